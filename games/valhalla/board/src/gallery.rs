//! Every card of Valhalla, its jarls and its monsters, with where each value comes from.

mod choice;
mod leaders;
mod monsters;
mod origins;
mod own;

use crate::tiles;
use choice::{Choice, DECKS, KINDS, ORIGINS, SHOWS};
use maud::{Markup, html};
use meadhall_valhalla::Card;
use meadhall_valhalla::data::{Entry, Kind, clause_of_card};
use meadhall_words::Words;

/// The gallery.
pub(crate) fn gallery(words: &'static Words, address: &str) -> meadhall_board::Sheet {
    let choice = Choice::read(address);
    let title = |part: &str| words.say(&format!("gallery-{part}-title"));
    let link = |show: &str| if show == choice.show { format!("#{show}") } else { format!("?show={show}#{show}") };
    let mut contents: Vec<(String, String)> = SHOWS.iter().map(|show| (link(show), title(show))).collect();
    contents.extend(["sources", "own"].map(|part| (format!("#{part}"), title(part))));
    let body = html! {
        @match choice.show {
            "jarls" => (leaders::jarls(words)),
            "tricks" => (leaders::tricks(words)),
            "monsters" => (monsters::monsters(words)),
            _ => (cards(words, choice)),
        }
        (own::sources(words))
        (own::own(words))
    };
    meadhall_board::Sheet { lead: lead(words), contents, body }
}

fn lead(words: &Words) -> Markup {
    let cards = tiles::cards();
    let total: usize = cards.all().map(|(_, entry)| usize::from(entry.copies)).sum();
    html! {
        p.sheet-lead {
            (words.fill("gallery-lead", &[
                ("cards", cards.all().count().into()), ("total", total.into()), ("jarls", cards.jarls().len().into()),
            ]))
        }
        p.sheet-note { (words.say("gallery-note")) " " a href="#own" { (words.say("gallery-own-title")) } }
    }
}

/// A row of links of which one may be chosen.
fn row(words: &Words, by: &str, links: Vec<(String, Choice)>, now: Choice) -> Markup {
    html! {
        div.filter {
            span { (words.say(&format!("gallery-by-{by}"))) }
            ul {
                @for (name, choice) in links {
                    li { a href=(choice.address()) aria-current=[(choice == now).then_some("true")] { (name) } }
                }
            }
        }
    }
}

fn choices(words: &Words, now: Choice) -> Markup {
    let all = || words.say("gallery-all");
    let mut kinds: Vec<(String, Choice)> = Vec::new();
    if now.may_span_kinds() {
        kinds.push((all(), Choice { kind: None, ..now }));
    }
    kinds.extend(KINDS.map(|kind| (words.say(&format!("gallery-kind-{kind}")), Choice { kind: Some(kind), ..now })));
    let mut decks = vec![(all(), Choice { deck: None, ..now }.settled())];
    // A deck that has none of the kind shown is shown whole.
    let with_deck = |deck: &'static str| {
        let same = Choice { deck: Some(deck), ..now };
        if same.cards().is_empty() { Choice { kind: None, ..same }.settled() } else { same }
    };
    decks.extend(DECKS.map(|(deck, _)| (words.say(&format!("gallery-deck-{deck}")), with_deck(deck))));
    let mut origins = vec![(all(), Choice { origin: None, ..now })];
    origins.extend(
        ORIGINS.map(|origin| (words.say(&format!("gallery-origin-{origin}")), Choice { origin: Some(origin), ..now })),
    );
    html! {
        nav.filters aria-label=(words.say("gallery-choose")) {
            (row(words, "kind", kinds, now))
            (row(words, "deck", decks, now))
            (row(words, "origin", origins, now))
        }
    }
}

fn cards(words: &Words, choice: Choice) -> Markup {
    let chosen = choice.cards();
    html! {
        section.gallery-cards #cards aria-labelledby="cards-title" {
            h2 #cards-title {
                (words.say("gallery-cards-title")) " "
                small { (words.fill("gallery-count", &[("count", chosen.len().into())])) }
            }
            (choices(words, choice))
            @if chosen.is_empty() { p { (words.say("gallery-none")) } }
            ul.cards { @for (card, entry) in &chosen { li.card-entry { (one_card(words, *card, entry)) } } }
        }
    }
}

fn one_card(words: &Words, card: Card, entry: &Entry) -> Markup {
    let deck = DECKS.iter().find(|(_, deck)| *deck == entry.deck).map_or("base", |(word, _)| word);
    let mut facts = vec![words.fill("gallery-copies", &[("copies", entry.copies.into())])];
    if let Kind::Warrior(warrior) = entry.kind {
        facts.push(words.fill("gallery-strength", &[("strength", warrior.strength.into())]));
    }
    if entry.glory > 0 {
        facts.push(words.fill("gallery-glory", &[("glory", entry.glory.into())]));
    }
    facts.push(words.say(&format!("gallery-deck-{deck}")));
    html! {
        (tiles::card(words, card))
        div.card-text {
            h3 { (tiles::card_name(words, card)) }
            p.card-number { (facts.join(" · ")) }
            @if let Some(weapons) = tiles::weapons_text(words, card) { p.card-weapons { (weapons) } }
            p { (tiles::card_text(words, card)) " " (tiles::clause(clause_of_card(entry))) }
            (origins::badges(words, &origins::of_card(card, entry)))
        }
    }
}
