//! Every word that a game says is there. That all languages have the same words is tested in `languages.rs`.

use crate::keys::{Keys, keys};
use crate::sources::texts;
use meadhall_blood_rage::{BloodRage, Cards, God};
use meadhall_engine::{Arg, Chance, Game, Message, Options, Quick, Seat, SeedParts, Table, TableGame, Viewer};
use meadhall_games::find;
use meadhall_vaalbara::{Character, Kind, Vaalbara};
use meadhall_valhalla::{Jarl, Monster, Valhalla};
use std::collections::BTreeSet;
use std::fmt::Display;

/// The English words of a game itself; those of its pages are theirs.
fn words_of<G: TableGame>() -> Keys {
    let files = find(G::ID).expect("a game of the list").board.texts().files();
    keys(G::ID, files[0][0].1)
}

/// Every key and placeholder of a message is known.
fn check(known: &Keys, message: &Message) {
    let used = known.get(message.key.as_ref()).unwrap_or_else(|| panic!("no words for `{}`", message.key));
    let given: BTreeSet<&str> = message.args.iter().map(|(name, _)| name.as_ref()).collect();
    for name in used {
        assert!(given.contains(name.as_str()), "{} is not told its {name}", message.key);
    }
    message.args.iter().for_each(|(_, arg)| check_arg(known, arg));
}

fn check_arg(known: &Keys, arg: &Arg) {
    match arg {
        Arg::Word(key) => assert!(known.contains_key(key.as_ref()), "no words for `{key}`"),
        Arg::Nested(message) => check(known, message),
        Arg::List(list) => list.iter().for_each(|arg| check_arg(known, arg)),
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) | Arg::Said(_) => {}
    }
}

/// The rules with options such as `king brothers=aid`.
fn open<G: TableGame>(players: usize, options: &str) -> G {
    let set = |options: Options, word: &str| match word.split_once('=') {
        Some((key, value)) => options.with(key, value),
        None => options.with(word, "on"),
    };
    let options = options.split_whitespace().fold(Options::default(), set);
    G::open(players, &options).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Listens to random games: what is asked, offered, refused and told. Returns how many different things were said.
fn listen<G: TableGame>(tables: &[(usize, &str)], games: u64) -> usize {
    let known = words_of::<G>();
    let mut said = BTreeSet::new();
    for seed in 0..games {
        let (players, options) = tables[seed as usize % tables.len()];
        let mut table: Table<G> = Table::new(open(players, options), &[], SeedParts::from_number(seed));
        let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut quick = Quick::new(seed);
        let mut hear = |message: &Message| {
            check(&known, message);
            said.insert(message.key.to_string());
        };
        while let Some(seat) = table.pending().first() {
            viewers.iter().for_each(|viewer| hear(&table.game().prompt(&table.view(*viewer))));
            let view = table.view(Viewer::Seat(seat));
            let choices = table.legal(seat);
            for &choice in &choices {
                hear(&table.game().label(&view, choice));
                hear(&table.game().why_not(table.position(), seat.left(players), choice));
            }
            let action = choices[quick.index(choices.len())];
            let turn = table.play(seat, action).expect("legal").clone();
            let seen = turn.events.iter().flat_map(|event| viewers.iter().filter_map(|viewer| G::seen(event, *viewer)));
            seen.filter_map(|event| table.game().tell(&event)).for_each(|message| hear(&message));
        }
        hear(&table.game().prompt(&table.view(Viewer::Spectator)));
    }
    said.len()
}

#[test]
fn everything_that_is_said_has_words() {
    let vaalbara = listen::<Vaalbara>(&[(2, ""), (3, ""), (4, ""), (5, "")], 16);
    assert!(vaalbara > 40, "{vaalbara} different things were said");
    let everything = "monsters mystics gods";
    let rage = listen::<BloodRage>(&[(2, ""), (3, everything), (4, "first-game"), (5, everything), (4, "")], 25);
    assert!(rage > 95, "{rage} different things were said");
    let tables = [
        (1, "monster=hel"),
        (1, "monster=fenrir valkyries"),
        (1, "monster=surtr"),
        (1, "monster=jormungandr"),
        (3, "loki=random draft"),
        (4, "thor valkyries dwarves tyr king brothers=aid"),
        (5, "loki=random tyr dwarves valkyries"),
        (6, "loki=random five-jarls thor king"),
    ];
    let valhalla = listen::<Valhalla>(&tables, 40);
    assert!(valhalla > 170, "{valhalla} different things were said");
}

/// Reasons of a refusal that random play may not meet stand in the source as they are.
#[test]
fn every_refusal_has_words() {
    for (game, known) in [
        (Vaalbara::ID, words_of::<Vaalbara>()),
        (BloodRage::ID, words_of::<BloodRage>()),
        (Valhalla::ID, words_of::<Valhalla>()),
    ] {
        let reasons: BTreeSet<String> = (texts(game, "src").iter())
            .flat_map(|text| text.split("\"why-").skip(1).filter_map(|rest| rest.split_once('"')))
            .map(|(reason, _)| format!("why-{reason}"))
            .collect();
        let missing: Vec<&String> = reasons.iter().filter(|reason| !known.contains_key(*reason)).collect();
        assert!(reasons.len() > 3 && missing.is_empty(), "{game}: {missing:?} of {reasons:?}");
    }
}

/// The keys of things that are called `KIND-NAME`.
fn called<T: Display>(kind: &str, things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| format!("{kind}-{thing}")).collect()
}

/// Every one of these keys has words, and so has every option of the game.
fn check_names<G: TableGame>(known: &Keys, mut wanted: Vec<String>) {
    for spec in G::OPTIONS {
        wanted.extend([format!("option-{}", spec.key), format!("option-{}-help", spec.key)]);
        wanted.extend(spec.values.iter().map(|value| format!("option-{}-{value}", spec.key)));
    }
    let missing: Vec<&String> = wanted.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{}: {missing:?}", G::ID);
}

#[test]
fn every_thing_of_vaalbara_has_a_name() {
    let mut wanted = called("clan", meadhall_vaalbara::Clan::ALL);
    wanted.extend(called("character", Character::ALL));
    wanted.extend(called("land", Kind::ALL));
    check_names::<Vaalbara>(&words_of::<Vaalbara>(), wanted);
}

#[test]
fn every_thing_of_blood_rage_has_a_name() {
    use meadhall_blood_rage::{Clan, Figure, Phase, Place, Source, Stat, Token};
    let mut wanted = called("clan", Clan::ALL);
    wanted.extend(called("place", Place::ALL));
    wanted.extend(called("figure", Figure::ALL));
    wanted.extend(called("stat", Stat::ALL));
    wanted.extend(called("token", Token::ALL));
    wanted.extend(called("phase", Phase::ALL));
    wanted.extend(called("source", Source::ALL.map(|source| source.word())));
    for (kind, names) in [
        ("god", God::ALL.map(|god| god.to_string()).to_vec()),
        ("card", Cards::built_in().all().map(|card| card.id().to_owned()).collect()),
    ] {
        wanted.extend(names.iter().flat_map(|name| [format!("{kind}-{name}"), format!("{kind}-{name}-effect")]));
    }
    check_names::<BloodRage>(&words_of::<BloodRage>(), wanted);
}

#[test]
fn every_thing_of_valhalla_has_a_name() {
    use meadhall_valhalla::{Card, Clan, Colour, Face};
    let (known, game) = (words_of::<Valhalla>(), open::<Valhalla>(4, ""));
    let mut wanted = called("clan", Clan::ALL);
    wanted.extend(called("colour", Colour::ALL));
    wanted.extend(called("face", Face::ALL));
    wanted.extend(called("monster", Monster::ALL));
    wanted.extend(called("card", Card::all()));
    for jarl in Jarl::ALL {
        wanted.extend(["", "-main", "-condition", "-secondary"].map(|part| format!("jarl-{jarl}{part}")));
    }
    for index in 0..10 {
        let loki = game.cards().loki(index).expect("ten cards");
        wanted.push(format!("loki-{:02}", index + 1));
        wanted.extend(loki.rows.iter().map(|row| format!("loki-{}", row.advantage.word())));
    }
    check_names::<Valhalla>(&known, wanted);
    for (card, _) in game.cards().all() {
        check(&known, &game.card_text(card));
        game.weapons_text(card).iter().for_each(|weapons| check(&known, weapons));
    }
    for monster in Monster::ALL {
        for step in 0..6 {
            check(&known, &game.terror_text(game.cards().monster(monster, step, false).expect("a card").terror));
        }
    }
}
