//! The browser of the tests.

#[path = "../../tests/all/browser/chromium.rs"]
pub mod chromium;
#[path = "../../tests/all/browser/look.rs"]
pub mod look;
#[path = "../../tests/all/browser/prompt.rs"]
pub mod prompt;
#[path = "../../tests/all/browser/screen.rs"]
pub mod screen;
#[path = "../../tests/all/browser/sight.rs"]
pub mod sight;
#[path = "../../tests/all/browser/traffic.rs"]
pub mod traffic;
