//! The rules of Vaalbara: two to five clans settle an unspoilt continent.
//!
//! Nine rounds. In each, all players lay down one of their characters in secret; turned up, the characters decide the
//! order of play (the lowest initiative first, ties by the omens on the back of the land deck), each has its effect, and
//! each player takes one land of row 1, which pays at once. Most victory points win.
//!
//! [`Vaalbara`] is the rules with their options and deck; [`Position`] is a position; [`Action`] what a player may decide.
//! The numbers in brackets in tests and messages, such as `[VB-5.8]`, are the clauses of the rules.
//!
//! ```
//! use meadhall_engine::{Game, ScenarioGame, Secrecy, StandingAnswers, Wording, Options, Quick, Ignore};
//! use meadhall_vaalbara::Vaalbara;
//!
//! let game = Vaalbara::open(4, &Options::default()).unwrap();
//! let mut chance = Quick::new(1);
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! let mut choices = Vec::new();
//! while let Some(seat) = game.pending(&position).first() {
//!     let action = game.sample(&position, seat, &mut chance, &mut choices).unwrap();
//!     game.play(&mut position, seat, action, &mut chance, &mut Ignore).unwrap();
//! }
//! assert_eq!(game.outcome(&position).unwrap().winners().count(), 1);
//! ```

mod action;
pub mod data;
mod event;
mod names;
mod rules;
mod scenario;
mod state;
mod talk;
mod view;

pub use action::Action;
pub use data::{BadDeck, Deck};
pub use event::{Cause, Event, clause_of, clause_of_land};
pub use names::{Character, Characters, Clan, Kind, Unknown};
pub use state::{Asked, Card, HAND, MOST, Player, Position, ROUNDS, Realm, Row, START_VP};
pub use view::{AskedView, Own, PlayerView, View};

use data::{LANDS, Land, Omen};
use meadhall_engine::{
    Arg, BadOption, Chance, Facts, Game, List, Message, OptionSpec, Options, Outcome, ScenarioGame, Seat, SeatSet,
    Secrecy, Sink, StandingAnswers, Viewer, Wording,
};
use std::sync::Arc;

/// Every word that a player reads, as Fluent text, by the language's code.
pub const LOCALES: [(&str, &str); 3] = [
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("de", include_str!("../locales/de.ftl")),
];

/// How the clans come to the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clans {
    /// Drawn at random.
    Random,
    /// In this order; clans past the last player's are not in the game.
    Fixed([Clan; 5]),
}

/// The rules of Vaalbara with their options and their deck.
#[derive(Clone, Debug)]
pub struct Vaalbara {
    players: usize,
    clans: Clans,
    open_totals: bool,
    deck: Arc<Deck>,
    /// The text of the deck, if it is not the built-in one.
    own_deck: Option<String>,
    lands_in_use: List<u8, LANDS>,
    omens_in_use: List<u8, LANDS>,
    neighbours: [SeatSet; MOST],
}

impl Vaalbara {
    /// The deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The lands in use with this many players, as indices into the deck's lists.
    pub fn lands_in_use(&self) -> &[u8] {
        self.lands_in_use.as_slice()
    }

    /// The omens in use with this many players, as indices into the deck's lists.
    pub fn omens_in_use(&self) -> &[u8] {
        self.omens_in_use.as_slice()
    }

    /// The face of a land.
    #[inline]
    pub fn land(&self, land: u8) -> &Land {
        &self.deck.lands[usize::from(land).min(LANDS - 1)]
    }

    /// The back of a land.
    #[inline]
    pub fn omen(&self, omen: u8) -> &Omen {
        &self.deck.omens[usize::from(omen).min(LANDS - 1)]
    }

    /// The kind of a land card.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.land(card.land).kind
    }

    /// Kind and value of a land card.
    #[inline]
    pub fn face(&self, card: Card) -> (Kind, u8) {
        let land = self.land(card.land);
        (land.kind, land.value)
    }

    /// The seats directly to the left and to the right; one with two players.
    #[inline]
    pub fn neighbours(&self, seat: Seat) -> SeatSet {
        self.neighbours[seat.index().min(MOST - 1)]
    }

    #[inline]
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// Lists the choices of the active player.
    #[inline]
    fn list(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let filled = |row: &Row| {
            let row = *row;
            (0..MOST as u8).filter(move |&slot| row[usize::from(slot)].is_some())
        };
        let player = position.player(seat);
        match position.asked {
            Asked::Assign => choices.extend(player.hand.iter().map(Action::Assign)),
            Asked::Show { .. } => {
                choices.push(Action::Show(false));
                if player.hand.contains(Character::Warrior) {
                    choices.push(Action::Show(true));
                }
            }
            Asked::Bard => {
                let other = |clan: &Clan| self.all().any(|s| s != seat && position.player(s).clan == *clan);
                choices.extend(Clan::ALL.into_iter().filter(other).map(Action::Bard));
            }
            Asked::Tracker => {
                for row in 0..2u8 {
                    choices.extend(filled(&position.rows[usize::from(row)]).map(|slot| Action::Tracker(row, slot)));
                }
            }
            Asked::Midwife => choices.extend(player.discard.iter().map(Action::Midwife)),
            Asked::Rider => {
                for first in filled(&position.rows[0]) {
                    choices.extend(filled(&position.rows[1]).map(|second| Action::Rider(first, second)));
                }
            }
            Asked::Explorer => {
                choices.extend((0..player.realm.cards().len() as u8).map(Action::Explorer));
            }
            Asked::Take => choices.extend(filled(&position.rows[0]).map(Action::Take)),
            Asked::Over => {}
        }
    }
}

impl Game for Vaalbara {
    const ID: &'static str = "vaalbara";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, MOST);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "totals", values: &["hidden", "open"], free: false },
        OptionSpec { key: "clans", values: &["random"], free: true },
        OptionSpec { key: "deck", values: &["built-in"], free: true },
    ];
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn open(seats: usize, options: &Options) -> Result<Vaalbara, BadOption> {
        if !(Self::SEATS.0..=Self::SEATS.1).contains(&seats) {
            return Err(BadOption::new("seats", format!("Vaalbara is for 2 to 5 players, not for {seats}")));
        }
        options.check(Self::OPTIONS)?;
        let clans = match options.get("clans") {
            None | Some("random") => Clans::Random,
            Some(list) => Clans::Fixed(read_clans(list, seats)?),
        };
        let own_deck = options.get("deck").filter(|deck| *deck != "built-in").map(str::to_owned);
        let deck = match &own_deck {
            None => Deck::built_in(),
            Some(text) => Arc::new(Deck::parse(text).map_err(bad_deck)?),
        };
        let used = |min_players: u8| usize::from(min_players) <= seats;
        let lands_in_use = (0..LANDS as u8).filter(|&n| used(deck.lands[usize::from(n)].min_players)).collect();
        let omens_in_use = (0..LANDS as u8).filter(|&n| used(deck.omens[usize::from(n)].min_players)).collect();
        let mut neighbours = [SeatSet::EMPTY; MOST];
        for seat in Seat::all(seats) {
            neighbours[seat.index()] = [seat.left(seats), seat.right(seats)].into_iter().collect();
        }
        let open_totals = options.get("totals") == Some("open");
        Ok(Vaalbara { players: seats, clans, open_totals, deck, own_deck, lands_in_use, omens_in_use, neighbours })
    }

    fn options(&self) -> Options {
        let mut options = Options::default();
        if let Clans::Fixed(clans) = self.clans {
            let words: Vec<&str> = clans[..self.players].iter().map(|clan| clan.word()).collect();
            options = options.with("clans", words.join(" "));
        }
        if self.open_totals {
            options = options.with("totals", "open");
        }
        if let Some(deck) = &self.own_deck {
            options = options.with("deck", deck.as_str());
        }
        options
    }

    fn tables(&self) -> String {
        self.deck.fingerprint().to_owned()
    }

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

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Position {
        self.fill_in(view, chance)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.result(position)
    }
}

impl Wording for Vaalbara {
    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        self.explain_refusal(position, seat, action)
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> String {
        position.player(seat).clan.to_string()
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

impl Secrecy for Vaalbara {
    fn may_play_for(&self, position: &Position, _: Seat) -> bool {
        !matches!(position.asked, Asked::Show { .. })
    }

    fn still_secret(&self, before: &Position, _: Seat, _: Action, now: &Position) -> bool {
        match before.asked {
            Asked::Assign => now.round == before.round && !now.revealed(),
            Asked::Show { .. } => {
                now.round == before.round && now.active == before.active && matches!(now.asked, Asked::Show { .. })
            }
            _ => false,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn hides_holder(&self, position: &Position) -> bool {
        matches!(position.asked, Asked::Show { .. })
    }

    fn hides_answers(&self, position: &Position) -> bool {
        self.hides_holder(position)
    }
}

impl StandingAnswers for Vaalbara {
    const STANDING: &'static [&'static str] = &["always-show", "never-show"];

    fn standing_answer(&self, position: &Position, seat: Seat, standing: &str) -> Option<Action> {
        let asked = matches!(position.asked, Asked::Show { .. }) && self.pending(position).contains(seat);
        let show = match standing {
            "always-show" => position.player(seat).hand.contains(Character::Warrior),
            "never-show" => false,
            _ => return None,
        };
        asked.then_some(Action::Show(show))
    }
}

impl ScenarioGame for Vaalbara {
    const SETS: &'static [&'static str] = &["hand", "discard", "known"];
    const RENAMED: &'static [(&'static str, &'static str)] = &[("domain", "realm")];

    fn describe(&self, position: &Position) -> Facts {
        self.facts(position)
    }

    fn compose<C: Chance>(facts: &Facts, options: &Options, chance: &mut C) -> Result<(Vaalbara, Position), BadOption> {
        scenario::compose(facts, options, chance)
    }
}

fn bad_deck(bad: BadDeck) -> BadOption {
    let why = Message::new("option-why-deck").with("line", bad.line).with("reason", bad.reason.clone());
    BadOption::new("deck", bad.to_string()).told(why)
}

/// Clans by name, one for each seat; the others follow.
fn read_clans(list: &str, seats: usize) -> Result<[Clan; 5], BadOption> {
    let bad = |reason: String| BadOption::new("clans", reason);
    let mut clans: Vec<Clan> = Vec::new();
    for word in list.split([' ', ',']).filter(|word| !word.is_empty()) {
        let clan: Clan = word.parse().map_err(|_| {
            let known: Vec<_> = Clan::ALL.iter().map(|clan| clan.word()).collect();
            bad(format!("`{word}` is no clan; there are: {}", known.join(", ")))
        })?;
        if clans.contains(&clan) {
            let why = Message::new("option-why-twice").with("clan", Arg::word(format!("clan-{clan}")));
            return Err(bad(format!("{clan} stands there twice")).told(why));
        }
        clans.push(clan);
    }
    if clans.len() != seats {
        return Err(bad(format!("{} clans are named for {seats} seats", clans.len())));
    }
    clans.extend(Clan::ALL.into_iter().filter(|clan| !clans.contains(clan)).collect::<Vec<_>>());
    clans.try_into().map_err(|_| bad("there are five clans".to_owned()))
}
