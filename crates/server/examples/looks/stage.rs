//! Games between bots, brought to the moments that their boards name, and stored as tables of one visitor.

use crate::support::book::{Book, Page, SeatRow, TableRow};
use meadhall_board::{Moment, RenderContext, SceneKind, SeatInfo, Sitter, When};
use meadhall_bots::BotSpec;
use meadhall_engine::{AnyTable, Options, Seat, SeedParts, Viewer, hex, sha256};
use meadhall_games::GameEntry;
use meadhall_words::Lang;

/// The visitor's token; every table is hers.
pub const TOKEN: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const NAMES: [&str; 6] = ["Anna", "Astrid", "Bjarke", "Dagny", "Eyvind", "Frida"];
/// How many games are played until one holds a moment.
const GAMES: u64 = 12;

/// A page to look at.
pub struct Stop {
    /// What it is called in pictures.
    pub name: String,
    /// Its address.
    pub path: String,
    /// What is clicked there, one after another, by selectors; after `?` what need not be there.
    pub clicks: Vec<String>,
    /// What has to be seen then, by a selector.
    pub shows: Option<&'static str>,
}

/// A finished game with everything that it takes to store it.
struct Played {
    seats: usize,
    options: Options,
    parts: SeedParts,
    table: Box<dyn AnyTable>,
}

fn names(seats: usize) -> Vec<String> {
    NAMES[..seats].iter().map(|name| (*name).to_owned()).collect()
}

/// A game between greedy bots; a seed gives the same game every time.
fn play(game: &GameEntry, seats: usize, options: &Options, seed: u64) -> Played {
    let parts = SeedParts { players: vec![String::new(); seats], ..SeedParts::from_number(seed) };
    let mut table =
        game.rules.begin(seats, options, &names(seats), parts.clone()).expect("a moment's options are good");
    let mut bots: Vec<_> =
        (0..seats).map(|seat| game.bot.seat_bot(&BotSpec::Greedy, 1, seed * 100 + seat as u64)).collect();
    table.play_forced();
    while let Some(seat) = table.pending().first() {
        let question = game.bot.question(&*table, seat).expect("who is pending is asked");
        let decision = bots[seat.index()].decide(&question, None).expect("a bot of this game");
        table.play(seat, &decision.written).expect("a legal choice");
        table.play_forced();
    }
    Played { seats, options: options.clone(), parts, table }
}

/// After how many decisions a moment comes, and for whom.
fn find(game: &GameEntry, played: &Played, when: When) -> Option<(usize, Seat)> {
    let turns = played.table.turn_count();
    match when {
        When::Over => Some((turns, Seat::new(0))),
        When::Asked(key, percent) => {
            let mut at = played.table.boxed_clone();
            // From the end backwards, because going back is free.
            let mut found = None;
            for turn in (turns * percent / 100..turns).rev() {
                at.rewind(turn);
                let asked = |seat: &Seat| at.prompt(Viewer::Seat(*seat)).key == key;
                if let Some(seat) = at.pending().iter().find(asked) {
                    found = Some((turn, seat));
                }
            }
            found
        }
        When::Told(kind) => told(game, played, kind).map(|turn| (turn, Seat::new(0))),
    }
}

fn told(game: &GameEntry, played: &Played, kind: SceneKind) -> Option<usize> {
    let seats: Vec<SeatInfo> = Seat::all(played.seats).map(|seat| info(game, &*played.table, seat)).collect();
    let words = game.board.words(Lang::En);
    let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
    let tells = |turn: &usize| {
        game.board
            .scenes(&*played.table, Viewer::Seat(Seat::new(0)), *turn, &context)
            .iter()
            .any(|scene| scene.kind == kind)
    };
    (1..=played.table.turn_count()).find(tells)
}

fn info(game: &GameEntry, table: &dyn AnyTable, seat: Seat) -> SeatInfo {
    SeatInfo {
        seat,
        name: NAMES[seat.index()].to_owned(),
        sitter: Sitter::Bot("normal"),
        clan: game.board.banner(table, seat),
        mine: false,
        owes: false,
        invitation: None,
        clock: None,
    }
}

/// Stores every moment of a game as a table and says where it is to be seen; what does not come up is named.
pub async fn set(book: &Book, game: &GameEntry, wanted: impl Fn(&str) -> bool) -> (Vec<Stop>, Vec<String>) {
    let (mut stops, mut missing) = (Vec::new(), Vec::new());
    let mut games: Vec<Played> = Vec::new();
    for moment in game.board.moments {
        let name = format!("{}-{}", game.id(), moment.name);
        if !wanted(&name) {
            continue;
        }
        match search(game, &mut games, moment) {
            Some((played, turn, seat)) => stops.push(store(book, game, played, moment, (turn, seat), name).await),
            None => missing.push(format!("{name}: this does not come up in {GAMES} games")),
        }
    }
    (stops, missing)
}

/// The first game that holds a moment; games are played when they are needed.
fn search<'a>(game: &GameEntry, games: &'a mut Vec<Played>, moment: &Moment) -> Option<(&'a Played, usize, Seat)> {
    let options = moment.options.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
    let alike = |played: &Played| played.seats == moment.seats && played.options == options;
    for seed in 1..=GAMES {
        let nth = usize::try_from(seed).unwrap_or(usize::MAX) - 1;
        let known = games.iter().enumerate().filter(|(_, played)| alike(played)).map(|(n, _)| n).nth(nth);
        let at = known.unwrap_or_else(|| {
            games.push(play(game, moment.seats, &options, seed));
            games.len() - 1
        });
        if let Some((turn, seat)) = find(game, &games[at], moment.when) {
            return Some((&games[at], turn, seat));
        }
    }
    None
}

async fn store(
    book: &Book,
    game: &GameEntry,
    played: &Played,
    moment: &Moment,
    (turn, seat): (usize, Seat),
    name: String,
) -> Stop {
    // What is told is looked at in the replay of the whole game.
    let replay = matches!(moment.when, When::Told(_));
    let mut table = played.table.boxed_clone();
    if !replay {
        table.rewind(turn);
    }
    let id = hex(&sha256(&[name.as_bytes()]))[..18].to_owned();
    book.write_game(&page(&id, game, played, &*table, seat), &*table).await;
    let (path, first) = match replay {
        // The step before, and then the one that tells it.
        true => {
            (format!("/table/{id}/replay?at={}&seat={}", turn - 1, seat.index() + 1), Some("a[data-step=replay-next]"))
        }
        false => (format!("/table/{id}"), None),
    };
    let clicks = first.iter().chain(moment.clicks).map(|click| (*click).to_owned()).collect();
    // The feast names the moves that decided the game once the win chart is there.
    let shows = match moment.when {
        When::Told(_) => Some("#stage:not([hidden])"),
        When::Over => Some("#chances .chances-box"),
        When::Asked(..) => None,
    };
    Stop { name, path, clicks, shows }
}

/// The table as the server stores it: the visitor at one seat, bots at the others.
fn page(id: &str, game: &GameEntry, played: &Played, table: &dyn AnyTable, me: Seat) -> Page {
    let owner = hex(&sha256(&[b"meadhall visitor 1\n", TOKEN.as_bytes()]));
    let table_row = TableRow {
        id: id.to_owned(),
        game: game.id().to_owned(),
        options: serde_json::to_string(&played.options).expect("JSON"),
        server_part: hex(&played.parts.server),
        host: owner.clone(),
        phase: if table.outcome().is_some() { "over" } else { "playing" }.to_owned(),
        listed: false,
        takeover: None,
        pace: "steady".to_owned(),
        version: 1,
        start: None,
        created: 1,
        touched: 1,
        rules: i64::from(table.rules_version()),
    };
    let seat_row = |n: usize| SeatRow {
        table_id: id.to_owned(),
        seat: n as i64,
        kind: if n == me.index() { "person" } else { "bot" }.to_owned(),
        level: (n != me.index()).then(|| "easy".to_owned()),
        owner: (n == me.index()).then(|| owner.clone()),
        name: NAMES[n].to_owned(),
        part: String::new(),
        invitation: None,
        standing: None,
        replaced: false,
    };
    Page { seats: (0..played.seats).map(seat_row).collect(), turns: Vec::new(), table: table_row }
}
