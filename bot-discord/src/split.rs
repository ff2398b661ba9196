//! A long text as several messages.

/// Discord takes this many characters in one message.
pub(crate) const MESSAGE_MAX: usize = 2000;

/// Cuts a text into pieces of at most `most` UTF-16 units, at line ends where
/// possible, else at spaces, never inside an escape. A text that fits stays
/// whole; an empty one has no pieces.
pub(crate) fn split(text: &str, most: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = text.trim_end();
    while !rest.is_empty() {
        let (piece, after) = rest.split_at(cut(rest, most.max(2)));
        let piece = piece.trim_end();
        if !piece.is_empty() {
            pieces.push(piece.to_owned());
        }
        rest = after.trim_start_matches('\n');
    }
    pieces
}

/// Where to cut: a byte index above 0.
fn cut(text: &str, most: usize) -> usize {
    let (mut units, mut end) = (0, text.len());
    let (mut line, mut space) = (None, None);
    for (at, c) in text.char_indices() {
        units += c.len_utf16();
        if units > most {
            end = at;
            break;
        }
        match c {
            '\n' => line = Some(at + 1),
            ' ' => space = Some(at + 1),
            _ => {}
        }
    }
    if end == text.len() {
        return end;
    }
    // A late line end makes whole paragraphs; an early one would make many messages of one.
    let far_enough = |at: &usize| *at > end / 4;
    if let Some(at) = line.filter(far_enough).or(space.filter(far_enough)) {
        return at;
    }
    let slashes = text[..end].bytes().rev().take_while(|byte| *byte == b'\\').count();
    if slashes % 2 == 1 && end > 1 { end - 1 } else { end }
}

#[cfg(test)]
mod tests {
    use super::{MESSAGE_MAX, split};

    #[test]
    fn what_fits_stays_whole() {
        assert_eq!(split("a\nb", MESSAGE_MAX), ["a\nb"]);
        assert_eq!(split("", MESSAGE_MAX), Vec::<String>::new());
        assert_eq!(split(" \n", MESSAGE_MAX), Vec::<String>::new());
    }

    #[test]
    fn lines_are_kept_whole_where_they_can_be() {
        assert_eq!(split("aaaa\nbbbb\ncc", 10), ["aaaa\nbbbb", "cc"]);
        assert_eq!(split("aaaa bbbb cc", 10), ["aaaa bbbb", "cc"]);
    }

    #[test]
    fn nothing_is_lost_or_too_long() {
        for text in ["杀".repeat(5000), "🐺".repeat(3000), format!("a\n{}", "b".repeat(4999))] {
            let pieces = split(&text, MESSAGE_MAX);
            assert!(pieces.iter().all(|piece| piece.encode_utf16().count() <= MESSAGE_MAX));
            let joined: String = pieces.concat();
            assert_eq!(joined.replace('\n', ""), text.replace('\n', ""));
        }
    }

    #[test]
    fn an_escape_is_not_torn() {
        assert_eq!(split(r"abc\_d", 4), ["abc", r"\_d"]);
        assert_eq!(split(r"ab\\cd", 4), [r"ab\\", "cd"]);
    }
}
