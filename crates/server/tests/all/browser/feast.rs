//! The picture of the end is kept as a PNG.

use crate::browser::chromium::Chromium;
use crate::browser::look::Look;
use crate::browser::reach::finished;
use crate::browser::screen::{BEAT, PATIENCE, Screen};
use crate::browser::threaded_server::ThreadedServer;
use meadhall_words::Lang;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The file with this ending that a browser has kept.
async fn kept(folder: &Path, ending: &str) -> PathBuf {
    let begun = Instant::now();
    loop {
        let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        if let Some(file) = files.into_iter().find(|path| path.extension().is_some_and(|own| own == ending)) {
            return file;
        }
        assert!(begun.elapsed() < PATIENCE, "no file is kept");
        tokio::time::sleep(BEAT).await;
    }
}

/// Width and height of a PNG, from its first chunk.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
    (number(16), number(20))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_is_a_picture_to_keep() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    screen.go("/").await;
    let table = finished(&screen.person().await, 3).await;
    screen.go(&table).await;
    let shown = "document.querySelector('.feast img').complete && document.querySelector('.feast img').naturalWidth";
    screen.until("the picture is shown", &format!("({shown}) === 1200")).await;
    screen.click("a[data-png]").await;
    let png = std::fs::read(kept(screen.downloads.path(), "png").await).expect("a file");
    assert_eq!(size(&png), (1200, 630));
    // A hall that is drawn is no empty page.
    assert!(png.len() > 40_000, "{} bytes", png.len());
    screen.close().await;
}
