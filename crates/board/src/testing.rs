//! What the tests of every board need: people to sit at a table, games played at random, a look at the drawings.

use crate::drawings::{own_name, sprite, symbol};
use crate::{Assets, SeatInfo, Sitter};
use meadhall_engine::{Game, Options, Quick, Seat};
use std::collections::BTreeSet;

/// So many seats with bots at them, called `Player 0` and so on.
pub fn seats(count: usize, clan: impl Fn(Seat) -> Option<&'static str>) -> Vec<SeatInfo> {
    let info = |seat: Seat| SeatInfo {
        seat,
        name: format!("Player {}", seat.index()),
        sitter: Sitter::Bot("easy"),
        clan: clan(seat),
        mine: false,
        owes: false,
        invitation: None,
        clock: None,
    };
    Seat::all(count).map(info).collect()
}

/// Events with the turns that they belong to.
pub type Told<G> = Vec<(usize, <G as Game>::Event)>;

/// Plays a game at random and shows every position that asks something of somebody: the rules, the position, who is asked,
/// the choices, and what has happened.
///
/// # Panics
///
/// If the options are refused, or if somebody who is asked has no choice.
pub fn play<G: Game>(
    players: usize,
    options: &Options,
    seed: u64,
    mut look: impl FnMut(&G, &G::Position, Seat, &[G::Action], &Told<G>),
) {
    let rules = G::open(players, options).expect("the options are good");
    let mut chance = Quick::new(seed);
    let mut told = Vec::new();
    let mut position = rules.setup(&mut chance, &mut told);
    let mut events: Told<G> = told.into_iter().map(|event| (0, event)).collect();
    let mut choices = Vec::new();
    let mut turn = 0;
    while let Some(seat) = rules.pending(&position).first() {
        rules.legal(&position, seat, &mut choices);
        look(&rules, &position, seat, &choices, &events);
        let action = rules.sample(&position, seat, &mut chance, &mut choices).expect("a choice");
        let mut told = Vec::new();
        rules.apply(&mut position, seat, action, &mut chance, &mut told);
        turn += 1;
        events.extend(told.into_iter().map(|event| (turn, event)));
    }
}

/// Looks whether every drawing becomes a symbol of its own.
///
/// # Panics
///
/// If one does not.
pub fn check_drawings(assets: &Assets) {
    let mut names = BTreeSet::new();
    for (file, drawings) in assets.drawings() {
        let text = sprite(drawings);
        assert_eq!(text.matches("<symbol ").count(), drawings.len());
        assert_eq!(text.matches("<svg").count(), 1);
        for (name, drawing) in drawings {
            let own = own_name(name);
            assert!(text.contains(&format!("id=\"{own}\" viewBox=\"0 0 ")), "{name}");
            assert!(symbol(name, drawing).len() > drawing.len() / 2, "{name} lost its content");
            assert!(!drawing.contains(" id="), "{name} has an id that could meet another one");
            assert!(names.insert(*name), "{name} lies in two files");
            assert!(assets.drawing_url(name).contains(file), "{name} is looked for elsewhere");
        }
    }
}
