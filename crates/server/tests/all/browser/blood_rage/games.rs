//! Whole games of Blood Rage by clicking, at two, four and five seats, and one in the hand.

use super::clicks::ChoiceCounts;
use crate::browser::alone::{check_ending, weigh};
use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::sight::Sight;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::play::Draw;
use meadhall_blood_rage::Cards;
use meadhall_words::Lang;
use std::collections::BTreeSet;

/// What every player does in every game.
const ALWAYS: [&str; 4] = ["draft", "invade", "march", "pass"];

/// The modules.
const EVERYTHING: [&str; 3] = ["monsters", "mystics", "gods"];

/// Ticks modules of the form for a new table.
async fn tick(screen: &Screen<'_>, modules: &[&str]) {
    for module in modules {
        screen.click(&format!("label:has(> input[name='option-{module}'])")).await;
    }
}

/// From the first page to a table of so many seats with swift, easy bots, and these modules.
async fn open_table(screen: &Screen<'_>, seats: usize, modules: &[&str]) {
    screen.go("/").await;
    screen.see().await;
    screen.click("a[href^='/new?game=blood-rage']").await;
    screen.click(&format!(".pills a[href$='seats={seats}']")).await;
    let count = format!("document.querySelectorAll(\"select[name^='seat-']\").length === {seats}");
    screen.until("a form with the right number of seats", &count).await;
    screen.see().await;
    for seat in 2..=seats {
        screen.pick(&format!("select[name='seat-{seat}']"), "bot-easy").await;
    }
    tick(screen, modules).await;
    screen.pick("select[name='pace']", "swift").await;
    screen.fill("input[name='name']", "Anna").await;
    screen.click("form.stack > button.big").await;
    screen.until("a table", "document.querySelector('#table .table.blood-rage')").await;
}

/// Every kind of choice that no game goes without was made by clicking.
fn check_kinds(counts: &ChoiceCounts) {
    println!("chosen by clicking: {counts:?}");
    let missing: Vec<&&str> = ALWAYS.iter().filter(|kind| !counts.contains_key(**kind)).collect();
    assert!(missing.is_empty(), "never chosen: {missing:?}: {counts:?}");
    assert!(counts.values().sum::<usize>() >= 30, "{counts:?}");
}

/// While the handover is shown, the page holds no card and no board.
async fn check_handover(screen: &Screen<'_>) {
    let page = screen.text("document.documentElement.outerHTML").await;
    let words = crate::support::words_of(screen.look.lang, "blood-rage");
    for card in Cards::built_in().all() {
        let name = words.say(&format!("card-{}", card.id()));
        assert!(!page.contains(&name) && !page.contains(&format!("card-{card}-")), "the handover shows {card}: {page}");
    }
    assert!(screen.is("!document.querySelector('.card, .hand, .board, [data-vt], [name=action]')").await, "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_in_czech_with_everything() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    screen.go("/new?game=blood-rage&seats=2").await;
    screen.fill("input[name='name']", "Anna").await;
    screen.pick("select[name='seat-2']", "here").await;
    screen.fill("input[name='name-2']", "Bert").await;
    tick(&screen, &EVERYTHING).await;
    screen.click("form.stack > button.big").await;
    screen.until("the handover", "document.querySelector('.drape')").await;
    check_handover(&screen).await;
    let mut sat = BTreeSet::new();
    let counts = screen.raid_on(Draw(2), async |sight| {
        if sight.mine {
            sat.insert(screen.text("document.querySelector('.own h2').firstChild.textContent").await);
        }
    });
    check_kinds(&counts.await);
    assert_eq!(sat, BTreeSet::from(["Anna".to_owned(), "Bert".to_owned()]), "both were at the screen");
    check_ending(&screen, 2).await;
    screen.close().await;
}

/// Looks for barriers in both lights, once at each of these moments.
async fn look_closely(screen: &Screen<'_>, sight: &Sight, seen: &mut BTreeSet<&'static str>) {
    let moment = match sight.asked(&screen.look) {
        asked @ ("ask-draft" | "ask-turn" | "ask-card" | "ask-over") => asked,
        _ if screen.is("document.querySelector('.battle[open]')").await => "the battle",
        _ => return,
    };
    if !seen.insert(moment) {
        return;
    }
    for dark in [true, false] {
        screen.tell("Emulation.setEmulatedMedia", Look { dark, ..screen.look }.media()).await;
        let found = barriers(screen).await;
        assert!(found.is_empty(), "{moment}, dark: {dark}: {found:#?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_in_english_with_everything_against_bots() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    let moments = BTreeSet::from(["ask-draft", "ask-turn", "ask-card", "ask-over"]);
    let mut seen = BTreeSet::new();
    // The cards fall as they may: somebody who is in no battle all game is given two games more.
    for game in 0..3 {
        open_table(&screen, 4, &EVERYTHING).await;
        let counts = screen.raid_on(Draw(4 + game), async |sight| look_closely(&screen, sight, &mut seen).await).await;
        check_kinds(&counts);
        if seen.is_superset(&moments) {
            break;
        }
    }
    assert!(seen.is_superset(&moments), "of {moments:?} only {seen:?} were looked at");
    check_ending(&screen, 4).await;
    screen.close().await;
}

/// Bytes that a table may bring with it, as they are sent.
const MOST: u64 = 110_000;

#[tokio::test(flavor = "multi_thread")]
async fn five_in_german_with_everything_and_light_enough() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De).still()).await;
    open_table(&screen, 5, &EVERYTHING).await;
    let mut weights = vec![];
    let counts = screen.raid_on(Draw(5), async |sight| {
        // In the last age, when the board is full; it begins with a draft, so that something is always asked there.
        let late = "document.querySelectorAll('.dooms .past').length === 2";
        if weights.len() < 9 && sight.mine && screen.is(late).await {
            weights.push(weigh(&screen, &["blood-rage.css"]).await);
        }
    });
    check_kinds(&counts.await);
    check_ending(&screen, 5).await;
    let (sent, unpacked) = weights.into_iter().max().expect("a decision in the last age");
    println!("a late table of five: {sent} bytes as sent, {unpacked} unpacked");
    assert!((20_000..MOST).contains(&sent), "a table weighs {sent} bytes, {unpacked} unpacked");
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_age_in_the_hand() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::phone(Lang::Cs).still()).await;
    open_table(&screen, 3, &["mystics"]).await;
    assert!(screen.is("matchMedia('(pointer: coarse)').matches && innerWidth === 390").await, "this is a phone");
    screen.run("window.taps = 0; addEventListener('touchend', () => (window.taps += 1))", vec![]).await;
    let (mut draw, mut counts) = (Draw(3), ChoiceCounts::new());
    let (mut looked, over) = (BTreeSet::new(), "document.querySelectorAll('.dooms .past').length > 0");
    while !screen.is(over).await {
        let sight = screen.see().await;
        look_closely(&screen, &sight, &mut looked).await;
        let landed = counts.contains_key("invade");
        let wishes: &[&str] = if landed { &["quest", "upgrade", "march", "pillage"] } else { &["invade"] };
        if let Some(kind) = screen.raid(&mut draw, wishes).await {
            *counts.entry(kind).or_default() += 1;
        }
    }
    println!("chosen by tapping: {counts:?}");
    let chosen: usize = counts.values().sum();
    assert!(chosen >= 10 && ["draft", "invade"].iter().all(|kind| counts.contains_key(*kind)), "{counts:?}");
    assert!(screen.is(&format!("window.taps >= {chosen}")).await, "choices were tapped");
    screen.close().await;
}
