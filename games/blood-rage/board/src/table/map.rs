//! The map: one drawing with everything that lies on it.

use super::BoardContext;
use super::geometry::{HEIGHT, WIDTH, ground};
use super::muster::Muster;
use super::pillage::sheets;
use super::province::{fjord, province};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::Place;

/// The map.
pub(super) fn map(ctx: &BoardContext<'_>) -> Markup {
    let muster = Muster::new(ctx);
    html! {
        section.map aria-label=(ctx.say("br-map")) {
            div.board {
                (land(ctx))
                @for place in Place::provinces() { (province(ctx, &muster, place)) }
                @for place in Place::fjords() { (fjord(ctx, &muster, place)) }
                // The sheet adds up what the picked figures have: it can count within the board only.
                @if ctx.is_turn() { p.brings { (ctx.say("br-plan-brings")) } }
            }
            (sheets(ctx))
        }
    }
}

/// The age in which a province falls, if it is named for one that is still to come.
fn doom(ctx: &BoardContext<'_>, place: Place) -> Option<usize> {
    let table = &ctx.view.table;
    let age = table.doomed.iter().position(|doomed| *doomed == place)? + 1;
    (age >= usize::from(table.age) && !table.destroyed.contains(place)).then_some(age)
}

/// What lies under the figures.
fn land(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    let battle = table.battle.on.then_some(table.battle.place);
    let lands: Vec<(Place, String)> =
        Place::provinces().map(|place| (place, ART.drawing_url(&format!("province-{place}")))).collect();
    html! {
        svg.land viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
            g.foam { @for (_, url) in &lands[..8] { use href=(url) {} } }
            @for (place, url) in &lands {
                use.{ (place.region().map_or("yggdrasil", |region| region.word())) }
                    .burnt[table.destroyed.contains(*place)].doomed[doom(ctx, *place) == Some(table.age.into())]
                    .fought[battle == Some(*place)] href=(url) {}
            }
            (tree())
            @for place in Place::provinces() { (scenery(ctx, place)) }
        }
    }
}

fn tree() -> Markup {
    html! { use.tree href=(ART.drawing_url("yggdrasil")) x="366" y="268" width="268" height="240" {} }
}

fn scenery(ctx: &BoardContext<'_>, place: Place) -> Markup {
    let Some(ground) = ground(place) else { return html! {} };
    let burnt = ctx.view.table.destroyed.contains(place);
    let (x, y) = ground.name;
    html! {
        @if burnt {
            @let (x, y) = ground.token;
            use href=(ART.drawing_url("rocks-burnt")) x=(x - 50) y=(y - 50) width="100" height="100" {}
        } @else if place.is_outer() {
            use href=(ART.drawing_url(&format!("scenery-{place}"))) {}
        }
        text.burnt[burnt] x=(x) y=(y) { (ctx.place(place)) }
        @if let Some(age) = doom(ctx, place) {
            @let half = ctx.place(place).chars().count() as u16 * 7 + 18;
            g.omen.now[age == usize::from(ctx.view.table.age)] {
                use href=(ART.drawing_url("icon-doom")) x=(x - half - 24) y=(y - 23) width="28" height="28" {}
                text x=(x + half + 8) y=(y) { (["I", "II", "III"][age - 1]) }
            }
        }
    }
}
