//! The scoring: where every point came from.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::RenderContext;
use meadhall_engine::{MAX_SEATS, Seat};
use meadhall_pebbles::Event;

/// Points of one player by their source.
#[derive(Clone, Copy, Default)]
struct Points {
    pebbles: i32,
    die: i32,
    card: i32,
}

fn points(events: &[Event]) -> [Points; MAX_SEATS] {
    let mut all = [Points::default(); MAX_SEATS];
    for event in events {
        match *event {
            Event::Took { seat, points, .. } => all[seat.index()].pebbles += i32::from(points),
            Event::Rolled(roll) => all[0].die += i32::from(roll),
            Event::CardScored(seat, card) => all[seat.index()].card += i32::from(card),
            _ => {}
        }
    }
    all
}

/// A table with a line for each player, in the order of `places`.
pub(crate) fn scoring(places: &[(u8, Seat, i32)], events: &[Event], context: &RenderContext<'_>) -> Markup {
    let words = context.words;
    let all = points(events);
    html! {
        div.scoring tabindex="0" role="region" aria-label=(words.say("score-title")) {
            table {
                caption { (words.say("score-title")) }
                thead { tr {
                    th scope="col" { (words.say("score-player")) }
                    th scope="col" { (words.say("pb-score-pebbles")) }
                    th scope="col" { (words.say("pb-score-die")) }
                    th scope="col" { (words.say("pb-card")) }
                    th scope="col" { (words.say("score-total")) }
                } }
                tbody { @for (_, seat, total) in places {
                    @let points = all[seat.index()];
                    tr {
                        th scope="row" {
                            @if let Some(clan) = context.seat(*seat).and_then(|info| info.clan) { (ART.emblem(clan)) }
                            (context.name(*seat))
                        }
                        td { (points.pebbles) } td { (points.die) } td { (points.card) } td { (total) }
                    }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_has_its_source() {
        let events = [
            Event::Took { seat: Seat::new(1), pebble: 2, points: 6 },
            Event::Rolled(5),
            Event::CardScored(Seat::new(1), 9),
        ];
        let all = points(&events);
        assert_eq!((all[1].pebbles, all[1].die, all[1].card), (6, 0, 9));
        assert_eq!((all[0].pebbles, all[0].die, all[0].card), (0, 5, 0));
    }
}
