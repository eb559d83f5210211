//! Why an invade is refused.

use super::{about, no_way, too_dear};
use crate::BloodRage;
use crate::action::{Invade, Victim};
use crate::data::Effect;
use crate::names::{Figure, Place};
use crate::rules::invade::free_group;
use crate::state::{FreeInvade, Position, Table};
use crate::state::{Piece, RESERVE, VALHALLA};
use crate::wording::{clan_word, figure_word};
use meadhall_engine::{Message, Seat};

fn of_figure(key: &'static str, figure: Figure) -> Message {
    Message::new(key).with("figure", figure_word(figure))
}

impl BloodRage {
    pub(super) fn why_no_invade(
        &self,
        position: &Position,
        seat: Seat,
        invade: Invade,
        free: Option<FreeInvade>,
    ) -> Option<Message> {
        let (table, sheet) = (&position.table, self.sheet(&position.table, seat));
        let spot = if invade.fallen { VALHALLA } else { RESERVE };
        if invade.fallen && free.is_some() {
            return Some(Message::new("why-only-reserve").clause(clause_of_free(free)));
        }
        if invade.fallen && !sheet.has(Effect::InvadeFromValhalla) {
            return Some(self.not_in_play(Effect::InvadeFromValhalla));
        }
        let Some(piece) = sheet.piece_in(sheet.figures[spot], invade.figure) else {
            return Some(match invade.fallen {
                true => of_figure("why-not-in-valhalla", invade.figure).clause("BR-11.83"),
                false => of_figure("why-not-in-reserve", invade.figure).clause("BR-5.22"),
            });
        };
        if free.is_some_and(|free| sheet.piece_in(free_group(sheet, free), invade.figure).is_none()) {
            return Some(of_figure("why-other-figure", invade.figure).clause(clause_of_free(free)));
        }
        if !sheet.has_horns() {
            return Some(Message::new("why-horns").with("horns", sheet.on_board()).clause("BR-5.30"));
        }
        let centre = matches!(sheet.monster_effect(piece), Effect::AtHomeInCentre(_));
        let cost = self.invade_cost(table, seat, piece, invade.place, invade.fallen);
        let dear = || (free.is_none() && cost > sheet.rage).then(|| too_dear(cost, sheet.rage, "BR-5.4"));
        self.why_not_into(table, invade, centre)
            .or_else(|| match invade.victim {
                Some(victim) => self.why_no_victim(table, seat, piece, invade, victim),
                None if invade.place.is_province() && table.room(invade.place) == 0 => {
                    Some(about("why-full", invade.place).clause("BR-5.25"))
                }
                None => None,
            })
            .or_else(dear)
    }

    /// A place that this figure cannot go to, whoever stands there.
    fn why_not_into(&self, table: &Table, invade: Invade, centre: bool) -> Option<Message> {
        let (figure, place) = (invade.figure, invade.place);
        if figure.sails() == place.is_province() {
            let clause = if figure.sails() { "BR-5.26" } else { "BR-5.25" };
            Some(about("why-wrong-waters", place).with("figure", figure_word(figure)).clause(clause))
        } else if table.destroyed.contains(place) {
            Some(about("why-destroyed", place).clause("BR-1.35"))
        } else if !place.is_province() && !table.is_open(place) {
            Some(about("why-closed", place).clause("BR-1.33"))
        } else {
            let shut = place == Place::Yggdrasil && !centre;
            shut.then(|| about("why-no-invade-centre", place).clause("BR-5.27"))
        }
    }

    /// Why the figure cannot take another one's place.
    fn why_no_victim(
        &self,
        table: &Table,
        seat: Seat,
        piece: Piece,
        invade: Invade,
        victim: Victim,
    ) -> Option<Message> {
        let (sheet, place) = (self.sheet(table, seat), invade.place);
        let pushes = sheet.monster_effect(piece) == Effect::TakesPlace;
        let clause = if pushes { "BR-14.9" } else { "BR-15.11" };
        if !pushes && piece != Piece::Mystic {
            return Some(of_figure("why-takes-no-place", invade.figure).clause("BR-1.22"));
        }
        if !pushes && !sheet.has(Effect::MysticsSlay) {
            return Some(self.not_in_play(Effect::MysticsSlay));
        }
        let owner = self.all().find(|&other| table.sheet(other).clan == victim.clan);
        let found = owner.and_then(|other| {
            let sheet = self.sheet(table, other);
            sheet.piece_in(sheet.at(place), victim.figure)
        });
        let Some(stands) = found else {
            let message = about("why-victim-not-there", place).with("clan", clan_word(victim.clan));
            return Some(message.with("victim", figure_word(victim.figure)).clause(clause));
        };
        match victim.to {
            Some(to) if pushes => no_way(table, place, to, "BR-14.9", "BR-14.10"),
            None if pushes => Some(Message::new("why-no-target").clause("BR-14.9")),
            Some(_) => Some(Message::new("why-no-push").clause("BR-15.11")),
            None if owner == Some(seat) => Some(Message::new("why-own-figure").clause("BR-15.11")),
            None => {
                let strong = !matches!(stands, Piece::Warrior | Piece::Mystic);
                strong.then(|| {
                    Message::new("why-too-strong").with("victim", figure_word(victim.figure)).clause("BR-15.11")
                })
            }
        }
    }
}

/// The clause of the free invade of a troop upgrade or of a monster.
fn clause_of_free(free: Option<FreeInvade>) -> &'static str {
    match free {
        Some(FreeInvade::First | FreeInvade::Second) => "BR-5.50",
        _ => "BR-5.48",
    }
}
