//! What is studied of Blood Rage: drafted and played cards, and where Glory comes from.

use super::BloodRageKnowledge;
use meadhall_blood_rage::{Asked, BloodRage, Card, Event, Kind, Position, Source};
use meadhall_bots::{BalanceStudy, Knowledge, Ledger, Mark, Transition};
use meadhall_engine::{Game, Seat};
use meadhall_words::Lang;

impl BalanceStudy for BloodRageKnowledge {
    fn marks(game: &BloodRage, start: &Position, end: &Position, seat: Seat) -> Vec<Mark> {
        let clan = end.sheet(seat).clan;
        let name = Self::words(Lang::En).say(&format!("clan-{clan}"));
        vec![
            Mark { group: "clan", id: clan.to_string(), name },
            Mark::turn_order(start.table.first, seat, game.seats()),
        ]
    }

    fn standing(_: &BloodRage, position: &Position, seat: Seat) -> i32 {
        position.sheet(seat).glory.into()
    }

    fn write_down(game: &BloodRage, transition: &Transition<Self>, ledger: &mut Ledger) {
        for event in transition.events {
            match *event {
                Event::Turn(_) => ledger.turn(),
                Event::Drafted { seat, cards } => {
                    cards.into_iter().flatten().for_each(|card| ledger.takes(seat, card.face().word));
                }
                Event::Upgraded { seat, card, .. }
                | Event::Revealed(seat, card)
                | Event::Committed { seat, card: Some(card) } => ledger.plays(seat, card.face().word),
                _ => {}
            }
        }
        if transition.after.table.asked == Asked::Over {
            for (seat, source) in Seat::all(game.seats()).flat_map(|seat| Source::ALL.map(|source| (seat, source))) {
                ledger.gains(seat, source.word(), transition.after.sheet(seat).sources[source as usize].into());
            }
        }
    }

    fn card_name(_: &BloodRage, id: &str) -> (String, &'static str) {
        let Ok(card) = id.parse::<Card>() else { return (id.to_owned(), "Cards") };
        let face = card.face();
        let name = Self::words(Lang::En).say(&format!("card-{}", face.id()));
        let sign = if face.kind == Kind::Battle { "+" } else { "" };
        let heading = match face.kind {
            Kind::Battle => "Battle cards",
            Kind::Quest => "Quests",
            Kind::Clan => "Clan upgrades",
            Kind::Monster(_) => "Monsters",
            Kind::Leader | Kind::Warrior | Kind::Ship => "Leaders, warriors and ships",
        };
        (format!("{name} {sign}{} (age {})", face.value, face.age), heading)
    }

    fn source_name(_: &BloodRage, id: &str) -> String {
        Self::words(Lang::En).say(&format!("source-{id}"))
    }
}
