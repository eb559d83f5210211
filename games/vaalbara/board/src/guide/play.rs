//! The guide's examples, played by the rules themselves, so that no number in it can be wrong.

use meadhall_engine::{Facts, Game, Options, Played, Scenario, ScenarioGame, Seat, Viewer};
use meadhall_vaalbara::{Cause, Character, Clan, Event, Kind, Vaalbara};

/// The rulebook's second round, as the tests of the rules play it.
const SECOND_ROUND: &str = include_str!("../../../rules/tests/scenarios/50b-a-second-round.scenario");

/// A land as examples name it: its kind, and the value of a forest.
pub(crate) type Face = (Kind, u8);

/// One player's turn in the example of a round.
pub(crate) struct Turn {
    /// Whose.
    pub clan: Clan,
    /// The character revealed.
    pub character: Character,
    /// The land taken.
    pub land: Face,
    /// The VP before the turn.
    pub before: u16,
    /// The VP that the character brought.
    pub effect: u16,
    /// The VP that the land brought.
    pub reward: u16,
}

impl Turn {
    /// The VP after the turn.
    pub fn after(&self) -> u16 {
        self.before + self.effect + self.reward
    }
}

/// The example of a round.
pub(crate) struct Round {
    /// Which round it is.
    pub number: u8,
    /// The lands on offer.
    pub row: Vec<Face>,
    /// The omens, the best first.
    pub omens: [Clan; 5],
    /// The players in the order of their seats, each with the lands owned already and the character revealed.
    pub players: Vec<(Clan, Vec<Face>, Character)>,
    /// The turns in the order in which they were taken.
    pub turns: Vec<Turn>,
}

impl Round {
    /// The rulebook's second round.
    pub fn second() -> Option<Round> {
        let scenario = Scenario::parse(SECOND_ROUND).ok()?;
        let Played { game, position: start, .. } = scenario.begin::<Vaalbara>().ok()?;
        let Played { events, .. } = scenario.play::<Vaalbara>().ok()?;
        let mut turns: Vec<Turn> = Vec::new();
        let mut revealed = Vec::new();
        for event in events {
            match event {
                Event::Revealed(seat, character) => revealed.push((seat, character)),
                Event::Turn(seat, character) => {
                    let player = start.player(seat);
                    let (clan, before) = (player.clan, player.vp);
                    turns.push(Turn { clan, character, land: (Kind::Meadow, 0), before, effect: 0, reward: 0 });
                }
                Event::Gained(_, vp, Cause::Character(_)) => turns.last_mut()?.effect += vp,
                Event::Gained(_, vp, Cause::Land(_)) => turns.last_mut()?.reward += vp,
                Event::Took { kind, .. } => turns.last_mut()?.land = kind,
                _ => {}
            }
        }
        let player = |seat: Seat| {
            let owned = start.player(seat).realm.cards().iter().map(|&card| game.face(card)).collect();
            let character = revealed.iter().find(|(who, _)| *who == seat)?.1;
            Some((start.player(seat).clan, owned, character))
        };
        Some(Round {
            number: start.round,
            row: start.rows[0].iter().flatten().map(|&card| game.face(card)).collect(),
            omens: game.omens(&start).order,
            players: Seat::all(game.seats()).map(player).collect::<Option<_>>()?,
            turns,
        })
    }
}

/// The example of the bonus at the end of the game.
pub(crate) struct Ending {
    /// The realm.
    pub realm: Vec<Face>,
    /// How many different kinds it holds.
    pub kinds: u8,
    /// The VP before the bonus.
    pub before: u16,
    /// The bonus.
    pub bonus: u16,
}

impl Ending {
    /// The rulebook's example: five kinds, no mountain.
    pub fn of_the_rulebook() -> Option<Ending> {
        Ending::with("field, field, field, meadow, meadow, forest 3, forest 4, village")
    }

    /// An example with all six kinds.
    pub fn with_all_kinds() -> Option<Ending> {
        Ending::with("field, field, meadow, meadow, forest 3, forest 4, village, mountain")
    }

    /// The end of a game in which eight lands are these and the ninth is a river.
    fn with(lands: &str) -> Option<Ending> {
        let mut scenario = Scenario::parse(include_str!("last-turn.scenario")).ok()?;
        scenario.facts.set("realm blue", lands);
        let Played { game, position, events } = scenario.play::<Vaalbara>().ok()?;
        let seat = Seat::new(0);
        let (kinds, bonus) = events.iter().find_map(|event| match event {
            Event::Gained(who, vp, Cause::Kinds(kinds)) if *who == seat => Some((*kinds, *vp)),
            _ => None,
        })?;
        let player = position.player(seat);
        let realm = player.realm.cards().iter().map(|&card| game.face(card)).collect();
        Some(Ending { realm, kinds, before: player.vp.checked_sub(bonus)?, bonus })
    }
}

/// What a land would pay a player who owns `own`, between neighbours who own `left` and `right`: as many lands each, or
/// nothing named for lands that do not matter. Lands are named as in scenarios: `field, forest 5`.
pub(crate) fn reward(own: &str, left: &str, right: &str, land: &str, played: Character) -> Option<u16> {
    let mut facts = Facts::default();
    facts.set("seats", "blue, purple, yellow, red");
    facts.set("deck", land);
    for (key, lands) in [("realm blue", own), ("realm purple", left), ("realm red", right)] {
        if !lands.is_empty() {
            facts.set(key, lands);
        }
    }
    let (game, position) = Vaalbara::compose(&facts, &Options::default(), &mut meadhall_engine::Quick::new(0)).ok()?;
    let seat = Seat::new(0);
    let view = game.view(&position, Viewer::Seat(seat));
    let card = *position.deck.as_slice().first()?;
    game.would_pay_with(&view, seat, card, Some(played)).map(|(_, most)| most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_round_is_the_rulebooks() {
        let round = Round::second().expect("the scenario plays");
        let turns: Vec<_> =
            round.turns.iter().map(|turn| (turn.clan, turn.effect, turn.reward, turn.after())).collect();
        let told = [(Clan::Blue, 3, 2, 11), (Clan::Purple, 0, 4, 8), (Clan::Yellow, 0, 12, 19), (Clan::Red, 0, 4, 7)];
        assert_eq!(turns, told);
        assert_eq!(round.omens[..2], [Clan::Blue, Clan::Purple]);
    }

    #[test]
    fn the_bonus_is_the_rulebooks() {
        let ending = Ending::of_the_rulebook().expect("the scenario plays");
        assert_eq!((ending.kinds, ending.before, ending.bonus), (5, 57, 5));
        assert_eq!(ending.realm.len(), 9);
        let ending = Ending::with_all_kinds().expect("the scenario plays");
        assert_eq!((ending.kinds, ending.bonus), (6, 10));
    }

    #[test]
    fn lands_pay_what_the_rules_say() {
        assert_eq!(reward("meadow, field", "meadow, meadow", "meadow, field", "meadow", Character::Bard), Some(5));
        assert_eq!(reward("river", "", "", "river", Character::Bard), Some(4));
        assert_eq!(reward("river", "", "", "river", Character::Farmer), Some(24));
    }
}
