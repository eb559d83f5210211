//! The end: where every player's points came from.

use super::tie_break::{shields, tie_breaks};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::{RenderContext, ScoreSources, ScoreTable};
use meadhall_engine::Seat;
use meadhall_valhalla::{Brothers, Cards, Event, SHIELDS, Valhalla};

/// A source of points, in the order in which they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointSource {
    /// Warriors sent after battles.
    Warriors,
    /// Warriors sent in Ragnarok.
    Ragnarok,
    /// Missions.
    Missions,
    /// Favours, rewards, Thor and Loki: whatever else lies in Valhalla.
    Gifts,
    /// Single shields.
    Shields,
    /// Sets of captured shields.
    Sets,
    /// The king's point.
    King,
}

/// How many sources there are.
const SOURCES: usize = 7;

impl PointSource {
    /// All sources.
    pub const ALL: [PointSource; SOURCES] = [
        PointSource::Warriors,
        PointSource::Ragnarok,
        PointSource::Missions,
        PointSource::Gifts,
        PointSource::Shields,
        PointSource::Sets,
        PointSource::King,
    ];

    /// Its key.
    pub const fn word(self) -> &'static str {
        match self {
            PointSource::Warriors => "warriors",
            PointSource::Ragnarok => "ragnarok",
            PointSource::Missions => "missions",
            PointSource::Gifts => "gifts",
            PointSource::Shields => "shields",
            PointSource::Sets => "sets",
            PointSource::King => "king",
        }
    }
}

/// The points of one player by their source.
pub type PointsBySource = [i32; SOURCES];

/// Adds up the points of a finished game for each of its seats.
pub fn points_by_source(cards: &Cards, seats: usize, events: &[Event]) -> Vec<PointsBySource> {
    let mut all = vec![[0; SOURCES]; seats];
    let mut last_stand = false;
    for event in events {
        let (seat, source, points) = match *event {
            Event::Ragnarok(_) => {
                last_stand = true;
                continue;
            }
            Event::Sent { seat, card } => {
                let source = if last_stand { PointSource::Ragnarok } else { PointSource::Warriors };
                (seat, source, i32::from(cards.glory(card)))
            }
            Event::Mission { seat, card } => (seat, PointSource::Missions, i32::from(cards.glory(card))),
            Event::Score { seat, valhalla, shields, sets, king } => {
                if let Some(own) = all.get_mut(seat.index()) {
                    let known: i32 = own.iter().sum();
                    own[PointSource::Gifts as usize] = i32::from(valhalla) - known;
                    own[PointSource::Shields as usize] = shields.into();
                    own[PointSource::Sets as usize] = sets.into();
                    own[PointSource::King as usize] = king.into();
                }
                continue;
            }
            _ => continue,
        };
        if let Some(own) = all.get_mut(seat.index()) {
            own[source as usize] += points;
        }
    }
    all
}

/// Everybody's points by their source, with the words for it; sources that gave nobody anything are left out. The solo game
/// has no points.
pub fn score_sources(rules: &Valhalla, context: &RenderContext<'_>, events: &[Event]) -> ScoreSources {
    if rules.is_solo() {
        return ScoreSources::default();
    }
    let all = points_by_source(rules.cards(), context.seats.len(), events);
    let has_points = |source: &PointSource| all.iter().any(|points| points[*source as usize] != 0);
    let sources: Vec<PointSource> = PointSource::ALL.into_iter().filter(has_points).collect();
    let title = |source: &PointSource| context.say(&format!("vh-score-{}", source.word()));
    let columns = sources.iter().map(|source| (source.word(), title(source))).collect();
    let points = all.iter().map(|points| sources.iter().map(|source| points[*source as usize]).collect()).collect();
    ScoreSources { columns, points }
}

/// A table with a bar for each player, in the order of `places`; the solo game tells how far the player came.
pub fn scoring(rules: &Valhalla, context: &RenderContext<'_>, places: &[(u8, Seat, i32)], events: &[Event]) -> Markup {
    if rules.is_solo() {
        return solo(context, events);
    }
    let sources = score_sources(rules, context, events);
    // Allies are ranked by what they have together, and the log says so.
    let alone = rules.brothers() != Brothers::Alliance;
    let shields = shields(context.seats.len(), events);
    html! {
        (ScoreTable { context, assets: &ART, prefix: "vh-score", sources, unit: None }.draw(places))
        @if alone { @for told in tie_breaks(context, places, &shields, i32::from(SHIELDS)) { p.tie { (told) } } }
    }
}

/// How far a solo game came.
fn solo(context: &RenderContext<'_>, events: &[Event]) -> Markup {
    let beaten = events.iter().filter(|event| matches!(event, Event::Beat { attack: true })).count();
    let held = events.iter().filter(|event| matches!(event, Event::Beat { attack: false })).count();
    let lost = events.iter().filter(|event| matches!(event, Event::ShieldLost(_))).count();
    let words = context.words;
    html! {
        dl.pairs {
            @for (key, count) in [("vh-solo-beaten", beaten), ("vh-solo-held", held), ("vh-solo-lost", lost)] {
                dt { (words.say(key)) } dd { (count) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_counts_once() {
        let (anna, bert) = (Seat::new(0), Seat::new(1));
        let cards = Cards::built_in();
        let card = |word: &str| word.parse().expect("a card");
        let glory = |word: &str| i32::from(cards.glory(card(word)));
        let events = [
            Event::Sent { seat: anna, card: card("bear-06") },
            Event::Mission { seat: anna, card: card("v-mission-margin-5") },
            Event::Ragnarok(anna),
            Event::Sent { seat: anna, card: card("wolf-01") },
            Event::Credited { seat: anna, points: 2 },
            Event::Score {
                seat: anna,
                valhalla: u16::try_from(glory("bear-06") + glory("v-mission-margin-5") + glory("wolf-01") + 2)
                    .expect("glory"),
                shields: 6,
                sets: 3,
                king: 1,
            },
            Event::Score { seat: bert, valhalla: 0, shields: 2, sets: 0, king: 0 },
        ];
        let points = points_by_source(&cards, 2, &events);
        let expected = [glory("bear-06"), glory("wolf-01"), glory("v-mission-margin-5"), 2, 6, 3, 1];
        assert_eq!(points[0], expected);
        assert_eq!(points[1], [0, 0, 0, 0, 2, 0, 0]);
    }
}
