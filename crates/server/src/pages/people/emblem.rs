//! Emblems: a round shield with a cut motif, drawn from two words and nothing else.

use crate::store::PersonRow;
use maud::{Markup, html};

/// What a shield can show, cut as in wood: the light parts, and the lines in them.
const MOTIFS: [(&str, &str, &str); 8] = [
    (
        "wolf",
        "M12.5 10.5l7 5.6h9l7-5.6-.6 11.2 2.8 5-5.4 4.2-4.1 6.1h-8.4l-4.1-6.1-5.4-4.2 2.8-5z",
        "M17.6 22.4l4.6 2-4 1.2zM30.4 22.4l-4.6 2 4 1.2zM22.2 31.6h3.6L24 34zM15.5 14.6l2.4 2-2 2.6zM32.5 14.6l-2.4 2 2 2.6z",
    ),
    (
        "raven",
        "M9.6 20.6l7.6-3.4c1.4-3.6 6-5.4 9.6-3.2 2.2 1.4 3.2 3.6 3.4 6l8.6 13-6.4-2.2-1.6 3.6-4.4-2.6c-5.4 1.4-9.8-1.2-11-6.2-.6-2.400-.2-3.600.4-4.600z",
        "M20.400 17.200a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0zM22.200 23.800l9.600 6.400-1-.2-8.800-4.800zM21.600 26.200l7.400 4.800-1 .1-6.800-3.800z",
    ),
    (
        "ship",
        "M8 22.500l3.600 3.500h24.800l3.600-3.500c-.6 7.500-6.600 12.500-16 12.500s-15.400-5-16-12.500zM23.100 9h1.800v17h-1.800zM14.500 11.500h19c-2 3.700-2 7.300 0 11h-19c2-3.700 2-7.300 0-11z",
        "M18.300 11.500h1.900v11h-1.900zM27.800 11.500h1.900v11h-1.900zM12 28.600h24l-.8 1.300H12.800z",
    ),
    (
        "axe",
        "M21.700 9.500h3.600v29h-3.600zM25.300 12c6-1.600 10.700 1.900 11.700 9.300-3.900-1.700-7.800-1.300-11.700 1.200zM21.700 13.500l-6.200 3.700 6.200 3.700z",
        "M27.200 14.800c2.900-.3 5 1 6.100 3.400l-.9.300c-1.100-1.700-2.800-2.600-5.200-2.500zM22.700 25h1.600v1.200h-1.600zM22.700 29h1.600v1.200h-1.600zM22.700 33h1.600v1.200h-1.600z",
    ),
    (
        "tree",
        "M22.300 38.500l.7-9.200-5.400 1.300-5.600-3.600 2.200-4.600-2.400-5 5.400-1.600 1.600-4.600 5.200 1.600 5.200-1.600 1.600 4.600 5.400 1.600-2.400 5 2.200 4.600-5.600 3.600-5.400-1.300.7 9.200z",
        "M23.500 30V16.500h1V30zM23.700 25.500l-5.400-4.600.5-.8 5.200 4zM24.300 25.500l5.400-4.600-.5-.8-5.200 4zM23.700 20.500l-3.200-3.600.6-.6 2.900 2.900zM24.300 20.500l3.200-3.600-.6-.6-2.900 2.900z",
    ),
    (
        "hammer",
        "M12.500 13h23v7.600l-3.200 3.200h-5.400v11l-2.900 4.200-2.900-4.200v-11h-5.400l-3.200-3.200z",
        "M14.500 15.200h19v1.300h-19zM15.500 20.200h17v1.100h-17zM23.500 25.500h1v9h-1z",
    ),
    (
        "horn",
        "M10 11.500h11.500v3.200H10zM11 16c.8 12.500 8.600 20.500 24 21.500l1.600-3.600C26.700 32.600 21.300 26.400 20.500 16z",
        "M12.600 19.800l8.100-1 .2 1.300-8 1zM15.500 27l7-3.900.7 1.200-6.900 3.800zM21.700 32.900l4.700-5.200 1 .9-4.600 5.200z",
    ),
    (
        "sun",
        "M24 8l3 7.600 7.600-3.200-3.200 7.600L39 24l-7.600 4 3.200 7.600-7.600-3.200L24 40l-3-7.600-7.600 3.200 3.200-7.600L9 24l7.600-4-3.200-7.600 7.600 3.200z",
        "M24 17.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zm0 2a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z",
    ),
];

/// The colours of shields.
const COLOURS: [(&str, &str); 6] = [
    ("red", "#8e2a17"),
    ("blue", "#25568a"),
    ("green", "#2c6a3b"),
    ("ochre", "#8a5a10"),
    ("purple", "#65408a"),
    ("iron", "#3b3f46"),
];

/// The words of the motifs.
pub fn motifs() -> impl Iterator<Item = &'static str> {
    MOTIFS.iter().map(|(word, ..)| *word)
}

/// The words of the colours.
pub fn colours() -> impl Iterator<Item = &'static str> {
    COLOURS.iter().map(|(word, _)| *word)
}

/// A motif by its word.
pub fn motif(word: &str) -> Option<&'static str> {
    motifs().find(|known| *known == word)
}

/// A colour by its word.
pub fn colour(word: &str) -> Option<&'static str> {
    colours().find(|known| *known == word)
}

/// The emblem of somebody who has chosen none yet, from her id: others have others.
pub fn first(id: &str) -> (&'static str, &'static str) {
    let sum = id.bytes().fold(7_usize, |sum, byte| (sum * 31 + usize::from(byte)) % 9_973);
    (MOTIFS[sum % MOTIFS.len()].0, COLOURS[sum / MOTIFS.len() % COLOURS.len()].0)
}

/// The emblem of somebody, for the eye only: her name stands beside it.
pub fn emblem(person: &PersonRow) -> Markup {
    drawn(&person.motif, &person.colour)
}

/// A name at a seat, with the emblem and the way to the page of whoever is known.
pub fn named(people: &[Option<PersonRow>], seat: usize, name: &str) -> Markup {
    html! {
        @match people.get(seat).and_then(Option::as_ref) {
            Some(person) => a.person href={ "/people/" (person.id) } { (emblem(person)) strong { (name) } }
            None => strong { (name) }
        }
    }
}

/// An emblem by its words; what is unknown is drawn as the first.
pub fn drawn(motif: &str, colour: &str) -> Markup {
    let (_, light, lines) = MOTIFS.iter().find(|(word, ..)| *word == motif).unwrap_or(&MOTIFS[0]);
    let (_, field) = COLOURS.iter().find(|(word, _)| *word == colour).unwrap_or(&COLOURS[0]);
    html! {
        svg.shield viewBox="0 0 48 48" aria-hidden="true" {
            circle cx="24" cy="24" r="23.500" fill="#2b1c10" {}
            circle cx="24" cy="24" r="21.200" fill="none" stroke="#d9a94a" stroke-width="2.200" stroke-dasharray="1.500 1.830" {}
            circle cx="24" cy="24" r="19" fill=(field) stroke="#d9a94a" stroke-width=".8" {}
            path d=(light) fill="#f6e9cb" stroke="#2b1c10" stroke-width=".9" stroke-linejoin="round" {}
            path d=(lines) fill="#2b1c10" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::{Lang, Words};
    use std::collections::BTreeSet;

    #[test]
    fn an_emblem_is_always_the_same_and_no_two_are() {
        let all: BTreeSet<String> =
            motifs().flat_map(|motif| colours().map(move |colour| drawn(motif, colour).into_string())).collect();
        assert_eq!(all.len(), MOTIFS.len() * COLOURS.len());
        assert_eq!(drawn("nonsense", "x").into_string(), drawn("wolf", "red").into_string());
        assert_eq!(first("0123456789abcdef01"), first("0123456789abcdef01"));
        let first: BTreeSet<_> = (0..200).map(|n| first(&format!("{n:018x}"))).collect();
        assert!(first.len() > 20, "{first:?}");
    }

    #[test]
    fn every_motif_and_colour_has_a_word() {
        for lang in Lang::ALL {
            let words = Words::house(lang);
            assert!(motifs().all(|motif| words.has(&format!("motif-{motif}"))), "{lang:?}");
            assert!(colours().all(|colour| words.has(&format!("shield-{colour}"))), "{lang:?}");
        }
    }
}
