//! A game at this terminal: the table, who plays, and the file that it is kept in.

use super::bots::BotThread;
use super::players::Player;
use super::save_file::SaveFile;
use crate::failure::Failure;
use crate::screen::{ActionOf, RulesOf, Screen};
use meadhall_engine::{
    OrderOffer, OrderSheet, Record, Refusal, Seat, SeatSet, SeedParts, Table, TableGame, Turn, UndoError, Viewer,
    Wording,
};
use meadhall_words::Words;

/// A game at this terminal. Every change is on the disk before anybody sees it.
pub struct Session<S: Screen> {
    table: Table<RulesOf<S>>,
    players: Vec<Player>,
    save_file: SaveFile,
    /// The orders that each seat has left with the table.
    orders: Vec<OrderSheet<RulesOf<S>>>,
}

/// Why a decision did not count. Nothing has changed.
pub enum Declined {
    /// It is not legal.
    Refused(Refusal),
    /// It could not be kept.
    Failed(Failure),
}

impl<S: Screen> Session<S> {
    /// Begins a game.
    pub fn begin(
        game: RulesOf<S>,
        players: Vec<Player>,
        parts: SeedParts,
        save_file: SaveFile,
    ) -> Result<Session<S>, Failure> {
        let names: Vec<String> = players.iter().map(|player| player.recorded()).collect();
        let mut table = Table::new(game, &names, parts);
        table.play_forced();
        save_file.write(&table.record())?;
        Ok(Session { orders: vec![OrderSheet::default(); players.len()], table, players, save_file })
    }

    /// Goes on with a kept game.
    pub fn resume(save_file: SaveFile, record: &Record) -> Result<Session<S>, Failure> {
        let replayed: Table<RulesOf<S>> =
            record.replay().map_err(|error| Failure::new(format!("{}: {error}", save_file.path().display())))?;
        let mut table = with_forced_marked(&replayed);
        table.play_forced();
        let players: Vec<Player> = table.players().iter().map(|name| Player::of_record(name)).collect();
        Ok(Session { orders: vec![OrderSheet::default(); players.len()], table, players, save_file })
    }

    /// The table.
    pub fn table(&self) -> &Table<RulesOf<S>> {
        &self.table
    }

    /// Where the game is kept.
    pub fn save_file(&self) -> &SaveFile {
        &self.save_file
    }

    /// Who plays each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Lets the bots of this game sit down.
    pub fn seat_bots(&self) -> BotThread {
        BotThread::new(S::bots(), self.table.parts().mix(), &self.players)
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        let person = |seat: &Seat| self.players[seat.index()] == Player::Person;
        Seat::all(self.players.len()).filter(person).collect()
    }

    /// The people who owe a decision.
    pub fn waiting_people(&self) -> SeatSet {
        self.table.pending().and(self.people())
    }

    /// The bots who owe a decision.
    pub fn waiting_bots(&self) -> SeatSet {
        self.table.pending().minus(self.people())
    }

    /// Who plays each seat, in words.
    pub fn player_labels(&self, words: &Words) -> Vec<String> {
        let alone = self.people().len() == 1;
        self.players.iter().map(|player| player.label(alone, words)).collect()
    }

    /// What the seats are called.
    pub fn names(&self, words: &'static Words) -> impl Fn(Seat) -> String + use<S> {
        let view = self.table.view(Viewer::Spectator);
        move |seat| S::name(&view, seat, words)
    }

    /// What the help gives as examples: a choice that the seat has here, and the clause behind the question.
    pub fn examples(&self, seat: Seat) -> (String, String) {
        let choice = self.table.legal(seat).first().map(ToString::to_string).unwrap_or_default();
        let asked = self.table.game().prompt(&self.table.view(Viewer::Seat(seat))).clause;
        let first = || S::clauses().all().first().map_or("", |clause| clause.id).into();
        (choice, asked.unwrap_or_else(first).into_owned())
    }

    /// Plays a decision, and after it those that leave no choice or that people have left orders for.
    pub fn decide(&mut self, seat: Seat, action: ActionOf<S>) -> Result<(), Declined> {
        let mut table = self.table.clone();
        table.play(seat, action).map_err(Declined::Refused)?;
        self.run_on(&mut table);
        self.keep(table).map_err(Declined::Failed)
    }

    /// Plays what a bot has decided.
    pub fn decide_for_bot(&mut self, seat: Seat, written: &str) -> Result<(), Failure> {
        let action =
            written.parse().map_err(|_| Failure::new(format!("a bot chose `{written}`, which means nothing")))?;
        self.decide(seat, action).map_err(|declined| match declined {
            Declined::Failed(failure) => failure,
            Declined::Refused(refusal) => Failure::new(refusal),
        })
    }

    /// Takes back a seat's last decision, with everything since unless that is free.
    pub fn undo(&mut self, seat: Seat) -> Result<Result<(), UndoError>, Failure> {
        let mut table = self.table.clone();
        if let Err(error) = table.undo(seat) {
            return Ok(Err(error));
        }
        self.keep(table).map(Ok)
    }

    /// The orders that a seat may leave with the table, and those that it has left.
    pub fn order_offers(&self, seat: Seat) -> Vec<OrderOffer> {
        let left = self.orders.get(seat.index()).cloned().unwrap_or_default();
        left.offers(self.table.game(), &self.table.view(Viewer::Seat(seat)))
    }

    /// The order that somebody means who typed its written form, or `always no` or `always yes` to what is asked now.
    pub fn meant_order(&self, seat: Seat, typed: &str) -> Option<OrderOffer> {
        let word = typed.strip_prefix("always ").map(|word| if word == "no" { "never-" } else { "always-" });
        let meant = |offer: &OrderOffer| match word {
            Some(word) => offer.fits && offer.written.starts_with(word) && !offer.written.contains('@'),
            None => offer.written == typed,
        };
        self.order_offers(seat).into_iter().find(meant)
    }

    /// Leaves an order with the table, or takes it away again. A question that is open now is answered with it.
    pub fn leave_order(&mut self, seat: Seat, written: &str, left: bool) -> Result<(), Failure> {
        if let Some(orders) = self.orders.get_mut(seat.index()) {
            orders.set(self.table.game(), &self.table.view(Viewer::Seat(seat)), written, left);
        }
        let mut table = self.table.clone();
        self.run_on(&mut table);
        if table.turns().len() > self.table.turns().len() { self.keep(table) } else { Ok(()) }
    }

    /// Plays what needs nobody.
    fn run_on(&self, table: &mut Table<RulesOf<S>>) {
        loop {
            let answer = |seat: Seat| {
                let (_, action) = self.orders.get(seat.index())?.answer_at(table.game(), table.position(), seat)?;
                Some((seat, action))
            };
            let left = table.pending().iter().find_map(answer);
            match left {
                Some((seat, action)) if table.play(seat, action).is_ok() => {}
                _ if table.play_forced() > 0 => {}
                _ => return,
            }
        }
    }

    fn keep(&mut self, table: Table<RulesOf<S>>) -> Result<(), Failure> {
        self.save_file.write(&table.record())?;
        self.table = table;
        Ok(())
    }
}

/// The same table with the decisions marked that the table played itself: a record does not say it, but every decision
/// that left no choice was one.
fn with_forced_marked<G: TableGame>(table: &Table<G>) -> Table<G> {
    let mark = |(n, turn): (usize, &Turn<G>)| {
        let before = table.rewound(n);
        let forced = before.legal(turn.seat).len() == 1 && before.game().may_play_for(before.position(), turn.seat);
        Turn { by_table: forced, ..turn.clone() }
    };
    let turns = table.turns().iter().enumerate().map(mark).collect();
    Table::restore(
        table.game().clone(),
        table.players(),
        table.parts().clone(),
        table.rules(),
        table.start().clone(),
        table.opening().to_vec(),
        turns,
    )
}
