//! Section 9: land data. The deck that comes with the game, other decks, and how a bad one is refused.

use crate::support::{cards, open, walk};
use meadhall_engine::{BadCards, Game, Ignore, Options, Quick, SeedParts, Table};
use meadhall_vaalbara::data::{BUILT_IN, Pairing};
use meadhall_vaalbara::{Clan, Deck, Kind, Vaalbara};
use std::collections::BTreeMap;

/// The built-in deck with one piece of text exchanged, once.
fn with(from: &str, to: &str) -> String {
    assert!(BUILT_IN.contains(from), "{from}");
    BUILT_IN.replacen(from, to, 1)
}

/// The built-in deck with one piece of text exchanged inside the entry with this id.
fn with_in(id: &str, from: &str, to: &str) -> String {
    in_entry(BUILT_IN, id, from, to)
}

fn in_entry(text: &str, id: &str, from: &str, to: &str) -> String {
    let start = text.find(&format!("id = \"{id}\"")).expect("the entry is there");
    let end = text[start..].find("[[").map_or(text.len(), |length| start + length);
    assert!(text[start..end].contains(from), "{id} has no `{from}`");
    format!("{}{}{}", &text[..start], text[start..end].replacen(from, to, 1), &text[end..])
}

/// The built-in deck without the entry with this id.
fn without(id: &str) -> String {
    let at = BUILT_IN.find(&format!("id = \"{id}\"")).expect("the entry is there");
    let start = BUILT_IN[..at].rfind("[[").expect("its head");
    let end = BUILT_IN[at..].find("[[").map_or(BUILT_IN.len(), |length| at + length);
    format!("{}{}", &BUILT_IN[..start], &BUILT_IN[end..])
}

fn fixed() -> String {
    with("pairing = \"shuffled\"", "pairing = \"fixed\"")
}

/// The line on which a piece of text stands, from 1.
fn line_of(text: &str, piece: &str) -> usize {
    let at = text.find(piece).unwrap_or_else(|| panic!("`{piece}` is not there"));
    text[..at].lines().count() + usize::from(text[..at].ends_with('\n') || at == 0)
}

/// The line of the head `[[land]]` or `[[omen]]` of an entry.
fn head_of(text: &str, id: &str) -> usize {
    line_of(text, &format!("id = \"{id}\"")) - 1
}

fn refused(text: &str) -> BadCards {
    let bad = Deck::parse(text).expect_err("this deck is bad");
    let option = open(4, Options::default().with("deck", text)).expect_err("no table opens with it");
    assert_eq!(option.to_string(), format!("option deck: {bad}"));
    assert!(!bad.to_string().contains('\n') && bad.to_string().starts_with(&format!("line {}: ", bad.line)));
    bad
}

fn bad(line: usize, reason: &str) -> BadCards {
    BadCards { line, reason: reason.to_owned() }
}

/// [VB-9.1] Lands and omens are read from the data; another deck is played as it says.
#[test]
fn another_deck_plays() {
    // A land of its own value and kind at the top of the list, and one omen turned round.
    let text = in_entry(
        &with_in("L01", "kind = \"meadow\"", "kind = \"river\""),
        "O01",
        "\"blue\", \"green\"",
        "\"green\", \"blue\"",
    );
    let game = open(2, Options::default().with("deck", text.as_str())).expect("a good deck");
    assert_eq!(game.deck().lands[0].kind, Kind::River);
    assert_eq!(game.deck().omens[0].order[..2], [Clan::Green, Clan::Blue]);
    assert_ne!(game.tables(), crate::support::game(2).tables());
    let position = game.setup(&mut crate::support::Unshuffled, &mut Ignore);
    assert_eq!(game.kind(position.rows[0][0].expect("dealt")), Kind::River);
    for players in 2..=5 {
        let game = open(players, Options::default().with("deck", text.as_str())).expect("a good deck");
        let end = walk(&game, 1, |_, _| {});
        assert!(game.outcome(&end).is_some());
    }
}

/// [VB-9.1] No rule depends on the supplied numbers: a deck of mountains and high forests pays what its lands say.
#[test]
fn no_rule_depends_on_the_supplied_numbers() {
    let mut text =
        BUILT_IN.replace("kind = \"field\"", "kind = \"mountain\"").replace("kind = \"meadow\"", "kind = \"mountain\"");
    for value in 3..6 {
        text = text.replace(&format!("forest_value = {value}"), "forest_value = 6");
    }
    let told = crate::support::play_with(
        "seats: blue, purple
        vp blue: 0
        realm blue: mountain, mountain, mountain, mountain, mountain, mountain
        row 1: mountain, forest 6
        played blue: seer
        played purple: farmer
        ---
        blue: take 1
        => vp blue: 0
        => realm blue: mountain, mountain, mountain, mountain, mountain, mountain, mountain
        purple: take 2",
        Options::default().with("deck", text),
    );
    assert_eq!(told.game.lands_in_use().iter().filter(|&&land| told.game.land(land).kind == Kind::Forest).count(), 4);
    let forests = told.game.deck().lands.iter().filter(|land| land.kind == Kind::Forest);
    assert!(forests.clone().count() == 8 && forests.clone().all(|land| land.value == 6));
}

/// A table with a deck of its own is recorded with it and replays.
#[test]
fn a_record_carries_its_deck() {
    // Neither the missing last line break nor spaces at the ends of lines get lost on the way in a way that matters.
    let text = with_in("L01", "kind = \"meadow\"", "kind = \"river\"   ");
    let game = open(3, Options::default().with("deck", text.trim_end())).expect("a good deck");
    let mut table = Table::new(game, &[], SeedParts::from_number(6));
    let mut quick = Quick::new(1);
    while let Some(seat) = table.pending().first() {
        let action = table.game().sample(table.position(), seat, &mut quick, &mut Vec::new()).expect("a choice");
        table.play(seat, action).expect("legal");
    }
    let record = meadhall_engine::Record::parse(&table.record().to_string()).expect("a record");
    assert_eq!(record, table.record());
    let again: Table<Vaalbara> = record.replay().expect("it replays");
    assert_eq!(again.digest(), table.digest());
    assert_eq!(again.record().to_string(), table.record().to_string());
}

/// [VB-9.2] Exactly 51 lands, each of one of six kinds and of tier 2, 3 or 4.
#[test]
fn a_deck_has_51_lands_of_known_kinds_and_tiers() {
    let text = without("L20");
    assert_eq!(refused(&text), bad(head_of(&text, "L51"), "a deck has 51 lands, this one has 50"));
    let text = format!("{BUILT_IN}\n[[land]]\nid = \"L52\"\nkind = \"field\"\nmin_players = 4\n");
    assert_eq!(refused(&text), bad(head_of(&text, "L52"), "a deck has 51 lands, this one has 52"));

    let text = with_in("L17", "kind = \"", "kind = \"swamp\" #");
    let unknown = refused(&text);
    assert_eq!(unknown.line, line_of(&text, "\"swamp\""));
    assert!(unknown.reason.contains("unknown variant `swamp`") && unknown.reason.contains("`meadow`"), "{unknown}");

    let text = with_in("L33", "min_players = 3", "min_players = 5");
    assert_eq!(refused(&text), bad(head_of(&text, "L33"), "L33: min_players must be 2, 3 or 4, not 5"));
    let text = with_in("L02", "min_players = 2", "min_players = 1");
    assert_eq!(refused(&text), bad(head_of(&text, "L02"), "L02: min_players must be 2, 3 or 4, not 1"));
}

/// [VB-9.3] Every forest has a value of 3 to 6; no other land has one.
#[test]
fn forests_and_only_forests_have_a_value() {
    let forest = BUILT_IN.find("kind = \"forest\"").expect("a forest");
    let id = &BUILT_IN[forest - 5..forest - 2];
    for value in ["", "forest_value = 2", "forest_value = 7"] {
        let text = with_in(id, "forest_value = 3", value);
        assert_eq!(
            refused(&text),
            bad(head_of(&text, id), &format!("forest {id} needs a forest_value of 3, 4, 5 or 6"))
        );
    }
    let text = with_in("L01", "kind = \"meadow\"", "kind = \"meadow\"\nforest_value = 4");
    assert_eq!(refused(&text), bad(head_of(&text, "L01"), "meadow L01 must not have a forest_value"));
}

/// [VB-9.4] Exactly 51 omens; each names all five clans once, and no two are the same.
#[test]
fn a_deck_has_51_different_omens() {
    let text = without("O51");
    let text = in_entry(&text, "L51", "omen = \"O51\"", "");
    assert_eq!(refused(&text), bad(head_of(&text, "O50"), "a deck has 51 omens, this one has 50"));
    let extra =
        "[[omen]]\nid = \"O52\"\nmin_players = 4\norder = [\"yellow\", \"red\", \"blue\", \"purple\", \"green\"]\n";
    let text = format!("{BUILT_IN}\n{extra}");
    assert_eq!(refused(&text), bad(head_of(&text, "O52"), "a deck has 51 omens, this one has 52"));

    for order in ["[\"blue\", \"green\", \"red\", \"yellow\"]", "[\"blue\", \"green\", \"red\", \"yellow\", \"blue\"]"]
    {
        let text = with("[\"blue\", \"green\", \"red\", \"yellow\", \"purple\"]", order);
        assert_eq!(refused(&text), bad(head_of(&text, "O01"), "omen O01 must name each of the five clans once"));
    }
    let six = with(
        "[\"blue\", \"green\", \"red\", \"yellow\", \"purple\"]",
        "[\"blue\", \"green\", \"red\", \"yellow\", \"purple\", \"blue\"]",
    );
    assert_eq!(refused(&six), bad(head_of(&six, "O01"), "omen O01 must name each of the five clans once"));
    let text = with("[\"blue\", \"green\", \"red\"", "[\"orange\", \"green\", \"red\"");
    assert_eq!(refused(&text).line, line_of(&text, "\"orange\""));

    let first = Deck::built_in().omens[0].order.map(Clan::word).join("\", \"");
    let second = Deck::built_in().omens[1].order.map(Clan::word).join("\", \"");
    let text = with(&second, &first);
    assert_eq!(refused(&text), bad(head_of(&text, "O02"), "omen O02 shows the same order as O01"));
    let text = with_in("O30", "min_players = 3", "min_players = 6");
    assert_eq!(refused(&text), bad(head_of(&text, "O30"), "O30: min_players must be 2, 3 or 4, not 6"));
}

/// The built-in deck with the tier of some lands or omens changed.
fn retiered(letter: char, numbers: std::ops::RangeInclusive<u8>, from: u8, to: u8) -> String {
    numbers.fold(BUILT_IN.to_owned(), |text, n| {
        in_entry(&text, &format!("{letter}{n:02}"), &format!("min_players = {from}"), &format!("min_players = {to}"))
    })
}

/// [VB-9.5] For every N the lands in use must be at least 10N + 1.
#[test]
fn every_number_of_players_needs_enough_lands() {
    let last = |text: &str| head_of(text, "L51");
    // 27 lands of tier 2+: seven fewer are 20, one too few; six fewer would do if the omens followed.
    let text = retiered('L', 1..=7, 2, 3);
    assert_eq!(refused(&text), bad(last(&text), "2 players need at least 21 lands, this deck gives them 20"));
    let text = retiered('L', 28..=36, 3, 4);
    assert_eq!(refused(&text), bad(last(&text), "3 players need at least 31 lands, this deck gives them 30"));
    let enough = retiered('L', 1..=6, 2, 3);
    let enough =
        (1..=6).fold(enough, |text, n| in_entry(&text, &format!("O{n:02}"), "min_players = 2", "min_players = 3"));
    let game = open(2, Options::default().with("deck", enough)).expect("21 lands are enough");
    assert_eq!(game.lands_in_use().len(), 21);
    let end = walk(&game, 2, |_, _| {});
    assert_eq!(end.deck.len(), 1, "one remains to show the omens");
}

/// [VB-9.6] For every N there are as many omens as lands in use.
#[test]
fn every_number_of_players_needs_as_many_omens_as_lands() {
    let text = retiered('O', 1..=1, 2, 3);
    assert_eq!(refused(&text), bad(head_of(&text, "O51"), "2 players have 27 lands but 26 omens"));
    let text = retiered('L', 40..=40, 4, 3);
    assert_eq!(refused(&text), bad(head_of(&text, "O51"), "3 players have 40 lands but 39 omens"));
}

/// [VB-9.7] The supplied deck by kind and tier.
#[test]
fn the_supplied_lands_by_kind_and_tier() {
    let mut count: BTreeMap<(&str, u8), usize> = BTreeMap::new();
    for land in &Deck::built_in().lands {
        *count.entry((land.kind.word(), land.min_players)).or_default() += 1;
    }
    for (kind, tiers) in [
        ("meadow", [5, 3, 2]),
        ("field", [5, 3, 2]),
        ("forest", [4, 2, 2]),
        ("village", [4, 1, 2]),
        ("mountain", [5, 2, 2]),
        ("river", [4, 1, 2]),
    ] {
        assert_eq!([2, 3, 4].map(|tier| count[&(kind, tier)]), tiers, "{kind}");
    }
}

/// [VB-9.8] The supplied forests: 3, 4, 5, 6 in tier 2+, 4, 5 in tier 3+, 3, 6 in tier 4+.
#[test]
fn the_supplied_forests() {
    let deck = Deck::built_in();
    for (tier, expected) in [(2, vec![3, 4, 5, 6]), (3, vec![4, 5]), (4, vec![3, 6])] {
        let forests = deck.lands.iter().filter(|land| land.kind == Kind::Forest && land.min_players == tier);
        let mut values: Vec<u8> = forests.map(|land| land.value).collect();
        values.sort_unstable();
        assert_eq!(values, expected);
    }
}

/// [VB-9.9] Every clan holds every rank 5–6 / 7–8 / 10–11 times. [VB-9.10] Each clan of any pair stands ahead of the other
/// 13–14 / 19–20 / 25–26 times.
#[test]
fn the_supplied_omens_are_balanced() {
    for (players, ranks, ahead) in
        [(2, 5..=6, 13..=14), (3, 7..=8, 19..=20), (4, 10..=11, 25..=26), (5, 10..=11, 25..=26)]
    {
        let game = crate::support::game(players);
        let omens: Vec<_> = game.omens_in_use().iter().map(|&omen| game.omen(omen)).collect();
        for clan in Clan::ALL {
            for rank in 0..5 {
                let times = omens.iter().filter(|omen| omen.rank(clan) == rank).count();
                assert!(ranks.contains(&times), "{players} players: {clan} has rank {rank} {times} times");
            }
            for other in Clan::ALL.into_iter().filter(|&other| other != clan) {
                let times = omens.iter().filter(|omen| omen.rank(clan) < omen.rank(other)).count();
                assert!(ahead.contains(&times), "{players} players: {clan} is ahead of {other} {times} times");
            }
        }
    }
}

/// [VB-9.11] With `pairing = "fixed"` each land bears the omens that its own entry names; the supplied data shuffle.
#[test]
fn fixed_pairing_gives_each_land_its_own_omens() {
    assert_eq!(Deck::built_in().pairing, Pairing::Shuffled);
    assert!(BUILT_IN.lines().any(|line| line == "pairing = \"shuffled\""));
    for players in 2..=5 {
        let game = open(players, Options::default().with("deck", fixed())).expect("a good deck");
        let mut tops = [0u32; 51];
        for seed in 0..50 {
            let position = game.setup(&mut Quick::new(seed), &mut Ignore);
            for card in cards(&game, &position) {
                assert_eq!(card.omen, game.land(card.land).omen);
                assert_eq!(card.omen, card.land, "L01 names O01 and so on");
            }
            tops[usize::from(position.deck.as_slice()[0].land)] += 1;
        }
        assert!(
            tops.iter().filter(|&&count| count > 0).count() > 15,
            "the order of the lands is shuffled all the same"
        );
        let end = walk(&game, 3, |_, _| {});
        assert!(game.outcome(&end).is_some());
    }
    assert_ne!(Deck::parse(&fixed()).expect("good").fingerprint(), Deck::built_in().fingerprint());
}

/// With shuffled pairing the omens that lands name mean nothing, so a deck without them is the same deck.
#[test]
fn shuffled_decks_need_no_omens_on_lands() {
    let bare: Vec<&str> = BUILT_IN.lines().filter(|line| !line.starts_with("omen = ")).collect();
    let deck = Deck::parse(&bare.join("\n")).expect("a good deck");
    assert_eq!(deck.fingerprint(), Deck::built_in().fingerprint());
}

/// [VB-9.11] A fixed pairing must be whole: every land names an omen, no two the same, in use whenever the land is.
#[test]
fn a_fixed_pairing_must_be_whole() {
    let missing = in_entry(&fixed(), "L05", "omen = \"O05\"", "");
    assert_eq!(
        refused(&missing),
        bad(head_of(&missing, "L05"), "land L05 needs an omen, because pairing is \"fixed\"")
    );
    let doubled = in_entry(&fixed(), "L05", "omen = \"O05\"", "omen = \"O04\"");
    assert_eq!(refused(&doubled), bad(head_of(&doubled, "L05"), "land L05 bears the same omen as L04"));
    let crossed = in_entry(&fixed(), "L05", "omen = \"O05\"", "omen = \"O51\"");
    let crossed = in_entry(&crossed, "L51", "omen = \"O51\"", "omen = \"O05\"");
    let reason = "with 2 players the land L05 is in use, but the omen it bears is not";
    assert_eq!(refused(&crossed), bad(head_of(&crossed, "L05"), reason));
    let unknown = with_in("L05", "omen = \"O05\"", "omen = \"O99\"");
    assert_eq!(refused(&unknown), bad(head_of(&unknown, "L05"), "land L05 names the unknown omen O99"));
    let pairing = with("pairing = \"shuffled\"", "pairing = \"sometimes\"");
    assert_eq!(refused(&pairing).line, line_of(&pairing, "\"sometimes\""));
}

/// Ids stand once, words are known, and the text is TOML: everything else is refused at its line.
#[test]
fn a_badly_written_deck_is_refused_at_its_line() {
    let twice = with_in("L09", "id = \"L09\"", "id = \"L08\"");
    let second = twice.rfind("id = \"L08\"").expect("twice");
    let line = twice[..second].lines().count();
    assert_eq!(refused(&twice), bad(line, "the id L08 stands here a second time"));
    let twice = with_in("O09", "id = \"O09\"", "id = \"O08\"");
    let line = twice[..twice.rfind("id = \"O08\"").expect("twice")].lines().count();
    assert_eq!(refused(&twice), bad(line, "the id O08 stands here a second time"));

    let syntax = with_in("L30", "kind = ", "kind ");
    assert_eq!(refused(&syntax).line, line_of(&syntax, "id = \"L30\"") + 1);
    let word = with_in("L30", "kind = ", "colour = ");
    assert_eq!(refused(&word).line, line_of(&word, "colour = "));
    let missing = with_in("L30", "min_players = 3", "");
    assert!(refused(&missing).reason.contains("min_players"));
    assert_eq!(refused(&missing).line, head_of(&missing, "L30"));
    assert!(refused("").reason.contains("land_data"));
    assert_eq!(refused("not a deck at all").line, 1);
}

/// Every law of the engine holds with a fixed pairing too.
#[test]
fn every_law_holds_with_a_fixed_pairing() {
    let game = open(3, Options::default().with("deck", fixed())).expect("a good deck");
    meadhall_engine::laws::check(&game, 0..20, |_, _| Ok(())).unwrap_or_else(|violation| panic!("{violation}"));
}
