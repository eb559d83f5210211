//! The keys that all servers of a hall share. They are made by the first that needs them, and stay in the store.

use super::vapid::Vapid;
use crate::problem::Problem;
use crate::store::Store;
use crate::token;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;

/// The keys that all servers of a hall share.
pub struct Keys {
    /// By what push services know this hall.
    pub vapid: Vapid,
    /// By what links are known that stop e-mail: nobody else can make one, and nothing of them is stored.
    stop: hmac::Key,
}

impl Keys {
    /// Reads the keys, and makes them if there are none.
    pub(super) async fn load(store: &dyn Store) -> Result<Keys, Problem> {
        let bad = |what: &str| {
            tracing::error!("the hall's key for {what} cannot be used");
            Problem::Storage
        };
        let fresh = Vapid::fresh().map_err(|_| bad("Web Push"))?;
        let vapid = Vapid::read(&store.house_key("vapid", &fresh).await?).map_err(|_| bad("Web Push"))?;
        let stop = store.house_key("stop", &token::random()).await?;
        Ok(Keys { vapid, stop: hmac::Key::new(hmac::HMAC_SHA256, &stop) })
    }

    /// What proves that a link to stop a channel was made here.
    pub fn stop_mark(&self, channel: &str) -> String {
        URL_SAFE_NO_PAD.encode(hmac::sign(&self.stop, channel.as_bytes()))
    }

    /// Whether a link to stop a channel was made here.
    pub fn is_stop_mark(&self, channel: &str, mark: &str) -> bool {
        let Ok(mark) = URL_SAFE_NO_PAD.decode(mark) else { return false };
        hmac::verify(&self.stop, channel.as_bytes(), &mark).is_ok()
    }
}
