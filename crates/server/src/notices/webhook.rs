//! Webhooks: plain JSON for programs, and the shapes that chats take. A player's name reaches a chat here, so nothing in it may
//! call anybody there or lead anywhere.

use super::message::Message;
use crate::store::{ChannelRow, Shape};
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde_json::json;

/// By this head a receiver tells a repetition.
const DELIVERY: HeaderName = HeaderName::from_static("meadhall-delivery");
/// The longest message that chats take, in characters.
const LONGEST: usize = 1_900;

/// The head and the body of a request to a webhook.
pub fn request(channel: &ChannelRow, id: &str, message: &Message) -> (HeaderMap, Vec<u8>) {
    let base = &channel.base;
    let body = match channel.shape {
        Shape::Plain => json!({
            "id": id,
            "language": message.lang,
            "title": message.title,
            "text": message.sentences().collect::<Vec<_>>().join("\n"),
            "url": format!("{base}{}", message.path),
            "notices": message.lines.iter().map(|line| json!({
                "kind": line.kind, "table": line.table, "game": line.game, "text": line.text,
                "url": format!("{base}{}", line.path()),
            })).collect::<Vec<_>>(),
        }),
        Shape::Text => json!({ "text": chat(message, base) }),
        Shape::Discord => json!({ "content": chat(message, base), "allowed_mentions": { "parse": [] } }),
    };
    let mut head = HeaderMap::new();
    head.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Ok(id) = HeaderValue::from_str(id) {
        head.insert(DELIVERY, id);
    }
    (head, body.to_string().into_bytes())
}

/// A message for a chat.
fn chat(message: &Message, base: &str) -> String {
    let lines = message.lines.iter().map(|line| format!("{} {base}{}", tame(&line.text), line.path()));
    let more = message.more.iter().map(|more| format!("{more} {base}{}", message.path));
    let mut text = lines.chain(more).collect::<Vec<_>>().join("\n");
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
    }
    text
}

/// A sentence that means nothing but itself in any chat: nobody is called by it, and nothing in it is a link.
fn tame(text: &str) -> String {
    let tame = |c: char| match c {
        '@' => '＠',
        '<' => '‹',
        '>' => '›',
        '[' | '{' => '(',
        ']' | '}' => ')',
        '`' => '\'',
        '&' => '＆',
        '\\' | '|' => '/',
        other => other,
    };
    text.replace("://", ": //").chars().map(tame).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::message::Line;
    use crate::notices::tests::channel;
    use crate::store::{ChannelKind, NoticeKind};
    use meadhall_words::Lang;
    use serde_json::Value;

    fn sent(shape: Shape, name: &str) -> Value {
        let channel = ChannelRow { shape, ..channel(ChannelKind::Webhook, "anna") };
        let text = format!("{name}: it is your turn.");
        let message = Message::of(Lang::En, vec![Line::new(NoticeKind::Turn, "t1", "toy", text)]);
        let (head, body) = request(&channel, "d1", &message);
        assert_eq!(head["meadhall-delivery"], "d1");
        serde_json::from_slice(&body).expect("JSON")
    }

    #[test]
    fn every_shape_names_the_table_and_its_address() {
        let plain = sent(Shape::Plain, "Bert");
        assert_eq!((&plain["id"], &plain["language"]), (&json!("d1"), &json!("en")));
        let notice = json!({
            "kind": "turn", "table": "t1", "game": "toy", "text": "Bert: it is your turn.",
            "url": "https://hall.example/table/t1",
        });
        assert_eq!(plain["notices"], json!([notice]));
        let chat = "Bert: it is your turn. https://hall.example/table/t1";
        assert_eq!(sent(Shape::Text, "Bert"), json!({ "text": chat }));
        assert_eq!(sent(Shape::Discord, "Bert")["content"], chat);
    }

    #[test]
    fn a_name_calls_nobody_and_leads_nowhere() {
        for shape in [Shape::Text, Shape::Discord] {
            let sent = sent(shape, "@everyone <!channel> [x](http://evil.example) `&`").to_string();
            for bad in ["@everyone", "<!", "[x]", "http://evil", "`"] {
                assert!(!sent.contains(bad), "{bad} in {sent}");
            }
        }
        let discord = sent(Shape::Discord, "Bert");
        assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
    }
}
