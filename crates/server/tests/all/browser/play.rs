//! Playing by clicking what is lit.

use crate::browser::screen::{BEAT, PATIENCE, Screen};
use crate::browser::sight::Sight;
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::WebElement;
use thirtyfour::prelude::WebDriverError;

/// One of the lit things, by a number or by the start of its written form, and what it is.
const LIT: &str = r##"
    const [number, wish, row] = arguments, table = document.querySelector("#table .table");
    const shown = (thing) => thing.getBoundingClientRect().width > 0;
    let lit = [...document.querySelectorAll("#table .lit")].filter(shown);
    if (row) lit = lit.filter((thing) => thing.dataset.pick && thing.dataset.pick !== row);
    const wished = lit.filter((thing) => wish && thing.value.startsWith(wish));
    if (wished.length) lit = wished;
    if (!lit.length) return null;
    table.dataset.seen = "yes";
    const one = lit[number % lit.length];
    return [one, one.dataset.pick || "", one.value];"##;

/// The board that was there when a choice was made is gone.
const SWAPPED: &str = "!document.querySelector('.table[data-seen]')";

impl Screen<'_> {
    async fn lit(&self, number: usize, wish: &str, row: &str) -> Option<(WebElement, String, String)> {
        let found = self.run(LIT, vec![json!(number), json!(wish), json!(row)]).await;
        let text = |at: usize| found[at].as_str().unwrap_or_default().to_owned();
        let thing = WebElement::from_json(found[0].clone(), self.driver.handle().clone()).ok()?;
        Some((thing, text(1), text(2)))
    }

    async fn click_lit(&self, number: usize, wish: &str) -> Result<Option<String>, WebDriverError> {
        let Some((thing, row, written)) = self.lit(number, wish, "").await else { return Ok(None) };
        if thing.click().await.is_err() {
            // It may lie under the bar that stays on top of a phone's screen.
            thing.scroll_into_view().await?;
            thing.click().await?;
        }
        if row.is_empty() {
            return Ok(Some(written));
        }
        let Some((other, ..)) = self.lit(number / 2, "", &row).await else { return Ok(None) };
        other.click().await?;
        Ok(Some("rider".to_owned()))
    }

    /// Clicks one of the lit choices, one that begins as wished if there is one, and waits for what comes of it.
    /// None if what was lit has changed meanwhile.
    pub async fn choose(&self, number: usize, wish: &str) -> Option<String> {
        // What is moving or gone cannot be clicked: then it is looked at anew.
        let written = self.click_lit(number, wish).await.ok()??;
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(5) {
            if self.is(SWAPPED).await {
                return Some(written);
            }
            tokio::time::sleep(BEAT).await;
        }
        None
    }

    /// Clicks one of the lit choices, as soon as there is one that can be clicked.
    pub async fn must_choose(&self, number: usize, wish: &str) -> String {
        let begun = Instant::now();
        loop {
            if let Some(written) = self.choose(number, wish).await {
                return written;
            }
            assert!(begun.elapsed() < PATIENCE, "nothing can be chosen: {:?}", self.glance().await);
        }
    }

    /// Plays by clicking what is lit until the game is over; `each` sees every moment. Returns how often was chosen.
    pub async fn play_on(&self, mut each: impl AsyncFnMut(&Sight)) -> usize {
        let (mut chosen, mut since) = (0, Instant::now());
        loop {
            let sight = self.see().await;
            each(&sight).await;
            if sight.over {
                return chosen;
            }
            if sight.mine && self.choose(chosen * 7 + 3, "").await.is_some() {
                (chosen, since) = (chosen + 1, Instant::now());
            } else {
                tokio::time::sleep(BEAT).await;
            }
            assert!(since.elapsed() < PATIENCE, "nothing happens any more: {sight:?}");
        }
    }
}
