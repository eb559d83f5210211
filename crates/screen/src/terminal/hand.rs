//! The viewer's cards: their names in a row, or each with its text.

use super::{Palette, fit};
use crate::screen::{ActionOf, DrawContext, Screen};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The blanks between two names.
const GAP: usize = 2;
/// The columns that stand before a card's text and after it.
const MARGIN: usize = 4;

/// How the viewer's cards are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandDetail {
    /// With their texts.
    Texts,
    /// By their names, in at most so many lines.
    Names(u16),
}

/// A card of the hand.
pub struct HandCard<C> {
    /// Which.
    pub card: C,
    /// What it is called in a row of others.
    pub name: String,
    /// What it is called, a colon, and what it does.
    pub text: String,
}

/// The viewer's cards.
pub struct Hand<C> {
    /// What is told above them where there is room for texts, if anything.
    pub above: Option<String>,
    /// The cards under their headings.
    pub parts: Vec<(String, Vec<HandCard<C>>)>,
}

impl<C: Copy + PartialEq> Hand<C> {
    /// How many lines they take.
    pub fn height(&self, detail: HandDetail, width: u16) -> u16 {
        match detail {
            HandDetail::Texts => fit::cells(self.texts(width).len()),
            HandDetail::Names(_) if self.parts.is_empty() => 0,
            HandDetail::Names(most) => {
                fit::cells(fit::flow(&self.names(|_| Style::new()), width.into(), GAP).len()).min(most)
            }
        }
    }

    /// Draws them. The card of the choice under the cursor stands out, and so do those that can be chosen; `card_of` says
    /// which card a choice is about.
    pub fn draw<S: Screen>(
        &self,
        context: &DrawContext<'_, S>,
        card_of: impl Fn(ActionOf<S>) -> Option<C>,
        detail: HandDetail,
        (area, buffer): (Rect, &mut Buffer),
    ) {
        let style = |card: C| {
            if context.chosen.and_then(&card_of) == Some(card) {
                context.palette.chosen()
            } else if context.choices.iter().any(|&action| card_of(action) == Some(card)) {
                context.palette.open()
            } else {
                Style::new()
            }
        };
        let lines = match detail {
            HandDetail::Texts => self.text_lines(context.palette, style, area),
            HandDetail::Names(_) => self.name_lines(context.palette, style, area),
        };
        Paragraph::new(lines).render(area, buffer);
    }

    /// The names in a row, each with its style; a heading has none of its own.
    fn names(&self, style: impl Fn(Option<C>) -> Style) -> Vec<(String, Style)> {
        let mut names = Vec::new();
        for (heading, cards) in &self.parts {
            names.push((format!("{heading}:"), style(None)));
            names.extend(cards.iter().map(|card| (card.name.clone(), style(Some(card.card)))));
        }
        names
    }

    fn name_lines(&self, palette: Palette, style: impl Fn(C) -> Style, area: Rect) -> Vec<Line<'static>> {
        let names = self.names(|card| card.map_or(palette.heading(), &style));
        let mut lines = fit::flow(&names, area.width.into(), GAP);
        let hidden: usize = lines.iter().skip(area.height.into()).map(Vec::len).sum();
        lines.truncate(area.height.into());
        if let Some(last) = lines.last_mut().filter(|_| hidden > 0) {
            // What does not fit is counted; the table in words has it.
            last.pop();
            last.push((format!("… +{}", hidden + 1), palette.quiet()));
        }
        let gap = |(text, style): (String, Style)| [Span::styled(text, style), Span::raw(" ".repeat(GAP))];
        lines.into_iter().map(|parts| Line::from(parts.into_iter().flat_map(gap).collect::<Vec<_>>())).collect()
    }

    /// What is told above, the headings and each card with its text, wrapped; the first line of a card is marked.
    fn texts(&self, width: u16) -> Vec<(Option<(C, bool)>, String)> {
        let room = usize::from(width).saturating_sub(MARGIN);
        let above = self.above.iter().flat_map(|text| fit::wrap(text, room));
        let mut lines: Vec<_> = above.map(|line| (None, line)).collect();
        for (heading, cards) in &self.parts {
            lines.push((None, heading.clone()));
            for card in cards {
                let wrapped = fit::wrap(&card.text, room).into_iter().enumerate();
                lines.extend(wrapped.map(|(n, line)| (Some((card.card, n == 0)), line)));
            }
        }
        lines
    }

    fn text_lines(&self, palette: Palette, style: impl Fn(C) -> Style, area: Rect) -> Vec<Line<'static>> {
        let line = |(card, text): (Option<(C, bool)>, String)| match (card, text.split_once(": ")) {
            (None, _) => Line::styled(text, palette.heading()),
            (Some((card, true)), Some((name, rest))) => Line::from(vec![
                Span::raw(" "),
                Span::styled(name.to_owned(), style(card)),
                Span::raw(format!(": {rest}")),
            ]),
            _ => Line::raw(format!("   {text}")),
        };
        self.texts(area.width).into_iter().map(line).collect()
    }
}
