//! Who stands where with which figures: in letters, and in words.

use super::{BloodRageScreen, clan_colour, clan_letters, clan_name};
use meadhall_blood_rage::{BloodRage, ClanSheet, Figure, Group, Piece, Place, View};
use meadhall_engine::Seat;
use meadhall_screen::DrawContext;
use meadhall_words::Words;
use ratatui::style::Style;

/// The figures of one clan in a place.
pub struct Force<'a> {
    /// Whose.
    pub sheet: ClanSheet<'a>,
    /// Those that stand there.
    group: Group,
    /// The STR, with the ships of the fjord.
    strength: u16,
    /// Whether ships in the fjord add to it.
    supported: bool,
}

/// Every clan that counts in a place; a fjord supports its two provinces.
pub fn forces<'a>(game: &'a BloodRage, view: &'a View, place: Place) -> Vec<Force<'a>> {
    let force = |seat: Seat| {
        let sheet = game.sheet(&view.table, seat);
        let group = sheet.at(place);
        let ships = |fjord: Place| !sheet.ships(sheet.at(fjord)).is_empty();
        let strength = match place.is_province() {
            true => game.strength(&view.table, seat, place),
            false => sheet.strength(group, place),
        };
        let supported = place.fjord().is_some_and(ships);
        (strength > 0 || !group.is_empty()).then_some(Force { sheet, group, strength, supported })
    };
    Seat::all(view.players).filter_map(force).collect()
}

/// Figures in letters: a leader and two warriors are `L 2w`, monsters go by the first letters of their names.
pub fn letters(sheet: ClanSheet<'_>, group: Group, words: &Words) -> String {
    let sign = |piece: Piece| match sheet.figure(piece) {
        figure @ (Figure::Leader | Figure::Warrior | Figure::Ship | Figure::Mystic) => {
            words.say(&format!("term-br-sign-{figure}"))
        }
        monster => words.say(&format!("figure-{monster}")).chars().take(3).collect(),
    };
    let part = |piece: Piece| match group.count(piece) {
        1 => sign(piece),
        count => format!("{count}{}", sign(piece)),
    };
    group.pieces().map(part).collect::<Vec<_>>().join(" ")
}

/// Figures in words: `leader, 2 warriors, Troll`.
pub fn figures(sheet: ClanSheet<'_>, group: Group, words: &Words) -> Vec<String> {
    let told = |piece: Piece| match sheet.figure(piece) {
        figure @ (Figure::Leader | Figure::Warrior | Figure::Ship | Figure::Mystic) => {
            words.fill(&format!("drawn-br-some-{figure}"), &[("count", group.count(piece).into())])
        }
        monster => words.say(&format!("figure-{monster}")),
    };
    group.pieces().map(told).collect()
}

impl Force<'_> {
    /// In letters, such as `Wol L 2w=5`; `≈` where ships of the fjord count too.
    pub fn letters(&self, words: &Words) -> String {
        let support = if self.supported { "≈" } else { "" };
        let clan = clan_letters(self.sheet.clan, words);
        let group = letters(self.sheet, self.group, words);
        format!("{clan} {group}{support}={}", self.strength)
    }

    /// In words, such as `Wolf Clan 5: leader, 2 warriors`.
    pub fn words(&self, words: &Words) -> String {
        let mut parts = figures(self.sheet, self.group, words);
        if self.supported {
            parts.push(words.say("drawn-br-supported"));
        }
        let values = [
            ("clan", clan_name(self.sheet.clan, words).into()),
            ("strength", self.strength.into()),
            ("figures", parts.join(", ").into()),
        ];
        words.fill("drawn-br-force", &values)
    }

    /// Ships in letters, such as `WolS`.
    pub fn afloat_in_letters(&self, words: &Words) -> String {
        clan_letters(self.sheet.clan, words) + &letters(self.sheet, self.group, words)
    }

    /// Ships in words, such as `Wolf Clan: ship`.
    pub fn afloat(&self, words: &Words) -> String {
        let ships = figures(self.sheet, self.group, words).join(", ");
        words.fill("drawn-br-afloat", &[("clan", clan_name(self.sheet.clan, words).into()), ("figures", ships.into())])
    }

    /// The clan's colour.
    pub fn style(&self, context: &DrawContext<'_, BloodRageScreen>) -> Style {
        context.palette.strong(clan_colour(self.sheet.clan))
    }
}
