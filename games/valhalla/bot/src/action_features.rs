//! What a search is told of a choice that somebody may make, to learn what is usually done.

use super::features::{CLANS, JARLS, WEAPONS, jarl_name};
use super::rollout::card_worth;
use super::{prospects, scale, turn};
use meadhall_bots::{Features, PerSeat};
use meadhall_engine::{Game, MAX_SEATS, Seat};
use meadhall_valhalla::{Action, Asked, Card, Position, Valhalla};

/// How many numbers of shields are told apart.
const SHIELDS: usize = 4;
/// How many stages of a game.
const STAGES: usize = 4;
/// With fewer rounds to go than these it is late, or the middle of the game.
const LATE: f32 = 3.0;
const MIDDLE: f32 = 5.5;

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Attack,
    Add,
    AddTwo,
    Draw,
    Else,
    Second,
    NoSecond,
    Send,
    Keep,
}

/// How many kinds of choices there are.
const KINDS: usize = Kind::Keep as usize + 1;

/// Whether a policy is learnt of what is being asked.
pub fn knows(asked: Asked) -> bool {
    matches!(asked, Asked::Jarl | Asked::Turn | Asked::Second | Asked::Send)
}

/// Takes notes about every choice of a jarl, of an action, of a second warrior or of whom to send. They rest on what everybody
/// knows and on the seat's own hand.
pub fn take(game: &Valhalla, position: &Position, seat: Seat, choices: &[Action], features: &mut [Features]) {
    let mut glory = [0.0; MAX_SEATS];
    for one in Seat::all(game.seats()) {
        glory[one.index()] = game.score_parts(position, one).total() as f32;
    }
    let offer = |&choice: &Action| Offer::new(game, position, seat, choice, &glory);
    let offers: Vec<Offer> = choices.iter().map(offer).collect();
    let shared = DecisionFeatures::new(game, position, seat, &glory, &offers);
    for ((offer, &choice), features) in offers.iter().zip(choices).zip(features) {
        let jarl = if let Action::Jarl(jarl) = choice { jarl.index() } else { JARLS };
        features.which_named("jarl", jarl, JARLS, jarl_name);
        shared.note(offer, features);
    }
}

/// A warrior that a choice is about.
struct Warrior {
    glory: f32,
    strength: f32,
    weapons: usize,
    clan: usize,
    /// How many others of its clan are in the band.
    kin: usize,
    /// What the card is worth that has to make room for it.
    replaced: f32,
}

/// Somebody to attack.
struct Victim {
    shields: usize,
    /// Glory more than the attacker's.
    lead: f32,
    /// Whether nobody has more glory.
    first: bool,
    /// Whether a shield of this colour was captured before.
    known: bool,
    cards: usize,
}

/// A choice.
struct Offer {
    kind: Option<Kind>,
    /// What it seems to be worth at a glance.
    worth: f32,
    warrior: Option<Warrior>,
    victim: Option<Victim>,
}

impl Offer {
    fn new(game: &Valhalla, position: &Position, seat: Seat, choice: Action, glory: &PerSeat) -> Offer {
        let asked = position.table.asked;
        let kind = match (asked, choice) {
            (Asked::Turn, Action::Attack(_)) => Some(Kind::Attack),
            (Asked::Turn, Action::Add(..)) => Some(Kind::Add),
            (Asked::Turn, Action::AddTwo(..)) => Some(Kind::AddTwo),
            (Asked::Turn, Action::Draw) => Some(Kind::Draw),
            (Asked::Turn, _) => Some(Kind::Else),
            (Asked::Second, Action::Add(..)) => Some(Kind::Second),
            (Asked::Second, _) => Some(Kind::NoSecond),
            (Asked::Send, Action::Send(_)) => Some(Kind::Send),
            (Asked::Send, _) => Some(Kind::Keep),
            _ => None,
        };
        let (warrior, worth) = match choice {
            Action::Add(card, place) | Action::AddTwo(card, place) | Action::Recall(card, place) => {
                (warrior(game, position, seat, card, place), turn::worth(game, position, seat, choice))
            }
            Action::Send(spot) if !spot.ally => {
                (warrior(game, position, seat, spot.card, None), card_worth(game, spot.card))
            }
            _ if asked == Asked::Turn => (None, turn::worth(game, position, seat, choice)),
            _ => (None, 0.0),
        };
        let victim = match choice {
            Action::Attack(other) => Some(victim(position, seat, other, glory)),
            _ => None,
        };
        Offer { kind, worth, warrior, victim }
    }
}

fn warrior(game: &Valhalla, position: &Position, seat: Seat, card: Card, place: Option<u8>) -> Option<Warrior> {
    let cards = game.cards();
    let warrior = cards.warrior(card)?;
    let board = position.table.board(seat);
    let kin = board
        .warriors()
        .filter(|&(_, other, _)| other != card && cards.warrior(other).is_some_and(|other| other.clan == warrior.clan));
    let there = place.and_then(|place| board.band.get(usize::from(place))).and_then(|post| post.card);
    Some(Warrior {
        glory: f32::from(cards.glory(card)),
        strength: f32::from(warrior.strength),
        weapons: usize::from(cards.icons(card)).saturating_sub(1),
        clan: warrior.clan as usize,
        kin: kin.count(),
        replaced: there.map_or(0.0, |old| card_worth(game, old)),
    })
}

fn victim(position: &Position, seat: Seat, other: Seat, glory: &PerSeat) -> Victim {
    let own = glory[other.index()];
    Victim {
        shields: usize::from(position.table.board(other).shields).saturating_sub(1),
        lead: own - glory[seat.index()],
        first: glory.iter().all(|one| *one <= own),
        known: position.table.board(seat).captured[other.index()] > 0,
        cards: position.hand(other).len(),
    }
}

/// What is the same for all choices.
struct DecisionFeatures {
    /// How late it is: the end, late, in the middle, early.
    stage: usize,
    /// What is so for every choice, and speaks for some and against others.
    about: [f32; ABOUT.len()],
}

impl DecisionFeatures {
    fn new(game: &Valhalla, position: &Position, seat: Seat, glory: &PerSeat, offers: &[Offer]) -> DecisionFeatures {
        let table = &position.table;
        let board = table.board(seat);
        let rounds = prospects::rounds(game, position);
        let stage = match rounds {
            _ if table.ending => 0,
            rounds if rounds < LATE => 1,
            rounds if rounds < MIDDLE => 2,
            _ => 3,
        };
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let rival = others.map(|other| glory[other.index()]).fold(0.0, f32::max);
        let hand = || position.hand(seat).iter().map(|id| game.cards().card_of(id));
        let warriors = hand().filter(|&card| game.cards().warrior(card).is_some()).count();
        let best = |kinds: &[Kind]| {
            let of = offers.iter().filter(|offer| offer.kind.is_some_and(|kind| kinds.contains(&kind)));
            of.map(|offer| offer.worth).fold(0.0, f32::max)
        };
        let about = [
            (glory[seat.index()] - rival) / scale::LEAD,
            hand().count() as f32 / scale::CARDS,
            warriors as f32 / scale::WARRIORS,
            f32::from(board.filled()) / scale::HALF_BAND - 1.0,
            rounds / scale::ROUNDS,
            f32::from(board.shields) / 2.0 - 1.0,
            best(&[Kind::Attack]) / scale::WORTH,
            best(&[Kind::Add, Kind::AddTwo, Kind::Second]) / scale::WORTH,
        ];
        DecisionFeatures { stage, about }
    }

    fn note(&self, offer: &Offer, features: &mut Features) {
        let kind = offer.kind.map_or(KINDS, |kind| kind as usize);
        let by_stage = offer.kind.map_or(usize::MAX, |kind| self.stage * KINDS + kind as usize);
        features.which("kind by stage", by_stage, STAGES * KINDS);
        features.number("worth by stage of", by_stage, STAGES * KINDS, offer.worth / scale::WORTH);
        for (name, value) in ABOUT.into_iter().zip(self.about) {
            features.number(name, kind, KINDS, value);
        }
        let warrior = offer.warrior.as_ref();
        let number = |of: &dyn Fn(&Warrior) -> f32| warrior.map_or(0.0, of);
        features.number("glory by stage of", by_stage, STAGES * KINDS, number(&|one| one.glory / scale::WARRIOR_GLORY));
        features.number("strength of", kind, KINDS, number(&|one| one.strength / scale::WARRIOR_STRENGTH));
        features.number("kin of", kind, KINDS, number(&|one| one.kin as f32 / 2.0));
        features.number("replaced by", kind, KINDS, number(&|one| one.replaced / scale::WORTH));
        let with = |of: usize, which: usize| if kind < KINDS && which < of { kind * of + which } else { usize::MAX };
        let weapons = warrior.map_or(usize::MAX, |one| with(WEAPONS, one.weapons));
        features.which("weapons of", weapons, KINDS * WEAPONS);
        features.which("clan of", warrior.map_or(usize::MAX, |one| with(CLANS, one.clan)), KINDS * CLANS);
        let victim = offer.victim.as_ref();
        features.which("shields of the victim", victim.map_or(SHIELDS, |one| one.shields), SHIELDS);
        let number = |of: &dyn Fn(&Victim) -> f32| victim.map_or(0.0, of);
        features.number("lead of the victim", self.stage, STAGES, number(&|one| one.lead / scale::LEAD));
        features.number("victim is first", self.stage, STAGES, number(&|one| f32::from(u8::from(one.first))));
        features.number("victim of a known colour", self.stage, STAGES, number(&|one| f32::from(u8::from(one.known))));
        features.put("cards of the victim", number(&|one| one.cards as f32 / scale::CARDS));
    }
}

/// What a decision is about.
const ABOUT: [&str; 8] = [
    "lead with",
    "cards with",
    "warriors in hand with",
    "band with",
    "rounds left with",
    "shields with",
    "best attack with",
    "best warrior with",
];
