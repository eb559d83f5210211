//! What a seat sees, in written ids: what programs in any language are told.

mod battle;
mod player;

pub use battle::{Aid, Battle, Fighter};
pub use player::{Due, Help, King, Monster, Own, Pick, Player, Warrior};

use meadhall_bots::{Written, kebab_case};
use meadhall_engine::{Seat, SeatSet};
use meadhall_valhalla::{Asked, Card, Colour, Valhalla, View};
use schemars::JsonSchema;
use serde::Serialize;

/// The id of a card, as `meadhall cards valhalla --json` lists them.
pub type CardId = &'static str;

/// What a seat of Valhalla sees. Players are named by the colours of their boards; places of a band are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WrittenView {
    /// Where the game is: `setup`, `dawn`, `a`, `b`, `monster`, `ragnarok` or `over`.
    pub stage: String,
    /// What is asked, in the words of scenarios, such as `turn`, `fight` or `reroll`.
    pub asked: &'static str,
    /// The numbers and faces that belong to the question, such as how many cards may still be taken.
    pub asked_about: Vec<String>,
    /// Who owes a decision, as far as this seat may know.
    pub pending: Vec<Written<Colour>>,
    /// Who is asked, where one alone is.
    pub who: Written<Colour>,
    /// Whose turn it is.
    pub active: Written<Colour>,
    /// The starting player.
    pub start: Written<Colour>,
    /// Whether this turn's action was an attack.
    pub attacked: bool,
    /// Whether phase A is played a second time.
    pub again: bool,
    /// The weapons that the second warrior of the action may still have; null outside such an action.
    pub second_weapons: Option<u8>,
    /// The place of the warrior added first in such an action, from 1.
    pub first_place: u8,
    /// A warrior that was turned up and has no place yet.
    pub lifted: Option<CardId>,
    /// Whether the end has been triggered.
    pub ending: bool,
    /// Last turns still to be taken.
    pub last_turns: u8,
    /// Who takes the first of them.
    pub first_last_turn: Written<Colour>,
    /// How many have had their part of Ragnarok.
    pub ragnarok_done: u8,
    /// Who is out of the draft.
    pub out_of_draft: Vec<Written<Colour>>,
    /// Whether the last one in the draft has laid a card as such.
    pub last_laid: bool,
    /// Those who still hold the card of Tyr's wrath that they were dealt, as everybody knows.
    pub wrathful: Vec<Written<Colour>>,
    /// How many of the drawn cards must and may be kept.
    pub keep: [u8; 2],
    /// How many cards are drawn and not yet kept.
    pub drawn: u8,
    /// Grey dice in the common supply.
    pub supply: u8,
    /// The number of the Loki card in play, from 1.
    pub loki: Option<u8>,
    /// The kings.
    pub kings: Vec<King>,
    /// King cards in the middle.
    pub crowns: u8,
    /// The monster of a solo game.
    pub monster: Option<Monster>,
    /// Points that are to be paid from the discard pile.
    pub due: Vec<Due>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many cards in use have returned to the box.
    pub boxed: u8,
    /// The discard pile, the newest last.
    pub discard: Vec<CardId>,
    /// Cards that lie open in the middle: the warriors of the set-up, the offer of the draft, or the cards played in the
    /// battle in their order.
    pub laid: Vec<Laid>,
    /// Cards that leave the bands together and whose order their owners choose.
    pub outgoing: Vec<Outgoing>,
    /// The battle that is going on.
    pub battle: Option<Battle>,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// What only this seat knows; null for a spectator.
    pub own: Option<Own>,
}

/// A card in the middle.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Laid {
    /// The card.
    pub card: CardId,
    /// Whether the defender played it.
    pub by_defender: bool,
    /// Whether it was given for a dwarf's ability and not played.
    pub as_payment: bool,
}

/// A card that its owner is about to lay on the discard pile together with others.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Outgoing {
    /// Whose.
    pub of: Written<Colour>,
    /// The card.
    pub card: CardId,
}

fn colour(seat: Seat) -> Written<Colour> {
    Written(Colour::ALL[seat.index().min(Colour::ALL.len() - 1)])
}

fn colours(seats: SeatSet) -> Vec<Written<Colour>> {
    seats.iter().map(colour).collect()
}

fn ids(cards: impl IntoIterator<Item = Card>) -> Vec<CardId> {
    cards.into_iter().map(Card::word).collect()
}

/// The places of a band that are named by bits, from 1.
fn places(bits: u8) -> Vec<u8> {
    (0..8).filter(|n| bits >> n & 1 == 1).map(|n| n + 1).collect()
}

/// What belongs to a question besides its word.
fn about(asked: Asked) -> Vec<String> {
    match asked {
        Asked::Tyr(place) => vec![(place + 1).to_string()],
        Asked::Reroll(throw) => vec![kebab_case(throw)],
        Asked::NewWeapon(faces) => faces.map(|face| face.word().to_owned()).to_vec(),
        Asked::Spare(spare) => vec![kebab_case(spare)],
        Asked::LokiSend(most) | Asked::Glory(most) => vec![most.to_string()],
        Asked::LokiTake { among, left } => vec![among.to_string(), left.to_string()],
        Asked::LokiAdd { left, weapons } => vec![left.to_string(), weapons.to_string()],
        _ => Vec::new(),
    }
}

/// A view in written ids.
pub(crate) fn of(game: &Valhalla, view: &View) -> WrittenView {
    let table = &view.table;
    let is = |bits: u64, n: usize| bits >> n & 1 == 1;
    let laid = |(n, card): (usize, Card)| Laid {
        card: card.word(),
        by_defender: is(table.laid_by_defender, n),
        as_payment: is(table.laid_as_payment, n),
    };
    WrittenView {
        stage: kebab_case(table.stage),
        asked: table.asked.word(),
        asked_about: about(table.asked),
        pending: colours(view.pending),
        who: colour(table.who),
        active: colour(table.active),
        start: colour(table.start),
        attacked: table.attacked,
        again: table.again,
        second_weapons: table.second,
        first_place: table.first_place + 1,
        lifted: table.lifted.map(Card::word),
        ending: table.ending,
        last_turns: table.last_turns,
        first_last_turn: colour(table.first_last),
        ragnarok_done: table.ragnarok,
        out_of_draft: colours(table.drafted),
        last_laid: table.last_laid,
        wrathful: colours(table.wrathful),
        keep: [table.keep.0, table.keep.1],
        drawn: table.drawn,
        supply: table.supply,
        loki: table.loki.map(|card| card + 1),
        kings: table.kings.iter().flatten().map(player::king).collect(),
        crowns: table.crowns,
        monster: player::monster(game, view),
        due: table.due.iter().map(player::due).collect(),
        deck: view.deck,
        boxed: view.boxed,
        discard: ids(table.discard.iter()),
        laid: table.laid.iter().enumerate().map(laid).collect(),
        outgoing: table
            .outgoing
            .iter()
            .map(|outgoing| Outgoing { of: colour(outgoing.seat), card: outgoing.card.word() })
            .collect(),
        battle: table.battle.is_on().then(|| battle::of(view)),
        players: Seat::all(view.players).map(|seat| player::of(game, view, seat)).collect(),
        own: view.own.as_ref().map(|own| player::own(own, view.players)),
    }
}
