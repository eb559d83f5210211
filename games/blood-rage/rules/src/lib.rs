//! The rules of Blood Rage: two to five clans of Vikings fight for Glory before the end of the world.
//!
//! Three ages of six phases. In Gods' Gifts everybody drafts six cards; in the Action phase players spend Rage to invade,
//! march, upgrade, commit quests and pillage, and every pillage is a battle that others may join; then hands are cut to
//! one card, quests are checked, Ragnarök takes a province, and Valhalla gives back the dead. Most Glory wins.
//!
//! [`BloodRage`] is the rules with their options; [`Position`] is a position: [`Table`] lies open, a [`Secret`] is hidden;
//! [`Action`] is what a player may decide. The numbers in brackets in tests and messages, such as `[BR-5.12]`, are the
//! clauses of the rules.
//!
//! ```
//! use meadhall_engine::{Game, ScenarioGame, Secrecy, StandingAnswers, Wording, Options, Quick, Ignore};
//! use meadhall_blood_rage::BloodRage;
//!
//! let game = BloodRage::open(4, &Options::default()).unwrap();
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
mod card_words;
mod clan_sheet;
pub mod data;
mod event;
mod names;
mod options;
mod rules;
mod scenario;
mod sheet;
mod state;
mod talk;
mod tell;
mod view;
mod why;

pub use action::{Action, Invade, March, Victim};
pub use clan_sheet::ClanSheet;
pub use data::{Card, Cards, Counts, Effect, Kind, MOST_IN_DECK, Module, Places};
pub use event::{Cause, Event};
pub use names::{Clan, Figure, God, Phase, Place, Region, Stat, Token, Unknown};
pub use options::Clans;
pub use scenario::{FACTS, FACTS_OF_CLANS, FINDINGS, FINDINGS_OF_CLANS};
pub use sheet::{Group, MOST_CARDS, OUTSIDE, Piece, RESERVE, SPOTS, Sheet, Slot, Source, VALHALLA};
pub use state::{Asked, Battle, Doom, FreeInvade, Idol, Invasion, MOST, Position, Reason, Secret, Step, Table, Then};
pub use tell::clause_of_god;
pub use view::{Memory, Own, Past, View};

use data::Face;
use meadhall_engine::{
    BadOption, Chance, Facts, Game, List, Message, OptionSpec, Options, Outcome, RulesEntry, ScenarioGame, Seat,
    SeatSet, Secrecy, Sink, StandingAnswers, Viewer, Wording,
};
use rules::Course;
use std::sync::Arc;

/// Every word that a player reads, as Fluent text, by the language's code.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

/// How a program that knows no game plays this one.
pub static ENTRY: RulesEntry = RulesEntry::of::<BloodRage>();

/// The rules of Blood Rage with their options and their table of cards.
#[derive(Clone, Debug)]
pub struct BloodRage {
    players: usize,
    clans: Clans,
    first_game: bool,
    kickstarter: bool,
    mystics: bool,
    gods: bool,
    cards: Arc<Cards>,
    /// The text of the cards, if it is not the built-in table.
    own_cards: Option<String>,
    decks: [List<Card, MOST_IN_DECK>; 3],
    /// Whether a card is in use with which only monsters count.
    has_wolfman: bool,
    /// The most Rage that a card in use brings for winning.
    rage_for_winning: u8,
}

impl BloodRage {
    /// The table of cards.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.cards[card]
    }

    /// A clan sheet with what its upgrades make of it.
    #[inline]
    pub fn sheet<'a>(&'a self, table: &'a Table, seat: Seat) -> ClanSheet<'a> {
        ClanSheet::new(table.sheet(seat), &self.cards)
    }

    /// A clan's STR in a province and its fjord, as quests count it.
    #[inline]
    pub fn strength(&self, table: &Table, seat: Seat, place: Place) -> u16 {
        self.sheet(table, seat).strength(table.forces(seat, place), place)
    }

    /// Where a figure on the board is, of those in a province and its fjord.
    #[inline]
    fn spot_of(&self, table: &Table, seat: Seat, piece: Piece, place: Place) -> usize {
        match place.fjord() {
            Some(fjord) if self.sheet(table, seat).figure(piece).sails() => fjord.index(),
            _ => place.index(),
        }
    }

    /// The cards of an age that are in use.
    pub fn deck(&self, age: u8) -> &List<Card, MOST_IN_DECK> {
        &self.decks[usize::from(age.clamp(1, 3)) - 1]
    }

    #[inline]
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    #[inline]
    fn everybody(&self) -> SeatSet {
        SeatSet::first_seats(self.players)
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

    /// Whether a card with a white disc can be in a hand in this age.
    fn has_late_cards(&self, age: u8) -> bool {
        (1..=age).any(|age| self.deck(age).iter().any(|card| self.face(card).is_late()))
    }

    /// Whether everybody has seen every card of a hand, the committed quests among them.
    fn is_hand_known(&self, position: &Position, seat: Seat) -> bool {
        let secret = position.secret(seat);
        position.sheet(seat).known.len() == secret.hand.len() + secret.quests.len()
    }

    fn list(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let table = &position.table;
        match table.asked {
            Asked::Draft => self.list_draft(position, seat, choices),
            Asked::Turn => self.list_turn(position, seat, choices),
            Asked::FreeInvade(free) => {
                self.list_free_invades(table, seat, free, choices);
                choices.push(Action::Decline);
            }
            Asked::Succor => choices.extend([rules::invade::warrior_to(table.invasion.place), Action::Decline]),
            Asked::Blessing => choices.extend([rules::invade::warrior_to(table.battle.place), Action::Decline]),
            Asked::Domain(place) => choices.extend([Action::Pillage(place), Action::Decline]),
            Asked::Call => self.list_calls(table, seat, choices),
            Asked::Card => {
                let hand = position.secret(seat).hand;
                choices.extend(rules::upgrade::distinct(hand.as_slice()).map(Action::Play));
            }
            Asked::Count => self.list_counts(table, seat, choices),
            Asked::Spare => self.list_spares(table, seat, choices),
            Asked::Save => self.list_saves(table, seat, choices),
            Asked::Add => self.list_late(position, seat, choices),
            Asked::Recover => self.list_recovers(table, choices),
            Asked::Raise(reason) => {
                if reason == Reason::Quest {
                    choices.push(Action::Decline);
                }
                choices.extend(table.raisable(seat, reason).map(Action::Raise));
            }
            Asked::Hammers => self.list_moves(table, seat, choices),
            Asked::God(index) => self.list_sends(table, index, choices),
            Asked::Discard => self.list_keeps(position, seat, choices),
            Asked::Over => {}
        }
    }
}

/// Facts of scenarios in which the order of a list means nothing.
const SETS: &[&str] = &[
    "passed",
    "destroyed",
    "pillaged",
    "discarded",
    "gods",
    "kept",
    "answered",
    "members",
    "cancelled",
    "blessed",
    "valkyries",
    "nidhoggr",
    "waiting",
    "spoils",
    "in",
    "figures",
    "valhalla",
    "reserve",
    "upgrades",
    "hand",
    "quests",
    "known",
    "revealed",
    "met",
    "dying",
    "pack",
    "pillages",
    "sources",
];

impl Game for BloodRage {
    const ID: &'static str = "blood-rage";
    const VERSION: u32 = 2;
    const SEATS: (usize, usize) = (2, MOST);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
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
        let asked = position.table.asked;
        let mut course = Course { game: self, position, chance, sink };
        match (asked, action) {
            (Asked::Draft, Action::Draft(card, other)) => course.draft(seat, card, other),
            (Asked::Turn, Action::Pass) => course.pass(seat),
            (Asked::Turn, Action::Quest(card)) => course.commit(seat, card),
            (Asked::Turn, Action::Upgrade(card, slot)) => course.upgrade(seat, card, slot),
            (Asked::Turn, Action::Pillage(place)) => course.pillage(seat, place, false),
            (Asked::Turn, Action::Challenge(place)) => course.challenge(seat, place),
            (Asked::Turn, Action::Sacrifice(first, second)) => course.sacrifice(seat, [first, second]),
            (Asked::Turn, Action::Invade(invade)) => course.invade(seat, invade, false),
            (Asked::Turn, Action::March(march)) => course.march(seat, march),
            (Asked::FreeInvade(_), Action::Invade(invade)) => course.invade(seat, invade, true),
            (Asked::FreeInvade(_), Action::Decline) => course.end_turn(),
            (Asked::Succor, Action::Invade(_)) => course.succor(true),
            (Asked::Succor, Action::Decline) => course.succor(false),
            (Asked::Blessing, Action::Invade(_)) => course.bless(seat, true),
            (Asked::Blessing, Action::Decline) => course.bless(seat, false),
            (Asked::Domain(place), Action::Pillage(_)) => course.domain(seat, place, true),
            (Asked::Domain(place), Action::Decline) => course.domain(seat, place, false),
            (Asked::Call, Action::Call(figure, place)) => course.answer_call(seat, Some((figure, place))),
            (Asked::Call, Action::Decline) => course.answer_call(seat, None),
            (Asked::Card, Action::Play(card)) => course.lay(seat, card),
            (Asked::Count, Action::Count(bonus)) => course.count_quest(seat, bonus),
            (Asked::Count, Action::Decline) => course.count_quest(seat, 0),
            (Asked::Spare, Action::Spare(figure)) => course.spare(seat, figure),
            (Asked::Save, Action::Save(figure)) => course.save(seat, figure),
            (Asked::Save, Action::Retreat(figure, to)) => course.retreat(seat, figure, to),
            (Asked::Save, Action::Accept) => course.accept(seat),
            (Asked::Add, Action::Add(card)) => course.add(seat, Some(card)),
            (Asked::Add, Action::Decline) => course.add(seat, None),
            (Asked::Recover, Action::Recover(card)) => course.recover(seat, Some(card)),
            (Asked::Recover, Action::Decline) => course.recover(seat, None),
            (Asked::Raise(reason), Action::Raise(stat)) => course.raise_chosen(seat, Some(stat), reason),
            (Asked::Raise(reason), Action::Decline) => course.raise_chosen(seat, None, reason),
            (Asked::Hammers, Action::Move(figure, to)) => course.move_leader(seat, Some((figure, to))),
            (Asked::Hammers, Action::Decline) => course.move_leader(seat, None),
            (Asked::God(index), Action::Send(god, to)) => course.send(index, god, to),
            (Asked::Discard, Action::Keep(card)) => course.keep(seat, card),
            _ => {}
        }
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
}

impl Wording for BloodRage {
    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        self.explain_refusal(position, seat, action)
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> String {
        position.sheet(seat).clan.to_string()
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        event.tell(&self.cards)
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn label(&self, view: &View, action: Action) -> Message {
        self.name_choice(view, action)
    }
}

impl Secrecy for BloodRage {
    /// Where the single choice depends on cards that others cannot see, playing it for the seat would tell of them.
    fn may_play_for(&self, position: &Position, seat: Seat) -> bool {
        let hand = position.secret(seat).hand.len();
        match position.table.asked {
            Asked::Draft | Asked::Discard => false,
            Asked::Add => !self.has_late_cards(position.table.age) || self.is_hand_known(position, seat),
            Asked::Card => hand == 1 || self.is_hand_known(position, seat),
            Asked::Turn => hand == 0 || self.is_hand_known(position, seat),
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
        position.table.asked == Asked::Add
    }
}

impl StandingAnswers for BloodRage {
    const STANDING: &'static [&'static str] = &["never-add"];
    const STRETCH: Option<&'static str> = Some("age");

    fn standing_answer(&self, position: &Position, seat: Seat, standing: &str) -> Option<Action> {
        let asked = position.table.asked == Asked::Add && position.table.who == seat;
        (asked && standing == "never-add").then_some(Action::Decline)
    }

    fn stretch(&self, position: &Position) -> u32 {
        position.table.age.into()
    }
}

impl ScenarioGame for BloodRage {
    const LOTS: &'static [&'static str] = &["deal", "tokens", "ragnarok", "starter", "gods drawn", "gods placed"];
    const SETS: &'static [&'static str] = SETS;

    fn describe(&self, position: &Position) -> Facts {
        self.facts(position)
    }

    fn compose<C: Chance>(
        facts: &Facts,
        options: &Options,
        chance: &mut C,
    ) -> Result<(BloodRage, Position), BadOption> {
        scenario::compose(facts, options, chance)
    }
}
