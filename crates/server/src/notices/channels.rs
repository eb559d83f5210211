//! Where somebody wants to hear of her tables: adding a channel, confirming an address, trying it out.

use super::aes128gcm::Subscription;
use super::digest::new_delivery;
use super::mail::{self, Counter, Letter};
use super::message::Message;
use crate::config::Config;
use crate::people::address::reach;
use crate::people::{Purpose, Tried};
use crate::problem::Problem;
use crate::store::{ChannelKind, ChannelRow, ChannelState, NoticeKind, Shape};
use crate::tables::{TableRegistry, now, now_millis};
use crate::token;
use crate::visitor::Visitor;
use axum::http::uri::Authority;
use meadhall_engine::{hex, sha256};
use meadhall_words::Words;
use std::net::IpAddr;

/// How many channels somebody may have.
const MOST: usize = 12;
/// The numbers of messages a day that somebody can choose from.
pub const MOST_A_DAY: [u32; 5] = [3, 10, 20, 50, 100];

/// Whether browsers take pushes from this house, as a visitor calls it: over HTTPS, or on the machine itself.
pub fn push_works(called: &str, config: &Config) -> bool {
    let host = called.parse::<Authority>().map(|authority| authority.host().to_owned()).unwrap_or_default();
    let bare = host.trim_matches(['[', ']']);
    let here =
        bare.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    config.https || here
}

/// Whether the house writes e-mail. Its letters hold links, so it has to be sure of its own name: whoever calls it something else
/// must not have that sent to others.
pub fn mail_works(config: &Config) -> bool {
    config.notices.mail.is_some() && (!config.beyond_loopback || !config.hosts.is_empty())
}

/// What is wrong with an address.
fn refused(key: &'static str) -> Problem {
    Problem::Unproven(key)
}

impl TableRegistry {
    /// A new channel of a visitor's.
    fn new_channel(&self, visitor: &Visitor, kind: ChannelKind, target: String, label: String) -> ChannelRow {
        ChannelRow {
            id: token::short(),
            owner: visitor.owner.clone(),
            kind,
            target,
            shape: Shape::Plain,
            key: String::new(),
            auth: String::new(),
            device: String::new(),
            label,
            lang: visitor.lang.code().to_owned(),
            base: reach(&visitor.called, &self.config).base().to_owned(),
            kinds: NoticeKind::EVERY,
            state: ChannelState::On,
            failures: 0,
            problem: String::new(),
            created: now(),
            sent: 0,
        }
    }

    /// Keeps a channel, if its owner may have one more.
    async fn keep_channel(&self, visitor: &Visitor, channel: &ChannelRow) -> Result<(), Problem> {
        self.count_try(&Tried::NewChannel(&visitor.owner)).await?;
        self.count_try(&Tried::NewChannelFrom(&visitor.address)).await?;
        let known = self.store.channels(&visitor.owner).await?;
        if known.iter().filter(|known| known.target != channel.target).count() >= MOST {
            return Err(Problem::TooMuch("problem-too-many-channels"));
        }
        Ok(self.store.add_channel(channel, i64::from(self.config.notices.most)).await?)
    }

    /// Lets a browser be pushed to.
    pub async fn add_push(
        &self,
        visitor: &Visitor,
        browser: String,
        target: &str,
        key: &str,
        auth: &str,
    ) -> Result<(), Problem> {
        let wrong = || refused("problem-push");
        let url = self.notices.outgoing.read(target).map_err(|_| wrong())?;
        Subscription::read(key, auth).ok_or_else(wrong)?;
        let mut channel = self.new_channel(visitor, ChannelKind::Push, url.to_string(), browser);
        (channel.key, channel.auth, channel.device) = (key.to_owned(), auth.to_owned(), visitor.device.clone());
        self.keep_channel(visitor, &channel).await
    }

    /// Adds a webhook. What it leads to is looked at now, so that a mistake is told, and again with every message.
    pub async fn add_webhook(&self, visitor: &Visitor, target: &str, shape: Shape) -> Result<(), Problem> {
        let url = self.notices.outgoing.read(target.trim()).map_err(|_| refused("problem-webhook-address"))?;
        // The address itself is a secret of many chats; its name is none.
        let label = url.host_str().unwrap_or_default().to_owned();
        let channel = ChannelRow { shape, ..self.new_channel(visitor, ChannelKind::Webhook, url.to_string(), label) };
        self.count_try(&Tried::NewSecret(&visitor.owner)).await?;
        self.notices.outgoing.check(&url).await.map_err(|reason| {
            refused(match reason {
                super::Unreachable::Inside => "problem-webhook-inside",
                _ => "problem-webhook-address",
            })
        })?;
        self.keep_channel(visitor, &channel).await
    }

    /// Adds an address for e-mail, and writes there to have it confirmed. Nobody can have the same address written to again and
    /// again.
    pub async fn add_mail(&self, visitor: &Visitor, target: &str) -> Result<(), Problem> {
        let config = self.config.notices.mail.as_ref().filter(|_| mail_works(&self.config)).ok_or(Problem::NotFound)?;
        let target = mail::address(target).ok_or_else(|| refused("problem-mail-address"))?;
        let hash = hex(&sha256(&[b"meadhall mail 1\n", target.to_ascii_lowercase().as_bytes()])[..12]);
        for tried in [Tried::Mail(&visitor.owner), Tried::MailFrom(&visitor.address), Tried::MailTo(&hash)] {
            self.count_try(&tried).await?;
        }
        let label = target.clone();
        let mut channel = self.new_channel(visitor, ChannelKind::Email, target, label);
        channel.state = ChannelState::Unconfirmed;
        self.keep_channel(visitor, &channel).await?;
        let secret = self.new_ticket(Purpose::Mail, &channel.id).await?;
        let (words, patience) = (Words::house(visitor.lang), self.config.notices.patience);
        let link = format!("{}/notices/confirm/{secret}", channel.base);
        let letter = Letter {
            id: &token::short(),
            to: &channel.target,
            subject: &words.say("mail-confirm-subject"),
            text: format!("{}\n\n{link}\n\n{}\n", words.say("mail-confirm-lead"), words.say("mail-confirm-hint")),
            stop: None,
        };
        let sent = match Counter::open(config, patience).await {
            Some(counter) => counter.send(&letter, patience).await.is_ok(),
            None => false,
        };
        if !sent {
            self.store.drop_channel(&channel.id).await?;
            return Err(refused("problem-mail-not-sent"));
        }
        Ok(())
    }

    /// The channel that a secret of a letter is about, while it is good.
    pub async fn unconfirmed(&self, secret: &str) -> Result<ChannelRow, Problem> {
        let id = self.look_at_ticket(Purpose::Mail, secret).await?.ok_or(Problem::Unproven("problem-mail-link"))?;
        self.store.channel(&id).await?.ok_or(Problem::Unproven("problem-mail-link"))
    }

    /// Confirms an address by the secret that was written there.
    pub async fn confirm(&self, secret: &str) -> Result<ChannelRow, Problem> {
        let id = self.take_ticket(Purpose::Mail, secret).await?.ok_or(Problem::Unproven("problem-mail-link"))?;
        let channel = self.store.channel(&id).await?.ok_or(Problem::Unproven("problem-mail-link"))?;
        let channel = ChannelRow { state: ChannelState::On, ..channel };
        self.store.change_channel(&channel).await?;
        Ok(channel)
    }

    /// A channel of a visitor's.
    pub async fn own_channel(&self, visitor: &Visitor, id: &str) -> Result<ChannelRow, Problem> {
        let channel = self.store.channel(id).await?.ok_or(Problem::NotFound)?;
        if channel.owner == visitor.owner { Ok(channel) } else { Err(Problem::NotFound) }
    }

    /// Puts a message on its way to a channel, to see whether it arrives.
    pub async fn test_channel(&self, visitor: &Visitor, channel: &ChannelRow) -> Result<(), Problem> {
        if channel.state == ChannelState::Unconfirmed {
            return Err(Problem::Forbidden);
        }
        self.count_try(&Tried::TestNotice(&visitor.owner)).await?;
        // Whoever tries it out wants to have it again.
        let channel = ChannelRow { state: ChannelState::On, failures: 0, ..channel.clone() };
        self.store.change_channel(&channel).await?;
        let message = Message::test(channel.lang.parse().unwrap_or_default());
        Ok(self.store.put_delivery(&new_delivery(&channel, &message, now_millis())).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn pushes_and_letters_are_offered_only_where_they_can_be_right() {
        let plain = Config::new(PathBuf::new());
        let secure = Config { https: true, ..plain.clone() };
        for (called, config, works) in [
            ("localhost:4747", &plain, true),
            ("127.0.0.1:4747", &plain, true),
            ("[::1]:4747", &plain, true),
            ("hall.example", &plain, false),
            ("10.0.0.7:4747", &plain, false),
            ("hall.example", &secure, true),
            ("", &plain, false),
        ] {
            assert_eq!(push_works(called, config), works, "{called}");
        }
        let mut config = plain;
        assert!(!mail_works(&config), "no mail server");
        config.notices.mail = "smtp://127.0.0.1?from=hall@mail.example".parse().ok();
        assert!(mail_works(&config), "nobody else calls it anything");
        config.beyond_loopback = true;
        assert!(!mail_works(&config), "it has no name of which it is sure");
        config.hosts = vec!["hall.example".to_owned()];
        assert!(mail_works(&config));
    }
}
