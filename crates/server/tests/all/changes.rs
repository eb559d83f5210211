//! Stored games live through changes: of the format, of the rules, of the cards.

use crate::support::book::Book;
use crate::support::halls::{Held, halls, owner, unpacked};
use crate::support::{TestServer, ample};
use meadhall_engine::{AnyTable, Chance, Options, Quick, Seat, StoredTable};
use meadhall_games::GameEntry;

/// Tables in every phase of all games, from the newest hall: each as the engine has it.
async fn tables() -> Vec<(Held, &'static GameEntry, StoredTable, Box<dyn AnyTable>)> {
    let (data, held) = unpacked(halls().last().expect("a hall"));
    let server = TestServer::over(data, ample()).await;
    let book = Book::open(server.data.path()).await;
    let mut tables = Vec::new();
    for held in held.into_iter().filter(|held| held.phase != "lobby") {
        let page = book.read(&held.address()).await;
        let entry = meadhall_games::find(&held.game).expect("a game");
        let options: Options = serde_json::from_str(&page.table.options).expect("options");
        let players: Vec<String> = page.seats.iter().map(|seat| seat.name.clone()).collect();
        let parts = page.parts();
        let mut table = entry.rules.begin(players.len(), &options, &players, parts.clone()).expect("a game");
        table.rewind(0);
        for turn in &page.turns {
            if table.play(Seat::new(turn.seat as usize), &turn.action).is_err() {
                break;
            }
        }
        table.mark_forced();
        let count = table.turn_count();
        let kept = (0..=count).filter(|turns| turns % 16 == 0 || *turns == count);
        let snapshots = kept.map(|turns| table.stored_snapshot(turns).expect("a position")).collect();
        let stored = StoredTable {
            options,
            players,
            parts,
            rules: table.rules_version(),
            start: None,
            turns: table.stored_turns(0),
            snapshots,
        };
        tables.push((held, entry, stored, table));
    }
    assert!(tables.len() > 100, "tables in every phase of all games");
    tables
}

/// Plays to the end at random.
fn play_out(table: &mut dyn AnyTable) {
    let mut quick = Quick::new(1);
    for decisions in 0.. {
        table.play_forced();
        let pending: Vec<Seat> = table.pending().iter().collect();
        if pending.is_empty() {
            break;
        }
        assert!(decisions < 20_000, "it does not end");
        let seat = pending[quick.index(pending.len())];
        let choice = table.choice(seat, u64::from(quick.word())).expect("a choice");
        table.play(seat, &choice).expect("legal");
    }
    assert!(table.outcome().is_some());
}

/// Stored by the seed and the actions, a table of any phase is the same table with the same past.
#[tokio::test(flavor = "multi_thread")]
async fn every_table_is_the_same_from_its_seed_and_its_actions() {
    for (held, entry, stored, table) in tables().await {
        let again = entry.rules.restore(&stored).unwrap_or_else(|error| panic!("{}: {error}", held.id));
        assert_eq!(again.record(), table.record(), "{}", held.id);
        assert_eq!(again.fixed_turns(), 0, "{}", held.id);
        // Without any position that can be read, too, as long as the rules are these.
        let without = StoredTable { snapshots: Vec::new(), ..stored };
        assert_eq!(entry.rules.restore(&without).expect("it can be read").record(), table.record(), "{}", held.id);
    }
}

/// Where the rules have changed, so that the actions lead elsewhere or cannot be played at all, every table goes on from its last
/// position and comes to its end.
#[tokio::test(flavor = "multi_thread")]
async fn every_table_goes_on_by_other_rules() {
    let mut changed = 0;
    for (held, entry, mut stored, table) in tables().await {
        // As if one decision in the middle had meant something else.
        let count = stored.turns.len();
        let Some(other) = stored.turns.get(count / 2).map(|turn| (turn.seat, turn.action.clone())) else { continue };
        let twin = stored.turns.iter().find(|turn| turn.seat == other.0 && turn.action != other.1).cloned();
        let Some(twin) = twin else { continue };
        stored.turns[count / 2].action = twin.action;
        for turn in &mut stored.turns {
            turn.rules = 99;
        }
        let mut again = entry.rules.restore(&stored).unwrap_or_else(|error| panic!("{}: {error}", held.id));
        assert_eq!((again.digest(), again.turn_count()), (table.digest(), count), "{}", held.id);
        changed += usize::from(again.fixed_turns() > 0);
        play_out(&mut *again);
        assert!(matches!(again.proof(), meadhall_engine::Proof::OtherRules { .. }), "{}", held.id);
    }
    assert!(changed > 80, "only {changed} tables were led elsewhere");
}

/// A table keeps the cards that it began with, whatever cards come with the rules later.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_its_cards() {
    let server = TestServer::with(ample()).await;
    let anna = server.client();
    let deck = meadhall_vaalbara::data::BUILT_IN.replacen("# ", "# An older deck. ", 1);
    let own = anna.open(&["me", "here"], &[("option-deck", &deck)]).await;
    let page = anna.page(&format!("{own}?seat=1")).await;
    let data = server.close().await;
    // As an older program would have left it: with cards that were built in then, and are others now.
    let book = Book::open(data.path()).await;
    let id = crate::support::book::id(&own);
    let fingerprint: String = sqlx::query_scalar("SELECT cards FROM tables WHERE id = ?")
        .bind(id)
        .fetch_one(&book.pool)
        .await
        .expect("cards");
    sqlx::query("UPDATE tables SET options = '{}', cards = 'older' WHERE id = ?")
        .bind(id)
        .execute(&book.pool)
        .await
        .expect("an older table");
    sqlx::query("INSERT INTO cards VALUES ('older', ?)").bind(&deck).execute(&book.pool).await.expect("older cards");
    book.pool.close().await;
    let server = TestServer::over(data, ample()).await;
    let again = anna.at(server.address).page(&format!("{own}?seat=1")).await;
    assert_eq!(crate::support::values(&again, "action"), crate::support::values(&page, "action"));
    assert!(!fingerprint.is_empty());
    let visitor = owner(format!("http://{}", server.address));
    assert_eq!(visitor.get(&own).await.status(), 200);
}
