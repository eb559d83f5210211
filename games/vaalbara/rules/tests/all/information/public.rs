//! What everybody at the table knows, spectators included.

use crate::support::{Told, cards, game, play, seat, viewers, walk};
use meadhall_engine::{Game, Quick, Seat, Secrecy, Viewer, Wording};
use meadhall_vaalbara::{Card, Cause, Character, Characters, Clan, Event, Kind, Vaalbara, View};
use std::collections::BTreeSet;

/// What every viewer sees, each seat and the spectators.
fn views(told: &Told) -> Vec<View> {
    viewers(&told.game).into_iter().map(|viewer| told.game.view(&told.position, viewer)).collect()
}

/// What a viewer is told of the events.
fn seen(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| Vaalbara::seen(event, viewer)).collect()
}

const MIDDLE: &str = "
    seats: yellow, red, blue, purple
    round: 3
    omens: B P Y R G
    realm yellow: river, forest 4
    realm red: meadow, field, forest 3
    realm blue: mountain, mountain
    realm purple: village, forest 6
    row 1: meadow, field, -, forest 5
    row 2: village, river, mountain, field
    acted: red
    discard yellow: bard, carver
    discard blue: warrior, seer
    discard purple: rider, tracker
    discard red: farmer, carpenter
    played yellow: farmer
    played red: hunter
    played blue: midwife
    played purple: explorer";

/// [VB-41.1] Seats and clans. [VB-41.2] Kind and value of all lands in rows and realms. [VB-41.3] The top back, hence the omens.
/// [VB-41.4] All discards. [VB-41.5] All revealed characters. [VB-41.6] The numbers of cards. [VB-41.8] The backs of all lands that
/// lie face up. [VB-41.23] A spectator sees all of this.
#[test]
fn everybody_sees_what_lies_open() {
    let told = play(MIDDLE);
    let position = &told.position;
    for view in views(&told) {
        let clans: Vec<Clan> = view.players.iter().map(|player| player.clan).collect();
        assert_eq!(clans, [Clan::Yellow, Clan::Red, Clan::Blue, Clan::Purple]);
        let faces: Vec<Option<(Kind, u8)>> =
            view.rows[0][..4].iter().map(|card| card.map(|card| told.game.face(card))).collect();
        assert_eq!(faces, [Some((Kind::Meadow, 0)), Some((Kind::Field, 0)), None, Some((Kind::Forest, 5))]);
        assert_eq!(view.rows, position.rows, "faces and backs");
        let purple: Vec<(Kind, u8)> = view.players[3].realm.cards().iter().map(|&card| told.game.face(card)).collect();
        assert_eq!(purple, [(Kind::Village, 0), (Kind::Forest, 6)]);
        for (player, known) in position.players.iter().zip(&view.players) {
            assert_eq!(player.realm.cards(), known.realm.cards(), "faces and backs");
        }
        assert_eq!(told.game.omen(view.omens).order, [Clan::Blue, Clan::Purple, Clan::Yellow, Clan::Red, Clan::Green]);
        assert_eq!(view.players[2].discard, [Character::Warrior, Character::Seer].into_iter().collect::<Characters>());
        let played: Vec<Option<Character>> = view.players.iter().map(|player| player.played).collect();
        assert_eq!(played, [Character::Farmer, Character::Hunter, Character::Midwife, Character::Explorer].map(Some));
        assert_eq!(usize::from(view.deck), 35);
        assert!(view.players.iter().all(|player| (player.hand, player.pile) == (4, 5)));
        assert_eq!(view.acted.as_slice(), [Seat::new(1)]);
    }
}

/// [VB-41.5] From the reveal on every character is open, also to those who have not acted.
#[test]
fn the_reveal_is_told_to_everybody() {
    let told = play(
        "seats: blue, purple, yellow
        hand blue: hunter
        hand purple: farmer
        hand yellow: seer
        ---
        blue: assign hunter
        purple: assign farmer
        yellow: assign seer",
    );
    for viewer in viewers(&told.game) {
        for (n, character) in [Character::Hunter, Character::Farmer, Character::Seer].into_iter().enumerate() {
            assert!(seen(&told.events, viewer).contains(&Event::Revealed(Seat::new(n), character)));
        }
    }
}

/// [VB-41.7] Which lands and omens are in use is public, so everybody can list what is still in the deck.
#[test]
fn the_lands_left_in_the_deck_follow_from_the_lists() {
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 3, |position, _| {
            let view = game.view(position, Viewer::Spectator);
            let open: Vec<Card> = view
                .rows
                .iter()
                .flatten()
                .flatten()
                .copied()
                .chain(view.players.iter().flat_map(|player| player.realm.cards().to_vec()))
                .collect();
            let faces: BTreeSet<u8> = open.iter().map(|card| card.land).collect();
            let left: BTreeSet<u8> = game.lands_in_use().iter().copied().filter(|land| !faces.contains(land)).collect();
            let deck: BTreeSet<u8> = position.deck.as_slice().iter().map(|card| card.land).collect();
            assert_eq!(left, deck);
            let backs: BTreeSet<u8> = open.iter().map(|card| card.omen).collect();
            let left: BTreeSet<u8> = game.omens_in_use().iter().copied().filter(|omen| !backs.contains(omen)).collect();
            assert_eq!(left, position.deck.as_slice().iter().map(|card| card.omen).collect());
            assert_eq!(cards(&game, position).len(), game.lands_in_use().len());
        });
    }
}

/// [VB-41.9] A land put on top by a Tracker or at the bottom by an Explorer is known to all as long as it lies there.
#[test]
fn a_returned_land_is_known_where_it_lies() {
    let facts = "
        seats: blue, purple
        realm blue: field
        realm purple: mountain
        row 1: river, village
        row 2: forest 3, forest 4
        deck: forest 6, meadow, meadow
        hand blue: tracker, explorer
        hand purple: explorer, carver
        ---
        blue: assign tracker
        purple: assign explorer";
    let ends = |steps: &str| {
        let told = play(&format!("{facts}\n{steps}"));
        let views = views(&told);
        assert!(
            views.iter().all(|view| (view.top, view.bottom) == (views[0].top, views[0].bottom)),
            "the same for all"
        );
        let face = |card: Option<Card>| card.map(|card| told.game.kind(card));
        if let Some(top) = views[0].top {
            assert_eq!(Some(&top), told.position.deck.as_slice().first(), "with its back");
        }
        if let Some(bottom) = views[0].bottom {
            assert_eq!(Some(&bottom), told.position.deck.as_slice().last(), "with its back");
        }
        (face(views[0].top), face(views[0].bottom))
    };
    assert_eq!(ends(""), (None, None));
    assert_eq!(ends("blue: tracker 1.1"), (Some(Kind::River), None));
    let explored = "blue: tracker 1.1\nblue: take 1\npurple: explorer 1";
    assert_eq!(ends(explored), (Some(Kind::River), Some(Kind::Mountain)));
    let next_round = format!("{explored}\npurple: take 2\n=> round: 3");
    assert_eq!(ends(&next_round), (None, Some(Kind::Mountain)), "the river was dealt, the mountain lies there still");
    let again = format!("{next_round}\nblue: assign explorer\npurple: assign carver\npurple: take 1\nblue: explorer 1");
    assert_eq!(ends(&again), (None, Some(Kind::Field)), "the mountain was taken up again");
}

/// [VB-41.10] The land an Explorer gains is public at once. [VB-41.11] So is the character a Midwife takes back.
#[test]
fn gains_of_explorer_and_midwife_are_public() {
    let told = play(
        "seats: blue, purple, yellow
        realm blue: field
        bottom: forest 6
        discard purple: rider
        hand blue: explorer
        hand purple: midwife
        hand yellow: farmer
        ---
        blue: assign explorer
        purple: assign midwife
        yellow: assign farmer
        purple: midwife rider
        purple: take 1
        blue: explorer 1",
    );
    let new = told.position.players[0].realm.cards()[0];
    for viewer in viewers(&told.game) {
        let events = seen(&told.events, viewer);
        assert!(events.contains(&Event::TookBack(seat(&told, Clan::Purple), Character::Rider)));
        assert!(events.iter().any(|event| matches!(event, Event::Explored { new: card, new_kind, .. }
            if *card == new && *new_kind == (Kind::Forest, 6))));
        let view = told.game.view(&told.position, viewer);
        assert_eq!(view.players[0].realm.cards(), [new]);
        assert_eq!(view.players[1].known, Characters::only(Character::Rider));
    }
}

/// [VB-41.12] Every gain and loss is told to all as it happens, with player, amount and cause: whoever listens can keep count.
#[test]
fn every_gain_and_loss_is_public() {
    for players in 2..=5 {
        let game = game(players);
        let (mut quick, mut choices) = (Quick::new(5), Vec::new());
        let mut position = game.setup(&mut quick, &mut meadhall_engine::Ignore);
        let mut counted = vec![2i32; players];
        let mut causes = BTreeSet::new();
        while let Some(seat) = game.pending(&position).first() {
            let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
            let mut events = Vec::new();
            game.play(&mut position, seat, action, &mut quick, &mut events).expect("legal");
            for event in seen(&events, Viewer::Spectator) {
                let (who, amount, cause) = match event {
                    Event::Gained(who, amount, cause) => (who, i32::from(amount), cause),
                    Event::Lost(who, amount, cause) => (who, -i32::from(amount), cause),
                    _ => continue,
                };
                counted[who.index()] += amount;
                causes.insert(match cause {
                    Cause::Character(character) => character.to_string(),
                    Cause::Land(kind) => kind.to_string(),
                    Cause::Kinds(kinds) => format!("{kinds} kinds"),
                });
            }
            for viewer in viewers(&game) {
                let gain = |event: &Event| matches!(event, Event::Gained(..) | Event::Lost(..));
                let told: Vec<Event> = seen(&events, viewer).into_iter().filter(gain).collect();
                assert_eq!(told, events.iter().copied().filter(gain).collect::<Vec<_>>());
            }
            let real: Vec<i32> = Seat::all(players).map(|seat| i32::from(position.player(seat).vp)).collect();
            assert_eq!(counted, real, "the count is right at every moment");
        }
        assert!(causes.len() > 8, "{causes:?}");
    }
}

/// [VB-41.24] At the end of the game all totals become public.
#[test]
fn totals_are_public_at_the_end() {
    let game = game(4);
    let end = walk(&game, 9, |_, _| {});
    for viewer in viewers(&game) {
        let totals: Vec<Option<u16>> = game.view(&end, viewer).players.iter().map(|player| player.vp).collect();
        assert_eq!(totals, end.players[..4].iter().map(|player| Some(player.vp)).collect::<Vec<_>>());
    }
}
