//! Every game ends, by rule and not by luck.

use crate::support::{Told, choices, open, play};
use meadhall_blood_rage::{Action, BloodRage, Phase, Piece, Position, RESERVE};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat, laws};

const OPTIONS: [&str; 4] = ["", "gods", "monsters mystics gods", "first-game monsters mystics gods"];

/// What somebody hoards who wants to go on for ever: Rage, figures, cards, provinces to pillage.
fn hoard(game: &BloodRage, position: &Position) -> u32 {
    let table = &position.table;
    let clan = |seat: Seat| {
        let sheet = table.sheet(seat);
        let figures = 3 * u32::from(sheet.figures[RESERVE].total()) + 2 * u32::from(sheet.on_board());
        let monsters: u32 =
            [Piece::First, Piece::Second].iter().map(|&piece| u32::from(sheet.card_of(piece).is_some())).sum();
        6 * u32::from(sheet.rage) + figures + monsters + 4 * position.secret(seat).hand.len() as u32
    };
    let open = table.standing().minus(table.pillaged).len() as u32;
    1_000 * (4 - u32::from(table.age)) + 10 * open + Seat::all(game.seats()).map(clan).sum::<u32>()
}

/// Plays all seats for somebody who hoards, with some luck, and checks that the bound falls with every choice looked at.
fn miser(game: &BloodRage, seed: u64) -> usize {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let (mut listed, mut decisions) = (Vec::new(), 0);
    loop {
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let Some(&seat) = pending.get(quick.index(pending.len())) else { return decisions };
        game.legal(&position, seat, &mut listed);
        quick.shuffle(&mut listed);
        let before = game.decision_bound(&position);
        let mut best: Option<(u32, Position)> = None;
        for &choice in listed.iter().take(64) {
            let mut after = position;
            game.apply(&mut after, seat, choice, &mut quick, &mut Ignore);
            let bound = game.decision_bound(&after);
            assert!(bound < before, "seed {seed}: `{choice}` at {:?}: {before}, then {bound}", position.table.asked);
            // To pass ends everything; a little luck keeps the ways apart.
            let kept = hoard(game, &after) + quick.below(5);
            let kept = if choice == Action::Pass { 0 } else { kept };
            if best.as_ref().is_none_or(|(most, _)| kept > *most) {
                best = Some((kept, after));
            }
        }
        position = best.expect("there is a choice").1;
        decisions += 1;
    }
}

/// How many games of each sort; more of them on demand.
fn games(usual: u64) -> u64 {
    std::env::var("MEADHALL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// [BR-5.71] A number that bounds the decisions falls with every one, in random games with every option.
#[test]
fn the_bound_falls_in_random_games() {
    for seed in 0..games(400) {
        let game = open(2 + seed as usize % 4, OPTIONS[seed as usize / 4 % 4]);
        let mut last = u64::MAX;
        crate::support::walk(&game, seed, |position, chosen| {
            let bound = game.decision_bound(position);
            assert!(bound < last, "seed {seed}: {:?}: {last}, then {bound}: {chosen:?}", position.table.asked);
            last = bound;
        });
        assert_eq!(last, 0);
    }
}

/// [BR-5.71] It falls for those who try to go on for ever: one who goes by the bound itself, and one who hoards.
#[test]
fn the_bound_falls_when_games_are_dragged_out() {
    let (mut longest, share) = (0, games(240) / 16);
    for players in 2..=5 {
        for (n, switches) in OPTIONS.into_iter().enumerate() {
            let game = open(players, switches);
            let from = 1_000 * n as u64;
            laws::drag_out(&game, from..from + share).unwrap_or_else(|broken| panic!("{switches}: {broken}"));
            for seed in from..from + share {
                longest = longest.max(miser(&game, seed));
            }
        }
    }
    assert!(longest > 500, "the adversary does drag games out: {longest}");
}

/// The same steps so many times.
fn over_and_over(facts: &str, steps: &str, times: usize) -> Told {
    play(&format!("{facts}\n---\n{}", format!("{steps}\n").repeat(times)))
}

/// [BR-5.70] Two clans of equal forces under Frigga, whom the pillager sends to and fro: nobody dies, nothing is paid, and
/// yet it ends after ten pillages of each province.
#[test]
fn frigga_sent_to_and_fro_comes_to_an_end() {
    let told = over_and_over(
        "seats: wolf, raven
        option gods: on
        destroyed: angerboda, muspelheim, elvagar
        gods: frigga gimle, odin horgr
        rage raven: 0
        figures wolf: warrior gimle, warrior myrkvlor
        figures raven: warrior gimle, warrior myrkvlor",
        "wolf: pillage gimle
        raven: decline
        wolf: decline
        wolf: send frigga > myrkvlor
        wolf: pillage myrkvlor
        raven: decline
        wolf: decline
        wolf: send frigga > gimle",
        10,
    );
    assert_eq!(choices(&told, "wolf", "pillage"), Vec::<String>::new());
    let why = crate::support::why(&told, "wolf", "pillage gimle");
    assert_eq!(why, ("why-too-often".to_owned(), Some("BR-5.70".to_owned())));
}

/// [BR-5.70] Trickery and Protection against Ascension and Prowess: the loser pays with the Rage that the winner gets anew.
#[test]
fn rage_that_goes_round_comes_to_an_end() {
    let told = over_and_over(
        "seats: wolf, raven, serpent
        age: 3
        passed: raven, serpent
        rage wolf: 2
        rage raven: 3
        upgrades wolf: friggas-protection
        upgrades raven: tyrs-prowess
        hand wolf: lokis-trickery
        hand raven: thors-ascension
        figures wolf: warrior gimle
        figures raven: leader gimle",
        "wolf: pillage gimle
        wolf: play lokis-trickery
        raven: play thors-ascension
        raven: recover thors-ascension
        wolf: save warrior
        => rage wolf: 2
        => hand wolf: lokis-trickery
        => hand raven: thors-ascension
        => figures wolf: warrior gimle",
        10,
    );
    assert_eq!(crate::support::legal(&told, "wolf").first().map(String::as_str), Some("invade leader myrkvlor"));
    assert_eq!(choices(&told, "wolf", "pillage"), Vec::<String>::new());
}

/// [BR-5.70] A mystic that loses and retreats from one province to the next and back.
#[test]
fn retreats_to_and_fro_come_to_an_end() {
    let told = over_and_over(
        "seats: wolf, raven
        option mystics: on
        destroyed: angerboda, muspelheim, elvagar
        rage raven: 0
        upgrades wolf: friggas-chosen
        upgrades raven: brothers-in-arms
        figures wolf: mystic gimle
        figures raven: leader gimle, 2 warriors myrkvlor",
        "wolf: pillage gimle
        raven: decline
        wolf: retreat mystic > myrkvlor
        wolf: pillage myrkvlor
        wolf: retreat mystic > gimle",
        10,
    );
    assert_eq!(choices(&told, "wolf", "pillage"), Vec::<String>::new());
}

/// [BR-5.70] The count is that of one clan and one province, Thor's Domain counts, and the next age begins anew.
#[test]
fn pillages_are_counted_for_each_clan_and_province() {
    let mut told = play(
        "seats: wolf, raven, serpent, bear
        age: 2
        rage wolf: 6
        rage serpent: 0
        rage bear: 0
        upgrades wolf: thors-domain
        figures wolf: warrior gimle
        figures raven: leader gimle
        ---
        wolf: pillage gimle
        raven: pass
        wolf: invade warrior gimle
        wolf: pillage gimle
        => pillages wolf: gimle 2
        => pillages raven: -
        wolf: pass",
    );
    crate::support::play_on(&mut told, |table| table.age == 2 || table.phase == Phase::Gifts);
    assert_eq!(told.position.sheet(Seat::new(0)).pillages, [0; 9]);
}
