//! Programs of the owner's sit at tables; nobody else's do.

use crate::support::play::{Draw, Sitter, is_over, play_on};
use crate::support::{Client, ample};
use meadhall_server::{Config, Server};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// A server whose owner allows one good program, one that dies and one that is deleted once the server runs.
async fn open(data: &Path) -> Client {
    let fleeting = data.join("fleeting");
    std::fs::write(&fleeting, "#!/bin/sh\n").expect("a program");
    std::fs::set_permissions(&fleeting, PermissionsExt::from_mode(0o755)).expect("a program that can be started");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let programs = [
        format!("olaf=200ms:python3 {}", example.display()),
        "mute=50ms:true".to_owned(),
        format!("gone=50ms:{}", fleeting.display()),
    ];
    let programs = programs.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { address, limits: ample(), programs, ..Config::new(data.to_owned()) };
    let server = Server::start(config).await.expect("the server starts");
    std::fs::remove_file(fleeting).expect("it is gone");
    let base = format!("http://{}", server.address());
    tokio::spawn(server.run(std::future::pending()));
    Client::new(base, "en")
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_whole_games() {
    let data = tempfile::tempdir().expect("a folder");
    let anna = open(data.path()).await;
    let form = anna.page("/new?game=vaalbara&seats=4").await;
    assert!(form.contains("value=\"bot-own:olaf\"") && form.contains("program olaf"), "{form}");
    let table = anna.open(&["me", "bot-own:olaf", "bot-own:mute", "bot-own:gone"], &[]).await;
    let page = anna.page(&table).await;
    assert!(["olaf", "mute", "gone"].iter().all(|name| page.contains(name)));
    play_on(&[Sitter { client: &anna, seat: 1 }], &table, &mut Draw(2)).await;
    assert!(is_over(&anna, &table).await, "whatever a program does, the game goes on");
    let end = anna.page(&table).await;
    assert!(
        crate::support::values(&end, "seat-2").contains(&"bot-own:olaf".to_owned()),
        "a rematch is with the same ones"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_names_a_program_of_her_own() {
    let data = tempfile::tempdir().expect("a folder");
    let anna = open(data.path()).await;
    for sitter in ["bot-own:eve", "bot-own:", "bot-own:olaf;true", "bot-program:true", "program:true", "bot-olaf"] {
        let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", sitter)];
        assert_eq!(anna.status("/new", &fields).await, 400, "{sitter}");
    }
}

/// A process that runs.
fn is_running(id: &str) -> bool {
    // A process that has ended but was not collected yet runs no more.
    let state = std::fs::read_to_string(format!("/proc/{id}/stat"));
    state.is_ok_and(|state| !state.contains(") Z "))
}

/// A program that never answers is asked three times at its table and not again; what it has started ends with the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_hangs_is_given_up_and_leaves_nothing_behind() {
    let data = tempfile::tempdir().expect("a folder");
    let (script, started) = (data.path().join("hang.sh"), data.path().join("started"));
    // It notes itself and a child, and both go on for ever, even when nobody asks any more.
    let lines = format!("sleep 1000 & echo $$ $! >> {}\nwhile true; do sleep 1; done\n", started.display());
    std::fs::write(&script, lines).expect("a script");
    let programs = vec![format!("hang=20ms:sh {}", script.display()).parse().expect("a bot")];
    let config = Config {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        limits: ample(),
        programs,
        ..Config::new(data.path().to_owned())
    };
    let server = Server::start(config).await.expect("the server starts");
    let anna = Client::new(format!("http://{}", server.address()), "en");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let table = anna.open(&["me", "bot-own:hang"], &[]).await;
    play_on(&[Sitter { client: &anna, seat: 1 }], &table, &mut Draw(3)).await;
    let noted = std::fs::read_to_string(&started).expect("it was started");
    assert_eq!(noted.lines().count(), 1, "it was started anew: {noted}");
    let ids: Vec<&str> = noted.split_whitespace().collect();
    assert!(ids.iter().all(|id| !is_running(id)), "the game is over, and {ids:?} go on");
    // One that is in the middle of its game ends with the server.
    let table = anna.open(&["me", "bot-own:hang"], &[]).await;
    crate::support::play::decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(4)).await;
    let lines = async {
        while std::fs::read_to_string(&started).map_or(0, |noted| noted.lines().count()) < 2 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    lines.await;
    let _ = stop.send(());
    running.await.expect("the server ends").expect("cleanly");
    drop(anna);
    let noted = std::fs::read_to_string(&started).expect("it was started");
    let ids: Vec<&str> = noted.split_whitespace().collect();
    for _ in 0..200 {
        if ids.iter().all(|id| !is_running(id)) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the server has ended, and some of {ids:?} go on");
}
