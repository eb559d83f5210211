//! What a side of a battle fights for: what its warriors and its strength are worth at the end of its phase.

use super::battle_payoffs::BattlePayoffs;
use super::warband::Warband;
use meadhall_valhalla::battle::{ATTACKER, DEFENDER, Kind, Side};
use meadhall_valhalla::data::Effect;
use meadhall_valhalla::{Action, Position, Valhalla};

/// What a card of the hand is worth, in glory.
pub const CARD: f32 = 0.6;
/// What a captured shield is worth, the chance of a set and the loss of the other included.
const SHIELD: f32 = 3.2;
/// What it is worth to keep a shield.
const OWN_SHIELD: f32 = 2.8;
/// How much of a warrior's glory is gained by sending it now: it might have been sent later, too.
const SENT: f32 = 0.6;
/// What a lost attack costs: the defender may send warriors.
const BEATEN: f32 = 0.7;
/// How far the defender's strength is usually off what was expected.
const SPREAD: f32 = 2.2;
/// What a card in the defender's hand adds to the strength to be expected, and for how many cards.
pub const HIDDEN: f32 = 0.45;
pub const HIDDEN_CARDS: u8 = 5;
/// What a victory over the monster is worth, and a warded attack of it.
const HUNTED: f32 = 8.0;
const WARDED: f32 = 6.0;

/// How much of a warrior's glory is gained by sending it after a defence, a hunt and a raid.
const SENT_IN_DEFENCE: f32 = 0.4;
const SENT_IN_HUNT: f32 = 0.5;
const SENT_IN_RAID: f32 = 0.3;
/// The strength that tactics usually add that count the band, and those who were activated.
const BY_BAND: f32 = 3.0;
const BY_ACTIVATED: f32 = 2.0;
/// Strengths are whole: half a point stands for being ahead.
const TIE: f32 = 0.5;
/// A logistic curve with this part of a spread is close to the normal one.
const LOGISTIC: f32 = 0.6;
/// Nearly enough is worth a trace, so that strength is sought at all: for each point that is missing, down to so many, for
/// each glory, and below nothing by so much.
pub const TRACE: f32 = 0.02;
pub const FAR: f32 = -10.0;
const GLORY_TRACE: f32 = 0.001;
pub const SHORT: f32 = 0.2;

/// What a strength has to reach.
#[derive(Clone, Debug)]
enum Goal {
    /// Nothing: only the glory counts.
    Glory,
    /// More than a defence that is still to come, of about this strength.
    Expected(f32),
    /// At least this.
    Known { least: f32, prize: f32, sent: f32 },
    /// What a value function says.
    Judged(BattlePayoffs),
}

/// What a side fights for.
#[derive(Clone, Debug)]
pub struct BattleObjective {
    at: usize,
    goal: Goal,
    /// The strength of the tactics that could be added, the strongest first.
    cards: Vec<f32>,
    active: bool,
    strength: f32,
    glory: f32,
}

/// How much strength a tactic adds.
fn added(game: &Valhalla, action: &Action) -> Option<f32> {
    let (Action::Play(card) | Action::PlayWith(card, _)) = *action else { return None };
    match game.cards().tactic(card)? {
        Effect::Strength { value, .. } | Effect::DiscardDieForStrength { value, .. } => Some(value.into()),
        Effect::StrengthByBand { .. } => Some(BY_BAND),
        Effect::StrengthByActivated { .. } => Some(BY_ACTIVATED),
        _ => None,
    }
}

impl BattleObjective {
    /// Of the side whose phase it is, or that is going to attack.
    pub fn new(
        game: &Valhalla,
        position: &Position,
        at: usize,
        choices: &[Action],
        payoffs: Option<BattlePayoffs>,
    ) -> BattleObjective {
        let table = &position.table;
        let battle = &table.battle;
        let side = &battle.sides[at];
        let foe = || Some(f32::from(game.foe_card(battle.foe)?.strength));
        let by_hand = || match battle.kind {
            Kind::Duel if at == ATTACKER => {
                let other = &battle.sides[DEFENDER];
                let dice = Warband::defending_dice(position);
                let hand = position.hand(other.seat).len().min(HIDDEN_CARDS.into()) as f32;
                let expected = Warband::expected_strength(game, position, DEFENDER, dice);
                // To a half: what is nearly the same has been calculated before.
                Goal::Expected((2.0 * (expected + HIDDEN * hand)).round() / 2.0)
            }
            Kind::Duel => {
                let least = f32::from(game.strength(position, ATTACKER)) + 1.0;
                Goal::Known { least, prize: OWN_SHIELD, sent: SENT_IN_DEFENCE }
            }
            Kind::Hunt => Goal::Known { least: foe().unwrap_or(0.0), prize: HUNTED, sent: SENT_IN_HUNT },
            Kind::Raid => Goal::Known { least: foe().unwrap_or(0.0) + 1.0, prize: WARDED, sent: SENT_IN_RAID },
            Kind::Ragnarok | Kind::None => Goal::Glory,
        };
        let goal = payoffs.map_or_else(by_hand, Goal::Judged);
        let mut cards: Vec<f32> = Vec::new();
        let mut last = None;
        for action in choices {
            let (Action::Play(card) | Action::PlayWith(card, _)) = *action else { continue };
            // A tactic that any of several dice pays for is still one card.
            if last != Some(card) {
                cards.extend(added(game, action));
            }
            last = Some(card);
        }
        cards.sort_by(|a, b| b.total_cmp(a));
        let glory = table.board(side.seat).warriors().filter(|(place, _, _)| side.active >> place & 1 == 1);
        let glory = glory.map(|(_, card, _)| f32::from(game.cards().glory(card))).sum();
        let strength = game.strength(position, at).into();
        BattleObjective { at, goal, cards, active: side.activated() > 0, strength, glory }
    }

    /// What a phase is worth that ends with this strength and glory, without more cards.
    fn outcome(&self, choice: usize, strength: f32, glory: f32) -> f32 {
        match &self.goal {
            Goal::Judged(payoffs) => payoffs.outcome(choice, strength),
            Goal::Glory => glory,
            Goal::Expected(defence) => {
                let won = 1.0 / (1.0 + (-(strength + TIE - *defence) / (LOGISTIC * SPREAD)).exp());
                won * (SHIELD + SENT * glory) - (1.0 - won) * BEATEN
            }
            Goal::Known { least, prize, sent } if strength >= *least => prize + sent * glory,
            &Goal::Known { least, .. } => TRACE * (strength - least).max(FAR) + GLORY_TRACE * glory - SHORT,
        }
    }

    /// What a card of the hand is worth.
    pub fn price(&self) -> f32 {
        match &self.goal {
            Goal::Judged(payoffs) => payoffs.price,
            _ => CARD,
        }
    }

    /// The same with the best number of tactics, and that number.
    fn outlook(&self, choice: usize, strength: f32, glory: f32) -> (f32, usize) {
        let mut best = (self.outcome(choice, strength, glory), 0);
        let mut with = strength;
        for (n, card) in self.cards.iter().enumerate() {
            with += card;
            let worth = self.outcome(choice, with, glory) - self.price() * (n + 1) as f32;
            if worth > best.0 {
                best = (worth, n + 1);
            }
        }
        best
    }

    /// What each choice of warriors is worth at the end of the phase.
    pub fn worths(&self, game: &Valhalla, position: &Position, band: &Warband) -> Vec<f32> {
        let strengths = match self.goal {
            Goal::Glory => vec![0; band.choices()],
            _ => band.strengths(game, position, self.at),
        };
        let worth = |choice: usize| {
            if choice == 0 && !self.active {
                return match &self.goal {
                    Goal::Known { .. } => -1.0,
                    Goal::Judged(payoffs) => payoffs.idle(),
                    _ => 0.0,
                };
            }
            let sent =
                band.spots(choice).filter(|spot| !spot.ally).map(|spot| f32::from(game.cards().glory(spot.card)));
            let glory = self.glory + sent.sum::<f32>();
            self.outlook(choice, strengths[choice].into(), glory).0
        };
        (0..band.choices()).map(worth).collect()
    }

    /// The next tactic for strength before the phase ends, if one is worth its card.
    pub fn last_card(&self, game: &Valhalla, choices: &[Action], side: &Side) -> Option<Action> {
        if !self.active || self.outlook(0, self.strength, self.glory).1 == 0 {
            return None;
        }
        // With a known goal the least card that reaches it, otherwise the strongest first.
        let reaches = |value: f32| match &self.goal {
            Goal::Known { least, .. } => self.strength + value >= *least,
            Goal::Judged(payoffs) => payoffs.least().is_some_and(|least| self.strength + value >= least),
            _ => false,
        };
        let mut best: Option<(Action, f32)> = None;
        for action in choices {
            let Some(value) = added(game, action) else { continue };
            if let Action::PlayWith(_, face) = action
                && side.dice[face.index()] == 0
            {
                continue;
            }
            let better = best.is_none_or(|(_, other)| match (reaches(value), reaches(other)) {
                (true, true) => value < other,
                (one, two) if one != two => one,
                _ => value > other,
            });
            if better {
                best = Some((*action, value));
            }
        }
        best.map(|(action, _)| action)
    }

    /// What an attack is worth before any die is thrown.
    pub fn of_attack(game: &Valhalla, position: &Position, dice: usize) -> f32 {
        let band = Warband::new(game, position, ATTACKER);
        let aim = BattleObjective::new(game, position, ATTACKER, &[], None);
        let worth = aim.worths(game, position, &band);
        band.odds(dice, &worth).fresh(dice)
    }
}
