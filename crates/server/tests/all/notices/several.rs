//! Several servers over one database tell everybody once, whichever of them dies.

use super::{all_done, at_once, stored};
use crate::cluster::Cluster;
use crate::support::process::house;
use crate::support::receivers::{MailServer, Receiver, until};
use crate::support::{Client, TestServer};
use meadhall_server::Location;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Three servers look at the same work all the time, and everything is told once.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_once() {
    let receiver = Receiver::start().await;
    let location = Location::Postgres(Cluster::shared().database().await);
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(TestServer::telling(at_once([receiver.address]), Some(location.clone())).await);
    }
    let (anna, mut ids) = (servers[0].client(), Vec::new());
    for n in 0..12 {
        let bert = servers[n % 3].client();
        let fields = [("address", &*receiver.url(&n.to_string())), ("shape", "plain")];
        assert_eq!(bert.status("/me/notices/webhook", &fields).await, 303);
        anna.at(servers[n % 2].address).invite(&[(&bert.at(servers[n % 2].address), "Bert")], &[]).await;
        all_done(&bert).await;
    }
    for _ in 0..12 {
        ids.push(receiver.next().await.path);
    }
    ids.sort();
    ids.dedup();
    assert_eq!((ids.len(), receiver.count()), (12, 0), "each once");
}

/// Somebody who looks at the table by one server is not told by another.
#[tokio::test(flavor = "multi_thread")]
async fn who_looks_by_another_server_is_not_told() {
    let receiver = Receiver::start().await;
    let location = Location::Postgres(Cluster::shared().database().await);
    // Presence is exchanged now and then: there is time for that before anything is told.
    let mut notices = at_once([receiver.address]);
    notices.collect = Duration::from_secs(6);
    let one = TestServer::telling(notices.clone(), Some(location.clone())).await;
    // The second one tells nobody.
    notices.round = Duration::from_secs(86_400);
    let two = TestServer::telling(notices, Some(location)).await;
    let (anna, bert) = (one.client(), two.client());
    let fields = [("address", &*receiver.url("bert")), ("shape", "plain")];
    assert_eq!(bert.status("/me/notices/webhook", &fields).await, 303);
    let table = anna.invite(&[(&bert.at(one.address), "Bert")], &[]).await;
    // By the second server alone he has a page; the first, which then tells everybody, knows of it by the database.
    let page = bert.get(&format!("{table}/events")).await;
    assert_eq!(page.status(), 200);
    assert_eq!(all_done(&bert).await, 1);
    assert_eq!(receiver.count(), 0);
    drop(page);
}

/// A server that is a process of its own, over a database, with a mail server.
async fn start(folder: &std::path::Path, database: &str, post: &MailServer) -> (Child, String) {
    let mut command = Command::new(house());
    command.arg(folder).args(["127.0.0.1:0", "1000000", "1500"]).stdout(Stdio::piped()).kill_on_drop(true);
    command.env("MEADHALL_DATABASE", database).env("MEADHALL_SMTP", post.config());
    let mut child = command.spawn().expect("a server");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut line).await.expect("a line");
    (child, format!("http://{}", line.trim()))
}

/// A server is killed after it has claimed a letter and before it has sent it: another one sends it, once.
#[tokio::test(flavor = "multi_thread")]
async fn a_letter_is_sent_once_though_a_server_is_killed() {
    let post = MailServer::start().await;
    let (folder, database) = (tempfile::tempdir().expect("a folder"), Cluster::shared().database().await);
    let (mut first, base) = start(folder.path(), &database, &post).await;
    let (anna, bert) = (Client::new(base.clone(), "en"), Client::new(base.clone(), "en"));
    bert.send("/me/notices/mail", &[("address", "bert@mail.example")]).await;
    let confirm = post.next().await.link("http://").strip_prefix(&base).expect("a link of the house").to_owned();
    assert_eq!(bert.status(&confirm, &[]).await, 200);
    // The server comes as far as the greeting.
    post.sleep(true);
    let greeted = post.greeted();
    anna.invite(&[(&bert, "Bert")], &[]).await;
    until("the server at the counter", async || (post.greeted() > greeted).then_some(())).await;
    first.kill().await.expect("SIGKILL");
    post.sleep(false);
    let (_second, base) = start(folder.path(), &database, &post).await;
    let bert = Client::known(base, &bert.cookies());
    let letter = post.next().await;
    assert_eq!((letter.head["subject"].as_str(), letter.to.as_str()), ("It is your turn", "bert@mail.example"));
    let sent = async || (stored(&bert).await["channels"][0]["last_sent"].as_i64() > Some(0)).then_some(());
    until("the note that it arrived", sent).await;
    assert_eq!(post.count(), 0, "and not twice");
}
