//! The guide's examples, played by the rules themselves, so that no number in it can be wrong.

use meadhall_engine::{Chance, Facts, Game, Options, Quick, Scenario, ScenarioGame, ScenarioStep, Seat, Wording, byte};
use meadhall_valhalla::{Action, Colour, Dice, Event, Face, Position, SHIELDS, ScoreParts, Stage, Valhalla};
use std::collections::VecDeque;

/// The example of the battle of VH-19.20, with a reroll on each side.
const BATTLE: &str = include_str!("battle.scenario");

/// Dice that fall as the example tells them; everything else is left to a stream.
struct Loaded {
    faces: VecDeque<Face>,
    stream: Quick,
}

impl Chance for Loaded {
    fn word(&mut self) -> u32 {
        self.stream.word()
    }

    fn below(&mut self, n: u32) -> u32 {
        match self.faces.front() {
            Some(face) if n == 6 => {
                let face = u32::from(byte(face.index()));
                self.faces.pop_front();
                face
            }
            _ => self.stream.below(n),
        }
    }
}

/// One decision of an example, with what came of it.
pub(super) struct BattleStep {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
    /// The strength of both sides after it.
    pub strength: [u8; 2],
}

/// A battle before it began, and how it went.
pub(super) struct BattleWalkthrough {
    /// The position at its beginning.
    pub start: Position,
    /// The rules.
    pub game: Valhalla,
    /// The decisions in their order.
    pub steps: Vec<BattleStep>,
}

impl BattleWalkthrough {
    /// The rulebook's battle.
    pub fn of_the_rulebook() -> Option<BattleWalkthrough> {
        BattleWalkthrough::of(BATTLE)
    }

    fn of(text: &str) -> Option<BattleWalkthrough> {
        let scenario = Scenario::parse(text).ok()?;
        let (game, start) =
            Valhalla::compose(&scenario.facts, &scenario.options, &mut meadhall_engine::Quick::new(0)).ok()?;
        let mut position = start;
        let mut chance = Loaded { faces: VecDeque::new(), stream: Quick::new(1) };
        let mut steps = Vec::new();
        for (_, step) in &scenario.steps {
            let ScenarioStep::Play(who, what) = step else { continue };
            if who == "dice" {
                let dice: Dice = what.parse().ok()?;
                chance.faces.extend(super::tiles::faces(dice));
                continue;
            }
            let seat = Seat::new(who.parse::<Colour>().ok()?.index());
            let action: Action = what.parse().ok()?;
            let mut events = Vec::new();
            game.play(&mut position, seat, action, &mut chance, &mut events).ok()?;
            let strength = game.view(&position, meadhall_engine::Viewer::Seat(seat)).strength;
            steps.push(BattleStep { seat, action, events, strength });
        }
        Some(BattleWalkthrough { start, game, steps })
    }

    /// Everything that happened.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.steps.iter().flat_map(|step| &step.events)
    }
}

/// What the set-up of a game looks like when the first turn begins.
pub(super) struct Start {
    /// Cards discarded from the deck.
    pub discarded: usize,
    /// Open warriors to choose from.
    pub warriors: usize,
    /// Cards left in the deck.
    pub deck: usize,
}

impl Start {
    /// The set-up for so many players.
    pub fn of(players: usize, options: &Options) -> Option<Start> {
        let game = Valhalla::open(players, options).ok()?;
        let (mut chance, mut events) = (Quick::new(1), Vec::new());
        let mut position = game.setup(&mut chance, &mut events);
        let mut choices = Vec::new();
        while position.table.stage == Stage::Setup {
            let seat = game.pending(&position).first()?;
            let action = game.sample(&position, seat, &mut chance, &mut choices)?;
            game.play(&mut position, seat, action, &mut chance, &mut events).ok()?;
        }
        let discarded = events.iter().filter(|event| matches!(event, Event::Milled(..))).count();
        let warriors = events.iter().filter(|event| matches!(event, Event::TookWarrior { .. })).count() + 1;
        Some(Start { discarded, warriors, deck: position.deck().len() })
    }
}

/// The score of the first player with so many own shields and these captured ones, by the colours of their owners.
pub(super) fn score_parts(players: usize, own: u8, captured: &str) -> Option<ScoreParts> {
    let mut facts = Facts::default();
    facts.set("seats", Colour::ALL[..players].iter().map(|colour| colour.word()).collect::<Vec<_>>().join(", "));
    facts.set("band red", "bear-01");
    // What the first player has lost, the second has captured.
    facts.set("captured blue", vec!["red"; usize::from(SHIELDS.saturating_sub(own))].join(", "));
    facts.set("captured red", captured);
    let (game, position) = Valhalla::compose(&facts, &Options::default(), &mut meadhall_engine::Quick::new(0)).ok()?;
    Some(game.score_parts(&position, Seat::new(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_battle_is_the_rulebooks() {
        let walkthrough = BattleWalkthrough::of_the_rulebook().expect("the scenario plays");
        let totals: Vec<u8> = walkthrough
            .events()
            .filter_map(|event| match event {
                Event::Total(_, total) => Some(*total),
                _ => None,
            })
            .collect();
        assert_eq!(totals, [8, 5]);
        let (winner, loser) = (Seat::new(0), Seat::new(1));
        assert!(walkthrough.events().any(|event| *event == Event::Won { winner, loser, by: 3 }));
        assert!(walkthrough.events().any(|event| *event == Event::Captured { by: winner, from: loser }));
        assert_eq!(walkthrough.events().filter(|event| matches!(event, Event::Sent { .. })).count(), 2);
        assert!(
            walkthrough.events().any(|event| matches!(event, Event::Dropped(..))),
            "a die is discarded for a reroll"
        );
    }

    #[test]
    fn the_set_up_is_the_rulebooks() {
        let told = |players| {
            Start::of(players, &Options::default()).map(|start| (start.discarded, start.warriors, start.deck))
        };
        let printed = [(40, 3, 64), (20, 4, 76), (10, 5, 78), (0, 6, 80), (0, 7, 84)];
        for (n, start) in printed.into_iter().enumerate() {
            assert_eq!(told(n + 2), Some(start), "{} players", n + 2);
        }
    }

    #[test]
    fn shields_score_as_in_the_rulebook() {
        let told =
            |players, own, captured| score_parts(players, own, captured).map(|parts| (parts.shields, parts.sets));
        assert_eq!(told(2, 2, "blue, blue, blue"), Some((6, 0)));
        assert_eq!(told(4, 1, "blue, blue, green, yellow"), Some((10, 3)));
        assert_eq!(told(6, 0, "blue, blue, green, green, yellow, white"), Some((12, 6)));
    }
}
