//! Which warrior is which. The rules only count them; the eye follows each, so they are told apart by what has happened.

use super::BoardContext;
use meadhall_blood_rage::data::{MYSTICS, WARRIORS};
use meadhall_blood_rage::{Event, Figure, Piece, Place, RESERVE, VALHALLA};
use meadhall_engine::Seat;

/// A warrior or a mystic of a clan, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Soldier {
    seat: Seat,
    piece: Piece,
    number: u8,
    spot: usize,
}

/// All warriors and mystics with their places.
pub(super) struct Muster(Vec<Soldier>);

impl Muster {
    /// Follows everybody through the events, and sets right by the view what these leave open.
    pub fn new(ctx: &BoardContext<'_>) -> Muster {
        let sorts = [(Piece::Warrior, WARRIORS), (Piece::Mystic, MYSTICS)];
        let of = |seat: Seat| {
            sorts.into_iter().flat_map(move |(piece, count)| {
                (0..count).map(move |number| Soldier { seat, piece, number, spot: RESERVE })
            })
        };
        let mut muster = Muster(Seat::all(ctx.view.players).flat_map(of).collect());
        let mut here = RESERVE;
        for (_, event) in ctx.events {
            muster.follow(event, &mut here);
        }
        muster.settle(ctx);
        muster
    }

    fn follow(&mut self, event: &Event, here: &mut usize) {
        match *event {
            Event::Invaded { seat, figure, place, fallen, .. } => {
                *here = place.index();
                self.shift(seat, figure, if fallen { VALHALLA } else { RESERVE }, place.index());
            }
            Event::Marched { seat, march } => {
                let (from, to) = (march.from.index(), march.to.index());
                (0..march.warriors).for_each(|_| self.shift(seat, Figure::Warrior, from, to));
                (0..march.mystics).for_each(|_| self.shift(seat, Figure::Mystic, from, to));
            }
            Event::Called { seat, figure, from, to }
            | Event::Moved { seat, figure, from, to }
            | Event::Retreated { seat, figure, from, to } => self.shift(seat, figure, from.index(), to.index()),
            Event::Pillages { place, .. } | Event::Attacks { place, .. } | Event::Ragnarok(place) => {
                *here = place.index()
            }
            Event::Destroyed { seat, figure, .. } => self.shift(seat, figure, *here, VALHALLA),
            Event::Released(seat, _) => {
                self.0
                    .iter_mut()
                    .filter(|one| one.seat == seat && one.spot == VALHALLA)
                    .for_each(|one| one.spot = RESERVE);
            }
            _ => {}
        }
    }

    fn shift(&mut self, seat: Seat, figure: Figure, from: usize, to: usize) {
        let piece = match figure {
            Figure::Warrior => Piece::Warrior,
            Figure::Mystic => Piece::Mystic,
            _ => return,
        };
        let there = |one: &&mut Soldier| one.seat == seat && one.piece == piece && one.spot == from;
        if let Some(one) = self.0.iter_mut().find(there) {
            one.spot = to;
        }
    }

    /// Whoever is too many in one place goes where somebody is missing.
    fn settle(&mut self, ctx: &BoardContext<'_>) {
        for seat in Seat::all(ctx.view.players) {
            for piece in [Piece::Warrior, Piece::Mystic] {
                let mut left = ctx.sheet(seat).figures;
                let mut astray = Vec::new();
                for (n, one) in self.0.iter().enumerate().filter(|(_, one)| one.seat == seat && one.piece == piece) {
                    if !left[one.spot].take(piece) {
                        astray.push(n);
                    }
                }
                for n in astray {
                    if let Some(spot) = (0..left.len()).find(|spot| left[*spot].take(piece)) {
                        self.0[n].spot = spot;
                    }
                }
            }
        }
    }

    /// The number of the `nth` figure of its sort and owner in a place.
    pub fn number(&self, seat: Seat, piece: Piece, place: Place, nth: u8) -> u8 {
        let there = |one: &&Soldier| one.seat == seat && one.piece == piece && one.spot == place.index();
        self.0.iter().filter(there).nth(usize::from(nth)).map_or(nth + WARRIORS, |one| one.number)
    }
}
