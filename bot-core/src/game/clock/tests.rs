//! The clock on ordinary days, on the days when clocks are changed, and on any day whatever.

use jiff::civil::datetime;
use proptest::prelude::*;

use super::*;

fn zone_by(name: &str) -> TimeZone {
    zone(name).unwrap_or_else(|| panic!("{name}"))
}

/// Quiet from 23:00 to 08:00.
fn usual() -> ClockRule {
    ClockRule {
        talk: time("18:00"),
        vote: time("20:00"),
        night: time("22:00"),
        turn: 3 * 3600,
        quiet_from: time("23:00"),
        quiet_to: time("08:00"),
    }
}

fn time(text: &str) -> TimeOfDay {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// An instant in UTC.
fn utc(year: i16, month: i8, day: i8, hour: i8, minute: i8) -> Moment {
    let zoned = TimeZone::UTC.to_ambiguous_timestamp(datetime(year, month, day, hour, minute, 0, 0));
    Moment(zoned.compatible().expect("a date").as_millisecond())
}

#[test]
fn the_next_time_of_day_is_strictly_later() {
    let chicago = zone_by("America/Chicago");
    // 22:00 in Chicago is 04:00 UTC in winter.
    assert_eq!(next_at(&chicago, utc(2026, 1, 5, 12, 0), time("22:00")), utc(2026, 1, 6, 4, 0));
    assert_eq!(next_at(&chicago, utc(2026, 1, 6, 3, 59), time("22:00")), utc(2026, 1, 6, 4, 0));
    assert_eq!(next_at(&chicago, utc(2026, 1, 6, 4, 0), time("22:00")), utc(2026, 1, 7, 4, 0));
}

#[test]
fn the_day_on_which_clocks_are_put_forward_is_an_hour_shorter() {
    let chicago = zone_by("America/Chicago");
    let before = utc(2026, 3, 8, 4, 0); // Saturday 22:00
    assert_eq!(next_at(&chicago, before, time("22:00")), utc(2026, 3, 9, 3, 0));
}

#[test]
fn the_day_on_which_clocks_are_put_back_is_an_hour_longer() {
    let chicago = zone_by("America/Chicago");
    let before = utc(2026, 11, 1, 3, 0); // Saturday 22:00
    assert_eq!(next_at(&chicago, before, time("22:00")), utc(2026, 11, 2, 4, 0));
}

#[test]
fn a_skipped_time_comes_as_much_later_as_clocks_were_put_forward() {
    let chicago = zone_by("America/Chicago");
    // 02:30 does not exist on 8 March: 02:00 becomes 03:00. It is taken as 03:30.
    assert_eq!(next_at(&chicago, utc(2026, 3, 8, 4, 0), time("02:30")), utc(2026, 3, 8, 8, 30));
    assert_eq!(next_at(&chicago, utc(2026, 3, 8, 8, 30), time("02:30")), utc(2026, 3, 9, 7, 30));
}

#[test]
fn a_repeated_time_is_the_first_of_the_two_and_comes_once() {
    let chicago = zone_by("America/Chicago");
    let first = utc(2026, 11, 1, 6, 30); // 01:30 summer time; an hour later it is 01:30 again
    assert_eq!(next_at(&chicago, utc(2026, 11, 1, 3, 0), time("01:30")), first);
    assert_eq!(next_at(&chicago, first, time("01:30")), utc(2026, 11, 2, 7, 30));
}

#[test]
fn a_date_that_a_zone_never_had_is_no_obstacle() {
    // Samoa went from 29 to 31 December 2011.
    let apia = zone_by("Pacific/Apia");
    let at = next_at(&apia, utc(2011, 12, 30, 9, 0), time("22:00"));
    assert_eq!(at, utc(2011, 12, 31, 8, 0));
}

#[test]
fn quiet_hours_do_not_count_for_a_turn() {
    let berlin = zone_by("Europe/Berlin");
    let clock = usual();
    let turn = |from| waking_end(&berlin, &clock, from, 3 * 3_600_000);
    // 14:00 to 17:00, and 21:30 over the night to 09:30.
    assert_eq!(turn(utc(2026, 1, 5, 13, 0)), utc(2026, 1, 5, 16, 0));
    assert_eq!(turn(utc(2026, 1, 5, 20, 30)), utc(2026, 1, 6, 8, 30));
    // A turn that begins at night begins at eight; one that ends as the night begins, ends then.
    assert_eq!(turn(utc(2026, 1, 5, 2, 0)), utc(2026, 1, 5, 10, 0));
    assert_eq!(turn(utc(2026, 1, 5, 19, 0)), utc(2026, 1, 5, 22, 0));
    // It ends at a full quarter.
    assert_eq!(turn(utc(2026, 1, 5, 13, 7)), utc(2026, 1, 5, 16, 15));
}

#[test]
fn an_unknown_zone_is_told_apart_and_guessed() {
    assert_eq!(zone_named("europe/berlin").as_deref(), Some("Europe/Berlin"));
    assert_eq!(zone_named("Mars/Olympus"), None);
    assert_eq!(zone_meant("Chicago").as_deref(), Some("America/Chicago"));
    assert_eq!(zone_meant("Europe/Shanghai").as_deref(), Some("Asia/Shanghai"));
    assert_eq!(zone_meant("new york").as_deref(), Some("America/New_York"));
    assert_eq!(zone_meant("qqqqq"), None);
    assert_eq!(zone_meant("a"), None);
}

const ZONES: [&str; 8] = [
    "UTC",
    "America/Chicago",
    "Europe/London",
    "Asia/Shanghai",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Asia/Kathmandu",
    "Pacific/Apia",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_time_of_day_comes_within_two_days_and_the_clock_shows_it(
        zone in 0..ZONES.len(),
        at in 0_i64..4_102_444_800_000,
        minutes in 0_u16..1440,
    ) {
        let (zone, time) = (zone_by(ZONES[zone]), TimeOfDay::from_minutes(minutes));
        let next = next_at(&zone, Moment(at), time);
        prop_assert!(next.0 > at && next.since(Moment(at)) <= 50 * 3_600_000);
        let shown = zone.to_datetime(Timestamp::from_millisecond(next.0).expect("an instant")).time();
        let late = i64::from(shown.hour()) * 60 + i64::from(shown.minute()) - i64::from(minutes);
        // Only a skipped time is shown otherwise, later by what was skipped.
        prop_assert!(late == 0 || (1..=120).contains(&late.rem_euclid(1440)), "{late}");
    }

    #[test]
    fn a_turn_ends_awake_and_is_no_shorter_than_it_should_be(
        zone in 0..ZONES.len(),
        at in 0_i64..4_102_444_800_000,
        ms in 1_u64..20 * 3_600_000,
    ) {
        let (zone, clock) = (zone_by(ZONES[zone]), usual());
        let end = waking_end(&zone, &clock, Moment(at), ms);
        prop_assert!(end.since(Moment(at)) >= ms);
        prop_assert!(!is_quiet(&zone, &clock, Moment(end.0 - 1)) || !is_quiet(&zone, &clock, end));
        prop_assert!(end.since(Moment(at)) <= ms + 3 * DAY_MS);
    }
}
