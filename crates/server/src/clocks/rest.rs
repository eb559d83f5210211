//! When clocks stand still for somebody: at night in her own time zone, and on her days off.
//!
//! Nothing ticks. How much time has run between two moments follows from what she has set, and whoever changes that has what ran
//! until then written down first ([`crate::tables`]): so no change rewrites the past.

use super::Night;
use crate::store::RestRow;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use std::collections::BTreeSet;

/// Days off in a year.
pub const DAYS_OFF: usize = 21;
/// Milliseconds of a week.
const WEEK: i64 = 7 * 24 * 3_600_000;
/// After so many weeks nobody asks any more when a clock falls.
const LONGEST: usize = 60;

/// When clocks stand still for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// Where she lives.
    pub zone: TimeZone,
    /// Her night.
    pub night: Option<Night>,
    /// Her days off, those of the past too.
    pub days_off: BTreeSet<Date>,
}

impl Default for Rest {
    fn default() -> Rest {
        Rest { zone: TimeZone::UTC, night: None, days_off: BTreeSet::new() }
    }
}

/// Why a day cannot be taken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoDayOff {
    /// It is past, or too far away, or ends before it begins.
    When,
    /// There are no more in that year.
    TooMany,
}

impl Rest {
    /// What was stored. A zone that is not known any more is the world's.
    pub fn read(row: &RestRow) -> Rest {
        let days_off = row.days_off.split(' ').filter_map(|day| day.parse().ok()).collect();
        let zone = TimeZone::get(&row.zone).unwrap_or(TimeZone::UTC);
        Rest { zone, night: row.night.as_deref().and_then(|night| night.parse().ok()), days_off }
    }

    /// As it is stored.
    pub fn written(&self, owner: &str) -> RestRow {
        let days: Vec<String> = self.days_off.iter().map(Date::to_string).collect();
        RestRow {
            owner: owner.to_owned(),
            zone: self.zone_name().to_owned(),
            night: self.night.map(|night| night.to_string()),
            days_off: days.join(" "),
        }
    }

    /// The name of the zone.
    pub fn zone_name(&self) -> &str {
        self.zone.iana_name().unwrap_or("UTC")
    }

    /// The date where she lives.
    pub fn today(&self, now: i64) -> Date {
        self.local(now).date()
    }

    fn local(&self, at: i64) -> DateTime {
        let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::MAX);
        self.zone.to_datetime(at)
    }

    /// When the clock on her wall shows this. What it shows twice is the first time, and what it leaves out is as long after
    /// what came before it.
    fn instant(&self, local: DateTime) -> Option<i64> {
        let at = self.zone.to_ambiguous_timestamp(local).compatible().ok()?;
        Some(at.as_millisecond())
    }

    /// What begins on a date.
    fn beginning(&self, date: Date) -> impl Iterator<Item = (i64, i64)> + '_ {
        let midnight = |date: Date| date.to_datetime(jiff::civil::Time::midnight());
        let off = self.days_off.contains(&date).then(|| Some((midnight(date), midnight(date.tomorrow().ok()?))));
        let night = self.night.map(|night| night.on(date));
        let both = [off.flatten(), night.flatten()].into_iter().flatten();
        both.filter_map(|(from, to)| Some((self.instant(from)?, self.instant(to)?)))
    }

    /// The times between two moments in which clocks stand still, one after another.
    fn stills(&self, from: i64, to: i64) -> Vec<(i64, i64)> {
        if self.night.is_none() && self.days_off.is_empty() {
            return Vec::new();
        }
        // A night that began yesterday may still last.
        let first = self.today(from).yesterday().unwrap_or(Date::MIN);
        let last = self.today(to);
        let days = first.series(Span::new().days(1)).take_while(|day| *day <= last);
        let mut all: Vec<(i64, i64)> = days.flat_map(|day| self.beginning(day)).collect();
        all.sort_unstable();
        let mut stills: Vec<(i64, i64)> = Vec::new();
        for (begin, end) in all {
            let (begin, end) = (begin.max(from), end.min(to));
            match stills.last_mut() {
                _ if begin >= end => {}
                Some(before) if begin <= before.1 => before.1 = before.1.max(end),
                _ => stills.push((begin, end)),
            }
        }
        stills
    }

    /// The milliseconds between two moments in which a clock runs.
    pub fn running(&self, from: i64, to: i64) -> i64 {
        let still: i64 = self.stills(from, to).iter().map(|(begin, end)| end - begin).sum();
        (to - from).max(0) - still
    }

    /// When a clock with so many milliseconds left falls; none where that is in another age.
    pub fn falls(&self, from: i64, mut left: i64) -> Option<i64> {
        let mut at = from;
        for _ in 0..LONGEST {
            let until = at.checked_add(WEEK)?;
            for (begin, end) in self.stills(at, until) {
                if left <= begin - at {
                    return Some(at + left);
                }
                left -= begin - at;
                at = end;
            }
            if left <= until - at {
                return Some(at + left);
            }
            left -= until - at;
            at = until;
        }
        None
    }

    /// How long a clock runs from now on, then stands still, then runs, and so on, for the week that comes; the first is 0 where
    /// it stands still now.
    pub fn plan(&self, now: i64) -> Vec<i64> {
        let mut at = now;
        let mut plan = Vec::new();
        for (begin, end) in self.stills(now, now.saturating_add(WEEK)) {
            plan.extend([begin - at, end - begin]);
            at = end;
        }
        plan
    }

    /// How many days of a year are off.
    pub fn days_in(&self, year: i16) -> usize {
        self.days_off.iter().filter(|day| day.year() == year).count()
    }

    /// Takes the days from one to another off. What is past stays as it was.
    pub fn take_off(&mut self, from: Date, to: Date, now: i64) -> Result<(), NoDayOff> {
        let today = self.today(now);
        if from < today || to < from || to.year() > today.year() + 1 {
            return Err(NoDayOff::When);
        }
        let mut days_off = self.days_off.clone();
        days_off.extend(from.series(Span::new().days(1)).take_while(|day| *day <= to));
        let wished = Rest { days_off, ..self.clone() };
        if (from.year()..=to.year()).any(|year| wished.days_in(year) > DAYS_OFF) {
            return Err(NoDayOff::TooMany);
        }
        *self = wished;
        Ok(())
    }

    /// Gives a day back that has not begun.
    pub fn give_back(&mut self, day: Date, now: i64) -> Result<(), NoDayOff> {
        if day <= self.today(now) {
            return Err(NoDayOff::When);
        }
        self.days_off.remove(&day);
        Ok(())
    }
}

/// The names of all time zones that somebody may choose.
pub fn zones() -> Vec<String> {
    let named = jiff::tz::db().available().map(|name| name.to_string());
    let mut zones: Vec<String> = named.filter(|name| is_place(name)).collect();
    zones.sort_unstable();
    zones
}

/// Whether a name is that of a place: others are aliases of long ago.
fn is_place(name: &str) -> bool {
    const PARTS: [&str; 10] = [
        "Africa/",
        "America/",
        "Antarctica/",
        "Arctic/",
        "Asia/",
        "Atlantic/",
        "Australia/",
        "Europe/",
        "Indian/",
        "Pacific/",
    ];
    name == "UTC" || PARTS.iter().any(|part| name.starts_with(part))
}

#[cfg(test)]
mod tests;
