//! What a card is and what its text does: the vocabulary of the table of cards.

use crate::names::{Figure, Region};
use serde::Deserialize;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Red: a bonus in battle.
    Battle,
    /// Green: Glory for a demand.
    Quest,
    /// Black: an upgrade of the leader.
    Leader,
    /// Black: an upgrade of all warriors.
    Warrior,
    /// Black: an upgrade of the ship.
    Ship,
    /// Black: a monster.
    Monster(Figure),
    /// Black: an upgrade of the clan.
    Clan,
}

/// The box that a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Module {
    /// The base game with its cards for five.
    #[default]
    Box,
    /// The Kickstarter monsters.
    Kickstarter,
    /// Mystics of Midgard.
    Mystics,
}

/// What the text of a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Nothing beyond its value.
    #[default]
    Plain,

    // Battle cards.
    /// Opponents lose a warrior each.
    LoseWarrior,
    /// Everybody keeps one figure.
    KeepOne,
    /// Glory for each figure destroyed in the battle.
    GloryPerDead(u16),
    /// The bonus is the highest among the opponents'.
    HighestBonus,
    /// May be added after the reveal.
    Late,
    /// All revealed cards go, their bonuses are Glory, new ones are played.
    DiscardAll,
    /// One more stat for a successful pillage.
    PillageStep,
    /// A loser takes Rage from the winner.
    TakeRage(u8),
    /// A loser takes Glory from the winner.
    TakeGlory(u16),
    /// A loser takes the winner's cards.
    TakeCards,
    /// For winning.
    Win {
        /// Glory.
        #[serde(default)]
        glory: u16,
        /// Rage.
        #[serde(default)]
        rage: u8,
        /// Steps of a stat of choice.
        #[serde(default)]
        steps: u8,
    },
    /// The texts of the opponents' cards do nothing.
    CancelTexts,

    // Quests.
    /// Most STR in a province of the region.
    MostIn(Region),
    /// Most STR in Yggdrasil.
    MostInCentre,
    /// Figures in Valhalla.
    Fallen(u8),
    /// Most STR in several provinces.
    MostInProvinces(u8),

    // Troop upgrades.
    /// The leader moves on after a pillage.
    LeaderMoves,
    /// One stat after a pillage with the leader.
    LeaderRaises,
    /// All stats after a pillage with the leader.
    LeaderRaisesAll,
    /// More STR for each pair of warriors in a province.
    Pairs(u8),
    /// Glory for each destroyed ship.
    ShipGlory(u16),

    // Clan upgrades.
    /// Glory for each released figure.
    ReleaseGlory(u16),
    /// A warrior invades after a lost battle.
    WarriorAfterDefeat,
    /// Upgrades cost 1 Rage less.
    CheaperUpgrades,
    /// A further warrior invades along.
    ExtraWarrior,
    /// 1 Rage saves a figure.
    SaveFigures,
    /// Figures invade from Valhalla.
    InvadeFromValhalla,
    /// Two figures for a stat.
    Sacrifice,
    /// Ragnarök pays twice.
    DoubleRagnarok,
    /// Quests pay twice.
    DoubleQuests,
    /// Glory for two enemies destroyed in a battle.
    GloryForKills,
    /// Pillage right after invading.
    PillageAfterInvade,
    /// Glory for figures on the board at the end.
    FinalFigures(u16),
    /// A revealed quest may count as a battle card.
    QuestBonus(u8),
    /// Pillage a pillaged province.
    PillageAgain,
    /// Winners may keep their cards.
    KeepCards,
    /// Mystics retreat instead of dying.
    MysticsRetreat,
    /// Mystics invade held villages.
    MysticsSlay,
    /// Glory for mystics in won battles.
    MysticsPay(u16),

    // Monsters.
    /// Slays enemy warriors where it invades.
    SlayWarriors,
    /// Slays all enemies but monsters where it invades.
    SlayAllButMonsters,
    /// Costs no Rage.
    Free,
    /// Is a ship too.
    CountsAsShip,
    /// Glory for each enemy destroyed in a battle.
    GloryPerEnemy(u16),
    /// May invade Yggdrasil and has this STR there.
    AtHomeInCentre(u8),
    /// The pillage reward again.
    RewardAgain,
    /// May retreat to Yggdrasil.
    RetreatsToCentre,
    /// Is a leader too.
    CountsAsLeader,
    /// Ragnarök takes its province.
    DestroysItsProvince,
    /// Takes a figure's place.
    TakesPlace,
    /// Only monsters add STR to its battles.
    OnlyMonstersCount,
    /// Glory for the losers' figures in Valhalla.
    GloryPerFallenLoser,
    /// Its owner invades its province without paying.
    FreeInvadesHere,
    /// Costs no Rage; STR by its owner's figures in Valhalla.
    StrengthOfFallen,
}

impl Kind {
    /// The word in the table of cards.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Battle => "battle",
            Kind::Quest => "quest",
            Kind::Leader => "leader",
            Kind::Warrior => "warrior",
            Kind::Ship => "ship",
            Kind::Monster(_) => "monster",
            Kind::Clan => "clan",
        }
    }

    /// The words of the effects that a card of this kind may have. None acts on a card of another kind.
    pub const fn effects(self) -> &'static [&'static str] {
        match self {
            Kind::Battle => &[
                "lose-warrior",
                "keep-one",
                "glory-per-dead",
                "highest-bonus",
                "late",
                "discard-all",
                "pillage-step",
                "take-rage",
                "take-glory",
                "take-cards",
                "win",
                "cancel-texts",
            ],
            Kind::Quest => &["most-in", "most-in-centre", "fallen", "most-in-provinces"],
            Kind::Leader => &["leader-moves", "leader-raises", "leader-raises-all"],
            Kind::Warrior => &["pairs"],
            Kind::Ship => &["ship-glory"],
            Kind::Clan => &[
                "release-glory",
                "warrior-after-defeat",
                "cheaper-upgrades",
                "extra-warrior",
                "save-figures",
                "invade-from-valhalla",
                "sacrifice",
                "double-ragnarok",
                "double-quests",
                "glory-for-kills",
                "pillage-after-invade",
                "final-figures",
                "quest-bonus",
                "pillage-again",
                "keep-cards",
                "mystics-retreat",
                "mystics-slay",
                "mystics-pay",
            ],
            Kind::Monster(_) => &[
                "slay-warriors",
                "slay-all-but-monsters",
                "free",
                "counts-as-ship",
                "glory-per-enemy",
                "at-home-in-centre",
                "reward-again",
                "retreats-to-centre",
                "counts-as-leader",
                "destroys-its-province",
                "takes-place",
                "only-monsters-count",
                "glory-per-fallen-loser",
                "free-invades-here",
                "strength-of-fallen",
            ],
        }
    }
}

impl Effect {
    /// The word in the table of cards.
    pub const fn word(self) -> &'static str {
        match self {
            Effect::Plain => "plain",
            Effect::LoseWarrior => "lose-warrior",
            Effect::KeepOne => "keep-one",
            Effect::GloryPerDead(_) => "glory-per-dead",
            Effect::HighestBonus => "highest-bonus",
            Effect::Late => "late",
            Effect::DiscardAll => "discard-all",
            Effect::PillageStep => "pillage-step",
            Effect::TakeRage(_) => "take-rage",
            Effect::TakeGlory(_) => "take-glory",
            Effect::TakeCards => "take-cards",
            Effect::Win { .. } => "win",
            Effect::CancelTexts => "cancel-texts",
            Effect::MostIn(_) => "most-in",
            Effect::MostInCentre => "most-in-centre",
            Effect::Fallen(_) => "fallen",
            Effect::MostInProvinces(_) => "most-in-provinces",
            Effect::LeaderMoves => "leader-moves",
            Effect::LeaderRaises => "leader-raises",
            Effect::LeaderRaisesAll => "leader-raises-all",
            Effect::Pairs(_) => "pairs",
            Effect::ShipGlory(_) => "ship-glory",
            Effect::ReleaseGlory(_) => "release-glory",
            Effect::WarriorAfterDefeat => "warrior-after-defeat",
            Effect::CheaperUpgrades => "cheaper-upgrades",
            Effect::ExtraWarrior => "extra-warrior",
            Effect::SaveFigures => "save-figures",
            Effect::InvadeFromValhalla => "invade-from-valhalla",
            Effect::Sacrifice => "sacrifice",
            Effect::DoubleRagnarok => "double-ragnarok",
            Effect::DoubleQuests => "double-quests",
            Effect::GloryForKills => "glory-for-kills",
            Effect::PillageAfterInvade => "pillage-after-invade",
            Effect::FinalFigures(_) => "final-figures",
            Effect::QuestBonus(_) => "quest-bonus",
            Effect::PillageAgain => "pillage-again",
            Effect::KeepCards => "keep-cards",
            Effect::MysticsRetreat => "mystics-retreat",
            Effect::MysticsSlay => "mystics-slay",
            Effect::MysticsPay(_) => "mystics-pay",
            Effect::SlayWarriors => "slay-warriors",
            Effect::SlayAllButMonsters => "slay-all-but-monsters",
            Effect::Free => "free",
            Effect::CountsAsShip => "counts-as-ship",
            Effect::GloryPerEnemy(_) => "glory-per-enemy",
            Effect::AtHomeInCentre(_) => "at-home-in-centre",
            Effect::RewardAgain => "reward-again",
            Effect::RetreatsToCentre => "retreats-to-centre",
            Effect::CountsAsLeader => "counts-as-leader",
            Effect::DestroysItsProvince => "destroys-its-province",
            Effect::TakesPlace => "takes-place",
            Effect::OnlyMonstersCount => "only-monsters-count",
            Effect::GloryPerFallenLoser => "glory-per-fallen-loser",
            Effect::FreeInvadesHere => "free-invades-here",
            Effect::StrengthOfFallen => "strength-of-fallen",
        }
    }

    /// The number in it, where it has one.
    pub fn number(self) -> Option<u16> {
        match self {
            Effect::GloryPerDead(glory)
            | Effect::TakeGlory(glory)
            | Effect::ShipGlory(glory)
            | Effect::ReleaseGlory(glory)
            | Effect::FinalFigures(glory)
            | Effect::MysticsPay(glory)
            | Effect::GloryPerEnemy(glory) => Some(glory),
            Effect::TakeRage(count)
            | Effect::Fallen(count)
            | Effect::MostInProvinces(count)
            | Effect::Pairs(count)
            | Effect::QuestBonus(count)
            | Effect::AtHomeInCentre(count) => Some(count.into()),
            _ => None,
        }
    }

    /// Whether it calls a mystic and is about mystics.
    pub const fn is_of_mystics(self) -> bool {
        matches!(self, Effect::MysticsRetreat | Effect::MysticsSlay | Effect::MysticsPay(_))
    }
}
