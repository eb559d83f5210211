//! What the pages of a table show, from a snapshot of it.

use super::advice;
use super::front::rematch;
use crate::pages::model::{Adviser, EndInfo, Frame, Lobby, RenderContext, SeatInfo, Sitter, TablePage, Undo};
use crate::pages::{advice as advice_page, log};
use crate::store::{Phase, SeatKind, SeatRow};
use crate::tables::{TableSnapshot, TableState};
use crate::visitor::Visitor;
use meadhall_bots::Level;
use meadhall_engine::{AnyTable, OptionSpec, Options, Seat, Viewer, hex};
use meadhall_games::GameEntry;
use meadhall_words::Words;

/// A table before its game.
pub fn lobby_page<'a>(frame: &'a Frame, visitor: &Visitor, snapshot: &'a TableSnapshot) -> Lobby<'a> {
    let state = &snapshot.state;
    let words = state.entry.board.words(visitor.lang);
    Lobby {
        frame,
        words,
        id: &state.row.id,
        game: state.entry,
        version: state.row.version.unsigned_abs(),
        seats: seats(visitor, snapshot, None),
        options: shown_options(words, state.entry, state),
        commitment: state.commitment(),
        host: state.row.host == visitor.owner,
        may_join: state.row.listed && state.seats_of(&visitor.owner).is_empty(),
    }
}

/// The options that differ from their defaults, in words. A table of cards is named in any case: a built-in one by that
/// word, another one by its hash.
fn shown_options(words: &Words, entry: &GameEntry, state: &TableState) -> Vec<(String, String)> {
    let options = state.options();
    let tables = |options: &Options| entry.rules.check(state.seats.len(), options).ok();
    let (own, built_in) = (tables(&options), tables(&Options::default()));
    let shown = |spec: &OptionSpec| {
        let name = words.say(&format!("option-{}", spec.key));
        if spec.values == ["built-in"] {
            let hash = own.clone().filter(|_| own != built_in);
            let value = hash.map(|hash| words.fill("lobby-own-table", &[("hash", hash.into())]));
            return Some((name, value.unwrap_or_else(|| words.say(&format!("option-{}-built-in", spec.key)))));
        }
        let value = options.get(spec.key)?;
        let key = format!("option-{}-{value}", spec.key);
        Some((name, if words.has(&key) { words.say(&key) } else { value.to_owned() }))
    };
    entry.rules.options.iter().filter_map(shown).collect()
}

/// The seats as a visitor may see them.
pub fn seats(visitor: &Visitor, snapshot: &TableSnapshot, me: Option<Seat>) -> Vec<SeatInfo> {
    let state = &snapshot.state;
    let host = state.row.host == visitor.owner;
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let info = |(n, row): (usize, &SeatRow)| {
        let seat = Seat::new(n);
        SeatInfo {
            seat,
            name: row.name.clone(),
            sitter: match row.kind {
                SeatKind::Person => Sitter::Person { away: snapshot.is_away(seat), replaced: row.replaced },
                SeatKind::Bot => Sitter::Bot(state.bot(seat).map_or(Level::Normal.word(), |bot| bot.word())),
                SeatKind::Open => Sitter::Open,
            },
            clan: state.banner(seat),
            mine: row.owner.as_deref() == Some(&visitor.owner),
            owes: state.shows_owing(seat, viewer),
            invitation: row.invitation.as_ref().filter(|_| host).map(|token| format!("/join/{token}")),
        }
    };
    state.seats.iter().enumerate().map(info).collect()
}

/// A table in play, or after its game.
pub fn table_page<'a>(
    frame: &'a Frame,
    visitor: &Visitor,
    snapshot: &'a TableSnapshot,
    table: &dyn AnyTable,
    me: Option<Seat>,
    whole_log: bool,
) -> TablePage<'a> {
    let state = &snapshot.state;
    let words = state.entry.board.words(visitor.lang);
    let replaced = me.is_some_and(|me| state.seats[me.index()].replaced);
    let seats = seats(visitor, snapshot, me);
    let undo = me.map_or(Undo::Nothing, |me| undo(state, table, me));
    let log_lines = if whole_log { usize::MAX } else { log::LINES };
    let context = RenderContext { words, seats: &seats, playing: !replaced, undo: undo == Undo::Free, log_lines };
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let drawn = state.entry.board.snapshot(table, viewer, table.turn_count(), &context);
    let adviser = advice::adviser(snapshot, &visitor.owner, me, &context);
    let board = match &adviser {
        Adviser::Spoke(said) => advice_page::marked(drawn.board, &said.best),
        _ => drawn.board,
    };
    let standing = me.map_or(Vec::new(), |me| {
        let left = state.seats[me.index()].standing.as_deref().unwrap_or_default();
        table.standing_offers(me, left).into_iter().map(|offer| (words.say(&offer.label), offer)).collect()
    });
    TablePage {
        frame,
        words,
        id: &state.row.id,
        game: state.entry,
        version: state.row.version.unsigned_abs(),
        me,
        hot_seat: state.seats_of(&visitor.owner).len() > 1,
        prompt: drawn.prompt,
        clause: drawn.clause,
        my_turn: me.is_some_and(|me| table.pending().contains(me)) && !replaced,
        board,
        choices: drawn.choices,
        notice: None,
        log: drawn.log,
        log_cut: drawn.log_cut,
        undo,
        adviser,
        course: advice::win_chart(snapshot, &context),
        standing,
        commitment: state.commitment(),
        end: table.outcome().map(|_| end(visitor, state, table, &context)),
        replay: None,
        host: state.row.host == visitor.owner,
        takeover: state.row.takeover.and_then(|minutes| u32::try_from(minutes).ok()),
        seats,
    }
}

fn undo(state: &TableState, table: &dyn AnyTable, me: Seat) -> Undo {
    if state.row.phase != Phase::Playing {
        return Undo::Nothing;
    }
    match state.undo {
        Some(request) if request.by == me => Undo::Waiting,
        Some(request) if request.waiting.contains(me) => Undo::Asked(state.seats[request.by.index()].name.clone()),
        _ => match table.undo_is_free(me) {
            Ok(true) => Undo::Free,
            Ok(false) => Undo::Ask,
            Err(_) => Undo::Nothing,
        },
    }
}

/// How the game ended.
pub fn end(visitor: &Visitor, state: &TableState, table: &dyn AnyTable, context: &RenderContext<'_>) -> EndInfo {
    let parts = state.parts().ok();
    EndInfo {
        scoring: state.entry.board.scoring(table, context),
        places: table.outcome().map(|outcome| outcome.ranking()).unwrap_or_default(),
        server_part: state.row.server_part.clone(),
        seed: parts.as_ref().map(|parts| hex(&parts.mix().0)).unwrap_or_default(),
        parts: parts.map(|parts| parts.players).unwrap_or_default(),
        proof: table.proof(),
        rematch: rematch(state, &visitor.owner),
    }
}
