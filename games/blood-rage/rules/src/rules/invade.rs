//! Section 5.3: Invade, and what follows from it.

use crate::BloodRage;
use crate::action::{Action, Invade, Victim};
use crate::data::{EXTRA_PILLAGE_COST, Effect, Places};
use crate::event::Event;
use crate::names::{Figure, Place};
use crate::rules::Resolver;
use crate::state::ClanSheet;
use crate::state::{Asked, FreeInvade, Invasion, Table, Then};
use crate::state::{Group, Piece, RESERVE, Sheet, VALHALLA};
use meadhall_engine::{Chance, Seat, Sink};

/// The clan's sorts of figures in the order of their names; two monsters of one name once.
pub(crate) fn troops(sheet: ClanSheet<'_>) -> impl Iterator<Item = Piece> + Clone {
    let monster = |piece| sheet.card_of(piece).map(|_| (sheet.figure(piece), piece));
    let (first, second) = (monster(Piece::First), monster(Piece::Second));
    let monsters = match (first, second) {
        (Some(one), Some(two)) if one.0 == two.0 => [Some(one), None],
        (Some(one), Some(two)) if two.0 < one.0 => [Some(two), Some(one)],
        both => [both.0, both.1],
    };
    let monsters = monsters.map(|monster| monster.map(|(_, piece)| piece));
    [Some(Piece::Leader), Some(Piece::Warrior), Some(Piece::Ship), Some(Piece::Mystic), monsters[0], monsters[1]]
        .into_iter()
        .flatten()
}

/// The figures of a sort in a place, with a second monster of the same name.
#[inline]
pub(crate) fn named_alike(sheet: &Sheet, group: Group, piece: Piece) -> u8 {
    let twin = match piece {
        Piece::First if sheet.card_of(Piece::Second) == sheet.card_of(Piece::First) => group.count(Piece::Second),
        _ => 0,
    };
    group.count(piece) + twin
}

impl BloodRage {
    /// The Rage that an invade costs.
    #[inline]
    pub fn invade_cost(&self, table: &Table, seat: Seat, piece: Piece, place: Place, fallen: bool) -> u8 {
        let sheet = self.sheet(table, seat);
        if fallen {
            return 1;
        }
        if place.is_province() && sheet.has_monster(sheet.at(place), Effect::FreeInvadesHere) {
            return 0;
        }
        match piece {
            Piece::Leader | Piece::Mystic => 0,
            Piece::Warrior | Piece::Ship => sheet.strength_of(piece),
            Piece::First | Piece::Second => match sheet.monster_effect(piece) {
                Effect::Free | Effect::StrengthOfFallen | Effect::CountsAsLeader => 0,
                _ => sheet.strength_of(piece),
            },
        }
    }

    /// The invades that a turn's action may be.
    pub(crate) fn list_invades(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        if !sheet.has_horns() {
            return;
        }
        let fallen = sheet.has(Effect::InvadeFromValhalla) && !sheet.figures[VALHALLA].is_empty();
        for piece in troops(sheet) {
            let ready = named_alike(&sheet, sheet.figures[RESERVE], piece) > 0;
            let raised = fallen && named_alike(&sheet, sheet.figures[VALHALLA], piece) > 0;
            if ready || raised {
                self.list_targets(table, seat, piece, [ready, raised], Some(sheet.rage), choices);
            }
        }
    }

    /// The free invades that an upgrade offers.
    pub(crate) fn list_free_invades(&self, table: &Table, seat: Seat, free: FreeInvade, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        if !sheet.has_horns() {
            return;
        }
        for piece in free_group(sheet, free).pieces() {
            self.list_targets(table, seat, piece, [true, false], None, choices);
        }
    }

    /// Whether an upgrade's free invade can be used at all.
    pub(crate) fn has_free_invade(&self, table: &Table, seat: Seat, free: FreeInvade) -> bool {
        let sheet = self.sheet(table, seat);
        let outer = || Place::outer().filter(|&place| !table.destroyed.contains(place));
        let can = |piece: Piece| {
            let text = sheet.monster_effect(piece);
            if sheet.figure(piece).sails() {
                Place::fjords().any(|fjord| table.is_open(fjord))
            } else {
                matches!(text, Effect::AtHomeInCentre(_))
                    || outer().any(|place| table.room(place) > 0)
                    || (text == Effect::TakesPlace && outer().any(|place| table.crowd[place.index()] > 0))
            }
        };
        sheet.has_horns() && free_group(sheet, free).pieces().any(can)
    }

    /// Every place where a figure may invade, from the reserve and from Valhalla, for the Rage there is.
    fn list_targets(
        &self,
        table: &Table,
        seat: Seat,
        piece: Piece,
        [ready, raised]: [bool; 2],
        rage: Option<u8>,
        choices: &mut Vec<Action>,
    ) {
        let sheet = self.sheet(table, seat);
        let figure = sheet.figure(piece);
        let pays = |place, fallen| rage.is_none_or(|rage| self.invade_cost(table, seat, piece, place, fallen) <= rage);
        if figure.sails() {
            for place in Place::fjords().filter(|&fjord| table.is_open(fjord)) {
                for fallen in [false, true] {
                    if (if fallen { raised } else { ready }) && pays(place, fallen) {
                        choices.push(Action::Invade(Invade { figure, place, fallen, victim: None }));
                    }
                }
            }
            return;
        }
        let slays = piece == Piece::Mystic && sheet.has(Effect::MysticsSlay);
        let pushes = sheet.monster_effect(piece) == Effect::TakesPlace;
        let centre = matches!(sheet.monster_effect(piece), Effect::AtHomeInCentre(_));
        for place in Place::provinces().filter(|place| place.is_outer() || centre) {
            for fallen in [false, true] {
                if !(if fallen { raised } else { ready }) || !pays(place, fallen) {
                    continue;
                }
                if table.room(place) > 0 {
                    choices.push(Action::Invade(Invade { figure, place, fallen, victim: None }));
                }
                if slays || pushes {
                    let start = choices.len();
                    self.list_victims(table, seat, Invade { figure, place, fallen, victim: None }, pushes, choices);
                    choices[start..].sort_unstable();
                }
            }
        }
    }

    /// Whose place Hildisvini or a mystic of Odin's Chosen may take.
    fn list_victims(&self, table: &Table, seat: Seat, invade: Invade, pushes: bool, choices: &mut Vec<Action>) {
        for other in self.all() {
            let sheet = self.sheet(table, other);
            let group = sheet.at(invade.place);
            for piece in troops(sheet).filter(|&piece| named_alike(&sheet, group, piece) > 0) {
                let victim = |to| Some(Victim { clan: sheet.clan, figure: sheet.figure(piece), to });
                if pushes {
                    let targets = invade.place.neighbours().iter().filter(|&to| table.room(to) > 0);
                    choices.extend(targets.map(|to| Action::Invade(Invade { victim: victim(Some(to)), ..invade })));
                } else if other != seat && matches!(piece, Piece::Warrior | Piece::Mystic) {
                    choices.push(Action::Invade(Invade { victim: victim(None), ..invade }));
                }
            }
        }
    }

    /// Whether a further warrior of the clan may invade a province now.
    pub(crate) fn can_add_warrior(&self, table: &Table, seat: Seat, place: Place) -> bool {
        let sheet = self.sheet(table, seat);
        place.is_outer()
            && sheet.figures[RESERVE].count(Piece::Warrior) > 0
            && table.room(place) > 0
            && sheet.has_horns()
    }
}

/// The figures of the reserve that an upgrade's free invade may be made with.
pub(crate) fn free_group(sheet: ClanSheet<'_>, free: FreeInvade) -> Group {
    let reserve = sheet.figures[RESERVE];
    match free {
        FreeInvade::Leader => sheet.leaders(reserve),
        FreeInvade::Warrior => reserve.only(Piece::Warrior),
        FreeInvade::Ship => sheet.ships(reserve),
        FreeInvade::First => reserve.only(Piece::First),
        FreeInvade::Second => reserve.only(Piece::Second),
    }
}

/// The invade of one warrior from the reserve.
pub(crate) const fn warrior_to(place: Place) -> Action {
    Action::Invade(Invade { figure: Figure::Warrior, place, fallen: false, victim: None })
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// An invade as an action of the turn, which costs Rage, or a free one.
    pub fn invade(&mut self, seat: Seat, invade: Invade, free: bool) {
        let Invade { figure, place, fallen, victim } = invade;
        let table = &self.position.table;
        let sheet = self.game.sheet(table, seat);
        let from = if fallen { VALHALLA } else { RESERVE };
        let Some(piece) = sheet.piece_in(sheet.figures[from], figure) else { return };
        let cost = if free { 0 } else { self.game.invade_cost(table, seat, piece, place, fallen) };
        self.pay(seat, cost);
        self.acts_in(seat, place);
        self.position.table.invasion = Invasion { seat, figure, place, fallen, in_battle: false };
        match victim {
            None => self.land(cost),
            Some(Victim { clan, figure, to: Some(to) }) => {
                let owner = self.game.all().find(|&other| self.position.sheet(other).clan == clan);
                let moved = owner.and_then(|other| {
                    let sheet = self.game.sheet(&self.position.table, other);
                    Some((other, sheet.piece_in(sheet.at(place), figure)?))
                });
                if let Some((other, piece)) = moved {
                    self.position.table.shift(other, piece, place.index(), to.index());
                    self.tell(Event::Moved { seat: other, figure, from: place, to });
                }
                self.land(cost);
            }
            Some(Victim { clan, figure, to: None }) => {
                self.tell(Event::Attacks { seat, place, cost });
                let owner = self.game.all().find(|&other| self.position.sheet(other).clan == clan);
                let piece = if figure == Figure::Mystic { Piece::Mystic } else { Piece::Warrior };
                if let Some(other) = owner.filter(|&other| self.position.sheet(other).at(place).count(piece) > 0) {
                    let mut figures = [Group::NONE; crate::state::MOST];
                    figures[other.index()] = Group::of(piece, 1);
                    self.doom(place, figures, seat, Then::Village);
                } else {
                    self.end_turn();
                }
            }
        }
    }

    /// After the attack of a mystic: it takes the village if that became empty.
    pub fn take_village(&mut self) {
        if self.position.table.doom.taken {
            self.land(0);
        } else {
            let Invasion { seat, place, .. } = self.position.table.invasion;
            self.tell(Event::Repelled { seat, place });
            self.end_turn();
        }
    }

    /// The figure is put on the board; its text follows.
    fn land(&mut self, cost: u8) {
        let Invasion { seat, figure, place, fallen, .. } = self.position.table.invasion;
        let from = if fallen { VALHALLA } else { RESERVE };
        let sheet = self.game.sheet(&self.position.table, seat);
        let Some(piece) = sheet.piece_in(sheet.figures[from], figure) else { return };
        let text = sheet.monster_effect(piece);
        self.position.table.shift(seat, piece, from, place.index());
        self.tell(Event::Invaded { seat, figure, place, fallen, cost });
        match text {
            Effect::SlayWarriors | Effect::SlayAllButMonsters if place.is_province() => {
                let mut figures = [Group::NONE; crate::state::MOST];
                for other in self.game.all().filter(|&other| other != seat) {
                    let forces = self.position.table.forces(other, place);
                    figures[other.index()] = if text == Effect::SlayWarriors {
                        forces.only(Piece::Warrior)
                    } else {
                        forces.except(Piece::First).except(Piece::Second)
                    };
                }
                self.doom(place, figures, seat, Then::Invasion);
            }
            _ => self.follow_up(),
        }
    }

    /// Frigga's Succor, once the text of the figure is done.
    pub fn follow_up(&mut self) {
        let Invasion { seat, place, .. } = self.position.table.invasion;
        let has = self.game.sheet(&self.position.table, seat).has(Effect::ExtraWarrior);
        if has && self.game.can_add_warrior(&self.position.table, seat, place) {
            self.ask(seat, Asked::Succor);
        } else {
            self.finish_invasion();
        }
    }

    /// The further warrior of Frigga's Succor, or none.
    pub fn succor(&mut self, accepted: bool) {
        let Invasion { seat, place, .. } = self.position.table.invasion;
        if accepted {
            self.position.table.shift(seat, Piece::Warrior, RESERVE, place.index());
            self.tell(Event::Invaded { seat, figure: Figure::Warrior, place, fallen: false, cost: 0 });
        }
        self.finish_invasion();
    }

    /// Thor's Domain; after Loki's Blessing it waits for the end of the battle.
    fn finish_invasion(&mut self) {
        let Invasion { seat, place, in_battle, .. } = self.position.table.invasion;
        if in_battle {
            if seat == self.position.table.active {
                self.position.table.extra = Some(place);
            }
            self.resolve();
        } else {
            self.offer_pillage(place);
        }
    }

    /// Asks for Thor's Domain, or ends the turn.
    pub fn offer_pillage(&mut self, place: Place) {
        let table = &self.position.table;
        let seat = table.active;
        let sheet = self.game.sheet(table, seat);
        let able = !table.extra_used
            && place.is_province()
            && sheet.rage >= EXTRA_PILLAGE_COST
            && sheet.has(Effect::PillageAfterInvade)
            && self.game.can_pillage(table, seat, place);
        if able {
            self.ask(seat, Asked::Domain(place));
        } else {
            self.end_turn();
        }
    }

    /// Loki's Blessing: a warrior comes back to the lost province.
    pub fn bless(&mut self, seat: Seat, accepted: bool) {
        let place = self.position.table.battle.place;
        if accepted && self.game.can_add_warrior(&self.position.table, seat, place) {
            self.position.table.invasion =
                Invasion { seat, figure: Figure::Warrior, place, fallen: false, in_battle: true };
            self.land(0);
        } else {
            self.resolve();
        }
    }
}

/// Places where the figures of a clan stand.
pub(crate) fn held(sheet: &Sheet, among: Places) -> impl Iterator<Item = Place> + Clone + '_ {
    among.iter().filter(|&place| !sheet.at(place).is_empty())
}
