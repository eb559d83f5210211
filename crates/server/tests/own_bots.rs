//! Programs of the owner's sit at tables; nobody else's do.

mod house;

use house::play::{Draw, Sitter, is_over, play_on};
use house::{Guest, ample};
use meadhall_server::{Config, Server};
use std::net::SocketAddr;
use std::path::Path;

/// A server whose owner allows one good program, one that dies and one that is not there.
async fn open(data: &Path) -> Guest {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let programs = [
        format!("olaf=200ms:python3 {}", example.display()),
        "mute=50ms:true".to_owned(),
        "gone=50ms:/no/bot".to_owned(),
    ];
    let programs = programs.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { address, limits: ample(), programs, ..Config::new(data.to_owned()) };
    let server = Server::start(config).await.expect("the server starts");
    let base = format!("http://{}", server.address());
    tokio::spawn(server.run(std::future::pending()));
    Guest::new(base, "en")
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
    play_on(&[Sitter { guest: &anna, seat: 1 }], &table, &mut Draw(2)).await;
    assert!(is_over(&anna, &table).await, "whatever a program does, the game goes on");
    let end = anna.page(&table).await;
    assert!(house::values(&end, "seat-2").contains(&"bot-own:olaf".to_owned()), "a rematch is with the same ones");
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
