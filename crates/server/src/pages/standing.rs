//! Standing answers: offered beside the question that they answer, and kept in the menu.

use super::model::TablePage;
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_engine::StandingOffer;

/// Beside the question: the answers that fit it, and those that have been left, each with a way to take it back.
pub fn beside(page: &TablePage<'_>) -> Markup {
    let shown = |offer: &StandingOffer| offer.left || (offer.fits && page.my_turn);
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
    html! { @for (text, offer) in &page.standing { (toggle(page, text, offer)) } }
}

fn toggle(page: &TablePage<'_>, text: &str, offer: &StandingOffer) -> Markup {
    let seat = page.me.map_or(0, |seat| seat.index() + 1);
    html! {
        form method="post" action={ "/table/" (page.id) "/standing" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="key" value=(offer.written);
            button.toggle name="on" value=(if offer.left { "no" } else { "yes" }) aria-pressed=(offer.left) {
                span.box { (icon("check")) } (text)
            }
        }
    }
}
