//! Where each answer goes.

use crate::action::Action;
use crate::event::{Cause, Event};
use crate::names::Jarl;
use crate::rules::Resolver;
use crate::state::Asked;
use crate::state::battle::ATTACKER;
use meadhall_engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Plays an answer to what is asked.
    pub fn answer(&mut self, seat: Seat, action: Action) {
        let side = self.position.table.battle.turn_of();
        match (self.position.table.asked, action) {
            (Asked::Turn, action) => self.take_action(seat, action),
            (Asked::Second, Action::Add(card, place)) => self.add_second(seat, card, place),
            (Asked::Tyr(place), Action::Play(card)) => self.strengthen(seat, place, card),
            (Asked::Tyr(_), Action::Decline) => self.resume(),
            (Asked::Place { .. }, Action::Add(_, named)) => {
                let place = self.game.room(&self.position.table, seat, None).place(named);
                self.place_lifted(seat, place);
            }
            (Asked::Place { free: true }, Action::Decline) => self.return_lifted(),
            (Asked::PhaseB, action) => self.choose_b(seat, action),
            (Asked::Drawn, Action::Discard(card)) => self.discard_drawn(seat, card),
            (Asked::Drawn, Action::Done) => self.keep_drawn(seat),
            (Asked::Thor, Action::Help(card, to)) => self.answer_help(seat, Some((card, to))),
            (Asked::Thor, Action::Decline) => self.answer_help(seat, None),
            (Asked::Before, Action::Done) => self.end_before(),
            (Asked::Before, Action::LayDie) => self.lay_die(seat),
            (Asked::Before, Action::Add(card, place)) => self.add_before(seat, card, place),
            (Asked::Before, Action::Play(card)) => self.call_to_arms(seat, card),
            (Asked::Payment, Action::Pay(card)) => self.pay(seat, Some(card)),
            (Asked::Payment, Action::Decline) => self.pay(seat, None),
            (Asked::Sacrifice, Action::Pay(card)) => self.sacrifice(seat, card),
            (Asked::Sacrifice, Action::Decline) => self.go_on(),
            (Asked::Fight, action) => self.fight(seat, side, action),
            (Asked::Reroll(throw), Action::Reroll(dice)) => self.rethrow(seat, throw, dice),
            (Asked::NewWeapon(_), Action::Keep(face)) => self.keep_die(seat, face),
            (Asked::Exchange, Action::Turn(_, to)) => self.exchange(seat, to),
            (Asked::Exchange, Action::Done) => self.go_on(),
            (Asked::GormTurn, Action::Turn(from, to)) => self.jarl_turn(seat, from, to),
            (Asked::Block, Action::Choose(spot)) => self.block(spot.place),
            (Asked::Force, Action::Discard(card)) => self.give_up_tactic(seat, card),
            (Asked::Path, Action::Choose(spot)) => self.choose_path(seat, spot.place),
            (Asked::Send, Action::Send(spot)) => self.mark_sent(seat, spot),
            (Asked::Send, Action::Done) => self.next_step(),
            (Asked::Spare(spare), Action::Choose(spot)) => self.spare(spare, seat, spot.place),
            (Asked::Glory(points), Action::Take(card)) => self.take_payment(seat, points, card),
            (Asked::Favour, Action::Take(card)) => self.pick_favour(card),
            (Asked::Mission, Action::Play(card)) => self.play_mission(seat, Some(card)),
            (Asked::Mission, Action::Decline) => self.play_mission(seat, None),
            (Asked::Leave, Action::Discard(card)) => self.leave(seat, card),
            (Asked::Overflow | Asked::Order | Asked::HandToll | Asked::WarriorToll | Asked::GloryToll, action) => {
                self.answer_toll(seat, action);
            }
            (Asked::SoloSend | Asked::SoloOne, Action::Send(spot)) => self.solo_send(spot),
            (Asked::SoloSend | Asked::SoloOne, _) => self.end_solo_send(),
            (Asked::Jorunn | Asked::Blodhrafn | Asked::Steinar | Asked::SteinarDiscard | Asked::Yrsa, action) => {
                self.answer_jarl_after(seat, action);
            }
            (Asked::Jarl | Asked::Warrior | Asked::Reject | Asked::Draft | Asked::DraftTake | Asked::Redraw, _) => {
                self.answer_set_up(seat, action);
            }
            _ => self.answer_loki(seat, action),
        }
    }

    /// The own phase of a battle.
    fn fight(&mut self, seat: Seat, side: usize, action: Action) {
        match action {
            Action::Done => self.end_phase(),
            Action::Activate(spot, dice) => self.activate(seat, spot, dice),
            Action::Play(card) => self.play_tactic(seat, card, None),
            Action::PlayWith(card, die) => self.play_tactic(seat, card, Some(die)),
            Action::Drop(face) => self.drop_die(side, face),
            Action::FreeReroll => self.free_reroll(seat),
            Action::JarlReroll(face) => self.jarl_reroll(seat, face),
            Action::Turn(from, to) => self.jarl_turn(seat, from, to),
            Action::Pay(card) => self.pay_gorm(seat, card),
            _ => {}
        }
    }

    /// The set-up.
    fn answer_set_up(&mut self, seat: Seat, action: Action) {
        match (self.position.table.asked, action) {
            (Asked::Jarl, Action::Jarl(jarl)) => self.choose_jarl(seat, jarl),
            (Asked::Warrior, Action::Add(card, place)) => self.take_warrior(seat, card, place),
            (Asked::Reject, Action::Reject(one, two)) => self.reject(seat, one, two),
            (Asked::Draft, Action::Lay(card)) => self.lay_out(seat, card),
            (Asked::Draft, Action::Done) => self.leave_draft(seat),
            (Asked::Draft | Asked::DraftTake, Action::Take(card)) => self.take_offer(seat, card),
            (Asked::Redraw, Action::Aside(card)) => self.put_aside(card),
            (Asked::Redraw, Action::Done) => self.redraw(),
            _ => {}
        }
    }

    /// What must go: for want of room, because of the monster, or in which order.
    fn answer_toll(&mut self, seat: Seat, action: Action) {
        match (self.position.table.asked, action) {
            (Asked::Overflow, Action::Choose(spot)) => {
                self.dismiss(seat, spot.place, Cause::Room);
                self.resume();
            }
            (Asked::Order, Action::Discard(card)) => {
                self.take_outgoing(seat, card);
                self.resume();
            }
            (Asked::HandToll, Action::Discard(card)) => {
                self.discard_from_hand(seat, card, Cause::Monster);
                self.go_on();
            }
            (Asked::WarriorToll, Action::Choose(spot)) => {
                self.dismiss(seat, spot.place, Cause::Monster);
                self.go_on();
            }
            (Asked::GloryToll, Action::Discard(card)) => {
                self.drop_glory(card);
                self.resume();
            }
            _ => {}
        }
    }

    /// A jarl's ability after a battle.
    fn answer_jarl_after(&mut self, seat: Seat, action: Action) {
        match (self.position.table.asked, action) {
            (Asked::Jorunn, action) => self.choose_jorunn(seat, action),
            (Asked::Blodhrafn, action) => self.choose_blodhrafn(seat, action),
            (Asked::Yrsa, action) => self.choose_yrsa(seat, action),
            (Asked::Steinar, Action::Main) => self.go_on_discarding(seat),
            (Asked::Steinar, Action::Rob(other)) => {
                self.rob(other, seat);
                self.resolve();
            }
            (Asked::SteinarDiscard, Action::Discard(card)) => {
                self.discard_from_hand(seat, card, Cause::Jarl(Jarl::Steinar));
                let attacker = self.side(ATTACKER).seat;
                self.go_on_discarding(attacker);
            }
            _ => {}
        }
    }

    /// Loki's trick.
    fn answer_loki(&mut self, seat: Seat, action: Action) {
        match (self.position.table.asked, action) {
            (Asked::Loki, Action::Row(row)) => self.use_row(seat, row),
            (Asked::Loki, Action::Decline) => {
                self.tell(Event::NoRow(seat));
                self.resolve();
            }
            (Asked::LokiSend(most), Action::Send(spot)) => self.loki_send(seat, spot, most),
            (Asked::LokiSend(_), Action::Done) => self.resolve(),
            (Asked::LokiTactic, Action::Take(card)) => self.take_played(card),
            (Asked::LokiTake { among, left }, Action::Take(card)) => self.take_top(seat, card, among, left),
            (Asked::LokiAdd { left, weapons }, Action::Add(card, place)) => {
                self.loki_add(seat, card, place, left, weapons);
            }
            (Asked::LokiAdd { .. }, Action::Decline) => self.resolve(),
            (Asked::LokiOne, Action::Send(spot)) => self.send_one(seat, Some(spot)),
            (Asked::LokiOne, Action::Decline) => self.send_one(seat, None),
            (Asked::LokiLook, Action::Take(card)) => self.take_looked(seat, card),
            (Asked::LokiGive, Action::Give(card)) => self.give_card(seat, card),
            _ => {}
        }
    }
}
