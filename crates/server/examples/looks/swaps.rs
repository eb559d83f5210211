//! How long Chromium works until the next step of a game stands on the page, by its own account: the main thread's own time.

use crate::browser::screen::Screen;
use crate::stage::Stop;
use serde_json::{Value, json};
use std::time::Duration;

/// How many steps are looked at.
const STEPS: usize = 30;
/// How long the page gets after each, for what is left to do.
const REST: Duration = Duration::from_millis(400);
/// Asks for the next step, and says where the story is until it comes; nothing at the end.
const NEXT: &str = "document.querySelector('[data-go-on]')?.click();
    const { step, steps } = document.querySelector('#story').dataset;
    if (step === steps) return null;
    document.querySelector('a[data-step=replay-next]')?.click();
    return step";

/// Notes by the clock how long the page is being turned into the next one.
const CLOCK: &str = "let begun;
    document.addEventListener('swapping', () => (begun = performance.now()));
    document.addEventListener('swapped', () => (window.took = performance.now() - begun));";

/// What one swap took, in milliseconds.
#[derive(Clone, Copy)]
pub struct Swap {
    /// From the old page to the new one, by the clock.
    pub clock: f64,
    /// Scripts alone.
    pub script: f64,
    /// Scripts, styles and layout.
    pub all: f64,
}

/// The total of a kind of work so far, in milliseconds.
fn total(metrics: &Value, name: &str) -> f64 {
    let rows = metrics["metrics"].as_array().into_iter().flatten();
    rows.filter(|row| row["name"] == json!(name)).filter_map(|row| row["value"].as_f64()).sum::<f64>() * 1_000.0
}

async fn so_far(screen: &Screen<'_>) -> Swap {
    let metrics = screen.tell("Performance.getMetrics", json!({})).await;
    let script = total(&metrics, "ScriptDuration");
    Swap {
        clock: 0.0,
        script,
        all: script + total(&metrics, "LayoutDuration") + total(&metrics, "RecalcStyleDuration"),
    }
}

/// Goes through the replay of a game step by step; says what each step took.
pub async fn measure(screen: &Screen<'_>, stop: &Stop) -> Vec<Swap> {
    screen.go(&stop.path).await;
    // Time of the browser's own thread: what else the machine does meanwhile does not count.
    screen.tell("Performance.enable", json!({ "timeDomain": "threadTicks" })).await;
    screen.run(CLOCK, vec![]).await;
    let mut swaps = Vec::new();
    for _ in 0..STEPS {
        let before = so_far(screen).await;
        let here = screen.run(NEXT, vec![]).await;
        if here.is_null() {
            break;
        }
        screen.until("the next step", &format!("document.querySelector('#story').dataset.step !== {here}")).await;
        tokio::time::sleep(REST).await;
        let after = so_far(screen).await;
        let clock = screen.run("return window.took", vec![]).await.as_f64().unwrap_or_default();
        swaps.push(Swap { clock, script: after.script - before.script, all: after.all - before.all });
    }
    swaps
}

/// The median and the most of a kind of work.
pub fn summary(swaps: &[Swap], of: impl Fn(&Swap) -> f64) -> (f64, f64) {
    let mut all: Vec<f64> = swaps.iter().map(of).collect();
    all.sort_by(f64::total_cmp);
    (all.get(all.len() / 2).copied().unwrap_or_default(), all.last().copied().unwrap_or_default())
}
