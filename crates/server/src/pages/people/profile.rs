//! What everybody may see of somebody: her games, how they ended, how fast she plays.

use super::{STYLE, day, emblem};
use crate::pages::layout::page;
use crate::pages::model::Frame;
use crate::people::profile::{Profile, in_words};
use crate::store::{GameRow, PersonRow};
use maud::{Markup, html};
use meadhall_games::find;

/// The page of somebody.
pub struct ProfilePage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// Who.
    pub person: &'a PersonRow,
    /// What her games come to.
    pub profile: Profile,
    /// Her last games, for herself alone: who knows a table's address may watch it.
    pub last: Vec<GameRow>,
    /// Whether it is the visitor's own.
    pub own: bool,
}

/// The page of somebody.
pub fn profile(shown: &ProfilePage<'_>) -> Markup {
    let (words, person) = (shown.frame.words(), shown.person);
    let name = if person.name.is_empty() { words.say("name-default") } else { person.name.clone() };
    let game_name = |id: &str| find(id).map_or(id.to_owned(), |game| game.board.words(words.lang()).say("game-name"));
    let content = html! {
        section.parch.wide.profile {
            div.banner { (emblem::emblem(person)) h1 { (name) } }
            p.hint { (words.say("profile-since")) " " (day(words, person.created)) }
            @if shown.profile.games.is_empty() {
                p { (words.say("profile-none")) }
            } @else {
                table {
                    caption.sr { (words.say("profile-games")) }
                    thead { tr {
                        th scope="col" { (words.say("profile-game")) }
                        th scope="col" { (words.say("profile-played")) }
                        th scope="col" { (words.say("profile-won")) }
                        th scope="col" { (words.say("profile-playing")) }
                    } }
                    tbody {
                        @for (game, tally) in &shown.profile.games {
                            tr {
                                th scope="row" { (game_name(game)) }
                                td { (tally.played) }
                                td { @if tally.counted > 0 { (tally.won) } @else { "–" } }
                                td { (tally.playing) }
                            }
                        }
                    }
                }
            }
            @if let Some(pace) = shown.profile.pace {
                @let (key, count) = in_words(pace);
                p { (words.say("profile-pace")) " " strong { (words.fill(key, &[("count", count.into())])) } }
            }
            @if shown.profile.clocked > 0 {
                @let counts = [("count", shown.profile.timeouts.into()), ("games", shown.profile.clocked.into())];
                p { (words.say("profile-timeouts")) " " strong { (words.fill("profile-timeouts-count", &counts)) } }
            }
            @if !shown.last.is_empty() {
                h2 { (words.say("profile-last")) }
                ul.kept {
                    @for game in &shown.last {
                        li {
                            a href={ "/table/" (game.table_id) } { (game_name(&game.game)) }
                            span.hint {
                                @if let Some(place) = game.place { (words.fill("profile-place", &[("place", place.into())])) " · " }
                                @if game.ended.is_some() { (words.say("table-ended")) " · " }
                                (day(words, game.touched))
                            }
                            form method="post" action={ "/table/" (game.table_id) "/again" } {
                                button.small.quiet { (words.say("end-rematch")) }
                            }
                        }
                    }
                }
            }
            @if shown.own { p { a.button.quiet href="/me" { (words.say("me-title")) } } }
        }
    };
    page(shown.frame, &format!("{name} – Meadhall"), &[STYLE], content)
}
