//! Firefox: started with a profile of its own, ended when it is dropped.

use super::bidi::Line;
use serde_json::{Value, json};
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

const PROGRAM: &str = "firefox-esr";
/// Motion is for the eye: a whole game with it takes minutes.
const STILL: &str = "user_pref(\"ui.prefersReducedMotion\", 1);\n";
/// What Firefox says once it listens; the address follows.
const LISTENS: &str = "WebDriver BiDi listening on ws://";

/// A running Firefox with one page.
pub struct Firefox {
    line: Line,
    page: String,
    child: Child,
    _profile: TempDir,
}

impl Firefox {
    /// Starts it; none where the browser tests are to be left out.
    pub async fn start() -> Option<Firefox> {
        if std::env::var_os("MEADHALL_NO_BROWSER").is_some() {
            println!("MEADHALL_NO_BROWSER is set: the tests in a real browser are left out");
            return None;
        }
        let profile = TempDir::new().expect("a folder");
        std::fs::write(profile.path().join("user.js"), STILL).expect("a profile");
        let mut command = Command::new(PROGRAM);
        command.args(["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile"]).arg(profile.path());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().unwrap_or_else(|error| {
            panic!("{PROGRAM}: {error}; install Debian's package of this name, or set MEADHALL_NO_BROWSER")
        });
        let mut says = BufReader::new(child.stderr.take().expect("it speaks"));
        let address = loop {
            let mut line = String::new();
            assert!(says.read_line(&mut line).await.expect("a line") > 0, "Firefox ended before it listened");
            if let Some((_, address)) = line.split_once(LISTENS) {
                break address.trim().to_owned();
            }
        };
        // It says much more; unread, that would stop it one day.
        tokio::spawn(async move { tokio::io::copy(&mut says, &mut tokio::io::sink()).await });
        let mut line = Line::open(&address, "/session").await;
        line.ask("session.new", json!({ "capabilities": {} })).await;
        let tree = line.ask("browsingContext.getTree", json!({})).await;
        let page = tree["contexts"][0]["context"].as_str().expect("a page").to_owned();
        Some(Firefox { line, page, child, _profile: profile })
    }

    /// Opens a page.
    pub async fn go(&mut self, url: &str) {
        let wish = json!({ "context": self.page, "url": url, "wait": "complete" });
        self.line.ask("browsingContext.navigate", wish).await;
    }

    /// What an expression gives in the page; promises are waited for.
    pub async fn look(&mut self, expression: &str) -> Value {
        let text = format!("Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))");
        let wish = json!({ "expression": text, "awaitPromise": true, "target": { "context": self.page } });
        let seen = self.line.ask("script.evaluate", wish).await;
        let value = seen["result"]["value"].as_str().unwrap_or_else(|| panic!("{expression}: {seen}"));
        serde_json::from_str(value).expect("JSON")
    }

    /// Clicks a place of the screen; nothing if there is none.
    pub async fn click(&mut self, at: &Value) {
        if at.is_null() {
            return;
        }
        let steps = json!([
            { "type": "pointerMove", "x": at["x"], "y": at["y"] },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": steps });
        self.line.ask("input.performActions", json!({ "context": self.page, "actions": [mouse] })).await;
    }

    /// The value of a cookie.
    pub async fn cookie(&mut self, name: &str) -> String {
        let found = self.line.ask("storage.getCookies", json!({ "filter": { "name": name } })).await;
        found["cookies"][0]["value"]["value"].as_str().unwrap_or_else(|| panic!("no {name}: {found}")).to_owned()
    }

    /// Ends it.
    pub async fn close(mut self) {
        self.line.ask("browser.close", json!({})).await;
        self.child.wait().await.expect("it ends");
    }
}
