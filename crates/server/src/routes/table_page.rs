//! What the pages of a table show, from a snapshot of it.

use super::advice;
use super::clocks;
use super::front::rematch;
use super::screen;
use super::story::{self, Place};
use crate::clocks::words::control;
use crate::pages::model::{Adviser, EndInfo, Frame, Lobby, RenderContext, SeatInfo, Sitter, TablePage, TalkInfo, Undo};
use crate::pages::{advice as advice_page, log};
use crate::people::address::Reach;
use crate::store::{PersonRow, Phase, SeatKind, SeatRow};
use crate::tables::seat_orders::SeatOrders;
use crate::tables::{TableSnapshot, TableState};
use crate::visitor::Visitor;
use meadhall_bots::Level;
use meadhall_engine::{AnyTable, OptionSpec, Options, Seat, Viewer, hex};
use meadhall_games::GameEntry;
use meadhall_words::{Lang, Words};

/// A table before its game.
pub fn lobby_page<'a>(
    frame: &'a Frame,
    visitor: &Visitor,
    snapshot: &'a TableSnapshot,
    called: Vec<usize>,
    people: Vec<Option<PersonRow>>,
    reach: Reach,
    talk: Option<TalkInfo>,
) -> Lobby<'a> {
    let state = &snapshot.state;
    let words = state.entry.board.words(visitor.lang);
    Lobby {
        frame,
        words,
        id: &state.row.id,
        game: state.entry,
        version: state.row.version.unsigned_abs(),
        seats: seats(visitor, snapshot, None),
        options: [(words.say("clock-title"), control(words, state.row.clock))]
            .into_iter()
            .chain(shown_options(words, state.entry, state))
            .collect(),
        commitment: state.commitment(),
        host: state.row.host == visitor.owner,
        may_join: state.row.listed && state.seats_of(&visitor.owner).is_empty(),
        called,
        people,
        reach,
        unheard: false,
        screen_key: (state.row.host == visitor.owner).then(|| screen::key(state)),
        talk,
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
    let names = state.names_in(visitor.lang);
    let info = |(n, row): (usize, &SeatRow)| {
        let seat = Seat::new(n);
        SeatInfo {
            seat,
            name: names[n].clone(),
            sitter: match row.kind {
                SeatKind::Person => Sitter::Person { away: snapshot.is_away(seat), replaced: row.replaced },
                SeatKind::Bot => Sitter::Bot(state.bot(seat).map_or(Level::Normal.word(), |bot| bot.word())),
                SeatKind::Open => Sitter::Open,
            },
            clan: state.banner(seat),
            mine: row.owner.as_deref() == Some(&visitor.owner),
            owes: state.shows_owing(seat, viewer),
            clock: clocks::at_seat(snapshot, seat, visitor.lang),
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
    place: Place,
) -> TablePage<'a> {
    let state = &snapshot.state;
    let words = state.entry.board.words(visitor.lang);
    let replaced = me.is_some_and(|me| state.seats[me.index()].replaced);
    let seats = seats(visitor, snapshot, me);
    let undo = me.map_or(Undo::Nothing, |me| undo(state, table, me, visitor.lang));
    let log_lines = if whole_log { usize::MAX } else { log::LINES };
    let context = RenderContext { words, seats: &seats, playing: !replaced, undo: undo == Undo::Free, log_lines };
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let drawn = state.entry.board.snapshot(table, viewer, table.turn_count(), &context);
    let adviser = advice::adviser(snapshot, &visitor.owner, me, &context);
    let (story, at) = story::tell(state, table, viewer, &context, place);
    let (board, log, log_cut) = match (at, &adviser) {
        // What is asked is the newest; the board is where the story is, and nothing can be chosen on it.
        (Some(turn), _) => {
            let context = RenderContext { playing: false, undo: false, ..context };
            let then = state.entry.board.snapshot(table, viewer, turn, &context);
            (then.board, then.log, then.log_cut)
        }
        (None, Adviser::Spoke(said)) => (advice_page::marked(drawn.board, &said.best), drawn.log, drawn.log_cut),
        (None, _) => (drawn.board, drawn.log, drawn.log_cut),
    };
    let standing = me.map_or(Vec::new(), |me| {
        let left = SeatOrders::read(state.seats[me.index()].standing.as_deref()).left;
        table.order_offers(me, &left).into_iter().map(|offer| (context.tell(&offer.label), offer)).collect()
    });
    let orders_done = me.map_or(Vec::new(), |me| {
        let done = SeatOrders::read(state.seats[me.index()].standing.as_deref()).done.into_iter().rev();
        let done = done.filter(|(turn, _)| *turn < table.turn_count());
        done.filter_map(|(_, order)| Some(context.tell(&table.order_text(me, &order)?))).collect()
    });
    TablePage {
        frame,
        words,
        id: &state.row.id,
        game: state.entry,
        version: state.row.version.unsigned_abs(),
        me,
        hot_seat: state.seats_of(&visitor.owner).len() > 1,
        prompt: clocks::ended(state, visitor.lang).unwrap_or(drawn.prompt),
        clause: drawn.clause,
        my_turn: me.is_some_and(|me| table.pending().contains(me)) && !replaced,
        board,
        choices: drawn.choices,
        choices_cut: drawn.choices_cut,
        notice: None,
        log,
        log_cut,
        story,
        undo,
        adviser,
        course: advice::win_chart(snapshot, &context),
        standing,
        orders_done,
        commitment: state.commitment(),
        end: table.outcome().map(|_| end(visitor, state, table, &context)),
        people: Vec::new(),
        replay: None,
        clock: clocks::info(snapshot, &visitor.owner, me, visitor.lang),
        host: state.row.host == visitor.owner,
        pace: state.row.pace.word(),
        takeover: state.row.takeover.and_then(|minutes| u32::try_from(minutes).ok()),
        screen: false,
        talks: !visitor.display.quiet,
        talk: None,
        seats,
    }
}

fn undo(state: &TableState, table: &dyn AnyTable, me: Seat, lang: Lang) -> Undo {
    if state.row.phase != Phase::Playing {
        return Undo::Nothing;
    }
    match state.undo {
        Some(request) if request.by == me => Undo::Waiting,
        Some(request) if request.waiting.contains(me) => Undo::Asked(state.name_in(request.by, lang)),
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
