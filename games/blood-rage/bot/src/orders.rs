//! The orders that a player like the greedy bot leaves.

use super::assessment::Assessment;
use super::stats::Stats;
use super::{BloodRageKnowledge, cards, expected};
use meadhall_blood_rage::{Action, Asked, Battle, Figure, Order, Phase, Place, Stat, Table, Troop, View, When};
use meadhall_bots::Judge;
use meadhall_engine::{Seat, SeatSet};

/// How many positions are imagined to compare stats.
const LOOKS: usize = 4;
/// The last step of a stat.
const LAST_STEP: u8 = 5;

/// About late cards, stats, the card to keep, calls to battle, battle cards and passing, as far as the seat sees what it would
/// answer.
pub(super) fn leave(view: &View, judge: &mut Judge<'_, BloodRageKnowledge>) -> Vec<Order> {
    let (table, seat) = (&view.table, judge.seat());
    let mut orders = vec![Order::AddToWin(Some(table.age))];
    orders.extend(raised(view, judge));
    if table.phase != Phase::Action {
        return orders;
    }
    orders.extend(kept(view, judge));
    let quiet = resting(view);
    for place in table.standing().minus(table.pillaged).iter() {
        // The own pillage is seen through at the table.
        if table.battle.on && table.battle.pillager == seat && table.battle.place == place {
            continue;
        }
        orders.extend(call(&quiet, judge, place));
        orders.extend(battle_cards(&quiet, judge, place));
    }
    orders.extend(pass(&quiet, judge));
    orders
}

/// The stats in the order in which a step more is worth most.
fn raised(view: &View, judge: &mut Judge<'_, BloodRageKnowledge>) -> Vec<Order> {
    let seat = judge.seat();
    let mut worths = [0.0; 3];
    for _ in 0..LOOKS {
        let position = judge.imagine(view);
        for stat in Stat::ALL {
            let mut after = position;
            let step = &mut after.table.sheet_mut(seat).steps[stat.index()];
            *step = (*step + 1).min(LAST_STEP);
            worths[stat.index()] += expected(&Assessment::new(judge.game(), &after), seat);
        }
    }
    let mut stats = Stat::ALL;
    stats.sort_by(|a, b| worths[b.index()].total_cmp(&worths[a.index()]));
    stats.map(Order::Raise).to_vec()
}

/// The cards of the hand as a player would keep them, the best first.
fn kept(view: &View, judge: &mut Judge<'_, BloodRageKnowledge>) -> Vec<Order> {
    let (Some(own), seat) = (view.own, judge.seat()) else { return Vec::new() };
    let position = judge.imagine(view);
    let assessment = Assessment::new(judge.game(), &position);
    let stats = Stats::of(&assessment, seat);
    let mut hand: Vec<_> =
        own.hand.iter().map(|card| (card, cards::one_more(&assessment, seat, &stats, card))).collect();
    hand.sort_by(|a, b| b.1.total_cmp(&a.1));
    hand.dedup_by_key(|(card, _)| *card);
    hand.into_iter().filter(|(_, worth)| *worth > 0.0).map(|(card, _)| Order::Keep(card, view.table.age)).collect()
}

/// The same table when what is half done is over.
fn resting(view: &View) -> View {
    let mut rest = *view;
    rest.table.battle = Battle::default();
    for sheet in &mut rest.table.sheets {
        sheet.revealed.clear();
        sheet.counted = 0;
    }
    rest
}

/// The table with a pillage of a province by somebody, at which the seat is asked this.
fn pillaged(view: &View, seat: Seat, place: Place, pillager: Seat, asked: Asked) -> View {
    let mut view = *view;
    let members = members(&view.table, view.players, place);
    let table = &mut view.table;
    table.active = pillager;
    (table.asked, table.who, table.answered) = (asked, seat, SeatSet::EMPTY);
    table.battle = Battle { on: true, place, pillager, ..Battle::default() };
    if asked == Asked::Card {
        table.battle.members = members;
        table.battle.fought = true;
    }
    view.pending = if asked == Asked::Card { members } else { SeatSet::only(seat) };
    view
}

fn members(table: &Table, players: usize, place: Place) -> SeatSet {
    Seat::all(players).filter(|&seat| !table.forces(seat, place).is_empty()).collect()
}

/// Who may pillage a province: the strongest of the others who are there.
fn pillager(view: &View, judge: &Judge<'_, BloodRageKnowledge>, place: Place) -> Option<Seat> {
    let others = members(&view.table, view.players, place).without(judge.seat());
    others.iter().max_by_key(|&other| judge.game().strength(&view.table, other, place))
}

/// What to do about a call: to join with the figure that the seat would move now, if it is then ahead by as much as it would be
/// now, and otherwise to stay away.
fn call(view: &View, judge: &mut Judge<'_, BloodRageKnowledge>, place: Place) -> Vec<Order> {
    let (table, seat) = (&view.table, judge.seat());
    let near = place.neighbours().minus(table.destroyed);
    if table.room(place) == 0 || near.iter().all(|near| table.sheet(seat).at(near).is_empty()) {
        return Vec::new();
    }
    let stay = Order::Stay(place, table.age);
    // Without anybody there, nobody knows who will come: she would rather look then.
    let Some(pillager) = pillager(view, judge, place) else { return Vec::new() };
    let asked = pillaged(view, seat, place, pillager, Asked::Call);
    match judge.ranked(&asked).first() {
        Some((Action::Call(figure, _), _)) => {
            let ahead = lead(view, judge, place, *figure);
            vec![Order::Join(place, Troop::Only(*figure), When::Ahead(ahead), table.age), stay]
        }
        _ => vec![stay],
    }
}

/// By how much the seat would be ahead in a province, with all figures of this name that stand nearby.
fn lead(view: &View, judge: &Judge<'_, BloodRageKnowledge>, place: Place, figure: Figure) -> u8 {
    let (game, table, seat) = (judge.game(), &view.table, judge.seat());
    let sheet = game.sheet(table, seat);
    let near = place.neighbours().minus(table.destroyed);
    let strength = |near: Place| {
        let group = sheet.at(near);
        let piece = sheet.piece_in(group, figure);
        piece.map_or(0, |piece| u16::from(group.count(piece)) * u16::from(sheet.strength_of(piece)))
    };
    let own = game.strength(table, seat, place) + near.iter().map(strength).sum::<u16>();
    let others = members(table, view.players, place).without(seat);
    let most = others.iter().map(|other| game.strength(table, other, place)).max().unwrap_or(0);
    u8::try_from(own.saturating_sub(most)).unwrap_or(u8::MAX)
}

/// The cards for a battle in a province, the best first.
fn battle_cards(view: &View, judge: &mut Judge<'_, BloodRageKnowledge>, place: Place) -> Vec<Order> {
    let (table, seat) = (&view.table, judge.seat());
    let (Some(pillager), false) = (pillager(view, judge, place), table.forces(seat, place).is_empty()) else {
        return Vec::new();
    };
    let asked = pillaged(view, seat, place, pillager, Asked::Card);
    let ranked = judge.ranked(&asked).into_iter();
    let cards = ranked.filter_map(|(action, _)| if let Action::Play(card) = action { Some(card) } else { None });
    cards.map(|card| Order::Play(card, place, table.age)).collect()
}

/// Passing, where nothing better is to be done with what Rage there is.
fn pass(view: &View, judge: &mut Judge<'_, BloodRageKnowledge>) -> Option<Order> {
    let (mut asked, seat) = (*view, judge.seat());
    let sheet = view.table.sheet(seat);
    if sheet.passed || sheet.rage > 1 {
        return None;
    }
    (asked.table.asked, asked.table.active, asked.table.who) = (Asked::Turn, seat, seat);
    asked.pending = SeatSet::only(seat);
    match judge.ranked(&asked).first() {
        Some((Action::Pass, _)) => Some(Order::Pass(sheet.rage + 1, view.table.age)),
        _ => None,
    }
}
