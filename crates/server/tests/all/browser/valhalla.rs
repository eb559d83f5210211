//! Valhalla in a real browser.

mod clicks;
mod games;
mod picker;
mod solo;
