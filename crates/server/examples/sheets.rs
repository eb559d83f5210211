//! Draws every page from real positions into a folder of plain files, to be looked at in a browser:
//! `cargo run -p meadhall-server --example sheets -- FOLDER`.

use maud::Markup;
use meadhall_engine::{Game, Message, Options, Quick, Seat, SeatSet, SeedParts, Standing, Table, Viewer, Wording, hex};
use meadhall_server::Phase;
use meadhall_server::pages::fit::Fit;
use meadhall_server::pages::model::*;
use meadhall_server::pages::scene::vaalbara::{Scene, board, in_words, reference, scoring};
use meadhall_server::pages::{assets, curtain, home, invitation, lobby, new_table, notice, table};
use meadhall_vaalbara::{Action, Asked, Event, Position, Vaalbara};
use meadhall_words::{Lang, Words};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const NAMES: [&str; 5] = ["Anna", "Ragnhild", "Björn the Bold", "Maximiliane", "Ota"];
const ME: Seat = Seat::new(0);
const CLANS: &[&str] = &["blue", "purple", "yellow", "red", "green"];

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "sheets".to_owned()));
    for asset in assets::assets() {
        let place = folder.join("assets").join(&asset.hash);
        fs::create_dir_all(&place)?;
        fs::write(place.join(asset.name), &asset.bytes)?;
    }
    let mut links = String::new();
    for lang in Lang::ALL {
        for (name, sheet) in sheets(lang) {
            let name = format!("{name}-{lang}.html");
            let html = sheet.into_string();
            links.push_str(&format!("<p><a href={name}>{name}</a> {}</p>\n", html.len()));
            write(&folder, &name, &html)?;
        }
    }
    write(&folder, "index.html", &links)
}

fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::write(folder.join(name), text)
}

fn sheets(lang: Lang) -> Vec<(String, Markup)> {
    let frame = Frame { lang, name: "Anna".to_owned(), here: "/".to_owned(), game: "vaalbara" };
    let mut all = plain(&frame);
    let moment = |players: usize, wanted: &dyn Fn(&Position) -> bool| find(players, wanted);
    let mine = |asked: Asked| move |p: &Position| p.asked == asked && p.active == ME && p.round > 4;
    let choosing = |round: u8| move |p: &Position| p.asked == Asked::Assign && p.round == round;
    let shown = |p: &Position| matches!(p.asked, Asked::Show { asked, .. } if asked.contains(ME)) && p.round > 2;
    let moments: Vec<(&str, Table<Vaalbara>)> = vec![
        ("first-4", moment(4, &choosing(1))),
        ("assign-2", moment(2, &choosing(6))),
        ("assign-3", moment(3, &choosing(5))),
        ("assign-4", moment(4, &choosing(5))),
        ("assign-5", moment(5, &choosing(9))),
        ("warrior-4", moment(4, &shown)),
        ("bard-5", moment(5, &mine(Asked::Bard))),
        ("tracker-4", moment(4, &mine(Asked::Tracker))),
        ("tracker-5", moment(5, &mine(Asked::Tracker))),
        ("midwife-4", moment(4, &mine(Asked::Midwife))),
        ("rider-4", moment(4, &mine(Asked::Rider))),
        ("explorer-4", moment(4, &mine(Asked::Explorer))),
        ("take-4", moment(4, &mine(Asked::Take))),
        ("take-5", moment(5, &mine(Asked::Take))),
        ("wait-4", moment(4, &|p| p.asked == Asked::Take && p.active != ME && p.round == 4 && p.bottom_known)),
        ("end-4", moment(4, &|p| p.asked == Asked::Over)),
        ("end-5", moment(5, &|p| p.asked == Asked::Over)),
        ("end-2", moment(2, &|p| p.asked == Asked::Over)),
    ];
    for (name, game) in &moments {
        let page = page(&frame, game, Some(ME), None);
        all.push(((*name).to_owned(), table::table(&page, reference(page.words))));
        all.push((format!("part-{name}"), table::part(&page)));
    }
    let mut laid = moments[3].1.clone();
    let choice = laid.legal(ME)[1];
    laid.play(ME, choice).ok();
    let laid_page = page(&frame, &laid, Some(ME), None);
    all.push(("laid-4".to_owned(), table::table(&laid_page, reference(laid_page.words))));
    let watched = page(&frame, &moments[13].1, None, None);
    all.push(("spectator-5".to_owned(), table::table(&watched, reference(watched.words))));
    let finished = &moments[15].1;
    let place = ReplayInfo { at: 40, turns: finished.turns().len(), seat: Some(Seat::new(2)) };
    let replay = page(&frame, &finished.rewound(40), Some(Seat::new(2)), Some(place));
    all.push(("replay-4".to_owned(), table::table(&replay, reference(replay.words))));
    let mut asked = page(&frame, &moments[12].1, Some(ME), None);
    asked.undo = Undo::Asked("Ragnhild".to_owned());
    asked.notice = Some(asked.words.say("why-empty-slot"));
    all.push(("undo-4".to_owned(), table::table(&asked, reference(asked.words))));
    all
}

/// The pages that show no position.
fn plain(frame: &Frame) -> Vec<(String, Markup)> {
    let words = Words::of(frame.lang, Vaalbara::ID);
    let line = |id: &str, names: &[&str], open, phase, my_turn| TableLine {
        id: id.to_owned(),
        game: "vaalbara".to_owned(),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        open,
        phase,
        my_turn,
    };
    let mine = vec![
        line("a", &NAMES[..4], 0, Phase::Playing, true),
        line("b", &NAMES[1..], 0, Phase::Playing, false),
        line("c", &NAMES[..2], 0, Phase::Over, false),
    ];
    let open = vec![line("d", &["Ota"], 2, Phase::Lobby, false)];
    let commitment = SeedParts::from_number(1).commitment();
    let mut seats = infos(4, None, SeatSet::EMPTY);
    seats[1].sitter = Sitter::Open;
    seats[1].invitation = Some("http://127.0.0.1:7777/join/8f3c9a2e5b7d4f1a8f3c9a2e5b7d4f1a".to_owned());
    seats[2].sitter = Sitter::Open;
    let lobby = Lobby {
        frame,
        words,
        id: "x7k2",
        game: Vaalbara::ID,
        version: 3,
        seats,
        options: vec![(words.say("option-totals"), words.say("option-totals-open"))],
        commitment: commitment.clone(),
        host: true,
        may_join: false,
    };
    let guest = Lobby {
        seats: lobby.seats.iter().cloned().map(|seat| SeatInfo { invitation: None, ..seat }).collect(),
        options: Vec::new(),
        commitment: commitment.clone(),
        host: false,
        may_join: true,
        ..lobby
    };
    let form = |seats, problem| NewTable {
        frame,
        words,
        game: Vaalbara::ID,
        range: Vaalbara::SEATS,
        seats,
        options: Vaalbara::OPTIONS,
        programs: Vec::new(),
        clans: CLANS,
        colours: &[],
        fit: Fit::in_game(Vaalbara::ID, seats).expect("a game of the house"),
        file: true,
        given: BTreeMap::from([("seat-2".to_owned(), "here".to_owned())]),
        problem,
        wrong: None,
    };
    let invited = Invitation {
        frame,
        words,
        game: Vaalbara::ID,
        token: "8f3c9a2e",
        names: vec!["Ragnhild".to_owned(), "Ota".to_owned()],
        commitment,
    };
    let people = vec![(ME, "Anna".to_owned()), (Seat::new(1), "Ragnhild".to_owned())];
    let drape = Curtain { frame, id: "x7k2", game: Vaalbara::ID, version: 3, seats: people };
    let lost = Notice { frame, status: 404, text: words.say("why-no-seat"), back: None };
    vec![
        ("home".to_owned(), home::home(&Home { frame, mine, open })),
        ("home-empty".to_owned(), home::home(&Home { frame, mine: Vec::new(), open: Vec::new() })),
        ("new".to_owned(), new_table::new_table(&form(4, None))),
        ("new-bad".to_owned(), new_table::new_table(&form(5, Some("option deck: line 3: bad".to_owned())))),
        ("lobby".to_owned(), lobby::lobby(&lobby)),
        ("lobby-guest".to_owned(), lobby::lobby(&guest)),
        ("invitation".to_owned(), invitation::invitation(&invited)),
        ("curtain".to_owned(), curtain::curtain(&drape)),
        ("notice".to_owned(), notice::notice(&lost)),
    ]
}

/// Plays seeded games until one comes to the moment that is wanted.
fn find(players: usize, wanted: &dyn Fn(&Position) -> bool) -> Table<Vaalbara> {
    let rules = Vaalbara::open(players, &Options::default()).expect("the default options are good");
    let names: Vec<String> = NAMES[..players].iter().map(|name| (*name).to_owned()).collect();
    for seed in 1..2000 {
        let mut parts = SeedParts::from_number(seed);
        parts.players = vec!["a1b2c3".to_owned(); players];
        let mut table = Table::new(rules.clone(), &names, parts);
        let mut chance = Quick::new(seed);
        loop {
            if wanted(table.position()) {
                return table;
            }
            let Some(seat) = table.pending().iter().last() else { break };
            let action = choose(&table, seat, &mut chance);
            table.play(seat, action).expect("a legal choice is accepted");
        }
    }
    panic!("no game with {players} players came to that moment")
}

/// The best-paying land, anything else at random.
fn choose(table: &Table<Vaalbara>, seat: Seat, chance: &mut Quick) -> Action {
    let view = table.view(Viewer::Seat(seat));
    let pays = |action: &Action| match action {
        Action::Take(_) => table
            .game()
            .land_of_choice(&view, *action)
            .and_then(|card| table.game().would_pay(&view, card))
            .map_or(0, |(_, most)| most),
        _ => 0,
    };
    let legal = table.legal(seat);
    match legal.iter().max_by_key(|action| pays(action)) {
        Some(action @ Action::Take(_)) => *action,
        _ => table
            .game()
            .sample(table.position(), seat, chance, &mut Vec::new())
            .expect("somebody who is asked has a choice"),
    }
}

fn infos(count: usize, position: Option<&Position>, owing: SeatSet) -> Vec<SeatInfo> {
    let sitter = |n: usize| match n {
        0 => Sitter::Person { away: false, replaced: false },
        1 => Sitter::Person { away: true, replaced: false },
        2 => Sitter::Person { away: true, replaced: true },
        3 => Sitter::Bot("normal"),
        _ => Sitter::Bot("hard"),
    };
    let info = |seat: Seat| SeatInfo {
        seat,
        name: NAMES[seat.index()].to_owned(),
        sitter: sitter(seat.index()),
        clan: position.map(|position| position.player(seat).clan.word()),
        mine: seat == ME,
        owes: owing.contains(seat),
        invitation: None,
    };
    Seat::all(count).map(info).collect()
}

fn page<'a>(frame: &'a Frame, game: &Table<Vaalbara>, me: Option<Seat>, replay: Option<ReplayInfo>) -> TablePage<'a> {
    let words = Words::of(frame.lang, Vaalbara::ID);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let (rules, position, view) = (game.game(), game.position(), game.view(viewer));
    let seats = infos(rules.seats(), Some(position), game.pending());
    let name = |seat: Seat| seats[seat.index()].name.clone();
    let say = |message: &Message| words.tell(message, &name);
    let playing = me.filter(|_| replay.is_none());
    let legal = playing.map(|seat| game.legal(seat)).unwrap_or_default();
    let free = playing.is_some_and(|seat| game.undo_is_free(seat) == Ok(true));
    let prompt = rules.prompt(&view);
    let scene = Scene { words, rules, view: &view, seats: &seats, choices: &legal, undo: free };
    let choice = |action: &Action| Choice {
        written: action.to_string(),
        label: say(&rules.label(&view, *action)),
        in_words: in_words(*action),
    };
    let line = |(turn, event): (usize, Event)| {
        let message = Vaalbara::tell(&event)?;
        Some(LogLine { turn, text: say(&message), clause: message.clause.map(|clause| clause.into_owned()) })
    };
    TablePage {
        frame,
        words,
        id: "x7k2",
        game: Vaalbara::ID,
        version: game.turns().len() as u64,
        me,
        hot_seat: false,
        prompt: say(&prompt),
        clause: prompt.clause.map(|clause| clause.into_owned()),
        my_turn: !legal.is_empty(),
        board: board(&scene),
        choices: legal.iter().map(choice).collect(),
        notice: None,
        log: game.log(viewer).filter_map(line).collect(),
        log_cut: false,
        undo: if free { Undo::Free } else { Undo::Nothing },
        adviser: Adviser::Absent,
        course: None,
        standing: Standing::parse("always-show")
            .offers(game.game(), game.position(), Seat::new(0))
            .into_iter()
            .map(|offer| (words.say(&offer.label), offer))
            .collect(),
        commitment: game.parts().commitment(),
        end: end(words, game, &seats),
        replay,
        host: true,
        takeover: Some(5),
        seats,
    }
}

fn end(words: &Words, game: &Table<Vaalbara>, seats: &[SeatInfo]) -> Option<EndInfo> {
    let outcome = game.outcome()?;
    let mut places: Vec<(u8, Seat, i32)> =
        Seat::all(outcome.seats).map(|seat| (outcome.place(seat), seat, outcome.scores[seat.index()])).collect();
    places.sort();
    let events: Vec<Event> = game.log(Viewer::Spectator).map(|(_, event)| event).collect();
    Some(EndInfo {
        scoring: scoring(words, seats, &places, &events),
        places,
        server_part: hex(&game.parts().server),
        parts: game.parts().players.clone(),
        seed: hex(&game.parts().mix().0),
        proof: Proof::Sound,
        rematch: vec![("game".to_owned(), "vaalbara".to_owned())],
    })
}
