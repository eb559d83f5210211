//! What can be set before a game starts, and what fits together.

use crate::data::{BadCards, Cards, Deck, Effect};
use crate::names::{Colour, Monster};
use crate::places::CardSet;
use crate::{Brothers, Valhalla};
use meadhall_engine::{Arg, BadOption, Message, OptionSpec, Options, Seat};
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

fn refuse<T>(key: &str, reason: &str, message: Message) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason).told(message))
}

/// Refuses what the rules do not let stand together, with the reason.
fn check(seats: usize, options: &Options) -> Result<(), BadOption> {
    let set = |key: &str| {
        let default = SPECS.iter().find(|spec| spec.key == key).map_or("", |spec| spec.values[0]);
        options.get(key).is_some_and(|value| value != default)
    };
    if seats == 1 {
        for key in ["loki", "thor", "tyr", "king", "brothers"] {
            if set(key) {
                let why = Message::new("option-why-solo").clause("VH-16.76");
                return refuse(key, "it is not offered in the solo game [VH-16.76]", why);
            }
        }
        for key in ["first-game", "five-jarls", "simplified"] {
            if set(key) {
                let why = Message::new("option-why-solo-jarl").clause("VH-16.10");
                return refuse(key, "in the solo game the player chooses one of all jarls for it [VH-16.10]", why);
            }
        }
        if set("draft") {
            let why = Message::new("option-why-solo-hand").clause("VH-16.13");
            return refuse("draft", "in the solo game the first hand is drawn, and changed once [VH-16.13]", why);
        }
        if set("dwarves") {
            let why = Message::new("option-why-solo-dwarves").clause("VH-16.74");
            return refuse("dwarves", "only the Valkyries can be added to the solo game [VH-16.74]", why);
        }
    } else {
        for key in ["monster", "level", "monster-abilities"] {
            if set(key) {
                let why = Message::new("option-why-monster").clause("VH-16.1");
                return refuse(key, "a monster is fought in the solo game only, by one player [VH-16.1]", why);
            }
        }
    }
    if seats == 2 && set("thor") {
        let why = Message::new("option-why-thor").clause("VH-9.2");
        return refuse("thor", "Thor's help needs at least three players [VH-9.2]", why);
    }
    if set("brothers") && !matches!(seats, 4 | 6) {
        let why = Message::new("option-why-brothers").clause("VH-14.2");
        return refuse("brothers", "Brothers in arms is played with four or six players [VH-14.2]", why);
    }
    if set("simplified") {
        for key in ["first-game", "five-jarls"] {
            if set(key) {
                let why = Message::new("option-why-no-jarls").clause("VH-17.1");
                return refuse(key, "the simplified game is played without jarls [VH-17.1]", why);
            }
        }
        if set("draft") {
            let why = Message::new("option-why-no-draft").clause("VH-17.2");
            let reason = "in the simplified game everybody keeps five cards drawn from the deck [VH-17.2]";
            return refuse("draft", reason, why);
        }
    }
    if set("first-game") && set("five-jarls") {
        let why = Message::new("option-why-one-jarl").clause("VH-2.10");
        return refuse("five-jarls", "in the first game everybody is dealt exactly one jarl [VH-2.10]", why);
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
    let loki = match options.get("loki") {
        None | Some("off") => Trick::Off,
        Some("random") => Trick::Random,
        Some(word) => Trick::Card(word.trim_start_matches("loki-").parse::<u8>().unwrap_or(1).saturating_sub(1)),
    };
    let brothers = match options.get("brothers") {
        Some("aid") => Brothers::Aid,
        Some("alliance") => Brothers::Alliance,
        _ => Brothers::Off,
    };
    let start = options.get("start").and_then(|word| word.parse::<Colour>().ok());
    let mut deck = cards.copies_in(Deck::Base);
    for (key, more) in [("thor", Deck::Thor), ("valkyries", Deck::Valkyries), ("dwarves", Deck::Dwarves)] {
        if on(key) {
            deck = deck.or(&cards.copies_in(more));
        }
    }
    let tyr = if on("tyr") { cards.copies_in(Deck::Tyr) } else { CardSet::EMPTY };
    let in_use = deck.or(&tyr);
    let fewer = usize::from(on("valkyries")) + usize::from(on("dwarves"));
    let is_call = |card| cards.tactic(card) == Some(Effect::AddTopmostDiscardedWarrior);
    let has_calls = cards.all().any(|(card, _)| is_call(card) && in_use.contains(cards.copies_of(card).0));
    Ok(Valhalla {
        players: seats,
        loki,
        thor: on("thor"),
        valkyries: on("valkyries"),
        dwarves: on("dwarves"),
        tyr: on("tyr"),
        king: on("king"),
        brothers,
        first_game: on("first-game"),
        five_jarls: on("five-jarls"),
        draft: on("draft"),
        simplified: on("simplified"),
        monster: options.get("monster").and_then(|word| word.parse().ok()).unwrap_or(Monster::Fenrir),
        level: options.get("level").and_then(|word| word.parse().ok()).unwrap_or(1),
        tame: options.get("monster-abilities") == Some("off"),
        free_places: options.get("positions") != Some("first-free"),
        start: start.map(|colour| Seat::new(colour.index())),
        extra_decks: fewer as u8,
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
