//! What a table weighs when a browser opens it for the first time.

use crate::support::play::{Draw, Sitter, decide, is_over};
use crate::support::{Client, TestServer};

/// Bytes, as they are sent, of everything that a browser has to fetch to show a table.
const MOST: usize = 110_000;
/// Bytes, unpacked, of what it fetches after that.
const LATER: usize = 10_000;
/// Bytes, unpacked, of what it fetches after the first touch.
const TOUCHED: usize = 20_000;

/// All files that a page and its style sheets name.
fn files(text: &str) -> Vec<String> {
    let starts = text.match_indices("/assets/").map(|(at, _)| &text[at..]);
    let mut files: Vec<String> =
        starts.filter_map(|rest| rest.split(['"', '#', ')', '\'', '?']).next()).map(str::to_owned).collect();
    files.sort();
    files.dedup();
    files
}

/// Bytes as they are, and as they are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
struct Weight(usize, usize);

/// Somebody who weighs what comes.
struct Scales<'a> {
    http: reqwest::Client,
    client: &'a Client,
}

impl Scales<'_> {
    async fn weigh(&self, path: &str, lang: &str) -> Weight {
        let mut weights = [0, 0];
        for (encoding, weight) in ["identity", "gzip"].into_iter().zip(&mut weights) {
            let request = self.http.get(format!("{}{path}", self.client.base)).header("cookie", self.client.cookies());
            let request = request.header("accept-language", lang).header("accept-encoding", encoding);
            let answer = request.send().await.expect("an answer");
            assert!(answer.status().is_success(), "{path}");
            assert_eq!(answer.headers().contains_key("content-encoding"), encoding == "gzip", "{path}");
            *weight = answer.bytes().await.expect("bytes").len();
        }
        Weight(weights[0], weights[1])
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_five_weighs_less_than_110_kb_as_sent() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here", "here", "here", "here"], &[]).await;
    let sitters = [1, 2, 3, 4, 5].map(|seat| Sitter { client: &anna, seat });
    let scales =
        Scales { http: reqwest::Client::builder().no_gzip().no_proxy().build().expect("a client"), client: &anna };
    let mut all = files(&anna.page(&format!("{table}?seat=1")).await);
    for sheet in all.clone().iter().filter(|file| file.ends_with(".css")) {
        all.extend(files(&anna.page(sheet).await));
    }
    all.sort();
    all.dedup();
    assert!(
        ["sprite.svg", "table.js", "table.css", "base.css", "icon.svg"]
            .iter()
            .all(|name| { all.iter().any(|file| file.ends_with(name)) })
    );
    // The library that swaps pages comes once the table is shown; settings and sounds come after the first touch.
    for (names, most) in [(&["idiomorph.js"][..], LATER), (&["settings.js", "sound.js"], TOUCHED)] {
        let is_late = |file: &mut String| names.iter().any(|name| file.ends_with(&format!("/{name}")));
        let later: Vec<String> = all.extract_if(.., is_late).collect();
        assert_eq!(later.len(), names.len());
        let mut bytes = 0;
        for file in &later {
            bytes += scales.weigh(file, "en").await.0;
        }
        assert!(bytes < most, "{later:?}: {bytes} bytes");
    }
    let mut carried = Weight::default();
    for file in &all {
        let weight = scales.weigh(file, "en").await;
        println!("{:>7} {:>7} {file}", weight.0, weight.1);
        carried = Weight(carried.0 + weight.0, carried.1 + weight.1);
    }
    let mut heaviest = [Weight::default(); 3];
    let langs = ["en", "cs", "de"];
    let mut draw = Draw(1);
    let mut decisions = 0;
    while !is_over(&anna, &table).await {
        for sitter in sitters {
            for (lang, heaviest) in langs.iter().zip(&mut heaviest) {
                let weight = scales.weigh(&format!("{table}?seat={}", sitter.seat), lang).await;
                if weight > *heaviest {
                    *heaviest = weight;
                }
            }
            decisions += usize::from(decide(sitter, &table, &mut draw).await.is_some());
        }
    }
    assert!(decisions >= 81, "{decisions}");
    for (lang, page) in langs.into_iter().zip(heaviest) {
        let end = scales.weigh(&table, lang).await;
        println!("{:>7} {:>7} the heaviest page in play, {lang}", page.0, page.1);
        println!("{:>7} {:>7} the end of the game, {lang}", end.0, end.1);
        println!("{:>7} {:>7} in all, {lang}", carried.0 + page.0.max(end.0), carried.1 + page.1.max(end.1));
        assert!(carried.1 + page.1 < MOST, "in play, {lang}: {carried:?} + {page:?}");
        assert!(carried.1 + end.1 < MOST, "at the end, {lang}: {carried:?} + {end:?}");
    }
}
