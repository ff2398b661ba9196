//! How finished games are told: rows of lists, steps of a replay, what games add up to.

use jiff::Timestamp;

use crate::game::{Locale, Moment, PersonId, Platform, Seat};
use crate::text::{Arg, Escape, NAME_CHARS_MAX, Texts, clean};

use super::super::voice::escape;
use super::season::Season;
use super::tally::{Placed, RANKED_FROM};
use super::{Hearer, Kept, KeptSeat, Replay, ReplayStep, Score, Stage, Tally, Watch};

/// Somebody who is told of finished games.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) texts: &'a Texts,
    pub(super) locale: &'a Locale,
    pub(super) platform: Platform,
}

impl Speaker<'_> {
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.ui(self.locale, key, args)
    }

    /// A name as given once, made harmless.
    pub(super) fn named(&self, name: &str) -> String {
        let name = clean(name, NAME_CHARS_MAX);
        if name.is_empty() { self.say("nameless", &[]) } else { self.escape().apply(&name) }
    }

    fn escape(&self) -> Escape {
        escape(self.platform)
    }

    /// Who sat in a seat.
    pub(super) fn who(&self, seat: &KeptSeat) -> String {
        if !seat.computer {
            return self.named(&seat.name);
        }
        let digits: String = seat.name.chars().filter(char::is_ascii_digit).take(9).collect();
        self.say("computer-name", &[("number", digits.parse::<u32>().unwrap_or(0).into())])
    }

    /// The day of an instant, by the clock of the zero meridian or in the platform's own way.
    pub(super) fn date(&self, at: Moment) -> String {
        if self.platform == Platform::Discord {
            return format!("<t:{}:d>", at.0 / 1000);
        }
        Timestamp::from_millisecond(at.0)
            .map_or_else(|_| String::new(), |at| at.strftime("%Y-%m-%d").to_string())
    }

    /// How a game ended, in a few words.
    pub(super) fn result(&self, kept: &Kept) -> String {
        if !kept.counts() {
            return self.say("result-stopped", &[]);
        }
        if kept.winners.is_empty() {
            return self.say("result-draw", &[]);
        }
        let sides: Vec<String> =
            kept.winners.iter().map(|side| self.texts.side(self.locale, *side)).collect();
        self.say("result-won", &[("side", self.texts.list(self.locale, &sides).into())])
    }

    /// One game in a list.
    pub(super) fn row(&self, kept: &Kept) -> String {
        self.say(
            "history-row",
            &[
                ("game", kept.game.to_string().into()),
                ("date", self.date(kept.ended).into()),
                ("ruleset", self.texts.ruleset_name(self.locale, &kept.ruleset).into()),
                ("players", kept.seats.len().into()),
                ("result", self.result(kept).into()),
            ],
        )
    }

    /// What a step of a game was.
    pub(super) fn stage(&self, stage: Stage) -> String {
        match stage {
            Stage::Deal => self.say("stage-deal", &[]),
            Stage::Night(night) => self.say("stage-night", &[("night", night.into())]),
            Stage::Day(day) => self.say("stage-day", &[("day", day.into())]),
            Stage::Vote(day, number) => {
                self.say("stage-vote", &[("day", day.into()), ("number", number.into())])
            }
            Stage::End => self.say("stage-end", &[]),
        }
    }

    /// With whose eyes one looks.
    pub(super) fn watch(&self, replay: &Replay, watch: Watch) -> String {
        match watch {
            Watch::Room => self.say("watch-room", &[]),
            Watch::Judge => self.say("watch-judge", &[]),
            Watch::Seat(seat) => self.say("watch-seat", &[("who", self.seat(replay, seat).into())]),
        }
    }

    /// A seat with who sat there at the beginning; a character is nobody's computer.
    fn seat(&self, replay: &Replay, seat: Seat) -> String {
        let name = replay.seats.get(seat.index()).cloned().unwrap_or_default();
        let by_computer = replay.kept.seats.get(seat.index()).is_some_and(|sat| sat.computer);
        let computer = by_computer && replay.characters.is_empty();
        let args = [("seat", seat.0.into()), ("name", name.into()), ("computer", computer.into())];
        self.say("seat-person", &args)
    }

    /// A message of a replay, with whom it was for if not for all.
    pub(super) fn line(&self, replay: &Replay, to: &Hearer, text: &str) -> String {
        let dropped;
        let text = if text.is_empty() {
            dropped = self.say("replay-dropped", &[]);
            &dropped
        } else {
            text
        };
        let who = match to {
            Hearer::Room => return text.to_owned(),
            Hearer::Other => self.say("replay-other", &[]),
            Hearer::Seats(seats) => {
                let names = seats.iter().map(|seat| self.seat(replay, *seat));
                self.texts.list(self.locale, &names.collect::<Vec<_>>())
            }
        };
        self.say("replay-private", &[("who", who.into()), ("text", text.into())])
    }

    /// A step of a replay, and how to see the next.
    pub(super) fn step(&self, replay: &Replay, index: usize, step: &ReplayStep, watch: Watch) -> String {
        let game = replay.kept.game.to_string();
        let mut all = vec![self.say(
            "replay-heading",
            &[
                ("game", game.as_str().into()),
                ("step", (index + 1).into()),
                ("steps", replay.steps.len().into()),
                ("stage", self.stage(step.stage).into()),
                ("watch", self.watch(replay, watch).into()),
            ],
        )];
        all.extend(step.seen(watch).map(|line| self.line(replay, &line.to, &line.text)));
        let mark = match watch {
            Watch::Room => String::new(),
            Watch::Seat(seat) => format!(" #{seat}"),
            Watch::Judge => format!(" {}", self.say("term-judge", &[])),
        };
        let typed = |step: usize| format!("{game} {step}{mark}");
        all.push(if index + 1 < replay.steps.len() {
            self.say("replay-next", &[("typed", typed(index + 2).into())])
        } else {
            self.say("replay-last", &[("typed", typed(1).into())])
        });
        all.join("\n")
    }

    fn score(&self, score: Score) -> [(&'static str, Arg); 4] {
        [
            ("games", score.games.into()),
            ("won", score.won.into()),
            ("percent", score.percent().into()),
            ("points", score.points.into()),
        ]
    }

    fn score_row(&self, name: String, score: Score) -> String {
        let mut args = vec![("name", Arg::from(name))];
        args.extend(self.score(score));
        self.say("stats-row", &args)
    }

    /// What somebody's games add up to.
    pub(super) fn tally(&self, name: &str, tally: &Tally) -> String {
        let mut args = vec![("who", Arg::from(name.to_owned()))];
        args.extend(self.score(tally.all));
        let mut all = vec![self.say("stats-heading", &args)];
        all.extend(
            tally
                .sides
                .iter()
                .map(|(side, score)| self.score_row(self.texts.side(self.locale, *side), *score)),
        );
        let roles = tally.roles.iter();
        all.extend(roles.map(|(role, score)| self.score_row(self.texts.role(self.locale, *role), *score)));
        if tally.rulesets.len() > 1 {
            let sets = tally.rulesets.iter();
            all.extend(
                sets.map(|(id, score)| self.score_row(self.texts.ruleset_name(self.locale, id), *score)),
            );
        }
        if !tally.feats.is_empty() {
            all.push(self.say("stats-feats", &[]));
            all.extend(tally.feats.iter().map(|(feat, times)| {
                let key = format!("feat-{}", feat.id());
                let args = [
                    ("feat", self.say(&key, &[]).into()),
                    ("about", self.say(&format!("{key}.about"), &[]).into()),
                    ("times", (*times).into()),
                ];
                self.say("stats-feat", &args)
            }));
        }
        all.join("\n")
    }

    /// How the sides fare by each rule set.
    pub(super) fn sides(&self, id: &str, row: (u32, u32, u32, u32)) -> String {
        let (games, good, killers, drawn) = row;
        self.say(
            "ranking-sides",
            &[
                ("ruleset", self.texts.ruleset_name(self.locale, id).into()),
                ("games", games.into()),
                ("good", good.into()),
                ("killers", killers.into()),
                ("drawn", drawn.into()),
            ],
        )
    }

    /// A list of people, each with a rank; of equal ones by `same` the rank is the same.
    pub(super) fn places(&self, key: &str, placed: &[Placed], own: &PersonId, most: usize) -> Vec<String> {
        let row = |(rank, placed): (usize, &Placed)| {
            let mut args = vec![
                ("rank", Arg::from(rank + 1)),
                ("who", self.named(&placed.name).into()),
                ("you", (placed.person == *own).into()),
            ];
            args.extend(self.score(placed.score));
            self.say(key, &args)
        };
        let all = placed.iter().enumerate();
        all.filter(|(rank, placed)| *rank < most || placed.person == *own).map(row).collect()
    }

    /// That some have too few games to be ranked.
    pub(super) fn few(&self, few: usize) -> String {
        self.say("ranking-few", &[("count", few.into()), ("least", RANKED_FROM.into())])
    }

    /// A season's name and beginning.
    pub(super) fn season(&self, index: usize, season: &Season) -> String {
        self.say(
            "season-row",
            &[
                ("number", (index + 1).into()),
                ("name", self.named(&season.name).into()),
                ("date", self.date(season.began).into()),
            ],
        )
    }
}
