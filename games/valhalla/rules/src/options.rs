//! What can be set before a game starts, and what fits together.

use crate::Valhalla;
use crate::data::{Cards, Deck, Effect};
use crate::names::{Colour, Monster};
use crate::state::places::CardSet;
use meadhall_engine::{Arg, BadCards, BadOption, Message, OptionSpec, Options, Seat};
use std::sync::Arc;

const SWITCH: &[&str] = &["off", "on"];

/// The options of a table.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "loki",
        values: &[
            "off", "random", "loki-01", "loki-02", "loki-03", "loki-04", "loki-05", "loki-06", "loki-07", "loki-08",
            "loki-09", "loki-10",
        ],
        free: false,
    },
    OptionSpec { key: "thor", values: SWITCH, free: false },
    OptionSpec { key: "valkyries", values: SWITCH, free: false },
    OptionSpec { key: "dwarves", values: SWITCH, free: false },
    OptionSpec { key: "tyr", values: SWITCH, free: false },
    OptionSpec { key: "king", values: SWITCH, free: false },
    OptionSpec { key: "brothers", values: &["off", "aid", "alliance"], free: false },
    OptionSpec { key: "first-game", values: SWITCH, free: false },
    OptionSpec { key: "five-jarls", values: SWITCH, free: false },
    OptionSpec { key: "draft", values: SWITCH, free: false },
    OptionSpec { key: "simplified", values: SWITCH, free: false },
    OptionSpec { key: "monster", values: &["fenrir", "hel", "surtr", "jormungandr"], free: false },
    OptionSpec { key: "level", values: &["1", "2", "3"], free: false },
    OptionSpec { key: "monster-abilities", values: &["on", "off"], free: false },
    OptionSpec { key: "positions", values: &["chosen", "first-free"], free: false },
    OptionSpec { key: "start", values: &["random", "red", "blue", "green", "yellow", "white", "black"], free: false },
    OptionSpec { key: "cards", values: &["built-in"], free: true },
];

/// The Loki card of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    /// None.
    Off,
    /// Drawn at random.
    Random,
    /// The one with this index.
    Card(u8),
}

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

impl Trick {
    fn read(options: &Options) -> Trick {
        match options.get("loki") {
            None | Some("off") => Trick::Off,
            Some("random") => Trick::Random,
            Some(word) => Trick::Card(word.trim_start_matches("loki-").parse::<u8>().unwrap_or(1).saturating_sub(1)),
        }
    }
}

impl Brothers {
    fn read(options: &Options) -> Brothers {
        match options.get("brothers") {
            Some("aid") => Brothers::Aid,
            Some("alliance") => Brothers::Alliance,
            _ => Brothers::Off,
        }
    }
}

fn refuse<T>(key: &str, reason: &str, message: Message) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason).told(message))
}

/// Whether an option has another value than its default.
fn is_set(options: &Options, key: &str) -> bool {
    let default = SPECS.iter().find(|spec| spec.key == key).map_or("", |spec| spec.values[0]);
    options.get(key).is_some_and(|value| value != default)
}

/// Refuses these options, if one of them is set.
fn refuse_any(options: &Options, keys: &[&str], reason: &str, key: &'static str, clause: &'static str) -> Checked {
    match keys.iter().find(|key| is_set(options, key)) {
        Some(set) => refuse(set, &format!("{reason} [{clause}]"), Message::new(key).clause(clause)),
        None => Ok(()),
    }
}

type Checked = Result<(), BadOption>;

/// Refuses what the solo game does not know.
fn check_solo(options: &Options) -> Checked {
    let never = ["loki", "thor", "tyr", "king", "brothers"];
    refuse_any(options, &never, "it is not offered in the solo game", "option-why-solo", "VH-16.76")?;
    let jarls = ["first-game", "five-jarls", "simplified"];
    let reason = "in the solo game the player chooses one of all jarls for it";
    refuse_any(options, &jarls, reason, "option-why-solo-jarl", "VH-16.10")?;
    let reason = "in the solo game the first hand is drawn, and changed once";
    refuse_any(options, &["draft"], reason, "option-why-solo-hand", "VH-16.13")?;
    let reason = "only the Valkyries can be added to the solo game";
    refuse_any(options, &["dwarves"], reason, "option-why-solo-dwarves", "VH-16.74")
}

/// Refuses what the rules do not let stand together, with the reason.
fn check(seats: usize, options: &Options) -> Checked {
    if seats == 1 {
        check_solo(options)?;
    } else {
        let monster = ["monster", "level", "monster-abilities"];
        let reason = "a monster is fought in the solo game only, by one player";
        refuse_any(options, &monster, reason, "option-why-monster", "VH-16.1")?;
    }
    if seats == 2 {
        refuse_any(options, &["thor"], "Thor's help needs at least three players", "option-why-thor", "VH-9.2")?;
    }
    if !matches!(seats, 4 | 6) {
        let reason = "Brothers in arms is played with four or six players";
        refuse_any(options, &["brothers"], reason, "option-why-brothers", "VH-14.2")?;
    }
    if is_set(options, "simplified") {
        let reason = "the simplified game is played without jarls";
        refuse_any(options, &["first-game", "five-jarls"], reason, "option-why-no-jarls", "VH-17.1")?;
        let reason = "in the simplified game everybody keeps five cards drawn from the deck";
        refuse_any(options, &["draft"], reason, "option-why-no-draft", "VH-17.2")?;
    }
    if is_set(options, "first-game") {
        let reason = "in the first game everybody is dealt exactly one jarl";
        refuse_any(options, &["five-jarls"], reason, "option-why-one-jarl", "VH-2.10")?;
    }
    if let Some(colour) = options.get("start").and_then(|word| word.parse::<Colour>().ok())
        && colour.index() >= seats
    {
        let reason = format!("nobody sits on {colour} with {seats} players [VH-2.19]");
        return refuse("start", &reason, nobody_there(colour, seats));
    }
    Ok(())
}

fn nobody_there(colour: Colour, seats: usize) -> Message {
    let colour = Arg::word(format!("option-start-{colour}"));
    Message::new("option-why-start").with("colour", colour).with("count", seats).clause("VH-2.19")
}

fn bad_cards(bad: BadCards) -> BadOption {
    let why = Message::new("option-why-cards").with("line", bad.line).with("reason", bad.reason.clone());
    BadOption::new("cards", bad.to_string()).told(why)
}

/// The rules for this many seats with these options.
pub(crate) fn open(seats: usize, options: &Options) -> Result<Valhalla, BadOption> {
    if !(1..=6).contains(&seats) {
        return Err(BadOption::new("seats", format!("Valhalla is for 1 to 6 players, not for {seats} [VH-1.1]")));
    }
    options.check(SPECS)?;
    check(seats, options)?;
    let on = |key: &str| options.get(key) == Some("on");
    let own_cards = options.get("cards").filter(|cards| *cards != "built-in").map(str::to_owned);
    let cards = match &own_cards {
        None => Cards::built_in(),
        Some(text) => Arc::new(Cards::parse(text).map_err(bad_cards)?),
    };
    let start = options.get("start").and_then(|word| word.parse::<Colour>().ok());
    let expansions = [("thor", Deck::Thor), ("valkyries", Deck::Valkyries), ("dwarves", Deck::Dwarves)];
    let used = expansions.into_iter().filter(|(key, _)| on(key));
    let deck = used.fold(cards.copies_in(Deck::Base), |deck, (_, more)| deck.or(&cards.copies_in(more)));
    let tyr = if on("tyr") { cards.copies_in(Deck::Tyr) } else { CardSet::EMPTY };
    let in_use = deck.or(&tyr);
    let is_call = |card| cards.tactic(card) == Some(Effect::AddTopmostDiscardedWarrior);
    let has_calls = cards.all().any(|(card, _)| is_call(card) && in_use.contains(cards.copies_of(card).0));
    Ok(Valhalla {
        players: seats,
        loki: Trick::read(options),
        thor: on("thor"),
        valkyries: on("valkyries"),
        dwarves: on("dwarves"),
        tyr: on("tyr"),
        king: on("king"),
        brothers: Brothers::read(options),
        first_game: on("first-game"),
        five_jarls: on("five-jarls"),
        draft: on("draft"),
        simplified: on("simplified"),
        monster: options.get("monster").and_then(|word| word.parse().ok()).unwrap_or(Monster::Fenrir),
        level: options.get("level").and_then(|word| word.parse().ok()).unwrap_or(1),
        tame: options.get("monster-abilities") == Some("off"),
        free_places: options.get("positions") != Some("first-free"),
        start: start.map(|colour| Seat::new(colour.index())),
        extra_decks: u8::from(on("valkyries")) + u8::from(on("dwarves")),
        warriors: in_use.and(&cards.warriors),
        tactics: in_use.and(&cards.tactics),
        missions: in_use.and(&cards.missions),
        has_calls,
        deck,
        wrath: tyr,
        cards,
        own_cards,
    })
}

impl Valhalla {
    pub(crate) fn written_options(&self) -> Options {
        let mut options = Options::default();
        let switches = [
            ("thor", self.thor),
            ("valkyries", self.valkyries),
            ("dwarves", self.dwarves),
            ("tyr", self.tyr),
            ("king", self.king),
            ("first-game", self.first_game),
            ("five-jarls", self.five_jarls),
            ("draft", self.draft),
            ("simplified", self.simplified),
        ];
        for (key, _) in switches.into_iter().filter(|(_, on)| *on) {
            options = options.with(key, "on");
        }
        match self.loki {
            Trick::Off => {}
            Trick::Random => options = options.with("loki", "random"),
            Trick::Card(index) => options = options.with("loki", format!("loki-{:02}", index + 1)),
        }
        match self.brothers {
            Brothers::Off => {}
            Brothers::Aid => options = options.with("brothers", "aid"),
            Brothers::Alliance => options = options.with("brothers", "alliance"),
        }
        if self.monster != Monster::Fenrir {
            options = options.with("monster", self.monster.word());
        }
        if self.level != 1 {
            options = options.with("level", self.level.to_string());
        }
        if self.tame {
            options = options.with("monster-abilities", "off");
        }
        if !self.free_places {
            options = options.with("positions", "first-free");
        }
        if let Some(seat) = self.start {
            options = options.with("start", Colour::ALL[seat.index()].word());
        }
        if let Some(cards) = &self.own_cards {
            options = options.with("cards", cards.as_str());
        }
        options
    }
}
