//! A choice that somebody has, in numbers.

use super::assessment::{Assessment, best_bonus, bonus, odds};
use super::stats::Stats;
use super::{battle, cards, prospects, quests};
use meadhall_blood_rage::data::{MARCH_COST, RAGNAROK_GLORY};
use meadhall_blood_rage::{
    Action, Asked, BloodRage, Card, ClanSheet, Figure, Group, Invade, March, Piece, Place, Places, Position, RESERVE,
    Stat, VALHALLA,
};
use meadhall_engine::Seat;

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Draft,
    Keep,
    KeepNothing,
    Quest,
    Upgrade,
    Pillage,
    Challenge,
    Sacrifice,
    Invade,
    March,
    Pass,
    Waive,
    Call,
    Stay,
    Play,
    Raise,
}

impl Kind {
    /// How many there are.
    pub(super) const COUNT: usize = Kind::Raise as usize + 1;

    /// What is chosen with this; nothing where no policy is learnt.
    fn of(asked: Asked, choice: Action) -> Option<Kind> {
        Some(match (asked, choice) {
            (Asked::Draft, _) => Kind::Draft,
            (Asked::Discard, Action::Keep(Some(_))) => Kind::Keep,
            (Asked::Discard, _) => Kind::KeepNothing,
            (Asked::Turn, Action::Quest(_)) => Kind::Quest,
            (Asked::Turn, Action::Upgrade(..)) => Kind::Upgrade,
            (Asked::Turn, Action::Pillage(_)) => Kind::Pillage,
            (Asked::Turn, Action::Challenge(_)) => Kind::Challenge,
            (Asked::Turn, Action::Sacrifice(..)) => Kind::Sacrifice,
            (Asked::Turn | Asked::FreeInvade(_), Action::Invade(_)) => Kind::Invade,
            (Asked::Turn, Action::March(_)) => Kind::March,
            (Asked::Turn, _) => Kind::Pass,
            (Asked::FreeInvade(_), _) => Kind::Waive,
            (Asked::Call, Action::Call(..)) => Kind::Call,
            (Asked::Call, _) => Kind::Stay,
            (Asked::Card, _) => Kind::Play,
            (Asked::Raise(_), Action::Raise(_)) => Kind::Raise,
            _ => return None,
        })
    }
}

/// A choice. Numbers are in Glory or STR.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Offer {
    pub(super) kind: Option<Kind>,
    pub(super) cards: [Option<Card>; 2],
    pub(super) piece: Option<Piece>,
    pub(super) stat: Option<Stat>,
    /// What it seems to be worth by itself, at a glance.
    pub(super) worth: f32,
    /// What pillages promise more for it.
    pub(super) hopes: f32,
    /// What quests promise more for it.
    pub(super) quests: f32,
    /// How much less than the best card of the hand it adds to the battle.
    pub(super) short: f32,
    /// How far the seat is ahead of the strongest of the others in the province that it is about.
    pub(super) lead: f32,
    /// How likely it seems to win there.
    pub(super) odds: f32,
    /// What the province's token is worth, where it can be had.
    pub(super) reward: f32,
    /// What it costs, in Rage or in cards.
    pub(super) price: f32,
    /// What it brings there.
    pub(super) strength: f32,
    /// How many more figures there is room for.
    pub(super) room: f32,
    /// What the others could add by a call to battle.
    pub(super) threat: f32,
    /// The Glory of figures that Ragnarök would take.
    pub(super) doom: f32,
    /// Whether nobody else is there.
    pub(super) alone: f32,
    /// Whether another figure has to make room.
    pub(super) ousts: f32,
}

/// Makes offers of choices. It rests on what everybody knows and on the seat's own cards.
pub(super) struct Offers<'a> {
    game: &'a BloodRage,
    position: &'a Position,
    seat: Seat,
    sheet: ClanSheet<'a>,
    pub(super) assessment: Assessment<'a>,
    stats: Stats,
    /// What quests promise as it is.
    quests: f32,
}

impl<'a> Offers<'a> {
    pub(super) fn new(game: &'a BloodRage, position: &'a Position, seat: Seat) -> Offers<'a> {
        let assessment = Assessment::known_to(game, position, seat);
        let stats = Stats::of(&assessment, seat);
        let quests = quests::of(&assessment, seat, &stats);
        Offers { game, position, seat, sheet: game.sheet(&position.table, seat), assessment, stats, quests }
    }

    /// What a choice is about.
    pub(super) fn offer(&self, choice: Action) -> Offer {
        let asked = self.position.table.asked;
        let offer = Offer { kind: Kind::of(asked, choice), ..Offer::default() };
        let (assessment, seat, stats) = (&self.assessment, self.seat, &self.stats);
        let of_card = |card: Card| cards::one_more(assessment, seat, stats, card);
        match choice {
            Action::Draft(card, other) => {
                let more = other.map_or(0.0, of_card);
                Offer { cards: [Some(card), other], worth: of_card(card) + more, ..offer }
            }
            Action::Keep(Some(card)) => Offer { cards: [Some(card), None], worth: of_card(card), ..offer },
            Action::Quest(card) => {
                let odds = quests::likely(assessment, seat, card);
                let worth = odds * (f32::from(assessment.face(card).value) + stats.best_raise());
                Offer { cards: [Some(card), None], worth, odds, ..offer }
            }
            Action::Upgrade(card, slot) => self.upgrade(offer, card, slot),
            Action::Pillage(place) | Action::Challenge(place) => {
                let worth = prospects::pillage(assessment, seat, stats, place);
                self.at(Offer { worth, ..offer }, assessment, place)
            }
            Action::Invade(invade) => self.invade(offer, invade),
            Action::March(march) => self.march(offer, march),
            Action::Call(figure, from) => self.call(offer, figure, from),
            Action::Play(card) => self.play(offer, card),
            Action::Raise(stat) => Offer { stat: Some(stat), worth: stats.raise(stat), ..offer },
            Action::Decline if asked == Asked::Call => self.at(offer, assessment, self.position.table.battle.place),
            _ => offer,
        }
    }

    fn upgrade(&self, offer: Offer, card: Card, number: Option<u8>) -> Offer {
        let in_force = |card: Card| cards::in_force(&self.assessment, self.seat, &self.stats, card);
        let old = self.sheet.slot_for(card, number).and_then(|slot| self.sheet.slot(slot));
        let replaced = old.map_or(0.0, in_force);
        let ousts = f32::from(u8::from(old.is_some()));
        let price = cards::cost(self.sheet, card);
        Offer { cards: [Some(card), None], worth: in_force(card) - replaced, price, ousts, ..offer }
    }

    /// What there is to say of a province.
    fn at(&self, offer: Offer, assessment: &Assessment, place: Place) -> Offer {
        let at = place.index();
        let table = &self.position.table;
        let own = assessment.strength[self.seat.index()][at];
        let others = || Seat::all(assessment.seats).filter(|&other| other != self.seat);
        let rival = assessment.rival(self.seat, place);
        let likely = |other: Seat| match assessment.strength[other.index()][at] {
            0.0 => 0.0,
            strong => strong + assessment.reach[other.index()],
        };
        let against = others().map(likely).fold(0.0, f32::max);
        let threat = others().map(|other| assessment.near[other.index()][at]).fold(0.0, f32::max);
        let reward = match assessment.open.contains(place) {
            true => prospects::reward(assessment, &self.stats, place),
            false => 0.0,
        };
        Offer {
            lead: own - rival,
            odds: odds(own + assessment.reach[self.seat.index()] - against, 2.0),
            reward,
            room: f32::from(table.room(place).min(5)),
            threat,
            alone: f32::from(u8::from(rival == 0.0)),
            ..offer
        }
    }

    /// What the pillages of these provinces promise.
    fn hopes(&self, assessment: &Assessment, places: Places) -> f32 {
        let there = |place: &Place| {
            assessment.open.contains(*place) && assessment.strength[self.seat.index()][place.index()] > 0.0
        };
        places.iter().filter(there).map(|place| prospects::pillage(assessment, self.seat, &self.stats, place)).sum()
    }

    /// How much more is promised when figures have gone from one place to another, and what it is like there.
    fn moved(&self, offer: Offer, group: Group, from: Option<Place>, to: Place) -> Offer {
        let (table, n) = (&self.position.table, self.seat.index());
        let mut after = Assessment { ..self.assessment };
        let mut places = match to.is_province() {
            true => Places::NONE,
            false => to.supports().minus(table.destroyed),
        };
        if to.is_province() {
            places.insert(to);
        }
        for place in places.iter() {
            after.strength[n][place.index()] =
                f32::from(self.sheet.strength(table.forces(self.seat, place).and(group), place));
        }
        let more: f32 = places
            .iter()
            .map(|place| after.strength[n][place.index()] - self.assessment.strength[n][place.index()])
            .sum();
        if let Some(from) = from {
            let left = less(table.forces(self.seat, from), group);
            after.strength[n][from.index()] = f32::from(self.sheet.strength(left, from));
            places.insert(from);
        }
        let hopes = self.hopes(&after, places) - self.hopes(&self.assessment, places);
        let quests = if self.quests > 0.0 { quests::of(&after, self.seat, &self.stats) - self.quests } else { 0.0 };
        let doom = self.doom(group, from, to);
        let offer = Offer { hopes, quests, strength: more, doom, ..offer };
        if to.is_province() { self.at(offer, &after, to) } else { offer }
    }

    /// The Glory that Ragnarök would pay for figures that go to where it comes in this age, or would have paid where they leave it.
    fn doom(&self, group: Group, from: Option<Place>, to: Place) -> f32 {
        let table = &self.position.table;
        let age = self.assessment.age();
        let doomed = table.doomed[age];
        let falls = |place: Place| place == doomed || doomed.fjord() == Some(place);
        let glory = f32::from(RAGNAROK_GLORY[age]) * f32::from(group.total());
        match (from.is_some_and(falls), falls(to)) {
            (false, true) => glory,
            (true, false) => -glory,
            _ => 0.0,
        }
    }

    fn invade(&self, offer: Offer, invade: Invade) -> Offer {
        let spot = if invade.fallen { VALHALLA } else { RESERVE };
        let Some(piece) = self.sheet.piece_in(self.sheet.figures[spot], invade.figure) else { return offer };
        let table = &self.position.table;
        let free = matches!(table.asked, Asked::FreeInvade(_));
        let price = match free {
            true => 0.0,
            false => self.game.invade_cost(table, self.seat, piece, invade.place, invade.fallen).into(),
        };
        let ousts = f32::from(u8::from(invade.victim.is_some()));
        let offer = Offer { piece: Some(piece), price, ousts, ..offer };
        self.moved(offer, Group::of(piece, 1), None, invade.place)
    }

    fn march(&self, offer: Offer, march: March) -> Offer {
        let mut group = Group::of(Piece::Warrior, march.warriors)
            .and(Group::of(Piece::Leader, march.leader.into()))
            .and(Group::of(Piece::Mystic, march.mystics));
        let mut there = self.sheet.at(march.from);
        for monster in march.monsters.into_iter().flatten() {
            if let Some(piece) = self.sheet.piece_in(there, monster) {
                there.take(piece);
                group.add(piece);
            }
        }
        self.moved(Offer { price: MARCH_COST.into(), ..offer }, group, Some(march.from), march.to)
    }

    fn call(&self, offer: Offer, figure: Figure, from: Place) -> Offer {
        let Some(piece) = self.sheet.piece_in(self.sheet.at(from), figure) else { return offer };
        let offer = Offer { piece: Some(piece), ..offer };
        self.moved(offer, Group::of(piece, 1), Some(from), self.position.table.battle.place)
    }

    fn play(&self, offer: Offer, card: Card) -> Offer {
        let (n, place) = (self.seat.index(), self.position.table.battle.place);
        let strength = bonus(self.sheet, card);
        let mut with = Assessment { ..self.assessment };
        // What counts is this card, not the best of the hand.
        with.strength[n][place.index()] += strength;
        with.reach[n] = 0.0;
        let offer = self.at(offer, &with, place);
        let best = best_bonus(self.sheet, self.position.secret(self.seat).hand.as_slice());
        let effect = self.assessment.face(card).effect;
        let worth = offer.odds * battle::when_won(effect) + (1.0 - offer.odds) * battle::when_lost(effect);
        let price = battle::price(self.sheet, card);
        Offer { cards: [Some(card), None], strength, worth, price, short: best - strength, ..offer }
    }
}

/// A group without the figures of another.
fn less(mut group: Group, other: Group) -> Group {
    for piece in other.pieces() {
        (0..other.count(piece)).for_each(|_| {
            group.take(piece);
        });
    }
    group
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Game, Scenario};

    /// What a wolf is offered by these choices.
    fn offers<const N: usize>(assessment: &str, choices: [&str; N]) -> [Offer; N] {
        let text = format!("meadhall scenario 1\ngame: blood-rage\n{assessment}");
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}"));
        let played = scenario.play::<BloodRage>().unwrap_or_else(|error| panic!("{error}"));
        let (game, position) = (played.game, played.position);
        let offers = Offers::new(&game, &position, Seat::new(0));
        let mut legal = Vec::new();
        game.legal(&position, Seat::new(0), &mut legal);
        choices.map(|choice| {
            let choice = choice.parse().unwrap_or_else(|error| panic!("{error}"));
            assert!(legal.contains(&choice), "{choice} is none of {legal:?}");
            offers.offer(choice)
        })
    }

    const MEETING: &str = "
        seats: wolf, raven
        doomed: gimle, utgard, andlang
        token gimle: glory
        token horgr: rage
        rage wolf: 5
        rage raven: 5
        figures wolf: leader horgr, 2 warriors andlang
        figures raven: 2 warriors gimle
        quests wolf: alfheim-1
        hand wolf: tyrs-bash, troll
        turn: wolf
    ";

    /// A figure that joins those of a rival: what it brings, what it costs, and what it is like there.
    #[test]
    fn an_invade_is_about_its_province() {
        let [warrior, ship, alone] =
            offers(MEETING, ["invade warrior gimle", "invade ship nw", "invade warrior horgr"]);
        assert_eq!((warrior.kind, warrior.piece), (Some(Kind::Invade), Some(Piece::Warrior)));
        assert_eq!((warrior.price, warrior.strength, warrior.lead), (1.0, 1.0, -1.0));
        assert_eq!((warrior.reward, warrior.room, warrior.alone), (5.0, 3.0, 0.0));
        assert_eq!(warrior.doom, 2.0, "Ragnarök comes to Gimle in the first age");
        assert!(ship.strength >= 2.0 && ship.price == 2.0, "a ship counts in every province of its fjord");
        assert_eq!((alone.lead, alone.alone, alone.doom), (4.0, 1.0, 0.0));
        assert!(alone.odds > warrior.odds && alone.hopes >= 0.0);
    }

    /// A march takes from one province what it brings to another.
    #[test]
    fn a_march_leaves_a_province() {
        let [two, one] = offers(MEETING, ["march andlang > gimle: 2 warriors", "march andlang > gimle: warrior"]);
        assert_eq!((two.kind, two.price, two.strength, two.lead, two.doom), (Some(Kind::March), 1.0, 2.0, 0.0, 4.0));
        assert_eq!((one.strength, one.lead), (1.0, -1.0));
        assert!(two.quests < 0.0 && one.quests < 0.0, "Alfheim was held from Andlang, and is in dispute now");
    }

    /// What is there to be pillaged, and against whom.
    #[test]
    fn a_pillage_is_as_good_as_its_odds() {
        let [sure] = offers(MEETING, ["pillage horgr"]);
        assert!(sure.worth > 0.0 && sure.reward > 0.0 && sure.alone == 1.0);
        let outnumbered = MEETING.replace("2 warriors gimle", "2 warriors gimle, leader horgr, warrior horgr");
        let [risky] = offers(&outnumbered, ["pillage horgr"]);
        assert!(risky.odds < sure.odds && risky.alone == 0.0 && risky.lead == -1.0);
    }

    /// What an upgrade costs; who answers a call; what cards add, and how much less than the best.
    #[test]
    fn what_is_staked_in_a_battle_and_for_an_upgrade() {
        let [troll] = offers(MEETING, ["upgrade troll"]);
        assert_eq!((troll.kind, troll.ousts), (Some(Kind::Upgrade), 0.0));
        assert!(troll.price > 0.0 && troll.worth > 0.0);
        let called = MEETING.replace("leader horgr", "leader gimle") + "---\nwolf: pillage gimle";
        let [call, stay] = offers(&called, ["call warrior from andlang", "decline"]);
        assert_eq!((call.kind, call.strength, call.lead), (Some(Kind::Call), 1.0, 2.0));
        assert_eq!((stay.kind, stay.lead), (Some(Kind::Stay), 1.0));
        let battle = called + "\nwolf: decline";
        let [bash, none] = offers(&battle, ["play tyrs-bash", "play troll"]);
        assert_eq!(bash.kind, Some(Kind::Play));
        assert!(bash.strength > 0.0 && none.strength == 0.0 && bash.odds > none.odds);
        assert_eq!((bash.short, none.short), (0.0, bash.strength));
    }
}
