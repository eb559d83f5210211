//! The table of cards: the built-in one, others, and how a bad one is refused.

use meadhall_engine::{BadCards, Game, Options, SeedParts, Table};
use meadhall_valhalla::data::{BUILT_IN, Source};
use meadhall_valhalla::{Cards, Jarl, Monster, Valhalla};

/// The built-in table with one piece of text exchanged inside the entry with this id.
fn with_in(id: &str, from: &str, to: &str) -> String {
    let start = BUILT_IN.find(&format!("id = \"{id}\"")).expect("the entry is there");
    let end = BUILT_IN[start..].find("[[").map_or(BUILT_IN.len(), |length| start + length);
    assert!(BUILT_IN[start..end].contains(from), "{id} has no `{from}`");
    format!("{}{}{}", &BUILT_IN[..start], BUILT_IN[start..end].replacen(from, to, 1), &BUILT_IN[end..])
}

/// The built-in table without the entry with this id.
fn without(id: &str) -> String {
    let at = BUILT_IN.find(&format!("id = \"{id}\"")).expect("the entry is there");
    let start = BUILT_IN[..at].rfind("[[").expect("its head");
    let end = BUILT_IN[at..].find("[[").map_or(BUILT_IN.len(), |length| at + length);
    format!("{}{}", &BUILT_IN[..start], &BUILT_IN[end..])
}

/// The line on which a piece of text stands, from 1.
fn line_of(text: &str, piece: &str) -> usize {
    let at = text.find(piece).unwrap_or_else(|| panic!("`{piece}` is not there"));
    text[..at].matches('\n').count() + 1
}

fn refused(text: &str) -> BadCards {
    let bad = Cards::parse(text).expect_err("this table is bad");
    let option = Valhalla::open(4, &Options::default().with("cards", text)).expect_err("no table opens with it");
    assert_eq!(option.to_string(), format!("option cards: {bad}"));
    assert!(!bad.to_string().contains('\n') && bad.to_string().starts_with(&format!("line {}: ", bad.line)));
    bad
}

/// The table that comes with the game is good, prints as it was written, and reads back as the same.
#[test]
fn the_built_in_table() {
    let cards = Cards::parse(BUILT_IN).expect("good");
    assert_eq!(cards.to_string(), BUILT_IN);
    let again = Cards::parse(&cards.to_string()).expect("good");
    assert_eq!(again, cards);
    assert_eq!(crate::support::game(4).tables(), cards.fingerprint());
    assert_eq!(cards.all().count(), 170);
}

/// Which values are printed and which are reconstructed is told for every card.
#[test]
fn sources_are_told() {
    let cards = Cards::built_in();
    let source = |word: &str| cards.get(crate::support::card(word)).map(|entry| (entry.source, entry.text_source));
    assert_eq!(source("bear-01"), Some((Source::Reconstructed, Source::Reconstructed)));
    assert_eq!(source("boar-01"), Some((Source::Reconstructed, Source::Rulebook)));
    assert_eq!(source("t-fury-2"), Some((Source::Rulebook, Source::Rulebook)));
}

/// Every value of the table says where it comes from, whichever part of an entry it is.
#[test]
fn the_source_of_each_value_is_told() {
    use Source::{Found, Reconstructed, Rulebook};
    let cards = Cards::built_in();
    let part =
        |word: &str, part: &str| cards.provenance(crate::support::card(word)).map(|provenance| provenance.of(part));
    assert_eq!((part("boar-01", "strength"), part("boar-01", "ability")), (Some(Reconstructed), Some(Rulebook)));
    assert_eq!((part("t-fury-2", "effect"), part("t-fury-2", "copies")), (Some(Rulebook), Some(Reconstructed)));
    assert_eq!(part("t-heroic-4-axe", "symbol"), Some(Reconstructed));
    assert!(cards.all().all(|(card, _)| cards.provenance(card).is_some()));
    assert_eq!(cards.provenance(crate::support::card("bear-20")), None);
    let jarl = |jarl, part: &str| cards.jarl_provenance(jarl).map(|provenance| provenance.of(part));
    assert_eq!((jarl(Jarl::Thord, "name"), jarl(Jarl::Thord, "ability")), (Some(Rulebook), Some(Reconstructed)));
    assert_eq!((jarl(Jarl::Yrsa, "name"), jarl(Jarl::Beinir, "ability")), (Some(Reconstructed), Some(Rulebook)));
    assert!(Jarl::ALL.into_iter().all(|jarl| cards.jarl_provenance(jarl).is_some()));
    let loki = |index, part: &str| cards.loki_provenance(index).map(|provenance| provenance.of(part));
    assert_eq!(
        (loki(0, "ranges"), loki(1, "ranges"), loki(1, "rows")),
        (Some(Rulebook), Some(Reconstructed), Some(Rulebook))
    );
    assert_eq!((loki(9, "rows"), loki(10, "rows")), (Some(Reconstructed), None));
    for players in 2..=6 {
        assert_eq!(cards.bonus_provenance(players).map(|provenance| provenance.of("rewards")), Some(Reconstructed));
    }
    for monster in Monster::ALL {
        for (step, plus40) in (0..6).flat_map(|step| [(step, false), (step, true)]) {
            let provenance = cards.monster_provenance(monster, step, plus40).expect("a card");
            assert_eq!((provenance.of("name"), provenance.of("strength")), (Found, Reconstructed));
            assert_eq!(provenance.of("ability"), if step == 0 { Reconstructed } else { Rulebook }, "{monster} {step}");
        }
    }
}

/// A source that is typed in is told, and does not make another table of it.
#[test]
fn typed_sources_are_told() {
    let text = with_in("t-fury-2", "copies_source = \"reconstructed\"", "copies_source = \"rulebook\"");
    let cards = Cards::parse(&text).expect("good");
    let provenance = cards.provenance(crate::support::card("t-fury-2")).expect("a card");
    assert_eq!(provenance.of("copies"), Source::Rulebook);
    assert_eq!(cards.fingerprint(), Cards::built_in().fingerprint());
}

/// Another table is played as it says, and has another fingerprint; comments and sources do not change it.
#[test]
fn another_table_plays() {
    let text = with_in("bear-01", "strength = 2", "strength = 9");
    let game = Valhalla::open(2, &Options::default().with("cards", text.as_str())).expect("good");
    assert_ne!(game.tables(), crate::support::game(2).tables());
    let mut told = crate::support::play("seats: red, blue\nband red: bear-01\nband blue: bear-02");
    told.game = game;
    told.then("dice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\n=> strength red: 9");
    for players in 1..=6 {
        let game = Valhalla::open(players, &Options::default().with("cards", text.as_str())).expect("good");
        assert!(game.outcome(&crate::support::walk(&game, 1, |_, _| {})).is_some());
    }
    let commented = format!("# typed in from the box\n{BUILT_IN}");
    assert_eq!(Cards::parse(&commented).expect("good").fingerprint(), Cards::built_in().fingerprint());
}

/// Copies may move between cards, and a warrior may have another name of its clan.
#[test]
fn copies_may_change() {
    let text = with_in("t-fury-2", "copies = 5", "copies = 6");
    let start = text.find("id = \"t-counterblow\"").expect("there");
    let text = format!("{}{}", &text[..start], text[start..].replacen("copies = 5", "copies = 4", 1));
    assert!(Cards::parse(&text).is_ok());
    assert!(Cards::parse(&with_in("bear-16", "id = \"bear-16\"", "id = \"bear-20\"")).is_ok());
}

/// A wrong total is refused with the last line of the deck.
#[test]
fn wrong_totals() {
    let text = without("bear-02");
    let bad = refused(&text);
    assert_eq!(bad.reason, "the deck base has 120 cards, this table gives it 119");
    assert_eq!(bad.line, line_of(&text, "id = \"t-surrounded\"") - 1);
    let more = with_in("tyr-plus-2", "copies = 4", "copies = 5");
    assert_eq!(refused(&more).reason, "the deck tyr has 20 cards, this table gives it 21");
    assert!(refused(&without("borg")).reason.contains("25 jarls"));
    assert!(refused(&without("fenrir-3")).reason.contains("card 3 of fenrir"));
    assert!(refused(&without("loki-10")).reason.contains("10 cards"));
}

/// An unknown weapon, ability, effect or key is refused with its line.
#[test]
fn unknown_words() {
    let weapon = with_in("bear-01", "weapons = [\"sword\"]", "weapons = [\"club\"]");
    let bad = refused(&weapon);
    assert_eq!(bad.line, line_of(&weapon, "club"));
    assert!(bad.reason.contains("club") && bad.reason.contains("sword"), "{bad}");
    let ability = with_in("boar-01", "type = \"foe\"", "type = \"dance\"");
    let bad = refused(&ability);
    assert!(bad.reason.contains("dance"), "{bad}");
    assert!(bad.line.abs_diff(line_of(&ability, "dance")) <= 9, "{bad}");
    let effect = with_in("t-fury-2", "type = \"strength\"", "type = \"sing\"");
    assert!(refused(&effect).reason.contains("sing"));
    let key = with_in("bear-01", "copies = 1", "copies = 1\nprice = 3");
    assert!(refused(&key).reason.contains("price"));
    let x = with_in("bear-01", "weapons = [\"sword\"]", "weapons = [\"x\"]");
    assert_eq!(refused(&x).reason, "bear-01: x is no weapon");
}

/// A doubled id and an unknown one are refused.
#[test]
fn doubled_and_unknown_ids() {
    let twice = with_in("bear-02", "id = \"bear-02\"", "id = \"bear-01\"");
    let bad = refused(&twice);
    assert_eq!(bad.reason, "the id bear-01 stands here a second time");
    assert_eq!(
        bad.line,
        twice.match_indices("id = \"bear-01\"").nth(1).map(|(at, _)| twice[..at].matches('\n').count()).expect("two")
    );
    let unknown = with_in("bear-02", "id = \"bear-02\"", "id = \"cow-02\"");
    assert!(refused(&unknown).reason.starts_with("`cow-02` is no name of a card"));
    let jarl = with_in("hakon", "id = \"hakon\"", "id = \"gorm\"");
    assert_eq!(refused(&jarl).reason, "the id gorm stands here a second time");
}

/// Entries that do not make sense are refused.
#[test]
fn senseless_entries() {
    for (id, from, to, reason) in [
        ("t-fury-2", "kind = \"tactic\"", "kind = \"tactic\"\nstrength = 2", "no warrior"),
        ("bear-01", "copies = 1", "copies = 0", "at least one copy"),
        ("bear-01", "glory = 1", "glory = 12", "too much"),
        ("bear-01", "weapons = [\"sword\"]\n", "", "weapons"),
        ("borg", "mode = \"both\"", "mode = \"either\"", "mark"),
        ("loki-01", "min = 2, max = 3", "min = 0, max = 3", "must rise"),
        ("tyr-plus-2", "deck = \"tyr\"", "deck = \"base\"", "does not hold"),
        ("fenrir-1", "attack_symbols = [\"sword\", \"axe\"]", "attack_symbols = []", "attack symbols"),
    ] {
        let bad = refused(&with_in(id, from, to));
        assert!(bad.reason.contains(reason), "{id}: {bad}");
    }
    assert_eq!(refused("card = 3").line, 1);
}

/// A table that some game could not be played with is refused: too few jarls for two or six players or for the solo game, too few
/// warriors for the set-up, an ability of a monster with a number that it cannot have.
#[test]
fn tables_that_cannot_be_played() {
    let (start, end) = (BUILT_IN.find("[[jarl]]").expect("jarls"), BUILT_IN.find("[[loki]]").expect("Loki"));
    let jarls = |from: &str, to: &str| {
        format!("{}{}{}", &BUILT_IN[..start], BUILT_IN[start..end].replace(from, to), &BUILT_IN[end..])
    };
    assert_eq!(refused(&jarls("solo = true", "solo = false")).reason, "at least one jarl must be for the solo game");
    let late = refused(&jarls("min_players = 2", "min_players = 3"));
    assert_eq!(late.reason, "at least six jarls must be for two players");
    let marked = refused(&jarls("first_game = true", "first_game = false"));
    assert_eq!(marked.reason, "at least six jarls must bear the first-game mark");
    let few = BUILT_IN.replace("clan = \"wolf\"", "clan = \"bear\"");
    assert!(Cards::parse(&few).is_ok(), "clans may be typed in as they are");
    for (id, from, to, reason) in [
        ("hel-2", "value = 1", "value = 2", "a monster takes 1 glory point, not 2"),
        ("fenrir-5", "value = 1", "value = 4", "a band of four cannot be smaller by 4"),
        ("surtr-2", "value = 1", "value = 0", "at least one card"),
    ] {
        let bad = refused(&with_in(id, from, to));
        assert!(bad.reason.contains(reason), "{id}: {bad}");
    }
}

/// Most warriors could be discarded before anybody has chosen one, so a table needs enough of them.
#[test]
fn warriors_for_the_set_up() {
    let clans = ["bear", "wolf", "boar"];
    let mut text = BUILT_IN.to_owned();
    for (clan, number) in clans.into_iter().flat_map(|clan| (1..=16).map(move |number| (clan, number))) {
        if text.contains(&format!("id = \"{clan}-{number:02}\"")) {
            let at = text.find(&format!("id = \"{clan}-{number:02}\"")).expect("there");
            let (start, end) = (text[..at].rfind("[[").expect("a head"), at + text[at..].find("[[").expect("another"));
            text.replace_range(start..end, "");
        }
    }
    let text = text.replacen("id = \"t-fury-2\"", "id = \"t-fury-2\"\n# many", 1);
    let at = text.find("# many").expect("there");
    let text = format!("{}{}", &text[..at], text[at..].replacen("copies = 5", "copies = 53", 1));
    assert_eq!(refused(&text).reason, "the base deck needs at least 53 warriors for the set-up, not 32");
}

/// A game with a table of its own is recorded with it and replays.
#[test]
fn a_record_carries_its_cards() {
    let text = with_in("bear-01", "strength = 2", "strength = 3");
    let game = Valhalla::open(2, &Options::default().with("cards", text.as_str())).expect("good");
    let mut table = Table::new(game, &[], SeedParts::from_number(6));
    for _ in 0..30 {
        let seat = table.pending().first().expect("somebody");
        let action = table.legal(seat)[0];
        table.play(seat, action).expect("legal");
    }
    let record = meadhall_engine::Record::parse(&table.record().to_string()).expect("a record");
    let again = record.replay::<Valhalla>().expect("it replays");
    assert_eq!(again.digest(), table.digest());
    assert_eq!(again.game().tables(), table.game().tables());
    assert_eq!(record.tables, table.game().cards().fingerprint(), "the record names the table by its hash");
    let other = meadhall_engine::Record { tables: Cards::built_in().fingerprint().to_owned(), ..record };
    assert!(other.replay::<Valhalla>().is_err(), "another table is another game");
}
