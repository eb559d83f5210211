//! How many decisions a game can still take.

use crate::Valhalla;
use crate::names::{Face, Jarl};
use crate::state::battle::{BattleStep, Kind};
use crate::state::{Asked, Position, Stage, Table, Throw};
use meadhall_engine::{Game, Seat, byte};

/// Several numbers, the most important first, as one: it falls when the first that changes falls.
struct Ladder(u64);

impl Ladder {
    fn then(self, value: u64, below: u64) -> Ladder {
        Ladder(self.0 * below + value.min(below - 1))
    }
}

/// Rungs of the interruptions below a step of a battle, of a step below its battle, and of a battle below its phase.
const INTERRUPTIONS: u64 = 3 * 8192 * 16 * 16;
const STEP: u64 = 1 << 40;
const BATTLE: u64 = 32 * STEP;

/// The points that somebody is still to be paid come after this in the number of what interrupts.
const PAYMENTS: u64 = 512;

impl Valhalla {
    /// An upper bound on the decisions left: a ladder on which every decision goes down, whatever is chosen and however
    /// chance falls.
    ///
    /// - **Turns.** Cards never come back into the deck. Every phase B takes one from it or, from an empty one, brings the
    ///   last turns; only Brynjarr may do without phase B, and nobody else has him, so the next player pays for that turn.
    ///   Alone phase B comes before the monster's phase, and an empty deck leaves one last attack.
    /// - **Phases** of a turn come once each; Brynjarr's second phase A comes after phase B.
    /// - **In a phase** there is one action, then at most a second warrior.
    /// - **In a battle** steps are never taken twice. In the own phase a decision costs a card of the hand, a warrior not yet
    ///   activated, a free die, a promised reroll or a use of the jarl; only the first two bring dice or rerolls.
    /// - **At its end** every question of a step is put once: those of dwarves once for each, those of Loki's trick with
    ///   fewer cards or warriors left each time.
    /// - **Interruptions** (a place, a card of Tyr's wrath, glory to be paid, a drawn card, a warrior too many, an order)
    ///   answer what the decision before them has left open, and each leaves less of it.
    pub(crate) fn bound(&self, position: &Position) -> u64 {
        let table = &position.table;
        if table.asked == Asked::Over {
            return 0;
        }
        let (phase, inner) = match table.stage {
            Stage::Setup => self.setup_left(position),
            Stage::Ragnarok => {
                (self.players.saturating_sub(table.ragnarok.into()) as u64, self.phase_left(position, false))
            }
            stage => {
                let phase = match stage {
                    _ if table.foe.last => 1,
                    Stage::Dawn => 6,
                    Stage::A if table.again => 3,
                    Stage::A => 5,
                    Stage::B => 4,
                    _ => 2,
                };
                (phase, self.phase_left(position, matches!(table.asked, Asked::Turn | Asked::PhaseB)))
            }
        };
        Ladder(self.turns_left(position)).then(phase, 8).then(inner, 4 * BATTLE).0
    }

    fn turns_left(&self, position: &Position) -> u64 {
        let table = &position.table;
        let returns = u64::from(table.asked == Asked::Place { free: true });
        let cards = (position.deck().len() + position.drawn.len()) as u64 + returns;
        match table.stage {
            Stage::Setup => 511,
            Stage::Ragnarok => 0,
            _ if table.last_turns > 0 => table.last_turns.into(),
            _ if table.ending => 7,
            stage => {
                let unpaid = stage == Stage::Monster || table.board(table.active).jarl == Some(Jarl::Brynjarr);
                8 + 2 * cards + u64::from(unpaid)
            }
        }
    }

    /// Everybody chooses once; a card laid into the offer of the draft does not come back before its player is out of it.
    fn setup_left(&self, position: &Position) -> (u64, u64) {
        let table = &position.table;
        let hand = |seat: Seat| position.hand(seat).len() as u64;
        let owing = self.pending(position).len() as u64;
        match table.asked {
            Asked::Jarl => (6, owing),
            Asked::Warrior => (5, table.laid.len() as u64),
            Asked::Draft | Asked::DraftTake => {
                let drafting = self.all().filter(|&seat| !table.drafted.contains(seat));
                let left = drafting.clone().count() as u64;
                let now = match table.asked {
                    Asked::DraftTake => 5u64.saturating_sub(hand(table.who)),
                    _ => 6 + drafting.map(hand).sum::<u64>(),
                };
                (4, left * 1_000 + now)
            }
            Asked::Redraw => (4, hand(table.who) + 1),
            _ => (4, owing),
        }
    }

    /// Below a phase: the action, a battle, a second warrior, what interrupts.
    fn phase_left(&self, position: &Position, open: bool) -> u64 {
        let table = &position.table;
        match (open, table.battle.is_on(), table.second) {
            (true, _, _) => 3 * BATTLE,
            (_, true, _) => 2 * BATTLE + self.battle_left(position),
            (_, _, Some(_)) => BATTLE + self.interruptions(position),
            _ => self.interruptions(position),
        }
    }

    fn battle_left(&self, position: &Position) -> u64 {
        let battle = &position.table.battle;
        let (steps, inner) = match battle.step {
            _ if position.table.asked == Asked::Thor => (21, self.pending(position).len() as u64),
            BattleStep::BeforeAttack | BattleStep::BeforeDefence => {
                let side = &battle.sides[battle.turn_of()];
                let means = position.hand(side.seat).len() as u64 + u64::from(!side.on_jarl);
                (steps_left(battle.step), means * INTERRUPTIONS + self.interruptions(position))
            }
            BattleStep::Attack | BattleStep::Defence => (steps_left(battle.step), self.fight_left(position)),
            step => (steps_left(step), self.end_left(position)),
        };
        steps * STEP + inner.min(STEP - 1)
    }

    /// The own phase of a battle.
    fn fight_left(&self, position: &Position) -> u64 {
        let table = &position.table;
        let side = &table.battle.sides[table.battle.turn_of()];
        let idle = |seat: Seat, active: u8| u64::from((table.board(seat).filled() & !active).count_ones());
        let helpers = self.partner(side.seat).map_or(0, |partner| idle(partner, side.helpers));
        let means = idle(side.seat, side.active) + helpers + position.hand(side.seat).len() as u64;
        let asked = table.asked;
        let uses = u64::from(8u8.saturating_sub(side.jarl_uses)) + u64::from(matches!(asked, Asked::NewWeapon(_)));
        let rerolls = u64::from(side.rerolls).saturating_sub((asked == Asked::Reroll(Throw::Free)).into());
        let dice = u64::from(side.free()) + rerolls + uses;
        let crosses = if asked == Asked::Exchange { side.dice[Face::X.index()] } else { 0 };
        let answer = u64::from(asked != Asked::Fight);
        Ladder(u64::from(!side.rolled)).then(means, 512).then(dice, 1024).then(answer, 2).then(crosses.into(), 16).0
    }

    /// The end of a battle: the dwarves that have worked, the question of the step, what interrupts.
    fn end_left(&self, position: &Position) -> u64 {
        let table = &position.table;
        let battle = &table.battle;
        let denials = battle.sides.iter().map(|side| u64::from(side.denied)).sum::<u64>();
        let (question, more) = question_left(table);
        Ladder(31u64.saturating_sub(denials))
            .then(question, 16)
            .then(more, 256)
            .then(self.interruptions(position), INTERRUPTIONS)
            .0
    }

    /// What a decision has left open, to be answered before the game goes on.
    fn interruptions(&self, position: &Position) -> u64 {
        let table = &position.table;
        let place = match table.asked {
            Asked::Place { .. } => 2,
            Asked::Tyr(_) => 1,
            _ => 0,
        };
        let due = table.due.iter().map(|due| u64::from(due.points)).sum::<u64>();
        let sub = match table.asked {
            Asked::Favour => PAYMENTS + 2 * due + 1,
            Asked::Glory(points) => {
                let first = table.due.as_slice().first().map_or(0, |due| u64::from(due.points));
                PAYMENTS + 2 * (due.saturating_sub(first) + u64::from(points))
            }
            _ if due > 0 => PAYMENTS + 2 * due,
            Asked::Leave => position.hand(table.who).len() as u64 + u64::from(table.board(table.who).size()),
            _ => position.drawn.len() as u64,
        };
        Ladder(place).then(sub, 8192).then(self.too_many(table), 16).then(table.outgoing.len() as u64, 16).0
    }

    /// Warriors beyond the limit of a band.
    fn too_many(&self, table: &Table) -> u64 {
        let over = |seat: Seat| {
            let standing = table.board(seat).filled() & !self.leaving(table, seat);
            u64::from(byte(standing.count_ones()).saturating_sub(self.limit(table, seat)))
        };
        match table.battle.kind {
            Kind::Duel => table.battle.sides.iter().map(|side| over(side.seat)).sum(),
            Kind::Hunt | Kind::Raid if table.battle.step == BattleStep::Aftermath => over(Seat::default()),
            _ => 0,
        }
    }
}

/// The question of a step of a battle's end, and how much of it is left.
fn question_left(table: &Table) -> (u64, u64) {
    let battle = &table.battle;
    let own = |most: u32| u64::from(most);
    match table.asked {
        Asked::Send => {
            let side = &battle.sides[1];
            (1, own((side.active & !side.sent).count_ones() + (side.helpers & !side.helpers_sent).count_ones()))
        }
        Asked::SteinarDiscard => (1, 16u64.saturating_sub(battle.turn.into())),
        Asked::Loki => (9, 0),
        Asked::LokiAdd { left: 2.., .. } => (8, 0),
        Asked::LokiAdd { .. } => (6, 0),
        Asked::LokiSend(_) => {
            let side = battle.side_of(table.who).map(|at| battle.sides[at]).unwrap_or_default();
            (5, own((side.active & !Valhalla::departing(&side)).count_ones()))
        }
        Asked::LokiTake { left, .. } => (5, left.into()),
        Asked::SoloSend | Asked::SoloOne => (1, own(battle.rest.count_ones())),
        Asked::Place { .. } | Asked::Tyr(_) | Asked::Order if battle.step == BattleStep::Loki && battle.turn > 1 => {
            (7, 0)
        }
        Asked::Place { .. } | Asked::Tyr(_) | Asked::Order | Asked::Overflow => (0, 0),
        Asked::Glory(_) | Asked::Favour | Asked::Drawn => (0, 0),
        _ => (5, 0),
    }
}

/// How many steps of a battle are left, this one included.
pub(crate) const fn steps_left(step: BattleStep) -> u64 {
    match step {
        BattleStep::Toll => 21,
        BattleStep::BeforeAttack => 20,
        BattleStep::BeforeDefence => 19,
        BattleStep::Attack => 18,
        BattleStep::Defence => 17,
        BattleStep::Choose => 16,
        BattleStep::WinnerJarl => 15,
        BattleStep::WinnerDwarves => 14,
        BattleStep::LoserJarl => 13,
        BattleStep::LoserDwarves => 12,
        BattleStep::Others => 11,
        BattleStep::Loki => 10,
        BattleStep::WinnerDeny => 9,
        BattleStep::LoserDeny => 8,
        BattleStep::Shield => 7,
        BattleStep::Send => 6,
        BattleStep::Mission => 5,
        BattleStep::Thor => 4,
        BattleStep::King => 3,
        BattleStep::Aftermath => 2,
        BattleStep::Clear => 1,
    }
}
