//! The rules of ToyGame, and the sins.

use super::{Action, Event, MOST, Phase, Position, ToyGame, View, bad};
use meadhall_engine::{
    BadOption, Chance, Facts, Followed, Game, Message, NoOrder, OptionSpec, Options, Orders, Outcome, Refusal,
    ScenarioGame, Seat, SeatSet, Secrecy, Sink, Viewer, Wording,
};
use std::sync::atomic::{AtomicU8, Ordering};

const NAMES: [&str; MOST] = ["anna", "bob", "cora", "dan"];
const ROUNDS: u8 = 3;

impl ToyGame {
    fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    fn fresh_tokens(&self) -> u8 {
        (1 << self.seats) - 1
    }

    fn end_round<C: Chance, S: Sink<Event>>(&self, position: &mut Position, chance: &mut C, sink: &mut S) {
        position.roll = chance.pick("dice", 6, |index| index + 1) as u32 + 1;
        sink.tell(Event::Rolled(position.roll));
        position.scores[0] += position.roll as i32;
        position.bids = [None; MOST];
        position.tokens = self.fresh_tokens();
        position.round += 1;
        position.phase = Phase::Bid;
        if self.commits("endless") {
            position.round = 1 + position.round % 2;
            position.scores[0] %= 97;
        } else if position.round > ROUNDS {
            position.phase = Phase::Over;
            for seat in self.everybody() {
                position.scores[seat.index()] += i32::from(position.cards[seat.index()]);
            }
        }
    }
}

impl Game for ToyGame {
    const ID: &'static str = "toy";
    const VERSION: u32 = 2;
    const SEATS: (usize, usize) = (2, MOST);
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec { key: "sin", values: &["none"], free: true }];
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn open(seats: usize, options: &Options) -> Result<ToyGame, BadOption> {
        options.check(Self::OPTIONS)?;
        if !(Self::SEATS.0..=Self::SEATS.1).contains(&seats) {
            return bad("seats", format!("ToyGame is for 2 to 4 players, not for {seats}"));
        }
        Ok(ToyGame { seats, sin: options.get("sin").unwrap_or("none").to_owned() })
    }

    fn options(&self) -> Options {
        if self.commits("none") { Options::default() } else { Options::default().with("sin", self.sin.as_str()) }
    }

    fn tables(&self) -> String {
        "grey".to_owned()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        static UNSTEADY: AtomicU8 = AtomicU8::new(0);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        chance.arrange("cards", &mut cards);
        let mut position = Position {
            round: 1,
            phase: Phase::Bid,
            bids: [None; MOST],
            tokens: self.fresh_tokens(),
            cards: [0; MOST],
            scores: [0; MOST],
            roll: 0,
            ban: u8::from(self.commits("hides what is legal")),
            ended: false,
            unsaved: 0,
        };
        position.cards[..self.seats].copy_from_slice(&cards[..self.seats]);
        if self.commits("unsteady setup") {
            position.cards[0] = UNSTEADY.fetch_add(1, Ordering::Relaxed);
        }
        for seat in self.everybody() {
            sink.tell(Event::Dealt(seat, Some(position.cards[seat.index()])));
        }
        position
    }

    fn pending(&self, position: &Position) -> SeatSet {
        match position.phase {
            Phase::Bid => self.everybody().filter(|seat| position.bids[seat.index()].is_none()).collect(),
            Phase::Take(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        let pending = self.pending(position);
        let stranger = self.commits("lists for strangers") && position.phase != Phase::Over;
        if !pending.contains(seat) && !stranger || self.commits("lists nothing") {
            return;
        }
        match position.phase {
            Phase::Bid => choices.extend((1..=3).filter(|&bid| bid != position.ban).map(Action::Bid)),
            _ => choices.extend((1..=MOST as u8).filter(|n| position.tokens >> (n - 1) & 1 == 1).map(Action::Take)),
        }
        match self.sin.as_str() {
            "lists twice" => choices.push(choices[choices.len() - 1]),
            "lists in disorder" => choices.reverse(),
            "prints what cannot be read" => choices.push(Action::Mumble),
            "prints two alike" => choices.push(Action::Twin),
            _ => {}
        }
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        position.unsaved += u32::from(self.commits("forgets when stored"));
        if seat.index() >= self.seats || self.commits("stands still") {
            return;
        }
        match (position.phase, action) {
            (Phase::Bid, Action::Bid(_) | Action::Highest | Action::Mumble | Action::Twin) => {
                let bid = if let Action::Bid(bid) = action { bid } else { 3 };
                position.bids[seat.index()] = Some(bid);
                sink.tell(Event::Bid { seat, bid: Some(bid), aloud: self.commits("leaks in the log") });
                if self.pending(position).is_empty() {
                    sink.tell(Event::Revealed(position.bids));
                    position.phase = Phase::Take(Seat::new(0));
                }
            }
            (Phase::Take(_), Action::Take(token)) if position.tokens >> (token - 1) & 1 == 1 => {
                position.tokens &= !(1 << (token - 1));
                position.scores[seat.index()] += i32::from(token * position.bids[seat.index()].unwrap_or(0));
                sink.tell(Event::Took(seat, token));
                position.phase = Phase::Take(seat.left(self.seats));
                if position.tokens == 0 {
                    self.end_round(position, chance, sink);
                }
            }
            _ => assert!(!self.commits("panics"), "the position cannot take this"),
        }
    }

    /// A number is as good as its name.
    fn also_legal(&self, position: &Position, seat: Seat, action: Action) -> bool {
        action == Action::Highest && position.phase == Phase::Bid && self.pending(position).contains(seat)
    }

    /// Rounds, then bids, then tokens.
    fn decision_bound(&self, position: &Position) -> u64 {
        if self.commits("endless") {
            return 1_000;
        }
        let bids = position.bids.iter().flatten().count() as u64;
        let in_round = match position.phase {
            Phase::Bid => 2 * self.seats as u64 - bids,
            Phase::Take(_) => u64::from(position.tokens.count_ones()),
            Phase::Over => return 0,
        };
        u64::from(ROUNDS - position.round) * 2 * self.seats as u64 + in_round
    }

    fn sample<C: Chance>(
        &self,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        self.legal(position, seat, choices);
        if self.commits("samples the illegal") {
            return Some(Action::Take(9));
        }
        choices.get(chance.index(choices.len())).copied()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let open = |seat: usize| viewer.seat().is_some_and(|own| own.index() == seat);
        let bids_open = position.phase != Phase::Bid || self.commits("leaks in the view");
        let mut view = View {
            seat: viewer.seat(),
            round: position.round,
            phase: position.phase,
            chosen: self.everybody().filter(|seat| position.bids[seat.index()].is_some()).collect(),
            bids: position.bids,
            tokens: position.tokens,
            cards: position.cards.map(Some),
            scores: position.scores,
            roll: position.roll,
        };
        for seat in 0..MOST {
            if !open(seat) && !bids_open {
                view.bids[seat] = None;
            }
            if !open(seat) && position.phase != Phase::Over && !self.commits("leaks a card") {
                view.cards[seat] = None;
            }
        }
        view
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        let mut unseen: Vec<u8> = (0..10).filter(|card| !view.cards.contains(&Some(*card))).collect();
        chance.shuffle(&mut unseen);
        let mut position = Position {
            round: view.round,
            phase: view.phase,
            bids: view.bids,
            tokens: view.tokens,
            cards: [0; MOST],
            scores: view.scores,
            roll: view.roll,
            ban: 0,
            ended: self.commits("imagines the end"),
            unsaved: 0,
        };
        for seat in self.everybody() {
            let n = seat.index();
            // The sin: a new card although the old one is known.
            let known = view.cards[n].filter(|_| !self.commits("leaks a card") || view.seat == Some(seat));
            position.cards[n] = known.or_else(|| unseen.pop()).unwrap_or_default();
            if view.chosen.contains(seat) && position.bids[n].is_none() {
                position.bids[n] = Some(chance.below(3) as u8 + 1);
            }
        }
        let wrong = match view.seat {
            Some(_) => self.commits("imagines what does not fit"),
            None => self.commits("imagines badly for spectators"),
        };
        position.scores[0] += i32::from(wrong);
        position
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let over = match self.sin.as_str() {
            "is over too early" => true,
            "is never over" => false,
            _ => position.phase == Phase::Over || position.ended,
        };
        let scores = &position.scores[..self.seats];
        over.then(|| Outcome::ranked(scores, |seat| scores[seat.index()]))
    }

    fn standing(&self, position: &Position) -> Outcome {
        let mut scores = position.scores;
        scores[0] += i32::from(self.commits("ends otherwise than things stand"));
        let scores = &scores[..self.seats];
        Outcome::ranked(scores, |seat| scores[seat.index()])
    }
}

impl Wording for ToyGame {
    fn play<C: Chance, S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        let mut choices = Vec::new();
        self.legal(position, seat, &mut choices);
        let at_a_table = std::any::type_name::<C>().ends_with("Dice");
        let legal = match self.sin.as_str() {
            "refuses what is listed" => choices.contains(&action) && action != Action::Bid(3),
            "refuses at tables" => choices.contains(&action) && !at_a_table,
            "accepts what is not listed" => true,
            _ => choices.contains(&action) || self.also_legal(position, seat, action),
        };
        if legal {
            self.apply(position, seat, action, chance, sink);
            return Ok(());
        }
        if self.commits("changes when refusing") {
            position.scores[0] += 1;
        }
        if self.commits("refuses without a hint") {
            choices.clear();
        }
        Err(Refusal {
            who: self.seat_name(position, seat),
            what: action.to_string(),
            why: Box::new(self.why_not(position, seat, action)),
            legal: choices.iter().map(ToString::to_string).collect(),
        })
    }

    fn why_not(&self, _: &Position, _: Seat, _: Action) -> Message {
        Message::new("why-not")
    }

    fn seat_name(&self, _: &Position, seat: Seat) -> String {
        let name = NAMES[seat.index().min(MOST - 1)];
        match self.sin.as_str() {
            "names break lines" => format!("{name}\nthe second line"),
            "names hold a colon" => format!("{name}: of the hill"),
            "names are alike" => "anna".to_owned(),
            _ => name.to_owned(),
        }
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        match *event {
            Event::Took(seat, token) => Some(Message::new("took").with("who", seat).with("token", token)),
            Event::Rolled(roll) => Some(Message::new("rolled").with("roll", roll)),
            _ => None,
        }
    }

    fn prompt(&self, _: &View) -> Message {
        Message::new("ask")
    }

    fn label(&self, _: &View, _: Action) -> Message {
        Message::new("action")
    }
}

impl Secrecy for ToyGame {
    fn still_secret(&self, before: &Position, _: Seat, _: Action, now: &Position) -> bool {
        before.phase == Phase::Bid && now.phase == Phase::Bid && now.round == before.round
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt(seat, _) if !viewer.is(seat) => return None,
            Event::Bid { seat, aloud: false, .. } if !viewer.is(seat) => Event::Bid { seat, bid: None, aloud: false },
            known => known,
        })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed(_) | Event::Rolled(_))
    }
}

impl Orders for ToyGame {
    type Order = NoOrder;

    const ORDERS: bool = false;

    fn follow(&self, _: &View, order: &NoOrder) -> Followed<Action> {
        match *order {}
    }

    fn orders(&self, _: &View) -> Vec<NoOrder> {
        Vec::new()
    }

    fn order_text(&self, _: &View, order: &NoOrder) -> Message {
        match *order {}
    }
}

impl ScenarioGame for ToyGame {
    const LOTS: &'static [&'static str] = &["dice", "cards"];
    const SETS: &'static [&'static str] = &["tokens"];
    const RENAMED: &'static [(&'static str, &'static str)] = &[("points", "score"), ("turn", "round")];

    fn describe(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        facts.set("seats", self.seats);
        facts.set("round", position.round);
        for seat in self.everybody() {
            facts.set(format!("score {}", NAMES[seat.index()]), position.scores[seat.index()]);
        }
        let tokens = (1..=MOST as u8).filter(|n| position.tokens >> (n - 1) & 1 == 1);
        facts.set("tokens", tokens.map(|token| token.to_string()).collect::<Vec<_>>().join(", "));
        facts.set("card anna", position.cards[0]);
        facts
    }

    fn compose<C: Chance>(facts: &Facts, options: &Options, chance: &mut C) -> Result<(ToyGame, Position), BadOption> {
        let Some(seats) = facts.get("seats").and_then(|seats| seats.parse().ok()) else {
            return bad("seats", "a scenario says how many there are");
        };
        let game = ToyGame::open(seats, options)?;
        let mut position = game.setup(chance, &mut meadhall_engine::Ignore);
        match facts.get("round").map_or(Ok(1), str::parse) {
            Ok(round @ 1..=ROUNDS) => position.round = round,
            _ => return bad("round", "there are three"),
        }
        Ok((game, position))
    }
}
