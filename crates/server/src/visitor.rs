//! Who a request comes from: an unguessable token in a cookie, a language, a name.

use crate::pages::model::Frame;
use crate::tables::{TableRegistry, clean_name};
use crate::token;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::CookieJar;
use meadhall_words::Lang;
use std::convert::Infallible;
use std::sync::Arc;

const TOKEN: &str = "meadhall";
const LANG: &str = "meadhall-lang";
const NAME: &str = "meadhall-name";
/// By this header a script asks for what came of a change instead of the way there (RFC 7240).
const PREFER: &str = "prefer";
/// How many seconds a browser keeps the cookies: a year.
const KEEP: u32 = 365 * 24 * 60 * 60;

/// Who a request comes from.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// What is stored of the visitor's token; seats belong to it.
    pub owner: String,
    /// The language of her pages.
    pub lang: Lang,
    /// The name that she gave last.
    pub name: String,
    /// Whether a script asks, which swaps the part of the page that has changed.
    pub wants_part: bool,
    /// The address of the page, with its query.
    here: String,
}

impl Visitor {
    /// What every page needs.
    pub fn frame(&self) -> Frame {
        self.frame_of(meadhall_games::GAMES[0].id())
    }

    /// What every page about a game needs.
    pub fn frame_of(&self, game: &'static str) -> Frame {
        Frame { lang: self.lang, name: self.name.clone(), here: self.here.clone(), game }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or_else(|| visitor(&HeaderMap::new(), "/", "")))
    }
}

fn visitor(headers: &HeaderMap, here: &str, token: &str) -> Visitor {
    let jar = CookieJar::from_headers(headers);
    let chosen = jar.get(LANG).and_then(|cookie| cookie.value().parse().ok());
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Visitor {
        owner: token::owner(token),
        lang: chosen.or_else(|| wish.and_then(Lang::preferred)).unwrap_or_default(),
        name: jar.get(NAME).map(|cookie| clean_name(&unescape(cookie.value()))).unwrap_or_default(),
        wants_part: headers.get(PREFER).is_some_and(|value| value == "return=representation"),
        here: here.to_owned(),
    }
}

/// Finds out who a request comes from, and gives newcomers a token.
pub async fn recognise(State(registry): State<Arc<TableRegistry>>, mut request: Request, next: Next) -> Response {
    let jar = CookieJar::from_headers(request.headers());
    let known = jar
        .get(TOKEN)
        .map(|cookie| cookie.value())
        .filter(|value| value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let fresh = known.is_none();
    let token = known.map_or_else(token::token, str::to_owned);
    let here = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let visitor = visitor(request.headers(), &here, &token);
    request.extensions_mut().insert(visitor);
    let asset = here.starts_with("/assets/");
    let mut response = next.run(request).await;
    if fresh && !asset {
        add_cookie(response.headers_mut(), TOKEN, token, registry.config.https);
    }
    response
}

/// Remembers the language.
pub fn remember_lang(headers: &mut HeaderMap, lang: Lang, https: bool) {
    add_cookie(headers, LANG, lang.code().to_owned(), https);
}

/// Remembers the name.
pub fn remember_name(headers: &mut HeaderMap, name: &str, https: bool) {
    add_cookie(headers, NAME, escape(name), https);
}

fn add_cookie(headers: &mut HeaderMap, name: &'static str, value: String, https: bool) {
    // Lax, not Strict: who follows an invitation from a chat is to be known.
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={KEEP}{secure}");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// A name as a cookie can carry it.
fn escape(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02x}") })
        .collect()
}

fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code = tail.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        match (first, code.and_then(|code| u8::from_str_radix(code, 16).ok())) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_survives_its_cookie() {
        for name in ["Anna", "Žofie & Jiří", "%41%", "日本"] {
            assert_eq!(unescape(&escape(name)), name);
            assert!(escape(name).is_ascii());
        }
    }
}
