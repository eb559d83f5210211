//! The map: one drawing with everything that lies on it.

use super::BoardContext;
use super::geometry::{HEIGHT, REGION_LABELS, WIDTH, ground};
use super::muster::Muster;
use super::pillage::sheets;
use super::province::{fjord, province};
use super::quest::leads;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::Place;
use meadhall_words::Words;

/// The map.
pub(super) fn map(ctx: &BoardContext<'_>) -> Markup {
    let muster = Muster::new(ctx);
    html! {
        section.map aria-label=(ctx.say("br-map")) {
            div.board {
                (land(ctx))
                (names(ctx))
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
                    .fought[battle == Some(*place)].led[ctx.me().is_some_and(|me| leads(ctx, me, *place))] href=(url) {}
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
    html! {
        @if ctx.view.table.destroyed.contains(place) {
            @let (x, y) = ground.token;
            use href=(ART.drawing_url("rocks-burnt")) x=(x - 50) y=(y - 50) width="100" height="100" {}
        } @else if place.is_outer() {
            use href=(ART.drawing_url(&format!("scenery-{place}"))) {}
        }
    }
}

/// The names of regions and provinces, above whatever stands there.
fn names(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    html! {
        svg.names viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
            (region_labels(ctx.context.words))
            @for place in Place::provinces() {
                @if let Some(ground) = ground(place) {
                    text class=[table.destroyed.contains(place).then_some("burnt")] x=(ground.name.0) y=(ground.name.1) {
                        (ctx.place(place))
                        @if let Some(age) = doom(ctx, place) {
                            tspan.omen.now[age == usize::from(table.age)] dx="5" { "☠\u{fe0e}" (["I", "II", "III"][age - 1]) }
                        }
                    }
                }
            }
        }
    }
}

/// The names of the regions along the edges of the map.
pub(crate) fn region_labels(words: &Words) -> Markup {
    html! {
        @for (region, (x, y), turn) in REGION_LABELS {
            text.region-name.{ "in-" (region) }.beside[turn > 0] x=(x) y=(y) transform=[(turn != 0).then(|| format!("rotate({turn} {x} {y})"))] {
                (words.say(&format!("region-{region}")))
            }
        }
    }
}
