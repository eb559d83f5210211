//! Section 16: the solo game.

use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::data::{Card, MonsterCard, Terror};
use crate::event::{Cause, Event};
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, BattleStep, DEFENDER, Kind};
use crate::state::places::Place;
use crate::state::{Asked, Position, Stage, Table};
use meadhall_engine::{Chance, Seat, Sink, byte};

/// The cards of a monster.
pub(crate) const STEPS: u8 = 6;
/// The player's seat.
pub(crate) const PLAYER: Seat = Seat::new(0);

/// The player's side in a battle against the monster.
const fn battle_side(hunt: bool) -> usize {
    if hunt { ATTACKER } else { DEFENDER }
}

impl Valhalla {
    /// A card of the monster of a solo game, from 0, on the side that is up: with an expansion of 40 cards the stronger one.
    pub fn foe_card(&self, step: u8) -> Option<&MonsterCard> {
        if !self.is_solo() || step >= STEPS {
            return None;
        }
        self.cards.monster(self.monster, step, self.extra_decks > 0)
    }

    /// The ability of the active card.
    #[inline]
    pub(crate) fn terror(&self, table: &Table) -> Option<Terror> {
        if !self.is_solo() || self.tame {
            return None;
        }
        self.foe_card(table.foe.step).and_then(|card| card.terror)
    }

    /// The ability that acts on the battle: that of the card which was active when it began.
    #[inline]
    pub(crate) fn terror_in_battle(&self, table: &Table) -> Option<Terror> {
        if !self.is_solo() || self.tame || table.battle.calm {
            return None;
        }
        self.foe_card(table.battle.foe).and_then(|card| card.terror)
    }

    /// Cards discarded after a defeat.
    pub fn penalty(&self) -> u8 {
        2 * self.level.clamp(1, 3)
    }

    /// Warriors that still fit under the maximum.
    pub(crate) fn fitting<'a>(&'a self, position: &'a Position, mask: u8) -> impl Iterator<Item = Spot> + 'a {
        let chosen = self.chosen_glory(position);
        let fits = move |spot: &Spot| self.fits_cap(position, PLAYER, chosen + self.cards.glory(spot.card));
        self.spots(&position.table, PLAYER, mask, false).filter(fits)
    }

    /// The glory of warriors that are chosen for Valhalla but not yet there.
    fn chosen_glory(&self, position: &Position) -> u8 {
        let battle = &position.table.battle;
        let sent = battle.sides[battle_side(battle.kind == Kind::Hunt)].sent;
        let chosen = position.table.board(PLAYER).warriors().filter(|(place, _, _)| sent >> place & 1 == 1);
        chosen.map(|(_, card, _)| self.cards.glory(card)).sum()
    }

    pub(crate) fn list_solo_sends(&self, position: &Position, choices: &mut Vec<Action>) {
        let battle = &position.table.battle;
        match position.table.asked {
            Asked::SoloSend if battle.kind == Kind::Hunt => {
                choices.extend(self.spots(&position.table, PLAYER, battle.rest, false).map(Action::Send));
            }
            Asked::SoloSend => {
                choices.push(Action::Done);
                choices.extend(self.fitting(position, battle.rest).map(Action::Send));
            }
            _ => {
                choices.push(Action::Decline);
                choices.extend(self.fitting(position, battle.rest).map(Action::Send));
            }
        }
    }

    pub(crate) fn list_redraws(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Done);
        choices.extend(self.distinct(&position.hand(seat)).map(Action::Aside));
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn set_up_solo(&mut self) {
        self.ask(PLAYER, Asked::Jarl);
    }

    /// The jarl is chosen: cards are discarded and the first hand is drawn.
    pub fn deal_solo(&mut self) {
        let discards = self.game.setup_discards(None);
        self.mill(discards, Cause::Setup);
        self.deal(PLAYER, 6);
        self.ask(PLAYER, Asked::Redraw);
    }

    pub fn put_aside(&mut self, card: Card) {
        if self.shift(card, Place::Hand(PLAYER), Place::Table) {
            self.position.drawn.push(card);
            self.table().drawn += 1;
        }
        if self.position.hand(PLAYER).is_empty() {
            return self.redraw();
        }
        self.ask(PLAYER, Asked::Redraw);
    }

    pub fn redraw(&mut self) {
        let aside = self.position.drawn;
        self.position.drawn.clear();
        self.table().drawn = 0;
        let count = byte(aside.len());
        if count > 0 {
            self.deal(PLAYER, count);
            self.tell(Event::Redrawn(count));
        }
        for card in aside.iter() {
            self.shift(card, Place::Table, Place::Deck);
        }
        self.begin_turn(PLAYER);
    }

    pub fn hunt(&mut self, seat: Seat) {
        self.tell(Event::Hunt(seat));
        self.muster(seat, Kind::Hunt);
    }

    /// What the monster does before a battle.
    pub fn monster_toll(&mut self) {
        let battle = &mut self.position.table.battle;
        let first = battle.turn == 0;
        battle.turn = 1;
        if first {
            match self.game.terror_in_battle(&self.position.table) {
                Some(Terror::DiscardHandCardBeforeBattle) if !self.position.hand(PLAYER).is_empty() => {
                    return self.ask(PLAYER, Asked::HandToll);
                }
                Some(Terror::DiscardWarriorBeforeBattle) if self.position.table.board(PLAYER).filled() != 0 => {
                    return self.ask(PLAYER, Asked::WarriorToll);
                }
                _ => {}
            }
        }
        let battle = &mut self.position.table.battle;
        battle.turn = 0;
        battle.step = if battle.kind == Kind::Raid { BattleStep::BeforeDefence } else { BattleStep::BeforeAttack };
        self.go_on();
    }

    /// The player's strength against the monster's.
    pub fn compare_with_monster(&mut self) {
        let battle = &self.position.table.battle;
        let (kind, foe) = (battle.kind, battle.foe);
        let strength = self.game.foe_card(foe).map_or(0, |card| card.strength);
        let at = if kind == Kind::Raid { DEFENDER } else { ATTACKER };
        let side = battle.sides[at];
        let active = side.activated() > 0;
        self.tell(Event::MonsterTotal(strength));
        let attack = kind == Kind::Hunt;
        let beaten = active && if attack { side.total >= strength } else { side.total > strength };
        self.tell(if beaten { Event::Beat { attack } } else { Event::Lost { attack } });
        let battle = &mut self.position.table.battle;
        battle.won = Some(if attack { beaten } else { !beaten });
        battle.rest = side.active;
        battle.turn = 0;
        battle.step = BattleStep::WinnerJarl;
        if attack && beaten && self.position.table.foe.step + 1 == STEPS {
            self.table().foe.step = STEPS;
            return self.end_solo(true);
        }
        if self.position.table.foe.last && !beaten {
            return self.end_solo(false);
        }
        self.resolve();
    }

    /// Whether the player won the battle in hand.
    fn has_beaten(&self) -> bool {
        let battle = &self.position.table.battle;
        battle.won == Some(battle.kind == Kind::Hunt)
    }

    /// BattleStep (5) of a solo battle.
    pub fn send_solo(&mut self) -> bool {
        let battle = &self.position.table.battle;
        if battle.turn == 0 {
            let hunt = battle.kind == Kind::Hunt;
            self.table().battle.turn = 1;
            if hunt && self.has_beaten() {
                let table = self.table();
                table.foe.step += 1;
                table.foe.covered = 0;
                let step = table.foe.step;
                self.tell(Event::NextCard(step));
            }
        }
        self.ask_solo_send()
    }

    /// Sends or asks whom to send next; false when nobody is left.
    fn ask_solo_send(&mut self) -> bool {
        let battle = &self.position.table.battle;
        let (rest, hunt) = (battle.rest, battle.kind == Kind::Hunt);
        let beaten = self.has_beaten();
        let choice = match (beaten, hunt) {
            // Whoever does not fit is discarded, so the order matters.
            (true, true) => rest != 0 && !self.fits_all(rest),
            _ => self.game.fitting(self.position, rest).next().is_some(),
        };
        if choice {
            self.ask(PLAYER, if beaten { Asked::SoloSend } else { Asked::SoloOne });
            return true;
        }
        let at = battle_side(hunt);
        let mut sent = self.position.table.battle.sides[at].sent;
        if beaten && hunt {
            sent |= rest;
        }
        self.table().battle.rest = 0;
        self.side(at).sent = 0;
        self.send(PLAYER, sent);
        self.collect_next()
    }

    /// Whether all these warriors fit under the maximum together.
    fn fits_all(&self, mask: u8) -> bool {
        let board = self.position.table.board(PLAYER);
        let all = board.warriors().filter(|(place, _, _)| mask >> place & 1 == 1);
        let glory: u8 = all.map(|(_, card, _)| self.game.cards.glory(card)).sum();
        self.game.fits_cap(self.position, PLAYER, glory + self.game.chosen_glory(self.position))
    }

    /// One warrior is chosen for Valhalla; one that does not fit is discarded.
    pub fn solo_send(&mut self, spot: Spot) {
        let glory = self.game.cards.glory(spot.card) + self.game.chosen_glory(self.position);
        let one = self.position.table.asked == Asked::SoloOne;
        let at = battle_side(self.position.table.battle.kind == Kind::Hunt);
        if self.game.fits_cap(self.position, PLAYER, glory) {
            self.side(at).sent |= 1 << spot.place;
        } else {
            self.dismiss(PLAYER, spot.place, Cause::Monster);
        }
        let battle = &mut self.position.table.battle;
        battle.rest = if one { 0 } else { battle.rest & !(1 << spot.place) };
        self.resume();
    }

    /// Nobody more is sent.
    pub fn end_solo_send(&mut self) {
        self.table().battle.rest = 0;
        self.resume();
    }

    /// What follows a battle against the monster: a lost shield, the penalty, and the monster's ability.
    pub fn monster_aftermath(&mut self) -> bool {
        let beaten = self.has_beaten();
        let raid = self.position.table.battle.kind == Kind::Raid;
        loop {
            let turn = self.position.table.battle.turn;
            self.table().battle.turn = turn + 1;
            match turn {
                0 if raid => {
                    self.table().foe.covered = 0;
                    if !beaten {
                        let board = self.board(PLAYER);
                        board.shields = board.shields.saturating_sub(1);
                        let gone = board.shields == 0;
                        self.tell(Event::ShieldLost(PLAYER));
                        if gone {
                            self.end_solo(false);
                            return true;
                        }
                    }
                }
                1 if !beaten => {
                    let penalty = self.game.penalty();
                    self.mill(penalty, Cause::Penalty);
                    if self.is_doomed_alone() {
                        return true;
                    }
                }
                2 => {
                    let terror = self.game.terror_in_battle(&self.position.table);
                    let lost = match terror {
                        Some(Terror::LoseGloryAfterDefeat { value }) if !beaten => value,
                        Some(Terror::LoseGloryAfterBattle { value }) => value,
                        _ => 0,
                    };
                    if lost > 0 && self.lose_glory(lost) {
                        return true;
                    }
                    let hand = self.position.hand(PLAYER);
                    if terror == Some(Terror::DiscardRandomHandCardAfterBattle)
                        && let Some(id) = self.pick("thefts", &hand)
                    {
                        let card = self.game.cards.card_of(id);
                        self.discard_from_hand(PLAYER, card, Cause::Monster);
                    }
                }
                3 => {
                    let over = self.position.table.board(PLAYER).size() > self.game.limit(&self.position.table, PLAYER);
                    if over {
                        self.table().battle.turn = turn;
                        self.ask(PLAYER, Asked::Overflow);
                        return true;
                    }
                }
                4.. => return false,
                _ => {}
            }
        }
    }

    /// The monster's phase.
    pub fn monster_phase(&mut self) {
        self.table().stage = Stage::Monster;
        let table = &self.position.table;
        if table.board(PLAYER).filled() == 0 {
            return self.end_turn();
        }
        let Some(card) = self.game.foe_card(table.foe.step) else { return self.end_turn() };
        let mut covered = table.foe.covered;
        let mut dice = [0; 6];
        for _ in 0..6 - covered.count_ones() {
            let face = self.throw();
            dice[face.index()] += 1;
            let free = (0..card.symbols.len()).find(|&n| card.symbols[n] == face && covered >> n & 1 == 0);
            if let Some(n) = free {
                covered |= 1 << n;
            }
        }
        self.table().foe.covered = covered;
        let (now, needed) = (byte(covered.count_ones()), byte(card.symbols.len()));
        self.tell(Event::MonsterRoll { dice, covered: now, needed });
        if now == needed {
            self.tell(Event::Raid);
            return self.muster(PLAYER, Kind::Raid);
        }
        self.end_turn();
    }

    /// The monster's attack is over.
    pub fn end_monster(&mut self) {
        if !self.solo_deck_gone() {
            self.end_turn();
        }
    }
}
