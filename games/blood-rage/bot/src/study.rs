//! What is studied of Blood Rage: drafted and played cards, and where Glory comes from.

use super::{Ledger, Mark, Step, Studied, order};
use meadhall_blood_rage::{Asked, BloodRage, Card, Event, Kind, Position, Source};
use meadhall_engine::{Game, Seat};
use meadhall_words::{Lang, Words};

impl Studied for BloodRage {
    fn marks(&self, start: &Position, end: &Position, seat: Seat) -> Vec<Mark> {
        let clan = end.sheet(seat).clan;
        let name = Words::of(Lang::En, Self::ID).say(&format!("clan-{clan}"));
        vec![Mark { group: "clan", id: clan.to_string(), name }, order(start.table.first, seat, self.seats())]
    }

    fn standing(&self, position: &Position, seat: Seat) -> i32 {
        position.sheet(seat).glory.into()
    }

    fn write_down(&self, step: &Step<BloodRage>, ledger: &mut Ledger) {
        for event in step.events {
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
        if step.after.table.asked == Asked::Over {
            for (seat, source) in Seat::all(self.seats()).flat_map(|seat| Source::ALL.map(|source| (seat, source))) {
                ledger.gains(seat, source.word(), step.after.sheet(seat).sources[source as usize].into());
            }
        }
    }

    fn card_name(&self, id: &str) -> (String, &'static str) {
        let Ok(card) = id.parse::<Card>() else { return (id.to_owned(), "Cards") };
        let face = card.face();
        let name = Words::of(Lang::En, Self::ID).say(&format!("card-{}", face.id()));
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

    fn source_name(&self, id: &str) -> String {
        Words::of(Lang::En, Self::ID).say(&format!("source-{id}"))
    }
}
