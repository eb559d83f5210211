//! What an adviser notes of a line of play: lands pillaged, quests, Glory by its source, what is lost and what it costs.

use meadhall_blood_rage::{BloodRage, Card, Event, Place, Source, Stat};
use meadhall_bots::{Consequence, Consequences};
use meadhall_engine::{Arg, Seat};

/// What a march costs.
const MARCH: f32 = 1.0;

/// A number of the game as a subject.
fn number(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX)
}

/// Notes what an event means to a seat.
pub(super) fn notice(event: &Event, seat: Seat, at_once: bool, line: &mut Consequences) {
    match *event {
        Event::Pillaged { seat: by, place } if by == seat => line.comes("pillage", number(place.index())),
        Event::WonBattle(by) if by == seat => line.comes("battle", 0),
        Event::Quest { seat: by, card, fulfilled } if by == seat => {
            let kind = if fulfilled { "quest" } else { "quest-failed" };
            line.comes(kind, number(card.index()));
        }
        Event::Raised { seat: of, stat, .. } if of == seat => line.comes("raised", number(stat.index())),
        Event::Gained(of, glory, cause) if of == seat => {
            line.amounts("glory", number(cause.source() as usize), f32::from(glory));
        }
        Event::Lost(of, glory, cause) if of == seat => {
            line.amounts("glory", number(cause.source() as usize), -f32::from(glory));
        }
        Event::Destroyed { seat: of, .. } if of == seat => line.amounts("fallen", 0, 1.0),
        Event::Invaded { seat: of, cost, .. }
        | Event::Attacks { seat: of, cost, .. }
        | Event::Upgraded { seat: of, cost, .. }
            if at_once && of == seat =>
        {
            line.amounts("rage", 0, f32::from(cost));
        }
        Event::Marched { seat: of, .. } if at_once && of == seat => line.amounts("rage", 0, MARCH),
        _ => {}
    }
}

/// What a consequence is worth, in Glory.
pub(super) fn weight(consequence: &Consequence) -> f32 {
    match consequence.kind {
        "pillage" => 4.0,
        "battle" => 2.0,
        "quest" => 5.0,
        "quest-failed" => -1.5,
        "raised" => 3.0,
        "glory" => 1.0,
        "fallen" => -0.8,
        "rage" => -0.9,
        _ => 0.0,
    }
}

/// The place, card, source or stat that a consequence is about.
pub(super) fn subject(game: &BloodRage, consequence: &Consequence) -> Option<Arg> {
    let index = usize::from(consequence.subject);
    match consequence.kind {
        "pillage" => Place::ALL.get(index).map(|place| Arg::word(format!("place-{place}"))),
        "raised" => Stat::ALL.get(index).map(|stat| Arg::word(format!("stat-{stat}"))),
        "glory" => Source::ALL.get(index).map(|source| Arg::word(format!("source-{}", source.word()))),
        "quest" | "quest-failed" => u8::try_from(index).ok().map(|card| game.cards().name(Card::from(card)).into()),
        _ => None,
    }
}
