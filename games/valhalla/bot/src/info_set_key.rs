//! A quick fingerprint of what a viewer may know.

use meadhall_bots::InfoSetKey;
use meadhall_engine::{Game, Seat, Viewer, byte};
use meadhall_valhalla::battle::Side;
use meadhall_valhalla::places::{CardSet, Place};
use meadhall_valhalla::{Asked, Battle, Board, Card, Cards, Pick, Position, Table, Throw, Valhalla};
use std::hash::{Hash, Hasher};

/// The fingerprint.
pub fn of(game: &Valhalla, position: &Position, viewer: Viewer) -> u64 {
    let mut page = Page { key: InfoSetKey::default(), cards: game.cards() };
    let table = &position.table;
    page.table(table);
    // Whoever helps is not to be told from whoever does not.
    if table.asked != Asked::Thor {
        game.pending(position).hash(&mut page.key);
    }
    for seat in Seat::all(game.seats()) {
        page.board(table.board(seat));
        page.bytes([byte(position.hand(seat).len()), byte(position.secrets[seat.index()].jarls.len())]);
        page.set(position.places.at(Place::Valhalla(seat)));
    }
    page.bytes([byte(position.deck().len()), byte(position.places.at(Place::Box).and(&game.in_use()).len())]);
    page.cards(table.discard.iter());
    page.cards(table.laid.iter());
    page.key.add(table.laid_by_defender);
    page.battle(&table.battle);
    if let Some(seat) = viewer.seat().filter(|seat| seat.index() < game.seats()) {
        page.own(game, position, seat);
    }
    page.key.finish()
}

struct Page<'a> {
    key: InfoSetKey,
    cards: &'a Cards,
}

impl Page<'_> {
    fn bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        self.key.write(&bytes);
    }

    fn card(&mut self, card: Option<Card>) {
        self.key.add(card.map_or(0, |card| card.index() as u64 + 1));
    }

    /// Cards in their order.
    fn cards(&mut self, cards: impl Iterator<Item = Card>) {
        for card in cards {
            self.card(Some(card));
        }
        self.key.add(u64::MAX);
    }

    /// Cards in whatever order.
    fn set(&mut self, set: CardSet) {
        for id in set.iter() {
            self.key.add(self.cards.card_of(id).index() as u64 + 1);
        }
        self.key.add(u64::MAX);
    }

    fn table(&mut self, table: &Table) {
        std::mem::discriminant(&table.asked).hash(&mut self.key);
        self.key.add(detail(table.asked));
        let seats = [table.who, table.start, table.active, table.first_last];
        self.bytes(seats.map(u8::from));
        let flags = [table.attacked, table.again, table.ending, table.last_laid, table.foe.last, table.foe.won];
        self.bytes(flags.map(u8::from));
        let optional = [table.second, table.loki].map(|number| number.map_or(u8::MAX, |number| number));
        self.bytes(optional);
        self.bytes([table.stage as u8, table.last_turns, table.ragnarok, table.supply, table.first_place]);
        self.bytes([table.keep.0, table.keep.1, table.drawn, table.crowns, table.foe.step, table.foe.covered]);
        self.card(table.lifted);
        (table.drafted, table.wrathful).hash(&mut self.key);
        for king in &table.kings {
            self.bytes(king.map_or([0, 0], |king| [u8::from(king.seat) + 1, king.level]));
        }
        for due in table.due.iter() {
            self.bytes([u8::from(due.seat), due.points]);
        }
        self.key.add(table.laid_as_payment);
        for outgoing in table.outgoing.iter() {
            self.key.add(outgoing.seat.index() as u64);
            self.card(Some(outgoing.card));
        }
    }

    fn board(&mut self, board: &Board) {
        for post in board.band {
            self.card(post.card);
            self.card(post.tyr);
        }
        self.bytes(board.captured);
        let jarl = board.jarl.map_or(0, |jarl| byte(jarl.index()) + 1);
        self.bytes([board.shields, board.credit, board.next_dice, board.next_reroll.into(), jarl]);
    }

    fn battle(&mut self, battle: &Battle) {
        self.bytes([battle.kind as u8, battle.step as u8, battle.turn, battle.foe, battle.rest]);
        let won = battle.won.map_or(2, u8::from);
        self.bytes([won, battle.frost.into(), battle.loki_shield.into(), battle.calm.into()]);
        for side in &battle.sides {
            self.side(side);
        }
        for aid in &battle.aids {
            self.card(aid.map(|aid| aid.card));
            self.bytes(aid.map_or([0, 0], |aid| [u8::from(aid.from), aid.attacker.into()]));
        }
    }

    fn side(&mut self, side: &Side) {
        self.bytes(side.dice);
        self.bytes(side.stock);
        self.bytes([u8::from(side.seat), side.locked, side.aside, side.grey, side.active, side.helpers]);
        self.bytes([side.blocked, side.path, side.sent, side.helpers_sent, side.tactics, side.bonus]);
        self.bytes([side.band_cries, side.cries, side.rerolls, side.jarl_uses, side.hand, side.band]);
        let tracked = side.tracked.map_or(0, |face| byte(face.index()) + 1);
        self.bytes([side.promised, side.denied, side.total, side.fought, tracked]);
        let flags = [side.on_jarl, side.rerolled, side.dropped, side.paid, side.main_off, side.second_off, side.rolled];
        self.bytes(flags.map(u8::from));
    }

    fn own(&mut self, game: &Valhalla, position: &Position, seat: Seat) {
        self.key.add(seat.index() as u64 + 1);
        self.set(position.hand(seat));
        let secret = &position.secrets[seat.index()];
        for jarl in secret.jarls.iter() {
            self.key.add(jarl.index() as u64);
        }
        match secret.pick {
            Pick::None => self.key.add(0),
            Pick::Jarl(jarl) => self.bytes([1, byte(jarl.index())]),
            Pick::Reject(one, two) => self.cards([one, two].into_iter()),
            Pick::Help(help) => {
                self.card(help.map(|(card, _)| card));
                self.key.add(help.map_or(7, |(_, seat)| seat.index() as u64));
            }
        }
        if position.table.who == seat {
            self.cards(position.drawn.iter());
        }
        for other in Seat::all(game.seats()).filter(|&other| other != seat) {
            self.set(position.hand(other).and(&position.knows[seat.index()]));
        }
    }
}

fn detail(asked: Asked) -> u64 {
    match asked {
        Asked::Tyr(n) | Asked::LokiSend(n) | Asked::Glory(n) => n.into(),
        Asked::Place { free } => free.into(),
        Asked::Reroll(throw) => u64::from(throw == Throw::Free),
        Asked::NewWeapon([one, two]) => (one.index() * 6 + two.index()) as u64,
        Asked::Spare(spare) => spare as u64,
        Asked::LokiTake { among, left } => u64::from(among) << 8 | u64::from(left),
        Asked::LokiAdd { left, weapons } => u64::from(left) << 8 | u64::from(weapons),
        _ => 0,
    }
}
