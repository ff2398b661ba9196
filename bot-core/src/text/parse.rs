//! Typed text becomes a command, a question, talk, or a refusal. Any text whatever: nothing here panics.

mod argument;
mod talk;

use super::catalogue::Texts;
use super::clean::{clean, clean_lines, is_unseen};
use super::command::Verb;
use super::conan::role_and_rest;
use super::house::Wish;
use super::recall::Recall;
use super::typed::{self, fold_char};
use super::words::Head;
use crate::game::{Action, Ask, Claim, Code, Locale, Place, PlayerRef, Reason, Refusal, Secret, Side};

pub(super) use argument::Typed;
use argument::{announce, review};
use talk::{TALK_WORDS, is_talk};

/// Commands and private talk are read up to this many characters.
pub const TEXT_CHARS_MAX: usize = 2000;

/// A story is read up to this many characters at a time.
const STORY_TYPED_MAX: usize = 12_000;

/// A pasted rule set is read up to this many characters.
const RULESET_TYPED_MAX: usize = 60_000;

/// What a typed text is.
#[derive(Clone, Debug)]
pub enum Parsed {
    /// A wish, complete as it stands.
    Action(Action),
    /// Opens a table; of the house's usual rule set if none is named.
    New {
        /// The rule set's id as typed.
        ruleset: Option<String>,
    },
    /// Takes a seat, under the name that the platform knows.
    Join,
    /// Sets an option of the table's rule set.
    Set {
        /// The option's path.
        option: String,
        /// The value as typed.
        value: String,
    },
    /// Puts a substitute in a seat.
    Substitute {
        /// Whose seat.
        player: PlayerRef,
        /// Who shall sit there: a mention or a user id.
        newcomer: PlayerRef,
    },
    /// A question to the judge, which changes nothing.
    Query(Query),
    /// Numbers alone: the answer to the one thing that is asked, if one is.
    Bare(Vec<PlayerRef>),
    /// Ordinary talk: to the room, or privately to one's team.
    Talk(String),
    /// Meant as a command, but none that can be followed.
    Refused(Refusal),
}

/// A question to the judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// What can be done now, or what one command does.
    Help(Option<String>),
    /// All commands.
    HelpAll,
    /// How a game goes, for whoever has never played.
    Intro,
    /// About the community, and how one is written to; most of it changes something.
    Wish(Wish),
    /// The table's rules, or those of a rule set.
    Rules(Option<String>),
    /// Which rule sets there are.
    Rulesets,
    /// Who sits here and what is going on.
    Table,
    /// One's own card.
    Role,
    /// The words of the game.
    Terms(Option<String>),
    /// What is happening now and what one can do.
    Explain,
    /// What has happened so far, as everybody knows it.
    Recap,
    /// About finished games and what is remembered.
    Recall(Recall),
    /// Who has posted how much.
    Posts,
    /// Which languages there are, or speak this one: privately to oneself, in a room (by the host) to the table.
    Lang(Option<Locale>),
}

impl Texts {
    /// Reads a typed text. Names of commands and roles are understood in every language.
    #[must_use]
    pub fn parse(&self, place: Place, text: &str) -> Parsed {
        let (text, body) = bodied(text);
        let marked = text.len() > body.len();
        let direct = match place {
            Place::Direct => true,
            Place::Room => false,
        };
        if !marked && !direct {
            return Parsed::Talk(text.chars().take(TEXT_CHARS_MAX).collect());
        }
        let most = match self.head(body) {
            Some((Head::Command(spec), _)) if spec.verb == Verb::Tell => STORY_TYPED_MAX,
            Some((Head::Command(spec), _)) if spec.verb == Verb::OwnRuleset => RULESET_TYPED_MAX,
            Some(_) | None => TEXT_CHARS_MAX,
        };
        if text.chars().nth(most).is_some() {
            return Parsed::Refused(Refusal::new(Code::TooLong).because(Reason::TextLimit).with("max", most));
        }
        // `!`, `!!`, `!?` are no commands but feelings.
        if !body.chars().next().is_some_and(|c| c.is_alphanumeric() || c == '#') {
            return match (direct, text.is_empty()) {
                (true, true) => Parsed::Refused(Code::TooShort.into()),
                (_, _) => Parsed::Talk(text.to_owned()),
            };
        }
        if let Some(recall) = self.privacy_phrase(body) {
            return Parsed::Query(Query::Recall(recall));
        }
        if let Some(numbers) = typed::bare_numbers(body) {
            return Parsed::Bare(numbers);
        }
        match self.head(body) {
            Some((Head::Command(spec), rest)) => {
                if !marked && is_talk(spec, rest) {
                    return Parsed::Talk(text.to_owned());
                }
                self.command(&Typed { spec, rest })
            }
            Some((Head::Powerless(secret), rest)) => {
                if !marked && rest.split_whitespace().count() > TALK_WORDS {
                    return Parsed::Talk(text.to_owned());
                }
                Parsed::Refused(if secret && !direct {
                    Refusal::new(Code::Forbidden).because(Reason::SayItPrivately)
                } else {
                    Code::NotYours.into()
                })
            }
            None if marked => self.unknown(body),
            None => Parsed::Talk(text.to_owned()),
        }
    }

    /// What a text commands, if it does, and what follows the command's name.
    pub(super) fn command_and_rest<'a>(&self, place: Place, text: &'a str) -> Option<(Verb, &'a str)> {
        let (text, body) = bodied(text);
        if text.len() == body.len() && place == Place::Room {
            return None;
        }
        match self.head(body)? {
            (Head::Command(spec), rest) => Some((spec.verb, rest)),
            (Head::Powerless(_), _) => None,
        }
    }

    /// The command word at the beginning, and what follows it: `kill 5`, `杀5`, `跳警察`.
    fn head<'a>(&self, body: &'a str) -> Option<(Head, &'a str)> {
        let end = body.find(|c: char| fold_char(c).is_whitespace()).unwrap_or(body.len());
        let (word, rest) = body.split_at(end);
        let folded = typed::fold(word);
        if let Some(head) = self.words.command(&folded) {
            return Some((head, rest.trim()));
        }
        let (head, chars) = self.words.command_prefix(&folded)?;
        let cut = body.char_indices().nth(chars).map_or(body.len(), |(at, _)| at);
        let glued = body.get(cut..)?.trim();
        let first = glued.chars().next().map(fold_char)?;
        let takes_role = match head {
            Head::Command(spec) => match spec.verb {
                Verb::Claim => self.words.role(glued).is_some() || self.words.side(glued).is_some(),
                Verb::Side => self.words.side(glued).is_some(),
                Verb::Play => self.words.role(role_and_rest(glued).0).is_some(),
                _ => false,
            },
            Head::Powerless(_) => false,
        };
        let takes_target = first.is_ascii_digit() || first == '#' || first == '<' || first == '@';
        (takes_role || takes_target).then_some((head, glued))
    }

    fn unknown(&self, body: &str) -> Parsed {
        let word = body.split_whitespace().next().unwrap_or_default();
        let mut refusal = Refusal::new(Code::UnknownCommand).with("typed", clean(word, 20));
        if let Some(near) = self.words.near(&typed::fold(word)) {
            refusal = refusal.with("suggestion", near);
        }
        Parsed::Refused(refusal)
    }

    fn command(&self, typed: &Typed<'_>) -> Parsed {
        if typed.spec.args.is_empty() && !typed.rest.is_empty() {
            return typed.misused();
        }
        match typed.spec.verb {
            Verb::New => Parsed::New { ruleset: typed.word().map(|id| typed::fold(id).to_lowercase()) },
            Verb::Join => Parsed::Join,
            Verb::Leave => Parsed::Action(Action::Leave),
            Verb::Add => match typed.word().map_or(Some(1), |word| typed::fold(word).parse().ok()) {
                Some(count @ 1..=60) => Parsed::Action(Action::AddComputers { count }),
                Some(_) | None => typed.misused(),
            },
            Verb::Ready => Parsed::Action(Action::Ready),
            Verb::Start => Parsed::Action(Action::Start),
            Verb::Stop => Parsed::Action(Action::Stop),
            Verb::Kick => typed.with_reason(|player, reason| Action::Kick { player, reason }),
            Verb::Warn => typed.with_reason(|player, reason| Action::Warn { player, reason }),
            Verb::Fine => typed.fine(),
            Verb::Cohost => typed.with_player(|player| Action::Cohost { player }),
            Verb::House => self.house(typed),
            Verb::OwnRuleset => self.own_ruleset(typed),
            Verb::Notify => self.notify(typed),
            Verb::Remind => self.remind(typed),
            Verb::Intro => Parsed::Query(Query::Intro),
            Verb::Substitute => typed.substitute(),
            Verb::PassHost => typed.with_player(|player| Action::PassHost { player }),
            Verb::Shuffle => Parsed::Action(Action::Shuffle),
            Verb::Set => self.set(typed),
            Verb::Next => Parsed::Action(Action::Next),
            Verb::Extend => match typed.word().map_or(Some(60), |_| self.duration(typed.rest)) {
                Some(seconds) => Parsed::Action(Action::Extend { seconds }),
                None => typed.misused(),
            },
            Verb::Pause => Parsed::Action(Action::Pause),
            Verb::Resume => Parsed::Action(Action::Resume),
            Verb::Away => Parsed::Action(Action::Away),
            Verb::SelfReport => Parsed::Action(Action::SelfReport),
            Verb::AskHost if typed.rest.is_empty() => typed.misused(),
            Verb::AskHost => Parsed::Action(Action::AskHost { text: typed.rest.to_owned() }),
            Verb::Vote => typed.with_players(|targets| Action::Vote { targets, prompt: None }),
            Verb::Abstain => Parsed::Action(Action::Abstain { prompt: None }),
            Verb::Unvote => Parsed::Action(Action::Unvote),
            Verb::Pass => Parsed::Action(Action::Pass { prompt: None }),
            Verb::Floor => Parsed::Action(Action::Floor { prompt: None }),
            Verb::Explode => Parsed::Action(Action::Explode),
            Verb::Confess => Parsed::Action(Action::Confess),
            Verb::Surrender => Parsed::Action(Action::Surrender),
            Verb::Claim => self.claim(typed),
            Verb::Draw => Parsed::Action(Action::Draw),
            Verb::Suspect => typed.with_player(|player| Action::Suspect { player }),
            // The reason is for the others to read; the judge looks at the deed alone.
            Verb::Accuse => typed::player_with_reason(typed.rest).map_or_else(
                || typed.misused(),
                |player| Parsed::Action(Action::Accuse { player, prompt: None }),
            ),
            Verb::Write => typed.write(),
            Verb::Squeeze => self.squeeze(typed),
            Verb::Play => self.play(typed),
            Verb::Cover => self.cover(typed),
            Verb::Deduce => self.deduce(typed),
            Verb::Side => self.chosen_side(typed),
            Verb::Friend => typed.with_player(|player| Action::Friend { player }),
            Verb::Announce => announce(typed),
            Verb::Tell if typed.rest.is_empty() => typed.misused(),
            Verb::Tell => {
                let text = Secret::new(clean_lines(typed.rest, STORY_TYPED_MAX));
                Parsed::Action(Action::Tell { text, prompt: None })
            }
            Verb::Approve => review(typed, true),
            Verb::Refuse => review(typed, false),
            Verb::Swap => typed.with_player(|player| Action::Swap { player }),
            // A power that names nobody.
            Verb::Act(ask) if typed.spec.args.is_empty() => {
                Parsed::Action(Action::Act { ask, targets: Vec::new(), prompt: None })
            }
            Verb::Act(ask) => typed.with_players(|targets| Action::Act { ask, targets, prompt: None }),
            Verb::Decline => self.decline(typed),
            Verb::Rules => Parsed::Query(Query::Rules(typed.text())),
            Verb::Rulesets => Parsed::Query(Query::Rulesets),
            Verb::Table => Parsed::Query(Query::Table),
            Verb::Role => Parsed::Query(Query::Role),
            Verb::Lang => self.lang(typed),
            Verb::Terms => Parsed::Query(Query::Terms(typed.text())),
            Verb::Explain => Parsed::Query(Query::Explain),
            Verb::Recap => Parsed::Query(Query::Recap),
            Verb::History => Parsed::Query(Query::Recall(Recall::History)),
            Verb::Replay => self.replay(typed),
            Verb::Stats => Parsed::Query(Query::Recall(Recall::Stats(typed::player(typed.rest)))),
            Verb::Ranking => Parsed::Query(Query::Recall(Recall::Ranking(typed.text()))),
            Verb::Season => self.season(typed),
            Verb::Picture => Parsed::Query(Query::Recall(Recall::Picture(typed.text()))),
            Verb::Export => Parsed::Query(Query::Recall(Recall::Export(typed.text()))),
            Verb::Privacy => self.privacy(typed),
            Verb::Posts => Parsed::Query(Query::Posts),
            Verb::Help => self.help_wanted(typed),
        }
    }

    fn duration(&self, text: &str) -> Option<u32> {
        typed::duration_s(&self.words, text)
    }

    fn set(&self, typed: &Typed<'_>) -> Parsed {
        let (option, value) = match typed.rest.split_once(|c: char| fold_char(c).is_whitespace() || c == '=')
        {
            Some((option, value)) => (option, value.trim()),
            None => (typed.rest, ""),
        };
        if option.is_empty() || value.is_empty() {
            return typed.misused();
        }
        Parsed::Set { option: self.words.option(&typed::fold(option)), value: typed::fold(value) }
    }

    /// `squeeze 4 left`, `捏4左`.
    fn squeeze(&self, typed: &Typed<'_>) -> Parsed {
        let rest = typed::fold(typed.rest);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (count, side) = rest.split_at(digits);
        let (count, side) = (count.parse().ok(), self.words.hand(side));
        match (count, side) {
            (Some(count), Some(side)) => Parsed::Action(Action::Squeeze { count, side, prompt: None }),
            (_, _) => typed.misused(),
        }
    }

    /// `side good`, `选边匪方`.
    fn chosen_side(&self, typed: &Typed<'_>) -> Parsed {
        let number = match self.words.side(typed.rest) {
            Some(Side::Good) => 1,
            Some(Side::Killers) => 2,
            Some(Side::Third) | None => return typed.misused(),
        };
        let targets = vec![PlayerRef::Number(number)];
        Parsed::Action(Action::Act { ask: Ask::Side, targets, prompt: None })
    }

    fn claim(&self, typed: &Typed<'_>) -> Parsed {
        if typed.rest.is_empty() {
            return typed.misused();
        }
        let side = || self.words.side(typed.rest).map(Claim::Side);
        match self.words.role(typed.rest).map(Claim::Role).or_else(side) {
            Some(role) => Parsed::Action(Action::Claim { role }),
            None => Parsed::Refused(
                Refusal::new(Code::BadValue).because(Reason::NoSuchRole).with("typed", clean(typed.rest, 20)),
            ),
        }
    }

    fn decline(&self, typed: &Typed<'_>) -> Parsed {
        let Some(word) = typed.word() else {
            return Parsed::Action(Action::Decline { ask: None, prompt: None });
        };
        match self.power(word) {
            Some(ask) => Parsed::Action(Action::Decline { ask: Some(ask), prompt: None }),
            None => typed.misused(),
        }
    }

    /// The power that a command's name stands for.
    fn power(&self, word: &str) -> Option<Ask> {
        let Head::Command(spec) = self.words.command(&typed::fold(word))? else { return None };
        if spec.verb == Verb::Vote {
            return Some(Ask::Vote);
        }
        match spec.verb {
            Verb::Act(ask) => Some(ask),
            Verb::Side => Some(Ask::Side),
            Verb::Play => Some(Ask::Play),
            Verb::Deduce => Some(Ask::Deduce),
            Verb::Write => Some(Ask::Write),
            Verb::Announce => Some(Ask::Notice),
            Verb::Tell => Some(Ask::Story),
            Verb::Squeeze => Some(Ask::Squeeze),
            _ => None,
        }
    }

    fn lang(&self, typed: &Typed<'_>) -> Parsed {
        let Some(word) = typed.word() else { return Parsed::Query(Query::Lang(None)) };
        match self.language_named(&typed::fold(word)) {
            Some(locale) => Parsed::Query(Query::Lang(Some(locale))),
            None => {
                Parsed::Refused(Refusal::new(Code::BadValue).with("locale", clean(word, 20)).with(
                    "locales",
                    self.locales().iter().map(|l| l.as_str()).collect::<Vec<_>>().join(", "),
                ))
            }
        }
    }

    /// A language by its tag or by one of its names.
    pub(super) fn language_named(&self, word: &str) -> Option<Locale> {
        self.matching(word).or_else(|| self.words.language(word).cloned())
    }
}

/// A text without what is unseen around it, and the same without the sign that marks a command.
fn bodied(text: &str) -> (&str, &str) {
    let unseen = |c: char| c.is_whitespace() || is_unseen(c);
    let text = text.trim_matches(unseen);
    let mut chars = text.chars();
    let body = match chars.next().map(fold_char) {
        Some('!') => chars.as_str().trim_start_matches(unseen),
        Some(_) | None => text,
    };
    (text, body)
}
