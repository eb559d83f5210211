//! Section 2: setup.

use crate::support::{Unshuffled, cards, even, game, open, turns, walk};
use meadhall_engine::{Chance, Game, Ignore, Options, Quick, Seat, Viewer, Wording};
use meadhall_vaalbara::{Character, Characters, Clan, Deck, Event, Position, Vaalbara};
use std::collections::BTreeSet;

fn set_up(players: usize, seed: u64) -> (Vaalbara, Position) {
    let game = game(players);
    let position = game.setup(&mut Quick::new(seed), &mut Ignore);
    (game, position)
}

/// The lands of a game by their tier.
fn tiers(players: usize) -> [usize; 3] {
    let (game, position) = set_up(players, 1);
    let mut count = [0; 3];
    for card in cards(&game, &position) {
        count[usize::from(game.land(card.land).min_players) - 2] += 1;
    }
    count
}

/// [VB-2.1] Exactly the lands whose minimum player number is not greater than N are used. [VB-2.2] With two players only 2+,
/// [VB-2.3] with three 2+ and 3+, [VB-2.4] with four all, [VB-2.5] with five the same as with four.
#[test]
fn lands_are_used_by_the_number_of_players() {
    assert_eq!([tiers(2), tiers(3), tiers(4), tiers(5)], [[27, 0, 0], [27, 12, 0], [27, 12, 12], [27, 12, 12]]);
    let deck = Deck::built_in();
    for players in 2..=5u8 {
        let (game, position) = set_up(usize::from(players), 2);
        let in_play: BTreeSet<u8> = cards(&game, &position).iter().map(|card| card.land).collect();
        let fitting = (0..51).filter(|&n: &u8| deck.lands[usize::from(n)].min_players <= players);
        assert_eq!(in_play, fitting.collect());
    }
    assert_eq!(game(5).lands_in_use(), game(4).lands_in_use());
}

/// [VB-2.6] Each player has one clan, no two the same, with its twelve characters.
#[test]
fn each_player_has_a_clan_of_her_own() {
    for players in 2..=5 {
        for seed in 0..20 {
            let (_, position) = set_up(players, seed);
            let clans: BTreeSet<Clan> = position.players[..players].iter().map(|player| player.clan).collect();
            assert_eq!(clans.len(), players);
        }
    }
    let twice = open(2, Options::default().with("clans", "red red")).expect_err("a clan twice");
    assert_eq!(twice.to_string(), "option clans: red stands there twice");
}

/// Counts the words that are taken from another source of chance.
struct Counted<C>(C, usize);

impl<C: Chance> Chance for Counted<C> {
    fn word(&mut self) -> u32 {
        self.1 += 1;
        self.0.word()
    }
}

/// [VB-2.7] Picked or drawn, the clans change nothing else: with the same shuffles after them the setup is the same.
#[test]
fn how_clans_come_to_the_seats_changes_nothing_else() {
    for seed in 0..10 {
        let (_, drawn) = set_up(3, seed);
        let names: Vec<&str> = drawn.players[..3].iter().map(|player| player.clan.word()).collect();
        let picked = open(3, Options::default().with("clans", names.join(" "))).expect("three clans");
        let mut quick = Quick::new(seed);
        let mut clans = Clan::ALL;
        quick.shuffle(&mut clans);
        let position = picked.setup(&mut quick, &mut Ignore);
        assert_eq!(position, Position { players: with_rest(&drawn, &position), ..drawn });
    }
    let mut first = [0; 5];
    for seed in 0..5_000 {
        first[set_up(2, seed).1.players[0].clan.index()] += 1;
    }
    assert!(even(&first), "drawn clans are drawn evenly: {first:?}");
}

/// The players of one position, with the empty seats of another: a clan that nobody plays means nothing.
fn with_rest(position: &Position, other: &Position) -> [meadhall_vaalbara::Player; 5] {
    let mut players = other.players;
    players[..3].copy_from_slice(&position.players[..3]);
    players
}

/// [VB-2.8] The seats are set before the first round, form a circle and never change.
#[test]
fn seats_never_change() {
    for players in 2..=5 {
        let game = game(players);
        let circle = Seat::all(players).map(|seat| seat.left(players)).collect::<BTreeSet<_>>();
        assert_eq!(circle, Seat::all(players).collect());
        let mut start = None;
        walk(&game, 4, |position, _| {
            let clans: Vec<Clan> = position.players.iter().map(|player| player.clan).collect();
            assert_eq!(*start.get_or_insert_with(|| clans.clone()), clans);
        });
    }
}

/// [VB-2.9] Everybody starts with 2 VP, which the others do not see. [VB-2.15] All realms start without lands.
#[test]
fn everybody_starts_with_two_points_and_no_land() {
    for players in 2..=5 {
        let (game, position) = set_up(players, 5);
        let spectator = game.view(&position, Viewer::Spectator);
        for seat in Seat::all(players) {
            assert_eq!(position.player(seat).vp, 2);
            assert!(position.player(seat).realm.cards().is_empty());
            assert_eq!(spectator.player(seat).expect("a seat").vp, None, "face down");
            assert_eq!(game.view(&position, Viewer::Seat(seat)).player(seat).expect("a seat").vp, Some(2));
        }
    }
}

/// [VB-2.10] Each player shuffles twelve characters, draws 5 and leaves 7 as a face-down pile; the discard is empty.
#[test]
fn everybody_draws_five_of_twelve_shuffled_characters() {
    let (mut in_hand, mut on_top) = ([0u32; 12], [0u32; 12]);
    for seed in 0..4_000 {
        let (_, position) = set_up(2, seed);
        for player in &position.players[..2] {
            assert_eq!((player.hand.len(), player.pile.len(), player.discard), (5, 7, Characters::NONE));
            assert_eq!(player.played, None);
        }
        let player = &position.players[1];
        player.hand.iter().for_each(|character| in_hand[character as usize] += 1);
        on_top[player.pile.as_slice()[0] as usize] += 1;
    }
    assert!(even(&in_hand), "{in_hand:?}");
    assert!(even(&on_top), "{on_top:?}");
}

/// [VB-2.11] The lands in use are shuffled: each is equally likely to lie anywhere, here on top of the deck and in row 1, and
/// every back is equally likely to give the first omens.
#[test]
fn the_lands_are_shuffled() {
    let (mut on_top, mut in_row, mut top_back) = ([0u32; 27], [0u32; 27], [0u32; 27]);
    for seed in 0..8_000 {
        let (_, position) = set_up(2, seed);
        let top = position.deck.as_slice()[0];
        on_top[usize::from(top.land)] += 1;
        top_back[usize::from(top.omen)] += 1;
        in_row[usize::from(position.rows[0][0].expect("dealt").land)] += 1;
    }
    for counts in [on_top, in_row, top_back] {
        assert!(even(&counts), "{counts:?}");
    }
}

/// [VB-2.12] From the top of the deck two rows of N lands are dealt, 2N in all; [VB-2.14] row 1 first, slot 1 to slot N, then
/// row 2 in the same way.
#[test]
fn two_rows_are_dealt_from_the_top() {
    for players in 2..=5 {
        let game = game(players);
        // Chance that shuffles nothing leaves the lands in the order of their list.
        let position = game.setup(&mut Unshuffled, &mut Ignore);
        let list = game.lands_in_use();
        let row = |n: usize| -> Vec<u8> { position.rows[n].iter().flatten().map(|card| card.land).collect() };
        assert_eq!(row(0), list[..players]);
        assert_eq!(row(1), list[players..2 * players]);
        let deck: Vec<u8> = position.deck.as_slice().iter().map(|card| card.land).collect();
        assert_eq!(deck, list[2 * players..]);
        assert!(position.rows.iter().all(|row| row[..players].iter().all(Option::is_some)));
        assert!(position.rows.iter().all(|row| row[players..].iter().all(Option::is_none)));
    }
}

/// [VB-2.13] Row 2 is the one nearer to the deck: new lands come into it, and only from there into row 1.
#[test]
fn row_2_lies_between_the_deck_and_row_1() {
    crate::support::play(
        "seats: blue, purple
        row 1: field, mountain
        row 2: village, river
        deck: meadow, forest 5
        played blue: hunter
        played purple: farmer
        ---
        blue: take 1
        purple: take 2
        => row 2: meadow, forest 5
        => row 1: village, river",
    );
}

/// [VB-2.16] There is no start player: whoever sits where, characters and omens alone make the order.
#[test]
fn there_is_no_start_player() {
    let clans = ["blue", "purple", "yellow", "red"];
    for first in 0..4 {
        let seats: Vec<&str> = (0..4).map(|n| clans[(first + n) % 4]).collect();
        let told = crate::support::play(&format!(
            "seats: {}
            omens: Y P B G R
            row 1: forest 3, forest 4, forest 5, forest 6
            hand blue: carver
            hand purple: seer
            hand yellow: seer
            hand red: carpenter
            ---
            blue: assign carver
            red: assign carpenter
            purple: assign seer
            yellow: assign seer
            yellow: take 1
            purple: take 2
            red: take 3
            blue: take 4",
            seats.join(", ")
        ));
        assert_eq!(turns(&told), [Clan::Yellow, Clan::Purple, Clan::Red, Clan::Blue]);
    }
}

/// [VB-2.17] Backs and faces are paired at random, every pairing equally likely.
#[test]
fn backs_and_faces_are_paired_at_random() {
    let mut backs = [[0u32; 27]; 2];
    for seed in 0..12_000 {
        let (game, position) = set_up(2, seed);
        for card in cards(&game, &position) {
            if let Some(counts) = backs.get_mut(usize::from(card.land)) {
                counts[usize::from(card.omen)] += 1;
            }
        }
    }
    assert!(even(&backs[0]) && even(&backs[1]), "{backs:?}");
}

/// [VB-2.18] The backs in use are the omens whose own number is not greater than N, over all lands alike.
#[test]
fn the_omens_in_use_are_spread_over_all_lands() {
    let deck = Deck::built_in();
    for players in 2..=5u8 {
        let (game, position) = set_up(usize::from(players), 6);
        let backs: BTreeSet<u8> = cards(&game, &position).iter().map(|card| card.omen).collect();
        let fitting = (0..51).filter(|&n: &u8| deck.omens[usize::from(n)].min_players <= players);
        assert_eq!(backs, fitting.collect());
    }
    // Lands of tier 2+ bear backs of tier 4+ as often as any others: 12 of 51.
    let mut late_backs = 0;
    for seed in 0..1_000 {
        let (game, position) = set_up(4, seed);
        let early = |land: u8| game.land(land).min_players == 2;
        let late = |omen: u8| game.omen(omen).min_players == 4;
        late_backs += cards(&game, &position).iter().filter(|card| early(card.land) && late(card.omen)).count();
    }
    let expected = 27_000 * 12 / 51;
    assert!(late_backs.abs_diff(expected) < 400, "{late_backs} of {expected}");
}

/// [VB-2.19] Once paired, a back and a face stay one card.
#[test]
fn a_back_and_a_face_stay_one_card() {
    for players in 2..=5 {
        let game = game(players);
        let mut start = None;
        walk(&game, 7, |position, _| {
            let now: BTreeSet<_> = cards(&game, position).into_iter().collect();
            assert_eq!(*start.get_or_insert_with(|| now.clone()), now);
        });
    }
}

/// [VB-2.20] Chance shuffles backs, lands, characters and clans; after setup nothing is random.
#[test]
fn after_setup_nothing_is_random() {
    for players in 2..=5 {
        let game = game(players);
        let start = game.setup(&mut Quick::new(8), &mut Ignore);
        let mut choices = Vec::new();
        let mut replay = |chance: &mut Counted<Quick>| -> (Position, Vec<Event>) {
            let (mut position, mut events, mut picks) = (start, Vec::new(), Quick::new(9));
            while let Some(seat) = game.pending(&position).first() {
                let action = game.sample(&position, seat, &mut picks, &mut choices).expect("a choice");
                game.play(&mut position, seat, action, chance, &mut events).expect("legal");
            }
            (position, events)
        };
        let (mut one, mut other) = (Counted(Quick::new(1), 0), Counted(Quick::new(2), 0));
        assert_eq!(replay(&mut one), replay(&mut other));
        assert_eq!((one.1, other.1), (0, 0), "no dice are touched");
    }
    // Each shuffle is one of its own: other chance, other clans, hands, lands and backs.
    let (one, other) = (set_up(5, 1).1, set_up(5, 2).1);
    assert_ne!(one.players.map(|p| p.clan), other.players.map(|p| p.clan));
    assert_ne!(one.players.map(|p| p.hand), other.players.map(|p| p.hand));
    assert_ne!(
        one.rows.map(|row| row.map(|c| c.map(|c| c.land))),
        other.rows.map(|row| row.map(|c| c.map(|c| c.land)))
    );
    assert_ne!(one.deck.as_slice()[0].omen, other.deck.as_slice()[0].omen);
}

/// [VB-2.21] The sizes of the table, for each number of players.
#[test]
fn sizes_with_the_supplied_deck() {
    for (players, in_use, out, dealt, first, last) in
        [(2, 27, 24, 4, 23, 7), (3, 39, 12, 6, 33, 9), (4, 51, 0, 8, 43, 11), (5, 51, 0, 10, 41, 1)]
    {
        let game = game(players);
        assert_eq!((game.lands_in_use().len(), 51 - game.lands_in_use().len()), (in_use, out));
        let mut decks = Vec::new();
        walk(&game, 10, |position, _| {
            if position.round == 1 && position.acted.is_empty() {
                assert_eq!(position.rows.iter().flatten().flatten().count(), dealt);
            }
            decks.push((position.round, position.deck.len()));
        });
        assert!(decks.iter().all(|&(round, size)| round != 1 || size == first));
        assert!(decks.iter().all(|&(round, size)| round != 9 || size == last));
        assert_eq!(decks.last(), Some(&(9, last)));
    }
}

/// The first five characters are drawn, not picked: with nothing shuffled they are the first of the list. [VB-2.10]
#[test]
fn the_hand_comes_from_the_top_of_the_pile() {
    let position = game(3).setup(&mut Unshuffled, &mut Ignore);
    for player in &position.players[..3] {
        assert_eq!(player.hand, Character::ALL[..5].iter().copied().collect());
        assert_eq!(player.pile.as_slice(), &Character::ALL[5..]);
    }
}
