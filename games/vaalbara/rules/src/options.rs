//! The options of a table: who plays which clan, whether totals lie open, and the deck.

use crate::Vaalbara;
use crate::data::{Deck, LANDS};
use crate::names::Clan;
use crate::state::MOST;
use meadhall_engine::{Arg, BadCards, BadOption, Game, Message, OptionSpec, Options, Seat, SeatSet, byte};
use std::sync::Arc;

/// The options with their values, the default first.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "totals", values: &["hidden", "open"], free: false },
    OptionSpec { key: "clans", values: &["random"], free: true },
    OptionSpec { key: "deck", values: &["built-in"], free: true },
];

/// How the clans come to the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clans {
    /// Drawn at random.
    Random,
    /// In this order; clans past the last player's are not in the game.
    Fixed([Clan; 5]),
}

/// The rules for this many seats with these options.
pub(crate) fn open(seats: usize, options: &Options) -> Result<Vaalbara, BadOption> {
    if !(Vaalbara::SEATS.0..=Vaalbara::SEATS.1).contains(&seats) {
        return Err(BadOption::new("seats", format!("Vaalbara is for 2 to 5 players, not for {seats}")));
    }
    options.check(SPECS)?;
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
    let lands_in_use = (0..byte(LANDS)).filter(|&n| used(deck.lands[usize::from(n)].min_players)).collect();
    let omens_in_use = (0..byte(LANDS)).filter(|&n| used(deck.omens[usize::from(n)].min_players)).collect();
    let mut neighbours = [SeatSet::EMPTY; MOST];
    for seat in Seat::all(seats) {
        neighbours[seat.index()] = [seat.left(seats), seat.right(seats)].into_iter().collect();
    }
    let open_totals = options.get("totals") == Some("open");
    Ok(Vaalbara { players: seats, clans, open_totals, deck, own_deck, lands_in_use, omens_in_use, neighbours })
}

impl Vaalbara {
    /// The options that differ from their defaults.
    pub(crate) fn written_options(&self) -> Options {
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
}

fn bad_deck(bad: BadCards) -> BadOption {
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
