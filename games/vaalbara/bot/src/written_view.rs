//! What a seat sees, in written ids: what programs in any language are told.

use meadhall_bots::Written;
use meadhall_engine::{Seat, SeatSet};
use meadhall_vaalbara::{AskedView, Card, Character, Characters, Clan, Kind, ROUNDS, Row, Vaalbara, View};
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat of Vaalbara sees. Players are named by their clans.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WrittenView {
    /// The round, from 1.
    pub round: u8,
    /// How many rounds a game has.
    pub rounds: u8,
    /// What is asked.
    pub asked: Asked,
    /// Of whom something is asked at the same time: those who may choose a character, or show a Warrior.
    pub asked_of: Vec<Written<Clan>>,
    /// Those of them who have chosen already. Who has answered about a Warrior is nobody's business.
    pub chosen: Vec<Written<Clan>>,
    /// Whose turn it is, in the resolution.
    pub active: Option<Written<Clan>>,
    /// Those who have had their turn in this round, in that order.
    pub acted: Vec<Written<Clan>>,
    /// Row 1, of which everybody takes a land: slot 1 first. An empty slot is null.
    pub row_1: Vec<Option<Land>>,
    /// Row 2, the lands of the next round.
    pub row_2: Vec<Option<Land>>,
    /// The land deck.
    pub deck: LandDeck,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// What only this seat knows; null for a spectator.
    pub own: Option<Own>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A character, of everybody at once and in secret.
    Assign,
    /// Whether to show a Warrior of the hand.
    Show,
    /// Who gains from the Bard.
    Bard,
    /// Which land the Tracker swaps with the top of the deck.
    Tracker,
    /// Which character the Midwife takes back.
    Midwife,
    /// Which two lands the Rider swaps.
    Rider,
    /// Which land the Explorer gives up.
    Explorer,
    /// Which land of row 1 is taken.
    Take,
    /// Nothing: the game is over.
    Over,
}

/// A land card, both of its sides.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Land {
    /// The kind of the land.
    pub kind: Written<Kind>,
    /// What a forest pays; 0 for the other kinds.
    pub value: u8,
    /// The omens on its back: the clans from best to worst.
    pub omens: Vec<Written<Clan>>,
}

/// The land deck.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LandDeck {
    /// How many cards it has.
    pub cards: u8,
    /// The current omens, which decide ties: the back of its top card, the clans from best to worst.
    pub omens: Vec<Written<Clan>>,
    /// Its top card, if a Tracker put it there.
    pub top: Option<Land>,
    /// Its bottom card, if an Explorer put it there.
    pub bottom: Option<Land>,
}

/// What everybody knows of one player.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Player {
    /// The clan: the player's name in choices.
    pub clan: Written<Clan>,
    /// The clans directly to the left and to the right; one with two players.
    pub neighbours: Vec<Written<Clan>>,
    /// The victory points, where they are open to this seat.
    pub vp: Option<u16>,
    /// How many characters are in hand.
    pub hand: u8,
    /// How many characters are in the pile.
    pub pile: u8,
    /// The characters that were played.
    pub discard: Vec<Written<Character>>,
    /// The characters that everybody knows to be in hand.
    pub known: Vec<Written<Character>>,
    /// The character of this round, once it lies open.
    pub played: Option<Written<Character>>,
    /// The lands, in the order in which they came.
    pub realm: Vec<Land>,
}

/// What only the seat itself knows.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Own {
    /// The clan.
    pub clan: Written<Clan>,
    /// The characters in hand.
    pub hand: Vec<Written<Character>>,
    /// The character that was assigned or played in this round.
    pub played: Option<Written<Character>>,
    /// The answer to the Warrior that is being resolved.
    pub answer: Option<bool>,
}

/// A view in written ids.
pub(crate) fn of(game: &Vaalbara, view: &View) -> WrittenView {
    let clan = |seat: Seat| Written(view.player(seat).map_or(Clan::Blue, |player| player.clan));
    let clans = |seats: SeatSet| seats.iter().map(clan).collect::<Vec<_>>();
    let land = |card: Card| land(game, card);
    let row = |row: &Row| row[..view.players.len()].iter().map(|slot| slot.map(land)).collect();
    let all = || Seat::all(view.players.len());
    let (asked, asked_of, chosen) = match view.asked {
        AskedView::Assign(chosen) => (Asked::Assign, all().collect(), chosen),
        AskedView::Show(asked) => (Asked::Show, asked, SeatSet::EMPTY),
        AskedView::Bard => (Asked::Bard, SeatSet::EMPTY, SeatSet::EMPTY),
        AskedView::Tracker => (Asked::Tracker, SeatSet::EMPTY, SeatSet::EMPTY),
        AskedView::Midwife => (Asked::Midwife, SeatSet::EMPTY, SeatSet::EMPTY),
        AskedView::Rider => (Asked::Rider, SeatSet::EMPTY, SeatSet::EMPTY),
        AskedView::Explorer => (Asked::Explorer, SeatSet::EMPTY, SeatSet::EMPTY),
        AskedView::Take => (Asked::Take, SeatSet::EMPTY, SeatSet::EMPTY),
        AskedView::Over => (Asked::Over, SeatSet::EMPTY, SeatSet::EMPTY),
    };
    WrittenView {
        round: view.round,
        rounds: ROUNDS,
        asked,
        asked_of: clans(asked_of),
        chosen: clans(chosen),
        active: view.active.map(clan),
        acted: view.acted.iter().map(clan).collect(),
        row_1: row(&view.rows[0]),
        row_2: row(&view.rows[1]),
        deck: LandDeck {
            cards: view.deck,
            omens: if view.deck > 0 { omens(game, view.omens) } else { Vec::new() },
            top: view.top.map(land),
            bottom: view.bottom.map(land),
        },
        players: all().filter_map(|seat| player(game, view, seat)).collect(),
        own: view.own.map(|own| Own {
            clan: clan(own.seat),
            hand: characters(own.hand),
            played: own.played.map(Written),
            answer: own.answer,
        }),
    }
}

fn player(game: &Vaalbara, view: &View, seat: Seat) -> Option<Player> {
    let player = view.player(seat)?;
    let clan = |seat: Seat| view.player(seat).map(|player| Written(player.clan));
    Some(Player {
        clan: Written(player.clan),
        neighbours: game.neighbours(seat).iter().filter_map(clan).collect(),
        vp: player.vp,
        hand: player.hand,
        pile: player.pile,
        discard: characters(player.discard),
        known: characters(player.known),
        played: player.played.map(Written),
        realm: player.realm.cards().iter().map(|&card| land(game, card)).collect(),
    })
}

fn land(game: &Vaalbara, card: Card) -> Land {
    let (kind, value) = game.face(card);
    Land { kind: Written(kind), value, omens: omens(game, card.omen) }
}

fn omens(game: &Vaalbara, omen: u8) -> Vec<Written<Clan>> {
    game.omen(omen).order.map(Written).to_vec()
}

fn characters(set: Characters) -> Vec<Written<Character>> {
    Character::ALL.into_iter().filter(|&character| set.contains(character)).map(Written).collect()
}
