//! Reports as pages: one file each, with plots drawn as SVG, that opens without a network, in light and dark.

mod axis;
mod balance;
mod cards;
mod contest;
mod dots;
mod page;
mod ridges;
mod scatter;
mod stack;

pub use balance::balance_page;
pub use contest::match_page;

/// How many colours there are before they begin again.
const COLOURS: usize = 10;

/// A share as people read it.
fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// An interval of shares as people read it.
fn between(low: f64, high: f64) -> String {
    format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high)
}
