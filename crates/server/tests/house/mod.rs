//! A server of its own for each test, and people who visit it.

#![allow(dead_code)]

use meadhall_server::{Config, Limits, Server};
use reqwest::header::{ACCEPT_LANGUAGE, HeaderMap, HeaderValue};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a port of its own with a data folder of its own.
pub struct House {
    pub address: SocketAddr,
    pub data: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl House {
    /// A server with the default limits, but as fast as anybody wants.
    pub async fn open() -> House {
        House::with(Limits { requests: 100_000, tables: 100_000, ..Limits::default() }).await
    }

    /// A server with these limits.
    pub async fn with(limits: Limits) -> House {
        House::over(tempfile::tempdir().expect("a folder"), limits).await
    }

    /// A server over a data folder that may hold something already.
    pub async fn over(data: TempDir, limits: Limits) -> House {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { address, limits, ..Config::new(data.path().to_owned()) };
        let server = Server::start(config).await.expect("the server starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(stopped).await.expect("the server runs");
        });
        House { address, data, stop: Some(stop), running: Some(running) }
    }

    /// Stops the server and gives its data folder back.
    pub async fn close(mut self) -> TempDir {
        if let (Some(stop), Some(running)) = (self.stop.take(), self.running.take()) {
            let _ = stop.send(());
            running.await.expect("the server ends");
        }
        self.data
    }

    /// Somebody new.
    pub fn guest(&self) -> Guest {
        Guest::new(format!("http://{}", self.address), "en")
    }
}

/// Somebody with a browser: cookies are kept, redirects are not followed.
pub struct Guest {
    pub client: Client,
    pub base: String,
}

/// The buttons and hidden fields of a page that the tests look for.
pub fn values(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    page.match_indices(&mark)
        .filter_map(|(at, _)| page[at + mark.len()..].split('"').next())
        .map(|value| value.replace("&amp;", "&"))
        .collect()
}

impl Guest {
    pub fn new(base: String, lang: &'static str) -> Guest {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(lang));
        let client = Client::builder().cookie_store(true).redirect(Policy::none()).default_headers(headers);
        Guest { client: client.build().expect("a client"), base }
    }

    pub async fn get(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.base)).send().await.expect("an answer")
    }

    /// A page that is there.
    pub async fn page(&self, path: &str) -> String {
        let response = self.get(path).await;
        let status = response.status();
        let text = response.text().await.expect("text");
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        text
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.client.post(format!("{}{path}", self.base)).form(fields).send().await.expect("an answer")
    }

    /// Sends a form that is accepted, and says where that leads.
    pub async fn send(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let response = self.post(path, fields).await;
        let status = response.status();
        let to = response.headers().get("location").and_then(|to| to.to_str().ok()).unwrap_or("").to_owned();
        let text = response.text().await.unwrap_or_default();
        assert_eq!(status, StatusCode::SEE_OTHER, "{path} {fields:?}: {text}");
        to
    }

    /// Opens a table with these sitters (`me`, `here`, `friend`, `bot-easy`, ...) and says its address.
    pub async fn open(&self, sitters: &[&str], more: &[(&str, &str)]) -> String {
        let count = sitters.len().to_string();
        let names: Vec<String> = (1..=sitters.len()).map(|n| format!("seat-{n}")).collect();
        let mut fields = vec![("game", "vaalbara"), ("seats", count.as_str()), ("name", "Anna"), ("pace", "swift")];
        fields.extend(names.iter().map(String::as_str).zip(sitters.iter().copied()));
        fields.extend(more);
        self.send("/new", &fields).await
    }

    /// Plays the first legal choice of a seat, if it has one. Returns the choice.
    pub async fn play_first(&self, table: &str, seat: usize) -> Option<String> {
        let page = self.page(&format!("{table}?seat={seat}")).await;
        let action = values(&page, "action").into_iter().next()?;
        let version = values(&page, "version").into_iter().next()?;
        let fields = [("seat", &*seat.to_string()), ("version", &version), ("action", &action)];
        self.send(&format!("{table}/play"), &fields).await;
        Some(action)
    }
}
