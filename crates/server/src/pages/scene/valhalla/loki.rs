//! Loki's trick: the card in play with its rows.

use super::Scene;
use super::home::Home;
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_valhalla::Action;

/// The card in play; rows that the viewer may use are lit.
pub(super) fn loki(scene: &Scene<'_>) -> Markup {
    let Some(index) = scene.view.table.loki else { return html! {} };
    let Some(card) = scene.rules.cards().loki(index) else { return html! {} };
    let open = scene.at(Home::Loki);
    html! {
        details.loki open[!open.is_empty()] id={ "loki-" @if open.is_empty() { "read" } @else { "use" } } {
            summary { (drawing("valhalla/module-loki", "i")) (scene.say(&format!("loki-{:02}", index + 1))) }
            ol {
                @for (n, row) in card.rows.iter().enumerate() {
                    @let action = Action::Row(n as u8);
                    @let text = scene.say(&format!("loki-{}", row.advantage.word()));
                    @let range = if row.min == row.max { row.min.to_string() } else { format!("{}–{}", row.min, row.max) };
                    li {
                        b title=(scene.say("vh-loki-range")) { (range) }
                        @if open.contains(&action) { button.lit form="play" name="action" value=(action) { (text) } }
                        @else { span { (text) } }
                    }
                }
            }
        }
    }
}
