//! Events in words, as messages of the locale files.

use crate::action::Dice;
use crate::data::Card;
use crate::event::{Cause, Dice6, Event, Told};
use crate::names::{Face, Jarl};
use meadhall_engine::{Arg, Message};

/// The name of a card.
pub(crate) fn card_word(card: Card) -> Arg {
    Arg::word(format!("card-{card}"))
}

/// The word for a face.
pub(crate) fn face_word(face: Face) -> Arg {
    Arg::word(format!("face-{face}"))
}

/// The name of a jarl.
pub(crate) fn jarl_word(jarl: Jarl) -> Arg {
    Arg::word(format!("jarl-{jarl}"))
}

/// Dice in words.
pub(crate) fn dice_words(dice: Dice) -> Arg {
    let mut words: Vec<Arg> = Vec::new();
    for (face, count) in Face::ALL.into_iter().zip(dice.0) {
        match count {
            0 => {}
            1 => words.push(face_word(face)),
            _ => words.push(Message::new("several").with("count", count).with("thing", face_word(face)).into()),
        }
    }
    words.into()
}

fn dice(dice: Dice6) -> Arg {
    dice_words(Dice(dice))
}

fn cards(told: &Told) -> Arg {
    told.iter().map(card_word).collect::<Vec<Arg>>().into()
}

impl Cause {
    /// The word for it, and the clause behind it.
    fn word(self) -> (Arg, &'static str) {
        let word = |key: &'static str| Arg::word(key);
        match self {
            Cause::Setup => (word("cause-setup"), "VH-2.12"),
            Cause::Drawn => (word("cause-drawn"), "VH-3.23"),
            Cause::Room => (word("cause-room"), "VH-3.8"),
            Cause::Jarl(jarl) => (jarl_word(jarl), "VH-7.10"),
            Cause::Dwarf(card) => (card_word(card), "VH-11.11"),
            Cause::Battle => (word("cause-battle"), "VH-4.65"),
            Cause::Ragnarok => (word("cause-ragnarok"), "VH-5.15"),
            Cause::Thor => (word("cause-thor"), "VH-9.18"),
            Cause::King => (word("cause-king"), "VH-13.11"),
            Cause::Monster => (word("cause-monster"), "VH-16.101"),
            Cause::Penalty => (word("cause-penalty"), "VH-16.45"),
            Cause::Draft => (word("cause-draft"), "VH-17.15"),
        }
    }
}

impl Event {
    /// The event in words; mere punctuation needs none.
    pub fn tell(&self) -> Option<Message> {
        let new = |key: &'static str, clause: &'static str| Message::new(key).clause(clause);
        Some(match *self {
            Event::LokiCard(index) => {
                new("event-loki-card", "VH-8.1").with("card", Arg::word(format!("loki-{:02}", index + 1)))
            }
            Event::First(seat) => new("event-first", "VH-2.18").with("who", seat),
            Event::ChoseJarl { seat, jarl: None } => new("event-chose-jarl", "VH-2.8").with("who", seat),
            Event::ChoseJarl { jarl: Some(jarl), .. } => {
                new("event-chose-jarl-own", "VH-2.8").with("jarl", jarl_word(jarl))
            }
            Event::Jarl(seat, jarl) => new("event-jarl", "VH-2.8").with("who", seat).with("jarl", jarl_word(jarl)),
            Event::Milled(card, cause) => {
                let (word, clause) = cause.word();
                new("event-milled", clause).with("card", card_word(card)).with("cause", word)
            }
            Event::Turned(card) => new("event-turned", "VH-2.21").with("card", card_word(card)),
            Event::ShuffledBack(count) => new("event-shuffled-back", "VH-2.22").with("count", count),
            Event::TookWarrior { seat, card, .. } => {
                new("event-took-warrior", "VH-2.23").with("who", seat).with("card", card_word(card))
            }
            Event::Dealt { seat, count, cards: told } if told.is_empty() => {
                new("event-dealt", "VH-2.29").with("who", seat).with("count", count)
            }
            Event::Dealt { cards: told, .. } => new("event-dealt-own", "VH-2.29").with("cards", cards(&told)),
            Event::ChoseRejects { seat, cards: None } => new("event-chose-rejects", "VH-18.17").with("who", seat),
            Event::ChoseRejects { cards: Some((one, two)), .. } => {
                new("event-chose-rejects-own", "VH-2.27").with("card", card_word(one)).with("other", card_word(two))
            }
            Event::Rejected(seat, one, two) => new("event-rejected", "VH-2.28")
                .with("who", seat)
                .with("card", card_word(one))
                .with("other", card_word(two)),
            Event::Offered(card) => new("event-offered", "VH-17.11").with("card", card_word(card)),
            Event::LaidOut(seat, card) => {
                new("event-laid-out", "VH-17.8").with("who", seat).with("card", card_word(card))
            }
            Event::TookOffer(seat, card) => {
                new("event-took-offer", "VH-17.10").with("who", seat).with("card", card_word(card))
            }
            Event::Redrawn(count) => new("event-redrawn", "VH-16.13").with("count", count),
            Event::Turn(_) => return None,
            Event::LastTurn(seat) => new("event-last-turn", "VH-5.5").with("who", seat),
            Event::Added { seat, card, .. } => {
                new("event-added", "VH-3.6").with("who", seat).with("card", card_word(card))
            }
            Event::Strengthened { seat, card, tyr } => new("event-strengthened", "VH-12.8")
                .with("who", seat)
                .with("card", card_word(card))
                .with("tyr", card_word(tyr)),
            Event::Shown { seat, cards: told } => {
                new("event-shown", "VH-18.21").with("who", seat).with("cards", cards(&told))
            }
            Event::Drew { seat, count, cards: told } if told.is_empty() => {
                new("event-drew", "VH-3.23").with("who", seat).with("count", count)
            }
            Event::Drew { cards: told, .. } => new("event-drew-own", "VH-3.23").with("cards", cards(&told)),
            Event::Kept { card: None, .. } => return None,
            Event::Kept { card: Some(card), .. } => new("event-kept-own", "VH-3.23").with("card", card_word(card)),
            Event::Discarded { seat, card, cause } => {
                let (word, clause) = cause.word();
                new("event-discarded", clause).with("who", seat).with("card", card_word(card)).with("cause", word)
            }
            Event::NothingLeft(seat) => new("event-nothing-left", "VH-3.25").with("who", seat),
            Event::Again(seat) => new("event-again", "VH-7.18").with("who", seat),
            Event::Attack { attacker, defender } => {
                new("event-attack", "VH-3.15").with("who", attacker).with("other", defender)
            }
            Event::Hunt(seat) => new("event-hunt", "VH-16.16").with("who", seat),
            Event::Raid => new("event-raid", "VH-16.22"),
            Event::Helped { from, to, card } => {
                new("event-helped", "VH-9.3").with("who", from).with("other", to).with("card", card_word(card))
            }
            Event::NoHelp => new("event-no-help", "VH-9.6"),
            Event::ExtraDice(seat, count) => new("event-extra-dice", "VH-1.14").with("who", seat).with("count", count),
            Event::DieLaid(seat) => new("event-die-laid", "VH-7.25").with("who", seat),
            Event::Rolled { seat, dice: rolled } => {
                new("event-rolled", "VH-4.8").with("who", seat).with("dice", dice(rolled))
            }
            Event::Dropped(seat, face) => {
                new("event-dropped", "VH-4.14").with("who", seat).with("face", face_word(face))
            }
            Event::Rerolled { seat, from, to } => {
                new("event-rerolled", "VH-4.12").with("who", seat).with("from", dice(from)).with("to", dice(to))
            }
            Event::TurnedDie { seat, from, to } => new("event-turned-die", "VH-6.37")
                .with("who", seat)
                .with("from", face_word(from))
                .with("to", face_word(to)),
            Event::NewDice { seat, faces } => {
                let faces: Vec<Arg> = faces.into_iter().flatten().map(face_word).collect();
                new("event-new-dice", "VH-6.24").with("who", seat).with("dice", faces)
            }
            Event::KeptDie(seat, face) => {
                new("event-kept-die", "VH-6.27").with("who", seat).with("face", face_word(face))
            }
            Event::Played { seat, card, die: None } => {
                new("event-played", "VH-4.17").with("who", seat).with("card", card_word(card))
            }
            Event::Played { seat, card, die: Some(face) } => new("event-played-with", "VH-6.31")
                .with("who", seat)
                .with("card", card_word(card))
                .with("face", face_word(face)),
            Event::Activated { seat, card, ally } => {
                new(if ally { "event-activated-ally" } else { "event-activated" }, "VH-4.25")
                    .with("who", seat)
                    .with("card", card_word(card))
            }
            Event::Frost(seat) => new("event-frost", "VH-6.5").with("who", seat),
            Event::FrostDie(seat, face) => {
                new("event-frost-die", "VH-16.27").with("who", seat).with("face", face_word(face))
            }
            Event::Blocked { seat, card } => {
                new("event-blocked", "VH-11.3").with("who", seat).with("card", card_word(card))
            }
            Event::Sacrificed { seat, card } => {
                new("event-sacrificed", "VH-11.15").with("who", seat).with("card", card_word(card))
            }
            Event::OnPath { seat, card } => {
                new("event-on-path", "VH-10.34").with("who", seat).with("card", card_word(card))
            }
            Event::Total(seat, total) => new("event-total", "VH-4.44").with("who", seat).with("total", total),
            Event::MonsterTotal(total) => new("event-monster-total", "VH-16.49").with("total", total),
            Event::Won { winner, loser, by } => {
                new("event-won", "VH-4.51").with("who", winner).with("other", loser).with("by", by)
            }
            Event::NoWinner => new("event-no-winner", "VH-4.33"),
            Event::Beat { attack } => {
                let (key, clause) =
                    if attack { ("event-beat-monster", "VH-16.37") } else { ("event-held-off", "VH-16.52") };
                new(key, clause)
            }
            Event::Lost { attack } => {
                let (key, clause) =
                    if attack { ("event-attack-failed", "VH-16.44") } else { ("event-defence-failed", "VH-16.54") };
                new(key, clause)
            }
            Event::Spared { seat, card } => {
                new("event-spared", "VH-11.8").with("who", seat).with("card", card_word(card))
            }
            Event::Robbed { from, to, card: None } => {
                new("event-robbed", "VH-18.18").with("who", to).with("other", from)
            }
            Event::Robbed { from, to, card: Some(card) } => {
                new("event-robbed-own", "VH-18.18").with("who", to).with("other", from).with("card", card_word(card))
            }
            Event::Recovered { seat, card } => {
                new("event-recovered", "VH-8.31").with("who", seat).with("card", card_word(card))
            }
            Event::Row(seat, row) => new("event-row", "VH-8.6").with("who", seat).with("row", row + 1),
            Event::NoRow(seat) => new("event-no-row", "VH-8.8").with("who", seat),
            Event::Looked { by, at, cards: told } if told.is_empty() => {
                new("event-looked", "VH-18.19").with("who", by).with("other", at)
            }
            Event::Looked { at, cards: told, .. } => {
                new("event-looked-own", "VH-18.19").with("other", at).with("cards", cards(&told))
            }
            Event::Captured { by, from } => new("event-captured", "VH-4.56").with("who", by).with("other", from),
            Event::ShieldSaved(seat) => new("event-shield-saved", "VH-8.22").with("who", seat),
            Event::ShieldLost(seat) => new("event-shield-lost", "VH-16.55").with("who", seat),
            Event::Sent { seat, card } => new("event-sent", "VH-4.58").with("who", seat).with("card", card_word(card)),
            Event::Paid { seat, card, cause } => {
                let (word, _) = cause.word();
                new("event-paid", "VH-10.14").with("who", seat).with("card", card_word(card)).with("cause", word)
            }
            Event::Credited { seat, points } => {
                new("event-credited", "VH-10.17").with("who", seat).with("points", points)
            }
            Event::Mission { seat, card } => {
                new("event-mission", "VH-10.21").with("who", seat).with("card", card_word(card))
            }
            Event::ThorsGlory { seat, card } => {
                new("event-thors-glory", "VH-9.17").with("who", seat).with("card", card_word(card))
            }
            Event::Crowned(seat) => new("event-crowned", "VH-13.4").with("who", seat),
            Event::Uncrowned(seat) => new("event-uncrowned", "VH-13.21").with("who", seat),
            Event::Risen(seat, level) => new("event-risen", "VH-13.9").with("who", seat).with("level", level),
            Event::End => new("event-end", "VH-5.1"),
            Event::Ragnarok(seat) => new("event-ragnarok", "VH-5.10").with("who", seat),
            Event::MonsterRoll { dice: rolled, covered, needed } => new("event-monster-roll", "VH-16.19")
                .with("dice", dice(rolled))
                .with("covered", covered)
                .with("needed", needed),
            Event::NextCard(step) => new("event-next-card", "VH-16.38").with("step", step + 1),
            Event::LastAttack => new("event-last-attack", "VH-16.64"),
            Event::GloryLost { seat, card } => {
                new("event-glory-lost", "VH-16.85").with("who", seat).with("card", card_word(card))
            }
            Event::CreditLost { seat, points } => {
                new("event-credit-lost", "VH-16.85").with("who", seat).with("points", points)
            }
            Event::PairScore { one, two, total } => {
                new("event-pair-score", "VH-14.26").with("who", one).with("other", two).with("total", total)
            }
            Event::Gift { from, to } => new("event-gift", "VH-14.15").with("who", to).with("other", from),
            Event::Score { seat, valhalla, shields, sets, king } => {
                let total = i32::from(valhalla) + i32::from(shields) + i32::from(sets) + i32::from(king);
                new("event-score", "VH-5.23")
                    .with("who", seat)
                    .with("valhalla", valhalla)
                    .with("shields", shields)
                    .with("sets", sets)
                    .with("king", king)
                    .with("total", total)
            }
            Event::SoloOver { won } => {
                let (key, clause) = if won { ("event-solo-won", "VH-16.69") } else { ("event-solo-lost", "VH-16.63") };
                new(key, clause)
            }
        })
    }
}
