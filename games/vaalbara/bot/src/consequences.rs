//! What an adviser notes of a line of play: lands taken, and victory points by their source.

use meadhall_bots::{Consequence, Consequences};
use meadhall_engine::{Arg, Seat};
use meadhall_vaalbara::{Cause, Character, Event, Kind};

/// From here on the subject of victory points is a character; before, a land.
const CHARACTERS: u16 = 100;

fn number(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX)
}

/// Notes what an event means to a seat.
pub(super) fn notice(event: &Event, seat: Seat, line: &mut Consequences) {
    match *event {
        Event::Took { seat: of, kind: (kind, _), .. } if of == seat => line.comes("land", number(kind.index())),
        Event::Gained(of, points, cause) if of == seat => match cause {
            Cause::Land(kind) => line.amounts("points", number(kind.index()), f32::from(points)),
            Cause::Character(character) => {
                line.amounts("points", CHARACTERS + number(character.index()), f32::from(points));
            }
            Cause::Kinds(_) => line.amounts("kinds", 0, f32::from(points)),
        },
        Event::Lost(of, points, _) if of == seat => line.amounts("stolen", 0, f32::from(points)),
        _ => {}
    }
}

/// What a consequence is worth, in victory points.
pub(super) fn weight(consequence: &Consequence) -> f32 {
    match consequence.kind {
        "land" => 1.5,
        "points" | "kinds" => 1.0,
        "stolen" => -1.0,
        _ => 0.0,
    }
}

/// The land or character that a consequence is about.
pub(super) fn subject(consequence: &Consequence) -> Option<Arg> {
    let land = |index: u16| Kind::ALL.get(usize::from(index)).map(|kind| Arg::word(format!("land-{kind}")));
    match (consequence.kind, consequence.subject.checked_sub(CHARACTERS)) {
        ("points", Some(index)) => {
            Character::ALL.get(usize::from(index)).map(|character| Arg::word(format!("character-{character}")))
        }
        ("land" | "points", None) => land(consequence.subject),
        _ => None,
    }
}
