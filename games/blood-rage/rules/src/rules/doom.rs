//! Figures that would be destroyed: what their owners may do about it, and their end.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{Effect, RAGNAROK_GLORY};
use crate::event::{Cause, Event};
use crate::names::{Figure, Phase, Place};
use crate::rules::Resolver;
use crate::rules::invade::{named_alike, troops};
use crate::state::ClanSheet;
use crate::state::{Asked, Doom, MOST, Table, Then};
use crate::state::{Group, Piece, VALHALLA};
use meadhall_engine::{Chance, Seat, SeatSet, Sink};

impl BloodRage {
    /// What an owner may do for figures that would be destroyed.
    pub(crate) fn list_saves(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        let doomed = table.doom.figures[seat.index()];
        let there = troops(sheet).filter(|&piece| named_alike(&sheet, doomed, piece) > 0);
        if can_pay(table, sheet) {
            choices.extend(there.clone().map(|piece| Action::Save(sheet.figure(piece))));
        }
        for piece in there {
            choices.extend(retreats(table, sheet, piece).map(|to| Action::Retreat(sheet.figure(piece), to)));
        }
        choices.push(Action::Accept);
    }

    pub(crate) fn can_save(&self, table: &Table, seat: Seat) -> bool {
        let sheet = self.sheet(table, seat);
        let doomed = table.doom.figures[seat.index()];
        !doomed.is_empty()
            && (can_pay(table, sheet) || doomed.pieces().any(|piece| retreats(table, sheet, piece).next().is_some()))
    }
}

/// Whether Frigga's Protection can be paid: Rage is spent in the Action phase only.
fn can_pay(table: &Table, sheet: ClanSheet<'_>) -> bool {
    table.phase == Phase::Action && sheet.rage > 0 && sheet.has(Effect::SaveFigures)
}

/// Where a figure may retreat to instead of being destroyed.
fn retreats<'a>(table: &'a Table, sheet: ClanSheet<'_>, piece: Piece) -> impl Iterator<Item = Place> + use<'a> {
    let from = table.doom.place;
    let witch = sheet.monster_effect(piece) == Effect::RetreatsToCentre && from != Place::Yggdrasil;
    let mystic = piece == Piece::Mystic && sheet.has(Effect::MysticsRetreat);
    from.neighbours().iter().filter(move |&to| (mystic || (witch && to == Place::Yggdrasil)) && table.room(to) > 0)
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Destroys figures of a province and its fjord, after their owners have decided what to save.
    pub fn doom(&mut self, place: Place, figures: [Group; MOST], from: Seat, then: Then) {
        let waiting: SeatSet = self.game.all().filter(|seat| !figures[seat.index()].is_empty()).collect();
        self.position.table.doom = Doom { place, figures, waiting, from, then, taken: true };
        self.continue_doom();
    }

    fn continue_doom(&mut self) {
        let Doom { waiting, from, .. } = self.position.table.doom;
        for seat in self.clockwise(from).filter(|&seat| waiting.contains(seat)) {
            if self.game.can_save(&self.position.table, seat) {
                return self.ask(seat, Asked::Save);
            }
            let doom = &mut self.position.table.doom;
            doom.waiting = doom.waiting.without(seat);
        }
        self.carry_out();
    }

    pub fn save(&mut self, seat: Seat, figure: Figure) {
        let Some(piece) = self.doomed_piece(seat, figure) else { return };
        self.pay(seat, 1);
        let doom = &mut self.position.table.doom;
        doom.figures[seat.index()].take(piece);
        doom.taken = false;
        self.tell(Event::Saved(seat, figure));
        self.continue_doom();
    }

    pub fn retreat(&mut self, seat: Seat, figure: Figure, to: Place) {
        let Some(piece) = self.doomed_piece(seat, figure) else { return };
        let table = &mut self.position.table;
        let from = table.doom.place;
        table.doom.figures[seat.index()].take(piece);
        table.shift(seat, piece, from.index(), to.index());
        self.tell(Event::Retreated { seat, figure, from, to });
        self.continue_doom();
    }

    /// The owner lets the rest go.
    pub fn accept(&mut self, seat: Seat) {
        let doom = &mut self.position.table.doom;
        doom.waiting = doom.waiting.without(seat);
        self.continue_doom();
    }

    fn doomed_piece(&self, seat: Seat, figure: Figure) -> Option<Piece> {
        self.game
            .sheet(&self.position.table, seat)
            .piece_in(self.position.table.doom.figures[seat.index() % MOST], figure)
    }

    fn carry_out(&mut self) {
        let Doom { place, figures, from, then, .. } = self.position.table.doom;
        self.position.table.doom.figures = [Group::NONE; MOST];
        let age = usize::from(self.position.table.age);
        let cause = self.cause_of(then);
        for seat in self.clockwise(from) {
            let group = figures[seat.index()];
            for piece in group.pieces() {
                for _ in 0..group.count(piece) {
                    let spot = self.game.spot_of(&self.position.table, seat, piece, place);
                    self.destroy(seat, piece, spot, cause);
                }
            }
            match then {
                Then::Reveal | Then::Rewards => self.position.table.battle.dead[seat.index()] += group.total(),
                Then::Ragnarok => {
                    let double = self.game.sheet(&self.position.table, seat).has(Effect::DoubleRagnarok);
                    let each = RAGNAROK_GLORY[(age - 1).min(2)] * if double { 2 } else { 1 };
                    self.gain(seat, each * u16::from(group.total()), Cause::Ragnarok);
                }
                Then::Invasion | Then::Village => {}
            }
        }
        match then {
            Then::Invasion => self.follow_up(),
            Then::Village => self.take_village(),
            Then::Reveal => self.continue_texts(),
            Then::Rewards => self.resolve(),
            Then::Ragnarok => self.end_ragnarok(),
        }
    }

    /// What destroys the figures: a card where one does it by its text.
    fn cause_of(&self, then: Then) -> Cause {
        let table = &self.position.table;
        let (battle, invasion) = (&table.battle, &table.invasion);
        let card = match then {
            Then::Reveal => {
                let at = battle.pillager.index() + usize::from(battle.turn) + self.game.players - 1;
                table.sheet(Seat::new(at % self.game.players)).revealed.as_slice().first().copied()
            }
            Then::Invasion => {
                let monsters = table.sheet(invasion.seat).slots.iter().flatten();
                monsters.copied().find(|&card| self.game.face(card).monster() == Some(invasion.figure))
            }
            Then::Village => self.game.sheet(table, invasion.seat).upgrade_with(|text| text == Effect::MysticsSlay),
            Then::Rewards | Then::Ragnarok => None,
        };
        card.map_or(Cause::Doom(then), Cause::Card)
    }

    /// One figure goes to Valhalla; a ship brings the Glory of Dragons.
    pub fn destroy(&mut self, seat: Seat, piece: Piece, from: usize, cause: Cause) {
        let figure = self.game.sheet(&self.position.table, seat).figure(piece);
        if !self.position.table.shift(seat, piece, from, VALHALLA) {
            return;
        }
        self.tell(Event::Destroyed { seat, figure, cause });
        if figure.sails()
            && let Some(card) = self.position.sheet(seat).card_of(Piece::Ship)
            && let Effect::ShipGlory(glory) = self.game.face(card).effect
        {
            self.gain(seat, glory, Cause::Card(card));
        }
    }
}
