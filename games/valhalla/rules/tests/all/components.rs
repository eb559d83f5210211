//! Section 1: components, dice, cards, and rules that always hold.

use crate::support::{game, legal, open, play, try_open, walk};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat, Secrecy, Wording};
use meadhall_valhalla::data::{Ability, BUILT_IN, Deck, Effect, Kind, Source, Weapons};
use meadhall_valhalla::{Asked, Clan, Colour, Face, Jarl, Monster, Position, SHIELDS, Stage, Valhalla};
use std::collections::BTreeMap;

/// How many copies of the cards of a deck fit.
fn count(game: &Valhalla, deck: Deck, fits: impl Fn(&Kind) -> bool) -> usize {
    let cards = game.cards().all().filter(|(_, entry)| entry.deck == deck && fits(&entry.kind));
    cards.map(|(_, entry)| usize::from(entry.copies)).sum()
}

/// [VH-1.1] One to six players; alone the solo rules apply.
#[test]
fn one_to_six_players() {
    for players in 1..=6 {
        assert_eq!(open(players, "").is_solo(), players == 1);
    }
    for players in [0, 7] {
        let bad = try_open(players, "").expect_err("nobody else plays");
        assert_eq!(bad.key, "seats");
    }
}

/// [VH-1.3, VH-1.4, VH-1.25] The decks: 120 base cards (80 warriors, 16 of each clan, 40 tactics), 40, 40, 14 and 20 cards;
/// ten Loki cards; bonus cards of the king.
#[test]
fn the_decks() {
    let game = game(4);
    for (deck, size) in
        [(Deck::Base, 120), (Deck::Valkyries, 40), (Deck::Dwarves, 40), (Deck::Thor, 14), (Deck::Tyr, 20)]
    {
        assert_eq!(count(&game, deck, |_| true), size, "{deck:?}");
    }
    assert_eq!(count(&game, Deck::Base, |kind| matches!(kind, Kind::Warrior(_))), 80);
    assert_eq!(count(&game, Deck::Base, |kind| matches!(kind, Kind::Tactic(_))), 40);
    for clan in [Clan::Bear, Clan::Wolf, Clan::Boar, Clan::Stag, Clan::Frost] {
        assert_eq!(count(&game, Deck::Base, |kind| matches!(kind, Kind::Warrior(warrior) if warrior.clan == clan)), 16);
    }
    assert!((0..10).all(|index| game.cards().loki(index).is_some()) && game.cards().loki(10).is_none());
    assert!((2..=6).all(|players| game.cards().bonus(players).rewards[0] > 0));
    // Brothers in arms: one card for each colour, which carries no number.
    assert_eq!(Colour::ALL.len(), 6);
}

/// [VH-1.5, VH-1.6] 25 jarls; four monsters of six cards each.
#[test]
fn jarls_and_monsters() {
    let game = game(4);
    assert_eq!(game.cards().jarls().len(), 25);
    assert_eq!(Monster::ALL.len(), 4);
    for monster in Monster::ALL {
        assert!((0..6).all(|step| game.cards().monster(monster, step, false).is_some()));
    }
}

/// [VH-1.7, VH-2.4, VH-2.32, VH-1.33] Six boards and four shields each, no colour twice; after set-up each player has one
/// warrior, five cards, four own shields, an open jarl and an empty Valhalla.
#[test]
fn what_each_player_has_after_set_up() {
    for players in 2..=6 {
        let game = open(players, "");
        let mut quick = Quick::new(players as u64);
        let mut position = game.setup(&mut quick, &mut Ignore);
        let mut choices = Vec::new();
        while position.table.stage == Stage::Setup {
            let seat = game.pending(&position).first().expect("somebody");
            let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
        }
        let names: std::collections::BTreeSet<String> =
            Seat::all(players).map(|seat| game.seat_name(&position, seat)).collect();
        assert_eq!(names.len(), players);
        for seat in Seat::all(players) {
            let board = position.table.board(seat);
            assert_eq!((board.size(), board.shields, board.trophies()), (1, SHIELDS, 0));
            assert!(board.jarl.is_some());
            assert_eq!((position.hand(seat).len(), game.glory_of(&position, seat)), (5, 0));
        }
    }
}

/// [VH-1.8, VH-1.10, VH-1.11, VH-1.12, VH-1.13, VH-2.3] Six faces, each once on every die: five weapons and the X, which is
/// none. Six dice of each side and three grey ones lie in the middle.
#[test]
fn the_dice() {
    assert_eq!(Face::ALL.len(), 6);
    assert_eq!(Face::WEAPONS.len(), 5);
    assert!(!Face::WEAPONS.contains(&Face::X));
    let mut seen = [0u32; 6];
    let mut quick = Quick::new(1);
    for _ in 0..60_000 {
        seen[quick.below(6) as usize] += 1;
    }
    assert!(seen.iter().all(|count| (9_500..10_500).contains(count)));
    let told = play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\n---\nred: attack blue\n=> pool red: 6\n=> supply: 3",
    );
    assert_eq!(told.position.table.asked, Asked::Fight);
}

/// [VH-1.14, VH-1.15, VH-19.5] Extra dice come from the supply alone; whoever is entitled to more takes what is there.
#[test]
fn extra_dice_come_from_the_supply_alone() {
    // One die against the king, one of Beinir, and two promised by Loki, of which only one is left.
    let told = play(
        "seats: red, blue
        option king: on
        jarl red: beinir
        kings: blue 2
        band red: bear-01
        band blue: bear-02
        promised red: 2
        ---
        red: attack blue
        => pool red: 9
        => supply: 0",
    );
    assert_eq!(told.position.table.battle.sides[0].grey, 3);
    play(
        "seats: red, blue
        option king: on
        jarl red: beinir
        kings: blue 3
        band red: bear-01
        band blue: bear-02
        promised red: 2
        ---
        red: attack blue
        => pool red: 9",
    );
}

/// [VH-1.16, VH-1.17, VH-4.64] A grey die that was discarded stays aside until the battle ends; then all three are back.
#[test]
fn grey_dice_return_after_the_battle() {
    play(
        "seats: red, blue
        jarl red: beinir
        band red: bear-01
        band blue: bear-02
        ---
        dice: 7 x
        red: attack blue
        => pool red: 7
        => supply: 2
        red: drop x
        dice: 5 x
        red: reroll 5 x
        => supply: 2
        red: done
        => supply: 3",
    );
}

/// [VH-1.18, VH-1.19, VH-1.20, VH-6.15] Four Viking clans; giants are the fifth and dwarves the sixth wherever clans are
/// counted.
#[test]
fn giants_and_dwarves_are_clans() {
    assert_eq!(Clan::ALL.map(Clan::word), ["bear", "wolf", "boar", "stag", "frost", "dwarf"]);
    play(
        "seats: red, blue
        option dwarves: on
        band red: stag-05, frost-01, d-dwarf-01
        band blue: bear-02
        ---
        dice: shield, 5 x
        red: attack blue
        red: activate stag-05 at 1 with shield
        => strength red: 3",
    );
}

/// [VH-1.21] Giants and dwarves are warrior cards: they can be added like any other.
#[test]
fn giants_and_dwarves_are_warriors() {
    let told =
        play("seats: red, blue\noption dwarves: on\nband red: bear-01\nhand red: frost-01, d-dwarf-01, t-fury-2");
    let choices = legal(&told, "red");
    assert!(choices.contains(&"add frost-01".to_owned()) && choices.contains(&"add d-dwarf-01".to_owned()));
    assert!(!choices.iter().any(|choice| choice.contains("t-fury-2")));
}

/// [VH-1.22, VH-1.23, VH-1.24] What cards show: clan, strength, weapons, glory and ability; effect; two abilities of a jarl
/// with a mark.
#[test]
fn what_cards_show() {
    let game = game(4);
    let warrior = game.cards().warrior(crate::support::card("boar-02")).expect("a warrior");
    assert_eq!((warrior.clan, warrior.strength, warrior.weapons), (Clan::Boar, 1, Weapons::Exact([0, 1, 0, 0, 0])));
    assert_eq!(warrior.ability, Some(Ability::Foe { clan: Clan::Wolf }));
    assert_eq!(game.cards().glory(crate::support::card("boar-02")), 1);
    assert_eq!(game.cards().tactic(crate::support::card("t-surrounded")), Some(Effect::SuppressJarl));
    assert!(Jarl::Sigvard.is_either() && !Jarl::Valgard.is_either());
}

/// [VH-1.26, VH-1.27, VH-1.28, VH-1.29, VH-1.30] Strength from 1 to 10 and glory from 1 to 4; which clans have which
/// abilities, and how often.
#[test]
fn values_of_the_base_deck() {
    let game = game(4);
    let mut abilities: BTreeMap<String, u8> = BTreeMap::new();
    for (card, entry) in game.cards().all().filter(|(_, entry)| entry.deck == Deck::Base) {
        let Kind::Warrior(warrior) = entry.kind else { continue };
        assert!((1..=10).contains(&warrior.strength) && (1..=4).contains(&entry.glory), "{card}");
        assert_eq!(entry.source, Source::Reconstructed);
        let ability = match warrior.ability {
            None => "none".to_owned(),
            Some(ability) => format!("{ability:?}"),
        };
        *abilities.entry(format!("{} {ability}", warrior.clan)).or_default() += entry.copies;
        if warrior.clan == Clan::Frost {
            *abilities.entry(format!("{:?}", warrior.weapons)).or_default() += entry.copies;
        }
    }
    let expected = [
        ("Any2", 4),
        ("Pairs2", 4),
        ("Same2", 4),
        ("Same3", 4),
        ("bear none", 16),
        ("boar Foe { clan: Bear }", 3),
        ("boar Foe { clan: Frost }", 3),
        ("boar Foe { clan: Stag }", 3),
        ("boar Foe { clan: Wolf }", 3),
        ("boar none", 4),
        ("frost Frost", 16),
        ("stag Kin { clan: Bear }", 3),
        ("stag Kin { clan: Boar }", 3),
        ("stag Kin { clan: Frost }", 3),
        ("stag Kin { clan: Wolf }", 3),
        ("stag Mix", 4),
        ("wolf none", 16),
    ];
    assert_eq!(abilities.iter().map(|(word, count)| (word.as_str(), *count)).collect::<Vec<_>>(), expected);
}

/// [VH-1.9] Overview and scoring cards have no effect of their own: the table of cards has none of them.
#[test]
fn overview_cards_are_no_cards() {
    assert!(!BUILT_IN.contains("overview") && !BUILT_IN.contains("scoring"));
}

/// [VH-1.31, VH-1.32] Band and Valhalla: only warriors on the board are the band, and sent ones lie in Valhalla.
#[test]
fn band_and_valhalla() {
    play(
        "seats: red, blue
        band red: bear-01, wolf-01
        band blue: bear-02
        hand blue: wolf-03
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => band red: wolf-01
        => valhalla red: bear-01
        => glory red: 1",
    );
}

/// [VH-1.34, VH-1.35, VH-1.36, VH-4.29] A locked die is neither rerolled nor discarded; one set aside has left the pool.
#[test]
fn locked_dice_and_dice_set_aside() {
    let told = play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-heroic-3, t-heroic-4-sword
        ---
        dice: sword, 2 axe, 3 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        => dice red: 2 axe, 3 x
        ! red: drop sword
        ! red: play t-heroic-4-sword with sword
        red: drop x
        => dice red: 2 axe, 2 x
        ! red: reroll sword
        ! red: reroll 3 x
        dice: bow
        red: reroll axe
        => dice red: axe, bow, 2 x",
    );
    let side = told.position.table.battle.sides[0];
    assert_eq!((side.locked, side.aside), (1, 1));
}

/// [VH-1.37] A card goes before the rules: with Höðr the band holds more than four.
#[test]
fn cards_go_before_rules() {
    let told =
        play("seats: red, blue\njarl red: hodr\nband red: bear-01, bear-02, bear-03, bear-04\nhand red: bear-05");
    assert!(legal(&told, "red").contains(&"add bear-05".to_owned()));
}

/// [VH-1.38, VH-1.39, VH-18.1] Discards lie face up, the newest on top, and everybody sees the pile in its order.
#[test]
fn the_discard_pile_is_open() {
    let told = play(
        "seats: red, blue
        band red: bear-01, bear-02, bear-03, bear-04
        hand red: bear-05
        discard: t-fury-2, wolf-01
        ---
        red: add bear-05 at 2
        => discard: bear-02, t-fury-2, wolf-01",
    );
    for viewer in crate::support::viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        let pile: Vec<String> = view.table.discard.iter().map(|card| card.to_string()).collect();
        assert_eq!(pile, ["wolf-01", "t-fury-2", "bear-02"]);
    }
}

/// [VH-1.40, VH-18.2] Everybody may count the deck.
#[test]
fn the_deck_can_be_counted() {
    let told = play("seats: red, blue\nband red: bear-01\ndeck size: 17");
    for viewer in crate::support::viewers(&told.game) {
        assert_eq!(told.game.view(&told.position, viewer).deck, 17);
    }
}

/// [VH-1.41] A hand has no limit.
#[test]
fn a_hand_has_no_limit() {
    let warriors: Vec<String> = (1..=16).flat_map(|n| [format!("wolf-{n:02}"), format!("stag-{n:02}")]).collect();
    let told = play(&format!(
        "seats: red, blue\nband red: bear-01\nhand red: {}\ndeck: bear-02, bear-03\n---\nred: draw\nred: discard bear-02",
        warriors.join(", ")
    ));
    assert_eq!(told.fact("hand size red"), "33");
}

/// [VH-1.42, VH-5.8] The discard pile never becomes a deck: with an empty deck nothing is drawn.
#[test]
fn the_discard_pile_is_never_shuffled() {
    play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand blue: bear-05
        deck: -
        discard: bear-03, bear-04
        ---
        red: draw
        => asked: turn of blue
        => hand size red: 0
        => discard: bear-03, bear-04",
    );
}

/// [VH-1.43] Nothing is taken from an empty hand.
#[test]
fn nothing_is_taken_from_an_empty_hand() {
    play(
        "seats: red, blue
        jarl red: hakon
        band red: bear-01
        band blue: bear-02
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => hand size blue: 0",
    );
}

/// [VH-1.44] Whoever discards several cards chooses their order; several players discard in turn order.
#[test]
fn the_order_of_discards_is_chosen() {
    let draw = |first: &str, second: &str| {
        let told = play(
            "seats: red, blue
            option valkyries: on
            band red: bear-01
            phase: b
            deck: bear-02, bear-03, bear-04, bear-05
            ---
            => asked: drawn of red",
        );
        let drawn: Vec<String> = told.fact("drawn").split(", ").map(str::to_owned).collect();
        let mut told = told;
        let pick = |word: &str| drawn[if word == "first" { 0 } else { 1 }].clone();
        let (one, two) = (pick(first), pick(second));
        told.then(&format!("red: discard {one}\nred: discard {two}\n=> discard: {two}, {one}"));
    };
    draw("first", "second");
    draw("second", "first");
    let game = open(2, "start=blue");
    let mut quick = Quick::new(3);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    let mut rejected = Vec::new();
    while position.table.stage == Stage::Setup {
        let seat = game.pending(&position).iter().last().expect("somebody");
        game.legal(&position, seat, &mut choices);
        let action = choices[choices.len() - 1];
        if let meadhall_valhalla::Action::Reject(one, two) = action {
            rejected.push((seat, one, two));
        }
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    // The starting player's cards lie below those of the other.
    rejected.sort_by_key(|(seat, _, _)| *seat != Seat::new(1));
    let expected: Vec<_> = rejected.iter().flat_map(|&(_, one, two)| [one, two]).collect();
    let pile: Vec<_> = position.table.discard.iter().collect();
    assert_eq!(pile[40..], expected);
}

/// [VH-1.45, VH-7.34] With an empty deck Blodhrafn turns up nobody.
#[test]
fn an_empty_deck_gives_nothing() {
    play(
        "seats: red, blue
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02
        deck: -
        hand blue: t-fury-2
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => band blue: bear-02
        => asked: turn of blue",
    );
}

/// [VH-1.46, VH-1.47] The table may play what has no alternative, but never answers where even the asking must tell nothing.
#[test]
fn what_the_table_may_play() {
    let told = play(
        "seats: red, blue, green
        option thor: on
        band red: bear-01
        band blue: bear-02
        hand green: bear-03
        ---
        red: attack blue",
    );
    assert_eq!(legal(&told, "green"), ["decline"]);
    assert!(!told.game.may_play_for(&told.position, Seat::new(2)));
    let told =
        play("seats: red, blue\nband red: bear-01\nband blue: bear-02\nhand red: bear-03\n---\nred: attack blue");
    assert!(!told.game.may_play_for(&told.position, Seat::new(0)), "the hand might hold tactics");
    let told = play("seats: red, blue\nband red: bear-01\nband blue: bear-02\n---\nred: attack blue");
    assert!(told.game.may_play_for(&told.position, Seat::new(0)), "everybody sees that there is no hand");
    let equal =
        play("seats: red, blue\nband red: bear-01\nphase: b\ndeck: t-fury-2, t-fury-2\n---\n=> asked: drawn of red");
    assert_eq!(legal(&equal, "red"), ["discard t-fury-2"]);
    assert!(!equal.game.may_play_for(&equal.position, Seat::new(0)), "it would tell what is kept");
}

/// [VH-1.48] A seat that is given up is played on: every question can be answered by somebody else.
#[test]
fn a_seat_can_be_played_on() {
    let game = open(3, "thor");
    let end = walk(&game, 8, |position: &Position, _| {
        let mut choices = Vec::new();
        for seat in game.pending(position).iter() {
            game.legal(position, seat, &mut choices);
            assert!(!choices.is_empty());
        }
    });
    assert_eq!(game.outcome(&end).expect("over").seats, 3);
}

/// [VH-1.2, VH-5.34] Most glory wins, from Valhalla and from shields.
#[test]
fn glory_comes_from_valhalla_and_shields() {
    play(
        "seats: red, blue, green
        valhalla red: wolf-16, wolf-11
        captured blue: green, green
        last turns: 1
        turn: green
        band green: bear-01
        phase: ragnarok
        ---
        => score red: 15
        => score blue: 12
        => asked: fight of green",
    );
}
