//! Several servers over one database.

use crate::people::{People, Sent};
use crate::times::Times;
use crate::{Fallible, Plan};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection, Row};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many moves are waited for on another server's pages.
const WATCHED: usize = 200;
/// How long a move may take to be on another server's page before that is a fault.
const LONGEST: Duration = Duration::from_secs(10);

/// Measures servers that run.
pub async fn measure(plan: &Plan) -> Fallible<()> {
    let people = People::read(plan)?;
    if plan.at.is_empty() || people.tables() < plan.people + WATCHED {
        return Err("--at is missing, or there are too few tables".into());
    }
    let passed_on = if plan.at.len() > 1 { pass_on(plan, &people).await? } else { Value::Null };
    let statements = Statements::open(plan).await?;
    let (moves, took, times) = as_fast_as_they_can(plan, &people).await?;
    let database = statements.read(moves).await?;
    let by = if plan.by_person { "person" } else { "request" };
    plan.tell(
        &format!("servers-{}-by-{by}.json", plan.at.len()),
        &json!({
            "servers": plan.at.len(), "spread_by": by, "people": plan.people, "moves": moves, "moves_a_second": (moves as f64 / took).round(),
            "move": times.sorted().report(), "from_an_answer_to_the_page_of_another_server": passed_on, "database": database,
        }),
    )
}

/// Plays at one server and looks at the page of another: how long after the answer it shows the move.
async fn pass_on(plan: &Plan, people: &Arc<People>) -> Fallible<Value> {
    let (there, ignored, shown) = (plan.at[1].parse::<SocketAddr>()?, Times::default(), Times::default());
    for n in 0..WATCHED {
        let table = plan.people + n;
        people.watch(there, table, None).await?;
        people.fetch(&plan.at[1], table).await?;
        let before = people.heard(table);
        people.play(&plan.at[0], table, Instant::now(), &ignored).await?;
        let answered = Instant::now();
        while people.heard(table) <= before {
            if answered.elapsed() > LONGEST {
                return Err("a move never came to the other server's page".into());
            }
            tokio::time::sleep(Duration::from_micros(200)).await;
        }
        people.fetch(&plan.at[1], table).await?;
        shown.note(answered);
    }
    Ok(shown.sorted().report())
}

/// Everybody sends the next move as soon as the last one is answered, each to the next server.
async fn as_fast_as_they_can(plan: &Plan, people: &Arc<People>) -> Fallible<(usize, f64, Arc<Times>)> {
    let (times, turn) = (Arc::new(Times::default()), Arc::new(AtomicUsize::new(plan.people + WATCHED)));
    let began = Instant::now();
    let end = began + Duration::from_secs(plan.seconds);
    let mut moving: JoinSet<Fallible<()>> = JoinSet::new();
    for person in 0..plan.people {
        let (people, times, turn, at) = (Arc::clone(people), Arc::clone(&times), Arc::clone(&turn), plan.at.clone());
        let step = usize::from(!plan.by_person);
        moving.spawn(async move {
            let (mut table, mut n) = (person, person);
            while Instant::now() < end {
                n += step;
                if let Sent::Over = people.play(&at[n % at.len()], table, Instant::now(), &times).await? {
                    table = turn.fetch_add(1, Ordering::Relaxed);
                    if table >= people.tables() {
                        return Err("there are too few tables".into());
                    }
                }
            }
            Ok(())
        });
    }
    while let Some(ended) = moving.join_next().await {
        ended??;
    }
    Ok((times.sorted().count(), began.elapsed().as_secs_f64(), times))
}

/// What the database says of its statements, where it counts them.
struct Statements(Option<PgConnection>);

impl Statements {
    async fn open(plan: &Plan) -> Fallible<Statements> {
        let Some(url) = &plan.database else { return Ok(Statements(None)) };
        let mut connection = PgConnection::connect(url).await?;
        sqlx::query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements").execute(&mut connection).await?;
        sqlx::query("SELECT pg_stat_statements_reset()").execute(&mut connection).await?;
        Ok(Statements(Some(connection)))
    }

    /// The statements of so many moves: how often each came, and how long the database worked on it.
    async fn read(self, moves: usize) -> Fallible<Value> {
        let Some(mut connection) = self.0 else { return Ok(Value::Null) };
        let sql = "SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 90) AS query, calls, total_exec_time AS time
                   FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 16";
        let rows = sqlx::query(sql).fetch_all(&mut connection).await?;
        let per_move = |value: f64| (value / moves.max(1) as f64 * 1_000.0).round() / 1_000.0;
        let all: f64 = rows.iter().map(|row| row.get::<f64, _>("time")).sum();
        let statements: Vec<Value> = rows
            .iter()
            .map(|row| {
                let (query, calls, time): (String, i64, f64) = (row.get("query"), row.get("calls"), row.get("time"));
                json!({ "query": query, "calls_a_move": per_move(calls as f64), "ms_a_move": per_move(time) })
            })
            .collect();
        Ok(json!({ "ms_a_move": per_move(all), "statements": statements }))
    }
}
