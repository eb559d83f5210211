//! The rules of Valhalla: jarls lead their bands into battles of dice, so that warriors may fall with glory.
//!
//! In a turn a player adds warriors, attacks or draws, and then draws. Attacker and defender roll dice, lay them on the weapons
//! of their warriors and play tactics; the winner's warriors go to Valhalla, where they are worth glory, and a beaten defender
//! loses a shield. When a player's last shield or the deck is gone, everybody has one more turn, and Ragnarok follows.
//! Alone, a player fights one of four monsters.
//!
//! [`Valhalla`] is the rules with their options and their table of cards; [`Position`] is a position: [`Table`] lies open;
//! [`Action`] is what a player may decide. The numbers in brackets in tests and messages, such as `[VH-4.12]`, are the clauses
//! of the rules.
//!
//! ```
//! use meadhall_engine::{Game, ScenarioGame, Secrecy, StandingAnswers, Wording, Options, Quick, Ignore};
//! use meadhall_valhalla::Valhalla;
//!
//! let game = Valhalla::open(4, &Options::default()).unwrap();
//! let mut chance = Quick::new(1);
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! let mut choices = Vec::new();
//! while let Some(seat) = game.pending(&position).first() {
//!     let action = game.sample(&position, seat, &mut chance, &mut choices).unwrap();
//!     game.play(&mut position, seat, action, &mut chance, &mut Ignore).unwrap();
//! }
//! assert!(game.outcome(&position).unwrap().winners().count() >= 1);
//! ```

mod action;
pub mod battle;
pub mod data;
mod event;
mod names;
mod options;
pub mod places;
mod refuse;
mod rules;
mod scenario;
mod state;
mod talk;
mod tell;
mod view;

pub use action::{Action, Dice, Spot};
pub use battle::{ATTACKER, Battle, DEFENDER};
pub use data::{BadCards, Card, Cards};
pub use event::{Cause, Event, Told};
pub use names::{Clan, Colour, Face, Jarl, Monster, Unknown};
pub use options::Trick;
pub use places::{CardSet, Place, Places};
pub use rules::ending::{Tally, shield_points};
pub use state::{
    Asked, Board, Due, Foe, King, MOST, Outgoing, Pick, Position, Post, ROOM, SHIELDS, Secret, Spare, Stage, Table,
    Throw,
};
pub use view::{Own, View};

use meadhall_engine::{
    BadOption, Chance, Facts, Game, Message, OptionSpec, Options, Outcome, ScenarioGame, Seat, SeatSet, Secrecy, Sink,
    StandingAnswers, Viewer, Wording,
};
use rules::Course;
use std::sync::Arc;

/// Every word that a player reads, as Fluent text, by the language's code.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

/// Brothers in arms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brothers {
    /// Not played.
    Off,
    /// Jarls' aid: partners who score alone.
    Aid,
    /// Jarls' alliance: allies who win together.
    Alliance,
}

/// The rules of Valhalla with their options and their table of cards.
#[derive(Clone, Debug)]
pub struct Valhalla {
    players: usize,
    loki: Trick,
    thor: bool,
    valkyries: bool,
    dwarves: bool,
    tyr: bool,
    king: bool,
    brothers: Brothers,
    first_game: bool,
    five_jarls: bool,
    draft: bool,
    simplified: bool,
    monster: Monster,
    level: u8,
    tame: bool,
    free_places: bool,
    start: Option<Seat>,
    /// How many expansions of 40 cards are in the deck.
    extra_decks: u8,
    /// The single cards of a kind that are in use.
    warriors: CardSet,
    tactics: CardSet,
    missions: CardSet,
    /// Whether a Call to Arms is in use.
    has_calls: bool,
    /// The cards shuffled in step 1, and those of Tyr's wrath.
    deck: CardSet,
    wrath: CardSet,
    cards: Arc<Cards>,
    /// The text of the cards, if it is not the built-in table.
    own_cards: Option<String>,
}

impl Valhalla {
    /// The table of cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The form of Brothers in arms.
    pub fn brothers(&self) -> Brothers {
        self.brothers
    }

    /// The monster and the level of a solo game.
    pub fn monster(&self) -> Option<(Monster, u8)> {
        self.is_solo().then_some((self.monster, self.level))
    }

    /// The single cards in use, those of Tyr's wrath included.
    pub fn in_use(&self) -> CardSet {
        self.deck.or(&self.wrath)
    }

    /// The number of the first copy of a card among all single cards; its copies follow each other.
    pub fn first_copy(&self, card: Card) -> u8 {
        self.cards.copies_of(card).0
    }

    /// Whether one player fights a monster.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    #[inline]
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// The seats from one on, clockwise.
    #[inline]
    fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.players;
        (0..players).map(move |n| {
            let seat = from.index() + n;
            Seat::new(if seat < players { seat } else { seat - players })
        })
    }

    /// The partner or ally of a player.
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.brothers == Brothers::Off {
            return None;
        }
        Some(Seat::new((seat.index() + self.players / 2) % self.players))
    }
}

impl Game for Valhalla {
    const ID: &'static str = "valhalla";
    const VERSION: u32 = 2;
    const SEATS: (usize, usize) = (1, MOST);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
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
            return rules::dice::any_throw(&battle.sides[battle.turn_of()].dice, chance);
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
        Course { game: self, position, chance, sink }.answer(seat, action);
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
}

impl Wording for Valhalla {
    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        self.explain_refusal(position, seat, action)
    }

    fn seat_name(&self, _: &Position, seat: Seat) -> String {
        Colour::ALL[seat.index()].to_string()
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        event.tell()
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn label(&self, view: &View, action: Action) -> Message {
        self.name_choice(view, action)
    }
}

impl Secrecy for Valhalla {
    /// Where the single choice depends on cards that others cannot see, playing it for the seat would tell of them.
    fn may_play_for(&self, position: &Position, seat: Seat) -> bool {
        if self.is_solo() {
            return true;
        }
        let hand = position.hand(seat).len();
        match position.table.asked {
            Asked::Thor | Asked::Mission | Asked::Tyr(_) | Asked::LokiAdd { .. } | Asked::Before => false,
            Asked::Jarl | Asked::Reject | Asked::Drawn => false,
            // A hand of equal cards looks like any other to those who do not see it.
            Asked::LokiLook => {
                let battle = &position.table.battle;
                battle.side_of(seat).is_some_and(|at| position.hand(battle.sides[1 - at].seat).len() <= 1)
            }
            Asked::Turn | Asked::Fight => hand == 0,
            Asked::Second | Asked::Force | Asked::SteinarDiscard | Asked::HandToll | Asked::LokiGive => hand <= 1,
            _ => true,
        }
    }

    fn still_secret(&self, before: &Position, seat: Seat, action: Action, now: &Position) -> bool {
        self.keeps_secret(before, seat, action, now)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn hides_holder(&self, position: &Position) -> bool {
        use Asked::{Before, LokiAdd, Mission, Thor, Tyr};
        matches!(position.table.asked, Thor | Before | Mission | Tyr(_) | LokiAdd { .. })
    }

    fn hides_answers(&self, position: &Position) -> bool {
        position.table.asked == Asked::Thor
    }
}

impl StandingAnswers for Valhalla {
    const STANDING: &'static [&'static str] =
        &["never-help", "never-before", "never-mission", "never-tyr", "never-loki-add"];

    fn standing_answer(&self, position: &Position, seat: Seat, standing: &str) -> Option<Action> {
        let (key, action) = match position.table.asked {
            Asked::Thor => ("never-help", Action::Decline),
            Asked::Before => ("never-before", Action::Done),
            Asked::Mission => ("never-mission", Action::Decline),
            Asked::Tyr(_) => ("never-tyr", Action::Decline),
            Asked::LokiAdd { .. } => ("never-loki-add", Action::Decline),
            _ => return None,
        };
        (standing == key && self.pending(position).contains(seat)).then_some(action)
    }
}

impl ScenarioGame for Valhalla {
    const LOTS: &'static [&'static str] = &["dice", "draws", "thefts", "jarls", "tricks", "first", "shuffled", "wrath"];
    const SETS: &'static [&'static str] = scenario::SETS;

    fn describe(&self, position: &Position) -> Facts {
        self.facts(position)
    }

    fn compose<C: Chance>(facts: &Facts, options: &Options, chance: &mut C) -> Result<(Valhalla, Position), BadOption> {
        scenario::compose(facts, options, chance)
    }
}
