//! What a seat sees, in written ids: what programs in any language are told.

mod board;
mod clan;

pub use board::{Battle, Doomed, Fjord, Forces, Province, Side};
pub use clan::{Clansman, Own, Pack, PastDraft, Upgrades};

use meadhall_blood_rage::{BloodRage, Card, Clan, Figure, Phase, Place, View, about_word, asked_word};
use meadhall_bots::Written;
use meadhall_engine::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The id of a card, as `meadhall cards blood-rage --json` lists them.
pub type CardId = &'static str;

/// How many figures of each sort.
pub type Figures = BTreeMap<&'static str, u8>;

/// What a seat of Blood Rage sees. Players are named by their clans.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WrittenView {
    /// The age, from 1 to 3.
    pub age: u8,
    /// The phase of the age.
    pub phase: Written<Phase>,
    /// What is asked, in the words of scenarios: `draft`, `turn`, `free invade`, `succor`, `domain PLACE`, `call`, `card`,
    /// `count`, `spare`, `save`, `add`, `recover`, `raise`, `blessing`, `move`, `god`, `discard` or `nothing`.
    pub asked: String,
    /// What the question is about, where the word alone does not say it: the figure of a free invade, the reason of a step, a
    /// god.
    pub about: Option<&'static str>,
    /// Who owes a decision.
    pub pending: Vec<Written<Clan>>,
    /// Those who have answered, where several are asked at once.
    pub answered: Vec<Written<Clan>>,
    /// Whose turn it is.
    pub active: Written<Clan>,
    /// Who has the first-player token.
    pub first_player: Written<Clan>,
    /// The round of the draft, from 1.
    pub draft_round: u8,
    /// The provinces that Ragnarök takes at the ends of the ages, the first age first.
    pub ragnarok: Vec<Written<Place>>,
    /// The provinces, in their ring, Yggdrasil last.
    pub provinces: Vec<Province>,
    /// The fjords.
    pub fjords: Vec<Fjord>,
    /// The province that Thor's Domain may still pillage in this turn, when the battle is over.
    pub extra_pillage: Option<Written<Place>>,
    /// Whether Thor's Domain was used in this turn.
    pub extra_pillage_used: bool,
    /// The invade that is being carried out, while something is asked about it.
    pub invasion: Invasion,
    /// The pillage that is going on, from the call to battle to its end.
    pub battle: Option<Battle>,
    /// Figures that are about to be destroyed, while their owners decide.
    pub doomed: Option<Doomed>,
    /// Cards that everybody has seen leave the hands for good, with how many of each.
    pub gone: BTreeMap<CardId, u8>,
    /// The clans, in the order of the seats.
    pub clans: Vec<Clansman>,
    /// What only this seat knows; null for a spectator.
    pub own: Option<Own>,
}

/// The last invade.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Invasion {
    /// Who invades.
    pub clan: Written<Clan>,
    /// With what.
    pub figure: Written<Figure>,
    /// Where.
    pub place: Written<Place>,
    /// Whether the figure comes from Valhalla.
    pub from_valhalla: bool,
    /// Whether it belongs to a battle.
    pub in_battle: bool,
}

/// What the parts of a view are made from.
pub(crate) struct Source<'a> {
    game: &'a BloodRage,
    view: &'a View,
}

impl Source<'_> {
    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.players)
    }

    fn clan(&self, seat: Seat) -> Written<Clan> {
        Written(self.view.table.sheet(seat).clan)
    }

    fn clans(&self, seats: SeatSet) -> Vec<Written<Clan>> {
        self.all().filter(|&seat| seats.contains(seat)).map(|seat| self.clan(seat)).collect()
    }

    /// Figures of a clan by their names.
    fn figures(&self, seat: Seat, group: meadhall_blood_rage::Group) -> Figures {
        let sheet = self.game.sheet(&self.view.table, seat);
        group.pieces().map(|piece| (sheet.figure(piece).word(), group.count(piece))).collect()
    }
}

fn ids(cards: impl IntoIterator<Item = Card>) -> Vec<CardId> {
    cards.into_iter().map(Card::word).collect()
}

/// A view in written ids.
pub(crate) fn of(game: &BloodRage, view: &View) -> WrittenView {
    let source = Source { game, view };
    let table = &view.table;
    let mut gone = BTreeMap::new();
    table.gone.iter().for_each(|card| *gone.entry(card.word()).or_default() += 1);
    WrittenView {
        age: table.age,
        phase: Written(table.phase),
        asked: asked_word(table.asked),
        about: about_word(table),
        pending: source.clans(view.pending),
        answered: source.clans(table.answered),
        active: source.clan(table.active),
        first_player: source.clan(table.first),
        draft_round: table.round + 1,
        ragnarok: table.doomed.map(Written).to_vec(),
        provinces: Place::provinces().map(|place| board::province(&source, place)).collect(),
        fjords: Place::fjords().map(|place| board::fjord(&source, place)).collect(),
        extra_pillage: table.extra.map(Written),
        extra_pillage_used: table.extra_used,
        invasion: Invasion {
            clan: source.clan(table.invasion.seat),
            figure: Written(table.invasion.figure),
            place: Written(table.invasion.place),
            from_valhalla: table.invasion.fallen,
            in_battle: table.invasion.in_battle,
        },
        battle: table.battle.on.then(|| board::battle(&source)),
        doomed: (!table.doom.waiting.is_empty()).then(|| board::doomed(&source)),
        gone,
        clans: source.all().map(|seat| clan::clansman(&source, seat)).collect(),
        own: view.own.as_ref().map(|own| clan::own(&source, own)),
    }
}
