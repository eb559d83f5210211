//! Where on the board a choice is made. Everything that draws choices asks here, so that none is drawn twice or nowhere.

use super::BoardContext;
use meadhall_engine::Seat;
use meadhall_valhalla::{Action, Asked, Card, DEFENDER, Jarl, Spare, Spot};

/// A place for choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// Beside the question, in words.
    Words,
    /// A card of the viewer's hand.
    Hand(Card),
    /// Two cards of the viewer's hand together.
    Pair,
    /// A card laid out in the middle.
    Offer(Card),
    /// A jarl to choose.
    Jarl(Jarl),
    /// A place of a band.
    Post(Seat, u8),
    /// Somebody's hall.
    Hall(Seat),
    /// The deck.
    Deck,
    /// The monster.
    Monster,
    /// The jarl's abilities.
    Ability,
    /// The dice of the battle.
    Dice,
    /// Loki's rows.
    Loki,
    /// A card played in the battle.
    Laid(Card),
}

/// The place of a choice.
pub(super) fn home(ctx: &BoardContext<'_>, action: Action) -> Home {
    let asked = ctx.view.table.asked;
    match action {
        Action::Decline | Action::Done => Home::Words,
        Action::Jarl(jarl) => Home::Jarl(jarl),
        Action::Reject(..) => Home::Pair,
        Action::Lay(card)
        | Action::Aside(card)
        | Action::Pay(card)
        | Action::Give(card)
        | Action::Help(card, _)
        | Action::Play(card)
        | Action::PlayWith(card, _)
        | Action::AddTwo(card, _) => Home::Hand(card),
        Action::Add(card, place) => match (asked, ctx.me()) {
            (Asked::Warrior, _) => Home::Offer(card),
            (Asked::Place { .. }, Some(me)) => place.map_or(Home::Words, |place| Home::Post(me, place)),
            _ => Home::Hand(card),
        },
        Action::Take(card) if asked == Asked::LokiTactic => Home::Laid(card),
        Action::Take(card) | Action::Recall(card, _) => Home::Offer(card),
        Action::Discard(card) => match asked {
            Asked::Drawn | Asked::GloryToll | Asked::Leave | Asked::Order => Home::Offer(card),
            _ => Home::Hand(card),
        },
        Action::Attack(seat) | Action::Rob(seat) => Home::Hall(seat),
        Action::Hunt => Home::Monster,
        Action::Draw => Home::Deck,
        Action::LayDie | Action::Main | Action::Secondary => Home::Ability,
        Action::FreeReroll
        | Action::Drop(_)
        | Action::JarlReroll(_)
        | Action::Turn(..)
        | Action::Keep(_)
        | Action::Reroll(_) => Home::Dice,
        Action::Row(_) => Home::Loki,
        Action::Activate(spot, _) | Action::Choose(spot) | Action::Send(spot) => post(ctx, spot),
    }
}

/// The place of a band that a choice names.
fn post(ctx: &BoardContext<'_>, spot: Spot) -> Home {
    let battle = &ctx.view.table.battle;
    let me = ctx.me().unwrap_or_default();
    let foe = battle.side_of(me).map_or(me, |at| battle.sides[1 - at].seat);
    let seat = match ctx.view.table.asked {
        Asked::Block => battle.sides[DEFENDER].seat,
        Asked::Spare(Spare::Freydis | Spare::Deny | Spare::LokiLoser) => foe,
        _ if spot.ally => ctx.rules.partner(me).unwrap_or(me),
        _ => me,
    };
    Home::Post(seat, spot.place)
}
