//! The scoring in steps: where every victory point came from.

use crate::art::ART;
use maud::Markup;
use meadhall_board::{RenderContext, ScoreSources, ScoreTable};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Cause, Event, Kind, START_VP};

/// What one player gained, by its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PointsBySource {
    /// By characters, less what Falconers stole.
    pub characters: i32,
    /// By each kind of land.
    pub lands: [i32; 6],
    /// For five or six kinds at the end.
    pub bonus: i32,
}

impl PointsBySource {
    /// In the order of the columns: the start, characters, lands, the bonus.
    pub fn by_column(&self) -> Vec<i32> {
        let mut points = vec![i32::from(START_VP), self.characters];
        points.extend(self.lands);
        points.push(self.bonus);
        points
    }

    /// The victory points in all.
    pub fn total(&self) -> i32 {
        self.by_column().iter().sum()
    }
}

/// Adds up the gains and losses of a game for each of its seats.
pub fn points_by_source(seats: usize, events: &[Event]) -> Vec<PointsBySource> {
    let mut all = vec![PointsBySource::default(); seats];
    for event in events {
        let (seat, amount, cause) = match *event {
            Event::Gained(seat, amount, cause) => (seat, i32::from(amount), cause),
            Event::Lost(seat, amount, cause) => (seat, -i32::from(amount), cause),
            _ => continue,
        };
        let Some(own) = all.get_mut(seat.index()) else { continue };
        match cause {
            Cause::Character(_) => own.characters += amount,
            Cause::Land(kind) => own.lands[kind.index()] += amount,
            Cause::Kinds(_) => own.bonus += amount,
        }
    }
    all
}

/// Everybody's points by their source, with the words for it.
pub fn score_sources(context: &RenderContext<'_>, events: &[Event]) -> ScoreSources {
    let lands = Kind::ALL.map(|kind| (kind.word(), context.say(&format!("land-{kind}"))));
    let mut columns = vec![("start", context.say("score-start")), ("characters", context.say("score-characters"))];
    columns.extend(lands);
    columns.push(("bonus", context.say("score-bonus")));
    let points = points_by_source(context.seats.len(), events).iter().map(PointsBySource::by_column).collect();
    ScoreSources { columns, points }
}

/// A table with a bar for each player, in the order of `places`.
pub fn scoring(context: &RenderContext<'_>, places: &[(u8, Seat, i32)], events: &[Event]) -> Markup {
    let sources = score_sources(context, events);
    ScoreTable { context, assets: &ART, prefix: "score", sources, unit: Some("vp") }.draw(places)
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_vaalbara::Character;

    #[test]
    fn every_gain_and_loss_counts_once() {
        let (anna, bert) = (Seat::new(0), Seat::new(1));
        let events = [
            Event::Gained(anna, 6, Cause::Land(Kind::River)),
            Event::Gained(bert, 2, Cause::Character(Character::Falconer)),
            Event::Lost(anna, 2, Cause::Character(Character::Falconer)),
            Event::Gained(anna, 5, Cause::Kinds(5)),
            Event::Nothing(bert, Character::Hunter),
        ];
        let points = points_by_source(2, &events);
        assert_eq!(points[0], PointsBySource { characters: -2, lands: [0, 0, 0, 0, 0, 6], bonus: 5 });
        assert_eq!((points[0].total(), points[1].total()), (11, 4));
    }
}
