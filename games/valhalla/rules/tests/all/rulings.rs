//! Places that the rulebook leaves open, as they are decided.

use crate::support::{choices, legal, play};
use meadhall_engine::{Game, Seat, Secrecy, Viewer};
use meadhall_valhalla::{Event, Valhalla};

/// [VH-5.18, VH-11.18] In Ragnarok a player without warriors who has cards is asked for a Call to Arms, and rolls only if one came.
#[test]
fn a_call_to_arms_for_an_empty_band() {
    let start = "seats: red, blue
        option dwarves: on
        band blue: bear-01
        hand red: d-call-to-arms
        discard: wolf-01
        phase: ragnarok
        ---
        => asked: before of red
        ";
    let mut called =
        play(&format!("{start}dice: 6 sword\nred: play d-call-to-arms\n=> band red: wolf-01\n=> asked: fight of red"));
    called.then("red: activate wolf-01 at 1 with sword\n=> glory red: 2\n=> asked: fight of blue");
    let declined = play(&format!("{start}red: done\n=> asked: fight of blue\n=> discard: d-call-to-arms, wolf-01"));
    let rolls = declined.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert_eq!(rolls, 1, "red has nobody to roll for");
    play(&start.replace("hand red: d-call-to-arms", "hand red: t-fury-2"));
    let none =
        start.replace("hand red: d-call-to-arms\n", "hand blue: t-fury-2\n").replace("before of red", "before of blue");
    play(&none);
}

/// [VH-2.25, VH-3.7] In a battle, too, a board has four places: Solveig, Call to Arms, loki-06 and Blodhrafn find no fifth.
#[test]
fn four_places_in_a_battle() {
    play(
        "seats: red, blue
        jarl red: solveig
        band red: bear-01
        band blue: bear-02
        hand red: wolf-01
        ---
        red: attack blue
        ! red: add wolf-01 at 6 => why-no-such-place, VH-3.7
        ! red: add wolf-01 at 5 => why-no-such-place, VH-3.7
        red: add wolf-01 at 4
        => places red: bear-01 at 1, wolf-01 at 4",
    );
    let mut loki = play(
        "seats: red, blue
        option loki: loki-06
        band red: bear-01
        band blue: wolf-01, wolf-02, wolf-03
        hand blue: wolf-04
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: sword, 5 x
        red: done
        blue: activate wolf-01 at 1 with sword
        blue: done
        blue: row 2",
    );
    loki.then("! blue: add wolf-04 at 5\nblue: add wolf-04 at 4\n=> places blue: wolf-01 at 1, wolf-02 at 2, wolf-03 at 3, wolf-04 at 4");
    let game = crate::support::open(4, "dwarves tyr valkyries loki=loki-06");
    for seed in 0..60 {
        crate::support::walk(&game, seed, |position, _| {
            for board in position.table.boards.iter().filter(|board| board.jarl != Some(meadhall_valhalla::Jarl::Hodr))
            {
                let quiet = !position.table.battle.is_on();
                assert!(!quiet || board.filled() & 0b11_0000 == 0, "seed {seed}: a fifth place outside a battle");
            }
        });
    }
}

/// [VH-1.44, VH-12.13] Where the top of the discard pile may be taken in this game, the order of a warrior and its card of Tyr's
/// wrath is the player's; elsewhere nobody is asked.
#[test]
fn the_order_of_a_warrior_and_its_card() {
    let start = |facts: &str| {
        format!(
            "seats: red, blue, green
            option tyr: on
            {facts}
            band red: bear-01 + tyr-plus-2, bear-02, bear-03, bear-04
            hand red: wolf-01
            deck size: 20
            ---
            red: add wolf-01 at 1
            "
        )
    };
    for facts in ["jarl green: yrsa", "option loki: loki-04", "option loki: loki-08"] {
        let mut told = play(&format!("{}=> asked: order of red", start(facts)));
        assert_eq!(legal(&told, "red"), ["discard bear-01", "discard tyr-plus-2"]);
        let mut other = told.clone();
        told.then("red: discard bear-01\n=> discard: tyr-plus-2, bear-01\n=> asked: drawn of red");
        other.then("red: discard tyr-plus-2\n=> discard: bear-01, tyr-plus-2\n=> asked: drawn of red");
    }
    for facts in ["jarl green: mar", "option loki: loki-06", "option dwarves: on"] {
        play(&format!("{}=> discard: tyr-plus-2, bear-01\n=> asked: drawn of red", start(facts)));
    }
}

/// [VH-1.44, VH-4.72] Two cards of Tyr's wrath under warriors that are sent: their owner chooses the order, before glory is paid.
#[test]
fn the_order_of_two_cards_of_wrath() {
    let start = "seats: red, blue, green
        option tyr: on
        option valkyries: on
        jarl green: yrsa
        band red: bear-01 + tyr-plus-2, v-wolf-03 + tyr-one-less, bear-03
        band blue: bear-16
        discard: bear-05, bear-06
        deck size: 20
        ---
        dice: sword, shield, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: activate v-wolf-03 at 2 with shield
        dice: 6 x
        red: done
        blue: done
        green: decline
        => asked: order of red
        => valhalla red: bear-01, v-wolf-03
        ";
    play(&format!(
        "{start}red: discard tyr-one-less\n=> asked: glory 1 of red\n=> discard: tyr-plus-2, tyr-one-less, bear-05, bear-06"
    ));
    play(&format!(
        "{start}red: discard tyr-plus-2\n=> asked: glory 1 of red\n=> discard: tyr-one-less, tyr-plus-2, bear-05, bear-06"
    ));
}

/// [VH-1.44, VH-2.27] The order of the two rejected cards is a choice only where it can matter; the other order may be typed.
#[test]
fn the_order_of_rejected_cards() {
    let (mut one, mut both) = (0, 0);
    for (options, players) in [("loki=loki-04", 2), ("", 2), ("dwarves", 3), ("", 6)] {
        let game = crate::support::open(players, options);
        crate::support::walk(&game, 7, |position, _| {
            if position.table.asked != meadhall_valhalla::Asked::Reject {
                return;
            }
            let Some(seat) = game.pending(position).first() else { return };
            let mut listed = Vec::new();
            game.legal(position, seat, &mut listed);
            for action in &listed {
                let meadhall_valhalla::Action::Reject(a, b) = *action else { panic!("{action}") };
                let other = meadhall_valhalla::Action::Reject(b, a);
                match (a == b, listed.contains(&other)) {
                    (true, _) => {}
                    (false, true) => both += 1,
                    (false, false) => {
                        assert!(game.also_legal(position, seat, other), "the other order means the same");
                        one += 1;
                    }
                }
            }
        });
    }
    assert!(one > 20 && both > 40, "{one} and {both}");
}

/// [VH-16.83, VH-16.84, VH-16.85] A lost glory point is taken from credited points first and exactly, then from cards.
#[test]
fn credited_points_pay_first() {
    let start = |facts: &str| {
        format!(
            "seats: red\noption monster: hel\nband red: bear-01\nmonster card: 5\ndeck size: 20\n{facts}\n---\ndice: 6 x\nred: attack monster\nred: done\n"
        )
    };
    let told =
        play(&format!("{}=> credit red: 1\n=> valhalla red: bear-16", start("credit red: 2\nvalhalla red: bear-16")));
    assert!(told.events.contains(&Event::CreditLost { seat: Seat::new(0), points: 1 }));
    play(&format!("{}=> credit red: 4\n=> glory red: 4", start("credit red: 5")));
    play(&format!("{}=> credit red: 0\n=> valhalla red: -", start("valhalla red: bear-16")));
}

/// [VH-5.18, VH-5.39] Nothing is asked in Ragnarok that gives strength alone: Osvir's payment, Valgard's die, a dwarf's Sacrifice.
#[test]
fn strength_is_not_asked_for_in_ragnarok() {
    for jarl in ["osvir", "valgard"] {
        play(&format!(
            "seats: red, blue\njarl red: {jarl}\nband red: bear-01\nhand red: wolf-01\nphase: ragnarok\n---\n=> asked: fight of red"
        ));
    }
    let mut dwarf =
        play("seats: red, blue\noption dwarves: on\nband red: d-dwarf-23, bear-01\nhand red: wolf-01\nphase: ragnarok");
    dwarf.position.table.battle.sides[0].dice = [0, 1, 0, 0, 0, 5];
    dwarf.then("red: activate d-dwarf-23 at 1 with axe\n=> asked: fight of red\n=> hand red: wolf-01");
}

/// [VH-1.46, VH-8.55] A card looked at and taken is asked for even where all are equal, unless the hand is a single card: what others
/// cannot see must look alike.
#[test]
fn a_look_at_equal_cards_is_asked_for() {
    let look = |hand: &str| {
        play(&format!(
            "seats: red, blue, green\noption loki: loki-10\nband red: bear-01\nband blue: wolf-01\nhand red: {hand}\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: sword, 5 x\nred: done\nblue: activate wolf-01 at 1 with sword\nblue: done\nblue: row 1\n=> asked: loki-look of blue"
        ))
    };
    let (equal, different, single) = (look("t-fury-2, t-fury-2"), look("t-fury-2, wolf-05"), look("wolf-05"));
    let asks = |told: &crate::support::Told| !told.game.may_play_for(&told.position, Seat::new(1));
    assert_eq!((legal(&equal, "blue").len(), legal(&different, "blue").len()), (1, 2));
    assert!(asks(&equal) && asks(&different) && !asks(&single));
    let seen = |told: &crate::support::Told| -> Vec<Event> {
        told.events.iter().filter_map(|event| Valhalla::seen(event, Viewer::Seat(Seat::new(2)))).collect()
    };
    assert_eq!(seen(&equal), seen(&different), "a third player sees no difference");
}

/// [VH-1.46, VH-16.77] Alone nothing is hidden from anybody: whatever has no alternative is played at once.
#[test]
fn alone_nothing_is_hidden() {
    for (options, seeds) in [("valkyries", 0..20), ("monster=hel", 20..30)] {
        let game = crate::support::open(1, options);
        for seed in seeds {
            crate::support::walk(&game, seed, |position, _| {
                let mut listed = Vec::new();
                game.legal(position, Seat::new(0), &mut listed);
                assert!(listed.len() != 1 || game.may_play_for(position, Seat::new(0)));
                let asked = position.table.asked;
                let open = matches!(asked, meadhall_valhalla::Asked::Mission | meadhall_valhalla::Asked::Before);
                assert!(!open || listed.len() > 1, "seed {seed}: {asked:?} without a choice");
            });
        }
    }
    let solveig = play(
        "seats: red\njarl red: solveig\nband red: bear-01\nhand red: t-fury-2\n---\nred: attack monster\n=> asked: fight of red",
    );
    assert!(choices(&solveig, "red", "add").is_empty());
}

/// [VH-5.5, VH-5.11] Ragnarok begins with whoever took the first of the last turns, wherever a scenario begins.
#[test]
fn last_turns_that_have_begun() {
    play(
        "seats: red, blue, green
        band red: bear-01
        band blue: bear-02
        band green: bear-03
        turn: blue
        last turns: 1
        deck: -
        ---
        blue: draw
        => asked: fight of green",
    );
    play(
        "seats: red, blue, green
        band red: bear-01
        band blue: bear-02
        band green: bear-03
        turn: red
        last turns: 3
        deck: -
        ---
        red: draw
        blue: draw
        green: draw
        => asked: fight of red",
    );
}

/// [VH-1.44, VH-5.15] In Ragnarok the order of what is left is asked for only where two warriors are among it and somebody later has
/// cards.
#[test]
fn the_order_of_leftovers() {
    let start = |red: &str, blue: &str| {
        format!(
            "seats: red, blue\noption dwarves: on\nband red: bear-01\nhand red: {red}\nband blue: bear-03\nhand blue: {blue}\nphase: ragnarok\n---\n"
        )
    };
    let mut one = play(&start("t-fury-2, t-counterblow", "t-fury-3"));
    one.then("red: done\n=> asked: before of blue");
    let mut two = play(&start("t-fury-2, wolf-01", "t-fury-3"));
    two.then("red: done\n=> asked: leave of red");
    assert_eq!(legal(&two, "red"), ["discard bear-01", "discard wolf-01"]);
    two.then("red: discard wolf-01\n=> asked: before of blue");
    assert!(two.fact("discard").contains("bear-01, wolf-01"), "{}", two.fact("discard"));
    let mut nobody = play(&start("t-fury-2, wolf-01", "-"));
    nobody.then("red: done\n=> asked: fight of blue");
}

/// [VH-14.26] At the end of a jarls' alliance the log tells what each pair has together.
#[test]
fn pairs_are_told_their_total() {
    let mut told = play(
        "seats: red, blue, green, yellow\noption brothers: alliance\nband red: bear-01\nvalhalla green: wolf-01\nphase: ragnarok",
    );
    told.then("red: done\n=> asked: over of -");
    let pairs: Vec<Event> =
        told.events.iter().copied().filter(|event| matches!(event, Event::PairScore { .. })).collect();
    let own = |who: &str| told.fact(&format!("score {who}")).parse::<u16>().expect("a number");
    let pair =
        |one: usize, two: usize, total: u16| Event::PairScore { one: Seat::new(one), two: Seat::new(two), total };
    assert_eq!(pairs, [pair(0, 2, own("red") + own("green")), pair(1, 3, own("blue") + own("yellow"))]);
}

/// [VH-16.65, VH-16.66] Who has lost alone has lost at once: no question follows the penalty that empties the deck or a last attack that
/// failed.
#[test]
fn lost_at_once() {
    let penalty = "seats: red\noption monster: hel\noption level: 3\nvalhalla red: wolf-01, wolf-02\nband red: bear-01\nmonster card: 5\ndeck size: 3\n---\ndice: 6 x\nred: attack monster\nred: done\n=> asked: over of -";
    let told = play(penalty);
    assert!(!told.events.iter().any(|event| matches!(event, Event::GloryLost { .. })), "no glory is lost any more");
    let last = "seats: red\noption monster-abilities: off\nband red: bear-01\nmonster card: 6\ndeck: wolf-01, wolf-02\n---\nred: draw\n=> asked: drawn of red\ndice: sword, 5 x\nred: discard wolf-01\n=> asked: fight of red\nred: activate bear-01 at 1 with sword\nred: done\n=> asked: over of -\n=> winners: -";
    play(last);
}

/// Every ruling stands in the index of doubtful places; what speaks for and against each is tested with the rulings of all games.
#[test]
fn the_index_lists_every_ruling() {
    let text = include_str!("../../../../../docs/rules/valhalla.md");
    let (clauses, index) = text.split_once("## Appendix: index of doubtful places").expect("an index");
    let rows: Vec<Vec<&str>> = index
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| place"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect();
    for row in &rows {
        assert!(row.len() == 2 && row.iter().all(|cell| !cell.is_empty()), "{row:?}");
    }
    let listed: Vec<&str> = rows.iter().flat_map(|row| row[1].split(", ")).collect();
    let mut rulings = 0;
    for line in clauses.lines().filter(|line| line.starts_with("[VH-") && line.contains("(ruling)")) {
        let id = line[1..].split(']').next().unwrap_or_default();
        assert!(listed.contains(&id), "{id} is not in the index");
        rulings += 1;
    }
    assert!(rulings > 250, "{rulings}");
}
