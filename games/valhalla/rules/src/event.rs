//! What happened, for logs, pages and replays.

use crate::action::Dice;
use crate::data::Card;
use crate::names::{Face, Jarl};
use meadhall_engine::{List, Seat};
use serde::{Deserialize, Serialize};

/// Cards told together.
pub type CardList = List<Card, 40>;

/// Why a card left a hand, a band or a Valhalla, or why somebody gained something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// The set-up.
    Setup,
    /// Cards drawn and not kept.
    Drawn,
    /// A place for another warrior.
    Room,
    /// A payment for the jarl.
    Jarl(Jarl),
    /// The ability of a dwarf.
    Dwarf(Card),
    /// The end of a battle.
    Battle,
    /// Ragnarok.
    Ragnarok,
    /// Thor's help.
    Thor,
    /// The king's reward.
    King,
    /// The monster.
    Monster,
    /// The penalty of a defeat.
    Penalty,
    /// The draft.
    Draft,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The Loki card in play.
    LokiCard(u8),
    /// Who starts.
    First(Seat),
    /// A player has chosen a jarl; only the player knows which.
    ChoseJarl { seat: Seat, jarl: Option<Jarl> },
    /// A jarl is revealed.
    Jarl(Seat, Jarl),
    /// A card of the deck was discarded.
    Milled(Card, Cause),
    /// A card of the deck was turned up.
    Turned(Card),
    /// Cards went back into the deck.
    ShuffledBack(u8),
    /// A player took an open warrior.
    TookWarrior { seat: Seat, card: Card, place: u8 },
    /// A player drew the first hand; only the player knows which cards.
    Dealt { seat: Seat, count: u8, cards: CardList },
    /// A player has chosen what to reject; only the player knows what.
    ChoseRejects { seat: Seat, cards: Option<(Card, Card)> },
    /// A player's rejected cards.
    Rejected(Seat, Card, Card),
    /// Cards for the offer of the draft.
    Offered(Card),
    /// A card was laid into the offer.
    LaidOut(Seat, Card),
    /// A card was taken from the offer.
    TookOffer(Seat, Card),
    /// Cards were exchanged in the solo game.
    Redrawn(u8),
    /// A turn began.
    Turn(Seat),
    /// A last turn began.
    LastTurn(Seat),
    /// A warrior joined a band.
    Added { seat: Seat, card: Card, place: u8 },
    /// A warrior was strengthened.
    Strengthened { seat: Seat, card: Card, tyr: Card },
    /// A player without warriors showed the hand.
    Shown { seat: Seat, cards: CardList },
    /// Cards were drawn; only the player knows which.
    Drew { seat: Seat, count: u8, cards: CardList },
    /// A card came into a hand from a draw; only the player knows which.
    Kept { seat: Seat, card: Option<Card> },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card, cause: Cause },
    /// Nothing was left to draw.
    NothingLeft(Seat),
    /// Phase A is played again.
    Again(Seat),
    /// An attack was declared.
    Attack { attacker: Seat, defender: Seat },
    /// The player attacks the monster.
    Hunt(Seat),
    /// The monster attacks.
    Raid,
    /// A player gave Thor's help.
    Helped { from: Seat, to: Seat, card: Card },
    /// Nobody gave Thor's help.
    NoHelp,
    /// Extra dice were taken.
    ExtraDice(Seat, u8),
    /// A die was laid on Valgard.
    DieLaid(Seat),
    /// The first roll.
    Rolled { seat: Seat, dice: Dice6 },
    /// A die was discarded for a reroll.
    Dropped(Seat, Face),
    /// Dice were thrown again.
    Rerolled { seat: Seat, from: Dice6, to: Dice6 },
    /// A die was turned.
    TurnedDie { seat: Seat, from: Face, to: Face },
    /// Dice of New Weapons.
    NewDice { seat: Seat, faces: [Option<Face>; 2] },
    /// The die kept.
    KeptDie(Seat, Face),
    /// A tactic was played.
    Played { seat: Seat, card: Card, die: Option<Face> },
    /// A warrior was activated.
    Activated { seat: Seat, card: Card, ally: bool },
    /// The defender does without a die.
    Frost(Seat),
    /// A die for a frost giant in the solo game.
    FrostDie(Seat, Face),
    /// A warrior was blocked.
    Blocked { seat: Seat, card: Card },
    /// A card was given for a dwarf.
    Sacrificed { seat: Seat, card: Card },
    /// A warrior was named by Path to Valhalla.
    OnPath { seat: Seat, card: Card },
    /// The total strength of a side.
    Total(Seat, u8),
    /// The monster's strength.
    MonsterTotal(u8),
    /// Who won.
    Won { winner: Seat, loser: Seat, by: u8 },
    /// Nobody won.
    NoWinner,
    /// The player beat the monster's card, or held it off.
    Beat { attack: bool },
    /// The player was beaten.
    Lost { attack: bool },
    /// A warrior stays in its band.
    Spared { seat: Seat, card: Card },
    /// A card changed hands; only the two players know which.
    Robbed { from: Seat, to: Seat, card: Option<Card> },
    /// A card of the discard pile came into a hand.
    Recovered { seat: Seat, card: Card },
    /// A row of Loki's trick was used.
    Row(Seat, u8),
    /// No row of Loki's trick was used.
    NoRow(Seat),
    /// A hand was looked at.
    Looked { by: Seat, at: Seat, cards: CardList },
    /// A shield was captured.
    Captured { by: Seat, from: Seat },
    /// A shield was saved.
    ShieldSaved(Seat),
    /// A shield left the game.
    ShieldLost(Seat),
    /// A warrior went to Valhalla.
    Sent { seat: Seat, card: Card },
    /// A card of the discard pile was taken for its glory.
    Paid { seat: Seat, card: Card, cause: Cause },
    /// Points were credited without a card.
    Credited { seat: Seat, points: u8 },
    /// A mission was fulfilled.
    Mission { seat: Seat, card: Card },
    /// Thor's card came into a Valhalla.
    ThorsGlory { seat: Seat, card: Card },
    /// A player became king.
    Crowned(Seat),
    /// The crown lies in the middle again.
    Uncrowned(Seat),
    /// The king's level rose.
    Risen(Seat, u8),
    /// The end was triggered.
    End,
    /// Ragnarok begins for a player.
    Ragnarok(Seat),
    /// The monster's dice.
    MonsterRoll { dice: Dice6, covered: u8, needed: u8 },
    /// The next card of the monster is active.
    NextCard(u8),
    /// The last attack.
    LastAttack,
    /// A card left Valhalla.
    GloryLost { seat: Seat, card: Card },
    /// Glory credited without a card was lost.
    CreditLost { seat: Seat, points: u8 },
    /// The shields that partners give each other.
    Gift { from: Seat, to: Seat },
    /// The score of a player.
    Score { seat: Seat, valhalla: u16, shields: u8, sets: u8, king: u8 },
    /// What two allies have together.
    PairScore { one: Seat, two: Seat, total: u16 },
    /// The solo game is over.
    SoloOver { won: bool },
}

/// Dice by face.
pub type Dice6 = [u8; 6];

impl From<Dice6> for Dice {
    fn from(dice: Dice6) -> Dice {
        Dice(dice)
    }
}
