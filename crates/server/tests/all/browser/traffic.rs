//! What went over the line to a browser, and what the browser had to say about it.

use serde_json::{Value, json};
use std::collections::HashMap;
use thirtyfour::WebDriver;

/// One answer that reached a browser.
#[derive(Clone, Debug)]
pub struct Answer {
    pub url: String,
    pub body: String,
}

/// What happened on the line since the last look.
#[derive(Default)]
pub struct Traffic {
    /// Pages, parts and events with what was in them.
    pub answers: Vec<Answer>,
    /// Requests that failed or were refused.
    pub failed: Vec<String>,
}

/// The kinds of answers whose bodies count: assets are the same for everybody.
const BODIES: [&str; 3] = ["Document", "Fetch", "XHR"];

/// Keeps what is known of requests that are still under way: for each its kind and its address.
#[derive(Default)]
pub struct Ear {
    under_way: HashMap<String, (String, String)>,
}

impl Ear {
    /// All that happened on the line since the last call.
    pub async fn listen(&mut self, driver: &WebDriver) -> Traffic {
        let mut traffic = Traffic::default();
        for entry in driver.get_log("performance").await.expect("the log of the line") {
            let entry: Value = serde_json::from_str(&entry.message).expect("an entry");
            let (method, params) = (&entry["message"]["method"], &entry["message"]["params"]);
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let id = text(&params["requestId"]);
            match method.as_str().unwrap_or_default() {
                // The browser's own pages before the first one of ours do not count.
                "Network.requestWillBeSent" if text(&params["documentURL"]).starts_with("http://127.0.0.1") => {
                    self.under_way.insert(id, (text(&params["type"]), text(&params["request"]["url"])));
                }
                "Network.responseReceived" => {
                    let status = &params["response"]["status"];
                    if status.as_u64().is_some_and(|status| status >= 400) {
                        traffic.failed.push(format!("{status} {}", text(&params["response"]["url"])));
                    }
                }
                "Network.loadingFinished" => {
                    let Some((kind, url)) = self.under_way.remove(&id) else { continue };
                    if BODIES.contains(&kind.as_str()) {
                        let wanted = json!({ "requestId": id });
                        // A body is gone once the browser has left the page.
                        if let Ok(body) = driver.cdp().send_raw("Network.getResponseBody", wanted).await {
                            traffic.answers.push(Answer { url, body: text(&body["body"]) });
                        }
                    }
                }
                "Network.eventSourceMessageReceived" => {
                    traffic.answers.push(Answer { url: "event".to_owned(), body: text(&params["data"]) });
                }
                "Network.loadingFailed" => {
                    let Some((_, url)) = self.under_way.remove(&id) else { continue };
                    if params["canceled"] != true {
                        traffic.failed.push(format!("{} {url}", text(&params["errorText"])));
                    }
                }
                _ => {}
            }
        }
        traffic
    }
}
