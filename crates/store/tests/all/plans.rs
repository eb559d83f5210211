//! No list and no count reads a whole table: the plans of both databases, over 100,000 tables.

use crate::engines::engines;
use meadhall_store::{Location, Phase, Tempo, Wanted, notifications, people, queries, talk};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection};

/// What is asked on the way to a page, to a new table, to the next work and on every round, with values in place. (What whoever
/// runs the hall asks now and then may read it.)
fn questions() -> Vec<String> {
    let mine = format!("SELECT * FROM tables {}", queries::OF_OWNER);
    let others = [
        queries::DUE,
        queries::OPEN_OF_HOST,
        queries::OPEN_OF_ADDRESS,
        queries::INVITATION,
        queries::TABLE,
        queries::SEATS,
        queries::TURNS,
        queries::MOVES,
        queries::SNAPSHOTS,
    ];
    let untouched = format!("SELECT id {}", queries::UNTOUCHED).replace("$1", "'playing'");
    let all = [mine, queries::WAITING.to_owned()].into_iter().chain(others.map(str::to_owned)).chain([untouched]);
    let of_tables = all
        .map(|sql| sql.replace("LIMIT $1", "LIMIT 12").replace("$1", "'v77'").replace("$2", "12"))
        .collect::<Vec<_>>();
    of_tables
        .into_iter()
        .chain(tables_on_show())
        .chain(questions_about_people())
        .chain(questions_about_notices())
        .chain(questions_about_talk())
        .collect()
}

/// The tables on show, however they are filtered.
fn tables_on_show() -> Vec<String> {
    let word = |on: bool, word: &str| on.then(|| word.to_owned());
    let wanted = (0..32_u8).map(|bits| Wanted {
        phase: if bits & 16 == 0 { Phase::Lobby } else { Phase::Playing },
        game: word(bits & 1 != 0, "toy"),
        tempo: (bits & 2 != 0).then_some(Tempo::Correspondence),
        lang: word(bits & 4 != 0, "cs"),
        level: word(bits & 8 != 0, "new"),
    });
    let asked = wanted.map(|wanted| {
        let (mut sql, values) = queries::on_show(&wanted);
        sql = sql.replace(&format!("${}", values.len() + 1), "12");
        for (n, value) in values.iter().enumerate().rev() {
            sql = sql.replace(&format!("${}", n + 1), &format!("'{value}'"));
        }
        format!("SELECT * FROM tables {sql}")
    });
    asked.collect()
}

/// What is asked about talk and reports on the way to a page, with values in place.
fn questions_about_talk() -> Vec<String> {
    use talk::queries::*;
    let of_table = [TALKED, LINES, LINE, ALL_LINES, MUTED, MUTES];
    let of_table = of_table.map(|sql| {
        let second = if sql == MUTED { "'v77'" } else { "'players'" };
        sql.replace("$1", "'t100'").replace("$2", second).replace("$3", "12")
    });
    let of_owner = [SAID_BY, MUTES_OF, REPORTS_BY].map(|sql| sql.replace("$1", "'v77'"));
    let old = format!("SELECT * {}", OLD.replace("$1", "12"));
    of_table.into_iter().chain(of_owner).chain([old]).collect()
}

/// What is new at a table, with values in place.
fn news() -> String {
    let values = [("$1", "'t77'"), ("$2", "-1"), ("$3", "0"), ("$4", "0"), ("$5", "'d77'")];
    values.iter().fold(queries::news().to_owned(), |sql, (name, value)| sql.replace(name, value))
}

/// What is asked about people, with values in place.
fn questions_about_people() -> Vec<String> {
    use people::queries::*;
    let filled = |sql: &str, second: &str| sql.replace("$1", "'v77'").replace("$2", second).replace("$3", "12");
    let numbered =
        [OF_DEVICE, OF_CODE, DEVICES, PASSKEYS, PASSKEY, GAMES, SEATS, CALLS, AFTER, TOUCH, TOUCH_CLOCKS, RESTS_AFTER];
    let seat = IS_CALLED.replace("$3", "'v77'");
    let others = [filled(TICKET, "'link'"), filled(&seat, "0")];
    numbered.map(|sql| filled(sql, "12")).into_iter().chain(others).collect()
}

/// What is asked about notices, with values in place.
fn questions_about_notices() -> Vec<String> {
    use notifications::queries::*;
    let asked = [CHANNELS, CHANNEL, CHANNELS_AFTER, ALLOWANCE, WAITING, NOTICES, DUE_OWNERS, DUE_DELIVERIES, IS_DUE];
    let filled = asked.map(|sql| match sql {
        DUE_OWNERS | DUE_DELIVERIES | IS_DUE => sql.replace("$4", "12").replace("$2", "12").replace("$1", "12"),
        _ => sql.replace("$2", "12").replace("$1", "'v77'"),
    });
    let untouched = "SELECT DISTINCT seats.owner FROM tables JOIN seats ON seats.table_id = tables.id
         WHERE phase = 'playing' AND touched < 12 AND seats.kind = 'person'
             AND EXISTS (SELECT 1 FROM channels WHERE channels.owner = seats.owner AND state = 'on')";
    filled.into_iter().chain([untouched.to_owned()]).collect()
}

/// How many rows a line of a plan of PostgreSQL says that were read, or thrown away.
fn rows_read(line: &str) -> usize {
    let number = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0);
    let actual = line.split_once("(actual rows=").map_or(0, |(_, rest)| {
        let loops = rest.split_once("loops=").map_or(1, |(_, loops)| number(loops));
        number(rest) * loops
    });
    let removed = line.split_once("Rows Removed by Filter: ").map_or(0, |(_, rest)| number(rest));
    actual.max(removed)
}

/// 100,000 tables of 2,000 visitors, of which a hundredth is on show and a thousandth waits for bots.
const FILL: [&str; 19] = [
    "INSERT INTO tables (id, game, options, server_part, host, phase, listed, pace, version, created, touched, rules, cards,
                         revision, pending, due, rewritten, outdated, address)
     SELECT 't' || i, 'toy', '{}', '00', 'v' || (i % 2000), CASE WHEN i % 10 = 0 THEN 'playing' WHEN i % 25 = 1 THEN 'lobby' ELSE 'over' END,
            i % 100 IN (0, 1), 'steady', 1, 1, i, 1, '', 0, 0, i % 1000 = 0, 0, 0, 'a' || (i % 2000) FROM ",
    "INSERT INTO seats (table_id, seat, kind, owner, name, part, invitation, replaced)
     SELECT 't' || i, 0, 'person', 'v' || (i % 2000), 'n', '', 'i' || i, false FROM ",
    "INSERT INTO turns (table_id, n, seat, action, by_table, events, position, taken, version, rules)
     SELECT 't' || i, 0, 0, 'bid', false, '[]', '{}', 0, 1, 1 FROM ",
    "INSERT INTO moves (table_id, n, seat, action, by_table, version, rules) SELECT 't' || i, 0, 0, 'bid', false, 1, 1 FROM ",
    "INSERT INTO snapshots (table_id, n, format, body) SELECT 't' || i, 0, 2, '\\x00' FROM ",
    "INSERT INTO people (id, name, motif, colour, created, code_key) SELECT 'v' || i, 'n', 'm', 'c', 1, 'k' || i FROM ",
    "INSERT INTO devices (id, person, label, created, seen) SELECT 'd' || i, 'v' || i, '', 1, 1 FROM ",
    "INSERT INTO passkeys (id, person, key, counter, label, created, used)
     SELECT 'c' || i, 'v' || i, '\\x00', 0, '', 1, 1 FROM ",
    "INSERT INTO tickets (id, kind, owner, until) SELECT 'h' || i, 'link', 'v' || i, i FROM ",
    "INSERT INTO rests (owner, zone, days_off) SELECT 'v' || i, 'UTC', '' FROM ",
    "INSERT INTO calls (table_id, seat, owner) SELECT 't' || i, 0, 'v' || i FROM ",
    "INSERT INTO channels (id, owner, kind, target, shape, key, auth, device, label, lang, base, kinds, state, failures, problem,
                           created, sent)
     SELECT 'n' || i, 'v' || i, 'email', 'a' || i, 'plain', '', '', '', '', 'en', '', 31, 'on', 0, '', 1, 0 FROM ",
    "INSERT INTO notice_owners (owner, most, day, sent, next, holder, fence, until) SELECT 'v' || i, 20, 0, 0, 0, '', 0, 0 FROM ",
    "INSERT INTO notices (owner, table_id, kind, mark, due, done) SELECT 'v' || i, 't' || i, 'turn', i, i, i % 10 > 0 FROM ",
    "INSERT INTO deliveries (id, channel, body, created, tries, due, begun, holder, fence, until)
     SELECT 'e' || i, 'n' || i, '', 1, 0, i, false, '', 0, 0 FROM ",
    "INSERT INTO talks (table_id, room, lines, closed) SELECT 't' || i, 'players', 1, false FROM ",
    "INSERT INTO talk (table_id, room, n, owner, name, body, said) SELECT 't' || i, 'players', 1, 'v' || (i % 2000), 'n', 'b', i FROM ",
    "INSERT INTO mutes (table_id, owner, whom) SELECT 't' || i, 'v' || (i % 2000), 'v1' FROM ",
    "INSERT INTO reports (id, table_id, reporter, about, name, reason, lines, made)
     SELECT 'r' || i, 't' || i, 'v' || (i % 2000), 'v' || i, 'n', '', '', i FROM ",
];

#[tokio::test(flavor = "multi_thread")]
async fn no_question_reads_a_whole_table() {
    for engine in engines().await {
        match &engine.location {
            Location::File(file) => {
                let url = format!("sqlite://{}", file.display());
                let mut connection = SqliteConnection::connect(&url).await.expect("a connection");
                let numbers = "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT i FROM n)";
                for fill in FILL {
                    let fill = fill.replace("'\\x00'", "x'00'");
                    let sql = AssertSqlSafe(format!("{fill}{numbers}"));
                    sqlx::query(sql).execute(&mut connection).await.expect("rows");
                }
                sqlx::query("ANALYZE").execute(&mut connection).await.expect("statistics");
                for question in questions() {
                    let sql = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
                    let rows = sqlx::query(sql).fetch_all(&mut connection).await.expect("a plan");
                    let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
                    // Reading an index from its end, for the newest, stops after a few, if nothing has to be sorted then.
                    let stops = question.contains("LIMIT") && !plan.iter().any(|line| line.contains("TEMP B-TREE"));
                    // A sum of counts is a row of its own, of no table.
                    let scans = |line: &&String| {
                        line.starts_with("SCAN")
                            && **line != "SCAN CONSTANT ROW"
                            && !(stops && line.contains("USING INDEX"))
                    };
                    assert_eq!(plan.iter().find(scans), None, "{question}\n{plan:#?}");
                }
            }
            Location::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await.expect("a connection");
                for fill in FILL {
                    let sql = AssertSqlSafe(format!("{fill}generate_series(1, 100000) AS i"));
                    sqlx::query(sql).execute(&mut connection).await.expect("rows");
                }
                sqlx::query("ANALYZE").execute(&mut connection).await.expect("statistics");
                for question in questions().into_iter().chain([news()]) {
                    let sql = AssertSqlSafe(format!("EXPLAIN (ANALYZE, TIMING OFF) {question}"));
                    let rows = sqlx::query(sql).fetch_all(&mut connection).await.expect("a plan");
                    let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
                    assert!(!plan.iter().any(|line| line.contains("Seq Scan")), "{question}\n{plan:#?}");
                    let most = plan.iter().map(|line| rows_read(line)).max().unwrap_or_default();
                    assert!(most <= 1_000, "{most} rows are read for {question}\n{plan:#?}");
                }
            }
        }
        engine.store.close().await.expect("it closes");
    }
}
