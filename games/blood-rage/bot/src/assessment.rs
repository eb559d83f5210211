//! What there is to see in a position: who is how strong where, and who can still act.

use meadhall_blood_rage::data::{AGES, Face, OUTER, PROVINCES};
use meadhall_blood_rage::{
    BloodRage, Card, Cards, ClanSheet, Effect, Group, Kind, MOST, Phase, Place, Places, Position, Table,
};
use meadhall_engine::{Game, Seat};

/// With how much Rage a whole age is still to come.
const RAGE_OF_AN_AGE: f32 = 7.0;
/// What the best of so many cards usually adds to a battle.
const USUAL_BONUS: [f32; 5] = [0.0, 1.5, 2.2, 2.7, 3.0];
/// What a card adds that counts as much as the highest of the others.
const HIGHEST_BONUS: f32 = 3.0;

/// A position with what its evaluation asks for again and again.
pub(super) struct Assessment<'a> {
    pub(super) cards: &'a Cards,
    pub(super) position: &'a Position,
    pub(super) table: &'a Table,
    pub(super) seats: usize,
    /// The STR of each seat in each province.
    pub(super) strength: [[f32; PROVINCES]; MOST],
    /// The STR that each seat could add to each province by a call to battle.
    pub(super) near: [[f32; PROVINCES]; MOST],
    /// What the best card of each hand adds to a battle.
    pub(super) reach: [f32; MOST],
    /// Provinces that can be pillaged still.
    pub(super) open: Places,
    /// The Rage that is left to all who may act.
    pub(super) rush: f32,
}

impl<'a> Assessment<'a> {
    pub(super) fn new(game: &'a BloodRage, position: &'a Position) -> Assessment<'a> {
        let mut assessment = Assessment {
            cards: game.cards(),
            position,
            table: &position.table,
            seats: game.seats(),
            strength: [[0.0; PROVINCES]; MOST],
            near: [[0.0; PROVINCES]; MOST],
            reach: [0.0; MOST],
            open: open(&position.table),
            rush: 0.0,
        };
        for seat in Seat::all(assessment.seats) {
            assessment.look_at(seat);
        }
        assessment
    }

    /// The same as a seat sees it who does not know the others' cards.
    pub(super) fn known_to(game: &'a BloodRage, position: &'a Position, seat: Seat) -> Assessment<'a> {
        let mut assessment = Assessment::new(game, position);
        for other in Seat::all(assessment.seats).filter(|&other| other != seat) {
            let cards = position.secret(other).hand.len();
            assessment.reach[other.index()] =
                if assessment.table.phase == Phase::Action { usual_bonus(cards) } else { 0.0 };
        }
        assessment
    }

    /// What a later position of the same turn is like: only what has changed is looked at again.
    pub(super) fn later_on<'b>(&self, position: &'b Position) -> Assessment<'b>
    where
        'a: 'b,
    {
        let table = &position.table;
        let mut assessment = Assessment { position, table, open: open(table), rush: 0.0, ..*self };
        let same_world = self.table.destroyed == table.destroyed && self.table.phase == table.phase;
        for seat in Seat::all(assessment.seats) {
            let (before, now) = (self.table.sheet(seat), table.sheet(seat));
            let same_hand = self.position.secret(seat).hand.len() == position.secret(seat).hand.len();
            if same_world && same_hand && before.figures == now.figures && before.slots == now.slots {
                assessment.count_rage(seat);
            } else {
                assessment.look_at(seat);
            }
        }
        assessment
    }

    /// What is printed on a card.
    #[inline]
    pub(super) fn face(&self, card: Card) -> &'a Face {
        &self.cards[card]
    }

    /// A clan sheet with what its upgrades make of it.
    #[inline]
    pub(super) fn sheet(&self, seat: Seat) -> ClanSheet<'a> {
        ClanSheet::new(self.table.sheet(seat), self.cards)
    }

    fn look_at(&mut self, seat: Seat) {
        let (table, n) = (self.table, seat.index());
        let sheet = self.sheet(seat);
        let mut ashore = [0.0; PROVINCES];
        self.strength[n] = [0.0; PROVINCES];
        for place in table.standing().iter() {
            let at = place.index();
            let group = sheet.at(place);
            let fleet = place.fjord().map_or(Group::NONE, |fjord| sheet.at(fjord));
            if !group.is_empty() {
                ashore[at] = f32::from(sheet.strength(group, place));
            }
            let afloat = if fleet.is_empty() { 0.0 } else { f32::from(sheet.strength(fleet, place)) };
            self.strength[n][at] = ashore[at] + afloat;
        }
        self.near[n] = [0.0; PROVINCES];
        let centre = ashore[Place::Yggdrasil.index()];
        let sum: f32 = ashore[..OUTER].iter().sum();
        for place in self.open.iter().filter(|&place| table.room(place) > 0) {
            let at = place.index();
            self.near[n][at] = match place.is_outer() {
                true => ashore[(at + 1) % OUTER] + ashore[(at + OUTER - 1) % OUTER] + centre,
                false => sum,
            };
        }
        self.reach[n] = match table.phase {
            Phase::Action => best_bonus(sheet, self.position.secret(seat).hand.as_slice()),
            _ => 0.0,
        };
        self.count_rage(seat);
    }

    fn count_rage(&mut self, seat: Seat) {
        if self.can_act(seat) {
            self.rush += f32::from(self.table.sheet(seat).rage);
        }
    }

    /// Whether a seat may take turns still in this age.
    #[inline]
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        let sheet = self.table.sheet(seat);
        self.table.phase == Phase::Action && sheet.rage > 0 && !sheet.passed
    }

    /// The cards that a seat can still use: its hand, and what it has drafted.
    pub(super) fn cards(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'a> {
        let secret = self.position.secret(seat);
        let picks = if self.table.phase == Phase::Gifts { secret.picks.as_slice() } else { &[] };
        secret.hand.as_slice().iter().chain(picks).copied()
    }

    /// The strongest of the others in a province.
    #[inline]
    pub(super) fn rival(&self, seat: Seat, place: Place) -> f32 {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        others.map(|other| self.strength[other.index()][place.index()]).fold(0.0, f32::max)
    }

    /// How much of the game is left to a seat, in ages.
    #[inline]
    pub(super) fn ages(&self, seat: Seat) -> f32 {
        let later = f32::from(3 - self.table.age.min(3));
        later
            + match self.table.phase {
                Phase::Gifts => 1.0,
                Phase::Action if self.can_act(seat) => {
                    (f32::from(self.table.sheet(seat).rage) / RAGE_OF_AN_AGE).min(1.0)
                }
                _ => 0.0,
            }
    }

    /// The age, from 0.
    #[inline]
    pub(super) fn age(&self) -> usize {
        usize::from(self.table.age.clamp(1, AGES)) - 1
    }

    /// How many ages are to come after this one.
    #[inline]
    pub(super) fn later(&self) -> f32 {
        f32::from(3 - self.table.age.min(3))
    }
}

/// Provinces that can be pillaged still in this age.
fn open(table: &Table) -> Places {
    if table.phase == Phase::Action { table.standing().minus(table.pillaged) } else { Places::NONE }
}

/// What the best of these cards adds to a battle.
pub(super) fn best_bonus(sheet: ClanSheet<'_>, cards: &[Card]) -> f32 {
    cards.iter().map(|&card| bonus(sheet, card)).fold(0.0, f32::max)
}

/// What the best of so many cards usually adds to a battle.
fn usual_bonus(cards: usize) -> f32 {
    USUAL_BONUS[cards.min(4)]
}

/// What a card adds to its player's total in a battle, more or less.
#[inline]
pub(super) fn bonus(sheet: ClanSheet<'_>, card: Card) -> f32 {
    let face = &sheet.cards()[card];
    match (face.kind, face.effect) {
        (Kind::Battle, Effect::HighestBonus) => HIGHEST_BONUS,
        (Kind::Battle, _) => f32::from(face.value),
        (Kind::Quest, _) => sheet.quest_bonuses().max().map_or(0.0, f32::from),
        _ => 0.0,
    }
}

/// How likely it is to be ahead when the lead is so large and usually off by so much.
#[inline]
pub(super) fn odds(lead: f32, off: f32) -> f32 {
    1.0 / (1.0 + (-lead / off).exp())
}
