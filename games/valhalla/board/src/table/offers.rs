//! What is laid out to choose from: jarls, warriors of the set-up, the draft, drawn cards, cards of a pile; or the last
//! battle as long as it is fresh.

use super::card::{sign, tint};
use super::course;
use super::home::{Home, home};
use super::jarl::{candidate, in_short};
use super::uses;
use super::{Scene, colour};
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_valhalla::{Action, Asked, Card, Jarl, Own, Pick};

/// The offer.
pub(super) fn offers(scene: &Scene<'_>) -> Markup {
    let own = scene.view.own.as_ref();
    // Who plays alone chooses among all of them.
    let mut jarls: Vec<Jarl> = scene.choices.iter().filter_map(jarl_of).collect();
    if jarls.is_empty() {
        jarls = own.map(|own| own.jarls.iter().collect()).unwrap_or_default();
    }
    let choosing = scene.view.table.asked == Asked::Jarl;
    html! {
        (abilities(scene))
        @if choosing { (candidates(scene, own, &jarls)) }
        @else if let cards @ [_, ..] = &laid(scene)[..] { (row(scene, cards)) }
        @else { (course::last(scene)) }
    }
}

fn jarl_of(action: &Action) -> Option<Jarl> {
    match action {
        Action::Jarl(jarl) => Some(*jarl),
        _ => None,
    }
}

/// The jarls dealt to the viewer.
fn candidates(scene: &Scene<'_>, own: Option<&Own>, jarls: &[Jarl]) -> Markup {
    let Some(own) = own else { return html! { p.hint { (scene.say("vh-jarls-secret")) } } };
    let picked = match own.pick {
        Pick::Jarl(jarl) => Some(jarl),
        _ => None,
    };
    let many = jarls.len() > 5;
    html! {
        ul.candidates.many[many] {
            @for jarl in jarls {
                li {
                    @if scene.at(Home::Jarl(*jarl)).is_empty() {
                        div.candidate.picked[picked == Some(*jarl)] { (candidate(scene, *jarl, own.seat)) }
                    } @else {
                        button.candidate.lit form="play" name="action" value=(Action::Jarl(*jarl)) title=(scene.label(Action::Jarl(*jarl))) aria-describedby=[many.then(|| format!("jarl-{jarl}"))] data-says=[many.then(|| in_short(scene, *jarl))] {
                            (candidate(scene, *jarl, own.seat))
                        }
                    }
                }
            }
        }
    }
}

/// The cards that lie in the middle or that the viewer has to choose from.
fn laid(scene: &Scene<'_>) -> Vec<Card> {
    let table = &scene.view.table;
    if matches!(table.asked, Asked::Warrior | Asked::Draft | Asked::DraftTake) {
        return table.laid.iter().collect();
    }
    if let (Asked::Drawn, Some(own)) = (table.asked, &scene.view.own)
        && !own.drawn.is_empty()
    {
        return own.drawn.iter().collect();
    }
    choosable(scene)
}

/// The cards that a choice of the viewer is about, each once.
pub(super) fn choosable(scene: &Scene<'_>) -> Vec<Card> {
    let mut cards = Vec::new();
    for action in scene.choices {
        if let Home::Offer(card) = home(scene, *action)
            && !cards.contains(&card)
        {
            cards.push(card);
        }
    }
    cards
}

/// How many cards lie side by side at most; more become a list of names.
const ROW: usize = 12;

/// Cards in a row, or very many of them as a list.
pub(super) fn row(scene: &Scene<'_>, cards: &[Card]) -> Markup {
    html! {
        ul.offer.list[cards.len() > ROW] tabindex="0" aria-label=(scene.say("vh-offer")) {
            @for card in cards {
                @let actions = scene.at(Home::Offer(*card));
                @match actions[..] {
                    [action] if cards.len() > ROW => li { (tile(scene, *card, action)) },
                    _ => li { (uses::card(scene, *card, &actions)) },
                }
            }
        }
    }
}

/// A card by its name alone.
fn tile(scene: &Scene<'_>, card: Card, action: Action) -> Markup {
    let cards = scene.rules.cards();
    html! {
        button.tile.lit.(tint(cards, card)) form="play" name="action" value=(action) {
            @if let Some(warrior) = cards.warrior(card) { (sign(warrior.clan.word())) }
            (scene.card(card)) b { (sign("glory")) (cards.glory(card)) }
        }
    }
}

/// Abilities of the viewer's jarl that are offered.
pub(super) fn abilities(scene: &Scene<'_>) -> Markup {
    let actions = scene.at(Home::Ability);
    let Some(me) = scene.me() else { return html! {} };
    html! {
        @if !actions.is_empty() {
            div.abilities {
                @if let Some(jarl) = scene.hall(me).jarl { (drawing(&format!("valhalla/jarl-{jarl}"), &format!("pic {}", colour(me)))) }
                @for action in actions { button.lit form="play" name="action" value=(action) { (scene.label(action)) } }
            }
        }
    }
}
