//! axe-core looks for barriers on a page.

use crate::browser::screen::Screen;
use serde_json::{Value, json};

const AXE: &str = include_str!("../../vendor/axe.min.js");
const TAGS: [&str; 4] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

const RUN: &str = "const done = arguments[1];
    axe.run(document, { runOnly: { type: 'tag', values: arguments[0] }, resultTypes: ['violations'] }).then((found) =>
        done({ checked: found.passes.length, violations: found.violations.map((bad) => ({ rule: bad.id, help: bad.help,
            at: bad.nodes.slice(0, 4).map((node) => node.target.join(' ') + ' ' + node.failureSummary.replace(/\\s+/g, ' ')) })) }),
        (error) => done({ checked: 0, violations: [String(error)] }));";

/// What axe-core finds wrong with the page as it is.
pub async fn barriers(screen: &Screen<'_>) -> Vec<Value> {
    let there = screen.run("return !!window.axe", vec![]).await;
    if there != json!(true) {
        screen.run(AXE, vec![]).await;
    }
    let found = screen.run_async(RUN, vec![json!(TAGS)]).await;
    assert!(found["checked"].as_u64().is_some_and(|rules| rules > 5), "axe-core did not look at the page: {found}");
    found["violations"].as_array().cloned().unwrap_or_default()
}
