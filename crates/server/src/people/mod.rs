//! People: whoever wants to be known on another device or after a lost cookie. Nobody has to.
//!
//! A visitor is a token in a cookie, and what she owns belongs to a hash of it. Once she wants to be known there is a person:
//! what she owned belongs to the person's id, and each of her browsers has a token of its own that leads there. A token of a
//! person's browser begins with a letter, so that nobody else is ever looked for in the database. Passkeys, recovery codes and
//! links to another device all end in the same place: one more browser of the person.

pub mod address;
pub mod code;
mod data;
mod limits;
pub mod profile;
pub mod webauthn;

pub use limits::Tried;

use crate::problem::Problem;
use crate::store::{DeviceRow, PersonRow, TicketRow};
use crate::tables::{TableRegistry, now, now_millis};
use crate::token;
use crate::visitor::Visitor;
use axum::http::{HeaderMap, header};
use meadhall_engine::{hex, sha256};
use std::sync::Arc;

/// How long a link to another device is good, in seconds.
const LINK_LASTS: i64 = 10 * 60;
/// How long somebody may take to use a passkey, in seconds.
const CHALLENGE_LASTS: i64 = 5 * 60;
/// How long an address for e-mail can be confirmed, in seconds.
const MAIL_LASTS: i64 = 24 * 3_600;
/// The longest label of a browser.
const LABEL: usize = 60;

/// What a ticket is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To bring this browser's seats to another device.
    Link,
    /// To make a passkey.
    NewPasskey,
    /// To sign in with a passkey.
    SignIn,
    /// To confirm an address for e-mail.
    Mail,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Link => "link",
            Purpose::NewPasskey => "new passkey",
            Purpose::SignIn => "sign in",
            Purpose::Mail => "mail",
        }
    }

    fn lasts(self) -> i64 {
        match self {
            Purpose::Link => LINK_LASTS,
            Purpose::NewPasskey | Purpose::SignIn => CHALLENGE_LASTS,
            Purpose::Mail => MAIL_LASTS,
        }
    }
}

/// What is stored of a secret: whoever reads the store cannot use it.
fn ticket_id(secret: &str) -> String {
    hex(&sha256(&[b"meadhall ticket 1\n", secret.as_bytes()]))
}

/// A browser in a few words, from how it introduces itself; the names of programs and systems are the same in all languages.
pub fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |known: &[(&'static str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    let browser = find(&[
        ("Meadhall/", "Meadhall"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    let named: Vec<&str> = browser.into_iter().chain(system).collect();
    let label = if named.is_empty() { "?".to_owned() } else { named.join(", ") };
    label.chars().take(LABEL).collect()
}

/// A browser with a token that nobody can guess, and the token.
fn new_device(person: &str, label: String) -> (DeviceRow, String) {
    let token = token::of_person();
    let (created, id) = (now(), token::owner(&token));
    (DeviceRow { id, person: person.to_owned(), label, created, seen: created }, token)
}

impl TableRegistry {
    /// The person that a visitor is, and the token that her browser has from now on, if she was not known before.
    pub async fn make_known(
        self: &Arc<TableRegistry>,
        visitor: &Visitor,
        label: String,
    ) -> Result<(PersonRow, Option<String>), Problem> {
        if let Some(person) = &visitor.known {
            return Ok((PersonRow::clone(person), None));
        }
        self.count_try(&Tried::NewPerson(&visitor.address)).await?;
        let id = token::short();
        let (motif, colour) = crate::pages::people::emblem::first(&id);
        let (motif, colour) = (motif.to_owned(), colour.to_owned());
        let person =
            PersonRow { id: id.clone(), name: visitor.name.clone(), motif, colour, created: now(), code_made: None };
        let (device, token) = new_device(&id, label);
        let changed = self.store.add_person(&person, &device, &visitor.owner, now_millis()).await?;
        self.owner_changed(&changed, &id).await;
        Ok((person, Some(token)))
    }

    /// Lets a visitor's browser belong to a person, and says the token that it has from now on. `bring` says that what she
    /// owned as nobody in particular comes along.
    pub async fn sign_in(
        self: &Arc<TableRegistry>,
        visitor: &Visitor,
        person: &str,
        bring: bool,
        label: String,
    ) -> Result<String, Problem> {
        let (device, token) = new_device(person, label);
        let from = Some(visitor.owner.as_str()).filter(|_| bring && visitor.known.is_none());
        if let Some(from) = from {
            // From here on her clocks stand still when the person's do; what has run stays as it is.
            self.book_clocks(from).await?;
        }
        let changed = self.store.add_device(&device, from, now_millis()).await?;
        self.owner_changed(&changed, person).await;
        // The browser has one token; the one before is worth nothing from now on.
        if let Some(before) = &visitor.known {
            self.store.drop_devices(&before.id, Some(&visitor.device)).await?;
        }
        Ok(token)
    }

    /// A secret that is good for something, once and not for long.
    pub async fn new_ticket(&self, purpose: Purpose, owner: &str) -> Result<String, Problem> {
        let secret = webauthn::encoded(&token::random());
        let until = now() + purpose.lasts();
        let (id, kind) = (ticket_id(&secret), purpose.word().to_owned());
        self.store.put_ticket(&TicketRow { id, kind, owner: owner.to_owned(), until }, now()).await?;
        Ok(secret)
    }

    /// For whom a secret was made, if it is good for this.
    pub async fn look_at_ticket(&self, purpose: Purpose, secret: &str) -> Result<Option<String>, Problem> {
        Ok(self.store.ticket(&ticket_id(secret), purpose.word(), now()).await?.map(|ticket| ticket.owner))
    }

    /// Uses a secret up: for whom it was made.
    pub async fn take_ticket(&self, purpose: Purpose, secret: &str) -> Result<Option<String>, Problem> {
        Ok(self.store.take_ticket(&ticket_id(secret), purpose.word(), now()).await?.map(|ticket| ticket.owner))
    }

    /// A person by her id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, Problem> {
        Ok(self.store.people(vec![id.to_owned()]).await?.into_iter().next())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_browser_is_told_in_a_few_words() {
        let of =
            |agent: &'static str| label(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]));
        let chrome =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
        assert_eq!(of(chrome), "Chrome, Linux");
        assert_eq!(of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"), "Firefox, Android");
        assert_eq!(of("Meadhall/0.1.0 (Linux)"), "Meadhall, Linux");
        assert_eq!(of("curl/8"), "?");
        assert_eq!(label(&HeaderMap::new()), "?");
    }
}
