//! The questions of Valhalla, numbered.

use meadhall_valhalla::Asked;

/// The words of the questions, in the order of [`question`].
pub(super) const QUESTIONS: [&str; 51] = [
    "jarl",
    "warrior",
    "reject",
    "draft",
    "draft-take",
    "redraw",
    "turn",
    "second",
    "tyr",
    "place",
    "phase-b",
    "drawn",
    "thor",
    "before",
    "payment",
    "fight",
    "reroll",
    "new-weapon",
    "exchange",
    "gorm-turn",
    "block",
    "force",
    "sacrifice",
    "path",
    "send",
    "jorunn",
    "blodhrafn",
    "steinar",
    "steinar-discard",
    "spare",
    "yrsa",
    "loki",
    "loki-send",
    "loki-tactic",
    "loki-take",
    "loki-add",
    "loki-one",
    "loki-look",
    "loki-give",
    "glory",
    "favour",
    "mission",
    "overflow",
    "hand-toll",
    "warrior-toll",
    "solo-send",
    "solo-one",
    "glory-toll",
    "leave",
    "order",
    "over",
];

/// The number of a question.
pub(super) const fn question(asked: Asked) -> usize {
    match asked {
        Asked::Jarl => 0,
        Asked::Warrior => 1,
        Asked::Reject => 2,
        Asked::Draft => 3,
        Asked::DraftTake => 4,
        Asked::Redraw => 5,
        Asked::Turn => 6,
        Asked::Second => 7,
        Asked::Tyr(_) => 8,
        Asked::Place { .. } => 9,
        Asked::PhaseB => 10,
        Asked::Drawn => 11,
        Asked::Thor => 12,
        Asked::Before => 13,
        Asked::Payment => 14,
        Asked::Fight => 15,
        Asked::Reroll(_) => 16,
        Asked::NewWeapon(_) => 17,
        Asked::Exchange => 18,
        Asked::GormTurn => 19,
        Asked::Block => 20,
        Asked::Force => 21,
        Asked::Sacrifice => 22,
        Asked::Path => 23,
        Asked::Send => 24,
        Asked::Jorunn => 25,
        Asked::Blodhrafn => 26,
        Asked::Steinar => 27,
        Asked::SteinarDiscard => 28,
        Asked::Spare(_) => 29,
        Asked::Yrsa => 30,
        Asked::Loki => 31,
        Asked::LokiSend(_) => 32,
        Asked::LokiTactic => 33,
        Asked::LokiTake { .. } => 34,
        Asked::LokiAdd { .. } => 35,
        Asked::LokiOne => 36,
        Asked::LokiLook => 37,
        Asked::LokiGive => 38,
        Asked::Glory(_) => 39,
        Asked::Favour => 40,
        Asked::Mission => 41,
        Asked::Overflow => 42,
        Asked::HandToll => 43,
        Asked::WarriorToll => 44,
        Asked::SoloSend => 45,
        Asked::SoloOne => 46,
        Asked::GloryToll => 47,
        Asked::Leave => 48,
        Asked::Order => 49,
        Asked::Over => 50,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_has_the_number_of_its_word() {
        for asked in [Asked::Jarl, Asked::Tyr(1), Asked::Fight, Asked::Glory(2), Asked::Leave, Asked::Over] {
            assert_eq!(QUESTIONS[question(asked)], asked.word());
        }
    }
}
