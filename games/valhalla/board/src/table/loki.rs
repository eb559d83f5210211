//! Loki's trick: the card in play with its rows.

use super::Scene;
use super::home::Home;
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_valhalla::Action;
use meadhall_valhalla::data::Loki;

/// The card in play: behind a button, or laid open where the viewer may use a row.
pub(super) fn loki(scene: &Scene<'_>) -> Markup {
    let Some(index) = scene.view.table.loki else { return html! {} };
    let Some(card) = scene.rules.cards().loki(index) else { return html! {} };
    let open = scene.at(Home::Loki);
    let name = scene.say(&format!("loki-{:02}", index + 1));
    let heading = html! { (drawing("valhalla/module-loki", "i")) (name) };
    html! {
        @if open.is_empty() {
            button.loki type="button" popovertarget="loki" title=(scene.say("vh-look")) { (heading) }
            div.pop.loki #loki popover role="dialog" aria-label=(name) {
                h2 { (heading) }
                p.hint { (scene.say("vh-loki-range")) }
                (rows(scene, card, &open))
            }
        } @else {
            div.loki { p { (heading) } (rows(scene, card, &open)) }
        }
    }
}

fn rows(scene: &Scene<'_>, card: &Loki, open: &[Action]) -> Markup {
    html! {
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
