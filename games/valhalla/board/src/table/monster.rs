//! The monster of a solo game: its face, its cards, what starts its attack, what it can do.

use super::Scene;
use super::card::sign;
use super::dice::die;
use super::home::Home;
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::data::MonsterCard;
use meadhall_valhalla::{Event, Face};

/// The cards of a monster.
const CARDS: u8 = 6;

/// The card that is active, or that was when the battle began.
fn card<'a>(scene: &Scene<'a>) -> Option<&'a MonsterCard> {
    let table = &scene.view.table;
    let step = if table.battle.is_on() { table.battle.foe } else { table.foe.step };
    scene.rules.foe_card(step)
}

/// The strength of the monster.
pub(super) fn strength(scene: &Scene<'_>) -> u8 {
    card(scene).map_or(0, |card| card.strength)
}

/// The monster above the board.
pub(super) fn monster(scene: &Scene<'_>) -> Markup {
    let fights = matches!(scene.view.table.battle.kind, Kind::Hunt | Kind::Raid);
    html! {
        @if !fights { section.halls.lair aria-label=(scene.say("vh-monster")) { (panel(scene)) } }
    }
}

/// The monster as the other side of a battle.
pub(super) fn opponent(scene: &Scene<'_>) -> Markup {
    html! { section.side.beast aria-label=(scene.say("vh-monster")) { (panel(scene)) } }
}

fn panel(scene: &Scene<'_>) -> Markup {
    let (Some((monster, level)), Some(card)) = (scene.rules.monster(), card(scene)) else { return html! {} };
    let foe = scene.view.table.foe;
    let name = scene.say(&format!("monster-{monster}"));
    let wounds = scene.fill("vh-wounds", &[("beaten", foe.step.into()), ("all", CARDS.into())]);
    let attacks = scene.at(Home::Monster);
    let clans: Vec<String> = card.clans.iter().map(|clan| scene.say(&format!("clan-{clan}"))).collect();
    let clans = scene.showing.words.list(clans);
    let me = scene.me().unwrap_or_default();
    html! {
        article.monster.panel {
            (drawing(&format!("valhalla/monster-{monster}"), "face"))
            div.beast-words {
                header {
                    h2 { (name) } span.tag { (scene.fill("vh-level", &[("level", level.into())])) }
                    span.wounds role="img" title=(wounds) aria-label=(wounds) { @for n in 0..CARDS { i.beaten[n < foe.step] {} } }
                }
                p.beast-numbers {
                    b.beast-strength title=(scene.say("vh-strength")) { (sign("strength")) (card.strength) }
                    span title=(scene.say("vh-cap")) { (sign("gate")) (scene.fill("vh-cap-of", &[("glory", scene.view.glory[me.index()].into()), ("most", card.cap.into())])) }
                    span.clans title=(clans) role="img" aria-label=(clans) { @for clan in &card.clans { span class=(clan) { (sign(clan.word())) } } }
                }
                p.terror { (scene.showing.tell(&scene.rules.terror_text(card.terror))) }
                (symbols(scene, card))
            }
            div.hunts {
                @for action in attacks {
                    button.big.strike.lit form="play" name="action" value=(action) { (sign("attack")) (scene.label(action)) }
                }
            }
        }
    }
}

/// The symbols that start its attack, with the dice that lie on them, and what it rolled last.
fn symbols(scene: &Scene<'_>, card: &MonsterCard) -> Markup {
    let covered = scene.view.table.foe.covered;
    let names: Vec<String> = card.symbols.iter().map(|face| scene.say(&format!("face-{face}"))).collect();
    let words = scene.fill(
        "vh-symbols",
        &[("symbols", scene.showing.words.list(names).into()), ("covered", covered.count_ones().into())],
    );
    let rolled = scene.events.iter().rev().find_map(|(turn, event)| match *event {
        Event::MonsterRoll { dice, .. } => Some((*turn, dice)),
        _ => None,
    });
    let now = scene.events.last().map(|(turn, _)| *turn);
    html! {
        div.omens {
            span.symbols role="img" title=(words) aria-label=(words) {
                @for (n, face) in card.symbols.iter().enumerate() {
                    @if covered >> n & 1 == 1 { span.symbol { (die(*face, 1)) } } @else { span.symbol.open { (sign(face.word())) } }
                }
            }
            span.hint aria-hidden="true" { (scene.say("vh-symbols-short")) }
            @if let Some((turn, dice)) = rolled {
                span.rolled title=(scene.say("vh-monster-rolled")) {
                    small { (scene.say("vh-monster-rolled")) }
                    @for face in Face::ALL { @for _ in 0..dice[face.index()] { span.die.fresh[Some(turn) == now] { (die(face, 1)) } } }
                }
            }
        }
    }
}
