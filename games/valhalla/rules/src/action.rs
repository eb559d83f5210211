//! What a player may decide, and how it is written.

use crate::data::Card;
use crate::names::{Colour, Face, Jarl, Unknown};
use crate::state::ROOM;
use meadhall_engine::{Seat, byte};
use std::fmt;
use std::str::FromStr;

/// More dice than there are.
const MOST_DICE: u8 = 15;

/// So many dice of each face, written as `2 sword, x`; they may be typed in any order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dice(pub [u8; 6]);

impl Dice {
    /// How many dice.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for (face, count) in Face::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0) {
            match count {
                1 => write!(f, "{comma}{face}")?,
                _ => write!(f, "{comma}{count} {face}")?,
            }
            comma = ", ";
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Dice, Unknown> {
        let unknown = || Unknown(text.to_owned());
        let mut dice = Dice::default();
        for item in text.split(',').map(str::trim) {
            let (count, face) = match item.split_once(char::is_whitespace) {
                Some((count, face)) => (count.parse::<u8>().map_err(|_| unknown())?, face.trim()),
                None => (1, item),
            };
            let there = &mut dice.0[face.parse::<Face>()?.index()];
            *there = there.checked_add(count).filter(|all| *all <= MOST_DICE && count > 0).ok_or_else(unknown)?;
        }
        Ok(dice)
    }
}

/// A warrior in a band, named by its place and its card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// Whether in the band of the partner or ally.
    pub ally: bool,
    /// The place, from 0.
    pub place: u8,
    /// The warrior.
    pub card: Card,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ally {
            f.write_str("ally ")?;
        }
        write!(f, "{} at {}", self.card, self.place + 1)
    }
}

impl FromStr for Spot {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Spot, Unknown> {
        let (ally, rest) = match text.strip_prefix("ally ") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (card, place) = rest.split_once(" at ").ok_or_else(|| Unknown(text.to_owned()))?;
        Ok(Spot { ally, place: read_place(place)?, card: card.parse()? })
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `decline`: do not use what is offered.
    Decline,
    /// `done`: nothing more of this.
    Done,
    /// `jarl beinir`: the jarl to lead with.
    Jarl(Jarl),
    /// `reject t-fury-2, bear-01`: the cards of the first hand that go.
    Reject(Card, Card),
    /// `lay bear-01`: a card of the hand for the offer of the draft.
    Lay(Card),
    /// `take bear-01`: a card that lies open.
    Take(Card),
    /// `aside bear-01`: a card of the first hand of a solo game to be exchanged.
    Aside(Card),
    /// `add bear-01`: a warrior for the band; `add bear-01 at 2`: at this place, and who stands there is discarded.
    Add(Card, Option<u8>),
    /// `add two bear-01`: the first of two warriors for the band.
    AddTwo(Card, Option<u8>),
    /// `recall bear-01`: a warrior of the discard pile for the band (Mar).
    Recall(Card, Option<u8>),
    /// `attack blue`: attack a player.
    Attack(Seat),
    /// `attack monster`: attack the monster of the solo game.
    Hunt,
    /// `draw`: draw cards.
    Draw,
    /// `help blue with thor-fewer-extra_die`: Thor's help.
    Help(Card, Seat),
    /// `lay die`: a die on Valgard.
    LayDie,
    /// `pay bear-01`: a card for an ability.
    Pay(Card),
    /// `activate bear-06 at 2 with 2 sword`: lay these dice on a warrior.
    Activate(Spot, Dice),
    /// `play t-fury-2`: a tactic, a mission or a card of Tyr's wrath.
    Play(Card),
    /// `play t-heroic-3 with sword`: a tactic that a die pays for.
    PlayWith(Card, Face),
    /// `drop x`: discard a die in order to reroll.
    Drop(Face),
    /// `free reroll`: reroll without discarding a die.
    FreeReroll,
    /// `jarl reroll sword`: Sigvard's reroll of one die.
    JarlReroll(Face),
    /// `reroll 2 sword, x`: throw these dice again.
    Reroll(Dice),
    /// `turn x to sword`: turn a die.
    Turn(Face, Face),
    /// `keep sword`: the die of New Weapons.
    Keep(Face),
    /// `choose bear-06 at 2`: a warrior.
    Choose(Spot),
    /// `send bear-06 at 2`: a warrior for Valhalla.
    Send(Spot),
    /// `discard bear-01`: a card.
    Discard(Card),
    /// `give bear-01`: a card for the other player.
    Give(Card),
    /// `row 2`: a row of Loki's trick.
    Row(u8),
    /// `main`: the main ability of the jarl.
    Main,
    /// `secondary`: the secondary ability of the jarl.
    Secondary,
    /// `rob blue`: a random card of a player.
    Rob(Seat),
}

fn colour(seat: Seat) -> Colour {
    Colour::ALL[seat.index()]
}

fn read_seat(word: &str) -> Result<Seat, Unknown> {
    Ok(Seat::new(word.parse::<Colour>()?.index()))
}

fn read_place(word: &str) -> Result<u8, Unknown> {
    match word.parse::<u8>() {
        Ok(place) if (1..=byte(ROOM)).contains(&place) && word.len() == 1 => Ok(place - 1),
        _ => Err(Unknown(word.to_owned())),
    }
}

fn write_at(f: &mut fmt::Formatter<'_>, verb: &str, card: Card, place: Option<u8>) -> fmt::Result {
    match place {
        Some(place) => write!(f, "{verb} {card} at {}", place + 1),
        None => write!(f, "{verb} {card}"),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Decline => f.write_str("decline"),
            Action::Done => f.write_str("done"),
            Action::Jarl(jarl) => write!(f, "jarl {jarl}"),
            Action::Reject(one, two) => write!(f, "reject {one}, {two}"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Aside(card) => write!(f, "aside {card}"),
            Action::Add(card, place) => write_at(f, "add", *card, *place),
            Action::AddTwo(card, place) => write_at(f, "add two", *card, *place),
            Action::Recall(card, place) => write_at(f, "recall", *card, *place),
            Action::Attack(seat) => write!(f, "attack {}", colour(*seat)),
            Action::Hunt => f.write_str("attack monster"),
            Action::Draw => f.write_str("draw"),
            Action::Help(card, seat) => write!(f, "help {} with {card}", colour(*seat)),
            Action::LayDie => f.write_str("lay die"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Activate(spot, dice) if dice.is_empty() => write!(f, "activate {spot}"),
            Action::Activate(spot, dice) => write!(f, "activate {spot} with {dice}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::PlayWith(card, face) => write!(f, "play {card} with {face}"),
            Action::Drop(face) => write!(f, "drop {face}"),
            Action::FreeReroll => f.write_str("free reroll"),
            Action::JarlReroll(face) => write!(f, "jarl reroll {face}"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Turn(from, to) => write!(f, "turn {from} to {to}"),
            Action::Keep(face) => write!(f, "keep {face}"),
            Action::Choose(spot) => write!(f, "choose {spot}"),
            Action::Send(spot) => write!(f, "send {spot}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Row(row) => write!(f, "row {}", row + 1),
            Action::Main => f.write_str("main"),
            Action::Secondary => f.write_str("secondary"),
            Action::Rob(seat) => write!(f, "rob {}", colour(*seat)),
        }
    }
}

impl FromStr for Action {
    type Err = Unknown;

    /// Any number of spaces stands for one.
    fn from_str(text: &str) -> Result<Action, Unknown> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if let Some(action) = bare(&text) {
            return Ok(action);
        }
        let unknown = || Unknown(text.clone());
        let (verb, rest) = text.split_once(' ').ok_or_else(unknown)?;
        // Two things with a word between them.
        let pair = |between: &str| rest.split_once(between).ok_or_else(unknown);
        Ok(match verb {
            "jarl" => match rest.strip_prefix("reroll ") {
                Some(face) => Action::JarlReroll(face.parse()?),
                None => Action::Jarl(rest.parse()?),
            },
            "reject" => {
                pair(",").and_then(|(one, two)| Ok(Action::Reject(one.trim().parse()?, two.trim().parse()?)))?
            }
            "lay" => Action::Lay(rest.parse()?),
            "take" => Action::Take(rest.parse()?),
            "aside" => Action::Aside(rest.parse()?),
            "add" => match rest.strip_prefix("two ") {
                Some(rest) => read_at(rest, Action::AddTwo)?,
                None => read_at(rest, Action::Add)?,
            },
            "recall" => read_at(rest, Action::Recall)?,
            "attack" => Action::Attack(read_seat(rest)?),
            "help" => pair(" with ").and_then(|(seat, card)| Ok(Action::Help(card.parse()?, read_seat(seat)?)))?,
            "pay" => Action::Pay(rest.parse()?),
            "activate" => match rest.split_once(" with ") {
                Some((spot, dice)) => Action::Activate(spot.parse()?, dice.parse()?),
                None => Action::Activate(rest.parse()?, Dice::default()),
            },
            "play" => match rest.split_once(" with ") {
                Some((card, face)) => Action::PlayWith(card.parse()?, face.parse()?),
                None => Action::Play(rest.parse()?),
            },
            "drop" => Action::Drop(rest.parse()?),
            "reroll" => Action::Reroll(rest.parse()?),
            "turn" => pair(" to ").and_then(|(from, to)| Ok(Action::Turn(from.parse()?, to.parse()?)))?,
            "keep" => Action::Keep(rest.parse()?),
            "choose" => Action::Choose(rest.parse()?),
            "send" => Action::Send(rest.parse()?),
            "discard" => Action::Discard(rest.parse()?),
            "give" => Action::Give(rest.parse()?),
            "row" => match rest.parse::<u8>() {
                Ok(row @ 1..=9) => Action::Row(row - 1),
                _ => return Err(unknown()),
            },
            "rob" => Action::Rob(read_seat(rest)?),
            _ => return Err(unknown()),
        })
    }
}

/// A decision whose written form names nothing.
fn bare(text: &str) -> Option<Action> {
    Some(match text {
        "decline" => Action::Decline,
        "done" => Action::Done,
        "draw" => Action::Draw,
        "main" => Action::Main,
        "secondary" => Action::Secondary,
        "free reroll" => Action::FreeReroll,
        "lay die" => Action::LayDie,
        "attack monster" => Action::Hunt,
        _ => return None,
    })
}

/// A card and perhaps a place: `bear-01 at 2`.
fn read_at(words: &str, action: fn(Card, Option<u8>) -> Action) -> Result<Action, Unknown> {
    Ok(match words.split_once(" at ") {
        Some((card, place)) => action(card.parse()?, Some(read_place(place)?)),
        None => action(words.parse()?, None),
    })
}
