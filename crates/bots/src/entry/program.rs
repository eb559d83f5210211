//! What programs are told about a table whose game is not known by type.

use crate::host::SeatQuestion;
use crate::program::messages::{Message, NewGame, line};
use crate::program::question;
use crate::{Knowledge, Player, Program, ProgramAnswer, Version};
use meadhall_engine::any_table::{AnyTable, downcast};
use meadhall_engine::{Seat, Viewer};
use meadhall_words::Lang;

pub(super) fn written_view<K: Knowledge>(table: &dyn AnyTable, viewer: Viewer) -> Option<serde_json::Value> {
    let table = downcast::<K::Rules>(table)?;
    serde_json::to_value(K::written_view(table.game(), &table.view(viewer))).ok()
}

pub(super) fn question<K: Knowledge>(table: &dyn AnyTable, seat: Seat, program: &Program) -> Option<String> {
    let SeatQuestion { game, view, choices, .. } = &SeatQuestion::<K>::of(downcast(table)?, seat)?;
    let (words, time) = (K::words(Lang::En), program.time());
    match program.version() {
        Version::First => question::written(words, game, view, seat, choices, 1, time),
        Version::Second => {
            let new = NewGame::of::<K>(game, view, seat, 1);
            line(&Message::Question(new.question::<K>(words, game, view, choices, 1, time)))
        }
    }
}

pub(super) fn ask<K: Knowledge>(table: &dyn AnyTable, seat: Seat, program: &Program) -> Option<ProgramAnswer> {
    let SeatQuestion { game, view, choices, .. } = &SeatQuestion::<K>::of(downcast(table)?, seat)?;
    Some(Player::<K>::ask_once(program, game, view, seat, choices))
}
