//! Blood Rage by ear: whole games heard, and every fact of the view found by asking.

use meadhall_blood_rage::{BloodRage, Card, ClanSheet, Group, Piece, Place, RESERVE, Stat, VALHALLA, View};
use meadhall_blood_rage_screen::BloodRageScreen;
use meadhall_engine::{Seat, Viewer};
use meadhall_screen::Screen;
use meadhall_screen::plain::hearable;
use meadhall_screen::plain::testing::{Listener, OWN, Untold, counts, hear_a_game, holds, quick_place};
use meadhall_words::{Lang, Words};
use tempfile::TempDir;

const EVERYTHING: &str = "monsters mystics gods";
const TABLES: [(usize, &str, u64); 5] =
    [(2, EVERYTHING, 1), (3, EVERYTHING, 2), (4, "first-game", 3), (4, EVERYTHING, 5), (5, EVERYTHING, 4)];

/// Everything that can be heard can be understood, and a decision takes twelve lines at most on average.
#[test]
fn whole_games_are_short_and_fit_for_the_ear() {
    for lang in Lang::ALL {
        for table in TABLES {
            let folder = TempDir::new_in(quick_place()).expect("a folder");
            let (lines, decisions) = hear_a_game::<BloodRageScreen>(table, lang, folder.path(), |_| {});
            assert!(decisions >= 20, "{lang} {table:?}: only {decisions} decisions");
            println!("{lang} {table:?}: {lines} lines for {decisions} decisions");
            assert!(lines <= 12 * decisions, "{lang} {table:?}: {lines} lines for {decisions} decisions");
        }
    }
}

/// Values of the view that are no facts of their own: how far the rules have come in the middle of something, which the
/// question and its choices tell; who is waited for, which is told of each clan; and what follows from the number of players.
const NO_FACTS: [&str; 25] = [
    "drafted",
    "drafted[]",
    "drafted[][]",
    "table.answered",
    "table.asked.FreeInvade",
    "table.asked.God",
    "table.battle.blessed",
    "table.battle.declined",
    "table.battle.fought",
    "table.battle.mystics",
    "table.battle.mystics[]",
    "table.battle.nidhoggr",
    "table.battle.spared",
    "table.battle.step",
    "table.battle.turn",
    "table.battle.valkyries",
    "table.doom.from",
    "table.doom.taken",
    "table.doom.then",
    "table.doom.waiting",
    "table.invasion.fallen",
    "table.invasion.figure",
    "table.invasion.in_battle",
    "table.invasion.seat",
    "table.who",
];

/// Nothing that the view holds is kept from those who listen: whatever of it changes, something else is told.
#[test]
fn nothing_in_the_view_is_left_untold() {
    let mut untold = Untold::new(&NO_FACTS);
    // In these two, figures can be saved and Frigga's Succor is asked.
    let rare = [(4, EVERYTHING, 10), (4, EVERYTHING, 12)];
    for table in TABLES.into_iter().chain(rare) {
        let folder = TempDir::new_in(quick_place()).expect("a folder");
        untold.hear_a_game::<BloodRageScreen>(table, Lang::En, folder.path());
    }
    assert!(untold.silent().is_empty(), "nothing tells of {:#?}", untold.silent());
    let told = untold.told();
    assert!(told.len() >= 60, "only {} kinds of values were tried: {told:#?}", told.len());
}

/// Whoever asks finds everything that the view holds.
#[test]
fn every_fact_of_the_view_is_told() {
    for (table, lang) in TABLES.into_iter().zip(Lang::ALL.into_iter().cycle()) {
        let folder = TempDir::new_in(quick_place()).expect("a folder");
        hear_a_game::<BloodRageScreen>(table, lang, folder.path(), |listener| {
            let words = listener.talk.words();
            let table = listener.talk.session().table();
            let (game, view) = (table.game().clone(), table.view(Viewer::Seat(OWN)));
            places(listener, &game, &view, words);
            clans(listener, &game, &view, words);
            cards(listener, &game, &view, words);
            battle(listener, &game, &view, words);
        });
    }
}

/// An invasion is chosen in steps, by names or numbers; a step is taken back by itself, and a choice can be typed whole.
#[test]
fn a_choice_is_made_in_steps_that_can_be_taken_back() {
    let folder = TempDir::new_in(quick_place()).expect("a folder");
    let mut listener = Listener::<BloodRageScreen>::new(3, "", 2, Lang::En, folder.path());
    let question = loop {
        let question = listener.next_question().expect("a turn");
        if question.iter().any(|line| line.ends_with(". Invade.")) {
            break question;
        }
        listener.decide(question);
    };
    let figures = listener.ask("inv");
    assert_eq!(figures[0], "Invade: which figure?");
    assert_eq!(listener.ask("again"), figures);
    let places = listener.ask("warrior");
    assert_eq!(places[0], "Invade, Warrior: where?");
    let elsewhere = |line: &String| line.contains("Region ") && line.contains("Free villages: ");
    assert!(places[1..].iter().all(elsewhere), "region and villages come with a province: {places:#?}");
    assert_eq!(listener.ask("undo"), figures);
    let asked = listener.ask("undo");
    assert!(question.ends_with(&asked), "{asked:#?}");
    let (written, _) = listener.talk.answer(OWN, "written").expect("an answer");
    assert!(written.iter().any(|line| line == "pass"), "written forms are told when asked for: {written:#?}");
    let turns = listener.talk.session().table().turns().len();
    let warned = listener.ask("pass");
    assert!(warned[0].contains("Rage"), "what a pass would give up is told first: {warned:#?}");
    assert_eq!(listener.talk.session().table().turns().len(), turns);
    assert_eq!(listener.ask(""), asked, "an empty line goes back to the choices");
    listener.ask("pass");
    assert!(listener.talk.session().table().turns().len() > turns, "a choice typed whole again is made");
}

fn title(game: &BloodRage, card: Card, words: &Words) -> String {
    hearable(&words.tell(&game.cards().name(card), &|seat| seat.to_string()), words)
}

/// Every figure of a group is named, with how many there are.
fn figures(told: &str, sheet: ClanSheet<'_>, group: Group, words: &Words) {
    for piece in group.pieces() {
        let count = ("count", group.count(piece).into());
        let figure = match piece {
            Piece::Warrior => words.fill("plain-br-warriors", &[count]),
            Piece::Mystic => words.fill("plain-br-mystics", &[count]),
            _ => words.say(&format!("figure-{}", sheet.figure(piece))),
        };
        holds(told, &figure);
    }
}

fn places(listener: &mut Listener<BloodRageScreen>, game: &BloodRage, view: &View, words: &Words) {
    let table = &view.table;
    let name = |place: Place| words.say(&format!("place-{place}"));
    for place in Place::ALL {
        let told = listener.ask(&format!("where {place}")).join(" ");
        holds(&told, &name(place));
        for seat in Seat::all(view.players).filter(|&seat| !table.sheet(seat).at(place).is_empty()) {
            let sheet = game.sheet(table, seat);
            holds(&told, &words.say(&format!("clan-{}", sheet.clan)));
            figures(&told, sheet, sheet.at(place), words);
            if place.is_province() {
                counts(&told, game.strength(table, seat, place));
            }
        }
        let Some(region) = place.region() else { continue };
        holds(&told, &words.say(&format!("region-{region}")));
        place.fjord().into_iter().chain(place.neighbours().iter()).for_each(|near| holds(&told, &name(near)));
        if table.destroyed.contains(place) {
            holds(&told, &words.say("plain-br-destroyed"));
            continue;
        }
        counts(&told, place.villages() - table.crowd[place.index()]);
        counts(&told, place.villages());
        if table.pillaged.contains(place) {
            holds(&told, &words.say("plain-br-pillaged"));
        } else {
            holds(&told, &hearable(&words.say(&format!("token-{}", table.tokens[place.index()])), words));
        }
        if let Some(god) = table.god_at(place) {
            holds(&told, &hearable(&words.say(&format!("god-{god}-effect")), words));
        }
    }
    let ragnarok = listener.ask("where ragnarok").join(" ");
    table.doomed.into_iter().chain(table.cleared.iter()).for_each(|place| holds(&ragnarok, &name(place)));
}

fn clans(listener: &mut Listener<BloodRageScreen>, game: &BloodRage, view: &View, words: &Words) {
    let score = listener.ask("score").join(" ");
    for seat in Seat::all(view.players) {
        let sheet = game.sheet(&view.table, seat);
        let told = listener.ask(&format!("where {}", sheet.clan)).join(" ");
        holds(&told, &BloodRageScreen::name(view, seat, words));
        holds(&score, &BloodRageScreen::name(view, seat, words));
        counts(&score, sheet.glory);
        counts(&told, sheet.glory);
        counts(&told, sheet.rage);
        Stat::ALL.into_iter().for_each(|stat| counts(&told, sheet.stat(stat)));
        for count in [sheet.on_board(), view.hands[seat.index()], view.quests[seat.index()], view.picks[seat.index()]] {
            counts(&told, count);
        }
        for spot in [RESERVE, VALHALLA] {
            figures(&told, sheet, sheet.figures[spot], words);
        }
        let known = sheet.slots.iter().flatten().copied().chain(sheet.known.iter()).chain(sheet.revealed.iter());
        known.chain(sheet.shown.iter()).for_each(|card| holds(&told, &title(game, card, words)));
        for (holds_so, key) in [(sheet.passed, "plain-br-passed"), (view.table.first == seat, "plain-br-first")] {
            assert_eq!(told.contains(&words.say(key)), holds_so, "{key}: {told}");
        }
    }
}

fn cards(listener: &mut Listener<BloodRageScreen>, game: &BloodRage, view: &View, words: &Words) {
    let own = view.own.expect("a seat");
    let told = [listener.ask("hand"), listener.ask("more")].concat().join(" ");
    for card in own.hand.iter().chain(own.quests.iter()) {
        let text = hearable(&words.tell(&game.cards().text(card), &|seat| seat.to_string()), words);
        holds(&told, &title(game, card, words));
        holds(&told, &text);
        counts(&told, game.face(card).value);
        holds(&listener.ask(&format!("card {card}")).join(" "), &text);
    }
    own.chosen.into_iter().chain(own.picks.iter()).chain(own.buried.iter()).for_each(|card| {
        holds(&told, &title(game, card, words));
    });
    let draft = listener.ask("where draft").join(" ");
    let remembered = own.packs.iter().chain(own.past.iter().flat_map(|past| &past.packs));
    for memory in remembered.filter(|memory| memory.seen) {
        memory.rest.iter().chain(memory.between.iter()).for_each(|card| holds(&draft, &title(game, card, words)));
    }
    let gone = listener.ask("where discard").join(" ");
    view.table.gone.iter().for_each(|card| holds(&gone, &title(game, card, words)));
}

fn battle(listener: &mut Listener<BloodRageScreen>, game: &BloodRage, view: &View, words: &Words) {
    let told = [listener.ask("who fights"), listener.ask("more")].concat().join(" ");
    let battle = &view.table.battle;
    if !battle.on {
        return holds(&told, &words.say("plain-no-fight"));
    }
    holds(&told, &words.say(&format!("place-{}", battle.place)));
    holds(&told, &BloodRageScreen::name(view, battle.pillager, words));
    for seat in battle.members.iter() {
        holds(&told, &BloodRageScreen::name(view, seat, words));
        if !view.table.forces(seat, battle.place).is_empty() {
            counts(&told, game.strength(&view.table, seat, battle.place));
        }
        view.table.sheet(seat).revealed.iter().for_each(|card| holds(&told, &title(game, card, words)));
    }
}
