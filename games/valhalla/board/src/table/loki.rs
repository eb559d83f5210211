//! Loki's trick: the card in play with its rows.

use super::BoardContext;
use super::choice_place::ChoicePlace;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::byte;
use meadhall_valhalla::Action;
use meadhall_valhalla::data::Loki;

/// The card in play: behind a button, or laid open where the viewer may use a row.
pub(super) fn loki(ctx: &BoardContext<'_>) -> Markup {
    let Some(index) = ctx.view.table.loki else { return html! {} };
    let Some(card) = ctx.rules.cards().loki(index) else { return html! {} };
    let open = ctx.at(ChoicePlace::Loki);
    let name = ctx.say(&format!("loki-{:02}", index + 1));
    let heading = html! { (ART.drawing("valhalla/module-loki", "i")) (name) };
    html! {
        @if open.is_empty() {
            button.loki type="button" popovertarget="loki" title=(ctx.say("vh-look")) { (heading) }
            div.pop.loki #loki popover role="dialog" aria-label=(name) {
                (ctx.context.close("loki"))
                h2 { (heading) }
                p.hint { (ctx.say("vh-loki-range")) }
                (rows(ctx, card, &open))
            }
        } @else {
            div.loki { p { (heading) } (rows(ctx, card, &open)) }
        }
    }
}

fn rows(ctx: &BoardContext<'_>, card: &Loki, open: &[Action]) -> Markup {
    html! {
        ol {
            @for (n, row) in card.rows.iter().enumerate() {
                @let action = Action::Row(byte(n));
                @let text = ctx.say(&format!("loki-{}", row.advantage.word()));
                @let range = if row.min == row.max { row.min.to_string() } else { format!("{}–{}", row.min, row.max) };
                li {
                    b title=(ctx.say("vh-loki-range")) { (range) }
                    @if open.contains(&action) { button.lit form="play" name="action" value=(action) { (text) } }
                    @else { span { (text) } }
                }
            }
        }
    }
}
