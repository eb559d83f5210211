//! One's night and days off.

use super::date;
use crate::clocks::Rest;
use crate::clocks::rest::{DAYS_OFF, zones};
use jiff::civil::Date;
use maud::{Markup, html};
use meadhall_words::Words;

/// What the page knows of somebody's night and days off.
pub struct RestInfo {
    /// What she has set, if anything.
    pub rest: Option<Rest>,
    /// The date where she lives.
    pub today: Date,
    /// What was wrong with what she sent, in a sentence.
    pub problem: Option<String>,
}

/// The section of one's own page.
pub fn rest(words: &Words, info: &RestInfo) -> Markup {
    html! {
        section.parch #rest aria-labelledby="rest-title" {
            h2 #rest-title { (words.say("rest-title")) }
            p { (words.say("rest-lead")) }
            @if let Some(problem) = &info.problem { p.problem role="alert" { (problem) } }
            (night(words, info.rest.as_ref()))
            h3 { (words.say("rest-days")) }
            (days(words, info))
        }
    }
}

fn night(words: &Words, rest: Option<&Rest>) -> Markup {
    let zone = rest.map(Rest::zone_name);
    let night = rest.and_then(|rest| rest.night);
    html! {
        form.stack method="post" action="/me/night" {
            label.field { span { (words.say("rest-zone")) }
                // The script guesses it.
                select name="zone" required data-guess[zone.is_none()] {
                    @if zone.is_none() { option value="" selected { (words.say("rest-zone-choose")) } }
                    @for name in zones() { option value=(name) selected[Some(name.as_str()) == zone] { (name.replace('_', " ")) } }
                }
            }
            div.times {
                label.field { span { (words.say("rest-from")) } input type="time" name="from" value=[night.map(|night| night.begins())]; }
                label.field { span { (words.say("rest-to")) } input type="time" name="to" value=[night.map(|night| night.ends())]; }
            }
            p.hint { (words.say("rest-night-hint")) }
            button { (words.say("rest-save")) }
        }
    }
}

fn days(words: &Words, info: &RestInfo) -> Markup {
    let (today, year) = (info.today, info.today.year());
    let none = Rest::default();
    let rest = info.rest.as_ref().unwrap_or(&none);
    let to_come: Vec<Date> = rest.days_off.iter().copied().filter(|day| *day >= today).collect();
    let said = |year: i16| {
        let (taken, all) = (rest.days_in(year), DAYS_OFF);
        words.fill("rest-days-left", &[("year", year.to_string().into()), ("taken", taken.into()), ("all", all.into())])
    };
    html! {
        p { (said(year)) @if rest.days_in(year + 1) > 0 { " " (said(year + 1)) } }
        @if !to_come.is_empty() {
            ul.kept {
                @for day in to_come {
                    li {
                        (date(words, day))
                        @if day == today { span.state { (words.say("rest-day-now")) } }
                        @else {
                            form method="post" action="/me/days-off/remove" {
                                input type="hidden" name="day" value=(day);
                                button.small.quiet { (words.say("rest-give-back")) span.sr { " " (date(words, day)) } }
                            }
                        }
                    }
                }
            }
        }
        @if info.rest.is_none() { p.hint { (words.say("rest-zone-first")) } } @else { (take(words, today)) }
    }
}

fn take(words: &Words, today: Date) -> Markup {
    html! {
        form.stack method="post" action="/me/days-off" {
            div.times {
                label.field { span { (words.say("rest-day-from")) } input type="date" name="from" required min=(today); }
                label.field { span { (words.say("rest-day-to")) } input type="date" name="to" min=(today); }
            }
            p.hint { (words.say("rest-days-hint")) }
            button { (words.say("rest-take")) }
        }
    }
}
