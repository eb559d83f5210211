//! The page of a table: before, in and after its game.

use super::front::rematch;
use super::{Answer, Path, Query, advice, form};
use crate::games::{self, Entry};
use crate::hall::{Hall, Place, Sitting};
use crate::live::Live;
use crate::pages::model::{Adviser, Curtain, EndInfo, Frame, Lobby, RenderContext, SeatInfo, Sitter, TablePage, Undo};
use crate::pages::{advice as advice_page, curtain, lobby, log, table as page};
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use meadhall_engine::{OptionSpec, Options, Seat, Viewer, hex};
use meadhall_games::GameEntry;
use meadhall_words::Words;
use serde::Deserialize;
use std::sync::Arc;

/// What can be asked of a table's page.
#[derive(Deserialize)]
pub struct Wish {
    /// The seat to look from, counted from 1.
    seat: Option<String>,
    /// `all` for the whole log.
    log: Option<String>,
}

/// The whole page.
pub async fn table(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
) -> Answer {
    show(&hall, &visitor, &id, &wish, Extent::Whole(None)).await.map_err(visitor.fail(None))
}

/// Only what changes with every move.
pub async fn part(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
) -> Answer {
    show(&hall, &visitor, &id, &wish, Extent::Part).await.map_err(visitor.fail(None))
}

/// The seat's page with what was refused and why; none where the visitor has no such page to see it on.
pub async fn refused(hall: &Arc<Hall>, visitor: &Visitor, id: &str, seat: Seat, problem: &Problem) -> Option<Response> {
    let wish = Wish { seat: Some((seat.index() + 1).to_string()), log: None };
    let text = problem.sentence(visitor.lang);
    let page = show(hall, visitor, id, &wish, Extent::Whole(Some(text))).await.ok()?;
    Some(problem.mark(page))
}

/// How much of a page is wanted.
enum Extent {
    /// All of it, with something to notice.
    Whole(Option<String>),
    /// Only what changes with every move.
    Part,
}

async fn show(hall: &Arc<Hall>, visitor: &Visitor, id: &str, wish: &Wish, extent: Extent) -> Result<Response, Problem> {
    let place = hall.place(id).await?;
    place.greet(&visitor.owner);
    let sitting = place.lock().await?;
    let mine = sitting.seats_of(&visitor.owner);
    let asked = wish.seat.as_deref().map(form::seat).transpose()?;
    let me = match asked {
        Some(seat) => {
            sitting.own_seat(&visitor.owner, seat)?;
            Some(seat)
        }
        None => mine.first().copied().filter(|_| mine.len() == 1),
    };
    let here = me.map_or(format!("/table/{id}"), |me| format!("/table/{id}?seat={}", me.index() + 1));
    let game = meadhall_games::find(&sitting.row.game).ok_or(Problem::NotFound)?;
    let frame = Frame { here, ..visitor.frame_of(game.id()) };
    let Some(live) = sitting.live.as_deref() else {
        return Ok(lobby::lobby(&lobby_page(&frame, visitor, &place, &sitting)?).into_response());
    };
    if let Some(curtain) = drawn_curtain(&frame, game, &sitting, live, &mine, me) {
        return Ok(curtain::curtain(&curtain).into_response());
    }
    let mut page =
        table_page(&frame, game, visitor, hall, &place, &sitting, live, me, wish.log.as_deref() == Some("all"));
    let markup: Markup = match extent {
        Extent::Whole(notice) => {
            page.notice = notice;
            page::table(&page)
        }
        Extent::Part => page::part(&page),
    };
    Ok(markup.into_response())
}

/// At a screen that several people share, nothing is shown before the right one says that she is there.
fn drawn_curtain<'a>(
    frame: &'a Frame,
    game: &'static GameEntry,
    sitting: &'a Sitting,
    live: &dyn Live,
    mine: &[Seat],
    me: Option<Seat>,
) -> Option<Curtain<'a>> {
    if mine.len() < 2 || live.outcome().is_some() {
        return None;
    }
    let person = |seat: &Seat| !sitting.seats[seat.index()].replaced;
    let owing: Vec<Seat> = mine.iter().copied().filter(|seat| live.pending().contains(*seat)).filter(person).collect();
    if me.is_some_and(|me| owing.contains(&me) || owing.is_empty()) {
        return None;
    }
    let seats = if owing.is_empty() { mine.to_vec() } else { owing };
    let named = seats.into_iter().map(|seat| (seat, sitting.seats[seat.index()].name.clone())).collect();
    Some(Curtain { frame, id: &sitting.row.id, game, version: sitting.row.version as u64, seats: named })
}

fn lobby_page<'a>(
    frame: &'a Frame,
    visitor: &Visitor,
    place: &Place,
    sitting: &'a Sitting,
) -> Result<Lobby<'a>, Problem> {
    let entry = games::find(&sitting.row.game).ok_or(Problem::NotFound)?;
    let words = entry.game.board.words(visitor.lang);
    let options = shown_options(words, entry, sitting);
    Ok(Lobby {
        frame,
        words,
        id: &sitting.row.id,
        game: entry.game,
        version: sitting.row.version as u64,
        seats: seats(visitor, place, sitting, None),
        options,
        commitment: sitting.commitment(),
        host: sitting.row.host == visitor.owner,
        may_join: sitting.row.listed && sitting.seats_of(&visitor.owner).is_empty(),
    })
}

/// The options that differ from their defaults, in words. A table of cards is named in any case: a built-in one by that
/// word, another one by its hash.
fn shown_options(words: &Words, entry: &Entry, sitting: &Sitting) -> Vec<(String, String)> {
    let options = sitting.options();
    let tables = |options: &Options| (entry.check)(sitting.seats.len(), options).ok();
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
    entry.options.iter().filter_map(shown).collect()
}

/// The seats as a visitor may see them.
pub fn seats(visitor: &Visitor, place: &Place, sitting: &Sitting, me: Option<Seat>) -> Vec<SeatInfo> {
    let host = sitting.row.host == visitor.owner;
    let game = meadhall_games::find(&sitting.row.game);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let info = |(n, row): (usize, &crate::store::SeatRow)| {
        let seat = Seat::new(n);
        let away = row.owner.as_deref().and_then(|owner| place.away_for(owner)).is_some();
        SeatInfo {
            seat,
            name: row.name.clone(),
            sitter: match row.kind.as_str() {
                "person" => Sitter::Person { away, replaced: row.replaced },
                "bot" => Sitter::Bot(sitting.bot(seat).map_or("normal", |bot| bot.word())),
                _ => Sitter::Open,
            },
            clan: game.zip(sitting.live.as_deref()).and_then(|(game, live)| game.board.banner(live.any(), seat)),
            mine: row.owner.as_deref() == Some(&visitor.owner),
            owes: sitting.shows_owing(seat, viewer),
            invitation: row.invitation.as_ref().filter(|_| host).map(|token| format!("/join/{token}")),
        }
    };
    sitting.seats.iter().enumerate().map(info).collect()
}

#[allow(clippy::too_many_arguments)]
fn table_page<'a>(
    frame: &'a Frame,
    game: &'static GameEntry,
    visitor: &Visitor,
    hall: &Arc<Hall>,
    place: &Arc<Place>,
    sitting: &'a Sitting,
    live: &dyn Live,
    me: Option<Seat>,
    whole_log: bool,
) -> TablePage<'a> {
    let words = game.board.words(visitor.lang);
    let replaced = me.is_some_and(|me| sitting.seats[me.index()].replaced);
    let chairs = seats(visitor, place, sitting, me);
    let undo = me.map_or(Undo::Nothing, |me| undo(sitting, live, me));
    let log_lines = if whole_log { usize::MAX } else { log::LINES };
    let context = RenderContext { words, seats: &chairs, playing: !replaced, undo: undo == Undo::Free, log_lines };
    let face = game.board.snapshot(live.any(), me.map_or(Viewer::Spectator, Viewer::Seat), live.turns(), &context);
    let adviser = advice::adviser(place, sitting, &visitor.owner, me, &context);
    let board = match &adviser {
        Adviser::Spoke(said) => advice_page::marked(face.board, &said.best),
        _ => face.board,
    };
    let course = advice::course(hall, place, sitting, &context);
    let standing = me.map_or(Vec::new(), |me| {
        let left = sitting.seats[me.index()].standing.as_deref().unwrap_or_default();
        live.standing_offers(me, left).into_iter().map(|offer| (words.say(&offer.label), offer)).collect()
    });
    let end = live.outcome().map(|_| end(visitor, sitting, live, &context));
    TablePage {
        frame,
        words,
        id: &sitting.row.id,
        game,
        version: sitting.row.version as u64,
        seats: chairs,
        me,
        hot_seat: sitting.seats_of(&visitor.owner).len() > 1,
        prompt: face.prompt,
        clause: face.clause,
        my_turn: me.is_some_and(|me| live.pending().contains(me)) && !replaced,
        board,
        choices: face.choices,
        notice: None,
        log: face.log,
        log_cut: face.log_cut,
        undo,
        adviser,
        course,
        standing,
        commitment: sitting.commitment(),
        end,
        replay: None,
        host: sitting.row.host == visitor.owner,
        takeover: sitting.row.takeover.map(|minutes| minutes as u32),
    }
}

fn undo(sitting: &Sitting, live: &dyn Live, me: Seat) -> Undo {
    if sitting.row.phase != "playing" {
        return Undo::Nothing;
    }
    match sitting.undo {
        Some(request) if request.by == me => Undo::Waiting,
        Some(request) if request.waiting.contains(me) => Undo::Asked(sitting.seats[request.by.index()].name.clone()),
        _ => match live.undo_is_free(me) {
            Ok(true) => Undo::Free,
            Ok(false) => Undo::Ask,
            Err(_) => Undo::Nothing,
        },
    }
}

/// How the game ended.
pub fn end(visitor: &Visitor, sitting: &Sitting, live: &dyn Live, context: &RenderContext<'_>) -> EndInfo {
    let parts = sitting.parts().ok();
    let game = meadhall_games::find(&sitting.row.game);
    EndInfo {
        scoring: game.map(|game| game.board.scoring(live.any(), context)).unwrap_or_default(),
        places: live.outcome().map(|outcome| outcome.ranking()).unwrap_or_default(),
        server_part: sitting.row.server_part.clone(),
        seed: parts.as_ref().map(|parts| hex(&parts.mix().0)).unwrap_or_default(),
        parts: parts.map(|parts| parts.players).unwrap_or_default(),
        proof: live.proof(),
        rematch: rematch(sitting, &visitor.owner),
    }
}
