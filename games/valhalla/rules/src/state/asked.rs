//! What is being asked.

use crate::names::Face;
use serde::{Deserialize, Serialize};

/// What the free reroll of dice is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Throw {
    /// A die was discarded for it.
    Paid,
    /// A tactic, a jarl, Thor or Loki allows it.
    Free,
}

/// Why a warrior is to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spare {
    /// Freydis: one of the winner's stays.
    Freydis,
    /// A dwarf: one of the opponent's stays.
    Deny,
    /// loki-07: the loser chooses one that stays.
    LokiLoser,
    /// loki-07: the winner chooses one that stays.
    LokiWinner,
}

/// What is being asked. The rules stop nowhere else. Unless it says otherwise, it is asked of [`Table::who`](super::Table::who).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// Everybody who has not done so yet: choose a jarl.
    Jarl,
    /// One of the open warriors for the own board.
    Warrior,
    /// Everybody who has not done so yet: two cards to reject.
    Reject,
    /// Draft: a card for the offer, or cards from it.
    Draft,
    /// Draft: one more card from the offer.
    DraftTake,
    /// Solo: cards to put aside.
    Redraw,
    /// Phase A.
    Turn,
    /// The second warrior of the action.
    Second,
    /// A card of Tyr's wrath for the warrior just added at this place.
    Tyr(u8),
    /// In a full band, whose place the warrior takes that was turned up or picked out.
    Place {
        /// Whether it may be left out: only in positions that version 1 of the rules stored.
        free: bool,
    },
    /// Phase B with Brynjarr: more cards, or phase A again.
    PhaseB,
    /// Which of the drawn cards is discarded.
    Drawn,
    /// Everybody who does not fight and has cards: Thor's help.
    Thor,
    /// Something before the battle.
    Before,
    /// A card for an ability of the jarl, before the first roll.
    Payment,
    /// The own phase of the battle: rerolls, tactics, warriors.
    Fight,
    /// Which dice are thrown again.
    Reroll(Throw),
    /// Which of the dice of New Weapons is kept.
    NewWeapon([Face; 2]),
    /// Weapon Exchange: dice showing X to turn.
    Exchange,
    /// Gorm's second use, which is paid for.
    GormTurn,
    /// Which of the defender's warriors is blocked.
    Block,
    /// Which tactic goes.
    Force,
    /// A card for a dwarf.
    Sacrifice,
    /// Which warrior goes the path to Valhalla.
    Path,
    /// Which of the activated warriors are sent.
    Send,
    /// Jorunn: one card or two, or none.
    Jorunn,
    /// Blodhrafn: whether cards are turned up for a warrior.
    Blodhrafn,
    /// Steinar: everybody discards, or a card of one.
    Steinar,
    /// A card to discard because of Steinar.
    SteinarDiscard,
    /// Which warrior is kept from Valhalla.
    Spare(Spare),
    /// Yrsa: a card after the battle of others.
    Yrsa,
    /// Which row of Loki's trick.
    Loki,
    /// Loki: own warriors to send, at most so many.
    LokiSend(u8),
    /// Loki: one of the tactics played.
    LokiTactic,
    /// Loki: a card among so many of the discard pile, at most so many.
    LokiTake {
        /// How many of the topmost cards.
        among: u8,
        /// How many may be taken.
        left: u8,
    },
    /// Loki: a warrior of the hand for the band.
    LokiAdd {
        /// How many may be added.
        left: u8,
        /// With how many weapons together.
        weapons: u8,
    },
    /// Loki: the one warrior that the winner sends.
    LokiOne,
    /// Loki: a card of the opponent's hand.
    LokiLook,
    /// Loki: a card for the loser.
    LokiGive,
    /// Cards of the discard pile for so many points.
    Glory(u8),
    /// Solo: whose favour is paid next, where not all of them fit.
    Favour,
    /// A mission.
    Mission,
    /// Which warrior has no room in the band.
    Overflow,
    /// Solo: a card of the hand goes.
    HandToll,
    /// Solo: a warrior of the band goes.
    WarriorToll,
    /// Solo: the next warrior that goes to Valhalla, or is discarded if it does not fit.
    SoloSend,
    /// Solo: the one warrior that a beaten player may send.
    SoloOne,
    /// Solo: which card leaves Valhalla.
    GloryToll,
    /// Ragnarok: the order in which the warriors left in band and hand are discarded.
    Leave,
    /// Which of the cards that leave together is discarded first.
    Order,
    /// Nothing: the game is over.
    Over,
}

impl Asked {
    /// Its key in scenarios and in the locale files.
    pub const fn word(self) -> &'static str {
        match self {
            Asked::Jarl => "jarl",
            Asked::Warrior => "warrior",
            Asked::Reject => "reject",
            Asked::Draft => "draft",
            Asked::DraftTake => "draft-take",
            Asked::Redraw => "redraw",
            Asked::Turn => "turn",
            Asked::Second => "second",
            Asked::Tyr(_) => "tyr",
            Asked::Place { .. } => "place",
            Asked::PhaseB => "phase-b",
            Asked::Drawn => "drawn",
            Asked::Thor => "thor",
            Asked::Before => "before",
            Asked::Payment => "payment",
            Asked::Fight => "fight",
            Asked::Reroll(_) => "reroll",
            Asked::NewWeapon(_) => "new-weapon",
            Asked::Exchange => "exchange",
            Asked::GormTurn => "gorm-turn",
            Asked::Block => "block",
            Asked::Force => "force",
            Asked::Sacrifice => "sacrifice",
            Asked::Path => "path",
            Asked::Send => "send",
            Asked::Jorunn => "jorunn",
            Asked::Blodhrafn => "blodhrafn",
            Asked::Steinar => "steinar",
            Asked::SteinarDiscard => "steinar-discard",
            Asked::Spare(_) => "spare",
            Asked::Yrsa => "yrsa",
            Asked::Loki => "loki",
            Asked::LokiSend(_) => "loki-send",
            Asked::LokiTactic => "loki-tactic",
            Asked::LokiTake { .. } => "loki-take",
            Asked::LokiAdd { .. } => "loki-add",
            Asked::LokiOne => "loki-one",
            Asked::LokiLook => "loki-look",
            Asked::LokiGive => "loki-give",
            Asked::Glory(_) => "glory",
            Asked::Favour => "favour",
            Asked::Mission => "mission",
            Asked::Overflow => "overflow",
            Asked::HandToll => "hand-toll",
            Asked::WarriorToll => "warrior-toll",
            Asked::SoloSend => "solo-send",
            Asked::SoloOne => "solo-one",
            Asked::GloryToll => "glory-toll",
            Asked::Leave => "leave",
            Asked::Order => "order",
            Asked::Over => "over",
        }
    }

    /// The clause behind the question.
    pub const fn clause(self) -> &'static str {
        match self {
            Asked::Jarl => "VH-2.5",
            Asked::Warrior => "VH-2.23",
            Asked::Reject => "VH-2.27",
            Asked::Draft => "VH-17.7",
            Asked::DraftTake => "VH-17.10",
            Asked::Redraw => "VH-16.13",
            Asked::Turn => "VH-3.3",
            Asked::Second => "VH-3.10",
            Asked::Tyr(_) => "VH-12.8",
            Asked::Place { .. } => "VH-3.8",
            Asked::PhaseB => "VH-7.16",
            Asked::Drawn => "VH-3.23",
            Asked::Thor => "VH-9.3",
            Asked::Before => "VH-4.4",
            Asked::Payment => "VH-7.10",
            Asked::Fight => "VH-4.23",
            Asked::Reroll(_) => "VH-4.12",
            Asked::NewWeapon(_) => "VH-6.24",
            Asked::Exchange => "VH-6.37",
            Asked::GormTurn => "VH-7.86",
            Asked::Block => "VH-11.3",
            Asked::Force => "VH-11.11",
            Asked::Sacrifice => "VH-11.15",
            Asked::Path => "VH-10.34",
            Asked::Send => "VH-4.61",
            Asked::Jorunn => "VH-7.115",
            Asked::Blodhrafn => "VH-7.30",
            Asked::Steinar => "VH-7.110",
            Asked::SteinarDiscard => "VH-7.109",
            Asked::Spare(Spare::Freydis) => "VH-7.99",
            Asked::Spare(Spare::Deny) => "VH-11.7",
            Asked::Spare(Spare::LokiLoser) => "VH-8.44",
            Asked::Spare(Spare::LokiWinner) => "VH-8.45",
            Asked::Yrsa => "VH-7.92",
            Asked::Loki => "VH-8.8",
            Asked::LokiSend(_) => "VH-8.13",
            Asked::LokiTactic => "VH-8.24",
            Asked::LokiTake { .. } => "VH-8.29",
            Asked::LokiAdd { .. } => "VH-8.39",
            Asked::LokiOne => "VH-8.43",
            Asked::LokiLook => "VH-8.55",
            Asked::LokiGive => "VH-8.57",
            Asked::Glory(_) => "VH-10.16",
            Asked::Favour => "VH-16.77",
            Asked::Mission => "VH-10.19",
            Asked::Overflow => "VH-4.70",
            Asked::HandToll => "VH-16.88",
            Asked::WarriorToll => "VH-16.98",
            Asked::SoloSend => "VH-16.42",
            Asked::SoloOne => "VH-16.44",
            Asked::GloryToll => "VH-16.85",
            Asked::Leave | Asked::Order => "VH-1.44",
            Asked::Over => "VH-5.34",
        }
    }
}
