//! Choices as polls, beside the words that are always enough.
//!
//! A poll remembers nothing: each of its answers names the table, the prompt and the target, so that
//! a choice is an answer to that very prompt, whenever it comes and whatever the bot has forgotten.

use bot_core::game::{Action, Ask, PlayerRef, Prompt, PromptId, TableId, Target};
use serde_json::{Value, json};

/// The events' types, which clients understand in ordinary rooms.
pub(crate) const START: &str = "org.matrix.msc3381.poll.start";
pub(crate) const END: &str = "org.matrix.msc3381.poll.end";
/// The most answers that a poll may have.
const ANSWERS_MAX: usize = 20;
/// Clients cut longer questions and answers off.
const CHARS_MAX: usize = 300;
/// Stands for naming nobody.
const NOBODY: &str = "none";

/// A poll to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Poll {
    /// What is asked.
    question: String,
    /// Each answer's id and words.
    answers: Vec<(String, String)>,
    /// How many may be chosen.
    most: u8,
    /// Whether the tally shows while it runs.
    disclosed: bool,
}

/// The words of a poll.
pub(crate) struct Words {
    /// What is asked.
    pub(crate) question: String,
    /// The targets with who they are.
    pub(crate) choices: Vec<(Target, String)>,
    /// How naming nobody is called.
    pub(crate) nobody: String,
}

impl Poll {
    /// A prompt as a poll; none for what is not answered by naming somebody, and for more choices than a
    /// poll can show.
    pub(crate) fn of(table: TableId, prompt: &Prompt, words: Words) -> Option<Self> {
        // Clients send every click, so a choice must be an answer from the first click on.
        if !is_choice(prompt.ask) || words.choices.is_empty() || prompt.min > 1 {
            return None;
        }
        let id = |answer: &str| format!("{table}:{}:{answer}", prompt.id);
        let named = words.choices.into_iter().map(|(target, who)| (id(&target.to_string()), cut(&who)));
        let nobody = prompt.may_decline.then(|| (id(NOBODY), cut(&words.nobody)));
        let answers: Vec<_> = named.chain(nobody).collect();
        (answers.len() <= ANSWERS_MAX).then(|| Self {
            question: cut(&words.question),
            answers,
            most: prompt.max.max(1),
            disclosed: !prompt.private,
        })
    }

    /// The event's content.
    pub(crate) fn content(&self) -> Value {
        let kind = if self.disclosed { "disclosed" } else { "undisclosed" };
        let answers: Vec<Value> = self
            .answers
            .iter()
            .map(|(id, words)| json!({"id": id, "org.matrix.msc1767.text": words}))
            .collect();
        let listed = self.answers.iter().map(|(_, words)| words.as_str());
        let plain: Vec<&str> = [self.question.as_str()].into_iter().chain(listed).collect();
        json!({
            START: {
                "question": {"org.matrix.msc1767.text": self.question, "body": self.question, "msgtype": "m.text"},
                "kind": format!("org.matrix.msc3381.poll.{kind}"),
                "max_selections": self.most,
                "answers": answers,
            },
            "org.matrix.msc1767.text": plain.join("\n"),
            "m.mentions": {},
        })
    }
}

/// The content of the event that closes a poll.
pub(crate) fn end(poll: &str, words: &str) -> Value {
    json!({
        END: {},
        "org.matrix.msc1767.text": words,
        "m.relates_to": {"rel_type": "m.reference", "event_id": poll},
    })
}

/// Whether a prompt is answered by naming some of its targets, in any order, and nothing else.
fn is_choice(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Kill
            | Ask::Check
            | Ask::Save
            | Ask::Shoot
            | Ask::Hug
            | Ask::Silence
            | Ask::Strike
            | Ask::Honest
            | Ask::Take
            | Ask::Accuse
            | Ask::Vote
    )
}

fn cut(words: &str) -> String {
    let line = words.lines().next().unwrap_or_default();
    line.chars().take(CHARS_MAX).collect()
}

/// What somebody wants who has chosen these answers, and of which table; nothing comes of answers
/// that no poll of ours has offered, or of two polls at once.
pub(crate) fn wish(answers: &[String]) -> Option<(TableId, Action)> {
    let read: Vec<(TableId, PromptId, &str)> = answers.iter().map(|id| answer(id)).collect::<Option<_>>()?;
    let (table, prompt, _) = *read.first()?;
    if read.len() > usize::from(u8::MAX) || read.iter().any(|other| (other.0, other.1) != (table, prompt)) {
        return None;
    }
    if read.iter().any(|(_, _, target)| *target == NOBODY) {
        let action = match prompt.ask {
            Ask::Vote => Action::Abstain { prompt: Some(prompt) },
            ask => Action::Decline { ask: Some(ask), prompt: Some(prompt) },
        };
        return Some((table, action));
    }
    let numbers = read.iter().map(|(_, _, target)| target.parse().ok().map(PlayerRef::Number));
    let targets: Vec<PlayerRef> = numbers.collect::<Option<_>>()?;
    let action = match (prompt.ask, targets.first()) {
        (Ask::Vote, _) => Action::Vote { targets, prompt: Some(prompt) },
        (Ask::Accuse, Some(player)) => Action::Accuse { player: player.clone(), prompt: Some(prompt) },
        (ask, _) => Action::Act { ask, targets, prompt: Some(prompt) },
    };
    Some((table, action))
}

/// Which prompt of which table answers of ours are for.
pub(crate) fn prompt(answers: &[String]) -> Option<(TableId, PromptId)> {
    answer(answers.first()?).map(|(table, prompt, _)| (table, prompt))
}

/// `7:3.17.vote:5`.
fn answer(id: &str) -> Option<(TableId, PromptId, &str)> {
    let mut parts = id.splitn(3, ':');
    let table = TableId(parts.next()?.parse().ok()?);
    let prompt = parts.next()?.parse().ok()?;
    Some((table, prompt, parts.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot_core::game::{PersonId, Platform, Seat};

    fn prompt(ask: Ask, targets: u16) -> Prompt {
        Prompt {
            id: PromptId { game: 3, step: 17, ask },
            seat: Seat(1),
            person: PersonId::new(Platform::Matrix, "@ann:hs"),
            ask,
            targets: (1..=targets).map(Target).collect(),
            min: 1,
            max: 2,
            may_decline: true,
            ends: None,
            private: true,
            chosen: Vec::new(),
            roles: std::collections::BTreeMap::new(),
            calls_boss: false,
            at_will: false,
        }
    }

    fn poll(ask: Ask, targets: u16) -> Option<Poll> {
        let prompt = prompt(ask, targets);
        let choices = prompt.targets.iter().map(|target| (*target, format!("#{target}"))).collect();
        let words = Words { question: "Whom?\nmore".into(), choices, nobody: "Nobody".into() };
        Poll::of(TableId(7), &prompt, words)
    }

    #[test]
    fn every_answer_of_a_poll_is_understood() {
        let content = poll(Ask::Kill, 3).unwrap().content();
        assert_eq!(content[START]["question"]["org.matrix.msc1767.text"], "Whom?");
        assert_eq!(content[START]["kind"], "org.matrix.msc3381.poll.undisclosed");
        let ids: Vec<String> = content[START]["answers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|answer| answer["id"].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(ids, ["7:3.17.kill:1", "7:3.17.kill:2", "7:3.17.kill:3", "7:3.17.kill:none"]);
        let id = PromptId { game: 3, step: 17, ask: Ask::Kill };
        let (table, action) = wish(&ids[..2]).unwrap();
        assert_eq!(table, TableId(7));
        assert!(matches!(action, Action::Act { ask: Ask::Kill, targets, prompt } if prompt == Some(id)
                && targets == [PlayerRef::Number(1), PlayerRef::Number(2)]));
        assert_eq!(super::prompt(&ids), Some((TableId(7), id)));
        let (_, nobody) = wish(&ids[2..]).unwrap();
        assert!(matches!(nobody, Action::Decline { ask: Some(Ask::Kill), prompt } if prompt == Some(id)));
        let (_, abstain) = wish(&["7:3.17.vote:none".into()]).unwrap();
        assert!(matches!(abstain, Action::Abstain { prompt: Some(_) }));
    }

    #[test]
    fn what_no_poll_can_show_is_left_to_words() {
        assert!(poll(Ask::Order, 2).is_none() && poll(Ask::Squeeze, 9).is_none());
        assert!(poll(Ask::Vote, 19).is_some() && poll(Ask::Vote, 20).is_none());
        assert!(poll(Ask::Kill, 0).is_none());
    }

    #[test]
    fn forged_answers_mean_nothing() {
        for forged in [
            &[][..],
            &["7:3.17.vote"],
            &["x:3.17.vote:1"],
            &["7:3.17.vote:1", "8:3.17.vote:1"],
            &["7:3.17.vote:-1"],
            &["7:3.17.fly:1"],
            &["7:3.17.vote:99999999"],
        ] {
            let answers: Vec<String> = forged.iter().map(|id| (*id).to_owned()).collect();
            assert!(wish(&answers).is_none(), "{forged:?}");
        }
    }
}
