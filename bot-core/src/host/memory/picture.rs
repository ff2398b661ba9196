//! A finished game on one picture: who sat where with which cards, every night's dead, every vote.
//!
//! It is SVG, written here; nothing is told by colour alone, and whatever people called themselves is
//! cleaned, cut to its column and escaped.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::game::{CastVote, Notice, Seat, Side, seat_at};
use crate::text::Escape;

use super::words::Speaker;
use super::{Hearer, Replay, Stage};

/// Columns of nights and votes; a longer game shows its last ones.
const COLUMNS_MAX: usize = 40;
/// Widths and heights, in pixels.
const MARGIN: usize = 24;
const SEAT_WIDTH: usize = 40;
/// The columns of names and cards are as wide as the longest of them, within these bounds.
const NAME_WIDTH: (usize, usize) = (190, 380);
const HAND_WIDTH: (usize, usize) = (170, 380);
const COLUMN_WIDTH: usize = 46;
const END_WIDTH: usize = 110;
const ROW: usize = 32;
const HEAD: usize = 96;
/// From one line below the table to the next.
const LINE: usize = 22;
/// So wide is a narrow letter of the rows' size; Chinese signs are twice as wide.
const LETTER: usize = 9;
/// Sizes of the letters in the rows and in the title.
const LETTERS: usize = 15;
const TITLE: usize = 21;
const INK: &str = "#1b1b1f";
const FAINT: &str = "#5f6068";
/// What is drawn from where somebody went out.
const GONE: &str = "#8d8b83";

/// A night or a vote.
#[derive(Default)]
struct Column {
    head: String,
    votes: BTreeMap<Seat, String>,
    /// Who lost a card, and whether the whole seat went out with it.
    fallen: BTreeMap<Seat, bool>,
    night: bool,
}

/// The picture of a game as SVG.
pub(super) fn svg(replay: &Replay, speaker: &Speaker<'_>) -> String {
    let mut columns = columns(replay, speaker);
    let left_out = columns.len().saturating_sub(COLUMNS_MAX);
    columns.drain(..left_out);
    let kept = &replay.kept;
    let all = || (0..kept.seats.len()).map(seat_at);
    let longest = |told: Vec<String>| told.iter().map(|told| wide(told) + 12).max().unwrap_or(0);
    let names = longest(all().map(|seat| speaker.sitter(replay, seat)).collect());
    let cards = longest(all().map(|seat| speaker.cards(replay, seat)).collect());
    let names = names.clamp(NAME_WIDTH.0, NAME_WIDTH.1);
    let cards = cards.clamp(HAND_WIDTH.0, HAND_WIDTH.1);
    let table = SEAT_WIDTH + names + cards + END_WIDTH + COLUMN_WIDTH * columns.len();
    // The title stands in large letters; what is said below the table goes on in a further line.
    let title = wide(&speaker.say("picture-title", &[("row", speaker.row(kept).into())])) * TITLE / LETTERS;
    let inner = table.max(title).max(700);
    let below = lines(&about_votes(replay, speaker), inner);
    let width = 2 * MARGIN + inner;
    let height = HEAD + ROW * kept.seats.len() + 74 + LINE * below.len();
    let mut out = String::new();
    open(&mut out, (width, height), replay, speaker);
    heads(&mut out, (names, cards), &columns, left_out > 0, speaker);
    for seat in all() {
        row(&mut out, (width, names, cards), replay, seat, &columns, speaker);
    }
    legend(&mut out, HEAD + ROW * kept.seats.len() + 30, &below, speaker);
    out.push_str("</svg>\n");
    out
}

fn columns(replay: &Replay, speaker: &Speaker<'_>) -> Vec<Column> {
    let mut all: Vec<Column> = Vec::new();
    for step in &replay.steps {
        match step.stage {
            Stage::Night(number) => all.push(night(number, speaker)),
            Stage::Vote(number, 1) => all.push(day(number, speaker)),
            Stage::Vote(number, vote) => {
                let mut column = day(number, speaker);
                let _ = write!(column.head, "·{vote}");
                all.push(column);
            }
            Stage::Deal | Stage::Day(_) | Stage::End => {}
        }
        let told = step.lines.iter().filter(|line| line.to == Hearer::Room);
        for notice in told.map(|line| &line.notice) {
            hear(&mut all, notice, step.stage, speaker);
        }
    }
    all
}

fn night(number: u16, speaker: &Speaker<'_>) -> Column {
    let head = speaker.say("picture-night", &[("night", number.into())]);
    Column { head, night: true, ..Column::default() }
}

fn day(number: u16, speaker: &Speaker<'_>) -> Column {
    let head = speaker.say("picture-day", &[("day", number.into())]);
    Column { head, ..Column::default() }
}

fn hear(all: &mut Vec<Column>, notice: &Notice, stage: Stage, speaker: &Speaker<'_>) {
    match notice {
        Notice::Dawn { day, deaths } => {
            // Where the room is not told of nights, each has its column with its dead. Source: SL-02
            if all.last().is_none_or(|column| !column.night) && !deaths.is_empty() {
                all.push(night(*day, speaker));
            }
            if let Some(night) = all.last_mut() {
                for death in deaths {
                    *night.fallen.entry(death.seat).or_default() |= death.out;
                }
            }
        }
        Notice::Result { votes, .. } => {
            if let Some(vote) = all.last_mut() {
                for cast in votes {
                    let told = vote.votes.entry(cast.by).or_default();
                    if !told.is_empty() {
                        told.push('+');
                    }
                    told.push_str(&voted(cast));
                }
            }
        }
        // What is told of somebody whose death the dawn has told says how they died.
        Notice::Out { seat, .. } if all.iter().any(|column| column.fallen.get(seat) == Some(&true)) => {}
        Notice::Out { seat, out, .. } => {
            // Whoever goes out before the first vote of a day has no column yet.
            if let Stage::Day(number) = stage
                && all.last().is_none_or(|column| column.night)
            {
                all.push(day(number, speaker));
            }
            if let Some(column) = all.last_mut() {
                *column.fallen.entry(*seat).or_default() |= *out;
            }
        }
        _ => {}
    }
}

fn voted(cast: &CastVote) -> String {
    match cast.for_target {
        Some(target) if cast.void => format!("({target})"),
        Some(target) if cast.weight > 1 => format!("{target}×{}", cast.weight),
        Some(target) => target.to_string(),
        None => "–".to_owned(),
    }
}

fn open(out: &mut String, (width, height): (usize, usize), replay: &Replay, speaker: &Speaker<'_>) {
    let title = speaker.say("picture-title", &[("row", speaker.row(&replay.kept).into())]);
    let about = speaker.texts.why_over(speaker.locale, replay.kept.reason, replay.keeper());
    let (title, about) = (safe(&title), safe(&about));
    let fonts = fonts(&speaker.locale.0);
    let _ = write!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" aria-label="{title}" font-family="{fonts}" font-size="{LETTERS}" fill="{INK}">
<title>{title}</title>
<rect width="{width}" height="{height}" fill="#fbfaf7"/>
<text x="{MARGIN}" y="38" font-size="{TITLE}" font-weight="bold">{title}</text>
<text x="{MARGIN}" y="62" fill="{FAINT}">{about}</text>
"##
    );
}

fn heads(
    out: &mut String,
    (names, cards): (usize, usize),
    columns: &[Column],
    more: bool,
    speaker: &Speaker<'_>,
) {
    let y = HEAD - 10;
    let mut x = MARGIN + SEAT_WIDTH;
    for (key, width) in [("picture-name", names), ("picture-hand", cards)] {
        text(out, (x, y), "start", FAINT, &speaker.say(key, &[]));
        x += width;
    }
    for (index, column) in columns.iter().enumerate() {
        let head = if more && index == 0 { format!("…{}", column.head) } else { column.head.clone() };
        text(out, (x + COLUMN_WIDTH / 2, y), "middle", FAINT, &head);
        x += COLUMN_WIDTH;
    }
    text(out, (x + 16, y), "start", FAINT, &speaker.say("picture-end", &[]));
}

fn row(
    out: &mut String,
    (width, names, cards): (usize, usize, usize),
    replay: &Replay,
    number: Seat,
    columns: &[Column],
    speaker: &Speaker<'_>,
) {
    let Some(seat) = replay.kept.seats.get(number.index()) else { return };
    let top = HEAD + ROW * number.index();
    let base = top + 21;
    let fill = if number.index().is_multiple_of(2) { "#f1efe9" } else { "#fbfaf7" };
    let _ = writeln!(
        out,
        r#"<rect x="{MARGIN}" y="{top}" width="{}" height="{ROW}" fill="{fill}"/>"#,
        width - 2 * MARGIN
    );
    text(out, (MARGIN + SEAT_WIDTH - 12, base), "end", INK, &number.to_string());
    let mut x = MARGIN + SEAT_WIDTH;
    text(out, (x, base), "start", INK, &cut(&speaker.sitter(replay, number), names - 12));
    x += names;
    text(out, (x, base), "start", colour(seat.side), &cut(&speaker.cards(replay, number), cards - 12));
    x += cards;
    let mut out_already = false;
    for column in columns {
        let middle = x + COLUMN_WIDTH / 2;
        let shape = column.fallen.get(&number);
        if let Some(whole) = shape {
            mark(out, (middle, top + ROW / 2), column.night, *whole);
        } else if out_already {
            let _ = writeln!(
                out,
                r##"<path d="M{} {}h10" stroke="{GONE}" stroke-width="2"/>"##,
                middle - 5,
                top + ROW / 2
            );
        }
        if let Some(vote) = column.votes.get(&number) {
            // Beside a mark a vote is small, and ends before it.
            let beside = shape.is_some();
            let at = if beside { (middle - 12, top + 12) } else { (middle, base) };
            sized(
                out,
                at,
                if beside { "end" } else { "middle" },
                INK,
                if beside { 11 } else { LETTERS },
                &cut(vote, COLUMN_WIDTH),
            );
        }
        out_already |= shape == Some(&true);
        x += COLUMN_WIDTH;
    }
    x += 16;
    if seat.won {
        star(out, (x + 6, top + ROW / 2));
    }
    if seat.points != 0 {
        text(out, (x + 20, base), "start", INK, &format!("{:+}", seat.points));
    }
}

/// A card fallen at night is a cross, one fallen by day a square with a cross; a seat that plays on
/// with another card has a thin one.
fn mark(out: &mut String, (x, y): (usize, usize), night: bool, whole: bool) {
    let stroke = if whole { 3 } else { 1 };
    let _ = writeln!(
        out,
        r##"<path d="M{} {}l12 12m0 -12l-12 12" stroke="#a3241d" stroke-width="{stroke}" fill="none"/>"##,
        x - 6,
        y - 6
    );
    if !night {
        let _ = writeln!(
            out,
            r##"<rect x="{}" y="{}" width="20" height="20" fill="none" stroke="#a3241d" stroke-width="{}"/>"##,
            x - 10,
            y - 10,
            stroke.min(2)
        );
    }
}

fn star(out: &mut String, (x, y): (usize, usize)) {
    let _ = writeln!(
        out,
        r##"<path d="M{x} {}l2.4 5.2 5.6 .6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6z" fill="#b8860b"/>"##,
        y - 8
    );
}

/// What the signs mean, beside each of them.
fn legend(out: &mut String, y: usize, below: &[String], speaker: &Speaker<'_>) {
    let mut x = MARGIN + 10;
    for (night, key) in [(true, "picture-died"), (false, "picture-voted-out")] {
        mark(out, (x, y - 5), night, true);
        let told = speaker.say(key, &[]);
        text(out, (x + 18, y), "start", FAINT, &told);
        x += 18 + wide(&told) + 34;
    }
    star(out, (x, y - 5));
    text(out, (x + 16, y), "start", FAINT, &speaker.say("picture-won", &[]));
    for (line, told) in below.iter().enumerate() {
        text(out, (MARGIN, y + 28 + LINE * line), "start", FAINT, told);
    }
}

/// What the numbers in the columns are.
fn about_votes(replay: &Replay, speaker: &Speaker<'_>) -> String {
    speaker.say("picture-votes", &[("cards", replay.numbers_cards().into())])
}

fn text(out: &mut String, at: (usize, usize), anchor: &str, fill: &str, said: &str) {
    sized(out, at, anchor, fill, LETTERS, said);
}

fn sized(out: &mut String, (x, y): (usize, usize), anchor: &str, fill: &str, size: usize, said: &str) {
    let _ = writeln!(
        out,
        r#"<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{fill}" font-size="{size}">{}</text>"#,
        safe(said)
    );
}

fn safe(text: &str) -> String {
    Escape::Html.apply(text)
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::Killers => "#a3241d",
        Side::Good => "#1f4f8f",
        Side::Third => "#6a2c91",
    }
}

/// About how wide a text is, in pixels.
fn wide(text: &str) -> usize {
    text.chars().map(breadth).sum()
}

fn breadth(c: char) -> usize {
    match c {
        'W' | 'M' | 'w' | 'm' | '@' | '%' => LETTER + 6,
        c if u32::from(c) >= 0x1100 => 2 * LETTER - 2,
        c if c.is_uppercase() => LETTER + 3,
        _ => LETTER,
    }
}

/// A text in lines that are no longer than that. It is parted between words, and where signs are words between them.
fn lines(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_inclusive(|c: char| c == ' ' || u32::from(c) >= 0x2E80) {
        let closes = word.chars().all(|c| "，。：；、）".contains(c));
        match lines.last_mut() {
            Some(line) if closes || wide(line) + wide(word.trim_end()) <= most => line.push_str(word),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// As much of a text as fits.
fn cut(text: &str, most: usize) -> String {
    if wide(text) <= most {
        return text.to_owned();
    }
    let mut left = most.saturating_sub(2 * LETTER);
    let fits = |c: &char| {
        let fits = breadth(*c) <= left;
        left = left.saturating_sub(breadth(*c));
        fits
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

/// The fonts to look for, those of the language's own forms of Chinese signs first.
fn fonts(locale: &str) -> String {
    let own = match locale {
        "zh-Hant" => ["Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", "PingFang TC"],
        "ja" => ["Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", "Hiragino Sans"],
        _ => ["Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC"],
    };
    let other = ["WenQuanYi Zen Hei", "WenQuanYi Micro Hei", "Source Han Sans", "DejaVu Sans", "sans-serif"];
    own.iter().chain(&other).copied().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{Column, Notice, Seat, Speaker, Stage, cut, hear, lines, night, voted, wide};
    use crate::game::{CastVote, Cause, Death, Locale, Platform, Target};
    use crate::text::Texts;

    #[test]
    fn a_name_is_cut_to_its_column() {
        assert_eq!(cut("Ann", 178), "Ann");
        for letter in ["杀", "W", "i"] {
            let long = cut(&letter.repeat(32), 178);
            assert!(long.ends_with('…') && wide(&long) <= 178 + 16, "{long}");
        }
    }

    /// Source: SL-02
    #[test]
    fn the_nights_dead_have_a_column_whether_or_not_the_room_is_told_of_nights() {
        let (texts, locale) = (Texts::builtin().expect("the words are whole"), Locale::new("en"));
        let speaker = Speaker { texts: &texts, locale: &locale, platform: Platform::Console };
        let dawn = |day: u16, seat: u16| {
            let death = Death { seat: Seat(seat), card: 1, out: true, shown: None };
            Notice::Dawn { day, deaths: vec![death] }
        };
        let heads = |all: &[Column]| all.iter().map(|column| column.head.clone()).collect::<Vec<_>>();
        let mut told = vec![night(1, &speaker)];
        hear(&mut told, &dawn(1, 5), Stage::Night(1), &speaker);
        assert_eq!((heads(&told), told[0].fallen.get(&Seat(5))), (vec!["N1".to_owned()], Some(&true)));
        let mut untold = Vec::new();
        hear(&mut untold, &dawn(1, 5), Stage::Day(1), &speaker);
        untold.push(super::day(1, &speaker));
        hear(&mut untold, &dawn(2, 6), Stage::Day(2), &speaker);
        assert_eq!(heads(&untold), ["N1", "D1", "N2"]);
        assert_eq!((untold[0].fallen.len(), untold[1].fallen.len()), (1, 0));
        assert!(untold[2].night && untold[2].fallen.contains_key(&Seat(6)));
    }

    /// Source: DN-05
    #[test]
    fn whoever_the_dawn_has_told_dead_dies_once() {
        let (texts, locale) = (Texts::builtin().expect("the words are whole"), Locale::new("en"));
        let speaker = Speaker { texts: &texts, locale: &locale, platform: Platform::Console };
        let death = Death { seat: Seat(9), card: 1, out: true, shown: None };
        let mut all = vec![night(1, &speaker)];
        hear(&mut all, &Notice::Dawn { day: 1, deaths: vec![death] }, Stage::Day(1), &speaker);
        let out =
            |seat| Notice::Out { seat: Seat(seat), card: 1, out: true, cause: Cause::Suicide, shown: None };
        hear(&mut all, &out(9), Stage::Day(1), &speaker);
        assert_eq!((all.len(), all[0].fallen.len()), (1, 1));
        hear(&mut all, &out(8), Stage::Day(1), &speaker);
        assert_eq!((all.len(), all[1].fallen.get(&Seat(8))), (2, Some(&true)));
    }

    #[test]
    fn a_long_text_goes_on_in_a_further_line() {
        let english = "Whom the player voted for, twice with two votes.";
        let parted = lines(english, 200);
        assert_eq!(parted.concat(), english);
        assert!(parted.len() > 1 && parted.iter().all(|line| wide(line.trim_end()) <= 200), "{parted:?}");
        let chinese = "数字：投给几号。括号里的不算数，细线：几张牌里失去一张。";
        let parted = lines(chinese, 160);
        assert_eq!(parted.concat(), chinese);
        assert!(
            parted.len() > 1 && parted.iter().all(|line| !line.starts_with(['，', '。', '：'])),
            "{parted:?}"
        );
    }

    #[test]
    fn a_vote_tells_its_weight_and_whether_it_counts() {
        let cast = |weight, void| CastVote { by: Seat(1), for_target: Some(Target(12)), weight, void };
        assert_eq!(
            [voted(&cast(1, false)), voted(&cast(2, false)), voted(&cast(0, true))],
            ["12", "12×2", "(12)"]
        );
    }
}
