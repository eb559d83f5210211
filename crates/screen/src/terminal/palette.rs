//! Colours, or what stands for them where there are none.

use ratatui::style::{Color, Modifier, Style};

/// The styles of the screen. Nothing is said by colour alone: letters, symbols and marks say it too.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    colours: bool,
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

    /// Text in a colour.
    pub fn text(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Text in a colour that stands out.
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
        self.strong(Color::Cyan).remove_modifier(Modifier::DIM)
    }

    /// The sentence that asks the player for something.
    pub fn asking(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Black).bg(Color::Yellow) } else { style.add_modifier(Modifier::REVERSED) }
    }

    /// The sentence that says whom the game waits for.
    pub fn waiting(self) -> Style {
        if self.colours { Style::new().fg(Color::White).bg(Color::DarkGray) } else { Style::new() }
    }

    /// What the cursor is on.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What may be chosen.
    pub fn open(self) -> Style {
        self.strong(Color::Yellow)
    }

    /// A refusal.
    pub fn refusal(self) -> Style {
        self.strong(Color::LightRed)
    }

    /// The frame of the part that the keys work on.
    pub fn frame(self, focused: bool) -> Style {
        if focused { self.strong(Color::Yellow) } else { self.quiet() }
    }
}
