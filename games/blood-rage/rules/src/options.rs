//! What can be set before a game starts.

use crate::data::{Card, Cards, Effect, Module};
use crate::names::Clan;
use crate::state::MOST;
use crate::{BloodRage, MOST_IN_DECK};
use meadhall_engine::{Arg, BadCards, BadOption, List, Message, OptionSpec, Options};
use std::sync::Arc;

/// The options of a table.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "first-game", values: &["off", "on"], free: false },
    OptionSpec { key: "monsters", values: &["off", "on"], free: false },
    OptionSpec { key: "mystics", values: &["off", "on"], free: false },
    OptionSpec { key: "gods", values: &["off", "on"], free: false },
    OptionSpec { key: "clans", values: &["random"], free: true },
    OptionSpec { key: "cards", values: &["built-in"], free: true },
];

/// How the clans come to the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clans {
    /// Drawn at random.
    Random,
    /// In this order; clans past the last player's are not in the game.
    Fixed([Clan; MOST]),
}

pub(crate) fn open(seats: usize, options: &Options) -> Result<BloodRage, BadOption> {
    if !(2..=MOST).contains(&seats) {
        return Err(BadOption::new("seats", format!("Blood Rage is for 2 to 5 players, not for {seats}")));
    }
    options.check(SPECS)?;
    let on = |key: &str| options.get(key) == Some("on");
    let clans = match options.get("clans") {
        None | Some("random") => Clans::Random,
        Some(list) => Clans::Fixed(read_clans(list, seats, on("monsters"))?),
    };
    let own_cards = options.get("cards").filter(|cards| *cards != "built-in").map(str::to_owned);
    let cards = match &own_cards {
        None => Arc::clone(Cards::built_in()),
        Some(text) => Arc::new(Cards::parse(text).map_err(bad_cards)?),
    };
    let mut game = BloodRage {
        players: seats,
        clans,
        first_game: on("first-game"),
        kickstarter: on("monsters"),
        mystics: on("mystics"),
        gods: on("gods"),
        cards,
        own_cards,
        decks: [List::new(); 3],
        has_wolfman: false,
        rage_for_winning: 0,
    };
    game.decks = [1, 2, 3].map(|age| deck(&game, age));
    game.has_wolfman = game.uses(Effect::OnlyMonstersCount);
    let used = game.decks.iter().flat_map(List::iter).map(|card| game.cards[card].effect);
    game.rage_for_winning =
        used.map(|effect| if let Effect::Win { rage, .. } = effect { rage } else { 0 }).max().unwrap_or(0);
    Ok(game)
}

fn bad_cards(bad: BadCards) -> BadOption {
    let why = Message::new("option-why-cards").with("line", bad.line).with("reason", bad.reason.clone());
    BadOption::new("cards", bad.to_string()).told(why)
}

impl BloodRage {
    /// How many copies of a card are in its deck.
    pub fn copies(&self, card: Card) -> u8 {
        let face = self.face(card);
        let used = match face.module {
            Module::Box => true,
            Module::Kickstarter => self.kickstarter,
            Module::Mystics => self.mystics,
        };
        let twin = self.kickstarter && self.players == MOST && face.has_twin();
        if used { face.copies_for(self.players) + u8::from(twin) } else { 0 }
    }

    /// Whether a card with this effect is in the decks.
    pub(crate) fn uses(&self, effect: Effect) -> bool {
        self.decks.iter().flat_map(List::iter).any(|card| self.face(card).effect == effect)
    }

    pub(crate) fn written_options(&self) -> Options {
        let mut options = Options::default();
        let switches = [
            ("first-game", self.first_game),
            ("monsters", self.kickstarter),
            ("mystics", self.mystics),
            ("gods", self.gods),
        ];
        for (key, _) in switches.into_iter().filter(|(_, on)| *on) {
            options = options.with(key, "on");
        }
        if let Clans::Fixed(clans) = self.clans {
            let words: Vec<&str> = clans[..self.players].iter().map(|clan| clan.word()).collect();
            options = options.with("clans", words.join(" "));
        }
        if let Some(cards) = &self.own_cards {
            options = options.with("cards", cards.as_str());
        }
        options
    }
}

fn deck(game: &BloodRage, age: u8) -> List<Card, MOST_IN_DECK> {
    let of_age = game.cards.all().filter(|&card| game.face(card).age == age);
    of_age.flat_map(|card| std::iter::repeat_n(card, game.copies(card).into())).collect()
}

/// Clans by name, one for each seat; others follow. The Ram comes with the fifth player, the Boar with its monsters.
fn read_clans(list: &str, seats: usize, kickstarter: bool) -> Result<[Clan; MOST], BadOption> {
    let bad = |reason: String| Err(BadOption::new("clans", reason));
    let told = |reason: String, why: Message| Err(BadOption::new("clans", reason).told(why));
    let fits = |clan: &Clan| match clan {
        Clan::Ram => seats == MOST,
        Clan::Boar => kickstarter,
        _ => true,
    };
    let mut clans: Vec<Clan> = Vec::new();
    for word in list.split([' ', ',']).filter(|word| !word.is_empty()) {
        match word.parse::<Clan>() {
            Ok(clan) if clans.contains(&clan) => {
                let why = Message::new("option-why-twice").with("clan", Arg::word(format!("clan-{clan}")));
                return told(format!("{clan} stands there twice"), why);
            }
            Ok(clan) if fits(&clan) => clans.push(clan),
            Ok(Clan::Ram) => {
                return told(
                    "the Ram Clan comes with the fifth player only".to_owned(),
                    Message::new("option-why-ram"),
                );
            }
            Ok(_) => {
                return told("the Boar Clan comes with `monsters` only".to_owned(), Message::new("option-why-boar"));
            }
            Err(_) => {
                let known: Vec<_> = Clan::ALL.iter().filter(|clan| fits(clan)).map(|clan| clan.word()).collect();
                return bad(format!("`{word}` is no clan; there are: {}", known.join(", ")));
            }
        }
    }
    if clans.len() != seats {
        return bad(format!("{} clans are named for {seats} seats", clans.len()));
    }
    let mut seated = [Clan::Wolf; MOST];
    let rest = Clan::ALL.into_iter().filter(|clan| !clans.contains(clan));
    for (seat, clan) in seated.iter_mut().zip(clans.iter().copied().chain(rest)) {
        *seat = clan;
    }
    Ok(seated)
}
