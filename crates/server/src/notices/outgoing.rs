//! The way out of the house. Addresses come from people, so a name is looked up once, what it leads to has to be public, and the
//! line is opened to just that address: nobody reaches a machine of the own network by way of this server. Nothing that a receiver
//! answers leads elsewhere, and nobody gets to see more of it than a status.

mod network;

pub use network::is_public;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{HOST, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

/// The longest address.
const LONGEST: usize = 1_000;

/// Why something could not be brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// This is no address that anything is sent to.
    NoAddress,
    /// It leads into the own network.
    Inside,
    /// Nobody answers there.
    Away,
    /// It took too long.
    Slow,
}

impl Unreachable {
    /// The word that is stored, and ends the key of its sentence.
    pub fn word(self) -> &'static str {
        match self {
            Unreachable::NoAddress => "no-address",
            Unreachable::Inside => "inside",
            Unreachable::Away => "away",
            Unreachable::Slow => "slow",
        }
    }
}

/// Looks names up.
pub trait Resolve: Send + Sync {
    /// The addresses of a name.
    fn resolve<'a>(&'a self, name: &'a str, port: u16) -> Pin<Box<dyn Future<Output = Vec<SocketAddr>> + Send + 'a>>;
}

/// As the system does.
struct System;

impl Resolve for System {
    fn resolve<'a>(&'a self, name: &'a str, port: u16) -> Pin<Box<dyn Future<Output = Vec<SocketAddr>> + Send + 'a>> {
        Box::pin(async move { tokio::net::lookup_host((name, port)).await.map(Iterator::collect).unwrap_or_default() })
    }
}

/// The way out of the house.
pub struct Outgoing {
    loopback: Vec<SocketAddr>,
    patience: Duration,
    names: Arc<dyn Resolve>,
    tls: OnceLock<TlsConnector>,
}

/// An open line to a receiver, on which nothing was said yet.
pub struct Line {
    sender: SendRequest<Full<Bytes>>,
    path: String,
    host: String,
    patience: Duration,
}

/// What a receiver answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The status.
    pub status: u16,
    /// After how many seconds it wants to be asked again.
    pub retry_after: Option<u32>,
}

impl Outgoing {
    /// A way out to everybody beyond the own network, and to these addresses of this machine.
    pub fn new(loopback: Vec<SocketAddr>, patience: Duration) -> Outgoing {
        Outgoing { loopback, patience, names: Arc::new(System), tls: OnceLock::new() }
    }

    /// The same, with names that mean what a test says.
    #[cfg(test)]
    fn with_names(loopback: Vec<SocketAddr>, names: Arc<dyn Resolve>) -> Outgoing {
        Outgoing { names, ..Outgoing::new(loopback, Duration::from_secs(5)) }
    }

    /// An address of somebody's, if it is one that something may be sent to: by HTTPS, or plainly to this machine where that is allowed.
    pub fn read(&self, text: &str) -> Result<Url, Unreachable> {
        let url = Url::parse(text).ok().filter(|_| text.len() <= LONGEST).ok_or(Unreachable::NoAddress)?;
        let plain = url.scheme() == "http" && !self.loopback.is_empty();
        let named = url.host_str().is_some_and(|host| !host.is_empty());
        let secretive = !url.username().is_empty() || url.password().is_some();
        if !named || secretive || !(url.scheme() == "https" || plain) {
            return Err(Unreachable::NoAddress);
        }
        Ok(url)
    }

    /// The address that a line may be opened to. One name may have several: if any of them is inside, none is used.
    async fn checked(&self, url: &Url) -> Result<SocketAddr, Unreachable> {
        let port = url.port_or_known_default().ok_or(Unreachable::NoAddress)?;
        let found = match url.host().ok_or(Unreachable::NoAddress)? {
            Host::Ipv4(address) => vec![SocketAddr::from((address, port))],
            Host::Ipv6(address) => vec![SocketAddr::from((address, port))],
            Host::Domain(name) => self.names.resolve(name, port).await,
        };
        let allowed = found.iter().find(|address| self.loopback.contains(address));
        if let Some(allowed) = allowed {
            return Ok(*allowed);
        }
        if found.iter().any(|address| !is_public(address.ip())) {
            return Err(Unreachable::Inside);
        }
        // Plainly one speaks to this machine alone.
        if url.scheme() != "https" {
            return Err(Unreachable::NoAddress);
        }
        found.first().copied().ok_or(Unreachable::Away)
    }

    /// Whether something could be sent to an address, as far as its name says.
    pub async fn check(&self, url: &Url) -> Result<(), Unreachable> {
        tokio::time::timeout(self.patience, self.checked(url)).await.map_err(|_| Unreachable::Slow)?.map(drop)
    }

    /// Opens a line to a receiver. Nothing is said on it yet.
    pub async fn open(&self, url: &Url) -> Result<Line, Unreachable> {
        tokio::time::timeout(self.patience, self.opened(url)).await.map_err(|_| Unreachable::Slow)?
    }

    async fn opened(&self, url: &Url) -> Result<Line, Unreachable> {
        let address = self.checked(url).await?;
        let stream = TcpStream::connect(address).await.map_err(|_| Unreachable::Away)?;
        let host = url.host_str().ok_or(Unreachable::NoAddress)?.to_owned();
        let sender = if url.scheme() == "https" {
            let bare = host.trim_matches(['[', ']']).to_owned();
            let name = ServerName::try_from(bare).map_err(|_| Unreachable::NoAddress)?;
            greeted(self.tls().connect(name, stream).await.map_err(|_| Unreachable::Away)?).await?
        } else {
            greeted(stream).await?
        };
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        let host = url.port().map_or(host.clone(), |port| format!("{host}:{port}"));
        Ok(Line { sender, path: path.to_owned(), host, patience: self.patience })
    }

    fn tls(&self) -> &TlsConnector {
        self.tls.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            // Without any nobody is believed, and every line says so.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            TlsConnector::from(Arc::new(tls_config(roots)))
        })
    }
}

/// How a server is known, by these authorities.
fn tls_config(roots: RootCertStore) -> ClientConfig {
    let ring = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(ring).with_safe_default_protocol_versions();
    // The versions are those of the very same library.
    versions.expect("ring knows the usual versions").with_root_certificates(roots).with_no_client_auth()
}

/// A line on which HTTP is spoken.
async fn greeted(
    stream: impl tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
) -> Result<SendRequest<Full<Bytes>>, Unreachable> {
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Unreachable::Away)?;
    tokio::spawn(connection);
    Ok(sender)
}

impl Line {
    /// Says something, and hears the status of the answer; the rest of it is nobody's affair.
    pub async fn post(mut self, mut head: HeaderMap, body: Vec<u8>) -> Result<Answered, Unreachable> {
        let host = HeaderValue::from_str(&self.host).map_err(|_| Unreachable::NoAddress)?;
        head.insert(HOST, host);
        head.insert(USER_AGENT, HeaderValue::from_static("Meadhall"));
        let mut request = Request::new(Full::new(Bytes::from(body)));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = self.path.parse().map_err(|_| Unreachable::NoAddress)?;
        *request.headers_mut() = head;
        let sent = tokio::time::timeout(self.patience, self.sender.send_request(request)).await;
        let answer = sent.map_err(|_| Unreachable::Slow)?.map_err(|_| Unreachable::Away)?;
        let again = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answered { status: answer.status().as_u16(), retry_after: again })
    }
}

#[cfg(test)]
mod tests;
