//! What is studied of Valhalla: jarls, warriors, tactics, and where glory comes from.

use super::ValhallaKnowledge;
use meadhall_bots::{BalanceStudy, Knowledge, Ledger, Mark, Transition};
use meadhall_engine::{Game, Seat};
use meadhall_valhalla::data::Kind;
use meadhall_valhalla::{Card, CardSet, Event, Position, Stage, Valhalla};
use meadhall_words::Lang;

/// The cards of a set, each as often as it is in it.
fn cards_of(game: &Valhalla, set: &CardSet) -> Vec<Card> {
    let copies = |card: Card, copies: u8| {
        let first = game.first_copy(card);
        (first..first.saturating_add(copies)).filter(|&id| set.contains(id)).count()
    };
    game.cards().all().flat_map(|(card, entry)| std::iter::repeat_n(card, copies(card, entry.copies))).collect()
}

/// Writes down what came into the hands once the game has begun.
fn note_hands(game: &Valhalla, before: &Position, after: &Position, ledger: &mut Ledger) {
    for seat in Seat::all(game.seats()) {
        let held = if before.table.stage == Stage::Setup { CardSet::default() } else { before.hand(seat) };
        let new = after.hand(seat).minus(&held);
        if !new.is_empty() {
            cards_of(game, &new).into_iter().for_each(|card| ledger.takes(seat, card.word()));
        }
    }
}

impl BalanceStudy for ValhallaKnowledge {
    fn marks(game: &Valhalla, _: &Position, end: &Position, seat: Seat) -> Vec<Mark> {
        let words = Self::words(Lang::En);
        let jarl = end.table.board(seat).jarl.map(|jarl| Mark {
            group: "jarl",
            id: jarl.to_string(),
            name: words.say(&format!("jarl-{jarl}")),
        });
        // Who starts is drawn when the jarls are chosen, and stays.
        jarl.into_iter().chain([Mark::turn_order(end.table.start, seat, game.seats())]).collect()
    }

    fn standing(game: &Valhalla, position: &Position, seat: Seat) -> i32 {
        game.score_parts(position, seat).total()
    }

    fn write_down(game: &Valhalla, transition: &Transition<Self>, ledger: &mut Ledger) {
        if let Some(before) = transition.before.filter(|_| transition.after.table.stage != Stage::Setup) {
            note_hands(game, before, transition.after, ledger);
        }
        let mut ragnarok = transition.before.is_some_and(|before| before.table.stage == Stage::Ragnarok);
        for event in transition.events {
            match *event {
                Event::Turn(_) | Event::LastTurn(_) => ledger.turn(),
                Event::Ragnarok(_) => ragnarok = true,
                Event::TookWarrior { seat, card, .. } => {
                    ledger.takes(seat, card.word());
                    ledger.plays(seat, card.word());
                }
                Event::Added { seat, card, .. } => {
                    let held =
                        transition.before.is_some_and(|before| cards_of(game, &before.hand(seat)).contains(&card));
                    if !held {
                        ledger.takes(seat, card.word());
                    }
                    ledger.plays(seat, card.word());
                }
                Event::Played { seat, card, .. }
                | Event::Mission { seat, card }
                | Event::Helped { from: seat, card, .. }
                | Event::Strengthened { seat, tyr: card, .. } => ledger.plays(seat, card.word()),
                Event::Sent { seat, card } => {
                    let source = if ragnarok { "ragnarok" } else { "battles" };
                    ledger.gains(seat, source, game.cards().glory(card).into());
                }
                Event::Score { seat, valhalla, shields, sets, king } => {
                    let sent = ledger.gained(seat, "ragnarok") + ledger.gained(seat, "battles");
                    ledger.gains(seat, "rewards", i32::from(valhalla) - sent);
                    ledger.gains(seat, "shields", shields.into());
                    ledger.gains(seat, "sets", sets.into());
                    ledger.gains(seat, "king", king.into());
                }
                _ => {}
            }
        }
    }

    fn card_name(game: &Valhalla, id: &str) -> (String, &'static str) {
        let name = Self::words(Lang::En).say(&format!("card-{id}"));
        let entry = id.parse::<Card>().ok().and_then(|card| Some((card, game.cards().get(card)?)));
        let Some((card, entry)) = entry else { return (name, "Cards") };
        match entry.kind {
            Kind::Warrior(warrior) => {
                (format!("{name} ({}/{})", warrior.strength, game.cards().glory(card)), "Warriors (strength/glory)")
            }
            Kind::Tactic(_) => (name, "Tactics"),
            Kind::Thor(..) => (name, "Thor's help"),
            Kind::Mission(_) => (name, "Missions"),
            Kind::Tyr(_) => (name, "Tyr's wrath"),
        }
    }

    fn source_name(_: &Valhalla, id: &str) -> String {
        let name = match id {
            "battles" => "Warriors sent after battles",
            "ragnarok" => "Warriors sent in Ragnarok",
            "rewards" => "Rewards and missions",
            "shields" => "Shields",
            "sets" => "Sets of shields",
            "king" => "The king's point",
            other => other,
        };
        name.to_owned()
    }
}
