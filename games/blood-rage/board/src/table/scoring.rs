//! The end: where every clan's Glory came from.

use crate::art::ART;
use maud::Markup;
use meadhall_blood_rage::{Event, Source};
use meadhall_board::{RenderContext, ScoreSources, ScoreTable};
use meadhall_engine::Seat;

/// The Glory of one clan by its source, less what others took.
pub type GloryBySource = [i32; 7];

/// Adds up the gains and losses of a game for each of its seats.
pub fn glory_by_source(seats: usize, events: &[Event]) -> Vec<GloryBySource> {
    let mut all = vec![[0; 7]; seats];
    for event in events {
        let (seat, amount, source) = match *event {
            Event::Gained(seat, amount, cause) => (seat, i32::from(amount), cause.source()),
            Event::Lost(seat, amount, cause) => (seat, -i32::from(amount), cause.source()),
            _ => continue,
        };
        if let Some(glory) = all.get_mut(seat.index()) {
            glory[source as usize] += amount;
        }
    }
    all
}

/// Everybody's Glory by its source, with the words for it.
pub fn score_sources(context: &RenderContext<'_>, events: &[Event]) -> ScoreSources {
    let title = |source: Source| context.say(&format!("source-{}", source.word()));
    let columns = Source::ALL.into_iter().map(|source| (source.word(), title(source))).collect();
    let points = glory_by_source(context.seats.len(), events).into_iter().map(Vec::from).collect();
    ScoreSources { columns, points }
}

/// A table with a bar for each clan, in the order of `places`.
pub fn scoring(context: &RenderContext<'_>, places: &[(u8, Seat, i32)], events: &[Event]) -> Markup {
    let sources = score_sources(context, events);
    ScoreTable { context, assets: &ART, prefix: "score", sources, unit: Some("glory") }.draw(places)
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
        let glory = glory_by_source(2, &events);
        assert_eq!(glory[0], [4, 5, 0, 0, 0, 0, -2]);
        assert_eq!(glory[1], [0, 0, 0, 0, 0, 10, 2]);
    }
}
