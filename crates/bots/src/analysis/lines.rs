//! Lines of play: from an imagined position, everybody decides by the policy until the line has come far enough.

use super::standpoint::Standpoint;
use crate::evaluator::Evaluator;
use crate::knowledge::{Action, Event, Position};
use crate::player_type::PlayerTypes;
use crate::{Knowledge, PerSeat};
use meadhall_engine::{Game, MAX_SEATS, Quick, Seat, single};

/// An imagined position that fits what the viewer knows, and the luck that everything played from there has.
pub(crate) struct World<K: Knowledge> {
    pub(crate) position: Position<K>,
    pub(crate) luck: Quick,
}

/// Watches a line being played.
pub(crate) trait Witness<K: Knowledge> {
    /// A seat decides in this position.
    fn decides(&mut self, position: &Position<K>, seat: Seat, action: Action<K>) {
        let _ = (position, seat, action);
    }

    /// Something happens; `at_once` if it follows from the very choice that is looked at.
    fn happens(&mut self, event: &Event<K>, at_once: bool) {
        let _ = (event, at_once);
    }
}

/// Nobody watches.
pub(crate) struct Nobody;

impl<K: Knowledge> Witness<K> for Nobody {}

/// Plays lines, with room to work in.
pub(crate) struct Player<'a, K: Knowledge> {
    pub(crate) standpoint: &'a Standpoint<K>,
    pub(crate) evaluator: &'a mut Evaluator<K>,
    /// At how many settled positions a line goes on, unless the game says otherwise.
    pub(crate) stops: u32,
    pub(crate) room: Vec<Action<K>>,
    pub(crate) events: Vec<Event<K>>,
}

impl<K: Knowledge> Player<'_, K> {
    /// Plays a line: first these choices, then whatever the policy says. What it comes to for each seat; none if one of the
    /// first choices cannot be made in this world.
    pub(crate) fn play(
        &mut self,
        world: &World<K>,
        first: &[(Seat, Action<K>)],
        witness: &mut impl Witness<K>,
    ) -> Option<PerSeat> {
        let game = &self.standpoint.game;
        let (mut position, mut luck) = (world.position.clone(), world.luck.clone());
        // Were the others taken for who they seem to be, and the viewer for a searcher, thinking alone would win games.
        self.evaluator.types = PlayerTypes::all_trained();
        let (mut given, mut passed, mut at_once) = (first.iter().copied().peekable(), 0, true);
        loop {
            let pending = game.pending(&position);
            let Some(seat) =
                given.peek().map(|(seat, _)| *seat).filter(|seat| pending.contains(*seat)).or(pending.first())
            else {
                break;
            };
            let action = match given.peek() {
                Some(&(own, action)) if own == seat => {
                    game.legal(&position, seat, &mut self.room);
                    if self.room.len() > 1 || self.room.contains(&action) {
                        if !self.room.contains(&action) && !game.also_legal(&position, seat, action) {
                            return None;
                        }
                        given.next();
                        Some(action)
                    } else {
                        self.room.first().copied()
                    }
                }
                Some(_) => {
                    // Nobody else has a choice to make before one that was given.
                    game.legal(&position, seat, &mut self.room);
                    match self.room[..] {
                        [only] => Some(only),
                        _ => return None,
                    }
                }
                None => self.evaluator.quick_choice(game, &position, seat, &mut luck, &mut self.room),
            };
            let Some(action) = action else { break };
            witness.decides(&position, seat, action);
            self.events.clear();
            game.apply(&mut position, seat, action, &mut luck, &mut self.events);
            self.events.iter().for_each(|event| witness.happens(event, at_once));
            at_once = false;
            if K::settled(game, &position) && given.peek().is_none() {
                passed += 1;
                if K::line_ends(game, &world.position, &position, passed, self.stops) {
                    break;
                }
            }
        }
        Some(self.worth(&position))
    }

    /// Each seat's chance in the last position of a line: what came of it where the game is over, else what the trained
    /// evaluation says.
    fn worth(&mut self, position: &Position<K>) -> PerSeat {
        let game = &self.standpoint.game;
        let Some(outcome) = game.outcome(position) else { return self.evaluator.value(game, position) };
        let mut shares = [0.0; MAX_SEATS];
        Seat::all(outcome.seats).for_each(|seat| shares[seat.index()] = single(outcome.share(seat)));
        shares
    }
}
