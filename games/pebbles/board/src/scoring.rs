//! The scoring: where every point came from.

use crate::art::ART;
use maud::Markup;
use meadhall_board::{RenderContext, ScoreSources, ScoreTable};
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

/// Everybody's points by their source, with the words for it.
pub(crate) fn score_sources(events: &[Event], context: &RenderContext<'_>) -> ScoreSources {
    let columns = vec![
        ("pebbles", context.say("pb-score-pebbles")),
        ("die", context.say("pb-score-die")),
        ("card", context.say("pb-card")),
    ];
    let by_column = |points: Points| vec![points.pebbles, points.die, points.card];
    let points = points(events).into_iter().map(by_column).collect();
    ScoreSources { columns, points }
}

/// A table with a bar for each player, in the order of `places`.
pub(crate) fn scoring(places: &[(u8, Seat, i32)], events: &[Event], context: &RenderContext<'_>) -> Markup {
    let sources = score_sources(events, context);
    ScoreTable { context, assets: &ART, prefix: "score", sources, unit: None }.draw(places)
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
