//! What finished games add up to: for a person, for the sides, for a circle of people.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::game::{Highlight, PersonId, Role, Side};

use super::Kept;

/// So many games somebody must have played to be ranked.
pub(super) const RANKED_FROM: u32 = 5;
/// The bound below which the true share of wins lies in one case of forty: 1.96 standard deviations.
const DEVIATIONS: f64 = 1.96;

/// Games, and how they went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games played to an end.
    pub games: u32,
    /// Of these, won.
    pub won: u32,
    /// Points earned in them. Source: CL-07
    pub points: i64,
}

impl Score {
    fn add(&mut self, won: bool, points: i32) {
        self.games += 1;
        self.won += u32::from(won);
        self.points += i64::from(points);
    }

    /// How many of a hundred games were won, rounded.
    #[must_use]
    pub fn percent(self) -> u32 {
        (self.won * 100 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }

    /// By what people are ranked: the share of wins that is certain by the number of games (the lower end
    /// of Wilson's interval). Two wins in two games are worth less than sixty in a hundred.
    #[must_use]
    pub fn certain(self) -> f64 {
        if self.games == 0 {
            return 0.0;
        }
        let (games, share) = (f64::from(self.games), f64::from(self.won) / f64::from(self.games));
        let square = DEVIATIONS * DEVIATIONS;
        let spread = DEVIATIONS * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
        ((share + square / (2.0 * games) - spread) / (1.0 + square / games)).max(0.0)
    }
}

/// Something worth remembering that somebody has done. Source: glossary, highlights
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feat {
    /// The first game.
    FirstGame,
    /// Ten games.
    TenGames,
    /// A hundred games.
    HundredGames,
    /// Has won on both sides.
    BothSides,
    /// As a killer claimed police and won. Source: bold_claim
    BoldClaim,
    /// As police claimed it and won. Source: true_claim
    TrueClaim,
    /// Was cleared by the police and won. Source: gold_water
    GoldWater,
    /// Spoke last on the first day and won. Source: last_speaker
    LastSpeaker,
    /// Won as a killer, with no civilian left. Source: massacre
    Massacre,
    /// Was found out by the police and won all the same. Source: known_killer, check_first
    KnownKiller,
    /// Was killed by one's own and won. Source: self_kill
    SelfKill,
    /// Died first, as police. Source: knife_first
    KnifeFirst,
}

impl Feat {
    /// All of them.
    pub const ALL: &'static [Feat] = &[
        Feat::FirstGame,
        Feat::TenGames,
        Feat::HundredGames,
        Feat::BothSides,
        Feat::BoldClaim,
        Feat::TrueClaim,
        Feat::GoldWater,
        Feat::LastSpeaker,
        Feat::Massacre,
        Feat::KnownKiller,
        Feat::SelfKill,
        Feat::KnifeFirst,
    ];

    /// The last part of its message's key, `feat-…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Feat::FirstGame => "first-game",
            Feat::TenGames => "ten-games",
            Feat::HundredGames => "hundred-games",
            Feat::BothSides => "both-sides",
            Feat::BoldClaim => "bold-claim",
            Feat::TrueClaim => "true-claim",
            Feat::GoldWater => "gold-water",
            Feat::LastSpeaker => "last-speaker",
            Feat::Massacre => "massacre",
            Feat::KnownKiller => "known-killer",
            Feat::SelfKill => "self-kill",
            Feat::KnifeFirst => "knife-first",
        }
    }

    /// What a game with this highlight, lost or won, is remembered as.
    fn of(highlight: Highlight, won: bool) -> Option<Feat> {
        match highlight {
            Highlight::KnifeFirst => Some(Feat::KnifeFirst),
            Highlight::BoldClaim if won => Some(Feat::BoldClaim),
            Highlight::TrueClaim if won => Some(Feat::TrueClaim),
            Highlight::GoldWater if won => Some(Feat::GoldWater),
            Highlight::LastSpeaker if won => Some(Feat::LastSpeaker),
            Highlight::CheckFirst | Highlight::KnownKiller if won => Some(Feat::KnownKiller),
            Highlight::SelfKill if won => Some(Feat::SelfKill),
            Highlight::CheckFirst
            | Highlight::KnownKiller
            | Highlight::GoldWater
            | Highlight::SelfKill
            | Highlight::WastedKill
            | Highlight::BoldClaim
            | Highlight::TrueClaim
            | Highlight::WildClaim
            | Highlight::CounterClaim
            | Highlight::LastSpeaker
            | Highlight::Massacre => None,
        }
    }
}

/// What one person's games add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All of them.
    pub all: Score,
    /// By the side played for.
    pub sides: BTreeMap<Side, Score>,
    /// By each card held.
    pub roles: BTreeMap<Role, Score>,
    /// By the rule set's id.
    pub rulesets: BTreeMap<String, Score>,
    /// What is worth remembering, with how often it was.
    pub feats: BTreeMap<Feat, u32>,
}

impl Tally {
    /// What these games add up to for a person; those that were stopped add nothing.
    pub(super) fn of(person: &PersonId, games: &[Arc<Kept>]) -> Tally {
        let mut tally = Tally::default();
        for game in games.iter().filter(|game| game.counts()) {
            for seat in game.seats.iter().filter(|seat| seat.person.as_ref() == Some(person)) {
                tally.all.add(seat.won, seat.points);
                tally.sides.entry(seat.side).or_default().add(seat.won, seat.points);
                let mut hand = seat.hand.clone();
                hand.sort_unstable();
                hand.dedup();
                for role in hand {
                    tally.roles.entry(role).or_default().add(seat.won, seat.points);
                }
                tally.rulesets.entry(game.ruleset.clone()).or_default().add(seat.won, seat.points);
                let mut feats: Vec<Feat> =
                    seat.highlights.iter().filter_map(|highlight| Feat::of(*highlight, seat.won)).collect();
                let massacre = game.highlights.contains(&Highlight::Massacre);
                feats.extend((massacre && seat.won && seat.side == Side::Killers).then_some(Feat::Massacre));
                feats.sort_unstable();
                feats.dedup();
                for feat in feats {
                    *tally.feats.entry(feat).or_default() += 1;
                }
            }
        }
        tally.count();
        tally
    }

    /// What comes of the numbers alone.
    fn count(&mut self) {
        let won = |side| self.sides.get(&side).is_some_and(|score: &Score| score.won > 0);
        let both = won(Side::Good) && won(Side::Killers);
        let reached = [
            (Feat::FirstGame, self.all.games >= 1),
            (Feat::TenGames, self.all.games >= 10),
            (Feat::HundredGames, self.all.games >= 100),
            (Feat::BothSides, both),
        ];
        self.feats.extend(reached.into_iter().filter(|(_, reached)| *reached).map(|(feat, _)| (feat, 1)));
    }
}

/// Somebody on a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) person: PersonId,
    /// The name of their last game; hostile.
    pub(super) name: String,
    pub(super) score: Score,
}

/// Everybody who played these games, with what it adds up to, in no order that means anything.
pub(super) fn placed(games: &[Arc<Kept>]) -> Vec<Placed> {
    let mut all: BTreeMap<&PersonId, Placed> = BTreeMap::new();
    for game in games.iter().filter(|game| game.counts()) {
        for seat in &game.seats {
            let Some(person) = &seat.person else { continue };
            let placed = all.entry(person).or_insert_with(|| Placed {
                person: person.clone(),
                name: String::new(),
                score: Score::default(),
            });
            placed.name.clone_from(&seat.name);
            placed.score.add(seat.won, seat.points);
        }
    }
    all.into_values().collect()
}

/// Those with enough games, the best first; how many have too few.
pub(super) fn ranked(games: &[Arc<Kept>]) -> (Vec<Placed>, usize) {
    let (mut ranked, few): (Vec<Placed>, Vec<Placed>) =
        placed(games).into_iter().partition(|placed| placed.score.games >= RANKED_FROM);
    ranked.sort_by(|one, other| other.score.certain().total_cmp(&one.score.certain()));
    (ranked, few.len())
}

/// All by their points, the most first; of equals whoever needed fewer games. Source: CL-07
pub(super) fn by_points(games: &[Arc<Kept>]) -> Vec<Placed> {
    let mut all = placed(games);
    all.sort_by_key(|placed| (std::cmp::Reverse(placed.score.points), placed.score.games));
    all
}

/// How often each side won, by rule set: `(games, won by good, won by the killers, drawn)`.
pub(super) fn sides(games: &[Arc<Kept>]) -> BTreeMap<String, (u32, u32, u32, u32)> {
    let mut all: BTreeMap<String, (u32, u32, u32, u32)> = BTreeMap::new();
    for game in games.iter().filter(|game| game.counts()) {
        let row = all.entry(game.ruleset.clone()).or_default();
        row.0 += 1;
        row.1 += u32::from(game.winners.contains(&Side::Good));
        row.2 += u32::from(game.winners.contains(&Side::Killers));
        row.3 += u32::from(game.winners.is_empty());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn a_few_games_are_not_ranked_high() {
        let score = |won, games| Score { games, won, points: 0 }.certain();
        assert!(score(2, 2) < score(60, 100));
        assert!(score(5, 5) < score(90, 100));
        assert!(score(60, 100) < score(70, 100));
        assert!(score(0, 0) == 0.0 && score(0, 10) >= 0.0);
        assert_eq!(Score { games: 3, won: 2, points: 0 }.percent(), 67);
    }
}
