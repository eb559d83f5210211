//! The table of cards as a file: its entries as they are written, and what a card says there.

use super::read::{Result, bad};
use super::{Ability, Deck, Effect, Favour, Help, Kind, Mission, Row, Side, Source, Terror, Warrior, Weapons, Wrath};
use crate::names::{Clan, Face, Jarl, Monster};
use serde::Deserialize;
use toml::Spanned;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub card: Vec<Spanned<CardLines>>,
    pub jarl: Vec<Spanned<JarlLines>>,
    pub loki: Vec<Spanned<LokiLines>>,
    pub king_bonus: Vec<Spanned<BonusLines>>,
    pub monster: Vec<Spanned<MonsterLines>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum KindWord {
    Warrior,
    Tactic,
    Thor,
    Mission,
    Tyr,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum WeaponRule {
    Any2,
    Same2,
    Same3,
    Pairs2,
    Diff3,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardLines {
    pub id: String,
    pub deck: Deck,
    pub kind: KindWord,
    pub clan: Option<Clan>,
    pub strength: Option<u8>,
    pub glory: Option<u8>,
    pub weapons: Option<Vec<Face>>,
    pub weapon_rule: Option<WeaponRule>,
    pub ability: Option<Ability>,
    pub favour: Option<Favour>,
    pub condition: Option<toml::Value>,
    pub effect: Option<toml::Value>,
    pub copies: u8,
    pub source: Source,
    pub ability_source: Option<Source>,
    pub favour_source: Option<Source>,
    pub condition_source: Option<Source>,
    pub effect_source: Option<Source>,
    pub symbol_source: Option<Source>,
    pub copies_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JarlLines {
    pub id: Jarl,
    pub mode: Mode,
    pub min_players: u8,
    pub solo: bool,
    pub first_game: bool,
    pub source: Source,
    pub name_source: Option<Source>,
    pub mode_source: Option<Source>,
    pub min_players_source: Option<Source>,
    pub solo_source: Option<Source>,
    pub first_game_source: Option<Source>,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum Mode {
    Both,
    Either,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LokiLines {
    pub id: String,
    pub setup_discard_delta: i8,
    #[serde(rename = "first_game")]
    pub _first_game: bool,
    pub rows: Vec<Row>,
    pub source: Source,
    pub ranges_source: Option<Source>,
    pub setup_discard_delta_source: Option<Source>,
    pub first_game_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusLines {
    pub players: u8,
    #[serde(rename = "copies")]
    pub _copies: u8,
    pub rewards: [u8; 4],
    pub attacker_dice: [u8; 4],
    pub source: Source,
    pub copies_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonsterLines {
    pub id: String,
    pub monster: Monster,
    pub step: u8,
    pub side: String,
    pub strength: u8,
    pub valhalla_cap: u8,
    pub attack_symbols: Vec<Face>,
    pub clans: Vec<Clan>,
    pub ability: Option<Terror>,
    pub source: Source,
    pub name_source: Option<Source>,
    pub ability_source: Option<Source>,
}

/// Reads a value whose words depend on the kind of the card.
fn read<T: serde::de::DeserializeOwned>(line: usize, id: &str, key: &str, value: &Option<toml::Value>) -> Result<T> {
    let Some(value) = value else { return bad(line, format!("{id} needs `{key}`")) };
    match value.clone().try_into() {
        Ok(read) => Ok(read),
        Err(error) => bad(line, format!("{key} of {id}: {}", error.to_string().trim().replace('\n', " "))),
    }
}

impl CardLines {
    fn weapons(&self, line: usize) -> Result<Weapons> {
        let id = &self.id;
        Ok(match (&self.weapons, &self.weapon_rule) {
            (Some(list), None) => {
                let mut needed = [0; 5];
                for face in list {
                    match needed.get_mut(face.index()) {
                        Some(count) => *count += 1,
                        None => return bad(line, format!("{id}: x is no weapon")),
                    }
                }
                if !(1..=6).contains(&list.len()) {
                    return bad(line, format!("{id} needs one to six weapons"));
                }
                Weapons::Exact(needed)
            }
            (None, Some(rule)) => match rule {
                WeaponRule::Any2 => Weapons::Any2,
                WeaponRule::Same2 => Weapons::Same2,
                WeaponRule::Same3 => Weapons::Same3,
                WeaponRule::Pairs2 => Weapons::Pairs2,
                WeaponRule::Diff3 => Weapons::Diff3,
            },
            _ => return bad(line, format!("warrior {id} needs either `weapons` or a `weapon_rule`")),
        })
    }

    /// What kind of card it is, with what belongs to the kind.
    pub fn kind(&self, line: usize) -> Result<Kind> {
        let id = &self.id;
        let warrior = matches!(self.kind, KindWord::Warrior);
        let stray = [
            ("clan", self.clan.is_some()),
            ("strength", self.strength.is_some()),
            ("weapons", self.weapons.is_some()),
            ("weapon_rule", self.weapon_rule.is_some()),
            ("ability", self.ability.is_some()),
            ("favour", self.favour.is_some()),
        ];
        if let Some((key, _)) = stray.into_iter().find(|(_, there)| *there && !warrior) {
            return bad(line, format!("{id} is no warrior and has no `{key}`"));
        }
        Ok(match self.kind {
            KindWord::Warrior => {
                let (Some(clan), Some(strength), Some(_)) = (self.clan, self.strength, self.glory) else {
                    return bad(line, format!("warrior {id} needs `clan`, `strength` and `glory`"));
                };
                let weapons = self.weapons(line)?;
                if strength > 30 {
                    return bad(line, format!("a strength of {strength} for {id} is too much"));
                }
                Kind::Warrior(Warrior { clan, strength, weapons, ability: self.ability, favour: self.favour })
            }
            KindWord::Tactic => {
                let effect: Effect = read(line, id, "effect", &self.effect)?;
                if let Effect::ExtraDieBestOf { roll, keep } = effect
                    && (!(1..=2).contains(&roll) || keep != 1)
                {
                    return bad(line, format!("{id} can roll one or two dice and keep one"));
                }
                if let Effect::VirtualDie { symbol: Face::X } = effect {
                    return bad(line, format!("{id}: x is no weapon"));
                }
                Kind::Tactic(effect)
            }
            KindWord::Thor => {
                let side: Side = read(line, id, "condition", &self.condition)?;
                let help: Help = read(line, id, "effect", &self.effect)?;
                Kind::Thor(side, help)
            }
            KindWord::Mission => {
                let mission: Mission = read(line, id, "condition", &self.condition)?;
                Kind::Mission(mission)
            }
            KindWord::Tyr => {
                let wrath: Wrath = read(line, id, "effect", &self.effect)?;
                Kind::Tyr(wrath)
            }
        })
    }
}
