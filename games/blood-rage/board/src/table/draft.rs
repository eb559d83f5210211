//! The draft: the cards going round as a row to choose from.

use super::Scene;
use super::card::{face, tint};
use crate::pages::sprite::icon;
use maud::{Markup, html};
use meadhall_blood_rage::data::{draft_rounds, picks_a_round};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Event, Phase};
use meadhall_engine::Wording;

/// The pack that the viewer holds, or who is still choosing.
pub(super) fn draft(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    if table.asked != Asked::Draft {
        return html! {};
    }
    let rounds = draft_rounds(scene.view.players);
    let words = [("round", (table.round + 1).into()), ("rounds", rounds.into()), ("age", table.age.into())];
    let pack = scene.view.pack(scene.rules).map(|pack| pack.iter().collect::<Vec<_>>()).unwrap_or_default();
    let held: Vec<Card> =
        scene.view.own.iter().flat_map(|own| own.hand.iter().chain(own.picks.iter()).collect::<Vec<_>>()).collect();
    let two = picks_a_round(scene.view.players) == 2;
    html! {
        details.stage.draft open #draft data-vt="stage" {
            summary { (icon("hand")) (scene.fill("br-draft", &words)) span.fold { (scene.say("br-fold")) } }
            @let idle = pack.is_empty() || scene.choices.is_empty();
            div.lead {
                p.hint { (scene.say(hint(scene, idle, two))) }
                @if table.round == 0 { (past(scene)) }
            }
            @if !idle {
                ul.pack {
                    @for (n, card) in pack.iter().enumerate() {
                        @let copy = held.iter().chain(&pack[..n]).filter(|known| *known == card).count();
                        li { (offered(scene, *card, copy, two)) }
                    }
                }
                @if two {
                    button.big.lit form="play" name="action" value="draft:" { (scene.say("br-draft-take")) }
                }
            }
        }
    }
}

/// What there is to do, or for whom the viewer waits.
fn hint(scene: &Scene<'_>, idle: bool, two: bool) -> &'static str {
    match (idle, scene.me()) {
        (true, None) => "br-draft-secret",
        (true, Some(_)) => "br-draft-wait",
        (false, _) if two => "br-draft-two",
        (false, _) => "br-draft-one",
    }
}

/// What the end of the last age brought, behind a button: quests, Ragnarök, Valhalla.
fn past(scene: &Scene<'_>) -> Markup {
    let start = scene.events.iter().rposition(|(_, event)| *event == Event::Phase(Phase::Quest));
    let is_told = |event: &&Event| {
        use Event::{Doomed, Gained, Quest, Ragnarok, Retreated};
        matches!(event, Quest { .. } | Ragnarok(_) | Retreated { .. } | Gained(..) | Doomed(_))
    };
    let since = scene.events[start.unwrap_or(scene.events.len())..].iter().map(|(_, event)| event);
    let lines: Vec<String> =
        since.filter(is_told).filter_map(BloodRage::tell).map(|message| scene.showing.tell(&message)).collect();
    html! {
        @if !lines.is_empty() {
            button.small.memory type="button" popovertarget="past" { (icon("log")) (scene.say("br-past")) }
            div.pop #past popover role="dialog" aria-label=(scene.say("br-past")) {
                h2 { (scene.say("br-past")) }
                ol.deeds tabindex="0" { @for line in lines { li { (line) } } }
            }
        }
    }
}

/// A card of the pack; taken, it keeps its name and moves into the hand.
fn offered(scene: &Scene<'_>, card: Card, copy: usize, two: bool) -> Markup {
    let action = Action::Draft(card, None);
    let name = format!("card-{card}-{copy}");
    html! {
        @if two {
            label.card.lit.{ (tint(card)) } data-vt=(name) {
                input type="checkbox" form="play" name="with" value=(card) aria-label=(scene.card(card));
                (face(scene, card))
            }
        } @else if scene.may(action) {
            button.card.lit.{ (tint(card)) } form="play" name="action" value=(action) data-vt=(name) {
                span.sr { (scene.say("br-do-draft")) " " }
                (face(scene, card))
            }
        }
    }
}
