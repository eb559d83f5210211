//! Playing Valhalla by clicking on its board: cards, warriors, dice to pick, sheets to open.

use crate::browser::screen::{BEAT, PATIENCE, Screen};
use crate::browser::sight::Sight;
use crate::support::play::Draw;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Instant;

/// Everything that can be chosen, each as its written form and what is clicked for it, one after the other; one of them is
/// returned: the one that is asked for, or else any, of a preferred kind if there is one.
const PLAN: &str = r##"
    const [numbers, asked, preferred] = arguments, board = document.querySelector("#table .table");
    const all = (what, from = board) => [...from.querySelectorAll(what)];
    const below = (count) => numbers.push(numbers.shift()) && numbers.at(-1) % count;
    if (!board || !document.querySelector(".ask.mine") || document.querySelector("main[aria-busy]")) return null;
    // What an earlier attempt left behind.
    all(":popover-open").forEach((sheet) => sheet.hidePopover());
    all("[name=with]:checked").forEach((pick) => (pick.checked = false));
    // The way to a button: what has to be opened first.
    const way = (button) => {
        const sheet = button.closest("[popover]"), drop = button.closest("details:not([open])");
        if (!sheet && !drop) return button.checkVisibility() ? [button] : null;
        const opener = sheet ? all(`[popovertarget="${sheet.id}"]`).find((one) => one.checkVisibility()) : drop.querySelector("summary");
        return opener && [opener, button];
    };
    const boxes = all("[name=with]"), face = (box) => box.closest("label") || box;
    // The boxes with these values, in the order of the page.
    const ticked = (values) => {
        const left = [...boxes];
        const picked = values.map((value) => left.splice(left.findIndex((box) => box.value === value), 1)[0]);
        return picked.sort((a, b) => boxes.indexOf(a) - boxes.indexOf(b));
    };
    const any = (start) => {
        const left = boxes.map((box) => box.value), count = start.startsWith("reject") ? 2 : 1 + below(left.length);
        return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
    };
    const named = (parts) => parts.split(", ").flatMap((part) => {
        const [, count, value] = part.match(/^(?:(\d+) )?(.+)$/);
        return Array(Number(count || 1)).fill(value);
    });
    const plans = [], add = (written, steps) => steps && plans.push([written, steps]);
    for (const button of all("button[name=action]")) {
        const start = button.value;
        if (!start.endsWith(":")) {
            add(start, way(button));
        } else if (!asked || asked.startsWith(start.split(/[ :]/)[0] + " ")) {
            const values = asked ? named(asked.slice(asked.indexOf(" ") + 1)) : any(start), picked = ticked(values);
            // Two cards are rejected in the order of the hand, or the other way round.
            const back = start.includes("back"), turned = picked.map((box) => box.value).join() !== values.join();
            if (asked && start.startsWith("reject") && back !== turned) continue;
            if (picked.every((box) => box)) add(asked || start + " " + values.join(", "), [...picked.map(face), ...(way(button) || [button])]);
        }
    }
    const kind = (written) => written.split(/[ :]/)[0];
    const wished = preferred.map((wish) => plans.filter(([written]) => kind(written) === wish)).find((some) => some.length);
    const fitting = asked ? plans.filter(([written]) => written === asked) : wished || plans;
    if (!fitting.length) return asked && plans.length ? [null, plans.map(([written]) => written).join(" | ")] : null;
    // The shorter way first, and the board before the list.
    const shortest = Math.min(...fitting.map(([, steps]) => steps.length));
    const [written, steps] = asked ? fitting.find(([, steps]) => steps.length === shortest) : fitting[below(fitting.length)];
    board.dataset.seen = "yes";
    return [written, steps];"##;

/// How often each kind of choice was made.
pub type ChoiceCounts = BTreeMap<String, usize>;

fn kind(written: &str) -> String {
    written.split([' ', ':']).next().unwrap_or_default().to_owned()
}

impl Screen<'_> {
    /// Makes a choice by clicking, of one of the kinds that are preferred if there is one, and waits for what comes of it. Says
    /// which kind it was; none if there was nothing to choose or the board has changed meanwhile.
    pub async fn venture(&self, draw: &mut Draw, preferred: &[&str]) -> Option<String> {
        let numbers: Vec<u64> = (0..40).map(|_| draw.number() % 1_000_003).collect();
        let plan = self.run(PLAN, vec![json!(numbers), json!(null), json!(preferred)]).await;
        let written = plan[0].as_str()?.to_owned();
        self.carry_out(&written, &plan[1]).await?;
        Some(kind(&written))
    }

    /// Makes this very choice by clicking, as soon as it can be made.
    pub async fn follow(&self, action: &str) {
        let begun = Instant::now();
        loop {
            let plan = self.run(PLAN, vec![json!([0]), json!(action), json!([])]).await;
            if plan[0].is_string() && self.carry_out(action, &plan[1]).await.is_some() {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "`{action}` is not offered: {plan}: {:?}", self.glance().await);
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Plays by clicking until the game is over; `each` sees every moment. Kinds of choices that have not been made often are
    /// preferred, and then whatever brings the game on. Returns how often each kind was chosen.
    pub async fn venture_on(&self, mut draw: Draw, mut each: impl AsyncFnMut(&Sight)) -> ChoiceCounts {
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
            let often = |kind: &str| counts.get(kind).copied().unwrap_or_default();
            let new = NEW.into_iter().filter(|(kind, count)| often(kind) < *count).map(|(kind, _)| kind);
            let wishes: Vec<&str> = new.chain(["attack", "done", "draw"]).collect();
            match self.venture(&mut draw, &wishes).await {
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

/// What is tried as soon as it can be, and how often.
const NEW: [(&str, usize); 8] =
    [("reroll", 2), ("drop", 2), ("activate", 12), ("play", 4), ("help", 2), ("add", 4), ("send", 6), ("row", 2)];
