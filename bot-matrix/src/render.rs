//! From the judge's words to message bodies that Matrix carries whole.

/// The most bytes that the bodies of one message may take, as JSON. Encrypting adds
/// a third, and a whole event may have 64 KiB with everything around it.
pub(crate) const MOST_BYTES: usize = 30_000;

/// One message: the same words twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece {
    /// For clients that show plain text.
    pub(crate) plain: String,
    /// For clients that show HTML.
    pub(crate) html: String,
}

impl Piece {
    fn new(plain: &str) -> Self {
        Self { plain: plain.to_owned(), html: escape(plain) }
    }

    /// The same words with the name of who says them before them, marked for clients that show it in
    /// another place.
    pub(crate) fn said_by(&self, name: &str) -> Self {
        let name = defuse(name);
        Self {
            plain: format!("{name}: {}", self.plain),
            html: format!("<strong data-mx-profile-fallback>{}: </strong>{}", escape(&name), self.html),
        }
    }
}

/// The text as messages of at most `most` bytes each: broken between lines where that
/// is possible, inside a line where it is not, and nowhere inside a character.
pub(crate) fn pieces(text: &str, most: usize) -> Vec<Piece> {
    let text = defuse(text.trim_end_matches('\n'));
    let mut made = Vec::new();
    let mut open = String::new();
    let mut cost = 0;
    let mut close = |open: &mut String, cost: &mut usize| {
        // A message of nothing but line ends would show as an empty bubble.
        if !open.trim().is_empty() {
            made.push(Piece::new(open.trim_end_matches('\n')));
        }
        open.clear();
        *cost = 0;
    };
    for line in text.split_inclusive('\n') {
        let price: usize = line.chars().map(price).sum();
        if cost + price > most {
            close(&mut open, &mut cost);
        }
        for character in line.chars() {
            let one = self::price(character);
            if cost + one > most {
                close(&mut open, &mut cost);
            }
            open.push(character);
            cost += one;
        }
    }
    close(&mut open, &mut cost);
    made
}

/// How many bytes a character takes in both bodies, as JSON.
fn price(character: char) -> usize {
    let json = match character {
        '"' | '\\' | '\n' | '\r' | '\t' => 2,
        c if c.is_control() => 6,
        c => c.len_utf8(),
    };
    json + match entity(character) {
        Some(entity) => entity.len(),
        None => json,
    }
}

fn entity(character: char) -> Option<&'static str> {
    Some(match character {
        '&' => "&amp;",
        '<' => "&lt;",
        '>' => "&gt;",
        '"' => "&quot;",
        '\'' => "&#39;",
        '\n' => "<br>",
        _ => return None,
    })
}

fn escape(plain: &str) -> String {
    plain.chars().fold(String::with_capacity(plain.len()), |mut html, c| {
        match entity(c) {
            Some(entity) => html.push_str(entity),
            None => html.push(c),
        }
        html
    })
}

/// Breaks up "@room", with which a player's name could ring everybody's bell
/// through the bot's mouth in clients that still look for the word.
fn defuse(text: &str) -> String {
    const WORD: &str = "@room";
    let folded = text.to_ascii_lowercase();
    let mut safe = String::with_capacity(text.len());
    let mut from = 0;
    for (at, _) in folded.match_indices(WORD) {
        safe.push_str(&text[from..=at]);
        // A word joiner: no width, no line break, and no longer the word.
        safe.push('\u{2060}');
        from = at + 1;
    }
    safe.push_str(&text[from..]);
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(piece: &Piece) -> usize {
        serde_json::to_string(&piece.plain).unwrap().len() + serde_json::to_string(&piece.html).unwrap().len()
    }

    #[test]
    fn both_bodies_say_the_same() {
        let made = pieces("<b>Ann</b> & \"Ben\"\nnext\n", MOST_BYTES);
        assert_eq!(
            made,
            [Piece {
                plain: "<b>Ann</b> & \"Ben\"\nnext".into(),
                html: "&lt;b&gt;Ann&lt;/b&gt; &amp; &quot;Ben&quot;<br>next".into()
            }]
        );
    }

    #[test]
    fn long_texts_are_split_without_losing_anything() {
        let line = "夜幕降临 <Ann> \u{1}\"x\"\n";
        for text in [line.repeat(4000), "夜".repeat(40_000), "<".repeat(20_000), "a\n".repeat(30_000)] {
            let made = pieces(&text, MOST_BYTES);
            assert!(made.len() > 1);
            for piece in &made {
                assert!(size(piece) <= MOST_BYTES + 8, "{}", size(piece));
            }
            let words = |text: &str| text.chars().filter(|c| *c != '\n').collect::<String>();
            let joined: String = made.iter().map(|piece| words(&piece.plain)).collect();
            assert_eq!(joined, words(&text));
        }
        // Lines stay whole.
        assert!(pieces(&line.repeat(4000), MOST_BYTES).iter().all(|piece| piece.plain.starts_with('夜')));
    }

    #[test]
    fn nothing_to_say_is_no_message() {
        assert!(pieces("", MOST_BYTES).is_empty());
        assert!(pieces("\n \n", MOST_BYTES).is_empty());
    }

    #[test]
    fn nobody_rings_the_bell_of_the_room() {
        let made = pieces("@room @ROOM @roommate x@Room", MOST_BYTES);
        assert!(!made[0].plain.to_lowercase().contains("@room"));
        assert!(!made[0].html.to_lowercase().contains("@room"));
        assert_eq!(made[0].plain.replace('\u{2060}', ""), "@room @ROOM @roommate x@Room");
    }
}
