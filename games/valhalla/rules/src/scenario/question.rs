//! What is asked, in words and back.

use super::words::{bad, seat_of};
use crate::names::Face;
use crate::state::{Asked, Spare, Stage, Throw};
use meadhall_engine::{BadOption, Facts, Seat, read_list};

const STAGES: [(Stage, &str); 7] = [
    (Stage::Setup, "setup"),
    (Stage::Dawn, "dawn"),
    (Stage::A, "a"),
    (Stage::B, "b"),
    (Stage::Monster, "monster"),
    (Stage::Ragnarok, "ragnarok"),
    (Stage::Over, "over"),
];

/// Questions about nothing but themselves.
const PLAIN: [Asked; 40] = [
    Asked::Jarl,
    Asked::Warrior,
    Asked::Reject,
    Asked::Draft,
    Asked::DraftTake,
    Asked::Redraw,
    Asked::Turn,
    Asked::Second,
    Asked::PhaseB,
    Asked::Drawn,
    Asked::Thor,
    Asked::Before,
    Asked::Payment,
    Asked::Fight,
    Asked::Exchange,
    Asked::GormTurn,
    Asked::Block,
    Asked::Force,
    Asked::Sacrifice,
    Asked::Path,
    Asked::Send,
    Asked::Jorunn,
    Asked::Blodhrafn,
    Asked::Steinar,
    Asked::SteinarDiscard,
    Asked::Yrsa,
    Asked::Loki,
    Asked::LokiTactic,
    Asked::LokiOne,
    Asked::LokiLook,
    Asked::LokiGive,
    Asked::Favour,
    Asked::Mission,
    Asked::Overflow,
    Asked::HandToll,
    Asked::WarriorToll,
    Asked::SoloSend,
    Asked::SoloOne,
    Asked::GloryToll,
    Asked::Leave,
];

const SPARES: [(Spare, &str); 4] = [
    (Spare::Freydis, "freydis"),
    (Spare::Deny, "deny"),
    (Spare::LokiLoser, "loki, loser"),
    (Spare::LokiWinner, "loki, winner"),
];

impl Asked {
    /// Whether this is asked in a battle only.
    pub(super) fn is_of_battle(self) -> bool {
        !matches!(
            self,
            Asked::Jarl
                | Asked::Warrior
                | Asked::Reject
                | Asked::Draft
                | Asked::DraftTake
                | Asked::Redraw
                | Asked::Turn
                | Asked::Second
                | Asked::Tyr(_)
                | Asked::PhaseB
                | Asked::Drawn
                | Asked::Glory(_)
                | Asked::Favour
                | Asked::Leave
                | Asked::Order
                | Asked::Over
        )
    }
}

/// The word for where the game is.
pub(super) fn stage_word(stage: Stage) -> &'static str {
    STAGES.iter().find(|(known, _)| *known == stage).map_or("a", |(_, word)| word)
}

/// What is asked, and what it is about.
pub(super) fn words(asked: Asked) -> (String, Option<String>) {
    let word = match asked {
        Asked::Glory(points) => format!("glory {points}"),
        asked => asked.word().to_owned(),
    };
    let about = match asked {
        Asked::Tyr(place) => format!("place {}", place + 1),
        Asked::Place { free: true } => "free".to_owned(),
        Asked::Reroll(Throw::Paid) => "paid".to_owned(),
        Asked::Reroll(Throw::Free) => "free".to_owned(),
        Asked::NewWeapon([one, two]) => format!("{one}, {two}"),
        Asked::Spare(spare) => {
            SPARES.iter().find(|(known, _)| *known == spare).map_or_else(String::new, |(_, word)| (*word).to_owned())
        }
        Asked::LokiSend(most) => format!("most {most}"),
        Asked::LokiTake { among, left } => format!("{left} among {among}"),
        Asked::LokiAdd { left, weapons } => format!("{left} with {weapons}"),
        _ => return (word, None),
    };
    (word, Some(about))
}

/// Reads where the game is.
pub(super) fn stage(word: &str) -> Result<Stage, BadOption> {
    match STAGES.iter().find(|(_, known)| *known == word) {
        Some((stage, _)) => Ok(*stage),
        None => bad("stage", format!("no game is in `{word}`")),
    }
}

/// Reads `fight of red`, with what it is about; who is asked if one alone is.
pub(super) fn read(facts: &Facts, players: usize) -> Result<Option<(Asked, Option<Seat>)>, BadOption> {
    let Some(text) = facts.get("asked") else { return Ok(None) };
    let Some((word, who)) = text.rsplit_once(" of ") else {
        return bad("asked", "it says what of whom: `fight of red`");
    };
    let about = facts.get("asked about");
    let asked = parse(word, about).ok_or_else(|| {
        let about = about.map_or_else(String::new, |about| format!(" about `{about}`"));
        BadOption::new("asked", format!("nothing like `{word}`{about} is ever asked"))
    })?;
    let mut seats = Vec::new();
    for name in read_list(who) {
        seats.push(seat_of("asked", name, players)?);
    }
    let several = matches!(asked, Asked::Jarl | Asked::Reject | Asked::Thor | Asked::Over);
    match (several, &seats[..]) {
        (true, _) => Ok(Some((asked, None))),
        (false, [seat]) => Ok(Some((asked, Some(*seat)))),
        _ => bad("asked", format!("`{word}` is asked of one player")),
    }
}

fn parse(word: &str, about: Option<&str>) -> Option<Asked> {
    if let Some(asked) = PLAIN.iter().chain(&[Asked::Order, Asked::Over]).find(|asked| asked.word() == word) {
        return Some(*asked);
    }
    if let Some(points) = word.strip_prefix("glory ") {
        return points.parse().ok().filter(|points| *points > 0).map(Asked::Glory);
    }
    let pair = |between: &str| -> Option<(u8, u8)> {
        let (one, two) = about?.split_once(between)?;
        Some((one.trim().parse().ok()?, two.trim().parse().ok()?))
    };
    Some(match word {
        "tyr" => {
            Asked::Tyr(about?.strip_prefix("place ")?.parse::<u8>().ok().filter(|place| (1..=6).contains(place))? - 1)
        }
        "place" => Asked::Place { free: about == Some("free") },
        "reroll" => Asked::Reroll(if about == Some("free") { Throw::Free } else { Throw::Paid }),
        "new-weapon" => {
            let (one, two) = about?.split_once(',')?;
            Asked::NewWeapon([one.trim().parse::<Face>().ok()?, two.trim().parse::<Face>().ok()?])
        }
        "spare" => Asked::Spare(SPARES.iter().find(|(_, known)| Some(*known) == about)?.0),
        "loki-send" => Asked::LokiSend(about?.strip_prefix("most ")?.parse().ok()?),
        "loki-take" => pair(" among ").map(|(left, among)| Asked::LokiTake { among, left })?,
        "loki-add" => pair(" with ").map(|(left, weapons)| Asked::LokiAdd { left, weapons })?,
        _ => return None,
    })
}
