//! Blood Rage in the terminal.

#![forbid(unsafe_code)]

mod clans;
mod map;
mod table_text;

use meadhall_blood_rage::{
    Action, BloodRage, Card, Clan, Figure, Group, Kind, Piece, Place, Sheet, Token, View, clause_of_card, data,
};
use meadhall_bots::BotEntry;
use meadhall_engine::Seat;
use meadhall_screen::terminal::fit;
use meadhall_screen::{CardText, Density, DrawContext, Screen, ScreenEntry};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use std::sync::LazyLock;

/// The rules, as they are written.
const RULES: &str = include_str!("../../../../docs/rules/blood-rage.md");

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(RULES));

/// The words of the game, and those of its screen.
static TEXTS: Texts = Texts::new(&[
    meadhall_blood_rage::LOCALES,
    [
        ("en", include_str!("../locales/en.ftl")),
        ("cs", include_str!("../locales/cs.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ],
]);

/// What the list of games knows of this screen.
pub static ENTRY: ScreenEntry = ScreenEntry::of::<BloodRageScreen>();

/// Blood Rage in the terminal.
pub struct BloodRageScreen;

fn place_name(place: Place, words: &Words) -> String {
    words.say(&format!("place-{place}"))
}

fn clan_name(clan: Clan, words: &Words) -> String {
    words.say(&format!("clan-{clan}"))
}

/// Three letters for a clan; no two are the same in any language.
fn clan_letters(clan: Clan, words: &Words) -> String {
    clan_name(clan, words).chars().take(3).collect()
}

fn clan_colour(clan: Clan) -> Color {
    match clan {
        Clan::Wolf => Color::LightRed,
        Clan::Raven => Color::LightBlue,
        Clan::Serpent => Color::Yellow,
        Clan::Bear => Color::Rgb(0xb5, 0x7e, 0x4b),
        Clan::Ram => Color::Green,
        Clan::Boar => Color::LightMagenta,
    }
}

/// A card with what is printed on it: `+3` for a battle card, else its number.
fn numbered(card: Card, words: &Words) -> String {
    let face = card.face();
    let name = words.say(&format!("card-{}", face.id()));
    match face.kind {
        Kind::Battle => format!("{name} +{}", face.value),
        _ => format!("{name} {}", face.value),
    }
}

/// Figures in letters: a leader and two warriors are `L2w`, monsters go by the first letters of their names.
fn figures(sheet: &Sheet, group: Group, words: &Words) -> String {
    let letters = |piece: Piece| match sheet.figure(piece) {
        figure @ (Figure::Leader | Figure::Warrior | Figure::Ship | Figure::Mystic) => {
            words.say(&format!("term-br-sign-{figure}"))
        }
        monster => words.say(&format!("figure-{monster}")).chars().take(3).collect(),
    };
    let part = |piece: Piece| match group.count(piece) {
        1 => letters(piece),
        count => format!("{count}{}", letters(piece)),
    };
    group.pieces().map(part).collect::<Vec<_>>().join(" ")
}

/// The reward of a pillage in a few letters.
fn reward(token: Token, words: &Words) -> String {
    match token {
        Token::Glory => format!("+{}", data::TOKEN_GLORY),
        Token::All => "+++".to_owned(),
        token => words.say(&format!("stat-{token}")).chars().take(4).collect(),
    }
}

/// Where a choice happens: where its figures go, and where they come from.
fn places_of(action: Action) -> (Option<Place>, Option<Place>) {
    match action {
        Action::Invade(invade) => (Some(invade.place), None),
        Action::March(march) => (Some(march.to), Some(march.from)),
        Action::Pillage(place) | Action::Challenge(place) => (Some(place), None),
        Action::Call(_, from) => (None, Some(from)),
        Action::Move(_, to) | Action::Send(_, to) | Action::Retreat(_, to) => (Some(to), None),
        Action::Sacrifice(first, second) => (Some(first.1), Some(second.1)),
        _ => (None, None),
    }
}

/// The card that a choice is about.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Draft(card, _)
        | Action::Quest(card)
        | Action::Upgrade(card, _)
        | Action::Play(card)
        | Action::Add(card)
        | Action::Recover(card)
        | Action::Keep(Some(card)) => Some(card),
        _ => None,
    }
}

fn explained(card: Card, words: &Words) -> CardText {
    CardText {
        name: numbered(card, words),
        text: words.say(&format!("card-{}-effect", card.face().id())),
        clause: clause_of_card(card),
    }
}

fn told(card: Card, words: &Words) -> String {
    let CardText { name, text, clause } = explained(card, words);
    format!("{name}: {text} [{clause}]")
}

impl Screen for BloodRageScreen {
    type Rules = BloodRage;

    fn bots() -> &'static BotEntry {
        &meadhall_blood_rage_bot::ENTRY
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn clauses() -> &'static Clauses {
        &CLAUSES
    }

    fn deck_file() -> Option<&'static str> {
        None
    }

    fn cards(words: &Words) -> Vec<CardText> {
        Card::all().map(|card| explained(card, words)).collect()
    }

    fn name(view: &View, seat: Seat, words: &Words) -> String {
        clan_name(view.table.sheet(seat).clan, words)
    }

    fn colour(view: &View, seat: Seat) -> Color {
        clan_colour(view.table.sheet(seat).clan)
    }

    fn stage(_: &BloodRage, view: &View, words: &Words) -> String {
        let phase = words.say(&format!("phase-{}", view.table.phase));
        words.fill("term-br-stage", &[("age", view.table.age.into()), ("phase", phase.into())])
    }

    fn table_lines(game: &BloodRage, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
        table_text::table(game, view, player_labels, words)
    }

    fn about(_: &BloodRage, view: &View, action: Action, words: &Words) -> Option<String> {
        if let Action::Draft(card, Some(other)) = action {
            return Some(format!("{} {}", told(card, words), told(other, words)));
        }
        if let Some(card) = card_of(action) {
            return Some(told(card, words));
        }
        // What a pillage is worth, and against whom.
        let (Action::Pillage(place) | Action::Challenge(place)) = action else { return None };
        let token = view.table.tokens.get(place.index()).copied()?;
        let forces = map::forces(view, place, words).join(", ");
        let values = [("reward", words.say(&format!("token-{token}")).into()), ("forces", forces.into())];
        Some(words.fill("term-br-pillage", &values))
    }

    fn height(_: &BloodRage, view: &View, density: Density) -> u16 {
        map::height(density) + clans::battle_height(view) + 1 + fit::cells(view.players) + clans::hand_height(density)
    }

    fn draw(_: &BloodRage, context: &DrawContext<'_, BloodRageScreen>, area: Rect, buffer: &mut Buffer) {
        let parts = [
            Constraint::Length(map::height(context.density)),
            Constraint::Length(clans::battle_height(context.view)),
            Constraint::Length(1 + fit::cells(context.view.players)),
            Constraint::Length(clans::hand_height(context.density)),
        ];
        let [map, battle, clans, hand] = Layout::vertical(parts).areas(area);
        map::draw(context, map, buffer);
        clans::draw_battle(context, battle, buffer);
        clans::draw(context, clans, buffer);
        clans::draw_hand(context, hand, buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;
    use std::collections::BTreeSet;

    /// Nothing depends on colour: wherever a clan is shortened to three letters, no two are the same, and neither are the
    /// signs of the figures.
    #[test]
    fn letters_tell_the_clans_and_the_figures_apart() {
        for lang in Lang::ALL {
            let words = TEXTS.words(lang);
            let clans: BTreeSet<String> = Clan::ALL.map(|clan| clan_letters(clan, words)).into();
            assert_eq!(clans.len(), 6, "{lang}: {clans:?}");
            let signs: BTreeSet<String> =
                ["leader", "warrior", "ship", "mystic"].map(|sign| words.say(&format!("term-br-sign-{sign}"))).into();
            assert_eq!(signs.len(), 4, "{lang}: {signs:?}");
            assert!(signs.iter().all(|sign| sign.chars().count() == 1), "{lang}: {signs:?}");
        }
    }

    #[test]
    fn every_clause_that_a_card_names_is_in_the_rules() {
        for card in BloodRageScreen::cards(TEXTS.words(Lang::En)) {
            assert!(CLAUSES.find(card.clause).is_some(), "{} names {}", card.name, card.clause);
        }
        assert!(CLAUSES.all().len() > 500, "only {} clauses", CLAUSES.all().len());
    }
}
