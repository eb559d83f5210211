//! Valhalla by ear.

mod battle;
mod cards;
mod halls;
mod middle;
mod steps;

use crate::{ValhallaScreen, seat_name};
use meadhall_engine::Seat;
use meadhall_screen::plain::{Spoken, Step, TellContext, Told, Topic};
use meadhall_valhalla::{Action, Asked, Cause, Event};
use meadhall_words::Texts;

/// The words of the game and of its screen, as they are spoken.
static TEXTS: Texts = Texts::new(&[
    meadhall_valhalla::LOCALES,
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

type Context<'a> = TellContext<'a, ValhallaScreen>;

/// What a seat is called.
fn name(context: &Context<'_>, seat: Seat) -> String {
    seat_name(seat, context.words)
}

impl Spoken for ValhallaScreen {
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
        let Some(seat) = context.view.seat() else { return Vec::new() };
        let mut lines = battle::told(context).brief;
        match context.view.table.asked {
            Asked::Turn | Asked::Second => {
                lines.extend(middle::monster(context));
                lines.push(halls::own_band(context, seat));
            }
            Asked::LokiAdd { left, weapons } => {
                lines.push(halls::own_band(context, seat));
                let most = [("left", left.into()), ("weapons", weapons.into())];
                lines.push(context.words.fill("plain-va-loki-add", &most));
            }
            Asked::Fight | Asked::Reroll(_) | Asked::Before | Asked::Exchange | Asked::GormTurn => {
                lines.push(halls::own_band(context, seat));
            }
            Asked::LokiSend(most) => lines.push(context.count("plain-va-loki-send", most)),
            _ => {}
        }
        lines
    }

    fn hand(context: &Context<'_>) -> Told {
        halls::hand(context)
    }

    fn score(context: &Context<'_>) -> Told {
        halls::score(context)
    }

    fn fight(context: &Context<'_>) -> Told {
        battle::told(context)
    }

    fn topics(context: &Context<'_>) -> Vec<Topic> {
        let mut topics: Vec<Topic> = Seat::all(context.view.players).map(|seat| halls::topic(context, seat)).collect();
        topics.extend(battle::topic(context));
        topics.extend(middle::topics(context));
        topics
    }

    fn catalogue(context: &Context<'_>) -> Vec<Topic> {
        let jarls = context.game.cards().jarls().iter().map(|entry| cards::jarl_topic(context, entry.jarl));
        jarls.chain(context.game.cards().all().map(|(card, _)| cards::topic(context, card))).collect()
    }

    fn is_news(event: &Event) -> bool {
        !matches!(
            event,
            Event::ChoseJarl { .. }
                | Event::Milled(_, Cause::Setup)
                | Event::Turned(_)
                | Event::ShuffledBack(_)
                | Event::Dealt { .. }
                | Event::ChoseRejects { .. }
                | Event::Rejected(..)
                | Event::Offered(_)
                | Event::Turn(_)
                | Event::Drew { .. }
                | Event::Kept { .. }
                | Event::NoHelp
                | Event::ExtraDice(..)
                | Event::Rolled { .. }
                | Event::Dropped(..)
                | Event::Rerolled { .. }
                | Event::TurnedDie { .. }
                | Event::NewDice { .. }
                | Event::KeptDie(..)
                | Event::FrostDie(..)
                | Event::Discarded {
                    cause: Cause::Drawn | Cause::Battle | Cause::Setup | Cause::Draft | Cause::Ragnarok,
                    ..
                }
        )
    }
}
