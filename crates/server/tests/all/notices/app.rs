//! What makes an app of the house, and pages about notices without the script.

use super::{at_once, hall};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn the_house_can_be_installed() {
    let server = hall(at_once([])).await;
    let anna = server.client();
    let home = anna.page("/").await;
    assert!(home.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"));
    let answer = anna.get("/manifest.webmanifest").await;
    assert_eq!(answer.headers()["content-type"], "application/manifest+json");
    let manifest: Value = serde_json::from_str(&answer.text().await.expect("text")).expect("JSON");
    assert_eq!((&manifest["display"], &manifest["start_url"]), (&"standalone".into(), &"/".into()));
    for icon in manifest["icons"].as_array().expect("a list") {
        let answer = anna.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["content-type"]),
            (200, &"image/png".parse().expect("a value"))
        );
        let bytes = answer.bytes().await.expect("bytes");
        let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!(icon["sizes"], format!("{}x{}", size(16), size(20)), "as the picture itself says");
    }
    let worker = anna.get("/worker.js").await;
    assert_eq!(worker.headers()["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(worker.headers()["cache-control"], "no-cache");
    let worker = worker.text().await.expect("text");
    let kept = worker.split("\"kept\":[").nth(1).and_then(|rest| rest.split(']').next()).expect("a list");
    for path in kept.split(',').map(|path| path.trim_matches('"')) {
        assert_eq!(anna.get(path).await.status(), 200, "{path}");
    }
    assert!(anna.page("/offline").await.contains("No way to the hall"));
}
