//! Section 1: components and terms.

use crate::support::{game, legal, open, play, walk};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, SeatSet};
use meadhall_vaalbara::{Character, Characters, Clan, Deck, Kind, LOCALES, Vaalbara, data::BUILT_IN};
use std::collections::BTreeSet;

/// [VB-1.1] Two, three, four or five players, and nobody else.
#[test]
fn it_is_for_two_to_five_players() {
    for players in 2..=5 {
        assert_eq!(game(players).seats(), players);
    }
    for players in [0, 1, 6, 7] {
        let bad = open(players, Options::default()).expect_err("not for so many");
        assert_eq!(bad.to_string(), format!("option seats: Vaalbara is for 2 to 5 players, not for {players}"));
    }
    assert_eq!(Vaalbara::SEATS, (2, 5));
}

/// [VB-1.2] The most VP count when the ninth round is over, and not before.
#[test]
fn the_most_victory_points_win_after_the_ninth_round() {
    let ninth = "
        seats: blue, purple
        round: 9
        vp blue: 40
        vp purple: 30
        realm blue: field, field, field, field, field, mountain, mountain, mountain
        realm purple: forest, forest, forest, forest, river, river, mountain, mountain
        row 1: village, river
        played blue: bard
        played purple: farmer
        ---
        blue: bard purple
        blue: take 1";
    let before = play(ninth);
    assert_eq!(before.game.outcome(&before.position), None);
    let after = play(&format!(
        "{ninth}
        purple: take 2
        => vp blue: 46
        => vp purple: 68
        => places: purple, blue"
    ));
    let outcome = after.game.outcome(&after.position).expect("the ninth round is over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(1)]);
}

/// [VB-1.3] 51 lands of six kinds.
#[test]
fn there_are_51_lands_of_six_kinds() {
    let deck = Deck::built_in();
    assert_eq!(deck.lands.len(), 51);
    let kinds: BTreeSet<&str> = deck.lands.iter().map(|land| land.kind.word()).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["field", "forest", "meadow", "mountain", "river", "village"]);
    assert_eq!(Kind::ALL.len(), 6);
}

/// [VB-1.4] The face alone, kind and reward, says what a land pays; players can read both of every kind.
#[test]
fn the_face_shows_kind_and_reward() {
    for back in ["G R Y P B", "B R P Y G", "Y P B G R"] {
        play(&format!(
            "seats: blue, purple
            row 1: forest 5 ({back}), field
            played blue: hunter
            played purple: farmer
            ---
            blue: take 1
            => vp blue: 10"
        ));
    }
    for (language, words) in LOCALES {
        for kind in Kind::ALL {
            for key in [format!("\nland-{kind} = "), format!("\nland-{kind}-scoring = ")] {
                assert!(words.contains(&key), "{language} has no{key}");
            }
        }
    }
}

/// [VB-1.5] Every land has a minimum player number of 2, 3 or 4. It matters in setup only: with everything in use, a deck
/// with other numbers plays the same game.
#[test]
fn the_minimum_player_number_matters_in_setup_only() {
    let numbers: BTreeSet<u8> = Deck::built_in().lands.iter().map(|land| land.min_players).collect();
    assert_eq!(numbers.into_iter().collect::<Vec<_>>(), [2, 3, 4]);

    // The first land of tier 2+ and the last of tier 4+ change their tiers, and so do two omens.
    let swap = |text: &str, id: &str, from: &str, to: &str| {
        let at = text.find(&format!("id = \"{id}\"")).expect("it is there");
        let (head, tail) = text.split_at(at);
        format!("{head}{}", tail.replacen(&format!("min_players = {from}"), &format!("min_players = {to}"), 1))
    };
    let other = [("L01", "2", "4"), ("L51", "4", "2"), ("O01", "2", "4"), ("O51", "4", "2")]
        .iter()
        .fold(BUILT_IN.to_owned(), |text, (id, from, to)| swap(&text, id, from, to));
    let other = open(4, Options::default().with("deck", other)).expect("a good deck");
    assert_ne!(other.tables(), game(4).tables());
    let mut first = Vec::new();
    walk(&game(4), 3, |position, _| first.push(*position));
    let mut second = Vec::new();
    walk(&other, 3, |position, _| second.push(*position));
    assert_eq!(first, second);
}

/// [VB-1.6] Every back shows all five clans in one order, and no two backs show the same.
#[test]
fn every_back_shows_an_order_of_its_own() {
    let deck = Deck::built_in();
    let orders: BTreeSet<[Clan; 5]> = deck.omens.iter().map(|omen| omen.order).collect();
    assert_eq!(orders.len(), 51);
    for order in orders {
        assert_eq!(order.into_iter().collect::<BTreeSet<_>>().len(), 5);
    }
}

/// [VB-1.7, VB-1.8] 60 characters: each of the five clans has the same twelve, one card of each.
#[test]
fn each_clan_has_the_same_twelve_characters() {
    let position = game(5).setup(&mut Quick::new(1), &mut Ignore);
    let clans: BTreeSet<Clan> = position.players.iter().map(|player| player.clan).collect();
    assert_eq!(clans.len(), 5);
    let mut all = 0;
    for player in &position.players {
        let pile: Characters = player.pile.as_slice().iter().copied().collect();
        assert_eq!(player.hand.and_also(pile), Characters::ALL);
        all += player.hand.len() + player.pile.len();
    }
    assert_eq!(all, 60);
    assert_eq!(Character::ALL.len(), 12);
}

/// [VB-1.9] A character has a name, an initiative and an effect; the initiatives are 1 to 12, each once.
#[test]
fn characters_have_a_name_an_initiative_and_an_effect() {
    let initiatives: BTreeSet<u8> = Character::ALL.iter().map(|character| character.initiative()).collect();
    assert_eq!(initiatives.into_iter().collect::<Vec<_>>(), (1..=12).collect::<Vec<u8>>());
    let names: BTreeSet<&str> = Character::ALL.iter().map(|character| character.word()).collect();
    assert_eq!(names.len(), 12);
    for (language, words) in LOCALES {
        for name in &names {
            for key in [format!("\ncharacter-{name} = "), format!("\ncharacter-{name}-effect = ")] {
                assert!(words.contains(&key), "{language} has no{key}");
            }
        }
    }
}

/// [VB-1.10, VB-1.11] However many VP the 75 tokens of 1, 5, 10 and 25 could hold, a player can gain more: VP are one whole
/// number and the bank never runs short.
#[test]
fn the_bank_never_runs_short() {
    let (tokens, greatest) = (75, [1u16, 5, 10, 25].into_iter().max().expect("four values"));
    let bank = tokens * greatest;
    let told = play(&format!(
        "seats: blue, purple
        vp blue: {bank}
        vp purple: {bank}
        realm blue: forest 3
        realm purple: field
        row 1: forest 4, mountain
        played blue: carpenter
        played purple: farmer
        ---
        blue: take 1"
    ));
    assert_eq!(told.facts().get("vp blue"), Some((bank + 3 + 4).to_string().as_str()));
    assert_eq!(told.facts().get("vp purple"), Some(bank.to_string().as_str()));
}

/// [VB-1.12] What counts lands in a realm counts the lands its player owns: neither those of the rows nor those of others.
#[test]
fn a_realm_is_what_its_player_owns() {
    let told = play(
        "seats: blue, purple
        realm blue: forest 3, field
        realm purple: forest 6, forest 4
        row 1: forest 5, field
        row 2: mountain, field
        played blue: carpenter
        played purple: explorer
        vp blue: 2
        ---
        => vp blue: 5
        => realm blue: forest 3, field
        blue: take 2
        => vp blue: 9
        => realm blue: forest 3, field, field",
    );
    assert_eq!(legal(&told, Clan::Purple), ["explorer 1", "explorer 2"], "one's own two lands and no others");
}

/// [VB-1.13] Neighbours sit directly to the left and to the right. [VB-1.14] With two players the opponent is one
/// neighbour. [VB-1.15] With three both others are neighbours, with more exactly two.
#[test]
fn neighbours_sit_directly_beside_each_other() {
    let beside = |players: usize, seat: usize| -> Vec<usize> {
        game(players).neighbours(Seat::new(seat)).iter().map(Seat::index).collect()
    };
    assert_eq!((beside(2, 0), beside(2, 1)), (vec![1], vec![0]));
    assert_eq!((beside(3, 0), beside(3, 1), beside(3, 2)), (vec![1, 2], vec![0, 2], vec![0, 1]));
    assert_eq!((beside(4, 0), beside(4, 1), beside(4, 3)), (vec![1, 3], vec![0, 2], vec![0, 2]));
    assert_eq!((beside(5, 0), beside(5, 2), beside(5, 4)), (vec![1, 4], vec![1, 3], vec![0, 3]));
    for players in 2..=5 {
        for seat in Seat::all(players) {
            let neighbours: SeatSet = game(players).neighbours(seat);
            assert_eq!(neighbours.len(), if players == 2 { 1 } else { 2 });
            assert!(!neighbours.contains(seat));
        }
    }
}

/// [VB-1.14] The one opponent counts once, not as left and right neighbour at the same time.
#[test]
fn the_only_opponent_counts_once() {
    play(
        "seats: blue, purple
        realm purple: meadow, meadow
        realm blue: field, field
        row 1: meadow, field
        vp blue: 0
        played blue: seer
        played purple: tracker
        ---
        => vp blue: 2
        blue: take 1
        => vp blue: 5",
    );
}

/// [VB-1.16] A player's twelve characters and [VB-1.17] all lands in use are each in exactly one place, in every position.
#[test]
fn every_card_is_in_exactly_one_place() {
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 11, |position, _| {
            let mut lands: Vec<u8> = crate::support::cards(&game, position).iter().map(|card| card.land).collect();
            lands.sort_unstable();
            assert_eq!(lands, game.lands_in_use());
            for seat in Seat::all(players) {
                let player = position.player(seat);
                let mut places: Vec<Character> = player.hand.iter().chain(player.discard.iter()).collect();
                places.extend(player.pile.as_slice());
                // Once its effect is over, the character of this round lies in the discard.
                places.extend(player.played.filter(|character| !player.discard.contains(*character)));
                places.sort_unstable();
                assert_eq!(places, Character::ALL, "{:?}", position.asked);
            }
        });
    }
}
