//! The end: where every player's points came from.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::RenderContext;
use meadhall_board::SeatInfo;
use meadhall_engine::Seat;
use meadhall_valhalla::{Cards, Event, Valhalla};

/// A source of points, in the order in which they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
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

/// How many steps there are.
const STEPS: usize = 7;

impl Step {
    /// All steps.
    pub const ALL: [Step; STEPS] =
        [Step::Warriors, Step::Ragnarok, Step::Missions, Step::Gifts, Step::Shields, Step::Sets, Step::King];

    /// Its key.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Warriors => "warriors",
            Step::Ragnarok => "ragnarok",
            Step::Missions => "missions",
            Step::Gifts => "gifts",
            Step::Shields => "shields",
            Step::Sets => "sets",
            Step::King => "king",
        }
    }
}

/// The points of one player by their source.
pub type Tally = [i32; STEPS];

/// Adds up the points of a finished game for each of its seats.
pub fn tallies(cards: &Cards, seats: usize, events: &[Event]) -> Vec<Tally> {
    let mut tallies = vec![[0; STEPS]; seats];
    let mut last_stand = false;
    for event in events {
        let (seat, step, points) = match *event {
            Event::Ragnarok(_) => {
                last_stand = true;
                continue;
            }
            Event::Sent { seat, card } => {
                let step = if last_stand { Step::Ragnarok } else { Step::Warriors };
                (seat, step, i32::from(cards.glory(card)))
            }
            Event::Mission { seat, card } => (seat, Step::Missions, i32::from(cards.glory(card))),
            Event::Score { seat, valhalla, shields, sets, king } => {
                if let Some(tally) = tallies.get_mut(seat.index()) {
                    let known: i32 = tally.iter().sum();
                    tally[Step::Gifts as usize] = i32::from(valhalla) - known;
                    tally[Step::Shields as usize] = shields.into();
                    tally[Step::Sets as usize] = sets.into();
                    tally[Step::King as usize] = king.into();
                }
                continue;
            }
            _ => continue,
        };
        if let Some(tally) = tallies.get_mut(seat.index()) {
            tally[step as usize] += points;
        }
    }
    tallies
}

/// A table with a bar for each player, in the order of `places`; the solo game tells how far the player came.
pub fn scoring(rules: &Valhalla, context: &RenderContext<'_>, places: &[(u8, Seat, i32)], events: &[Event]) -> Markup {
    let words = context.words;
    if rules.is_solo() {
        return solo(context, events);
    }
    let tallies = tallies(rules.cards(), context.seats.len(), events);
    let total = |tally: &Tally| tally.iter().sum::<i32>();
    let most = tallies.iter().map(total).max().unwrap_or(1).max(1);
    let steps: Vec<Step> =
        Step::ALL.into_iter().filter(|step| tallies.iter().any(|tally| tally[*step as usize] != 0)).collect();
    let ordered: Vec<(&SeatInfo, Tally)> = places
        .iter()
        .filter_map(|(_, seat, _)| {
            Some((context.seats.iter().find(|info| info.seat == *seat)?, *tallies.get(seat.index())?))
        })
        .collect();
    html! {
        div.scoring tabindex="0" role="region" aria-label=(words.say("vh-score-title")) {
            table {
                caption { (words.say("vh-score-title")) }
                thead { tr {
                    th scope="col" { (words.say("vh-score-player")) }
                    @for step in &steps { th.{ "of-" (step.word()) } scope="col" { (words.say(&format!("vh-score-{}", step.word()))) } }
                    th scope="col" { (words.say("vh-score-total")) }
                } }
                tbody { @for (info, tally) in &ordered { (line(info, tally, &steps, total(tally), most)) } }
            }
        }
    }
}

fn line(info: &SeatInfo, tally: &Tally, steps: &[Step], total: i32, most: i32) -> Markup {
    html! {
        tr {
            th scope="row" { @if let Some(clan) = info.clan { (ART.emblem(clan)) } (info.name) }
            @for step in steps { td { (tally[*step as usize]) } }
            td.total { (total) }
        }
        tr.bar aria-hidden="true" { td colspan=(steps.len() + 2) { (bar(tally, steps, most)) } }
    }
}

/// The parts of a total, one after another, as long as they are worth.
fn bar(tally: &Tally, steps: &[Step], most: i32) -> Markup {
    let mut left = 0;
    html! {
        svg viewBox={ "0 0 " (most) " 3" } preserveAspectRatio="none" {
            @for step in steps {
                @let width = tally[*step as usize].max(0);
                @let x = left;
                ({ left += width; "" })
                @if width > 0 { rect.{ "of-" (step.word()) } x=(x) width=(width) height="3" {} }
            }
        }
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
                valhalla: (glory("bear-06") + glory("v-mission-margin-5") + glory("wolf-01") + 2) as u16,
                shields: 6,
                sets: 3,
                king: 1,
            },
            Event::Score { seat: bert, valhalla: 0, shields: 2, sets: 0, king: 0 },
        ];
        let tallies = tallies(&cards, 2, &events);
        let expected = [glory("bear-06"), glory("wolf-01"), glory("v-mission-margin-5"), 2, 6, 3, 1];
        assert_eq!(tallies[0], expected);
        assert_eq!(tallies[1], [0, 0, 0, 0, 2, 0, 0]);
    }
}
