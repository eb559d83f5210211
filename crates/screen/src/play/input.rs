//! What a player types: a choice in its written form, its number, its words, or a command.

use std::str::FromStr;

/// What a typed line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<A> {
    /// Nothing at all.
    Nothing,
    /// A choice, legal or not.
    Choice(A),
    /// Explain what can be typed.
    Help,
    /// Tell the table.
    View,
    /// Tell the choices again.
    Choices,
    /// Tell the whole log.
    Log,
    /// Ask the adviser.
    Advice,
    /// Tell how everybody's chance to win went.
    WinChart,
    /// Take the last decision back.
    Undo,
    /// DrawContext up a clause of the rules.
    Rules(String),
    /// Explain the cards.
    Cards,
    /// Speak another language.
    Lang(String),
    /// Leave a standing answer, or take it away.
    Standing(String),
    /// Leave; the game is kept.
    Quit,
    /// It means nothing here.
    Unknown,
}

/// Reads a typed line. `choices` are the legal choices with what they are called.
pub fn read<A: FromStr + Copy>(line: &str, choices: &[(A, String)]) -> Input<A> {
    let line = line.trim();
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let rest = || line.split_whitespace().nth(1).unwrap_or_default().to_owned();
    match words[..] {
        [] => return Input::Nothing,
        ["help" | "?"] => return Input::Help,
        ["view"] => return Input::View,
        ["choices"] => return Input::Choices,
        ["log"] => return Input::Log,
        ["advice"] => return Input::Advice,
        ["course"] => return Input::WinChart,
        ["undo"] => return Input::Undo,
        ["rules", _] | ["rules"] => return Input::Rules(rest()),
        ["cards"] => return Input::Cards,
        ["lang", _] => return Input::Lang(rest()),
        ["standing", _] | ["standing"] => return Input::Standing(rest()),
        ["always", "no" | "yes"] => return Input::Standing(line.to_lowercase()),
        ["quit" | "exit"] => return Input::Quit,
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        return match number.checked_sub(1).and_then(|n| choices.get(n)) {
            Some((action, _)) => Input::Choice(*action),
            None => Input::Unknown,
        };
    }
    let spoken = words.join(" ");
    if let Some((action, _)) = choices.iter().find(|(_, label)| label.to_lowercase() == spoken) {
        return Input::Choice(*action);
    }
    spoken.parse().map_or(Input::Unknown, Input::Choice)
}
