//! What is laid out to choose from: jarls, warriors of the set-up, the draft, drawn cards, cards of a pile; or the last
//! battle as long as it is fresh.

use super::battle_log;
use super::card::{sign, tint};
use super::choice_place::{ChoicePlace, choice_place};
use super::deeds::deeds;
use super::glory_ranks::glory_ranks;
use super::jarl::{candidate, in_short};
use super::uses;
use super::{BoardContext, colour};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_valhalla::{Action, Asked, Card, Jarl, Own, Pick};

/// The offer.
pub(super) fn offers(ctx: &BoardContext<'_>) -> Markup {
    let own = ctx.view.own.as_ref();
    // Who plays alone chooses among all of them.
    let mut jarls: Vec<Jarl> = ctx.choices.iter().filter_map(jarl_of).collect();
    if jarls.is_empty() {
        jarls = own.map(|own| own.jarls.iter().collect()).unwrap_or_default();
    }
    let choosing = ctx.view.table.asked == Asked::Jarl;
    html! {
        (abilities(ctx))
        @if choosing { (candidates(ctx, own, &jarls)) }
        @else if ctx.view.table.asked == Asked::Turn && !ctx.choices.is_empty() { (deeds(ctx)) (glory_ranks(ctx, true)) }
        @else if let cards @ [_, ..] = &laid(ctx)[..] { (row(ctx, cards)) }
        @else { (battle_log::last(ctx)) (glory_ranks(ctx, false)) }
    }
}

fn jarl_of(action: &Action) -> Option<Jarl> {
    match action {
        Action::Jarl(jarl) => Some(*jarl),
        _ => None,
    }
}

/// The jarls dealt to the viewer.
fn candidates(ctx: &BoardContext<'_>, own: Option<&Own>, jarls: &[Jarl]) -> Markup {
    let Some(own) = own else { return html! { p.hint { (ctx.say("vh-jarls-secret")) } } };
    let picked = match own.pick {
        Pick::Jarl(jarl) => Some(jarl),
        _ => None,
    };
    let many = jarls.len() > 5;
    html! {
        ul.candidates.many[many] {
            @for jarl in jarls {
                li {
                    @if ctx.at(ChoicePlace::Jarl(*jarl)).is_empty() {
                        div.candidate.picked[picked == Some(*jarl)] { (candidate(ctx, *jarl, own.seat)) }
                    } @else {
                        button.candidate.lit form="play" name="action" value=(Action::Jarl(*jarl)) title=(ctx.label(Action::Jarl(*jarl))) aria-describedby=[many.then(|| format!("jarl-{jarl}"))] data-says=[many.then(|| in_short(ctx, *jarl))] {
                            (candidate(ctx, *jarl, own.seat))
                        }
                    }
                }
            }
        }
    }
}

/// The cards that lie in the middle or that the viewer has to choose from.
fn laid(ctx: &BoardContext<'_>) -> Vec<Card> {
    let table = &ctx.view.table;
    if matches!(table.asked, Asked::Warrior | Asked::Draft | Asked::DraftTake) {
        return table.laid.iter().collect();
    }
    if let (Asked::Drawn, Some(own)) = (table.asked, &ctx.view.own)
        && !own.drawn.is_empty()
    {
        return own.drawn.iter().collect();
    }
    choosable(ctx)
}

/// The cards that a choice of the viewer is about, each once.
pub(super) fn choosable(ctx: &BoardContext<'_>) -> Vec<Card> {
    let mut cards = Vec::new();
    for action in ctx.choices {
        if let ChoicePlace::Offer(card) = choice_place(ctx, *action)
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
pub(super) fn row(ctx: &BoardContext<'_>, cards: &[Card]) -> Markup {
    html! {
        ul.offer.list[cards.len() > ROW] tabindex="0" aria-label=(ctx.say("vh-offer")) {
            @for card in cards {
                @let actions = ctx.at(ChoicePlace::Offer(*card));
                @match actions[..] {
                    [action] if cards.len() > ROW => li { (tile(ctx, *card, action)) },
                    _ => li { (uses::card(ctx, *card, &actions)) },
                }
            }
        }
    }
}

/// A card by its name alone.
fn tile(ctx: &BoardContext<'_>, card: Card, action: Action) -> Markup {
    let cards = ctx.rules.cards();
    html! {
        button.tile.lit.(tint(cards, card)) form="play" name="action" value=(action) {
            @if let Some(warrior) = cards.warrior(card) { (sign(warrior.clan.word())) }
            (ctx.card(card)) b { (sign("glory")) (cards.glory(card)) }
        }
    }
}

/// Abilities of the viewer's jarl that are offered.
pub(super) fn abilities(ctx: &BoardContext<'_>) -> Markup {
    let actions = ctx.at(ChoicePlace::Ability);
    let Some(me) = ctx.me() else { return html! {} };
    html! {
        @if !actions.is_empty() {
            div.abilities {
                @if let Some(jarl) = ctx.hall(me).jarl { (ART.drawing(&format!("valhalla/jarl-{jarl}"), &format!("pic {}", colour(me)))) }
                @for action in actions { button.lit form="play" name="action" value=(action) { (ctx.label(action)) } }
            }
        }
    }
}
