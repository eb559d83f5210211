//! What scenarios expect and print.

use super::words::{about_word, asked_word};
use crate::BloodRage;
use crate::data::Counts;
use crate::names::{Phase, Place, Stat};
use crate::state::ClanSheet;
use crate::state::{Asked, Position};
use crate::state::{Group, OUTSIDE, Piece, RESERVE, Source, VALHALLA};
use meadhall_engine::{Facts, Game, Seat, SeatSet, write_list};

/// The figures of a group, such as `leader` and `2 warriors`.
pub(super) fn words(sheet: ClanSheet<'_>, group: Group) -> Vec<String> {
    let word = |piece| match group.count(piece) {
        1 => sheet.figure(piece).to_string(),
        count => format!("{count} {}s", sheet.figure(piece)),
    };
    group.pieces().map(word).collect()
}

impl BloodRage {
    /// The position in the scenarios' words.
    pub(crate) fn facts(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        let table = &position.table;
        let clan = |seat: Seat| table.sheet(seat).clan;
        facts.set("seats", write_list(self.all().map(clan)));
        facts.set("age", table.age);
        facts.set("phase", table.phase);
        facts.set(
            "asked",
            format!("{} of {}", asked_word(table.asked), write_list(self.pending(position).iter().map(clan))),
        );
        if let Some(word) = about_word(table) {
            facts.set("about", word);
        }
        if matches!(table.asked, Asked::Draft | Asked::Card | Asked::Discard) {
            facts.set("answered", write_list(table.answered.iter().map(clan)));
        }
        facts.set("first", clan(table.first));
        facts.set("turn", clan(table.active));
        facts.set("passed", write_list(self.all().filter(|&seat| table.sheet(seat).passed).map(clan)));
        facts.set("destroyed", write_list(table.destroyed.iter()));
        facts.set("doomed", write_list(table.doomed));
        facts.set("pillaged", write_list(table.pillaged.iter()));
        for place in Place::outer() {
            facts.set(format!("token {place}"), table.tokens[place.index()]);
        }
        if !table.gods.is_empty() {
            let god = |idol: crate::state::Idol| match idol.place {
                Some(place) => format!("{} {place}", idol.god),
                None => idol.god.to_string(),
            };
            facts.set("gods", write_list(table.gods.iter().map(god)));
        }
        for place in Place::ALL {
            let there = self.all().flat_map(|seat| {
                let sheet = self.sheet(table, seat);
                words(sheet, sheet.at(place)).into_iter().map(move |word| format!("{} {word}", sheet.clan))
            });
            facts.set(format!("in {place}"), write_list(there));
        }
        facts.set("discarded", write_list(self.discarded(position).iter()));
        self.turn_facts(position, &mut facts);
        for seat in self.all() {
            self.clan_facts(position, seat, &mut facts);
        }
        if let Some(outcome) = self.outcome(position) {
            facts.set("winners", write_list(outcome.winners().map(clan)));
        }
        facts
    }

    /// Cards that everybody has seen go for good; those in slots are still in play.
    fn discarded(&self, position: &Position) -> Counts {
        let mut gone = position.table.gone;
        for card in self.all().flat_map(|seat| position.sheet(seat).slots).flatten() {
            gone.take(card);
        }
        gone
    }

    /// What is going on: the draft, the pillage, dying figures.
    fn turn_facts(&self, position: &Position, facts: &mut Facts) {
        let table = &position.table;
        let clan = |seat: Seat| table.sheet(seat).clan;
        let kept: SeatSet = self.all().filter(|&seat| table.sheet(seat).kept).collect();
        facts.set("kept", write_list(kept.iter().map(clan)));
        if table.asked == Asked::Draft {
            facts.set("round", table.round + 1);
            for seat in self.all() {
                let pack = position.packs[self.pack_of(seat, table.round)];
                facts.set(format!("pack {}", clan(seat)), write_list(pack.iter()));
                facts.set(format!("picks {}", clan(seat)), write_list(position.secret(seat).picks.iter()));
            }
        }
        if table.phase == Phase::Action {
            let used = table.extra_used.then(|| "used".to_owned());
            facts.set("extra", write_list(used.into_iter().chain(table.extra.map(|place| place.to_string()))));
        }
        if table.battle.on {
            self.battle_facts(position, facts);
        }
        self.doom_facts(table, facts);
    }

    fn clan_facts(&self, position: &Position, seat: Seat, facts: &mut Facts) {
        let (sheet, secret) = (self.sheet(&position.table, seat), position.secret(seat));
        let clan = sheet.clan;
        let mut set = |word: &str, value: String| facts.set(format!("{word} {clan}"), value);
        set("glory", sheet.glory.to_string());
        set("rage", sheet.rage.to_string());
        set("steps", write_list(sheet.steps.map(|step| step + 1)));
        set("stats", write_list(Stat::ALL.map(|stat| sheet.stat(stat))));
        let board = Place::ALL
            .into_iter()
            .flat_map(|place| words(sheet, sheet.at(place)).into_iter().map(move |word| format!("{word} {place}")));
        set("figures", write_list(board));
        set("reserve", write_list(words(sheet, sheet.figures[RESERVE])));
        set("valhalla", write_list(words(sheet, sheet.figures[VALHALLA])));
        set("upgrades", write_list(sheet.slots.into_iter().flatten()));
        set("hand", write_list(secret.hand.iter()));
        set("hand size", secret.hand.len().to_string());
        set("quests", write_list(secret.quests.iter()));
        set("quests size", secret.quests.len().to_string());
        set("known", write_list(sheet.known.iter()));
        set("revealed", write_list(sheet.revealed.iter()));
        set("chosen", write_list(secret.chosen));
        let met = sheet.revealed.iter().enumerate().filter(|(n, _)| sheet.met >> n & 1 == 1).map(|(_, card)| card);
        set("met", write_list(met));
        let mystics: u8 = sheet.figures[..OUTSIDE].iter().map(|group| group.count(Piece::Mystic)).sum();
        if self.mystics {
            set("mystics", mystics.to_string());
        }
        let pillages = Place::provinces().zip(sheet.pillages).filter(|(_, count)| *count > 0);
        set("pillages", write_list(pillages.map(|(place, count)| format!("{place} {count}"))));
        set("challenged", write_list(sheet.challenged));
        let sources = Source::ALL.into_iter().filter(|source| sheet.sources[*source as usize] != 0);
        set(
            "sources",
            write_list(sources.map(|source| format!("{} {}", source.word(), sheet.sources[source as usize]))),
        );
    }
}
