//! The rules as a game of the engine.

use crate::BloodRage;
use crate::action::Action;
use crate::event::Event;
use crate::options;
use crate::rules::Resolver;
use crate::state::{Asked, MOST, Position};
use crate::view::View;
use meadhall_engine::{BadOption, Chance, Game, OptionSpec, Options, Outcome, Seat, SeatSet, Sink, Viewer};

impl Game for BloodRage {
    const ID: &'static str = "blood-rage";
    const VERSION: u32 = 2;
    const SEATS: (usize, usize) = (2, MOST);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const CARDS: Option<(&'static str, &'static str)> = Some(("cards", crate::data::BUILT_IN));
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn open(seats: usize, options: &Options) -> Result<BloodRage, BadOption> {
        options::open(seats, options)
    }

    fn options(&self) -> Options {
        self.written_options()
    }

    fn tables(&self) -> String {
        self.cards.fingerprint().to_owned()
    }

    fn seats(&self) -> usize {
        self.players
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        self.set_up(chance, sink)
    }

    #[inline]
    fn pending(&self, position: &Position) -> SeatSet {
        match position.table.asked {
            Asked::Draft => self.everybody().minus(position.table.answered),
            Asked::Card => self.owing_cards(position),
            Asked::Discard => self.owing_discards(position),
            Asked::Over => SeatSet::EMPTY,
            _ => SeatSet::only(position.table.who),
        }
    }

    #[inline]
    fn legal(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        if self.pending(position).contains(seat) {
            self.list(position, seat, choices);
        }
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        Resolver { game: self, position, chance, sink }.answer(seat, action);
    }

    /// One of several free slots by its number, and the only slot of a kind by its own.
    fn also_legal(&self, position: &Position, seat: Seat, action: Action) -> bool {
        let Action::Upgrade(card, Some(number)) = action else { return false };
        let sheet = self.sheet(&position.table, seat);
        let only = sheet.slots_for(card).len() == 1;
        position.table.asked == Asked::Turn
            && position.table.who == seat
            && sheet.slot_for(card, Some(number)).is_some_and(|slot| only || sheet.slot(slot).is_none())
            && position.secret(seat).hand.contains(card)
            && sheet.upgrade_cost(card) <= sheet.rage
    }

    fn decision_bound(&self, position: &Position) -> u64 {
        self.bound(position)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        self.fill_in(view, chance)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.result(position)
    }

    fn standing(&self, position: &Position) -> Outcome {
        self.standings(position)
    }
}
