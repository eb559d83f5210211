//! What a scenario may ask for: facts of the game, and what every game has.

use super::parse::items;
use super::{Run, ScenarioError, today, wrong};
use crate::{Arg, Message, TableGame};
use std::collections::BTreeSet;

impl<G: TableGame> Run<G> {
    /// Checks `=> key: value`.
    pub(super) fn expect(&self, line: usize, key: &str, value: &str) -> Result<(), ScenarioError> {
        match key.split_once(' ') {
            Some(("legal", who)) => self.expect_legal(line, who, value),
            Some(("view", who)) => self.expect_alike(line, "view", who, value),
            Some(("log", who)) => self.expect_alike(line, "log", who, value),
            Some(("place", who)) => self.expect_place(line, who, value),
            Some(("no", "event")) if self.happened(value) => wrong(line, format!("the event `{value}` did happen")),
            Some(("no", "event")) => Ok(()),
            None if key == "event" => self.expect_event(line, value),
            _ => self.expect_fact(line, key, value),
        }
    }

    fn expect_fact(&self, line: usize, key: &str, value: &str) -> Result<(), ScenarioError> {
        let facts = self.played.facts();
        let key = &*today::<G>(key);
        let Some(found) = facts.get(key) else { return wrong(line, format!("nothing is known of `{key}` here")) };
        let is_set = G::SETS.iter().any(|set| key == *set || key.strip_prefix(set).is_some_and(|k| k.starts_with(' ')));
        if found == value || is_set && sorted(found) == sorted(value) {
            return Ok(());
        }
        wrong(line, format!("{key} is `{found}`, not `{value}`"))
    }

    /// The exact set of legal choices; with `...` at the end, at least these.
    fn expect_legal(&self, line: usize, who: &str, value: &str) -> Result<(), ScenarioError> {
        let seat = self.played.seat(line, who)?;
        let mut choices = Vec::new();
        self.played.game.legal(&self.played.position, seat, &mut choices);
        let (mut wanted, mut open) = (BTreeSet::new(), false);
        for text in items(value, ';') {
            match text.parse::<G::Action>() {
                _ if text == "..." => open = true,
                Ok(action) => drop(wanted.insert(action)),
                Err(_) => return wrong(line, format!("`{text}` is no action")),
            }
        }
        let written = |actions: Vec<G::Action>| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let missing: Vec<G::Action> = wanted.iter().copied().filter(|action| !choices.contains(action)).collect();
        if !missing.is_empty() {
            let legal = if choices.is_empty() { "-".to_owned() } else { written(choices) };
            return wrong(line, format!("not legal for {who}: {}; legal are: {legal}", written(missing)));
        }
        let more: Vec<G::Action> = choices.into_iter().filter(|action| !wanted.contains(action)).collect();
        if more.is_empty() || open { Ok(()) } else { wrong(line, format!("also legal for {who}: {}", written(more))) }
    }

    /// `as MARK` or `unlike MARK`: whether a viewer can tell this moment from a marked one.
    fn expect_alike(&self, line: usize, what: &str, who: &str, value: &str) -> Result<(), ScenarioError> {
        let Some((how @ ("as" | "unlike"), name)) = value.split_once(' ') else {
            return wrong(line, format!("expected `as` or `unlike` and a marked moment, found `{value}`"));
        };
        let viewer = self.played.viewer(line, who)?;
        let mark = self.mark(line, name.trim())?;
        let same = match what {
            "view" => {
                let here = self.played.game.view(&self.played.position, viewer);
                here == mark.game.view(&mark.position, viewer)
            }
            _ => self.played.seen(viewer) == mark.seen(viewer),
        };
        match (same, how) {
            (true, "unlike") => wrong(line, format!("the {what} of {who} is the same as at `{}`", name.trim())),
            (false, "as") => wrong(line, format!("the {what} of {who} differs from that at `{}`", name.trim())),
            _ => Ok(()),
        }
    }

    fn expect_place(&self, line: usize, who: &str, value: &str) -> Result<(), ScenarioError> {
        let seat = self.played.seat(line, who)?;
        let Some(outcome) = self.played.game.outcome(&self.played.position) else {
            return wrong(line, "the game is not over");
        };
        let place = outcome.place(seat).to_string();
        if place == value { Ok(()) } else { wrong(line, format!("place {who} is `{place}`, not `{value}`")) }
    }

    /// The messages of what happened since the last action, as everybody at the table together could tell them.
    fn told(&self) -> Vec<Message> {
        self.played.events[self.before_last..].iter().filter_map(|event| self.played.game.tell(event)).collect()
    }

    fn happened(&self, wanted: &str) -> bool {
        let names = self.played.names();
        self.told().iter().any(|message| fits(message, wanted, &names))
    }

    fn expect_event(&self, line: usize, wanted: &str) -> Result<(), ScenarioError> {
        if self.happened(wanted) {
            return Ok(());
        }
        let names = self.played.names();
        let told: Vec<String> = self.told().iter().map(|message| written(message, &names)).collect();
        let told = if told.is_empty() { "nothing".to_owned() } else { told.join("; ") };
        wrong(line, format!("the event `{wanted}` did not happen, but {told}"))
    }
}

/// The items of a set in an order of their own.
fn sorted(list: &str) -> Vec<&str> {
    let mut items: Vec<&str> = list.split(',').map(str::trim).collect();
    items.sort_unstable();
    items
}

/// Whether a message has the key that is wanted and every placeholder that is named with it.
fn fits(message: &Message, wanted: &str, names: &[String]) -> bool {
    let mut words = wanted.split_whitespace();
    let parts: Vec<String> = message.args.iter().map(|(name, arg)| format!("{name}={}", plain(arg, names))).collect();
    words.next() == Some(&message.key) && words.all(|word| parts.iter().any(|part| part == word))
}

/// A message by its key and its placeholders, as an expectation would name it.
fn written(message: &Message, names: &[String]) -> String {
    let args = message.args.iter().map(|(name, arg)| format!(" {name}={}", plain(arg, names)));
    [message.key.to_string()].into_iter().chain(args).collect()
}

/// What fills a placeholder, without a language: seats by their written names, words by their keys.
fn plain(arg: &Arg, names: &[String]) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        Arg::Word(key) => key.to_string(),
        Arg::Text(text) => text.replace(' ', "_"),
        Arg::Said(texts) => texts.first().map(|(_, text)| text.replace(' ', "_")).unwrap_or_default(),
        Arg::Nested(message) => message.key.to_string(),
        Arg::List(list) => list.iter().map(|arg| plain(arg, names)).collect::<Vec<_>>().join("+"),
    }
}
