//! The battle that is going on.

use super::{CardId, colour, places};
use meadhall_bots::{Written, kebab_case};
use meadhall_valhalla::battle::Side;
use meadhall_valhalla::{Colour, Face, View};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A battle.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Battle {
    /// What kind: `duel`, `ragnarok`, `hunt` (the player attacks the monster) or `raid` (the monster attacks).
    pub kind: String,
    /// How far it has come, such as `attack` or `defence`.
    pub step: String,
    /// The side that attacks; without a meaning where the monster does.
    pub attacker: Fighter,
    /// The side that defends; without a meaning where nobody but a monster or Ragnarok does.
    pub defender: Fighter,
    /// Whether the frost ability has worked.
    pub frost: bool,
    /// Who won: `attacker`, `defender`, or null as long as nobody has.
    pub winner: Option<&'static str>,
    /// Thor's cards.
    pub aids: Vec<Aid>,
    /// A counter within a step: who has been asked, how many dwarves have worked.
    pub turn: u8,
    /// Whether Loki saves the shield, or hands it over.
    pub loki_shield: bool,
    /// Whether the monster's ability is switched off.
    pub calm: bool,
    /// Solo: the monster's card that was active when the battle began, from 1.
    pub monster_card: u8,
    /// Solo: the places of warriors still to be sent or discarded.
    pub rest: Vec<u8>,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Fighter {
    /// Who.
    pub player: Written<Colour>,
    /// The strength as it stands.
    pub strength: u8,
    /// Free dice, by their faces.
    pub dice: BTreeMap<&'static str, u8>,
    /// Weapon Stocks not yet used, by their weapons.
    pub stock: BTreeMap<&'static str, u8>,
    /// Dice on activated warriors.
    pub locked: u8,
    /// Dice set aside, or never rolled.
    pub aside: u8,
    /// Grey dice among all dice of the side.
    pub grey: u8,
    /// Whether a die lies on Valgard.
    pub on_jarl: bool,
    /// The places of the activated warriors of the own band.
    pub active: Vec<u8>,
    /// The places of the activated warriors of the partner's or ally's band.
    pub helpers: Vec<u8>,
    /// The places of own warriors that are blocked.
    pub blocked: Vec<u8>,
    /// The places of own warriors named by Path to Valhalla.
    pub path: Vec<u8>,
    /// The places of own warriors that are to be sent.
    pub sent: Vec<u8>,
    /// The places of the ally's warriors that are to be sent.
    pub helpers_sent: Vec<u8>,
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
    pub tracked: Option<Written<Face>>,
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
    pub hand_at_start: u8,
    /// Warriors in the band at the start of the battle.
    pub band_at_start: u8,
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

/// A card of Thor's help that was played.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Aid {
    /// The card.
    pub card: CardId,
    /// Who played it.
    pub from: Written<Colour>,
    /// Whether the attacker is helped, and not the defender.
    pub for_attacker: bool,
}

fn fighter(side: &Side, strength: u8) -> Fighter {
    let counted = |counts: &[u8]| {
        let faces = Face::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
        faces.map(|(face, count)| (face.word(), *count)).collect()
    };
    Fighter {
        player: colour(side.seat),
        strength,
        dice: counted(&side.dice),
        stock: counted(&side.stock),
        locked: side.locked,
        aside: side.aside,
        grey: side.grey,
        on_jarl: side.on_jarl,
        active: places(side.active),
        helpers: places(side.helpers),
        blocked: places(side.blocked),
        path: places(side.path),
        sent: places(side.sent),
        helpers_sent: places(side.helpers_sent),
        tactics: side.tactics,
        bonus: side.bonus,
        band_cries: side.band_cries,
        cries: side.cries,
        rerolls: side.rerolls,
        jarl_uses: side.jarl_uses,
        tracked: side.tracked.map(Written),
        rerolled: side.rerolled,
        dropped: side.dropped,
        paid: side.paid,
        main_off: side.main_off,
        second_off: side.second_off,
        hand_at_start: side.hand,
        band_at_start: side.band,
        rolled: side.rolled,
        promised: side.promised,
        denied: side.denied,
        total: side.total,
        fought: side.fought,
    }
}

pub(super) fn of(view: &View) -> Battle {
    let battle = &view.table.battle;
    let [attacker, defender] = &battle.sides;
    Battle {
        kind: kebab_case(battle.kind),
        step: kebab_case(battle.step),
        attacker: fighter(attacker, view.strength[0]),
        defender: fighter(defender, view.strength[1]),
        frost: battle.frost,
        winner: battle.won.map(|attacker| if attacker { "attacker" } else { "defender" }),
        aids: battle
            .aids
            .iter()
            .flatten()
            .map(|aid| Aid { card: aid.card.word(), from: colour(aid.from), for_attacker: aid.attacker })
            .collect(),
        turn: battle.turn,
        loki_shield: battle.loki_shield,
        calm: battle.calm,
        monster_card: battle.foe + 1,
        rest: places(battle.rest),
    }
}
