//! Playing Blood Rage by clicking on its board: figures, villages, tokens, cards, boxes to tick.

use crate::browser::screen::{BEAT, PATIENCE, Screen};
use crate::browser::sight::Sight;
use crate::support::play::Draw;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Instant;
use thirtyfour::WebElement;
use thirtyfour::error::WebDriverErrorInner;

/// Everything that can be chosen on the board, each as the kind of the choice and what is clicked for it, one after the
/// other; one of them is returned. What is wished for comes first, passing last.
const PLAN: &str = r##"
    const [numbers, wishes] = arguments, table = document.querySelector("#table .table");
    const all = (what, from = table) => [...from.querySelectorAll(what)];
    const below = (count) => numbers.push(numbers.shift()) && numbers.at(-1) % count;
    const some = (things, count) => {
        const left = [...things], taken = [];
        while (taken.length < count) taken.push(left.splice(below(left.length), 1)[0]);
        return taken;
    };
    if (!table || !document.querySelector(".ask.mine") || document.querySelector("main[aria-busy]")) return null;
    // What an earlier attempt left behind.
    all(":popover-open").forEach((sheet) => sheet.hidePopover());
    all("[name=with]:checked, [name=pick]:checked").forEach((pick) => (pick.checked = false));
    const plans = [], add = (...steps) => plans.push([steps.at(-1).value.split(/[ :]/)[0], steps]);
    const open = (button) => button.checkVisibility() && !button.closest(".pop, .drop") && !button.value.endsWith(":");
    all("button.lit[name=action]").filter(open).forEach((button) => add(button));
    for (const pick of all("[name=pick]")) {
        const on = "on-" + pick.id.slice(5);
        all(".to." + on).forEach((to) => add(pick, to));
        for (const option of all("." + on + " option")) {
            if (option.value) add(pick, option, option.closest(".plan").querySelector("button"));
        }
    }
    for (const to of all(".to[value^='march ']")) {
        const [, from, there] = to.value.match(/march (\S+) > (\S+):/), figures = all(".of-" + from + " input");
        const room = there === "yggdrasil" ? 9 : Number(to.closest(".province").querySelector("p.sr").textContent.match(/\d+/)[0]);
        add(...some(figures, 1 + below(Math.min(figures.length, room))), to);
    }
    // Passing asks first while there is something else to do.
    const sheets = all(".token.lit[popovertarget], .hand .card.lit[popovertarget], .act-pass[popovertarget]");
    all(".act-pass[name=action]").forEach((button) => add(button));
    for (const opener of sheets) {
        all("#" + CSS.escape(opener.getAttribute("popovertarget")) + " [name=action]").forEach((use) => add(opener, use));
    }
    for (const take of all("[value='draft:']")) add(...some(all(".pack [name=with]"), 2), take);
    for (const give of all("[value='sacrifice:']")) {
        const figures = all(".own.f input");
        if (figures.length > 1) add(...some(figures, 2), give);
    }
    for (const option of all(".offers option")) {
        if (option.value) add(option, option.closest("li").querySelector("button"));
    }
    if (!plans.length) return null;
    let kinds = [...new Set(plans.map(([kind]) => kind))];
    // Whoever passes at once sees little of the game.
    if (kinds.length > 1 && below(6)) kinds = kinds.filter((kind) => kind !== "pass");
    const any = kinds[below(kinds.length)];
    const fits = (wish) => plans.filter(([kind, steps]) => kind === wish || (wish.includes(" ") && steps.at(-1).value.includes(wish)));
    const fitting = wishes.map(fits).find((some) => some.length) || fits(any);
    const [kind, steps] = fitting[below(fitting.length)];
    table.dataset.seen = "yes";
    return [kind, steps.map((step) => step.value).join(" / "), steps];"##;

/// The board that was there when a choice was made is gone.
const SWAPPED: &str = "!document.querySelector('.table[data-seen]')";

/// What is picked and whether an answer is awaited.
const STATE: &str = "JSON.stringify([[...document.querySelectorAll('#table :checked, :popover-open')].map((one) => one.id || one.value),
    document.querySelector('main').ariaBusy, document.activeElement.outerHTML.slice(0, 150)])";

/// How often each kind of choice was made.
pub type ChoiceCounts = BTreeMap<String, usize>;

impl Screen<'_> {
    /// Makes a choice on the board by clicking and waits for what comes of it. The first wish that can be had is followed:
    /// a kind of choice, or part of its written form. Says which kind it was; none if there was nothing to choose or the board has changed meanwhile.
    pub async fn raid(&self, draw: &mut Draw, wishes: &[&str]) -> Option<String> {
        let numbers: Vec<u64> = (0..40).map(|_| draw.number() % 1_000_003).collect();
        let plan = self.run(PLAN, vec![json!(numbers), json!(wishes)]).await;
        let (kind, written) = (plan[0].as_str()?.to_owned(), plan[1].as_str()?.to_owned());
        self.carry_out(&written, &plan[2]).await?;
        Some(kind)
    }

    /// Clicks one thing after the other and waits for what comes of it; none if the board has changed meanwhile.
    pub async fn carry_out(&self, written: &str, steps: &Value) -> Option<()> {
        for step in steps.as_array()? {
            self.click_step(step, written).await?;
        }
        let begun = Instant::now();
        while !self.is(SWAPPED).await {
            if begun.elapsed() > PATIENCE {
                let state = self.text(STATE).await;
                panic!("nothing comes of {written}: {state}: {:?}", self.glance().await);
            }
            tokio::time::sleep(BEAT).await;
        }
        Some(())
    }

    /// Clicks one thing as soon as nothing lies above it; none if it is gone.
    async fn click_step(&self, step: &Value, written: &str) -> Option<()> {
        let thing = WebElement::from_json(step.clone(), self.driver.handle().clone()).ok()?;
        let begun = Instant::now();
        while let Err(error) = thing.click().await {
            if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) {
                return None;
            }
            // A page that comes meanwhile keeps what it has in common with the last one, and may hide it.
            if begun.elapsed() > PATIENCE / 12 && !thing.is_displayed().await.unwrap_or_default() {
                return None;
            }
            // It may lie under the bar that stays on top of a phone's screen.
            let _ = thing.scroll_into_view().await;
            if begun.elapsed() > PATIENCE / 6 {
                self.keep("covered").await;
                panic!("{written} cannot be clicked: {error}: {:?}", self.glance().await);
            }
            tokio::time::sleep(BEAT).await;
        }
        Some(())
    }

    /// Plays by clicking on the board until the game is over; `each` sees every moment. Kinds of choices that have not been
    /// made yet are preferred. Returns how often each kind was chosen.
    pub async fn raid_on(&self, mut draw: Draw, mut each: impl AsyncFnMut(&Sight)) -> ChoiceCounts {
        let (mut counts, mut since) = (ChoiceCounts::new(), Instant::now());
        loop {
            let sight = self.see().await;
            if sight.handover {
                self.click(".drape a.button").await;
                self.until("the table", "document.querySelector('#table .mine')").await;
                continue;
            }
            each(&sight).await;
            if sight.over {
                return counts;
            }
            let chosen: usize = counts.values().sum();
            let late = (chosen > LONG).then_some("pass");
            let new: Vec<&str> = NEW.into_iter().chain(late).filter(|kind| !counts.contains_key(*kind)).collect();
            match self.raid(&mut draw, &new).await {
                Some(kind) => {
                    *counts.entry(kind).or_default() += 1;
                    since = Instant::now();
                }
                None => tokio::time::sleep(BEAT).await,
            }
            assert!(since.elapsed() < PATIENCE, "nothing happens any more: {sight:?}");
        }
    }
}

/// After so many choices somebody passes who never did, rather than wait until no Rage is left.
const LONG: usize = 25;

/// What is tried as soon as it can be, the first of these first: who has nobody on the board sees little of the game.
const NEW: [&str; 15] = [
    "invade",
    "sacrifice",
    "challenge",
    "march",
    "pillage",
    "quest",
    "upgrade",
    "call",
    "send",
    "move",
    "save",
    "retreat",
    "add",
    "count",
    "recover",
];
