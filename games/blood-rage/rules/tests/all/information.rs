//! Section 12: what is public and what is hidden.

use crate::support::{Printed, game, open, play, viewers, walk};
use meadhall_blood_rage::{Asked, BloodRage, Card, Event, God, Order, Phase, Position};
use meadhall_engine::{
    Chance, Game, OrderSheet, Orders, Quick, Record, Seat, Secrecy, SeedParts, Table, Viewer, Wording,
};
use std::collections::BTreeSet;

/// [BR-12.1, BR-12.2, BR-12.3, BR-12.4, BR-12.5] What lies open is the same in every view, sizes included.
#[test]
fn what_lies_open_is_seen_by_all() {
    let game = open(4, "monsters mystics gods");
    walk(&game, 3, |position, _| {
        let spectator = game.view(position, Viewer::Spectator);
        for viewer in viewers(&game) {
            let view = game.view(position, viewer);
            assert_eq!(view.table, position.table);
            assert_eq!((view.hands, view.quests, view.picks), (spectator.hands, spectator.quests, spectator.picks));
        }
        for n in 0..4 {
            assert_eq!(usize::from(spectator.hands[n]), position.secrets[n].hand.len());
            assert_eq!(usize::from(spectator.quests[n]), position.secrets[n].quests.len());
        }
    });
    assert_eq!(game.deck(1).len(), 34 + 3 + 2, "the card list is known");
}

/// The position with everything that is hidden from a viewer replaced by something else.
fn other_secrets(game: &BloodRage, position: &Position, viewer: Viewer, quick: &mut Quick) -> Position {
    let view = game.view(position, viewer);
    game.imagine(&view, quick)
}

/// [BR-12.8, BR-12.9, BR-12.13, BR-12.14, BR-12.15, BR-12.17, BR-12.19] Positions that differ only in what a viewer may not know
/// give equal views, and the differences are real.
#[test]
fn hidden_cards_do_not_show() {
    let game = game(3);
    let mut differed = [0; 3];
    for seed in 0..6 {
        let mut quick = Quick::new(seed);
        walk(&game, seed, |position, _| {
            for viewer in viewers(&game) {
                let other = other_secrets(&game, position, viewer, &mut quick);
                assert_eq!(game.view(&other, viewer), game.view(position, viewer));
                for seat in Seat::all(3).filter(|&seat| !viewer.is(seat)) {
                    differed[0] += u32::from(other.secret(seat).hand != position.secret(seat).hand);
                    differed[1] += u32::from(other.secret(seat).quests != position.secret(seat).quests);
                    differed[2] += u32::from(other.secret(seat).picks != position.secret(seat).picks);
                }
            }
        });
    }
    assert!(differed.iter().all(|&count| count > 50), "{differed:?}");
}

/// [BR-12.6, BR-12.7, BR-12.8] Revealed cards that went back to a hand are known to be there.
#[test]
fn revealed_cards_are_remembered() {
    let told = play(
        "seats: wolf, raven
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-rage-3
        hand raven: lokis-poison, troll, valkyrie
        ---
        wolf: pillage gimle
        wolf: play tyrs-rage-3
        raven: play lokis-poison
        raven: decline
        => known raven: tyrs-rage-3, lokis-poison",
    );
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(0)));
    for seed in 0..50 {
        let imagined = told.game.imagine(&view, &mut Quick::new(seed));
        let hand = imagined.secret(Seat::new(1)).hand;
        assert!(
            hand.contains(crate::support::card("tyrs-rage-3")) && hand.contains(crate::support::card("lokis-poison"))
        );
        assert_eq!(hand.len(), 4);
    }
}

/// [BR-12.15] A committed quest is hidden: only that one was committed shows, in views, logs and records.
#[test]
fn committed_quests_are_hidden() {
    let facts = "seats: wolf, raven\nhand wolf: alfheim-1, manheim-1\n---\n";
    let (one, two) = (play(&format!("{facts}wolf: quest alfheim-1")), play(&format!("{facts}wolf: quest manheim-1")));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(one.game.view(&one.position, viewer), two.game.view(&two.position, viewer));
        let seen = |events: &[Event]| -> Vec<Event> {
            events.iter().filter_map(|event| BloodRage::seen(event, viewer)).collect()
        };
        assert_eq!(seen(&one.events), seen(&two.events));
    }
    let before = play(facts);
    assert!(one.game.still_secret(&before.position, Seat::new(0), "quest alfheim-1".parse().unwrap(), &one.position));
}

/// A standing answer may hold for this age alone: it is offered beside the question, ends with the age, and gives way to another
/// one to the same question.
#[test]
fn a_standing_answer_may_hold_for_one_age() {
    let asked = |age: u8| {
        play(&format!(
            "seats: wolf, raven
            age: {age}
            figures wolf: leader gimle
            figures raven: warrior gimle
            hand wolf: tyrs-bash, troll
            hand raven: thors-hammer, lokis-domain
            ---
            wolf: pillage gimle
            wolf: play tyrs-bash
            raven: play thors-hammer
            => asked: add of wolf"
        ))
    };
    let (second, third, wolf) = (asked(2), asked(3), Seat::new(0));
    let mut sheet = OrderSheet::<BloodRage>::default();
    let view = |told: &crate::support::Told| told.game.view(&told.position, Viewer::Seat(wolf));
    let (now, later) = (view(&second), view(&third));
    let mut offers = sheet.offers(&second.game, &now);
    offers.retain(|offer| offer.fits);
    let written: Vec<&str> = offers.iter().map(|offer| offer.written.as_str()).collect();
    assert_eq!(written, ["never-add@2", "add-to-win@2", "never-add", "add-to-win"]);
    assert!(offers.iter().all(|offer| !offer.left));
    assert!(!sheet.set(&second.game, &now, "never-add@3", true), "that age is not on");
    assert!(!sheet.set(&second.game, &now, "never-help", true), "that is another game's");
    assert!(sheet.set(&second.game, &now, "never-add@2", true));
    let answer = sheet.answer_at(&second.game, &second.position, wolf).map(|(_, action)| action.to_string());
    assert_eq!(answer.as_deref(), Some("decline"));
    assert_eq!(sheet.answer_at(&third.game, &third.position, wolf), None, "the age is over");
    assert_eq!(OrderSheet::parse(&sheet.to_string()), sheet);
    assert!(sheet.set(&second.game, &now, "never-add", true));
    assert_eq!(sheet.to_string(), "never-add", "one answer to a question");
    assert!(sheet.answer_at(&third.game, &third.position, wolf).is_some());
    assert!(sheet.set(&third.game, &later, "never-add", false) && sheet.is_empty());
}

/// [BR-12.15] A quest that was turned up stays told: a second copy of it, kept and committed in a later age, is another quest.
#[test]
fn a_quest_turned_up_does_not_become_secret_again() {
    let four = "seats: wolf, raven, serpent, bear\n";
    let before = play(&format!("{four}hand wolf: alfheim-1, alfheim-1"));
    let later = play(&format!("{four}age: 2\nhand wolf: alfheim-1\n---\nwolf: quest alfheim-1"));
    let (game, quest) = (&before.game, "quest alfheim-1".parse().unwrap());
    assert!(!game.still_secret(&before.position, Seat::new(0), quest, &later.position), "that one is known");
    let second = play(&format!("{four}age: 2\nhand wolf: alfheim-1"));
    assert!(game.still_secret(&second.position, Seat::new(0), quest, &later.position));
}

/// A running game's record leaves out what is still secret: drafts, cards laid down, quests.
#[test]
fn records_of_running_games_hide_secrets() {
    let mut table = Table::new(game(3), &[], SeedParts::from_number(4));
    let mut quick = Quick::new(4);
    let mut secrets = 0;
    while let Some(seat) = table.pending().first() {
        let choices = table.legal(seat);
        let action = choices[quick.index(choices.len())];
        table.play(seat, action).expect("legal");
        if table.position().table.age > 1 {
            break;
        }
        let other = Viewer::Seat(seat.left(3));
        let record: Record = table.sealed_record(other);
        let text = record.to_string();
        let drafted =
            text.lines().filter(|line| line.contains(": draft ") && !line.starts_with(&name(&table, seat.left(3))));
        assert_eq!(drafted.count(), 0, "nobody reads what others drafted");
        let quests = text.lines().filter(|line| line.contains(": quest ") && line.starts_with(&name(&table, seat)));
        if table.position().table.phase == Phase::Action {
            assert_eq!(quests.count(), 0, "nobody reads what others committed");
            secrets += table.position().secret(seat).quests.len();
        }
    }
    assert!(secrets > 0, "somebody committed a quest");
}

fn name(table: &Table<BloodRage>, seat: Seat) -> String {
    table.game().seat_name(table.position(), seat)
}

/// [BR-12.18, BR-12.23] In step D everybody with cards is asked, and the table never answers.
#[test]
fn step_d_asks_everybody_with_cards() {
    let told = play(
        "seats: wolf, raven
        age: 2
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-bash, troll
        hand raven: thors-hammer, lokis-domain
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play thors-hammer
        => asked: add of wolf",
    );
    assert_eq!(crate::support::legal(&told, "wolf"), ["decline"]);
    assert!(!told.game.may_play_for(&told.position, Seat::new(0)));
    let ordered = |seat: usize| {
        let view = told.game.view(&told.position, Viewer::Seat(Seat::new(seat)));
        told.game.follow(&view, &Order::NeverAdd(None)).action().map(|action| action.to_string())
    };
    assert_eq!((ordered(0), ordered(1)), (Some("decline".to_owned()), None));
}

/// [BR-12.20, BR-12.21] Several decide at once in drafts, battle cards and discards; everywhere else one alone.
#[test]
fn who_decides_at_the_same_time() {
    let game = game(4);
    let mut together = BTreeSet::new();
    for seed in 0..10 {
        walk(&game, seed, |position, _| {
            if game.pending(position).len() > 1 {
                together.insert(format!("{:?}", position.table.asked));
            } else if let Some(seat) = game.pending(position).first() {
                let one = matches!(position.table.asked, Asked::Draft | Asked::Card | Asked::Discard);
                assert!(one || position.table.who == seat);
            }
        });
    }
    assert_eq!(together.into_iter().collect::<Vec<_>>(), ["Card", "Discard", "Draft"]);
}

/// [BR-12.11, BR-12.12] What lies face down is imagined as anything that fits.
#[test]
fn own_discards_are_not_imagined_elsewhere() {
    let game = game(3);
    let mut checked = 0;
    for seed in 0..10 {
        let mut quick = Quick::new(seed);
        walk(&game, seed, |position, _| {
            if position.table.asked != Asked::Draft || position.table.age != 2 || position.table.round > 0 {
                return;
            }
            // A card of which there is one copy, put away by this seat, is in no other hand.
            let seat = Seat::new(0);
            let view = game.view(position, Viewer::Seat(seat));
            let imagined = game.imagine(&view, &mut quick);
            let buried: Vec<Card> =
                position.secret(seat).buried.iter().filter(|&card| game.copies(card) == 1).collect();
            for other in [Seat::new(1), Seat::new(2)] {
                assert!(imagined.secret(other).hand.iter().all(|card| !buried.contains(&card)));
                checked += imagined.secret(other).hand.len();
            }
        });
    }
    assert!(checked > 10);
}

/// [BR-12.8, BR-12.10, BR-12.13] What others are imagined to hold can be: no card is there more often than there are copies,
/// and a card kept from an earlier age is one that its player took then.
#[test]
fn imagined_hands_are_possible() {
    let mut kept = 0;
    for (players, switches) in [(2, ""), (3, "first-game"), (4, ""), (5, "monsters mystics gods")] {
        let game = open(players, switches);
        for seed in 0..25 {
            let mut quick = Quick::new(seed);
            walk(&game, seed, |position, _| {
                if quick.below(4) > 0 {
                    return;
                }
                let viewer = viewers(&game)[quick.index(players + 1)];
                let imagined = other_secrets(&game, position, viewer, &mut quick);
                crate::support::conserved(&game, &imagined)
                    .unwrap_or_else(|wrong| panic!("{players}, seed {seed}: {wrong}"));
                for seat in Seat::all(players).filter(|&seat| !viewer.is(seat)) {
                    let (secret, sheet) = (imagined.secret(seat), imagined.sheet(seat));
                    let old = |card: &Card| card.face().age < position.table.age && !sheet.known.contains(*card);
                    for card in secret.hand.iter().chain(secret.quests.iter()).filter(old) {
                        let took = &secret.drafted[usize::from(card.face().age) - 1];
                        let seen = sheet.held.iter().any(|held| held.contains(card));
                        assert!(took.contains(card) || seen, "{players}, seed {seed}: {seat} never took {card}");
                        kept += 1;
                    }
                }
            });
        }
    }
    assert!(kept > 5_000, "{kept}");
}

/// [BR-12.13] Whatever was kept, the others may think of it, however much they remember.
#[test]
fn what_was_kept_is_thought_possible() {
    let mut checked = 0;
    for players in 2..=4 {
        let game = game(players);
        for seed in 0..8 {
            let mut quick = Quick::new(seed);
            let mut last = (1, Phase::Gifts);
            walk(&game, seed, |position, _| {
                let now = (position.table.age, position.table.phase);
                let old = |card: &Card| card.face().age < now.0;
                let owner = Seat::new(1);
                let secret = position.secret(owner);
                let held = secret.hand.iter().find(old);
                if now == last || now.0 == 1 || now.1 > Phase::Action {
                    return;
                }
                last = now;
                let Some(card) = held else { return };
                let view = game.view(position, Viewer::Seat(Seat::new(0)));
                let thought = |_| game.imagine(&view, &mut quick).secret(owner).hand.contains(card);
                assert!((0..3_000).any(thought), "{players}, seed {seed}: nobody thinks of {card}");
                checked += 1;
            });
        }
    }
    assert!(checked > 30, "{checked}");
}

/// [BR-15.27] Whoever is imagined to have laid a card face down has; before Heimdall, where cards lie open, nobody has.
#[test]
fn cards_are_imagined_face_down_where_they_are() {
    let game = open(4, "monsters gods");
    let mut quick = Quick::new(1);
    let (mut hidden, mut open) = (0, 0);
    for seed in 0..40 {
        walk(&game, seed, |position, _| {
            let table = &position.table;
            if table.asked != Asked::Card || table.answered.is_empty() {
                return;
            }
            let laid = |position: &Position| position.secrets.map(|secret| secret.chosen.is_some());
            for viewer in viewers(&game) {
                let imagined = game.imagine(&game.view(position, viewer), &mut quick);
                assert_eq!(laid(&imagined), laid(position), "seed {seed}");
            }
            match table.god_at(table.battle.place) {
                Some(God::Heimdall) => open += 1,
                _ => hidden += 1,
            }
        });
    }
    assert!(hidden > 100 && open > 3, "{hidden} {open}");
}

/// [BR-12.7, BR-12.13] One who is known to hold two cards and keeps one keeps one of the two.
#[test]
fn a_kept_card_is_one_of_those_known() {
    let told = play(
        "seats: wolf, raven
        age: 2
        rage raven: 0
        rage wolf: 1
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: warrior gimle
        hand raven: tyrs-bash, heimdalls-eye
        ---
        wolf: pillage gimle
        raven: play tyrs-bash
        raven: add heimdalls-eye
        => known raven: tyrs-bash, heimdalls-eye
        wolf: pass
        raven: keep heimdalls-eye
        => age: 3
        => known raven: -",
    );
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(0)));
    let imagined = |seed| told.game.imagine(&view, &mut Quick::new(seed)).secret(Seat::new(1)).hand;
    let hands: BTreeSet<String> =
        (0..60).map(|seed| imagined(seed).iter().map(|card| card.to_string()).collect()).collect();
    assert_eq!(hands.into_iter().collect::<Vec<_>>(), ["heimdalls-eye", "tyrs-bash"]);
    // With a quest turned up and one card left in a hand that is known, everybody knows what was kept.
    play(
        "seats: wolf, raven
        age: 2
        rage raven: 0
        rage wolf: 1
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: warrior gimle
        hand raven: tyrs-bash
        quests raven: alfheim-2
        ---
        wolf: pillage gimle
        raven: play tyrs-bash
        wolf: pass
        raven: keep tyrs-bash
        => age: 3
        => known raven: tyrs-bash",
    );
}

/// [BR-12.24] Where everybody knows that no white disc can be held, the table declines: in age 1, and with a hand all of whose
/// cards have been seen.
#[test]
fn step_d_asks_nobody_who_is_known_to_hold_no_disc() {
    let battle = "figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-bash, troll
        hand raven: thors-hammer, lokis-domain";
    let steps = "---\nwolf: pillage gimle\nwolf: play tyrs-bash\nraven: play thors-hammer\n=> asked: add of wolf";
    for (facts, known) in [
        ("age: 1", true),
        ("age: 2", false),
        ("age: 2\nknown wolf: troll", true),
        ("age: 2\nknown wolf: troll, alfheim-1\nquests wolf: alfheim-1, manheim-1", false),
        ("age: 2\nknown raven: lokis-domain", false),
    ] {
        let told = play(&format!("seats: wolf, raven\n{facts}\n{battle}\n{steps}"));
        assert_eq!(crate::support::legal(&told, "wolf"), ["decline"]);
        assert_eq!(told.game.may_play_for(&told.position, Seat::new(0)), known, "{facts}");
    }
}

/// [BR-12.22] The table plays a single choice only where that tells nothing of a hand.
#[test]
fn single_choices_that_would_tell_are_left_to_the_player() {
    // Nothing but to pass; that the hand holds no quest and no upgrade is nobody's business.
    let facts = "seats: wolf, raven\nrage wolf: 1\nvalhalla wolf: leader, 8 warriors\n";
    let told = play(&format!("{facts}hand wolf: tyrs-bash"));
    assert_eq!(crate::support::legal(&told, "wolf"), ["pass"]);
    assert!(!told.game.may_play_for(&told.position, Seat::new(0)));
    let told = play(facts);
    assert_eq!(crate::support::legal(&told, "wolf"), ["pass"]);
    assert!(told.game.may_play_for(&told.position, Seat::new(0)));
    // Two equal cards leave one choice too, but others do not know that they are equal.
    let told = play(
        "seats: wolf, raven, serpent
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-smash-1, tyrs-smash-1
        ---
        wolf: pillage gimle",
    );
    assert_eq!(crate::support::legal(&told, "wolf"), ["play tyrs-smash-1"]);
    assert!(!told.game.may_play_for(&told.position, Seat::new(0)));
}
