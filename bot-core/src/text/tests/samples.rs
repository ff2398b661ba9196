//! One of everything that the judge may have to say.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::game::{
    Account, Answer, Ask, BallotKind, Build, CardMark, CastVote, Cause, Claim, ClueKind, ClueValue, Death,
    Deduction, Detail, EndReason, Fate, Hand, Highlight, Hint, Keeper, Kind, Known, KnownAs, Moment,
    NightEntry, NightReport, NotebookWhy, Notice, Outcome, PersonId, Platform, Remark, Role, RuleSet, Seat,
    Seated, Sex, Side, Suit, TableNote, Target, Team, WarningCode, WindowPart, Wording,
};
use crate::ruleset::RuleSets;
use crate::text::{Escape, Face};

/// A person of the terminal.
pub(super) fn person(id: &str) -> PersonId {
    PersonId::new(Platform::Console, id)
}

/// The classic rule set.
pub(super) fn v2() -> Arc<RuleSet> {
    Arc::clone(RuleSets::builtin().expect("the rule sets are whole").get("v2").expect("v2 is there"))
}

/// Five people and two computers at 1000 ms.
pub(super) fn face(escape: Escape) -> Face {
    let mut face = Face::new(escape, Moment(1000));
    for (id, name) in
        [("u1", "Ann"), ("u2", "Bob"), ("u3", "<b>@room</b>"), ("u4", "a_b*c"), ("u5", "\u{202e}")]
    {
        face.seat_person(person(id), name, false);
    }
    for number in [1, 2] {
        face.seat_person(PersonId::new(Platform::Computer, &number.to_string()), "computer", true);
    }
    face.rules = Some(v2());
    face
}

/// A night in which everything happened.
pub(super) fn night(night: u16) -> NightReport {
    let mut entries: Vec<NightEntry> = Vec::new();
    for ask in Ask::ALL.iter().copied().filter(|ask| ask.is_night_power()) {
        entries.extend(
            Fate::ALL.iter().map(|fate| NightEntry {
                ask,
                by: vec![Seat(1), Seat(2)],
                role: Some(Role::Killer),
                target: Some(Target(3)),
                struck: None,
                also: vec![Target(4)],
                instead: vec![Target(1)],
                played: Some(Role::Gin),
                deduced: Some(Deduction::Role(Seat(3), Role::Gin)),
                fate: *fate,
                answer: (ask != Ask::Notice).then_some(Answer::Role(Role::Killer)),
                wording: (ask == Ask::Notice)
                    .then(|| Wording { riddle: "grey".to_owned(), link: "a name".to_owned() }),
            }),
        );
    }
    NightReport { night, entries }
}

/// At least one notice of every kind, and of every word that a notice may hold.
pub(super) fn notices() -> Vec<Notice> {
    let ends = Some(Moment(61_000));
    let hex = || "00ff".to_owned();
    let mut all = vec![
        Notice::Opened {
            ruleset: "v2".to_owned(),
            host: person("u1"),
            house_rules: vec!["ballot".to_owned(), "deal.from.9.killer".to_owned(), "odd".to_owned()],
            commitment: hex(),
        },
        Notice::Opened {
            ruleset: "own".to_owned(),
            host: person("u9"),
            house_rules: Vec::new(),
            commitment: hex(),
        },
        Notice::Lobby { ruleset: "v2".to_owned(), players: 1, commitment: hex() },
        Notice::Joined { user: person("u2"), players: 2, computer: false },
        Notice::Joined { user: PersonId::new(Platform::Computer, "1"), players: 1, computer: true },
        Notice::Left { user: person("u8"), players: 1 },
        Notice::OptionSet {
            option: "tie".to_owned(),
            value: "tied_speak,runoff,nobody".to_owned(),
            house_rules: vec!["tie".to_owned()],
        },
        Notice::LanguageSet { locale: "en".to_owned() },
        Notice::ReadyNoted { user: person("u2"), ready: 1, players: 8 },
        Notice::HostPassed { user: person("u2") },
        Notice::ReadyAsked { users: vec![person("u1"), person("u2")], ends },
        Notice::Paused {},
        Notice::Resumed { ends },
        Notice::Extended { ends: None },
        deed("u1", true, Some("he shouts"), "", Some(Keeper::Host)),
        deed("u1", false, None, "", Some(Keeper::Cohost)),
        deed("u9", false, None, "Eve *", Some(Keeper::Moderator)),
        deed("u9", false, None, "", None),
        Notice::Cohost { user: person("u2"), serves: true },
        Notice::Cohost { user: person("u2"), serves: false },
        Notice::Invited { ruleset: "v2".to_owned(), players: 1 },
        Notice::Introduction {},
        Notice::Proclaimed { said: "back at noon".to_owned() },
        Notice::Started {
            game: "g".to_owned(),
            ruleset: "v2".to_owned(),
            seats: vec![
                Seated { seat: Seat(1), user: Some(person("u1")), name: "Ann".to_owned(), computer: false },
                Seated {
                    seat: Seat(2),
                    user: Some(PersonId::new(Platform::Computer, "7")),
                    name: String::new(),
                    computer: true,
                },
            ],
            accounts: vec![Account { user: person("u1"), name: "Ann".to_owned(), computer: false }],
            roles: BTreeMap::from([(Role::Killer, 1), (Role::Police, 2), (Role::Civilian, 4)]),
            commitment: hex(),
            nonce: hex(),
            rules_hash: hex(),
        },
        Notice::Night { night: 1, ends },
        Notice::Noted { ask: Ask::Kill, targets: vec![Target(2)], detail: None },
        Notice::Noted { ask: Ask::Vote, targets: Vec::new(), detail: None },
        Notice::Noted { ask: Ask::Play, targets: vec![Target(2)], detail: Some(Detail::Played(Role::Gin)) },
        Notice::Noted {
            ask: Ask::Cover,
            targets: Vec::new(),
            detail: Some(Detail::Looks(None, Build::Child, Sex::F)),
        },
        Notice::Noted {
            ask: Ask::Cover,
            targets: Vec::new(),
            detail: Some(Detail::Looks(Some(Kind::Killer), Build::Child, Sex::F)),
        },
        Notice::Noted {
            ask: Ask::Deduce,
            targets: vec![Target(2)],
            detail: Some(Detail::Deduced(Deduction::Boss(Seat(2)))),
        },
        Notice::Noted { ask: Ask::Squeeze, targets: vec![Target(4)], detail: Some(Detail::Side(Hand::Left)) },
        Notice::Asleep { seat: Seat(2) },
        Notice::Kidnapped { seat: Seat(2) },
        Notice::Arrested { seat: Seat(2) },
        Notice::Serial { seat: Seat(2) },
        Notice::BallotVoid {},
        Notice::Clue { kind: ClueKind::None, seat: None, value: None },
        Notice::Clue { kind: ClueKind::Boss, seat: Some(Seat(2)), value: None },
        Notice::Clue {
            kind: ClueKind::Build,
            seat: Some(Seat(2)),
            value: Some(ClueValue::Build(Build::Youth)),
        },
        Notice::Clue { kind: ClueKind::Role, seat: Some(Seat(2)), value: Some(ClueValue::Role(Role::Gin)) },
        Notice::Team {
            ask: Some(Ask::Kill),
            from: Seat(1),
            targets: vec![Target(2)],
            said: None,
            friend: false,
        },
        Notice::Team { ask: Some(Ask::Kill), from: Seat(1), targets: Vec::new(), said: None, friend: false },
        Notice::Team {
            ask: None,
            from: Seat(1),
            targets: Vec::new(),
            said: Some("hi @everyone".to_owned()),
            friend: false,
        },
        Notice::Team {
            ask: None,
            from: Seat(1),
            targets: Vec::new(),
            said: Some("psst".to_owned()),
            friend: true,
        },
        Notice::Dawn { day: 1, deaths: Vec::new() },
        Notice::Dawn {
            day: 2,
            deaths: vec![
                Death { seat: Seat(2), card: 1, out: true, shown: Some(Role::Angel) },
                Death { seat: Seat(3), card: 1, out: true, shown: None },
                Death { seat: Seat(4), card: 2, out: false, shown: None },
            ],
        },
        Notice::Dawn { day: 2, deaths: vec![Death { seat: Seat(4), card: 2, out: false, shown: None }] },
        Notice::LastWords { seat: Seat(2), ends },
        Notice::Speak { seat: Seat(2), ends, round: 0 },
        Notice::Speak { seat: Seat(2), ends: None, round: 1 },
        Notice::Discussion { ends, seats: vec![Seat(1)] },
        Notice::Defence { ends, seats: vec![Seat(1)] },
        Notice::FloorTaken { seat: Seat(1) },
        Notice::Call { seat: Seat(1), card: None, ends },
        Notice::Call { seat: Seat(7), card: Some(Target(14)), ends },
        Notice::Tally { votes: votes(), counts: BTreeMap::from([(Target(2), 3)]) },
        Notice::Confessed { seat: Seat(1) },
        Notice::Claimed { seat: Seat(1), role: Claim::Role(Role::Police) },
        Notice::Claimed { seat: Seat(1), role: Claim::Side(Side::Good) },
        Notice::Suspect { seat: Seat(1), target: Seat(2) },
        Notice::DrawAsked { seat: Seat(1), agreed: 1, living: 5 },
        Notice::Substituted { seat: Seat(1), user: person("u9") },
        Notice::Silenced { seat: Seat(2) },
        Notice::Parted { seat: Seat(2), ends },
        Notice::Identity { seat: Seat(1), card: 2, role: Role::Sniper, knows: Vec::new() },
        Notice::Promoted { seat: Seat(1), card: 2 },
        Notice::Squeezed { count: 1, side: Hand::Left },
        Notice::Squeezed { count: 3, side: Hand::Right },
        Notice::Accused { seat: Seat(1), target: Seat(2), right: true },
        Notice::Accused { seat: Seat(1), target: Seat(2), right: false },
        Notice::Accusations { ends, seats: vec![Seat(1)] },
        Notice::Reminder { asks: Vec::new(), ends: Moment(61_000) },
        Notice::Reminder { asks: vec![Ask::Vote, Ask::Check], ends: Moment(61_000) },
        Notice::Saved { seat: Seat(2) },
        Notice::Dream { seat: Seat(2), jailed: true, said: Some("boo".to_owned()) },
        Notice::Dream { seat: Seat(2), jailed: false, said: Some("boo".to_owned()) },
        Notice::Dream { seat: Seat(2), jailed: true, said: None },
        Notice::Dream { seat: Seat(2), jailed: false, said: None },
        Notice::Befriended { seat: Seat(2), hand: vec![Role::Rioter] },
        Notice::Said { seat: Seat(1), name: "Oak".to_owned(), said: "hi @everyone".to_owned() },
        Notice::Unmasked {
            seats: vec![Seated {
                seat: Seat(1),
                user: Some(person("u1")),
                name: "Ann".to_owned(),
                computer: false,
            }],
        },
        Notice::AccountReplaced { before: person("u1"), user: person("u9") },
        Notice::KillFailed { seat: Seat(2) },
        Notice::JoinedUp { ok: true },
        Notice::JoinedUp { ok: false },
        Notice::Partner { seat: Seat(2) },
        Notice::Transferred {},
        Notice::Unclaimed { ends },
        Notice::Recovered {},
        Notice::Bequeathing { count: 1, ends },
        Notice::GivenAnew { count: 2 },
        Notice::Answer { ask: Ask::Write, targets: vec![Target(2)], answer: Answer::Account(person("u2")) },
        Notice::NoticeTime { night: 1, ends },
        Notice::Review { number: 1, seat: Seat(2), riddle: "grey".to_owned(), link: "a name".to_owned() },
        Notice::ReviewNoted { number: 1, approves: true },
        Notice::ReviewNoted { number: 1, approves: false },
        Notice::Reviewed { ask: Ask::Notice, targets: vec![Target(2)], approved: true, reason: None },
        Notice::Reviewed {
            ask: Ask::Notice,
            targets: vec![Target(2)],
            approved: false,
            reason: Some("too obscure".to_owned()),
        },
        Notice::Riddle { riddle: "grey".to_owned() },
        Notice::Solution { seat: Seat(2), riddle: "grey".to_owned(), link: "a name".to_owned() },
        Notice::TokenUsed { seat: Seat(2) },
        Notice::StoryPart { chars: 20, min: 500 },
        Notice::StoryPart { chars: 500, min: 500 },
        Notice::Story { text: "Once.\n\nTwice.".to_owned(), seat: None },
        Notice::Story { text: "Once.".to_owned(), seat: Some(Seat(2)) },
        Notice::StoryTurn { seat: Seat(2) },
        Notice::SwapOffered { seat: Seat(1), target: Seat(2) },
        Notice::Swapped { seat: Seat(1), target: Seat(2) },
        Notice::Noted { ask: Ask::Token, targets: Vec::new(), detail: None },
        Notice::Noted { ask: Ask::Story, targets: Vec::new(), detail: None },
        Notice::Team { ask: Some(Ask::Story), from: Seat(1), targets: Vec::new(), said: None, friend: false },
        Notice::CalledBack {},
        Notice::Question { from: person("u2"), said: "may I?".to_owned() },
    ];
    all.extend(by_word());
    all
}

fn votes() -> Vec<CastVote> {
    vec![
        CastVote { by: Seat(1), for_target: Some(Target(2)), weight: 2, void: false },
        CastVote { by: Seat(3), for_target: Some(Target(2)), weight: 1, void: false },
        CastVote { by: Seat(4), for_target: Some(Target(1)), weight: 0, void: true },
        CastVote { by: Seat(5), for_target: None, weight: 0, void: true },
        CastVote { by: Seat(2), for_target: None, weight: 1, void: false },
    ]
}

fn by_word() -> Vec<Notice> {
    let ends = Some(Moment(61_000));
    let mut all = Vec::new();
    all.extend(TableNote::ALL.iter().flat_map(|note| {
        [
            Notice::Table { note: *note, seat: Some(Seat(2)), user: None, amount: Some(5) },
            Notice::Table { note: *note, seat: None, user: Some(person("u2")), amount: None },
            Notice::Table { note: *note, seat: None, user: None, amount: None },
        ]
    }));
    all.extend(Role::ALL.iter().map(|role| Notice::Dealt {
        seat: Seat(1),
        hand: vec![*role],
        cards: vec![1, 2],
        side: Side::Good,
        knows: vec![
            Known { seat: Seat(2), card: 1, known_as: KnownAs::Role(*role) },
            Known { seat: Seat(3), card: 1, known_as: KnownAs::Role(*role) },
        ],
        marks: vec![CardMark { card: 1, group: *role, number: 2, suit: None }],
    }));
    all.extend(Side::ALL.iter().map(|side| {
        Notice::Dealt {
            seat: Seat(1),
            hand: vec![Role::Police, Role::Civilian],
            cards: Vec::new(),
            side: *side,
            knows: Vec::new(),
            marks: Suit::ALL
                .iter()
                .map(|suit| CardMark { card: 1, group: Role::Killer, number: 1, suit: Some(*suit) })
                .collect(),
        }
    }));
    all.extend(Team::ALL.iter().map(|team| Notice::Dealt {
        seat: Seat(1),
        hand: vec![Role::Killer],
        cards: Vec::new(),
        side: Side::Killers,
        marks: Vec::new(),
        knows: vec![Known { seat: Seat(2), card: 1, known_as: KnownAs::Group(*team) }],
    }));
    all.extend(Ask::ALL.iter().map(|ask| Notice::Ask {
        ask: *ask,
        seat: Seat(1),
        targets: if ask.is_night_power() { vec![Target(1), Target(2)] } else { Vec::new() },
        min: 1,
        max: 1,
        may_decline: true,
        ends,
        roles: BTreeMap::from([(Role::Gin, 1)]),
        calls_boss: true,
    }));
    all.extend(looked_into().into_iter().map(|answer| Notice::Answer {
        ask: Ask::Investigate,
        targets: vec![Target(2), Target(3)],
        answer,
    }));
    let answers = Role::ALL.iter().map(|role| Answer::Role(*role));
    all.extend(
        answers.chain(Hint::ALL.iter().map(|hint| Answer::Hint(*hint))).map(|answer| Notice::Answer {
            ask: Ask::Check,
            targets: vec![Target(2)],
            answer,
        }),
    );
    all.extend(BallotKind::ALL.iter().flat_map(|kind| {
        [true, false].map(|may_abstain| Notice::Ballot {
            round: u16::from(may_abstain),
            candidates: vec![Target(2), Target(1)],
            voters: vec![Seat(1), Seat(2)],
            weights: BTreeMap::from([(Seat(1), 2), (Seat(2), 1)]),
            kind: *kind,
            may_abstain,
            names: 2,
            ends,
        })
    }));
    all.extend(Outcome::ALL.iter().map(|outcome| Notice::Result {
        round: 0,
        votes: votes(),
        counts: BTreeMap::from([(Target(2), 3), (Target(1), 0)]),
        top: vec![Target(2)],
        outcome: *outcome,
    }));
    all.extend(Cause::ALL.iter().map(|cause| Notice::Out {
        seat: Seat(2),
        card: 1,
        out: true,
        shown: Some(Role::Killer),
        cause: *cause,
    }));
    all.extend(WindowPart::ALL.iter().map(|part| Notice::Window { part: *part, ends }));
    all.extend(
        NotebookWhy::ALL.iter().flat_map(|why| [0, 1, 2].map(|count| Notice::Notebook { count, why: *why })),
    );
    all.extend(WarningCode::ALL.iter().map(|code| Notice::Warning { code: *code, seat: Seat(2) }));
    all.extend(EndReason::ALL.iter().map(|reason| {
        Notice::Over {
            winners: vec![Side::Killers],
            seats: vec![Seat(1)],
            reason: *reason,
            hands: vec![vec![Role::Killer], vec![Role::Police], vec![Role::Civilian]],
            points: BTreeMap::from([(Seat(1), 30), (Seat(2), -5)]),
            nights: vec![night(1), NightReport { night: 2, entries: Vec::new() }],
            highlights: Highlight::ALL
                .iter()
                .flat_map(|highlight| {
                    [Some(Seat(1)), None].map(|seat| Remark { highlight: *highlight, seat, round: 1 })
                })
                .collect(),
            seed: "00ff".to_owned(),
            keeper: None,
        }
    }));
    all.extend(Keeper::ALL.iter().map(|keeper| Notice::Over {
        winners: Vec::new(),
        seats: Vec::new(),
        reason: EndReason::Stopped,
        hands: Vec::new(),
        points: BTreeMap::new(),
        nights: Vec::new(),
        highlights: Vec::new(),
        seed: String::new(),
        keeper: Some(*keeper),
    }));
    all
}

fn deed(by: &str, plays: bool, reason: Option<&str>, name: &str, keeper: Option<Keeper>) -> Notice {
    let (by, name) = (person(by), name.to_owned());
    Notice::Deed { by, plays, reason: reason.map(str::to_owned), name, keeper }
}

/// Every answer that is no role and no hint.
fn looked_into() -> Vec<Answer> {
    let mut all: Vec<Answer> = Kind::ALL.iter().map(|kind| Answer::kind(*kind)).collect();
    all.extend(Build::ALL.iter().map(|build| Answer::Build(*build)));
    all.extend(Sex::ALL.iter().map(|sex| Answer::Sex(*sex)));
    all.push(Answer::Found(Seat(2)));
    all.push(Answer::Targets { targets: vec![Target(1), Target(2)] });
    all.push(Answer::Looks { build: Build::Child, sex: Sex::F });
    all
}

/// One number for each kind of notice, so that a new kind is not forgotten above.
pub(super) fn kind(notice: &Notice) -> usize {
    match notice {
        Notice::Opened { .. } => 0,
        Notice::Lobby { .. } => 1,
        Notice::Joined { .. } => 2,
        Notice::Left { .. } => 3,
        Notice::OptionSet { .. } => 4,
        Notice::LanguageSet { .. } => 5,
        Notice::ReadyNoted { .. } => 6,
        Notice::HostPassed { .. } => 7,
        Notice::Table { .. } => 8,
        Notice::Paused {} => 9,
        Notice::Resumed { .. } => 10,
        Notice::Extended { .. } => 11,
        Notice::Started { .. } => 12,
        Notice::Dealt { .. } => 13,
        Notice::Night { .. } => 14,
        Notice::Ask { .. } => 15,
        Notice::Noted { .. } => 16,
        Notice::Team { .. } => 17,
        Notice::Answer { .. } => 18,
        Notice::Dawn { .. } => 19,
        Notice::LastWords { .. } => 20,
        Notice::Speak { .. } => 21,
        Notice::Discussion { .. } => 22,
        Notice::Defence { .. } => 23,
        Notice::FloorTaken { .. } => 24,
        Notice::Ballot { .. } => 25,
        Notice::Call { .. } => 26,
        Notice::Tally { .. } => 27,
        Notice::Result { .. } => 28,
        Notice::Out { .. } => 29,
        Notice::Confessed { .. } => 30,
        Notice::Claimed { .. } => 31,
        Notice::Suspect { .. } => 32,
        Notice::DrawAsked { .. } => 33,
        Notice::Substituted { .. } => 34,
        Notice::Warning { .. } => 35,
        Notice::CalledBack {} => 36,
        Notice::Question { .. } => 37,
        Notice::Over { .. } => 38,
        Notice::Silenced { .. } => 39,
        Notice::Parted { .. } => 40,
        Notice::Identity { .. } => 41,
        Notice::Promoted { .. } => 42,
        Notice::Squeezed { .. } => 43,
        Notice::Accused { .. } => 44,
        Notice::Accusations { .. } => 45,
        Notice::Asleep { .. } => 46,
        Notice::Kidnapped { .. } => 47,
        Notice::Arrested { .. } => 48,
        Notice::Clue { .. } => 49,
        Notice::Serial { .. } => 50,
        Notice::BallotVoid {} => 51,
        Notice::Window { .. } => 52,
        Notice::Reminder { .. } => 53,
        Notice::Saved { .. } => 54,
        Notice::Dream { .. } => 55,
        Notice::Befriended { .. } => 56,
        Notice::Said { .. } => 57,
        Notice::Unmasked { .. } => 58,
        Notice::AccountReplaced { .. } => 59,
        Notice::KillFailed { .. } => 60,
        Notice::JoinedUp { .. } => 61,
        Notice::Partner { .. } => 62,
        Notice::Transferred {} => 63,
        Notice::Unclaimed { .. } => 64,
        Notice::Recovered {} => 65,
        Notice::Bequeathing { .. } => 66,
        Notice::GivenAnew { .. } => 67,
        Notice::Notebook { .. } => 68,
        Notice::NoticeTime { .. } => 69,
        Notice::Review { .. } => 70,
        Notice::ReviewNoted { .. } => 71,
        Notice::Reviewed { .. } => 72,
        Notice::Riddle { .. } => 73,
        Notice::Solution { .. } => 74,
        Notice::TokenUsed { .. } => 75,
        Notice::StoryPart { .. } => 76,
        Notice::Story { .. } => 77,
        Notice::StoryTurn { .. } => 78,
        Notice::SwapOffered { .. } => 79,
        Notice::Swapped { .. } => 80,
        Notice::Deed { .. } => 81,
        Notice::Cohost { .. } => 82,
        Notice::Invited { .. } => 83,
        Notice::Proclaimed { .. } => 84,
        Notice::Introduction {} => 85,
        Notice::ReadyAsked { .. } => 86,
    }
}

/// How many kinds [`kind`] tells apart.
pub(super) const KINDS: usize = 87;
