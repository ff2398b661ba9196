//! What a rule set must be to be played: checked when it is read and whenever an option is set.

use std::collections::BTreeSet;

use super::clock::zone_named;
use super::notice::BallotKind;
use super::persona;
use super::role::{Role, Team};
use super::rules::{
    Ability, Begins, CardRule, DayForm, Group, HandForm, OwnTeam, PoliceKillerHand, QuietDawn, Quota,
    RuleSet, TieStep,
};

/// Why a rule set cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {reason}")]
pub struct RuleFault {
    /// The key at fault, as it stands in the file.
    pub key: String,
    /// Why, for whoever wrote the file.
    pub reason: String,
}

fn fault(key: impl Into<String>, reason: impl Into<String>) -> RuleFault {
    RuleFault { key: key.into(), reason: reason.into() }
}

/// The people of the Conan game.
const CONAN_ROLES: [Role; 12] = [
    Role::Conan,
    Role::Kogoro,
    Role::Heiji,
    Role::Ran,
    Role::Boss,
    Role::Gin,
    Role::Vodka,
    Role::Vermouth,
    Role::Sonoko,
    Role::Jodie,
    Role::Haibara,
    Role::Aoyama,
];
/// More players than this are no table.
pub const PLAYERS_MAX: u16 = 60;
/// Nobody wins or loses more points in one game.
const POINTS_MAX: u32 = 1_000_000;
/// So many first victims a table remembers, in games. Source: TH-08
pub(super) const FIRST_VICTIMS_KEPT: usize = 20;
/// Reminders before one limit, at most.
const REMINDERS_MAX: usize = 10;
/// No riddle may be longer than this, as boards of the time counted.
const RIDDLE_MAX: u16 = 500;
/// No story must be longer than this, in characters.
const STORY_MIN_MAX: u16 = 3_000;
/// No limit is longer than this: thirty days, in seconds.
const LIMIT_S_MAX: u32 = 30 * 86_400;

impl RuleSet {
    /// Checks that the rule set can be played at every size it offers.
    ///
    /// # Errors
    /// Names the key at fault and the reason.
    pub fn validate(&self) -> Result<(), RuleFault> {
        self.validate_id()?;
        self.validate_sizes()?;
        self.validate_cards()?;
        self.validate_ends()?;
        self.validate_ties()?;
        self.validate_ballot()?;
        self.validate_powers()?;
        self.validate_conan()?;
        self.validate_window()?;
        self.validate_clock()?;
        self.validate_characters()?;
        self.validate_written()?;
        self.validate_numbers()
    }

    fn validate_id(&self) -> Result<(), RuleFault> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.id.is_empty() || self.id.len() > 32 || !self.id.chars().all(plain) {
            return Err(fault("id", "an id has 1 to 32 small letters, digits and hyphens"));
        }
        Ok(())
    }

    fn validate_sizes(&self) -> Result<(), RuleFault> {
        let (least, most) = self.players;
        if least < 3 || most > PLAYERS_MAX || least > most {
            return Err(fault(
                "players",
                format!("a table has 3 to {PLAYERS_MAX} players, the smaller number first"),
            ));
        }
        if self.half_civilians && self.deal.half.is_empty() {
            return Err(fault("half_civilians", "false: no such deal stands in `deal.half`"));
        }
        for players in least..=most {
            let Some(roles) = self.roles_for(players) else {
                return Err(fault(
                    if self.half_civilians { "deal.half" } else { "deal.from" },
                    format!("no row deals cards to {players} players, or it deals too many"),
                ));
            };
            if let Some(role) = roles.keys().find(|role| !self.cards.contains_key(role)) {
                return Err(fault(
                    format!("cards.{role}"),
                    format!("is dealt to {players} players but stands nowhere"),
                ));
            }
            for (key, group) in self.groups() {
                if !self.is_only_police(group) && !roles.iter().any(|(role, _)| self.in_group(*role, group)) {
                    return Err(fault(
                        key,
                        format!(
                            "nobody is `{group}` at a table of {players}: this end would hold at once or never"
                        ),
                    ));
                }
            }
        }
        Ok(())
    }

    fn validate_cards(&self) -> Result<(), RuleFault> {
        if !self.cards.contains_key(&self.deal.rest) {
            return Err(fault("deal.rest", "names a card that stands nowhere"));
        }
        for (role, card) in &self.cards {
            for ability in &card.does {
                let Some(power) = ability.night_power() else { continue };
                if !self.night_order.contains(&power) {
                    return Err(fault(
                        "night_order",
                        format!("`{power}` is a power of {role} and must have its place"),
                    ));
                }
            }
        }
        if let Some(other) = self.night_order.iter().find(|power| !power.is_night_power()) {
            return Err(fault("night_order", format!("`{other}` is no power of the night")));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.night_order.iter().find(|power| !seen.insert(**power)) {
            return Err(fault("night_order", format!("`{twice}` stands twice")));
        }
        let shown = self.introductions.iter().flat_map(|meeting| meeting.who.iter().chain(&meeting.seen_by));
        if let Some(role) = shown.into_iter().find(|role| !self.cards.contains_key(role)) {
            return Err(fault("introductions", format!("`{role}` is no card of this game")));
        }
        if let Some(role) = self.check.shared_with.iter().find(|role| !self.cards.contains_key(role)) {
            return Err(fault("check.shared_with", format!("`{role}` is no card of this game")));
        }
        Ok(())
    }

    /// Whether a group is that of the police, who are left out. Source: NO-01
    fn is_only_police(&self, group: &Group) -> bool {
        let Group::Roles(roles) = group else { return false };
        !self.police && roles.iter().all(|role| *role == Role::Police)
    }

    /// What must be written, and by whom, is said in two places that belong together. Source: NO-02, ST2-02
    fn validate_written(&self) -> Result<(), RuleFault> {
        let tables = [
            ("notice", self.notice.is_some(), Ability::Notice),
            ("story", self.story.is_some(), Ability::Story),
        ];
        for (key, stands, ability) in tables {
            let anybody = self.cards.values().any(|card| card.does.contains(&ability));
            if stands != anybody {
                return Err(fault(key, format!("stands if and only if a card can do `{ability}`")));
            }
        }
        if self.day == DayForm::Window && (self.notice.is_some() || self.story.is_some()) {
            return Err(fault("day", "what is written needs a night, or a notice time, of its own"));
        }
        let both =
            |card: &CardRule| card.does.contains(&Ability::Notice) && card.does.contains(&Ability::Kill);
        if let Some((role, _)) = self.cards.iter().find(|(_, card)| both(card)) {
            return Err(fault(format!("cards.{role}.does"), "`notice` is a kill: not beside `kill`"));
        }
        if self.notice.is_some_and(|rule| !(1..=RIDDLE_MAX).contains(&rule.riddle_max)) {
            return Err(fault("notice.riddle_max", format!("1 to {RIDDLE_MAX}")));
        }
        if self.story.is_some_and(|rule| !(1..=STORY_MIN_MAX).contains(&rule.chars_min)) {
            return Err(fault("story.chars_min", format!("1 to {STORY_MIN_MAX}")));
        }
        Ok(())
    }

    fn validate_ends(&self) -> Result<(), RuleFault> {
        if self.ends.good.is_empty() {
            return Err(fault("ends.good", "good must be able to win"));
        }
        if self.ends.killers.is_empty() && !self.parity {
            return Err(fault("ends.killers", "the killers must be able to win"));
        }
        Ok(())
    }

    fn validate_ties(&self) -> Result<(), RuleFault> {
        use TieStep::{Again, All, Draw, Killers, Lot, Nobody, OthersSpeak, Runoff, TiedSpeak};
        let ends_it = |step: &TieStep| matches!(step, Again | All | Draw | Lot | Nobody | Killers);
        match self.tie.split_last() {
            None => return Err(fault("tie", "a tie needs at least one step")),
            Some((last, before)) if !ends_it(last) || before.iter().any(ends_it) => {
                return Err(fault(
                    "tie",
                    "exactly the last step ends it: draw, nobody, all, lot, killers or again",
                ));
            }
            Some((Again, before)) => {
                if !before.contains(&Runoff) || !before.iter().any(|s| matches!(s, TiedSpeak | OthersSpeak)) {
                    return Err(fault(
                        "tie",
                        "`again` goes back to a speech and needs a runoff to come from",
                    ));
                }
                if !(1..=20).contains(&self.tie_limit) {
                    return Err(fault(
                        "tie_limit",
                        "with `again` a limit of 1 to 20 rounds is needed, or a tie never ends",
                    ));
                }
            }
            Some(_) => {}
        }
        if self.tie.len() > 20 {
            return Err(fault("tie", "no more than 20 steps"));
        }
        if self.finalists == 1 {
            return Err(fault("finalists", "0, or at least 2"));
        }
        Ok(())
    }

    /// What is never published is not shown while it is given either. Source: DN-08
    fn validate_ballot(&self) -> Result<(), RuleFault> {
        if !self.votes_published && (self.ballot != BallotKind::Sealed || self.vote_at_once) {
            return Err(fault("ballot", "sealed, where `votes_published` is false"));
        }
        Ok(())
    }

    fn validate_characters(&self) -> Result<(), RuleFault> {
        if let Some(reason) = persona::fault(self) {
            return Err(fault("characters", reason));
        }
        let Some(rule) = &self.death_note else { return Ok(()) };
        // An account is guessed only where it is hidden.
        if !self.personas {
            return Err(fault("personas", "who is who must be hidden where Death Notes are written"));
        }
        let two = |players| self.roles_for(players).is_some_and(|roles| roles.get(&Role::Kira) == Some(&2));
        if self.hand != HandForm::Single || !(self.players.0..=self.players.1).all(two) {
            return Err(fault("deal.from", "two players hold the two Death Notes"));
        }
        let numbers = [rule.transfer_above, rule.both_anew_above, rule.one_anew_above, rule.recovery_acts];
        if numbers.iter().any(|number| *number > PLAYERS_MAX) {
            return Err(fault("death_note", format!("no number is above {PLAYERS_MAX}")));
        }
        // Otherwise a game could go on for ever, as notebooks are given out again and again.
        if rule.one_anew_above == 0 || rule.both_anew_above < rule.one_anew_above {
            return Err(fault("death_note.one_anew_above", "at least 1, and no more than for both"));
        }
        Ok(())
    }

    fn validate_powers(&self) -> Result<(), RuleFault> {
        if self.check.own_team == OwnTeam::Majority {
            return Err(fault("check.own_team", "allowed or forbidden: a check needs no majority"));
        }
        if self.police_killer_hand == PoliceKillerHand::Choose && !self.choose_order {
            return Err(fault(
                "police_killer_hand",
                "`choose` needs `choose_order`: the card put first is kept",
            ));
        }
        let again = self.kill.first_victim_again;
        if again == 1 || usize::from(again) > FIRST_VICTIMS_KEPT {
            return Err(fault("kill.first_victim_again", format!("0, or 2 to {FIRST_VICTIMS_KEPT} games")));
        }
        Ok(())
    }

    /// The Conan game is one of people: each of them is there once and looks like somebody, and nobody has
    /// their skills elsewhere. Source: the head of the Conan game's rules
    fn validate_conan(&self) -> Result<(), RuleFault> {
        let Some(numbers) = &self.conan else {
            let skilled = |card: &CardRule| card.does.iter().any(|ability| ability.is_of_conan());
            return match self.cards.iter().find(|(_, card)| skilled(card)) {
                Some((role, _)) => {
                    Err(fault(format!("cards.{role}.does"), "holds a skill of the Conan game; see `conan`"))
                }
                None => Ok(()),
            };
        };
        if self.hand != HandForm::Single {
            return Err(fault("hand", "the Conan game is played with one card each"));
        }
        if self.choose_order {
            return Err(fault("choose_order", "with one card each there is no order to choose"));
        }
        for players in self.players.0..=self.players.1 {
            let dealt = self.roles_for(players).unwrap_or_default();
            if let Some(role) = CONAN_ROLES.iter().find(|role| dealt.get(role) != Some(&1)) {
                return Err(fault("deal.from", format!("the Conan game deals `{role}` exactly once")));
            }
        }
        if let Some((role, _)) =
            self.cards.iter().find(|(role, card)| CONAN_ROLES.contains(role) && card.nature.is_none())
        {
            return Err(fault(format!("cards.{role}.nature"), "type, build and sex are missing"));
        }
        if numbers.hero > PLAYERS_MAX
            || [numbers.disguise, numbers.deduction].iter().any(|s| *s > LIMIT_S_MAX)
        {
            return Err(fault("conan", "a limit is longer than thirty days, or a hero lives for ever"));
        }
        Ok(())
    }

    /// Where ballot and powers are open together, nothing comes between a vote and its night.
    fn validate_window(&self) -> Result<(), RuleFault> {
        let window = self.day == DayForm::Window;
        if !window && self.tie.contains(&TieStep::Killers) {
            return Err(fault("tie", "`killers` needs a day of the form `window`"));
        }
        let powers = [("first_night", &self.first_night), ("with_ballot", &self.with_ballot)];
        for (key, asks) in powers {
            if let Some(other) = asks.iter().find(|ask| !self.night_order.contains(ask)) {
                return Err(fault(key, format!("`{other}` has no place in night_order")));
            }
        }
        if !window {
            return Ok(());
        }
        let plain = [
            ("tie", self.tie.len() == 1 && !self.tie.contains(&TieStep::Again), "one step that ends it"),
            ("ballot", self.ballot != BallotKind::Called, "sealed or open: nobody is called"),
            ("finalists", self.finalists == 0, "0: one vote a day"),
            ("vote_at_once", !self.vote_at_once, "false: there are no speeches"),
            ("last_words.quota", self.last_words.quota == Quota::Count(0), "0: the dead may have dreams"),
            ("parting", !self.parting, "false"),
            ("hand", self.hand == HandForm::Single, "single"),
            ("begins", self.begins == Begins::Night, "night"),
            ("quiet_dawn", self.quiet_dawn == QuietDawn::Day, "day"),
        ];
        match plain.into_iter().find(|(_, holds, _)| !holds) {
            Some((key, _, wanted)) => {
                Err(fault(key, format!("with a day of the form `window`, only this: {wanted}")))
            }
            None => Ok(()),
        }
    }

    fn validate_clock(&self) -> Result<(), RuleFault> {
        if zone_named(&self.timezone).is_none() {
            return Err(fault("timezone", format!("`{}` is no IANA time zone", self.timezone)));
        }
        if !(60..=86_400).contains(&self.clock.turn) {
            return Err(fault("clock.turn", "a minute to a day, in seconds"));
        }
        if self.reminders.len() > REMINDERS_MAX || self.reminders.iter().any(|s| !(60..=86_400).contains(s)) {
            return Err(fault(
                "reminders",
                format!("at most {REMINDERS_MAX}, each a minute to a day before"),
            ));
        }
        if self.activity && self.reminders.is_empty() {
            return Err(fault("activity", "whoever must be active must be reminded: `reminders` is empty"));
        }
        Ok(())
    }

    fn validate_numbers(&self) -> Result<(), RuleFault> {
        let t = &self.times;
        let all = [
            t.night,
            t.speech,
            t.last_words,
            t.discussion,
            t.defence,
            t.ballot,
            t.parting,
            t.order,
            t.notice,
            t.ready,
            t.lobby,
            t.window,
        ];
        if all.iter().any(|seconds| *seconds > LIMIT_S_MAX) {
            return Err(fault("times", "no limit is longer than thirty days"));
        }
        if self.ready_after > LIMIT_S_MAX {
            return Err(fault("ready_after", "is longer than thirty days"));
        }
        let points = &self.points;
        let earned = [&points.good, &points.killers, &points.draw];
        let mut all =
            earned.into_iter().flat_map(|by_role| by_role.values()).chain([&points.warned, &points.left]);
        if all.any(|points| points.unsigned_abs() > POINTS_MAX) {
            return Err(fault("points", format!("nobody wins or loses more than {POINTS_MAX}")));
        }
        if points.warned < 0 || points.left < 0 {
            return Err(fault("points", "what is taken is written without a sign"));
        }
        if matches!(self.last_words.quota, Quota::Count(count) if count > PLAYERS_MAX) {
            return Err(fault("last_words.quota", "is more than there are seats"));
        }
        Ok(())
    }

    fn groups(&self) -> impl Iterator<Item = (&'static str, &Group)> {
        self.ends
            .good
            .iter()
            .map(|group| ("ends.good", group))
            .chain(self.ends.killers.iter().map(|group| ("ends.killers", group)))
            .chain(self.ends.draw.iter().map(|group| ("ends.draw", group)))
    }

    /// Whether a card of this role counts in a group.
    #[must_use]
    pub fn in_group(&self, role: Role, group: &Group) -> bool {
        let Some(card) = self.cards.get(&role) else { return false };
        match group {
            Group::Side(side) => card.side == *side,
            Group::Roles(roles) => {
                roles.contains(&role) || card.counts_as.is_some_and(|other| roles.contains(&other))
            }
        }
    }

    /// Whether a role wakes with a team.
    #[must_use]
    pub fn in_team(&self, role: Role, team: Team) -> bool {
        self.cards.get(&role).is_some_and(|card| card.team == Some(team))
    }
}
