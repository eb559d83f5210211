//! The first page, and new tables.

use super::moves::minutes;
use super::{Answer, Fields, Path, Query, calls, clocks, see};
use crate::pages::home as home_page;
use crate::pages::model::{self, Home, TableLine};
use crate::pages::new_table::{self, LEVELS};
use crate::pages::option_compatibility::OptionCompatibility;
use crate::pages::settings::Display;
use crate::problem::Problem;
use crate::store::{Pace, Phase, SeatKind, TableSummary, Tempo, Wanted};
use crate::tables::{NewSeat, NewTable, SeatBot, TableRegistry, TableState, clean_name, seated};
use crate::visitor::{Visitor, remember_display, remember_lang, remember_name};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use meadhall_bots::Level;
use meadhall_engine::{Options, Seat, SeatSet};
use meadhall_games::GameEntry;
use meadhall_words::{Lang, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many tables a list shows.
const LISTED: i64 = 12;
/// How many of her own a visitor is shown: more than she may have open, so that she misses no warning.
pub const OWN: i64 = 60;

/// The first page.
pub async fn home(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Query(query): Query<BTreeMap<String, String>>,
) -> Answer {
    let (join, fields) = wanted(query);
    let watch = Wanted { phase: Phase::Playing, ..join.clone() };
    let gather = async {
        let mine = lines(&registry, &visitor, registry.store.of_owner(&visitor.owner, OWN).await?).await;
        let open = lines(&registry, &visitor, registry.store.on_show(&join, LISTED).await?).await;
        let watched = lines(&registry, &visitor, registry.store.on_show(&watch, LISTED).await?).await;
        let called = calls::lines(&registry, &visitor, LISTED).await?;
        Ok((called.into_iter().chain(mine).collect::<Vec<_>>(), open, watched))
    };
    let (mine, open, watched) = gather.await.map_err(visitor.fail(None))?;
    let newcomer = !visitor.welcomed && visitor.learnt.is_empty() && mine.is_empty();
    Ok(home_page::home(&Home { frame: &visitor.frame(), mine, open, watched, wanted: fields, newcomer })
        .into_response())
}

/// Which tables to join an address asks for, with what of it has a meaning.
fn wanted(query: BTreeMap<String, String>) -> (Wanted, BTreeMap<String, String>) {
    let known = |name: &str, value: &str| match name {
        "game" => meadhall_games::find(value).is_some(),
        "lang" => value.parse::<Lang>().is_ok(),
        "level" => LEVELS.contains(&value),
        "pace" => value.parse::<Tempo>().is_ok(),
        _ => false,
    };
    let fields: BTreeMap<String, String> = query.into_iter().filter(|(name, value)| known(name, value)).collect();
    let of = |name: &str| fields.get(name).cloned();
    let tempo = of("pace").and_then(|pace| pace.parse().ok());
    (Wanted { phase: Phase::Lobby, game: of("game"), tempo, lang: of("lang"), level: of("level") }, fields)
}

/// A line for each table, from what lists know of it. One of which nobody knows yet who owes a decision is read; where that does
/// not go it is left out: it must not take the others with it.
pub async fn lines(registry: &Arc<TableRegistry>, visitor: &Visitor, tables: Vec<TableSummary>) -> Vec<TableLine> {
    let mut lines = Vec::new();
    for table in tables {
        match line(registry, visitor, &table).await {
            Ok(line) => lines.push(line),
            Err(problem) => tracing::debug!("table {} cannot be listed: {problem:?}", table.id),
        }
    }
    lines
}

async fn line(registry: &Arc<TableRegistry>, visitor: &Visitor, table: &TableSummary) -> Result<TableLine, Problem> {
    if registry.is_unreadable(&table.id) {
        return Err(Problem::Storage);
    }
    let pending = match (table.phase, u8::try_from(table.pending)) {
        (Phase::Playing, Err(_)) => registry.table(&table.id).await?.state().await?.pending(),
        (_, pending) => SeatSet::from(pending.unwrap_or_default()),
    };
    let mut seats = table.seats.iter().enumerate();
    let my_turn = seats.any(|(n, seat)| seat.owner.as_ref() == Some(&visitor.owner) && pending.contains(Seat::new(n)));
    Ok(TableLine {
        id: table.id.clone(),
        game: table.game.clone(),
        names: seated(table.seats.iter().map(|seat| (seat.kind, seat.name.as_str())), visitor.lang),
        open: table.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count(),
        phase: table.phase,
        my_turn,
        called: false,
        clock: table.clock,
        ended: table.ended,
        expires: registry.days_left(table.phase, table.touched),
        lang: table.lang.clone(),
        level: table.level.clone(),
    })
}

/// The game of an id.
pub fn entry(game: &str) -> Result<&'static GameEntry, Problem> {
    meadhall_games::find(game).ok_or(Problem::NotFound)
}

/// The name that somebody gives or has given before. Without one the seat stays nameless, and everybody sees a guest there
/// in her own language.
pub fn own_name(visitor: &Visitor, given: &str) -> String {
    let given = clean_name(given);
    if given.is_empty() { visitor.name.clone() } else { given }
}

/// A bot with a name of its own.
pub fn bot(words: &Words, level: Level, number: usize) -> NewSeat {
    // Bots are called by names of the sagas, so that they can be told apart.
    NewSeat::Bot(level, words.say(&format!("bot-name-{}", number + 1)))
}

/// A game against three bots at once, or against as many as the form says: alone, say.
///
/// A newcomer is asked first whether she wants to learn it.
pub async fn quick(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    if fields.yes("newcomer") && !visitor.welcomed {
        let game = entry(fields.text("game")).map_err(visitor.fail(None))?;
        return Ok(see(&format!("/welcome/{}", game.id())));
    }
    let open = async {
        let entry = entry(fields.text("game"))?;
        let words = Words::house(visitor.lang);
        let seats = fields.text("seats").parse().unwrap_or(4).clamp(entry.rules.seats.0, entry.rules.seats.1);
        let bots = (1..seats).map(|number| bot(words, Level::Normal, number));
        let table = NewTable {
            game: entry.id().to_owned(),
            options: Options::default(),
            seats: [NewSeat::Here(own_name(&visitor, ""))].into_iter().chain(bots).collect(),
            part: fields.text("part").to_owned(),
            listed: false,
            takeover: None,
            pace: Pace::Steady,
            clock: None,
            lang: String::new(),
            level: String::new(),
        };
        registry.open_table(&visitor, table).await
    };
    let handle = open.await.map_err(visitor.fail(None))?;
    Ok(see(&format!("/table/{}", handle.id)))
}

/// The form for a new table.
pub async fn new_form(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Query(query): Query<BTreeMap<String, String>>,
) -> Answer {
    let game = query.get("game").map_or(meadhall_games::GAMES[0].id(), String::as_str);
    let entry = entry(game).map_err(visitor.fail(None))?;
    let seats = query.get("seats").and_then(|seats| seats.parse().ok()).unwrap_or(4);
    let options = query.into_iter().filter(|(name, _)| name.starts_with("option-")).collect();
    Ok(form(&registry, &visitor, entry, seats, options, None).into_response())
}

fn form(
    registry: &TableRegistry,
    visitor: &Visitor,
    entry: &'static GameEntry,
    seats: usize,
    given: BTreeMap<String, String>,
    problem: Option<&Problem>,
) -> maud::Markup {
    let seats = seats.clamp(entry.rules.seats.0, entry.rules.seats.1);
    let choose_clans = entry.rules.options.iter().any(|option| option.key == "clans");
    let (clans, colours) = if choose_clans { (entry.board.banners, &[][..]) } else { (&[][..], entry.board.banners) };
    let wrong = match problem {
        Some(Problem::BadOption(_, bad)) => Some(bad.clone()),
        _ => None,
    };
    new_table::new_table(&model::NewTable {
        frame: &visitor.frame_of(entry.id()),
        words: entry.board.words(visitor.lang),
        game: entry,
        seats,
        programs: registry.config.programs.iter().map(|bot| bot.name.clone()).collect(),
        clans,
        colours,
        compatibility: OptionCompatibility::of(entry, seats),
        given,
        problem: problem.map(|problem| problem.sentence(visitor.lang)),
        wrong,
    })
}

/// Opens a table as the form says; a form that cannot be comes back with the reason.
pub async fn open(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let entry = entry(fields.text("game")).map_err(visitor.fail(None))?;
    let seats: usize = fields.number("seats").map_err(visitor.fail(None))?;
    let opened = async { registry.open_table(&visitor, read(&registry, &visitor, entry, seats, &fields)?).await };
    match opened.await {
        Ok(handle) => {
            let called = calls::again(&registry, &visitor, fields.text("again"), &handle.id, &fields).await;
            if let Err(problem) = called {
                // The table is there, and its invitations are good; nobody is called to it by itself.
                tracing::warn!("nobody is called to table {}: {problem:?}", handle.id);
            }
            let mut response = see(&format!("/table/{}", handle.id));
            let name = clean_name(fields.text("name"));
            if !name.is_empty() {
                remember_name(response.headers_mut(), &name, registry.config.https);
            }
            Ok(response)
        }
        Err(problem @ (Problem::Malformed(_) | Problem::BadOption(..) | Problem::Refused(_))) => {
            Ok((problem.status(), form(&registry, &visitor, entry, seats, fields.0, Some(&problem))).into_response())
        }
        Err(problem) => Err(visitor.fail(Some("/new".to_owned()))(problem)),
    }
}

fn read(
    registry: &TableRegistry,
    visitor: &Visitor,
    entry: &'static GameEntry,
    seats: usize,
    fields: &Fields,
) -> Result<NewTable, Problem> {
    if !(entry.rules.seats.0..=entry.rules.seats.1).contains(&seats) {
        return Err(Problem::Malformed(format!("({seats})")));
    }
    let words = Words::house(visitor.lang);
    let mut sitters = Vec::new();
    for number in 1..=seats {
        sitters.push(match fields.text(&format!("seat-{number}")) {
            "me" => NewSeat::Here(own_name(visitor, fields.text("name"))),
            "here" => NewSeat::Here(clean_name(fields.text(&format!("name-{number}")))),
            "friend" => NewSeat::Friend,
            other => {
                let level = other.strip_prefix("bot-").unwrap_or_default();
                let own = level.strip_prefix(SeatBot::PROGRAM).filter(|name| registry.config.program(name).is_some());
                match (level.parse::<Level>(), own) {
                    (Ok(level), _) => bot(words, level, number - 1),
                    (Err(_), Some(name)) => NewSeat::Program(name.to_owned()),
                    _ => return Err(Problem::Malformed(format!("(seat-{number})"))),
                }
            }
        });
    }
    let mut options = Options::default();
    for spec in entry.rules.options {
        let value = fields.text(&format!("option-{}", spec.key));
        // A browser sends line breaks as CR LF.
        let value = if spec.free { value.replace("\r\n", "\n") } else { value.trim().to_owned() };
        if !value.trim().is_empty() && Some(value.trim()) != spec.values.first().copied() {
            options = options.with(spec.key, value);
        }
    }
    Ok(NewTable {
        game: entry.id().to_owned(),
        options,
        seats: sitters,
        part: fields.text("part").to_owned(),
        listed: fields.yes("listed"),
        takeover: minutes(fields.text("takeover"))?,
        pace: Pace::of(fields.text("pace")),
        clock: clocks::control(fields, words)?,
        lang: fields.text("lang").parse::<Lang>().map(|lang| lang.code().to_owned()).unwrap_or_default(),
        level: LEVELS.into_iter().find(|level| *level == fields.text("level")).unwrap_or_default().to_owned(),
    })
}

/// Opens the same table again, with its options and for the same people. Only who sat there can.
pub async fn again(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let find = async {
        let state = registry.table(&id).await?.state().await?;
        match state.seats_of(&visitor.owner).is_empty() {
            true => Err(Problem::Forbidden),
            false => Ok(Fields(rematch(&state, &visitor.owner).into_iter().collect())),
        }
    };
    let fields = find.await.map_err(visitor.fail(None))?;
    open(State(registry), visitor, fields).await
}

/// The fields that open the same table again.
pub fn rematch(state: &TableState, owner: &str) -> Vec<(String, String)> {
    let mut fields = vec![
        ("game".to_owned(), state.row.game.clone()),
        ("again".to_owned(), state.row.id.clone()),
        ("seats".to_owned(), state.seats.len().to_string()),
        ("pace".to_owned(), state.row.pace.word().to_owned()),
        ("lang".to_owned(), state.row.lang.clone()),
        ("level".to_owned(), state.row.level.clone()),
        ("takeover".to_owned(), state.row.takeover.map_or("never".to_owned(), |minutes| minutes.to_string())),
    ];
    fields.extend(clocks::fields(state.row.clock));
    if state.row.listed {
        fields.push(("listed".to_owned(), "yes".to_owned()));
    }
    let mut first = true;
    for (n, row) in state.seats.iter().enumerate() {
        let mine = row.owner.as_deref() == Some(owner);
        let sitter = match (row.kind, &row.level) {
            (SeatKind::Bot, Some(level)) => format!("bot-{level}"),
            _ if mine && std::mem::take(&mut first) => "me".to_owned(),
            _ if mine => "here".to_owned(),
            _ => "friend".to_owned(),
        };
        if mine {
            fields.push((format!("name-{}", n + 1), row.name.clone()));
        }
        fields.push((format!("seat-{}", n + 1), sitter));
    }
    for (key, value) in state.options().0 {
        fields.push((format!("option-{key}"), value));
    }
    fields
}

/// Another language, and back to the same page.
pub async fn lang(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let wanted = fields.text("lang").parse::<Lang>().map_err(|bad| Problem::Malformed(bad.to_string()));
    let lang = wanted.map_err(visitor.fail(None))?;
    let mut response: Response = see(own_path(fields.text("back")));
    remember_lang(response.headers_mut(), lang, registry.config.https);
    Ok(response)
}

/// Changes how pages look and comes back.
pub async fn settings(State(registry): State<Arc<TableRegistry>>, fields: Fields) -> Response {
    let display = Display { contrast: fields.yes("contrast"), large: fields.yes("large"), quiet: fields.yes("quiet") };
    let mut response = see(own_path(fields.text("back")));
    remember_display(response.headers_mut(), display, registry.config.https);
    response
}

/// A path of this server; never another server's address.
fn own_path(path: &str) -> &str {
    // Browsers drop tabs and line breaks inside an address, so nothing but what can be seen is let through.
    let plain = path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    if plain && path.bytes().all(|byte| byte.is_ascii_graphic()) { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for bad in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "",
            "/x\r\nSet-Cookie: a=b",
            "/\t/evil.example",
            "/\u{1}",
        ] {
            assert_eq!(own_path(bad), "/");
        }
        assert_eq!(own_path("/table/ab?seat=2"), "/table/ab?seat=2");
    }
}
