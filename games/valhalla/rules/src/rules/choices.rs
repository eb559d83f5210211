//! What may be chosen for each question, and where each answer goes.

use crate::Valhalla;
use crate::action::Action;
use crate::battle::{ATTACKER, DEFENDER};
use crate::data::Card;
use crate::event::{Cause, Event};
use crate::names::Face;
use crate::rules::Course;
use crate::rules::band::list_add;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::{Asked, MOST_OUTGOING, Position, Spare, Table};
use meadhall_engine::{Chance, List, Seat, Sink};

impl Valhalla {
    pub(crate) fn list(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let table = &position.table;
        let battle = &table.battle;
        let hand = || position.hand(seat);
        match table.asked {
            Asked::Jarl => self.list_jarls(position, seat, choices),
            Asked::Warrior => self.list_warriors(position, choices),
            Asked::Reject => self.list_rejects(position, seat, choices),
            Asked::Draft => self.list_draft(position, seat, choices),
            Asked::DraftTake => self.list_offer(position, choices),
            Asked::Redraw => self.list_redraws(position, seat, choices),
            Asked::Turn => self.list_turn(position, seat, choices),
            Asked::Second => self.list_second(position, seat, choices),
            Asked::Tyr(_) => self.list_tyr(position, seat, choices),
            Asked::Place { free } => self.list_places(position, seat, free, choices),
            Asked::PhaseB => {
                choices.push(Action::Decline);
                if table.attacked {
                    choices.push(Action::Main);
                }
                if table.board(seat).shields <= FEW_SHIELDS {
                    choices.push(Action::Secondary);
                }
            }
            Asked::Drawn => self.list_drawn(position, choices),
            Asked::Thor => self.list_help(position, seat, choices),
            Asked::Before => self.list_before(position, seat, choices),
            Asked::Payment | Asked::Sacrifice => {
                choices.push(Action::Decline);
                choices.extend(self.distinct(&hand()).map(Action::Pay));
            }
            Asked::Fight => self.list_fight(position, seat, choices),
            Asked::Reroll(_) => self.list_rerolls(&battle.sides[battle.turn_of()], choices),
            Asked::NewWeapon([one, two]) => choices.extend([Action::Keep(one), Action::Keep(two)]),
            Asked::Exchange => {
                choices.push(Action::Done);
                choices.extend(Face::WEAPONS.map(|to| Action::Turn(Face::X, to)));
            }
            Asked::GormTurn => self.list_turns(&battle.sides[battle.turn_of()], choices),
            Asked::Block => {
                let defender = &battle.sides[DEFENDER];
                let open = table.board(defender.seat).filled() & !defender.blocked;
                choices.extend(self.spots(table, defender.seat, open, false).map(Action::Choose));
            }
            Asked::Force => choices.extend(self.distinct(&hand().and(&self.tactics)).map(Action::Discard)),
            Asked::Path => {
                let attacker = &battle.sides[ATTACKER];
                let open = table.board(seat).filled() & !attacker.path;
                choices.extend(self.spots(table, seat, open, false).map(Action::Choose));
            }
            Asked::Send => self.list_sends(table, choices),
            Asked::Jorunn => {
                choices.extend([Action::Decline, Action::Main]);
                let rerolled = battle.side_of(seat).is_some_and(|at| battle.sides[at].rerolled);
                if !rerolled && position.deck().len() > 1 {
                    choices.push(Action::Secondary);
                }
            }
            Asked::Blodhrafn => choices.extend([Action::Decline, Action::Main]),
            Asked::Steinar => {
                choices.push(Action::Main);
                let robbed = |other: &Seat| battle.side_of(*other).is_none() && !position.hand(*other).is_empty();
                choices.extend(self.all().filter(robbed).map(Action::Rob));
            }
            Asked::SteinarDiscard | Asked::HandToll => choices.extend(self.distinct(&hand()).map(Action::Discard)),
            Asked::Spare(spare) => self.list_spares(position, seat, spare, choices),
            Asked::Yrsa => {
                choices.push(Action::Decline);
                if !table.discard.is_empty() {
                    choices.push(Action::Main);
                }
                if battle.won == Some(false) && !position.deck().is_empty() {
                    choices.push(Action::Secondary);
                }
            }
            Asked::Loki => self.list_rows(table, choices),
            Asked::LokiSend(_) => {
                choices.push(Action::Done);
                if let Some(at) = battle.side_of(seat) {
                    let side = &battle.sides[at];
                    let open = side.active & !Valhalla::departing(side);
                    choices.extend(self.spots(table, seat, open, false).map(Action::Send));
                }
            }
            Asked::LokiTactic => self.list_played(table, choices),
            Asked::LokiTake { among, .. } => self.list_top(table, among, choices),
            Asked::LokiAdd { weapons, .. } => self.list_loki_adds(position, seat, weapons, choices),
            Asked::LokiOne => self.list_loki_one(table, seat, choices),
            Asked::LokiLook => {
                if let Some(at) = battle.side_of(seat) {
                    let other = position.hand(battle.sides[1 - at].seat);
                    choices.extend(self.distinct(&other).map(Action::Take));
                }
            }
            Asked::LokiGive => choices.extend(self.distinct(&hand()).map(Action::Give)),
            Asked::Glory(points) => self.list_payments(position, points, choices),
            Asked::Favour => choices.extend(self.competing(position).map(Action::Take)),
            Asked::Mission => self.list_missions(position, seat, choices),
            Asked::Overflow => {
                let open = table.board(seat).filled() & !self.leaving(table, seat);
                choices.extend(self.spots(table, seat, open, false).map(Action::Choose));
            }
            Asked::WarriorToll => {
                choices.extend(self.spots(table, seat, u8::MAX, false).map(Action::Choose));
            }
            Asked::SoloSend | Asked::SoloOne => self.list_solo_sends(position, choices),
            Asked::GloryToll => {
                choices.extend(self.distinct(&self.cheapest(position, seat)).map(Action::Discard));
            }
            Asked::Leave => choices.extend(self.leftovers(position, seat).iter().map(Action::Discard)),
            Asked::Order => self.list_outgoing(table, seat, choices),
            Asked::Over => {}
        }
    }

    fn list_places(&self, position: &Position, seat: Seat, free: bool, choices: &mut Vec<Action>) {
        let table = &position.table;
        if free {
            choices.push(Action::Decline);
        }
        if let Some(card) = table.lifted {
            list_add(card, self.room(table, seat, None), choices, Action::Add);
        }
    }

    /// The player's cards that leave together, each once.
    fn list_outgoing(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let own = table.outgoing.iter().filter(|outgoing| outgoing.seat == seat);
        let mut cards: List<Card, MOST_OUTGOING> = own.map(|outgoing| outgoing.card).collect();
        cards.as_mut_slice().sort_unstable();
        let mut last = None;
        for card in cards.iter() {
            if last != Some(card) {
                choices.push(Action::Discard(card));
            }
            last = Some(card);
        }
    }

    fn list_spares(&self, position: &Position, seat: Seat, spare: Spare, choices: &mut Vec<Action>) {
        let table = &position.table;
        let battle = &table.battle;
        let Some(at) = battle.side_of(seat) else { return };
        let side = match spare {
            Spare::LokiWinner => &battle.sides[at],
            _ => &battle.sides[1 - at],
        };
        let mask = match spare {
            Spare::Freydis | Spare::Deny => Valhalla::departing(side),
            Spare::LokiLoser | Spare::LokiWinner => side.sent & !side.path,
        };
        choices.extend(self.spots(table, side.seat, mask, false).map(Action::Choose));
    }
}

impl<C: Chance, S: Sink<Event>> Course<'_, C, S> {
    /// Plays an answer to what is asked.
    pub fn answer(&mut self, seat: Seat, action: Action) {
        let asked = self.position.table.asked;
        let side = self.position.table.battle.turn_of();
        match (asked, action) {
            (Asked::Jarl, Action::Jarl(jarl)) => self.choose_jarl(seat, jarl),
            (Asked::Warrior, Action::Add(card, place)) => self.take_warrior(seat, card, place),
            (Asked::Reject, Action::Reject(one, two)) => self.reject(seat, one, two),
            (Asked::Draft, Action::Lay(card)) => self.lay_out(seat, card),
            (Asked::Draft, Action::Done) => self.leave_draft(seat),
            (Asked::Draft | Asked::DraftTake, Action::Take(card)) => self.take_offer(seat, card),
            (Asked::Redraw, Action::Aside(card)) => self.put_aside(card),
            (Asked::Redraw, Action::Done) => self.redraw(),
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
            (Asked::Jorunn, action) => self.choose_jorunn(seat, action),
            (Asked::Blodhrafn, action) => self.choose_blodhrafn(seat, action),
            (Asked::Steinar, Action::Main) => self.go_on_discarding(seat),
            (Asked::Steinar, Action::Rob(other)) => {
                self.rob(other, seat);
                self.resolve();
            }
            (Asked::SteinarDiscard, Action::Discard(card)) => {
                self.discard_from_hand(seat, card, Cause::Jarl(crate::names::Jarl::Steinar));
                let attacker = self.side(ATTACKER).seat;
                self.go_on_discarding(attacker);
            }
            (Asked::HandToll, Action::Discard(card)) => {
                self.discard_from_hand(seat, card, Cause::Monster);
                self.go_on();
            }
            (Asked::Spare(spare), Action::Choose(spot)) => self.spare(spare, seat, spot.place),
            (Asked::Yrsa, action) => self.choose_yrsa(seat, action),
            (Asked::Loki, Action::Row(row)) => self.use_row(seat, row),
            (Asked::Loki, Action::Decline) => {
                self.tell(Event::NoRow(seat));
                self.resolve();
            }
            (Asked::LokiSend(most), Action::Send(spot)) => self.loki_send(seat, spot, most),
            (Asked::LokiTactic, Action::Take(card)) => self.take_played(card),
            (Asked::LokiTake { among, left }, Action::Take(card)) => self.take_top(seat, card, among, left),
            (Asked::LokiSend(_), Action::Done) => self.resolve(),
            (Asked::LokiAdd { left, weapons }, Action::Add(card, place)) => {
                self.loki_add(seat, card, place, left, weapons);
            }
            (Asked::LokiAdd { .. }, Action::Decline) => self.resolve(),
            (Asked::LokiOne, Action::Send(spot)) => self.send_one(seat, Some(spot)),
            (Asked::LokiOne, Action::Decline) => self.send_one(seat, None),
            (Asked::LokiLook, Action::Take(card)) => self.take_looked(seat, card),
            (Asked::LokiGive, Action::Give(card)) => self.give_card(seat, card),
            (Asked::Glory(points), Action::Take(card)) => self.take_payment(seat, points, card),
            (Asked::Favour, Action::Take(card)) => self.pick_favour(card),
            (Asked::Mission, Action::Play(card)) => self.play_mission(seat, Some(card)),
            (Asked::Mission, Action::Decline) => self.play_mission(seat, None),
            (Asked::Overflow, Action::Choose(spot)) => {
                self.dismiss(seat, spot.place, Cause::Room);
                self.resume();
            }
            (Asked::WarriorToll, Action::Choose(spot)) => {
                self.dismiss(seat, spot.place, Cause::Monster);
                self.go_on();
            }
            (Asked::SoloSend | Asked::SoloOne, Action::Send(spot)) => self.solo_send(spot),
            (Asked::SoloSend | Asked::SoloOne, _) => self.end_solo_send(),
            (Asked::GloryToll, Action::Discard(card)) => {
                self.drop_glory(card);
                self.resume();
            }
            (Asked::Leave, Action::Discard(card)) => self.leave(seat, card),
            (Asked::Order, Action::Discard(card)) => {
                self.take_outgoing(seat, card);
                self.resume();
            }
            _ => {}
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

    /// A card of the opponent's hand is taken openly by the one who looked.
    fn take_looked(&mut self, loser: Seat, card: crate::data::Card) {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(loser) else { return };
        let winner = battle.sides[1 - at].seat;
        let place = crate::places::Place::Hand(winner);
        if let Some(id) = self.position.places.find(&self.game.cards, card, place) {
            self.hand_over(winner, loser, id);
        }
        self.resolve();
    }

    /// The winner gives the loser a card.
    fn give_card(&mut self, winner: Seat, card: crate::data::Card) {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(winner) else { return };
        let loser = battle.sides[1 - at].seat;
        let place = crate::places::Place::Hand(winner);
        if let Some(id) = self.position.places.find(&self.game.cards, card, place) {
            self.hand_over(winner, loser, id);
        }
        self.resolve();
    }
}
