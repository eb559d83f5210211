//! E-mail by the host's own mail server.

use super::config::{MailConfig, MailSecurity};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use std::time::Duration;

/// What is written to somebody.
pub struct Letter<'a> {
    /// The id, by which a mail server may tell a repetition.
    pub id: &'a str,
    /// To whom.
    pub to: &'a str,
    /// What it comes to.
    pub subject: &'a str,
    /// The text.
    pub text: String,
    /// The address that stops such letters with one click (RFC 8058).
    pub stop: Option<String>,
}

/// Why a letter was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It may be taken later.
    Now,
    /// It never will.
    ForGood,
    /// Nobody knows whether it was.
    Unknown,
}

/// An open line to the mail server, on which nothing was sent yet.
pub struct Counter {
    connection: AsyncSmtpConnection,
    from: Mailbox,
    domain: String,
}

/// An address for e-mail as it is stored; none if it is none. There is no name in it, and no second address.
pub fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = text.len() <= 254 && text.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\",;:()".contains(&byte));
    let (_, domain) = text.rsplit_once('@').filter(|_| fits)?;
    domain.contains('.').then_some(())?;
    text.parse::<lettre::Address>().ok().map(|address| address.to_string())
}

impl Counter {
    /// Opens a line to the mail server; as far as the greeting, and the name and password that it asks for.
    pub async fn open(config: &MailConfig, patience: Duration) -> Option<Counter> {
        tokio::time::timeout(patience, Counter::opened(config, patience)).await.ok().flatten()
    }

    async fn opened(config: &MailConfig, patience: Duration) -> Option<Counter> {
        let from: Mailbox = config.from.parse().ok()?;
        let domain = from.email.domain().to_owned();
        let hello = ClientId::Domain(domain.clone());
        let tls = |on: bool| on.then(|| TlsParameters::new(config.host.clone()).ok());
        let server = (config.host.as_str(), config.port);
        let at_once = match tls(config.security == MailSecurity::Tls) {
            Some(parameters) => Some(parameters?),
            None => None,
        };
        let connected = AsyncSmtpConnection::connect_tokio1(server, Some(patience), &hello, at_once, None).await;
        let mut connection = connected.inspect_err(|error| tracing::warn!("the mail server: {error}")).ok()?;
        if config.security == MailSecurity::StartTls {
            let started = connection.starttls(TlsParameters::new(config.host.clone()).ok()?, &hello).await;
            started.inspect_err(|error| tracing::warn!("the mail server: {error}")).ok()?;
        }
        if let Some((name, password)) = &config.login {
            let login = Credentials::new(name.clone(), password.clone());
            let known = connection.auth(DEFAULT_MECHANISMS, &login).await;
            known.inspect_err(|error| tracing::warn!("the mail server: {error}")).ok()?;
        }
        Some(Counter { connection, from, domain })
    }

    /// Sends a letter.
    pub async fn send(mut self, letter: &Letter<'_>, patience: Duration) -> Result<(), Refused> {
        let message = self.written(letter).ok_or(Refused::ForGood)?;
        let (envelope, text) = (message.envelope().clone(), message.formatted());
        let sent = tokio::time::timeout(patience, self.connection.send(&envelope, &text)).await;
        let result = match sent {
            Err(_) => Err(Refused::Unknown),
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(Refused::ForGood),
            Ok(Err(error)) if error.is_transient() => Err(Refused::Now),
            Ok(Err(_)) => Err(Refused::Unknown),
        };
        if result.is_ok() {
            // Whether it says goodbye or not, it has the letter.
            let _ = tokio::time::timeout(patience, self.connection.quit()).await;
        }
        result
    }

    fn written(&self, letter: &Letter<'_>) -> Option<Message> {
        let raw = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(letter.to.parse().ok()?)
            .subject(letter.subject)
            .message_id(Some(format!("<{}@{}>", letter.id, self.domain)))
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = &letter.stop {
            builder = builder
                .raw_header(raw("List-Unsubscribe", format!("<{stop}>")))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        builder.body(letter.text.clone()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_address_and_nothing_else() {
        assert_eq!(address(" anna@mail.example "), Some("anna@mail.example".to_owned()));
        for bad in [
            "",
            "anna",
            "@mail.example",
            "anna@",
            "anna@localhost",
            "a@b.example, c@d.example",
            "Anna <a@b.example>",
            "a@b.example\r\nBcc: c@d.example",
            "a b@c.example",
            "anna@10.0.0.1:25",
        ] {
            assert_eq!(address(bad), None, "{bad}");
        }
    }
}
