//! Sections 4, 6 and 7: the total strength of a side.

use crate::Valhalla;
use crate::data::{Ability, Card, Entry, Wrath};
use crate::names::{Clan, Jarl};
use crate::rules::bound::steps_left;
use crate::state::battle::{ATTACKER, BattleStep, DEFENDER, Kind, Side};
use crate::state::{Board, Position};
use meadhall_engine::{Seat, byte};

impl Valhalla {
    /// The total strength of a side as things stand.
    pub fn strength(&self, position: &Position, at: usize) -> u8 {
        let table = &position.table;
        let battle = &table.battle;
        let side = &battle.sides[at];
        if side.activated() == 0 {
            return 0;
        }
        let board = table.board(side.seat);
        let mut total = u16::from(side.bonus) + self.jarl_strength(position, at);
        for (place, card, tyr) in board.warriors() {
            if side.active & !side.path & 1 << place != 0 {
                total += self.warrior_strength(position, at, side.seat, card, tyr);
            }
        }
        if let Some(partner) = self.partner(side.seat)
            && side.helpers != 0
        {
            for (place, card, tyr) in table.board(partner).warriors() {
                if side.helpers >> place & 1 == 1 {
                    total += self.warrior_strength(position, at, partner, card, tyr);
                }
            }
        }
        total += self.cry_strength(position, at);
        if matches!(battle.kind, Kind::Hunt | Kind::Raid) {
            total += self.glory_of(position, side.seat);
        }
        byte(total)
    }

    /// The strength of a side: as it stands in the phases, and the total once the battle is decided.
    pub(crate) fn strength_shown(&self, position: &Position, at: usize) -> u8 {
        let battle = &position.table.battle;
        if battle.is_on() && steps_left(battle.step) <= steps_left(BattleStep::Choose) {
            return battle.sides[at].total;
        }
        self.strength(position, at)
    }

    /// What the Battle Cries give, counted at the end of the phase.
    fn cry_strength(&self, position: &Position, at: usize) -> u16 {
        let table = &position.table;
        let side = &table.battle.sides[at];
        if side.band_cries == 0 && side.cries == 0 {
            return 0;
        }
        let band = usize::from(table.board(side.seat).size());
        let active = usize::from(side.activated());
        let mut total = 0;
        for (n, card) in table.laid.iter().enumerate() {
            let paid = table.laid_as_payment >> n & 1 == 1;
            if paid || (table.laid_by_defender >> n & 1 == 1) != (at == DEFENDER) {
                continue;
            }
            let nth = |table: [u8; 6], count: usize| count.checked_sub(1).map_or(0, |n| u16::from(table[n.min(5)]));
            total += match self.cards.tactic(card) {
                Some(crate::data::Effect::StrengthByBand { table }) => nth(table, band),
                Some(crate::data::Effect::StrengthByActivated { table }) => nth(table, active),
                _ => 0,
            };
        }
        total
    }

    /// Whether a clan stands against this side.
    fn faces(&self, position: &Position, at: usize, clan: Clan, partners: bool) -> bool {
        let table = &position.table;
        let battle = &table.battle;
        match battle.kind {
            Kind::Duel => {
                let other = battle.sides[1 - at].seat;
                let among = |seat: Seat| self.kin(table.board(seat), clan) > 0;
                among(other) || partners && self.partner(other).is_some_and(among)
            }
            Kind::Hunt | Kind::Raid => self.foe_card(battle.foe).is_some_and(|foe| foe.clans.contains(&clan)),
            Kind::Ragnarok | Kind::None => false,
        }
    }

    /// The strength of an activated warrior with its ability and the card under it.
    fn warrior_strength(&self, position: &Position, at: usize, owner: Seat, card: Card, tyr: Option<Card>) -> u16 {
        let table = &position.table;
        let Some(warrior) = self.cards.warrior(card) else { return 0 };
        let board = table.board(owner);
        let partner = self.partner(owner).map(|seat| table.board(seat));
        let bonus = match self.ability(position, card) {
            Some(Ability::Kin { clan }) => {
                let count = |board: &Board| self.kin(board, clan);
                let kin = (count(board) + partner.map_or(0, count)).saturating_sub(u8::from(warrior.clan == clan));
                [0, 2, 5][usize::from(kin.min(2))]
            }
            Some(Ability::Mix) => {
                let clans = self.clans(board) | partner.map_or(0, |board| self.clans(board));
                match clans.count_ones() {
                    0..=2 => 0,
                    3 => 2,
                    _ => 5,
                }
            }
            Some(Ability::Foe { clan }) => {
                let fearless = owner == table.battle.sides[at].seat && self.hunts_all(position, at);
                if fearless || self.faces(position, at, clan, true) { 3 } else { 0 }
            }
            _ => 0,
        };
        let wrath = match tyr.and_then(|card| self.cards.get(card)) {
            Some(Entry { kind: crate::data::Kind::Tyr(wrath), .. }) => match *wrath {
                Wrath::Strength { value } => value,
                Wrath::StrengthIfFoe { clan, value } if self.faces(position, at, clan, false) => value,
                _ => 0,
            },
            _ => 0,
        };
        u16::from(warrior.strength) + bonus + u16::from(wrath)
    }

    /// Villsvin's secondary ability.
    fn hunts_all(&self, position: &Position, at: usize) -> bool {
        let side = &position.table.battle.sides[at];
        let board = position.table.board(side.seat);
        board.jarl == Some(Jarl::Villsvin) && !side.second_off && self.kin(board, Clan::Boar) >= 2
    }

    /// Activated warriors of the own band whose strength counts and that fit.
    fn count_active(&self, board: &Board, side: &Side, fits: impl Fn(Card) -> bool) -> u16 {
        let counted = side.active & !side.path;
        let active = board.warriors().filter(|&(place, card, _)| counted >> place & 1 == 1 && fits(card));
        u16::from(byte(active.count()))
    }

    /// What the jarl gives.
    fn jarl_strength(&self, position: &Position, at: usize) -> u16 {
        let table = &position.table;
        let battle = &table.battle;
        let (side, other) = (&battle.sides[at], &battle.sides[1 - at]);
        let board = table.board(side.seat);
        let (main, second) = (!side.main_off, !side.second_off);
        let calm = side.tactics == 0;
        let duel = battle.kind == Kind::Duel;
        match board.jarl {
            Some(Jarl::Valgard) if side.on_jarl => 2 + if second && calm { 2 } else { 0 },
            Some(Jarl::Borg) => {
                let many = u16::from(main && side.active.count_ones() >= 2);
                let light = self.count_active(board, side, |card| self.icons(card) == 1);
                many + if second && calm { light } else { 0 }
            }
            Some(Jarl::Osvir) if at == DEFENDER && main => 2,
            Some(Jarl::Sigurd) => {
                let heavy = self.count_active(board, side, |card| self.icons(card) >= 3);
                match (second && calm, main) {
                    (true, _) => 2 * heavy,
                    (false, true) => heavy,
                    (false, false) => 0,
                }
            }
            Some(Jarl::Villsvin) if main => {
                let boar = |card: Card| self.cards.warrior(card).is_some_and(|warrior| warrior.clan == Clan::Boar);
                self.count_active(board, side, boar)
            }
            Some(Jarl::Ketil) if duel && at == ATTACKER && second => {
                let fewer = board.trophies() < table.board(other.seat).trophies();
                2 * u16::from(fewer)
            }
            Some(Jarl::Ulfrun) if duel && main && other.band > side.band => 2,
            _ => 0,
        }
    }
}
