//! Every card, one line each.

use super::{Face, Kind, Module, Text};
use crate::names::{Figure, Region};

const fn card(word: &'static str, age: u8, kind: Kind, value: u8, copies: [u8; 4], module: Module, text: Text) -> Face {
    Face { word, age, kind, value, copies, module, text }
}

/// Distinct cards: the same title in several ages is several cards.
pub const CARDS: usize = 92;

/// Monsters that the Kickstarter module brings a second time, with five players.
pub const SECOND_COPIES: [Figure; 3] = [Figure::DwarfChieftain, Figure::DarkElf, Figure::SoldierOfHel];

/// The word, the age, the kind, the value (a bonus to STR; STR and price in Rage; Glory), how many copies there are with
/// two players and how many are added with three, four and five, the module, and the text. The ages follow each other.
#[rustfmt::skip]
pub static FACES: [Face; CARDS] = [
    // Age 1.
    card("tyrs-bash", 1, Kind::Battle, 2, [1, 0, 0, 0], Module::Box, Text::Plain),
    card("tyrs-smash-1", 1, Kind::Battle, 3, [1, 1, 0, 1], Module::Box, Text::Plain),
    card("tyrs-crush-1", 1, Kind::Battle, 4, [0, 0, 1, 0], Module::Box, Text::Plain),
    card("tyrs-smite-1", 1, Kind::Battle, 5, [1, 0, 0, 1], Module::Box, Text::Plain),
    card("odins-smite", 1, Kind::Battle, 1, [1, 1, 0, 0], Module::Box, Text::LoseWarrior),
    card("heimdalls-sight", 1, Kind::Battle, 0, [1, 0, 0, 0], Module::Box, Text::HighestBonus),
    card("friggas-grace", 1, Kind::Battle, 2, [1, 0, 1, 0], Module::Box, Text::PillageStep),
    card("lokis-trickery", 1, Kind::Battle, 0, [1, 0, 1, 0], Module::Box, Text::TakeRage(1)),
    card("thors-hammer", 1, Kind::Battle, 1, [1, 0, 0, 1], Module::Box, Text::Win { glory: 3, rage: 0, steps: 0 }),
    card("alfheim-1", 1, Kind::Quest, 5, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Alfheim)),
    card("jotunheim-1", 1, Kind::Quest, 5, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Jotunheim)),
    card("manheim-1", 1, Kind::Quest, 5, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Manheim)),
    card("yggdrasil-1", 1, Kind::Quest, 6, [0, 1, 0, 0], Module::Box, Text::MostInCentre),
    card("glorious-death-1", 1, Kind::Quest, 6, [1, 0, 1, 1], Module::Box, Text::Fallen(4)),
    card("widespread-1", 1, Kind::Quest, 7, [0, 0, 0, 1], Module::Box, Text::MostInProvinces(2)),
    card("lokis-domain", 1, Kind::Clan, 1, [1, 0, 0, 0], Module::Box, Text::ReleaseGlory(1)),
    card("lokis-blessing", 1, Kind::Clan, 1, [0, 0, 1, 0], Module::Box, Text::WarriorAfterDefeat),
    card("friggas-charm", 1, Kind::Clan, 0, [1, 0, 0, 0], Module::Box, Text::CheaperUpgrades),
    card("friggas-succor", 1, Kind::Clan, 2, [0, 1, 0, 0], Module::Box, Text::ExtraWarrior),
    card("thors-glory", 1, Kind::Clan, 2, [1, 0, 0, 0], Module::Box, Text::GloryForKills),
    card("tyrs-domain", 1, Kind::Clan, 0, [0, 1, 0, 0], Module::Box, Text::QuestBonus(3)),
    card("troll", 1, Kind::Monster(Figure::Troll), 2, [1, 0, 0, 0], Module::Box, Text::SlayWarriors),
    card("dwarf-chieftain", 1, Kind::Monster(Figure::DwarfChieftain), 2, [1, 0, 0, 0], Module::Box, Text::Free),
    card("sea-serpent", 1, Kind::Monster(Figure::SeaSerpent), 3, [0, 1, 0, 0], Module::Box, Text::CountsAsShip),
    card("lord-of-hammers", 1, Kind::Leader, 3, [1, 0, 0, 1], Module::Box, Text::LeaderMoves),
    card("brothers-in-arms", 1, Kind::Warrior, 1, [1, 0, 0, 1], Module::Box, Text::Pairs(1)),
    card("lokis-dragons", 1, Kind::Ship, 2, [1, 0, 0, 1], Module::Box, Text::ShipGlory(4)),
    card("mountain-giant", 1, Kind::Monster(Figure::MountainGiant), 3, [1, 0, 0, 0], Module::Kickstarter, Text::CountsAsLeader),
    card("fenrir", 1, Kind::Monster(Figure::Fenrir), 2, [1, 0, 0, 0], Module::Kickstarter, Text::DestroysItsProvince),
    card("hildisvini", 1, Kind::Monster(Figure::Hildisvini), 1, [1, 0, 0, 0], Module::Kickstarter, Text::TakesPlace),
    card("friggas-chosen", 1, Kind::Clan, 0, [1, 0, 1, 0], Module::Mystics, Text::MysticsRetreat),
    // Age 2.
    card("tyrs-smash-2", 2, Kind::Battle, 3, [0, 0, 1, 1], Module::Box, Text::Plain),
    card("tyrs-crush-2", 2, Kind::Battle, 4, [1, 0, 0, 0], Module::Box, Text::Plain),
    card("tyrs-smite-2", 2, Kind::Battle, 5, [0, 1, 0, 0], Module::Box, Text::Plain),
    card("tyrs-rage-2", 2, Kind::Battle, 6, [1, 0, 0, 0], Module::Box, Text::Plain),
    card("heimdalls-eye", 2, Kind::Battle, 2, [2, 1, 0, 1], Module::Box, Text::Late),
    card("heimdalls-watch-2", 2, Kind::Battle, 0, [1, 0, 0, 0], Module::Box, Text::DiscardAll),
    card("odins-tide", 2, Kind::Battle, 1, [1, 0, 1, 0], Module::Box, Text::KeepOne),
    card("lokis-backstab", 2, Kind::Battle, 0, [1, 0, 1, 0], Module::Box, Text::TakeGlory(2)),
    card("thors-oath", 2, Kind::Battle, 1, [1, 0, 0, 1], Module::Box, Text::Win { glory: 0, rage: 0, steps: 1 }),
    card("alfheim-2", 2, Kind::Quest, 7, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Alfheim)),
    card("jotunheim-2", 2, Kind::Quest, 7, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Jotunheim)),
    card("manheim-2", 2, Kind::Quest, 7, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Manheim)),
    card("yggdrasil-2", 2, Kind::Quest, 8, [0, 1, 0, 0], Module::Box, Text::MostInCentre),
    card("glorious-death-2", 2, Kind::Quest, 8, [1, 0, 1, 1], Module::Box, Text::Fallen(4)),
    card("widespread-2", 2, Kind::Quest, 10, [0, 0, 0, 1], Module::Box, Text::MostInProvinces(2)),
    card("odins-inspiration", 2, Kind::Clan, 2, [1, 0, 0, 0], Module::Box, Text::DoubleRagnarok),
    card("tyrs-challenge", 2, Kind::Clan, 0, [1, 0, 0, 0], Module::Box, Text::PillageAgain),
    card("friggas-protection", 2, Kind::Clan, 0, [1, 0, 0, 0], Module::Box, Text::SaveFigures),
    card("lokis-eminence", 2, Kind::Clan, 2, [0, 1, 0, 0], Module::Box, Text::ReleaseGlory(2)),
    card("tyrs-prowess", 2, Kind::Clan, 2, [0, 1, 0, 0], Module::Box, Text::KeepCards),
    card("thors-domain", 2, Kind::Clan, 1, [0, 0, 1, 0], Module::Box, Text::PillageAfterInvade),
    card("valkyrie", 2, Kind::Monster(Figure::Valkyrie), 2, [1, 0, 0, 0], Module::Box, Text::GloryPerEnemy(2)),
    card("dark-elf", 2, Kind::Monster(Figure::DarkElf), 1, [1, 0, 0, 0], Module::Box, Text::AtHomeInCentre(3)),
    card("fire-giant", 2, Kind::Monster(Figure::FireGiant), 4, [0, 1, 0, 0], Module::Box, Text::SlayAllButMonsters),
    card("lord-of-axes", 2, Kind::Leader, 3, [1, 0, 0, 1], Module::Box, Text::LeaderRaises),
    card("experts-in-arms", 2, Kind::Warrior, 2, [1, 0, 0, 1], Module::Box, Text::Plain),
    card("fire-dragons", 2, Kind::Ship, 2, [1, 0, 0, 1], Module::Box, Text::ShipGlory(8)),
    card("wolfman", 2, Kind::Monster(Figure::Wolfman), 3, [1, 0, 0, 0], Module::Kickstarter, Text::OnlyMonstersCount),
    card("nidhoggr", 2, Kind::Monster(Figure::Nidhoggr), 2, [1, 0, 0, 0], Module::Kickstarter, Text::GloryPerFallenLoser),
    card("odins-chosen", 2, Kind::Clan, 0, [1, 0, 1, 0], Module::Mystics, Text::MysticsSlay),
    // Age 3.
    card("tyrs-crush-3", 3, Kind::Battle, 4, [1, 0, 0, 1], Module::Box, Text::Plain),
    card("tyrs-smite-3", 3, Kind::Battle, 5, [0, 0, 1, 0], Module::Box, Text::Plain),
    card("tyrs-rage-3", 3, Kind::Battle, 6, [1, 0, 0, 0], Module::Box, Text::Plain),
    card("tyrs-judgement", 3, Kind::Battle, 8, [0, 0, 0, 1], Module::Box, Text::Plain),
    card("heimdalls-gaze", 3, Kind::Battle, 3, [1, 1, 0, 0], Module::Box, Text::Late),
    card("heimdalls-watch-3", 3, Kind::Battle, 0, [1, 0, 0, 0], Module::Box, Text::DiscardAll),
    card("thors-primacy", 3, Kind::Battle, 3, [1, 1, 0, 0], Module::Box, Text::CancelTexts),
    card("thors-ascension", 3, Kind::Battle, 1, [1, 0, 1, 0], Module::Box, Text::Win { glory: 3, rage: 3, steps: 0 }),
    card("odins-judgement", 3, Kind::Battle, 2, [1, 0, 1, 0], Module::Box, Text::GloryPerDead(2)),
    card("lokis-poison", 3, Kind::Battle, 0, [1, 0, 0, 1], Module::Box, Text::TakeCards),
    card("alfheim-3", 3, Kind::Quest, 9, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Alfheim)),
    card("jotunheim-3", 3, Kind::Quest, 9, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Jotunheim)),
    card("manheim-3", 3, Kind::Quest, 9, [1, 0, 1, 0], Module::Box, Text::MostIn(Region::Manheim)),
    card("yggdrasil-3", 3, Kind::Quest, 11, [0, 1, 0, 0], Module::Box, Text::MostInCentre),
    card("glorious-death-3", 3, Kind::Quest, 11, [1, 0, 1, 1], Module::Box, Text::Fallen(4)),
    card("widespread-3", 3, Kind::Quest, 15, [0, 0, 0, 1], Module::Box, Text::MostInProvinces(2)),
    card("friggas-domain", 3, Kind::Clan, 0, [1, 0, 0, 0], Module::Box, Text::InvadeFromValhalla),
    card("friggas-sacrifice", 3, Kind::Clan, 1, [0, 1, 0, 0], Module::Box, Text::Sacrifice),
    card("odins-throne", 3, Kind::Clan, 2, [1, 0, 0, 0], Module::Box, Text::DoubleQuests),
    card("thors-conquest", 3, Kind::Clan, 3, [1, 0, 0, 0], Module::Box, Text::FinalFigures(3)),
    card("tyrs-wrath", 3, Kind::Clan, 1, [0, 1, 0, 0], Module::Box, Text::QuestBonus(5)),
    card("lokis-wrath", 3, Kind::Clan, 3, [0, 0, 1, 0], Module::Box, Text::ReleaseGlory(3)),
    card("frost-giant", 3, Kind::Monster(Figure::FrostGiant), 4, [1, 0, 0, 0], Module::Box, Text::RewardAgain),
    card("soldier-of-hel", 3, Kind::Monster(Figure::SoldierOfHel), 3, [1, 0, 0, 0], Module::Box, Text::Free),
    card("volur-witch", 3, Kind::Monster(Figure::VolurWitch), 3, [0, 1, 0, 0], Module::Box, Text::RetreatsToCentre),
    card("lord-of-spears", 3, Kind::Leader, 3, [1, 0, 0, 1], Module::Box, Text::LeaderRaisesAll),
    card("masters-in-arms", 3, Kind::Warrior, 2, [1, 0, 0, 1], Module::Box, Text::Pairs(2)),
    card("eternal-dragons", 3, Kind::Ship, 2, [1, 0, 0, 1], Module::Box, Text::ShipGlory(12)),
    card("mystic-troll", 3, Kind::Monster(Figure::MysticTroll), 2, [1, 0, 0, 0], Module::Kickstarter, Text::FreeInvadesHere),
    card("ymir", 3, Kind::Monster(Figure::Ymir), 0, [1, 0, 0, 0], Module::Kickstarter, Text::StrengthOfFallen),
    card("thors-chosen", 3, Kind::Clan, 0, [1, 0, 1, 0], Module::Mystics, Text::MysticsPay(3)),
];
