//! The last line: what is being typed, or the keys. Each of them can be pressed with the mouse too.

use super::app::App;
use super::fit;
use super::mouse::Spot;
use super::typing::Purpose;
use crate::screen::Screen;
use meadhall_engine::Orders;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Between two keys.
const GAP: &str = " · ";

/// A key of the footer: the text that names it, what pressing the text does, and how soon it is left out where there is no
/// room, the greatest number first.
type Key = (&'static str, KeyCode, u8);

const CHOOSE: Key = ("choose", KeyCode::Enter, 0);
const NOW: Key = ("now", KeyCode::Enter, 0);
const FILTER: Key = ("filter", KeyCode::Char('/'), 3);
const TYPE: Key = ("type", KeyCode::Char(':'), 7);
const ADVICE: Key = ("advice", KeyCode::Char('A'), 1);
const CARDS: Key = ("cards", KeyCode::Char('C'), 2);
const TABLE: Key = ("table", KeyCode::Char('V'), 4);
const RULES: Key = ("rules", KeyCode::Char('R'), 8);
const BACK: Key = ("back", KeyCode::Left, 5);
const ON: Key = ("on", KeyCode::Right, 3);
const LOG: Key = ("log", KeyCode::Tab, 6);
const UNDO: Key = ("undo", KeyCode::Char('u'), 5);
const LANG: Key = ("lang", KeyCode::Char('L'), 10);
const STANDING: Key = ("standing", KeyCode::Char('S'), 9);
const HELP: Key = ("help", KeyCode::Char('?'), 0);
const QUIT: Key = ("quit", KeyCode::Char('q'), 1);
const PAUSE: Key = ("pause", KeyCode::Char(' '), 1);
const GO_ON: Key = ("go-on", KeyCode::Char(' '), 1);
const SKIP: Key = ("skip", KeyCode::Char('>'), 2);
const REMATCH: Key = ("rematch", KeyCode::Char('N'), 0);
const CHART: Key = ("chart", KeyCode::Char('G'), 2);

/// The keys that do something now, in their order.
fn keys<S: Screen>(app: &App<S>) -> Vec<Key> {
    let over = app.session.table().outcome().is_some();
    let standing = crate::screen::RulesOf::<S>::ORDERS;
    let keys = match () {
        () if app.past.is_some() => vec![NOW, BACK, ON, SKIP, LOG, TABLE, HELP, QUIT],
        () if over => vec![REMATCH, CHART, BACK, LOG, TABLE, CARDS, UNDO, LANG, HELP, QUIT],
        () if app.my_turn() => {
            vec![CHOOSE, FILTER, TYPE, ADVICE, CARDS, TABLE, RULES, BACK, LOG, UNDO, STANDING, LANG, HELP, QUIT]
        }
        () if app.paused => vec![GO_ON, BACK, ON, SKIP, LOG, TABLE, CARDS, UNDO, HELP, QUIT],
        () => vec![PAUSE, BACK, SKIP, LOG, TABLE, CARDS, UNDO, LANG, HELP, QUIT],
    };
    let there = |key: &Key| match key.0 {
        "advice" => app.session.has_adviser(),
        "standing" => standing,
        _ => true,
    };
    keys.into_iter().filter(there).collect()
}

/// Draws the line being typed, or the keys.
pub fn draw<S: Screen>(app: &mut App<S>, frame: &mut Frame<'_>, area: Rect) {
    if let Some(typed) = app.typing.as_ref() {
        let key = match typed.purpose {
            Purpose::Say => "drawn-typing-keys",
            _ => "drawn-filter-keys",
        };
        let hint = format!("   {}", app.words.say(key));
        let room = usize::from(area.width).saturating_sub(5 + fit::width(&hint));
        let skipped = fit::width(&typed.text).saturating_sub(room.max(20));
        let line = Line::from(vec![
            Span::styled(format!(" {} ", typed.sign()), app.palette.open()),
            Span::raw(typed.text.chars().skip(skipped).collect::<String>()),
            Span::styled("▏", app.palette.open()),
            Span::styled(hint, app.palette.quiet()),
        ]);
        return frame.render_widget(line, area);
    }
    let mut keys: Vec<(Key, String)> =
        keys(app).into_iter().map(|key| (key, app.words.say(&format!("drawn-foot-{}", key.0)))).collect();
    let wide = |keys: &[(Key, String)]| keys.iter().map(|(_, text)| fit::width(text) + fit::width(GAP)).sum::<usize>();
    while wide(&keys) > usize::from(area.width)
        && let Some(least) = (0..keys.len()).max_by_key(|&n| keys[n].0.2).filter(|&n| keys[n].0.2 > 0)
    {
        keys.remove(least);
    }
    let mut x = area.x + 1;
    let mut spans = vec![Span::raw(" ")];
    for (n, ((_, code, _), text)) in keys.into_iter().enumerate() {
        if n > 0 {
            spans.push(Span::styled(GAP, app.palette.quiet()));
            x += fit::cells(fit::width(GAP));
        }
        let width = fit::cells(fit::width(&text));
        app.spots.push((Rect { x, width, ..area }.intersection(area), Spot::Key(code)));
        x += width;
        // The key itself stands out from what it does.
        let (key, does) = text.split_once(' ').unwrap_or((text.as_str(), ""));
        spans.push(Span::styled(key.to_owned(), app.palette.heading()));
        spans.push(Span::styled(format!(" {does}"), app.palette.quiet()));
    }
    frame.render_widget(Line::from(spans), area);
}
