//! What a player may decide, and how it is written.

use crate::data::{Card, MOST_VALUE};
use crate::names::{Clan, Figure, God, Place, Stat, Unknown};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most slots of one kind.
const MOST_SLOTS: u8 = 3;

/// A figure whose place an invading one takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Victim {
    /// Its clan.
    pub clan: Clan,
    /// The figure.
    pub figure: Figure,
    /// Where it is moved to (Hildisvini); otherwise it is destroyed (Odin's Chosen).
    pub to: Option<Place>,
}

/// An invade with one figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Invade {
    /// The figure.
    pub figure: Figure,
    /// Where it goes.
    pub place: Place,
    /// Whether it comes from Valhalla (Frigga's Domain).
    pub fallen: bool,
    /// The figure whose place it takes.
    pub victim: Option<Victim>,
}

/// A march of several figures from one province to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct March {
    /// Where from.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// How many warriors.
    pub warriors: u8,
    /// Whether the leader.
    pub leader: bool,
    /// How many mystics.
    pub mystics: u8,
    /// Which monsters.
    pub monsters: [Option<Figure>; 2],
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `draft odins-tide`, with two players `draft odins-tide, troll`: take these of the cards going round.
    Draft(Card, Option<Card>),
    /// `quest alfheim-1`: commit a quest.
    Quest(Card),
    /// `upgrade troll`: play an upgrade into the first free slot of its kind, or into the only one; `upgrade troll 2`: into
    /// the slot of its kind with this number.
    Upgrade(Card, Option<u8>),
    /// `pillage yggdrasil`: pillage a province.
    Pillage(Place),
    /// `challenge gimle`: pillage a pillaged province with Tyr's Challenge.
    Challenge(Place),
    /// `sacrifice warrior gimle, ship nw`: Frigga's Sacrifice of two figures.
    Sacrifice((Figure, Place), (Figure, Place)),
    /// `invade warrior gimle`: put a figure on the board.
    Invade(Invade),
    /// `march gimle > elvagar: 2 warriors, leader`: move figures.
    March(March),
    /// `pass`: no more actions in this phase. Behind all actions, so that nobody passes by the first choice of a list.
    Pass,
    /// `decline`: do not use what is offered.
    Decline,
    /// `call leader from gimle`: answer a call to battle.
    Call(Figure, Place),
    /// `play thors-hammer`: the card for the battle.
    Play(Card),
    /// `count 3`: the revealed quest counts as a battle card.
    Count(u8),
    /// `spare leader`: the figure kept in Odin's Tide.
    Spare(Figure),
    /// `save warrior`: pay 1 Rage for a figure that would be destroyed.
    Save(Figure),
    /// `retreat volur-witch > yggdrasil`: move a figure that would be destroyed.
    Retreat(Figure, Place),
    /// `accept`: let the rest be destroyed.
    Accept,
    /// `add heimdalls-eye`: add a card with a white disc.
    Add(Card),
    /// `recover thors-hammer`: pay 1 Rage for a card played.
    Recover(Card),
    /// `raise axes`: the stat that goes up.
    Raise(Stat),
    /// `move leader > gimle`: move a leader on.
    Move(Figure, Place),
    /// `send odin > gimle`: move a god.
    Send(God, Place),
    /// `keep thors-hammer`, `keep nothing`: the card for the next age.
    Keep(Option<Card>),
}

impl fmt::Display for Invade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invade {} {}", self.figure, self.place)?;
        if self.fallen {
            f.write_str(" from valhalla")?;
        }
        if let Some(victim) = self.victim {
            write!(f, " for {} {}", victim.clan, victim.figure)?;
            if let Some(to) = victim.to {
                write!(f, " > {to}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for March {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "march {} > {}:", self.from, self.to)?;
        let mut comma = "";
        let mut several = |f: &mut fmt::Formatter<'_>, count: u8, figure: Figure| {
            let written = match count {
                0 => return Ok(()),
                1 => write!(f, "{comma} {figure}"),
                _ => write!(f, "{comma} {count} {figure}s"),
            };
            comma = ",";
            written
        };
        several(f, self.warriors, Figure::Warrior)?;
        several(f, self.leader.into(), Figure::Leader)?;
        several(f, self.mystics, Figure::Mystic)?;
        for monster in self.monsters.into_iter().flatten() {
            several(f, 1, monster)?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(card, None) => write!(f, "draft {card}"),
            Action::Draft(card, Some(other)) => write!(f, "draft {card}, {other}"),
            Action::Pass => f.write_str("pass"),
            Action::Quest(card) => write!(f, "quest {card}"),
            Action::Upgrade(card, None) => write!(f, "upgrade {card}"),
            Action::Upgrade(card, Some(slot)) => write!(f, "upgrade {card} {slot}"),
            Action::Pillage(place) => write!(f, "pillage {place}"),
            Action::Challenge(place) => write!(f, "challenge {place}"),
            Action::Sacrifice(first, second) => {
                write!(f, "sacrifice {} {}, {} {}", first.0, first.1, second.0, second.1)
            }
            Action::Invade(invade) => invade.fmt(f),
            Action::March(march) => march.fmt(f),
            Action::Decline => f.write_str("decline"),
            Action::Call(figure, from) => write!(f, "call {figure} from {from}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Count(bonus) => write!(f, "count {bonus}"),
            Action::Spare(figure) => write!(f, "spare {figure}"),
            Action::Save(figure) => write!(f, "save {figure}"),
            Action::Retreat(figure, to) => write!(f, "retreat {figure} > {to}"),
            Action::Accept => f.write_str("accept"),
            Action::Add(card) => write!(f, "add {card}"),
            Action::Recover(card) => write!(f, "recover {card}"),
            Action::Raise(stat) => write!(f, "raise {stat}"),
            Action::Move(figure, to) => write!(f, "move {figure} > {to}"),
            Action::Send(god, to) => write!(f, "send {god} > {to}"),
            Action::Keep(None) => f.write_str("keep nothing"),
            Action::Keep(Some(card)) => write!(f, "keep {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unknown;

    /// Lists may stand in any order, and signs need no blanks round them; the printed form is one.
    fn from_str(text: &str) -> Result<Action, Unknown> {
        let unknown = || Unknown(text.to_owned());
        let spaced = text.replace(',', " , ").replace('>', " > ").replace(':', " : ");
        let words: Vec<&str> = spaced.split_ascii_whitespace().collect();
        Ok(match words[..] {
            ["draft", card] => Action::Draft(card.parse()?, None),
            ["draft", card, ",", other] => {
                let (one, two): (Card, Card) = (card.parse()?, other.parse()?);
                Action::Draft(one.min(two), Some(one.max(two)))
            }
            ["pass"] => Action::Pass,
            ["quest", card] => Action::Quest(card.parse()?),
            ["upgrade", card] => Action::Upgrade(card.parse()?, None),
            ["upgrade", card, slot] => {
                Action::Upgrade(card.parse()?, Some(number(slot, MOST_SLOTS).ok_or_else(unknown)?))
            }
            ["pillage", place] => Action::Pillage(place.parse()?),
            ["challenge", place] => Action::Challenge(place.parse()?),
            ["sacrifice", one, at, ",", two, there] => {
                let (first, second) = ((one.parse()?, at.parse()?), (two.parse()?, there.parse()?));
                sacrifice(first, second)
            }
            ["sacrifice", "2", figures, at] => {
                let figure = (figures.strip_suffix('s').ok_or_else(unknown)?.parse()?, at.parse()?);
                sacrifice(figure, figure)
            }
            ["invade", figure, place, ref rest @ ..] => invade(figure, place, rest)?.ok_or_else(unknown)?,
            ["march", from, ">", to, ":", ref figures @ ..] => {
                march(from.parse()?, to.parse()?, figures).ok_or_else(unknown)?
            }
            ["decline"] => Action::Decline,
            ["call", figure, "from", place] => Action::Call(figure.parse()?, place.parse()?),
            ["play", card] => Action::Play(card.parse()?),
            ["count", bonus] => Action::Count(number(bonus, MOST_VALUE).ok_or_else(unknown)?),
            ["spare", figure] => Action::Spare(figure.parse()?),
            ["save", figure] => Action::Save(figure.parse()?),
            ["retreat", figure, ">", to] => Action::Retreat(figure.parse()?, to.parse()?),
            ["accept"] => Action::Accept,
            ["add", card] => Action::Add(card.parse()?),
            ["recover", card] => Action::Recover(card.parse()?),
            ["raise", stat] => Action::Raise(stat.parse()?),
            ["move", figure, ">", to] => Action::Move(figure.parse()?, to.parse()?),
            ["send", god, ">", to] => Action::Send(god.parse()?, to.parse()?),
            ["keep", "nothing"] => Action::Keep(None),
            ["keep", card] => Action::Keep(Some(card.parse()?)),
            _ => return Err(unknown()),
        })
    }
}

/// A number from 1 on, as it is printed.
fn number(text: &str, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=most).contains(number) && number.to_string() == text)
}

fn sacrifice(one: (Figure, Place), two: (Figure, Place)) -> Action {
    Action::Sacrifice(one.min(two), one.max(two))
}

fn invade(figure: &str, place: &str, rest: &[&str]) -> Result<Option<Action>, Unknown> {
    let (fallen, rest) = match rest {
        ["from", "valhalla", rest @ ..] => (true, rest),
        _ => (false, rest),
    };
    let victim = match *rest {
        [] => None,
        ["for", clan, figure] => Some(Victim { clan: clan.parse()?, figure: figure.parse()?, to: None }),
        ["for", clan, figure, ">", to] => {
            Some(Victim { clan: clan.parse()?, figure: figure.parse()?, to: Some(to.parse()?) })
        }
        _ => return Ok(None),
    };
    Ok(Some(Action::Invade(Invade { figure: figure.parse()?, place: place.parse()?, fallen, victim })))
}

/// Reads figures in any order, each as `leader`, `2 warriors` or one by one.
fn march(from: Place, to: Place, figures: &[&str]) -> Option<Action> {
    let mut march = March { from, to, warriors: 0, leader: false, mystics: 0, monsters: [None; 2] };
    for item in figures.split(|word| *word == ",") {
        let (count, word) = match *item {
            [word] => (1, word),
            ["1", word] => (1, word),
            [count, word] => {
                (count.parse::<u8>().ok().filter(|count| (2..=15).contains(count))?, word.strip_suffix('s')?)
            }
            _ => return None,
        };
        match word.parse().ok()? {
            Figure::Warrior => march.warriors = march.warriors.checked_add(count)?,
            Figure::Mystic => march.mystics = march.mystics.checked_add(count)?,
            Figure::Leader if count == 1 && !march.leader => march.leader = true,
            monster if monster.is_monster() => {
                for _ in 0..count {
                    *march.monsters.iter_mut().find(|slot| slot.is_none())? = Some(monster);
                }
            }
            _ => return None,
        }
    }
    if let [Some(one), Some(two)] = march.monsters {
        march.monsters = [Some(one.min(two)), Some(one.max(two))];
    }
    (march.warriors <= 15 && march.mystics <= 15).then_some(Action::March(march))
}
