//! Notices, from a form to whoever gets them: browsers that are pushed to, webhooks, e-mail, several servers.

mod app;
mod mail;
mod push;
mod several;
mod webhook;

use crate::support::receivers::until;
use crate::support::{Client, TestServer, values};
use meadhall_server::NoticeConfig;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;

/// Notices that wait for nothing, to these addresses.
pub fn at_once(loopback: impl IntoIterator<Item = SocketAddr>) -> NoticeConfig {
    NoticeConfig {
        loopback: loopback.into_iter().collect(),
        collect: Duration::ZERO,
        pause: Duration::ZERO,
        round: Duration::from_millis(50),
        ..NoticeConfig::default()
    }
}

/// A hall with such notices.
pub async fn hall(notices: NoticeConfig) -> TestServer {
    TestServer::telling(notices, None).await
}

/// The id of somebody's first channel.
async fn channel(client: &Client) -> String {
    values(&client.page("/me/notices").await, "id").into_iter().next().expect("a channel")
}

/// What is stored of somebody's notices.
async fn stored(client: &Client) -> Value {
    let data: Value = serde_json::from_str(&client.page("/me/data.json").await).expect("JSON");
    data["notices"].clone()
}

/// Waits until everything is told that somebody is to be told of, or need not be; says how many notices there were.
async fn all_done(client: &Client) -> usize {
    until("the end of what is to be told", async || {
        let told = stored(client).await["told"].as_array().cloned().expect("a list");
        (!told.is_empty() && told.iter().all(|notice| notice["done"] == true)).then_some(told.len())
    })
    .await
}
