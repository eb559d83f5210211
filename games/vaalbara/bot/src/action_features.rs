//! The features of a choice, from which a policy is learnt.

use super::features::{CHARACTERS, character_name, stage_and_character};
use super::land_evaluator::{LandEvaluator, Lured};
use super::land_features::STAGES;
use super::{land_features, promise, scale};
use meadhall_bots::Features;
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Action, Character, Characters, Kind, Position, ROUNDS, Vaalbara};

/// The features of every choice of a character or of a land. They rest on what everybody knows and on the seat's own hand.
pub(super) fn take(game: &Vaalbara, position: &Position, seat: Seat, choices: &[Action], features: &mut [Features]) {
    let glance = LandEvaluator::new(game, position, seat);
    if position.revealed() {
        let context = land_features::LandContext::new(game, position, seat, &glance);
        choices
            .iter()
            .zip(features)
            .for_each(|(&choice, features)| land_features::note(context.offer(choice).as_ref(), features));
        return;
    }
    let context = CharacterContext::new(game, position, seat, &glance);
    for (&choice, features) in choices.iter().zip(features) {
        if let Action::Assign(character) = choice {
            land_features::note(None, features);
            context.note(&glance, character, features);
        }
    }
}

/// What is the same for all characters.
struct CharacterContext {
    /// The lures of row 1.
    lured: Lured,
    /// How late it is: the last round, late, in the middle, early.
    stage: usize,
    /// What each neighbour may still play.
    neighbours: [Characters; 2],
    /// What is so for every character, and speaks for some and against others.
    about: [f32; ABOUT.len()],
}

impl CharacterContext {
    fn new(game: &Vaalbara, position: &Position, seat: Seat, glance: &LandEvaluator) -> CharacterContext {
        let seats = game.seats();
        let player = glance.player;
        let lured = glance.lured();
        let plain = lured.plain;
        let last = plain[seats - 1];
        let next = glance.best(&position.rows[1], Some(Character::Rider)).map_or(0.0, |(_, lure)| lure);
        let slot = |seat: Seat| {
            let glance = LandEvaluator::new(game, position, seat);
            glance.best(&position.rows[0], Some(Character::Rider)).map(|(slot, _)| slot)
        };
        let own = slot(seat);
        let rivals = Seat::all(seats).filter(|&other| other != seat && slot(other) == own).count();
        let vp = |seat: Seat| f32::from(position.player(seat).vp);
        let mean = Seat::all(seats).map(vp).sum::<f32>() / seats as f32;
        let rivers = position.rows[0].iter().flatten().filter(|&&card| game.kind(card) == Kind::River).count();
        let mut neighbours = [Characters::NONE; 2];
        for (left, other) in neighbours.iter_mut().zip(game.neighbours(seat).iter()) {
            *left = Characters::ALL.minus(position.player(other).discard);
        }
        if neighbours[1].is_empty() {
            neighbours[1] = neighbours[0];
        }
        let about = [
            plain[0] / scale::LEAD,
            (plain[0] - plain[1]) / scale::LEAD,
            (plain[1] - last) / scale::LEAD,
            (next - plain[0]) / scale::LEAD,
            rivals as f32 / 2.0,
            (vp(seat) - mean) / scale::LEAD,
            rivers as f32 * f32::from(1 + player.realm.count(Kind::River)) / scale::RIVERS,
            f32::from(player.realm.count(Kind::Forest)) / 2.0,
            f32::from(game.omens(position).rank(player.clan)) / 2.0 - 1.0,
        ];
        CharacterContext { lured, stage: glance.stage(), neighbours, about }
    }

    fn note(&self, glance: &LandEvaluator, character: Character, features: &mut Features) {
        let lures = self.lured.with(glance, character);
        let land = glance.land(character, &lures);
        let brings = glance.brings(character, land);
        let kept = promise::kept(glance.player, character, glance.left);
        features.put("land", land / scale::WORTH);
        features.put("effect", brings / scale::WORTH);
        features.put("worth later", kept / scale::WORTH);
        features.put("best land", lures[0] / scale::LEAD);
        let which = character.index();
        let by_stage = self.stage * CHARACTERS + which;
        features.which_named("character by stage", by_stage, STAGES * CHARACTERS, stage_and_character);
        let mut each =
            |name: &'static str, value: f32| features.number_named(name, which, CHARACTERS, value, character_name);
        each("land with", land / scale::WORTH);
        each("effect with", brings / scale::WORTH);
        let part = |of: &Characters, is: &dyn Fn(Character) -> bool| {
            of.iter().filter(|&other| is(other)).count() as f32 / of.len().max(1) as f32
        };
        let sooner = self.neighbours.each_ref().map(|of| part(of, &|other| other < character));
        each("first of the neighbours with", (1.0 - sooner[0]) * (1.0 - sooner[1]));
        each("last of the neighbours with", sooner[0] * sooner[1]);
        let odd: f32 = self.neighbours.iter().map(|of| part(of, &|other| other.initiative() % 2 == 1)).sum();
        each("odd neighbours with", odd - 1.0);
        each("rounds left with", f32::from(glance.left) / f32::from(ROUNDS));
        for (name, value) in ABOUT.into_iter().zip(self.about) {
            each(name, value);
        }
    }
}

/// What a decision is about.
const ABOUT: [&str; 9] = [
    "best land with",
    "lead of the best land with",
    "lead of the second land with",
    "lead of the next row with",
    "rivals with",
    "lead with",
    "rivers with",
    "forests with",
    "omens with",
];
