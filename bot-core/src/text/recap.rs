//! Where the table stands, as everybody knows it: who sits here, what has happened, what is going on.
//!
//! Invariant: only public facts. What a phase holds of secret choices is not looked at.

use std::collections::BTreeMap;

use super::arg::Arg;
use super::catalogue::Texts;
use super::face::Face;
use super::teller::{Teller, lines};
use crate::game::{Ask, Ballot, CastVote, Game, Locale, PersonId, Phase, Prompt, Table, Target};

impl Texts {
    /// Who sits at the table, its rules and host, and whether a game is on.
    #[must_use]
    pub fn table(&self, locale: &Locale, table: &Table, face: &Face) -> String {
        self.teller(locale, face).table(table)
    }

    /// The game so far: who is out, who claimed what, who voted for whom.
    #[must_use]
    pub fn recap(&self, locale: &Locale, table: &Table, face: &Face) -> String {
        self.teller(locale, face).recap(table)
    }

    /// How many posts of today count, by player. Source: SL-15
    #[must_use]
    pub fn posts(&self, locale: &Locale, game: &Game, face: &Face) -> String {
        let teller = self.teller(locale, face);
        let rows = game.living().map(|seat| {
            let count = game.seats[seat.index()].posts;
            teller.say("posts-row", &[("who", teller.seat(seat).into()), ("count", count.into())])
        });
        lines([teller.say("posts-heading", &[]), lines(rows)])
    }

    /// What is going on, and what the reader (with these open prompts) can do about it.
    #[must_use]
    pub fn explain(&self, locale: &Locale, table: &Table, prompts: &[Prompt], face: &Face) -> String {
        let teller = self.teller(locale, face);
        let face = &face.clone().asked(prompts);
        let asked = prompts.iter().map(|prompt| self.prompt(locale, prompt, face));
        let own = if prompts.is_empty() { teller.say("explain-wait", &[]) } else { lines(asked) };
        let reviews = prompts.iter().filter(|prompt| prompt.ask == Ask::Approve);
        let reviews = lines(reviews.map(|prompt| teller.reviews(table, &prompt.targets)));
        lines([teller.phase(table), teller.standing_riddle(table), teller.phase_help(table), reviews, own])
    }
}

impl Texts {
    /// What waits for a human judge: the open prompts, in full, and what players have asked. Source: C-01
    #[must_use]
    pub fn panel(
        &self,
        locale: &Locale,
        table: &Table,
        prompts: &[Prompt],
        asked: &[(PersonId, String)],
        face: &Face,
    ) -> String {
        let teller = self.teller(locale, face);
        let face = &face.clone().asked(prompts);
        let waiting = prompts
            .iter()
            .map(|prompt| lines([teller.reviews(table, &prompt.targets), self.prompt(locale, prompt, face)]));
        let waiting =
            if prompts.is_empty() { teller.say("panel-nothing-waits", &[]) } else { lines(waiting) };
        let asked = asked.iter().map(|(from, said)| {
            teller.say(
                "notice-question",
                &[("who", teller.person(from).into()), ("said", teller.said(said).into())],
            )
        });
        let asked = lines(asked);
        let heading = if asked.is_empty() { "panel-nobody-asks" } else { "panel-questions" };
        lines([teller.say("panel", &[]), teller.phase(table), waiting, teller.say(heading, &[]), asked])
    }
}

impl Teller<'_> {
    fn table(&self, table: &Table) -> String {
        let host = table.host.as_ref().map(|host| self.person(host));
        let mut all = vec![
            self.say(
                "table-heading",
                &[
                    ("ruleset", self.ruleset(&table.rules.id).into()),
                    ("players", table.players.len().into()),
                    ("least", table.rules.players.0.into()),
                    ("most", table.rules.players.1.into()),
                ],
            ),
            self.house_rules(&table.house_rules()),
        ];
        if let Some(host) = host {
            all.push(self.say("table-host", &[("who", host.into())]));
        }
        if !table.cohosts.is_empty() {
            let who = self.list(table.cohosts.iter().map(|cohost| self.person(cohost)));
            all.push(self.say("table-cohosts", &[("who", who.into())]));
        }
        let masked = table.game.as_ref().filter(|game| game.is_masked());
        for (index, player) in table.players.iter().enumerate() {
            let seat = crate::game::seat_at(index);
            let alive = table.game.as_ref().is_none_or(|game| game.is_alive(seat));
            let ready = table.awaits_ready() && player.ready;
            self.push_seat(&mut all, seat, alive, ready);
        }
        all.extend(masked.map(|game| self.accounts(&game.accounts)));
        if !table.queue.is_empty() {
            let waiting = self.list(table.queue.iter().map(|(person, _)| self.person(person)));
            all.push(self.say("table-queue", &[("who", waiting.into())]));
        }
        all.push(self.phase(table));
        lines(all)
    }

    fn push_seat(&self, all: &mut Vec<String>, seat: crate::game::Seat, alive: bool, ready: bool) {
        let who = self.seat(seat);
        all.push(
            self.say("table-seat", &[("who", who.into()), ("alive", alive.into()), ("ready", ready.into())]),
        );
    }

    fn recap(&self, table: &Table) -> String {
        let Some(game) = &table.game else { return self.table(table) };
        let out: Vec<_> = game.all_seats().filter(|seat| !game.is_alive(*seat)).collect();
        let mut all = vec![
            self.phase(table),
            self.standing_riddle(table),
            self.say("recap-living", &[("who", self.seats(game.living()).into())]),
            self.say("recap-out", &[("count", out.len().into()), ("who", self.seats(out).into())]),
        ];
        if !game.claims.is_empty() {
            let claims = game.claims.iter().map(|(_, seat, role)| {
                self.say(
                    "recap-claim",
                    &[("who", self.seat(*seat).into()), ("role", self.claim(*role).into())],
                )
            });
            all.push(self.say("recap-claims", &[("claims", self.list(claims).into())]));
        }
        let published = game.ballots.iter().filter(|_| table.rules.votes_published);
        for (day, ballot) in published {
            all.push(self.say("recap-ballot", &[("day", (*day).into())]));
            all.push(self.closed_ballot(ballot.open()));
        }
        lines(all)
    }

    /// A closed ballot, which has been published in full.
    fn closed_ballot(&self, ballot: &Ballot) -> String {
        let mut votes = Vec::new();
        let mut counts: BTreeMap<Target, u16> = BTreeMap::new();
        for (seat, weight) in &ballot.weights {
            let targets = ballot.votes.get(seat).and_then(|vote| vote.open().as_deref()).unwrap_or_default();
            if targets.is_empty() {
                votes.push(CastVote { by: *seat, for_target: None, weight: *weight, void: false });
            }
            // One target named takes all of one's votes; several share them.
            let share = if targets.len() > 1 {
                weight / u16::try_from(targets.len()).unwrap_or(u16::MAX)
            } else {
                *weight
            };
            for target in targets.iter().copied() {
                // Whoever was out before the vote stood for nothing in it.
                let void = !ballot.candidates.contains(&target);
                let for_target = Some(target).filter(|target| target.0 > 0);
                votes.push(CastVote { by: *seat, for_target, weight: share, void });
                if void {
                    continue;
                }
                *counts.entry(target).or_insert(0) += share;
            }
        }
        for (target, extra) in &ballot.extra {
            let count = counts.entry(*target).or_insert(0);
            *count = count.saturating_add_signed(*extra);
        }
        self.votes(&votes, &counts)
    }

    /// What is going on, in a line.
    fn phase(&self, table: &Table) -> String {
        let Some(game) = &table.game else { return self.say("phase-lobby", &[]) };
        let text = self.game_phase(game);
        if table.paused.is_some() {
            return lines([text, self.say("phase-paused", &[])]);
        }
        self.limited(text, game.deadline)
    }

    fn game_phase(&self, game: &Game) -> String {
        let day = ("day", Arg::from(game.day));
        match &game.phase {
            Phase::Night { .. } if self.announces() => {
                self.say("phase-notice", &[("night", game.night.into())])
            }
            Phase::Night { .. } => self.say("phase-night", &[("night", game.night.into())]),
            Phase::LastWords { seat } => {
                self.say("phase-last-words", &[day, ("who", self.seat(*seat).into())])
            }
            Phase::Speech { seat, round: _ } => {
                self.say("phase-speech", &[day, ("who", self.seat(*seat).into())])
            }
            Phase::Discussion { .. } if self.announces() => {
                self.say("phase-riddle", &[("night", game.night.into())])
            }
            Phase::Discussion { .. } => self.say("phase-discussion", &[day]),
            Phase::Defence { .. } => self.say("phase-defence", &[day]),
            Phase::Accusations { .. } => self.say("phase-accusations", &[day]),
            Phase::Parting { .. } => self.say("phase-parting", &[day]),
            Phase::Ordering { .. } => self.say("phase-ordering", &[]),
            Phase::Special(stage) => {
                self.say(&format!("phase-{}", stage.id()), &[day, ("night", game.night.into())])
            }
            Phase::Window(window) => {
                let part = ("part", Arg::from(window.part.id()));
                self.say("phase-window", &[day, part])
            }
            Phase::Ballot(ballot) => {
                self.say("phase-ballot", &[day, ("candidates", self.targets(&ballot.candidates).into())])
            }
        }
    }

    /// What one does in such a phase, for a beginner.
    fn phase_help(&self, table: &Table) -> String {
        let key = match table.game.as_ref().map(|game| &game.phase) {
            None => "phase-lobby.help",
            Some(Phase::Night { .. }) if self.announces() => "phase-notice.help",
            Some(Phase::Night { .. }) => "phase-night.help",
            Some(Phase::LastWords { .. }) => "phase-last-words.help",
            Some(Phase::Speech { .. }) => "phase-speech.help",
            Some(Phase::Discussion { .. }) if self.announces() => "phase-riddle.help",
            Some(Phase::Discussion { .. }) => "phase-discussion.help",
            Some(Phase::Defence { .. }) => "phase-defence.help",
            Some(Phase::Window(_)) => "phase-window.help",
            Some(Phase::Ballot(_)) => "phase-ballot.help",
            Some(Phase::Accusations { .. }) => "phase-accusations.help",
            Some(Phase::Parting { .. }) => "phase-parting.help",
            Some(Phase::Ordering { .. }) => "phase-ordering.help",
            Some(Phase::Special(stage)) => return self.say(&format!("phase-{}.help", stage.id()), &[]),
        };
        self.say(key, &[])
    }

    /// Whether the killers announce their kill by the rules in force. Source: NO-02
    fn announces(&self) -> bool {
        self.face.rules.as_ref().is_some_and(|rules| rules.notice.is_some())
    }
}
