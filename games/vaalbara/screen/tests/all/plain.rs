//! Vaalbara by ear: whole games heard, and every fact of the view found by asking.

use meadhall_engine::{Seat, Viewer};
use meadhall_screen::Screen;
use meadhall_screen::plain::hearable;
use meadhall_screen::plain::testing::{Listener, OWN, Untold, hear_a_game, quick_place};
use meadhall_vaalbara_screen::VaalbaraScreen;
use meadhall_words::Lang;
use tempfile::TempDir;

const TABLES: [(usize, &str, u64); 4] = [(2, "", 1), (3, "totals=open", 2), (4, "", 3), (5, "totals=open", 4)];

/// Everything that can be heard can be understood, and a decision takes twelve lines at most on average.
#[test]
fn whole_games_are_short_and_fit_for_the_ear() {
    for lang in Lang::ALL {
        for table in TABLES {
            let folder = TempDir::new_in(quick_place()).expect("a folder");
            let (lines, decisions) = hear_a_game::<VaalbaraScreen>(table, lang, folder.path(), |_| {});
            assert!(decisions >= 9, "{lang} {table:?}: only {decisions} decisions");
            println!("{lang} {table:?}: {lines} lines for {decisions} decisions");
            assert!(lines <= 12 * decisions, "{lang} {table:?}: {lines} lines for {decisions} decisions");
        }
    }
}

/// Nothing that the view holds is kept from those who listen: whatever of it changes, something else is told.
#[test]
fn nothing_in_the_view_is_left_untold() {
    let mut untold = Untold::new(&[]);
    for table in TABLES {
        let folder = TempDir::new_in(quick_place()).expect("a folder");
        untold.hear_a_game::<VaalbaraScreen>(table, Lang::En, folder.path());
    }
    assert!(untold.silent().is_empty(), "nothing tells of {:#?}", untold.silent());
    let told = untold.told();
    assert!(told.len() >= 25, "only {} kinds of values were tried: {told:#?}", told.len());
}

/// Whoever asks finds everything that the view holds.
#[test]
fn every_fact_of_the_view_is_told() {
    for lang in Lang::ALL {
        for table in TABLES {
            let folder = TempDir::new_in(quick_place()).expect("a folder");
            hear_a_game::<VaalbaraScreen>(table, lang, folder.path(), facts);
        }
    }
}

fn facts(listener: &mut Listener<VaalbaraScreen>) {
    let words = listener.talk.words();
    let table = listener.talk.session().table();
    let (game, view) = (table.game().clone(), table.view(Viewer::Seat(OWN)));
    let land = |card| {
        let (kind, value) = game.face(card);
        let forest = words.fill("land-forest-valued", &[("value", value.into())]);
        if words.say(&format!("land-{kind}")) == words.say("land-forest") {
            forest
        } else {
            words.say(&format!("land-{kind}"))
        }
    };
    for (n, row) in view.rows.iter().enumerate() {
        let told = listener.ask(&format!("where row {}", n + 1)).join(" ");
        for card in row.iter().flatten() {
            assert!(told.contains(&land(*card)), "{} is missing: {told}", land(*card));
            let (least, most) = game.would_pay(&view, *card).expect("a player");
            for number in [least, most] {
                assert!(told.split(' ').any(|word| word == number.to_string()), "{number} is missing: {told}");
            }
        }
    }
    let deck = listener.ask("where deck").join(" ");
    assert!(deck.contains(&view.deck.to_string()), "{deck}");
    for card in view.top.into_iter().chain(view.bottom) {
        assert!(deck.contains(&land(card)), "{deck}");
    }
    let omens = listener.ask("where omens").join(" ");
    let clans = game.omen(view.omens).order.into_iter().filter(|clan| view.seat_of(*clan).is_some());
    let places: Vec<usize> =
        clans.map(|clan| omens.find(&words.say(&format!("clan-{clan}"))).expect("a clan among the omens")).collect();
    assert!(places.is_sorted(), "{omens}");
    for seat in Seat::all(view.players.len()) {
        let player = view.player(seat).expect("a player");
        let told = listener.ask(&format!("where {}", player.clan)).join(" ");
        let name = VaalbaraScreen::name(&view, seat, words);
        assert!(told.starts_with(&name), "{told}");
        let mut wanted: Vec<String> = player.realm.cards().iter().map(|card| land(*card)).collect();
        wanted.extend(player.vp.map(|vp| vp.to_string()));
        wanted.extend([player.hand, player.pile].map(|count| count.to_string()));
        let characters = player.discard.iter().chain(player.known.iter()).chain(player.played);
        wanted.extend(characters.map(|character| words.say(&format!("character-{character}"))));
        for fact in wanted {
            assert!(told.contains(&fact), "`{fact}` is missing: {told}");
        }
    }
    let hand = [listener.ask("hand"), listener.ask("more")].concat().join(" ");
    let own = view.own.expect("a seat");
    for character in own.hand.iter().chain(own.played) {
        assert!(hand.contains(&words.say(&format!("character-{character}"))), "{hand}");
    }
    for character in own.hand.iter() {
        let effect = hearable(&words.say(&format!("character-{character}-effect")), words);
        assert!(hand.contains(&effect), "`{effect}` is missing: {hand}");
        assert!(listener.ask(&format!("card {character}")).join(" ").contains(&effect));
    }
}
