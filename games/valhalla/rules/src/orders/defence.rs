//! The order to defend: arm to win by the least, and throw again as long as that is not enough.

use crate::Valhalla;
use crate::action::{Action, Dice};
use crate::data::Weapons;
use crate::names::Face;
use crate::state::battle::{ATTACKER, DEFENDER, Kind};
use crate::state::{Asked, Position};
use crate::view::View;
use meadhall_engine::{Game, Ignore, Quick, Seat};

/// How many ways to arm the band are looked at.
const MOST_LOOKS: u32 = 400;

/// What arming with the dice as they lie can reach.
struct Reach {
    /// The strength to beat.
    foe: u8,
    /// The least strength that wins, and the first step to it; none where it is there already.
    wins: Option<(u8, Option<Action>)>,
    /// The greatest strength, and the dice that it takes.
    most: (u8, [u8; 6]),
    looks: u32,
}

impl Valhalla {
    /// The next step of a defence; none where the viewer does not defend.
    pub(super) fn defend(&self, view: &View) -> Option<Action> {
        let seat = view.seat()?;
        let battle = &view.table.battle;
        if battle.kind != Kind::Duel || battle.side_of(seat) != Some(DEFENDER) || battle.turn_of() != DEFENDER {
            return None;
        }
        let position = self.seen_position(view);
        let mut choices = Vec::new();
        self.legal(&position, seat, &mut choices);
        let mut reach =
            Reach { foe: self.strength(&position, ATTACKER), wins: None, most: (0, [0; 6]), looks: MOST_LOOKS };
        let mut fighting = position;
        fighting.table.asked = Asked::Fight;
        self.reach(&fighting, seat, &battle.sides[DEFENDER].dice, None, 0, &mut reach);
        let keep = if reach.most.0 > 0 { reach.most.1 } else { self.promising(&position, seat) };
        match view.table.asked {
            Asked::Reroll(_) => {
                let dice = &battle.sides[DEFENDER].dice;
                let thrown = Action::Reroll(Dice(std::array::from_fn(|n| dice[n].saturating_sub(keep[n]))));
                let most = |action: &&Action| matches!(action, Action::Reroll(_));
                choices.iter().copied().find(|action| *action == thrown).or(choices.iter().rfind(most).copied())
            }
            _ => self.fight_on(&position, &choices, &reach, &keep),
        }
    }

    /// A step towards victory; another throw where there is none; the end where nothing helps.
    fn fight_on(&self, position: &Position, choices: &[Action], reach: &Reach, keep: &[u8; 6]) -> Option<Action> {
        if let Some((_, step)) = reach.wins {
            return Some(step.unwrap_or(Action::Done));
        }
        let side = &position.table.battle.sides[DEFENDER];
        let loose = side.free().saturating_sub(keep.iter().sum());
        if loose >= 1 && choices.contains(&Action::FreeReroll) {
            return Some(Action::FreeReroll);
        }
        let spare =
            |action: &&Action| matches!(action, Action::Drop(face) if side.dice[face.index()] > keep[face.index()]);
        let drop = choices.iter().find(|action| **action == Action::Drop(Face::X)).or(choices.iter().find(spare));
        drop.filter(|_| loose >= 2).copied().or(Some(Action::Done))
    }

    /// Looks at every way to arm the rest of the band, place by place.
    fn reach(
        &self,
        position: &Position,
        seat: Seat,
        dice: &[u8; 6],
        first: Option<Action>,
        from: u8,
        reach: &mut Reach,
    ) {
        let strength = self.strength(position, DEFENDER);
        let side = &position.table.battle.sides[DEFENDER];
        if strength > reach.foe && reach.wins.is_none_or(|(least, _)| strength < least) {
            reach.wins = Some((strength, first));
        }
        if strength > reach.most.0 {
            reach.most = (strength, std::array::from_fn(|n| dice[n].saturating_sub(side.dice[n])));
        }
        if position.table.asked != Asked::Fight || reach.looks == 0 {
            return;
        }
        let mut choices = Vec::new();
        self.list_activations(position, DEFENDER, &mut choices);
        for action in choices {
            let Action::Activate(spot, _) = action else { continue };
            if spot.ally || spot.place < from {
                continue;
            }
            reach.looks = reach.looks.saturating_sub(1);
            let mut after = *position;
            self.apply(&mut after, seat, action, &mut Quick::new(0), &mut Ignore);
            if after.table.battle.side_of(seat) == Some(DEFENDER) {
                self.reach(&after, seat, dice, first.or(Some(action)), spot.place + 1, reach);
            }
        }
    }

    /// The dice to keep where no warrior can be armed: those of the one that lacks the fewest.
    fn promising(&self, position: &Position, seat: Seat) -> [u8; 6] {
        let dice = &position.table.battle.sides[DEFENDER].dice;
        let mut best: Option<(u8, u8, [u8; 6])> = None;
        for (_, card, _) in position.table.board(seat).warriors() {
            let Some(warrior) = self.cards.warrior(card) else { continue };
            let (lacks, keep) = fitting(warrior.weapons, dice);
            let strength = warrior.strength;
            if best.is_none_or(|(least, most, _)| (lacks, u8::MAX - strength) < (least, u8::MAX - most)) {
                best = Some((lacks, strength, keep));
            }
        }
        best.map_or([0; 6], |(_, _, keep)| keep)
    }
}

/// How many dice a warrior lacks, and which of those there are it can use.
fn fitting(weapons: Weapons, dice: &[u8; 6]) -> (u8, [u8; 6]) {
    let mut keep = [0; 6];
    let lacks = match weapons {
        Weapons::Exact(needed) => {
            for n in 0..5 {
                keep[n] = needed[n].min(dice[n]);
            }
            needed.iter().sum::<u8>() - keep.iter().sum::<u8>()
        }
        Weapons::Any2 | Weapons::Same2 | Weapons::Same3 | Weapons::Pairs2 | Weapons::Diff3 => {
            let most = (0..5).max_by_key(|&n| dice[n]).unwrap_or(0);
            let wanted = match weapons {
                Weapons::Any2 | Weapons::Same2 => 2,
                Weapons::Pairs2 => 4,
                _ => 3,
            };
            keep[most] = dice[most].min(wanted);
            wanted - keep[most]
        }
    };
    (lacks, keep)
}
