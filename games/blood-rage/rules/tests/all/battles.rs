//! Battles of many clans from random positions, by the hundred thousand: figures and cards are conserved, every battle ends, and
//! STR is what an independent reckoning says.

use crate::support::{Printed, conserved, open};
use meadhall_blood_rage::{
    Asked, BloodRage, Card, Cards, Counts, Event, Figure, God, Idol, Kind, Phase, Piece, Place, Position, RESERVE,
    Slot, VALHALLA,
};
use meadhall_engine::{Chance, Game, Quick, Seat, SeatSet, Wording};
use std::collections::BTreeMap;

/// A random position of age 3 in which everybody has figures in one province and a hand full of effects.
fn position(game: &BloodRage, quick: &mut Quick) -> Position {
    let mut position = game.setup(quick, &mut Vec::new());
    position.packs = Default::default();
    position.secrets = Default::default();
    let mut supply = Counts::default();
    for card in Cards::built_in().all() {
        supply.add(card, game.copies(card));
    }
    let table = &mut position.table;
    table.age = 3;
    table.phase = Phase::Action;
    table.destroyed = Default::default();
    table.cleared = Default::default();
    table.gods = Default::default();
    let place = if quick.below(4) > 0 { Place::Yggdrasil } else { Place::Gimle };
    if quick.below(3) == 0 {
        let gods = [God::Odin, God::Thor, God::Tyr, God::Heimdall, God::Frigga, God::Loki];
        table.gods = [Idol { god: gods[quick.index(6)], place: Some(place) }].into_iter().collect();
    }
    for seat in Seat::all(game.seats()) {
        let sheet = position.table.sheet_mut(seat);
        sheet.steps = [quick.index(6), quick.index(6), 4 + quick.index(2)].map(|step| step as u8);
        sheet.rage = quick.below(13) as u8;
        for slot in Slot::ALL {
            let fits = |card: &Card| Slot::for_kind(card.face().kind).contains(&slot);
            let cards: Vec<Card> = Cards::built_in().all().filter(|card| fits(card) && supply.of(*card) > 0).collect();
            if quick.below(3) > 0 && !cards.is_empty() {
                let card = cards[quick.index(cards.len())];
                supply.take(card);
                position.table.gone.add(card, 1);
                let sheet = position.table.sheet_mut(seat);
                sheet.slots[slot as usize] = Some(card);
                if let Some(piece) = slot.piece() {
                    sheet.figures[RESERVE].add(piece);
                }
            }
        }
        for piece in Piece::ALL {
            for _ in 0..position.sheet(seat).figures[RESERVE].count(piece) {
                let sails = game.sheet(&position.table, seat).figure(piece).sails();
                let spot = match quick.below(6) {
                    0 => VALHALLA,
                    1 | 2 => continue,
                    _ if sails => place.fjord().unwrap_or(Place::Ne).index(),
                    _ if place.is_outer() && position.table.room(place) == 0 => Place::Yggdrasil.index(),
                    _ => place.index(),
                };
                if spot == VALHALLA || position.sheet(seat).has_horns() {
                    position.table.shift(seat, piece, RESERVE, spot);
                }
            }
        }
        for _ in 0..quick.below(8) {
            let cards: Vec<Card> = Cards::built_in().all().filter(|card| supply.of(*card) > 0).collect();
            let special = |card: &Card| card.face().kind == Kind::Battle && !card.word().starts_with("tyrs");
            let chosen: Vec<Card> = cards.iter().copied().filter(|card| quick.below(3) == 0 || special(card)).collect();
            let card = chosen[quick.index(chosen.len())];
            supply.take(card);
            position.secret_mut(seat).hand.insert(card);
        }
    }
    let table = &mut position.table;
    let pillager = Seat::all(game.seats()).find(|&seat| !table.forces(seat, place).is_empty());
    let pillager = pillager.unwrap_or_default();
    table.active = pillager;
    table.who = pillager;
    table.asked = Asked::Turn;
    table.sheet_mut(pillager).rage = table.sheet(pillager).rage.max(1);
    table.battle.place = place;
    position
}

/// What an onlooker with pencil and paper knows of a battle.
struct Reckoning {
    place: Place,
    figures: Vec<BTreeMap<Figure, u16>>,
    fallen: Vec<u16>,
    revealed: Vec<Vec<Card>>,
    counted: Vec<u16>,
    cancelled: SeatSet,
    members: SeatSet,
}

impl Reckoning {
    fn new(game: &BloodRage, position: &Position, place: Place) -> Reckoning {
        let figures = |seat: Seat| {
            let forces = position.table.forces(seat, place);
            forces.pieces().fold(BTreeMap::new(), |mut figures, piece| {
                *figures.entry(game.sheet(&position.table, seat).figure(piece)).or_default() +=
                    u16::from(forces.count(piece));
                figures
            })
        };
        let seats = || Seat::all(game.seats());
        Reckoning {
            place,
            figures: seats().map(figures).collect(),
            fallen: seats().map(|seat| position.sheet(seat).figures[VALHALLA].total().into()).collect(),
            revealed: vec![Vec::new(); game.seats()],
            counted: vec![0; game.seats()],
            cancelled: SeatSet::EMPTY,
            members: SeatSet::EMPTY,
        }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Called { seat, figure, .. } => *self.figures[seat.index()].entry(figure).or_default() += 1,
            Event::Battle { members, .. } => self.members = members,
            Event::Revealed(seat, card) => self.revealed[seat.index()].push(card),
            Event::Discarded(seat, card) => {
                let place = self.revealed[seat.index()].iter().position(|other| *other == card);
                self.revealed[seat.index()].remove(place.expect("only revealed cards are discarded"));
                self.cancelled = SeatSet::EMPTY;
            }
            Event::Cancelled(set) => self.cancelled = set,
            Event::Counted(seat, bonus) => self.counted[seat.index()] = bonus.into(),
            Event::Destroyed { seat, figure, .. } => {
                self.leave(seat, figure);
                self.fallen[seat.index()] += 1;
            }
            Event::Retreated { seat, figure, .. } => self.leave(seat, figure),
            _ => {}
        }
    }

    fn leave(&mut self, seat: Seat, figure: Figure) {
        let count = self.figures[seat.index()].get_mut(&figure).expect("it was there");
        *count = count.checked_sub(1).expect("it was there");
    }

    /// STR of the figures, from the printed numbers.
    fn figures(&self, position: &Position, seat: Seat) -> u16 {
        if position.table.god_at(self.place) == Some(God::Tyr) {
            return 0;
        }
        let wolfman = self.figures.iter().any(|figures| figures.get(&Figure::Wolfman).is_some_and(|&count| count > 0));
        let warriors = position.sheet(seat).slot(Slot::Warrior).map_or("", |card| card.word());
        let mut sum = 0;
        for (&figure, &count) in &self.figures[seat.index()] {
            let whole = match figure {
                Figure::Leader => 3 * count,
                Figure::Warrior => match warriors {
                    "brothers-in-arms" => count / 2 * 3 + count % 2,
                    "experts-in-arms" => 2 * count,
                    "masters-in-arms" => count / 2 * 6 + count % 2 * 2,
                    _ => count,
                },
                Figure::Ship | Figure::Mystic => 2 * count,
                Figure::DarkElf if self.place == Place::Yggdrasil => 3 * count,
                Figure::DarkElf | Figure::Hildisvini => count,
                Figure::FireGiant | Figure::FrostGiant => 4 * count,
                Figure::SeaSerpent
                | Figure::SoldierOfHel
                | Figure::VolurWitch
                | Figure::MountainGiant
                | Figure::Wolfman => 3 * count,
                Figure::Ymir => 2 * self.fallen[seat.index()] * count,
                _ => 2 * count,
            };
            if !wolfman || figure.is_monster() {
                sum += whole;
            }
        }
        sum
    }

    /// What one revealed card adds by itself.
    fn single(&self, seat: usize, card: Card) -> u16 {
        match card.face().kind {
            Kind::Battle => card.face().value.into(),
            Kind::Quest => self.counted[seat],
            _ => 0,
        }
    }

    fn cards(&self, seat: Seat) -> u16 {
        let own = seat.index();
        let mut sum: u16 = self.revealed[own].iter().map(|&card| self.single(own, card)).sum();
        let sight = self.revealed[own].iter().any(|card| card.word() == "heimdalls-sight");
        if sight && !self.cancelled.contains(seat) {
            let others = self.members.iter().filter(|&other| other != seat).map(Seat::index);
            let singles =
                others.flat_map(|other| self.revealed[other].iter().map(move |&card| self.single(other, card)));
            sum += singles.max().unwrap_or(0);
        }
        sum
    }
}

/// Plays one random battle to its end; says how many took part and how many totals were checked.
fn battle(game: &BloodRage, seed: u64) -> (usize, usize) {
    let mut quick = Quick::new(seed);
    let mut position = position(game, &mut quick);
    let (place, pillager) = (position.table.battle.place, position.table.active);
    if position.table.forces(pillager, place).is_empty() {
        return (0, 0);
    }
    conserved(game, &position).unwrap_or_else(|violation| panic!("seed {seed}: {violation}"));
    let mut reckoning = Reckoning::new(game, &position, place);
    let mut choices = Vec::new();
    let mut events = Vec::new();
    let pillage = meadhall_blood_rage::Action::Pillage(place);
    game.play(&mut position, pillager, pillage, &mut quick, &mut events).expect("the province can be pillaged");
    let (mut decisions, mut checked) = (0, 0);
    loop {
        let mut over = false;
        for event in std::mem::take(&mut events) {
            match event {
                Event::Total { seat, figures, cards } => {
                    let expected = (reckoning.figures(&position, seat), reckoning.cards(seat));
                    assert_eq!((figures, cards), expected, "seed {seed}, {seat}: {:?}", reckoning.revealed);
                    checked += 1;
                }
                // From here on deaths and returned cards are no business of the totals.
                Event::WonBattle(_) | Event::Tie | Event::NoBattle(_) => over = true,
                _ if over || checked > 0 => {}
                event => reckoning.hear(&event),
            }
        }
        conserved(game, &position).unwrap_or_else(|violation| panic!("seed {seed}: {violation}"));
        if !position.table.battle.on {
            return (reckoning.members.len(), checked);
        }
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let seat = pending[quick.index(pending.len())];
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut events);
        decisions += 1;
        assert!(decisions < 400, "seed {seed} does not end");
    }
}

#[test]
fn battles_by_the_hundred_thousand() {
    let games = [open(5, "monsters mystics gods"), open(5, ""), open(3, "monsters mystics gods")];
    let (mut crowded, mut totals) = (0, 0);
    for seed in 0..100_000 {
        let (members, checked) = battle(&games[seed as usize % 3], seed);
        crowded += u32::from(members == 5);
        totals += checked;
    }
    assert!(crowded > 40_000, "{crowded} battles of five clans");
    assert!(totals > 300_000, "{totals} totals were checked");
}
