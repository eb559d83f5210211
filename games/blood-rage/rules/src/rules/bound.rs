//! Why every game ends: a number that falls with every decision.
//!
//! What is asked for is paid for. In an Action phase each decision is paid from one of five stores, none of which fills up
//! without a larger payment from another one:
//!
//! - **Pillages.** A clan may pillage each province ten times in an Action phase (`[BR-5.70]`). One pillage pays for the whole
//!   call and battle, and for the Rage of Thor's Ascension, the only Rage that comes from nowhere: Loki's Trickery moves it.
//! - **Cards** in hands and revealed. Nothing is drawn in an Action phase, so that they only become fewer. A card pays for
//!   being committed, with the step that the quest may bring; for being played as an upgrade, with the figure that joins the
//!   reserve; for a battle that Heimdall's Watch begins anew.
//! - **Rage** pays for marches, for saving figures and cards, and for figures that Frigga's Domain brings back (`[BR-14.24]`).
//! - **Figures in reserves** pay for invading, with all that follows from it. None returns there before the age is over.
//! - **Figures on the board** pay for Frigga's Sacrifice.
//!
//! Weights make each payment larger than what it buys, and a count of the questions that can still follow in the same turn
//! makes the sum fall with each of them. Drafts, discards, quests and Ragnarök ask a fixed number of questions at most. Ages
//! to come count as if every clan had all it can ever have.

use crate::BloodRage;
use crate::data::{AGES, MOST_LATE, MOST_PILLAGES, MOST_RAGE, MYSTICS, PROVINCES, WARRIORS, draft_rounds};
use crate::names::{Phase, Place};
use crate::state::{Asked, Doom, Position, Reason, Step, Table, Then};
use crate::state::{Group, Piece, RESERVE, Sheet};
use meadhall_engine::Seat;

/// The most figures of a clan: leader, warriors, ship, two monsters, mystics.
const MOST_FIGURES: u64 = (1 + WARRIORS + 1 + 2 + MYSTICS) as u64;
/// The most figures of a clan on the board: the last step of Horns.
const MOST_ON_BOARD: u64 = 10;
/// The most cards in a hand when an Action phase begins.
const MOST_IN_HAND: u64 = 8;

/// What things are worth in decisions, with so many players.
#[derive(Clone, Copy)]
struct Worth {
    players: u64,
    /// The most Rage that a card brings for winning a battle.
    won: u64,
    /// A batch of dying figures: for each clan the retreats of its monsters and mystics, and the acceptance of the rest.
    doom: u64,
    /// A figure on the board.
    board: u64,
    /// A figure in a reserve: landing, those it slays, Frigga's Succor, Thor's Domain.
    reserve: u64,
    /// A point of Rage: at least a figure from Valhalla, or a mystic that was kept out of a village.
    rage: u64,
    /// A card.
    card: u64,
    /// A pillage.
    pillage: u64,
}

impl Worth {
    fn new(players: u64, won: u64) -> Worth {
        let doom = players * (2 + u64::from(MYSTICS) + 1);
        let board = 1;
        let reserve = board + doom + 3;
        let rage = reserve + 1;
        let card = reserve + players + 2;
        let mut worth = Worth { players, won, doom, board, reserve, rage, card, pillage: 0 };
        let calls = MOST_ON_BOARD * players * (players + 1) + players;
        worth.pillage = 1 + calls + players + worth.revealed(0);
        worth
    }

    /// Texts of the third group from a participant on, with all that follows: each of them may slay.
    fn texts(self, turn: u8) -> u64 {
        self.players.saturating_sub(turn.into()) * (self.players + self.doom)
    }

    /// From the reveal on, with the texts of so many participants done.
    fn revealed(self, turn: u8) -> u64 {
        self.texts(turn) + MOST_LATE as u64 * (self.players + 1) + self.players + self.resolution(Step::Trickery, 0)
    }

    /// What the end of a battle can still ask from a step on, with so many asked for Loki's Blessing already.
    fn resolution(self, step: Step, blessed: usize) -> u64 {
        let blessings = 2 * self.players.saturating_sub(blessed as u64);
        // Thor's Domain after all is done, the god, the leader's move, warriors that come back, each with Frigga's Succor.
        let parts = [
            (Step::Done, 1),
            (Step::God, 1),
            (Step::Hammers, 1),
            (Step::Blessing, blessings),
            (Step::Winning, 1 + self.won * self.rage),
            (Step::Lords, 1),
            (Step::Grace, 1),
            (Step::Deaths, self.doom),
            (Step::Prowess, 1),
        ];
        parts.into_iter().filter(|(part, _)| step <= *part).map(|(_, left)| left).sum()
    }

    /// All that a clan can own when an Action phase begins.
    fn whole_clan(self) -> u64 {
        MOST_FIGURES * self.reserve
            + u64::from(MOST_RAGE) * self.rage
            + MOST_IN_HAND * self.card
            + (PROVINCES * usize::from(MOST_PILLAGES)) as u64 * self.pillage
    }

    /// A whole Action phase and what follows to the end of the age.
    fn action(self) -> u64 {
        self.players * self.whole_clan() + self.discard()
    }

    /// The discards and Ragnarök; quests are paid by their cards.
    fn discard(self) -> u64 {
        self.players + self.doom
    }

    /// A whole age.
    fn age(self) -> u64 {
        self.players * u64::from(draft_rounds(usize::try_from(self.players).unwrap_or(usize::MAX))) + self.action()
    }

    /// What a clan owns now.
    fn clan(self, sheet: &Sheet) -> u64 {
        let figures =
            u64::from(sheet.figures[RESERVE].total()) * self.reserve + u64::from(sheet.on_board()) * self.board;
        let left = sheet.pillages.iter().map(|&count| u64::from(MOST_PILLAGES.saturating_sub(count))).sum::<u64>();
        figures + u64::from(sheet.rage) * self.rage + left * self.pillage
    }
}

/// The figures that have a way out besides Rage.
fn agile(group: Group) -> u64 {
    [Piece::First, Piece::Second, Piece::Mystic].into_iter().map(|piece| u64::from(group.count(piece))).sum()
}

/// The questions that dying figures can still bring.
fn dying(doom: &Doom) -> u64 {
    doom.waiting.iter().map(|seat| 1 + agile(doom.figures[seat.index() % doom.figures.len()])).sum()
}

/// Whether a mystic of the reserve waits for the village that it attacks.
fn awaits_village(table: &Table) -> bool {
    table.asked == Asked::Save && table.doom.then == Then::Village && !table.invasion.fallen
}

impl BloodRage {
    /// More than the decisions that can still be made: it falls with every one.
    pub(crate) fn bound(&self, position: &Position) -> u64 {
        let table = &position.table;
        let worth = Worth::new(self.players as u64, self.rage_for_winning.into());
        let quests: u64 = self.all().map(|seat| position.secret(seat).quests.len() as u64).sum();
        let waiting = (self.players - table.answered.len().min(self.players)) as u64;
        let now = match table.phase {
            _ if table.asked == Asked::Over => return 0,
            Phase::Gifts => {
                let rounds = draft_rounds(self.players).saturating_sub(table.round + 1);
                waiting + worth.players * u64::from(rounds) + worth.action()
            }
            Phase::Action => {
                let owned: u64 = self.all().map(|seat| worth.clan(table.sheet(seat))).sum();
                let cards = self.cards_in_play(position) * worth.card;
                let landing = if awaits_village(table) { worth.reserve - worth.board } else { 0 };
                (owned + cards + self.bound_of_turn(position, worth) + quests + worth.discard()).saturating_sub(landing)
            }
            Phase::Discard => waiting + quests + worth.doom,
            Phase::Quest => {
                let met: u32 = self.all().map(|seat| table.sheet(seat).met.count_ones()).sum();
                u64::from(met) + 1 + worth.doom
            }
            Phase::Ragnarok | Phase::Release => dying(&table.doom),
        };
        now + u64::from(AGES.saturating_sub(table.age)) * worth.age()
    }

    /// Cards in hands, and those revealed that may come back.
    fn cards_in_play(&self, position: &Position) -> u64 {
        let (table, battle) = (&position.table, &position.table.battle);
        let revealed = |seat: Seat| match battle.winner {
            _ if !battle.on || battle.step > Step::Return => 0,
            Some(winner) if winner == seat => battle.spoils.len(),
            _ => table.sheet(seat).revealed.len(),
        };
        self.all().map(|seat| (position.secret(seat).hand.len() + revealed(seat)) as u64).sum()
    }

    /// The questions that can still follow in this turn, as far as nothing else pays for them.
    fn bound_of_turn(&self, position: &Position, worth: Worth) -> u64 {
        let (table, battle) = (&position.table, &position.table.battle);
        let resolution = || worth.resolution(battle.step, battle.blessed.len());
        match table.asked {
            Asked::Call => {
                let left = worth.players.saturating_sub(battle.declined.into());
                self.callable(table) * (worth.players + 1) + left + worth.players + worth.revealed(0)
            }
            Asked::Card => battle.members.minus(table.answered).len() as u64 + worth.revealed(0),
            Asked::Count => 1 + worth.revealed(battle.turn),
            Asked::Spare => {
                worth.players.saturating_sub(battle.spared.into()) + worth.doom + worth.revealed(battle.turn)
            }
            Asked::Add => {
                let late = |seat: Seat| {
                    position.secret(seat).hand.iter().filter(|&card| self.face(card).is_late()).count() as u64
                };
                let late: u64 = battle.members.iter().map(late).sum();
                let left = worth.players.saturating_sub(battle.declined.into());
                late * (worth.players + 1) + left + worth.resolution(Step::Trickery, 0)
            }
            Asked::Save => dying(&table.doom) + self.bound_after_doom(table, worth),
            Asked::Blessing => 2 + resolution(),
            Asked::Succor if !table.invasion.in_battle => 2,
            Asked::Raise(Reason::Sacrifice) | Asked::FreeInvade(_) | Asked::Domain(_) => 1,
            Asked::Recover | Asked::Raise(_) | Asked::Hammers | Asked::God(_) | Asked::Succor => 1 + resolution(),
            Asked::Turn | Asked::Draft | Asked::Discard | Asked::Over => 0,
        }
    }

    /// What follows when the figures are dead. The mystic that takes the village counts as if it stood there, so that the
    /// Rage which keeps it out pays for its way back.
    fn bound_after_doom(&self, table: &Table, worth: Worth) -> u64 {
        let battle = &table.battle;
        match table.doom.then {
            Then::Invasion | Then::Village => 2,
            Then::Reveal => worth.revealed(battle.turn),
            Then::Rewards => worth.resolution(battle.step, battle.blessed.len()),
            Then::Ragnarok => 0,
        }
    }

    /// Figures that can still answer the call.
    fn callable(&self, table: &Table) -> u64 {
        let place = table.battle.place;
        let outside = |seat: Seat| {
            let sheet = self.sheet(table, seat);
            let provinces = Place::provinces().filter(|&other| other != place);
            provinces.map(|other| u64::from(sheet.at(other).total())).sum::<u64>()
        };
        self.all().map(outside).sum()
    }
}
