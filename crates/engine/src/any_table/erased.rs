//! Every table is a table of any game.

use super::{
    AnyTable, LabeledChoice, Ordered, PlayError, PlayedTurn, Proof, RestoreError, StoredSnapshot, StoredTurn, snapshot,
    stored,
};
use crate::{
    Facts, Message, Options, OrderOffer, OrderSheet, Outcome, Record, Seat, SeatSet, Table, TableGame, Turn, UndoError,
    Viewer,
};
use std::any::Any;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

impl<G: TableGame> AnyTable for Table<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn players(&self) -> &[String] {
        Table::players(self)
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game().seat_name(self.position(), seat)
    }

    fn options(&self) -> Options {
        self.game().options()
    }

    fn rules_version(&self) -> u32 {
        self.rules()
    }

    fn pending(&self) -> SeatSet {
        Table::pending(self)
    }

    fn publicly_owing(&self) -> SeatSet {
        Table::publicly_owing(self)
    }

    fn turn_count(&self) -> usize {
        self.turns().len()
    }

    fn turn(&self, number: usize) -> Option<PlayedTurn> {
        let turn = self.turns().get(number)?;
        Some(PlayedTurn {
            seat: turn.seat,
            who: self.game().seat_name(self.position_after(number), turn.seat),
            action: turn.action.to_string(),
            by_table: turn.by_table,
            rules: turn.rules,
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn end(&mut self) {
        Table::end(self);
    }

    fn is_ended(&self) -> bool {
        Table::is_ended(self)
    }

    fn play(&mut self, seat: Seat, written: &str) -> Result<(), PlayError> {
        let action = written.parse().map_err(|_| PlayError::Unreadable)?;
        Table::play(self, seat, action).map_err(|refusal| PlayError::Refused(Box::new(refusal)))?;
        Ok(())
    }

    fn play_forced(&mut self) -> usize {
        Table::play_forced(self)
    }

    fn mark_forced(&mut self) {
        let game = self.game().clone();
        let mut choices = Vec::new();
        let mark = |(n, turn): (usize, &Turn<G>)| {
            let before = self.position_after(n);
            game.legal(before, turn.seat, &mut choices);
            let by_table = choices.len() == 1 && game.may_play_for(before, turn.seat);
            Turn { by_table, ..turn.clone() }
        };
        let turns = self.turns().iter().enumerate().map(mark).collect();
        let (players, parts, start) = (self.players(), self.parts().clone(), self.start().clone());
        let (opening, ended) = (self.opening().to_vec(), self.is_ended());
        *self = Table::restore(self.game().clone(), players, parts, self.rules(), start, opening, turns);
        if ended {
            self.end();
        }
    }

    fn rewind(&mut self, turns: usize) {
        *self = self.rewound(turns);
    }

    fn rename(&mut self, players: &[String]) {
        *self = self.clone().renamed(players);
    }

    fn undo_is_free(&self, seat: Seat) -> Result<bool, UndoError> {
        Table::undo_is_free(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        Table::undo(self, seat)
    }

    fn choice_count(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn choice(&self, seat: Seat, number: u64) -> Option<String> {
        let choices = self.legal(seat);
        let nth = number.checked_rem(u64::try_from(choices.len()).ok()?)?;
        choices.get(usize::try_from(nth).ok()?).map(ToString::to_string)
    }

    fn labels(&self, seat: Seat) -> Vec<LabeledChoice> {
        let view = self.view(Viewer::Seat(seat));
        let labeled =
            |action: G::Action| LabeledChoice { written: action.to_string(), label: self.game().label(&view, action) };
        self.legal(seat).into_iter().map(labeled).collect()
    }

    fn prompt(&self, viewer: Viewer) -> Message {
        self.game().prompt(&self.view(viewer))
    }

    fn log(&self, viewer: Viewer) -> Vec<(usize, Message)> {
        Table::log(self, viewer).filter_map(|(turn, event)| Some((turn, self.game().tell(&event)?))).collect()
    }

    fn facts(&self) -> Facts {
        self.game().describe(self.position())
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        // A view is plain data with names as keys: it can be written in any case.
        serde_json::to_value(self.view(viewer)).unwrap_or_default()
    }

    fn hides_answers(&self) -> bool {
        self.game().hides_answers(self.position())
    }

    fn openly_together(&self, number: usize) -> bool {
        let before = self.position_after(number);
        self.game().pending(before).len() > 1 && !self.game().hides_answers(before)
    }

    fn hides_holder(&self) -> bool {
        self.game().hides_holder(self.position())
    }

    fn question_stamp(&self, seat: Seat) -> Option<u64> {
        let choices = self.legal(seat);
        let mut hasher = DefaultHasher::new();
        // What others decide at the same time changes nothing; what comes one after another is another question each time.
        let own = self.turns().iter().filter(|turn| turn.seat == seat && !turn.by_table).count();
        (own, &choices).hash(&mut hasher);
        (!choices.is_empty()).then(|| hasher.finish())
    }

    fn ordered(&self, seat: Seat, left: &str) -> Option<Ordered> {
        let sheet = OrderSheet::<G>::parse(left);
        if self.is_ended() {
            return None;
        }
        let (order, action) = sheet.answer_at(self.game(), self.position(), seat)?;
        Some(Ordered { order: order.to_string(), answer: action.to_string() })
    }

    fn order_text(&self, seat: Seat, written: &str) -> Option<Message> {
        Some(self.game().order_text(&self.view(Viewer::Seat(seat)), &written.parse().ok()?))
    }

    fn order_offers(&self, seat: Seat, left: &str) -> Vec<OrderOffer> {
        if self.is_ended() {
            return Vec::new();
        }
        OrderSheet::<G>::parse(left).offers(self.game(), &self.view(Viewer::Seat(seat)))
    }

    fn change_order(&self, seat: Seat, left: &str, written: &str, on: bool) -> Option<String> {
        let mut sheet = OrderSheet::<G>::parse(left);
        sheet.set(self.game(), &self.view(Viewer::Seat(seat)), written, on).then(|| sheet.to_string())
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn sealed_record(&self, viewer: Viewer) -> Record {
        Table::sealed_record(self, viewer)
    }

    fn proof(&self) -> Proof {
        let played: BTreeSet<u32> = self.turns().iter().map(|turn| turn.rules).chain([self.rules()]).collect();
        if played.iter().any(|version| *version != G::VERSION) {
            return Proof::OtherRules { played: played.into_iter().collect(), here: G::VERSION };
        }
        match Table::record(self).replay::<G>() {
            Ok(_) => Proof::Sound,
            Err(_) => Proof::Broken,
        }
    }

    fn digest(&self) -> String {
        Table::digest(self)
    }

    fn stored_turns(&self, from: usize) -> Vec<StoredTurn> {
        self.turns().iter().skip(from).map(stored::turn).collect()
    }

    fn stored_snapshot(&self, turns: usize) -> Result<StoredSnapshot, RestoreError> {
        snapshot::write(self, turns)
    }

    fn follow(&mut self, turns: &[StoredTurn], to: &StoredSnapshot) -> bool {
        stored::follow(self, turns, to)
    }

    fn fixed_turns(&self) -> usize {
        self.fixed()
    }
}
