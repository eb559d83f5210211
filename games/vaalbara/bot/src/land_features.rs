//! What a search is told of a land that somebody may take or swap, to learn what people and bots usually do.

use super::land_evaluator::LandEvaluator;
use super::{promise, scale};
use meadhall_bots::Features;
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Action, Card, Kind, MOST, Position, Row, Vaalbara};

/// How many lands of a kind are told apart.
const LANDS: usize = 5;
/// Into how many stages the game falls.
pub(super) const STAGES: usize = 4;

/// What a land is to the one who may take it, and to those who come after.
#[derive(Clone, Copy)]
struct Land {
    kind: Kind,
    pays: f32,
    promises: f32,
    /// What it is to the one of the others who wants it most.
    for_others: f32,
    /// How many of the others want it most of all in its row.
    wanted: f32,
}

impl Land {
    fn lure(&self) -> f32 {
        self.pays + self.promises
    }
}

/// A choice of a land, as it is noted.
pub(super) struct Offer<'a> {
    context: &'a LandContext<'a>,
    land: Land,
    /// How many lands of the row are better for the one who chooses, and by how much the best one is.
    better: usize,
    behind: f32,
    /// The land that goes to the other row for it.
    given: Option<Land>,
}

/// What is the same for all lands.
pub(super) struct LandContext<'a> {
    glance: &'a LandEvaluator<'a>,
    rows: [[Option<Land>; MOST]; 2],
}

impl<'a> LandContext<'a> {
    pub(super) fn new(
        game: &Vaalbara,
        position: &Position,
        seat: Seat,
        glance: &'a LandEvaluator<'a>,
    ) -> LandContext<'a> {
        let later = || Seat::all(game.seats()).filter(|&other| other != seat && !position.has_acted(other));
        let row = |row: &Row| {
            let mut wanted = [0.0; MOST];
            let mut for_others = [0.0f32; MOST];
            for other in later() {
                let other = LandEvaluator::new(game, position, other);
                let lure = |card: Card| other.lure(card, other.player.played);
                let best = other.best(row, other.player.played).map(|(slot, _)| usize::from(slot));
                for (slot, card) in row.iter().enumerate() {
                    let Some(card) = card else { continue };
                    for_others[slot] = for_others[slot].max(lure(*card));
                    wanted[slot] += f32::from(u8::from(best == Some(slot)));
                }
            }
            let land = |slot: usize, card: Card| Land {
                kind: game.kind(card),
                pays: f32::from(game.would_gain(position, seat, card, glance.player.played)),
                promises: promise::added(&glance.player.realm, game.kind(card), glance.left),
                for_others: for_others[slot],
                wanted: wanted[slot],
            };
            std::array::from_fn(|slot| row[slot].map(|card| land(slot, card)))
        };
        LandContext { glance, rows: position.rows.each_ref().map(row) }
    }

    /// The land that a choice is about, with what it is compared to.
    pub(super) fn offer(&'a self, choice: Action) -> Option<Offer<'a>> {
        let [row_1, row_2] = &self.rows;
        let (row, slot, given) = match choice {
            Action::Take(slot) => (row_1, slot, None),
            Action::Rider(first, second) => (row_2, second, *row_1.get(usize::from(first))?),
            _ => return None,
        };
        let land = (*row.get(usize::from(slot))?)?;
        let lures = || row.iter().flatten().map(Land::lure);
        let best = lures().fold(f32::MIN, f32::max);
        let better = lures().filter(|&lure| lure > land.lure()).count();
        Some(Offer { context: self, land, better, behind: best - land.lure(), given })
    }
}

/// Takes notes about the land that a choice is about; leaves room for them if it is about none.
pub(super) fn note(offer: Option<&Offer>, features: &mut Features) {
    let value = |of: &dyn Fn(&Offer) -> f32| offer.map_or(0.0, of);
    let given = |of: &dyn Fn(&Land) -> f32| offer.and_then(|offer| offer.given.as_ref()).map_or(0.0, of);
    features.put("pays", value(&|offer| offer.land.pays / scale::WORTH));
    features.put("promises", value(&|offer| offer.land.promises / scale::WORTH));
    features.put("behind the best", value(&|offer| offer.behind / scale::WORTH));
    features.put("for others", value(&|offer| offer.land.for_others / scale::WORTH_TO_OTHERS));
    features.put("wanted by others", value(&|offer| offer.land.wanted));
    features.put("given", given(&|land| land.lure() / scale::WORTH));
    features.put("given to others", given(&|land| land.for_others / scale::WORTH_TO_OTHERS));
    features.put("given and wanted", given(&|land| land.wanted));
    let which = |of: &dyn Fn(&Offer) -> usize| offer.map_or(usize::MAX, of);
    let stage = |offer: &Offer| offer.context.glance.stage();
    let count = |offer: &Offer| usize::from(offer.context.glance.player.realm.count(offer.land.kind)).min(LANDS - 1);
    let kinds = |offer: &Offer| usize::from(offer.context.glance.player.realm.kinds());
    features.which("better lands", which(&|offer| offer.better), MOST);
    features.which("kind by stage", which(&|offer| stage(offer) * 6 + offer.land.kind.index()), 6 * STAGES);
    features.which("kind by count", which(&|offer| count(offer) * 6 + offer.land.kind.index()), 6 * LANDS);
    let new = |offer: &Offer| if count(offer) == 0 { stage(offer) * 6 + kinds(offer) } else { usize::MAX };
    features.which("new kind by stage", which(&new), 6 * STAGES);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::VaalbaraKnowledge;
    use meadhall_bots::Knowledge;
    use meadhall_engine::{Ignore, Options, Quick};

    /// Decisions about lands in a game by the rollout policy.
    fn decisions(seed: u64, mut look: impl FnMut(&Vaalbara, &Position, Seat, &[Action])) {
        let game = Vaalbara::open(4, &Options::default()).expect("four can play");
        let mut chance = Quick::new(seed);
        let mut position = game.setup(&mut chance, &mut Ignore);
        let mut choices = Vec::new();
        while let Some(seat) = game.pending(&position).first() {
            game.legal(&position, seat, &mut choices);
            if choices.iter().any(|choice| matches!(choice, Action::Take(_) | Action::Rider(..))) {
                look(&game, &position, seat, &choices);
            }
            let action = VaalbaraKnowledge::rollout_choice(&game, &position, seat, &mut chance, &mut choices)
                .expect("there is a choice");
            game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        }
    }

    #[test]
    fn a_land_is_compared_to_the_others_of_its_row() {
        let (mut best, mut worse, mut swaps) = (0, 0, 0);
        for seed in 0..6 {
            decisions(seed, |game, position, seat, choices| {
                let glance = LandEvaluator::new(game, position, seat);
                let context = LandContext::new(game, position, seat, &glance);
                for offer in choices.iter().filter_map(|&choice| context.offer(choice)) {
                    assert_eq!(offer.better == 0, offer.behind == 0.0, "the best is behind nobody");
                    assert!(offer.behind >= 0.0 && offer.better < MOST);
                    (best, worse) = (best + u32::from(offer.better == 0), worse + u32::from(offer.better > 0));
                    swaps += u32::from(offer.given.is_some());
                }
                for &choice in choices {
                    let Action::Take(slot) = choice else { continue };
                    let card = position.rows[0][usize::from(slot)].expect("a land to take");
                    let offer = context.offer(choice).expect("it is about a land");
                    let gain = game.would_gain(position, seat, card, glance.player.played);
                    assert_eq!((offer.land.pays, offer.land.kind), (f32::from(gain), game.kind(card)));
                    assert!(offer.given.is_none());
                }
            });
        }
        assert!(best > 50 && worse > 50 && swaps > 20, "{best} {worse} {swaps}");
    }

    /// Who has acted already takes no land from anybody.
    #[test]
    fn only_those_who_come_after_want_a_land() {
        let mut last = 0;
        decisions(1, |game, position, seat, choices| {
            let glance = LandEvaluator::new(game, position, seat);
            let context = LandContext::new(game, position, seat, &glance);
            let to_come = Seat::all(4).filter(|&other| other != seat && !position.has_acted(other)).count();
            let wanted: f32 = context.rows[0].iter().flatten().map(|land| land.wanted).sum();
            assert_eq!(wanted, to_come as f32, "everybody wants one land of a row most: {choices:?}");
            if to_come == 0 {
                assert!(context.rows.iter().flatten().flatten().all(|land| land.for_others == 0.0));
                last += 1;
            }
        });
        assert!(last > 5, "{last}");
    }

    #[test]
    fn what_is_about_no_land_leaves_the_same_room() {
        let names = |offer: Option<&Offer>| {
            let mut features = Features::naming();
            note(offer, &mut features);
            (features.values().len(), features.names())
        };
        let (seen, without) = names(None);
        assert_eq!(seen, 0);
        decisions(2, |game, position, seat, choices| {
            let glance = LandEvaluator::new(game, position, seat);
            let context = LandContext::new(game, position, seat, &glance);
            for offer in choices.iter().filter_map(|&choice| context.offer(choice)) {
                let (seen, with) = names(Some(&offer));
                assert!(seen > 2 && with == without);
            }
        });
    }
}
