//! The viewer's own place: the sheet with the reserve to invade from, the quests, the hand.

use super::Scene;
use super::card::tip;
use super::figure::portrait;
use super::hand::hand;
use super::others::is_acting;
use super::plans::price;
use super::seen::memory;
use super::sheet::{counts, fallen, glory, rage, slots, tags, tracks};
use super::targets::picks;
use crate::pages::sprite::{drawing, emblem, icon};
use maud::{Markup, html};
use meadhall_blood_rage::{Invade, Own, RESERVE};
use meadhall_engine::Seat;

/// The viewer's place; nothing for spectators.
pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own else { return html! {} };
    html! {
        section.mine aria-label=(scene.say("br-mine")) {
            (home(scene, &own))
            (hand(scene, &own))
        }
    }
}

fn home(scene: &Scene<'_>, own: &Own) -> Markup {
    let clan = scene.clan(own.seat);
    html! {
        article.clan.own.panel.{ "clan-" (clan) }.active[is_acting(scene, own.seat)] {
            header {
                (emblem(clan.word()))
                h2 { (scene.name(own.seat)) span.sr { ", " (scene.say(&format!("clan-{clan}"))) } }
                (tags(scene, own.seat))
                (counts(scene, own.seat))
                (memory(scene))
                (glory(scene, own.seat))
            }
            (rage(scene, own.seat))
            (tracks(scene, own.seat))
            (slots(scene, own.seat))
            (reserve(scene, own))
        }
    }
}

/// The figures at hand; those that may invade can be picked. The quests share their row, so that neither hides the other.
fn reserve(scene: &Scene<'_>, own: &Own) -> Markup {
    let me = own.seat;
    let sheet = scene.sheet(me);
    let picks = picks(scene);
    html! {
        div.reserve {
            h3.sr { (scene.say("reserve")) }
            @if picks.is_empty() {
                @for piece in sheet.figures[RESERVE].pieces() {
                    span.waiting title={ (scene.say("reserve")) ": " (scene.figure(sheet.figure(piece))) } {
                        (portrait(sheet.clan, sheet.figure(piece)))
                        @if sheet.figures[RESERVE].count(piece) > 1 { b { (sheet.figures[RESERVE].count(piece)) } }
                    }
                }
            } @else {
                @for (pick, _, invade) in &picks { (choice(scene, me, pick, *invade)) }
            }
            @if picks.iter().all(|(_, _, invade)| !invade.fallen) { span.dead { (fallen(scene, me)) } }
            (quests(scene, own))
        }
    }
}

/// A figure to invade with: once it is picked, the places where it may go are lit.
fn choice(scene: &Scene<'_>, me: Seat, pick: &str, invade: Invade) -> Markup {
    let sheet = scene.sheet(me);
    let (cost, strength) = price(scene, invade);
    let words = [("figure", scene.figure(invade.figure).into()), ("strength", strength.into()), ("cost", cost.into())];
    let key = if invade.fallen { "br-pick-fallen" } else { "br-pick" };
    let spot = if invade.fallen { meadhall_blood_rage::VALHALLA } else { RESERVE };
    let count = sheet.piece_in(sheet.figures[spot], invade.figure).map_or(1, |piece| sheet.figures[spot].count(piece));
    html! {
        label.pick.lit title=(scene.fill(key, &words)) {
            input type="radio" name="pick" id={ "pick-" (pick) } aria-label=(scene.fill(key, &words));
            (portrait(sheet.clan, invade.figure))
            @if count > 1 { b.many { (count) } }
            @if invade.fallen { (icon("valhalla")) }
            span.price { (drawing("stat-rage", "i")) (cost) }
        }
    }
}

/// The committed quests, for the viewer's eyes only.
fn quests(scene: &Scene<'_>, own: &Own) -> Markup {
    html! {
        @if !own.quests.is_empty() {
            ul.quests aria-label=(scene.say("br-own-quests")) {
                @for card in own.quests.iter() {
                    li.slot.quest tabindex="0" aria-label=(scene.card(card)) {
                        (icon("quest")) b { (scene.card(card)) } span { (card.face().value) (icon("glory")) }
                        (tip(scene, card))
                    }
                }
            }
        }
    }
}
