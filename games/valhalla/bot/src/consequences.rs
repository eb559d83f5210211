//! What an adviser notes of a line of play: battles, warriors sent to Valhalla, shields, missions, the crown.

use meadhall_bots::{Consequence, Consequences};
use meadhall_engine::{Arg, Seat};
use meadhall_valhalla::{Card, Event, Valhalla};

/// Notes what an event means to a seat.
pub(super) fn notice(game: &Valhalla, event: &Event, seat: Seat, line: &mut Consequences) {
    match *event {
        Event::Won { winner, .. } if winner == seat => line.comes("won", 0),
        Event::Won { loser, .. } if loser == seat => line.comes("lost", 0),
        Event::Beat { .. } => line.comes("beat", 0),
        Event::Lost { .. } => line.comes("beaten", 0),
        Event::Sent { seat: of, card } | Event::Paid { seat: of, card, .. } if of == seat => {
            line.amounts("glory", 0, f32::from(game.cards().glory(card)));
        }
        Event::Credited { seat: of, points } if of == seat => line.amounts("glory", 0, f32::from(points)),
        Event::GloryLost { seat: of, card } if of == seat => {
            line.amounts("glory", 0, -f32::from(game.cards().glory(card)));
        }
        Event::Captured { by, .. } if by == seat => line.comes("captured", 0),
        Event::Captured { from, .. } if from == seat => line.comes("shield-lost", 0),
        Event::ShieldLost(of) if of == seat => line.comes("shield-lost", 0),
        Event::Mission { seat: of, card } if of == seat => {
            line.comes("mission", u16::try_from(card.index()).unwrap_or(u16::MAX));
        }
        Event::Added { seat: of, .. } | Event::TookWarrior { seat: of, .. } if of == seat => {
            line.amounts("joined", 0, 1.0)
        }
        Event::Drew { seat: of, count, .. } if of == seat => line.amounts("drawn", 0, f32::from(count)),
        Event::Attack { defender, .. } if defender == seat => line.comes("attacked", 0),
        Event::Discarded { seat: of, .. } if of == seat => line.amounts("discarded", 0, 1.0),
        Event::Crowned(of) if of == seat => line.comes("crowned", 0),
        _ => {}
    }
}

/// What a consequence is worth, in glory.
pub(super) fn weight(consequence: &Consequence) -> f32 {
    match consequence.kind {
        "won" | "beat" => 2.0,
        "lost" | "beaten" => -2.0,
        "glory" => 1.0,
        "captured" => 1.5,
        "shield-lost" => -1.5,
        "mission" => 2.0,
        "crowned" => 1.0,
        "joined" => 0.8,
        "drawn" => 0.5,
        "attacked" => -1.0,
        "discarded" => -0.5,
        _ => 0.0,
    }
}

/// The card that a consequence is about.
pub(super) fn subject(consequence: &Consequence) -> Option<Arg> {
    let card = || Card::at(usize::from(consequence.subject));
    (consequence.kind == "mission").then(|| Arg::word(format!("card-{}", card())))
}
