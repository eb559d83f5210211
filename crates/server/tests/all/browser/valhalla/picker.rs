//! The form for a new table: what does not fit shows why, presets, and cards of one's own.

use super::games::form;
use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use meadhall_valhalla::data::BUILT_IN;
use meadhall_words::Lang;
use serde_json::json;
use thirtyfour::By;

/// What is to be read below an option.
async fn why(screen: &Screen<'_>, key: &str) -> String {
    let shown =
        "[...document.querySelector(`[name=option-${arguments[0]}]`).closest('.option').querySelectorAll('.why')]
        .filter((why) => why.checkVisibility()).map((why) => why.textContent).join(' ')";
    screen.run(&format!("return {shown}"), vec![json!(key)]).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_says_why_even_without_the_script() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    form(&screen, 4).await;
    assert_eq!(why(&screen, "draft").await, "");
    screen.click("input[name='option-simplified']").await;
    assert!(why(&screen, "draft").await.contains("five cards"), "{}", why(&screen, "draft").await);
    assert!(why(&screen, "five-jarls").await.contains("without jarls"));
    // What is locked cannot be clicked; when the reason is gone, it can.
    let locked =
        "getComputedStyle(document.querySelector('[name=option-draft]').closest('.pick')).pointerEvents === 'none'";
    assert!(screen.is(locked).await);
    screen.click("input[name='option-simplified']").await;
    assert_eq!(why(&screen, "draft").await, "");
    screen.click("input[name='option-draft']").await;
    assert!(screen.is("document.querySelector('[name=option-draft]:checked')").await);
    // The solo game is a click away, and its form has no seats.
    screen.go("/new?game=valhalla&seats=3").await;
    assert!(why(&screen, "brothers").await.contains("four or six"));
    screen.click("a.module").await;
    screen.until("monsters", "document.querySelectorAll('.picture input').length === 4").await;
    assert!(screen.is("!document.querySelector('select[name^=seat-]')").await);
    screen.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_one_s_own_come_from_a_file() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::De).still()).await;
    let wrong = BUILT_IN.replacen("weapons = [\"sword\"]", "weapons = [\"sward\"]", 1);
    let line = wrong.lines().position(|line| line.contains("sward")).expect("a line") + 1;
    let file = screen.downloads.path().join("cards.toml");
    let give = async |text: &str| {
        std::fs::write(&file, text).expect("a file");
        let field = screen.driver.find(By::Css("input[data-into]")).await.expect("a field");
        field.send_keys(file.display().to_string()).await.expect("a file");
        let first = json!(text.lines().next());
        let read = format!("document.querySelector('[name=option-cards]').value.startsWith({first})");
        screen.until("the file is read in", &read).await;
        screen.click("form.stack > button.big").await;
    };
    screen.go("/new?game=valhalla&seats=1").await;
    screen.click("details.fair summary").await;
    give(&wrong).await;
    let said = "document.querySelector('#wrong-table')";
    screen.until("the mistake is named", said).await;
    let text = screen.text(&format!("{said}.textContent")).await;
    assert!(text.contains(&format!("Zeile {line}")) && text.contains("sward"), "{text}");
    let found = barriers(&screen).await;
    assert!(found.is_empty(), "{found:#?}");
    give(BUILT_IN).await;
    screen.until("a table", "document.querySelector('#table .table.valhalla')").await;
    screen.see().await;
    screen.forgive(&["400"]).await;
    screen.driver.clone().quit().await.expect("Chromium ends");
}
