//! What a card is called and what its text says: the printed words, those of the file that the cards came from, or words
//! made from the effect.

use crate::data::{Card, Cards, Effect, Kind, Said};
use crate::names::Region;
use meadhall_engine::{Arg, Message};

/// A text of a file, as a placeholder.
fn said(texts: &Said) -> Arg {
    Arg::Said(texts.iter().map(|(code, text)| ((*code).into(), text.clone())).collect())
}

/// A name such as `freyas-tears` as a title.
fn titled(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

impl Cards {
    /// The title of a card, as a placeholder.
    pub fn title(&self, card: Card) -> Arg {
        match self.caption(card) {
            Some(caption) if !caption.name.is_empty() => said(&caption.name),
            Some(caption) if card.is_own() => Arg::Text(titled(&caption.id)),
            _ if card.is_own() => Arg::Text(titled(card.word())),
            _ => Arg::word(format!("card-{}", card.id())),
        }
    }

    /// The title of a card, as a message.
    pub fn name(&self, card: Card) -> Message {
        match self.title(card) {
            Arg::Word(key) => Message::new(key),
            text => Message::new("card-said").with("text", text),
        }
    }

    /// The text of a card: that of its file, the printed one where the card is as it is printed, or one made from its effect.
    pub fn text(&self, card: Card) -> Message {
        if let Some(caption) = self.caption(card).filter(|caption| !caption.text.is_empty()) {
            return Message::new("card-said").with("text", said(&caption.text));
        }
        let (face, printed) = (&self[card], &Cards::built_in()[card]);
        // The texts of warriors name their STR.
        let same_number = face.kind != Kind::Warrior || face.value == printed.value;
        if !card.is_own() && face.kind == printed.kind && face.effect == printed.effect && same_number {
            return Message::new(format!("card-{}-effect", card.id()));
        }
        self.text_of_effect(card)
    }

    fn text_of_effect(&self, card: Card) -> Message {
        let face = &self[card];
        let key = match (face.effect, face.kind) {
            (Effect::Plain, kind) => format!("effect-plain-{}", kind.word()),
            (Effect::MostIn(region), _) => format!("effect-most-in-{region}"),
            (effect, _) => format!("effect-{}", effect.word()),
        };
        let message = Message::new(key);
        match face.effect {
            Effect::Plain => message.with("strength", face.value),
            Effect::Pairs(more) => {
                let pair = u16::from(face.value) * 2 + u16::from(more);
                message.with("pair", pair).with("strength", face.value)
            }
            Effect::Win { glory, rage, steps } => {
                let part = |key: &'static str, count: u16| {
                    (count > 0).then(|| Arg::from(Message::new(key).with("count", count)))
                };
                let parts = [
                    part("effect-win-glory", glory),
                    part("effect-win-rage", rage.into()),
                    part("effect-win-step", steps.into()),
                ];
                message.with("gain", parts.into_iter().flatten().collect::<Vec<Arg>>())
            }
            effect => match effect.number() {
                Some(number) => message.with("count", number),
                None => message,
            },
        }
    }

    /// The clause that states what a card does.
    pub fn clause(&self, card: Card) -> &'static str {
        let face = &self[card];
        match face.effect {
            Effect::Plain if face.kind == Kind::Warrior => "BR-11.64",
            Effect::Plain => "BR-11.1",
            Effect::LoseWarrior => "BR-11.2",
            Effect::KeepOne => "BR-11.6",
            Effect::GloryPerDead(_) => "BR-11.9",
            Effect::HighestBonus => "BR-11.11",
            Effect::Late => "BR-11.16",
            Effect::DiscardAll => "BR-11.17",
            Effect::PillageStep => "BR-11.43",
            Effect::TakeRage(_) => "BR-11.35",
            Effect::TakeGlory(_) => "BR-11.37",
            Effect::TakeCards => "BR-11.38",
            Effect::Win { rage: 0, steps: 0, .. } => "BR-11.23",
            Effect::Win { rage: 0, .. } => "BR-11.24",
            Effect::Win { .. } => "BR-11.25",
            Effect::CancelTexts => "BR-11.28",
            Effect::MostIn(Region::Alfheim) => "BR-11.46",
            Effect::MostIn(Region::Jotunheim) => "BR-11.47",
            Effect::MostIn(Region::Manheim) => "BR-11.48",
            Effect::MostInCentre => "BR-11.49",
            Effect::Fallen(_) => "BR-11.50",
            Effect::MostInProvinces(_) => "BR-11.52",
            upgrade => clause_of_upgrade(upgrade),
        }
    }
}

/// The clause that states what an upgrade does.
const fn clause_of_upgrade(effect: Effect) -> &'static str {
    match effect {
        Effect::LeaderMoves => "BR-11.55",
        Effect::LeaderRaises => "BR-11.57",
        Effect::LeaderRaisesAll => "BR-11.58",
        Effect::Pairs(1) => "BR-11.61",
        Effect::Pairs(_) => "BR-11.62",
        Effect::ShipGlory(_) => "BR-11.65",
        Effect::ReleaseGlory(_) => "BR-11.68",
        Effect::WarriorAfterDefeat => "BR-11.71",
        Effect::CheaperUpgrades => "BR-11.74",
        Effect::ExtraWarrior => "BR-11.75",
        Effect::SaveFigures => "BR-11.79",
        Effect::InvadeFromValhalla => "BR-11.83",
        Effect::Sacrifice => "BR-11.86",
        Effect::DoubleRagnarok => "BR-11.89",
        Effect::DoubleQuests => "BR-11.90",
        Effect::GloryForKills => "BR-11.91",
        Effect::PillageAfterInvade => "BR-11.93",
        Effect::FinalFigures(_) => "BR-11.96",
        Effect::QuestBonus(_) => "BR-11.97",
        Effect::PillageAgain => "BR-11.100",
        Effect::KeepCards => "BR-11.102",
        Effect::SlayWarriors => "BR-11.104",
        Effect::SlayAllButMonsters => "BR-11.105",
        Effect::Free => "BR-11.108",
        Effect::CountsAsShip => "BR-11.109",
        Effect::GloryPerEnemy(_) => "BR-11.112",
        Effect::AtHomeInCentre(_) => "BR-11.114",
        Effect::RewardAgain => "BR-11.116",
        Effect::RetreatsToCentre => "BR-11.118",
        Effect::CountsAsLeader => "BR-14.3",
        Effect::DestroysItsProvince => "BR-14.5",
        Effect::TakesPlace => "BR-14.9",
        Effect::OnlyMonstersCount => "BR-14.11",
        Effect::GloryPerFallenLoser => "BR-14.12",
        Effect::FreeInvadesHere => "BR-14.13",
        Effect::StrengthOfFallen => "BR-14.14",
        Effect::MysticsRetreat => "BR-15.10",
        Effect::MysticsSlay => "BR-15.11",
        Effect::MysticsPay(_) => "BR-15.13",
        // The effects of battle cards and quests, which have clauses of their own.
        _ => "BR-10.5",
    }
}
