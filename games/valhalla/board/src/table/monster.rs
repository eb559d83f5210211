//! The monster of a solo game: its face, its cards, what starts its attack, what it can do.

use super::BoardContext;
use super::card::sign;
use super::choice_place::ChoicePlace;
use super::dice::die;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::data::MonsterCard;
use meadhall_valhalla::{Event, Face};

/// The cards of a monster.
const CARDS: u8 = 6;

/// The card that is active, or that was when the battle began.
fn card<'a>(ctx: &BoardContext<'a>) -> Option<&'a MonsterCard> {
    let table = &ctx.view.table;
    let step = if table.battle.is_on() { table.battle.foe } else { table.foe.step };
    ctx.rules.foe_card(step)
}

/// The strength of the monster.
pub(super) fn strength(ctx: &BoardContext<'_>) -> u8 {
    card(ctx).map_or(0, |card| card.strength)
}

/// The monster above the board.
pub(super) fn monster(ctx: &BoardContext<'_>) -> Markup {
    let fights = matches!(ctx.view.table.battle.kind, Kind::Hunt | Kind::Raid);
    html! {
        @if !fights { section.halls.lair aria-label=(ctx.say("vh-monster")) { (panel(ctx)) } }
    }
}

/// The monster as the other side of a battle.
pub(super) fn opponent(ctx: &BoardContext<'_>) -> Markup {
    html! { section.side.beast aria-label=(ctx.say("vh-monster")) { (panel(ctx)) } }
}

fn panel(ctx: &BoardContext<'_>) -> Markup {
    let (Some((monster, level)), Some(card)) = (ctx.rules.monster(), card(ctx)) else { return html! {} };
    let foe = ctx.view.table.foe;
    let name = ctx.say(&format!("monster-{monster}"));
    let wounds = ctx.fill("vh-wounds", &[("beaten", foe.step.into()), ("all", CARDS.into())]);
    let attacks = ctx.at(ChoicePlace::Monster);
    let clans: Vec<String> = card.clans.iter().map(|clan| ctx.say(&format!("clan-{clan}"))).collect();
    let clans = ctx.context.words.list(clans);
    let me = ctx.me().unwrap_or_default();
    html! {
        article.monster.panel {
            (ART.drawing(&format!("valhalla/monster-{monster}"), "face"))
            div.beast-words {
                header {
                    h2 { (name) } span.tag { (ctx.fill("vh-level", &[("level", level.into())])) }
                    span.wounds role="img" title=(wounds) aria-label=(wounds) { @for n in 0..CARDS { i.beaten[n < foe.step] {} } }
                }
                p.beast-numbers {
                    b.beast-strength title=(ctx.say("vh-strength")) { (sign("strength")) (card.strength) }
                    span title=(ctx.say("vh-cap")) { (sign("gate")) (ctx.fill("vh-cap-of", &[("glory", ctx.view.glory[me.index()].into()), ("most", card.cap.into())])) }
                    span.clans title=(clans) role="img" aria-label=(clans) { @for clan in &card.clans { span class=(clan) { (sign(clan.word())) } } }
                }
                p.terror { (ctx.context.tell(&ctx.rules.terror_text(card.terror))) }
                (symbols(ctx, card))
            }
            div.hunts {
                @for action in attacks {
                    button.big.strike.lit form="play" name="action" value=(action) { (sign("attack")) (ctx.label(action)) }
                }
            }
        }
    }
}

/// The symbols that start its attack, with the dice that lie on them, and what it rolled last.
fn symbols(ctx: &BoardContext<'_>, card: &MonsterCard) -> Markup {
    let covered = ctx.view.table.foe.covered;
    let names: Vec<String> = card.symbols.iter().map(|face| ctx.say(&format!("face-{face}"))).collect();
    let words = ctx.fill(
        "vh-symbols",
        &[("symbols", ctx.context.words.list(names).into()), ("covered", covered.count_ones().into())],
    );
    let rolled = ctx.events.iter().rev().find_map(|(turn, event)| match *event {
        Event::MonsterRoll { dice, .. } => Some((*turn, dice)),
        _ => None,
    });
    let now = ctx.events.last().map(|(turn, _)| *turn);
    html! {
        div.omens {
            span.symbols role="img" title=(words) aria-label=(words) {
                @for (n, face) in card.symbols.iter().enumerate() {
                    @if covered >> n & 1 == 1 { span.symbol { (die(*face, 1)) } } @else { span.symbol.open { (sign(face.word())) } }
                }
            }
            span.hint aria-hidden="true" { (ctx.say("vh-symbols-short")) }
            @if let Some((turn, dice)) = rolled {
                span.rolled title=(ctx.say("vh-monster-rolled")) {
                    small { (ctx.say("vh-monster-rolled")) }
                    @for face in Face::ALL { @for _ in 0..dice[face.index()] { span.die.fresh[Some(turn) == now] { (die(face, 1)) } } }
                }
            }
        }
    }
}
