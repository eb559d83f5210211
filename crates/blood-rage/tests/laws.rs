//! Properties that hold in every position of every game.

use meadhall_blood_rage::{BloodRage, Position};
use meadhall_engine::{Chance, Game, Ignore, Options, Quick, Seat, laws};

fn game(players: usize, options: &Options) -> BloodRage {
    BloodRage::open(players, options).expect("good options")
}

fn conserved(_game: &BloodRage, _position: &Position) -> Result<(), String> {
    Ok(())
}

#[test]
fn every_law_holds_with_two_to_five_players() {
    for players in 2..=5 {
        let o = Options::default();
        let tally = laws::check(&game(players, &o), 0..20, conserved).unwrap_or_else(|violation| panic!("{violation}"));
        eprintln!("{tally:?}");
    }
    let o = Options::default().with("monsters", "on").with("gods", "on").with("mystics", "on");
    for players in 2..=5 {
        let tally = laws::check(&game(players, &o), 0..20, conserved).unwrap_or_else(|violation| panic!("{violation}"));
        eprintln!("{tally:?}");
    }
}
