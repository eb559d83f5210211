//! The end: where every clan's Glory came from.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Event, Source};
use meadhall_board::RenderContext;
use meadhall_board::SeatInfo;
use meadhall_engine::Seat;

/// The Glory of one clan by its source, less what others took.
pub type Tally = [i32; 7];

/// Adds up the gains and losses of a game for each of its seats.
pub fn tallies(seats: usize, events: &[Event]) -> Vec<Tally> {
    let mut tallies = vec![[0; 7]; seats];
    for event in events {
        let (seat, amount, source) = match *event {
            Event::Gained(seat, amount, cause) => (seat, i32::from(amount), cause.source()),
            Event::Lost(seat, amount, cause) => (seat, -i32::from(amount), cause.source()),
            _ => continue,
        };
        if let Some(tally) = tallies.get_mut(seat.index()) {
            tally[source as usize] += amount;
        }
    }
    tallies
}

/// A table with a bar for each clan, in the order of `places`.
pub fn scoring(context: &RenderContext<'_>, places: &[(u8, Seat, i32)], events: &[Event]) -> Markup {
    let words = context.words;
    let tallies = tallies(context.seats.len(), events);
    let total = |tally: &Tally| tally.iter().sum::<i32>();
    let most = tallies.iter().map(total).max().unwrap_or(1).max(1);
    let ordered: Vec<(&SeatInfo, Tally)> = places
        .iter()
        .filter_map(|(_, seat, _)| {
            Some((context.seats.iter().find(|info| info.seat == *seat)?, *tallies.get(seat.index())?))
        })
        .collect();
    html! {
        div.scoring tabindex="0" role="region" aria-label=(words.say("score-title")) {
            table {
                caption { (words.say("score-title")) }
                thead { tr {
                    th scope="col" { (words.say("score-player")) }
                    @for source in Source::ALL {
                        th.{ "of-" (source.word()) } scope="col" { (words.say(&format!("source-{}", source.word()))) }
                    }
                    th scope="col" { (words.say("score-total")) }
                } }
                tbody { @for (info, tally) in &ordered { (line(info, tally, total(tally), most)) } }
            }
        }
    }
}

fn line(info: &SeatInfo, tally: &Tally, total: i32, most: i32) -> Markup {
    html! {
        tr {
            th scope="row" { @if let Some(clan) = info.clan { (ART.emblem(clan)) } (info.name) }
            @for glory in tally { td { (glory) } }
            td.total { (total) (ART.icon("glory")) }
        }
        tr.bar aria-hidden="true" { td colspan="9" { (bar(tally, most)) } }
    }
}

/// The parts of a total, one after another, as long as they are worth.
fn bar(tally: &Tally, most: i32) -> Markup {
    let mut left = 0;
    html! {
        svg viewBox={ "0 0 " (most) " 3" } preserveAspectRatio="none" {
            @for source in Source::ALL {
                @let width = tally[source as usize].max(0);
                @let x = left;
                ({ left += width; "" })
                @if width > 0 { rect.{ "of-" (source.word()) } x=(x) width=(width) height="3" {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_blood_rage::{Card, Cause, Stat};

    #[test]
    fn every_gain_and_loss_counts_once() {
        let (anna, bert) = (Seat::new(0), Seat::new(1));
        let backstab: Card = "lokis-backstab".parse().expect("a card");
        let events = [
            Event::Gained(anna, 4, Cause::Axes),
            Event::Gained(anna, 5, Cause::Token),
            Event::Lost(anna, 2, Cause::Card(backstab)),
            Event::Gained(bert, 2, Cause::Card(backstab)),
            Event::Gained(bert, 10, Cause::Legend(Stat::Rage)),
            Event::Passed(bert),
        ];
        let tallies = tallies(2, &events);
        assert_eq!(tallies[0], [4, 5, 0, 0, 0, 0, -2]);
        assert_eq!(tallies[1], [0, 0, 0, 0, 0, 10, 2]);
    }
}
