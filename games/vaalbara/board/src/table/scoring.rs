//! The scoring in steps: where every victory point came from.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::{RenderContext, SeatInfo};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Cause, Event, Kind, START_VP};

/// What one player gained, by its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By characters, less what Falconers stole.
    pub characters: i32,
    /// By each kind of land.
    pub lands: [i32; 6],
    /// For five or six kinds at the end.
    pub bonus: i32,
}

impl Tally {
    /// The victory points in all.
    pub fn total(&self) -> i32 {
        i32::from(START_VP) + self.characters + self.lands.iter().sum::<i32>() + self.bonus
    }
}

/// Adds up the gains and losses of a game for each of its seats.
pub fn tallies(seats: usize, events: &[Event]) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); seats];
    for event in events {
        let (seat, amount, cause) = match *event {
            Event::Gained(seat, amount, cause) => (seat, i32::from(amount), cause),
            Event::Lost(seat, amount, cause) => (seat, -i32::from(amount), cause),
            _ => continue,
        };
        let Some(tally) = tallies.get_mut(seat.index()) else { continue };
        match cause {
            Cause::Character(_) => tally.characters += amount,
            Cause::Land(kind) => tally.lands[kind.index()] += amount,
            Cause::Kinds(_) => tally.bonus += amount,
        }
    }
    tallies
}

/// A table with a bar for each player, in the order of `places`.
pub fn scoring(context: &RenderContext<'_>, places: &[(u8, Seat, i32)], events: &[Event]) -> Markup {
    let RenderContext { words, seats, .. } = *context;
    let tallies = tallies(seats.len(), events);
    let most = tallies.iter().map(Tally::total).max().unwrap_or(1).max(1);
    let ordered: Vec<(&SeatInfo, Tally)> = places
        .iter()
        .filter_map(|(_, seat, _)| Some((seats.iter().find(|info| info.seat == *seat)?, *tallies.get(seat.index())?)))
        .collect();
    html! {
        div.scoring tabindex="0" role="region" aria-label=(words.say("score-title")) {
            table {
                caption { (words.say("score-title")) }
                thead { tr {
                    th scope="col" { (words.say("score-player")) }
                    th.of-start scope="col" { (words.say("score-start")) }
                    th.of-characters scope="col" { (words.say("score-characters")) }
                    @for kind in Kind::ALL {
                        th scope="col" class={ "of-" (kind) } { (words.say(&format!("land-{kind}"))) }
                    }
                    th.of-bonus scope="col" { (words.say("score-bonus")) }
                    th scope="col" { (words.say("score-total")) }
                } }
                tbody { @for (info, tally) in &ordered { (line(info, tally, most)) } }
            }
        }
    }
}

fn line(info: &SeatInfo, tally: &Tally, most: i32) -> Markup {
    html! {
        tr {
            th scope="row" { @if let Some(clan) = info.clan { (ART.emblem(clan)) } (info.name) }
            td { (START_VP) }
            td { (tally.characters) }
            @for vp in tally.lands { td { (vp) } }
            td { (tally.bonus) }
            td.total { (tally.total()) (ART.icon("vp")) }
        }
        tr.bar aria-hidden="true" { td colspan="11" { (bar(tally, most)) } }
    }
}

/// The parts of a total, one after another, as long as they are worth.
fn bar(tally: &Tally, most: i32) -> Markup {
    let lands = Kind::ALL.into_iter().map(|kind| (kind.word(), tally.lands[kind.index()]));
    let parts = [("start", i32::from(START_VP)), ("characters", tally.characters)].into_iter().chain(lands);
    let parts = parts.chain([("bonus", tally.bonus)]);
    let mut left = 0;
    html! {
        svg viewBox={ "0 0 " (most) " 3" } preserveAspectRatio="none" {
            @for (name, width) in parts {
                @let x = left;
                @let width = width.max(0);
                ({ left += width; "" })
                @if width > 0 { rect class={ "of-" (name) } x=(x) width=(width) height="3" {} }
            }
        }
    }
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
        let tallies = tallies(2, &events);
        assert_eq!(tallies[0], Tally { characters: -2, lands: [0, 0, 0, 0, 0, 6], bonus: 5 });
        assert_eq!((tallies[0].total(), tallies[1].total()), (11, 4));
    }
}
