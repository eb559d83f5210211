//! Draws every page of every game into a folder of plain files, to be looked at in a browser or to be compared:
//! `cargo run -p meadhall-server --example sheets -- FOLDER`, then serve the folder with any file server.
//!
//! Tables are played at random from fixed seeds; each kind of question is drawn where it is first asked.

use maud::Markup;
use meadhall_engine::{AnyTable, Options, Seat, SeedParts, Viewer, hex};
use meadhall_games::{GAMES, GameEntry};
use meadhall_server::Phase;
use meadhall_server::pages::model::*;
use meadhall_server::pages::option_compatibility::OptionCompatibility;
use meadhall_server::pages::settings::Display;
use meadhall_server::pages::sheet::{SheetKind, sheet};
use meadhall_server::pages::{assets, handover, home, invitation, lobby, new_table, notice, table};
use meadhall_words::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const NAMES: [&str; 6] = ["Anna", "Ragnhild", "Björn the Bold", "Maximiliane", "Ota", "Žofie"];
const ME: Seat = Seat::new(0);
const LOG_LINES: usize = 20;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "sheets".to_owned()));
    for asset in assets::assets() {
        write(&folder.join(asset.url.trim_start_matches('/')), &asset.bytes)?;
    }
    for game in GAMES {
        let moments = moments(game);
        for lang in Lang::ALL {
            let frame = Frame {
                lang,
                name: NAMES[0].to_owned(),
                here: "/".to_owned(),
                mentored: None,
                game: game.id(),
                display: Display::default(),
                waiting: 0,
                house: Default::default(),
            };
            let tables =
                moments.iter().map(|(name, viewer, table)| (name.clone(), drawn(&frame, game, &**table, *viewer)));
            for (name, page) in plain(&frame, game).into_iter().chain(explained(&frame, game)).chain(tables) {
                let file = folder.join(format!("{}-{name}-{lang}.html", game.id()));
                write(&file, page.into_string().as_bytes())?;
            }
        }
    }
    println!("{}", folder.display());
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
    fs::write(path, bytes)
}

/// A table with who looks at it.
type Moment = (String, Viewer, Box<dyn AnyTable>);

/// Each kind of question where it is first asked, a spectator's view, and the end, with every number of seats.
fn moments(game: &GameEntry) -> Vec<Moment> {
    let (least, most) = game.rules.seats;
    let mut moments = Vec::new();
    for seats in least..=most {
        let names: Vec<String> = NAMES[..seats].iter().map(|name| (*name).to_owned()).collect();
        let parts = SeedParts::from_number(seats as u64);
        let mut table =
            game.rules.begin(seats, &Options::default(), &names, parts).expect("the default options are good");
        let mut asked = BTreeSet::new();
        while let Some(seat) = table.pending().first() {
            let viewer = Viewer::Seat(seat);
            let key = table.prompt(viewer).key.to_string();
            if asked.insert(key.clone()) {
                moments.push((format!("{key}-{seats}"), viewer, table.boxed_clone()));
                moments.push((format!("watch-{key}-{seats}"), Viewer::Spectator, table.boxed_clone()));
            }
            // Any choice will do, as long as it is the same in every run.
            let choice = table.choice(seat, (table.turn_count() as u64).wrapping_mul(7919)).expect("a choice");
            table.play(seat, &choice).expect("a legal choice is accepted");
            table.play_forced();
        }
        moments.push((format!("end-{seats}"), Viewer::Seat(ME), table));
    }
    moments
}

/// Guide, gallery and rules.
fn explained(frame: &Frame, game: &'static GameEntry) -> Vec<(String, Markup)> {
    let at = |here: String| Frame {
        name: frame.name.clone(),
        here,
        game: game.id(),
        mentored: None,
        house: Default::default(),
        ..*frame
    };
    let guide = (1..=game.board.guide.parts.len())
        .map(|part| (format!("guide-{part}"), sheet(&at(format!("?part={part}")), game, SheetKind::Guide)));
    let rules = (1..=game.board.rulebook().page_count())
        .map(|page| (format!("rules-{page}"), sheet(&at(format!("?page={page}")), game, SheetKind::Rules)));
    let gallery = ("gallery".to_owned(), sheet(frame, game, SheetKind::Gallery));
    guide.chain(rules).chain([gallery]).collect()
}

/// The pages that show no position.
fn plain(frame: &Frame, game: &'static GameEntry) -> Vec<(String, Markup)> {
    let words = game.board.words(frame.lang);
    let (least, most) = game.rules.seats;
    let commitment = SeedParts::from_number(1).commitment();
    let line = |id: &str, phase, my_turn| TableLine {
        id: id.to_owned(),
        game: game.id().to_owned(),
        names: NAMES[..most].iter().map(|name| (*name).to_owned()).collect(),
        open: usize::from(phase == Phase::Lobby),
        phase,
        my_turn,
        called: false,
        clock: None,
        ended: false,
        expires: None,
        lang: String::new(),
        level: String::new(),
    };
    let mine = vec![line("a", Phase::Playing, true), line("b", Phase::Playing, false), line("c", Phase::Over, false)];
    let open = vec![line("d", Phase::Lobby, false)];
    let lobby = Lobby {
        frame,
        words,
        id: "x7k2",
        game,
        version: 3,
        seats: infos(game, None, most),
        options: Vec::new(),
        commitment: commitment.clone(),
        host: true,
        may_join: false,
        called: Vec::new(),
        people: Vec::new(),
        reach: meadhall_server::pages::model::Reach::Everywhere("http://hall.example".to_owned()),
        screen_key: None,
        unheard: false,
        talk: None,
    };
    let form = |seats| NewTable {
        frame,
        words,
        game,
        seats,
        programs: Vec::new(),
        clans: game.board.banners,
        colours: &[],
        compatibility: OptionCompatibility::of(game, seats),
        given: BTreeMap::new(),
        problem: None,
        wrong: None,
    };
    let names = NAMES[1..most].iter().map(|name| (*name).to_owned()).collect();
    let invited = Invitation { frame, words, game, token: "8f3c9a2e", names, commitment };
    let people = vec![(ME, NAMES[0].to_owned()), (Seat::new(1), NAMES[1].to_owned())];
    let drape = Handover { frame, id: "x7k2", game, version: 3, seats: people };
    let lost = Notice { frame, status: 404, text: words.say("why-no-seat"), back: None };
    let mut pages = vec![
        (
            "home".to_owned(),
            home::home(&Home { frame, mine, open, watched: Vec::new(), wanted: BTreeMap::new(), newcomer: false }),
        ),
        ("lobby".to_owned(), lobby::lobby(&lobby)),
        ("invitation".to_owned(), invitation::invitation(&invited)),
        ("curtain".to_owned(), handover::handover(&drape)),
        ("notice".to_owned(), notice::notice(&lost)),
    ];
    pages.extend((least..=most).map(|seats| (format!("new-{seats}"), new_table::new_table(&form(seats)))));
    pages
}

fn infos(game: &GameEntry, table: Option<&dyn AnyTable>, count: usize) -> Vec<SeatInfo> {
    let sitter = |n: usize| match n {
        0 => Sitter::Person { away: false, replaced: false },
        1 => Sitter::Person { away: true, replaced: false },
        2 => Sitter::Person { away: true, replaced: true },
        3 => Sitter::Open,
        _ => Sitter::Bot("normal"),
    };
    let info = |seat: Seat| SeatInfo {
        seat,
        name: NAMES[seat.index()].to_owned(),
        sitter: sitter(seat.index()),
        clan: table.and_then(|table| game.board.banner(table, seat)),
        mine: seat == ME,
        owes: table.is_some_and(|table| table.pending().contains(seat)),
        clock: None,
        invitation: (seat.index() == 3).then(|| "/join/8f3c9a2e5b7d4f1a8f3c9a2e5b7d4f1a".to_owned()),
    };
    Seat::all(count).map(info).collect()
}

fn drawn(frame: &Frame, game: &'static GameEntry, played: &dyn AnyTable, viewer: Viewer) -> Markup {
    let words = game.board.words(frame.lang);
    let me = viewer.seat();
    let seats = infos(game, Some(played), played.seats());
    let free = me.is_some_and(|seat| played.undo_is_free(seat) == Ok(true));
    let context = RenderContext { words, seats: &seats, playing: true, undo: free, log_lines: LOG_LINES };
    let shown = game.board.snapshot(played, viewer, played.turn_count(), &context);
    let offers = me.map(|me| played.order_offers(me, "")).unwrap_or_default();
    let page = TablePage {
        frame,
        words,
        id: "x7k2",
        game,
        version: played.turn_count() as u64,
        me,
        hot_seat: false,
        prompt: shown.prompt,
        clause: shown.clause,
        my_turn: me.is_some_and(|me| played.pending().contains(me)),
        board: shown.board,
        choices: shown.choices,
        choices_cut: shown.choices_cut,
        notice: None,
        log: shown.log,
        log_cut: shown.log_cut,
        story: Story::default(),
        undo: if free { Undo::Free } else { Undo::Nothing },
        adviser: Adviser::Absent,
        course: None,
        standing: offers.into_iter().map(|offer| (context.tell(&offer.label), offer)).collect(),
        orders_done: Vec::new(),
        commitment: SeedParts::from_number(1).commitment(),
        end: end(game, played, &context),
        people: Vec::new(),
        replay: None,
        clock: None,
        host: true,
        pace: "steady",
        takeover: Some(5),
        screen: false,
        talks: true,
        talk: None,
        seats: seats.clone(),
    };
    table::table(&page)
}

fn end(game: &GameEntry, played: &dyn AnyTable, context: &RenderContext<'_>) -> Option<EndInfo> {
    let parts = SeedParts::from_number(1);
    Some(EndInfo {
        scoring: game.board.scoring(played, context),
        places: played.outcome()?.ranking(),
        server_part: hex(&parts.server),
        parts: Vec::new(),
        seed: hex(&parts.mix().0),
        proof: played.proof(),
        rematch: vec![("game".to_owned(), game.id().to_owned())],
    })
}
