//! The rules, as the engine calls them: each method points to its chapter.

use crate::state::{Asked, MOST, Position};
use crate::view::View;
use crate::{Action, Event, Vaalbara, options};
use meadhall_engine::{BadOption, Chance, Game, OptionSpec, Options, Outcome, Seat, SeatSet, Sink, Viewer};

impl Game for Vaalbara {
    const ID: &'static str = "vaalbara";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, MOST);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const CARDS: Option<(&'static str, &'static str)> = Some(("deck", crate::data::BUILT_IN));
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn open(seats: usize, options: &Options) -> Result<Vaalbara, BadOption> {
        options::open(seats, options)
    }

    fn options(&self) -> Options {
        self.written_options()
    }

    fn tables(&self) -> String {
        self.deck.fingerprint().to_owned()
    }

    #[inline]
    fn seats(&self) -> usize {
        self.players
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        self.set_up(chance, sink)
    }

    #[inline]
    fn pending(&self, position: &Position) -> SeatSet {
        match position.asked {
            Asked::Assign => self.unassigned(position),
            Asked::Show { asked, answered, .. } => asked.minus(answered),
            Asked::Over => SeatSet::EMPTY,
            _ => SeatSet::only(position.active),
        }
    }

    #[inline]
    fn legal(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        if self.pending(position).contains(seat) {
            self.list(position, seat, choices);
        }
    }

    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        _: &mut C,
        sink: &mut S,
    ) {
        match (position.asked, action) {
            (Asked::Assign, Action::Assign(choice)) => self.assign(position, seat, choice, sink),
            (Asked::Show { .. }, Action::Show(show)) => self.answer(position, seat, show, sink),
            (Asked::Bard, Action::Bard(clan)) => self.bard(position, clan, sink),
            (Asked::Tracker, Action::Tracker(row, slot)) => self.track(position, seat, row, slot, sink),
            (Asked::Midwife, Action::Midwife(choice)) => self.take_back(position, seat, choice, sink),
            (Asked::Rider, Action::Rider(first, second)) => self.ride(position, seat, first, second, sink),
            (Asked::Explorer, Action::Explorer(place)) => self.explore(position, seat, place, sink),
            (Asked::Take, Action::Take(slot)) => self.take(position, seat, slot, sink),
            _ => {}
        }
    }

    fn decision_bound(&self, position: &Position) -> u64 {
        self.decisions_left(position)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
    }

    #[inline]
    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        self.fill_in(view, chance)
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.result(position)
    }

    fn standing(&self, position: &Position) -> Outcome {
        self.standings(position)
    }
}
