//! The Conan game in words: what is typed in it, and what its answers, clues and deeds are called.
//!
//! Source: CO-03 to CO-36

use super::arg::Arg;
use super::catalogue::Texts;
use super::parse::{Parsed, Typed};
use super::prompt::Asked;
use super::teller::{Teller, lines};
use super::typed::{self, fold_char};
use crate::game::{
    Action, Answer, Ask, CastVote, ClueKind, ClueValue, Deduction, Detail, Kind, Nature, PlayerRef, Role,
    Seat, Target,
};

impl Texts {
    /// `play gin 4`, `扮演琴酒4`.
    pub(super) fn play(&self, typed: &Typed<'_>) -> Parsed {
        let (name, rest) = role_and_rest(typed.rest);
        let Some(role) = self.words.role(name) else { return typed.misused() };
        let targets = typed::players(rest);
        if targets.is_empty() {
            return typed.misused();
        }
        Parsed::Action(Action::Play { role, targets, prompt: None })
    }

    /// `cover child f`, `cover detective child f`, in any order.
    pub(super) fn cover(&self, typed: &Typed<'_>) -> Parsed {
        let (mut kind, mut build, mut sex) = (None, None, None);
        for word in typed.rest.split(typed::divides).filter(|word| !word.is_empty()) {
            let (as_kind, as_build, as_sex) =
                (self.words.kind(word), self.words.build(word), self.words.sex(word));
            if (kind.is_some() && as_kind.is_some())
                || (build.is_some() && as_build.is_some())
                || (sex.is_some() && as_sex.is_some())
                || (as_kind.is_none() && as_build.is_none() && as_sex.is_none())
            {
                return typed.misused();
            }
            (kind, build, sex) = (kind.or(as_kind), build.or(as_build), sex.or(as_sex));
        }
        match (build, sex) {
            (Some(build), Some(sex)) => Parsed::Action(Action::Cover { kind, build, sex, prompt: None }),
            (_, _) => typed.misused(),
        }
    }

    /// `deduce build 5 child`, `deduce role 5 gin`, `deduce boss 5`, `deduce none`; the first word may be
    /// left out where the last one says it.
    pub(super) fn deduce(&self, typed: &Typed<'_>) -> Parsed {
        let words: Vec<&str> = typed.rest.split(typed::divides).filter(|word| !word.is_empty()).collect();
        let about = words.first().and_then(|word| self.words.clue(word));
        let rest = if about.is_some() { words.get(1..).unwrap_or_default() } else { &words[..] };
        let whom = |words: &[&str]| typed::player(&words.join(" "));
        let said = match (about, rest) {
            (Some(ClueKind::None), []) => Some(Deduction::None),
            (Some(ClueKind::Boss), who) => whom(who).map(Deduction::Boss),
            (Some(ClueKind::None), _) => None,
            (about, [who @ .., last]) => self.deduced(about, whom(who), last),
            (_, []) => None,
        };
        said.map_or_else(
            || typed.misused(),
            |deduction| Parsed::Action(Action::Deduce { deduction, prompt: None }),
        )
    }

    /// What the last word says of somebody.
    fn deduced(
        &self,
        about: Option<ClueKind>,
        who: Option<PlayerRef>,
        last: &str,
    ) -> Option<Deduction<PlayerRef>> {
        let (build, role) = (self.words.build(last), self.words.role(last));
        match (about, build, role) {
            (Some(ClueKind::Build) | None, Some(build), _) => Some(Deduction::Build(who?, build)),
            // Said to be a role, nobody is the boss: that call can be made once, and has its own word.
            (None, _, Some(Role::Boss)) => Some(Deduction::Boss(who?)),
            (Some(ClueKind::Role) | None, _, Some(role)) => Some(Deduction::Role(who?, role)),
            (Some(_) | None, _, _) => None,
        }
    }
}

/// A role's name and what follows it: at a space, or at a number that is glued to it.
pub(super) fn role_and_rest(text: &str) -> (&str, &str) {
    let begins = |c: char| {
        let c = fold_char(c);
        c.is_whitespace() || c.is_ascii_digit() || matches!(c, '#' | '@' | '<')
    };
    text.split_at(text.find(begins).unwrap_or(text.len()))
}

impl Teller<'_> {
    /// An answer that only this game gives.
    pub(super) fn looked_into(&self, ask: Ask, targets: &[Target], answer: &Answer) -> String {
        let who = ("who", Arg::from(self.targets(targets)));
        match answer {
            // The type of killer is written as the role is.
            Answer::Role(_) => self.kind_answer(who, Kind::Killer),
            Answer::Kind(kind) => self.kind_answer(who, *kind),
            Answer::Build(build) => {
                self.say("answer-build", &[who, ("build", self.word("build", build.id()).into())])
            }
            Answer::Sex(sex) => self.say("answer-sex", &[who, ("sex", self.word("sex", sex.id()).into())]),
            Answer::Found(seat) => self.say("answer-found", &[who, ("found", self.seat(*seat).into())]),
            Answer::Targets { targets } => {
                self.say("answer-targets", &[who, ("targets", self.aims(ask, targets).into())])
            }
            Answer::Looks { build, sex } => self.say(
                "answer-looks",
                &[
                    who,
                    ("build", self.word("build", build.id()).into()),
                    ("sex", self.word("sex", sex.id()).into()),
                ],
            ),
            Answer::Account(person) => {
                self.say("answer-account", &[who, ("account", self.name(person).into())])
            }
            Answer::Hint(hint) => self.say(&format!("answer-{hint}"), &[who]),
        }
    }

    fn kind_answer(&self, who: (&str, Arg), kind: Kind) -> String {
        self.say("answer-kind", &[who, ("kind", self.word("kind", kind.id()).into())])
    }

    /// What a candidate has, or lacks, beside the votes that were given. Source: CO-06
    pub(super) fn by_clue(&self, votes: &[CastVote], target: Target, count: u16) -> Option<String> {
        let given = votes.iter().filter(|vote| vote.for_target == Some(target) && !vote.void);
        let given: u16 = given.map(|vote| vote.weight).sum();
        let args = [("who", self.target(target).into()), ("more", (count > given).into())];
        (given != count).then(|| self.say("votes-clue", &args))
    }

    /// The day's clue. Source: CO-06
    pub(super) fn clue(&self, kind: ClueKind, seat: Option<Seat>, value: Option<ClueValue>) -> String {
        let who = seat.map_or_else(|| self.say("nobody", &[]), |seat| self.seat(seat));
        let value = match value {
            None => String::new(),
            Some(ClueValue::Build(build)) => self.word("build", build.id()),
            Some(ClueValue::Role(role)) => self.role_a(role),
        };
        self.say("clue-says", &[("kind", kind.id().into()), ("who", who.into()), ("value", value.into())])
    }

    /// What was noted beside the targets.
    pub(super) fn noted_in_detail(&self, ask: Ask, targets: &[Target], detail: &Detail) -> String {
        match detail {
            Detail::Played(role) => self.say(
                "notice-noted-play",
                &[("role", self.role_a(*role).into()), ("targets", self.aims(ask, targets).into())],
            ),
            Detail::Looks(kind, build, sex) => self.say(
                "notice-noted-cover",
                &[
                    ("typed", kind.is_some().into()),
                    ("kind", kind.map_or_else(String::new, |kind| self.word("kind", kind.id())).into()),
                    ("build", self.word("build", build.id()).into()),
                    ("sex", self.word("sex", sex.id()).into()),
                ],
            ),
            Detail::Deduced(deduction) => {
                let clue = self.clue(deduction.kind(), deduction.who().copied(), deduction.value());
                self.say("notice-noted-deduce", &[("clue", clue.into())])
            }
            Detail::Side(hand) => self.say(
                "notice-noted-squeeze",
                &[
                    ("ask", self.word("ask", ask.id()).into()),
                    ("count", targets.first().map_or(0, |target| target.0).into()),
                    ("hand", self.word("hand", hand.id()).into()),
                ],
            ),
        }
    }

    /// How to answer what takes more than targets; `None` where targets are enough.
    pub(super) fn how_in_words(&self, asked: &Asked<'_>) -> Option<String> {
        let roles = || Arg::from(self.list(asked.roles.keys().map(|role| self.word("role", role.id()))));
        match asked.ask {
            Ask::Play => Some(self.say("prompt-how-play", &[("roles", roles())])),
            Ask::Deduce => {
                let args = [("roles", roles()), ("calls", asked.calls_boss.into())];
                Some(self.say("prompt-how-deduce", &args))
            }
            Ask::Cover => Some(self.say("prompt-how-cover", &[])),
            _ => None,
        }
    }

    /// What a card is to look at, said to its owner.
    pub(super) fn nature(&self, nature: Nature) -> String {
        self.say(
            "ability-nature",
            &[
                ("kind", self.word("kind", nature.kind.id()).into()),
                ("build", self.word("build", nature.build.id()).into()),
                ("sex", self.word("sex", nature.sex.id()).into()),
            ],
        )
    }

    /// A deed of the ledger whose targets the writer replaced. Source: CO-26
    pub(super) fn turned(&self, named: &[Target], said: String) -> String {
        lines([said, self.say("ledger-instead", &[("targets", self.targets(named).into())])])
    }
}
