//! Valhalla by ear: whole games heard, and every fact of the view found by asking.

use meadhall_engine::{Seat, Viewer};
use meadhall_screen::Screen;
use meadhall_screen::plain::hearable;
use meadhall_screen::plain::testing::{Listener, OWN, Untold, counts, hear_a_game, holds, quick_place};
use meadhall_valhalla::{ATTACKER, Card, Colour, Face, Valhalla, View};
use meadhall_valhalla_screen::ValhallaScreen;
use meadhall_words::{Lang, Words};
use tempfile::TempDir;

const TABLES: [(usize, &str, u64); 10] = [
    (2, "", 1),
    (3, "loki=random draft", 2),
    (4, "thor valkyries dwarves tyr king brothers=aid", 3),
    (4, "loki=random king brothers=alliance", 8),
    (5, "loki=random tyr dwarves valkyries", 4),
    (6, "loki=random five-jarls thor king", 5),
    (1, "monster=hel", 6),
    (1, "monster=fenrir valkyries", 7),
    (1, "monster=surtr level=3", 9),
    (1, "monster=jormungandr", 10),
];

/// Everything that can be heard can be understood, and a decision takes twelve lines at most on average.
#[test]
fn whole_games_are_short_and_fit_for_the_ear() {
    for lang in Lang::ALL {
        for table in TABLES {
            let folder = TempDir::new_in(quick_place()).expect("a folder");
            let (lines, decisions) = hear_a_game::<ValhallaScreen>(table, lang, folder.path(), |_| {});
            assert!(decisions >= 5, "{lang} {table:?}: only {decisions} decisions");
            println!("{lang} {table:?}: {lines} lines for {decisions} decisions");
            assert!(lines <= 12 * decisions, "{lang} {table:?}: {lines} lines for {decisions} decisions");
        }
    }
}

/// Values of the view that are no facts of their own: how far the rules have come in the middle of something, which the
/// question and its choices tell; and what follows from whose turn it is and how many turns are left.
const NO_FACTS: [&str; 15] = [
    "table.asked.NewWeapon",
    "table.asked.NewWeapon[]",
    "table.attacked",
    "table.battle.foe",
    "table.battle.rest",
    "table.battle.sides[].denied",
    "table.battle.sides[].fought",
    "table.battle.turn",
    "table.drawn",
    "table.first_last",
    "table.first_place",
    "table.foe.won",
    "table.last_laid",
    "table.ragnarok",
    "table.who",
];

/// Nothing that the view holds is kept from those who listen: whatever of it changes, something else is told.
#[test]
fn nothing_in_the_view_is_left_untold() {
    let mut untold = Untold::new(&NO_FACTS);
    for table in TABLES {
        let folder = TempDir::new_in(quick_place()).expect("a folder");
        untold.hear_a_game::<ValhallaScreen>(table, Lang::En, folder.path());
    }
    assert!(untold.silent().is_empty(), "nothing tells of {:#?}", untold.silent());
    let told = untold.told();
    assert!(told.len() >= 70, "only {} kinds of values were tried: {told:#?}", told.len());
}

/// Whoever asks finds everything that the view holds.
#[test]
fn every_fact_of_the_view_is_told() {
    for (table, lang) in TABLES.into_iter().zip(Lang::ALL.into_iter().cycle()) {
        let folder = TempDir::new_in(quick_place()).expect("a folder");
        hear_a_game::<ValhallaScreen>(table, lang, folder.path(), |listener| {
            let words = listener.talk.words();
            let table = listener.talk.session().table();
            let (game, view) = (table.game().clone(), table.view(Viewer::Seat(OWN)));
            players(listener, &game, &view, words);
            own(listener, &game, &view, words);
            middle(listener, &game, &view, words);
            battle(listener, &view, words);
        });
    }
}

fn title(card: Card, words: &Words) -> String {
    hearable(&words.say(&format!("card-{card}")), words)
}

fn text(game: &Valhalla, card: Card, words: &Words) -> String {
    hearable(&words.tell(&game.card_text(card), &|seat| seat.to_string()), words)
}

fn players(listener: &mut Listener<ValhallaScreen>, game: &Valhalla, view: &View, words: &Words) {
    let score = listener.ask("score").join(" ");
    for seat in Seat::all(view.players) {
        let board = view.table.board(seat);
        let told = listener.ask(&format!("where {}", Colour::ALL[seat.index()])).join(" ");
        holds(&told, &ValhallaScreen::name(view, seat, words));
        holds(&score, &ValhallaScreen::name(view, seat, words));
        counts(&score, view.glory[seat.index()]);
        counts(&told, view.glory[seat.index()]);
        for count in [board.shields, view.hands[seat.index()]] {
            counts(&told, count);
        }
        board.captured.iter().filter(|count| **count > 0).for_each(|count| counts(&told, *count));
        for (_, card, tyr) in board.warriors() {
            let warrior = game.cards().warrior(card).expect("a warrior");
            holds(&told, &title(card, words));
            counts(&told, warrior.strength);
            counts(&told, game.cards().glory(card));
            let weapons = game.weapons_text(card).expect("weapons");
            holds(&told, hearable(&words.tell(&weapons, &|seat| seat.to_string()), words).trim_end_matches('.'));
            tyr.into_iter().for_each(|tyr| holds(&told, &title(tyr, words)));
        }
        if let Some(jarl) = board.jarl {
            for part in ["", "-main", "-secondary"] {
                holds(&told, &hearable(&words.say(&format!("jarl-{jarl}{part}")), words));
            }
        }
        view.valhallas[seat.index()].iter().for_each(|card| holds(&told, &title(card, words)));
        let own = view.own.expect("a seat");
        own.known[seat.index()].iter().for_each(|card| holds(&told, &title(card, words)));
        for king in view.table.kings.iter().flatten().filter(|king| king.seat == seat) {
            holds(&told, &words.fill("plain-va-king", &[("level", king.level.into())]));
        }
    }
}

fn own(listener: &mut Listener<ValhallaScreen>, game: &Valhalla, view: &View, words: &Words) {
    let own = view.own.expect("a seat");
    let told = [listener.ask("hand"), listener.ask("more")].concat().join(" ");
    for card in own.hand.iter().chain(own.drawn.iter()) {
        holds(&told, &title(card, words));
        holds(&told, &text(game, card, words));
        holds(&listener.ask(&format!("card {card}")).join(" "), &text(game, card, words));
    }
    for jarl in own.jarls.iter() {
        holds(&told, &hearable(&words.say(&format!("jarl-{jarl}-main")), words));
    }
}

fn middle(listener: &mut Listener<ValhallaScreen>, game: &Valhalla, view: &View, words: &Words) {
    let deck = listener.ask("where deck").join(" ");
    [view.deck, view.boxed, view.table.supply].into_iter().for_each(|count| counts(&deck, count));
    let pile = listener.ask("where discard").join(" ");
    view.table.discard.iter().for_each(|card| holds(&pile, &title(card, words)));
    if !view.table.laid.is_empty() {
        let open = listener.ask("where middle").join(" ");
        view.table.laid.iter().for_each(|card| holds(&open, &title(card, words)));
    }
    if let Some(loki) = view.table.loki.and_then(|index| game.cards().loki(index)) {
        let told = listener.ask("where loki").join(" ");
        for row in &loki.rows {
            holds(&told, &hearable(&words.say(&format!("loki-{}", row.advantage.word())), words));
            counts(&told, row.min);
            counts(&told, row.max);
        }
    }
    if let Some(card) = game.foe_card(view.table.foe.step) {
        let told = listener.ask("where monster").join(" ");
        counts(&told, card.strength);
        counts(&told, card.cap);
        card.symbols.iter().for_each(|face| holds(&told, &words.say(&format!("face-{face}"))));
        card.clans.iter().for_each(|clan| holds(&told, &words.say(&format!("clan-{clan}"))));
        let covered = view.table.foe.covered.count_ones() as usize;
        let marks = card.symbols.iter().enumerate().filter(|(n, _)| view.table.foe.covered >> n & 1 == 1);
        assert_eq!(marks.count(), covered, "{told}");
        holds(&told, &hearable(&words.tell(&game.terror_text(card.terror), &|seat| seat.to_string()), words));
    }
}

fn battle(listener: &mut Listener<ValhallaScreen>, view: &View, words: &Words) {
    let told = [listener.ask("who fights"), listener.ask("more")].concat().join(" ");
    let battle = &view.table.battle;
    if !battle.is_on() {
        return holds(&told, &words.say("plain-no-fight"));
    }
    for seat in Seat::all(view.players) {
        let Some(at) = battle.side_of(seat) else { continue };
        let side = &battle.sides[at];
        holds(&told, &ValhallaScreen::name(view, seat, words));
        counts(&told, view.strength[at]);
        if side.rolled {
            for (face, count) in Face::ALL.into_iter().zip(side.dice).filter(|(_, count)| *count > 0) {
                holds(&told, &words.fill(&format!("plain-va-dice-{face}"), &[("count", count.into())]));
            }
        }
        for (place, card, _) in view.table.board(seat).warriors() {
            if side.active >> place & 1 == 1 {
                holds(&told, &title(card, words));
            }
        }
        for (n, card) in view.table.laid.iter().enumerate() {
            if (view.table.laid_by_defender >> n & 1 == 1) == (at != ATTACKER) {
                holds(&told, &title(card, words));
            }
        }
    }
}
