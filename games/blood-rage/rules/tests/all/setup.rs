//! Section 3: set-up; section 9: numbers of players and first game.

use crate::support::{Printed, even, faces, game, open, play, refused, walk};
use meadhall_blood_rage::{Asked, BloodRage, Clan, Event, Module, Phase, Place};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat};
use std::collections::BTreeSet;

/// [BR-3.1, BR-9.5, BR-14.17] Clans may be chosen; no two players have the same; the Ram comes with five.
#[test]
fn clans_may_be_chosen() {
    let with = |seats, clans: &str| BloodRage::open(seats, &Options::default().with("clans", clans));
    let chosen = with(3, "bear wolf raven").expect("good clans");
    let position = chosen.setup(&mut Quick::new(3), &mut Ignore);
    let clans: Vec<Clan> = position.table.sheets[..3].iter().map(|sheet| sheet.clan).collect();
    assert_eq!(clans, [Clan::Bear, Clan::Wolf, Clan::Raven]);
    assert_eq!(chosen.options().get("clans"), Some("bear wolf raven"));
    for (seats, clans) in [(2, "wolf wolf"), (2, "wolf"), (2, "wolf ram"), (2, "wolf boar"), (2, "wolf fox")] {
        assert!(with(seats, clans).is_err(), "{clans}");
    }
    assert!(with(5, "wolf raven serpent bear ram").is_ok());
    let boar = Options::default().with("clans", "boar wolf").with("monsters", "on");
    assert!(BloodRage::open(2, &boar).is_ok());
    for seed in 0..50 {
        let position = game(5).setup(&mut Quick::new(seed), &mut Ignore);
        let clans: BTreeSet<Clan> = position.table.sheets.iter().map(|sheet| sheet.clan).collect();
        assert_eq!(clans.len(), 5);
        let position = game(4).setup(&mut Quick::new(seed), &mut Ignore);
        assert!(position.table.sheets[..4].iter().all(|sheet| sheet.clan != Clan::Ram));
    }
}

/// [BR-3.3, BR-3.4, BR-3.12, BR-3.15] Everybody starts alike, with an empty board and an empty Valhalla.
#[test]
fn everybody_starts_alike() {
    for players in 2..=5 {
        let position = game(players).setup(&mut Quick::new(4), &mut Ignore);
        for seat in Seat::all(players) {
            let sheet = position.sheet(seat);
            assert_eq!((sheet.glory, sheet.rage, sheet.steps, sheet.on_board()), (0, 6, [0; 3], 0));
            assert!(sheet.figures[meadhall_blood_rage::VALHALLA].is_empty());
        }
    }
}

/// [BR-3.5] Eight tokens are shuffled over the outer provinces, reward side up.
#[test]
fn tokens_are_shuffled() {
    let mut glory = [0; 8];
    for seed in 0..4_000 {
        let table = game(4).setup(&mut Quick::new(seed), &mut Ignore).table;
        assert!(table.pillaged.is_empty());
        let place = Place::outer().position(|p| table.tokens[p.index()].word() == "glory").expect("one gives Glory");
        glory[place] += 1;
    }
    assert!(even(&glory), "{glory:?}");
}

/// [BR-3.6, BR-3.7, BR-3.8, BR-3.9, BR-9.1, BR-9.2, BR-9.3, BR-9.4] Ragnarök tokens at random, all different.
#[test]
fn ragnarok_tokens_are_drawn() {
    for (players, destroyed) in [(2, 3), (3, 2), (4, 1), (5, 0)] {
        let mut doomed_first = [0; 8];
        for seed in 0..4_000 {
            let mut events = Vec::new();
            let table = game(players).setup(&mut Quick::new(seed), &mut events).table;
            let mut named: BTreeSet<Place> = table.doomed.into_iter().collect();
            named.extend(table.destroyed.iter());
            assert_eq!((table.destroyed.len(), named.len()), (destroyed, 3 + destroyed));
            assert_eq!(events.iter().filter(|event| matches!(event, Event::Cleared(_))).count(), destroyed);
            doomed_first[table.doomed[0].index()] += 1;
        }
        assert!(even(&doomed_first), "{doomed_first:?}");
    }
}

/// [BR-3.10, BR-3.11, BR-9.6, BR-10.2] The decks by the number of players.
#[test]
fn decks_by_the_number_of_players() {
    for (players, size) in [(2, 20), (3, 26), (4, 34), (5, 42)] {
        for age in 1..=3 {
            let deck = *game(players).deck(age);
            assert_eq!(deck.len(), size);
            assert!(deck.iter().all(|card| card.face().age == age));
        }
    }
    let five: u8 = faces().filter(|(_, face)| face.module == Module::Box).map(|(_, face)| face.copies[3]).sum();
    assert_eq!(five, 24);
}

/// [BR-3.11, BR-9.1, BR-9.2, BR-9.3, BR-9.4, BR-4.2, BR-4.3] Eight cards each, shuffled; 2 left over, 4 with two players.
#[test]
fn eight_cards_are_dealt() {
    for players in 2..=5 {
        let game = game(players);
        let position = game.setup(&mut Quick::new(9), &mut Ignore);
        assert!(position.packs[..players].iter().all(|pack| pack.len() == 8));
        assert_eq!(game.deck(1).len() - 8 * players, if players == 2 { 4 } else { 2 });
        let other = game.setup(&mut Quick::new(10), &mut Ignore);
        assert_ne!(position.packs, other.packs);
    }
}

/// [BR-3.13, BR-3.14] The first phase of age 1; the first player is drawn.
#[test]
fn the_first_player_is_drawn() {
    let mut first = [0; 4];
    for seed in 0..4_000 {
        let table = game(4).setup(&mut Quick::new(seed), &mut Ignore).table;
        assert_eq!((table.age, table.phase, table.asked), (1, Phase::Gifts, Asked::Draft));
        first[table.first.index()] += 1;
    }
    assert!(even(&first), "{first:?}");
}

/// [BR-3.16, BR-7.34, BR-8.1] Three ages of six phases, in order, each finished before the next begins.
#[test]
fn phases_follow_each_other() {
    let order = Phase::ALL;
    for seed in 0..10 {
        let mut table = meadhall_engine::Table::new(game(3), &[], meadhall_engine::SeedParts::from_number(seed));
        let mut quick = Quick::new(seed);
        while let Some(seat) = table.pending().first() {
            let action = table.game().sample(table.position(), seat, &mut quick, &mut Vec::new()).expect("a choice");
            table.play(seat, action).expect("legal");
        }
        let events = table.turns().iter().flat_map(|turn| turn.events.iter());
        let phases: Vec<Phase> = events
            .filter_map(|event| match event {
                Event::Phase(phase) => Some(*phase),
                _ => None,
            })
            .collect();
        let expected: Vec<Phase> = order[1..].iter().copied().cycle().take(15).collect();
        assert_eq!(phases, expected, "Gods' Gifts begin each age");
        assert_eq!(table.position().table.age, 3);
    }
}

/// [BR-9.7, BR-9.8] Outer provinces left in the three Action phases and at the end.
#[test]
fn provinces_left() {
    for (players, left, end) in [(2, [5, 4, 3], 2), (3, [6, 5, 4], 3), (4, [7, 6, 5], 4), (5, [8, 7, 6], 5)] {
        let mut seen = [0; 3];
        let over = walk(&game(players), 5, |position, _| {
            let table = &position.table;
            if table.phase == Phase::Action {
                seen[usize::from(table.age) - 1] = table.standing().len() - 1;
            }
        });
        assert_eq!((seen, over.table.standing().len() - 1), (left, end));
    }
}

/// [BR-4.15, BR-9.9, BR-9.10] The first game: eight cards and no draft in age 1, drafts later, one card kept.
#[test]
fn the_first_game_has_no_draft_in_age_1() {
    let game = open(3, "first-game");
    assert_eq!(game.options().get("first-game"), Some("on"));
    let mut drafts = BTreeSet::new();
    let mut hands = BTreeSet::new();
    walk(&game, 1, |position, _| {
        let table = &position.table;
        match table.asked {
            Asked::Draft => {
                drafts.insert(table.age);
                assert!(position.secrets.iter().all(|secret| secret.hand.len() <= 1));
            }
            Asked::Turn if table.age == 1 => {
                hands.insert(position.secrets[..3].iter().map(|secret| secret.hand.len()).max());
            }
            _ => {}
        }
    });
    assert_eq!(drafts, BTreeSet::from([2, 3]));
    assert!(hands.contains(&Some(8)));
}

/// [BR-9.11] Two to five players, no other number.
#[test]
fn two_to_five_players() {
    for players in [0, 1, 6, 7] {
        assert!(BloodRage::open(players, &Options::default()).is_err());
    }
    for key in ["five", "deck"] {
        assert!(BloodRage::open(3, &Options::default().with(key, "on")).is_err());
    }
    assert!(refused("seats: wolf").contains("2 to 5"));
}

/// [BR-9.12] Leaving is no rule of the game: no choice of any position gives up a seat.
#[test]
fn nobody_leaves() {
    let told = play("seats: wolf, raven");
    assert!(crate::support::legal(&told, "wolf").iter().all(|choice| !choice.contains("leave")));
    assert!("leave".parse::<meadhall_blood_rage::Action>().is_err());
}
