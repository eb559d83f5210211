//! A pillage in the middle of it: the battle, figures about to die, the invade that is being carried out.

use super::clans::{Supply, take_figures};
use super::describe::words;
use super::words::{sequel_of, sequel_word, step_word};
use super::{Seats, bad, number};
use crate::BloodRage;
use crate::names::{Figure, Place};
use crate::state::ClanSheet;
use crate::state::Group;
use crate::state::{Asked, Battle, Doom, Invasion, MOST, Position, Step, Table, Then};
use meadhall_engine::{BadOption, Facts, Seat, SeatSet, byte, read_list, write_list};

/// Facts that only a pillage has.
const OF_BATTLE: [&str; 10] =
    ["members", "declined", "texts", "spared", "cancelled", "blessed", "valkyries", "nidhoggr", "winner", "spoils"];

/// Reads the pillage that is going on, with the step that its question belongs to.
pub(super) fn read(
    facts: &Facts,
    game: &BloodRage,
    seats: &Seats,
    step: Option<Step>,
    position: &mut Position,
    supply: &mut Supply<'_>,
) -> Result<(), BadOption> {
    let (text, step) = match (facts.get("battle"), step) {
        (Some(text), Some(step)) => (text, step),
        (Some(_), None) => return bad("battle", "no battle goes on where this is asked"),
        (None, Some(_)) => return bad("battle", "say which battle the question belongs to (`gimle by wolf`)"),
        (None, None) => {
            return match OF_BATTLE.into_iter().find(|key| facts.get(key).is_some()) {
                Some(key) => bad(key, "it belongs to a `battle`"),
                None => Ok(()),
            };
        }
    };
    let (place, pillager, again) = match text.split(' ').collect::<Vec<_>>()[..] {
        [place, "by", clan] => (place, clan, false),
        [place, "by", clan, "again"] => (place, clan, true),
        _ => return bad("battle", "it says where and who, such as `gimle by wolf` or `gimle by wolf again`"),
    };
    let Ok(place) = place.parse::<Place>() else { return bad("battle", format!("`{place}` is no place")) };
    let pillager = seats.seat("battle", pillager)?;
    let table = &mut position.table;
    // The token is turned with the reward; before, only Tyr's Challenge finds it turned.
    let turned = table.pillaged.contains(place);
    if !table.standing().contains(place) || step <= Step::Reward && turned != again {
        return bad("battle", format!("{place} cannot be pillaged so"));
    }
    table.battle = Battle { on: true, place, pillager, again, step, ..Battle::default() };
    if !facts.get("asked").is_some_and(|asked| asked.starts_with("call ")) {
        game.count_forces(table);
    }
    read_course(facts, seats, table)?;
    read_cards(facts, seats, position, supply)
}

/// Where it has come to.
fn read_course(facts: &Facts, seats: &Seats, table: &mut Table) -> Result<(), BadOption> {
    let players = u16::from(byte(seats.clans().count()));
    let small = |key: &str, most: u16| Ok(byte(number(facts, key, most)?.unwrap_or(0)));
    let battle = &mut table.battle;
    battle.members = seats.set(facts, "members")?.unwrap_or(battle.members);
    battle.fought = battle.members.len() > 1;
    battle.declined = small("declined", players - 1)?;
    battle.turn = small("texts", players)?;
    battle.spared = small("spared", players - 1)?;
    battle.cancelled = seats.set(facts, "cancelled")?.unwrap_or_default();
    battle.blessed = seats.set(facts, "blessed")?.unwrap_or_default();
    battle.valkyries = seats.set(facts, "valkyries")?.unwrap_or(battle.valkyries);
    battle.nidhoggr = seats.set(facts, "nidhoggr")?.unwrap_or(battle.nidhoggr);
    battle.winner = match facts.get("winner") {
        Some(clan) if clan != "-" => Some(seats.seat("winner", clan)?),
        _ => None,
    };
    if battle.winner.is_some_and(|winner| !battle.members.contains(winner) || battle.step == Step::Trickery) {
        return bad("winner", "only who takes part can have won, once totals are compared");
    }
    for (n, clan) in seats.clans() {
        battle.dead[n] = byte(number(facts, &format!("dead {clan}"), 50)?.unwrap_or(0));
        if let Some(count) = number(facts, &format!("fought mystics {clan}"), 2)? {
            battle.mystics[n] = byte(count);
        }
    }
    Ok(())
}

/// The cards that lie open. Those that have gone back to hands, or are the winner's, are counted there.
fn read_cards(facts: &Facts, seats: &Seats, position: &mut Position, supply: &mut Supply<'_>) -> Result<(), BadOption> {
    let (winner, step) = (position.table.battle.winner, position.table.battle.step);
    for word in facts.get("spoils").map(read_list).into_iter().flatten() {
        let card = supply.take("spoils", word)?;
        position.table.battle.spoils.push(card);
    }
    for (n, clan) in seats.clans() {
        let key = format!("revealed {clan}");
        for word in facts.get(&key).map(read_list).into_iter().flatten() {
            let back = step > Step::Return || winner == Some(Seat::new(n));
            let card = if back { supply.known(&key, word)? } else { supply.take(&key, word)? };
            position.table.sheets[n].revealed.push(card);
        }
        if let Some(text) = facts.get(&format!("counts {clan}")).filter(|text| *text != "0") {
            let known = supply.quest_bonuses();
            let Some(bonus) = known.iter().find(|bonus| bonus.to_string() == text) else {
                let known: Vec<String> = known.iter().map(u8::to_string).collect();
                return bad(
                    &format!("counts {clan}"),
                    format!("a quest counts as {}, not `{text}`", known.join(" or ")),
                );
            };
            position.table.sheets[n].counted = *bonus;
        }
    }
    Ok(())
}

/// Reads figures that are about to be destroyed: `gimle from wolf then rewards`, and `kept` if one of them was saved.
pub(super) fn read_doom(
    facts: &Facts,
    game: &BloodRage,
    seats: &Seats,
    position: &mut Position,
) -> Result<(), BadOption> {
    let mut figures = [Group::NONE; MOST];
    for (n, clan) in seats.clans() {
        let key = format!("dying {clan}");
        let Some(text) = facts.get(&key) else { continue };
        let sheet = ClanSheet::new(&position.table.sheets[n], game.cards());
        let mut there = sheet.figures[..crate::RESERVE].iter().fold(Group::NONE, |sum, group| sum.and(*group));
        for item in read_list(text) {
            for piece in take_figures(&key, item, sheet, &mut there)? {
                figures[n].add(piece);
            }
        }
    }
    position.table.doom.figures = figures;
    let Some(text) = facts.get("doom") else { return Ok(()) };
    let (place, from, then, kept) = match text.split(' ').collect::<Vec<_>>()[..] {
        [place, "from", clan, "then", then] => (place, clan, then, false),
        [place, "from", clan, "then", then, "kept"] => (place, clan, then, true),
        _ => return bad("doom", "it says where, who decides first and what follows: `gimle from wolf then rewards`"),
    };
    let (Ok(place), Some(then)) = (place.parse::<Place>(), sequel_of(then)) else {
        return bad("doom", format!("`{text}` names no place or nothing that follows"));
    };
    let dying: SeatSet = seats.clans().map(|(n, _)| Seat::new(n)).filter(|s| !figures[s.index()].is_empty()).collect();
    let waiting = seats.set(facts, "waiting")?.unwrap_or(dying);
    position.table.doom = Doom { place, figures, waiting, from: seats.seat("doom", from)?, then, taken: !kept };
    Ok(())
}

/// Reads the invade that is being carried out: `wolf warrior gimle`, then `from valhalla` or `in battle`.
pub(super) fn read_invasion(facts: &Facts, seats: &Seats, position: &mut Position) -> Result<(), BadOption> {
    let Some(text) = facts.get("invasion") else { return Ok(()) };
    let words: Vec<&str> = text.split(' ').collect();
    let Some((&[clan, figure, place], rest)) = words.split_first_chunk::<3>() else {
        return bad("invasion", "it says who, with what and where, such as `wolf warrior gimle`");
    };
    let (Ok(figure), Ok(place)) = (figure.parse::<Figure>(), place.parse::<Place>()) else {
        return bad("invasion", "it says who, with what and where, such as `wolf warrior gimle`");
    };
    let (fallen, in_battle) = match rest {
        [] => (false, false),
        ["from", "valhalla"] => (true, false),
        ["in", "battle"] => (false, true),
        _ => return bad("invasion", "behind the place stands `from valhalla` or `in battle`"),
    };
    position.table.invasion = Invasion { seat: seats.seat("invasion", clan)?, figure, place, fallen, in_battle };
    Ok(())
}

impl BloodRage {
    /// The pillage in the scenarios' words.
    pub(super) fn battle_facts(&self, position: &Position, facts: &mut Facts) {
        let table = &position.table;
        let battle = &table.battle;
        let clan = |seat: Seat| table.sheet(seat).clan;
        let clans = |set: SeatSet| write_list(set.iter().map(clan));
        let again = if battle.again { " again" } else { "" };
        facts.set("battle", format!("{} by {}{again}", battle.place, clan(battle.pillager)));
        facts.set("members", clans(battle.members));
        let reveal = table.asked == Asked::Save && table.doom.then == Then::Reveal;
        if matches!(table.asked, Asked::Call | Asked::Add) {
            facts.set("declined", battle.declined);
        }
        if reveal || matches!(table.asked, Asked::Count | Asked::Spare) {
            facts.set("texts", battle.turn);
        }
        if table.asked == Asked::Spare {
            facts.set("spared", battle.spared);
        }
        let sets = [
            ("cancelled", battle.cancelled),
            ("blessed", battle.blessed),
            ("valkyries", battle.valkyries),
            ("nidhoggr", battle.nidhoggr),
        ];
        for (word, set) in sets {
            facts.set(word, clans(set));
        }
        facts.set("winner", battle.winner.map_or("-".to_owned(), |seat| clan(seat).to_string()));
        facts.set("step", step_word(battle.step));
        facts.set("spoils", write_list(battle.spoils.iter()));
        for seat in self.all() {
            let n = seat.index();
            let clan = clan(seat);
            facts.set(format!("dead {clan}"), battle.dead[n]);
            facts.set(format!("fought mystics {clan}"), battle.mystics[n]);
            facts.set(format!("counts {clan}"), table.sheet(seat).counted);
            if battle.members.contains(seat) {
                let (figures, cards) = (self.battle_strength(table, seat), self.battle_bonus(table, seat));
                facts.set(format!("total {clan}"), figures + cards);
            }
        }
    }

    /// Figures about to be destroyed, and the invade that goes on.
    pub(super) fn doom_facts(&self, table: &Table, facts: &mut Facts) {
        let clan = |seat: Seat| table.sheet(seat).clan;
        let doom = &table.doom;
        if table.asked == Asked::Save {
            let kept = if doom.taken { "" } else { " kept" };
            let then = sequel_word(doom.then);
            facts.set("doom", format!("{} from {} then {then}{kept}", doom.place, clan(doom.from)));
            facts.set("waiting", write_list(doom.waiting.iter().map(clan)));
        }
        if matches!(table.asked, Asked::Save | Asked::Spare) {
            for seat in self.all() {
                let sheet = self.sheet(table, seat);
                facts.set(format!("dying {}", sheet.clan), write_list(words(sheet, doom.figures[seat.index()])));
            }
        }
        let lands = table.asked == Asked::Save && matches!(doom.then, Then::Invasion | Then::Village);
        if lands || table.asked == Asked::Succor {
            let Invasion { seat, figure, place, fallen, in_battle } = table.invasion;
            let from = if fallen { " from valhalla" } else { "" };
            let within = if in_battle { " in battle" } else { "" };
            facts.set("invasion", format!("{} {figure} {place}{from}{within}", clan(seat)));
        }
    }
}
