//! Looking after a hall: copies, backups, names, bans.

use crate::cluster::Cluster;
use crate::support::book::id;
use crate::support::halls::{halls, owner, unpacked};
use crate::support::play::{Draw, Sitter, decide};
use crate::support::{TestServer, ample};
use meadhall_server::{Hall, Location, Phase};
use std::time::Duration;

/// Every hall of an earlier version goes to PostgreSQL and back, and every table is as it was and can be shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_hall_moves_between_databases_without_loss() {
    for hall in halls() {
        let (data, tables) = unpacked(&hall);
        let location = Location::Postgres(Cluster::shared().database().await);
        let back = tempfile::tempdir().expect("a folder");
        let steps = [
            (Location::in_folder(data.path()), location.clone()),
            (location.clone(), Location::in_folder(back.path())),
        ];
        for (from, to) in steps {
            let (from, to) = (Hall::open(&from).await.expect("a hall"), Hall::open_or_make(&to).await.expect("a hall"));
            let moved = from.copy_to(&to, |_| {}).await.expect("a copy");
            assert_eq!((moved.tables, moved.known), (tables.len(), 0));
            // A second time nothing is left to do.
            assert_eq!(from.copy_to(&to, |_| {}).await.expect("a copy").known, tables.len());
            let report = to.check().await.expect("a report");
            assert_eq!((report.sound, report.damaged.len()), (tables.len(), 0), "{report:?}");
            from.close().await.expect("it closes");
            to.close().await.expect("it closes");
        }
        let server = TestServer::sharing(location).await;
        let client = owner(format!("http://{}", server.address));
        for held in tables.iter().step_by(7) {
            assert_eq!(client.get(&held.address()).await.status(), 200, "{}", held.id);
        }
    }
}

/// What whoever runs the hall does counts while the server runs, on both engines.
#[tokio::test(flavor = "multi_thread")]
async fn a_hall_is_looked_after_while_its_server_runs() {
    let server = TestServer::with(ample()).await;
    look_after(&server, Location::in_folder(server.data.path())).await;
    let location = Location::Postgres(Cluster::shared().database().await);
    look_after(&TestServer::sharing(location.clone()).await, location).await;
}

async fn look_after(server: &TestServer, location: Location) {
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Rude Name")], &[]).await;
    let doomed = anna.open(&["me", "here"], &[]).await;
    let hall = Hall::open(&location).await.expect("a hall");
    assert_eq!(hall.tables(9).await.expect("tables").len(), 2);
    hall.rename(id(&table), 2, "Bert").await.expect("a name");
    assert!(hall.rename(id(&table), 3, "Bert").await.expect_err("no seat").to_string().contains("1 to 2"));
    back_up(&hall, 2).await;
    hall.close_table(id(&doomed)).await.expect("it is there");
    assert!(hall.close_table(id(&doomed)).await.is_err());
    // Who moves finds the table as it is now.
    decide(Sitter { client: &bert, seat: 2 }, &table, &mut Draw(1)).await.expect("a choice");
    let page = anna.page(&table).await;
    let rude: Vec<&str> =
        page.match_indices("Rude Name").map(|(at, _)| &page[at.saturating_sub(80)..at + 20]).collect();
    assert!(page.contains("Bert") && rude.is_empty(), "{rude:?}");
    let owner = hall.tables(9).await.expect("tables")[0].seats[1].owner.clone().expect("a visitor");
    hall.ban(&owner, true).await.expect("a ban");
    assert!(hall.ban("nobody", true).await.is_err());
    let kept_out = async {
        while bert.get("/").await.status() != 403 || anna.get(&doomed).await.status() != 404 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(40), kept_out).await.expect("it is noticed");
    assert_eq!(anna.get("/").await.status(), 200);
    assert_eq!(hall.prune(Phase::Playing, 1).await.expect("it is done"), 0, "somebody plays there");
    assert_eq!(hall.check().await.expect("a report").sound, 1);
    hall.close().await.expect("it closes");
}

/// A backup of a hall in use is a hall with all its tables, and so is what is restored from it.
async fn back_up(hall: &Hall, tables: usize) {
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let [saved, restored] = folders.each_ref().map(|folder| Location::in_folder(folder.path()));
    let backup = Hall::open_or_make(&saved).await.expect("a new hall");
    assert_eq!(hall.copy_to(&backup, |_| {}).await.expect("a backup").tables, tables);
    let again = Hall::open_or_make(&restored).await.expect("a new hall");
    assert_eq!(backup.copy_to(&again, |_| {}).await.expect("it is restored").tables, tables);
    assert_eq!(again.check().await.expect("a report").sound, tables);
    backup.close().await.expect("it closes");
    again.close().await.expect("it closes");
}
