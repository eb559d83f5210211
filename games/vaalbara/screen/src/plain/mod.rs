//! Vaalbara by ear.

mod facts;

use crate::{VaalbaraScreen, character_name, clan_name, land_name};
use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_screen::plain::{Spoken, Step, StepKind, TellContext, Told, Topic};
use meadhall_vaalbara::{Action, AskedView, Card, Character, Event, Kind};
use meadhall_words::Texts;

/// The words of the game and of its screen, as they are spoken.
static TEXTS: Texts = Texts::new(&[
    meadhall_vaalbara::LOCALES,
    [
        ("en", include_str!("../../locales/en.ftl")),
        ("cs", include_str!("../../locales/cs.ftl")),
        ("de", include_str!("../../locales/de.ftl")),
    ],
    [
        ("en", include_str!("../../locales/plain/en.ftl")),
        ("cs", include_str!("../../locales/plain/cs.ftl")),
        ("de", include_str!("../../locales/plain/de.ftl")),
    ],
]);

type Context<'a> = TellContext<'a, VaalbaraScreen>;

/// A character with its initiative.
fn character(context: &Context<'_>, character: Character) -> String {
    let values =
        [("character", character_name(character, context.words).into()), ("initiative", character.initiative().into())];
    context.words.fill("plain-vb-character", &values)
}

fn effect(context: &Context<'_>, character: Character) -> String {
    context.words.say(&format!("character-{character}-effect"))
}

fn character_step(context: &Context<'_>, one: Character) -> Step {
    Step::new(StepKind::Card, character(context, one)).about(effect(context, one))
}

/// A land with its slot.
fn land_at(context: &Context<'_>, card: Card, key: &str, slot: u8) -> String {
    let land = land_name(context.game.face(card), context.words);
    context.words.fill(key, &[("land", land.into()), ("slot", (slot + 1).into())])
}

/// What a land would pay the viewer.
fn pays(context: &Context<'_>, card: Card) -> String {
    match context.game.would_pay(context.view, card) {
        Some((least, most)) if least == most => context.words.fill("plain-vb-pays", &[("vp", most.into())]),
        Some((least, most)) => {
            context.words.fill("plain-vb-pays-range", &[("least", least.into()), ("most", most.into())])
        }
        None => String::new(),
    }
}

fn scoring(context: &Context<'_>, kind: Kind) -> String {
    context.words.say(&format!("land-{kind}-scoring"))
}

/// A land of a row as a step.
fn row_step(context: &Context<'_>, kind: StepKind, row: usize, slot: u8) -> Step {
    let card = context.view.rows.get(row).and_then(|lands| *lands.get(usize::from(slot))?);
    match card {
        Some(card) => Step::new(kind, land_at(context, card, "plain-vb-land", slot)).about(pays(context, card)),
        None => Step::new(kind, context.words.say("plain-vb-empty")),
    }
}

impl Spoken for VaalbaraScreen {
    fn spoken_texts() -> &'static Texts {
        &TEXTS
    }

    fn steps(context: &Context<'_>, action: Action) -> Vec<Step> {
        let words = context.words;
        match action {
            Action::Assign(one) | Action::Midwife(one) => vec![character_step(context, one)],
            Action::Show(false) => vec![Step::new(StepKind::Verb, words.say("action-show-nothing"))],
            Action::Show(true) => vec![Step::new(StepKind::Verb, words.say("action-show"))],
            Action::Bard(clan) => vec![Step::new(StepKind::Player, clan_name(clan, words))],
            Action::Tracker(row, slot) => vec![
                Step::new(StepKind::Place, words.fill("plain-vb-row-name", &[("row", (row + 1).into())])),
                row_step(context, StepKind::Card, row.into(), slot),
            ],
            Action::Rider(first, second) => {
                vec![row_step(context, StepKind::Card, 0, first), row_step(context, StepKind::Other, 1, second)]
            }
            Action::Explorer(place) => {
                let own = context.view.seat().and_then(|seat| context.view.player(seat));
                let card = own.and_then(|player| player.realm.cards().get(usize::from(place)).copied());
                let name = card.map(|card| land_at(context, card, "plain-vb-own-land", place));
                vec![Step::new(StepKind::Card, name.unwrap_or_default())]
            }
            Action::Take(slot) => {
                let card = context.view.rows[0].get(usize::from(slot)).copied().flatten();
                let text = card.map(|card| scoring(context, context.game.kind(card)));
                let step = row_step(context, StepKind::Card, 0, slot);
                vec![step.about(text.unwrap_or_default())]
            }
        }
    }

    fn situation(context: &Context<'_>) -> Vec<String> {
        match context.view.asked {
            AskedView::Assign(_) => vec![facts::row(context, 0), facts::row(context, 1), facts::omens(context)],
            AskedView::Tracker | AskedView::Rider => vec![facts::row(context, 0), facts::row(context, 1)],
            AskedView::Explorer => vec![facts::deck(context)],
            AskedView::Bard => facts::score(context).brief,
            _ => Vec::new(),
        }
    }

    fn hand(context: &Context<'_>) -> Told {
        facts::hand(context)
    }

    fn score(context: &Context<'_>) -> Told {
        facts::score(context)
    }

    fn topics(context: &Context<'_>) -> Vec<Topic> {
        facts::topics(context)
    }

    fn catalogue(context: &Context<'_>) -> Vec<Topic> {
        let characters = Character::ALL.into_iter().map(|one| {
            let name = character_name(one, context.words);
            let whole = format!("{}. {}", character(context, one), effect(context, one));
            Topic { name, written: one.to_string(), brief: None, whole }
        });
        let lands = Kind::ALL.into_iter().map(|kind| {
            let name = context.words.say(&format!("land-{kind}"));
            let whole = format!("{name}: {}", scoring(context, kind));
            Topic { name, written: kind.to_string(), brief: None, whole }
        });
        characters.chain(lands).collect()
    }

    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Assigned(_) | Event::Turn(..) | Event::Round(_) | Event::Drew { .. } | Event::Dealt(_))
    }
}

/// The name of a seat with who plays it.
fn named(context: &Context<'_>, seat: Seat) -> (String, String) {
    (VaalbaraScreen::name(context.view, seat, context.words), context.player_label(seat).to_owned())
}
