//! A battle from its declaration to its end, as part of the position.

use crate::data::Card;
use crate::names::Face;
use meadhall_engine::Seat;
use serde::{Deserialize, Serialize};

/// Attacker and defender.
pub const ATTACKER: usize = 0;
/// Attacker and defender.
pub const DEFENDER: usize = 1;

/// What kind of battle it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Kind {
    /// None.
    #[default]
    None,
    /// Between two players.
    Duel,
    /// One player's part of Ragnarok.
    Ragnarok,
    /// Solo: the player attacks the monster.
    Hunt,
    /// Solo: the monster attacks the player.
    Raid,
}

/// How far the battle has come; [`BattleStep::next`] gives the exact order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum BattleStep {
    /// Solo: what the monster does first.
    #[default]
    Toll,
    /// Before the battle: the attacker.
    BeforeAttack,
    /// Before the battle: the defender.
    BeforeDefence,
    /// The attack phase.
    Attack,
    /// The defence phase.
    Defence,
    /// The defender chooses who is sent.
    Choose,
    /// The winner's jarl.
    WinnerJarl,
    /// Nothing: version 1 of the rules asked for the winner's Deny here, and a stored position may stand here.
    WinnerDwarves,
    /// The loser's jarl.
    LoserJarl,
    /// Nothing: as [`BattleStep::WinnerDwarves`], for the loser.
    LoserDwarves,
    /// Those who did not fight.
    Others,
    /// Loki's trick.
    Loki,
    /// The shield.
    Shield,
    /// Sending.
    Send,
    /// The mission.
    Mission,
    /// Thor's cards.
    Thor,
    /// The king.
    King,
    /// Solo: what the monster does last.
    Aftermath,
    /// Dice and tactics.
    Clear,
    /// Between Loki's trick and the shield: whom the winner's dwarves keep from Valhalla.
    WinnerDeny,
    /// Whom the loser's dwarves keep from Valhalla.
    LoserDeny,
}

impl BattleStep {
    /// The next step of a battle's end.
    #[must_use]
    pub const fn next(self) -> BattleStep {
        match self {
            BattleStep::Toll => BattleStep::BeforeAttack,
            BattleStep::BeforeAttack => BattleStep::BeforeDefence,
            BattleStep::BeforeDefence => BattleStep::Attack,
            BattleStep::Attack => BattleStep::Defence,
            BattleStep::Defence => BattleStep::Choose,
            BattleStep::Choose => BattleStep::WinnerJarl,
            BattleStep::WinnerJarl => BattleStep::WinnerDwarves,
            BattleStep::WinnerDwarves => BattleStep::LoserJarl,
            BattleStep::LoserJarl => BattleStep::LoserDwarves,
            BattleStep::LoserDwarves => BattleStep::Others,
            BattleStep::Others => BattleStep::Loki,
            BattleStep::Loki => BattleStep::WinnerDeny,
            BattleStep::WinnerDeny => BattleStep::LoserDeny,
            BattleStep::LoserDeny => BattleStep::Shield,
            BattleStep::Shield => BattleStep::Send,
            BattleStep::Send => BattleStep::Mission,
            BattleStep::Mission => BattleStep::Thor,
            BattleStep::Thor => BattleStep::King,
            BattleStep::King => BattleStep::Aftermath,
            BattleStep::Aftermath | BattleStep::Clear => BattleStep::Clear,
        }
    }
}

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// Who.
    pub seat: Seat,
    /// Free dice by face.
    pub dice: [u8; 6],
    /// Weapon Stocks not yet used, by weapon.
    pub stock: [u8; 5],
    /// Dice on activated warriors.
    pub locked: u8,
    /// Dice set aside, or never rolled.
    pub aside: u8,
    /// Grey dice among all dice of the side.
    pub grey: u8,
    /// Whether a die lies on Valgard.
    pub on_jarl: bool,
    /// Activated warriors of the own band, as bits.
    pub active: u8,
    /// Activated warriors of the partner's or ally's band, as bits.
    pub helpers: u8,
    /// Own warriors that are blocked, as bits.
    pub blocked: u8,
    /// Own warriors named by Path to Valhalla, as bits.
    pub path: u8,
    /// Own warriors that are to be sent, as bits.
    pub sent: u8,
    /// Warriors of the ally that are to be sent, as bits.
    pub helpers_sent: u8,
    /// Tactics used.
    pub tactics: u8,
    /// Strength from tactics, payments and Thor.
    pub bonus: u8,
    /// Battle Cries of the band.
    pub band_cries: u8,
    /// Battle Cries of the activated warriors.
    pub cries: u8,
    /// Free rerolls of any number of dice.
    pub rerolls: u8,
    /// How often the jarl's ability was used.
    pub jarl_uses: u8,
    /// The die that Sigvard may reroll a second time.
    pub tracked: Option<Face>,
    /// Whether dice were ever rerolled.
    pub rerolled: bool,
    /// Whether a die was discarded for a reroll.
    pub dropped: bool,
    /// Whether the jarl's payment was made.
    pub paid: bool,
    /// Whether the jarl's main ability does not work.
    pub main_off: bool,
    /// Whether the jarl's secondary ability does not work.
    pub second_off: bool,
    /// Cards in hand at the start of the battle.
    pub hand: u8,
    /// Warriors in the band at the start of the battle.
    pub band: u8,
    /// Whether the first roll has been made.
    pub rolled: bool,
    /// Extra dice that Loki's trick promised.
    pub promised: u8,
    /// Dwarves that have kept back a warrior.
    pub denied: u8,
    /// The total strength at the end of the own phase.
    pub total: u8,
    /// Warriors activated by the end of the own phase, wherever they are since then.
    pub fought: u8,
}

impl Side {
    /// Free dice.
    #[inline]
    pub fn free(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// Dice and Weapon Stocks that show a weapon.
    #[inline]
    pub fn weapons(&self) -> [u8; 5] {
        std::array::from_fn(|n| self.dice[n] + self.stock[n])
    }

    /// More strength.
    #[inline]
    pub fn strengthen(&mut self, value: u8) {
        self.bonus = self.bonus.saturating_add(value);
    }

    /// How many warriors are activated.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "sixteen bits at most")]
    pub const fn activated(&self) -> u8 {
        (self.active.count_ones() + self.helpers.count_ones()) as u8
    }
}

/// A card of Thor's help that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aid {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub from: Seat,
    /// Whether the attacker is helped.
    pub attacker: bool,
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    /// What kind.
    pub kind: Kind,
    /// How far it has come.
    pub step: BattleStep,
    /// Attacker and defender.
    pub sides: [Side; 2],
    /// Whether the frost ability has worked.
    pub frost: bool,
    /// Whether the attacker won; nobody if there is no winner.
    pub won: Option<bool>,
    /// Thor's cards.
    pub aids: [Option<Aid>; 4],
    /// A counter within a step: who has been asked, how many dwarves have worked.
    pub turn: u8,
    /// Loki saves the shield, or hands it over.
    pub loki_shield: bool,
    /// Whether the monster's ability is switched off.
    pub calm: bool,
    /// Solo: the card that was active when the battle began.
    pub foe: u8,
    /// Solo: warriors still to be sent or discarded, as bits.
    pub rest: u8,
}

impl Battle {
    /// Whether a battle is going on.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.kind != Kind::None
    }

    /// The side whose phase it is.
    #[inline]
    pub fn turn_of(&self) -> usize {
        match self.step {
            BattleStep::BeforeDefence | BattleStep::Defence => DEFENDER,
            BattleStep::Toll | BattleStep::BeforeAttack | BattleStep::Attack => ATTACKER,
            _ if self.kind == Kind::Raid => DEFENDER,
            _ => ATTACKER,
        }
    }

    /// The side of a player, if it fights.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        match self.kind {
            Kind::None => None,
            Kind::Duel => (0..2).find(|&side| self.sides[side].seat == seat),
            Kind::Ragnarok | Kind::Hunt => (self.sides[ATTACKER].seat == seat).then_some(ATTACKER),
            Kind::Raid => (self.sides[DEFENDER].seat == seat).then_some(DEFENDER),
        }
    }

    /// The winning side, if there is one.
    #[inline]
    pub fn winner(&self) -> Option<usize> {
        self.won.map(|attacker| if attacker { ATTACKER } else { DEFENDER })
    }
}
