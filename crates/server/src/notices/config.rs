//! What notices are sent with, and when.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;
use url::Url;

/// What notices are sent with, and when.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// Addresses of this machine that notices may be sent to all the same.
    pub loopback: Vec<SocketAddr>,
    /// The host's own mail server, if there is one.
    pub mail: Option<MailConfig>,
    /// How often a day somebody is told something at most, unless she wants another number.
    pub most: u32,
    /// How long is waited for more, before somebody is told of the first.
    pub collect: Duration,
    /// How long she has peace after that.
    pub pause: Duration,
    /// How long a receiver may take.
    pub patience: Duration,
    /// How often there is looked for what is due.
    pub round: Duration,
    /// How long a server that stands still keeps others from what it has claimed.
    pub lease: Duration,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig {
            loopback: Vec::new(),
            mail: None,
            most: 20,
            collect: Duration::from_secs(60),
            pause: Duration::from_secs(5 * 60),
            patience: Duration::from_secs(10),
            round: Duration::from_secs(3),
            lease: Duration::from_secs(60),
        }
    }
}

/// The host's own mail server.
#[derive(Clone, PartialEq, Eq)]
pub struct MailConfig {
    /// Its name or address.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the line to it is kept secret.
    pub security: MailSecurity,
    /// The name and the password that it asks for.
    pub login: Option<(String, String)>,
    /// From whom the house writes.
    pub from: String,
}

/// How the line to a mail server is kept secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailSecurity {
    /// By TLS from the first byte.
    Tls,
    /// By TLS from the greeting on.
    StartTls,
    /// Not at all: the server is on this machine.
    None,
}

impl fmt::Debug for MailConfig {
    /// Without the password: what is shown may stand in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MailConfig { host, port, security, from, .. } = self;
        write!(f, "MailConfig({host}:{port}, {security:?}, from {from})")
    }
}

/// Why something is no mail server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMailServer(&'static str);

impl fmt::Display for BadMailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}; write smtps://NAME:PASSWORD@mail.example?from=hall@mail.example (or smtp:// for STARTTLS)",
            self.0
        )
    }
}

impl std::error::Error for BadMailServer {}

/// What a part of an address means.
fn decoded(part: &str) -> String {
    let query = format!("x={}", part.replace('+', "%2B"));
    url::form_urlencoded::parse(query.as_bytes()).next().map(|(_, value)| value.into_owned()).unwrap_or_default()
}

impl FromStr for MailConfig {
    type Err = BadMailServer;

    fn from_str(text: &str) -> Result<MailConfig, BadMailServer> {
        let url = Url::parse(text).map_err(|_| BadMailServer("this is no address"))?;
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or(BadMailServer("no server is named"))?;
        let bare = host.trim_matches(['[', ']']);
        let here = host == "localhost" || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let (security, port) = match url.scheme() {
            "smtps" => (MailSecurity::Tls, 465),
            // Nobody listens on this machine's own line, and few mail servers have a certificate for it.
            "smtp" if here => (MailSecurity::None, 25),
            "smtp" => (MailSecurity::StartTls, 587),
            _ => return Err(BadMailServer("a mail server begins with smtps:// or smtp://")),
        };
        let from = url.query_pairs().find(|(name, _)| name == "from").map(|(_, from)| from.into_owned());
        let from = from.ok_or(BadMailServer("it is not said from whom the house writes"))?;
        from.parse::<lettre::message::Mailbox>().map_err(|_| BadMailServer("`from` is no address for e-mail"))?;
        let login = (!url.username().is_empty())
            .then(|| (decoded(url.username()), decoded(url.password().unwrap_or_default())));
        Ok(MailConfig { host: bare.to_owned(), port: url.port().unwrap_or(port), security, login, from })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_read_and_its_password_shown_to_nobody() {
        let mail: MailConfig =
            "smtps://hall:a%20b%40c+d@mail.example?from=hall@mail.example".parse().expect("a server");
        assert_eq!(mail.login, Some(("hall".to_owned(), "a b@c+d".to_owned())));
        assert_eq!((mail.host.as_str(), mail.port, mail.security), ("mail.example", 465, MailSecurity::Tls));
        assert!(!format!("{mail:?}").contains("a b"));
        let near: MailConfig = "smtp://127.0.0.1:2525?from=hall@mail.example".parse().expect("a server");
        assert_eq!((near.port, near.security, near.login), (2525, MailSecurity::None, None));
        let far: MailConfig = "smtp://mail.example?from=hall@mail.example".parse().expect("a server");
        assert_eq!((far.port, far.security), (587, MailSecurity::StartTls));
        for bad in [
            "mail.example",
            "http://mail.example?from=a@b.example",
            "smtp://mail.example",
            "smtp://mail.example?from=x",
        ] {
            assert!(bad.parse::<MailConfig>().is_err(), "{bad}");
        }
    }
}
