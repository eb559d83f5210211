//! A clan sheet read with the table of cards: what its upgrades make of the clan and its figures.

use super::{Group, Piece, Sheet, Slot, VALHALLA};
use crate::data::{Card, Cards, Effect};
use crate::names::{Figure, Place};
use std::ops::Deref;

/// A clan sheet with the table of cards that says what its upgrades do.
#[derive(Clone, Copy, Debug)]
pub struct ClanSheet<'a> {
    sheet: &'a Sheet,
    cards: &'a Cards,
}

impl Deref for ClanSheet<'_> {
    type Target = Sheet;

    #[inline]
    fn deref(&self) -> &Sheet {
        self.sheet
    }
}

impl<'a> ClanSheet<'a> {
    /// A sheet with the cards that it is played with.
    #[inline]
    pub fn new(sheet: &'a Sheet, cards: &'a Cards) -> ClanSheet<'a> {
        ClanSheet { sheet, cards }
    }

    /// The table of cards.
    #[inline]
    pub fn cards(self) -> &'a Cards {
        self.cards
    }

    /// The effect of a card.
    #[inline]
    fn effect(self, card: Card) -> Effect {
        self.cards[card].effect
    }

    /// The slot that a card goes into: the one with this number, the only one of its kind, or the first that is free.
    pub fn slot_for(self, card: Card, number: Option<u8>) -> Option<Slot> {
        match (self.slots_for(card), number) {
            (_, Some(number)) => Slot::numbered(self.cards[card].kind, number),
            ([only], None) => Some(*only),
            (_, None) => self.free_slot(card),
        }
    }

    /// The upgrade with such an effect, in any slot.
    #[inline]
    pub fn upgrade_with(self, fits: impl Fn(Effect) -> bool) -> Option<Card> {
        self.sheet.slots.iter().flatten().copied().find(|&card| fits(self.effect(card)))
    }

    /// What a revealed quest may count for.
    pub fn quest_bonuses(self) -> impl Iterator<Item = u8> + use<'a> {
        let upgrades = self.sheet.slots[Slot::Clan1 as usize..].iter().flatten();
        upgrades.filter_map(move |&card| match self.effect(card) {
            Effect::QuestBonus(bonus) => Some(bonus),
            _ => None,
        })
    }

    /// The Rage that an upgrade costs.
    pub fn upgrade_cost(self, card: Card) -> u8 {
        match self.effect(card) {
            Effect::Free | Effect::StrengthOfFallen => 0,
            _ => self.cards[card].value.saturating_sub(self.has(Effect::CheaperUpgrades).into()),
        }
    }

    /// The slots for a card.
    #[inline]
    pub fn slots_for(self, card: Card) -> &'static [Slot] {
        Slot::for_kind(self.cards[card].kind)
    }

    /// The first slot of a card's kind that holds nothing.
    pub fn free_slot(self, card: Card) -> Option<Slot> {
        self.slots_for(card).iter().copied().find(|&slot| self.slot(slot).is_none())
    }

    /// Whether a clan upgrade with this effect is in force.
    #[inline]
    pub fn has(self, effect: Effect) -> bool {
        self.slots[Slot::Clan1 as usize..].iter().flatten().any(|&card| self.effect(card) == effect)
    }

    /// The figure's name.
    #[inline]
    pub fn figure(self, piece: Piece) -> Figure {
        match piece {
            Piece::Leader => Figure::Leader,
            Piece::Warrior => Figure::Warrior,
            Piece::Ship => Figure::Ship,
            Piece::Mystic => Figure::Mystic,
            Piece::First | Piece::Second => {
                self.card_of(piece).and_then(|card| self.cards[card].monster()).unwrap_or(Figure::Troll)
            }
        }
    }

    /// The sort under which a figure of this name is in a group, if it is there.
    #[inline]
    pub fn piece_in(self, group: Group, figure: Figure) -> Option<Piece> {
        group.pieces().find(|&piece| self.figure(piece) == figure)
    }

    /// The effect of a monster; plain for other figures.
    #[inline]
    pub fn monster_effect(self, piece: Piece) -> Effect {
        match piece {
            Piece::First | Piece::Second => self.card_of(piece).map_or(Effect::Plain, |card| self.effect(card)),
            _ => Effect::Plain,
        }
    }

    /// Whether a monster with this effect is in the group.
    #[inline]
    pub fn has_monster(self, group: Group, effect: Effect) -> bool {
        Piece::MONSTERS.into_iter().any(|piece| group.count(piece) > 0 && self.monster_effect(piece) == effect)
    }

    /// The figures in a group that count as leaders.
    pub fn leaders(self, group: Group) -> Group {
        let mut leaders = group.only(Piece::Leader);
        for piece in Piece::MONSTERS {
            if self.monster_effect(piece) == Effect::CountsAsLeader {
                leaders = leaders.and(group.only(piece));
            }
        }
        leaders
    }

    /// The figures in a group that count as ships.
    pub fn ships(self, group: Group) -> Group {
        let mut ships = group.only(Piece::Ship);
        for piece in Piece::MONSTERS {
            if self.monster_effect(piece) == Effect::CountsAsShip {
                ships = ships.and(group.only(piece));
            }
        }
        ships
    }

    /// The STR of one figure, as it is in the reserve or alone in a province other than Yggdrasil.
    #[inline]
    pub fn strength_of(self, piece: Piece) -> u8 {
        let printed = |card: Option<Card>, plain: u8| card.map_or(plain, |card| self.cards[card].value);
        match piece {
            Piece::Leader => printed(self.card_of(piece), 3),
            Piece::Warrior => printed(self.card_of(piece), 1),
            Piece::Ship | Piece::Mystic => 2,
            Piece::First | Piece::Second => match self.monster_effect(piece) {
                Effect::StrengthOfFallen => 2 * self.figures[VALHALLA].total(),
                _ => printed(self.card_of(piece), 0),
            },
        }
    }

    /// The STR of a group that stands in a province, with what lies in its fjord.
    #[inline]
    pub fn strength(self, group: Group, place: Place) -> u16 {
        let mut sum = 0;
        for piece in group.pieces() {
            sum += u16::from(group.count(piece)) * u16::from(self.strength_of(piece));
            match piece {
                Piece::Warrior => {
                    if let Some(Effect::Pairs(more)) = self.card_of(piece).map(|card| self.effect(card)) {
                        sum += u16::from(group.count(piece) / 2) * u16::from(more);
                    }
                }
                Piece::First | Piece::Second => {
                    if let Effect::AtHomeInCentre(there) = self.monster_effect(piece)
                        && place == Place::Yggdrasil
                    {
                        sum += u16::from(there.saturating_sub(self.strength_of(piece)));
                    }
                }
                _ => {}
            }
        }
        sum
    }
}
