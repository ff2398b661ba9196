//! What comes of a night: what is named, replaced, stopped, disguised; then answers and deaths.
//!
//! It reads the state at nightfall, so that the order in which choices arrived never matters.
//!
//! Source: CO-02 to CO-30

use super::super::super::ids::{Seat, Target};
use super::super::super::nature::Nature;
use super::super::super::notice::{Answer, Fate, Hint, NightEntry};
use super::super::super::role::{Ask, Role, Side};
use super::super::super::rules::{Ability, Finds, RuleSet};
use super::super::super::state::Game;
use super::prompts::{borrows, is_special};
use super::{Chosen, Memory, Tonight, Watch, holder, is_living, memory_of, numbers, role_of};

/// What a night brings.
pub(super) struct Resolution {
    /// The ledger, in the order of resolution.
    pub(super) entries: Vec<NightEntry>,
    /// The answers, in the order of resolution.
    pub(super) answers: Vec<Given>,
    /// What dawn will tell.
    pub(super) tonight: Tonight,
    /// What is remembered from now on.
    pub(super) memory: Memory,
}

/// An answer to one seat.
pub(super) struct Given {
    pub(super) to: Seat,
    pub(super) ask: Ask,
    pub(super) targets: Vec<Target>,
    pub(super) answer: Answer,
}

/// One use of a skill.
#[derive(Clone, Debug)]
struct Act {
    ask: Ask,
    by: Seat,
    role: Role,
    /// What its owner named.
    own: Vec<Target>,
    /// Whom it is aimed at, as the writer may have changed it.
    targets: Vec<Target>,
    plays: Option<Role>,
    fate: Fate,
    answer: Option<Answer>,
}

impl Act {
    fn works(&self) -> bool {
        self.fate == Fate::Done
    }

    fn aim(&self) -> Option<Seat> {
        self.targets.first().map(|target| Seat(target.0))
    }
}

struct Night<'a> {
    rules: &'a RuleSet,
    game: &'a Game,
    memory: Memory,
    acts: Vec<Act>,
    tonight: Tonight,
    answers: Vec<Given>,
    /// As whom the disguised one goes.
    disguise: Option<Seat>,
    /// Whether the skill that Conan uses tonight is the borrowed one. Source: CO-04
    borrowed: bool,
}

/// Works out the first stage of the night.
pub(super) fn resolve(rules: &RuleSet, game: &Game, chosen: &[Chosen]) -> Resolution {
    let mut night = Night {
        rules,
        game,
        memory: memory_of(game),
        acts: acts(rules, game, chosen),
        tonight: Tonight::default(),
        answers: Vec::new(),
        disguise: None,
        borrowed: false,
    };
    night.memory.void_vote = None;
    night.memory.true_void = None;
    night.replace();
    night.glare();
    night.disguise();
    let dies = night.great_detective_dies();
    night.watch(dies);
    night.spend();
    night.ask_all();
    night.kill();
    night.kidnap();
    night.arrest();
    night.vote_skills();
    night.tonight.deduces = night.deduces(dies);
    let entries = night.acts.iter().map(|act| entry(game, act)).collect();
    Resolution { entries, answers: night.answers, tonight: night.tonight, memory: night.memory }
}

/// What those named who are still there, in the rule set's order.
fn acts(rules: &RuleSet, game: &Game, chosen: &[Chosen]) -> Vec<Act> {
    let of = |ask: Ask| {
        let mut all: Vec<&Chosen> =
            chosen.iter().filter(|chosen| chosen.ask == ask && game.is_alive(chosen.by)).collect();
        all.sort_by_key(|chosen| chosen.by);
        all
    };
    let act = |chosen: &Chosen| {
        Some(Act {
            ask: chosen.ask,
            by: chosen.by,
            role: role_of(game, chosen.by)?,
            own: chosen.targets.clone(),
            targets: chosen.targets.clone(),
            plays: chosen.plays,
            fate: Fate::Done,
            answer: None,
        })
    };
    rules.night_order.iter().flat_map(|ask| of(*ask)).filter_map(act).collect()
}

fn entry(game: &Game, act: &Act) -> NightEntry {
    NightEntry {
        ask: act.ask,
        by: vec![act.by],
        role: Some(act.role),
        target: act.own.first().copied(),
        also: act.own.iter().skip(1).copied().collect(),
        struck: act.aim().filter(|_| act.ask == Ask::Kill).and_then(|seat| role_of(game, seat)),
        instead: if act.targets == act.own { Vec::new() } else { act.targets.clone() },
        played: act.plays,
        deduced: None,
        fate: act.fate,
        answer: act.answer.clone(),
        wording: None,
    }
}

impl Night<'_> {
    fn seat(&self, role: Role) -> Option<Seat> {
        holder(self.game, role)
    }

    fn lives(&self, role: Role) -> bool {
        is_living(self.game, role)
    }

    fn can(&self, seat: Seat, ability: Ability) -> bool {
        role_of(self.game, seat).is_some_and(|role| self.rules.card(role).does.contains(&ability))
    }

    /// Whether a living holder of a role has a passive skill.
    fn guards(&self, role: Role, ability: Ability) -> bool {
        self.lives(role) && self.rules.cards.get(&role).is_some_and(|card| card.does.contains(&ability))
    }

    /// The role that the writer plays tonight; the playing itself never fails. Source: CO-28
    fn played(&self) -> Option<Role> {
        self.acts.iter().find_map(|act| act.plays)
    }

    /// The role that a seat shows to the skills that look for one. Source: CO-27, CO-29
    fn seems(&self, seat: Seat) -> Option<Role> {
        let own = role_of(self.game, seat);
        if own == Some(Role::Aoyama) { self.played().or(own) } else { own }
    }

    /// Whether a seat is black tonight. Source: CO-27
    fn is_black(&self, seat: Seat) -> bool {
        self.seems(seat).is_some_and(|role| self.rules.card(role).side == Side::Killers)
    }

    /// Type, build and sex tonight, as disguised, chosen and played. Source: CO-12, CO-18, CO-27, CO-30
    fn nature(&self, seat: Seat) -> Option<Nature> {
        let role = role_of(self.game, seat)?;
        let dealt = self.rules.card(role).nature?;
        match role {
            Role::Aoyama => match self.played().and_then(|role| self.seat(role)) {
                Some(played) => self.nature(played),
                None => Some(self.memory.writer.unwrap_or(dealt)),
            },
            Role::Boss => {
                let (build, sex) = self.memory.boss.unwrap_or((dealt.build, dealt.sex));
                Some(Nature { build, sex, ..dealt })
            }
            Role::Vermouth => match self.disguise {
                // Nobody can be copied from her own copy.
                Some(other) if other != seat && self.seems(other) != Some(Role::Vermouth) => {
                    self.nature(other)
                }
                Some(_) | None => Some(dealt),
            },
            _ => Some(dealt),
        }
    }

    /// The writer's target takes the place of the one that the played role's holder named. A glare at the
    /// writer himself makes it void; he keeps the role.
    ///
    /// Source: CO-26, CO-28, CO-29
    fn replace(&mut self) {
        let Some(play) = self.acts.iter().position(|act| act.ask == Ask::Play) else { return };
        let (writer, instead) = (self.acts[play].by, self.acts[play].targets.clone());
        let Some(role) = self.acts[play].plays else { return };
        self.memory.played.insert(role);
        if self.acts.iter().any(|act| act.ask == Ask::Glare && act.aim() == Some(writer)) {
            self.acts[play].fate = Fate::Glared;
            return;
        }
        let aimed = |act: &&mut Act| act.role == role && !is_special(act.ask) && !act.own.is_empty();
        let mut replaced = false;
        for act in self.acts.iter_mut().filter(aimed) {
            act.targets.clone_from(&instead);
            replaced = true;
        }
        if !replaced {
            self.acts[play].fate = Fate::Missed;
        }
    }

    /// The active skills of whoever is glared at fail. Source: CO-13
    fn glare(&mut self) {
        let Some(seat) = self.acts.iter().find(|act| act.ask == Ask::Glare).and_then(Act::aim) else {
            return;
        };
        for act in self.acts.iter_mut().filter(|act| act.by == seat && !is_special(act.ask)) {
            act.fate = Fate::Glared;
        }
    }

    /// Source: CO-18, CO-19
    fn disguise(&mut self) {
        let mut disguises =
            self.acts.iter().filter(|act| matches!(act.ask, Ask::Raven | Ask::Surpass) && act.works());
        self.disguise = disguises.next().and_then(Act::aim);
    }

    /// Whether the boss kills the great detective tonight: nothing guards him. Source: CO-02, CO-04
    fn great_detective_dies(&self) -> bool {
        let seat = self.seat(Role::Kogoro);
        self.lives(Role::Kogoro)
            && self.acts.iter().any(|act| act.ask == Ask::Kill && act.works() && act.aim() == seat)
    }

    /// The watch puts the great detective to sleep, if he lives through the night; the skill that is used
    /// with it, and later in his place, is lost when he dies.
    ///
    /// Source: CO-04
    fn watch(&mut self, dies: bool) {
        let there = self.lives(Role::Kogoro) && !dies;
        let now = self.acts.iter().position(|act| act.ask == Ask::Watch);
        let held = borrows(self.game, &self.memory);
        self.borrowed = held || now.is_some();
        let mut works = held && there;
        if let Some(now) = now {
            works = there && self.acts[now].works();
            self.memory.watch = if works { Watch::Works } else { Watch::Failed };
            if !there && self.acts[now].works() {
                self.acts[now].fate = Fate::Lost;
            }
            if works {
                self.fall_asleep();
            }
        }
        if self.borrowed && !works {
            let borrowed =
                |act: &&mut Act| act.role == Role::Conan && act.ask == Ask::Investigate && act.works();
            self.acts.iter_mut().filter(borrowed).for_each(|act| act.fate = Fate::Lost);
        }
    }

    fn fall_asleep(&mut self) {
        self.memory.asleep = self.seat(Role::Kogoro);
        self.tonight.asleep = self.memory.asleep;
        for act in self.acts.iter_mut().filter(|act| act.role == Role::Kogoro && act.works()) {
            act.fate = Fate::Asleep;
        }
    }

    /// A use is used up whether it works or not. Source: CO-14, CO-16, CO-17
    fn spend(&mut self) {
        for ask in [Ask::TrueGlare, Ask::TrueVoid, Ask::Kidnap] {
            if self.acts.iter().any(|act| act.ask == ask) {
                self.memory.used.push(ask);
            }
        }
    }

    /// Everything that is answered; what was stopped is answered with nothing.
    fn ask_all(&mut self) {
        for index in 0..self.acts.len() {
            let act = self.acts[index].clone();
            let Some(found) = self.find_out(&act) else { continue };
            let answer = if act.works() { found } else { Answer::Hint(Hint::None) };
            self.acts[index].answer = Some(answer.clone());
            self.answers.push(Given { to: act.by, ask: act.ask, targets: act.own, answer });
        }
        // From the night in which she finds him. Source: CO-09, CO-22
        let found = |act: &Act| {
            act.role == Role::Ran && matches!(act.answer, Some(Answer::Found(_))) && act.ask == Ask::Search
        };
        self.memory.found |= self.acts.iter().any(found);
    }

    /// What a skill finds out; `None` for one that is not answered.
    fn find_out(&self, act: &Act) -> Option<Answer> {
        let yes = |holds: bool| Answer::Hint(if holds { Hint::Yes } else { Hint::No });
        let aim = act.aim()?;
        match act.ask {
            Ask::Investigate => self.investigated(act, aim),
            Ask::Search => Some(self.searched(act)),
            Ask::Gossip => Some(Answer::Sex(self.nature(aim)?.sex)),
            Ask::TrueGlare => Some(Answer::Role(role_of(self.game, aim)?)),
            Ask::Hunt => Some(yes(self.is_black(aim) && self.seems(aim) != Some(Role::Boss))),
            Ask::Raven => Some(self.targets_of(aim)),
            Ask::Surpass => self.nature(aim).map(|seen| Answer::Looks { build: seen.build, sex: seen.sex }),
            _ => None,
        }
    }

    /// Source: CO-03, CO-04, CO-05, CO-07
    fn investigated(&self, act: &Act, aim: Seat) -> Option<Answer> {
        let borrowed = act.role == Role::Conan && self.borrowed;
        let skill = if borrowed { Role::Kogoro } else { act.role };
        let found = match self.rules.cards.get(&skill)?.finds? {
            Finds::Black => Answer::Hint(if self.is_black(aim) { Hint::Yes } else { Hint::No }),
            Finds::Build => Answer::Build(self.nature(aim)?.build),
            Finds::Type => Answer::kind(self.nature(aim)?.kind),
        };
        Some(found)
    }

    /// The seat that was searched for, if it is among those named: the true one before one who only plays
    /// the role. Source: CO-08, CO-24, CO-29
    fn searched(&self, act: &Act) -> Answer {
        let wanted = self.rules.card(act.role).looks_for;
        let named = || act.targets.iter().map(|target| Seat(target.0));
        let is = named().find(|seat| wanted.is_some() && role_of(self.game, *seat) == wanted);
        let seems = || named().find(|seat| wanted.is_some() && self.seems(*seat) == wanted);
        is.or_else(seems).map_or(Answer::Hint(Hint::None), Answer::Found)
    }

    /// Whom a seat aims its active skill at, whether it works or not. Source: CO-18
    fn targets_of(&self, seat: Seat) -> Answer {
        let mut aimed =
            self.acts.iter().filter(|act| act.by == seat && !is_special(act.ask) && !act.targets.is_empty());
        match aimed.next() {
            Some(act) => Answer::Targets { targets: act.targets.clone() },
            None => Answer::Hint(Hint::None),
        }
    }

    /// The boss's deed, and what keeps its target alive. Source: CO-09, CO-10, CO-20, CO-22, CO-30
    fn kill(&mut self) {
        let kill = self.acts.iter().position(|act| act.ask == Ask::Kill && act.works());
        let Some((kill, seat)) = kill.and_then(|kill| Some((kill, self.acts[kill].aim()?))) else { return };
        self.acts[kill].fate = self.struck(seat);
    }

    fn struck(&mut self, seat: Seat) -> Fate {
        if !self.game.is_alive(seat) {
            return Fate::Missed;
        }
        let role = role_of(self.game, seat);
        if role == Some(Role::Conan) && self.memory.found && self.guards(Role::Ran, Ability::Guard) {
            return Fate::Guarded;
        }
        let friends = matches!(role, Some(Role::Conan | Role::Ran)) && !self.memory.found;
        if friends && self.guards(Role::Sonoko, Ability::Friendship) {
            self.tonight.deaths.extend(self.seat(Role::Sonoko));
            return Fate::Befriended;
        }
        if self.is_saved(seat) {
            return if self.can(seat, Ability::Hero) { Fate::Heroic } else { Fate::Blessed };
        }
        self.tonight.deaths.insert(seat);
        Fate::Died
    }

    /// Whether a blessing or a hero's luck, which is used up by it, saves a seat. Source: CO-20, CO-30
    fn is_saved(&mut self, seat: Seat) -> bool {
        if self.can(seat, Ability::Blessing) && self.game.night <= numbers(self.rules).blessing {
            self.introduce(seat);
            return true;
        }
        if self.can(seat, Ability::Hero) && self.memory.hero > 0 {
            self.memory.hero -= 1;
            return true;
        }
        false
    }

    /// The boss learns who was blessed, once. Source: CO-20
    fn introduce(&mut self, seat: Seat) {
        let (Some(boss), Some(role)) = (self.seat(Role::Boss), role_of(self.game, seat)) else { return };
        let answer = Answer::Role(role);
        if !self.answers.iter().any(|given| (given.to, &given.answer) == (boss, &answer)) {
            self.answers.push(Given { to: boss, ask: Ask::Kill, targets: vec![seat.into()], answer });
        }
    }

    /// Before any passive skill: whoever stands in is kidnapped, and with nobody to stand in Conan dies.
    ///
    /// Source: CO-17, CO-25
    fn kidnap(&mut self) {
        let Some(act) = self.acts.iter().position(|act| act.ask == Ask::Kidnap) else { return };
        if self.guards(Role::Haibara, Ability::StandIn) {
            self.tonight.kidnapped = self.seat(Role::Haibara);
            self.tonight.deaths.extend(self.tonight.kidnapped);
        } else if self.lives(Role::Conan) {
            self.tonight.deaths.extend(self.seat(Role::Conan));
            self.acts[act].fate = Fate::Died;
        }
    }

    /// Whoever is found to be Vermouth, or plays her, is arrested. Source: CO-20, CO-23, CO-27, CO-30
    fn arrest(&mut self) {
        let hunt = self.acts.iter().position(|act| act.ask == Ask::Hunt && act.works());
        let Some((hunt, seat)) = hunt.and_then(|hunt| Some((hunt, self.acts[hunt].aim()?))) else { return };
        if self.seems(seat) != Some(Role::Vermouth) || !self.game.is_alive(seat) {
            return;
        }
        if self.is_saved(seat) {
            self.acts[hunt].fate = if self.can(seat, Ability::Hero) { Fate::Heroic } else { Fate::Blessed };
            return;
        }
        self.acts[hunt].fate = Fate::Arrested;
        self.tonight.arrested = Some(seat);
        self.tonight.deaths.insert(seat);
    }

    /// Source: CO-15, CO-16
    fn vote_skills(&mut self) {
        let aimed = |ask: Ask| self.acts.iter().find(|act| act.ask == ask && act.works()).and_then(Act::aim);
        (self.memory.void_vote, self.memory.true_void) = (aimed(Ask::VoidVote), aimed(Ask::TrueVoid));
    }

    /// Who hands in tonight's deduction. Killed tonight, the great detective still does, unless the watch
    /// has taken it from him.
    ///
    /// Source: CO-04, CO-06
    fn deduces(&self, dies: bool) -> Option<Seat> {
        if !self.lives(Role::Kogoro) {
            return None;
        }
        // Stopped by the glare it is as if the watch had not been used.
        let used = self.acts.iter().any(|act| act.ask == Ask::Watch && act.fate != Fate::Glared);
        let taken = used || borrows(self.game, &memory_of(self.game));
        match (taken, dies) {
            (true, true) => None,
            (true, false) => self.seat(Role::Conan).filter(|seat| self.game.is_alive(*seat)),
            (false, _) => self.seat(Role::Kogoro),
        }
    }
}
