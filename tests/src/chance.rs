//! People who play by chance: legal answers to whatever is asked, and whatever else people do.

use bot_core::game::rules::JudgeKind;
use bot_core::game::{
    Action, Actor, Ask, Build, Claim, Code, Deduction, Event, Hand, Kind, PersonId, Place, PlayerRef, Prompt,
    PromptId, Reason, Refusal, Role, RuleSet, Secret, Sex, Table,
};

use crate::bench::{Bench, person, seat_ref};

/// Small numbers from a seed, the same on every machine (SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % u64::try_from(bound.max(1)).unwrap_or(1)).unwrap_or(0)
    }

    /// True once in so many throws.
    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    /// One of these; `None` of none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

/// Something that a prompt says is legal.
///
/// # Panics
/// If the prompt asks for what no player can answer.
#[must_use]
pub fn legal_answer(dice: &mut Dice, prompt: &Prompt, table: &Table) -> Action {
    let id = Some(prompt.id);
    let declines = prompt.may_decline && dice.one_in(6);
    if prompt.ask == Ask::Cover {
        let (build, sex) = (*dice.pick(Build::ALL).expect("builds"), *dice.pick(Sex::ALL).expect("sexes"));
        // Only before the game, where there is a limit, is a type chosen too.
        let kind = prompt.ends.and_then(|_| dice.pick(Kind::ALL).copied());
        return Action::Cover { kind, build, sex, prompt: id };
    }
    if prompt.targets.is_empty() || declines {
        return match prompt.ask {
            Ask::Vote => Action::Abstain { prompt: id },
            Ask::Floor if dice.one_in(2) => Action::Floor { prompt: id },
            Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Accuse => Action::Pass { prompt: id },
            Ask::Ready => Action::Ready,
            Ask::Story if !declines => story(dice, id),
            // A power that names nobody, used.
            ask if !declines => Action::Act { ask, targets: Vec::new(), prompt: id },
            ask => Action::Decline { ask: Some(ask), prompt: id },
        };
    }
    if let Some(action) = answer_in_words(dice, prompt) {
        return action;
    }
    let count = usize::from(prompt.min) + dice.below(usize::from(prompt.max - prompt.min) + 1);
    let mut target = || PlayerRef::Number(dice.pick(&prompt.targets).expect("there are targets").0);
    let targets: Vec<PlayerRef> = (0..count.max(1)).map(|_| target()).collect();
    match prompt.ask {
        Ask::Vote => Action::Vote { targets, prompt: id },
        Ask::Accuse => Action::Accuse { player: targets[0].clone(), prompt: id },
        Ask::Write => {
            let people: Vec<PersonId> = table.players.iter().map(|player| player.person.clone()).collect();
            let player = targets[0].clone();
            // Some know more than others: every other name is the right one.
            let right = match player {
                PlayerRef::Number(seat) if dice.one_in(2) => people.get(usize::from(seat) - 1),
                _ => None,
            };
            let account = right.or_else(|| dice.pick(&people)).expect("somebody plays").clone();
            Action::Write { player, account: PlayerRef::Person(account), prompt: id }
        }
        Ask::Order => {
            let turned = vec![PlayerRef::Number(2), PlayerRef::Number(1)];
            Action::Act { ask: Ask::Order, targets: turned, prompt: id }
        }
        Ask::Squeeze => {
            let side = if dice.one_in(2) { Hand::Left } else { Hand::Right };
            Action::Squeeze { count: u16::try_from(1 + dice.below(10)).unwrap_or(1), side, prompt: id }
        }
        Ask::Notice => announce(targets[0].clone(), id),
        Ask::Approve if dice.one_in(3) => Action::Review {
            number: Some(prompt.targets[0].0),
            approves: false,
            reason: Some(Secret::new("too obscure".to_owned())),
            prompt: id,
        },
        Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Ready => panic!("{} names nobody", prompt.ask),
        ask => Action::Act { ask, targets, prompt: id },
    }
}

/// Answers that are more than targets, and searches, which name nobody twice.
fn answer_in_words(dice: &mut Dice, prompt: &Prompt) -> Option<Action> {
    let id = Some(prompt.id);
    let some = |dice: &mut Dice, count: u8| -> Vec<PlayerRef> {
        let first = dice.below(prompt.targets.len());
        let around = prompt.targets.iter().cycle().skip(first);
        around.take(usize::from(count)).map(|target| PlayerRef::Number(target.0)).collect()
    };
    let roles: Vec<(Role, u8)> = prompt.roles.iter().map(|(role, count)| (*role, *count)).collect();
    match prompt.ask {
        Ask::Search => Some(Action::Act { ask: prompt.ask, targets: some(dice, prompt.min), prompt: id }),
        Ask::Play => {
            let Some((role, count)) = dice.pick(&roles).copied() else {
                return Some(Action::Decline { ask: Some(Ask::Play), prompt: id });
            };
            Some(Action::Play { role, targets: some(dice, count), prompt: id })
        }
        Ask::Deduce => {
            let who = some(dice, 1).remove(0);
            let deduction = match (dice.below(3), dice.pick(&roles)) {
                (0, _) | (_, None) => Deduction::None,
                (1, _) => Deduction::Build(who, *dice.pick(Build::ALL).expect("builds")),
                (_, Some(_)) if prompt.calls_boss && dice.below(roles.len() + 1) == 0 => Deduction::Boss(who),
                (_, Some((role, _))) => Deduction::Role(who, *role),
            };
            Some(Action::Deduce { deduction, prompt: id })
        }
        _ => None,
    }
}

/// A story, or a part of one.
fn story(dice: &mut Dice, prompt: Option<PromptId>) -> Action {
    let text = match dice.below(6) {
        0 => "夜".repeat(250) + "…",
        1 => "夜".repeat(600) + "…",
        _ => "夜".repeat(500),
    };
    Action::Tell { text: Secret::new(text), prompt }
}

fn announce(player: PlayerRef, prompt: Option<PromptId>) -> Action {
    let (riddle, link) = (Secret::new("灰色石碑".to_owned()), Secret::new("grey".to_owned()));
    Action::Announce { player, riddle, link, prompt }
}

/// Answers of every kind, whoever gives them and whenever.
#[must_use]
pub fn any_answer(dice: &mut Dice, seats: u16) -> Action {
    let target = vec![seat_ref(u16::try_from(dice.below(usize::from(seats) + 3)).unwrap_or(0))];
    let old = |dice: &mut Dice, ask| dice.one_in(2).then_some(PromptId { game: 1, step: 1, ask });
    match dice.below(14) {
        0 => Action::Vote { targets: target, prompt: None },
        1 => Action::Abstain { prompt: old(dice, Ask::Vote) },
        2 => Action::Pass { prompt: None },
        3 => Action::Floor { prompt: old(dice, Ask::Floor) },
        4 => Action::Act { ask: Ask::Kill, targets: target, prompt: None },
        5 => Action::Act { ask: Ask::Check, targets: target, prompt: old(dice, Ask::Check) },
        6 => Action::Decline { ask: None, prompt: None },
        7 => Action::Unvote,
        8 => announce(target[0].clone(), old(dice, Ask::Notice)),
        9 => Action::Tell { text: Secret::new("夜".repeat(500)), prompt: old(dice, Ask::Story) },
        10 => Action::Act { ask: Ask::Token, targets: vec![], prompt: old(dice, Ask::Token) },
        11 => Action::Act { ask: Ask::Approve, targets: vec![], prompt: None },
        12 => Action::Review { number: None, approves: false, reason: None, prompt: None },
        _ => Action::Act { ask: Ask::Check, targets: vec![], prompt: None },
    }
}

/// Whatever else people do at a table: who, where and what.
///
/// # Panics
/// Never: the lists it draws from are not empty.
#[must_use]
pub fn extra(dice: &mut Dice, seats: u16) -> (String, Place, Action) {
    let number = |dice: &mut Dice| u16::try_from(dice.below(usize::from(seats)) + 1).unwrap_or(1);
    let who = format!("p{}", number(dice));
    let player = seat_ref(number(dice));
    let role = *dice.pick(&[Role::Killer, Role::Police, Role::Civilian, Role::Doctor]).expect("four roles");
    let newcomer = format!("n{}", dice.below(4));
    let (room, direct) = (Place::Room, Place::Direct);
    match dice.below(29) {
        0 => (who, room, Action::Leave),
        1 => ("p1".to_owned(), room, Action::Kick { player, reason: None }),
        2 => ("p1".to_owned(), room, Action::Warn { player, reason: None }),
        3 => ("p1".to_owned(), room, Action::Pause),
        4..=6 => ("p1".to_owned(), room, Action::Resume),
        7 => ("p1".to_owned(), room, Action::Next),
        8 => ("p1".to_owned(), room, Action::Extend { seconds: 30 }),
        9 => (who, room, Action::Claim { role: Claim::Role(role) }),
        10 => (who, room, Action::Draw),
        11 => (who, room, Action::Explode),
        12 => (who, room, Action::Confess),
        13 => (who, direct, Action::Surrender),
        14 => (who, direct, Action::Suspect { player }),
        15 => (who, direct, Action::Say { text: "who then?".to_owned() }),
        16 => (who, room, Action::Say { text: "hm".to_owned() }),
        17 => (who, direct, Action::SelfReport),
        18 => ("p1".to_owned(), room, Action::PassHost { player }),
        19 => {
            let id = person(&newcomer);
            ("p1".to_owned(), room, Action::Substitute { player, newcomer: id, name: newcomer })
        }
        20 => (
            newcomer.clone(),
            room,
            Action::Substitute { player, newcomer: person(&newcomer), name: newcomer },
        ),
        21 => (newcomer.clone(), room, Action::Join { name: newcomer }),
        22 => (who, direct, Action::AskHost { text: "may I?".to_owned() }),
        23 => (who, room, Action::Swap { player }),
        24 => (who, room, Action::Away),
        25 => (who, room, Action::Act { ask: Ask::Kill, targets: vec![player], prompt: None }),
        _ => (who, direct, Action::Suspect { player }),
    }
}

/// A game of any rule set is over after so many commands and deadlines.
pub const STEPS_MAX: usize = 6_000;

/// Plays one game to its end with random legal players, with or without other troubles; every command is
/// kept. `look` is shown the table with what is asked before each of them.
///
/// # Panics
/// If the game has no end, if something legal is refused, or if something that was not asked is not.
pub fn play(
    rules: &RuleSet,
    players: u16,
    seed: u64,
    troubles: bool,
    look: &mut dyn FnMut(&Bench, &[Prompt]),
) -> Bench {
    let mut dice = Dice(seed);
    let mut bench = Bench::open(rules, u8::try_from(seed % 251).unwrap_or(0)).recording();
    // A human judge holds no seat. Source: C-01
    bench.seat_from(if rules.judge == JudgeKind::Human { 2 } else { 1 }, players);
    bench.say("p1", Place::Room, Action::Start).expect("a full table starts");
    let mut steps = 0;
    while bench.playing() {
        steps += 1;
        assert!(steps < STEPS_MAX, "{} with {players}, seed {seed}: no end", rules.id);
        let prompts = bench.prompts();
        look(&bench, &prompts);
        if rules.activity && dice.one_in(2) {
            // Where it is asked of them people write, though not all of them enough. Source: SL-15
            let who = format!("p{}", dice.below(usize::from(players)) + 1);
            let said = Action::Say { text: "I have a feeling about this.".to_owned() };
            bench.say(&who, Place::Room, said).expect("talk is never refused");
        }
        if troubles && dice.one_in(6) {
            let (who, place, action) = extra(&mut dice, players);
            let _either_way = bench.say(&who, place, action);
            continue;
        }
        if troubles && dice.one_in(5) {
            refused_unless_asked(&mut bench, &mut dice, players, &prompts);
            continue;
        }
        match dice.pick(&prompts) {
            Some(prompt) if !dice.one_in(12) => answer(&mut bench, &mut dice, prompt),
            Some(_) | None => {
                if !bench.tick() {
                    bench
                        .command(stranger_in_charge(), Action::Resume)
                        .expect("a moderator lets the clock run");
                }
            }
        }
    }
    bench
}

/// Whoever is asked answers something legal.
fn answer(bench: &mut Bench, dice: &mut Dice, prompt: &Prompt) {
    let action = legal_answer(dice, prompt, bench.state.table.as_ref().expect("a table"));
    let answered = acts(bench, &prompt.person, Place::Direct, action.clone());
    // That a skill is not turned against its owner tells the writer who the owner is (CO-26).
    let itself = answered.as_ref().is_err_and(|no| no.reason == Some(Reason::Itself));
    // A story that is gone on with again and again comes to an end.
    let long =
        matches!(action, Action::Tell { .. }) && answered.as_ref().is_err_and(|no| no.code == Code::TooLong);
    assert!(answered.is_ok() || itself || long, "{} takes {action:?}: {answered:?}", prompt.id);
}

fn acts(bench: &mut Bench, who: &PersonId, place: Place, action: Action) -> Result<Vec<Event>, Refusal> {
    bench.command(Actor::Person { id: who.clone(), place, moderator: false, name: String::new() }, action)
}

fn stranger_in_charge() -> Actor {
    Actor::Person { id: person("mod"), place: Place::Room, moderator: true, name: String::new() }
}

/// Somebody answers something at random: if it was not asked of them, it is refused.
fn refused_unless_asked(bench: &mut Bench, dice: &mut Dice, players: u16, prompts: &[Prompt]) {
    let who = person(&format!("p{}", dice.below(usize::from(players) + 1)));
    let action = any_answer(dice, players);
    let void_votes = bench.state.table.as_ref().is_some_and(|table| table.rules.void_votes);
    let (asks, target) = match &action {
        // Where void votes are taken, any target is one. Source: SL-03
        Action::Vote { .. } if void_votes => (vec![Ask::Vote], None),
        Action::Vote { targets, .. } => (vec![Ask::Vote], targets.first().cloned()),
        Action::Unvote | Action::Abstain { .. } => (vec![Ask::Vote], None),
        Action::Pass { .. } => (vec![Ask::Speech, Ask::LastWords, Ask::Floor, Ask::Accuse], None),
        Action::Floor { .. } => (vec![Ask::Floor], None),
        Action::Act { ask, targets, .. } => (vec![*ask], targets.first().cloned()),
        Action::Announce { player, .. } => (vec![Ask::Notice], Some(player.clone())),
        Action::Tell { .. } => (vec![Ask::Story], None),
        Action::Review { .. } => (vec![Ask::Approve], None),
        Action::Decline { .. } => (Ask::ALL.to_vec(), None),
        other => panic!("{other:?} is no answer"),
    };
    let asked = prompts.iter().any(|prompt| {
        let named = match target {
            Some(PlayerRef::Number(number)) => prompt.targets.iter().any(|target| target.0 == number),
            Some(_) | None => true,
        };
        prompt.person == who && asks.contains(&prompt.ask) && named
    });
    let result = acts(bench, &who, Place::Direct, action.clone());
    assert!(asked || result.is_err(), "{who} was not asked for {action:?}");
}
