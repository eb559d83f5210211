//! How somebody looks at the pages: language, size, light, motion.

use meadhall_words::Lang;
use serde_json::{Value, json};

/// The size of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// 1280×800.
    Wide,
    /// 1440×900.
    Broad,
    /// 390×844.
    Phone,
}

impl Size {
    /// Its word, as in the names of pictures.
    pub fn word(self) -> &'static str {
        match self {
            Size::Wide => "wide",
            Size::Broad => "broad",
            Size::Phone => "phone",
        }
    }

    /// Width and height in pixels.
    pub fn pixels(self) -> (i64, i64) {
        match self {
            Size::Wide => (1280, 800),
            Size::Broad => (1440, 900),
            Size::Phone => (390, 844),
        }
    }
}

/// How somebody looks at the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    pub lang: Lang,
    pub size: Size,
    pub dark: bool,
    /// Whether reduced motion is preferred.
    pub still: bool,
    /// Whether the screen is touched, not clicked.
    pub touch: bool,
}

impl Look {
    /// A wide screen in the light, with motion.
    pub fn wide(lang: Lang) -> Look {
        Look { lang, size: Size::Wide, dark: false, still: false, touch: false }
    }

    /// A phone, held in the hand.
    pub fn phone(lang: Lang) -> Look {
        Look { size: Size::Phone, touch: true, ..Look::wide(lang) }
    }

    /// The same without motion.
    pub fn still(self) -> Look {
        Look { still: true, ..self }
    }

    /// What tells Chromium the size.
    pub fn metrics(&self) -> Value {
        let (width, height) = self.size.pixels();
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.size == Size::Phone })
    }

    /// What tells Chromium the light and the wish for motion.
    pub fn media(&self) -> Value {
        let light = if self.dark { "dark" } else { "light" };
        let motion = if self.still { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": light },
            { "name": "prefers-reduced-motion", "value": motion },
        ] })
    }
}
