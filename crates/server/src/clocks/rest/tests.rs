//! Nights, days off and daylight saving, on moments that are written as people there read them off their walls.

use super::*;
use std::collections::BTreeMap;

const HOUR: i64 = 3_600_000;

fn rest(zone: &str, night: &str, days: &str) -> Rest {
    let night = (!night.is_empty()).then(|| night.to_owned());
    Rest::read(&RestRow { owner: "anna".to_owned(), zone: zone.to_owned(), night, days_off: days.to_owned() })
}

/// A moment of the world, such as `2026-03-28T20:00`.
fn at(utc: &str) -> i64 {
    let local: DateTime = utc.parse().expect("a time");
    TimeZone::UTC.to_timestamp(local).expect("a moment").as_millisecond()
}

#[test]
fn a_clock_stands_still_at_night() {
    let prague = rest("Europe/Prague", "22:00-07:00", "");
    // In summer Prague is two hours ahead: the night is 20:00 to 05:00.
    assert_eq!(prague.running(at("2026-07-01T18:00"), at("2026-07-01T20:00")), 2 * HOUR);
    assert_eq!(prague.running(at("2026-07-01T18:00"), at("2026-07-02T05:00")), 2 * HOUR);
    assert_eq!(prague.running(at("2026-07-01T23:00"), at("2026-07-02T03:00")), 0);
    assert_eq!(prague.running(at("2026-07-01T00:00"), at("2026-07-08T00:00")), 7 * 15 * HOUR);
    // The same hours are day elsewhere.
    assert_eq!(
        rest("America/New_York", "22:00-07:00", "").running(at("2026-07-01T20:00"), at("2026-07-02T02:00")),
        6 * HOUR
    );
    // A night that is over on the day on which it began.
    assert_eq!(rest("UTC", "01:00-09:00", "").running(at("2026-07-01T00:00"), at("2026-07-02T00:00")), 16 * HOUR);
    assert_eq!(Rest::default().running(5, 9), 4);
}

#[test]
fn daylight_saving_makes_nights_shorter_and_longer() {
    let prague = rest("Europe/Prague", "22:00-07:00", "");
    // On 29 March the clock on the wall goes from 2 to 3: 22:00 is 21:00 of the world, 07:00 is 05:00.
    assert_eq!(prague.running(at("2026-03-28T20:00"), at("2026-03-29T06:00")), 2 * HOUR);
    // On 25 October it goes from 3 to 2: 22:00 is 20:00, 07:00 is 06:00.
    assert_eq!(prague.running(at("2026-10-24T19:00"), at("2026-10-25T07:00")), 2 * HOUR);
    // An end that the clock on the wall leaves out, and one that it shows twice.
    let short = rest("Europe/Prague", "22:00-02:30", "");
    assert_eq!(short.running(at("2026-03-28T21:00"), at("2026-03-29T01:30")), 0);
    assert_eq!(short.running(at("2026-10-24T20:00"), at("2026-10-25T00:30")), 0);
    assert_eq!(short.running(at("2026-10-25T00:30"), at("2026-10-25T02:00")), 90 * 60_000);
}

#[test]
fn a_day_off_is_a_day_where_she_lives() {
    let tokyo = rest("Asia/Tokyo", "", "2026-12-24 2026-12-25");
    assert_eq!(tokyo.running(at("2026-12-23T14:00"), at("2026-12-25T16:00")), 2 * HOUR);
    // A night within days off counts once.
    let both = rest("UTC", "22:00-06:00", "2026-12-24");
    assert_eq!(both.running(at("2026-12-23T20:00"), at("2026-12-25T08:00")), 4 * HOUR);
    // The day on which a clock changes has 25 hours.
    let long = rest("Europe/Berlin", "", "2026-10-25");
    assert_eq!(long.running(at("2026-10-24T22:00"), at("2026-10-25T23:00")), 0);
}

#[test]
fn a_clock_falls_when_its_time_has_run() {
    for zone in [("UTC", "", ""), ("Europe/Prague", "22:00-07:00", "2026-03-30"), ("Asia/Kolkata", "23:30-09:30", "")] {
        let rest = rest(zone.0, zone.1, zone.2);
        let from = at("2026-03-27T11:17");
        for left in [1, HOUR, 9 * HOUR, 72 * HOUR, 240 * HOUR, 720 * HOUR] {
            let falls = rest.falls(from, left).expect("some day");
            assert_eq!(rest.running(from, falls), left, "{zone:?} {left}");
            assert!(rest.running(from, falls - 1) < left, "{zone:?} {left}");
        }
    }
}

/// What a page is told of the days to come says the same as what is counted.
#[test]
fn the_plan_of_a_week_fits() {
    let rest = rest("Europe/Prague", "22:00-07:00", "2026-07-03");
    for now in [at("2026-07-01T12:00"), at("2026-07-01T23:00")] {
        let plan = rest.plan(now);
        let (mut then, mut ran) = (now, 0);
        for (n, length) in plan.iter().enumerate() {
            then += length;
            ran += if n % 2 == 0 { *length } else { 0 };
            assert_eq!(rest.running(now, then), ran);
        }
        assert_eq!(plan[0] == 0, now == at("2026-07-01T23:00"));
    }
    assert_eq!(Rest::default().plan(0), Vec::<i64>::new());
}

#[test]
fn there_are_so_many_days_off_in_a_year() {
    let now = at("2026-11-18T12:00");
    let day = |text: &str| text.parse::<Date>().expect("a day");
    let mut rest = rest("UTC", "", "2026-01-01");
    assert_eq!(rest.take_off(day("2026-11-17"), day("2026-11-19"), now), Err(NoDayOff::When), "the past stays");
    assert_eq!(rest.take_off(day("2026-12-02"), day("2026-12-01"), now), Err(NoDayOff::When));
    assert_eq!(rest.take_off(day("2028-01-01"), day("2028-01-01"), now), Err(NoDayOff::When));
    assert_eq!(rest.take_off(day("2026-11-18"), day("2026-12-07"), now), Ok(()));
    assert_eq!((rest.days_in(2026), rest.days_in(2027)), (DAYS_OFF, 0));
    assert_eq!(rest.take_off(day("2026-12-31"), day("2027-01-01"), now), Err(NoDayOff::TooMany));
    assert_eq!(rest.take_off(day("2027-01-01"), day("2027-01-21"), now), Ok(()));
    assert_eq!(rest.give_back(day("2026-11-18"), now), Err(NoDayOff::When), "it has begun");
    assert_eq!(rest.give_back(day("2026-12-07"), now), Ok(()));
    assert_eq!(rest.take_off(day("2026-12-31"), day("2026-12-31"), now), Ok(()));
    let again = Rest::read(&rest.written("anna"));
    assert_eq!(again, rest);
}

#[test]
fn zones_are_named_by_places() {
    let zones = zones();
    let count: BTreeMap<&str, usize> = zones.iter().fold(BTreeMap::new(), |mut count, zone| {
        *count.entry(zone.as_str()).or_default() += 1;
        count
    });
    assert!(["Europe/Prague", "Europe/Berlin", "America/New_York", "UTC"].iter().all(|zone| count.contains_key(zone)));
    assert!(count.values().all(|count| *count == 1) && !count.contains_key("CET"));
    assert!(zones.iter().all(|zone| TimeZone::get(zone).is_ok()));
    assert_eq!(rest("Atlantis/Poseidonis", "", "").zone_name(), "UTC");
}
