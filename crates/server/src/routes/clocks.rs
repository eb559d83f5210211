//! The clock of a new table in a form, and what is chosen where a clock has fallen.

use super::moves::Request;
use super::{Answer, Fields, form};
use crate::clocks::words;
use crate::pages::clocks as page;
use crate::pages::model::{ClockInfo, FallInfo};
use crate::problem::Problem;
use crate::store::TimeControl;
use crate::tables::{EndedEarly, FallChoice, TableHandle, TableSnapshot, TableState};
use maud::Markup;
use meadhall_bots::Level;
use meadhall_engine::{Seat, SeatSet};
use meadhall_words::{Lang, Words};
use std::sync::Arc;

/// The time that a form gives to a new table.
pub fn control(fields: &Fields, words: &Words) -> Result<Option<TimeControl>, Problem> {
    let figure = |name: &str| fields.number::<u32>(name);
    let control = match fields.text("clock") {
        "" | "none" => return Ok(None),
        "fast" => TimeControl::FAST,
        "slow" => TimeControl::SLOW,
        "live" => TimeControl::Live { minutes: figure("clock-minutes")?, seconds: figure("clock-seconds")? },
        "own" => TimeControl::Correspondence {
            hours: figure("clock-hours")?,
            more: figure("clock-more")?,
            most: figure("clock-most")?,
        },
        _ => return Err(Problem::Malformed("(clock)".to_owned())),
    };
    control.checked().map(Some).ok_or_else(|| Problem::Malformed(words.say("clock-wrong")))
}

/// The fields of a form that give the same time again.
pub fn fields(control: Option<TimeControl>) -> Vec<(String, String)> {
    let (choice, figures) = match control {
        None => ("none", Vec::new()),
        Some(TimeControl::FAST) => ("fast", Vec::new()),
        Some(TimeControl::SLOW) => ("slow", Vec::new()),
        Some(TimeControl::Live { minutes, seconds }) => ("live", vec![("minutes", minutes), ("seconds", seconds)]),
        Some(TimeControl::Correspondence { hours, more, most }) => {
            ("own", vec![("hours", hours), ("more", more), ("most", most)])
        }
    };
    let figures = figures.into_iter().map(|(name, figure)| (format!("clock-{name}"), figure.to_string()));
    [("clock".to_owned(), choice.to_owned())].into_iter().chain(figures).collect()
}

/// What is left at a seat, as the page shows it.
pub fn at_seat(snapshot: &TableSnapshot, seat: Seat, lang: Lang) -> Option<Markup> {
    let state = &snapshot.state;
    let row = state.seats.get(seat.index()).filter(|row| !row.replaced && state.table.is_some())?;
    row.clock?;
    if state.row.phase == crate::store::Phase::Over {
        return None;
    }
    Some(page::seat(Words::house(lang), &state.shown_clock(seat, snapshot.now)?))
}

/// What the page of a table says of its clocks; nothing where it has none.
pub fn info(snapshot: &TableSnapshot, owner: &str, me: Option<Seat>, lang: Lang) -> Option<ClockInfo> {
    let state = &snapshot.state;
    let control = state.row.clock?;
    let over = state.row.phase == crate::store::Phase::Over;
    let fallen = if over { SeatSet::EMPTY } else { state.fallen(snapshot.now) };
    let votes = state.fall_votes();
    let words = Words::house(lang);
    let fall = |seat: Seat| {
        let voters = state.fall_voters(seat, snapshot.now);
        let mine = |by: Seat| state.seats[by.index()].owner.as_deref() == Some(owner);
        let chosen = votes.about(seat).filter(|vote| voters.contains(vote.by));
        FallInfo {
            seat,
            name: state.name_in(seat, lang),
            own: me == Some(seat),
            may_choose: voters.iter().any(mine),
            mine: votes.about(seat).find(|vote| mine(vote.by)).map(|vote| vote.choice),
            chosen: chosen.map(|vote| (state.name_in(vote.by, lang), vote.choice)).collect(),
        }
    };
    Some(ClockInfo {
        control: words::control(words, Some(control)),
        rests: control.rests(),
        falls: fallen.iter().map(fall).collect(),
        handed: if over { Vec::new() } else { handed(state, words, lang) },
    })
}

/// A sentence for each seat that the others have handed to a bot.
fn handed(state: &TableState, words: &Words, lang: Lang) -> Vec<String> {
    let votes = state.fall_votes();
    let said = |n: usize| {
        let (seat, row) = (Seat::new(n), state.seats.get(n).filter(|row| row.replaced)?);
        let calls = votes.about(seat).filter(|vote| matches!(vote.choice, FallChoice::Bot(_)));
        let by: Vec<String> = calls.map(|vote| state.name_in(vote.by, lang)).collect();
        let level = words.say(&format!("level-{}", row.level.as_deref()?));
        let values =
            [("level", level.into()), ("who", state.name_in(seat, lang).into()), ("by", words.list(by.clone()).into())];
        (!by.is_empty()).then(|| words.fill("fall-bot-plays", &values))
    };
    (0..state.seats.len()).filter_map(said).collect()
}

/// Why a game ended before its rules ended it, in a sentence.
pub fn ended(state: &TableState, lang: Lang) -> Option<String> {
    let ended = EndedEarly::read(state.row.ended.as_deref()?)?;
    let words = Words::house(lang);
    let by = ended.by.iter().map(|seat| state.name_in(seat, lang)).collect();
    let values = [("who", state.name_in(ended.fallen, lang).into()), ("by", words.list(by).into())];
    Some(words.fill("fall-ended", &values))
}

/// What somebody chooses where another's clock has fallen.
pub async fn fall(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    let choose = |table: Arc<TableHandle>| async move {
        let about = form::seat(fields.text("about"))?;
        let wrong = || Problem::Malformed("(choice)".to_owned());
        let choice = match fields.text("choice") {
            "none" => None,
            "bot" => Some(FallChoice::Bot(fields.text("level").parse::<Level>().map_err(|_| wrong())?)),
            other => Some(other.parse().map_err(|()| wrong())?),
        };
        table.choose_at_fall(owner, about, choice).await
    };
    request.change(choose).await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rematch is played with the same clock.
    #[test]
    fn the_fields_of_a_clock_give_the_same_clock() {
        let own = TimeControl::Correspondence { hours: 5, more: 6, most: 7 };
        for control in [None, Some(TimeControl::FAST), Some(TimeControl::SLOW), Some(TimeControl::LIVE), Some(own)] {
            let given = Fields(fields(control).into_iter().collect());
            assert_eq!(super::control(&given, Words::house(Lang::En)).expect("it reads"), control);
        }
    }
}
