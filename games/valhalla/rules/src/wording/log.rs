//! The log: what happened, in words.

use super::{card_word, dice_words, face_word, jarl_word};
use crate::action::Dice;
use crate::data::Card;
use crate::event::{CardList, Cause, Dice6, Event};
use crate::names::Face;
use meadhall_engine::{Arg, Message, Seat};

fn dice(dice: Dice6) -> Arg {
    dice_words(Dice(dice))
}

fn cards(told: &CardList) -> Arg {
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

/// A message with the clause behind it.
fn new(key: &'static str, clause: &'static str) -> Message {
    Message::new(key).clause(clause)
}

/// What somebody did.
fn by(key: &'static str, clause: &'static str, who: Seat) -> Message {
    new(key, clause).with("who", who)
}

/// What somebody did with a card.
fn with_card(key: &'static str, clause: &'static str, who: Seat, card: Card) -> Message {
    by(key, clause, who).with("card", card_word(card))
}

/// What somebody did with a die.
fn with_die(key: &'static str, clause: &'static str, who: Seat, face: Face) -> Message {
    by(key, clause, who).with("face", face_word(face))
}

/// What somebody did to somebody.
fn between(key: &'static str, clause: &'static str, who: Seat, other: Seat) -> Message {
    by(key, clause, who).with("other", other)
}

impl Event {
    /// The event in words, chapter by chapter; mere punctuation needs none.
    pub fn tell(&self) -> Option<Message> {
        self.tell_set_up()
            .or_else(|| self.tell_turn())
            .or_else(|| self.tell_dice())
            .or_else(|| self.tell_battle())
            .or_else(|| self.tell_aftermath())
            .or_else(|| self.tell_solo())
            .or_else(|| self.tell_ending())
    }

    fn tell_set_up(&self) -> Option<Message> {
        Some(match *self {
            Event::LokiCard(index) => {
                new("event-loki-card", "VH-8.1").with("card", Arg::word(format!("loki-{:02}", index + 1)))
            }
            Event::First(seat) => by("event-first", "VH-2.18", seat),
            Event::ChoseJarl { seat, jarl: None } => by("event-chose-jarl", "VH-2.8", seat),
            Event::ChoseJarl { seat, jarl: Some(jarl) } => {
                by("event-chose-jarl-own", "VH-2.8", seat).with("jarl", jarl_word(jarl))
            }
            Event::Jarl(seat, jarl) => by("event-jarl", "VH-2.8", seat).with("jarl", jarl_word(jarl)),
            Event::Milled(card, cause) => {
                let (word, clause) = cause.word();
                new("event-milled", clause).with("card", card_word(card)).with("cause", word)
            }
            Event::Turned(card) => new("event-turned", "VH-2.21").with("card", card_word(card)),
            Event::ShuffledBack(count) => new("event-shuffled-back", "VH-2.22").with("count", count),
            Event::TookWarrior { seat, card, .. } => with_card("event-took-warrior", "VH-2.23", seat, card),
            Event::Dealt { seat, count, cards: told } if told.is_empty() => {
                by("event-dealt", "VH-2.29", seat).with("count", count)
            }
            Event::Dealt { seat, cards: told, .. } => {
                by("event-dealt-own", "VH-2.29", seat).with("cards", cards(&told))
            }
            Event::ChoseRejects { seat, cards: None } => by("event-chose-rejects", "VH-18.17", seat),
            Event::ChoseRejects { seat, cards: Some((one, two)) } => {
                with_card("event-chose-rejects-own", "VH-2.27", seat, one).with("other", card_word(two))
            }
            Event::Rejected(seat, one, two) => {
                with_card("event-rejected", "VH-2.28", seat, one).with("other", card_word(two))
            }
            Event::Offered(card) => new("event-offered", "VH-17.11").with("card", card_word(card)),
            Event::LaidOut(seat, card) => with_card("event-laid-out", "VH-17.8", seat, card),
            Event::TookOffer(seat, card) => with_card("event-took-offer", "VH-17.10", seat, card),
            _ => return None,
        })
    }

    fn tell_turn(&self) -> Option<Message> {
        Some(match *self {
            Event::LastTurn(seat) => by("event-last-turn", "VH-5.5", seat),
            Event::Added { seat, card, .. } => with_card("event-added", "VH-3.6", seat, card),
            Event::Strengthened { seat, card, tyr } => {
                with_card("event-strengthened", "VH-12.8", seat, card).with("tyr", card_word(tyr))
            }
            Event::Shown { seat, cards: told } => by("event-shown", "VH-18.21", seat).with("cards", cards(&told)),
            Event::Drew { seat, count, cards: told } if told.is_empty() => {
                by("event-drew", "VH-3.23", seat).with("count", count)
            }
            Event::Drew { seat, cards: told, .. } => by("event-drew-own", "VH-3.23", seat).with("cards", cards(&told)),
            Event::Kept { seat, card: Some(card) } => with_card("event-kept-own", "VH-3.23", seat, card),
            Event::Discarded { seat, card, cause } => {
                let (word, clause) = cause.word();
                with_card("event-discarded", clause, seat, card).with("cause", word)
            }
            Event::NothingLeft(seat) => by("event-nothing-left", "VH-3.25", seat),
            Event::Again(seat) => by("event-again", "VH-7.18", seat),
            Event::Attack { attacker, defender } => between("event-attack", "VH-3.15", attacker, defender),
            _ => return None,
        })
    }

    fn tell_dice(&self) -> Option<Message> {
        Some(match *self {
            Event::ExtraDice(seat, count) => by("event-extra-dice", "VH-1.14", seat).with("count", count),
            Event::DieLaid(seat) => by("event-die-laid", "VH-7.25", seat),
            Event::Rolled { seat, dice: rolled } => by("event-rolled", "VH-4.8", seat).with("dice", dice(rolled)),
            Event::Dropped(seat, face) => with_die("event-dropped", "VH-4.14", seat, face),
            Event::Rerolled { seat, from, to } => {
                by("event-rerolled", "VH-4.12", seat).with("from", dice(from)).with("to", dice(to))
            }
            Event::TurnedDie { seat, from, to } => {
                by("event-turned-die", "VH-6.37", seat).with("from", face_word(from)).with("to", face_word(to))
            }
            Event::NewDice { seat, faces } => {
                let faces: Vec<Arg> = faces.into_iter().flatten().map(face_word).collect();
                by("event-new-dice", "VH-6.24", seat).with("dice", faces)
            }
            Event::KeptDie(seat, face) => with_die("event-kept-die", "VH-6.27", seat, face),
            Event::Frost(seat) => by("event-frost", "VH-6.5", seat),
            _ => return None,
        })
    }

    fn tell_battle(&self) -> Option<Message> {
        Some(match *self {
            Event::Helped { from, to, card } => {
                between("event-helped", "VH-9.3", from, to).with("card", card_word(card))
            }
            Event::NoHelp => new("event-no-help", "VH-9.6"),
            Event::Played { seat, card, die: None } => with_card("event-played", "VH-4.17", seat, card),
            Event::Played { seat, card, die: Some(face) } => {
                with_card("event-played-with", "VH-6.31", seat, card).with("face", face_word(face))
            }
            Event::Activated { seat, card, ally } => {
                with_card(if ally { "event-activated-ally" } else { "event-activated" }, "VH-4.25", seat, card)
            }
            Event::Blocked { seat, card } => with_card("event-blocked", "VH-11.3", seat, card),
            Event::Sacrificed { seat, card } => with_card("event-sacrificed", "VH-11.15", seat, card),
            Event::OnPath { seat, card } => with_card("event-on-path", "VH-10.34", seat, card),
            Event::Total(seat, total) => by("event-total", "VH-4.44", seat).with("total", total),
            Event::Won { winner, loser, by } => between("event-won", "VH-4.51", winner, loser).with("by", by),
            Event::NoWinner => new("event-no-winner", "VH-4.33"),
            _ => return None,
        })
    }

    fn tell_aftermath(&self) -> Option<Message> {
        Some(match *self {
            Event::Spared { seat, card } => with_card("event-spared", "VH-11.8", seat, card),
            Event::Robbed { from, to, card: None } => between("event-robbed", "VH-18.18", to, from),
            Event::Robbed { from, to, card: Some(card) } => {
                between("event-robbed-own", "VH-18.18", to, from).with("card", card_word(card))
            }
            Event::Recovered { seat, card } => with_card("event-recovered", "VH-8.31", seat, card),
            Event::Row(seat, row) => by("event-row", "VH-8.6", seat).with("row", row + 1),
            Event::NoRow(seat) => by("event-no-row", "VH-8.8", seat),
            Event::Looked { by, at, cards: told } if told.is_empty() => between("event-looked", "VH-18.19", by, at),
            Event::Looked { by, at, cards: told } => {
                between("event-looked-own", "VH-18.19", by, at).with("cards", cards(&told))
            }
            Event::Captured { by, from } => between("event-captured", "VH-4.56", by, from),
            Event::ShieldSaved(seat) => by("event-shield-saved", "VH-8.22", seat),
            Event::Sent { seat, card } => with_card("event-sent", "VH-4.58", seat, card),
            Event::Paid { seat, card, cause } => {
                let (word, _) = cause.word();
                with_card("event-paid", "VH-10.14", seat, card).with("cause", word)
            }
            Event::Credited { seat, points } => by("event-credited", "VH-10.17", seat).with("points", points),
            Event::Mission { seat, card } => with_card("event-mission", "VH-10.21", seat, card),
            Event::ThorsGlory { seat, card } => with_card("event-thors-glory", "VH-9.17", seat, card),
            Event::Crowned(seat) => by("event-crowned", "VH-13.4", seat),
            Event::Uncrowned(seat) => by("event-uncrowned", "VH-13.21", seat),
            Event::Risen(seat, level) => by("event-risen", "VH-13.9", seat).with("level", level),
            _ => return None,
        })
    }

    fn tell_solo(&self) -> Option<Message> {
        Some(match *self {
            Event::Redrawn(count) => new("event-redrawn", "VH-16.13").with("count", count),
            Event::Hunt(seat) => by("event-hunt", "VH-16.16", seat),
            Event::Raid => new("event-raid", "VH-16.22"),
            Event::FrostDie(seat, face) => with_die("event-frost-die", "VH-16.27", seat, face),
            Event::MonsterTotal(total) => new("event-monster-total", "VH-16.49").with("total", total),
            Event::Beat { attack: true } => new("event-beat-monster", "VH-16.37"),
            Event::Beat { attack: false } => new("event-held-off", "VH-16.52"),
            Event::Lost { attack: true } => new("event-attack-failed", "VH-16.44"),
            Event::Lost { attack: false } => new("event-defence-failed", "VH-16.54"),
            Event::ShieldLost(seat) => by("event-shield-lost", "VH-16.55", seat),
            Event::MonsterRoll { dice: rolled, covered, needed } => new("event-monster-roll", "VH-16.19")
                .with("dice", dice(rolled))
                .with("covered", covered)
                .with("needed", needed),
            Event::NextCard(step) => new("event-next-card", "VH-16.38").with("step", step + 1),
            Event::LastAttack => new("event-last-attack", "VH-16.64"),
            Event::GloryLost { seat, card } => with_card("event-glory-lost", "VH-16.85", seat, card),
            Event::CreditLost { seat, points } => by("event-credit-lost", "VH-16.85", seat).with("points", points),
            Event::SoloOver { won: true } => new("event-solo-won", "VH-16.69"),
            Event::SoloOver { won: false } => new("event-solo-lost", "VH-16.63"),
            _ => return None,
        })
    }

    fn tell_ending(&self) -> Option<Message> {
        Some(match *self {
            Event::End => new("event-end", "VH-5.1"),
            Event::Ragnarok(seat) => by("event-ragnarok", "VH-5.10", seat),
            Event::Gift { from, to } => between("event-gift", "VH-14.15", to, from),
            Event::Score { seat, valhalla, shields, sets, king } => {
                let total = i32::from(valhalla) + i32::from(shields) + i32::from(sets) + i32::from(king);
                by("event-score", "VH-5.23", seat)
                    .with("valhalla", valhalla)
                    .with("shields", shields)
                    .with("sets", sets)
                    .with("king", king)
                    .with("total", total)
            }
            Event::PairScore { one, two, total } => {
                between("event-pair-score", "VH-14.26", one, two).with("total", total)
            }
            _ => return None,
        })
    }
}
