//! Where on the board a choice is made. Everything that draws choices asks here, so that none is drawn twice or nowhere.

use super::BoardContext;
use meadhall_engine::Seat;
use meadhall_valhalla::{Action, Asked, Card, DEFENDER, Jarl, Spare, Spot};

/// A place for choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChoicePlace {
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
pub(super) fn choice_place(ctx: &BoardContext<'_>, action: Action) -> ChoicePlace {
    let asked = ctx.view.table.asked;
    match action {
        Action::Decline | Action::Done => ChoicePlace::Words,
        Action::Jarl(jarl) => ChoicePlace::Jarl(jarl),
        Action::Reject(..) => ChoicePlace::Pair,
        Action::Lay(card)
        | Action::Aside(card)
        | Action::Pay(card)
        | Action::Give(card)
        | Action::Help(card, _)
        | Action::Play(card)
        | Action::PlayWith(card, _)
        | Action::AddTwo(card, _) => ChoicePlace::Hand(card),
        Action::Add(card, place) => match (asked, ctx.me()) {
            (Asked::Warrior, _) => ChoicePlace::Offer(card),
            (Asked::Place { .. }, Some(me)) => place.map_or(ChoicePlace::Words, |place| ChoicePlace::Post(me, place)),
            _ => ChoicePlace::Hand(card),
        },
        Action::Take(card) if asked == Asked::LokiTactic => ChoicePlace::Laid(card),
        Action::Take(card) | Action::Recall(card, _) => ChoicePlace::Offer(card),
        Action::Discard(card) => match asked {
            Asked::Drawn | Asked::GloryToll | Asked::Leave | Asked::Order => ChoicePlace::Offer(card),
            _ => ChoicePlace::Hand(card),
        },
        Action::Attack(seat) | Action::Rob(seat) => ChoicePlace::Hall(seat),
        Action::Hunt => ChoicePlace::Monster,
        Action::Draw => ChoicePlace::Deck,
        Action::LayDie | Action::Main | Action::Secondary => ChoicePlace::Ability,
        Action::FreeReroll
        | Action::Drop(_)
        | Action::JarlReroll(_)
        | Action::Turn(..)
        | Action::Keep(_)
        | Action::Reroll(_) => ChoicePlace::Dice,
        Action::Row(_) => ChoicePlace::Loki,
        Action::Activate(spot, _) | Action::Choose(spot) | Action::Send(spot) => post(ctx, spot),
    }
}

/// The place of a band that a choice names.
fn post(ctx: &BoardContext<'_>, spot: Spot) -> ChoicePlace {
    let battle = &ctx.view.table.battle;
    let me = ctx.me().unwrap_or_default();
    let foe = battle.side_of(me).map_or(me, |at| battle.sides[1 - at].seat);
    let seat = match ctx.view.table.asked {
        Asked::Block => battle.sides[DEFENDER].seat,
        Asked::Spare(Spare::Freydis | Spare::Deny | Spare::LokiLoser) => foe,
        _ if spot.ally => ctx.rules.partner(me).unwrap_or(me),
        _ => me,
    };
    ChoicePlace::Post(seat, spot.place)
}
