//! Draws the pages of Blood Rage from real positions into a folder of plain files, to be looked at in a browser:
//! `cargo run -p meadhall-server --example blood_rage_sheets -- FOLDER`.

use meadhall_blood_rage::{Action, Asked, BloodRage, Event, Position};
use meadhall_engine::{Game, Options, Quick, Seat, SeatSet, SeedParts, Table, Viewer, Wording, hex};
use meadhall_server::Showing;
use meadhall_server::pages::model::*;
use meadhall_server::pages::scene::blood_rage::{Scene, board, in_words, is_composed, reference, scoring};
use meadhall_server::pages::{assets, table};
use meadhall_words::{Lang, Words};
use std::path::PathBuf;
use std::{env, fs, io};

const NAMES: [&str; 5] = ["Anna", "Ragnhild", "Björn the Bold", "Maximiliane", "Ota"];
const ME: Seat = Seat::new(0);

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "sheets".to_owned()));
    for asset in assets::assets() {
        let place = folder.join("assets").join(&asset.hash);
        fs::create_dir_all(&place)?;
        fs::write(place.join(asset.name), &asset.bytes)?;
    }
    let moments = moments();
    for lang in Lang::ALL {
        let frame = Frame { lang, name: "Anna".to_owned(), here: "/".to_owned(), game: "blood-rage" };
        for (name, game) in &moments {
            let me = (!name.starts_with("watch")).then_some(ME);
            fs::write(folder.join(format!("{name}-{lang}.html")), page(&frame, game, me))?;
        }
    }
    Ok(())
}

fn moments() -> Vec<(&'static str, Table<BloodRage>)> {
    let all = Options::default().with("monsters", "on").with("mystics", "on").with("gods", "on");
    let none = Options::default();
    let mine =
        |asked: Asked, age: u8| move |p: &Position| p.table.asked == asked && p.table.who == ME && p.table.age >= age;
    let drafting = |age: u8, round: u8| {
        move |p: &Position| p.table.asked == Asked::Draft && p.table.age == age && p.table.round == round
    };
    let laying = |members: usize| {
        move |p: &Position| {
            let battle = &p.table.battle;
            let waits = !p.table.answered.is_empty() && !p.table.answered.contains(ME);
            p.table.asked == Asked::Card && battle.members.len() >= members && battle.members.contains(ME) && waits
        }
    };
    let crowded = |p: &Position| {
        p.table.asked == Asked::Turn
            && p.table.who == ME
            && p.table.age == 2
            && p.sheet(ME).on_board() > 3
            && p.sheet(ME).rage > 3
    };
    let after = |p: &Position| p.table.asked == Asked::Turn && p.table.who != ME && p.table.age > 1;
    vec![
        ("draft-4", find(4, &none, &drafting(1, 2))),
        ("draft-2", find(2, &none, &drafting(2, 1))),
        ("draft-5", find(5, &all, &drafting(3, 0))),
        ("first-4", find(4, &none, &mine(Asked::Turn, 1))),
        ("turn-4", find(4, &none, &crowded)),
        ("turn-2", find(2, &none, &crowded)),
        ("turn-5", find(5, &all, &crowded)),
        ("late-5", find(5, &all, &mine(Asked::Turn, 3))),
        ("wait-4", find(4, &none, &after)),
        ("watch-4", find(4, &none, &after)),
        ("call-4", find(4, &none, &mine(Asked::Call, 2))),
        ("card-4", find(4, &none, &laying(3))),
        ("card-5", find(5, &all, &laying(4))),
        ("add-4", find(4, &none, &mine(Asked::Add, 2))),
        ("save-4", find(4, &all, &mine(Asked::Save, 2))),
        ("hammers-4", find(4, &none, &mine(Asked::Hammers, 1))),
        ("discard-4", find(4, &none, &|p| p.table.asked == Asked::Discard && p.table.age == 2)),
        ("end-4", find(4, &none, &|p| p.table.asked == Asked::Over)),
        ("end-5", find(5, &all, &|p| p.table.asked == Asked::Over)),
    ]
}

/// Plays seeded games until one comes to the moment that is wanted.
fn find(players: usize, options: &Options, wanted: &dyn Fn(&Position) -> bool) -> Table<BloodRage> {
    let rules = BloodRage::open(players, options).expect("the options are good");
    let names: Vec<String> = NAMES[..players].iter().map(|name| (*name).to_owned()).collect();
    for seed in 1..400 {
        let mut table = Table::new(rules.clone(), &names, SeedParts::from_number(seed));
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

/// Anything but passing, as long as there is something else to do; battles rather than nothing.
fn choose(table: &Table<BloodRage>, seat: Seat, chance: &mut Quick) -> Action {
    let mut choices = Vec::new();
    let sample = |chance: &mut Quick, choices: &mut Vec<Action>| {
        table.game().sample(table.position(), seat, chance, choices).expect("somebody who is asked has a choice")
    };
    (0..6)
        .map(|_| sample(chance, &mut choices))
        .find(|action| !matches!(action, Action::Pass | Action::March(_)))
        .unwrap_or_else(|| sample(chance, &mut Vec::new()))
}

fn infos(game: &Table<BloodRage>) -> Vec<SeatInfo> {
    let info = |seat: Seat| SeatInfo {
        seat,
        name: NAMES[seat.index()].to_owned(),
        sitter: match seat.index() {
            0 => Sitter::Person { away: false, replaced: false },
            1 => Sitter::Person { away: true, replaced: false },
            _ => Sitter::Bot("normal"),
        },
        clan: Some(game.position().sheet(seat).clan.word()),
        mine: seat == ME,
        owes: game.pending().contains(seat),
        invitation: None,
    };
    SeatSet::first_seats(game.game().seats()).iter().map(info).collect()
}

fn page(frame: &Frame, game: &Table<BloodRage>, me: Option<Seat>) -> String {
    let words = Words::of(frame.lang, BloodRage::ID);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let (rules, view, seats) = (game.game(), game.view(viewer), infos(game));
    let legal = me.map(|seat| game.legal(seat)).unwrap_or_default();
    let free = me.is_some_and(|seat| game.undo_is_free(seat) == Ok(true));
    let showing = Showing { words, seats: &seats, playing: true, undo: free, log_lines: 40 };
    let events: Vec<(usize, Event)> = game.log(viewer).collect();
    let prompt = rules.prompt(&view);
    let many = legal.len() > 24;
    let choices = legal.iter().filter(|action| !(many && is_composed(**action))).map(|action| Choice {
        written: action.to_string(),
        label: showing.tell(&rules.label(&view, *action)),
        in_words: in_words(*action),
    });
    let lines = events.iter().filter_map(|(turn, event)| {
        let message = BloodRage::tell(event)?;
        Some(LogLine {
            turn: *turn,
            text: showing.tell(&message),
            clause: message.clause.map(|clause| clause.into_owned()),
        })
    });
    let log: Vec<LogLine> = lines.collect();
    let page = TablePage {
        frame,
        words,
        id: "x7k2",
        game: BloodRage::ID,
        version: 1,
        me,
        hot_seat: false,
        prompt: showing.tell(&prompt),
        clause: prompt.clause.as_ref().map(ToString::to_string),
        my_turn: !legal.is_empty(),
        board: board(&Scene { showing: &showing, rules, view: &view, choices: &legal, events: &events }),
        choices: choices.collect(),
        notice: None,
        log: log[log.len().saturating_sub(40)..].to_vec(),
        log_cut: true,
        undo: if free { Undo::Free } else { Undo::Nothing },
        adviser: Adviser::Absent,
        course: None,
        standing: Vec::new(),
        commitment: game.parts().commitment(),
        end: end(game, &showing),
        replay: None,
        host: true,
        takeover: None,
        seats: seats.clone(),
    };
    table::table(&page, reference(words)).into_string()
}

fn end(game: &Table<BloodRage>, showing: &Showing<'_>) -> Option<EndInfo> {
    let places = game.outcome()?.ranking();
    let events: Vec<Event> = game.log(Viewer::Spectator).map(|(_, event)| event).collect();
    Some(EndInfo {
        scoring: scoring(showing, &places, &events),
        places,
        server_part: hex(&game.parts().server),
        parts: game.parts().players.clone(),
        seed: hex(&game.parts().mix().0),
        proof: Proof::Sound,
        rematch: Vec::new(),
    })
}
