//! Times of day in a time zone, as instants: pure computation from UTC and the zone's rules.
//!
//! Where the clocks are put forward, a time that they skip comes as much later as they were put
//! forward; where they are put back, a time that they show twice is the first of the two. So
//! every date has every time of day exactly once.
//!
//! Invariant: the time-zone database is the program's own, whatever the system has.
//!
//! Source: SL-02, A-06

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneDatabase};

use super::ids::Moment;
use super::rules::{ClockRule, Limit, Pace, RuleSet, TimeOfDay};

/// A day, where the calendar has come to its end.
const DAY_MS: u64 = 86_400_000;
/// The turn of a player ends at a full quarter of an hour.
const QUARTER_MS: i64 = 900_000;
/// Waking hours that a turn is looked for in, at most; a turn of a day needs few of them.
const WAKING_SPANS_MAX: usize = 400;

/// Kept, so that a zone is read once.
static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

fn zone(name: &str) -> Option<TimeZone> {
    DATABASE.get(name).ok()
}

/// The IANA name of a zone as it is usually written, whatever its capitals; `None` if there is none.
#[must_use]
pub fn zone_named(name: &str) -> Option<String> {
    zone(name).and_then(|zone| zone.iana_name().map(str::to_owned))
}

/// The zone that was probably meant by an unknown name: one that it is a part of, such as a city.
#[must_use]
pub fn zone_meant(name: &str) -> Option<String> {
    let plain = |text: &str| text.to_lowercase().replace([' ', '-'], "_");
    let wanted = plain(name.trim());
    if wanted.chars().count() < 3 {
        return None;
    }
    let known: Vec<String> = DATABASE.available().map(|name| name.as_str().to_owned()).collect();
    let city = |name: &&String| plain(name).rsplit('/').next() == wanted.rsplit('/').next();
    let part = |name: &&String| plain(name).contains(&wanted);
    known.iter().find(city).or_else(|| known.iter().find(part)).cloned()
}

/// The zone of a table; UTC if this program's database does not know it any more.
fn zone_of(rules: &RuleSet) -> TimeZone {
    zone(&rules.timezone).unwrap_or(TimeZone::UTC)
}

/// The next instant after `after` at which the clocks of the zone show this time.
fn next_at(zone: &TimeZone, after: Moment, time: TimeOfDay) -> Moment {
    let found = || {
        let mut date = zone.to_datetime(Timestamp::from_millisecond(after.0).ok()?).date();
        let (hour, minute) = (i8::try_from(time.hour()).ok()?, i8::try_from(time.minute()).ok()?);
        loop {
            let at = zone.to_ambiguous_timestamp(date.at(hour, minute, 0, 0)).compatible().ok()?;
            if at.as_millisecond() > after.0 {
                return Some(Moment(at.as_millisecond()));
            }
            // At the latest the day after tomorrow has this time after now; the calendar has an end.
            date = date.tomorrow().ok()?;
        }
    };
    found().unwrap_or_else(|| after.plus_ms(DAY_MS))
}

/// Whether nobody should be disturbed at this instant.
fn is_quiet(zone: &TimeZone, clock: &ClockRule, at: Moment) -> bool {
    clock.quiet_from != clock.quiet_to
        && next_at(zone, at, clock.quiet_to) < next_at(zone, at, clock.quiet_from)
}

/// Whether an instant lies between two times of day in a zone; UTC if this program's database does not know it.
#[must_use]
pub fn is_quiet_at(name: &str, (from, to): (TimeOfDay, TimeOfDay), at: Moment) -> bool {
    let zone = zone(name).unwrap_or(TimeZone::UTC);
    from != to && next_at(&zone, at, to) < next_at(&zone, at, from)
}

/// The end of a turn of so many waking milliseconds: quiet hours do not count.
fn waking_end(zone: &TimeZone, clock: &ClockRule, from: Moment, ms: u64) -> Moment {
    let (mut at, mut left) = (from, ms);
    for _ in 0..WAKING_SPANS_MAX {
        if is_quiet(zone, clock, at) {
            at = next_at(zone, at, clock.quiet_to);
        }
        let awake = next_at(zone, at, clock.quiet_from).since(at);
        if left <= awake || clock.quiet_from == clock.quiet_to {
            break;
        }
        left -= awake;
        at = at.plus_ms(awake);
    }
    let end = at.plus_ms(left);
    let round = Moment(end.0.saturating_add((-end.0).rem_euclid(QUARTER_MS)));
    // An end at the very beginning of the quiet hours is none within them.
    if is_quiet(zone, clock, Moment(round.0 - 1)) { next_at(zone, round, clock.quiet_to) } else { round }
}

impl RuleSet {
    /// When a limit that begins at `from` is over.
    ///
    /// Source: A-06, SL-02
    #[must_use]
    pub fn ends_at(&self, limit: Limit, from: Moment) -> Moment {
        let time = match self.by_the_clock(limit) {
            None => return from.plus_ms(self.limit_ms(limit)),
            Some(Until::Time(time)) => time,
            Some(Until::Turn) => {
                let ms = u64::from(self.clock.turn) * 1000;
                return waking_end(&zone_of(self), &self.clock, from, ms);
            }
        };
        next_at(&zone_of(self), from, time)
    }

    /// What ends a limit, if it is the clock.
    fn by_the_clock(&self, limit: Limit) -> Option<Until> {
        if self.pace != Pace::Slow || self.own_limit_s(limit) > 0 {
            return None;
        }
        match limit {
            Limit::Discussion | Limit::Defence => Some(Until::Time(self.clock.talk)),
            Limit::Ballot | Limit::Window => Some(Until::Time(self.clock.vote)),
            Limit::Night => Some(Until::Time(self.clock.night)),
            Limit::Speech
            | Limit::LastWords
            | Limit::Parting
            | Limit::Order
            | Limit::Disguise
            | Limit::Deduction => Some(Until::Turn),
            Limit::Notice | Limit::Ready | Limit::Lobby => None,
        }
    }

    /// Whether a limit ends at a time of day, however long that is from its beginning.
    #[must_use]
    pub fn ends_at_a_time(&self, limit: Limit) -> bool {
        matches!(self.by_the_clock(limit), Some(Until::Time(_)))
    }

    /// Whether nobody should be disturbed at this instant.
    #[must_use]
    pub fn is_quiet_at(&self, at: Moment) -> bool {
        self.pace == Pace::Slow && is_quiet(&zone_of(self), &self.clock, at)
    }

    /// What the clocks of the table's zone show at an instant.
    #[must_use]
    pub fn time_of_day(&self, at: Moment) -> Option<TimeOfDay> {
        let shown = zone_of(self).to_datetime(Timestamp::from_millisecond(at.0).ok()?).time();
        let minutes = i16::from(shown.hour()) * 60 + i16::from(shown.minute());
        u16::try_from(minutes).ok().map(TimeOfDay::from_minutes)
    }
}

/// What ends a limit by the clock.
enum Until {
    /// The next time the clocks show this.
    Time(TimeOfDay),
    /// A turn's waking time.
    Turn,
}

#[cfg(test)]
mod tests;
