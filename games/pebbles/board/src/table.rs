//! The board: the pebbles that are left, and what everybody has.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::RenderContext;
use meadhall_engine::Seat;
use meadhall_pebbles::{Action, Pebbles, Phase, Player, View};

/// The board as a viewer sees it.
pub(crate) fn board(rules: &Pebbles, view: &View, choices: &[Action], context: &RenderContext<'_>) -> Markup {
    html! {
        section.pebbles.panel aria-label=(context.words.say("pb-pebbles")) {
            @for pebble in view.pebbles_left() { (one_pebble(pebble, choices, context)) }
        }
        section.players aria-label=(context.words.say("pb-players")) {
            @for seat in rules.all() { (player(view, seat, context)) }
        }
    }
}

/// A pebble; a button where the viewer may take it.
fn one_pebble(pebble: u8, choices: &[Action], context: &RenderContext<'_>) -> Markup {
    let action = Action::Take(pebble);
    let drawn = html! { (ART.drawing("pebble", "drawn")) b { (pebble) } };
    html! {
        @if choices.contains(&action) {
            button.pebble.choose.lit form="play" name="action" value=(action) data-vt={ "pebble-" (pebble) }
                aria-label=(context.words.fill("pb-take", &[("pebble", pebble.into())])) { (drawn) }
        } @else {
            span.pebble data-vt={ "pebble-" (pebble) } { (drawn) }
        }
    }
}

fn player(view: &View, seat: Seat, context: &RenderContext<'_>) -> Markup {
    let (name, n) = (Player::at(seat), seat.index());
    let say = |key: &str| context.words.say(key);
    let number = |number: u8| number.to_string();
    let bid = match view.bids[n] {
        Some(bid) => number(bid),
        None if view.has_bid.contains(seat) => say("pb-bid-secret"),
        None => say("pb-bid-none"),
    };
    html! {
        article.player.panel.{ "clan-" (name) } {
            header { (ART.emblem(name.word())) h2 { (context.name(seat)) } }
            dl {
                dt { (say("pb-score")) } dd { (view.scores[n]) }
                @if view.phase != Phase::Over { dt { (say("pb-bid")) } dd { (bid) } }
                dt { (say("pb-card")) } dd { (view.cards[n].map_or_else(|| say("pb-card-secret"), number)) }
            }
        }
    }
}
