//! The players: what lies open of each, and what only the seat itself knows.

use super::{CardId, colour, ids, places};
use meadhall_bots::Written;
use meadhall_engine::Seat;
use meadhall_valhalla::{Card, Colour, Jarl, Monster as Name, Own as OwnView, Pick as PickView, Post, Valhalla, View};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// What everybody knows of one player.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Player {
    /// The colour of the board: the player's name in choices.
    pub colour: Written<Colour>,
    /// The partner or ally.
    pub partner: Option<Written<Colour>>,
    /// The jarl, once revealed.
    pub jarl: Option<Written<Jarl>>,
    /// How many jarls were dealt, until they are revealed.
    pub jarls: u8,
    /// The places of the band, the first first; an empty place is null.
    pub band: Vec<Option<Warrior>>,
    /// How many cards are in hand.
    pub hand: u8,
    /// Own shields.
    pub shields: u8,
    /// Captured shields, by their owners.
    pub captured: BTreeMap<&'static str, u8>,
    /// The cards in Valhalla.
    pub valhalla: Vec<CardId>,
    /// The glory of Valhalla.
    pub glory: u16,
    /// Glory credited without a card.
    pub credit: u8,
    /// Extra dice for the next battle.
    pub next_dice: u8,
    /// Whether there is a free reroll in the next battle.
    pub next_reroll: bool,
}

/// A warrior of a band.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Warrior {
    /// The card.
    pub card: CardId,
    /// The strength that is printed on it.
    pub strength: u8,
    /// How many weapons activate it.
    pub weapons: u8,
    /// The card of Tyr's wrath under it.
    pub tyr: Option<CardId>,
}

/// A king.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct King {
    /// Who.
    pub player: Written<Colour>,
    /// From 1 to 4.
    pub level: u8,
}

/// The monster of a solo game.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Monster {
    /// Which.
    pub monster: Written<Name>,
    /// Its level.
    pub level: u8,
    /// The active card, from 1; one more than there are when all are beaten.
    pub card: u8,
    /// The covered symbols of the active card, counted from 1.
    pub covered: Vec<u8>,
    /// Whether the last attack has been made or is being made.
    pub last: bool,
    /// Whether the player won, once the game is over.
    pub won: bool,
}

/// Points that somebody is to be paid from the discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Due {
    /// Who.
    pub player: Written<Colour>,
    /// How many.
    pub points: u8,
    /// The warrior whose favour it is.
    pub favour: Option<CardId>,
}

/// What only the seat itself knows.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Own {
    /// The colour.
    pub colour: Written<Colour>,
    /// The hand.
    pub hand: Vec<CardId>,
    /// The jarls dealt, until they are revealed.
    pub jarls: Vec<Written<Jarl>>,
    /// What the seat has chosen while others still choose.
    pub pick: Option<Pick>,
    /// Cards drawn and not yet kept.
    pub drawn: Vec<CardId>,
    /// Cards that the seat knows to be in the hands of others.
    pub known: BTreeMap<&'static str, Vec<CardId>>,
}

/// A choice that nobody else knows yet.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// A jarl.
    Jarl(Written<Jarl>),
    /// Two cards to reject.
    Reject([CardId; 2]),
    /// A card of Thor's help and whom it helps; null for none.
    Help(Option<Help>),
}

/// Thor's help.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Help {
    /// The card.
    pub card: CardId,
    /// Whom it helps.
    pub player: Written<Colour>,
}

pub(super) fn of(game: &Valhalla, view: &View, seat: Seat) -> Player {
    let (board, n) = (view.table.board(seat), seat.index());
    let warrior = |post: &Post| {
        let card = post.card?;
        let printed = game.cards().warrior(card);
        Some(Warrior {
            card: card.word(),
            strength: printed.map_or(0, |warrior| warrior.strength),
            weapons: game.cards().icons(card),
            tyr: post.tyr.map(Card::word),
        })
    };
    let captured = Seat::all(view.players).map(|other| (colour(other).0.word(), board.captured[other.index()]));
    Player {
        colour: colour(seat),
        partner: game.partner(seat).map(colour),
        jarl: board.jarl.map(Written),
        jarls: view.jarls[n],
        band: board.band.iter().map(warrior).collect(),
        hand: view.hands[n],
        shields: board.shields,
        captured: captured.filter(|(_, count)| *count > 0).collect(),
        valhalla: ids(view.valhallas[n].iter()),
        glory: view.glory[n],
        credit: board.credit,
        next_dice: board.next_dice,
        next_reroll: board.next_reroll,
    }
}

pub(super) fn king(king: &meadhall_valhalla::King) -> King {
    King { player: colour(king.seat), level: king.level }
}

pub(super) fn due(due: meadhall_valhalla::Due) -> Due {
    Due { player: colour(due.seat), points: due.points, favour: due.favour.map(Card::word) }
}

pub(super) fn monster(game: &Valhalla, view: &View) -> Option<Monster> {
    let (monster, level) = game.monster()?;
    let foe = &view.table.foe;
    Some(Monster {
        monster: Written(monster),
        level,
        card: foe.step + 1,
        covered: places(foe.covered),
        last: foe.last,
        won: foe.won,
    })
}

pub(super) fn own(own: &OwnView, players: usize) -> Own {
    let known = Seat::all(players).map(|seat| (colour(seat).0.word(), ids(own.known[seat.index()].iter())));
    Own {
        colour: colour(own.seat),
        hand: ids(own.hand.iter()),
        jarls: own.jarls.iter().map(Written).collect(),
        pick: match own.pick {
            PickView::None => None,
            PickView::Jarl(jarl) => Some(Pick::Jarl(Written(jarl))),
            PickView::Reject(one, two) => Some(Pick::Reject([one.word(), two.word()])),
            PickView::Help(help) => {
                Some(Pick::Help(help.map(|(card, seat)| Help { card: card.word(), player: colour(seat) })))
            }
        },
        drawn: ids(own.drawn.iter()),
        known: known.filter(|(_, cards)| !cards.is_empty()).collect(),
    }
}
