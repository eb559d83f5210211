//! Who is whose neighbour, as little drawings of the table.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::{Game, Options, Seat};
use meadhall_vaalbara::{Character, Clan, Kind, Vaalbara};
use meadhall_words::Words;

pub(super) fn neighbours(words: &Words) -> Markup {
    let tables =
        (Vaalbara::SEATS.0..=Vaalbara::SEATS.1).filter_map(|seats| Vaalbara::open(seats, &Options::default()).ok());
    html! {
        p { (words.say("guide-neighbours-intro")) }
        ul.rings {
            @for game in tables {
                li {
                    (ring(&game))
                    h3 { (words.fill("guide-neighbours-players", &[("players", game.seats().into())])) }
                    p { (words.say(&format!("guide-neighbours-{}", game.seats()))) }
                }
            }
        }
        p.key {
            span.key-you { (words.say("guide-neighbours-you")) }
            span.key-near { (words.say("guide-neighbours-near")) }
            span.key-far { (words.say("guide-neighbours-far")) }
        }
        h3 { (words.say("guide-neighbours-who")) }
        p.tiles {
            (tiles::land(words, (Kind::Meadow, 0)))
            @for character in [Character::Hunter, Character::Seer, Character::Carver] {
                (tiles::character(words, character, None))
            }
        }
        p { (words.say("guide-neighbours-any")) }
    }
}

/// The seats of a table in a circle: one's own at the bottom, lines to the neighbours.
fn ring(game: &Vaalbara) -> Markup {
    let seats = game.seats();
    let place = |seat: Seat| {
        // Seats follow each other to the left, which is clockwise for those who look from above.
        let turn = std::f64::consts::TAU * (seat.index() as f64 / seats as f64 + 0.25);
        (80.0 + 52.0 * turn.cos(), 80.0 + 52.0 * turn.sin())
    };
    let at = |value: f64| format!("{value:.1}");
    let me = Seat::new(0);
    let near = game.neighbours(me);
    let (my_x, my_y) = place(me);
    let nearness = |seat| match seat {
        _ if seat == me => "ring-me",
        _ if near.contains(seat) => "ring-near",
        _ => "ring-far",
    };
    let sprite = ART.url("vaalbara.svg");
    html! {
        svg.ring viewBox="0 0 160 160" aria-hidden="true" {
            circle.ring-table cx="80" cy="80" r="38" {}
            @for seat in near.iter() {
                @let (x, y) = place(seat);
                line.ring-line x1=(at(my_x)) y1=(at(my_y)) x2=(at(x)) y2=(at(y)) {}
            }
            @for (seat, clan) in Seat::all(seats).zip(Clan::ALL) {
                @let (x, y) = place(seat);
                g class={ (nearness(seat)) " clan-" (clan) } {
                    circle.ring-seat cx=(at(x)) cy=(at(y)) r="23" {}
                    use href={ (sprite) "#clan-" (clan) } x=(at(x - 17.0)) y=(at(y - 17.0)) width="34" height="34" {}
                }
            }
        }
    }
}
