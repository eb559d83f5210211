//! Every game ends: the bound on the decisions left falls with every decision.

use crate::support::{open, play, refused, walk};
use meadhall_engine::{Chance, Game, Quick, laws};
use meadhall_valhalla::{Action, Valhalla};

/// Tables that between them know every expansion, every variant and every number of players.
const TABLES: [(usize, &str); 14] = [
    (1, "monster=fenrir"),
    (1, "monster=hel level=3 valkyries"),
    (1, "monster=surtr level=2"),
    (1, "monster=jormungandr valkyries"),
    (2, ""),
    (2, "valkyries dwarves tyr king loki=random"),
    (3, "thor tyr loki=loki-04 draft"),
    (3, "thor dwarves tyr king loki=loki-08 five-jarls"),
    (4, "thor valkyries dwarves tyr king loki=random brothers=aid"),
    (4, "dwarves tyr loki=loki-06 brothers=alliance"),
    (5, "thor valkyries dwarves tyr loki=loki-07"),
    (5, "simplified dwarves loki=loki-05"),
    (6, "thor valkyries dwarves tyr king loki=random brothers=alliance draft"),
    (6, "first-game king loki=loki-03 dwarves"),
];

fn more(games: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(games)
}

/// [VH-5.2, VH-7.18, VH-16.64] Random play: the bound falls with every decision, at every table.
#[test]
fn the_bound_falls_in_random_play() {
    for (players, options) in TABLES {
        let game = open(players, options);
        for seed in 0..more(25) {
            let mut last = u64::MAX;
            walk(&game, seed, |position, _| {
                let bound = game.decision_bound(position);
                assert!(bound < last, "{players} players, {options}, seed {seed}: {:?}", position.table.asked);
                last = bound;
            });
            assert_eq!(last, 0, "nothing is left when the game is over");
        }
    }
}

/// Somebody who wants to go on for ever, and leaves as much as possible with every decision, comes to an end as well.
#[test]
fn whoever_drags_out_the_game_comes_to_an_end() {
    for (players, options) in TABLES {
        let games = more(20);
        let most = laws::drag_out(&open(players, options), 0..games).unwrap_or_else(|broken| panic!("{broken}"));
        assert!((20..6_000).contains(&most), "{players} players, {options}: {most} decisions");
    }
}

/// Whoever never ends a phase of a battle, adds no warrior twice and draws as late as possible: every way to go on without
/// paying for it is tried.
#[test]
fn who_avoids_every_ending_comes_to_an_end() {
    let ends = |action: &Action| matches!(action, Action::Done | Action::Decline | Action::Draw);
    for (players, options) in TABLES {
        let game = open(players, options);
        for seed in 0..more(10) {
            stubborn(&game, seed, ends);
        }
    }
}

/// Plays choices that end nothing as long as there is one, and demands that the bound falls.
fn stubborn(game: &Valhalla, seed: u64, ends: impl Fn(&Action) -> bool) {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut meadhall_engine::Ignore);
    let mut choices = Vec::new();
    while let Some(seat) = game.pending(&position).first() {
        game.legal(&position, seat, &mut choices);
        let bound = game.decision_bound(&position);
        let going: Vec<Action> = choices.iter().copied().filter(|action| !ends(action)).collect();
        let among = if going.is_empty() { &choices } else { &going };
        let action = among[quick.index(among.len())];
        game.apply(&mut position, seat, action, &mut quick, &mut meadhall_engine::Ignore);
        assert!(game.decision_bound(&position) < bound, "seed {seed}: `{action}` leads to {:?}", position.table.asked);
    }
}

/// [VH-7.18, VH-7.19] Brynjarr may do without phase B turn after turn; the others pay for his turns with cards of the deck.
#[test]
fn brynjarr_never_draws() {
    let mut told = play(
        "seats: red, blue\njarl red: brynjarr\nshields red: 2\ncaptured blue: red, red\nband red: bear-01\nband blue: wolf-01\nshields blue: 4\nhand red: wolf-02, wolf-03, wolf-04, wolf-05, wolf-06\ndeck size: 3",
    );
    let mut last = u64::MAX;
    for _ in 0..40 {
        let Some(seat) = told.game.pending(&told.position).first() else { return };
        let bound = told.game.decision_bound(&told.position);
        assert!(bound < last);
        last = bound;
        let mut choices = Vec::new();
        told.game.legal(&told.position, seat, &mut choices);
        let again = choices.iter().find(|action| **action == Action::Secondary);
        let action = *again.unwrap_or(&choices[0]);
        told.game.apply(&mut told.position, seat, action, &mut told.chance, &mut told.events);
    }
    panic!("three cards do not last for forty decisions");
}

/// Two players with the same jarl sit at no table: two Brynjarrs could do without the deck for ever.
#[test]
fn a_jarl_leads_one_band() {
    assert!(refused("seats: red, blue\njarl red: brynjarr\njarl blue: brynjarr").contains("jarl blue: brynjarr"));
}
