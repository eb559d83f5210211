//! The halls that this terminal is known in, and what they are asked.

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, HeaderMap, SET_COOKIE, USER_AGENT};
use hyper::http::uri::Scheme;
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use meadhall_screen::{Config, Failure};
use meadhall_words::Lang;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The cookie by which a hall knows a device.
const COOKIE_NAME: &str = "meadhall";
/// The largest answer that is read.
const LARGEST: usize = 1 << 20;

/// The halls that this terminal is known in.
pub struct KnownHalls {
    file: PathBuf,
    /// What it is known by, for the address of each.
    pub halls: BTreeMap<String, String>,
}

/// What a hall says.
#[derive(Debug, Deserialize)]
pub struct Waiting {
    /// The tables that wait.
    pub tables: Vec<WaitingTable>,
}

/// A table that waits.
#[derive(Debug, Deserialize, serde::Serialize)]
pub struct WaitingTable {
    /// Its address within the hall.
    pub address: String,
    /// The game's id.
    pub game: String,
    /// The names at its seats.
    pub players: Vec<String>,
    /// `turn` or `called`.
    pub why: String,
}

impl KnownHalls {
    /// Reads them from the file beside the settings; none where there is no file.
    pub fn open() -> Result<KnownHalls, Failure> {
        let place = Config::place().ok_or_else(|| {
            Failure::new("this user has no home folder; name a file for settings with the variable MEADHALL_CONFIG")
        })?;
        let file = place.with_file_name("halls.json");
        let halls = match std::fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text)
                .map_err(|error| Failure::new(format!("{} cannot be read: {error}", file.display())))?,
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => BTreeMap::new(),
            Err(error) => return Err(Failure::unreadable(&file, &error)),
        };
        Ok(KnownHalls { file, halls })
    }

    /// Their addresses.
    pub fn names(&self) -> String {
        self.halls.keys().map(String::as_str).collect::<Vec<_>>().join(", ")
    }

    /// Keeps what this terminal is known by in a hall, or forgets it; says what was there before.
    pub fn keep(&mut self, hall: &str, token: Option<&str>) -> Result<Option<String>, Failure> {
        let before = match token {
            Some(token) => self.halls.insert(hall.to_owned(), token.to_owned()),
            None => self.halls.remove(hall),
        };
        self.write().map_err(|error| Failure::new(format!("cannot write {}: {error}", self.file.display())))?;
        Ok(before)
    }

    /// Writes beside the file first, so that it is whole whatever happens, and so that nobody else can read it.
    fn write(&self) -> std::io::Result<()> {
        let fresh = self.file.with_extension("json.new");
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut options = std::fs::OpenOptions::new();
        options.create(true).write(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        file.write_all(serde_json::to_string_pretty(&self.halls)?.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&fresh, &self.file)
    }
}

/// Uses a link for another device up: the address of the hall, and what this terminal is known by there.
pub fn connect(link: &str, patience: Duration) -> Result<(String, String), Failure> {
    let address: Uri = link.trim().parse().map_err(|_| not_a_link(link))?;
    let path = address.path();
    if !path.starts_with("/bring/") {
        return Err(not_a_link(link));
    }
    let hall = hall_of(&address).ok_or_else(|| not_a_link(link))?;
    let answer = send(&hall, Method::POST, path, None, Lang::En, patience)?;
    let used = || Failure::new("this link was used, or its ten minutes are over; let the page show you a new one");
    match answer.status {
        StatusCode::SEE_OTHER => Ok((hall, token_in(&answer.headers).ok_or_else(used)?)),
        StatusCode::TOO_MANY_REQUESTS => Err(Failure::new("too many links were tried; wait a while and try again")),
        _ => Err(used()),
    }
}

fn not_a_link(link: &str) -> Failure {
    Failure::usage(format!("`{link}` is no link for another device; your page \"You and your devices\" shows one"))
}

/// Asks a hall which tables wait.
pub fn ask(hall: &str, token: &str, lang: Lang, patience: Duration) -> Result<Waiting, Failure> {
    let answer = send(hall, Method::GET, "/me/waiting.json?tables=yes", Some(token), lang, patience)?;
    // A hall gives a token to whom it does not know.
    if token_in(&answer.headers).is_some() {
        return Err(Failure::new(format!(
            "{hall} does not know this terminal any more; connect it again with a new link, or forget the hall with --disconnect {hall}"
        )));
    }
    let strange = || Failure::new(format!("{hall} answers {}, and not which tables wait", answer.status));
    if answer.status != StatusCode::OK {
        return Err(strange());
    }
    serde_json::from_slice(&answer.body).map_err(|_| strange())
}

/// The address of the hall that a link leads to.
fn hall_of(address: &Uri) -> Option<String> {
    let scheme = address.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"))?;
    Some(format!("{scheme}://{}", address.authority()?))
}

/// The token that an answer gives.
fn token_in(headers: &HeaderMap) -> Option<String> {
    let set = headers.get_all(SET_COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = set.filter_map(|cookie| cookie.split(';').next()?.split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value.to_owned())
}

/// What came back.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

fn send(
    hall: &str,
    method: Method,
    path: &str,
    token: Option<&str>,
    lang: Lang,
    patience: Duration,
) -> Result<Answer, Failure> {
    let away = |why: &str| Failure::new(format!("{hall} does not answer ({why})"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    let asked = async {
        let address: Uri = hall.parse()?;
        let authority = address.authority().ok_or("no address")?;
        let secure = address.scheme() == Some(&Scheme::HTTPS);
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, authority.as_str())
            .header(USER_AGENT, format!("Meadhall/{} ({})", env!("CARGO_PKG_VERSION"), system()))
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(ACCEPT_LANGUAGE, lang.code());
        if let Some(token) = token {
            request = request.header(COOKIE, format!("{COOKIE_NAME}={token}"));
        }
        let request = request.body(Full::new(Bytes::new()))?;
        let stream = TcpStream::connect((host.as_str(), port)).await?;
        if secure {
            let name = ServerName::try_from(host)?;
            return answered(TlsConnector::from(Arc::new(trusted()?)).connect(name, stream).await?, request).await;
        }
        answered(stream, request).await
    };
    match runtime.block_on(async { tokio::time::timeout(patience, asked).await }) {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => Err(away(&error.to_string())),
        Err(_) => Err(away("it takes too long")),
    }
}

type Wrong = Box<dyn std::error::Error + Send + Sync>;

/// Sends a request over a line and reads the answer.
async fn answered(
    line: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Answer, Wrong> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(line)).await?;
    tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let body = Limited::new(body, LARGEST).collect().await?.to_bytes();
    Ok(Answer { status: head.status, headers: head.headers, body })
}

/// Trusts whom this machine trusts.
fn trusted() -> Result<ClientConfig, Wrong> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let ring = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(ring).with_safe_default_protocol_versions()?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

/// This system, by the name that browsers have for it.
fn system() -> &'static str {
    match std::env::consts::OS {
        "macos" => "Mac OS",
        "windows" => "Windows",
        _ => "Linux",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_its_hall() {
        let hall = |link: &str| link.parse::<Uri>().ok().and_then(|uri| hall_of(&uri));
        assert_eq!(hall("https://hall.example/bring/abc").as_deref(), Some("https://hall.example"));
        assert_eq!(hall("http://10.0.0.7:4747/bring/abc").as_deref(), Some("http://10.0.0.7:4747"));
        assert_eq!((hall("/bring/abc"), hall("ftp://x/bring/a")), (None, None));
        for bad in ["nonsense", "https://hall.example/table/x", "file:///bring/x"] {
            assert!(connect(bad, Duration::from_secs(1)).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_token_is_read_from_a_cookie() {
        let headers = |cookie: &'static str| {
            HeaderMap::from_iter([(SET_COOKIE, hyper::header::HeaderValue::from_static(cookie))])
        };
        assert_eq!(token_in(&headers("meadhall=p12; HttpOnly; Path=/")).as_deref(), Some("p12"));
        assert_eq!(token_in(&headers("meadhall-name=Anna; Path=/")), None);
    }
}
