//! Who a request comes from: an unguessable token in a cookie, a language, a name.

use crate::house::HousePages;
use crate::learning::Learnt;
use crate::listener::Caller;
use crate::pages::model::Frame;
use crate::pages::settings::Display;
use crate::problem::Problem;
use crate::puzzles::Solved;
use crate::routes::answer_problem;
use crate::store::PersonRow;
use crate::tables::{TableRegistry, arriving, clean_name, now};
use crate::token;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, CookieJar, SameSite};
use meadhall_words::Lang;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

const TOKEN: &str = "meadhall";
const LANG: &str = "meadhall-lang";
const NAME: &str = "meadhall-name";
/// The puzzles that the visitor has solved.
const PUZZLES: &str = "meadhall-puzzles";
/// How far the visitor has come in the lessons.
const LESSONS: &str = "meadhall-lessons";
/// The table of the visitor's first game, where the adviser speaks unasked.
const MENTOR: &str = "meadhall-mentor";
/// Whether the visitor was asked if this is her first time.
const WELCOME: &str = "meadhall-welcome";
const DISPLAY: &str = "meadhall-display";
/// By this header a script asks for what came of a change instead of the way there (RFC 7240).
const PREFER: &str = "prefer";
/// How long a browser keeps the cookies: a year.
const KEEP: Duration = Duration::days(365);

/// Who a request comes from.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Whom seats belong to: what is stored of the visitor's token, or the id of the person that she is known as.
    pub owner: String,
    /// What is stored of her token.
    pub device: String,
    /// The person that she is known as.
    pub known: Option<Arc<PersonRow>>,
    /// What is stored of the address that she comes from.
    pub address: String,
    /// The name by which she calls this server, with its port.
    pub called: String,
    /// Whether she has come without a token, and so may be anybody.
    pub fresh: bool,
    /// The language of her pages.
    pub lang: Lang,
    /// The name that she gave last.
    pub name: String,
    /// How her pages look.
    pub display: Display,
    /// Whether a script asks, which swaps the part of the page that has changed.
    pub wants_part: bool,
    /// The puzzles that she has solved.
    pub solved: Solved,
    /// How far she has come in the lessons.
    pub learnt: Learnt,
    /// The table of her first game, where the adviser speaks unasked.
    pub mentored: Option<String>,
    /// Whether she was asked if this is her first time.
    pub welcomed: bool,
    /// How many tables wait for her, where a whole page is asked for.
    pub waiting: usize,
    /// The pages of whoever runs the hall.
    pub house: Arc<HousePages>,
    /// The address of the page, with its query.
    here: String,
}

impl Visitor {
    /// Somebody who owns nothing and reads as this visitor does.
    pub fn nobody(&self) -> Visitor {
        Visitor { owner: String::new(), known: None, mentored: None, waiting: 0, ..self.clone() }
    }

    /// The same visitor, reading another language.
    pub fn reading(&self, lang: Lang) -> Visitor {
        Visitor { lang, ..self.clone() }
    }

    /// What every page needs.
    pub fn frame(&self) -> Frame {
        self.frame_of(meadhall_games::GAMES[0].id())
    }

    /// What every page about a game needs.
    pub fn frame_of(&self, game: &'static str) -> Frame {
        Frame {
            lang: self.lang,
            name: self.name.clone(),
            here: self.here.clone(),
            mentored: self.mentored.clone(),
            game,
            display: self.display,
            waiting: self.waiting,
            house: Arc::clone(&self.house),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or_else(|| visitor(&HeaderMap::new(), "/", "")))
    }
}

/// The address that a request comes from: the caller's, or whom a proxy names that is trusted. A proxy adds its caller at the
/// end, so the last one that is no such proxy counts; what stands before it anybody can have written.
fn client(headers: &HeaderMap, caller: IpAddr, proxies: &[IpAddr]) -> IpAddr {
    let trusted = |address: &IpAddr| proxies.contains(address);
    if !trusted(&caller) {
        return caller;
    }
    let named = |name: &str, read: fn(&str) -> Option<IpAddr>| -> Option<Vec<Option<IpAddr>>> {
        let lines: Vec<&str> = headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect();
        (!lines.is_empty())
            .then(|| lines.iter().flat_map(|line| line.split(',')).map(|part| read(part.trim())).collect())
    };
    let through = named("x-forwarded-for", read_address).or_else(|| named("forwarded", read_forwarded));
    let through = through.unwrap_or_default();
    // Past one that cannot be read nobody is believed.
    let readable = through.into_iter().rev().map_while(|address| address);
    let mut nearest = caller;
    for address in readable {
        nearest = address;
        if !trusted(&address) {
            break;
        }
    }
    nearest
}

/// An address with or without a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let text = text.trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|rest| rest.split(']').next()).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The `for` of an element of `Forwarded` (RFC 7239).
fn read_forwarded(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| name.eq_ignore_ascii_case("for")).and_then(|(_, value)| read_address(value))
}

fn visitor(headers: &HeaderMap, here: &str, token: &str) -> Visitor {
    let jar = cookies(headers);
    let chosen = jar.get(LANG).and_then(|cookie| cookie.value().parse().ok());
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Visitor {
        owner: token::owner(token),
        device: token::owner(token),
        known: None,
        address: String::new(),
        called: headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned(),
        fresh: true,
        lang: chosen.or_else(|| wish.and_then(Lang::preferred)).unwrap_or_default(),
        name: jar.get(NAME).map(|cookie| clean_name(cookie.value())).unwrap_or_default(),
        display: jar.get(DISPLAY).map(|cookie| Display::read(cookie.value())).unwrap_or_default(),
        wants_part: headers.get(PREFER).is_some_and(|value| value == "return=representation"),
        solved: jar.get(PUZZLES).map(|cookie| Solved::read(cookie.value())).unwrap_or_default(),
        learnt: jar.get(LESSONS).map(|cookie| Learnt::read(cookie.value())).unwrap_or_default(),
        mentored: jar.get(MENTOR).map(|cookie| cookie.value().to_owned()),
        welcomed: jar.get(WELCOME).is_some(),
        waiting: 0,
        house: Arc::default(),
        here: here.to_owned(),
    }
}

/// How long a browser is used before that is noted again, in seconds.
const NOTED: i64 = 3_600;

/// How long a page waits for the number of tables that wait.
const COUNTED: std::time::Duration = std::time::Duration::from_secs(1);

/// Finds out who a request comes from, and gives newcomers a token.
pub async fn recognise(State(registry): State<Arc<TableRegistry>>, request: Request, next: Next) -> Response {
    arriving(recognised(registry, request, next)).await
}

async fn recognised(registry: Arc<TableRegistry>, mut request: Request, next: Next) -> Response {
    let jar = cookies(request.headers());
    let sent = jar.get(TOKEN).map(|cookie| cookie.value());
    let here = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let asset = is_file(&here);
    let of_person = sent.filter(|sent| token::is_of_person(sent) && !asset);
    let known = match of_person {
        Some(token) => match known_by(&registry, token, changed_table(&request)).await {
            Ok(known) => known,
            // Nobody is taken for a stranger because the storage is away.
            Err(problem) => return answer_problem(&visitor(request.headers(), &here, "").frame(), &problem, None),
        },
        None => None,
    };
    let right = sent.filter(|sent| known.is_some() || token::is_token(sent) || (asset && token::is_of_person(sent)));
    let fresh = right.is_none();
    let token = right.map_or_else(token::token, str::to_owned);
    let caller = request.extensions().get::<ConnectInfo<Caller>>().map(|ConnectInfo(Caller(address))| address.ip());
    let mut visitor = visitor(request.headers(), &here, &token);
    if let Some(caller) = caller {
        visitor.address = token::address(client(request.headers(), caller, &registry.config.proxies));
    }
    if let Some(person) = known {
        visitor.owner.clone_from(&person.id);
        if !person.name.is_empty() {
            visitor.name.clone_from(&person.name);
        }
        visitor.known = Some(Arc::new(person));
    }
    visitor.fresh = fresh;
    visitor.house = registry.house_pages();
    if !fresh && asks_for_page(&request) {
        // The page comes without the number where that cannot be told soon.
        let waiting = tokio::time::timeout(COUNTED, registry.store.waiting(&visitor.owner)).await;
        let waiting = waiting.ok().and_then(Result::ok).unwrap_or_default();
        visitor.waiting = usize::try_from(waiting).unwrap_or_default();
    }
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if fresh && !asset && !sets_token(headers) {
        add_cookie(headers, TOKEN, token, registry.config.https);
    }
    response
}

/// The table that a request is going to change.
fn changed_table(request: &Request) -> Option<&str> {
    let (id, _) = request.uri().path().strip_prefix("/table/")?.split_once('/')?;
    (request.method() == Method::POST).then_some(id)
}

/// Whether an address is that of a file, which is the same for everybody: browsers ask for some of them without a cookie.
fn is_file(here: &str) -> bool {
    here.starts_with("/assets/") || matches!(here, "/manifest.webmanifest" | "/worker.js")
}

/// Whether a request asks for a whole page, as far as can be told: the tab of one says how many tables wait.
fn asks_for_page(request: &Request) -> bool {
    let path = request.uri().path();
    let whole = |mode: &HeaderValue| mode == "navigate";
    let last = path.rsplit('/').next().unwrap_or_default();
    request.method() == Method::GET
        && request.headers().get("sec-fetch-mode").is_none_or(whole)
        && !path.starts_with("/assets/")
        && !last.contains('.')
        && !matches!(last, "part" | "events" | "talk" | "record" | "report")
}

/// The person whose browser has this token. On the way to a change of a table, what is new there is asked for with it.
async fn known_by(
    registry: &Arc<TableRegistry>,
    token: &str,
    table: Option<&str>,
) -> Result<Option<PersonRow>, Problem> {
    let device = token::owner(token);
    let Some((person, seen)) = registry.browser(&device, table).await? else { return Ok(None) };
    let now = now();
    if now - seen > NOTED {
        // Whether that is noted or not, she is who she is.
        let registry = Arc::clone(registry);
        tokio::spawn(async move { registry.store.note_device(&device, now).await });
    }
    Ok(Some(person))
}

/// Whether an answer gives the browser a token.
fn sets_token(headers: &HeaderMap) -> bool {
    let set = headers.get_all(header::SET_COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    set.into_iter().any(|cookie| cookie.strip_prefix(TOKEN).is_some_and(|rest| rest.starts_with('=')))
}

/// Gives the browser a token.
pub fn remember_token(headers: &mut HeaderMap, token: &str, https: bool) {
    add_cookie(headers, TOKEN, token.to_owned(), https);
}

/// The browser belongs to nobody any more: it has a token like any newcomer's, and no name.
pub fn forget_person(headers: &mut HeaderMap, https: bool) {
    add_cookie(headers, TOKEN, token::token(), https);
    add_cookie(headers, NAME, String::new(), https);
}

/// Remembers the language.
pub fn remember_lang(headers: &mut HeaderMap, lang: Lang, https: bool) {
    add_cookie(headers, LANG, lang.code().to_owned(), https);
}

/// Remembers which puzzles she has solved.
pub fn remember_puzzles(headers: &mut HeaderMap, solved: &Solved, https: bool) {
    add_cookie(headers, PUZZLES, solved.written(), https);
}

/// Remembers how pages look.
pub fn remember_display(headers: &mut HeaderMap, display: Display, https: bool) {
    add_cookie(headers, DISPLAY, display.kept(), https);
}

/// Remembers the name.
pub fn remember_name(headers: &mut HeaderMap, name: &str, https: bool) {
    add_cookie(headers, NAME, name.to_owned(), https);
}

/// Remembers how far she has come in the lessons.
pub fn remember_lessons(headers: &mut HeaderMap, learnt: &Learnt, https: bool) {
    add_cookie(headers, LESSONS, learnt.written(), https);
}

/// Remembers the table where the adviser speaks unasked.
pub fn remember_mentor(headers: &mut HeaderMap, table: &str, https: bool) {
    add_cookie(headers, MENTOR, table.to_owned(), https);
}

/// Remembers that she was asked if this is her first time.
pub fn remember_welcome(headers: &mut HeaderMap, https: bool) {
    add_cookie(headers, WELCOME, "yes".to_owned(), https);
}

fn add_cookie(headers: &mut HeaderMap, name: &'static str, value: String, https: bool) {
    // Lax, not Strict: who follows an invitation from a chat is to be known.
    let cookie = Cookie::build((name, value))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(https)
        .path("/")
        .max_age(KEEP)
        .build();
    if let Ok(value) = HeaderValue::from_str(&cookie.encoded().to_string()) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// The cookies of a request; of two with the same name the last one counts.
fn cookies(headers: &HeaderMap) -> CookieJar {
    let mut jar = CookieJar::new();
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    for cookie in lines.flat_map(Cookie::split_parse_encoded).flatten() {
        jar.add_original(cookie.into_owned());
    }
    jar
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The name that comes back when a browser sends such cookies.
    fn name_of(cookies: &str) -> String {
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookies).expect("a header"))]);
        visitor(&headers, "/", "").name
    }

    /// Nobody can pretend to come from elsewhere: only what a trusted proxy has added counts.
    #[test]
    fn an_address_is_the_clients_and_cannot_be_forged() {
        let proxy: IpAddr = "10.0.0.1".parse().expect("an address");
        let from = |caller: &str, headers: &[(&'static str, &'static str)]| {
            let pairs = headers
                .iter()
                .map(|(name, value)| (header::HeaderName::from_static(name), HeaderValue::from_static(value)));
            client(&HeaderMap::from_iter(pairs), caller.parse().expect("an address"), &[proxy]).to_string()
        };
        assert_eq!(from("10.0.0.9", &[("x-forwarded-for", "1.2.3.4")]), "10.0.0.9");
        assert_eq!(from("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(from("10.0.0.1", &[("x-forwarded-for", "9.9.9.9, 1.2.3.4")]), "1.2.3.4");
        assert_eq!(from("10.0.0.1", &[("x-forwarded-for", "9.9.9.9, 1.2.3.4, 10.0.0.1")]), "1.2.3.4");
        assert_eq!(from("10.0.0.1", &[("x-forwarded-for", "9.9.9.9, nonsense")]), "10.0.0.1");
        assert_eq!(
            from("10.0.0.1", &[("forwarded", "for=9.9.9.9, for=\"[2001:db8::7]:80\";proto=https")]),
            "2001:db8::7"
        );
        assert_eq!(from("10.0.0.1", &[("forwarded", "for=9.9.9.9"), ("x-forwarded-for", "1.2.3.4:55")]), "1.2.3.4");
    }

    #[test]
    fn a_name_survives_its_cookie() {
        for name in ["Anna", "Žofie & Jiří", "%41%", "a=b; c", "日本"] {
            let mut headers = HeaderMap::new();
            remember_name(&mut headers, name, false);
            let set = headers[header::SET_COOKIE].to_str().expect("plain characters");
            let sent = set.split("; ").next().expect("a name and a value");
            assert_eq!(name_of(&format!("other=1; {sent}")), name, "{set}");
        }
    }

    #[test]
    fn a_name_of_an_earlier_version_is_read() {
        // Those escaped every byte but letters and digits, in lower case.
        assert_eq!(name_of("meadhall-name=%c5%bdofie%20%26%20Ji%c5%99%c3%ad"), "Žofie & Jiří");
        assert_eq!(name_of("meadhall-name=%2541%25"), "%41%");
    }

    #[test]
    fn a_cookie_is_kept_from_scripts_and_sent_over_https_alone_where_there_is_one() {
        for (https, secure) in [(false, ""), (true, "; Secure")] {
            let mut headers = HeaderMap::new();
            remember_lang(&mut headers, Lang::Cs, https);
            let expected = format!("meadhall-lang=cs; HttpOnly; SameSite=Lax{secure}; Path=/; Max-Age=31536000");
            assert_eq!(headers[header::SET_COOKIE], expected);
        }
    }
}
