//! The clans: what lies open of each, and what only the seat itself knows.

use super::{CardId, Figures, Source, ids};
use meadhall_blood_rage::{
    Clan, Memory, OUTSIDE, Own as OwnView, Place, RESERVE, Source as GlorySource, Stat, VALHALLA,
};
use meadhall_bots::Written;
use meadhall_engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// What everybody knows of a clan.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Clansman {
    /// The clan: the player's name in choices.
    pub clan: Written<Clan>,
    /// The Glory.
    pub glory: u16,
    /// Where it came from; what others took counts against cards.
    pub glory_from: BTreeMap<&'static str, i16>,
    /// The Rage left to spend.
    pub rage: u8,
    /// The values of the stats.
    pub stats: BTreeMap<&'static str, u8>,
    /// The steps of the stats, from 0.
    pub steps: BTreeMap<&'static str, u8>,
    /// Whether the player has passed in this Action phase.
    pub passed: bool,
    /// How many cards are in hand.
    pub hand: u8,
    /// How many quests are committed.
    pub quests: u8,
    /// How many cards were taken in the draft of this age.
    pub picks: u8,
    /// How many were taken in the drafts of ages 1 and 2, as long as one of them may be in a hand unseen; else 0.
    pub drafted: [u8; 2],
    /// How many cards are in the pack that was dealt to this player in the draft of this age.
    pub pack: u8,
    /// Whether a card was kept from the age before.
    pub kept: bool,
    /// How often the clan has pillaged each province in this Action phase, with or without success.
    pub pillages: BTreeMap<&'static str, u8>,
    /// The province on which the clan used Tyr's Challenge last.
    pub challenged: Option<Written<Place>>,
    /// The upgrades.
    pub upgrades: Upgrades,
    /// Figures in the reserve.
    pub reserve: Figures,
    /// Figures in Valhalla.
    pub valhalla: Figures,
    /// Mystics that no card has called yet.
    pub outside: Figures,
    /// Cards that everybody knows to be in the hand or among the committed quests.
    pub known: Vec<CardId>,
    /// Cards that this player drafted, in any age, and that everybody has seen.
    pub shown: Vec<CardId>,
    /// Whether the player holds, or held to the end of the next age, a card kept from age 1 or 2 that nobody has seen.
    pub dark: [bool; 2],
    /// Cards that everybody knew to be in the hand when it was cut to the one that was kept, in ages 1 and 2.
    pub held: [Vec<CardId>; 2],
    /// Cards that lie open: those of the battle, or the quests of the Quest phase.
    pub revealed: Vec<CardId>,
    /// Those of the revealed quests that are fulfilled and not yet rewarded.
    pub fulfilled: Vec<CardId>,
    /// What a quest revealed in the battle counts for.
    pub quest_counts: u8,
}

/// The upgrades on a clan sheet.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Upgrades {
    /// Of the leader.
    pub leader: Option<CardId>,
    /// Of the warriors.
    pub warrior: Option<CardId>,
    /// Of the ship.
    pub ship: Option<CardId>,
    /// The two monsters.
    pub monsters: [Option<CardId>; 2],
    /// The three clan upgrades.
    pub clan: [Option<CardId>; 3],
}

/// What only the seat itself knows.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Own {
    /// The clan.
    pub clan: Written<Clan>,
    /// The hand.
    pub hand: Vec<CardId>,
    /// The committed quests.
    pub quests: Vec<CardId>,
    /// The card chosen for the battle, or to be kept.
    pub chosen: Option<CardId>,
    /// The cards taken in the draft of this age, as they were taken.
    pub picks: Vec<CardId>,
    /// Cards put away face down.
    pub buried: Vec<CardId>,
    /// What the seat has seen of the packs of this age's draft.
    pub packs: Vec<Pack>,
    /// What the seat remembers of the drafts of ages 1 and 2, as long as it tells of a card that another one kept.
    pub past: Vec<PastDraft>,
}

/// A pack of the draft, as far as the seat has seen it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Pack {
    /// Who was dealt it.
    pub of: Written<Clan>,
    /// Whether the seat has held it.
    pub seen: bool,
    /// Cards that others took between the two times when the seat held it.
    pub between: Vec<CardId>,
    /// Cards that were in it when the seat passed it on for the last time, or are in it while the seat holds it.
    pub rest: Vec<CardId>,
}

/// What a seat remembers of the draft of an earlier age.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PastDraft {
    /// The age.
    pub age: u8,
    /// The cards that the seat took.
    pub picks: Vec<CardId>,
    /// What it saw of the packs.
    pub packs: Vec<Pack>,
}

pub(super) fn clansman(source: &Source<'_>, seat: Seat) -> Clansman {
    let (view, n) = (source.view, seat.index());
    let sheet = view.table.sheet(seat);
    let stat = |value: &dyn Fn(Stat) -> u8| Stat::ALL.into_iter().map(|stat| (stat.word(), value(stat))).collect();
    let slots = sheet.slots.map(|slot| slot.map(|card| card.word()));
    let met = |n: &usize| sheet.met >> n & 1 == 1;
    Clansman {
        clan: source.clan(seat),
        glory: sheet.glory,
        glory_from: GlorySource::ALL.into_iter().map(|from| (from.word(), sheet.sources[from as usize])).collect(),
        rage: sheet.rage,
        stats: stat(&|stat| sheet.stat(stat)),
        steps: stat(&|stat| sheet.steps[stat.index()]),
        passed: sheet.passed,
        hand: view.hands[n],
        quests: view.quests[n],
        picks: view.picks[n],
        drafted: view.drafted.map(|age| age[n]),
        pack: view.packs[n],
        kept: sheet.kept,
        pillages: Place::provinces()
            .map(|place| (place.word(), sheet.pillages[place.index()]))
            .filter(|(_, count)| *count > 0)
            .collect(),
        challenged: sheet.challenged.map(Written),
        upgrades: Upgrades {
            leader: slots[0],
            warrior: slots[1],
            ship: slots[2],
            monsters: [slots[3], slots[4]],
            clan: [slots[5], slots[6], slots[7]],
        },
        reserve: source.figures(seat, sheet.figures[RESERVE]),
        valhalla: source.figures(seat, sheet.figures[VALHALLA]),
        outside: source.figures(seat, sheet.figures[OUTSIDE]),
        known: ids(sheet.known.iter()),
        shown: ids(sheet.shown.iter()),
        dark: sheet.dark,
        held: sheet.held.map(|held| ids(held.iter())),
        revealed: ids(sheet.revealed.iter()),
        fulfilled: ids(sheet.revealed.iter().enumerate().filter(|(n, _)| met(n)).map(|(_, card)| card)),
        quest_counts: sheet.counted,
    }
}

pub(super) fn own(source: &Source<'_>, own: &OwnView) -> Own {
    let packs = |memories: &[Memory]| {
        let pack = |(seat, memory): (Seat, &Memory)| Pack {
            of: source.clan(seat),
            seen: memory.seen,
            between: ids(memory.between.iter()),
            rest: ids(memory.rest.iter()),
        };
        source.all().zip(memories).map(pack).collect::<Vec<_>>()
    };
    let past = own.past.iter().zip([1, 2]).filter(|(past, _)| **past != Default::default());
    Own {
        clan: source.clan(own.seat),
        hand: ids(own.hand.iter()),
        quests: ids(own.quests.iter()),
        chosen: own.chosen.map(|card| card.word()),
        picks: ids(own.picks.iter()),
        buried: ids(own.buried.iter()),
        packs: packs(&own.packs),
        past: past
            .map(|(past, age)| PastDraft { age, picks: ids(past.picks.iter()), packs: packs(&past.packs) })
            .collect(),
    }
}
