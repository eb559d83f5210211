//! What happened, for logs, pages and replays.

use crate::action::March;
use crate::data::Card;
use crate::names::{Figure, God, Phase, Place, Stat};
use crate::state::Then;
use crate::state::{Slot, Source};
use meadhall_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Why somebody gained or lost something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// A won battle, by Axes.
    Axes,
    /// A pillage token.
    Token,
    /// A fulfilled quest.
    Quest(Card),
    /// A figure destroyed in Ragnarök.
    Ragnarok,
    /// A figure released, with this upgrade.
    Release(Card),
    /// A legendary step.
    Legend(Stat),
    /// The text of a card.
    Card(Card),
    /// The rule of a god.
    God(God),
    /// What destroyed a figure.
    Doom(Then),
}

impl Cause {
    /// Where the Glory belongs in the chart at the end.
    pub const fn source(self) -> Source {
        match self {
            Cause::Axes => Source::Battles,
            Cause::Token => Source::Pillage,
            Cause::Quest(_) => Source::Quests,
            Cause::Ragnarok => Source::Ragnarok,
            Cause::Release(_) => Source::Valhalla,
            Cause::Legend(_) => Source::Legends,
            Cause::Card(_) | Cause::God(_) | Cause::Doom(_) => Source::Cards,
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A province was destroyed before play.
    Cleared(Place),
    /// A player got the first-player token.
    First(Seat),
    /// An age began.
    Age(u8),
    /// A phase began.
    Phase(Phase),
    /// Cards were dealt.
    Dealt,
    /// A player took cards in the draft; only the player knows which.
    Drafted { seat: Seat, cards: [Option<Card>; 2] },
    /// The cards were passed to the left.
    PassedOn,
    /// The draft is over.
    DraftEnded,
    /// A player's turn began.
    Turn(Seat),
    /// A player passed.
    Passed(Seat),
    /// Every province is pillaged.
    AllPillaged,
    /// A figure invaded.
    Invaded { seat: Seat, figure: Figure, place: Place, fallen: bool, cost: u8 },
    /// A mystic attacks a held village.
    Attacks { seat: Seat, place: Place, cost: u8 },
    /// The village did not become empty.
    Repelled { seat: Seat, place: Place },
    /// Figures marched.
    Marched { seat: Seat, march: March },
    /// An upgrade was played.
    Upgraded { seat: Seat, card: Card, slot: Slot, cost: u8, replaced: Option<Card> },
    /// A mystic joined the reserve.
    Joined(Seat, Figure),
    /// A replaced monster left the game.
    Left(Seat, Figure),
    /// A quest was committed; only the player knows which.
    Committed { seat: Seat, card: Option<Card> },
    /// A player pillages a province.
    Pillages { seat: Seat, place: Place, again: bool },
    /// A figure answered the call.
    Called { seat: Seat, figure: Figure, from: Place, to: Place },
    /// A player sent nobody.
    StayedAway(Seat),
    /// Nobody stands against the pillager.
    NoBattle(Place),
    /// A battle takes place.
    Battle { place: Place, members: SeatSet },
    /// A player laid down a battle card.
    Laid(Seat),
    /// A card was revealed.
    Revealed(Seat, Card),
    /// The texts of these players' cards are cancelled.
    Cancelled(SeatSet),
    /// A quest counts as a battle card.
    Counted(Seat, u8),
    /// The figure kept in Odin's Tide.
    Spared(Seat, Figure),
    /// A figure was saved for 1 Rage.
    Saved(Seat, Figure),
    /// A figure retreated.
    Retreated { seat: Seat, figure: Figure, from: Place, to: Place },
    /// A figure went to Valhalla.
    Destroyed { seat: Seat, figure: Figure, cause: Cause },
    /// A player added no card.
    AddedNothing(Seat),
    /// A participant's total.
    Total { seat: Seat, figures: u16, cards: u16 },
    /// A player won the battle.
    WonBattle(Seat),
    /// Nobody won the battle.
    Tie,
    /// A player lost Rage.
    Calmed(Seat, u8, Cause),
    /// A player gained Rage.
    Enraged(Seat, u8, Cause),
    /// A winner's card went into a loser's hand.
    Stolen { from: Seat, to: Seat, card: Card },
    /// A winner paid for a card.
    Recovered(Seat, Card),
    /// A card was discarded face up.
    Discarded(Seat, Card),
    /// A card went back to its player's hand.
    Returned(Seat, Card),
    /// A province was pillaged.
    Pillaged { seat: Seat, place: Place },
    /// A stat went up.
    Raised { seat: Seat, stat: Stat, value: u8 },
    /// Glory was gained.
    Gained(Seat, u16, Cause),
    /// Glory was lost.
    Lost(Seat, u16, Cause),
    /// A figure was moved by a card.
    Moved { seat: Seat, figure: Figure, from: Place, to: Place },
    /// A god went to a province.
    GodMoved(God, Place),
    /// A god that could go nowhere left the board until the end of the age.
    GodLeft(God),
    /// A player chose what to keep.
    Chose(Seat),
    /// A player kept a card or none; only the player knows which.
    Kept { seat: Seat, kept: bool, card: Option<Card> },
    /// A quest was revealed and checked.
    Quest { seat: Seat, card: Card, fulfilled: bool },
    /// A province was destroyed.
    Ragnarok(Place),
    /// The province named for this age is destroyed already.
    NothingDestroyed,
    /// The doom token went to a province.
    Doomed(Place),
    /// Figures returned from Valhalla.
    Released(Seat, u8),
    /// The game is over and this player has the most Glory.
    Won(Seat, u16),
}

impl Event {
    /// The part that a viewer may know.
    pub fn seen(self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Drafted { seat, .. } if !viewer.is(seat) => Event::Drafted { seat, cards: [None; 2] },
            Event::Committed { seat, .. } if !viewer.is(seat) => Event::Committed { seat, card: None },
            Event::Kept { seat, kept, .. } if !viewer.is(seat) => Event::Kept { seat, kept, card: None },
            known => known,
        })
    }

    /// Whether somebody learnt something that cannot be unlearnt.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Dealt
                | Event::PassedOn
                | Event::DraftEnded
                | Event::Revealed(..)
                | Event::Kept { .. }
                | Event::Quest { .. }
                | Event::GodMoved(..)
                | Event::Won(..)
        )
    }
}
