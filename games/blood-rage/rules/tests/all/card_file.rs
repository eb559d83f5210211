//! Section 16: tables of cards from a file, what they change, and how a bad one is refused.

use crate::support::{conserved, game};
use meadhall_blood_rage::data::{BUILT_IN, CARDS, MOST_KINDS};
use meadhall_blood_rage::{Action, BloodRage, Card, Cards, Effect, Event, Figure, Kind, Position};
use meadhall_engine::{
    Arg, BadCards, Game, Ignore, Options, Quick, Record, Scenario, Seat, SeedParts, Table, Wording, laws,
};

/// The built-in table with one piece of text exchanged inside the entry with this id.
fn with_in(text: &str, id: &str, from: &str, to: &str) -> String {
    let start = text.find(&format!("id = \"{id}\"")).expect("the entry is there");
    let end = text[start..].find("[[").map_or(text.len(), |length| start + length);
    assert!(text[start..end].contains(from), "{id} has no `{from}`");
    format!("{}{}{}", &text[..start], text[start..end].replacen(from, to, 1), &text[end..])
}

/// The built-in table without the entry with this id.
fn without(text: &str, id: &str) -> String {
    let at = text.find(&format!("id = \"{id}\"")).expect("the entry is there");
    let start = text[..at].rfind("[[").expect("its head");
    let end = text[at..].find("[[").map_or(text.len(), |length| at + length);
    format!("{}{}", &text[..start], &text[end..])
}

/// One card more.
fn with_card(text: &str, lines: &str) -> String {
    format!("{text}\n[[card]]\n{lines}\n")
}

const TEARS: &str = r#"id = "freyas-tears"
age = 1
kind = "battle"
god = "frigga"
value = 7
copies = [1, 0, 0, 1]
effect = { win = { glory = 9, rage = 2 } }
name = { en = "Freya's Tears", cs = "Freyiny slzy", de = "Freyas Tränen" }"#;

const SKALDS: &str = r#"id = "court-of-skalds"
age = 1
kind = "clan"
value = 1
copies = [1, 0, 0, 0]
effect = { quest-bonus = 7 }
text = { en = "Skalds sing of your quests." }"#;

const BEAST: &str = r#"id = "beast"
age = 2
kind = "monster"
figure = "valkyrie"
value = 6
copies = [1, 0, 0, 0]
effect = "slay-all-but-monsters""#;

/// A table with changed and added cards.
fn another() -> String {
    let text = with_in(BUILT_IN, "thors-hammer", "value = 1", "value = 4");
    let text = with_in(&text, "thors-hammer", "glory = 3", "glory = 5");
    let text = with_in(&text, "odins-tide", "age = 2", "age = 1");
    let text = with_in(&text, "tyrs-rage-2", "copies = [1, 0, 0, 0]", "copies = [2, 0, 0, 0]");
    let text = without(&text, "valkyrie");
    [TEARS, SKALDS, BEAST].iter().fold(text, |text, lines| with_card(&text, lines))
}

fn open_with(players: usize, cards: &str, switches: &str) -> BloodRage {
    let options = Options::default().with("cards", cards);
    let options = switches.split_whitespace().fold(options, |options, switch| options.with(switch, "on"));
    BloodRage::open(players, &options).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Plays a scenario with a table of cards.
fn play_with(cards: &str, text: &str) -> meadhall_engine::Played<BloodRage> {
    let cards: String = cards.lines().map(|line| format!("| {line}\n")).collect();
    let text = format!("meadhall scenario 2\ngame: blood-rage\noption cards:\n{cards}{text}");
    let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    scenario.play::<BloodRage>().unwrap_or_else(|error| panic!("{error}"))
}

fn refused(text: &str) -> BadCards {
    let bad = Cards::parse(text).expect_err("this table is bad");
    let option = BloodRage::open(4, &Options::default().with("cards", text)).expect_err("no table opens with it");
    assert_eq!(option.to_string(), format!("option cards: {bad}"));
    assert!(!bad.to_string().contains('\n') && bad.to_string().starts_with(&format!("line {}: ", bad.line)));
    bad
}

/// The line on which a piece of text stands, from 1.
fn line_of(text: &str, piece: &str) -> usize {
    let at = text.find(piece).unwrap_or_else(|| panic!("`{piece}` is not there"));
    text[..at].matches('\n').count() + 1
}

/// [BR-16.1] The supplied table is good, prints as it was written, and has the fingerprint that records hold.
#[test]
fn the_built_in_table() {
    let cards = Cards::parse(BUILT_IN).expect("good");
    assert_eq!(cards.to_string(), BUILT_IN);
    assert_eq!(cards.fingerprint(), "441e79fcb53ee209");
    assert_eq!(game(4).tables(), cards.fingerprint());
    assert_eq!(cards.all().len(), CARDS);
    assert!(cards.all().enumerate().all(|(n, card)| card.index() == n && !card.is_own()));
    let written: Vec<&str> = BUILT_IN.lines().filter_map(|line| line.strip_prefix("id = ")).collect();
    let words: Vec<String> = cards.all().map(|card| format!("{:?}", card.word())).collect();
    assert_eq!(written, words, "the numbers of cards follow the file");
    assert_eq!(game(4).options(), Options::default());
}

/// The built-in table given as a file is the same table.
#[test]
fn the_exported_table_is_the_same() {
    let own = open_with(4, BUILT_IN, "");
    assert_eq!(own.tables(), game(4).tables());
    assert_eq!(own.options().get("cards"), Some(BUILT_IN));
    for age in 1..=3 {
        assert_eq!(own.deck(age), game(4).deck(age));
    }
}

/// [BR-16.1] Age, copies and value of a card are those of the file.
#[test]
fn a_changed_card() {
    let own = open_with(2, &another(), "");
    assert_ne!(own.tables(), game(2).tables());
    let find = |word: &str| own.cards().find(word).expect("it is there");
    assert_eq!(own.face(find("thors-hammer")).value, 4);
    assert!(own.deck(1).contains(find("odins-tide")) && !own.deck(2).contains(find("odins-tide")));
    assert_eq!(own.deck(2).count(find("tyrs-rage-2")), 2);
    assert_eq!(own.cards().find("valkyrie"), None);
    let told = play_with(
        &another(),
        "seats: wolf, raven
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: thors-hammer
        hand raven: tyrs-bash
        token gimle: glory
        turn: wolf
        ---
        wolf: pillage gimle
        wolf: play thors-hammer
        raven: play tyrs-bash
        => glory wolf: 13
        => event: event-gained who=wolf glory=5 cause=card-thors-hammer",
    );
    let totals = told.events.iter().filter_map(|event| match event {
        Event::Total { figures, cards, .. } => Some((*figures, *cards)),
        _ => None,
    });
    assert_eq!(totals.collect::<Vec<_>>(), [(3, 4), (2, 2)]);
}

/// [BR-16.2, BR-16.3] Added cards are drafted, played and paid for by their effects; scenarios know them by both names.
#[test]
fn added_cards_play() {
    play_with(
        &another(),
        "seats: wolf, raven
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: freyas-tears
        hand raven: tyrs-bash
        token gimle: rage
        rage wolf: 3
        turn: wolf
        ---
        wolf: pillage gimle
        wolf: play own-1
        raven: play tyrs-bash
        => glory wolf: 12
        => rage wolf: 5
        => discarded: own-1",
    );
    play_with(
        &another(),
        "seats: wolf, raven, bear
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        upgrades wolf: own-2, tyrs-domain
        hand wolf: alfheim-1
        hand raven: tyrs-bash
        turn: wolf
        ---
        wolf: pillage gimle
        wolf: play alfheim-1
        raven: play tyrs-bash
        ! wolf: count 5
        mark: choice
        wolf: count 3
        back: choice
        wolf: count 7",
    );
    play_with(
        &another(),
        "seats: wolf, raven
        age: 2
        figures raven: leader gimle, 2 warriors gimle
        hand wolf: beast
        turn: wolf
        ---
        wolf: upgrade own-3
        => rage wolf: 0
        wolf: invade valkyrie gimle
        => figures raven: -
        => valhalla raven: leader, 2 warriors",
    );
}

/// [BR-16.3] A card is shown with its title and its text: those of the file, the printed ones, or those of its effect.
#[test]
fn titles_and_texts() {
    let cards = Cards::parse(&another()).expect("good");
    let card = |word: &str| cards.find(word).expect("it is there");
    let said = |arg: Arg| match arg {
        Arg::Said(texts) => texts.into_iter().map(|(code, text)| format!("{code} {text}")).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(said(cards.title(card("own-1"))), ["en Freya's Tears", "cs Freyiny slzy", "de Freyas Tränen"]);
    assert_eq!(cards.title(card("court-of-skalds")), Arg::Text("Court Of Skalds".to_owned()));
    assert_eq!(cards.title(card("troll")), Arg::word("card-troll"));
    assert_eq!(cards.name(card("troll")).key, "card-troll");
    assert_eq!(cards.text(card("troll")).key, "card-troll-effect");
    assert_eq!(cards.text(card("thors-hammer")).key, "effect-win", "it is not what is printed");
    assert_eq!(cards.text(card("own-2")).key, "card-said");
    assert_eq!(cards.text(card("beast")).key, "effect-slay-all-but-monsters");
    assert_eq!(cards.clause(card("beast")), cards.clause(card("fire-giant")));
    let own = open_with(2, &another(), "");
    let message = own.tell(&Event::Revealed(Seat::new(0), card("own-1"))).expect("it is told");
    assert!(message.args.iter().any(|(name, arg)| name == "card" && matches!(arg, Arg::Said(_))), "{message:?}");
}

/// Every effect of the vocabulary has words of its own in every language.
#[test]
fn every_effect_has_words() {
    for (lang, text) in meadhall_blood_rage::LOCALES {
        let has = |key: &str| text.lines().any(|line| line.starts_with(&format!("{key} =")));
        for kind in [Kind::Battle, Kind::Leader, Kind::Warrior, Kind::Ship, Kind::Monster(Figure::Troll), Kind::Clan] {
            assert!(has(&format!("effect-plain-{}", kind.word())), "{lang}: {kind:?}");
            for effect in kind.effects() {
                assert!(has(&format!("effect-{effect}")), "{lang}: {effect}");
            }
        }
        for quest in ["most-in-alfheim", "most-in-jotunheim", "most-in-manheim", "most-in-centre", "fallen"] {
            assert!(has(&format!("effect-{quest}")), "{lang}: {quest}");
        }
        assert!(has("effect-most-in-provinces") && has("card-said"), "{lang}");
    }
}

/// [BR-16.6] Upgrades with one effect act once, with the number of the first; Glory for the released is there for each.
#[test]
fn equal_effects_of_a_clan() {
    let text = with_in(BUILT_IN, "lokis-domain", "{ release-glory = 1 }", "\"cheaper-upgrades\"");
    play_with(
        &text,
        "seats: wolf, raven
        upgrades wolf: lokis-domain, friggas-charm
        hand wolf: troll
        rage wolf: 6
        turn: wolf
        ---
        wolf: upgrade troll
        => rage wolf: 5",
    );
    let told = play_with(
        BUILT_IN,
        "seats: wolf, raven, bear
        age: 2
        phase: release
        upgrades wolf: lokis-domain, lokis-eminence
        valhalla wolf: 2 warriors",
    );
    assert_eq!(told.position.sheet(Seat::new(0)).glory, 2 + 4);
}

/// [BR-16.1, BR-16.3] The laws of every game hold with another table: views hide, imagined positions fit, records replay,
/// every game ends, and no card is lost.
#[test]
fn every_law_holds_with_another_table() {
    for players in 2..=5 {
        for switches in ["", "monsters mystics gods", "first-game"] {
            let game = open_with(players, &another(), switches);
            laws::check(&game, 0..5, conserved).unwrap_or_else(|violation| panic!("{switches}: {violation}"));
        }
    }
}

/// The strongest table that a file may be: every battle card brings Rage, everybody may add cards, quests count for much.
#[test]
fn every_law_holds_with_an_extreme_table() {
    let mut text = BUILT_IN.to_owned();
    for id in
        ["tyrs-bash", "tyrs-smash-1", "tyrs-smite-1", "tyrs-crush-2", "tyrs-rage-2", "tyrs-crush-3", "tyrs-rage-3"]
    {
        let start = text.find(&format!("id = \"{id}\"")).expect("it is there");
        let age = if id.ends_with('2') {
            2
        } else if id.ends_with('3') {
            3
        } else {
            1
        };
        let end = start + text[start..].find("\n\n").expect("its end");
        let entry = format!(
            "id = \"{id}\"\nage = {age}\nkind = \"battle\"\nvalue = 20\ncopies = [3, 0, 0, 0]\n\
             effect = {{ win = {{ glory = 20, rage = 20, steps = 1 }} }}"
        );
        text = format!("{}{entry}{}", &text[..start], &text[end..]);
    }
    let text = with_in(&text, "lokis-poison", "copies = [1, 0, 0, 1]", "copies = [9, 0, 0, 0]");
    let text = with_in(&text, "tyrs-wrath", "quest-bonus = 5", "quest-bonus = 20");
    for players in 2..=5 {
        let game = open_with(players, &text, "");
        laws::check(&game, 0..6, conserved).unwrap_or_else(|violation| panic!("{violation}"));
    }
}

/// A game with a table of its own is recorded with it and replays; its positions are stored and read back.
#[test]
fn a_record_carries_its_cards() {
    let game = open_with(3, &another(), "");
    let mut table = Table::new(game, &[], SeedParts::from_number(7));
    let mut own = 0;
    while let Some(seat) = table.pending().first() {
        let choices = table.legal(seat);
        let is_own = |action: &&Action| action.to_string().contains("own-");
        let action = *choices.iter().find(is_own).unwrap_or(&choices[choices.len() / 2]);
        own += usize::from(is_own(&&action));
        table.play(seat, action).expect("legal");
        let stored = serde_json::to_string(table.position()).expect("JSON");
        let read: Position = serde_json::from_str(&stored).expect("a position");
        assert_eq!(&read, table.position());
    }
    assert!(own > 2, "{own} moves with added cards");
    let record = Record::parse(&table.record().to_string()).expect("a record");
    assert_eq!(record.tables, table.game().cards().fingerprint(), "the record names the table by its hash");
    let again = record.replay::<BloodRage>().expect("it replays");
    assert_eq!(again.position(), table.position());
    let other = Record { tables: Cards::built_in().fingerprint().to_owned(), ..record };
    assert!(other.replay::<BloodRage>().is_err(), "another table is another game");
}

/// What is said of cards changes neither the game nor its fingerprint.
#[test]
fn titles_are_no_part_of_the_fingerprint() {
    let text = with_in(BUILT_IN, "troll", "value = 2", "value = 2\nname = { de = \"Der Troll\" }");
    assert_eq!(Cards::parse(&text).expect("good").fingerprint(), Cards::built_in().fingerprint());
    let named = |id: &str| with_card(BUILT_IN, &TEARS.replace("freyas-tears", id));
    let fingerprint = |text: &str| Cards::parse(text).expect("good").fingerprint().to_owned();
    assert_ne!(fingerprint(&named("one")), fingerprint(&named("two")));
}

/// [BR-16.7] Words that nobody knows, and values that no card can have, are refused with the line and what would be right.
#[test]
fn bad_cards_are_refused() {
    let cases: [(&str, &str, &str, &str); 16] = [
        ("tyrs-bash", "value = 2", "value = 2\nworth = 1", "unknown field `worth`"),
        ("tyrs-bash", "kind = \"battle\"", "kind = \"battel\"", "expected one of `battle`"),
        ("odins-smite", "\"lose-warrior\"", "\"lose-warriors\"", "`lose-warrior`"),
        ("odins-smite", "\"lose-warrior\"", "\"free\"", "lose-warrior, keep-one"),
        ("lokis-trickery", "take-rage = 1", "take-rage = 0", "a number from 1 to 20"),
        ("lokis-trickery", "take-rage = 1", "take-rage = 21", "a number from 1 to 20"),
        ("thors-hammer", "glory = 3", "steps = 2", "steps = 1"),
        ("thors-hammer", "glory = 3", "fame = 3", "glory, rage, steps"),
        ("alfheim-1", "effect = { most-in = \"alfheim\" }", "", "most-in-centre, fallen"),
        ("tyrs-bash", "age = 1", "age = 4", "is 1, 2 or 3"),
        ("tyrs-bash", "value = 2", "value = 21", "at most 20"),
        ("tyrs-bash", "copies = [1, 0, 0, 0]", "copies = [0, 0, 0, 0]", "at least one copy"),
        ("troll", "figure = \"troll\"", "figure = \"leader\"", "one of: troll, dwarf-chieftain"),
        ("troll", "figure = \"troll\"", "figure = \"sea-serpent\"", "counts-as-ship"),
        ("tyrs-bash", "value = 2", "value = 2\nfigure = \"troll\"", "is no monster"),
        ("tyrs-bash", "value = 2", "value = 2\nname = { en = \" \" }", "letters"),
    ];
    for (id, from, to, reason) in cases {
        let text = with_in(BUILT_IN, id, from, to);
        let bad = refused(&text);
        assert!(bad.reason.contains(reason), "{id} {to}: {bad}");
        let entry = line_of(&text, &format!("id = \"{id}\""));
        assert!((entry - 1..entry + 10).contains(&bad.line), "{bad}: the card stands in line {entry}");
    }
    assert!(refused("cards = 1").reason.contains("expected `card`"));
    assert!(refused("").reason.contains("card"));
}

/// [BR-16.5] Figures belong to one card, and some effects to a figure, an age or a module.
#[test]
fn what_belongs_together() {
    let twice = with_card(BUILT_IN, BEAST);
    assert!(refused(&twice).reason.contains("the figure valkyrie of beast belongs to valkyrie"));
    let early = with_in(BUILT_IN, "odins-smite", "\"lose-warrior\"", "\"take-cards\"");
    assert!(refused(&early).reason.contains("age 3 only"));
    let mystic = with_in(BUILT_IN, "friggas-charm", "\"cheaper-upgrades\"", "\"mystics-slay\"");
    assert!(refused(&mystic).reason.contains("module = \"mystics\""));
    let ship = with_in(BUILT_IN, "sea-serpent", "\"counts-as-ship\"", "\"free\"");
    assert!(refused(&ship).reason.contains("counts-as-ship"));
}

/// [BR-16.3] There are at most 36 added cards, each with a name of its own.
#[test]
fn how_many_cards_may_be_added() {
    let cards = |count: usize| {
        // Cards with a module of their own leave the other decks as they are.
        let lines = |n: usize| {
            let age = 1 + n % 3;
            format!(
                "id = \"card-{n}\"\nage = {age}\nkind = \"clan\"\nvalue = 1\ncopies = [1, 0, 0, 0]\neffect = \"free\""
            )
        };
        let text = |n: usize| lines(n).replace("effect = \"free\"", "effect = \"sacrifice\"");
        (0..count).fold(without_quests(), |all, n| with_card(&all, &text(n)))
    };
    let most = Cards::parse(&cards(MOST_KINDS - CARDS)).expect("good");
    assert_eq!(most.all().filter(|card| card.is_own()).count(), MOST_KINDS - CARDS);
    assert_eq!(most.find("card-35"), "own-36".parse::<Card>().ok());
    assert!(refused(&cards(MOST_KINDS - CARDS + 1)).reason.contains("a table may add 36 cards"));
    let twice = with_card(&with_card(BUILT_IN, TEARS), TEARS);
    assert!(refused(&twice).reason.contains("a second time"));
    for id in ["", "Freya", "own-1", "a b", "a_b", &"x".repeat(41)] {
        let bad = refused(&with_card(BUILT_IN, &TEARS.replace("freyas-tears", id)));
        assert!(bad.reason.contains("lower-case letters"), "{bad}");
    }
}

/// The built-in table without its quests, which makes room in the decks.
fn without_quests() -> String {
    let quests: Vec<Card> =
        Cards::built_in().faces().filter(|(_, face)| face.is_quest()).map(|(card, _)| card).collect();
    quests.iter().fold(BUILT_IN.to_owned(), |text, card| without(&text, card.word()))
}

/// [BR-16.4] Decks that are too small or too large, and too many quests or cards with a white disc.
#[test]
fn decks_have_bounds() {
    let small = without_quests();
    let bad = refused(&small);
    assert!(bad.reason.contains("age 1 needs 24 cards for 3 players without the modules, not 21"), "{bad}");
    let large = with_in(BUILT_IN, "tyrs-bash", "copies = [1, 0, 0, 0]", "copies = [9, 9, 0, 0]");
    assert!(refused(&large).reason.contains("may have 64 cards"), "{}", refused(&large));
    let quests = with_in(BUILT_IN, "alfheim-2", "copies = [1, 0, 1, 0]", "copies = [1, 0, 1, 1]");
    assert_eq!(refused(&quests).reason, "age 2 may have 11 quests, not 12");
    let late = with_in(BUILT_IN, "heimdalls-eye", "copies = [2, 1, 0, 1]", "copies = [2, 1, 1, 1]");
    assert_eq!(refused(&late).reason, "at most 6 cards may have the effect late, not 7");
}

/// The play of a decision allocates nothing with another table either.
#[test]
fn playing_with_another_table_allocates_nothing() {
    let game = open_with(5, &another(), "monsters mystics gods");
    let mut choices = Vec::with_capacity(8192);
    let mut quick = Quick::new(5);
    let counted = allocation_counter::measure(|| {
        for _ in 0..20 {
            let mut position = game.setup(&mut quick, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
                game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
            }
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

/// The effects of the built-in table are all that there are but one: plain cards have none.
#[test]
fn the_vocabulary_is_used() {
    for (card, face) in Cards::built_in().faces() {
        let known = face.effect == Effect::Plain || face.kind.effects().contains(&face.effect.word());
        assert!(known, "{card}");
    }
    let kinds =
        [Kind::Battle, Kind::Quest, Kind::Leader, Kind::Warrior, Kind::Ship, Kind::Clan, Kind::Monster(Figure::Troll)];
    for word in kinds.into_iter().flat_map(Kind::effects) {
        let used = Cards::built_in().with_effect(|effect| effect.word() == *word);
        assert!(used.is_some(), "no card has {word}");
    }
}
