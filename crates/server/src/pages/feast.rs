//! The end of a game as a picture: what the server puts into it.

use super::assets::asset;
use super::chances::change;
use super::model::{RenderContext, WinChartInfo};
use maud::Markup;
use meadhall_board::{Feast, FeastPlace};
use meadhall_bots::Turning;
use meadhall_engine::{AnyTable, Seat, Viewer};
use meadhall_games::GameEntry;

/// How many moves are said to have decided a game.
const DECIDED: usize = 3;
/// The colour of a seat that has no clan.
const PLAIN: &str = "#6b4524";

/// The picture of a finished game, as everybody may see it.
pub fn feast(
    game: &GameEntry,
    table: &dyn AnyTable,
    context: &RenderContext<'_>,
    course: Option<&WinChartInfo>,
) -> Markup {
    let places = table.outcome().map(|outcome| outcome.ranking()).unwrap_or_default();
    let sources = game.board.score_sources(table, context);
    let place = |(place, seat, score): &(u8, Seat, i32)| {
        let info = context.seat(*seat)?;
        Some(FeastPlace {
            place: *place,
            name: info.name.clone(),
            // Who played alone has won or lost, as the sentence above says.
            score: (context.seats.len() > 1).then_some(*score),
            clan: info.clan,
            colour: info.clan.and_then(|clan| clan_colour(game, clan)).unwrap_or_else(|| PLAIN.to_owned()),
            parts: sources.points.get(seat.index()).cloned().unwrap_or_default(),
        })
    };
    let colour = |word: &str| styled(game, &format!(".of-{word}{{--part:")).unwrap_or_else(|| PLAIN.to_owned());
    Feast {
        assets: game.board.assets(),
        guests: &game.board.feast,
        game: context.say("game-name"),
        headline: context.tell(&table.prompt(Viewer::Spectator)),
        places: places.iter().filter_map(place).collect(),
        sources: sources.columns.iter().map(|(word, title)| (title.clone(), colour(word))).collect(),
        turnings_title: context.say("feast-turnings"),
        turnings: course.map(|course| turnings(course, context)).unwrap_or_default(),
    }
    .draw()
}

/// The moves that changed the chances most, in the order in which they were played: by how much, and what was played.
fn turnings(info: &WinChartInfo, context: &RenderContext<'_>) -> Vec<(String, String)> {
    let Some(course) = &info.course else { return Vec::new() };
    let mut all: Vec<_> = course.turnings.iter().collect();
    all.sort_by(|one, other| (other.to - other.from).abs().total_cmp(&(one.to - one.from).abs()));
    all.truncate(DECIDED);
    all.sort_by_key(|turning| turning.at);
    let told =
        |turning: &Turning| (change(context.words, context.seats, turning), context.tell(&turning.what_was_played()));
    all.into_iter().map(told).collect()
}

/// The colour of a clan, as the style sheets say it.
fn clan_colour(game: &GameEntry, clan: &str) -> Option<String> {
    styled(game, &format!(".clan-{}{{--clan:", clan.rsplit('/').next()?))
}

/// The colour that a rule of the style sheets begins with.
fn styled(game: &GameEntry, rule: &str) -> Option<String> {
    ["base.css", game.board.table_style].into_iter().rev().find_map(|name| {
        let sheet = String::from_utf8_lossy(&asset(name)?.bytes).into_owned();
        let (_, rest) = sheet.split_once(rule)?;
        let colour = rest.split(['}', ';']).next()?;
        colour.starts_with('#').then(|| colour.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_games::GAMES;

    #[test]
    fn every_clan_has_a_colour_and_an_emblem_of_its_own() {
        for game in GAMES {
            let mut seen = std::collections::BTreeSet::new();
            for clan in game.board.banners {
                let colour = clan_colour(game, clan).unwrap_or_else(|| panic!("{clan} has no colour"));
                assert!(colour.len() == 7, "{clan}: {colour}");
                assert!(seen.insert(colour), "{clan} has the colour of another clan");
                let own = clan.rsplit('/').next().unwrap_or_default();
                let emblem = clan.replace(own, &format!("clan-{own}"));
                let drawn = game.board.assets().source(&emblem).unwrap_or_else(|| panic!("{emblem} is not drawn"));
                assert!(seen.insert(drawn.to_owned()), "{clan} has the emblem of another clan");
            }
        }
    }

    #[test]
    fn whoever_sits_at_the_winners_table_is_drawn() {
        for game in GAMES {
            for clan in game.board.banners {
                let own = clan.rsplit('/').next().unwrap_or_default();
                for guest in game.board.feast.drawings {
                    let name = guest.replace("{clan}", own);
                    assert!(game.board.assets().is_drawn(&name), "{name} is not drawn");
                }
            }
        }
    }
}
