//! The clauses behind cards, jarls and monsters, for whoever points at the rules.

use super::{Ability, Effect, Entry, Kind, Terror};
use crate::names::Jarl;

/// The clause that says what a card does.
pub fn clause_of_card(entry: &Entry) -> &'static str {
    match entry.kind {
        Kind::Warrior(warrior) => match (warrior.ability, warrior.favour) {
            (Some(ability), _) => of_ability(ability),
            (None, Some(_)) => "VH-10.4",
            (None, None) => "VH-1.22",
        },
        Kind::Tactic(effect) => of_effect(effect),
        Kind::Thor(..) => "VH-9.3",
        Kind::Mission(_) => "VH-10.19",
        Kind::Tyr(_) => "VH-12.8",
    }
}

fn of_ability(ability: Ability) -> &'static str {
    match ability {
        Ability::Frost => "VH-6.5",
        Ability::Kin { .. } => "VH-6.9",
        Ability::Mix => "VH-6.14",
        Ability::Foe { .. } => "VH-6.19",
        Ability::Block => "VH-11.3",
        Ability::DenyValhalla => "VH-11.7",
        Ability::ForceDiscardTactic => "VH-11.11",
        Ability::DiscardForStrength => "VH-11.15",
    }
}

fn of_effect(effect: Effect) -> &'static str {
    match effect {
        Effect::ExtraDieBestOf { .. } => "VH-6.24",
        Effect::Strength { condition: None, .. } => "VH-6.28",
        Effect::Strength { condition: Some(_), .. } => "VH-6.29",
        Effect::DiscardDieForStrength { symbol: None, .. } => "VH-6.31",
        Effect::DiscardDieForStrength { symbol: Some(_), .. } => "VH-6.32",
        Effect::FreeReroll { .. } => "VH-6.35",
        Effect::TurnAllX => "VH-6.37",
        Effect::SuppressJarl => "VH-6.39",
        Effect::VirtualDie { .. } => "VH-10.30",
        Effect::PathToValhalla => "VH-10.34",
        Effect::AddTopmostDiscardedWarrior => "VH-11.18",
        Effect::StrengthByBand { .. } => "VH-11.21",
        Effect::StrengthByActivated { .. } => "VH-11.23",
    }
}

/// The clause of a jarl's main ability; that of the secondary one follows it.
pub fn clause_of_jarl(jarl: Jarl) -> &'static str {
    match jarl {
        Jarl::Brynjarr => "VH-7.16",
        Jarl::Sigvard => "VH-7.21",
        Jarl::Valgard => "VH-7.25",
        Jarl::Blodhrafn => "VH-7.30",
        Jarl::Hodr => "VH-7.36",
        Jarl::Beinir => "VH-7.42",
        Jarl::Solveig => "VH-7.46",
        Jarl::Thord => "VH-7.53",
        Jarl::Borg => "VH-7.56",
        Jarl::Einar => "VH-7.59",
        Jarl::Jorunn => "VH-7.62",
        Jarl::Osk => "VH-7.65",
        Jarl::Osvir => "VH-7.68",
        Jarl::Mar => "VH-7.71",
        Jarl::Sigurd => "VH-7.76",
        Jarl::Agnar => "VH-7.79",
        Jarl::Villsvin => "VH-7.82",
        Jarl::Gorm => "VH-7.85",
        Jarl::Hakon => "VH-7.89",
        Jarl::Yrsa => "VH-7.92",
        Jarl::Ketil => "VH-7.95",
        Jarl::Freydis => "VH-7.99",
        Jarl::Hallbjorn => "VH-7.102",
        Jarl::Ulfrun => "VH-7.106",
        Jarl::Steinar => "VH-7.109",
    }
}

/// The clause of a monster's ability.
pub fn clause_of_terror(terror: Terror) -> &'static str {
    match terror {
        Terror::DiscardRandomHandCardAfterBattle => "VH-16.80",
        Terror::BandLimitMinus { .. } => "VH-16.81",
        Terror::LoseGloryAfterDefeat { .. } => "VH-16.83",
        Terror::LoseGloryAfterBattle { .. } => "VH-16.84",
        Terror::MillAfterPhaseA { .. } => "VH-16.87",
        Terror::DiscardHandCardBeforeBattle => "VH-16.88",
        Terror::JarlOff => "VH-16.89",
        Terror::TacticBanned { .. } => "VH-16.91",
        Terror::ClanAbilityOff { .. } => "VH-16.93",
        Terror::DiscardDieBeforeRoll => "VH-16.95",
        Terror::NoTactics => "VH-16.96",
        Terror::MaxTactics { .. } => "VH-16.97",
        Terror::DiscardWarriorBeforeBattle => "VH-16.98",
    }
}
