//! Style sheets, the script and drawings; tables of cards to change.

use super::replay::download;
use super::{Answer, Path, see};
use crate::pages::assets::{asset as find, asset_url};
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

/// The name holds the hash of the content, so a browser never has to ask again.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// One file.
pub async fn asset(visitor: Visitor, Path((hash, name)): Path<(String, String)>) -> Answer {
    let asset = find(&name).filter(|asset| asset.hash == hash).ok_or(Problem::NotFound).map_err(visitor.fail(None))?;
    let mut response = asset.bytes.as_slice().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
    Ok(response)
}

/// The built-in table of cards of a game, as a file to change and play with: `<game>.toml`.
pub async fn cards(visitor: Visitor, Path(file): Path<String>) -> Answer {
    let entry = file.strip_suffix(".toml").and_then(meadhall_games::find);
    let text = entry.and_then(|entry| entry.board.card_file).ok_or(Problem::NotFound).map_err(visitor.fail(None))?;
    Ok(download(&file, text.to_owned()))
}

/// The icon that browsers ask for unbidden.
pub async fn favicon() -> Response {
    see(asset_url("icon.svg"))
}
