//! What a player needs next is never covered, and what she knows of others can be read.

use super::moments::reach;
use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;

/// Picks every figure of the reserve in turn, then one on the map; names everything that the line about it lies over.
const COVERED: &str = r##"
    const table = document.querySelector("#table .table"), all = (what) => [...table.querySelectorAll(what)];
    const needed = () => all(".pick, .own.f, .to, .token, .quests li, .shields, .answers button").filter((one) => one.checkVisibility());
    const covered = [];
    for (const pick of all("[name=pick], .own.f input")) {
        pick.click();
        const lines = all(".plan").filter((line) => line.checkVisibility());
        if (lines.length !== 1) covered.push(`${lines.length} lines for ${pick.value}`);
        for (const line of lines) {
            const one = line.getBoundingClientRect();
            if (one.right > innerWidth) covered.push("the line is cut off");
            for (const thing of needed()) {
                const other = thing.getBoundingClientRect();
                const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
                if (!apart) covered.push(thing.outerHTML.slice(0, 80));
            }
        }
        if (pick.type === "checkbox") pick.click();
    }
    return covered;"##;

#[tokio::test(flavor = "multi_thread")]
async fn the_line_about_a_picked_figure_covers_nothing_that_is_needed() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De).still()).await;
    screen.go("/").await;
    let anna = screen.person().await;
    // A turn with figures at hand and figures to march.
    let turn = |offers: &[String], page: &str| {
        let kinds = ["invade ", "march ", "pass"].iter().all(|kind| offers.iter().any(|one| one.starts_with(kind)));
        kinds && page.matches("class=\"pick").count() >= 3
    };
    let table = reach(&anna, 4, turn).await;
    for look in [Look::wide(Lang::De).still(), Look::phone(Lang::Cs).still()] {
        screen.change(look).await;
        screen.go(&table).await;
        screen.until("the turn", "document.querySelector('#table .pick')").await;
        let covered = screen.run(COVERED, vec![]).await;
        assert_eq!(covered.as_array().map(Vec::len), Some(0), "{look:?}: {covered}");
    }
    screen.close().await;
}

/// Everything of the battle that nobody can see: below the edge of its scene, or under something else. A long list of
/// answers may be scrolled.
const UNSEEN: &str = r#"
    const all = (what) => [...document.querySelectorAll(what)];
    return all(".battle .sum, .battle h3, .tale .offers button, .tale .deeds").filter((one) => {
        if (one.closest(".offers")) one.scrollIntoView({ block: "nearest" });
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12));
        return !top || !(one.contains(top) || top.contains(one));
    }).map((one) => one.outerHTML.slice(0, 90));"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_tells_its_course_beside_it_and_hides_no_total() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let anna = screen.person().await;
    let parts = ["stage battle\" open", "class=\"tale\"", "class=\"offers\""];
    let asked_in_battle =
        |offers: &[String], page: &str| !offers.is_empty() && parts.iter().all(|part| page.contains(part));
    screen.go(&reach(&anna, 4, asked_in_battle).await).await;
    screen.until("the battle", "document.querySelector('.battle[open] .sum')").await;
    let unseen = screen.run(UNSEEN, vec![]).await;
    assert_eq!(unseen.as_array().map(Vec::len), Some(0), "{unseen}");
    // What stands on the map does not shine through while something moves.
    let named = "(() => { const one = document.querySelector('.map [data-vt]'); one.style.viewTransitionName = 'test';
        return getComputedStyle(one).viewTransitionName })()";
    assert_eq!(screen.text(named).await, "none", "a figure under the battle moves above it");
    screen.click(".battle > summary").await;
    assert_eq!(screen.text(named).await, "test", "a figure on the open map moves");
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn known_cards_of_others_can_be_read() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    screen.go("/").await;
    let anna = screen.person().await;
    let known =
        |offers: &[String], page: &str| offers.iter().any(|one| one == "pass") && page.contains("class=\"seen\"");
    screen.go(&reach(&anna, 3, known).await).await;
    screen.until("a known card", "document.querySelector('.clans .seen li')").await;
    let read = "[...document.querySelectorAll('.clans .seen li')].every((card) => {
        card.focus();
        const tip = card.querySelector('.tip'), box = tip.getBoundingClientRect();
        return card.ariaLabel && tip.checkVisibility() && tip.textContent.length > 20 && box.left >= 0 && box.right <= innerWidth;
    })";
    assert!(screen.is(read).await, "a known card says what it is");
    // The draft is remembered, too.
    screen.click(".memory").await;
    screen.until("the memory", "document.querySelector('#memory:popover-open p')").await;
    screen.close().await;
}
