//! The features of a choice, from which a policy is learnt.

use super::assessment::Assessment;
use super::features::card_name;
use super::offer::{Kind, Offer, Offers};
use super::scale;
use meadhall_blood_rage::data::{self, CARDS};
use meadhall_blood_rage::{Action, Asked, BloodRage, Kind as CardKind, Phase, Piece, Position, Stat};
use meadhall_bots::Features;
use meadhall_engine::{Game, Seat};

/// How many kinds of cards, and how many of one kind are told apart.
const CARD_KINDS: usize = 7;
const HELD: usize = 4;
/// What cards can be chosen for: to be taken, to be kept, to be played in a turn or in a battle.
const ROLES: [&str; 4] = ["drafted", "kept", "in a turn", "in battle"];
const AGES: usize = data::AGES as usize;
const PIECES: usize = Piece::ALL.len();
const STATS: usize = Stat::ALL.len();

/// Whether a policy is learnt of what is being asked.
pub(super) fn knows(asked: Asked) -> bool {
    matches!(
        asked,
        Asked::Draft
            | Asked::Discard
            | Asked::Turn
            | Asked::FreeInvade(_)
            | Asked::Call
            | Asked::Card
            | Asked::Raise(_)
    )
}

/// The features of every choice. They rest on what everybody knows and on the seat's own cards.
pub(super) fn take(game: &BloodRage, position: &Position, seat: Seat, choices: &[Action], features: &mut [Features]) {
    let offers = Offers::new(game, position, seat);
    let frame = Frame::new(game, position, seat, &offers);
    for (&choice, features) in choices.iter().zip(features) {
        frame.note(&offers.assessment, &offers.offer(choice), features);
    }
}

/// What is the same for all choices.
struct Frame {
    age: usize,
    /// How many cards of each kind the seat holds.
    held: [usize; CARD_KINDS],
    /// What is so for every choice, and speaks for some and against others.
    about: [f32; ABOUT.len()],
}

/// What a frame is about.
const ABOUT: [&str; 7] = [
    "lead with",
    "rage with",
    "rage of the others with",
    "open provinces with",
    "cards with",
    "room for figures with",
    "round with",
];

/// The place of a kind of card among them.
fn place_of(kind: CardKind) -> usize {
    match kind {
        CardKind::Battle => 0,
        CardKind::Quest => 1,
        CardKind::Leader => 2,
        CardKind::Warrior => 3,
        CardKind::Ship => 4,
        CardKind::Monster(_) => 5,
        CardKind::Clan => 6,
    }
}

impl Frame {
    fn new(game: &BloodRage, position: &Position, seat: Seat, offers: &Offers) -> Frame {
        let (table, sheet, assessment) = (&position.table, position.sheet(seat), &offers.assessment);
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let rival = others.map(|other| table.sheet(other).glory).max().unwrap_or(0);
        let mut held = [0; CARD_KINDS];
        assessment.cards(seat).for_each(|card| held[place_of(assessment.face(card).kind)] += 1);
        let round = if table.phase == Phase::Gifts { f32::from(table.round) / scale::HALF_DRAFT - 1.0 } else { 0.0 };
        let about = [
            (f32::from(sheet.glory) - f32::from(rival)) / scale::LEAD,
            f32::from(sheet.rage) / scale::RAGE,
            (assessment.rush - f32::from(sheet.rage)) / scale::RAGE_OF_OTHERS,
            assessment.open.len() as f32 / scale::OPEN_TO_CHOICE,
            assessment.cards(seat).count() as f32 / scale::CARDS,
            f32::from(sheet.stat(Stat::Horns).saturating_sub(sheet.on_board())) / scale::ROOM_BY_HORNS,
            round,
        ];
        Frame { age: assessment.age(), held, about }
    }

    fn note(&self, assessment: &Assessment, offer: &Offer, features: &mut Features) {
        let kind = offer.kind.map_or(Kind::COUNT, |kind| kind as usize);
        let by_age = if kind < Kind::COUNT { self.age * Kind::COUNT + kind } else { usize::MAX };
        features.which("kind by age", by_age, AGES * Kind::COUNT);
        features.number("worth by age of", by_age, AGES * Kind::COUNT, offer.worth / scale::WORTH);
        for (name, value) in ABOUT.into_iter().zip(self.about) {
            features.number(name, kind, Kind::COUNT, value);
        }
        for (name, value) in [
            ("hopes by", offer.hopes / scale::HOPES),
            ("quests by", offer.quests / scale::QUESTS),
            ("lead there by", offer.lead / scale::LOCAL_STRENGTH),
            ("odds of", offer.odds),
            ("reward of", offer.reward / scale::REWARD),
            ("price of", offer.price / scale::PRICE),
            ("strength of", offer.strength / scale::LOCAL_STRENGTH),
            ("room for", offer.room / scale::ROOM),
            ("threat to", offer.threat / scale::THREAT),
            ("doom of", offer.doom / scale::DOOM),
            ("nobody else by", offer.alone),
            ("ousting by", offer.ousts),
        ] {
            features.number(name, kind, Kind::COUNT, value);
        }
        features.put("less than the best card", offer.short / scale::SHORT);
        let role = match offer.kind {
            Some(Kind::Draft) => 0,
            Some(Kind::Keep) => 1,
            Some(Kind::Play) => 3,
            _ => 2,
        };
        let cards = || offer.cards.into_iter().flatten();
        // Nothing has been learnt about cards that a table of cards has added.
        let learnt = cards().filter(|card| !card.is_own()).map(|card| role * CARDS + card.index());
        let name = |n: usize| format!("{} {}", ROLES[n / CARDS], card_name(n % CARDS));
        features.each_named("card", learnt, ROLES.len() * CARDS, name);
        let held = |kind: usize| kind * HELD + self.held[kind].min(HELD - 1);
        let drafted = cards().filter(|_| role == 0).map(|card| held(place_of(assessment.face(card).kind)));
        features.each("kind of card by those held", drafted, CARD_KINDS * HELD);
        let piece = offer
            .piece
            .map_or(usize::MAX, |piece| piece as usize + if offer.kind == Some(Kind::Call) { PIECES } else { 0 });
        features.which("figure", piece, 2 * PIECES);
        features.which(
            "stat by age",
            offer.stat.map_or(usize::MAX, |stat| self.age * STATS + stat.index()),
            AGES * STATS,
        );
    }
}
