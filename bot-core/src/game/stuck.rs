//! Whether a game can get stuck: every phase that is reached has a way on, and an end can be reached.
//!
//! A rule set can be valid key by key and still be no game: nights that follow each other for ever because
//! nobody ever dies in one, an end that needs the death of somebody whom nothing kills, a turn that lasts
//! weeks because almost the whole day is quiet. This looks at the rules alone; no game is played.
//!
//! Source: I-06, peers 3, peers 13

use std::collections::{BTreeMap, BTreeSet};

use super::ids::Moment;
use super::role::{Ask, Role, Side};
use super::rules::{Ability, Begins, DayForm, Group, Limit, OwnTeam, Pace, QuietDawn, RuleSet, StrikeHits};

/// A phase longer than this is no phase of a game that people play, in days.
const PHASE_DAYS_MAX: u64 = 31;
const DAY_MS: u64 = 86_400_000;
/// The beginnings of a phase that are tried: every half hour of a day, in summer and in winter.
const BEGINNINGS: std::ops::Range<i64> = 0..48;

/// Why a rule set may get stuck.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stuck {
    /// A phase that may last so many days.
    Endless {
        /// The key of its limit.
        limit: &'static str,
        /// How long it may last.
        days: u64,
    },
    /// From this phase on no end can be reached.
    NoEnd {
        /// The first such phase of a game.
        phase: Stage,
    },
    /// An end waits for the death of a role whom nothing can kill.
    NeverFalls {
        /// Who would win by it.
        winner: Option<Side>,
        /// Whom nothing kills.
        role: Role,
    },
    /// A table of this size is over before it begins: the killers are as many as the rest.
    OverAtOnce {
        /// How many players.
        players: u16,
    },
    /// A power that waits for the death of whoever has it, or of somebody whom nothing kills.
    NeverWakes {
        /// Whose.
        role: Role,
        /// Which.
        ask: Ask,
    },
}

/// A phase, as far as the way through a game is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Everybody chooses which card comes first.
    Ordering,
    /// Before the first night of the Conan game.
    Disguise,
    /// Eyes are shut.
    Night,
    /// Whoever went out is followed by a pause.
    Parting,
    /// Talk, in whatever form.
    Talk,
    /// Accusations instead of a vote.
    Accusations,
    /// A vote.
    Ballot,
    /// The game is over.
    Over,
}

impl Stage {
    /// Its name, for whoever keeps a text for each.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Stage::Ordering => "ordering",
            Stage::Disguise => "disguise",
            Stage::Night => "night",
            Stage::Parting => "parting",
            Stage::Talk => "talk",
            Stage::Accusations => "accusations",
            Stage::Ballot => "ballot",
            Stage::Over => "over",
        }
    }
}

/// Where a file says how long a limit is.
const fn key(limit: Limit) -> &'static str {
    match limit {
        Limit::Night => "times.night",
        Limit::Speech => "times.speech",
        Limit::LastWords => "times.last_words",
        Limit::Discussion => "times.discussion",
        Limit::Defence => "times.defence",
        Limit::Ballot => "times.ballot",
        Limit::Parting => "times.parting",
        Limit::Order => "times.order",
        Limit::Notice => "times.notice",
        Limit::Ready => "times.ready",
        Limit::Lobby => "times.lobby",
        Limit::Window => "times.window",
        Limit::Disguise => "conan.disguise",
        Limit::Deduction => "conan.deduction",
    }
}

impl RuleSet {
    /// Everything by which a game of these rules may get stuck; nothing if every phase has a way on and an
    /// end can be reached. The rules must be valid.
    #[must_use]
    pub fn stuck(&self) -> BTreeSet<Stuck> {
        let mut found = BTreeSet::new();
        let dealt: BTreeSet<Role> = self.sizes().flat_map(|(_, roles)| roles.into_keys()).collect();
        self.endless(&mut found);
        self.without_end(&dealt, &mut found);
        self.immortal(&dealt, &mut found);
        for (players, roles) in self.sizes() {
            let of = |side: Side| -> u16 {
                roles.iter().filter(|(role, _)| self.card(**role).side == side).map(|(_, count)| *count).sum()
            };
            // Where a card lies hidden, chance decides.
            if self.parity && !self.deal.hidden_card && of(Side::Killers) >= of(Side::Good) {
                found.insert(Stuck::OverAtOnce { players });
            }
        }
        found
    }

    fn sizes(&self) -> impl Iterator<Item = (u16, BTreeMap<Role, u16>)> + '_ {
        (self.players.0..=self.players.1).filter_map(|players| Some((players, self.roles_for(players)?)))
    }

    /// Where a phase begins, where it may lead, and until which limit it lasts at most. Source: the phases
    fn ways(&self, dealt: &BTreeSet<Role>) -> Vec<(Stage, Option<Limit>, Vec<Stage>)> {
        let (night_kills, day_kills) = (self.kills_at_night(dealt), self.kills_by_day());
        let dawn_goes_on = match self.quiet_dawn {
            QuietDawn::Day => true,
            QuietDawn::NextNight => night_kills,
        };
        let day = match self.day {
            DayForm::Accusations => Stage::Accusations,
            DayForm::Speeches | DayForm::Open | DayForm::Vote | DayForm::Window => Stage::Talk,
        };
        let mut after_night = Vec::new();
        after_night.extend(dawn_goes_on.then_some(day));
        after_night.extend((self.quiet_dawn == QuietDawn::NextNight).then_some(Stage::Night));
        after_night.extend((self.parting && night_kills).then_some(Stage::Parting));
        after_night.extend(night_kills.then_some(Stage::Over));
        let over = |deadly: bool| deadly.then_some(Stage::Over);
        let after_ballot = [Stage::Night, Stage::Talk].into_iter().chain(over(day_kills)).collect();
        let night = if self.notice.is_some() { Limit::Notice } else { Limit::Night };
        vec![
            (Stage::Ordering, Some(Limit::Order), vec![Stage::Night]),
            (Stage::Disguise, Some(Limit::Disguise), vec![Stage::Night]),
            (Stage::Night, Some(night), after_night),
            (Stage::Parting, Some(Limit::Parting), vec![day, Stage::Over]),
            (Stage::Talk, Some(self.talk_limit()), vec![Stage::Ballot]),
            (
                Stage::Accusations,
                Some(Limit::Discussion),
                [Stage::Night].into_iter().chain(over(self.accusations > 0)).collect(),
            ),
            (Stage::Ballot, Some(Limit::Ballot), after_ballot),
            (Stage::Over, None, Vec::new()),
        ]
    }

    fn talk_limit(&self) -> Limit {
        match self.day {
            DayForm::Speeches => Limit::Speech,
            DayForm::Open | DayForm::Vote | DayForm::Accusations => Limit::Discussion,
            DayForm::Window => Limit::Window,
        }
    }

    fn beginning(&self) -> Stage {
        match self.begins {
            _ if self.choose_order => Stage::Ordering,
            _ if self.conan.is_some() => Stage::Disguise,
            Begins::Night => Stage::Night,
            Begins::Day => Stage::Talk,
        }
    }

    /// Phases that are reached from the beginning, and from which no way leads to the end.
    fn without_end(&self, dealt: &BTreeSet<Role>, found: &mut BTreeSet<Stuck>) {
        let ways = self.ways(dealt);
        let next = |stage: Stage| ways.iter().find(|(from, ..)| *from == stage).map(|(_, _, to)| to);
        let reached_from = |start: Stage| {
            let mut reached = BTreeSet::from([start]);
            let mut open = vec![start];
            while let Some(stage) = open.pop() {
                let further = next(stage).into_iter().flatten().copied();
                open.extend(further.filter(|stage| reached.insert(*stage)));
            }
            reached
        };
        let reached = reached_from(self.beginning());
        let stuck = reached.iter().find(|stage| !reached_from(**stage).contains(&Stage::Over));
        found.extend(stuck.map(|phase| Stuck::NoEnd { phase: *phase }));
    }

    /// Limits that, begun at an unlucky hour, last longer than anybody waits.
    fn endless(&self, found: &mut BTreeSet<Stuck>) {
        let mut limits = vec![Limit::Night, Limit::Ballot, Limit::LastWords, self.talk_limit()];
        limits.extend(self.choose_order.then_some(Limit::Order));
        limits.extend(self.parting.then_some(Limit::Parting));
        limits.extend(self.defence.then_some(Limit::Defence));
        limits.extend(self.notice.is_some().then_some(Limit::Notice));
        limits.extend(self.conan.is_some().then_some(Limit::Disguise));
        limits.extend(self.conan.is_some().then_some(Limit::Deduction));
        if self.pace != Pace::Slow {
            // Every limit is as long as it says, and no file says more than thirty days.
            return;
        }
        for limit in limits {
            let mut longest = 0;
            for half_year in [0, 182] {
                for half_hour in BEGINNINGS {
                    let day = i64::try_from(DAY_MS).unwrap_or(0);
                    let from = Moment(half_year * day + half_hour * day / 48);
                    longest = longest.max(self.ends_at(limit, from).since(from));
                }
            }
            let days = longest / DAY_MS;
            if days > PHASE_DAYS_MAX {
                found.insert(Stuck::Endless { limit: key(limit), days });
            }
        }
    }

    /// Whether somebody may die of what is done at night.
    fn kills_at_night(&self, dealt: &BTreeSet<Role>) -> bool {
        dealt.iter().any(|role| self.dies_at_night(*role, dealt))
    }

    /// Whether somebody goes out by a vote, or by accusing. Where nobody votes by turns or together there is
    /// none.
    fn kills_by_day(&self) -> bool {
        match self.day {
            DayForm::Accusations => self.accusations > 0,
            DayForm::Speeches | DayForm::Open | DayForm::Vote | DayForm::Window => true,
        }
    }

    /// Whether something that is done at night can kill a card of this role.
    fn dies_at_night(&self, victim: Role, dealt: &BTreeSet<Role>) -> bool {
        let kills = |killer: &Role| self.can_kill(*killer, victim);
        let needles = self.save.needles > 0 && self.holds_any(dealt, Ability::Save);
        let lies = self.holds_any(dealt, Ability::Honest);
        needles || lies || dealt.iter().any(kills)
    }

    fn holds_any(&self, dealt: &BTreeSet<Role>, ability: Ability) -> bool {
        dealt.iter().any(|role| self.card(*role).does.contains(&ability))
    }

    fn can_kill(&self, killer: Role, victim: Role) -> bool {
        let (card, target) = (self.card(killer), self.card(victim));
        let mate = card.team.is_some() && card.team == target.team;
        let forbidden = mate && self.kill.own_team == OwnTeam::Forbidden;
        let spared = card.spares.contains(&victim);
        let can = |ability: Ability| card.does.contains(&ability);
        let strikes = match self.strike.hits {
            StrikeHits::Killers => target.side == Side::Killers,
            StrikeHits::Anyone => true,
        };
        ((can(Ability::Kill) || can(Ability::Notice)) && !forbidden && !spared)
            || can(Ability::Shoot)
            || can(Ability::Take)
            || can(Ability::Notebook)
            || (can(Ability::Squeeze) && killer != victim)
            || (can(Ability::Strike) && strikes)
            || (can(Ability::Hunt) && [Role::Vermouth, Role::Aoyama].contains(&victim))
            || (can(Ability::Kidnap) && [Role::Conan, Role::Haibara].contains(&victim))
    }

    /// Ends and powers that wait for the death of somebody whom nothing kills.
    fn immortal(&self, dealt: &BTreeSet<Role>, found: &mut BTreeSet<Stuck>) {
        let dies = |role: Role| {
            let by_day = self.kills_by_day() && self.day != DayForm::Accusations;
            by_day || self.dies_at_night(role, dealt)
        };
        let ends = [
            (Some(Side::Good), &self.ends.good),
            (Some(Side::Killers), &self.ends.killers),
            (None, &self.ends.draw),
        ];
        for (winner, groups) in ends {
            // One group that can fall is enough; an accusation, or being as many, is an end of its own.
            let other_way = match winner {
                Some(Side::Good) => self.day == DayForm::Accusations && self.accusations > 0,
                Some(Side::Killers) => self.parity,
                Some(Side::Third) | None => true,
            };
            let first_immortal = |group: &Group| {
                let members = dealt.iter().copied().filter(|role| self.in_group(*role, group));
                members.into_iter().find(|role| !dies(*role))
            };
            let immortal: Vec<Role> = groups.iter().filter_map(first_immortal).collect();
            if !other_way && !groups.is_empty() && immortal.len() == groups.len() {
                found.insert(Stuck::NeverFalls { winner, role: immortal[0] });
            }
        }
        for role in dealt {
            for (ability, dead) in &self.card(*role).after {
                let waits = dead.contains(role) || dead.iter().any(|d| dealt.contains(d) && !dies(*d));
                if let Some(ask) = ability.night_power().filter(|_| waits) {
                    found.insert(Stuck::NeverWakes { role: *role, ask });
                }
            }
        }
    }
}
