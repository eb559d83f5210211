//! What makes an app of the house: a manifest, a service worker, and a page for when there is no way to the house.

use super::Answer;
use crate::pages::assets::asset_url;
use crate::pages::people::notices::offline as offline_page;
use crate::visitor::Visitor;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::LazyLock;

/// The files that the page without a way to the house leans on.
const KEPT: [&str; 2] = ["base.css", "icon.svg"];

/// The service worker, which names the files that it keeps by their hashes: with another file it is another one.
static WORKER: LazyLock<String> = LazyLock::new(|| {
    let kept: Vec<&str> = KEPT.into_iter().map(asset_url).collect();
    let told = json!({ "kept": kept, "icon": asset_url("icon-192.png"), "badge": asset_url("badge-96.png") });
    format!("const HOUSE = {told};\n{}", include_str!("../../assets/worker.js"))
});

/// How the house is called and looks on a home screen.
pub async fn manifest(visitor: Visitor) -> Response {
    let frame = visitor.frame();
    let icon = |name: &str, size: &str, purpose: &str| json!({ "src": asset_url(name), "sizes": size, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": "Meadhall",
        "short_name": "Meadhall",
        "description": frame.words().say("house-about"),
        "lang": frame.lang.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#3b2416",
        "theme_color": "#3b2416",
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/manifest+json"))], manifest.to_string())
        .into_response()
}

/// The service worker.
pub async fn worker() -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/javascript; charset=utf-8"));
    // A browser asks each time whether there is another one.
    let fresh = (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    ([kind, fresh], WORKER.as_str()).into_response()
}

/// The page that stands where the house cannot be reached.
pub async fn offline(visitor: Visitor) -> Answer {
    Ok(offline_page(&visitor.frame()).into_response())
}
