//! `meadhall waiting`: a terminal that is one of somebody's devices.

use crate::program::{program, told};
use meadhall_server::{Config, Server};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use tempfile::TempDir;

/// Sends a form as a browser does, and gives the whole answer.
fn post(address: SocketAddr, path: &str, cookie: &str, body: &str) -> String {
    let mut line = TcpStream::connect(address).expect("a line");
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\nContent-Length: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}",
        body.len()
    );
    line.write_all(head.as_bytes()).expect("a request");
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}

/// The cookie that an answer sets.
fn cookie(answer: &str) -> String {
    let set = answer.lines().find_map(|line| line.strip_prefix("set-cookie: meadhall="));
    format!("meadhall={}", set.and_then(|rest| rest.split(';').next()).expect("a token"))
}

/// Runs the program with settings in a folder.
fn waiting(folder: &Path, words: &[&str]) -> crate::program::Ran {
    let mut command = program();
    command.env("MEADHALL_CONFIG", folder.join("config.toml")).arg("waiting").args(words);
    told(command.output().expect("the program ends"))
}

#[test]
fn a_terminal_is_a_device_like_any_other() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let (data, folder) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let config = Config { address: ([127, 0, 0, 1], 0).into(), ..Config::new(data.path().to_owned()) };
    let server = runtime.block_on(Server::start(config)).expect("a server");
    let address = server.address();
    runtime.spawn(server.run(std::future::pending()));
    let nowhere = waiting(folder.path(), &[]).succeeds();
    assert!(nowhere.contains("meadhall waiting --connect LINK"), "{nowhere}");
    // Somebody with a table at which it is her turn takes a link.
    let made = post(address, "/me/link", "", "");
    let known = cookie(&made);
    let secret = made.split("/bring/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
    let opened = post(address, "/new", &known, "game=vaalbara&seats=2&seat-1=me&name=Anna&seat-2=bot-easy");
    let table = opened.lines().find_map(|line| line.strip_prefix("location: ")).expect("a table").to_owned();
    let hall = format!("http://{address}");
    let link = format!("{hall}/bring/{secret}");
    waiting(folder.path(), &["--connect", &format!("{hall}/bring/nonsense")])
        .fails(1, &["let the page show you a new one"]);
    waiting(folder.path(), &["--connect", "nonsense"]).fails(2, &["no link for another device"]);
    assert!(waiting(folder.path(), &["--connect", &link]).succeeds().contains(&hall));
    waiting(folder.path(), &["--connect", &link]).fails(1, &["was used"]);
    let told = waiting(folder.path(), &[]).succeeds();
    assert!(told.contains("One table waits for you") && told.contains(&format!("{hall}{table}")), "{told}");
    let json: serde_json::Value = serde_json::from_str(&waiting(folder.path(), &["--json"]).succeeds()).expect("JSON");
    assert_eq!((json["waiting"].as_i64(), json["halls"][0]["tables"][0]["address"].as_str()), (Some(1), Some(&*table)));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = folder.path().join("halls.json").metadata().expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody else may read it");
    }
    // She signs it out, and it says so.
    post(address, "/me/sign-out", &known, "everywhere=yes");
    waiting(folder.path(), &[]).fails(1, &["does not know this terminal any more", "--disconnect"]);
    assert!(waiting(folder.path(), &["--disconnect", &hall]).succeeds().contains(&hall));
    waiting(folder.path(), &["--disconnect", &hall]).fails(1, &["does not know"]);
    let json: serde_json::Value = serde_json::from_str(&waiting(folder.path(), &["--json"]).succeeds()).expect("JSON");
    assert_eq!(json, serde_json::json!({ "halls": [], "waiting": 0 }));
}
