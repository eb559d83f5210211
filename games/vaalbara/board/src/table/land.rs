//! A land card: large in the rows, small in the realms, with what it says on hover and focus.

use super::Scene;
use crate::pages::sprite::{drawing, drawing_url, icon};
use maud::{Markup, html};
use meadhall_vaalbara::{Action, Card, Kind};

/// The clans of an omen in one drawing, the best first; those that nobody plays are faint.
pub(super) fn omens(scene: &Scene<'_>, omen: u8) -> Markup {
    html! {
        svg.omen-row viewBox="0 0 340 64" aria-hidden="true" {
            @for (place, clan) in scene.rules.omen(omen).order.into_iter().enumerate() {
                use.{ "clan-" (clan) }.faint[scene.view.seat_of(clan).is_none()] href=(drawing_url(&format!("clan-{clan}")))
                    x=(place * 69) width="64" height="64" {}
            }
        }
    }
}

/// The same in words.
pub(super) fn omens_in_words(scene: &Scene<'_>, omen: u8) -> String {
    let names = scene.rules.omen(omen).order.iter().map(|clan| scene.say(&format!("clan-{clan}")));
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
pub(super) fn card(scene: &Scene<'_>, card: Card, row: usize, used: Use) -> Markup {
    let tip = format!("tip-{}", card.land);
    let name = scene.land(card);
    let vt = format!("land-{}", card.land);
    let pay = scene.pay(card).filter(|_| row == 0);
    let face = face(scene, card, &name, pay.as_deref());
    html! {
        @match used {
            Use::Chosen(action, label) => {
                button.land.lit form="play" name="action" value=(action) data-vt=(vt) aria-label=(label)
                    aria-describedby=(tip) {
                    (face)
                    // What a Tracker lays onto the deck, everybody's omens come from.
                    @if let Action::Tracker(..) = action { span.omens { (omens(scene, card.omen)) } }
                }
            }
            Use::Picked(slot, label) => {
                button.land.lit type="button" data-pick=(row + 1) data-slot=(slot + 1) data-vt=(vt) aria-label=(label)
                    aria-pressed="false" aria-describedby=(tip) { (face) }
            }
            Use::Shown => {
                div.land tabindex="0" role="group" data-vt=(vt) aria-label=(shown_label(scene, &name, pay.as_deref()))
                    aria-describedby=(tip) { (face) }
            }
        }
        (explained(scene, card, &tip, &name))
    }
}

fn shown_label(scene: &Scene<'_>, name: &str, pay: Option<&str>) -> String {
    match pay {
        Some(vp) => scene.words.fill("vb-land-pays", &[("land", name.into()), ("vp", vp.into())]),
        None => name.to_owned(),
    }
}

fn face(scene: &Scene<'_>, card: Card, name: &str, pay: Option<&str>) -> Markup {
    let (kind, value) = scene.rules.face(card);
    html! {
        (drawing(&format!("land-{kind}"), "art"))
        @if kind == Kind::Forest { span.value data-n=(value) {} }
        @if let Some(vp) = pay { span.pay data-n={ "+" (vp) } { (icon("vp")) } }
        span.land-name { (name) }
    }
}

/// What a land pays and what its back says.
fn explained(scene: &Scene<'_>, card: Card, id: &str, name: &str) -> Markup {
    let kind = scene.rules.kind(card);
    html! {
        div.tip id=(id) role="tooltip" {
            strong { (name) }
            p { (scene.say(&format!("land-{kind}-scoring"))) }
            p.back-omens { span { (scene.say("vb-back")) } (omens(scene, card.omen))
                span.sr { (omens_in_words(scene, card.omen)) } }
        }
    }
}

/// A small land without words, such as in a realm.
pub(super) fn mini(scene: &Scene<'_>, card: Card) -> Markup {
    let (kind, value) = scene.rules.face(card);
    html! {
        span.mini data-vt={ "land-" (card.land) } {
            (drawing(&format!("land-{kind}"), "art"))
            @if kind == Kind::Forest { span.value data-n=(value) {} }
        }
    }
}

/// The lands of a realm, those of one kind together, each with its place in the realm.
pub(super) fn by_kind(scene: &Scene<'_>, cards: &[Card]) -> Vec<(Kind, Vec<(u8, Card)>)> {
    let of = |kind: Kind| {
        let placed = cards.iter().enumerate().filter(move |(_, card)| scene.rules.kind(**card) == kind);
        placed.map(|(place, card)| (place as u8, *card)).collect::<Vec<_>>()
    };
    Kind::ALL.into_iter().map(|kind| (kind, of(kind))).filter(|(_, cards)| !cards.is_empty()).collect()
}
