//! The board: provinces, fjords, and the battle that is going on.

use super::{CardId, Figures, Source, ids};
use meadhall_blood_rage::{Clan, God, Place, Region, Token};
use meadhall_bots::{Written, kebab_case};
use meadhall_engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// A province.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Province {
    /// Its id.
    pub place: Written<Place>,
    /// Its region; null for Yggdrasil.
    pub region: Option<Written<Region>>,
    /// How many villages it has; 0 for Yggdrasil, which takes any number of figures.
    pub villages: u8,
    /// How many more figures it takes; null for Yggdrasil while it stands.
    pub room: Option<u8>,
    /// The fjord whose ships count here.
    pub fjord: Option<Written<Place>>,
    /// The reward of its pillage token.
    pub token: Written<Token>,
    /// Whether it was pillaged in this age.
    pub pillaged: bool,
    /// Whether it is destroyed.
    pub destroyed: bool,
    /// Whether it was destroyed before play.
    pub cleared: bool,
    /// The god in it.
    pub god: Option<Written<God>>,
    /// The figures in it, by clan.
    pub forces: Vec<Forces>,
}

/// A fjord.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Fjord {
    /// Its id.
    pub place: Written<Place>,
    /// The provinces that its ships count in.
    pub supports: Vec<Written<Place>>,
    /// Whether ships may be put into it.
    pub open: bool,
    /// The ships in it, by clan.
    pub forces: Vec<Forces>,
}

/// A clan's figures in a place.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Forces {
    /// The clan.
    pub clan: Written<Clan>,
    /// How many of each sort; empty where only ships of the fjord count.
    pub figures: Figures,
    /// The strength in a battle there: of the figures in a province with the ships in its fjord. 0 in a fjord.
    pub strength: u16,
}

/// A pillage from the call to battle to its end.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Battle {
    /// The province.
    pub place: Written<Place>,
    /// Who pillages.
    pub pillager: Written<Clan>,
    /// Whether the province was pillaged already (Tyr's Challenge).
    pub again: bool,
    /// Those who take part.
    pub members: Vec<Written<Clan>>,
    /// Whether there is a battle, or nobody came.
    pub fought: bool,
    /// How many have declined one after another, in the call or in adding cards.
    pub declined: u8,
    /// Those whose cards have no text.
    pub cancelled: Vec<Written<Clan>>,
    /// How many participants' texts of the third group are done.
    pub texts_done: u8,
    /// How many have chosen which figure to keep.
    pub spared: u8,
    /// Who won.
    pub winner: Option<Written<Clan>>,
    /// The step of the battle's end that is being carried out.
    pub step: String,
    /// The winner's revealed cards that have not gone anywhere yet.
    pub spoils: Vec<CardId>,
    /// What each participant has in the battle.
    pub sides: Vec<Side>,
}

/// A participant of a battle.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Side {
    /// The clan.
    pub clan: Written<Clan>,
    /// Figures of it that were destroyed.
    pub dead: u8,
    /// Whether its Valkyrie took part.
    pub valkyrie: bool,
    /// Whether its Nidhoggr took part.
    pub nidhoggr: bool,
    /// How many of its mystics took part.
    pub mystics: u8,
    /// Whether it has been asked for Loki's Blessing.
    pub asked_for_blessing: bool,
}

/// Figures that are about to be destroyed.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Doomed {
    /// The province; ships lie in its fjord.
    pub place: Written<Place>,
    /// The figures, by clan; the strength is of no meaning here.
    pub figures: Vec<Forces>,
    /// Owners who have not decided yet.
    pub waiting: Vec<Written<Clan>>,
    /// Who decides first; the others follow clockwise.
    pub from: Written<Clan>,
    /// What follows.
    pub then: String,
    /// Whether all of them left their places so far, by death or retreat.
    pub taken: bool,
}

pub(super) fn province(source: &Source<'_>, place: Place) -> Province {
    let table = &source.view.table;
    let forces = |seat: Seat| {
        let (figures, all) = (table.sheet(seat).at(place), table.forces(seat, place));
        (!all.is_empty()).then(|| Forces {
            clan: source.clan(seat),
            figures: source.figures(seat, figures),
            strength: source.game.strength(table, seat, place),
        })
    };
    let unlimited = !place.is_outer() && !table.destroyed.contains(place);
    Province {
        place: Written(place),
        region: place.region().map(Written),
        villages: place.villages(),
        room: (!unlimited).then(|| table.room(place)),
        fjord: place.fjord().map(Written),
        token: Written(table.tokens[place.index()]),
        pillaged: table.pillaged.contains(place),
        destroyed: table.destroyed.contains(place),
        cleared: table.cleared.contains(place),
        god: table.god_at(place).map(Written),
        forces: source.all().filter_map(forces).collect(),
    }
}

pub(super) fn fjord(source: &Source<'_>, place: Place) -> Fjord {
    let table = &source.view.table;
    let forces = |seat: Seat| {
        let ships = table.sheet(seat).at(place);
        let figures = || source.figures(seat, ships);
        (!ships.is_empty()).then(|| Forces { clan: source.clan(seat), figures: figures(), strength: 0 })
    };
    Fjord {
        place: Written(place),
        supports: place.supports().iter().map(Written).collect(),
        open: table.is_open(place),
        forces: source.all().filter_map(forces).collect(),
    }
}

pub(super) fn battle(source: &Source<'_>) -> Battle {
    let battle = &source.view.table.battle;
    let side = |seat: Seat| Side {
        clan: source.clan(seat),
        dead: battle.dead[seat.index()],
        valkyrie: battle.valkyries.contains(seat),
        nidhoggr: battle.nidhoggr.contains(seat),
        mystics: battle.mystics[seat.index()],
        asked_for_blessing: battle.blessed.contains(seat),
    };
    Battle {
        place: Written(battle.place),
        pillager: source.clan(battle.pillager),
        again: battle.again,
        members: source.clans(battle.members),
        fought: battle.fought,
        declined: battle.declined,
        cancelled: source.clans(battle.cancelled),
        texts_done: battle.turn,
        spared: battle.spared,
        winner: battle.winner.map(|seat| source.clan(seat)),
        step: kebab_case(battle.step),
        spoils: ids(battle.spoils.iter()),
        sides: source.all().map(side).collect(),
    }
}

pub(super) fn doomed(source: &Source<'_>) -> Doomed {
    let doom = &source.view.table.doom;
    let forces = |seat: Seat| {
        let group = doom.figures[seat.index()];
        let figures = || source.figures(seat, group);
        (!group.is_empty()).then(|| Forces { clan: source.clan(seat), figures: figures(), strength: 0 })
    };
    Doomed {
        place: Written(doom.place),
        figures: source.all().filter_map(forces).collect(),
        waiting: source.clans(doom.waiting),
        from: source.clan(doom.from),
        then: kebab_case(doom.then),
        taken: doom.taken,
    }
}
