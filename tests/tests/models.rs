//! A whole day of 2.0 beside a model of its own: turns, last words, deadlines, ballots, ties, seats given up.
//!
//! The model is as simple as the rules read. It knows nothing of the machine: it is told what people do, says
//! whether they may, and after every step both must stand alike.
//!
//! Source: C-04, C-07 to C-10, C-15, V2-04 to V2-09, A-06

use std::collections::{BTreeMap, VecDeque};

use bot_core::game::{Action, Game, Phase, Place, Role, Seat};
use nightfall_tests::bench::{Bench, hands, ruleset, seat_ref};
use proptest::prelude::*;

const CARDS: &str = "K K P P C C C C";
const SEATS: u16 = 8;

/// What is going on, on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Now {
    Night,
    Words(u16),
    Speech(u16),
    Ballot { candidates: Vec<u16>, votes: BTreeMap<u16, Option<u16>> },
    Over,
}

/// What is still to come today.
#[derive(Clone, Debug)]
enum Next {
    Words(u16),
    /// The day's speeches and its ballot, beginning beside somebody: whoever leaves during last words has no part.
    Speeches(Option<u16>),
    Speech(u16),
    Ballot(Vec<u16>),
}

#[derive(Clone, Debug)]
struct Model {
    roles: Vec<Role>,
    alive: Vec<bool>,
    now: Now,
    ends_ms: i64,
    at_ms: i64,
    next: VecDeque<Next>,
    day: u16,
    began: u16,
    /// So many have had, or used up, last words.
    words: usize,
    /// Whom a killer has named, and who.
    named: Option<(u16, u16)>,
    /// How many ballots of this vote were tied.
    ties: u16,
}

impl Model {
    fn new() -> Model {
        let roles: Vec<Role> = hands(CARDS).into_iter().flatten().collect();
        Model {
            alive: vec![true; roles.len()],
            roles,
            now: Now::Night,
            ends_ms: 60_000,
            at_ms: 0,
            next: VecDeque::new(),
            day: 0,
            began: 0,
            words: 0,
            named: None,
            ties: 0,
        }
    }

    fn lives(&self, seat: u16) -> bool {
        self.alive[usize::from(seat) - 1]
    }

    fn living(&self) -> Vec<u16> {
        (1..=SEATS).filter(|seat| self.lives(*seat)).collect()
    }

    /// Counter-clockwise from a seat on, itself first: 5, 4, 3, 2, 1, 8, 7, 6.
    fn around(&self, first: u16) -> Vec<u16> {
        let all = (0..SEATS).map(|step| (first + SEATS - 1 - step) % SEATS + 1);
        all.filter(|seat| self.lives(*seat)).collect()
    }

    /// Source: V2-09
    fn is_over(&self) -> bool {
        let left = |role: Role| self.living().iter().any(|seat| self.roles[usize::from(*seat) - 1] == role);
        !(left(Role::Killer) && left(Role::Police) && left(Role::Civilian))
    }

    fn begin(&mut self, now: Now, ms: i64) {
        self.now = now;
        self.ends_ms = self.at_ms + ms;
    }

    /// The first two to go out have last words. Source: V2-04
    fn goes_out(&mut self, seat: u16) -> bool {
        self.alive[usize::from(seat) - 1] = false;
        self.words += 1;
        self.words <= 2
    }

    fn dawn(&mut self) {
        self.day += 1;
        // What somebody named who has left does not count.
        let named = self.named.take().filter(|(by, target)| self.lives(*by) && self.lives(*target));
        let victim = named.map(|(_, target)| target);
        let speaks = victim.is_some_and(|seat| self.goes_out(seat));
        if self.is_over() {
            self.now = Now::Over;
            return;
        }
        // The victim's right-hand neighbour, or whoever sits after yesterday's first. Source: V2-05
        self.next = victim.filter(|_| speaks).map(Next::Words).into_iter().collect();
        self.next.push_back(Next::Speeches(victim.or(Some(self.began).filter(|seat| *seat > 0))));
        self.ties = 0;
        self.go_on();
    }

    fn plan(&mut self, beside: Option<u16>) {
        let first =
            beside.map_or(1, |seat| self.around(seat).into_iter().find(|s| *s != seat).unwrap_or(seat));
        self.began = if self.lives(first) { first } else { self.around(first)[0] };
        let order = self.around(self.began);
        self.next.extend(order.iter().map(|seat| Next::Speech(*seat)));
        self.next.push_back(Next::Ballot(order));
    }

    fn go_on(&mut self) {
        while let Some(next) = self.next.pop_front() {
            match next {
                Next::Words(seat) => return self.begin(Now::Words(seat), 60_000),
                Next::Speeches(beside) => self.plan(beside),
                Next::Speech(seat) if self.lives(seat) => return self.begin(Now::Speech(seat), 90_000),
                Next::Speech(_) => {}
                Next::Ballot(among) => {
                    // In the reverse of the speaking order. Source: V2-06
                    let candidates: Vec<u16> =
                        among.into_iter().rev().filter(|seat| self.lives(*seat)).collect();
                    if !candidates.is_empty() {
                        return self.begin(Now::Ballot { candidates, votes: BTreeMap::new() }, 45_000);
                    }
                }
            }
        }
        self.begin(Now::Night, 60_000);
    }

    fn count(&mut self) {
        let Now::Ballot { candidates, votes } = self.now.clone() else { return };
        let of = |seat: &u16| {
            votes.iter().filter(|(by, target)| self.lives(**by) && **target == Some(*seat)).count()
        };
        let most = candidates.iter().filter(|seat| self.lives(**seat)).map(of).max().unwrap_or(0);
        let top: Vec<u16> = candidates
            .iter()
            .copied()
            .filter(|seat| self.lives(*seat) && most > 0 && of(seat) == most)
            .collect();
        match top[..] {
            [] => self.next.clear(),
            [seat] => {
                self.next.clear();
                if self.goes_out(seat) {
                    self.next.push_back(Next::Words(seat));
                }
                if self.is_over() {
                    self.now = Now::Over;
                    return;
                }
            }
            _ => {
                self.ties += 1;
                if self.ties == 3 {
                    self.now = Now::Over;
                    return;
                }
                // The tied speak after a first tie, all others after a second. Source: V2-07
                let tied = |seat: &u16| top.contains(seat) == (self.ties == 1);
                let order = self.around(self.began);
                self.next = order.iter().copied().filter(tied).map(Next::Speech).collect();
                self.next
                    .push_back(Next::Ballot(order.into_iter().filter(|seat| top.contains(seat)).collect()));
            }
        }
        self.go_on();
    }

    fn count_if_all_have_voted(&mut self) {
        if let Now::Ballot { votes, .. } = &self.now
            && self.living().iter().all(|seat| votes.contains_key(seat))
        {
            self.count();
        }
    }

    /// What somebody does; whether they may.
    fn does(&mut self, deed: &Deed) -> bool {
        match *deed {
            Deed::Kill(target) => {
                let killer =
                    self.living().into_iter().find(|seat| self.roles[usize::from(*seat) - 1] == Role::Killer);
                let may = killer.is_some() && self.now == Now::Night && self.lives(target);
                if let (true, Some(by)) = (may, killer) {
                    self.named = Some((by, target));
                }
                may
            }
            Deed::Pass(seat) => {
                let may = self.now == Now::Words(seat) || (self.now == Now::Speech(seat) && self.lives(seat));
                if may {
                    self.go_on();
                }
                may
            }
            Deed::Vote(seat, target) => self.votes(seat, Some(Some(target))),
            Deed::Abstain(seat) => self.votes(seat, Some(None)),
            Deed::Unvote(seat) => self.votes(seat, None),
            Deed::Leave(seat) => self.leaves(seat),
            Deed::Wait => {
                self.at_ms = self.ends_ms;
                match self.now {
                    Now::Night => self.dawn(),
                    Now::Words(_) | Now::Speech(_) => self.go_on(),
                    Now::Ballot { .. } => self.count(),
                    Now::Over => {}
                }
                true
            }
        }
    }

    fn votes(&mut self, seat: u16, vote: Option<Option<u16>>) -> bool {
        let lives = self.lives(seat);
        let target_lives = vote.flatten().is_none_or(|target| self.lives(target));
        let Now::Ballot { candidates, votes } = &mut self.now else { return false };
        let fits = vote.flatten().is_none_or(|target| target != seat && candidates.contains(&target));
        if !lives || !fits || !target_lives {
            return false;
        }
        match vote {
            Some(vote) => drop(votes.insert(seat, vote)),
            None => drop(votes.remove(&seat)),
        }
        self.count_if_all_have_voted();
        true
    }

    /// No last words, and none used up. Source: C-15
    fn leaves(&mut self, seat: u16) -> bool {
        if !self.lives(seat) {
            // Going home late takes nothing from anybody, but whoever speaks last words is not waited for.
            if self.now == Now::Words(seat) {
                self.go_on();
            }
            self.next.retain(|next| !matches!(next, Next::Words(of) if *of == seat));
            return true;
        }
        self.alive[usize::from(seat) - 1] = false;
        if self.is_over() {
            self.now = Now::Over;
            return true;
        }
        if self.now == Now::Speech(seat) {
            self.go_on();
        } else if let Now::Ballot { votes, .. } = &mut self.now {
            votes.retain(|_, target| *target != Some(seat));
            self.count_if_all_have_voted();
        }
        true
    }
}

/// What is done.
#[derive(Clone, Debug)]
enum Deed {
    Kill(u16),
    Pass(u16),
    Vote(u16, u16),
    Abstain(u16),
    Unvote(u16),
    Leave(u16),
    Wait,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let seat = || 1..=SEATS;
    let deed = prop_oneof![
        3 => seat().prop_map(Deed::Kill),
        6 => seat().prop_map(Deed::Pass),
        14 => (seat(), seat()).prop_map(|(by, target)| Deed::Vote(by, target)),
        3 => seat().prop_map(Deed::Abstain),
        1 => seat().prop_map(Deed::Unvote),
        1 => seat().prop_map(Deed::Leave),
        9 => Just(Deed::Wait),
    ];
    proptest::collection::vec(deed, 0..140)
}

fn in_bench(bench: &mut Bench, model: &Model, deed: &Deed) -> bool {
    let act = |bench: &mut Bench, seat: u16, action: Action| {
        bench.say(&format!("p{seat}"), Place::Direct, action).is_ok()
    };
    match *deed {
        Deed::Kill(target) => {
            let killer =
                model.living().into_iter().find(|seat| model.roles[usize::from(*seat) - 1] == Role::Killer);
            let targets = vec![seat_ref(target)];
            let kill = Action::Act { ask: bot_core::game::Ask::Kill, targets, prompt: None };
            killer.is_some_and(|killer| act(bench, killer, kill))
        }
        Deed::Pass(seat) => act(bench, seat, Action::Pass { prompt: None }),
        Deed::Vote(seat, target) => {
            act(bench, seat, Action::Vote { targets: vec![seat_ref(target)], prompt: None })
        }
        Deed::Abstain(seat) => act(bench, seat, Action::Abstain { prompt: None }),
        Deed::Unvote(seat) => act(bench, seat, Action::Unvote),
        Deed::Leave(seat) => {
            let left = bench.say(&format!("p{seat}"), Place::Room, Action::Leave).is_ok();
            left || bench.state.standing().is_some()
        }
        Deed::Wait => bench.tick(),
    }
}

/// How the machine stands, in the model's words.
fn standing(game: &Game) -> Now {
    match &game.phase {
        Phase::Night { .. } => Now::Night,
        Phase::LastWords { seat } => Now::Words(seat.0),
        Phase::Speech { seat, .. } => Now::Speech(seat.0),
        Phase::Ballot(ballot) => Now::Ballot {
            candidates: ballot.candidates.iter().map(|candidate| candidate.0).collect(),
            votes: ballot
                .votes
                .iter()
                .filter(|(seat, _)| game.is_alive(**seat))
                .map(|(seat, vote)| (seat.0, vote.open().as_ref().map(|named| named[0].0)))
                .collect(),
        },
        other => panic!("2.0 has no such phase: {other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_game_of_2_0_goes_as_it_does_on_paper(deeds in deeds()) {
        let mut bench = Bench::open(&ruleset("v2"), 9);
        bench.seat(SEATS);
        bench.fix_deal(hands(CARDS)).expect("cards that fit");
        bench.say("p1", Place::Room, Action::Start).expect("a full table");
        let mut model = Model::new();
        for deed in deeds {
            let mut paper = model.clone();
            let may = paper.does(&deed);
            let did = in_bench(&mut bench, &model, &deed);
            prop_assert_eq!(did, may, "{:?} in {:?}", deed, model);
            model = paper;
            let game = bench.state.standing().and_then(|table| table.game.as_ref());
            let Some(game) = game else {
                prop_assert_eq!(&model.now, &Now::Over, "the machine is done after {:?}", deed);
                break;
            };
            let mut wanted = model.now.clone();
            if let Now::Ballot { votes, .. } = &mut wanted {
                votes.retain(|seat, _| model.lives(*seat));
            }
            prop_assert_eq!(standing(game), wanted, "after {:?}", deed);
            prop_assert_eq!(game.deadline.map(|at| at.0), Some(model.ends_ms), "after {:?}", deed);
            let living: Vec<u16> = game.living().map(|Seat(number)| number).collect();
            prop_assert_eq!(living, model.living());
        }
    }

    /// Source: C-02, C-01
    #[test]
    fn seats_are_taken_and_given_up_as_on_a_list(
        moves in proptest::collection::vec((0..4_u8, 1..=20_u16), 0..60)
    ) {
        let mut bench = Bench::open(&ruleset("v2"), 9);
        let mut list: Vec<String> = Vec::new();
        for (kind, number) in moves {
            let who = format!("p{number}");
            let seat = list.iter().position(|sits| *sits == who);
            let done = match kind {
                0 | 1 => bench.say(&who, Place::Room, Action::Join { name: who.clone() }).is_ok(),
                2 => bench.say(&who, Place::Room, Action::Leave).is_ok(),
                _ => bench.say(&who, Place::Room, Action::Ready).is_ok(),
            };
            let may = match kind {
                0 | 1 => seat.is_none() && list.len() < 16,
                _ => seat.is_some(),
            };
            prop_assert_eq!(done, may, "{} {} {:?}", kind, who, list);
            match (kind, seat) {
                (0 | 1, None) if may => list.push(who),
                (2, Some(seat)) => drop(list.remove(seat)),
                _ => {}
            }
            let Some(table) = bench.state.standing() else {
                prop_assert!(list.is_empty(), "a table with people at it is cleared away");
                break;
            };
            let seated: Vec<String> = table.players.iter().map(|player| player.person.id().to_owned()).collect();
            prop_assert_eq!(&seated, &list);
            prop_assert!(table.host.is_some(), "somebody hosts");
        }
    }
}
