//! The rules, as the engine calls them: each method points to its chapter.

use crate::rules::{Resolver, dice};
use crate::state::{Asked, MOST, Pick, Position};
use crate::view::View;
use crate::{Action, Event, Valhalla, options};
use meadhall_engine::{BadOption, Chance, Game, OptionSpec, Options, Outcome, Seat, SeatSet, Sink, Viewer};

impl Game for Valhalla {
    const ID: &'static str = "valhalla";
    const VERSION: u32 = 2;
    const SEATS: (usize, usize) = (1, MOST);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const CARDS: Option<(&'static str, &'static str)> = Some(("cards", crate::data::BUILT_IN));
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn open(seats: usize, options: &Options) -> Result<Valhalla, BadOption> {
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
            Asked::Jarl | Asked::Reject => {
                self.all().filter(|seat| position.secrets[seat.index()].pick == Pick::None).collect()
            }
            Asked::Thor => self
                .asked_for_help(position)
                .iter()
                .filter(|seat| position.secrets[seat.index()].pick == Pick::None)
                .collect(),
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

    /// Rerolls are drawn without making their long lists.
    #[inline]
    fn sample<C: Chance>(
        &self,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        if let Asked::Reroll(_) = position.table.asked
            && position.table.who == seat
        {
            let battle = &position.table.battle;
            return dice::any_throw(&battle.sides[battle.turn_of()].dice, chance);
        }
        self.legal(position, seat, choices);
        let index = if choices.len() > 1 { chance.index(choices.len()) } else { 0 };
        choices.get(index).copied()
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

    /// An exact free place, the other order of two cards where the order does not matter, an equal warrior at another place,
    /// two cards of a deck that holds one.
    fn also_legal(&self, position: &Position, seat: Seat, action: Action) -> bool {
        let same = |other: Action| {
            let mut choices = Vec::new();
            self.legal(position, seat, &mut choices);
            choices.contains(&other)
        };
        match action {
            Action::Reject(one, two) if two < one => same(Action::Reject(two, one)),
            Action::Activate(spot, dice) => {
                self.twin_of(position, seat, spot).is_some_and(|twin| same(Action::Activate(twin, dice)))
            }
            Action::Secondary if position.table.asked == Asked::Jorunn => {
                let battle = &position.table.battle;
                let rerolled = battle.side_of(seat).is_none_or(|at| battle.sides[at].rerolled);
                !rerolled && same(Action::Main)
            }
            action => self.names_free_place(position, seat, action),
        }
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
