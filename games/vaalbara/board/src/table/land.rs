//! A land card: large in the rows, small in the realms, with what it says on hover and focus.

use super::BoardContext;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::byte;
use meadhall_vaalbara::{Action, Card, Kind};

/// The clans of an omen in one drawing, the best first; those that nobody plays are faint.
pub(super) fn omens(ctx: &BoardContext<'_>, omen: u8) -> Markup {
    html! {
        svg.omen-row viewBox="0 0 340 64" aria-hidden="true" {
            @for (place, clan) in ctx.rules.omen(omen).order.into_iter().enumerate() {
                use.{ "clan-" (clan) }.faint[ctx.view.seat_of(clan).is_none()] href=(ART.drawing_url(&format!("clan-{clan}")))
                    x=(place * 69) width="64" height="64" {}
            }
        }
    }
}

/// The same in words.
pub(super) fn omens_in_words(ctx: &BoardContext<'_>, omen: u8) -> String {
    let names = ctx.rules.omen(omen).order.iter().map(|clan| ctx.say(&format!("clan-{clan}")));
    names.collect::<Vec<_>>().join(" › ")
}

/// How a land in a row can be chosen.
pub(super) enum Use {
    /// Not at all.
    Shown,
    /// By itself: the written form of the choice and what the button says.
    Chosen(Action, String),
    /// As the first or second of a pair, which the script puts together.
    Picked(u8, String),
}

/// A land of a row.
pub(super) fn card(ctx: &BoardContext<'_>, card: Card, row: usize, used: Use) -> Markup {
    let tip = format!("tip-{}", card.land);
    let name = ctx.land(card);
    let vt = format!("land-{}", card.land);
    let pay = ctx.pay(card).filter(|_| row == 0);
    let face = face(ctx, card, &name, pay.as_deref());
    html! {
        @match used {
            Use::Chosen(action, label) => {
                button.land.lit form="play" name="action" value=(action) data-vt=(vt) aria-label=(label)
                    aria-describedby=(tip) {
                    (face)
                    // What a Tracker lays onto the deck, everybody's omens come from.
                    @if let Action::Tracker(..) = action { span.omens { (omens(ctx, card.omen)) } }
                }
            }
            Use::Picked(slot, label) => {
                button.land.lit type="button" data-pick=(row + 1) data-slot=(slot + 1) data-vt=(vt) aria-label=(label)
                    aria-pressed="false" aria-describedby=(tip) { (face) }
            }
            Use::Shown => {
                div.land tabindex="0" role="group" data-vt=(vt) aria-label=(shown_label(ctx, &name, pay.as_deref()))
                    aria-describedby=(tip) { (face) }
            }
        }
        (explained(ctx, card, &tip, &name))
    }
}

fn shown_label(ctx: &BoardContext<'_>, name: &str, pay: Option<&str>) -> String {
    match pay {
        Some(vp) => ctx.context.words.fill("vb-land-pays", &[("land", name.into()), ("vp", vp.into())]),
        None => name.to_owned(),
    }
}

fn face(ctx: &BoardContext<'_>, card: Card, name: &str, pay: Option<&str>) -> Markup {
    let (kind, value) = ctx.rules.face(card);
    html! {
        (ART.drawing(&format!("land-{kind}"), "art"))
        @if kind == Kind::Forest { span.value data-n=(value) {} }
        @if let Some(vp) = pay { span.pay data-n={ "+" (vp) } { (ART.icon("vp")) } }
        span.land-name { (name) }
    }
}

/// What a land pays and what its back says.
fn explained(ctx: &BoardContext<'_>, card: Card, id: &str, name: &str) -> Markup {
    let kind = ctx.rules.kind(card);
    html! {
        div.tip id=(id) role="tooltip" {
            strong { (name) }
            p { (ctx.say(&format!("land-{kind}-scoring"))) }
            p.back-omens { span { (ctx.say("vb-back")) } (omens(ctx, card.omen))
                span.sr { (omens_in_words(ctx, card.omen)) } }
        }
    }
}

/// A small land without words, such as in a realm.
pub(super) fn mini(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let (kind, value) = ctx.rules.face(card);
    html! {
        span.mini data-vt={ "land-" (card.land) } {
            (ART.drawing(&format!("land-{kind}"), "art"))
            @if kind == Kind::Forest { span.value data-n=(value) {} }
        }
    }
}

/// The lands of a realm, those of one kind together, each with its place in the realm.
pub(super) fn by_kind(ctx: &BoardContext<'_>, cards: &[Card]) -> Vec<(Kind, Vec<(u8, Card)>)> {
    let of = |kind: Kind| {
        let placed = cards.iter().enumerate().filter(move |(_, card)| ctx.rules.kind(**card) == kind);
        placed.map(|(place, card)| (byte(place), *card)).collect::<Vec<_>>()
    };
    Kind::ALL.into_iter().map(|kind| (kind, of(kind))).filter(|(_, cards)| !cards.is_empty()).collect()
}
