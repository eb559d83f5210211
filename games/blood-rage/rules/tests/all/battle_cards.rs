//! Sections 11.1 to 11.4: the battle cards of Tyr, Odin, Heimdall and Thor.

use crate::support::{Printed, card, legal, play, totals};

fn total(figures: u16, cards: u16) -> (u16, u16) {
    (figures, cards)
}

/// Red's and Blue's totals of a battle in which each lays one card: Red has the leader, Blue a warrior.
fn duel(age: u8, red: &str, blue: &str) -> Vec<(u16, u16)> {
    let told = play(&format!(
        "seats: wolf, raven, serpent, bear, ram
        age: {age}
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: {red}
        hand raven: {blue}
        ---
        wolf: pillage gimle
        wolf: play {red}
        raven: play {blue}"
    ));
    totals(&told).into_iter().map(|(_, figures, cards)| total(figures, cards)).collect()
}

/// `tyrs-bash`, `tyrs-smash`, `tyrs-crush`, `tyrs-smite`, `tyrs-rage`, `tyrs-judgement`: [BR-11.1, BR-10.8] bonuses and nothing
/// else, in every age; Primacy changes nothing on them.
#[test]
fn tyrs_plain_cards() {
    for (age, word, bonus) in [
        (1, "tyrs-bash", 2),
        (1, "tyrs-smash-1", 3),
        (2, "tyrs-smash-2", 3),
        (1, "tyrs-crush-1", 4),
        (2, "tyrs-crush-2", 4),
        (3, "tyrs-crush-3", 4),
        (1, "tyrs-smite-1", 5),
        (2, "tyrs-smite-2", 5),
        (3, "tyrs-smite-3", 5),
        (2, "tyrs-rage-2", 6),
        (3, "tyrs-rage-3", 6),
        (3, "tyrs-judgement", 8),
    ] {
        assert_eq!(duel(age, word, "lokis-domain"), [total(3, bonus), total(2, 0)], "{word}");
        assert_eq!(duel(3, word, "thors-primacy"), [total(3, bonus), total(2, 3)], "{word}");
    }
}

/// `odins-smite`: [BR-11.2, BR-11.3] each opponent loses one warrior of the province, and only there.
#[test]
fn odins_smite_takes_a_warrior_each() {
    let told = play(
        "seats: wolf, raven, serpent, bear
        figures wolf: leader gimle, warrior gimle
        figures raven: 2 warriors gimle
        figures serpent: ship nw, warrior yggdrasil
        hand wolf: odins-smite
        hand raven: tyrs-bash
        hand serpent: tyrs-smash-1
        ---
        wolf: pillage gimle
        serpent: decline
        wolf: play odins-smite
        raven: play tyrs-bash
        serpent: play tyrs-smash-1
        => in yggdrasil: serpent warrior",
    );
    let totals: Vec<_> = totals(&told).into_iter().map(|(_, figures, cards)| (figures, cards)).collect();
    assert_eq!(totals, [(4, 1), (1, 2), (2, 3)], "the own warrior stays, the Serpent had none there");
}

/// `odins-smite`: [BR-11.4, BR-11.5] two of them work one after the other; a saved warrior is replaced by no other.
#[test]
fn two_smites_in_one_battle() {
    let told = play(
        "seats: wolf, raven, serpent
        figures wolf: 2 warriors gimle
        figures raven: warrior gimle
        figures serpent: 2 warriors gimle
        hand wolf: odins-smite
        hand raven: odins-smite
        hand serpent: lokis-trickery
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        raven: play odins-smite
        serpent: play lokis-trickery",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 1, 1), ("raven".to_owned(), 0, 1), ("serpent".to_owned(), 0, 0)]);
}

/// `odins-smite`: [BR-11.121, BR-6.67, BR-11.80]
#[test]
fn a_saved_warrior_is_replaced_by_no_other() {
    let told = play(
        "seats: wolf, raven
        age: 2
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: odins-smite
        hand raven: tyrs-bash
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        raven: play tyrs-bash
        => asked: save of raven
        raven: save warrior
        => rage raven: 5",
    );
    assert_eq!(totals(&told)[1], ("raven".to_owned(), 2, 2));
}

/// `odins-tide`: [BR-11.6, BR-11.7, BR-11.8] everybody keeps one figure, a ship if wished, openly from the pillager on.
#[test]
fn odins_tide_leaves_one_figure_each() {
    let facts = "seats: wolf, raven, serpent
        age: 2
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: warrior gimle, ship nw
        figures serpent: warrior gimle
        hand wolf: odins-tide
        ---
        wolf: pillage gimle
        wolf: play odins-tide
        => asked: spare of wolf\n";
    let told = play(facts);
    assert_eq!(legal(&told, "wolf"), ["spare leader", "spare warrior"]);
    let told = play(&format!(
        "{facts}wolf: spare leader
        => asked: spare of raven
        => in gimle: wolf leader, wolf 2 warriors, raven warrior, serpent warrior
        raven: spare ship
        => valhalla wolf: 2 warriors
        => in gimle: wolf leader"
    ));
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 1), ("raven".to_owned(), 2, 0), ("serpent".to_owned(), 1, 0)]);
}

/// `odins-tide`: [BR-11.122, BR-6.67] Protection for several figures, after all have chosen.
#[test]
fn protection_against_the_tide() {
    let told = play(
        "seats: wolf, raven
        age: 2
        rage raven: 2
        upgrades raven: friggas-protection
        figures wolf: leader gimle, warrior gimle
        figures raven: leader gimle, 2 warriors gimle
        hand wolf: odins-tide
        ---
        wolf: pillage gimle
        wolf: play odins-tide
        wolf: spare leader
        raven: spare leader
        => asked: save of raven
        raven: save warrior
        raven: save warrior
        => rage raven: 0",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 1), ("raven".to_owned(), 5, 0)]);
}

/// `odins-judgement`: [BR-11.9, BR-11.10] 2 Glory for each figure destroyed, for winner and loser, also after a tie.
#[test]
fn odins_judgement_pays_for_all_dead() {
    for (red, blue, glory) in [
        ("3 warriors gimle", "warrior gimle", 3 + 2),
        ("2 warriors gimle", "leader gimle, 2 warriors gimle", 4),
        ("warrior gimle", "leader gimle", 4),
    ] {
        play(&format!(
            "seats: wolf, raven
            age: 3
            figures wolf: {red}
            figures raven: {blue}
            hand wolf: odins-judgement
            ---
            wolf: pillage gimle
            wolf: play odins-judgement
            => glory wolf: {glory}"
        ));
    }
}

/// `heimdalls-sight`: [BR-11.11, BR-11.13, BR-11.15] the highest bonus of the opponents; a counted quest has its value; nothing
/// under Primacy.
#[test]
fn heimdalls_sight_sees_the_highest_bonus() {
    assert_eq!(duel(1, "heimdalls-sight", "tyrs-smite-1"), [total(3, 5), total(2, 5)]);
    assert_eq!(duel(1, "heimdalls-sight", "alfheim-1"), [total(3, 0), total(2, 0)]);
    assert_eq!(duel(3, "heimdalls-sight", "thors-primacy"), [total(3, 0), total(2, 3)]);
    let told = play(
        "seats: wolf, raven, serpent
        upgrades raven: tyrs-domain
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: heimdalls-sight
        hand raven: alfheim-1
        ---
        wolf: pillage gimle
        wolf: play heimdalls-sight
        raven: play alfheim-1
        raven: count 3",
    );
    assert_eq!(totals(&told)[0], ("wolf".to_owned(), 3, 3));
}

/// `heimdalls-sight`: [BR-11.14] one copy in all decks; the printed bonus of another one is 0.
#[test]
fn there_is_one_sight() {
    assert_eq!(crate::support::game(5).copies(card("heimdalls-sight")), 1);
    assert_eq!(card("heimdalls-sight").face().bonus(), 0);
}

/// `heimdalls-eye`, `heimdalls-gaze`: [BR-11.16, BR-10.11] added after the reveal, or played in the ordinary way.
#[test]
fn eye_and_gaze() {
    assert_eq!(duel(2, "heimdalls-eye", "lokis-domain"), [total(3, 2), total(2, 0)]);
    assert_eq!(duel(3, "heimdalls-gaze", "lokis-domain"), [total(3, 3), total(2, 0)]);
    for (age, word, bonus) in [(2, "heimdalls-eye", 2), (3, "heimdalls-gaze", 3)] {
        assert!(card(word).face().is_late());
        let told = play(&format!(
            "seats: wolf, raven
            age: {age}
            figures wolf: leader gimle
            figures raven: ship nw
            hand wolf: troll, {word}
            ---
            wolf: pillage gimle
            wolf: play troll
            wolf: add {word}"
        ));
        assert_eq!(totals(&told)[0].2, bonus);
    }
}

/// `heimdalls-watch`: [BR-11.17, BR-11.18] printed bonuses only; quests count 0 also with Tyr's Domain, Sight counts 0.
#[test]
fn heimdalls_watch_counts_printed_bonuses() {
    for age in [2, 3] {
        play(&format!(
            "seats: wolf, raven, serpent, bear
            age: {age}
            upgrades wolf: tyrs-domain
            figures wolf: leader gimle
            figures raven: warrior gimle
            figures serpent: warrior gimle
            figures bear: warrior gimle
            hand wolf: alfheim-1
            hand raven: heimdalls-watch-{age}
            hand serpent: heimdalls-sight
            hand bear: tyrs-bash
            ---
            wolf: pillage gimle
            wolf: play alfheim-1
            raven: play heimdalls-watch-{age}
            serpent: play heimdalls-sight
            bear: play tyrs-bash
            => glory raven: 2
            => glory wolf: 3"
        ));
    }
}

/// `heimdalls-watch`: [BR-11.19] discarded cards have no text and cannot be saved.
#[test]
fn what_the_watch_discards_is_gone() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        upgrades wolf: tyrs-prowess
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: odins-smite
        hand raven: heimdalls-watch-2
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        raven: play heimdalls-watch-2
        => glory raven: 1
        => hand wolf: -
        => hand raven: -
        => valhalla raven: 2 warriors",
    );
}

/// `heimdalls-watch`: [BR-11.20, BR-11.21] of two only the first works, and a further one in the repeated step works again.
#[test]
fn two_watches() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: heimdalls-watch-2, tyrs-bash
        hand raven: heimdalls-watch-3, tyrs-smash-1
        ---
        wolf: pillage gimle
        wolf: play heimdalls-watch-2
        raven: play heimdalls-watch-3
        => glory wolf: 0
        => discarded: heimdalls-watch-2, heimdalls-watch-3
        => asked: card of wolf, raven",
    );
    play(
        "seats: wolf, raven
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-rage-2, tyrs-rage-3, tyrs-bash
        hand raven: heimdalls-watch-2, heimdalls-watch-3, thors-hammer
        ---
        wolf: pillage gimle
        wolf: play tyrs-rage-2
        raven: play heimdalls-watch-2
        => glory raven: 6
        wolf: play tyrs-rage-3
        raven: play heimdalls-watch-3
        => glory raven: 12
        wolf: play tyrs-bash
        raven: play thors-hammer
        => glory wolf: 3",
    );
}

/// `thors-hammer`, `thors-oath`, `thors-ascension`: [BR-11.23, BR-11.24, BR-11.25, BR-11.27] for winning, pillager or not.
#[test]
fn thor_pays_for_victories() {
    for (word, glory, rage) in [("thors-hammer", 6, 3), ("thors-ascension", 6, 6)] {
        for pillager in ["wolf", "raven"] {
            play(&format!(
                "seats: wolf, raven
                age: 3
                turn: {pillager}
                rage wolf: 3
                figures wolf: leader gimle
                figures raven: warrior gimle
                hand wolf: {word}
                ---
                {pillager}: pillage gimle
                wolf: play {word}
                => glory wolf: {glory}
                => rage wolf: {rage}"
            ));
        }
        // A loser gets nothing.
        play(&format!(
            "seats: wolf, raven
            age: 3
            rage wolf: 3
            figures wolf: warrior gimle
            figures raven: leader gimle
            hand wolf: {word}
            ---
            wolf: pillage gimle
            wolf: play {word}
            => glory wolf: 0
            => rage wolf: 3"
        ));
    }
}

/// `thors-ascension`: [BR-11.25] the Rage comes too late for Prowess.
#[test]
fn ascension_comes_too_late_for_prowess() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        turn: raven
        rage wolf: 0
        upgrades wolf: tyrs-prowess
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: thors-ascension
        ---
        raven: pillage gimle
        wolf: play thors-ascension
        => rage wolf: 3
        => hand wolf: -",
    );
}

/// `thors-primacy`: [BR-11.30, BR-11.31, BR-11.33, BR-11.34] later texts are cancelled too, white discs are not, two cancel all
/// others, and it ends with the battle.
#[test]
fn thors_primacy_cancels_texts() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        turn: raven
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: thors-primacy
        hand raven: lokis-trickery
        rage wolf: 3
        ---
        raven: pillage gimle
        wolf: play thors-primacy
        raven: play lokis-trickery
        => rage wolf: 3
        => hand raven: lokis-trickery",
    );
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        figures wolf: leader gimle
        figures raven: ship nw, warrior gimle
        figures serpent: warrior gimle
        hand wolf: thors-primacy, troll
        hand raven: thors-primacy, heimdalls-eye
        hand serpent: odins-smite
        ---
        wolf: pillage gimle
        wolf: play thors-primacy
        raven: play thors-primacy
        serpent: play odins-smite
        wolf: decline
        raven: add heimdalls-eye
        wolf: decline
        => glory raven: 3",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 3), ("raven".to_owned(), 3, 5), ("serpent".to_owned(), 1, 1)]);
    // Nothing for winning, for the pillage or for the dead either.
    for word in ["thors-hammer", "friggas-grace", "odins-judgement"] {
        play(&format!(
            "seats: wolf, raven, serpent
            age: 3
            token gimle: rage
            figures wolf: leader gimle, warrior gimle
            figures raven: warrior gimle
            hand wolf: {word}
            hand raven: thors-primacy
            ---
            wolf: pillage gimle
            wolf: play {word}
            raven: play thors-primacy
            => glory wolf: 3
            => steps wolf: 2, 1, 1
            => asked: turn of raven"
        ));
    }
    // In the next battle the same Trickery works.
    play(
        "seats: wolf, raven, serpent
        age: 3
        turn: raven
        rage serpent: 0
        figures wolf: leader gimle, warrior horgr
        figures raven: warrior gimle, warrior horgr
        hand wolf: thors-primacy, tyrs-smite-1
        hand raven: lokis-trickery
        ---
        raven: pillage gimle
        wolf: play thors-primacy
        raven: play lokis-trickery
        wolf: decline
        => rage wolf: 6
        wolf: pillage horgr
        wolf: play tyrs-smite-1
        raven: play lokis-trickery
        => rage wolf: 5",
    );
}

/// `thors-primacy`: [BR-11.32] upgrades and counted quests keep their effect.
#[test]
fn primacy_leaves_upgrades_alone() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        upgrades raven: tyrs-wrath, brothers-in-arms
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: thors-primacy
        hand raven: alfheim-1
        ---
        wolf: pillage gimle
        wolf: play thors-primacy
        raven: play alfheim-1
        raven: count 5",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 3), ("raven".to_owned(), 3, 5)]);
}
