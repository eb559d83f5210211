//! The position: plain values, small, cheap to clone. What lies open on the table and what each seat hides are two types,
//! so that a view cannot hold what it must not.

use crate::data::{AGES, Card, Counts, DEALT, LEFT_OVER, OUTER, PROVINCES, Places};
use crate::names::{Figure, God, Phase, Place, Stat, Token};
use crate::sheet::{Group, MOST_CARDS, Piece, Sheet};
use meadhall_engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST: usize = 5;

/// What a step of a stat is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Frigga's Grace: any stat but the token's.
    Grace,
    /// Lord of Axes.
    LordOfAxes,
    /// Thor's Oath.
    Oath,
    /// Frigga's Sacrifice.
    Sacrifice,
    /// A fulfilled quest; it may be declined.
    Quest,
}

/// What is being asked. The rules stop nowhere else. Unless it says otherwise, it is asked of [`Table::who`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// Everybody who has not done so yet: choose from the cards going round.
    Draft,
    /// An action or a pass.
    Turn,
    /// The free invade of an upgrade just played, with this sort of card.
    FreeInvade(FreeInvade),
    /// Frigga's Succor: one more warrior for the province just invaded.
    Succor,
    /// Thor's Domain: pillage this province at once.
    Domain(Place),
    /// A figure for the call to battle.
    Call,
    /// Every participant who has not done so yet (one after another before Heimdall): choose a battle card.
    Card,
    /// Whether the revealed quest counts as a battle card.
    Count,
    /// Odin's Tide: the one figure to keep.
    Spare,
    /// What to do about figures that are about to be destroyed.
    Save,
    /// A card with a white disc, or none.
    Add,
    /// Tyr's Prowess: cards to take back.
    Recover,
    /// Which stat to raise.
    Raise(Reason),
    /// Loki's Blessing: a warrior for the lost province.
    Blessing,
    /// Lord of Hammers: where the leader moves.
    Hammers,
    /// Where the god goes, by its index.
    God(u8),
    /// Everybody who has not done so yet: the card to keep.
    Discard,
    /// Nothing: the game is over.
    Over,
}

/// Which figures a free invade may be made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FreeInvade {
    /// Leaders.
    Leader,
    /// Warriors.
    Warrior,
    /// Ships.
    Ship,
    /// The monster of the first slot.
    First,
    /// The monster of the second slot.
    Second,
}

/// What follows when a batch of figures has been destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Then {
    /// The rest of an invade.
    #[default]
    Invasion,
    /// The mystic takes the village, if it became empty.
    Village,
    /// The next card text of the third group.
    Reveal,
    /// The rewards of the battle.
    Rewards,
    /// The rest of the Ragnarök phase.
    Ragnarok,
}

/// Figures that are about to be destroyed, while their owners decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Doom {
    /// The province; ships lie in its fjord.
    pub place: Place,
    /// The figures, by owner.
    pub figures: [Group; MOST],
    /// Owners who have not decided yet.
    pub waiting: SeatSet,
    /// Who decides first; the others follow clockwise.
    pub from: Seat,
    /// What follows.
    pub then: Then,
    /// Whether all of them left their places, by death or retreat.
    pub taken: bool,
}

/// An invade that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Invasion {
    /// Who invades.
    pub seat: Seat,
    /// With what.
    pub figure: Figure,
    /// Where.
    pub place: Place,
    /// Whether the figure comes from Valhalla.
    pub fallen: bool,
    /// Whether it belongs to a battle (Loki's Blessing).
    pub in_battle: bool,
}

/// The steps of a battle's end, in their exact order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Loki's Trickery.
    #[default]
    Trickery,
    /// Loki's Poison.
    Poison,
    /// Tyr's Prowess.
    Prowess,
    /// The winner's cards go.
    Spend,
    /// The losers' cards return.
    Return,
    /// The losers' figures die.
    Deaths,
    /// The reward of the token.
    Reward,
    /// The Frost Giant.
    RewardAgain,
    /// Frigga's Grace.
    Grace,
    /// The Lords.
    Lords,
    /// Thor's Hammer, Oath and Ascension.
    Winning,
    /// Glory for Axes.
    Axes,
    /// Loki's Backstab.
    Backstab,
    /// Glory for the dead.
    Dead,
    /// Loki's Blessing.
    Blessing,
    /// Lord of Hammers.
    Hammers,
    /// The god moves.
    God,
    /// Nothing is left.
    Done,
}

/// A pillage from the call to battle to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Whether one is going on.
    pub on: bool,
    /// The province.
    pub place: Place,
    /// Who pillages.
    pub pillager: Seat,
    /// Whether the token shows its pillaged side already (Tyr's Challenge).
    pub again: bool,
    /// How many have declined one after another (in the call, or in adding cards).
    pub declined: u8,
    /// Those who take part.
    pub members: SeatSet,
    /// Whether there is a battle, or nobody came.
    pub fought: bool,
    /// Those whose cards have no text, because of Thor's Primacy.
    pub cancelled: SeatSet,
    /// How many participants' texts of the third group are done, or how many have chosen for Odin's Tide.
    pub turn: u8,
    /// How many have chosen which figure to keep.
    pub spared: u8,
    /// Who won.
    pub winner: Option<Seat>,
    /// Where the end of the battle has come to.
    pub step: Step,
    /// The winner's revealed cards that have not gone anywhere yet.
    pub spoils: List<Card, 8>,
    /// Figures destroyed, by owner.
    pub dead: [u8; MOST],
    /// Those whose Valkyrie took part.
    pub valkyries: SeatSet,
    /// Those whose Nidhoggr took part.
    pub nidhoggr: SeatSet,
    /// Mystics that took part, by owner.
    pub mystics: [u8; MOST],
    /// Those who have been asked for Loki's Blessing.
    pub blessed: SeatSet,
}

/// A god on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Idol {
    /// Which.
    pub god: God,
    /// Where; nowhere if its province was destroyed.
    pub place: Option<Place>,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The age, from 1 to 3.
    pub age: u8,
    /// The phase.
    pub phase: Phase,
    /// What is asked.
    pub asked: Asked,
    /// Of whom, where one alone is asked.
    pub who: Seat,
    /// Who has answered, where several are asked.
    pub answered: SeatSet,
    /// The round of the draft, from 0.
    pub round: u8,
    /// Who has the first-player token.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether Thor's Domain was used in this turn.
    pub extra_used: bool,
    /// The province that Thor's Domain may still pillage in this turn, when the battle is over.
    pub extra: Option<Place>,
    /// The pillage tokens.
    pub tokens: [Token; PROVINCES],
    /// Provinces whose tokens show the pillaged side.
    pub pillaged: Places,
    /// Destroyed provinces.
    pub destroyed: Places,
    /// Those that were destroyed before play.
    pub cleared: Places,
    /// The provinces named for the ends of the three ages.
    pub doomed: [Place; AGES as usize],
    /// Figures in each outer province.
    pub crowd: [u8; OUTER],
    /// The gods.
    pub gods: List<Idol, 2>,
    /// The invade that is being carried out.
    pub invasion: Invasion,
    /// The pillage that is going on.
    pub battle: Battle,
    /// Figures about to be destroyed.
    pub doom: Doom,
    /// Cards that everybody has seen leave the hands for good: discarded face up, or played as upgrades.
    pub gone: Counts,
    /// The clan sheets; seats past the last hold nothing of meaning.
    pub sheets: [Sheet; MOST],
}

/// What a seat hides from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    /// The hand, in order.
    pub hand: List<Card, MOST_CARDS>,
    /// The committed quests, in order.
    pub quests: List<Card, 16>,
    /// The card chosen for the battle, or to be kept; it is in the hand still.
    pub chosen: Option<Card>,
    /// The cards taken in the draft of this age, as they were taken.
    pub picks: List<Card, DEALT>,
    /// The cards taken in the drafts of ages 1 and 2, once they are over.
    pub drafted: [List<Card, DEALT>; 2],
    /// Cards put away face down in this game.
    pub buried: List<Card, 40>,
}

/// A position of Blood Rage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What lies open.
    pub table: Table,
    /// What each seat hides.
    pub secrets: [Secret; MOST],
    /// The cards going round in the draft, by the seat that was dealt them; after the draft, those left over.
    pub packs: [List<Card, DEALT>; MOST],
    /// What was left of the packs of ages 1 and 2.
    pub left: [[List<Card, LEFT_OVER>; MOST]; 2],
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            on: false,
            place: Place::Yggdrasil,
            pillager: Seat::new(0),
            again: false,
            declined: 0,
            members: SeatSet::EMPTY,
            fought: false,
            cancelled: SeatSet::EMPTY,
            turn: 0,
            spared: 0,
            winner: None,
            step: Step::Trickery,
            spoils: List::new(),
            dead: [0; MOST],
            valkyries: SeatSet::EMPTY,
            nidhoggr: SeatSet::EMPTY,
            mystics: [0; MOST],
            blessed: SeatSet::EMPTY,
        }
    }
}

impl Default for Doom {
    fn default() -> Doom {
        Doom {
            place: Place::Yggdrasil,
            figures: [Group::NONE; MOST],
            waiting: SeatSet::EMPTY,
            from: Seat::new(0),
            then: Then::Invasion,
            taken: true,
        }
    }
}

impl Default for Invasion {
    fn default() -> Invasion {
        Invasion {
            seat: Seat::new(0),
            figure: Figure::Leader,
            place: Place::Yggdrasil,
            fallen: false,
            in_battle: false,
        }
    }
}

impl Table {
    /// A clan sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index().min(MOST - 1)]
    }

    /// A clan sheet, to be changed.
    #[inline]
    pub fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index().min(MOST - 1)]
    }

    /// The provinces that still stand.
    #[inline]
    pub fn standing(&self) -> Places {
        Places::PROVINCES.minus(self.destroyed)
    }

    /// How many more figures a province takes: its empty villages, any number in Yggdrasil, none where all is destroyed.
    #[inline]
    pub fn room(&self, place: Place) -> u8 {
        if !place.is_province() || self.destroyed.contains(place) {
            0
        } else if place.is_outer() {
            place.villages().saturating_sub(self.crowd[place.index()])
        } else {
            u8::MAX
        }
    }

    /// Whether ships may be put into a fjord.
    #[inline]
    pub fn is_open(&self, fjord: Place) -> bool {
        !fjord.supports().minus(self.destroyed).is_empty()
    }

    /// A clan's figures in a province and in the fjord that supports it.
    #[inline]
    pub fn forces(&self, seat: Seat, place: Place) -> Group {
        let sheet = self.sheet(seat);
        match place.fjord() {
            Some(fjord) => sheet.at(place).and(sheet.at(fjord)),
            None => sheet.at(place),
        }
    }

    /// Moves a figure from one place to another; false if it is not there. The only way figures move.
    #[inline]
    pub fn shift(&mut self, seat: Seat, piece: Piece, from: usize, to: usize) -> bool {
        let sheet = self.sheet_mut(seat);
        if from >= sheet.figures.len() || to >= sheet.figures.len() || !sheet.figures[from].take(piece) {
            return false;
        }
        sheet.figures[to].add(piece);
        if let Some(crowd) = self.crowd.get_mut(from) {
            *crowd = crowd.saturating_sub(1);
        }
        if let Some(crowd) = self.crowd.get_mut(to) {
            *crowd += 1;
        }
        true
    }

    /// The god in a province.
    #[inline]
    pub fn god_at(&self, place: Place) -> Option<God> {
        self.gods.iter().find(|idol| idol.place == Some(place)).map(|idol| idol.god)
    }

    /// The stats of a clan that can still be raised.
    pub fn raisable(&self, seat: Seat, reason: Reason) -> impl Iterator<Item = Stat> + Clone + use<> {
        let steps = self.sheet(seat).steps;
        let token = self.tokens[self.battle.place.index().min(PROVINCES - 1)];
        let barred = if reason == Reason::Grace { token.stat() } else { None };
        Stat::ALL.into_iter().filter(move |&stat| usize::from(steps[stat.index()]) + 1 < 6 && Some(stat) != barred)
    }
}

impl Position {
    /// A clan sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        self.table.sheet(seat)
    }

    /// What a seat hides.
    #[inline]
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat.index().min(MOST - 1)]
    }

    /// What a seat hides, to be changed.
    #[inline]
    pub fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[seat.index().min(MOST - 1)]
    }
}
