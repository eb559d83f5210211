//! Scenarios told inside tests, and random games to look at.
#![allow(dead_code, reason = "each chapter uses the words it needs")]

use meadhall_blood_rage::data::Face;
use meadhall_blood_rage::{
    Action, BloodRage, Card, Cards, Cause, Clan, Counts, Event, Phase, Piece, Place, Position, SPOTS, Stat, Step, Table,
};
use meadhall_engine::{Chance, Game, Ignore, Options, Played, Quick, Scenario, Seat, Viewer, Wording};

/// What is printed on a card of the built-in table.
pub trait Printed {
    fn face(&self) -> &'static Face;
}

impl Printed for Card {
    fn face(&self) -> &'static Face {
        &Cards::built_in()[*self]
    }
}

/// Every card of the built-in table with what is printed on it.
pub fn faces() -> impl Iterator<Item = (Card, &'static Face)> {
    Cards::built_in().faces()
}

/// A scenario that was played.
pub type Told = Played<BloodRage>;

/// Plays a scenario of Blood Rage: facts, `---`, steps. Everything in it must come true.
pub fn play(text: &str) -> Told {
    told(text).unwrap_or_else(|reason| panic!("{reason}\n{text}"))
}

/// The reason for which a scenario cannot be.
pub fn refused(text: &str) -> String {
    match told(text) {
        Ok(_) => panic!("this should be impossible:\n{text}"),
        Err(reason) => reason,
    }
}

fn told(text: &str) -> Result<Told, String> {
    let scenario = Scenario::parse(&format!("meadhall scenario 1\ngame: blood-rage\n{text}"));
    let played = scenario.and_then(|scenario| scenario.play::<BloodRage>()).map_err(|error| error.to_string())?;
    Ok(played)
}

/// The rules without options.
pub fn game(players: usize) -> BloodRage {
    open(players, "")
}

/// The rules with these options switched on.
pub fn open(players: usize, switches: &str) -> BloodRage {
    let on = |options: Options, key: &str| options.with(key, "on");
    let options = switches.split_whitespace().fold(Options::default(), on);
    BloodRage::open(players, &options).expect("good options")
}

/// A card by its word.
pub fn card(word: &str) -> Card {
    word.parse().expect("a card")
}

/// The seat of a clan.
pub fn seat(told: &Told, clan: &str) -> Seat {
    let clan: Clan = clan.parse().expect("a clan");
    Seat::all(told.game.seats()).find(|&seat| told.position.sheet(seat).clan == clan).expect("the clan takes part")
}

/// Every legal choice of a clan, as it is written.
pub fn legal(told: &Told, clan: &str) -> Vec<String> {
    let mut choices = Vec::new();
    told.game.legal(&told.position, seat(told, clan), &mut choices);
    choices.iter().map(ToString::to_string).collect()
}

/// The legal choices that begin with a word.
pub fn choices(told: &Told, clan: &str, word: &str) -> Vec<String> {
    legal(told, clan).into_iter().filter(|choice| choice.starts_with(word)).collect()
}

/// The reason and the clause for which a choice is refused.
pub fn why(told: &Told, clan: &str, choice: &str) -> (String, Option<String>) {
    let message = told.game.why_not(&told.position, seat(told, clan), choice.parse().expect("an action"));
    (message.key.into_owned(), message.clause.map(|clause| clause.into_owned()))
}

/// Who gained how much for what, in order.
pub fn gains(told: &Told) -> Vec<(String, u16, Cause)> {
    let gain = |event: &Event| match *event {
        Event::Gained(seat, amount, cause) => Some((told.position.sheet(seat).clan.to_string(), amount, cause)),
        _ => None,
    };
    told.events.iter().filter_map(gain).collect()
}

/// The totals of the last battle: clan, figures, cards.
pub fn totals(told: &Told) -> Vec<(String, u16, u16)> {
    let total = |event: &Event| match *event {
        Event::Total { seat, figures, cards } => Some((told.position.sheet(seat).clan.to_string(), figures, cards)),
        _ => None,
    };
    told.events.iter().filter_map(total).collect()
}

/// Everybody who can look at a table.
pub fn viewers(game: &BloodRage) -> Vec<Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Plays a random game and looks at every position and at what was chosen there.
pub fn walk(game: &BloodRage, seed: u64, mut look: impl FnMut(&Position, Option<(Seat, Action)>)) -> Position {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    loop {
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let Some(&seat) = pending.get(quick.index(pending.len())) else { break };
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
        look(&position, Some((seat, action)));
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    look(&position, None);
    position
}

/// Goes on with first choices as long as this holds of the table.
pub fn play_on(told: &mut Told, goes_on: impl Fn(&Table) -> bool) {
    let mut choices = Vec::new();
    while goes_on(&told.position.table) {
        let Some(seat) = told.game.pending(&told.position).first() else { return };
        told.game.legal(&told.position, seat, &mut choices);
        told.game.apply(&mut told.position, seat, choices[0], &mut Quick::new(1), &mut told.events);
    }
}

/// Every figure of every clan is in exactly one place, no village holds two, no clan has more figures on the board than
/// Horns, and no card is anywhere more often than there are copies of it.
pub fn conserved(game: &BloodRage, position: &Position) -> Result<(), String> {
    let table = &position.table;
    let mut crowd = [0u8; 8];
    for seat in Seat::all(game.seats()) {
        let sheet = game.sheet(table, seat);
        let count = |piece: Piece| (0..SPOTS).map(|spot| sheet.figures[spot].count(piece)).sum::<u8>();
        let monsters = [Piece::First, Piece::Second].map(|piece| u8::from(sheet.card_of(piece).is_some()));
        let whole = [count(Piece::Leader), count(Piece::Warrior), count(Piece::Ship)] == [1, 8, 1]
            && [count(Piece::First), count(Piece::Second)] == monsters
            && matches!(count(Piece::Mystic), 0 | 2);
        if !whole {
            return Err(format!("{seat} has lost or won a figure: {:?}", sheet.figures));
        }
        if sheet.on_board() > sheet.stat(Stat::Horns) || sheet.rage > 12 {
            return Err(format!("{seat} has {} figures on the board and {} Rage", sheet.on_board(), sheet.rage));
        }
        for place in Place::ALL {
            let group = sheet.at(place);
            if group.pieces().any(|piece| sheet.figure(piece).sails() == place.is_province()) {
                return Err(format!("{seat} has figures in {place} that cannot be there"));
            }
            if let Some(crowd) = crowd.get_mut(place.index()) {
                *crowd += group.total();
            }
            if table.destroyed.contains(place) && !group.is_empty() && table.doom.figures[seat.index()].is_empty() {
                return Err(format!("{seat} has figures in {place}, which is destroyed"));
            }
        }
        if sheet.glory as i32 != sheet.sources.iter().map(|&part| i32::from(part)).sum::<i32>() {
            return Err(format!("{seat} has {} Glory from {:?}", sheet.glory, sheet.sources));
        }
        let secret = position.secret(seat);
        let known = sheet
            .known
            .iter()
            .filter(|&card| secret.hand.count(card) + secret.quests.count(card) < sheet.known.count(card));
        if known.count() > 0 {
            return Err(format!("{seat} is known to hold what it does not hold"));
        }
    }
    for place in Place::outer() {
        if crowd[place.index()] != table.crowd[place.index()] || crowd[place.index()] > place.villages() {
            return Err(format!("{place} holds {} figures", crowd[place.index()]));
        }
    }
    check_copies(game, &cards(game, position))
}

/// Every card that is somewhere.
pub fn cards(game: &BloodRage, position: &Position) -> Counts {
    let table = &position.table;
    let mut cards = table.gone;
    let mut add = |card: Card| cards.add(card, 1);
    for seat in Seat::all(game.seats()) {
        let (secret, sheet, battle) = (position.secret(seat), table.sheet(seat), &table.battle);
        secret.hand.iter().chain(secret.quests.iter()).chain(secret.buried.iter()).for_each(&mut add);
        if battle.on && battle.winner == Some(seat) {
            battle.spoils.iter().for_each(&mut add);
        } else if !battle.on || battle.step <= Step::Return {
            sheet.revealed.iter().for_each(&mut add);
        }
    }
    if table.phase == Phase::Gifts {
        // Cards still going round and cards chosen; from then on the chosen ones are in hands.
        for n in 0..game.seats() {
            position.packs[n].iter().chain(position.secrets[n].picks.iter()).for_each(&mut add);
        }
    }
    cards
}

fn check_copies(game: &BloodRage, cards: &Counts) -> Result<(), String> {
    match game.cards().all().find(|&card| cards.of(card) > game.copies(card)) {
        Some(card) => Err(format!("{card} is there {} times, not {}", cards.of(card), game.copies(card))),
        None => Ok(()),
    }
}

/// Whether every count is what an even draw would give, within five standard deviations.
pub fn even(counts: &[u32]) -> bool {
    let total: u32 = counts.iter().sum();
    let mean = f64::from(total) / counts.len() as f64;
    let deviation = (mean * (1.0 - 1.0 / counts.len() as f64)).sqrt();
    counts.iter().all(|&count| (f64::from(count) - mean).abs() < 5.0 * deviation)
}
