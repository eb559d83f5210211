//! The guide's examples, played by the rules themselves, so that no number in it can be wrong.

use meadhall_blood_rage::{BloodRage, Card, Cards, Cause, Clan, ClanSheet, Event, Figure, Place, Position, Stat};
use meadhall_engine::{Facts, Game, Options, Played, Scenario, ScenarioGame, Seat};

/// The rulebooks' examples, as the tests of the rules play them.
const ANDLANG: &str = include_str!("../../../rules/tests/scenarios/pillaging-andlang.scenario");
const MANHEIM: &str = include_str!("../../../rules/tests/scenarios/quest-manheim.scenario");
const GIMLE: &str = include_str!("../../../rules/tests/scenarios/ragnarok-in-gimle.scenario");

/// A scenario before and after it was played.
pub(super) struct Walkthrough {
    /// The position at its beginning.
    pub start: Position,
    /// How many players take part.
    pub players: usize,
    /// What happened.
    pub events: Vec<Event>,
}

impl Walkthrough {
    fn of(text: &str) -> Option<Walkthrough> {
        let scenario = Scenario::parse(text).ok()?;
        let (game, start) =
            BloodRage::compose(&scenario.facts, &scenario.options, &mut meadhall_engine::Quick::new(0)).ok()?;
        let Played { events, .. } = scenario.play::<BloodRage>().ok()?;
        Some(Walkthrough { start, players: game.seats(), events })
    }

    /// The clan of a seat.
    pub fn clan(&self, seat: Seat) -> Clan {
        self.start.sheet(seat).clan
    }

    /// The clans in the order of the seats.
    pub fn clans(&self) -> impl Iterator<Item = Clan> {
        Seat::all(self.players).map(|seat| self.clan(seat))
    }
}

/// One participant of a battle.
pub(super) struct Side {
    /// Which clan.
    pub clan: Clan,
    /// The card revealed.
    pub card: Card,
    /// The STR of the figures.
    pub figures: u16,
    /// The STR of the cards.
    pub bonus: u16,
    /// How many figures died.
    pub deaths: usize,
}

/// The rulebooks' battle.
pub(super) struct Fight {
    /// The scenario behind it.
    pub walkthrough: Walkthrough,
    /// Who pillages.
    pub pillager: Clan,
    /// What is pillaged.
    pub place: Place,
    /// The figures that came, with their clans and where they came from.
    pub called: Vec<(Clan, Figure, Place)>,
    /// Those who fought, the winner first.
    pub sides: Vec<Side>,
    /// The stat that rose, and the value before and after.
    pub raised: (Stat, u8, u8),
    /// The Glory for the victory.
    pub glory: u16,
}

impl Fight {
    /// The pillage of Andlang.
    pub fn of_the_rulebook() -> Option<Fight> {
        let walkthrough = Walkthrough::of(ANDLANG)?;
        let mut pillage = None;
        let (mut called, mut revealed, mut totals, mut deaths) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut winner, mut raised, mut glory) = (None, None, 0);
        for event in &walkthrough.events {
            match *event {
                Event::Pillages { seat, place, .. } => pillage = Some((walkthrough.clan(seat), place)),
                Event::Called { seat, figure, from, .. } => called.push((walkthrough.clan(seat), figure, from)),
                Event::Revealed(seat, card) => revealed.push((seat, card)),
                Event::Total { seat, figures, cards } => totals.push((seat, figures, cards)),
                Event::Destroyed { seat, .. } => deaths.push(seat),
                Event::WonBattle(seat) => winner = Some(seat),
                Event::Raised { seat, stat, value } => {
                    raised = Some((stat, walkthrough.start.sheet(seat).stat(stat), value))
                }
                Event::Gained(_, gained, Cause::Axes) => glory = gained,
                _ => {}
            }
        }
        let side = |&(seat, figures, bonus): &(Seat, u16, u16)| {
            let card = revealed.iter().find(|(who, _)| *who == seat)?.1;
            let deaths = deaths.iter().filter(|who| **who == seat).count();
            Some((winner != Some(seat), Side { clan: walkthrough.clan(seat), card, figures, bonus, deaths }))
        };
        let mut sides: Vec<(bool, Side)> = totals.iter().map(side).collect::<Option<_>>()?;
        sides.sort_by_key(|(lost, _)| *lost);
        let (pillager, place) = pillage?;
        let sides = sides.into_iter().map(|(_, side)| side).collect();
        Some(Fight { pillager, place, called, sides, raised: raised?, glory, walkthrough })
    }
}

/// The rulebooks' quest.
pub(super) struct QuestExample {
    /// The scenario behind it.
    pub walkthrough: Walkthrough,
    /// Whose quest it is.
    pub clan: Clan,
    /// The quest.
    pub card: Card,
    /// The provinces where the clan has figures, with every clan's STR there, the strongest first.
    pub provinces: Vec<(Place, Vec<(Clan, u16)>)>,
    /// The Glory.
    pub glory: u16,
    /// The stat raised, and its new value.
    pub raised: (Stat, u8),
}

impl QuestExample {
    /// The quest of the Serpent in Manheim.
    pub fn of_the_rulebook() -> Option<QuestExample> {
        let walkthrough = Walkthrough::of(MANHEIM)?;
        let (mut quest, mut glory, mut raised) = (None, 0, None);
        for event in &walkthrough.events {
            match *event {
                Event::Quest { seat, card, fulfilled: true } => quest = Some((seat, card)),
                Event::Gained(_, gained, Cause::Quest(_)) => glory = gained,
                Event::Raised { stat, value, .. } => raised = Some((stat, value)),
                _ => {}
            }
        }
        let (seat, card) = quest?;
        let table = &walkthrough.start.table;
        let strength = |seat: Seat, place: Place| {
            ClanSheet::new(table.sheet(seat), Cards::built_in()).strength(table.forces(seat, place), place)
        };
        let strengths = |place: Place| {
            let all = Seat::all(walkthrough.players).map(|seat| (walkthrough.clan(seat), strength(seat, place)));
            let mut all: Vec<(Clan, u16)> = all.filter(|(_, strength)| *strength > 0).collect();
            all.sort_by_key(|(_, strength)| std::cmp::Reverse(*strength));
            (place, all)
        };
        let provinces = Place::outer().filter(|&place| strength(seat, place) > 0).map(strengths).collect();
        Some(QuestExample { clan: walkthrough.clan(seat), card, provinces, glory, raised: raised?, walkthrough })
    }
}

/// The rulebooks' Ragnarök.
pub(super) struct RagnarokExample {
    /// The scenario behind it.
    pub walkthrough: Walkthrough,
    /// The age.
    pub age: u8,
    /// The province that is destroyed.
    pub place: Place,
    /// Each clan with its figures destroyed and the Glory for them.
    pub gains: Vec<(Clan, u16, u16)>,
}

impl RagnarokExample {
    /// The end of Gimle.
    pub fn of_the_rulebook() -> Option<RagnarokExample> {
        let walkthrough = Walkthrough::of(GIMLE)?;
        let place = walkthrough.events.iter().find_map(|event| match *event {
            Event::Ragnarok(place) => Some(place),
            _ => None,
        })?;
        let gains = Seat::all(walkthrough.players).map(|seat| {
            let figures = u16::from(walkthrough.start.table.forces(seat, place).total());
            let glory = walkthrough.events.iter().filter_map(|event| match *event {
                Event::Gained(who, glory, Cause::Ragnarok) if who == seat => Some(glory),
                _ => None,
            });
            (walkthrough.clan(seat), figures, glory.sum())
        });
        Some(RagnarokExample { age: walkthrough.start.table.age, place, gains: gains.collect(), walkthrough })
    }
}

/// The Glory that the Raven's legendary Rage and Axes bring at the end of the rulebooks' game.
pub(super) fn legends() -> Option<(Clan, u16, u16)> {
    let mut scenario = Scenario::parse(GIMLE).ok()?;
    scenario.facts = Facts::default();
    for (key, value) in [("seats", "wolf, raven"), ("age", "3"), ("turn", "wolf"), ("rage raven", "0")] {
        scenario.facts.set(key, value);
    }
    scenario.facts.set("steps raven", "5, 6, 3");
    scenario.options = Options::default();
    scenario.steps.truncate(1);
    let Played { position, events, .. } = scenario.play::<BloodRage>().ok()?;
    let raven = Seat::new(1);
    let legend = |wanted: Stat| {
        events.iter().find_map(|event| match *event {
            Event::Gained(seat, glory, Cause::Legend(stat)) if seat == raven && stat == wanted => Some(glory),
            _ => None,
        })
    };
    Some((position.sheet(raven).clan, legend(Stat::Rage)?, legend(Stat::Axes)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_battle_is_the_rulebooks() {
        let fight = Fight::of_the_rulebook().expect("the scenario plays");
        assert_eq!((fight.pillager, fight.place), (Clan::Wolf, Place::Andlang));
        assert_eq!(fight.called.len(), 3);
        let told: Vec<_> = fight.sides.iter().map(|side| (side.clan, side.figures, side.bonus, side.deaths)).collect();
        assert_eq!(told, [(Clan::Wolf, 3, 4, 0), (Clan::Raven, 2, 0, 2)]);
        assert_eq!((fight.raised, fight.glory), ((Stat::Axes, 3, 4), 4));
    }

    #[test]
    fn the_quest_is_the_rulebooks() {
        let quest = QuestExample::of_the_rulebook().expect("the scenario plays");
        let told = [
            (Place::Elvagar, vec![(Clan::Wolf, 3), (Clan::Serpent, 3)]),
            (Place::Angerboda, vec![(Clan::Serpent, 2), (Clan::Raven, 1)]),
        ];
        assert_eq!(quest.provinces, told);
        assert_eq!((quest.clan, quest.glory, quest.raised), (Clan::Serpent, 5, (Stat::Horns, 5)));
    }

    #[test]
    fn the_end_of_gimle_is_the_rulebooks() {
        let ragnarok = RagnarokExample::of_the_rulebook().expect("the scenario plays");
        assert_eq!((ragnarok.place, ragnarok.age), (Place::Gimle, 2));
        assert_eq!(ragnarok.gains, [(Clan::Wolf, 2, 6), (Clan::Raven, 2, 6)]);
    }

    #[test]
    fn the_legends_are_the_rulebooks() {
        assert_eq!(legends(), Some((Clan::Raven, 10, 20)));
    }
}
