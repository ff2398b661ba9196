//! Playing by the clock: times of day at which limits end, and hours in which nothing does.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::super::role::UnknownWord;

/// A time of day, written `20:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TimeOfDay {
    minutes: u16,
}

impl TimeOfDay {
    /// The time this long after midnight by the clock's face; a day later is the same time again.
    #[must_use]
    pub const fn from_minutes(minutes: u16) -> TimeOfDay {
        TimeOfDay { minutes: minutes % (24 * 60) }
    }

    /// Hours since midnight by the clock's face.
    #[must_use]
    pub const fn hour(self) -> u16 {
        self.minutes / 60
    }

    /// Minutes past the hour.
    #[must_use]
    pub const fn minute(self) -> u16 {
        self.minutes % 60
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.hour(), self.minute())
    }
}

impl FromStr for TimeOfDay {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<TimeOfDay, UnknownWord> {
        let number = |digits: &str, below: u16| {
            let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse().ok().filter(|number: &u16| plain && *number < below)
        };
        let read = || {
            let (hour, minute) = text.split_once(':')?;
            let minute = number(minute, 60).filter(|_| minute.len() == 2)?;
            Some(TimeOfDay::from_minutes(number(hour, 24)? * 60 + minute))
        };
        read().ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

impl Serialize for TimeOfDay {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeOfDay {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TimeOfDay, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// When limits end at a table that plays by the clock, in its time zone. Source: SL-02, A-06
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// Open discussions end.
    pub talk: TimeOfDay,
    /// Ballots end, and with them the powers that close together with one.
    pub vote: TimeOfDay,
    /// Nights end, and whatever else is named for the night.
    pub night: TimeOfDay,
    /// What one player has at most for a turn, in seconds of waking time.
    pub turn: u32,
    /// From here on nobody's turn ends and nobody is reminded.
    pub quiet_from: TimeOfDay,
    /// Until here; the same time as `quiet_from`: there are no quiet hours.
    pub quiet_to: TimeOfDay,
}

#[cfg(test)]
mod tests {
    use super::TimeOfDay;

    #[test]
    fn a_time_of_day_reads_back() {
        for (text, shown) in [("20:00", "20:00"), ("8:05", "08:05"), ("00:00", "00:00"), ("23:59", "23:59")] {
            let time: TimeOfDay = text.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(time.to_string(), shown);
        }
        for text in ["", "20", "24:00", "20:60", "20:0", "8:5", "+8:00", "20:00:00", "８:00", "-1:00"] {
            assert!(text.parse::<TimeOfDay>().is_err(), "{text}");
        }
    }
}
