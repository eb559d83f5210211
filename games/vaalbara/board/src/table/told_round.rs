//! A round that is over, told so that it can be read at leisure: who acted when, who got what, and why.

use super::BoardContext;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::{Scene, SceneKind};
use meadhall_engine::Seat;
use meadhall_vaalbara::{AskedView, Cause, Character, Event, Kind, View};

/// One thing that a player got or lost, or that brought nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    /// Why.
    cause: Cause,
    /// How many VP.
    points: i32,
}

/// One player's part of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    seat: Seat,
    character: Character,
    lines: Vec<Line>,
}

impl Part {
    /// What the round brought.
    fn points(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// The scene of a round that ended with a decision; `before` is what the viewer saw before it.
pub(super) fn scene(ctx: &BoardContext<'_>, before: &View, events: &[(usize, Event)]) -> Option<Scene> {
    let over = ctx.view.asked == AskedView::Over;
    if before.asked == AskedView::Over || (before.round == ctx.view.round && !over) {
        return None;
    }
    let parts = parts(events, before.round);
    if parts.is_empty() {
        return None;
    }
    let title = match over {
        true => ctx.say("vb-scene-last"),
        false => ctx.context.fill("vb-scene-round", &[("round", before.round.into())]),
    };
    let most = parts.iter().map(Part::points).max().unwrap_or_default();
    let body = html! {
        div.told-round {
            p.hint { (ctx.say("vb-scene-order")) }
            ol {
                @for (n, part) in parts.iter().enumerate() {
                    @let tied = n > 0 && parts[n - 1].character == part.character;
                    (told(ctx, part, tied, part.points() == most && most > 0))
                }
            }
        }
    };
    Some(Scene { kind: SceneKind::Round, title, body })
}

/// What everybody did in a round, in the order of their turns.
fn parts(events: &[(usize, Event)], round: u8) -> Vec<Part> {
    let start = events.iter().rposition(|(_, event)| *event == Event::Round(round)).map_or(0, |at| at + 1);
    let own = events[start..].iter().map(|(_, event)| *event).take_while(|event| !matches!(event, Event::Round(_)));
    let mut parts: Vec<Part> = Vec::new();
    // Who is given something before the own turn has it told there all the same.
    let mut early: Vec<(Seat, Line)> = Vec::new();
    for event in own {
        let (seat, cause, points) = match event {
            Event::Turn(seat, character) => {
                let mine = early.extract_if(.., |(who, _)| *who == seat).map(|(_, line)| line).collect();
                parts.push(Part { seat, character, lines: mine });
                continue;
            }
            Event::Gained(seat, points, cause) => (seat, cause, i32::from(points)),
            Event::Lost(seat, points, cause) => (seat, cause, -i32::from(points)),
            Event::Nothing(seat, character) => (seat, Cause::Character(character), 0),
            Event::Took { seat, kind: (kind, _), .. } => (seat, Cause::Land(kind), 0),
            _ => continue,
        };
        match parts.iter_mut().find(|part| part.seat == seat) {
            Some(part) => part.add(cause, points),
            None => early.push((seat, Line { cause, points })),
        }
    }
    parts
}

impl Part {
    /// A land that is taken and its reward are one line; so is a reward that is paid twice.
    fn add(&mut self, cause: Cause, points: i32) {
        match self.lines.last_mut() {
            Some(last) if last.cause == cause => last.points += points,
            _ => self.lines.push(Line { cause, points }),
        }
    }
}

fn told(ctx: &BoardContext<'_>, part: &Part, tied: bool, best: bool) -> Markup {
    let Some(player) = ctx.view.player(part.seat) else { return html! {} };
    html! {
        li.told-part.{ "clan-" (player.clan) }.best[best] {
            (ART.drawing(&format!("character-{}", part.character), "told-face"))
            span.initiative data-n=(part.character.initiative()) {}
            div.told-who {
                span { (ART.emblem(player.clan.word())) strong { (ctx.name(part.seat)) } }
                span { (ctx.character(part.character)) }
                @if tied { small { (ART.icon("omen")) (ctx.say("vb-scene-tied")) } }
            }
            ul {
                @for line in &part.lines { (reason(ctx, line)) }
            }
            b.told-sum { (signed(part.points())) (ART.icon("vp")) span.sr { (ctx.say("vb-vp")) } }
        }
    }
}

fn reason(ctx: &BoardContext<'_>, line: &Line) -> Markup {
    let words = match line.cause {
        Cause::Character(character) => ctx.character(character),
        Cause::Land(kind) => ctx.say(&format!("land-{kind}")),
        Cause::Kinds(kinds) => ctx.context.fill("cause-kinds", &[("kinds", kinds.into())]),
    };
    html! {
        li.nothing[line.points == 0] {
            @if let Cause::Land(kind) = line.cause { (land(kind)) } @else if let Cause::Character(character) = line.cause {
                (ART.drawing(&format!("character-{character}"), "told-mini"))
            }
            span { (words) } b { (signed(line.points)) }
        }
    }
}

fn land(kind: Kind) -> Markup {
    ART.drawing(&format!("land-{kind}"), "told-mini")
}

/// A number with its sign.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_told_in_the_order_of_turns_with_what_each_got_and_why() {
        let (anna, bert) = (Seat::new(0), Seat::new(1));
        let card = meadhall_vaalbara::Card::default();
        let took = |seat, kind| Event::Took { seat, slot: 0, card, kind: (kind, 0) };
        let events: Vec<(usize, Event)> = [
            Event::Round(1),
            Event::Gained(anna, 9, Cause::Land(Kind::Field)),
            Event::Round(2),
            Event::Turn(bert, Character::Bard),
            Event::Gained(anna, 2, Cause::Character(Character::Bard)),
            took(bert, Kind::Mountain),
            Event::Turn(anna, Character::Farmer),
            took(anna, Kind::Meadow),
            Event::Gained(anna, 3, Cause::Land(Kind::Meadow)),
            Event::Gained(anna, 3, Cause::Land(Kind::Meadow)),
            Event::Round(3),
        ]
        .into_iter()
        .map(|event| (0, event))
        .collect();
        let parts = parts(&events, 2);
        assert_eq!(parts.iter().map(|part| part.seat).collect::<Vec<_>>(), [bert, anna]);
        assert_eq!(parts[0].lines, [Line { cause: Cause::Land(Kind::Mountain), points: 0 }]);
        let anna = &parts[1].lines;
        assert_eq!(anna[0], Line { cause: Cause::Character(Character::Bard), points: 2 });
        assert_eq!(anna[1], Line { cause: Cause::Land(Kind::Meadow), points: 6 });
        assert_eq!(parts[1].points(), 8);
    }
}
