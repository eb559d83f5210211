//! By which address somebody reaches this server, and whether another device can.

use super::webauthn::RelyingParty;
use crate::config::Config;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use fast_qr::qr::QRBuilder;
use maud::{Markup, html};
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The name by which a request calls this server, with its port.
fn authority(headers: &HeaderMap) -> Option<Authority> {
    headers.get(header::HOST)?.to_str().ok()?.parse().ok()
}

fn is_address(host: &str) -> bool {
    host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
}

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_matches(['[', ']']);
    host.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// For whom passkeys are made here. There are none where a browser would refuse them: they need HTTPS and a name, or this very
/// machine by the name `localhost`.
pub fn relying_party(headers: &HeaderMap, config: &Config) -> Option<RelyingParty> {
    let authority = authority(headers)?;
    let host = authority.host().to_ascii_lowercase();
    let scheme = match (config.https, host.as_str()) {
        (true, host) if !is_address(host) => "https",
        (false, "localhost") => "http",
        _ => return None,
    };
    let port = authority.port_u16().filter(|port| *port != if config.https { 443 } else { 80 });
    let origin = port.map_or_else(|| format!("{scheme}://{host}"), |port| format!("{scheme}://{host}:{port}"));
    Some(RelyingParty { id: host, origin })
}

/// The address of this server for somebody at another device.
pub enum Reach {
    /// Other devices find it here.
    Everywhere(String),
    /// Only this machine does.
    Here(String),
}

impl Reach {
    /// Where it is, as far as can be known.
    pub fn base(&self) -> &str {
        match self {
            Reach::Everywhere(base) | Reach::Here(base) => base,
        }
    }
}

/// By which address others reach this server. Somebody at the machine itself calls it by a name that means another one elsewhere.
pub fn reach(called: &str, config: &Config) -> Reach {
    let scheme = if config.https { "https" } else { "http" };
    let host = called.parse::<Authority>().map(|authority| authority.host().to_owned()).unwrap_or_default();
    if !is_loopback(&host) {
        return Reach::Everywhere(format!("{scheme}://{called}"));
    }
    let port = config.address.port();
    if let Some(name) = config.hosts.iter().find(|name| !is_loopback(name)) {
        return Reach::Everywhere(if config.https {
            format!("https://{name}")
        } else {
            format!("http://{name}:{port}")
        });
    }
    let outward = config.beyond_loopback.then(|| outward_address(config.address)).flatten();
    match outward {
        Some(address) => Reach::Everywhere(format!("{scheme}://{}", SocketAddr::new(address, port))),
        None => Reach::Here(format!("{scheme}://{called}")),
    }
}

/// The address of this machine in its network: the one that it would send from. Nothing is sent.
fn outward_address(listening: SocketAddr) -> Option<IpAddr> {
    if !listening.ip().is_unspecified() {
        return Some(listening.ip()).filter(|address| !address.is_loopback());
    }
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // An address that documents use; nobody has it.
    socket.connect(("192.0.2.1", 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// The light border that readers need.
const QUIET: usize = 4;

/// A text as a QR code, dark on light in every theme; nothing if it is too long for one.
pub fn qr(text: &str, about: &str) -> Markup {
    let Ok(code) = QRBuilder::new(text).build() else { return html! {} };
    let mut path = String::new();
    for y in 0..code.size {
        for x in (0..code.size).filter(|x| code[y][*x].value()) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET));
        }
    }
    let size = code.size + 2 * QUIET;
    html! {
        svg.qr role="img" aria-label=(about) viewBox={ "0 0 " (size) " " (size) } {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" shape-rendering="crispEdges" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use std::path::PathBuf;

    fn called(host: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::HOST, HeaderValue::from_str(host).expect("a header"))])
    }

    #[test]
    fn passkeys_are_offered_only_where_a_browser_takes_them() {
        let plain = Config::new(PathBuf::new());
        let secure = Config { https: true, ..plain.clone() };
        let party =
            |host: &str, config: &Config| relying_party(&called(host), config).map(|party| (party.id, party.origin));
        let some = |id: &str, origin: &str| Some((id.to_owned(), origin.to_owned()));
        assert_eq!(party("localhost:4747", &plain), some("localhost", "http://localhost:4747"));
        assert_eq!(party("LocalHost", &plain), some("localhost", "http://localhost"));
        assert_eq!(party("hall.example", &secure), some("hall.example", "https://hall.example"));
        assert_eq!(party("hall.example:8443", &secure), some("hall.example", "https://hall.example:8443"));
        for (host, config) in
            [("127.0.0.1:4747", &plain), ("hall.example", &plain), ("10.0.0.7", &secure), ("[::1]:4747", &plain)]
        {
            assert_eq!(party(host, config), None, "{host}");
        }
        assert_eq!(relying_party(&HeaderMap::new(), &plain).map(|party| party.id), None);
    }

    #[test]
    fn the_address_for_others_is_one_that_they_can_reach() {
        let plain = Config::new(PathBuf::new());
        assert!(matches!(reach("localhost:4747", &plain), Reach::Here(base) if base == "http://localhost:4747"));
        assert!(matches!(reach("10.0.0.7:4747", &plain), Reach::Everywhere(base) if base == "http://10.0.0.7:4747"));
        let named = Config { hosts: vec!["hall.example".to_owned()], https: true, ..plain.clone() };
        assert!(matches!(reach("localhost:4747", &named), Reach::Everywhere(base) if base == "https://hall.example"));
        let bound = Config { address: SocketAddr::from(([10, 0, 0, 7], 4747)), beyond_loopback: true, ..plain };
        assert!(matches!(reach("127.0.0.1:4747", &bound), Reach::Everywhere(base) if base == "http://10.0.0.7:4747"));
    }

    /// The drawn code is read by a reader that knows nothing of how it was made.
    #[test]
    fn a_drawn_code_can_be_read() {
        let text = "http://10.0.0.7:4747/bring/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG";
        let drawn = qr(text, "a link").into_string();
        let size: usize = drawn
            .split("viewBox=\"0 0 ")
            .nth(1)
            .and_then(|rest| rest.split(' ').next())
            .and_then(|n| n.parse().ok())
            .expect("a size");
        let mut dark = vec![false; size * size];
        for square in drawn.split('M').skip(1) {
            let mut numbers = square.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<usize>().ok());
            let (x, y) = (numbers.next().expect("x"), numbers.next().expect("y"));
            dark[y * size + x] = true;
        }
        const SCALE: usize = 4;
        let shade = |x: usize, y: usize| if dark[(y / SCALE) * size + x / SCALE] { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(size * SCALE, size * SCALE, shade);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].decode().expect("a text").1, text);
    }
}
