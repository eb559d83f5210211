//! A band: the places of a hall with their warriors.

use super::BoardContext;
use super::card::{face, in_words, sign, tint};
use super::choice_place::ChoicePlace;
use super::dice::die;
use super::strength::SideStrength;
use super::uses;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::{Seat, byte};
use meadhall_valhalla::battle::Side;
use meadhall_valhalla::data::{Kind, Weapons, Wrath};
use meadhall_valhalla::{Card, Jarl, Post, ROOM};

/// The places of a hall; a jarl who leads more has all.
const PLACES: usize = 4;

/// The band on the viewer's own board: every place, free ones too.
pub(super) fn places(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let hall = ctx.hall(seat);
    let room = if hall.jarl == Some(Jarl::Hodr) { ROOM } else { PLACES };
    let last = hall.band.iter().rposition(|post| post.card.is_some()).map_or(0, |n| n + 1).max(room);
    html! {
        ul.band aria-label=(ctx.say("vh-band")) {
            @for (place, post) in hall.band.iter().enumerate() {
                @let targeted = !ctx.at(ChoicePlace::Post(seat, byte(place))).is_empty();
                @if place < last || targeted { li.post { (at(ctx, seat, byte(place), *post, "", &html! {})) } }
            }
        }
    }
}

/// A place with its warrior, or free.
fn at(ctx: &BoardContext<'_>, seat: Seat, place: u8, post: Post, class: &str, load: &Markup) -> Markup {
    let actions = ctx.at(ChoicePlace::Post(seat, place));
    html! {
        @if let Some(card) = post.card {
            (uses::laden(ctx, card, &actions, class, &html! { (wrath(ctx, post)) (load) }))
        } @else if let [action, ..] = actions[..] {
            button.free.lit form="play" name="action" value=(action) title=(ctx.label(action)) { (ctx.fill("vh-place", &[("place", (place + 1).into())])) }
        } @else {
            div.free { span { (ctx.fill("vh-place", &[("place", (place + 1).into())])) } }
        }
    }
}

/// The card of Tyr's wrath under a warrior.
fn wrath(ctx: &BoardContext<'_>, post: Post) -> Markup {
    html! {
        @if let Some(tyr) = post.tyr {
            @let text = ctx.context.tell(&ctx.rules.card_text(tyr));
            span.wrath title=(text) { (ART.drawing("valhalla/module-tyr", "i")) span.sr { (text) } }
        }
    }
}

/// A band at a glance, in the halls of the others.
pub(super) fn glance(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let hall = ctx.hall(seat);
    html! {
        ul.band.glance-band aria-label=(ctx.say("vh-band")) {
            @for (_, card, tyr) in hall.warriors() {
                @let words = format!("{}. {}", ctx.card(card), in_words(ctx, card));
                li class={ "card mini " (tint(ctx.rules.cards(), card)) } tabindex="0" aria-label=(words) data-vt=(ctx.moving(card)) {
                    (face(ctx, card)) (wrath(ctx, Post { card: Some(card), tyr }))
                }
            }
            @for _ in usize::from(hall.size())..PLACES { li.mini.free {} }
        }
    }
}

/// The band of a side in its battle: who is activated, by which dice, and what each adds.
pub(super) fn line(ctx: &BoardContext<'_>, seat: Seat, side: &Side, might: &SideStrength, helpers: bool) -> Markup {
    let hall = ctx.hall(seat);
    let (active, sent) = if helpers { (side.helpers, side.helpers_sent) } else { (side.active, side.sent | side.path) };
    let blocked = if helpers { 0 } else { side.blocked };
    let has = |mask: u8, place: usize| mask >> place & 1 == 1;
    html! {
        ul.band.line aria-label=(ctx.say(if helpers { "vh-helpers" } else { "vh-band" })) {
            @for (place, post) in hall.band.iter().enumerate() {
                @let targeted = !ctx.at(ChoicePlace::Post(seat, byte(place))).is_empty();
                @if post.card.is_some() || targeted {
                    @let class = [(active, "on"), (blocked, "blocked"), (sent, "sent")].into_iter()
                        .filter(|(mask, _)| has(*mask, place)).map(|(_, word)| word).collect::<Vec<_>>().join(" ");
                    li.post {
                        (at(ctx, seat, byte(place), *post, &class, &html! {
                            @if has(active, place) { (lying(ctx, *post, side)) }
                            (gain(ctx, might.of(seat, byte(place)), has(active, place)))
                            @if has(blocked, place) { span.mark { (ctx.say("vh-blocked")) } }
                            @if has(sent, place) { span.mark { (sign("gate")) span.sr { (ctx.say("vh-sent")) } } }
                        }))
                    }
                }
            }
        }
    }
}

/// What a warrior adds, or would add.
fn gain(ctx: &BoardContext<'_>, gain: Option<u8>, active: bool) -> Markup {
    html! {
        @if let Some(gain) = gain {
            span.gain.would[!active] title=(ctx.fill(if active { "vh-adds" } else { "vh-would-add" }, &[("strength", gain.into())])) { "+" (gain) }
        }
    }
}

/// The dice that activated a warrior. Where several could have done it, they show no face.
fn lying(ctx: &BoardContext<'_>, post: Post, side: &Side) -> Markup {
    let cards = ctx.rules.cards();
    let Some(warrior) = post.card.and_then(|card| cards.warrior(card)) else { return html! {} };
    let less = |tyr: Card| matches!(cards.get(tyr).map(|entry| entry.kind), Some(Kind::Tyr(Wrath::OneDieLess)));
    let less = post.tyr.is_some_and(less);
    let at = usize::from(!std::ptr::eq(side, &ctx.view.table.battle.sides[0]));
    html! {
        span.lying aria-hidden="true" {
            @match warrior.weapons {
                Weapons::Exact(needed) if !less => {
                    @for (face, count) in meadhall_valhalla::Face::WEAPONS.into_iter().zip(needed) {
                        @for _ in 0..count { (die(face, at)) }
                    }
                }
                weapons => { @for _ in 0..weapons.count().saturating_sub(less.into()) { (ART.drawing("valhalla/die-blank", super::dice::tint(at))) } }
            }
        }
    }
}
