//! Says things in one language to one reader: seats, people, lists, spans of time.

use super::arg::Arg;
use super::catalogue::Texts;
use super::clean::{Escape, NAME_CHARS_MAX, SAID_CHARS_MAX, clean};
use super::face::Face;
use crate::game::rules::{HandForm, Pace};
use crate::game::{Ask, Keeper, Locale, Moment, PersonId, Platform, Role, RuleSet, Seat, Side, Target};

/// A language and a face to speak with.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) texts: &'a Texts,
    pub(super) locale: &'a Locale,
    pub(super) face: &'a Face,
}

impl Texts {
    pub(super) fn teller<'a>(&'a self, locale: &'a Locale, face: &'a Face) -> Teller<'a> {
        Teller { texts: self, locale, face }
    }

    /// A seat as it is shown to people: its number and who sits there.
    #[must_use]
    pub fn seat(&self, locale: &Locale, seat: Seat, face: &Face) -> String {
        self.teller(locale, face).seat(seat)
    }

    /// A person as they are shown: with the seat, if they have one.
    #[must_use]
    pub fn person(&self, locale: &Locale, id: &PersonId, face: &Face) -> String {
        self.teller(locale, face).person(id)
    }

    /// What somebody said, cleaned and escaped, for platforms that show in their own way who said it.
    #[must_use]
    pub fn said(&self, locale: &Locale, words: &str, face: &Face) -> String {
        self.teller(locale, face).said(words)
    }

    /// Several things as one: `a, b and c`.
    #[must_use]
    pub fn list(&self, locale: &Locale, items: &[String]) -> String {
        self.teller(locale, &Face::default()).list(items.iter().cloned())
    }

    /// The names that characters have in a language. Source: DN-01
    #[must_use]
    pub fn characters(&self, locale: &Locale) -> Vec<String> {
        let all = self.ui(locale, "characters", &[]);
        all.split([',', '，', '、'])
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect()
    }

    /// A span of time in words.
    #[must_use]
    pub fn span(&self, locale: &Locale, ms: u64) -> String {
        self.teller(locale, &Face::default()).span(ms)
    }

    /// The name of a seat's person alone, for labels that show the number elsewhere.
    #[must_use]
    pub fn seat_name(&self, locale: &Locale, seat: Seat, face: &Face) -> String {
        let teller = self.teller(locale, face);
        match (face.character(seat), face.in_seat(seat)) {
            (Some(character), _) => teller.shown_name(character),
            (None, Some((id, _))) => teller.name(id),
            (None, None) => self.ui(locale, "nameless", &[]),
        }
    }
}

impl Teller<'_> {
    /// A message.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.ui(self.locale, key, args)
    }

    /// A word of a closed list: `family-id`.
    pub(super) fn word(&self, family: &str, id: &str) -> String {
        self.say(&format!("{family}-{id}"), &[])
    }

    /// A seat with who sits there.
    pub(super) fn seat(&self, seat: Seat) -> String {
        self.face.shown(seat, self.locale, || self.seat_anew(seat))
    }

    fn seat_anew(&self, seat: Seat) -> String {
        match (self.face.character(seat), self.face.in_seat(seat)) {
            (Some(name), _) if !name.is_empty() => self.say(
                "seat-person",
                &[
                    ("seat", seat.0.into()),
                    ("name", self.shown_name(name).into()),
                    ("computer", false.into()),
                ],
            ),
            (None, Some((id, person))) => self.say(
                "seat-person",
                &[
                    ("seat", seat.0.into()),
                    ("name", self.name(id).into()),
                    ("computer", person.computer.into()),
                ],
            ),
            (_, _) => self.say("seat-bare", &[("seat", seat.0.into())]),
        }
    }

    /// A target: a seat's person (where cards lie in a ring, the card's number alone).
    pub(super) fn target(&self, target: Target) -> String {
        match &self.face.rules {
            Some(rules) if rules.hand == HandForm::AtOnce => {
                let owner = self.seat(Seat(target.0.div_ceil(2)));
                self.say("card-number", &[("card", target.0.into()), ("who", owner.into())])
            }
            Some(_) | None => self.seat(Seat(target.0)),
        }
    }

    /// How cards are held by the rules in force.
    pub(super) fn hand_form(&self) -> HandForm {
        self.face.rules.as_ref().map_or(HandForm::Single, |rules| rules.hand)
    }

    /// What was named for a power: people or cards, a card of one's own hand, or a mere number.
    pub(super) fn aims(&self, ask: Ask, targets: &[Target]) -> String {
        match ask {
            Ask::Order => {
                self.list(targets.iter().map(|target| self.say("hand-card", &[("card", target.0.into())])))
            }
            Ask::Side => self.list(targets.iter().map(|target| self.side_numbered(*target))),
            Ask::Squeeze => self.list(targets.iter().map(|target| target.0.to_string())),
            Ask::Approve => {
                let one = |target: &Target| self.say("review-number", &[("number", target.0.into())]);
                self.list(targets.iter().map(one))
            }
            _ => self.targets(targets),
        }
    }

    /// A side that was chosen by its number.
    fn side_numbered(&self, target: Target) -> String {
        let side = if target == Target(2) { Side::Killers } else { Side::Good };
        self.word("side", side.id())
    }

    pub(super) fn seats(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.list_or_nobody(seats.into_iter().map(|seat| self.seat(seat)))
    }

    pub(super) fn targets(&self, targets: &[Target]) -> String {
        self.list_or_nobody(targets.iter().map(|target| self.target(*target)))
    }

    /// A person, with the seat if they have one.
    pub(super) fn person(&self, id: &PersonId) -> String {
        match self.face.seat_of(id) {
            Some(seat) => self.seat(seat),
            None => self.name(id),
        }
    }

    /// A person's name, cleaned and escaped; of the reader's language for a computer player.
    pub(super) fn name(&self, id: &PersonId) -> String {
        match self.face.person(id) {
            Some(person) if person.computer => {
                let digits: String = id.id().chars().filter(char::is_ascii_digit).take(9).collect();
                let number = digits.parse::<u32>().unwrap_or(0);
                self.say("computer-name", &[("number", number.into())])
            }
            Some(person) => self.shown_name(&person.name),
            None => self.stranger(id),
        }
    }

    /// Somebody who keeps order: a player or guest by name, of anybody else the name that they had then, and where
    /// there is none, as what they did it.
    pub(super) fn keeper(&self, id: &PersonId, name: &str, keeper: Option<Keeper>) -> String {
        let known = self.face.person(id).filter(|person| person.name != id.id());
        if self.face.seat_of(id).is_some() || known.is_some() {
            return self.person(id);
        }
        if !clean(name, NAME_CHARS_MAX).is_empty() {
            return self.shown_name(name);
        }
        let office = match keeper {
            Some(keeper) => self.word("keeper", keeper.id()),
            None => self.say("keeper-unknown", &[]),
        };
        self.mention(id).unwrap_or(office)
    }

    /// Somebody whose name was never told. On Discord a mention shows it; it rings no bell, as mentions are sent.
    fn stranger(&self, id: &PersonId) -> String {
        if self.face.without_ids {
            return self.say("nameless", &[]);
        }
        self.mention(id).unwrap_or_else(|| self.shown_name(id.id()))
    }

    /// A mention, where the reader's platform shows the name in its place.
    fn mention(&self, id: &PersonId) -> Option<String> {
        let digits = id.id().bytes().all(|byte| byte.is_ascii_digit());
        let shows = self.face.escape == Escape::Discord && id.platform() == Platform::Discord;
        (shows && digits).then(|| format!("<@{}>", id.id()))
    }

    fn shown_name(&self, name: &str) -> String {
        let name = clean(name, NAME_CHARS_MAX);
        if name.is_empty() { self.say("nameless", &[]) } else { self.face.escape.apply(&name) }
    }

    /// What somebody said, on one line, cleaned and escaped.
    pub(super) fn said(&self, text: &str) -> String {
        self.face.escape.apply(&clean(text, SAID_CHARS_MAX))
    }

    /// `a, b and c`, by the language's own pattern.
    pub(super) fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else { return String::new() };
        let start = items
            .into_iter()
            .reduce(|start, next| self.say("list-more", &[("start", start.into()), ("next", next.into())]));
        let Some(start) = start else { return last };
        self.say("list-end", &[("start", start.into()), ("last", last.into())])
    }

    /// `police, or civilians and snipers`: any one of several.
    pub(super) fn any_of(&self, items: impl IntoIterator<Item = String>) -> String {
        let alternatives = items
            .into_iter()
            .reduce(|start, next| self.say("list-or", &[("start", start.into()), ("next", next.into())]));
        alternatives.unwrap_or_default()
    }

    fn list_or_nobody(&self, items: impl IntoIterator<Item = String>) -> String {
        let text = self.list(items);
        if text.is_empty() { self.say("nobody", &[]) } else { text }
    }

    /// `2 killers, 2 police and 4 civilians`.
    pub(super) fn roles<'r>(&self, roles: impl IntoIterator<Item = (&'r Role, &'r u16)>) -> String {
        self.list(
            roles
                .into_iter()
                .map(|(role, count)| self.say(&format!("role-{role}.count"), &[("count", (*count).into())])),
        )
    }

    /// A hand of cards.
    pub(super) fn hand(&self, hand: &[Role]) -> String {
        self.list(hand.iter().map(|role| self.word("role", role.id())))
    }

    /// The text with what time is left for it, if there is a limit.
    pub(super) fn limited(&self, text: String, ends: Option<Moment>) -> String {
        match ends {
            Some(ends) => self.say(
                "limited",
                &[
                    ("text", text.into()),
                    ("left", self.left(ends).into()),
                    ("clock", self.by_the_clock().is_some().into()),
                    ("time", self.time_of_day(ends).into()),
                ],
            ),
            None => text,
        }
    }

    /// The rules of a table that plays by the clock.
    fn by_the_clock(&self) -> Option<&RuleSet> {
        self.face.rules.as_deref().filter(|rules| rules.pace == Pace::Slow)
    }

    /// What the clocks of the table's zone show then; nothing where limits do not go by the clock.
    pub(super) fn time_of_day(&self, at: Moment) -> String {
        let time = self.by_the_clock().and_then(|rules| rules.time_of_day(at));
        time.map_or_else(String::new, |time| time.to_string())
    }

    /// How long it is until an instant, in the platform's way or in words.
    pub(super) fn left(&self, ends: Moment) -> String {
        match self.face.moments {
            Some(show) => show(ends),
            None => self.span(ends.since(self.face.at)),
        }
    }

    /// A span of time in its one or two largest units, rounded up to a second.
    pub(super) fn span(&self, ms: u64) -> String {
        let seconds = ms.div_ceil(1000);
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
        let unit = |unit: &str, count: u64| self.say(&format!("span-{unit}"), &[("count", count.into())]);
        let two = |large: String, small_unit: &str, small: u64| {
            if small == 0 {
                return large;
            }
            self.say("span-two", &[("large", large.into()), ("small", unit(small_unit, small).into())])
        };
        match seconds {
            0..120 => unit("seconds", seconds),
            120..3600 => two(unit("minutes", minutes), "seconds", seconds % 60),
            3600..86_400 => two(unit("hours", hours), "minutes", minutes % 60),
            86_400.. => two(unit("days", days), "hours", hours % 24),
        }
    }
}

/// Several paragraphs or lines as one text; empty ones leave no gap.
pub(super) fn lines(lines: impl IntoIterator<Item = String>) -> String {
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}
