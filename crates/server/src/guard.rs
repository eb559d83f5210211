//! What every request has to pass: the right host, the right origin, a fair rate; and what every answer carries.

use crate::problem::Problem;
use crate::routes::answer_problem;
use crate::tables::{TableRegistry, carried};
use crate::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::num::NonZeroU32;
use std::sync::Arc;

/// Nothing but what this server sends itself: no inline script, no inline style, nothing from elsewhere, in nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How many times the rate of one visitor an address may have, since many people may share one.
const SHARED: u32 = 10;

/// Counts requests.
pub struct Rates {
    by_visitor: RateLimiter<String, DashMapStateStore<String>, DefaultClock>,
    by_address: RateLimiter<String, DashMapStateStore<String>, DefaultClock>,
    /// Visitors without a token, by their address.
    newcomers: RateLimiter<String, DashMapStateStore<String>, DefaultClock>,
}

impl Rates {
    /// Counters for so many requests a second.
    pub fn new(requests: u32) -> Rates {
        let quota = |times: u32| {
            let rate = NonZeroU32::new(requests.saturating_mul(times)).unwrap_or(NonZeroU32::MIN);
            let burst = NonZeroU32::new(rate.get().saturating_mul(5)).unwrap_or(rate);
            Quota::per_second(rate).allow_burst(burst)
        };
        let [by_visitor, by_address, newcomers] = [1, SHARED, 1].map(|times| RateLimiter::dashmap(quota(times)));
        Rates { by_visitor, by_address, newcomers }
    }

    fn allow(&self, visitor: &Visitor) -> bool {
        // Strangers get a new token with every request, so their address counts too.
        self.by_visitor.check_key(&visitor.owner).is_ok()
            && self.by_address.check_key(&visitor.address).is_ok()
            && (!visitor.fresh || self.newcomers.check_key(&visitor.address).is_ok())
    }

    /// Forgets those who have not come for a while.
    pub fn tidy(&self) {
        self.by_visitor.retain_recent();
        self.by_address.retain_recent();
        self.newcomers.retain_recent();
    }
}

/// Lets a request through or answers it at once.
pub async fn admit(
    State((registry, rates)): State<(Arc<TableRegistry>, Arc<Rates>)>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let changing = changes(request.method());
    let problem = if registry.is_banned(&visitor) {
        Some(Problem::Forbidden)
    } else if !known_host(&registry, request.headers()) || (changing && !own_origin(request.headers())) {
        Some(Problem::ForeignOrigin)
    } else if !rates.allow(&visitor) {
        Some(Problem::TooMuch("problem-too-fast"))
    } else {
        None
    };
    match problem {
        Some(problem) => answer_problem(&visitor.frame(), &problem, None),
        None if changing => to_its_end(next.run(request)).await,
        None => next.run(request).await,
    }
}

/// Carries a change out even if whoever asked for it hangs up: nothing is left half done.
async fn to_its_end(work: impl Future<Output = Response> + Send + 'static) -> Response {
    match tokio::spawn(carried(work)).await {
        Ok(response) => response,
        Err(broken) => match broken.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => Problem::Storage.status().into_response(),
        },
    }
}

fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether the request is meant for this server: a page elsewhere cannot borrow its name.
fn known_host(registry: &TableRegistry, headers: &HeaderMap) -> bool {
    let Some(authority) = text(headers, header::HOST).and_then(|host| host.parse::<Authority>().ok()) else {
        return false;
    };
    let host = authority.host();
    // Names of hosts are the same in capitals and in small letters.
    let called = |name: &str| name.eq_ignore_ascii_case(host);
    let loopback = ["localhost", "127.0.0.1", "[::1]"].into_iter().any(called);
    let config = &registry.config;
    // A name that was given is right on loopback too: behind a proxy that is where the server listens.
    let named = config.hosts.iter().any(|known| called(known));
    let any = config.beyond_loopback && config.hosts.is_empty();
    loopback || named || any || host == config.address.ip().to_string()
}

/// Whether a request that changes something comes from a page of this server, or from no page at all.
fn own_origin(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok()) {
        return matches!(site, "same-origin" | "none");
    }
    match text(headers, header::ORIGIN) {
        None => true,
        Some(origin) => {
            let named = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            named.zip(text(headers, header::HOST)).is_some_and(|(named, host)| named.eq_ignore_ascii_case(host))
        }
    }
}

/// Adds what every answer carries.
pub async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed: [(header::HeaderName, &'static str); 5] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
