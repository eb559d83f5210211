//! The guide to Pebbles and the gallery of its cards.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::{Guide, Sheet, closing};
use meadhall_engine::Game;
use meadhall_pebbles::{CARDS, Pebbles};
use meadhall_words::Words;

/// The guide.
pub(crate) const GUIDE: Guide = Guide {
    lead,
    parts: &[&[("about", about), ("here", |words| closing::here(words, Pebbles::ID))]],
    sections: &[("1", "about"), ("2", "about"), ("3", "about"), ("4", "about")],
};

fn lead(words: &Words) -> Markup {
    html! { p.sheet-lead { (words.say("guide-lead")) } }
}

fn about(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-about-bid")) }
        p { (words.say("guide-about-end")) }
    }
}

/// All cards.
pub(crate) fn gallery(words: &'static Words) -> Sheet {
    let lead = html! { p.sheet-lead { (words.say("pb-cards-lead")) } };
    let contents = vec![("#cards".to_owned(), words.say("pb-cards"))];
    let body = html! {
        section.screen id="cards" aria-labelledby="cards-title" {
            h2 id="cards-title" { (words.say("pb-cards")) }
            (cards(words))
        }
    };
    Sheet { lead, contents, body }
}

/// The cards in a row.
pub(crate) fn cards(words: &Words) -> Markup {
    html! {
        ul.secret-cards aria-label=(words.say("pb-cards")) {
            @for card in 0..CARDS { li { (ART.drawing("secret-card", "secret-card")) b { (card) } } }
        }
    }
}
