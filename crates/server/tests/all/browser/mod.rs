//! Whole games in a real browser: what people see, click, type and wait for.
//!
//! Every test starts a server of its own and Chromium through its driver. Where these are missing the tests fail; they are
//! left out only where `MEADHALL_NO_BROWSER` is set. `MEADHALL_PICTURES=<folder>` makes the tour of all pages save a picture
//! of each, in every language, size and light, and whole games a picture of every decision.

mod axe;
mod chromium;
mod line;
mod look;
mod play;
mod prompt;
mod reach;
mod screen;
mod sight;
mod threaded_server;
mod traffic;

mod advice;
mod alone;
mod answer;
mod blood_rage;
mod clocks;
mod company;
mod drain;
mod every_page;
mod feast;
mod firefox;
mod hot_seat;
mod keyboard;
mod lessons;
mod notices;
mod people;
mod phone;
mod reading;
mod scriptless;
mod sound;
mod still;
mod story;
mod talk;
mod valhalla;
mod zoom;
