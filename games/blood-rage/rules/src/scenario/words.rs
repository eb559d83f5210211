//! The words of scenarios for what is asked and where a battle has come to.

use crate::names::{God, Place};
use crate::state::{Asked, FreeInvade, Reason, Step, Table, Then};
use meadhall_engine::byte;

/// Every step of a battle's end, by its word.
const STEPS: [(Step, &str); 18] = [
    (Step::Trickery, "trickery"),
    (Step::Poison, "poison"),
    (Step::Prowess, "prowess"),
    (Step::Spend, "spend"),
    (Step::Return, "return"),
    (Step::Deaths, "deaths"),
    (Step::Reward, "reward"),
    (Step::RewardAgain, "reward-again"),
    (Step::Grace, "grace"),
    (Step::Lords, "lords"),
    (Step::Winning, "winning"),
    (Step::Axes, "axes"),
    (Step::Backstab, "backstab"),
    (Step::Dead, "dead"),
    (Step::Blessing, "blessing"),
    (Step::Hammers, "hammers"),
    (Step::God, "god"),
    (Step::Done, "done"),
];

/// What follows dying, by its word.
const SEQUELS: [(Then, &str); 5] = [
    (Then::Invasion, "invasion"),
    (Then::Village, "village"),
    (Then::Reveal, "reveal"),
    (Then::Rewards, "rewards"),
    (Then::Ragnarok, "ragnarok"),
];

/// What a step of a stat is for, by its word.
const REASONS: [(Reason, &str); 5] = [
    (Reason::Grace, "grace"),
    (Reason::LordOfAxes, "lord-of-axes"),
    (Reason::Oath, "oath"),
    (Reason::Sacrifice, "sacrifice"),
    (Reason::Quest, "quest"),
];

/// Whom a free invade is for, by its word.
const TROOPS: [(FreeInvade, &str); 5] = [
    (FreeInvade::Leader, "leader"),
    (FreeInvade::Warrior, "warrior"),
    (FreeInvade::Ship, "ship"),
    (FreeInvade::First, "monster 1"),
    (FreeInvade::Second, "monster 2"),
];

fn word_of<T: Copy + PartialEq>(list: &[(T, &'static str)], wanted: T) -> &'static str {
    list.iter().find(|(value, _)| *value == wanted).map_or("-", |(_, word)| word)
}

fn value_of<T: Copy>(list: &[(T, &'static str)], word: &str) -> Option<T> {
    list.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
}

pub(super) fn step_word(step: Step) -> &'static str {
    word_of(&STEPS, step)
}

/// Whether a question belongs to a pillage, and where its end has come to then.
pub(super) fn step_at(asked: Asked, then: Option<Then>, in_battle: bool) -> Option<Step> {
    match asked {
        Asked::Call | Asked::Card | Asked::Count | Asked::Spare | Asked::Add => Some(Step::Trickery),
        Asked::Save => match then {
            Some(Then::Reveal) => Some(Step::Trickery),
            Some(Then::Rewards) => Some(Step::Reward),
            _ => None,
        },
        Asked::Recover => Some(Step::Spend),
        Asked::Raise(Reason::Grace) => Some(Step::Lords),
        Asked::Raise(Reason::LordOfAxes) => Some(Step::Winning),
        Asked::Raise(Reason::Oath) => Some(Step::Axes),
        Asked::Blessing => Some(Step::Blessing),
        Asked::Succor if in_battle => Some(Step::Blessing),
        Asked::Hammers => Some(Step::God),
        Asked::God(_) => Some(Step::Done),
        _ => None,
    }
}

pub(super) fn sequel_word(then: Then) -> &'static str {
    word_of(&SEQUELS, then)
}

pub(super) fn sequel_of(word: &str) -> Option<Then> {
    value_of(&SEQUELS, word)
}

/// What is asked.
pub fn asked_word(asked: Asked) -> String {
    match asked {
        Asked::Draft => "draft".into(),
        Asked::Turn => "turn".into(),
        Asked::FreeInvade(_) => "free invade".into(),
        Asked::Succor => "succor".into(),
        Asked::Domain(place) => format!("domain {place}"),
        Asked::Call => "call".into(),
        Asked::Card => "card".into(),
        Asked::Count => "count".into(),
        Asked::Spare => "spare".into(),
        Asked::Save => "save".into(),
        Asked::Add => "add".into(),
        Asked::Recover => "recover".into(),
        Asked::Raise(_) => "raise".into(),
        Asked::Blessing => "blessing".into(),
        Asked::Hammers => "move".into(),
        Asked::God(_) => "god".into(),
        Asked::Discard => "discard".into(),
        Asked::Over => "nothing".into(),
    }
}

/// What the question is about, where the word alone does not say it: a figure, the reason of a step, a god.
pub fn about_word(table: &Table) -> Option<&'static str> {
    match table.asked {
        Asked::FreeInvade(free) => Some(word_of(&TROOPS, free)),
        Asked::Raise(reason) => Some(word_of(&REASONS, reason)),
        Asked::God(index) => table.gods.as_slice().get(usize::from(index)).map(|idol| idol.god.word()),
        _ => None,
    }
}

/// Reads what [`asked_word`] and [`about_word`] print.
pub(super) fn asked_of(word: &str, about: Option<&str>, table: &Table) -> Option<Asked> {
    Some(match word {
        "draft" => Asked::Draft,
        "turn" => Asked::Turn,
        "free invade" => Asked::FreeInvade(value_of(&TROOPS, about?)?),
        "succor" => Asked::Succor,
        "call" => Asked::Call,
        "card" => Asked::Card,
        "count" => Asked::Count,
        "spare" => Asked::Spare,
        "save" => Asked::Save,
        "add" => Asked::Add,
        "recover" => Asked::Recover,
        "raise" => Asked::Raise(value_of(&REASONS, about?)?),
        "blessing" => Asked::Blessing,
        "move" => Asked::Hammers,
        "god" => {
            let god: God = about?.parse().ok()?;
            Asked::God(byte(table.gods.iter().position(|idol| idol.god == god)?))
        }
        "discard" => Asked::Discard,
        "nothing" => Asked::Over,
        other => Asked::Domain(other.strip_prefix("domain ")?.parse::<Place>().ok()?),
    })
}
