//! Colours, or what stands for them where there are none.

use ratatui::style::{Color, Modifier, Style};

/// The styles of the screen. Nothing is said by colour alone: letters, symbols and marks say it too.
///
/// Only the sixteen colours that every terminal has are used, and so that they can be read on a light ground and on a dark
/// one: a colour is laid under the text with black or white above it, or it is one that stands out from both grounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    colours: bool,
}

/// Black or white, whichever can be read on this colour.
const fn above(colour: Color) -> Color {
    match colour {
        Color::Red | Color::Blue | Color::Magenta | Color::Black | Color::DarkGray => Color::White,
        _ => Color::Black,
    }
}

impl Palette {
    /// With colours, unless the user does not want any (`NO_COLOR` is set and not empty).
    pub fn of_the_machine() -> Palette {
        Palette { colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// With or without colours.
    pub fn new(colours: bool) -> Palette {
        Palette { colours }
    }

    /// Text on a colour.
    pub fn text(self, colour: Color) -> Style {
        if self.colours && colour != Color::Reset { Style::new().fg(above(colour)).bg(colour) } else { Style::new() }
    }

    /// Text on a colour that stands out.
    pub fn strong(self, colour: Color) -> Style {
        self.text(colour).add_modifier(Modifier::BOLD)
    }

    /// What stays in the background.
    pub fn quiet(self) -> Style {
        // Not a grey of the palette: some themes make it the colour of the background.
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Headings.
    pub fn heading(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM)
    }

    /// The sentence that asks the player for something.
    pub fn asking(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Black).bg(Color::Yellow) } else { style.add_modifier(Modifier::REVERSED) }
    }

    /// The sentence that says whom the game waits for.
    pub fn waiting(self) -> Style {
        self.text(Color::Gray)
    }

    /// What the cursor is on.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What may be chosen.
    pub fn open(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Magenta) } else { style }
    }

    /// A refusal.
    pub fn refusal(self) -> Style {
        self.strong(Color::Red)
    }

    /// The frame of the part that the keys work on.
    pub fn frame(self, focused: bool) -> Style {
        if focused { self.open() } else { self.quiet() }
    }
}
