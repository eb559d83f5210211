//! Orders: standing answers beside the question that they answer and in the menu, and all others in one list there.

use super::model::TablePage;
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_engine::OrderOffer;

/// Beside the question: the standing answers that fit it, and those that have been left, each with a way to take it back.
pub fn beside(page: &TablePage<'_>) -> Markup {
    let shown = |offer: &OrderOffer| offer.is_standing() && (offer.left || (offer.fits && page.my_turn));
    if page.end.is_some() || !page.standing.iter().any(|(_, offer)| shown(offer)) {
        return html! {};
    }
    html! {
        div.standing role="group" aria-label=(page.words.say("standing-label")) {
            @for (text, offer) in page.standing.iter().filter(|(_, offer)| shown(offer)) { (toggle(page, text, offer)) }
        }
    }
}

/// In the menu: all of them.
pub fn all(page: &TablePage<'_>) -> Markup {
    html! {
        @for (text, offer) in page.standing.iter().filter(|(_, offer)| offer.is_standing()) {
            (toggle(page, text, offer))
        }
        (orders(page))
    }
}

/// The orders that have been left, in the order in which they are followed, a form to leave one more, and what they did. Those
/// that would answer what is asked now stand first.
fn orders(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let others = || page.standing.iter().filter(|(_, offer)| !offer.is_standing());
    let mut left: Vec<&(String, OrderOffer)> = others().filter(|(_, offer)| offer.left).collect();
    left.sort_by_key(|(_, offer)| offer.rank);
    let mut open: Vec<&(String, OrderOffer)> = others().filter(|(_, offer)| !offer.left).collect();
    open.sort_by_key(|(_, offer)| !offer.fits);
    if left.is_empty() && open.is_empty() && page.orders_done.is_empty() {
        return html! {};
    }
    html! {
        details.orders {
            summary { (words.fill("orders-title", &[("count", left.len().into())])) }
            p.hint { (words.say("orders-about")) }
            @if !left.is_empty() {
                ol { @for (text, offer) in left { li { (toggle(page, text, offer)) } } }
            }
            @if !open.is_empty() { (leave(page, &open)) }
            @if !page.orders_done.is_empty() {
                p { (words.say("orders-done")) }
                ul { @for text in &page.orders_done { li { (text) } } }
            }
        }
    }
}

/// A form that leaves one more order.
fn leave(page: &TablePage<'_>, open: &[&(String, OrderOffer)]) -> Markup {
    let words = page.words;
    html! {
        form method="post" action={ "/table/" (page.id) "/standing" } {
            (seat(page))
            input type="hidden" name="on" value="yes";
            select name="key" aria-label=(words.say("orders-which")) {
                @for (text, offer) in open { option value=(offer.written) { (text) } }
            }
            button { (words.say("orders-leave")) }
        }
    }
}

fn seat(page: &TablePage<'_>) -> Markup {
    html! { input type="hidden" name="seat" value=(page.me.map_or(0, |seat| seat.index() + 1)); }
}

fn toggle(page: &TablePage<'_>, text: &str, offer: &OrderOffer) -> Markup {
    html! {
        form method="post" action={ "/table/" (page.id) "/standing" } {
            (seat(page))
            input type="hidden" name="key" value=(offer.written);
            button.toggle name="on" value=(if offer.left { "no" } else { "yes" }) aria-pressed=(offer.left) {
                span.box { (icon("check")) } (text)
            }
        }
    }
}
