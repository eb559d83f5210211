//! The board of Valhalla: every player's hall, the battle, the piles.

use crate::live::Showing;
use maud::{Markup, html};
use meadhall_engine::{Game, Seat};
use meadhall_valhalla::{Action, Event, Valhalla, View};
use meadhall_words::Words;

/// What the board is drawn from: one viewer's view, what that viewer may choose, and what has happened.
pub struct Scene<'a> {
    /// How to show it: words, names, undo.
    pub showing: &'a Showing<'a>,
    /// The rules.
    pub rules: &'a Valhalla,
    /// What the viewer sees.
    pub view: &'a View,
    /// The viewer's legal choices; none where the viewer only looks on.
    pub choices: &'a [Action],
    /// What has happened, as the viewer may know it, with the turns it belongs to.
    pub events: &'a [(usize, Event)],
}

/// The board.
pub fn board(scene: &Scene<'_>) -> Markup {
    html! {
        ul.offers {
            @for action in scene.choices {
                li {
                    button.lit form="play" name="action" value=(action) {
                        (scene.showing.tell(&scene.rules.label(scene.view, *action)))
                    }
                }
            }
        }
    }
}

/// Whether a choice lies nowhere on the board and has to be asked in words.
pub fn in_words(action: Action) -> bool {
    matches!(action, Action::Decline | Action::Done)
}

/// What there is to know about the cards, for the help of a table.
pub fn reference(words: &'static Words) -> Markup {
    html! { p { (words.say("game-tagline")) } }
}

/// The scoring in steps.
pub fn scoring(_: &Showing<'_>, _: &[(u8, Seat, i32)], _: &[Event]) -> Markup {
    html! {}
}
