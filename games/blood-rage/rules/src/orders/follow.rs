//! What an order answers, and which may be left.

use super::{Order, Troop, When};
use crate::BloodRage;
use crate::action::Action;
use crate::data::Card;
use crate::names::{Figure, Phase, Place, Stat};
use crate::rules::invade::held;
use crate::rules::upgrade::distinct;
use crate::state::{Asked, Piece, Table};
use crate::view::View;
use meadhall_engine::{Followed, Seat};

/// By how much one may want to be ahead, as the offers have it.
const LEADS: [u8; 3] = [0, 2, 4];
/// Below how much Rage one may want to pass.
const RAGES: [u8; 3] = [1, 2, 3];

impl BloodRage {
    pub(super) fn follow_order(&self, view: &View, order: Order) -> Followed<Action> {
        let Some(own) = view.own else { return Followed::Waits };
        let table = &view.table;
        if is_past(table, order) {
            return Followed::Over;
        }
        if !view.awaits_viewer() || order.age().is_some_and(|age| age != table.age) {
            return Followed::Waits;
        }
        let here = order.place().is_none_or(|place| table.battle.place == place);
        match (table.asked, order) {
            (Asked::Add, Order::NeverAdd(_)) => Followed::Acts(Action::Decline),
            (Asked::Add, Order::AddToWin(_)) => {
                let turning = self.turning_card(table, own.seat, own.hand.as_slice());
                Followed::Acts(turning.map_or(Action::Decline, Action::Add))
            }
            (Asked::Call, Order::NeverCall(_)) => Followed::Acts(Action::Decline),
            (Asked::Call, Order::Stay(..)) if here => Followed::Acts(Action::Decline),
            (Asked::Call, Order::Join(_, troop, when, _)) if here => self
                .answer_to_call(table, own.seat, troop, when)
                .map(|(figure, from)| Action::Call(figure, from))
                .into(),
            (Asked::Card, Order::Play(card, ..)) if here => {
                own.hand.contains(card).then_some(Action::Play(card)).into()
            }
            (Asked::Raise(reason), Order::Raise(stat)) => {
                table.raisable(own.seat, reason).any(|other| other == stat).then_some(Action::Raise(stat)).into()
            }
            (Asked::Discard, Order::Keep(card, _)) => {
                own.hand.contains(card).then_some(Action::Keep(Some(card))).into()
            }
            (Asked::Turn, Order::Pass(below, _)) => (table.sheet(own.seat).rage < below).then_some(Action::Pass).into(),
            _ => Followed::Waits,
        }
    }

    /// The least card that may be added and turns the battle, if it is not won without.
    fn turning_card(&self, table: &Table, seat: Seat, hand: &[Card]) -> Option<Card> {
        let wins = |table: &Table| {
            let total = |seat: Seat| self.battle_strength(table, seat) + self.battle_bonus(table, seat);
            let others = table.battle.members.without(seat);
            others.iter().all(|other| total(other) < total(seat))
        };
        if wins(table) {
            return None;
        }
        let turns = |card: &Card| {
            let mut with = *table;
            with.sheet_mut(seat).revealed.insert(*card);
            self.face(*card).is_late() && wins(&with)
        };
        hand.iter().copied().filter(turns).min_by_key(|&card| (self.face(card).bonus(), card))
    }

    /// The strongest figure of a troop that answers the call now, if the condition holds with all of them in the province.
    fn answer_to_call(&self, table: &Table, seat: Seat, troop: Troop, when: When) -> Option<(Figure, Place)> {
        let to = table.battle.place;
        let mut after = *table;
        let mut first = None;
        while after.room(to) > 0 {
            let Some((piece, from)) = self.strongest(&after, seat, troop) else { break };
            first = first.or(Some((self.sheet(&after, seat).figure(piece), from)));
            if !after.shift(seat, piece, from.index(), to.index()) {
                break;
            }
        }
        let fits = match when {
            When::Against(clan) => table.sheet(table.battle.pillager).clan == clan,
            When::Ahead(by) => {
                let others = self.all().filter(|&other| other != seat && !after.forces(other, to).is_empty());
                let most = others.map(|other| self.battle_strength(&after, other)).max().unwrap_or(0);
                self.battle_strength(&after, seat) >= most + u16::from(by)
            }
        };
        first.filter(|_| fits)
    }

    /// The strongest figure of a troop next to the embattled province; of equal ones the first.
    fn strongest(&self, table: &Table, seat: Seat, troop: Troop) -> Option<(Piece, Place)> {
        let sheet = self.sheet(table, seat);
        let near = table.battle.place.neighbours().minus(table.destroyed);
        let fits = |piece: Piece| match troop {
            Troop::All => true,
            Troop::Only(figure) => sheet.figure(piece) == figure,
        };
        let figures = held(&sheet, near).flat_map(|place| sheet.at(place).pieces().map(move |piece| (piece, place)));
        let mut best: Option<((Piece, Place), u8)> = None;
        for (piece, place) in figures.filter(|(piece, _)| fits(*piece)) {
            let strength = sheet.strength_of(piece);
            if best.is_none_or(|(_, most)| strength > most) {
                best = Some(((piece, place), strength));
            }
        }
        best.map(|(figure, _)| figure)
    }

    pub(super) fn offer_orders(&self, view: &View) -> Vec<Order> {
        let Some(own) = view.own else { return Vec::new() };
        let (table, seat) = (&view.table, own.seat);
        let age = table.age;
        let mut orders: Vec<Order> =
            [Some(age), None].into_iter().flat_map(|age| [Order::NeverAdd(age), Order::AddToWin(age)]).collect();
        orders.extend([Order::NeverCall(Some(age)), Order::NeverCall(None)]);
        let sheet = table.sheet(seat);
        for place in table.standing().minus(table.pillaged).iter() {
            if held(sheet, place.neighbours().minus(table.destroyed)).next().is_some() {
                orders.push(Order::Stay(place, age));
                orders.extend(LEADS.map(|by| Order::Join(place, Troop::All, When::Ahead(by), age)));
                let others = self.all().filter(|&other| other != seat).map(|other| table.sheet(other).clan);
                orders.extend(others.map(|clan| Order::Join(place, Troop::All, When::Against(clan), age)));
            }
            if !table.forces(seat, place).is_empty() {
                orders.extend(distinct(own.hand.as_slice()).map(|card| Order::Play(card, place, age)));
            }
        }
        orders.extend(Stat::ALL.map(Order::Raise));
        orders.extend(distinct(own.hand.as_slice()).map(|card| Order::Keep(card, age)));
        orders.extend(RAGES.map(|below| Order::Pass(below, age)));
        orders.retain(|order| !is_past(table, *order));
        orders
    }
}

/// Whether the moment of an order is past for good.
fn is_past(table: &Table, order: Order) -> bool {
    let ended = order.age().is_some_and(|age| age < table.age);
    let gone = order.place().is_some_and(|place| table.destroyed.contains(place));
    let kept = matches!(order, Order::Keep(_, age) if age == table.age && table.phase > Phase::Discard);
    table.asked == Asked::Over || ended || gone || kept
}
