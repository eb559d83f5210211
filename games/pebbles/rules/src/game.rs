//! The rules.

use crate::state::pebbles_left;
use crate::{Action, CARDS, Event, MAX_BID, MAX_PLAYERS, Pebbles, Phase, Position, ROUNDS, SIDES, View};
use meadhall_engine::{BadOption, Chance, Game, OptionSpec, Options, Outcome, Seat, SeatSet, Sink, Viewer, byte};

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, MAX_PLAYERS);
    const OPTIONS: &'static [OptionSpec] = &[];
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn open(seats: usize, options: &Options) -> Result<Pebbles, BadOption> {
        options.check(Self::OPTIONS)?;
        match u8::try_from(seats) {
            Ok(players) if (Self::SEATS.0..=Self::SEATS.1).contains(&seats) => Ok(Pebbles { players }),
            _ => Err(BadOption::new("seats", format!("Pebbles is for 2 to 4 players, not for {seats}"))),
        }
    }

    fn options(&self) -> Options {
        Options::default()
    }

    fn tables(&self) -> String {
        "pebbles".to_owned()
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        let mut deck: [u8; CARDS as usize] = std::array::from_fn(byte);
        chance.arrange("cards", &mut deck);
        let mut position = self.first_round();
        for (seat, card) in self.all().zip(deck) {
            position.cards[seat.index()] = card;
            sink.tell(Event::Dealt(seat, Some(card)));
        }
        position
    }

    fn pending(&self, position: &Position) -> SeatSet {
        match position.phase {
            Phase::Bid => self.all().filter(|seat| position.bids[seat.index()].is_none()).collect(),
            Phase::Take(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        if !self.pending(position).contains(seat) {
            return;
        }
        match position.phase {
            Phase::Bid => choices.extend((1..=MAX_BID).map(Action::Bid)),
            _ => choices.extend(pebbles_left(position.pebbles).map(Action::Take)),
        }
    }

    fn decision_bound(&self, position: &Position) -> u64 {
        let players = u64::from(self.players);
        let bids = self.all().filter(|seat| position.bids[seat.index()].is_some()).count() as u64;
        let in_round = match position.phase {
            Phase::Bid => 2 * players - bids.min(players),
            Phase::Take(_) => u64::from(position.pebbles.count_ones()),
            Phase::Over => return 0,
        };
        u64::from(ROUNDS.saturating_sub(position.round)) * 2 * players + in_round
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        if seat.index() >= self.seats() {
            return;
        }
        match (position.phase, action) {
            (Phase::Bid, Action::Bid(bid)) => self.bid(position, seat, bid, sink),
            (Phase::Take(_), Action::Take(pebble)) if pebbles_left(position.pebbles).any(|left| left == pebble) => {
                self.take(position, seat, pebble, chance, sink);
            }
            _ => {}
        }
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::of(self, position, viewer)
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        view.imagined(self, chance)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        (position.phase == Phase::Over).then(|| self.standing(position))
    }

    fn standing(&self, position: &Position) -> Outcome {
        let scores: Vec<i32> = self.all().map(|seat| position.scores[seat.index()].into()).collect();
        Outcome::ranked(&scores, |seat| scores[seat.index()])
    }
}

impl Pebbles {
    /// The first round before any card is dealt.
    pub(crate) fn first_round(&self) -> Position {
        Position {
            round: 1,
            phase: Phase::Bid,
            bids: [None; MAX_PLAYERS],
            pebbles: self.all_pebbles(),
            cards: [0; MAX_PLAYERS],
            scores: [0; MAX_PLAYERS],
        }
    }

    /// As many pebbles as players.
    fn all_pebbles(&self) -> u8 {
        (1 << self.players) - 1
    }

    fn bid(&self, position: &mut Position, seat: Seat, bid: u8, sink: &mut impl Sink<Event>) {
        position.bids[seat.index()] = Some(bid);
        sink.tell(Event::Bid(seat, Some(bid)));
        if self.pending(position).is_empty() {
            sink.tell(Event::Revealed(position.bids));
            position.phase = Phase::Take(Seat::new(0));
        }
    }

    fn take(
        &self,
        position: &mut Position,
        seat: Seat,
        pebble: u8,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        position.pebbles &= !(1 << (pebble - 1));
        let points = pebble * position.bids[seat.index()].unwrap_or(0);
        position.scores[seat.index()] = position.scores[seat.index()].saturating_add(points);
        sink.tell(Event::Took { seat, pebble, points });
        position.phase = Phase::Take(seat.left(self.seats()));
        if position.pebbles == 0 {
            self.end_round(position, chance, sink);
        }
    }

    fn end_round(&self, position: &mut Position, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let roll = byte(chance.pick("dice", usize::from(SIDES), |side| side + 1)) + 1;
        position.scores[0] = position.scores[0].saturating_add(roll);
        sink.tell(Event::Rolled(roll));
        position.bids = [None; MAX_PLAYERS];
        if position.round >= ROUNDS {
            position.phase = Phase::Over;
            for seat in self.all() {
                let card = position.cards[seat.index()];
                position.scores[seat.index()] = position.scores[seat.index()].saturating_add(card);
                sink.tell(Event::CardScored(seat, card));
            }
            return;
        }
        position.round += 1;
        position.pebbles = self.all_pebbles();
        position.phase = Phase::Bid;
    }
}
