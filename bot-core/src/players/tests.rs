//! What simple players do about what they were told.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::game::{
    Action, Answer, Ask, Audience, CastVote, Claim, Death, Hand, Known, KnownAs, Notice, Outcome, PersonId,
    Platform, PlayerRef, Prompt, PromptId, Role, RuleSet, Seat, Seated, Target, Told, seat_at,
};
use crate::ruleset::RuleSets;

use super::{Players, Strategy};

/// A table of eight, by its rule set's id.
struct Eight {
    rules: std::sync::Arc<RuleSet>,
    players: Players,
}

fn person(seat: u16) -> PersonId {
    PersonId::new(Platform::Computer, &seat.to_string())
}

impl Eight {
    fn of(ruleset: &str) -> Eight {
        let sets = RuleSets::builtin().expect("the program's rule sets are valid");
        let rules = sets.get(ruleset).expect("a rule set of the program").clone();
        let seats = (0..8).map(|index| Seated {
            seat: seat_at(index),
            user: Some(person(seat_at(index).0)),
            name: String::new(),
            computer: true,
        });
        let roles = rules.roles_for(8).expect("a table of eight");
        let started = Notice::Started {
            accounts: Vec::new(),
            game: String::new(),
            ruleset: rules.id.clone(),
            seats: seats.collect(),
            roles,
            commitment: String::new(),
            nonce: String::new(),
            rules_hash: String::new(),
        };
        let mut table = Eight { rules, players: Players::new(Strategy::Plain) };
        table.room(started);
        table
    }

    fn room(&mut self, notice: Notice) {
        self.players.hear(&Told::new(Audience::Room, notice));
    }

    fn alone(&mut self, seat: u16, notice: Notice) {
        self.players.hear(&Told::new(Audience::Person(person(seat)), notice));
    }

    fn dealt(&mut self, seat: u16, role: Role, mates: &[u16]) {
        let side = self.rules.card(role).side;
        let known = |mate: &u16| Known { seat: Seat(*mate), card: 1, known_as: KnownAs::Role(role) };
        let knows = mates.iter().map(known).collect();
        let (cards, marks) = (Vec::new(), Vec::new());
        self.alone(seat, Notice::Dealt { seat: Seat(seat), hand: vec![role], cards, side, knows, marks });
    }

    fn dawn(&mut self, dead: &[u16]) {
        let death = |seat: &u16| Death { seat: Seat(*seat), card: 1, out: true, shown: None };
        self.room(Notice::Dawn { day: 1, deaths: dead.iter().map(death).collect() });
    }

    fn voted(&mut self, votes: &[(u16, u16)]) {
        let cast = |(by, target): &(u16, u16)| CastVote {
            void: false,
            by: Seat(*by),
            for_target: Some(Target(*target)),
            weight: 1,
        };
        self.room(Notice::Result {
            round: 0,
            votes: votes.iter().map(cast).collect(),
            counts: BTreeMap::new(),
            top: Vec::new(),
            outcome: Outcome::Nobody,
        });
    }

    /// What a player does in many moments that differ in chance alone.
    fn answers(&mut self, seat: u16, ask: Ask, targets: &[u16]) -> Vec<Vec<Action>> {
        let prompt = Prompt {
            at_will: false,
            id: PromptId { game: 1, step: 3, ask },
            seat: Seat(seat),
            person: person(seat),
            ask,
            targets: targets.iter().copied().map(Target).collect(),
            roles: BTreeMap::new(),
            calls_boss: false,
            min: 1,
            max: 1,
            may_decline: true,
            ends: None,
            private: false,
            chosen: Vec::new(),
        };
        let mut one = |seed| {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            self.players.answer(&self.rules, &prompt, &mut chance)
        };
        (0..40).map(&mut one).collect()
    }

    /// The targets that a player ever names.
    fn named(&mut self, seat: u16, ask: Ask, targets: &[u16]) -> Vec<u16> {
        let mut named: Vec<u16> = Vec::new();
        for action in self.answers(seat, ask, targets).into_iter().flatten() {
            let (Action::Act { targets, .. } | Action::Vote { targets, .. }) = action else { continue };
            named.extend(targets.iter().map(|target| match target {
                PlayerRef::Number(number) => *number,
                other => panic!("{other:?} is no number"),
            }));
        }
        named.sort_unstable();
        named.dedup();
        named
    }
}

#[test]
fn killers_neither_kill_nor_vote_for_each_other() {
    let mut table = Eight::of("v2");
    table.dealt(1, Role::Killer, &[2]);
    assert_eq!(table.named(1, Ask::Kill, &[1, 2, 3, 4]), [3, 4]);
    assert_eq!(table.named(1, Ask::Vote, &[2, 5, 6]), [5, 6]);
    assert!(
        table.answers(1, Ask::Vote, &[2]).iter().all(|list| matches!(list[..], [Action::Abstain { .. }])),
        "rather than for a mate a killer votes for nobody"
    );
}

#[test]
fn police_who_found_a_killer_say_so_and_vote_for_it() {
    let mut table = Eight::of("v2");
    table.dealt(3, Role::Police, &[4]);
    assert!(table.answers(3, Ask::Speech, &[]).iter().all(|list| list.len() == 1), "nothing to say yet");
    let answer = Answer::Role(Role::Killer);
    table.alone(3, Notice::Answer { ask: Ask::Check, targets: vec![Target(6)], answer });
    for list in table.answers(3, Ask::Speech, &[]) {
        assert!(
            matches!(list[..], [Action::Claim { role: Claim::Role(Role::Police) }, Action::Pass { .. }]),
            "{list:?}"
        );
    }
    assert_eq!(table.named(3, Ask::Vote, &[4, 5, 6, 7]), [6]);
    assert_eq!(table.named(3, Ask::Check, &[5, 6, 7]), [5, 7], "nobody is checked twice");
}

#[test]
fn whom_a_trusted_claimant_voted_for_is_voted_for() {
    let mut table = Eight::of("v2");
    table.dealt(8, Role::Civilian, &[]);
    table.dawn(&[1]);
    table.room(Notice::Claimed { seat: Seat(3), role: Claim::Role(Role::Police) });
    table.voted(&[(3, 6), (4, 5), (5, 4)]);
    assert_eq!(table.named(8, Ask::Vote, &[3, 4, 5, 6]), [6]);
    // With more claims than such cards nobody is trusted for the claim alone.
    table.room(Notice::Claimed { seat: Seat(5), role: Claim::Role(Role::Police) });
    table.room(Notice::Claimed { seat: Seat(6), role: Claim::Role(Role::Police) });
    table.dawn(&[3]);
    assert_eq!(table.named(8, Ask::Vote, &[4, 5, 6]), [6], "whoever died for the claim meant it");
}

#[test]
fn killers_kill_whom_the_table_trusts() {
    let mut table = Eight::of("v2");
    table.dealt(1, Role::Killer, &[2]);
    table.room(Notice::Claimed { seat: Seat(7), role: Claim::Role(Role::Police) });
    assert_eq!(table.named(1, Ask::Kill, &[1, 2, 3, 4, 7]), [7]);
    // Somebody has saved them: another one, then.
    table.alone(1, Notice::Noted { ask: Ask::Kill, targets: vec![Target(7)], detail: None });
    table.room(Notice::Night { night: 2, ends: None });
    assert_eq!(table.named(1, Ask::Kill, &[1, 2, 3, 4, 7]), [3, 4]);
}

#[test]
fn nobody_judges_by_what_another_was_told() {
    let mut table = Eight::of("v2");
    table.dealt(8, Role::Civilian, &[]);
    table.dealt(3, Role::Police, &[4]);
    let answer = Answer::Role(Role::Killer);
    table.alone(3, Notice::Answer { ask: Ask::Check, targets: vec![Target(6)], answer });
    assert_eq!(table.named(8, Ask::Vote, &[3, 4, 5, 6, 7]), [3, 4, 5, 6, 7]);
}

#[test]
fn only_whoever_can_have_sent_all_squeezes_is_accused() {
    let mut table = Eight::of("taiwan");
    table.dealt(4, Role::Civilian, &[]);
    let accuses = |table: &mut Eight| {
        let list = table.answers(4, Ask::Accuse, &[1, 2, 3, 5, 6, 7, 8]);
        list.into_iter().flatten().find_map(|action| match action {
            Action::Accuse { player: PlayerRef::Number(number), .. } => Some(number),
            _ => None,
        })
    };
    // Nine, from the left: the next seat sent nine, or the next but one ten.
    table.alone(4, Notice::Squeezed { count: 9, side: Hand::Left });
    assert_eq!(accuses(&mut table), None);
    table.alone(4, Notice::Squeezed { count: 10, side: Hand::Left });
    assert_eq!(accuses(&mut table), Some(5), "source: TW-02, TW-03");
}
