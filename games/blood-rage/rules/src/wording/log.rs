//! Events in words, as messages of the locale files.

use super::label::march_words;
use super::{clause_of_god, figure_word, god_word, place_word, stat_word};
use crate::data::Cards;
use crate::event::{Cause, Event};
use crate::names::Phase;
use crate::state::Then;
use meadhall_engine::{Arg, Message, SeatSet};

fn seats(set: SeatSet) -> Arg {
    set.iter().map(Arg::from).collect::<Vec<Arg>>().into()
}

impl Cause {
    /// The word for it, and the clause behind it.
    fn word(self, cards: &Cards) -> (Arg, &'static str) {
        match self {
            Cause::Axes => (Arg::word("stat-axes"), "BR-6.54"),
            Cause::Token => (Arg::word("cause-token"), "BR-6.49"),
            Cause::Quest(card) => (cards.title(card), "BR-7.7"),
            Cause::Ragnarok => (Arg::word("phase-ragnarok"), "BR-7.22"),
            Cause::Release(card) | Cause::Card(card) => (cards.title(card), cards.clause(card)),
            Cause::Legend(stat) => (Message::new("cause-legend").with("stat", stat_word(stat)).into(), "BR-8.3"),
            Cause::God(god) => (god_word(god), clause_of_god(god)),
            Cause::Doom(Then::Rewards) => (Arg::word("cause-lost-battle"), "BR-6.43"),
            Cause::Doom(Then::Ragnarok) => (Arg::word("phase-ragnarok"), "BR-7.21"),
            Cause::Doom(Then::Reveal) => (Arg::word("cause-battle-card"), "BR-6.23"),
            Cause::Doom(Then::Invasion | Then::Village) => (Arg::word("cause-invasion"), "BR-5.32"),
        }
    }
}

/// A message with what brought it about, and the clause behind that.
fn with_cause(message: Message, cause: Cause, cards: &Cards) -> Message {
    let (word, clause) = cause.word(cards);
    message.with("cause", word).clause(clause)
}

impl Event {
    /// The event in words; turns and other mere punctuation need none.
    pub(crate) fn tell(&self, cards: &Cards) -> Option<Message> {
        match self {
            Event::Cleared(..)
            | Event::First(..)
            | Event::Age(..)
            | Event::Phase(..)
            | Event::Turn(..)
            | Event::Dealt
            | Event::Drafted { .. }
            | Event::PassedOn
            | Event::DraftEnded
            | Event::Passed(..)
            | Event::AllPillaged => self.tell_draft(cards),
            Event::Invaded { .. }
            | Event::Attacks { .. }
            | Event::Repelled { .. }
            | Event::Marched { .. }
            | Event::Upgraded { .. }
            | Event::Joined(..)
            | Event::Left(..)
            | Event::Committed { .. }
            | Event::Pillages { .. }
            | Event::Called { .. }
            | Event::StayedAway(..)
            | Event::Moved { .. } => self.tell_turn(cards),
            Event::NoBattle(..)
            | Event::Battle { .. }
            | Event::Laid(..)
            | Event::Revealed(..)
            | Event::Cancelled(..)
            | Event::Counted(..)
            | Event::Spared(..)
            | Event::AddedNothing(..)
            | Event::Total { .. }
            | Event::WonBattle(..)
            | Event::Tie => self.tell_battle(cards),
            Event::Saved(..) | Event::Retreated { .. } | Event::Destroyed { .. } => self.tell_dying(cards),
            Event::Calmed(..)
            | Event::Enraged(..)
            | Event::Stolen { .. }
            | Event::Recovered(..)
            | Event::Discarded(..)
            | Event::Returned(..)
            | Event::Pillaged { .. }
            | Event::Raised { .. }
            | Event::Gained(..)
            | Event::Lost(..) => self.tell_spoils(cards),
            Event::GodMoved(..)
            | Event::GodLeft(..)
            | Event::Chose(..)
            | Event::Kept { .. }
            | Event::Quest { .. }
            | Event::Ragnarok(..)
            | Event::NothingDestroyed
            | Event::Doomed(..)
            | Event::Released(..)
            | Event::Won(..) => self.tell_ending(cards),
        }
    }

    /// Phases and the draft.
    fn tell_draft(&self, cards: &Cards) -> Option<Message> {
        Some(match *self {
            Event::Cleared(place) => Message::new("event-cleared").with("place", place_word(place)).clause("BR-3.8"),
            Event::First(seat) => Message::new("event-first").with("who", seat).clause("BR-7.33"),
            Event::Age(age) => Message::new("event-age").with("age", age).clause("BR-3.16"),
            Event::Phase(Phase::Gifts) | Event::Turn(_) => return None,
            Event::Phase(phase) => {
                Message::new("event-phase").with("phase", Arg::word(format!("phase-{phase}"))).clause("BR-3.16")
            }
            Event::Dealt => Message::new("event-dealt").clause("BR-4.2"),
            Event::Drafted { seat, cards: taken } => {
                match taken.into_iter().flatten().map(|card| cards.title(card)).collect::<Vec<_>>() {
                    cards if cards.is_empty() => Message::new("event-drafted").with("who", seat).clause("BR-4.4"),
                    cards => Message::new("event-drafted-own").with("who", seat).with("cards", cards).clause("BR-4.4"),
                }
            }
            Event::PassedOn => Message::new("event-passed-on").clause("BR-4.9"),
            Event::DraftEnded => Message::new("event-draft-ended").clause("BR-4.10"),
            Event::Passed(seat) => Message::new("event-passed").with("who", seat).clause("BR-5.10"),
            Event::AllPillaged => Message::new("event-all-pillaged").clause("BR-5.18"),
            _ => return None,
        })
    }

    /// The actions of a turn.
    fn tell_turn(&self, cards: &Cards) -> Option<Message> {
        Some(match *self {
            Event::Invaded { seat, figure, place, fallen, cost } => {
                Message::new(if fallen { "event-invaded-fallen" } else { "event-invaded" })
                    .with("who", seat)
                    .with("figure", figure_word(figure))
                    .with("place", place_word(place))
                    .with("cost", cost)
                    .clause("BR-5.22")
            }
            Event::Attacks { seat, place, .. } => {
                Message::new("event-attacks").with("who", seat).with("place", place_word(place)).clause("BR-15.11")
            }
            Event::Repelled { seat, place } => {
                Message::new("event-repelled").with("who", seat).with("place", place_word(place)).clause("BR-15.12")
            }
            Event::Marched { seat, march } => Message::new("event-marched")
                .with("who", seat)
                .with("figures", march_words(march))
                .with("from", place_word(march.from))
                .with("to", place_word(march.to))
                .clause("BR-5.34"),
            Event::Upgraded { seat, card, cost, replaced: None, .. } => Message::new("event-upgraded")
                .with("who", seat)
                .with("card", cards.title(card))
                .with("cost", cost)
                .clause("BR-5.42"),
            Event::Upgraded { seat, card, cost, replaced: Some(old), .. } => Message::new("event-upgraded-over")
                .with("who", seat)
                .with("card", cards.title(card))
                .with("old", cards.title(old))
                .with("cost", cost)
                .clause("BR-5.44"),
            Event::Joined(seat, figure) => {
                Message::new("event-joined").with("who", seat).with("figure", figure_word(figure)).clause("BR-15.7")
            }
            Event::Left(seat, figure) => {
                Message::new("event-left").with("who", seat).with("figure", figure_word(figure)).clause("BR-5.54")
            }
            Event::Committed { seat, card: None } => {
                Message::new("event-committed").with("who", seat).clause("BR-5.58")
            }
            Event::Committed { seat, card: Some(card) } => {
                Message::new("event-committed-own").with("who", seat).with("card", cards.title(card)).clause("BR-5.58")
            }
            Event::Pillages { seat, place, again } => Message::new("event-pillages")
                .with("who", seat)
                .with("place", place_word(place))
                .clause(if again { "BR-11.100" } else { "BR-5.64" }),
            _ => return self.tell_call(),
        })
    }

    /// Figures that are called to a battle or moved by a card.
    fn tell_call(&self) -> Option<Message> {
        Some(match *self {
            Event::Called { seat, figure, from, to } => Message::new("event-called")
                .with("who", seat)
                .with("figure", figure_word(figure))
                .with("from", place_word(from))
                .with("to", place_word(to))
                .clause("BR-6.2"),
            Event::StayedAway(seat) => Message::new("event-stayed-away").with("who", seat).clause("BR-6.8"),
            Event::Moved { seat, figure, from, to } => Message::new("event-moved")
                .with("who", seat)
                .with("figure", figure_word(figure))
                .with("from", place_word(from))
                .with("to", place_word(to)),
            _ => return None,
        })
    }

    /// A battle up to its result.
    fn tell_battle(&self, cards: &Cards) -> Option<Message> {
        Some(match *self {
            Event::NoBattle(place) => {
                Message::new("event-no-battle").with("place", place_word(place)).clause("BR-6.15")
            }
            Event::Battle { place, members } => Message::new("event-battle")
                .with("place", place_word(place))
                .with("who", seats(members))
                .clause("BR-6.17"),
            Event::Laid(seat) => Message::new("event-laid").with("who", seat).clause("BR-6.18"),
            Event::Revealed(seat, card) => Message::new("event-revealed")
                .with("who", seat)
                .with("card", cards.title(card))
                .with("bonus", cards[card].bonus())
                .clause("BR-6.19"),
            Event::Cancelled(set) => Message::new("event-cancelled").with("who", seats(set)).clause("BR-11.28"),
            Event::Counted(seat, bonus) => {
                Message::new("event-counted").with("who", seat).with("bonus", bonus).clause("BR-11.97")
            }
            Event::Spared(seat, figure) => {
                Message::new("event-spared").with("who", seat).with("figure", figure_word(figure)).clause("BR-11.6")
            }
            Event::AddedNothing(seat) => Message::new("event-added-nothing").with("who", seat).clause("BR-6.28"),
            Event::Total { seat, figures, cards } => Message::new("event-total")
                .with("who", seat)
                .with("figures", figures)
                .with("cards", cards)
                .with("total", figures + cards)
                .clause("BR-6.32"),
            Event::WonBattle(seat) => Message::new("event-won-battle").with("who", seat).clause("BR-6.35"),
            Event::Tie => Message::new("event-tie").clause("BR-6.36"),
            _ => return None,
        })
    }

    /// Figures that are about to die.
    fn tell_dying(&self, cards: &Cards) -> Option<Message> {
        let with_cause = |message, cause| with_cause(message, cause, cards);
        Some(match *self {
            Event::Saved(seat, figure) => {
                Message::new("event-saved").with("who", seat).with("figure", figure_word(figure)).clause("BR-11.79")
            }
            Event::Retreated { seat, figure, to, .. } => Message::new("event-retreated")
                .with("who", seat)
                .with("figure", figure_word(figure))
                .with("to", place_word(to))
                .clause("BR-6.69"),
            Event::Destroyed { seat, figure, cause } => {
                let message = Message::new("event-destroyed").with("who", seat).with("figure", figure_word(figure));
                with_cause(message, cause)
            }
            _ => return None,
        })
    }

    /// What a battle brings and takes.
    fn tell_spoils(&self, cards: &Cards) -> Option<Message> {
        let with_cause = |message, cause| with_cause(message, cause, cards);
        Some(match *self {
            Event::Calmed(seat, rage, cause) => {
                with_cause(Message::new("event-calmed").with("who", seat).with("rage", rage), cause)
            }
            Event::Enraged(seat, rage, cause) => {
                with_cause(Message::new("event-enraged").with("who", seat).with("rage", rage), cause)
            }
            Event::Stolen { from, to, card } => Message::new("event-stolen")
                .with("who", to)
                .with("from", from)
                .with("card", cards.title(card))
                .clause("BR-11.38"),
            Event::Recovered(seat, card) => {
                Message::new("event-recovered").with("who", seat).with("card", cards.title(card)).clause("BR-11.102")
            }
            Event::Discarded(seat, card) => {
                Message::new("event-discarded").with("who", seat).with("card", cards.title(card)).clause("BR-6.41")
            }
            Event::Returned(seat, card) => {
                Message::new("event-returned").with("who", seat).with("card", cards.title(card)).clause("BR-6.42")
            }
            Event::Pillaged { seat, place } => {
                Message::new("event-pillaged").with("who", seat).with("place", place_word(place)).clause("BR-6.48")
            }
            Event::Raised { seat, stat, value } => Message::new("event-raised")
                .with("who", seat)
                .with("stat", stat_word(stat))
                .with("value", value)
                .clause("BR-2.5"),
            Event::Gained(seat, glory, cause) => {
                with_cause(Message::new("event-gained").with("who", seat).with("glory", glory), cause)
            }
            Event::Lost(seat, glory, cause) => {
                with_cause(Message::new("event-lost").with("who", seat).with("glory", glory), cause)
            }
            _ => return None,
        })
    }

    /// Gods, and the end of an age.
    fn tell_ending(&self, cards: &Cards) -> Option<Message> {
        Some(match *self {
            Event::GodMoved(god, place) => Message::new("event-god-moved")
                .with("god", god_word(god))
                .with("place", place_word(place))
                .clause("BR-15.18"),
            Event::GodLeft(god) => Message::new("event-god-left").with("god", god_word(god)).clause("BR-15.38"),
            Event::Chose(seat) => Message::new("event-chose").with("who", seat).clause("BR-7.4"),
            Event::Kept { seat, card: Some(card), .. } => {
                Message::new("event-kept-own").with("who", seat).with("card", cards.title(card)).clause("BR-7.1")
            }
            Event::Kept { seat, kept, .. } => {
                Message::new(if kept { "event-kept" } else { "event-kept-nothing" }).with("who", seat).clause("BR-7.1")
            }
            Event::Quest { seat, card, fulfilled } => {
                Message::new(if fulfilled { "event-quest-met" } else { "event-quest-failed" })
                    .with("who", seat)
                    .with("card", cards.title(card))
                    .clause("BR-7.7")
            }
            Event::Ragnarok(place) => Message::new("event-ragnarok").with("place", place_word(place)).clause("BR-7.20"),
            Event::NothingDestroyed => Message::new("event-nothing-destroyed").clause("BR-14.7"),
            Event::Doomed(place) => Message::new("event-doomed").with("place", place_word(place)).clause("BR-7.26"),
            Event::Released(seat, count) => {
                Message::new("event-released").with("who", seat).with("count", count).clause("BR-7.28")
            }
            Event::Won(seat, glory) => {
                Message::new("event-won").with("who", seat).with("glory", glory).clause("BR-8.6")
            }
            _ => return None,
        })
    }
}
