//! Web Push: what a browser shows when it is told (RFC 8030), encrypted to it and signed by the house.

use super::aes128gcm::{LONGEST, Subscription};
use super::keys::Keys;
use super::message::Message;
use crate::store::ChannelRow;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use ring::error::Unspecified;
use serde_json::json;
use url::Url;

/// How long a push service keeps what it cannot bring, in seconds: three days.
const TTL: HeaderValue = HeaderValue::from_static("259200");
/// How many bytes of the text are sent, at best; browsers show far less.
const SHOWN: [usize; 3] = [2_000, 600, 0];

/// The head and the body of a request to a push service. `contact` is where its people can write to.
pub fn request(
    channel: &ChannelRow,
    url: &Url,
    id: &str,
    message: &Message,
    keys: &Keys,
    contact: Option<&str>,
    now: i64,
) -> Result<(HeaderMap, Vec<u8>), Unspecified> {
    let subscription = Subscription::read(&channel.key, &channel.auth).ok_or(Unspecified)?;
    let body = subscription.encrypt(payload(id, message).as_bytes())?;
    let origin = url.origin().ascii_serialization();
    let value = |text: &str| HeaderValue::from_str(text).map_err(|_| Unspecified);
    let mut head = HeaderMap::new();
    head.insert(AUTHORIZATION, value(&keys.vapid.authorization(&origin, contact, now)?)?);
    head.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    head.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    head.insert(HeaderName::from_static("ttl"), TTL);
    head.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("high"));
    // The same message sent twice is kept once.
    head.insert(HeaderName::from_static("topic"), value(id)?);
    Ok((head, body))
}

/// What the service worker gets: as much as a record takes.
fn payload(id: &str, message: &Message) -> String {
    let whole = message.sentences().collect::<Vec<_>>().join("\n");
    let with = |most: usize| {
        let end = (0..=most.min(whole.len())).rev().find(|end| whole.is_char_boundary(*end)).unwrap_or_default();
        let (title, path) = (&message.title, &message.path);
        json!({ "id": id, "lang": message.lang, "title": title, "body": whole[..end], "path": path }).to_string()
    };
    SHOWN.into_iter().map(with).find(|payload| payload.len() <= LONGEST).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::message::Line;
    use crate::store::NoticeKind;
    use meadhall_words::Lang;

    #[test]
    fn whatever_is_told_fits_into_a_record() {
        let line = |text: &str| Line::new(NoticeKind::Turn, "t1", "toy", text.repeat(400));
        // A character that takes six bytes in JSON, and words whose characters take two.
        for (text, least) in [("\u{1}", 600), ("Žluťoučký kůň ", 1_990)] {
            let sent = payload("d1", &Message::of(Lang::Cs, vec![line(text); 40]));
            assert!(sent.len() <= LONGEST, "{text:?}");
            let sent: serde_json::Value = serde_json::from_str(&sent).expect("JSON");
            assert!(sent["body"].as_str().is_some_and(|body| body.len() >= least), "{text:?}");
        }
    }
}
