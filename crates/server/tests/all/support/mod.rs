//! A server of its own for each test, and people who visit it.

#![allow(dead_code)]

pub mod blood_rage;
pub mod book;
pub mod halls;
pub mod play;
pub mod process;
pub mod receivers;
pub mod valhalla;

use meadhall_server::{Config, Limits, Location, NoticeConfig, Server, Time, Waits};
use reqwest::cookie::{CookieStore, Jar};
use reqwest::header::{ACCEPT_LANGUAGE, HeaderMap, HeaderValue};
use reqwest::redirect::Policy;
use reqwest::{Response, StatusCode};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a port of its own with a data folder of its own.
pub struct TestServer {
    pub address: SocketAddr,
    pub data: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

/// Limits that no test runs into, for people who never count as away and questions that are over soon.
pub fn ample() -> Limits {
    let day = Duration::from_secs(86_400);
    let waits = Waits { away: day, even: Duration::from_millis(80), ..Waits::default() };
    Limits {
        requests: 1_000_000,
        tables: 1_000_000,
        tables_of_address: 1_000_000,
        connections_of_address: 1_000_000,
        waits,
        ..Limits::default()
    }
}

impl TestServer {
    /// A server with ample limits.
    pub async fn open() -> TestServer {
        TestServer::with(ample()).await
    }

    /// A server with these limits.
    pub async fn with(limits: Limits) -> TestServer {
        TestServer::over(tempfile::tempdir().expect("a folder"), limits).await
    }

    /// A server over a data folder that may hold something already.
    pub async fn over(data: TempDir, limits: Limits) -> TestServer {
        TestServer::at(SocketAddr::from(([127, 0, 0, 1], 0)), data, limits).await
    }

    /// A server over a database that others may use too.
    pub async fn sharing(location: Location) -> TestServer {
        TestServer::sharing_at(location, Time::default()).await
    }

    /// The same, whose clocks run by this time.
    pub async fn sharing_at(location: Location, time: Time) -> TestServer {
        let data = tempfile::tempdir().expect("a folder");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let database = Some(location);
        let config = Config { address, limits: ample(), database, time, ..Config::new(data.path().to_owned()) };
        TestServer::run(config, data).await
    }

    /// A server over a data folder whose clocks run by this time.
    pub async fn timed(data: TempDir, time: Time, limits: Limits) -> TestServer {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { address, limits, time, ..Config::new(data.path().to_owned()) };
        TestServer::run(config, data).await
    }

    /// A server that tells people something like this, over a database of its own or one that others use too.
    pub async fn telling(notices: NoticeConfig, database: Option<Location>) -> TestServer {
        let data = tempfile::tempdir().expect("a folder");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { address, limits: ample(), database, notices, ..Config::new(data.path().to_owned()) };
        TestServer::run(config, data).await
    }

    /// A server at the address that it had before.
    pub async fn at(address: SocketAddr, data: TempDir, limits: Limits) -> TestServer {
        let config = Config { address, limits, ..Config::new(data.path().to_owned()) };
        TestServer::run(config, data).await
    }

    async fn run(config: Config, data: TempDir) -> TestServer {
        let server = Server::start(config).await.expect("the server starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(stopped).await.expect("the server runs");
        });
        TestServer { address, data, stop: Some(stop), running: Some(running) }
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
    pub fn client(&self) -> Client {
        self.client_in("en")
    }

    /// Somebody new who reads this language.
    pub fn client_in(&self, lang: &'static str) -> Client {
        Client::new(format!("http://{}", self.address), lang)
    }
}

/// Somebody with a browser: cookies are kept, redirects are not followed.
#[derive(Clone)]
pub struct Client {
    /// What sends the requests.
    pub http: reqwest::Client,
    pub base: String,
    jar: Arc<Jar>,
}

/// The buttons and hidden fields of a page that the tests look for.
pub fn values(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    page.match_indices(&mark)
        .filter_map(|(at, _)| page[at + mark.len()..].split('"').next())
        .map(|value| value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .collect()
}

/// The version that a page shows.
pub fn version(page: &str) -> i64 {
    let mark = "data-version=\"";
    let at = page.find(mark).unwrap_or_else(|| panic!("a version in {page}"));
    page[at + mark.len()..].split('"').next().and_then(|text| text.parse().ok()).expect("a number")
}

/// The step of the story that a page shows, and how many there are.
pub fn steps(page: &str) -> (usize, usize) {
    let number = |mark: &str| {
        let at = page.find(mark).unwrap_or_else(|| panic!("{mark} in {page}"));
        page[at + mark.len()..].split('"').next().and_then(|text| text.parse().ok()).expect("a number")
    };
    (number("data-step=\""), number("data-steps=\""))
}

/// A page without the number of tables that wait for the visitor, which is not about the one that it shows.
pub fn uncounted(page: &str) -> String {
    let Some((before, rest)) = page.split_once(" data-waiting=\"") else { return page.to_owned() };
    let (count, after) = rest.split_once('"').expect("a number");
    format!("{}{after}", before.replace(&format!("<title>({count}) "), "<title>"))
}

/// The steps that a test looks at where it cannot look at all: the last ones, one in the middle, and the set-up.
pub fn telling_steps(page: &str) -> Vec<usize> {
    let count = steps(page).1;
    let mut some = vec![0, count / 2, count.saturating_sub(2), count.saturating_sub(1)];
    some.dedup();
    some
}

/// The invitations that a host's page shows.
pub fn invitations(page: &str) -> Vec<String> {
    let mark = "value=\"/join/";
    let links = page.match_indices(mark).filter_map(|(at, _)| page[at + mark.len()..].split('"').next());
    links.map(|token| format!("/join/{token}")).collect()
}

impl Client {
    pub fn new(base: String, lang: &'static str) -> Client {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(lang));
        let jar = Arc::new(Jar::default());
        let http = reqwest::Client::builder().cookie_provider(Arc::clone(&jar)).redirect(Policy::none());
        let http = http.default_headers(headers).no_proxy().build().expect("a client");
        Client { http, base, jar }
    }

    /// The same person at another address of the same server.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { base: format!("http://{address}"), ..self.clone() }
    }

    /// What the browser would send as `Cookie`.
    pub fn cookies(&self) -> String {
        let url = self.base.parse().expect("an address");
        self.jar.cookies(&url).and_then(|value| value.to_str().map(str::to_owned).ok()).unwrap_or_default()
    }

    /// Somebody who is known already by these cookies.
    pub fn known(base: String, cookies: &str) -> Client {
        let client = Client::new(base, "en");
        let url = client.base.parse().expect("an address");
        for cookie in cookies.split("; ") {
            client.jar.add_cookie_str(cookie, &url);
        }
        client
    }

    pub async fn get(&self, path: &str) -> Response {
        self.http.get(format!("{}{path}", self.base)).send().await.expect("an answer")
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
        self.http.post(format!("{}{path}", self.base)).form(fields).send().await.expect("an answer")
    }

    /// Sends a form and says the status.
    pub async fn status(&self, path: &str, fields: &[(&str, &str)]) -> u16 {
        self.post(path, fields).await.status().as_u16()
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

    /// Opens a table for herself and these people, who take their invitations in order of the seats.
    pub async fn invite(&self, people: &[(&Client, &str)], more: &[(&str, &str)]) -> String {
        let sitters: Vec<&str> = ["me"].into_iter().chain(people.iter().map(|_| "friend")).collect();
        let table = self.open(&sitters, more).await;
        let links = invitations(&self.page(&table).await);
        assert_eq!(links.len(), people.len());
        for ((friend, name), link) in people.iter().zip(links) {
            assert_eq!(friend.send(&link, &[("name", name)]).await, table);
        }
        table
    }
}

/// The words of a game's pages.
pub fn words_of(lang: meadhall_words::Lang, game: &str) -> &'static meadhall_words::Words {
    meadhall_games::find(game).expect("a game of the list").board.words(lang)
}
