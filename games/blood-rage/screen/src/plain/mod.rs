//! Blood Rage by ear.

mod battle;
mod cards;
mod clans;
mod places;
mod steps;

use crate::{BloodRageScreen, clan_name, place_name};
use meadhall_blood_rage::{Action, Asked, Event, Place, Stat};
use meadhall_engine::Seat;
use meadhall_screen::plain::{Spoken, Step, TellContext, Told, Topic};
use meadhall_words::Texts;

/// The words of the game and of its screen, as they are spoken.
static TEXTS: Texts = Texts::new(&[
    meadhall_blood_rage::LOCALES,
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

type Context<'a> = TellContext<'a, BloodRageScreen>;

/// What a seat is called.
fn clan(context: &Context<'_>, seat: Seat) -> String {
    clan_name(context.view.table.sheet(seat).clan, context.words)
}

/// Places by name.
fn place_list(context: &Context<'_>, places: impl Iterator<Item = Place>) -> String {
    context.list(places.map(|place| place_name(place, context.words)).collect())
}

/// The province that Ragnarök takes at the end of this age.
fn doomed_now(context: &Context<'_>) -> Place {
    let table = &context.view.table;
    table.doomed[usize::from(table.age.clamp(1, 3)) - 1]
}

/// What the viewer has to know for an action.
fn before_a_turn(context: &Context<'_>, seat: Seat) -> String {
    let sheet = context.view.table.sheet(seat);
    let values = [
        ("count", sheet.on_board().into()),
        ("horns", sheet.stat(Stat::Horns).into()),
        ("place", place_name(doomed_now(context), context.words).into()),
    ];
    context.words.fill("plain-br-turn", &values)
}

impl Spoken for BloodRageScreen {
    fn spoken_texts() -> &'static Texts {
        &TEXTS
    }

    fn steps(context: &Context<'_>, action: Action) -> Vec<Step> {
        steps::steps(context, action)
    }

    fn detours(context: &Context<'_>, action: Action) -> Vec<Vec<Step>> {
        steps::detours(context, action)
    }

    fn situation(context: &Context<'_>) -> Vec<String> {
        let table = &context.view.table;
        let Some(seat) = context.view.seat() else { return Vec::new() };
        let forces = |place: Place| vec![places::in_short(context, place)];
        match table.asked {
            Asked::Draft => cards::picks(context).into_iter().collect(),
            Asked::Turn => vec![before_a_turn(context, seat)],
            Asked::Call | Asked::Card | Asked::Count | Asked::Spare | Asked::Add | Asked::Recover => {
                battle::told(context).brief
            }
            Asked::Save => vec![battle::endangered(context, seat)],
            Asked::Raise(_) => vec![clans::stats(context, seat)],
            Asked::Succor => forces(table.invasion.place),
            Asked::Domain(place) => forces(place),
            Asked::Blessing | Asked::Hammers => forces(table.battle.place),
            Asked::FreeInvade(_) | Asked::God(_) | Asked::Discard | Asked::Over => Vec::new(),
        }
    }

    fn hand(context: &Context<'_>) -> Told {
        cards::hand(context)
    }

    fn score(context: &Context<'_>) -> Told {
        clans::score(context)
    }

    fn fight(context: &Context<'_>) -> Told {
        battle::told(context)
    }

    fn topics(context: &Context<'_>) -> Vec<Topic> {
        let mut topics: Vec<Topic> = Place::ALL.into_iter().map(|place| places::topic(context, place)).collect();
        topics.push(places::ragnarok(context));
        topics.extend(Seat::all(context.view.players).map(|seat| clans::topic(context, seat)));
        topics.push(cards::gone(context));
        topics.push(cards::draft(context));
        topics.extend(battle::topic(context));
        topics.extend(battle::danger(context));
        topics
    }

    fn catalogue(context: &Context<'_>) -> Vec<Topic> {
        context.game.cards().all().map(|card| cards::topic(context, card)).collect()
    }

    fn is_news(event: &Event) -> bool {
        !matches!(
            event,
            Event::Dealt
                | Event::Drafted { .. }
                | Event::PassedOn
                | Event::DraftEnded
                | Event::Turn(_)
                | Event::Age(_)
                | Event::Phase(_)
                | Event::StayedAway(_)
                | Event::Laid(_)
                | Event::AddedNothing(_)
                | Event::Chose(_)
                | Event::Kept { .. }
                | Event::Returned(..)
                | Event::Discarded(..)
                | Event::Cleared(_)
        )
    }
}
