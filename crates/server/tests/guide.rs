//! Guide, gallery and rules: complete in every language, and every link to a clause leads somewhere.

use meadhall_server::pages::clauses::{Clauses, clauses};
use meadhall_server::pages::gallery::gallery;
use meadhall_server::pages::guide::guide;
use meadhall_server::pages::model::Frame;
use meadhall_vaalbara::data::{Deck, LANDS};
use meadhall_vaalbara::{Character, Clan, Kind};
use meadhall_words::{Lang, Words};
use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../docs/rules/vaalbara.md");

type Page = fn(&Frame, &str) -> Option<maud::Markup>;
const PAGES: [(&str, Page); 3] = [("guide", guide), ("gallery", gallery), ("rules", clauses)];

fn frame(lang: Lang, here: &str) -> Frame {
    Frame { lang, name: String::new(), here: here.to_owned() }
}

fn page(lang: Lang, page: Page) -> String {
    page(&frame(lang, "/"), "vaalbara").expect("there is such a page").into_string()
}

/// Every page with its name and language.
fn all_pages() -> impl Iterator<Item = (String, Lang, String)> {
    let of = |lang| PAGES.into_iter().map(move |(name, draw)| (format!("{name} {lang}"), lang, page(lang, draw)));
    Lang::ALL.into_iter().flat_map(of)
}

/// What stands between `start` and the next `end`, everywhere in the page.
fn between<'a>(page: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    page.split(start).skip(1).filter_map(move |rest| rest.split(end).next())
}

fn ids(page: &str) -> Vec<&str> {
    between(page, " id=\"", '"').collect()
}

/// The text of a page without its tags, with plain spaces.
fn text(page: &str) -> String {
    page.split('<')
        .filter_map(|part| part.split_once('>').map(|(_, text)| text))
        .collect::<String>()
        .replace('\u{a0}', " ")
}

#[test]
fn every_clause_has_its_anchor_and_a_link_to_itself() {
    let written: Vec<&str> = RULES.lines().filter(|line| line.starts_with("[VB-")).collect();
    assert!(written.len() > 200, "only {} clauses were found", written.len());
    let page = page(Lang::En, clauses);
    let anchors: BTreeSet<&str> = ids(&page).into_iter().collect();
    for line in &written {
        let id = line[1..].split(']').next().unwrap_or_default();
        assert!(anchors.contains(id), "{id} has no anchor");
        assert!(page.contains(&format!("<a class=\"clause-mark\" href=\"#{id}\">{id}</a>")), "{id} has no link");
    }
    assert_eq!(Clauses::of("vaalbara").map(|clauses| clauses.ids().len()), Some(written.len()));
}

#[test]
fn clauses_that_name_others_link_to_them() {
    let page = page(Lang::En, clauses);
    assert!(page.contains("(see [<a href=\"#VB-9.5\">VB-9.5</a>])"));
    assert!(page.contains("<td><a href=\"#VB-16.5\">VB-16.5</a>, <a href=\"#VB-8.3\">VB-8.3</a></td>"));
    let unlinked = RULES.matches("VB-").count() - page.matches("href=\"#VB-").count();
    assert_eq!(unlinked, 1, "only the example of an id, in the words about reading, is no link");
}

#[test]
fn tables_of_the_rules_have_head_cells_and_can_be_scrolled_by_keyboard() {
    let page = page(Lang::En, clauses);
    let tables = RULES.lines().filter(|line| line.starts_with("|---")).count();
    assert!(tables > 5);
    assert_eq!(page.matches("<table>").count(), tables);
    assert_eq!(page.matches("<thead>").count(), tables);
    assert!(page.matches("<div class=\"table-scroll\" tabindex=\"0\" role=\"group\"").count() >= tables);
    assert!(!page.contains("<th>"), "a head cell without its scope");
}

#[test]
fn every_link_inside_the_pages_leads_somewhere() {
    let rules = page(Lang::En, clauses);
    let clauses: BTreeSet<&str> = ids(&rules).into_iter().collect();
    for (name, _, page) in all_pages() {
        let own: Vec<&str> = ids(&page);
        let different: BTreeSet<&str> = own.iter().copied().collect();
        assert_eq!(own.len(), different.len(), "{name}: an id stands there twice");
        for anchor in between(&page, "href=\"#", '"') {
            assert!(different.contains(anchor), "{name}: #{anchor} leads nowhere");
        }
        for label in between(&page, "aria-labelledby=\"", '"') {
            assert!(different.contains(label), "{name}: {label} labels nothing");
        }
        let far: Vec<&str> = between(&page, "href=\"/rules/vaalbara#", '"').collect();
        assert!(name.starts_with("rules") || far.len() > 15, "{name}: only {} links to clauses", far.len());
        for clause in far {
            assert!(clauses.contains(clause), "{name}: the rules have no {clause}");
        }
    }
}

#[test]
fn every_card_stands_in_guide_and_gallery_in_each_language() {
    for lang in Lang::ALL {
        let words = Words::of(lang, "vaalbara");
        let mut keys: Vec<String> = Vec::new();
        keys.extend(Character::ALL.iter().flat_map(|c| [format!("character-{c}"), format!("character-{c}-effect")]));
        keys.extend(Kind::ALL.iter().flat_map(|kind| [format!("land-{kind}"), format!("land-{kind}-scoring")]));
        keys.extend(Clan::ALL.iter().flat_map(|clan| [format!("clan-{clan}"), format!("clan-{clan}-own")]));
        for (name, draw) in &PAGES[..2] {
            let page = page(lang, *draw);
            let text = text(&page);
            for key in &keys {
                assert!(text.contains(&words.say(key).replace('\u{a0}', " ")), "{name} {lang} lacks {key}");
            }
            for drawing in keys.iter().filter(|key| !key.ends_with("-effect") && !key.ends_with("-scoring")) {
                let drawing = drawing.trim_end_matches("-own");
                assert!(page.contains(&format!("#{drawing}\"")), "{name} {lang} does not draw {drawing}");
            }
        }
    }
}

#[test]
fn the_gallery_shows_every_land_and_every_back() {
    let deck = Deck::built_in();
    let page = page(Lang::En, gallery);
    assert_eq!(page.matches("tile tile-land").count(), LANDS);
    assert_eq!(page.matches("tile tile-back").count(), LANDS);
    for tier in 2..=4u8 {
        let lands = deck.lands.iter().filter(|land| land.min_players == tier).count();
        assert_eq!(page.matches(&format!("<span class=\"tier\">{tier}+</span>")).count(), lands, "tier {tier}+");
    }
    let forests = |value: u8| deck.lands.iter().filter(|land| land.value == value).count();
    for value in 3..=6 {
        let shown = format!("Forest</span> <span class=\"tile-number\">{value}</span>");
        assert_eq!(page.matches(&shown).count(), forests(value), "forests of {value}");
    }
}

#[test]
fn the_gallery_wears_the_colours_that_were_chosen() {
    let worn = |here: &str| gallery(&frame(Lang::En, here), "vaalbara").map(|page| page.into_string());
    assert!(worn("/gallery/vaalbara?clan=red").is_some_and(|page| page.contains("class=\"cards clan-red\"")));
    assert!(worn("/gallery/vaalbara?clan=pink").is_some_and(|page| page.contains("class=\"cards clan-blue\"")));
}

#[test]
fn the_guide_tells_the_rulebooks_examples() {
    for lang in Lang::ALL {
        let text = text(&page(lang, guide));
        for sum in ["57 + 5 = 62", "2 + 4 + 6 + 8 = 20", "0 + 10 + 0 + 20 = 30", "= 11", "= 8", "= 19", "= 7"] {
            assert!(text.contains(sum), "{lang}: {sum}");
        }
    }
}

#[test]
fn no_word_is_missing() {
    for (name, _, page) in all_pages() {
        let text = text(&page);
        for (n, _) in text.match_indices('[') {
            let key = text[n + 1..].split(']').next().unwrap_or_default();
            let is_key =
                key.contains('-') && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(!is_key, "{name}: [{key}] has no words");
        }
        assert!(
            !text.contains("{ ") && !text.contains("{$") && !text.contains("{character"),
            "{name}: an open placeholder"
        );
    }
}

#[test]
fn headings_follow_each_other() {
    for (name, _, page) in all_pages() {
        let levels: Vec<u32> = between(&page, "<h", '>').filter_map(|tag| tag.chars().next()?.to_digit(10)).collect();
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{name}: one title");
        for pair in levels.windows(2) {
            assert!(pair[1] <= pair[0] + 1, "{name}: a heading of level {} follows one of level {}", pair[1], pair[0]);
        }
    }
}

#[test]
fn nothing_stands_inline_that_the_pages_forbid() {
    for (name, _, page) in all_pages() {
        for forbidden in [" style=\"", "<style", " onclick", "javascript:"] {
            assert!(!page.contains(forbidden), "{name}: {forbidden}");
        }
    }
}

#[test]
fn only_known_games_have_pages() {
    for (name, draw) in PAGES {
        assert!(draw(&frame(Lang::En, "/"), "chess").is_none(), "{name}");
    }
}

#[test]
fn whoever_reads_the_rules_in_another_language_is_told_that_they_are_english() {
    for lang in Lang::ALL {
        let note = Words::of(lang, "vaalbara").say("rules-english-only");
        assert_eq!(text(&page(lang, clauses)).contains(&note), lang != Lang::En, "{lang}");
    }
}
