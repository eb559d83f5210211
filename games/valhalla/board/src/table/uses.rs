//! A card with what may be done with it: a button where there is one choice, a sheet with a button for each where there
//! are several.

use super::BoardContext;
use super::card::{face, in_words, name, picture, sign, tint};
use maud::{Markup, html};
use meadhall_valhalla::{Action, Card, Face};

/// A card with nothing on it.
pub(super) fn card(ctx: &BoardContext<'_>, shown: Card, actions: &[Action]) -> Markup {
    laden(ctx, shown, actions, "", &html! {})
}

/// A card with what lies on it.
pub(super) fn laden(ctx: &BoardContext<'_>, shown: Card, actions: &[Action], class: &str, load: &Markup) -> Markup {
    let name = ctx.moving(shown);
    let class = format!("card {} {class}", tint(ctx.rules.cards(), shown));
    // Copies of a card share their sheet.
    let id = sheet_id(actions);
    html! {
        @match actions {
            [] => div class=(class) data-vt=(name) tabindex="0" role="group" aria-label=(ctx.card(shown)) { (face(ctx, shown)) (load) },
            [action] => {
                @let label = ctx.label(*action);
                button class={ (class) " lit " (used(actions)) } form="play" name="action" value=(action) title=(label) data-vt=(name) {
                    (face(ctx, shown)) (load)
                }
            }
            _ => {
                button class={ (class) " lit " (used(actions)) } type="button" popovertarget=(id) data-vt=(name) {
                    span.sr { (ctx.say("vh-use")) " " } (face(ctx, shown)) (load)
                }
                @if ctx.is_new(&id) { (sheet(ctx, shown, actions, &id)) }
            }
        }
    }
}

/// The name of the sheet of a card with these choices.
pub(super) fn sheet_id(actions: &[Action]) -> String {
    actions.first().map(|action| format!("use {action}").replace([' ', ','], "-")).unwrap_or_default()
}

/// The card at large with a button for each choice; places of the band stand side by side.
fn sheet(ctx: &BoardContext<'_>, shown: Card, actions: &[Action], id: &str) -> Markup {
    let rest = actions.iter().filter(|action| place_of(**action).is_none());
    html! {
        div.pop popover id=(id) role="dialog" aria-label=(ctx.card(shown)) {
            (ctx.context.close(id))
            h2 { (picture(ctx.rules.cards(), shown, "fig")) span { (name(ctx, shown)) } }
            p { (in_words(ctx, shown)) }
            @for key in PLACINGS {
                @let there: Vec<(Action, u8)> = actions.iter().filter_map(|action| {
                    place_of(*action).filter(|(known, _)| *known == key).map(|(_, place)| (*action, place))
                }).collect();
                @if !there.is_empty() {
                    p.placing { (ctx.say(key)) }
                    div.spots { @for (action, place) in there { (spot(ctx, action, place)) } }
                }
            }
            @for action in rest {
                button class={ "big " (used(&[*action])) } form="play" name="action" value=(action) {
                    (spent(*action)) (ctx.label(*action))
                }
            }
        }
    }
}

/// The ways to put a warrior on a place, by their words.
const PLACINGS: [&str; 3] = ["vh-add", "vh-add-two", "vh-recall"];

/// How a choice puts a warrior on which place, where it names one.
fn place_of(action: Action) -> Option<(&'static str, u8)> {
    match action {
        Action::Add(_, place) => Some((PLACINGS[0], place?)),
        Action::AddTwo(_, place) => Some((PLACINGS[1], place?)),
        Action::Recall(_, place) => Some((PLACINGS[2], place?)),
        _ => None,
    }
}

/// A place to choose, with the warrior who makes room.
fn spot(ctx: &BoardContext<'_>, action: Action, place: u8) -> Markup {
    let post = ctx.me().and_then(|me| ctx.hall(me).band.get(usize::from(place)).copied());
    let old = post.and_then(|post| post.card);
    html! {
        button.spot form="play" name="action" value=(action) title=(ctx.label(action)) {
            @if let Some(old) = old { (picture(ctx.rules.cards(), old, "fig")) span { (ctx.card(old)) } }
        }
    }
}

/// The dice that a choice takes.
fn taken(action: Action) -> Vec<Face> {
    match action {
        Action::Activate(_, dice) => {
            let dice = Face::ALL.into_iter().zip(dice.0);
            dice.flat_map(|(face, count)| std::iter::repeat_n(face, count.into())).collect()
        }
        Action::PlayWith(_, face) => vec![face],
        _ => Vec::new(),
    }
}

/// The faces of the dice that choices take, as classes: while a die is picked only what can use it is lit.
fn used(actions: &[Action]) -> String {
    let is_used = |face: &Face| actions.iter().any(|action| taken(*action).contains(face));
    let faces = Face::ALL.into_iter().filter(is_used);
    faces.map(|face| format!("by-{face}")).collect::<Vec<_>>().join(" ")
}

fn spent(action: Action) -> Markup {
    let faces = taken(action);
    html! { @if !faces.is_empty() { span.spent { @for face in faces { (sign(face.word())) } } } }
}
