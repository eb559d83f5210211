//! What may be chosen for each question.

use crate::Valhalla;
use crate::action::Action;
use crate::data::Card;
use crate::names::Face;
use crate::rules::band::list_add;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::battle::{ATTACKER, DEFENDER};
use crate::state::{Asked, MOST_OUTGOING, Position, Spare, Table};
use meadhall_engine::{List, Seat};

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
            Asked::PhaseB => list_phase_b(table, seat, choices),
            Asked::Drawn => self.list_drawn(position, choices),
            Asked::Thor => self.list_help(position, seat, choices),
            Asked::Before => self.list_before(position, seat, choices),
            Asked::Payment | Asked::Sacrifice => self.list_payments_for_abilities(position, seat, choices),
            Asked::Fight => self.list_fight(position, seat, choices),
            Asked::Reroll(_) => self.list_rerolls(&battle.sides[battle.turn_of()], choices),
            Asked::NewWeapon([one, two]) => choices.extend([Action::Keep(one), Action::Keep(two)]),
            Asked::Exchange => list_exchanges(choices),
            Asked::GormTurn => self.list_turns(&battle.sides[battle.turn_of()], choices),
            Asked::Block => self.list_blocks(table, choices),
            Asked::Force => choices.extend(self.distinct(&hand().and(&self.tactics)).map(Action::Discard)),
            Asked::Path => self.list_paths(table, seat, choices),
            Asked::Send => self.list_sends(table, choices),
            Asked::Jorunn => list_jorunn(position, seat, choices),
            Asked::Blodhrafn => choices.extend([Action::Decline, Action::Main]),
            Asked::Steinar => self.list_steinar(position, choices),
            Asked::SteinarDiscard | Asked::HandToll => choices.extend(self.distinct(&hand()).map(Action::Discard)),
            Asked::Spare(spare) => self.list_spares(position, seat, spare, choices),
            Asked::Yrsa => list_yrsa(position, choices),
            Asked::Loki => self.list_rows(table, choices),
            Asked::LokiSend(_) => self.list_loki_sends(table, seat, choices),
            Asked::LokiTactic => self.list_played(table, choices),
            Asked::LokiTake { among, .. } => self.list_top(table, among, choices),
            Asked::LokiAdd { weapons, .. } => self.list_loki_adds(position, seat, weapons, choices),
            Asked::LokiOne => self.list_loki_one(table, seat, choices),
            Asked::LokiLook => self.list_looked(position, seat, choices),
            Asked::LokiGive => choices.extend(self.distinct(&hand()).map(Action::Give)),
            Asked::Glory(points) => self.list_payments(position, points, choices),
            Asked::Favour => choices.extend(self.competing(position).map(Action::Take)),
            Asked::Mission => self.list_missions(position, seat, choices),
            Asked::Overflow => self.list_overflow(table, seat, choices),
            Asked::WarriorToll => choices.extend(self.spots(table, seat, u8::MAX, false).map(Action::Choose)),
            Asked::SoloSend | Asked::SoloOne => self.list_solo_sends(position, choices),
            Asked::GloryToll => self.list_glory_tolls(position, seat, choices),
            Asked::Leave => choices.extend(self.leftovers(position, seat).iter().map(Action::Discard)),
            Asked::Order => self.list_outgoing(table, seat, choices),
            Asked::Over => {}
        }
    }

    fn list_payments_for_abilities(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        choices.extend(self.distinct(&position.hand(seat)).map(Action::Pay));
    }

    fn list_blocks(&self, table: &Table, choices: &mut Vec<Action>) {
        let defender = &table.battle.sides[DEFENDER];
        let open = table.board(defender.seat).filled() & !defender.blocked;
        choices.extend(self.spots(table, defender.seat, open, false).map(Action::Choose));
    }

    fn list_paths(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let attacker = &table.battle.sides[ATTACKER];
        let open = table.board(seat).filled() & !attacker.path;
        choices.extend(self.spots(table, seat, open, false).map(Action::Choose));
    }

    fn list_steinar(&self, position: &Position, choices: &mut Vec<Action>) {
        choices.push(Action::Main);
        let battle = &position.table.battle;
        let robbed = |other: &Seat| battle.side_of(*other).is_none() && !position.hand(*other).is_empty();
        choices.extend(self.all().filter(robbed).map(Action::Rob));
    }

    fn list_loki_sends(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Done);
        if let Some(at) = table.battle.side_of(seat) {
            let side = &table.battle.sides[at];
            let open = side.active & !Valhalla::departing(side);
            choices.extend(self.spots(table, seat, open, false).map(Action::Send));
        }
    }

    fn list_looked(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let battle = &position.table.battle;
        if let Some(at) = battle.side_of(seat) {
            let other = position.hand(battle.sides[1 - at].seat);
            choices.extend(self.distinct(&other).map(Action::Take));
        }
    }

    fn list_overflow(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let open = table.board(seat).filled() & !self.leaving(table, seat);
        choices.extend(self.spots(table, seat, open, false).map(Action::Choose));
    }

    fn list_glory_tolls(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.extend(self.distinct(&self.cheapest(position, seat)).map(Action::Discard));
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
        let cards: List<Card, MOST_OUTGOING> = own.map(|outgoing| outgoing.card).collect();
        list_each_once(cards, choices, Action::Discard);
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

fn list_phase_b(table: &Table, seat: Seat, choices: &mut Vec<Action>) {
    choices.push(Action::Decline);
    if table.attacked {
        choices.push(Action::Main);
    }
    if table.board(seat).shields <= FEW_SHIELDS {
        choices.push(Action::Secondary);
    }
}

fn list_exchanges(choices: &mut Vec<Action>) {
    choices.push(Action::Done);
    choices.extend(Face::WEAPONS.map(|to| Action::Turn(Face::X, to)));
}

fn list_jorunn(position: &Position, seat: Seat, choices: &mut Vec<Action>) {
    choices.extend([Action::Decline, Action::Main]);
    let battle = &position.table.battle;
    let rerolled = battle.side_of(seat).is_some_and(|at| battle.sides[at].rerolled);
    if !rerolled && position.deck().len() > 1 {
        choices.push(Action::Secondary);
    }
}

fn list_yrsa(position: &Position, choices: &mut Vec<Action>) {
    choices.push(Action::Decline);
    if !position.table.discard.is_empty() {
        choices.push(Action::Main);
    }
    if position.table.battle.won == Some(false) && !position.deck().is_empty() {
        choices.push(Action::Secondary);
    }
}

/// Cards in ascending order, each once.
pub(crate) fn list_each_once<const N: usize>(
    mut cards: List<Card, N>,
    choices: &mut Vec<Action>,
    action: fn(Card) -> Action,
) {
    cards.as_mut_slice().sort_unstable();
    let mut last = None;
    for card in cards.iter() {
        if last != Some(card) {
            choices.push(action(card));
        }
        last = Some(card);
    }
}
