//! Scenarios told inside tests, with dice that fall as they are told, and random games to look at.
#![allow(dead_code, reason = "each chapter uses the words it needs")]

pub use meadhall_engine::laws::walk;

use meadhall_engine::{
    Chance, Facts, Game, Options, Quick, Scenario, ScenarioGame, ScenarioStep, Seat, Viewer, Wording,
};
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::{
    Action, Asked, Card, Colour, Event, Face, Jarl, MOST, Place, Position, ROOM, SHIELDS, Stage, Valhalla,
};
use std::collections::VecDeque;

/// Chance whose dice fall as they are told; what is not told is left to a stream.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The faces to come.
    pub faces: VecDeque<Face>,
    stream: Quick,
}

impl Loaded {
    /// With these faces to come.
    pub fn new(faces: impl IntoIterator<Item = Face>) -> Loaded {
        Loaded { faces: faces.into_iter().collect(), stream: Quick::new(7) }
    }
}

impl Chance for Loaded {
    fn word(&mut self) -> u32 {
        self.stream.word()
    }

    fn below(&mut self, n: u32) -> u32 {
        self.stream.below(n)
    }

    fn pick<N: std::fmt::Display>(&mut self, lot: &'static str, length: usize, _: impl Fn(usize) -> N) -> usize {
        match self.faces.pop_front() {
            Some(face) if lot == "dice" => face.index(),
            Some(face) => {
                self.faces.push_front(face);
                self.stream.index(length)
            }
            None => self.stream.index(length),
        }
    }
}

/// A scenario that was played.
#[derive(Clone, Debug)]
pub struct Told {
    /// The rules.
    pub game: Valhalla,
    /// The position at the end.
    pub position: Position,
    /// Everything that happened.
    pub events: Vec<Event>,
    /// Dice that did not fall yet.
    pub chance: Loaded,
}

/// Plays a scenario of Valhalla: facts, `---`, steps. A step `dice: sword, 2 x` tells how the next dice fall. Everything in
/// it must come true.
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

/// Faces as they are written: `sword, 2 x`.
pub fn faces(text: &str) -> Vec<Face> {
    let mut faces = Vec::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (count, face) = match item.split_once(' ') {
            Some((count, face)) => (count.parse().expect("a number"), face),
            None => (1, item),
        };
        faces.extend(std::iter::repeat_n(face.parse::<Face>().expect("a face"), count));
    }
    faces
}

fn told(text: &str) -> Result<Told, String> {
    let scenario = Scenario::parse(&format!("meadhall scenario 2\ngame: valhalla\n{text}"));
    let scenario = scenario.map_err(|error| error.to_string())?;
    let composed = Valhalla::compose(&scenario.facts, &scenario.options, &mut meadhall_engine::Quick::new(0));
    let (game, position) = composed.map_err(|bad| format!("{}: {}", bad.key, bad.reason))?;
    let mut told = Told { game, position, events: Vec::new(), chance: Loaded::new([]) };
    for (line, step) in &scenario.steps {
        told.step(step).map_err(|reason| format!("line {line}: {reason}"))?;
    }
    if !told.chance.faces.is_empty() {
        return Err(format!("dice that were told never fell: {:?}", told.chance.faces));
    }
    Ok(told)
}

impl Told {
    fn step(&mut self, step: &ScenarioStep) -> Result<(), String> {
        match step {
            ScenarioStep::Play(who, what) if who == "dice" => self.chance.faces.extend(faces(what)),
            ScenarioStep::Play(who, what) => {
                let (seat, action) = (seat(who), parse(what)?);
                let played = self.game.play(&mut self.position, seat, action, &mut self.chance, &mut self.events);
                played.map_err(|refusal| refusal.to_string())?;
                conserved(&self.game, &self.position)?;
            }
            ScenarioStep::Refuse(who, what, why) => {
                let (mut copy, action) = (self.clone(), parse(what)?);
                match copy.game.play(&mut copy.position, seat(who), action, &mut copy.chance, &mut copy.events) {
                    Ok(()) => return Err(format!("`{who}: {what}` should be refused, but it is legal")),
                    Err(refusal) => {
                        let given = [refusal.why.key.as_ref(), refusal.why.clause.as_deref().unwrap_or("no clause")];
                        if !why.iter().all(|part| given.contains(&part.as_str())) {
                            return Err(format!("`{who}: {what}` is refused as {}", given.join(", ")));
                        }
                    }
                }
            }
            ScenarioStep::Expect(key, value) => match self.facts().get(key) {
                Some(found) if found == value => {}
                Some(found) => return Err(format!("{key} is `{found}`, not `{value}`")),
                None => return Err(format!("nothing is known of `{key}` here")),
            },
            ScenarioStep::Mark(name) | ScenarioStep::Back(name) => {
                return Err(format!("there are no marks here such as `{name}`"));
            }
        }
        Ok(())
    }

    /// Plays more steps after a scenario.
    pub fn then(&mut self, text: &str) -> &mut Told {
        let scenario = Scenario::parse(&format!("meadhall scenario 2\ngame: valhalla\n---\n{text}")).expect("steps");
        for (line, step) in &scenario.steps {
            self.step(step).unwrap_or_else(|reason| panic!("line {line}: {reason}\n{text}"));
        }
        self
    }

    /// The position in the scenarios' words.
    pub fn facts(&self) -> Facts {
        self.game.describe(&self.position)
    }

    /// One fact.
    pub fn fact(&self, key: &str) -> String {
        self.facts().get(key).unwrap_or_else(|| panic!("nothing is known of `{key}`")).to_owned()
    }
}

fn parse(what: &str) -> Result<Action, String> {
    what.parse::<Action>().map_err(|_| format!("`{what}` is no action"))
}

/// The rules without options.
pub fn game(players: usize) -> Valhalla {
    open(players, "")
}

/// The rules with these options: `thor` switches one on, `loki=loki-01` sets a value.
pub fn open(players: usize, options: &str) -> Valhalla {
    try_open(players, options).unwrap_or_else(|bad| panic!("{bad}"))
}

/// The rules with these options, or why they do not fit.
pub fn try_open(players: usize, options: &str) -> Result<Valhalla, meadhall_engine::BadOption> {
    let set = |options: Options, word: &str| match word.split_once('=') {
        Some((key, value)) => options.with(key, value),
        None => options.with(word, "on"),
    };
    Valhalla::open(players, &options.split_whitespace().fold(Options::default(), set))
}

/// A card by its name.
pub fn card(word: &str) -> Card {
    word.parse().unwrap_or_else(|_| panic!("{word} is no card"))
}

/// The seat of a colour.
pub fn seat(colour: &str) -> Seat {
    Seat::new(colour.parse::<Colour>().unwrap_or_else(|_| panic!("{colour} is no colour")).index())
}

/// Every legal choice of a player, as it is written.
pub fn legal(told: &Told, who: &str) -> Vec<String> {
    let mut choices = Vec::new();
    told.game.legal(&told.position, seat(who), &mut choices);
    choices.iter().map(ToString::to_string).collect()
}

/// The legal choices that begin with a word.
pub fn choices(told: &Told, who: &str, word: &str) -> Vec<String> {
    legal(told, who).into_iter().filter(|choice| choice.starts_with(word)).collect()
}

/// Everybody who can look at a table.
pub fn viewers(game: &Valhalla) -> Vec<Viewer> {
    Viewer::all(game.seats()).collect()
}

/// Every card in use is in exactly one place, every die is somewhere, and no shield is lost.
pub fn conserved(game: &Valhalla, position: &Position) -> Result<(), String> {
    let table = &position.table;
    cards_conserved(game, position)?;
    for colour in Seat::all(game.seats()) {
        let captured: u8 = table.boards.iter().map(|board| board.captured[colour.index()]).sum();
        let whole = table.board(colour).shields + captured;
        if whole > SHIELDS || whole < SHIELDS && !game.is_solo() {
            return Err(format!("{colour} has {whole} shields"));
        }
        let band = table.board(colour).size();
        let most = if table.board(colour).jarl == Some(Jarl::Hodr) || table.battle.is_on() { 6 } else { 4 };
        if band > most || usize::from(band) > ROOM {
            return Err(format!("{colour} has {band} warriors"));
        }
    }
    let battle = &table.battle;
    let mut grey = table.supply;
    for side in &battle.sides {
        grey += side.grey;
        let all = side.free() + side.locked + side.aside + u8::from(side.on_jarl);
        if side.rolled && all != 6 + side.grey {
            return Err(format!("a side has {all} dice, {} of them grey", side.grey));
        }
    }
    if grey != 3 {
        return Err(format!("there are {grey} grey dice"));
    }
    if !battle.is_on() && !table.laid.is_empty() && !matches!(table.stage, Stage::Setup) {
        return Err("cards lie in the middle without a battle".to_owned());
    }
    if battle.kind == Kind::None && table.asked == Asked::Fight {
        return Err("a fight without a battle".to_owned());
    }
    Ok(())
}

fn cards_conserved(game: &Valhalla, position: &Position) -> Result<(), String> {
    let table = &position.table;
    let sorted = |mut cards: Vec<Card>| {
        cards.sort_unstable();
        cards
    };
    let at = |place: Place| -> Vec<Card> {
        let set = position.places.at(place).and(&game.in_use());
        game_cards(game, &set)
    };
    if at(Place::Discard) != sorted(table.discard.iter().collect()) {
        return Err("the discard pile does not hold what it should".to_owned());
    }
    let bands = table.boards[..MOST].iter().flat_map(|board| board.band).flat_map(|post| [post.card, post.tyr]);
    let aids = table.battle.aids.iter().map(|aid| aid.map(|aid| aid.card));
    let open = bands.chain(aids).chain([table.lifted]).flatten();
    let outgoing = table.outgoing.iter().map(|outgoing| outgoing.card);
    let open: Vec<Card> = open.chain(table.laid.iter()).chain(position.drawn.iter()).chain(outgoing).collect();
    if at(Place::Table) != sorted(open) {
        return Err(format!("the table does not hold what it should: {:?}", table.asked));
    }
    if usize::from(table.drawn) != position.drawn.len() {
        return Err("the number of drawn cards is not told right".to_owned());
    }
    for viewer in Seat::all(game.seats()) {
        let stray =
            position.knows[viewer.index()].iter().find(|&id| position.holder(id).is_none_or(|owner| owner == viewer));
        if let Some(id) = stray {
            return Err(format!("{viewer} knows where card {id} is not"));
        }
    }
    Ok(())
}

/// The cards of a set, in order.
pub fn game_cards(game: &Valhalla, set: &meadhall_valhalla::CardSet) -> Vec<Card> {
    let mut cards = Vec::new();
    for (card, entry) in game.cards().all() {
        let first = game.first_copy(card);
        for id in first..first + entry.copies {
            if set.contains(id) {
                cards.push(card);
            }
        }
    }
    cards
}
