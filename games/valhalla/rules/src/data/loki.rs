//! The cards of Loki's trick.

use super::Source;
use serde::{Deserialize, Serialize};

/// The advantage in a row of Loki's trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the clauses of section 8 say what each does")]
pub enum Advantage {
    SendAll,
    SendTwo,
    SendOne,
    StealRandomCard,
    Shield,
    TakePlayedTactic,
    TakePlayedTacticWinnerChooses,
    #[serde(rename = "discard_top4_keep2")]
    DiscardTop4Keep2,
    #[serde(rename = "discard_top3_keep1")]
    DiscardTop3Keep1,
    #[serde(rename = "discard_top1")]
    DiscardTop1,
    #[serde(rename = "draw2_keep2")]
    Draw2Keep2,
    #[serde(rename = "draw2_keep1")]
    Draw2Keep1,
    #[serde(rename = "draw1")]
    Draw1,
    AddTwoWarriors,
    AddOneWarrior,
    TakeTopWarrior,
    WinnerSendsOne,
    KeepOneLoserChooses,
    KeepOneWinnerChooses,
    #[serde(rename = "glory2")]
    Glory2,
    #[serde(rename = "glory1")]
    Glory1,
    #[serde(rename = "next_extra_dice2")]
    NextExtraDice2,
    #[serde(rename = "next_extra_dice1")]
    NextExtraDice1,
    NextFreeReroll,
    LookTakeCard,
    OpponentGivesCard,
}

impl Advantage {
    /// Its name in the table.
    pub const fn word(self) -> &'static str {
        match self {
            Advantage::SendAll => "send_all",
            Advantage::SendTwo => "send_two",
            Advantage::SendOne => "send_one",
            Advantage::StealRandomCard => "steal_random_card",
            Advantage::Shield => "shield",
            Advantage::TakePlayedTactic => "take_played_tactic",
            Advantage::TakePlayedTacticWinnerChooses => "take_played_tactic_winner_chooses",
            Advantage::DiscardTop4Keep2 => "discard_top4_keep2",
            Advantage::DiscardTop3Keep1 => "discard_top3_keep1",
            Advantage::DiscardTop1 => "discard_top1",
            Advantage::Draw2Keep2 => "draw2_keep2",
            Advantage::Draw2Keep1 => "draw2_keep1",
            Advantage::Draw1 => "draw1",
            Advantage::AddTwoWarriors => "add_two_warriors",
            Advantage::AddOneWarrior => "add_one_warrior",
            Advantage::TakeTopWarrior => "take_top_warrior",
            Advantage::WinnerSendsOne => "winner_sends_one",
            Advantage::KeepOneLoserChooses => "keep_one_loser_chooses",
            Advantage::KeepOneWinnerChooses => "keep_one_winner_chooses",
            Advantage::Glory2 => "glory2",
            Advantage::Glory1 => "glory1",
            Advantage::NextExtraDice2 => "next_extra_dice2",
            Advantage::NextExtraDice1 => "next_extra_dice1",
            Advantage::NextFreeReroll => "next_free_reroll",
            Advantage::LookTakeCard => "look_take_card",
            Advantage::OpponentGivesCard => "opponent_gives_card",
        }
    }
}

/// A row of a Loki card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The least difference.
    pub min: u8,
    /// The greatest difference.
    pub max: u8,
    /// What the loser may have.
    #[serde(rename = "type")]
    pub advantage: Advantage,
}

/// A card of Loki's trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loki {
    /// How many cards more are discarded in the set-up.
    pub discards: i8,
    /// The rows, the best first.
    pub rows: Vec<Row>,
    /// Where its texts come from.
    pub source: Source,
}
