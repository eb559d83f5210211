//! Blood Rage in a real browser.

mod clicks;
mod games;
mod hands;
mod keys;
mod moments;
mod pages;
mod secrets;
mod sights;
