//! Passkeys with the browser's virtual authenticator; a link read from its QR code; every page about people.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use serde_json::json;

fn base(server: &ThreadedServer) -> String {
    format!("http://localhost:{}", server.address.port())
}

/// Lets the browser have an authenticator with a fingerprint that always fits.
async fn with_authenticator(screen: &Screen<'_>) {
    screen.tell("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    screen.tell("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_made_and_brings_the_seats_back() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, base(&server), Look::wide(Lang::En).still()).await;
    with_authenticator(&screen).await;
    screen.go("/me").await;
    let table = screen.person().await.open(&["me", "here"], &[]).await;
    screen.click("[data-passkey=new]").await;
    screen.until("the passkey is there", "document.querySelector('[action=\"/me/passkey/remove\"]')").await;
    // The cookie is lost, and with it the seats.
    screen.driver.delete_all_cookies().await.expect("no cookies");
    screen.go(&table).await;
    assert_eq!(screen.person().await.get(&format!("{table}?seat=1")).await.status(), 403);
    screen.go("/sign-in").await;
    screen.click("[data-passkey=use]").await;
    screen.until("she is known again", "document.querySelector('[action=\"/me/sign-out\"]')").await;
    assert_eq!(screen.person().await.get(&format!("{table}?seat=1")).await.status(), 200);
    screen.close().await;
}

/// Who has no passkey is told so in words, and nothing is broken.
#[tokio::test(flavor = "multi_thread")]
async fn an_authenticator_without_a_passkey_is_told_so() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, base(&server), Look::wide(Lang::De).still()).await;
    with_authenticator(&screen).await;
    screen.go("/sign-in").await;
    screen.click("[data-passkey=use]").await;
    screen.until("a sentence", "document.querySelector('.asked').textContent.length > 10").await;
    assert!(screen.is("!document.querySelector('[data-passkey=use]').disabled").await);
    screen.close().await;
}

/// What the tour of all pages cannot reach by an address: what is shown once, and the pages of somebody who is known.
#[tokio::test(flavor = "multi_thread")]
async fn pages_about_people_have_no_barriers() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let pictures = std::env::var_os("MEADHALL_PICTURES").map(std::path::PathBuf::from);
    let looks = [
        Look { dark: false, ..Look::wide(Lang::En).still() },
        Look { size: Size::Phone, dark: true, ..Look::wide(Lang::Cs).still() },
        Look { size: Size::Phone, dark: false, ..Look::wide(Lang::De).still() },
    ];
    let mut screen = Screen::open(&chromium, base(&server), looks[0]).await;
    let mut faults = Vec::new();
    screen.go("/me").await;
    for look in looks {
        screen.change(look).await;
        let shown = ["/me/code", "/me/link"].map(|action| format!("[action=\"{action}\"] button"));
        let marks = ["#code", "svg.qr"];
        let places = ["code", "link", "known", "profile", "lobby", "bring"];
        for (n, place) in places.into_iter().enumerate() {
            match n {
                0 | 1 => {
                    screen.go("/me").await;
                    screen.click(&shown[n]).await;
                    screen.until("it is shown", &format!("document.querySelector('{}')", marks[n])).await;
                }
                2 => screen.go("/me").await,
                3 => {
                    let profile =
                        screen.text("document.querySelector('[href^=\"/people/\"]').getAttribute('href')").await;
                    screen.go(&profile).await;
                }
                4 => {
                    let table = screen.person().await.open(&["me", "friend", "friend"], &[("name", "Anna")]).await;
                    screen.go(&table).await;
                    screen
                        .run("document.querySelectorAll('li details').forEach((one) => { one.open = true })", vec![])
                        .await;
                }
                _ => {
                    screen.go("/me").await;
                    screen.click(&shown[1]).await;
                    screen.until("it is shown", "document.querySelector('svg.qr')").await;
                    let link = screen.text("new URL(document.querySelector('.invite input').value).pathname").await;
                    screen.go(&link).await;
                }
            }
            let (sight, light) = (screen.glance().await, if look.dark { "dark" } else { "light" });
            let name = format!("people-{place}-{}-{light}-{}", look.size.word(), look.lang);
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
