//! A tour of every kind of page, in every language, size and light: no barriers, no scrolling sideways, no complaints.

use crate::browser::axe::barriers;
use crate::browser::chromium::Chromium;
use crate::browser::look::{Look, Size};
use crate::browser::reach::{decide, finished, invitation, reach, well_under_way};
use crate::browser::screen::Screen;
use crate::browser::threaded_server::ThreadedServer;
use crate::support::Client;
use meadhall_words::Lang;
use std::path::PathBuf;

/// One stop: its name, its address, and a script that opens something on it.
pub struct Stop {
    name: &'static str,
    path: String,
    then: &'static str,
}

/// A stop where nothing is opened.
pub fn stop(name: &'static str, path: impl Into<String>) -> Stop {
    Stop { name, path: path.into(), then: "" }
}

/// Every kind of decision by the start of its written form.
const DECISIONS: [(&str, &str); 8] = [
    ("table-assign", "assign"),
    ("table-show", "show warrior"),
    ("table-bard", "bard"),
    ("table-tracker", "tracker"),
    ("table-midwife", "midwife"),
    ("table-rider", "rider"),
    ("table-explorer", "explorer"),
    ("table-take", "take"),
];

/// Pages that are the same for everybody.
fn plain_stops() -> Vec<Stop> {
    let plain = [
        ("home", "/"),
        ("new", "/new?game=vaalbara&seats=5"),
        ("new-valhalla", "/new?game=valhalla&seats=2&option-simplified=on&option-king=on"),
        ("new-valhalla-solo", "/new?game=valhalla&seats=1"),
        ("guide", "/guide/vaalbara"),
        ("gallery", "/gallery/vaalbara"),
        ("gallery-lands", "/gallery/vaalbara?show=lands"),
        ("gallery-omens", "/gallery/vaalbara?show=omens"),
        ("rules", "/rules/vaalbara"),
        ("guide-blood-rage", "/guide/blood-rage"),
        ("guide-blood-rage-2", "/guide/blood-rage?part=2"),
        ("guide-blood-rage-3", "/guide/blood-rage?part=3"),
        ("gallery-blood-rage", "/gallery/blood-rage"),
        ("gallery-blood-rage-loki", "/gallery/blood-rage?god=loki"),
        ("rules-blood-rage", "/rules/blood-rage?page=2"),
        ("learn", "/learn"),
        ("learn-game", "/learn/blood-rage"),
        ("welcome", "/welcome/valhalla"),
        ("me-guest", "/me"),
        ("notices", "/me/notices"),
        ("offline", "/offline"),
        ("sign-in", "/sign-in"),
        ("delete", "/me/delete"),
        ("error", "/nowhere"),
    ];
    plain.map(|(name, path)| stop(name, path)).into()
}

/// Anna's tables in every stage.
async fn stops_of(anna: &Client, bert: &Client) -> Vec<Stop> {
    let mut stops = plain_stops();
    let lobby = anna.open(&["me", "friend", "bot-hard"], &[("listed", "yes")]).await;
    stops.push(stop("invitation", invitation(anna, &lobby).await));
    stops.push(stop("lobby", lobby));
    let listed = bert.open(&["me", "friend"], &[("listed", "yes")]).await;
    stops.push(stop("lobby-join", listed));
    for (name, wanted) in DECISIONS {
        stops.push(stop(name, reach(anna, bert, wanted).await));
    }
    let waiting = reach(anna, bert, "assign").await;
    let page = anna.page(&waiting).await;
    let first = crate::support::values(&page, "action").into_iter().next().expect("a choice");
    decide(anna, &waiting, &page, &first).await;
    stops.push(stop("waiting", waiting.clone()));
    stops.push(Stop { then: "document.querySelector('#help').showPopover()", ..stop("help", waiting.clone()) });
    stops.push(Stop { then: "document.querySelector('#menu').open = true", ..stop("menu", waiting) });
    let five = anna.open(&["me", "friend", "friend", "friend", "friend"], &[]).await;
    for _ in 0..4 {
        let link = invitation(anna, &five).await;
        bert.send(&link, &[("name", "Bartholomäus von Burg")]).await;
    }
    stops.push(stop("table-five", five));
    for (name, seats) in [("table-late-four", 4), ("table-late-five", 5)] {
        stops.push(stop(name, well_under_way(anna, seats).await));
    }
    stops.push(stop("spectator", bert.open(&["me", "here", "here", "bot-easy"], &[]).await));
    stops.push(stop("curtain", anna.open(&["me", "here"], &[]).await));
    let ended = finished(anna, 5).await;
    stops.push(stop("replay-start", format!("{ended}/replay?at=0")));
    stops.push(stop("replay", format!("{ended}/replay?at=60&seat=2")));
    stops.push(stop("ending", ended));
    stops.push(stop("ending-two", finished(anna, 2).await));
    stops
}

/// Each size and each light once, each language at least once; all together where pictures are wanted.
fn looks(pictures: bool) -> Vec<Look> {
    let look = |(lang, size, dark)| Look { size, dark, ..Look::wide(lang).still() };
    if pictures {
        let sizes = [Size::Wide, Size::Broad, Size::Phone].map(|size| [false, true].map(|dark| (size, dark)));
        let both = sizes.into_iter().flatten();
        return both.flat_map(|(size, dark)| Lang::ALL.map(|lang| look((lang, size, dark)))).collect();
    }
    let few = [
        (Lang::En, Size::Wide, false),
        (Lang::Cs, Size::Wide, true),
        (Lang::Cs, Size::Phone, true),
        (Lang::De, Size::Phone, false),
    ];
    few.map(look).into()
}

/// Goes to all stops and gathers what is wrong there: in every look where pictures are wanted, and else each stop at both sizes, the one
/// in the light and the other in the dark.
pub async fn tour(screen: &mut Screen<'_>, stops: &[Stop]) {
    let pictures = std::env::var_os("MEADHALL_PICTURES").map(PathBuf::from);
    let mut faults = vec![];
    for (turn, look) in looks(pictures.is_some()).into_iter().enumerate() {
        screen.change(look).await;
        for (n, Stop { name, path, then }) in stops.iter().enumerate() {
            if pictures.is_none() && (n + turn) % 2 == 1 {
                continue;
            }
            screen.go(path).await;
            screen.run(then, vec![]).await;
            let sight = screen.glance().await;
            let light = if look.dark { "dark" } else { "light" };
            let place = format!("{name}-{}-{light}-{}", look.size.word(), look.lang);
            if let Some(folder) = &pictures {
                screen.save(&folder.join(format!("{place}.png"))).await;
            }
            let board = path.starts_with("/table/") && !name.contains("curtain") && !name.starts_with("lobby");
            assert_eq!(sight.table, board, "{name}: {sight:?}");
            faults.extend(sight.faults(&look).into_iter().map(|fault| format!("{place}: {fault}")));
            if looks(false).contains(&look) {
                let barriers = barriers(screen).await;
                faults.extend(barriers.into_iter().map(|barrier| format!("{place}: {barrier}")));
            }
            screen.forgive(if *name == "error" { &["404"] } else { &[] }).await;
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_has_a_barrier() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let mut screen = Screen::open(&chromium, server.url(""), Look::wide(Lang::En).still()).await;
    screen.go("/").await;
    let stops = stops_of(&screen.person().await, &server.client()).await;
    tour(&mut screen, &stops).await;
    screen.close().await;
}
