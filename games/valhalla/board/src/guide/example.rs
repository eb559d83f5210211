//! The rulebook's battle, told in pictures.

use super::play::{BattleStep, BattleWalkthrough};
use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::{Seat, Wording};
use meadhall_valhalla::{Action, Event, Face};
use meadhall_words::Words;

const ATTACKER: Seat = Seat::new(0);
const DEFENDER: Seat = Seat::new(1);

pub(super) fn example(words: &Words) -> Markup {
    let Some(walkthrough) = BattleWalkthrough::of_the_rulebook() else { return html! {} };
    let told = |of: Seat| {
        walkthrough.steps.iter().flat_map(move |step| {
            step.events.iter().filter(move |event| who(event) == Some(of)).map(move |event| (step, event))
        })
    };
    html! {
        p {
            (words.fill("guide-example-intro", &[
                ("attacker", tiles::seat_name(words, ATTACKER).into()), ("defender", tiles::seat_name(words, DEFENDER).into()),
            ]))
        }
        div.sides-drawn { (side(words, &walkthrough, ATTACKER, "guide-example-attacker")) (side(words, &walkthrough, DEFENDER, "guide-example-defender")) }
        h3 { (words.say("guide-example-attack")) }
        ol.story { @for (step, event) in told(ATTACKER) { (line(words, &walkthrough, step, event, "red")) } }
        h3 { (words.say("guide-example-defence")) }
        ol.story { @for (step, event) in told(DEFENDER) { (line(words, &walkthrough, step, event, "black")) } }
        (totals(words, &walkthrough))
        h3 { (words.say("guide-example-end")) }
        ul.plain-list {
            @for event in walkthrough.events().filter(|event| is_outcome(event)) {
                @if let Some(message) = walkthrough.game.tell(event) { li { (tiles::tell(words, &message)) } }
            }
        }
        p { (words.fill("guide-example-glory", &[("glory", glory(&walkthrough).into())])) " " (tiles::clause("VH-19.20")) }
        p.aside-note { (words.say("guide-example-else")) " " (tiles::clause("VH-19.21")) }
    }
}

/// What the battle brings.
fn is_outcome(event: &Event) -> bool {
    matches!(event, Event::Won { .. } | Event::Captured { .. } | Event::Sent { .. })
}

/// The glory of the warriors that are sent.
fn glory(walkthrough: &BattleWalkthrough) -> u8 {
    let sent = walkthrough.events().filter_map(|event| match event {
        Event::Sent { card, .. } => Some(walkthrough.game.cards().glory(*card)),
        _ => None,
    });
    sent.sum()
}

/// The band of a side before the battle, with its jarl.
fn side(words: &Words, walkthrough: &BattleWalkthrough, seat: Seat, title: &str) -> Markup {
    let board = walkthrough.start.table.board(seat);
    html! {
        div class={ "side-drawn clan-" (meadhall_valhalla::Colour::ALL[seat.index()]) } {
            p { strong { (words.fill(title, &[("who", tiles::seat_name(words, seat).into())])) } }
            div.tiles {
                @if let Some(jarl) = board.jarl { (tiles::jarl(words, jarl)) }
                @for (_, card, _) in board.warriors() { (tiles::card(words, card)) }
            }
        }
    }
}

/// The dice that an event is about.
fn dice_of(event: &Event) -> Vec<Face> {
    match *event {
        Event::Rolled { dice, .. } | Event::Rerolled { to: dice, .. } => tiles::faces(dice.into()),
        Event::Dropped(_, face) => vec![face],
        _ => Vec::new(),
    }
}

/// Whose phase of the battle an event belongs to; nobody's if it is part of the outcome.
fn who(event: &Event) -> Option<Seat> {
    match *event {
        Event::Attack { attacker: seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Dropped(seat, _)
        | Event::Rerolled { seat, .. }
        | Event::Played { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Total(seat, _) => Some(seat),
        _ => None,
    }
}

/// What happened, with the dice and the card that it is about.
fn line(words: &Words, walkthrough: &BattleWalkthrough, step: &BattleStep, event: &Event, colour: &str) -> Markup {
    let faces = match (event, step.action) {
        (Event::Activated { .. }, Action::Activate(_, dice)) => tiles::faces(dice),
        _ => dice_of(event),
    };
    html! {
        @if let Some(message) = walkthrough.game.tell(event) {
            li {
                span { (tiles::tell(words, &message)) }
                @if !faces.is_empty() { (tiles::dice(words, &faces, colour)) }
                @if let Event::Activated { card, .. } | Event::Played { card, .. } = event { (tiles::card(words, *card)) }
            }
        }
    }
}

/// The strengths as they add up.
fn totals(words: &Words, walkthrough: &BattleWalkthrough) -> Markup {
    let cards = walkthrough.game.cards();
    let parts = |seat: Seat| {
        let parts = walkthrough.steps.iter().filter(move |step| step.seat == seat);
        let mut before = 0;
        let mut sums: Vec<(String, u8)> = Vec::new();
        for step in parts {
            let now = step.strength[seat.index()];
            let card = match step.action {
                Action::Activate(spot, _) => Some(spot.card),
                Action::Play(card) => Some(card),
                _ => None,
            };
            if let Some(card) = card.filter(|card| now > before && cards.get(*card).is_some()) {
                sums.push((tiles::card_name(words, card), now - before));
                before = now;
            }
        }
        sums
    };
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="example-totals" {
            table.totals {
                caption #example-totals { (words.say("guide-example-totals")) }
                tbody {
                    @for seat in [ATTACKER, DEFENDER] {
                        @let sums = parts(seat);
                        @let total: u8 = sums.iter().map(|(_, strength)| strength).sum();
                        tr {
                            th scope="row" { (tiles::seat_name(words, seat)) }
                            td { @for (n, (name, strength)) in sums.iter().enumerate() { @if n > 0 { " + " } (strength) " (" (name) ")" } }
                            td { strong { "= " (total) } }
                        }
                    }
                }
            }
        }
    }
}
