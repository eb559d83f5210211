//! Opening tables and sitting down at them.

use super::seat_orders::SeatOrders;
use super::state::{SeatBot, TableState};
use super::{TableHandle, TableRegistry, clocks, now};
use crate::problem::Problem;
use crate::store::{Basis, Change, Pace, Phase, SeatKind, SeatRow, TableRow, TimeControl, Write};
use crate::token;
use crate::visitor::Visitor;
use meadhall_bots::Level;
use meadhall_engine::{AnyTable, Chance, Dice, Options, Seat, SeedParts, hex};
use meadhall_games::GameEntry;
use std::sync::Arc;

/// The longest name.
const NAME: usize = 24;
/// The longest part of a seed.
const PART: usize = 200;

/// Who is to sit at a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// The host, or somebody else at the host's screen.
    Here(String),
    /// Whoever takes the invitation.
    Friend,
    /// A bot, with the name to show.
    Bot(Level, String),
    /// A program of the server's owner, by its name.
    Program(String),
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: Options,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// The host's part of the seed.
    pub part: String,
    /// Whether it is on show for everybody.
    pub listed: bool,
    /// Minutes after which an absent person's seat is handed to a bot.
    pub takeover: Option<u32>,
    /// How fast bots move.
    pub pace: Pace,
    /// How much time players have, where anybody counts it.
    pub clock: Option<TimeControl>,
    /// Which language is spoken there, by its code; empty for any.
    pub lang: String,
    /// For whom it is, by a word; empty for everybody.
    pub level: String,
}

/// A name as it can be shown: one line, not too long.
pub fn clean_name(name: &str) -> String {
    clean_text(name, NAME)
}

/// A part of a seed as it can be kept: one line, not too long.
pub fn clean_part(part: &str) -> String {
    clean_text(part, PART)
}

/// Marks that nobody sees: they turn the direction of text around, or make two names that look alike.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        | '\u{e0000}'..='\u{e007f}')
}

/// A text as it can be shown: one line, nothing unseen in it, not too long.
pub fn clean_text(text: &str, most: usize) -> String {
    let text: String = text.chars().map(|c| if c.is_control() || is_unseen(c) { ' ' } else { c }).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.chars().take(most).collect::<String>().trim().to_owned()
}

impl TableRegistry {
    /// Opens a table, and begins its game if nobody is awaited.
    pub async fn open_table(
        self: &Arc<TableRegistry>,
        Visitor { owner, address, .. }: &Visitor,
        mut wish: NewTable,
    ) -> Result<Arc<TableHandle>, Problem> {
        let entry = meadhall_games::find(&wish.game).ok_or(Problem::NotFound)?;
        let server_part = token::random();
        wish.options = with_clans(entry, wish.seats.len(), wish.options, &server_part);
        entry.rules.check(wish.seats.len(), &wish.options).map_err(|bad| Problem::BadOption(entry.id(), bad))?;
        self.check_room(owner, address).await?;
        let mut state = new_state(entry, owner, &wish, &server_part);
        state.row.address = address.to_owned();
        state.rests = clocks::rests(&*self.store, &state).await?;
        let changes = if state.has_room() { state.changes() } else { state.begin(self.config.time.millis())? };
        self.store.write(Write { table: state.row.id.clone(), basis: Basis::New, changes }).await?;
        Ok(self.insert(self.new_handle(state)))
    }

    /// Opens a table on which a game is in play already.
    pub async fn open_branch(
        self: &Arc<TableRegistry>,
        Visitor { owner, address, .. }: &Visitor,
        wish: NewTable,
        server_part: [u8; 32],
        parts: &[String],
        table: Box<dyn AnyTable>,
    ) -> Result<Arc<TableHandle>, Problem> {
        self.check_room(owner, address).await?;
        let entry = meadhall_games::find(&wish.game).ok_or(Problem::NotFound)?;
        let mut state = new_state(entry, owner, &wish, &server_part);
        state.row.address = address.to_owned();
        for (n, seat) in state.seats.iter_mut().enumerate() {
            seat.part = parts.get(n).cloned().unwrap_or_default();
        }
        let changes = state.put_in_play(table, self.config.time.millis())?;
        self.store.write(Write { table: state.row.id.clone(), basis: Basis::New, changes }).await?;
        Ok(self.insert(self.new_handle(state)))
    }

    async fn check_room(&self, owner: &str, address: &str) -> Result<(), Problem> {
        let limits = &self.config.limits;
        if self.store.open_of_host(owner).await? >= limits.tables
            || self.store.open_of_address(address).await? >= limits.tables_of_address
        {
            return Err(Problem::TooMuch("problem-too-many-tables"));
        }
        Ok(())
    }
}

/// A seat of a new table.
fn seat_row(table_id: &str, n: usize, owner: &str, seat: &NewSeat, part: &mut Option<String>) -> SeatRow {
    let mut row = SeatRow {
        table_id: table_id.to_owned(),
        seat: i64::try_from(n).unwrap_or(i64::MAX),
        kind: SeatKind::Open,
        level: None,
        owner: None,
        name: String::new(),
        part: String::new(),
        invitation: None,
        standing: None,
        replaced: false,
        place: None,
        score: None,
        pace: None,
        clock: None,
        timeouts: 0,
    };
    match seat {
        NewSeat::Here(name) => {
            row.kind = SeatKind::Person;
            row.owner = Some(owner.to_owned());
            row.name = clean_name(name);
            row.part = part.take().unwrap_or_default();
        }
        NewSeat::Friend => row.invitation = Some(token::token()),
        NewSeat::Bot(level, name) => {
            row.kind = SeatKind::Bot;
            row.level = Some(level.to_string());
            row.name = clean_name(name);
        }
        NewSeat::Program(name) => {
            row.kind = SeatKind::Bot;
            row.level = Some(format!("{}{name}", SeatBot::PROGRAM));
            row.name = clean_name(name);
        }
    }
    row
}

/// A new table as it was wished.
fn new_state(entry: &'static GameEntry, owner: &str, wish: &NewTable, server_part: &[u8; 32]) -> TableState {
    let id = token::short();
    // The host's part of the seed goes with her first seat.
    let mut part = Some(clean_part(&wish.part));
    let seats = wish.seats.iter().enumerate().map(|(n, seat)| seat_row(&id, n, owner, seat, &mut part)).collect();
    let row = TableRow {
        id,
        game: wish.game.clone(),
        options: serde_json::to_string(&wish.options).unwrap_or_default(),
        server_part: hex(server_part),
        host: owner.to_owned(),
        phase: Phase::Lobby,
        listed: wish.listed,
        takeover: wish.takeover.map(i64::from),
        pace: wish.pace,
        version: 0,
        start: None,
        created: now(),
        touched: now(),
        rules: 1,
        cards: String::new(),
        revision: 0,
        pending: 0,
        due: false,
        undo: None,
        rewritten: 0,
        outdated: 0,
        address: String::new(),
        clock: wish.clock,
        votes: String::new(),
        ended: None,
        lang: wish.lang.clone(),
        level: wish.level.clone(),
    };
    let mut state = TableState::new(entry, row, seats);
    state.next_version();
    state
}

/// How often clans are drawn before it is clear that none can be.
const DRAWS: usize = 200;

/// The options with a clan in each place that was left to chance while others were chosen, from all that can be at this table.
/// They are drawn from the server's part of the seed, whose hash is shown from the start: nobody can draw until the clans
/// please her.
fn with_clans(entry: &GameEntry, seats: usize, options: Options, server_part: &[u8; 32]) -> Options {
    const CLANS: &str = "clans";
    const CHANCE: &str = "random";
    let chosen = options.get(CLANS).unwrap_or_default().to_owned();
    let chosen: Vec<&str> = chosen.split_whitespace().collect();
    // Where something else is wrong there is no need to draw.
    let sound = entry.rules.check(seats, &options.clone().with(CLANS, CHANCE)).is_ok();
    if chosen.len() < 2 || !chosen.contains(&CHANCE) || !sound {
        return options;
    }
    let names = entry.board.banners.iter().filter_map(|banner| banner.rsplit('/').next());
    let free: Vec<&str> = names.filter(|name| !chosen.contains(name)).collect();
    let mut dice = Dice::new(&SeedParts { server: *server_part, players: vec![CLANS.to_owned()] }.mix());
    let mut draw = || {
        let mut free = free.clone();
        let clans = chosen.iter().map(|clan| match *clan {
            CHANCE if !free.is_empty() => free.swap_remove(dice.index(free.len())),
            named => named,
        });
        options.clone().with(CLANS, clans.collect::<Vec<_>>().join(" "))
    };
    let mut fits = (0..DRAWS).map(|_| draw());
    fits.find(|options| entry.rules.check(seats, options).is_ok()).unwrap_or(options)
}

impl TableHandle {
    /// Sits down at an open seat, with the token of its invitation or, at a listed table, without. The last one to sit down
    /// begins the game.
    pub async fn sit_down(
        &self,
        owner: &str,
        seat: Seat,
        invitation: Option<&str>,
        name: &str,
        part: &str,
    ) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let listed = state.row.listed;
        let row = state.seats.get(seat.index()).ok_or(Problem::NotFound)?;
        if row.kind != SeatKind::Open {
            return Err(Problem::Spent);
        }
        match invitation {
            Some(token) if row.invitation.as_deref() != Some(token) => return Err(Problem::Spent),
            // Without an invitation everybody gets one seat.
            None if !listed || !state.seats_of(owner).is_empty() => return Err(Problem::Forbidden),
            _ => {}
        }
        let given = clean_name(name);
        let taken = |wanted: &str| !wanted.is_empty() && state.seats.iter().any(|row| row.name == wanted);
        let mut name = given.clone();
        for n in 2.. {
            if !taken(&name) {
                break;
            }
            name = format!("{given} {n}");
        }
        state.set_dirty(true);
        let row = &mut state.seats[seat.index()];
        row.kind = SeatKind::Person;
        row.owner = Some(owner.to_owned());
        row.name = name;
        row.part = clean_part(part);
        row.invitation = None;
        state.row.touched = now();
        state.rests = clocks::rests(&*self.store, &state).await?;
        let changes = if state.has_room() {
            state.next_version();
            state.changes()
        } else {
            self.begin(&mut state)?
        };
        self.add_seated(owner);
        self.save_and_show(&mut state, changes).await
    }

    /// Makes a new invitation for a seat that nobody has taken; the old one is worth nothing from then on.
    pub async fn renew_invitation(&self, owner: &str, seat: Seat) -> Result<(), Problem> {
        self.change_seat(seat, |state| {
            if state.row.host != owner {
                return Err(Problem::Forbidden);
            }
            let row = &mut state.seats[seat.index()];
            if row.kind != SeatKind::Open {
                return Err(Problem::Spent);
            }
            row.invitation = Some(token::token());
            Ok(())
        })
        .await
    }

    /// Leaves an order with the table, or takes it back. That is nobody else's business: no version changes, and no
    /// page hears of it.
    pub async fn leave_answer(&self, owner: &str, seat: Seat, key: &str, on: bool) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let mut row = state.own_seat(owner, seat)?.clone();
        let mut orders = SeatOrders::read(row.standing.as_deref());
        let changed = state.in_play()?.change_order(seat, &orders.left, key, on);
        orders.left = changed.ok_or_else(|| Problem::Malformed(key.to_owned()))?;
        row.standing = orders.written();
        state.seats[seat.index()] = row.clone();
        let change = state.table_change();
        self.save(&mut state, vec![Change::Seat(row), change]).await?;
        self.wake_driver();
        Ok(())
    }

    /// Hands a person's seat to a bot or back: the person's own at any time, and by the host that of somebody who is away.
    pub async fn hand_over(&self, owner: &str, seat: Seat, to_bot: bool) -> Result<(), Problem> {
        self.change_seat(seat, |state| {
            let row = &state.seats[seat.index()];
            let away = row.owner.as_deref().and_then(|person| self.away_for(person)).is_some();
            let host = state.row.host == owner && to_bot && away;
            if row.kind != SeatKind::Person || (row.owner.as_deref() != Some(owner) && !host) {
                return Err(Problem::Forbidden);
            }
            let row = &mut state.seats[seat.index()];
            row.replaced = to_bot;
            row.level = None;
            Ok(())
        })
        .await
    }

    /// Sets after how many minutes an absent person's seat is handed to a bot.
    pub async fn set_takeover(&self, owner: &str, minutes: Option<u32>) -> Result<(), Problem> {
        self.change_setting(owner, |row| row.takeover = minutes.map(i64::from)).await
    }

    /// Sets how fast bots move here.
    pub async fn set_pace(&self, owner: &str, pace: Pace) -> Result<(), Problem> {
        self.change_setting(owner, |row| row.pace = pace).await
    }

    /// Changes what the host alone decides.
    async fn change_setting(&self, owner: &str, change: impl FnOnce(&mut TableRow)) -> Result<(), Problem> {
        self.change_seat(Seat::new(0), |state| {
            if state.row.host != owner {
                return Err(Problem::Forbidden);
            }
            change(&mut state.row);
            Ok(())
        })
        .await
    }

    /// Changes a seat or the table's settings and makes that durable, or changes nothing.
    async fn change_seat(
        &self,
        seat: Seat,
        change: impl FnOnce(&mut TableState) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        if seat.index() >= state.seats.len() {
            return Err(Problem::NotFound);
        }
        let before = state.clock_moment();
        // What is refused is refused before anything is changed.
        change(&mut state)?;
        state.turn_clocks(before, None, self.time.millis());
        state.next_version();
        let changes = state.changes();
        self.save_and_show(&mut state, changes).await
    }
}
