//! Guides, galleries and rules: complete in every language, and every link to a clause leads somewhere.

use crate::support::TestServer;
use meadhall_blood_rage::data::{CARDS, OUTER, WARRIORS};
use meadhall_blood_rage::{self as blood_rage, BloodRage, Card, God, Place};
use meadhall_engine::{Game, Options};
use meadhall_games::{GAMES as ALL, GameEntry, find};
use meadhall_server::pages::assets::{SETTINGS, SOUNDS, asset, asset_url, assets};
use meadhall_server::pages::model::Frame;
use meadhall_server::pages::settings::Display;
use meadhall_server::pages::sheet::{SheetKind, sheet};
use meadhall_vaalbara::data::{Deck, LANDS};
use meadhall_vaalbara::{Character, Clan, Kind, Vaalbara};
use meadhall_valhalla::data::{clause_of_card, clause_of_jarl, clause_of_terror};
use meadhall_valhalla::{self as valhalla, Cards, Face, Jarl, Monster, Valhalla};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Lang, Words};
use std::collections::BTreeSet;
use std::io::Write;

const GAMES: [&str; 3] = [Vaalbara::ID, BloodRage::ID, Valhalla::ID];

/// The kinds of Valhalla's gallery: each a choice of its own.
const VALHALLA_KINDS: [&str; 8] = ["bear", "wolf", "boar", "stag", "frost", "dwarf", "tactic", "special"];

fn frame(lang: Lang, here: &str) -> Frame {
    Frame {
        lang,
        name: String::new(),
        here: here.to_owned(),
        mentored: None,
        game: "vaalbara",
        display: Display::default(),
        waiting: 0,
        house: Default::default(),
    }
}

fn entry(game: &str) -> &'static GameEntry {
    find(game).expect("a game of the house")
}

fn words_of(lang: Lang, game: &str) -> &'static Words {
    entry(game).board.words(lang)
}

fn clauses_of(game: &str) -> &'static Clauses {
    entry(game).board.rulebook().clauses()
}

fn clause_address(game: &str, clause: &str) -> String {
    entry(game).board.rulebook().clause_address(clause)
}

/// A page by its name and the rest of its address.
fn page(game: &str, name: &str, query: &str, lang: Lang) -> String {
    let frame = frame(lang, &format!("/{name}/{game}{query}"));
    let kind = match name {
        "guide" => SheetKind::Guide,
        "gallery" => SheetKind::Gallery,
        _ => SheetKind::Rules,
    };
    sheet(&frame, entry(game), kind).into_string()
}

/// The pages of a game: names and the rests of their addresses.
fn pages_of(game: &str) -> Vec<(&'static str, String)> {
    let mut pages: Vec<(&str, String)> = Vec::new();
    pages.extend((1..=entry(game).board.guide.parts.len()).map(|part| ("guide", format!("?part={part}"))));
    pages.extend((1..=entry(game).board.rulebook().page_count()).map(|page| ("rules", format!("?page={page}"))));
    pages.push(("gallery", String::new()));
    if game == Vaalbara::ID {
        pages.extend(["?show=lands", "?show=omens"].map(|query| ("gallery", query.to_owned())));
    }
    if game == BloodRage::ID {
        let queries = ["?age=2", "?age=3", "?kind=battle", "?kind=monster", "?kind=clan", "?god=tyr", "?from=five"];
        let more = ["?from=kickstarter", "?from=mystics", "?age=1&kind=ship&god=loki"];
        pages.extend(queries.into_iter().chain(more).map(|query| ("gallery", query.to_owned())));
    }
    if game == Valhalla::ID {
        pages.extend(VALHALLA_KINDS.map(|kind| ("gallery", format!("?kind={kind}"))));
        let queries = ["?show=jarls", "?show=tricks", "?show=monsters", "?deck=valkyries", "?deck=dwarves"];
        let more = ["?deck=tyr&origin=printed", "?deck=thor&kind=bear", "?kind=stag&origin=reconstructed"];
        pages.extend(queries.into_iter().chain(more).map(|query| ("gallery", query.to_owned())));
    }
    pages
}

/// Every page with its game, its name and its language.
fn all_pages() -> impl Iterator<Item = (&'static str, String, Lang, String)> {
    GAMES.into_iter().flat_map(|game| {
        pages_of(game).into_iter().flat_map(move |(name, query)| {
            Lang::ALL.map(|lang| (game, format!("{name} {game}{query} {lang}"), lang, page(game, name, &query, lang)))
        })
    })
}

/// All pages of one name of a game, one after another.
fn whole(game: &str, name: &str, lang: Lang) -> String {
    let pages = pages_of(game).into_iter().filter(|(other, _)| *other == name);
    pages.map(|(name, query)| page(game, name, &query, lang)).collect()
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
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

/// The text of a key, as [`text`] reads it off a page.
fn said(words: &Words, key: &str) -> String {
    words.say(key).replace('\u{a0}', " ")
}

#[test]
fn every_clause_has_its_anchor_and_a_link_to_itself() {
    for (game, clauses) in ALL.iter().map(|game| (game.id(), game.board.rulebook().clauses())) {
        for clause in clauses.all() {
            let id = clause.id;
            let (path, anchor) = clause_address(game, id)
                .split_once('#')
                .map(|(path, id)| (path.to_owned(), id.to_owned()))
                .expect("an anchor");
            let query = path.strip_prefix(&format!("/rules/{game}")).expect("the rules").to_owned();
            // Rendering is cheap: the rules are made once.
            let page = page(game, "rules", &query, Lang::En);
            assert_eq!(anchor, id);
            assert!(
                page.contains(&format!(
                    "<p class=\"clause\" id=\"{id}\"><a class=\"clause-mark\" href=\"#{id}\">{id}</a>"
                )),
                "{id}"
            );
        }
        let anchors = whole(game, "rules", Lang::En).matches("<p class=\"clause\"").count();
        assert_eq!(anchors, clauses.all().len(), "{game}");
    }
}

#[test]
fn clauses_that_name_others_link_to_them() {
    let vaalbara = whole(Vaalbara::ID, "rules", Lang::En);
    assert!(vaalbara.contains("(see [<a href=\"#VB-9.5\">VB-9.5</a>])"));
    assert!(vaalbara.contains("<td><a href=\"#VB-16.5\">VB-16.5</a>, <a href=\"#VB-8.3\">VB-8.3</a></td>"));
    let pages = [1, 2].map(|n| page(BloodRage::ID, "rules", &format!("?page={n}"), Lang::En));
    assert!(pages[0].contains("(see <a href=\"#BR-8.3\">BR-8.3</a>)"), "a clause of the same page");
    assert!(pages[1].contains("(<a href=\"?page=1#BR-5.50\">BR-5.50</a> to"), "a clause of another page");
    for (game, letters) in [(Vaalbara::ID, "VB-"), (BloodRage::ID, "BR-"), (Valhalla::ID, "VH-")] {
        let rules = clauses_of(game).text();
        let links = whole(game, "rules", Lang::En).matches(&format!("#{letters}")).count();
        assert_eq!(rules.matches(letters).count() - links, 1, "{game}: only the example of an id is no link");
    }
}

#[test]
fn rulings_and_reconstructed_values_are_marked() {
    for (game, clauses) in ALL.iter().map(|game| (game.id(), game.board.rulebook().clauses())) {
        let page = whole(game, "rules", Lang::En);
        let rulings = if clauses.all().len() > 100 { 50 } else { 0 };
        for (mark, least) in [("ruling", rulings), ("reconstructed", if game == Valhalla::ID { 50 } else { 0 })] {
            // The words about reading name the mark without using it.
            let all = clauses.text().matches(&format!("({mark})")).count();
            let marked = all - clauses.text().matches(&format!("`({mark})`")).count();
            assert!(marked >= least, "{game}: {mark}");
            let badge = format!("<span class=\"ruling\">{mark}</span>");
            assert_eq!(page.matches(&badge).count(), marked, "{game}: {mark}");
        }
    }
}

#[test]
fn tables_of_the_rules_have_head_cells_and_can_be_scrolled_by_keyboard() {
    let page = page(Vaalbara::ID, "rules", "", Lang::En);
    let rules = clauses_of(Vaalbara::ID).text();
    let tables = rules.lines().filter(|line| line.starts_with("|---")).count();
    assert!(tables > 5);
    assert_eq!(page.matches("<table>").count(), tables);
    assert_eq!(page.matches("<thead>").count(), tables);
    assert!(page.matches("<div class=\"table-scroll\" tabindex=\"0\" role=\"group\"").count() >= tables);
    assert!(!page.contains("<th>"), "a head cell without its scope");
}

#[test]
fn every_link_inside_the_pages_leads_somewhere() {
    for (game, name, lang, page) in all_pages() {
        let own: Vec<&str> = ids(&page);
        let different: BTreeSet<&str> = own.iter().copied().collect();
        assert_eq!(own.len(), different.len(), "{name}: an id stands there twice");
        for anchor in between(&page, "href=\"#", '"') {
            assert!(different.contains(anchor), "{name}: #{anchor} leads nowhere");
        }
        for label in between(&page, "aria-labelledby=\"", '"') {
            assert!(different.contains(label), "{name}: {label} labels nothing");
        }
        let kind = name.split(' ').next().unwrap_or_default();
        for address in between(&page, "href=\"?", '"') {
            let (query, anchor) = address.split_once('#').expect("an anchor");
            let query = format!("?{}", query.replace("&amp;", "&"));
            let there = self::page(game, kind, &query, lang);
            assert!(there.contains(&format!(" id=\"{anchor}\"")), "{name}: {address} leads nowhere");
        }
        let prefix = match game {
            Vaalbara::ID => "VB-",
            BloodRage::ID => "BR-",
            _ => "VH-",
        };
        let rules = format!("href=\"/rules/{game}");
        let far: Vec<&str> = between(&page, &rules, '"').filter(|rest| rest.contains(prefix)).collect();
        for clause in &far {
            let id = clause.split('#').nth(1).unwrap_or_default();
            assert_eq!(clause_address(game, id), format!("/rules/{game}{clause}"), "{name}");
            let known = clauses_of(game).all().iter().any(|clause| clause.id == id);
            assert!(known, "{name}: the rules have no {clause}");
        }
        assert!(kind == "rules" || far.len() > 3, "{name}: only {} links to clauses", far.len());
    }
}

#[test]
fn every_card_of_vaalbara_stands_in_guide_and_gallery_in_each_language() {
    for lang in Lang::ALL {
        let words = words_of(lang, Vaalbara::ID);
        let mut keys: Vec<String> = Vec::new();
        keys.extend(Character::ALL.iter().flat_map(|c| [format!("character-{c}"), format!("character-{c}-effect")]));
        keys.extend(Kind::ALL.iter().flat_map(|kind| [format!("land-{kind}"), format!("land-{kind}-scoring")]));
        keys.extend(Clan::ALL.iter().flat_map(|clan| [format!("clan-{clan}"), format!("clan-{clan}-own")]));
        for name in ["guide", "gallery"] {
            let page = whole(Vaalbara::ID, name, lang);
            let text = text(&page);
            for key in &keys {
                assert!(text.contains(&said(words, key)), "{name} {lang} lacks {key}");
            }
            for drawing in keys.iter().filter(|key| !key.ends_with("-effect") && !key.ends_with("-scoring")) {
                let drawing = drawing.trim_end_matches("-own");
                assert!(page.contains(&format!("#{drawing}\"")), "{name} {lang} does not draw {drawing}");
            }
        }
    }
}

#[test]
fn every_card_of_blood_rage_stands_in_the_gallery_in_each_language() {
    let built_in = blood_rage::Cards::built_in();
    for lang in Lang::ALL {
        let words = words_of(lang, BloodRage::ID);
        for age in 1..=3 {
            let page = page(BloodRage::ID, "gallery", &format!("?age={age}"), lang);
            let text = text(&page);
            let cards: Vec<Card> = built_in.all().filter(|&card| built_in[card].age == age).collect();
            assert_eq!(page.matches("class=\"card-entry\"").count(), cards.len(), "age {age}");
            for card in cards {
                let id = card.id();
                for key in [format!("card-{id}"), format!("card-{id}-effect")] {
                    assert!(text.contains(&said(words, &key)), "{lang}, age {age}: {key}");
                }
                let clause = clause_address(BloodRage::ID, built_in.clause(card));
                assert!(page.contains(&format!("href=\"{clause}\"")), "{card}: {clause}");
                if let Some(monster) = built_in[card].monster() {
                    assert!(page.contains(&format!("#figure-{monster}\"")), "{monster} is not drawn");
                }
            }
            for clan in blood_rage::Clan::ALL {
                assert!(
                    text.contains(&said(words, &format!("clan-{clan}"))) && page.contains(&format!("#clan-{clan}\""))
                );
            }
            for god in God::ALL {
                assert!(text.contains(&said(words, &format!("god-{god}-effect"))), "{god}");
            }
        }
    }
    assert_eq!(built_in.all().count(), CARDS);
}

#[test]
fn the_gallery_tells_the_copies_by_players() {
    let text = text(&page(BloodRage::ID, "gallery", "?kind=battle", Lang::En));
    for told in [
        "Copies: 1× (2 players), 2× (3–4 players), 3× (5 players)",
        "Copies: 1× (4–5 players)",
        "Copies: 2× (2 players), 3× (3–4 players), 4× (5 players)",
        "Copies: 1× (5 players)",
    ] {
        assert!(text.contains(told), "{told}");
    }
    let monsters = self::text(&page(BloodRage::ID, "gallery", "?kind=monster", Lang::En));
    assert_eq!(monsters.matches("1 more (5 players with the Kickstarter monsters)").count(), 3);
    assert!(monsters.contains("STR by Valhalla, costs 0 Rage"), "Ymir");
    assert!(monsters.contains("STR 3, costs 0 Rage"), "the Soldier of Hel");
}

/// A message of Valhalla in words.
fn told(words: &Words, message: &meadhall_engine::Message) -> String {
    words.tell(message, &|seat| seat.to_string()).replace('\u{a0}', " ")
}

#[test]
fn every_card_of_valhalla_stands_in_the_gallery_in_each_language() {
    let game = Valhalla::open(2, &Options::default()).expect("a game");
    let cards = game.cards();
    for lang in Lang::ALL {
        let words = words_of(lang, Valhalla::ID);
        let mut shown = 0;
        for kind in VALHALLA_KINDS {
            let page = page(Valhalla::ID, "gallery", &format!("?kind={kind}"), lang);
            let text = text(&page);
            shown += page.matches("class=\"card-entry\"").count();
            let of_kind = cards.all().filter(|(card, entry)| match entry.kind {
                valhalla::data::Kind::Warrior(warrior) => warrior.clan.word() == kind,
                valhalla::data::Kind::Tactic(_) => kind == "tactic",
                _ => kind == "special" && cards.warrior(*card).is_none(),
            });
            for (card, entry) in of_kind {
                for message in [Some(game.card_text(card)), game.weapons_text(card)].into_iter().flatten() {
                    assert!(text.contains(&told(words, &message)), "{lang}: {card}: {}", message.key);
                }
                assert!(text.contains(&said(words, &format!("card-{card}"))), "{lang}: {card}");
                let clause = clause_address(Valhalla::ID, clause_of_card(entry));
                assert!(page.contains(&format!("href=\"{clause}\"")), "{card}: {clause}");
            }
        }
        assert_eq!(shown, cards.all().count(), "{lang}");
    }
}

#[test]
fn every_jarl_and_monster_stands_in_the_gallery_in_each_language() {
    let game = Valhalla::open(1, &Options::default()).expect("a game");
    for lang in Lang::ALL {
        let words = words_of(lang, Valhalla::ID);
        let shown = |show: &str| page(Valhalla::ID, "gallery", &format!("?show={show}"), lang);
        let jarls = shown("jarls");
        let page_text = text(&jarls);
        for jarl in Jarl::ALL {
            for part in ["", "-main", "-condition", "-secondary"] {
                assert!(page_text.contains(&said(words, &format!("jarl-{jarl}{part}"))), "{lang}: {jarl}{part}");
            }
            let clause = clause_address(Valhalla::ID, clause_of_jarl(jarl));
            assert!(jarls.contains(&format!("#jarl-{jarl}\"")) && jarls.contains(&clause), "{jarl} is not drawn");
        }
        let monsters = shown("monsters");
        let page_text = text(&monsters);
        for (monster, step) in Monster::ALL.into_iter().flat_map(|monster| (0..6).map(move |step| (monster, step))) {
            assert!(monsters.contains(&format!("#monster-{monster}\"")), "{monster} is not drawn");
            let card = game.cards().monster(monster, step, false).expect("a card");
            assert!(page_text.contains(&told(words, &game.terror_text(card.terror))), "{lang}: {monster} {step}");
            if let Some(terror) = card.terror {
                assert!(monsters.contains(&clause_address(Valhalla::ID, clause_of_terror(terror))));
            }
        }
        let tricks = text(&shown("tricks"));
        for row in (0..10).flat_map(|index| game.cards().loki(index).map(|loki| loki.rows.clone()).unwrap_or_default())
        {
            let advantage = said(words, &format!("loki-{}", row.advantage.word()));
            assert!(tricks.contains(&advantage.replace('\u{a0}', " ")), "{lang}: {}", row.advantage.word());
        }
    }
}

#[test]
fn the_gallery_of_valhalla_tells_where_each_value_comes_from() {
    let text_of = |query: &str| text(&page(Valhalla::ID, "gallery", query, Lang::En));
    let boars = text_of("?deck=base&kind=boar");
    assert_eq!(boars.matches("printed ability reconstructed strength, weapons, glory, copies").count(), 12);
    let bears = text_of("?deck=base&kind=bear");
    assert_eq!(bears.matches("reconstructed strength, weapons, glory, copies").count(), 16);
    assert!(!bears.contains("printed ability"));
    let tactics = text_of("?deck=base&kind=tactic");
    assert_eq!(tactics.matches("printed effect reconstructed weapon shown, copies").count(), 5);
    let jarls = text_of("?show=jarls");
    assert_eq!(jarls.matches("printed name, abilities, solo list").count(), 7);
    let monsters = text_of("?show=monsters");
    assert_eq!(monsters.matches("printed ability known from elsewhere name reconstructed strength").count(), 4);
    let reconstructed = text_of("?kind=boar&origin=reconstructed");
    assert!(!reconstructed.contains("printed ability") && reconstructed.contains("Boar 4"));
}

#[test]
fn the_gallery_of_valhalla_says_how_to_play_with_printed_values() {
    let page = page(Valhalla::ID, "gallery", "", Lang::En);
    for command in ["cards valhalla --export", "play valhalla --cards", "arena valhalla --cards"] {
        assert!(text(&page).contains(&format!("meadhall {command}")), "{command}");
    }
    assert!(page.contains("href=\"/new?game=valhalla\""));
    assert!(text(&page).contains(Cards::built_in().fingerprint()));
}

#[test]
fn the_guide_to_valhalla_shows_dice_jarls_and_tables_of_its_own_numbers() {
    let whole = whole(Valhalla::ID, "guide", Lang::En);
    let text = text(&whole);
    for face in Face::ALL {
        assert!(whole.contains(&format!("#die-{face}\"")), "{face}");
    }
    let first_game = Cards::built_in().jarls().iter().filter(|entry| entry.first_game).count();
    assert_eq!((whole.matches("<li><span class=\"tile vh kind-jarl\">").count(), first_game), (8, 8));
    for module in ["loki", "thor", "tyr", "valkyries", "dwarves", "king", "brothers"] {
        assert!(whole.contains(&format!("#module-{module}\"")), "{module}");
    }
    let words = words_of(Lang::En, Valhalla::ID);
    for tactic in ["t-new-weapons", "t-surrounded", "v-path-to-valhalla", "d-call-to-arms"] {
        assert!(text.contains(&said(words, &format!("card-{tactic}"))), "{tactic}");
    }
    // The rulebook's numbers of discarded cards, open warriors and cards in the deck, and a set of four shields.
    for row in ["2403 64", "320476", "410578", "4 different ones: +5"] {
        assert!(text.replace(' ', "").contains(&row.replace(' ', "")), "{row}");
    }
}

#[test]
fn the_gallery_shows_every_land_and_every_back() {
    let deck = Deck::built_in();
    let page = whole(Vaalbara::ID, "gallery", Lang::En);
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
    let worn = |query: &str| page(Vaalbara::ID, "gallery", query, Lang::En);
    assert!(worn("?clan=red").contains("class=\"cards clan-red\""));
    assert!(worn("?clan=pink").contains("class=\"cards clan-blue\""));
}

#[test]
fn the_guides_tell_the_rulebooks_examples() {
    let vaalbara = ["57 + 5 = 62", "2 + 4 + 6 + 8 = 20", "0 + 10 + 0 + 20 = 30", "= 11", "= 8", "= 19", "= 7"];
    let blood_rage = ["2 × 3 = 6", "10 + 20 = 30", "3+ 4= 7", "2+ 0= 2"];
    let valhalla = ["= 8", "= 5", "6 +", "0 = 6", "3 = 13", "6 = 18"];
    for lang in Lang::ALL {
        for (game, sums) in [(Vaalbara::ID, &vaalbara[..]), (BloodRage::ID, &blood_rage), (Valhalla::ID, &valhalla)] {
            let text = text(&whole(game, "guide", lang));
            for sum in sums {
                assert!(text.contains(sum), "{game} {lang}: {sum}");
            }
        }
    }
}

#[test]
fn the_guide_to_blood_rage_draws_the_board() {
    let page = page(BloodRage::ID, "guide", "", Lang::En);
    for place in Place::provinces() {
        assert!(page.contains(&format!("#province-{place}\"")), "{place}");
        assert!(text(&page).contains(&said(words_of(Lang::En, BloodRage::ID), &format!("place-{place}"))), "{place}");
    }
    // One province is destroyed, and each of the others has a token; so has Yggdrasil.
    let drawn = |name: &str| page.matches(&format!("#{name}\"")).count();
    assert_eq!(drawn("ruin-village"), 5, "Muspelheim");
    assert_eq!(drawn("icon-village"), 32 - 5);
    let tokens: usize =
        ["rage", "axes", "horns", "glory", "all"].iter().map(|token| drawn(&format!("token-{token}"))).sum();
    assert_eq!(tokens, OUTER - 1 + 1 + 5, "on the map and in the list");
    assert!(text(&page).contains(&format!("{WARRIORS}×")));
}

#[test]
fn no_word_is_missing() {
    for (_, name, _, page) in all_pages() {
        let text = text(&page);
        for (n, _) in text.match_indices('[') {
            let key = text[n + 1..].split(']').next().unwrap_or_default();
            let is_key =
                key.contains('-') && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(!is_key, "{name}: [{key}] has no words");
        }
        for open in ["{ ", "{$", "{character", "{stat"] {
            assert!(!text.contains(open), "{name}: an open placeholder");
        }
    }
}

#[test]
fn every_drawing_that_a_page_names_is_in_its_file() {
    for (_, name, _, page) in all_pages() {
        for address in between(&page, "href=\"/assets/", '"').filter(|address| address.contains('#')) {
            let (file, drawing) = address.split_once('#').expect("a drawing");
            // The content's hash stands before the name.
            let file = file.split_once('/').map_or(file, |(_, name)| name);
            let sprite = asset(file).map(|asset| String::from_utf8_lossy(&asset.bytes)).unwrap_or_default();
            assert!(sprite.contains(&format!("id=\"{drawing}\"")), "{name}: {address}");
        }
    }
}

#[test]
fn headings_follow_each_other() {
    for (_, name, _, page) in all_pages() {
        let levels: Vec<u32> = between(&page, "<h", '>').filter_map(|tag| tag.chars().next()?.to_digit(10)).collect();
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{name}: one title");
        for pair in levels.windows(2) {
            assert!(pair[1] <= pair[0] + 1, "{name}: a heading of level {} follows one of level {}", pair[1], pair[0]);
        }
    }
}

#[test]
fn nothing_stands_inline_that_the_pages_forbid() {
    for (_, name, _, page) in all_pages() {
        for forbidden in [" style=\"", "<style", " onclick", "javascript:"] {
            assert!(!page.contains(forbidden), "{name}: {forbidden}");
        }
    }
}

/// How many bytes are sent.
fn packed(bytes: &[u8]) -> usize {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(bytes).and_then(|()| packed.finish()).expect("packing in memory").len()
}

#[test]
fn pages_weigh_less_than_110_kb_as_sent() {
    let named = |text: &str| assets().filter(|asset| text.contains(asset_url(asset.name))).collect::<Vec<_>>();
    for (game, name, _, page) in all_pages() {
        let mut files = named(&page);
        for sheet in files.clone() {
            files.extend(named(&String::from_utf8_lossy(&sheet.bytes)));
        }
        files.sort_by_key(|asset| asset.name);
        files.dedup_by_key(|asset| asset.name);
        // These come after the first touch.
        files.retain(|asset| ![SETTINGS, SOUNDS].contains(&asset.name));
        assert!(files.iter().any(|asset| asset.name == "guide.css"), "{game}");
        let weight = packed(page.as_bytes()) + files.iter().map(|asset| packed(&asset.bytes)).sum::<usize>();
        assert!(weight < 110_000, "{name} weighs {weight} bytes");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_known_games_have_pages() {
    let server = TestServer::open().await;
    for kind in ["guide", "gallery", "rules"] {
        let status = async |game: &str| server.client().get(&format!("/{kind}/{game}")).await.status().as_u16();
        assert_eq!((status("vaalbara").await, status("chess").await), (200, 404), "{kind}");
    }
}

#[test]
fn parts_that_do_not_exist_show_the_nearest() {
    let first = page(BloodRage::ID, "guide", "", Lang::En);
    for query in ["?part=0", "?part=x", "?part=1"] {
        assert_eq!(text(&page(BloodRage::ID, "guide", query, Lang::En)), text(&first), "{query}");
    }
    let last =
        page(BloodRage::ID, "guide", &format!("?part={}", entry(BloodRage::ID).board.guide.parts.len()), Lang::En);
    assert_eq!(text(&page(BloodRage::ID, "guide", "?part=99", Lang::En)), text(&last));
    assert_ne!(text(&first), text(&last));
}

#[test]
fn whoever_reads_the_rules_in_another_language_is_told_that_they_are_english() {
    for game in GAMES {
        for lang in Lang::ALL {
            let note = said(words_of(lang, game), "rules-english-only");
            assert_eq!(text(&page(game, "rules", "", lang)).contains(&note), lang != Lang::En, "{game} {lang}");
        }
    }
}
