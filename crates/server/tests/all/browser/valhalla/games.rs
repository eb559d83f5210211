//! Whole games of Valhalla by clicking: two at one screen, an alliance of four, six with everything.

use super::clicks::ChoiceCounts;
use crate::browser::alone::{check_ending, standings, weigh};
use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::sight::Sight;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::play::Draw;
use meadhall_valhalla::{Cards, Jarl};
use meadhall_words::Lang;
use std::collections::BTreeSet;

/// From the first page to the form for so many seats, with swift, easy bots at the others.
pub async fn form(screen: &Screen<'_>, seats: usize) {
    screen.go("/").await;
    screen.see().await;
    screen.click("a[href^='/new?game=valhalla']").await;
    screen.click(&format!(".pills a[href$='seats={seats}']")).await;
    let count = format!("document.querySelectorAll(\"select[name^='seat-']\").length === {seats}");
    screen.until("a form with the right number of seats", &count).await;
    sit_bots(screen, seats).await;
}

async fn sit_bots(screen: &Screen<'_>, seats: usize) {
    screen.see().await;
    for seat in 2..=seats {
        screen.pick(&format!("select[name='seat-{seat}']"), "bot-easy").await;
    }
    screen.pick("select[name='pace']", "swift").await;
    screen.fill("input[name='name']", "Anna").await;
}

async fn open(screen: &Screen<'_>) {
    screen.click("form.stack > button.big").await;
    screen.until("a table", "document.querySelector('#table .table.valhalla')").await;
}

/// Every kind of choice that no game goes without was made by clicking.
fn check_kinds(counts: &ChoiceCounts, also: &[&str]) {
    println!("chosen by clicking: {counts:?}");
    let missing: Vec<&&str> = ["jarl", "reject", "add", "activate", "done"]
        .iter()
        .chain(also)
        .filter(|kind| !counts.contains_key(**kind))
        .collect();
    assert!(missing.is_empty(), "never chosen: {missing:?}: {counts:?}");
}

/// While the handover is shown, the page holds no card and no board.
async fn check_handover(screen: &Screen<'_>) {
    let page = screen.text("document.documentElement.outerHTML").await;
    let words = crate::support::words_of(screen.look.lang, "valhalla");
    let cards = Cards::built_in().all().map(|(card, _)| card.to_string()).collect::<Vec<_>>();
    let names = Jarl::ALL.map(|jarl| words.say(&format!("jarl-{jarl}")));
    for secret in cards.iter().chain(&names) {
        assert!(!page.contains(secret), "the handover shows {secret}: {page}");
    }
    assert!(screen.is("!document.querySelector('.card, .hand, .board, [data-vt], [name=action]')").await, "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_in_czech() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    screen.go("/new?game=valhalla&seats=2").await;
    screen.fill("input[name='name']", "Anna").await;
    screen.pick("select[name='seat-2']", "here").await;
    screen.fill("input[name='name-2']", "Bert").await;
    screen.click("form.stack > button.big").await;
    screen.until("the handover", "document.querySelector('.drape')").await;
    check_handover(&screen).await;
    let mut sat = BTreeSet::new();
    let counts = screen.venture_on(Draw(2), async |sight| {
        if sight.mine {
            sat.insert(sight.whose.clone());
        }
    });
    check_kinds(&counts.await, &["attack"]);
    assert_eq!(sat.len(), 2, "both were at the screen: {sat:?}");
    check_ending(&screen, 2).await;
    screen.close().await;
}

/// Looks for barriers in both lights, once at each of these moments.
async fn look_closely(screen: &Screen<'_>, sight: &Sight, seen: &mut BTreeSet<&'static str>) {
    let asked = sight.asked(&screen.look);
    if !["ask-jarl", "ask-turn", "ask-fight", "ask-defend", "ask-over"].contains(&asked) || !seen.insert(asked) {
        return;
    }
    for dark in [true, false] {
        screen.tell("Emulation.setEmulatedMedia", Look { dark, ..screen.look }.media()).await;
        let found = barriers(screen).await;
        assert!(found.is_empty(), "{asked}, dark: {dark}: {found:#?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_alliance_of_four_in_english() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    form(&screen, 4).await;
    screen.click("input[name='option-brothers'][value='alliance']").await;
    open(&screen).await;
    let mut seen = BTreeSet::new();
    let counts = screen.venture_on(Draw(4), async |sight| look_closely(&screen, sight, &mut seen).await).await;
    check_kinds(&counts, &[]);
    for moment in ["ask-jarl", "ask-turn", "ask-over"] {
        assert!(seen.contains(moment), "{moment} was never looked at: {seen:?}");
    }
    // Allies win or lose together, with what both have.
    let (places, totals) = standings(&screen).await;
    assert_eq!((places.len(), totals.len(), places.iter().sum::<i64>()), (4, 4, 2 * totals.iter().sum::<i64>()));
    for one in 0..4 {
        let ally =
            |two: &usize| *two != one && places[*two] == places[one] && totals[one] + totals[*two] == places[one];
        assert!((0..4).any(|two| ally(&two)), "{places:?} of {totals:?}");
    }
    screen.close().await;
}

/// Bytes that a table may bring with it, as they are sent.
const MOST: u64 = 110_000;

#[tokio::test(flavor = "multi_thread")]
async fn six_with_every_module_in_german_and_light_enough() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De).still()).await;
    form(&screen, 6).await;
    screen.click(".presets a:last-child").await;
    screen.until("everything is chosen", "document.querySelector('.module [data-set=brothers-aid]:checked')").await;
    sit_bots(&screen, 6).await;
    open(&screen).await;
    let mut weights = vec![];
    let counts = screen.venture_on(Draw(6), async |sight| {
        if weights.is_empty() && sight.mine && sight.asked(&screen.look) == "ask-turn" {
            weights.push(weigh(&screen, &["valhalla.css"]).await);
        }
    });
    check_kinds(&counts.await, &[]);
    check_ending(&screen, 6).await;
    let (sent, unpacked) = weights.into_iter().max().expect("a turn");
    println!("a table of six: {sent} bytes as sent, {unpacked} unpacked");
    assert!((20_000..MOST).contains(&sent), "a table weighs {sent} bytes, {unpacked} unpacked");
    screen.close().await;
}
