//! The players of a scenario: VP and characters.

use super::bad;
use crate::names::{Character, Characters, Clan};
use crate::state::{HAND, Player, Position};
use meadhall_engine::{BadOption, Facts, Seat, read_list};

/// The characters of a clan that a scenario names, each once.
struct Named<'a> {
    facts: &'a Facts,
    clan: Clan,
    /// The characters that are not named yet.
    left: Characters,
}

impl Named<'_> {
    /// The characters of a fact. One that may stand there `besides` is passed over.
    fn read(&mut self, what: &str, besides: Option<Character>) -> Result<Option<Vec<Character>>, BadOption> {
        let key = format!("{what} {}", self.clan);
        let Some(list) = self.facts.get(&key) else { return Ok(None) };
        let mut cards = Vec::new();
        for word in read_list(list) {
            let Ok(card) = word.parse::<Character>() else { return bad(&key, format!("`{word}` is no character")) };
            if Some(card) == besides {
                continue;
            }
            if !self.left.contains(card) {
                return bad(&key, format!("there is only one {card} of each clan"));
            }
            self.left.remove(card);
            cards.push(card);
        }
        Ok(Some(cards))
    }
}

/// Reads what belongs to one player and fills in the characters that are not named. The character of somebody who has
/// `acted` has had its effect and lies in the discard.
pub(super) fn read(
    facts: &Facts,
    clan: Clan,
    seat: Seat,
    acted: bool,
    position: &mut Position,
) -> Result<(), BadOption> {
    let round = position.round;
    let player = position.player_mut(seat);
    if let Some(text) = facts.get(&format!("vp {clan}")) {
        match text.parse() {
            Ok(vp) => player.vp = vp,
            Err(_) => return bad(&format!("vp {clan}"), format!("`{text}` is no number of VP")),
        }
    }
    let mut named = Named { facts, clan, left: Characters::ALL };
    player.played = match named.read("played", None)?.as_deref() {
        None | Some([]) => None,
        Some([one]) => Some(*one),
        Some(_) => return bad(&format!("played {clan}"), "only one character is played in a round"),
    };
    // Whoever has acted may name the character of this round in the discard, where it lies by now, or leave it out.
    let discard = named.read("discard", player.played.filter(|_| acted))?;
    let (hand, pile) = (named.read("hand", None)?.unwrap_or_default(), named.read("pile", None)?.unwrap_or_default());

    // A Midwife who has acted this round has brought a card back, which lies in the hand again.
    let back_now = usize::from(acted && player.played == Some(Character::Midwife) && round > 1);
    let earlier = usize::from(round) - 1;
    player.discard = match discard {
        Some(discard) => checked_discard(clan, discard, earlier - back_now, back_now == 0, round)?,
        None => any_discard(clan, named.left, earlier - back_now)?,
    };
    let mut left = named.left.minus(player.discard);
    let open = usize::from(player.played.is_some());
    let due = HAND.min(12 - player.discard.len() - back_now) - open + back_now;
    player.hand = full_hand(clan, hand.into_iter().collect(), due, &mut left)?;
    player.pile = pile.into_iter().chain(left.iter()).collect();
    if acted && let Some(card) = player.played {
        player.discard.insert(card);
    }
    read_known(facts, clan, player, round)
}

/// The hand that is named, filled up from the characters that are left.
fn full_hand(clan: Clan, mut hand: Characters, due: usize, left: &mut Characters) -> Result<Characters, BadOption> {
    if hand.len() > due {
        return bad(&format!("hand {clan}"), format!("it holds {due} characters here, not {}", hand.len()));
    }
    for card in left.iter() {
        if hand.len() < due {
            hand.insert(card);
            left.remove(card);
        }
    }
    if hand.len() < due {
        return bad(&format!("pile {clan}"), format!("{due} characters belong into the hand, so too many are named"));
    }
    Ok(hand)
}

/// One character was played in every earlier round; an earlier Midwife may have brought one back.
fn checked_discard(
    clan: Clan,
    discard: Vec<Character>,
    due: usize,
    earlier_midwife: bool,
    round: u8,
) -> Result<Characters, BadOption> {
    let count = discard.len();
    let one_less = earlier_midwife && due > 1 && discard.contains(&Character::Midwife) && count + 1 == due;
    if count != due && !one_less {
        return bad(&format!("discard {clan}"), format!("in round {round} it holds {due} characters, not {count}"));
    }
    Ok(discard.into_iter().collect())
}

/// The characters of earlier rounds where none are named: those with the highest initiatives; Warrior and Midwife, who
/// change what can be known, only if nothing else is left.
fn any_discard(clan: Clan, left: Characters, due: usize) -> Result<Characters, BadOption> {
    let special: Characters = [Character::Warrior, Character::Midwife].into_iter().collect();
    let plain: Vec<Character> = left.minus(special).iter().collect();
    let special = [Character::Warrior, Character::Midwife].into_iter().filter(|card| left.contains(*card));
    let discard: Characters = plain.into_iter().rev().chain(special).take(due).collect();
    if discard.len() < due {
        return bad(&format!("hand {clan}"), format!("{due} characters have been played, so too many are named"));
    }
    Ok(discard)
}

/// Whether a Midwife has brought a card back: the discard holds fewer cards than were played.
pub(super) fn brought_back(player: &Player, round: u8) -> bool {
    let resolved = player.played.is_some_and(|card| player.discard.contains(card));
    player.discard.len() < usize::from(round) - usize::from(!resolved)
}

/// The cards that everybody knows to be in the hand: a Warrior that was shown, one card that a Midwife brought back.
fn read_known(facts: &Facts, clan: Clan, player: &mut Player, round: u8) -> Result<(), BadOption> {
    let key = format!("known {clan}");
    // A character that lies face down is as known as it was in the hand.
    let laid = player.played.filter(|_| super::moment::asked(facts) == Some("assign"));
    for word in facts.get(&key).map(read_list).into_iter().flatten() {
        match word.parse::<Character>() {
            Ok(card) if player.hand.contains(card) || laid == Some(card) => player.known.insert(card),
            _ => return bad(&key, format!("`{word}` is not in this hand")),
        }
    }
    let unshown = player.known.minus(Characters::only(Character::Warrior)).len();
    if unshown > usize::from(brought_back(player, round)) {
        return bad(&key, "only a Warrior that was shown and a card that a Midwife brought back are known");
    }
    Ok(())
}
