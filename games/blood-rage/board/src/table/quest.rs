//! A quest before it is checked: where it looks, and how it stands now.

use super::BoardContext;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::Face;
use meadhall_blood_rage::{Card, Effect, Place, VALHALLA};
use meadhall_engine::Seat;

/// The class that names where a quest looks: the sheet lights up those provinces while the quest is pointed at.
pub(crate) fn wants(face: &Face) -> &'static str {
    use meadhall_blood_rage::Region;
    match face.effect {
        _ if !face.is_quest() => "",
        Effect::MostIn(Region::Alfheim) => "wants-alfheim",
        Effect::MostIn(Region::Jotunheim) => "wants-jotunheim",
        Effect::MostIn(Region::Manheim) => "wants-manheim",
        Effect::MostInCentre => "wants-yggdrasil",
        Effect::Fallen(_) => "wants-valhalla",
        _ => "wants-lead",
    }
}

/// The provinces that still stand and in which a clan surpasses everybody, of those that fit.
fn led(ctx: &BoardContext<'_>, seat: Seat, fits: impl Fn(Place) -> bool) -> Vec<Place> {
    let table = &ctx.view.table;
    let standing = table.standing().iter().filter(|place| fits(*place));
    standing.filter(|place| ctx.rules.leads(table, seat, *place)).collect()
}

/// Whether a clan surpasses everybody in a province.
pub(super) fn leads(ctx: &BoardContext<'_>, seat: Seat, place: Place) -> bool {
    ctx.view.table.standing().contains(place) && ctx.rules.leads(&ctx.view.table, seat, place)
}

/// How a quest stands now, in a few words.
fn in_words(ctx: &BoardContext<'_>, seat: Seat, card: Card) -> String {
    let names = |places: Vec<Place>| {
        let names = places.into_iter().map(|place| ctx.place(place)).collect();
        ctx.context.words.list(names)
    };
    let counted = |key: &str, have: usize, need: u8| ctx.fill(key, &[("have", have.into()), ("need", need.into())]);
    match ctx.face(card).effect {
        Effect::MostIn(region) => match led(ctx, seat, |place| place.region() == Some(region)) {
            places if places.is_empty() => {
                let all = ctx.view.table.standing().iter().filter(|place| place.region() == Some(region)).count();
                ctx.fill("br-now-none", &[("count", all.into())])
            }
            places => ctx.fill("br-now-led", &[("places", names(places).into())]),
        },
        Effect::MostInCentre => match leads(ctx, seat, Place::Yggdrasil) {
            true => ctx.fill("br-now-led", &[("places", ctx.place(Place::Yggdrasil).into())]),
            false => ctx.fill("br-now-not-led", &[("place", ctx.place(Place::Yggdrasil).into())]),
        },
        Effect::Fallen(need) => counted("br-now-fallen", ctx.sheet(seat).figures[VALHALLA].total().into(), need),
        Effect::MostInProvinces(need) => counted("br-now-provinces", led(ctx, seat, |_| true).len(), need),
        _ => String::new(),
    }
}

/// How a quest stands now: a sign and a few words.
pub(super) fn state_now(ctx: &BoardContext<'_>, seat: Seat, card: Card) -> Markup {
    let met = ctx.rules.fulfils(&ctx.view.table, seat, card);
    html! {
        span.now-state.met[met] {
            @if met { (ART.icon("check")) span.sr { (ctx.say("br-met")) ": " } } @else { i {} }
            (in_words(ctx, seat, card))
        }
    }
}
