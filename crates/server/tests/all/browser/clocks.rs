//! Clocks in a real browser: they run, fall and are chosen about while nobody loads anything; night and days off by mouse.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::invitations;
use crate::support::play::{Draw, Sitter, decide};
use meadhall_server::Time;
use meadhall_words::{Lang, Words};
use std::path::PathBuf;
use std::time::Duration;

/// 1 July 2026 at noon.
const NOON: i64 = 1_782_907_200_000;

/// Saves what is to be seen, where somebody wants pictures, and says what is wrong with it.
async fn faults(screen: &Screen<'_>, name: &str) -> Vec<String> {
    let name = format!("clocks-{name}-{}-{}", screen.look.size.word(), screen.look.lang);
    if let Some(folder) = std::env::var_os("MEADHALL_PICTURES").map(PathBuf::from) {
        screen.save(&folder.join(format!("{name}.png"))).await;
    }
    let mut faults = screen.glance().await.faults(&screen.look);
    faults.extend(barriers(screen).await.iter().map(ToString::to_string));
    faults.into_iter().map(|fault| format!("{name}: {fault}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_and_falls_before_everybodys_eyes() {
    let Some(chromium) = Chromium::start().await else { return };
    let time = Time::simulated(NOON);
    let server = ThreadedServer::timed(time.clone()).await;
    let anna = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    let bert = Screen::open(&chromium, server.url(""), Look::phone(Lang::Cs).still()).await;
    anna.go("/").await;
    bert.go("/").await;
    let (one, two) = (anna.person().await, bert.person().await);
    let clock = [("clock", "live"), ("clock-minutes", "10"), ("clock-seconds", "20")];
    let table = one.open(&["me", "friend"], &clock).await;
    two.send(&invitations(&one.page(&table).await)[0], &[("name", "Bert")]).await;
    decide(Sitter { client: &one, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
    anna.go(&table).await;
    bert.go(&table).await;
    // It runs in the browser, though the server's time stands.
    let shown = "document.querySelector('.clock.runs .clock-time').textContent";
    let before = bert.text(shown).await;
    bert.until("the time runs", &format!("{shown} !== {before:?}")).await;
    let mut wrong = faults(&bert, "running").await;
    // It runs out, and everybody hears of it.
    time.advance(Duration::from_secs(601));
    anna.until("she is asked", "document.querySelector('.fall-choices')").await;
    bert.until("he is told", "document.querySelector('.fall')").await;
    let own = Words::house(Lang::Cs).say("fall-own");
    assert!(bert.text("document.querySelector('.fall p').textContent").await.contains(&own));
    wrong.extend(faults(&anna, "fallen").await);
    wrong.extend(faults(&bert, "fallen").await);
    // She chooses, he sees it, she takes it back, and ends the game in two steps.
    anna.click(".fall-choices [value=wait]").await;
    bert.until("he sees it", "document.querySelector('.fall-chosen')").await;
    anna.click(".fall-choices [value=none]").await;
    bert.until("it is taken back", "!document.querySelector('.fall-chosen')").await;
    anna.click(".fall-end summary").await;
    anna.click(".fall-end [value=end]").await;
    for screen in [&anna, &bert] {
        screen.until("the game is over", "document.querySelector('.ending')").await;
        wrong.extend(faults(screen, "ended").await);
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    anna.close().await;
    bert.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn night_and_days_off_are_set_by_hand() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::timed(Time::simulated(NOON)).await;
    let looks = [
        Look::wide(Lang::En).still(),
        Look { size: Size::Phone, dark: true, ..Look::wide(Lang::Cs).still() },
        Look { size: Size::Phone, ..Look::wide(Lang::De).still() },
    ];
    let mut screen = Screen::open(&chromium, server.url(""), looks[0]).await;
    let zone = serde_json::json!({ "timezoneId": "Europe/Prague" });
    screen.tell("Emulation.setTimezoneOverride", zone).await;
    screen.go("/me").await;
    screen.until("the zone is guessed", "document.querySelector('[name=zone]').value === 'Europe/Prague'").await;
    screen.run("document.querySelector('[name=from][type=time]').value = '22:00'; document.querySelector('[name=to][type=time]').value = '07:00'", vec![]).await;
    screen.click("[action='/me/night'] button").await;
    screen.until("it is saved", "document.querySelector('[action=\"/me/days-off\"]')").await;
    screen.run("document.querySelector('[name=from][type=date]').value = '2026-12-24'", vec![]).await;
    screen.click("[action='/me/days-off'] button").await;
    screen.until("it is off", "document.querySelector('time[datetime=\"2026-12-24\"]')").await;
    assert!(screen.is("document.querySelector('[name=from][type=time]').value === '22:00'").await);
    let mut wrong = Vec::new();
    for look in looks {
        screen.change(look).await;
        screen.go("/me#rest").await;
        wrong.extend(faults(&screen, "rest").await);
        screen.go("/new?game=valhalla&seats=3").await;
        assert!(!screen.is("document.querySelector('.of-own').checkVisibility()").await);
        screen.pick("[name=clock]", "own").await;
        assert!(screen.is("document.querySelector('.of-own').checkVisibility()").await);
        screen.run("document.querySelector('.clock-choice').scrollIntoView()", vec![]).await;
        wrong.extend(faults(&screen, "new").await);
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    screen.close().await;
}
