//! What an answer to a question leads to.

use crate::action::Action;
use crate::event::Event;
use crate::rules::Resolver;
use crate::state::Asked;
use meadhall_engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Carries out a choice and runs to the next question. One that does not answer what is asked does nothing.
    pub fn answer(&mut self, seat: Seat, action: Action) {
        match (self.position.table.asked, action) {
            (Asked::Draft, Action::Draft(card, other)) => self.draft(seat, card, other),
            (Asked::Turn, Action::Pass) => self.pass(seat),
            (Asked::Turn, Action::Quest(card)) => self.commit(seat, card),
            (Asked::Turn, Action::Upgrade(card, slot)) => self.upgrade(seat, card, slot),
            (Asked::Turn, Action::Pillage(place)) => self.pillage(seat, place, false),
            (Asked::Turn, Action::Challenge(place)) => self.challenge(seat, place),
            (Asked::Turn, Action::Sacrifice(first, second)) => self.sacrifice(seat, [first, second]),
            (Asked::Turn, Action::Invade(invade)) => self.invade(seat, invade, false),
            (Asked::Turn, Action::March(march)) => self.march(seat, march),
            (Asked::FreeInvade(_), Action::Invade(invade)) => self.invade(seat, invade, true),
            (Asked::FreeInvade(_), Action::Decline) => self.end_turn(),
            (Asked::Succor, Action::Invade(_)) => self.succor(true),
            (Asked::Succor, Action::Decline) => self.succor(false),
            (Asked::Blessing, Action::Invade(_)) => self.bless(seat, true),
            (Asked::Blessing, Action::Decline) => self.bless(seat, false),
            (Asked::Domain(place), Action::Pillage(_)) => self.domain(seat, place, true),
            (Asked::Domain(place), Action::Decline) => self.domain(seat, place, false),
            (Asked::Call, Action::Call(figure, place)) => self.answer_call(seat, Some((figure, place))),
            (Asked::Call, Action::Decline) => self.answer_call(seat, None),
            (Asked::Card, Action::Play(card)) => self.lay(seat, card),
            (Asked::Count, Action::Count(bonus)) => self.count_quest(seat, bonus),
            (Asked::Count, Action::Decline) => self.count_quest(seat, 0),
            (Asked::Spare, Action::Spare(figure)) => self.spare(seat, figure),
            (Asked::Save, Action::Save(figure)) => self.save(seat, figure),
            (Asked::Save, Action::Retreat(figure, to)) => self.retreat(seat, figure, to),
            (Asked::Save, Action::Accept) => self.accept(seat),
            (Asked::Add, Action::Add(card)) => self.add(seat, Some(card)),
            (Asked::Add, Action::Decline) => self.add(seat, None),
            (Asked::Recover, Action::Recover(card)) => self.recover(seat, Some(card)),
            (Asked::Recover, Action::Decline) => self.recover(seat, None),
            (Asked::Raise(reason), Action::Raise(stat)) => self.raise_chosen(seat, Some(stat), reason),
            (Asked::Raise(reason), Action::Decline) => self.raise_chosen(seat, None, reason),
            (Asked::Hammers, Action::Move(figure, to)) => self.move_leader(seat, Some((figure, to))),
            (Asked::Hammers, Action::Decline) => self.move_leader(seat, None),
            (Asked::God(index), Action::Send(god, to)) => self.send(index, god, to),
            (Asked::Discard, Action::Keep(card)) => self.keep(seat, card),
            _ => {}
        }
    }
}
