//! A browser shows what it is told, stands where there is no way to the house, and every page about notices in every look.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use crate::notices::at_once;
use crate::support::receivers::{Browser, MailServer, Receiver};
use crate::support::values;
use meadhall_words::Lang;
use serde_json::{Value, json};

fn base(server: &ThreadedServer) -> String {
    format!("http://localhost:{}", server.address.port())
}

/// What the browser shows right now: title, text and tag of each.
const SHOWN: &str = "const done = arguments[0];
    navigator.serviceWorker.ready.then((there) => there.getNotifications())
        .then((shown) => done(shown.map((one) => [one.title, one.body, one.tag, one.lang])));";

/// Delivers a payload as a push service would. The number of the registration is the browser's own affair.
async fn deliver(screen: &Screen<'_>, payload: &str) {
    for number in 0..4 {
        let what =
            json!({ "origin": format!("{}/", screen.base), "registrationId": number.to_string(), "data": payload });
        screen.tell("ServiceWorker.deliverPushMessage", what).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_shows_what_it_is_told() {
    let Some(chromium) = Chromium::start_whole().await else { return };
    let service = Receiver::start().await;
    let server = ThreadedServer::telling(at_once([service.address])).await;
    let screen = Screen::open(&chromium, base(&server), Look::wide(Lang::De).still()).await;
    let allowed = json!({ "origin": screen.base, "permissions": ["notifications"] });
    screen.tell("Browser.grantPermissions", allowed).await;
    screen.go("/me/notices").await;
    screen.until("it is offered", "!document.querySelector('[data-push]').hidden").await;
    // What the house sends, read by a browser of the test's, is what this browser gets.
    let (bert, browser) = (screen.person().await, Browser::new([7; 32], [9; 16]));
    let [key, auth] = browser.keys();
    let fields = [("endpoint", &*service.url("push/1")), ("key", &key), ("auth", &auth)];
    assert_eq!(bert.status("/me/notices/push", &fields).await, 204);
    let table = server.client().invite(&[(&bert, "Bert")], &[]).await;
    let payload = String::from_utf8(browser.read(&service.next().await.body)).expect("text");
    let told: Value = serde_json::from_str(&payload).expect("JSON");
    screen.run_async("const done = arguments[0]; navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => done())", vec![]).await;
    screen.tell("ServiceWorker.enable", json!({})).await;
    // Whatever comes twice is shown once.
    for _ in 0..2 {
        deliver(&screen, &payload).await;
    }
    let shown = crate::support::receivers::until("the notice", async || {
        let shown = screen.run_async(SHOWN, vec![]).await;
        shown.as_array().is_some_and(|shown| !shown.is_empty()).then_some(shown)
    })
    .await;
    assert_eq!(shown, json!([["Du bist am Zug", told["body"], told["id"], "de"]]));
    assert_eq!(told["path"], table.as_str());
    // Where there is no way to the house, its app says so.
    let kept = server.close().await;
    screen.go("/learn").await;
    screen
        .until("the page without a way", "document.querySelector('h1').textContent.includes('Kein Weg zur Halle')")
        .await;
    let _server = ThreadedServer::reopen(kept).await;
    screen.click("a.button.big").await;
    screen.until("the house is there again", "document.querySelector('.hero')").await;
    screen.close().await;
}

/// The whole page: channels that fare well and ill, and ways to add.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_about_notices_has_no_barriers() {
    let Some(chromium) = Chromium::start().await else { return };
    let (receiver, post) = (Receiver::start().await, MailServer::start().await);
    let mut notices = at_once([receiver.address]);
    notices.mail = Some(post.config().parse().expect("a mail server"));
    let server = ThreadedServer::telling(notices).await;
    let pictures = std::env::var_os("MEADHALL_PICTURES").map(std::path::PathBuf::from);
    let looks = [
        Look { dark: false, ..Look::wide(Lang::En).still() },
        Look { size: Size::Phone, dark: true, ..Look::wide(Lang::Cs).still() },
        Look { size: Size::Phone, dark: false, ..Look::wide(Lang::De).still() },
        Look { dark: true, ..Look::wide(Lang::Cs).still() },
    ];
    let mut screen = Screen::open(&chromium, base(&server), looks[0]).await;
    screen.go("/me/notices").await;
    let anna = screen.person().await;
    receiver.answer([404]);
    anna.send("/me/notices/webhook", &[("address", &receiver.url("a-hook")), ("shape", "text")]).await;
    let id = values(&anna.page("/me/notices").await, "id").into_iter().next().expect("a channel");
    anna.send("/me/notices/test", &[("id", &id)]).await;
    receiver.next().await;
    let fields = [("address", "somebody.with.a.rather.long.name@mail.of-a-house-with-a-long-name.example")];
    anna.send("/me/notices/mail", &fields).await;
    let link = post.next().await.link("http://");
    let confirm = link.split_once(&base(&server)).expect("a link of the house").1.to_owned();
    let mut faults = Vec::new();
    for look in looks {
        screen.change(look).await;
        for (place, path) in [("page", "/me/notices?done=mailed"), ("confirm", confirm.as_str())] {
            screen.go(path).await;
            let (sight, light) = (screen.glance().await, if look.dark { "dark" } else { "light" });
            let name = format!("notices-{place}-{}-{light}-{}", look.size.word(), look.lang);
            if let Some(folder) = &pictures {
                screen.save(&folder.join(format!("{name}.png"))).await;
            }
            faults.extend(sight.faults(&look).into_iter().map(|fault| format!("{name}: {fault}")));
            faults.extend(barriers(&screen).await.into_iter().map(|barrier| format!("{name}: {barrier}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    screen.close().await;
}

/// A page that lies behind others for a while says so, and says again when it is in sight.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_lies_behind_others_is_not_looked_at() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, base(&server), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let table = screen.person().await.open(&["me", "here"], &[]).await;
    // What the page would ask for is noted; nothing else of it changes.
    let ear = "window.opened = []; const Source = window.EventSource;
        window.EventSource = function (address) { window.opened.push(address); return new Source(address); };";
    screen.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": ear })).await;
    screen.go(&format!("{table}?seat=1")).await;
    screen.until("a live page", "window.opened.length === 1 && !window.opened[0].includes('hidden')").await;
    let hide = "Object.defineProperty(document, 'hidden', { get: () => arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));";
    screen.run(hide, vec![json!(true)]).await;
    screen.until("it says that nobody looks", "window.opened.at(-1).endsWith('?hidden=true')").await;
    screen.run(hide, vec![json!(false)]).await;
    screen
        .until("it says that somebody looks", "window.opened.length === 3 && !window.opened[2].includes('hidden')")
        .await;
    screen.close().await;
}
