//! Where a scenario begins: at the start of a phase, or in the middle of one.

use super::clans::Supply;
use super::words::asked_of;
use super::{Seats, bad, number};
use crate::BloodRage;
use crate::data::{AGES, Card, DEALT, draft_rounds, picks_a_round};
use crate::names::Phase;
use crate::rules::Resolver;
use crate::state::{Asked, Position, Reason, Table};
use meadhall_engine::{BadOption, Chance, Facts, Game, Ignore, Seat, byte, read_list};

/// The phase that the facts name; the Action phase if they name none.
pub(super) fn phase(facts: &Facts) -> Result<Phase, BadOption> {
    let word = facts.get("phase").unwrap_or("action");
    match word.parse() {
        Ok(phase) => Ok(phase),
        Err(_) => {
            let known = Phase::ALL.map(Phase::word).join(", ");
            bad("phase", format!("a scenario begins in one of: set-up, {known}; not in `{word}`"))
        }
    }
}

/// Whether the province of this age is destroyed already.
pub(super) fn is_past_ragnarok(facts: &Facts) -> bool {
    facts.get("asked").is_some() && matches!(facts.get("phase"), Some("ragnarok" | "release"))
}

pub(super) fn begin(
    facts: &Facts,
    game: &BloodRage,
    seats: &Seats,
    position: &mut Position,
    mut supply: Supply<'_>,
    chance: &mut impl Chance,
) -> Result<(), BadOption> {
    let phase = position.table.phase;
    if phase > Phase::Action {
        for (n, clan) in seats.clans() {
            if facts.get(&format!("rage {clan}")).is_none() {
                position.table.sheets[n].rage = 0;
            }
        }
    }
    match (phase, question(facts, &position.table)?) {
        (Phase::Gifts, _) => return begin_draft(facts, game, seats, position, supply, chance),
        (Phase::Action, None) => return begin_turn(facts, game, seats, position),
        (_, Some(asked)) => {
            if phase == Phase::Quest {
                read_quests(facts, seats, position, &mut supply)?;
            }
            return begin_amid(facts, game, seats, position, asked);
        }
        (_, None) => {}
    }
    let mut resolver = Resolver { game, position, chance, sink: &mut Ignore };
    match phase {
        Phase::Discard => resolver.begin_discard(),
        Phase::Quest => resolver.begin_quests(),
        Phase::Ragnarok => resolver.begin_ragnarok(),
        _ => resolver.release(),
    }
    Ok(())
}

fn begin_turn(facts: &Facts, game: &BloodRage, seats: &Seats, position: &mut Position) -> Result<(), BadOption> {
    let table = &mut position.table;
    let able = |seat: Seat| table.sheet(seat).rage > 0 && !table.sheet(seat).passed;
    let active = match seats.one(facts, "turn")? {
        Some(seat) if able(seat) => seat,
        Some(_) => return bad("turn", "whoever has passed or has no Rage takes no turn"),
        None => match game.clockwise(table.first).find(|&seat| able(seat)) {
            Some(seat) => seat,
            None => return bad("rage", "nobody has Rage, so the Action phase is over"),
        },
    };
    if table.standing().minus(table.pillaged).is_empty() {
        return bad("pillaged", "with every province pillaged the Action phase is over");
    }
    table.asked = Asked::Turn;
    table.active = active;
    table.who = active;
    Ok(())
}

/// The question in the middle of a phase, `call of raven`; none where a phase or a turn begins.
pub(super) fn question(facts: &Facts, table: &Table) -> Result<Option<Asked>, BadOption> {
    let Some(text) = facts.get("asked") else { return Ok(None) };
    let what = text.split(" of ").next().unwrap_or_default();
    let Some(asked) = asked_of(what, facts.get("about"), table) else {
        return bad("asked", format!("`{what}` is no question, or `about` does not say what it is about"));
    };
    let fits = match asked {
        Asked::Draft => table.phase == Phase::Gifts,
        Asked::Discard => table.phase == Phase::Discard,
        Asked::Raise(Reason::Quest) => table.phase == Phase::Quest,
        Asked::Save => matches!(table.phase, Phase::Action | Phase::Ragnarok),
        Asked::Over => table.phase == Phase::Release && table.age == AGES,
        _ => table.phase == Phase::Action,
    };
    match fits {
        true => Ok(Some(asked).filter(|asked| !matches!(asked, Asked::Draft | Asked::Turn))),
        false => bad("asked", format!("`{what}` is not asked in the phase `{}` of this age", table.phase)),
    }
}

/// Whether the rules could ask this of this player.
fn is_asked(game: &BloodRage, table: &Table) -> bool {
    let (battle, who) = (&table.battle, table.who);
    let fights = battle.members.len() > 1 && battle.members.contains(battle.pillager);
    match table.asked {
        Asked::Call => game.can_answer(table, who),
        Asked::Card => fights,
        Asked::Count | Asked::Add => fights && battle.members.contains(who),
        Asked::Spare => fights && battle.members.contains(who) && battle.turn > 0,
        Asked::Save => game.can_save(table, who) && table.doom.waiting.contains(who),
        Asked::Recover | Asked::Raise(Reason::Oath) => fights && battle.winner == Some(who),
        Asked::Blessing => fights && battle.members.contains(who) && battle.winner != Some(who),
        Asked::Raise(Reason::Grace) => fights && battle.pillager == who,
        Asked::Raise(Reason::LordOfAxes) | Asked::Hammers => battle.pillager == who,
        Asked::God(index) => {
            let idol = table.gods.as_slice().get(usize::from(index));
            battle.pillager == who && idol.is_some_and(|idol| idol.place == Some(battle.place))
        }
        _ => true,
    }
}

/// In the middle of a phase: `asked: call of raven`.
fn begin_amid(
    facts: &Facts,
    game: &BloodRage,
    seats: &Seats,
    position: &mut Position,
    asked: Asked,
) -> Result<(), BadOption> {
    let who = facts.get("asked").and_then(|text| text.split_once(" of ")).map_or("", |(_, who)| who);
    let first = read_list(who).next().map(|word| seats.seat("asked", word)).transpose()?;
    let table = &mut position.table;
    table.asked = asked;
    table.who = first.unwrap_or_default();
    table.answered = seats.set(facts, "answered")?.unwrap_or_default();
    let by = if table.battle.on { table.battle.pillager } else { table.who };
    table.active = seats.one(facts, "turn")?.unwrap_or(by);
    let asks = is_asked(game, table);
    let pending = game.pending(position);
    let choices = |seat: Seat| {
        let mut choices = Vec::new();
        game.legal(position, seat, &mut choices);
        choices.len()
    };
    let able = asks && !pending.is_empty() && pending.iter().all(|seat| choices(seat) > 0);
    if asked != Asked::Over && !able {
        return bad("asked", "nobody could be asked that here");
    }
    Ok(())
}

/// The quests that lie open, and those of them that are fulfilled and not yet rewarded.
fn read_quests(facts: &Facts, seats: &Seats, position: &mut Position, supply: &mut Supply) -> Result<(), BadOption> {
    for (n, clan) in seats.clans() {
        let sheet = &mut position.table.sheets[n];
        let key = format!("revealed {clan}");
        for word in facts.get(&key).map(read_list).into_iter().flatten() {
            sheet.revealed.push(supply.take(&key, word)?);
        }
        let key = format!("met {clan}");
        for word in facts.get(&key).map(read_list).into_iter().flatten() {
            let card = supply.known(&key, word)?;
            let open = |n: &usize| sheet.met >> n & 1 == 0;
            let found = (0..sheet.revealed.len()).rev().find(|n| sheet.revealed.as_slice()[*n] == card && open(n));
            match found {
                Some(place) => sheet.met |= 1 << place,
                None => return bad(&key, format!("{card} does not lie open so often")),
            }
        }
    }
    Ok(())
}

/// The cards that a fact names, all of this age.
fn cards_of_age(facts: &Facts, key: &str, age: u8, supply: &mut Supply<'_>) -> Result<Vec<Card>, BadOption> {
    let mut cards = Vec::new();
    for word in facts.get(key).map(read_list).into_iter().flatten() {
        let card = supply.take(key, word)?;
        if !supply.of_age(age)(&card) {
            return bad(key, format!("{card} is not of age {age}"));
        }
        cards.push(card);
    }
    Ok(cards)
}

fn begin_draft(
    facts: &Facts,
    game: &BloodRage,
    seats: &Seats,
    position: &mut Position,
    mut supply: Supply<'_>,
    chance: &mut impl Chance,
) -> Result<(), BadOption> {
    if position.secrets.iter().any(|secret| secret.hand.len() > 1 || !secret.quests.is_empty()) {
        return bad("phase", "in the draft a hand holds at most the one card that was kept, and no quest is committed");
    }
    let (age, gods) = (position.table.age, position.table.gods);
    let active = seats.one(facts, "turn")?;
    Resolver { game, position: &mut *position, chance, sink: &mut Ignore }.begin_age();
    if facts.get("gods").is_some() {
        position.table.gods = gods;
    }
    position.table.active = active.unwrap_or(position.table.active);
    let words = ["pack", "picks"];
    let told =
        facts.keys().any(|key| key == "round" || key == "answered" || words.iter().any(|word| key.starts_with(word)));
    if !told && supply.is_whole(age) {
        return Ok(());
    }
    let round = match number(facts, "round", draft_rounds(game.players).into())? {
        Some(0) => return bad("round", "rounds of the draft count from 1"),
        round => byte(round.unwrap_or(1)) - 1,
    };
    let answered = seats.set(facts, "answered")?.unwrap_or_default();
    let mut named = Vec::new();
    for (n, clan) in seats.clans() {
        let (pack, picks) = (format!("pack {clan}"), format!("picks {clan}"));
        let taken = picks_a_round(game.players) * (usize::from(round) + usize::from(answered.contains(Seat::new(n))));
        let cards = (cards_of_age(facts, &pack, age, &mut supply)?, cards_of_age(facts, &picks, age, &mut supply)?);
        if cards.0.len() > DEALT - taken || cards.1.len() > taken {
            return bad(&pack, format!("{clan} holds {} cards here and has taken {taken}", DEALT - taken));
        }
        named.push((cards, taken));
    }
    for (n, ((mut pack, mut picks), taken)) in named.into_iter().enumerate() {
        pack.extend(supply.rest(age, DEALT - taken - pack.len()));
        picks.extend(supply.rest(age, taken - picks.len()));
        position.packs[game.pack_of(Seat::new(n), round)] = pack.into_iter().collect();
        position.secrets[n].picks = picks.into_iter().collect();
    }
    position.table.round = round;
    position.table.answered = answered;
    if !game.drafts(age) {
        deal_out(seats, position);
    } else if answered == game.everybody() {
        return bad("answered", "when all have chosen, the round is over");
    }
    Ok(())
}

/// Without a draft everybody plays with what was dealt.
fn deal_out(seats: &Seats, position: &mut Position) {
    for (n, _) in seats.clans() {
        let cards = std::mem::take(&mut position.packs[n]);
        position.secrets[n].picks = cards;
        position.secrets[n].hand = cards.iter().collect();
        position.secrets[n].hand.as_mut_slice().sort_unstable();
    }
}
