//! A battle in plain words: who fights, how far it has come, and what each side has.

use super::words::{bad, bits, card, colour, flag, list, number, places, seat_of, yes};
use crate::Valhalla;
use crate::action::Dice;
use crate::names::Face;
use crate::state::Position;
use crate::state::battle::{ATTACKER, Aid, Battle, BattleStep, DEFENDER, Kind, Side};
use meadhall_engine::{BadOption, Facts, Seat, byte, read_list, write_list};

const KINDS: [(Kind, &str); 4] =
    [(Kind::Duel, "duel"), (Kind::Ragnarok, "ragnarok"), (Kind::Hunt, "hunt"), (Kind::Raid, "raid")];

const STEPS: [(BattleStep, &str); 21] = [
    (BattleStep::Toll, "toll"),
    (BattleStep::BeforeAttack, "before attack"),
    (BattleStep::BeforeDefence, "before defence"),
    (BattleStep::Attack, "attack"),
    (BattleStep::Defence, "defence"),
    (BattleStep::Choose, "choose"),
    (BattleStep::WinnerJarl, "winner's jarl"),
    (BattleStep::WinnerDwarves, "winner's dwarves"),
    (BattleStep::LoserJarl, "loser's jarl"),
    (BattleStep::LoserDwarves, "loser's dwarves"),
    (BattleStep::Others, "others"),
    (BattleStep::Loki, "loki"),
    (BattleStep::WinnerDeny, "winner's deny"),
    (BattleStep::LoserDeny, "loser's deny"),
    (BattleStep::Shield, "shield"),
    (BattleStep::Send, "send"),
    (BattleStep::Mission, "mission"),
    (BattleStep::Thor, "thor"),
    (BattleStep::King, "king"),
    (BattleStep::Aftermath, "aftermath"),
    (BattleStep::Clear, "clear"),
];

type Numbers<'a> = [(&'static str, &'a mut u8); 13];
type Masks<'a> = [(&'static str, &'a mut u8); 6];
type Flags<'a> = [(&'static str, &'a mut bool); 7];

/// The numbers of a side by their words.
fn numbers(side: &mut Side) -> (Numbers<'_>, Masks<'_>, Flags<'_>) {
    (
        [
            ("band", &mut side.band),
            ("hand", &mut side.hand),
            ("locked", &mut side.locked),
            ("aside", &mut side.aside),
            ("grey", &mut side.grey),
            ("tactics", &mut side.tactics),
            ("bonus", &mut side.bonus),
            ("band cries", &mut side.band_cries),
            ("cries", &mut side.cries),
            ("uses", &mut side.jarl_uses),
            ("promised", &mut side.promised),
            ("denied", &mut side.denied),
            ("fought", &mut side.fought),
        ],
        [
            ("active", &mut side.active),
            ("helpers", &mut side.helpers),
            ("blocked", &mut side.blocked),
            ("path", &mut side.path),
            ("sent", &mut side.sent),
            ("helpers sent", &mut side.helpers_sent),
        ],
        [
            ("rolled", &mut side.rolled),
            ("rerolled", &mut side.rerolled),
            ("dropped", &mut side.dropped),
            ("paid", &mut side.paid),
            ("die on jarl", &mut side.on_jarl),
            ("main off", &mut side.main_off),
            ("second off", &mut side.second_off),
        ],
    )
}

/// What a side has beside its dice: `band 2, active 1+3, rolled`.
fn side_words(side: &Side) -> String {
    let mut copy = *side;
    let (numbers, masks, flags) = numbers(&mut copy);
    let mut words = Vec::new();
    // The first two are counted where nothing is said, so they are said always.
    let told = numbers.iter().enumerate().filter(|(n, (_, value))| *n < 2 || **value > 0);
    words.extend(told.map(|(_, (word, value))| format!("{word} {value}")));
    let mask = |value: u8| places(value.into()).replace(", ", "+");
    words
        .extend(masks.iter().filter(|(_, value)| **value > 0).map(|(word, value)| format!("{word} {}", mask(**value))));
    words.extend(flags.iter().filter(|(_, value)| **value).map(|(word, _)| (*word).to_owned()));
    for (face, count) in Face::WEAPONS.into_iter().zip(side.stock) {
        words.extend(std::iter::repeat_n(format!("stock {face}"), count.into()));
    }
    words.extend(side.tracked.map(|face| format!("tracked {face}")));
    write_list(words)
}

/// The facts of a battle, if there is one.
pub(super) fn battle_facts(game: &Valhalla, position: &Position, facts: &mut Facts) {
    let battle = &position.table.battle;
    let Some((_, kind)) = KINDS.iter().find(|(kind, _)| *kind == battle.kind) else { return };
    facts.set("battle", kind);
    facts.set("step", STEPS.iter().find(|(step, _)| *step == battle.step).map_or("toll", |(_, word)| word));
    let duel = battle.kind == Kind::Duel;
    if duel || battle.kind != Kind::Raid {
        facts.set("attacker", colour(battle.sides[ATTACKER].seat));
    }
    if duel || battle.kind == Kind::Raid {
        facts.set("defender", colour(battle.sides[DEFENDER].seat));
    }
    for seat in game.all() {
        if let Some(at) = battle.side_of(seat) {
            facts.set(format!("side {}", colour(seat)), side_words(&battle.sides[at]));
        }
    }
    let won = match battle.won {
        None => "-",
        Some(true) => "attacker",
        Some(false) => "defender",
    };
    facts.set("won", won);
    for (key, value) in [("frost", battle.frost), ("loki's shield", battle.loki_shield), ("calm", battle.calm)] {
        if value {
            facts.set(key, yes(value));
        }
    }
    let aids = battle.aids.iter().flatten();
    let aids = aids.map(|aid| format!("{} {} for {}", colour(aid.from), aid.card, side_word(aid.attacker)));
    let aids = write_list(aids);
    if aids != "-" {
        facts.set("aids", aids);
    }
    if battle.turn > 0 {
        facts.set("battle turn", battle.turn);
    }
    if battle.foe > 0 {
        facts.set("battle card", battle.foe + 1);
    }
    if battle.rest > 0 {
        facts.set("rest", places(battle.rest.into()));
    }
}

const fn side_word(attacker: bool) -> &'static str {
    if attacker { "attacker" } else { "defender" }
}

/// Reads the battle that the facts tell of, if they tell of one.
pub(super) fn read(facts: &Facts, game: &Valhalla, position: &Position) -> Result<Battle, BadOption> {
    let Some(word) = facts.get("battle").filter(|word| *word != "-") else { return Ok(Battle::default()) };
    let Some((kind, _)) = KINDS.iter().find(|(_, known)| *known == word) else {
        return bad("battle", format!("`{word}` is no battle: duel, ragnarok, hunt or raid"));
    };
    let solo = matches!(kind, Kind::Hunt | Kind::Raid);
    if solo != game.is_solo() {
        return bad("battle", format!("there is no {word} with this number of players"));
    }
    let step = match facts.get("step") {
        None if *kind == Kind::Raid => BattleStep::Defence,
        None => BattleStep::Attack,
        Some(word) => match STEPS.iter().find(|(_, known)| *known == word) {
            Some((step, _)) => *step,
            None => return bad("step", format!("`{word}` is no step of a battle")),
        },
    };
    let mut battle = Battle { kind: *kind, step, foe: position.table.foe.step, ..Battle::default() };
    for (at, key) in [(ATTACKER, "attacker"), (DEFENDER, "defender")] {
        let fights = *kind == Kind::Duel || (at == DEFENDER) == (*kind == Kind::Raid);
        match facts.get(key) {
            Some(word) if fights => battle.sides[at] = side(facts, game, position, seat_of(key, word, game.players)?)?,
            None if fights && game.is_solo() => battle.sides[at] = side(facts, game, position, Seat::default())?,
            None if fights => return bad(key, "a battle says who fights"),
            Some(_) => return bad(key, "nobody stands on that side of this battle"),
            None => {}
        }
    }
    if *kind == Kind::Duel && battle.sides[0].seat == battle.sides[1].seat {
        return bad("defender", "nobody fights alone");
    }
    battle.won = match facts.get("won") {
        None | Some("-") => None,
        Some("attacker") => Some(true),
        Some("defender") => Some(false),
        Some(word) => return bad("won", format!("`{word}` is neither `attacker` nor `defender`")),
    };
    battle.frost = flag(facts, "frost")?;
    battle.loki_shield = flag(facts, "loki's shield")?;
    battle.calm = flag(facts, "calm")?;
    battle.turn = number(facts, "battle turn", 30)?.unwrap_or(0);
    if let Some(step) = number(facts, "battle card", 6)? {
        battle.foe = step.saturating_sub(1);
    }
    battle.rest = byte(bits("rest", facts.get("rest").unwrap_or("-"), 6)?);
    read_aids(facts, game, &mut battle)?;
    Ok(battle)
}

fn read_aids(facts: &Facts, game: &Valhalla, battle: &mut Battle) -> Result<(), BadOption> {
    for (slot, item) in battle.aids.iter_mut().zip(list(facts, "aids")) {
        let parts = item.split_once(" for ").and_then(|(help, side)| Some((help.split_once(' ')?, side)));
        let Some(((from, word), side)) = parts else { return bad("aids", "it says whose card for which side") };
        let aid =
            Aid { card: card("aids", word)?, from: seat_of("aids", from, game.players)?, attacker: side == "attacker" };
        *slot = Some(aid);
    }
    Ok(())
}

/// One side. What is left out is counted: the sizes of band and hand, and dice that are neither free nor on a warrior.
fn side(facts: &Facts, game: &Valhalla, position: &Position, seat: Seat) -> Result<Side, BadOption> {
    let board = position.table.board(seat);
    let mut side = Side { seat, band: board.size(), hand: byte(position.hand(seat).len()), ..Side::default() };
    let dice_key = format!("dice {}", colour(seat));
    if let Some(text) = facts.get(&dice_key).filter(|text| *text != "-") {
        match text.parse::<Dice>() {
            Ok(dice) => side.dice = dice.0,
            Err(_) => return bad(&dice_key, format!("`{text}` are no dice")),
        }
        side.rolled = true;
    }
    let key = format!("side {}", colour(seat));
    let told = facts.get(&key).map(str::to_owned);
    for item in told.as_deref().map(read_list).into_iter().flatten() {
        read_item(&mut side, &key, item)?;
    }
    for (word, field) in [("rerolls", &mut side.rerolls), ("total", &mut side.total)] {
        if let Some(value) = number(facts, &format!("{word} {}", colour(seat)), u8::MAX)? {
            *field = value;
        }
    }
    let counted = side.free() + side.locked + side.aside + u8::from(side.on_jarl);
    let all = 6 + side.grey;
    match counted.cmp(&all) {
        std::cmp::Ordering::Greater => return bad(&dice_key, format!("these are {counted} dice, not {all}")),
        _ if side.rolled => side.aside += all - counted,
        _ => {}
    }
    let there = board.filled();
    let partner = game.partner(seat).map_or(0, |partner| position.table.board(partner).filled());
    if (side.active | side.blocked | side.path | side.sent) & !there != 0
        || (side.helpers | side.helpers_sent) & !partner != 0
    {
        return bad(&key, "no warrior stands at that place");
    }
    Ok(side)
}

fn read_item(side: &mut Side, key: &str, item: &str) -> Result<(), BadOption> {
    if let Some(face) = item.strip_prefix("stock ") {
        let stock = face.parse::<Face>().ok().and_then(|face| side.stock.get_mut(face.index()));
        return match stock {
            Some(count) => {
                *count += 1;
                Ok(())
            }
            None => bad(key, format!("`{face}` is no weapon")),
        };
    }
    if let Some(face) = item.strip_prefix("tracked ") {
        side.tracked = face.parse().ok();
        return Ok(());
    }
    let (numbers, masks, flags) = numbers(side);
    if let Some((_, flag)) = flags.into_iter().find(|(word, _)| *word == item) {
        *flag = true;
        return Ok(());
    }
    let Some((word, value)) = item.rsplit_once(' ') else {
        return bad(key, format!("`{item}` says nothing of a side"));
    };
    if let Some((_, mask)) = masks.into_iter().find(|(known, _)| *known == word) {
        *mask = byte(bits(key, value, 6)?);
        return Ok(());
    }
    match (numbers.into_iter().find(|(known, _)| *known == word), value.parse::<u8>()) {
        (Some((_, number)), Ok(value)) => *number = value,
        _ => return bad(key, format!("`{item}` says nothing of a side")),
    }
    Ok(())
}
