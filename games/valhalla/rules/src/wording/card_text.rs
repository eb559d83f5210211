//! What cards and monsters do, in words, with their values from the table of cards.

use super::dice_words;
use crate::Valhalla;
use crate::action::Dice;
use crate::data::{Ability, Banned, Card, Effect, Favour, Help, Kind, Mission, Side, Terror, Weapons, Wrath};
use crate::names::{Clan, Face};
use meadhall_engine::{Arg, Message};

fn one(case: &str, clan: Clan) -> Arg {
    Arg::word(format!("one-{case}-{clan}"))
}

impl Valhalla {
    /// What a card does, in words, with its values from the table of cards.
    pub fn card_text(&self, card: Card) -> Message {
        let Some(entry) = self.cards.get(card) else { return Message::new("text-plain") };
        match entry.kind {
            Kind::Warrior(warrior) => {
                let ability = warrior.ability.map(ability_text);
                let favour = warrior.favour.map(favour_text);
                match (ability, favour) {
                    (Some(ability), Some(favour)) => {
                        Message::new("text-both").with("ability", ability).with("favour", favour)
                    }
                    (Some(text), None) | (None, Some(text)) => text,
                    (None, None) => Message::new("text-plain"),
                }
            }
            Kind::Tactic(effect) => effect_text(effect),
            Kind::Thor(side, help) => {
                let key = match side {
                    Side::Fewer => "text-thor-fewer",
                    Side::FewerOrEqual => "text-thor-fewer-or-equal",
                };
                let help = match help {
                    Help::DrawCard => Message::new("help-draw"),
                    Help::Strength { value } => Message::new("help-strength").with("value", value),
                    Help::FreeReroll => Message::new("help-reroll"),
                    Help::ExtraDie => Message::new("help-die"),
                    Help::StealRandomCard => Message::new("help-steal"),
                };
                Message::new(key).with("help", help)
            }
            Kind::Mission(mission) => Message::new(match mission {
                Mission::NoDieDiscarded => "text-mission-no-die",
                Mission::Margin5 => "text-mission-margin",
                Mission::Activated3 => "text-mission-activated",
            })
            .with("points", entry.glory),
            Kind::Tyr(wrath) => match wrath {
                Wrath::OneDieLess => Message::new("text-tyr-less"),
                Wrath::Strength { value } => Message::new("text-tyr-strength").with("value", value),
                Wrath::StrengthIfFoe { clan, value } => {
                    Message::new("text-tyr-foe").with("value", value).with("one", one("acc", clan))
                }
            },
        }
    }

    /// The weapons of a warrior in words.
    pub fn weapons_text(&self, card: Card) -> Option<Message> {
        let warrior = self.cards.warrior(card)?;
        Some(match warrior.weapons {
            Weapons::Exact([a, b, c, d, e]) => {
                Message::new("weapons-exact").with("dice", dice_words(Dice([a, b, c, d, e, 0])))
            }
            Weapons::Any2 => Message::new("weapons-any2"),
            Weapons::Same2 => Message::new("weapons-same2"),
            Weapons::Same3 => Message::new("weapons-same3"),
            Weapons::Pairs2 => Message::new("weapons-pairs2"),
            Weapons::Diff3 => Message::new("weapons-diff3"),
        })
    }

    /// What a monster's card does.
    pub fn terror_text(&self, terror: Option<Terror>) -> Message {
        let key = |key: &'static str| Message::new(key);
        match terror {
            None => key("terror-none"),
            Some(Terror::DiscardRandomHandCardAfterBattle) => key("terror-random-discard"),
            Some(Terror::BandLimitMinus { .. }) => key("terror-smaller-band"),
            Some(Terror::LoseGloryAfterDefeat { .. }) => key("terror-glory-after-defeat"),
            Some(Terror::LoseGloryAfterBattle { .. }) => key("terror-glory-after-battle"),
            Some(Terror::MillAfterPhaseA { .. }) => key("terror-deck-discard"),
            Some(Terror::DiscardHandCardBeforeBattle) => key("terror-hand-discard"),
            Some(Terror::JarlOff) => key("terror-jarl-off"),
            Some(Terror::TacticBanned { symbol: Banned::Heroic }) => key("terror-no-heroic"),
            Some(Terror::TacticBanned { symbol: Banned::Fury }) => key("terror-no-fury"),
            Some(Terror::ClanAbilityOff { clan }) => {
                key("terror-clan-off").with("clan", Arg::word(format!("clan-{clan}")))
            }
            Some(Terror::DiscardDieBeforeRoll) => key("terror-die-fewer"),
            Some(Terror::NoTactics) => key("terror-no-tactics"),
            Some(Terror::MaxTactics { value }) => key("terror-max-tactics").with("count", value),
            Some(Terror::DiscardWarriorBeforeBattle) => key("terror-warrior-discard"),
        }
    }
}

fn ability_text(ability: Ability) -> Message {
    match ability {
        Ability::Frost => Message::new("text-frost"),
        Ability::Kin { clan } => Message::new("text-kin").with("one", one("nom", clan)),
        Ability::Mix => Message::new("text-mix"),
        Ability::Foe { clan } => Message::new("text-foe").with("one", one("acc", clan)),
        Ability::Block => Message::new("text-block"),
        Ability::DenyValhalla => Message::new("text-deny"),
        Ability::ForceDiscardTactic => Message::new("text-force"),
        Ability::DiscardForStrength => Message::new("text-sacrifice"),
    }
}

fn favour_text(favour: Favour) -> Message {
    match favour {
        Favour::PerCompanion { points } => Message::new("text-favour-companions").with("points", points),
        Favour::WithClan { clan, points } => {
            Message::new("text-favour-clan").with("points", points).with("one", one("ins", clan))
        }
        Favour::Alone { points } => Message::new("text-favour-alone").with("points", points),
    }
}

fn effect_text(effect: Effect) -> Message {
    match effect {
        Effect::ExtraDieBestOf { .. } => Message::new("text-new-weapons"),
        Effect::Strength { value, condition: None } => Message::new("text-fury").with("value", value),
        Effect::Strength { value, condition: Some(_) } => Message::new("text-fury-outnumbered").with("value", value),
        Effect::DiscardDieForStrength { value, symbol: None } => Message::new("text-heroic").with("value", value),
        Effect::DiscardDieForStrength { value, symbol: Some(face) } => {
            Message::new("text-heroic-symbol").with("value", value).with("face", showing(face))
        }
        Effect::FreeReroll { times } => Message::new("text-counterblow").with("count", times),
        Effect::TurnAllX => Message::new("text-weapon-exchange"),
        Effect::SuppressJarl => Message::new("text-surrounded"),
        Effect::VirtualDie { symbol } => Message::new("text-weapon-stock").with("face", showing(symbol)),
        Effect::PathToValhalla => Message::new("text-path"),
        Effect::AddTopmostDiscardedWarrior => Message::new("text-call-to-arms"),
        Effect::StrengthByBand { .. } => Message::new("text-cry-band"),
        Effect::StrengthByActivated { table: [a, b, c, d, ..] } => {
            Message::new("text-cry-activated").with("one", a).with("two", b).with("three", c).with("four", d)
        }
    }
}

/// A face in the case that follows "showing".
fn showing(face: Face) -> Arg {
    Arg::word(format!("showing-{face}"))
}
