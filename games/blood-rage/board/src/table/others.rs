//! The other clans' sheets.

use super::Scene;
use super::seen::seen;
use super::sheet::{counts, fallen, glory, rage, slots, stats, tags};
use crate::pages::sprite::emblem;
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The others, from the viewer's left around the table.
pub(super) fn others(scene: &Scene<'_>) -> Markup {
    html! {
        section.clans aria-label=(scene.say("br-others")) {
            @for seat in scene.around().filter(|seat| scene.me() != Some(*seat)) { (panel(scene, seat)) }
        }
    }
}

/// Whether something is asked of a seat that everybody may know of.
pub(super) fn is_acting(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.showing.seats.iter().any(|info| info.seat == seat && info.owes)
}

fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let clan = scene.clan(seat);
    html! {
        article.clan.panel.{ "clan-" (clan) }.active[is_acting(scene, seat)] {
            header {
                (emblem(clan.word()))
                h3 { (scene.name(seat)) span.sr { ", " (scene.say(&format!("clan-{clan}"))) } }
                (tags(scene, seat))
                (glory(scene, seat))
            }
            div.numbers { (rage(scene, seat)) (stats(scene, seat)) }
            (slots(scene, seat))
            div.below { (counts(scene, seat)) (seen(scene, seat)) span.dead { (fallen(scene, seat)) } }
        }
    }
}
