//! What the picture of a feast holds.

use super::*;
use crate::HOUSE;

fn feast(places: Vec<FeastPlace>) -> String {
    feast_of(places, vec![("Anna: 20 % → 60 %".to_owned(), "Anna invades".to_owned())])
}

fn feast_of(places: Vec<FeastPlace>, turnings: Vec<(String, String)>) -> String {
    let guests = FeastGuests { drawings: &["emblem-meadhall"], framed: true };
    Feast {
        assets: &HOUSE,
        guests: &guests,
        game: "Blood & Rage".to_owned(),
        headline: "The game is over.".to_owned(),
        places,
        sources: vec![("Battles".to_owned(), "#a5301f".to_owned()), ("Cards & gifts".to_owned(), "#d9b54a".to_owned())],
        turnings_title: "What decided it".to_owned(),
        turnings,
    }
    .draw()
    .into_string()
}

fn place(place: u8, name: &str, score: Option<i32>) -> FeastPlace {
    let (name, colour) = (name.to_owned(), "#a5301f".to_owned());
    FeastPlace { place, name, score, clan: None, colour, parts: Vec::new() }
}

#[test]
fn names_are_text_and_nothing_else() {
    let drawn = feast(vec![place(1, "<script>&", Some(7)), place(2, "\"Ota\"", Some(3))]);
    assert!(drawn.contains("&lt;script&gt;&amp;") && !drawn.contains("<script"), "{drawn}");
    assert!(drawn.contains("BLOOD &amp; RAGE"));
}

#[test]
fn the_picture_stands_alone() {
    let drawn = feast((1..=6).map(|n| place(n, "Bartholomäus von der langen Burg", Some(40))).collect());
    assert!(!drawn.contains("href=") && !drawn.contains("style=") && !drawn.contains("var("), "{drawn}");
    assert!(drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\""));
    assert_eq!(drawn.matches("Bartholomäus…").count(), 6);
}

/// The bar of the first place is as long as there is room, the others by what they are worth; what was lost has no length.
#[test]
fn points_are_counted_up_by_their_source() {
    let with = |parts: [i32; 2], of: FeastPlace| FeastPlace { parts: parts.to_vec(), ..of };
    let drawn = feast(vec![with([30, 10], place(1, "Anna", Some(40))), with([20, -2], place(2, "Ota", Some(18)))]);
    assert!(drawn.contains(r##"width="124" height="20" fill="#a5301f""##), "30 of 40: {drawn}");
    assert!(drawn.contains(r##"x="1024" y="162" width="41" height="20" fill="#d9b54a""##), "10 of 40: {drawn}");
    assert!(drawn.contains(r##"width="83" height="20" fill="#a5301f""##), "20 of 40: {drawn}");
    assert!(drawn.contains(">30<") && drawn.contains(">20<") && !drawn.contains(">-2<"));
    assert!(drawn.contains(">Battles<") && drawn.contains(">Cards &amp; gifts<"), "what the colours mean: {drawn}");
}

/// Whatever a game has to say, nothing is written below the edge of the parchment or past its side.
#[test]
fn what_is_read_stays_on_the_parchment() {
    const EDGE: (i32, i32) = (1156, 580);
    for count in 1..=6 {
        let places: Vec<FeastPlace> = (1..=count).map(|n| place(n, "Wolfgang Amadeus", Some(40))).collect();
        let long = "a very long account of what was played and of all that came of it in the end".to_owned();
        let drawn =
            feast_of(places, vec![(long.clone(), long.clone()), (long.clone(), long.clone()), (long.clone(), long)]);
        for text in drawn.split("<text ").skip(1) {
            let number = |name: &str| {
                let (_, rest) = text.split_once(&format!("{name}=\"")).expect("a place");
                rest.split('"').next().and_then(|number| number.parse::<i32>().ok()).expect("a number")
            };
            assert!(number(" y") <= EDGE.1, "{count}: {text}");
            let letters = text.split(['>', '<']).nth(1).map_or(0, |said| said.chars().count());
            // A letter is about half as wide as the type is high.
            let wide = i32::try_from(letters).unwrap_or_default() * number("font-size") * 11 / 20;
            assert!(text.contains("text-anchor") || 690 + wide <= EDGE.0, "{count}, {letters} letters: {text}");
        }
    }
}

/// Where a game tells no sources, the bar has the clan's colour, and nothing is explained.
#[test]
fn without_sources_the_bar_is_the_clans() {
    let drawn = feast(vec![place(1, "Anna", Some(4)), place(2, "Ota", Some(2))]);
    assert!(drawn.contains(r##"width="83" height="20" rx="3" fill="#a5301f""##), "{drawn}");
    assert!(!drawn.contains(">Battles<"));
}

#[test]
fn who_played_alone_has_no_place_and_no_points() {
    let drawn = feast(vec![place(1, "Anna", None)]);
    assert!(drawn.contains(">Anna<") && !drawn.contains(">1.<"), "{drawn}");
}

#[test]
fn colours_of_clans_are_filled_in() {
    let drawn = with_colour(r#"<path fill="var(--clan,#8a5a2b)" d="m0"/><path fill="var(--clan)"/>"#, "#123456");
    assert_eq!(drawn, r##"<path fill="#123456" d="m0"/><path fill="#123456"/>"##);
    assert_eq!((on_colour("#d9d2c2"), on_colour("#35333a")), ("#2b1a08", "#fdf5e0"));
}

#[test]
fn long_texts_are_broken_between_words() {
    assert_eq!(wrapped("one two three four", 9, 3), ["one two", "three", "four"]);
    assert_eq!(wrapped("one two three four", 7, 2), ["one two", "three four"]);
    assert_eq!(shortened("Žofie Nováková", 6), "Žofie…");
}
