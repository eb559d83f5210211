//! Questions about single figures, cards and stats: an answer for each, with its picture.

use super::BoardContext;
use super::card::picture_here;
use super::figure::portrait;
use super::plans::victims;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Asked};

/// The answers, where they are not on the map, on the sheet or in the hand; none if there are no such answers.
pub(super) fn offers(ctx: &BoardContext<'_>) -> Option<Markup> {
    let offered: Vec<Action> = ctx.choices.iter().copied().filter(|choice| is_offered(*choice)).collect();
    let pushing = ctx.choices.iter().find_map(|choice| match choice {
        Action::Invade(invade) if invade.victim.is_some() && !ctx.is_turn() => Some(invade.figure),
        _ => None,
    });
    // A pillage is shown before it is confirmed: the answer opens its sheet.
    let is_pillage = |action: &Action| matches!(action, Action::Pillage(_));
    let at_once = matches!(ctx.view.table.asked, Asked::Domain(_));
    let pillage = ctx.choices.iter().copied().find(|action| at_once && is_pillage(action));
    let list = html! {
        ul.offers data-vt="offers" {
            @if let Some(figure) = pushing { li { (victims(ctx, figure, false)) } }
            @if let Some(action @ Action::Pillage(place)) = pillage {
                li { button.lit type="button" popovertarget={ "pillage-" (place) } { (ART.icon("pillage")) (ctx.label(action)) } }
            }
            @for action in &offered {
                li { button.lit form="play" name="action" value=(action) { (sign(ctx, *action)) (ctx.label(*action)) } }
            }
        }
    };
    (!offered.is_empty() || pushing.is_some() || pillage.is_some()).then_some(list)
}

/// Whether a choice is made here.
pub(super) fn is_offered(action: Action) -> bool {
    matches!(action, Action::Spare(_) | Action::Save(_) | Action::Retreat(..) | Action::Recover(_) | Action::Raise(_))
}

fn sign(ctx: &BoardContext<'_>, action: Action) -> Markup {
    let clan = ctx.me().map(|me| ctx.clan(me)).unwrap_or_default();
    match action {
        Action::Spare(figure) | Action::Save(figure) | Action::Retreat(figure, _) => portrait(clan, figure),
        Action::Recover(card) => ART.drawing(&picture_here(ctx, card), "fig"),
        Action::Raise(stat) => ART.drawing(&format!("stat-{stat}"), "fig"),
        _ => html! {},
    }
}
