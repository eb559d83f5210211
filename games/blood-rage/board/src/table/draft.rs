//! The draft: the cards going round as a row to choose from.

use super::BoardContext;
use super::card::{classes, face};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::{draft_rounds, picks_a_round};
use meadhall_blood_rage::{Action, Asked, Card, Event, Phase};
use meadhall_engine::Wording;

/// The pack that the viewer holds, or who is still choosing.
pub(super) fn draft(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    if table.asked != Asked::Draft {
        return html! {};
    }
    let rounds = draft_rounds(ctx.view.players);
    let words = [("round", (table.round + 1).into()), ("rounds", rounds.into()), ("age", table.age.into())];
    let pack = ctx.view.pack(ctx.rules).map(|pack| pack.iter().collect::<Vec<_>>()).unwrap_or_default();
    let held: Vec<Card> =
        ctx.view.own.iter().flat_map(|own| own.hand.iter().chain(own.picks.iter()).collect::<Vec<_>>()).collect();
    let two = picks_a_round(ctx.view.players) == 2;
    html! {
        details.stage.draft open #draft data-vt="stage" {
            summary { (ART.icon("hand")) (ctx.fill("br-draft", &words)) span.fold { (ctx.say("br-fold")) } }
            @let idle = pack.is_empty() || ctx.choices.is_empty();
            div.lead {
                p.hint { (ctx.say(hint(ctx, idle, two))) }
                @if table.round == 0 { (past(ctx)) }
            }
            @if !idle {
                ul.pack {
                    @for (n, card) in pack.iter().enumerate() {
                        @let copy = held.iter().chain(&pack[..n]).filter(|known| *known == card).count();
                        li { (offered(ctx, *card, copy, two)) }
                    }
                }
                @if two {
                    button.big.lit form="play" name="action" value="draft:" { (ctx.say("br-draft-take")) }
                }
            }
        }
    }
}

/// What there is to do, or for whom the viewer waits.
fn hint(ctx: &BoardContext<'_>, idle: bool, two: bool) -> &'static str {
    match (idle, ctx.me()) {
        (true, None) => "br-draft-secret",
        (true, Some(_)) => "br-draft-wait",
        (false, _) if two => "br-draft-two",
        (false, _) => "br-draft-one",
    }
}

/// What the end of the last age brought, behind a button: quests, Ragnarök, Valhalla.
fn past(ctx: &BoardContext<'_>) -> Markup {
    let start = ctx.events.iter().rposition(|(_, event)| *event == Event::Phase(Phase::Quest));
    let is_told = |event: &&Event| {
        use Event::{Doomed, Gained, Quest, Ragnarok, Retreated};
        matches!(event, Quest { .. } | Ragnarok(_) | Retreated { .. } | Gained(..) | Doomed(_))
    };
    let since = ctx.events[start.unwrap_or(ctx.events.len())..].iter().map(|(_, event)| event);
    let lines: Vec<String> = since
        .filter(is_told)
        .filter_map(|event| ctx.rules.tell(event))
        .map(|message| ctx.context.tell(&message))
        .collect();
    html! {
        @if !lines.is_empty() {
            button.small.memory type="button" popovertarget="past" { (ART.icon("log")) (ctx.say("br-past")) }
            div.pop #past popover role="dialog" aria-label=(ctx.say("br-past")) {
                (ctx.context.close("past"))
                h2 { (ctx.say("br-past")) }
                ol.deeds tabindex="0" { @for line in lines { li { (line) } } }
            }
        }
    }
}

/// A card of the pack; taken, it keeps its name and moves into the hand.
fn offered(ctx: &BoardContext<'_>, card: Card, copy: usize, two: bool) -> Markup {
    let action = Action::Draft(card, None);
    let name = format!("card-{card}-{copy}");
    html! {
        @if two {
            label.card.lit.{ (classes(ctx, card)) } data-vt=(name) {
                input type="checkbox" form="play" name="with" value=(card) aria-label=(ctx.card(card));
                (face(ctx, card))
            }
        } @else if ctx.may(action) {
            button.card.lit.{ (classes(ctx, card)) } form="play" name="action" value=(action) data-vt=(name) {
                span.sr { (ctx.say("br-do-draft")) " " }
                (face(ctx, card))
            }
        }
    }
}
