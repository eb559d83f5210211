//! Making text fit: wrapped, cut or filled up to a width in columns.

use ratatui::style::Style;
use ratatui::text::Span;

/// The width of a text in columns.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// A number of lines or columns as the terminal counts them; more than it can count are as many as it can.
pub fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// A text in lines of at most this width, broken between words where that is possible.
pub fn wrap(text: &str, most: usize) -> Vec<String> {
    let most = most.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let gap = usize::from(!line.is_empty());
            if !line.is_empty() && width(&line) + gap + width(word) > most {
                lines.push(std::mem::take(&mut line));
            } else if gap > 0 {
                line.push(' ');
            }
            for c in word.chars() {
                let mut bytes = [0; 4];
                if width(&line) + width(c.encode_utf8(&mut bytes)) > most {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line);
    }
    lines
}

/// A text of at most this width; what does not fit is cut and marked.
pub fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        let mut bytes = [0; 4];
        if width(&short) + width(c.encode_utf8(&mut bytes)) + 1 > most {
            break;
        }
        short.push(c);
    }
    if most > 0 { short.trim_end().to_owned() + "…" } else { String::new() }
}

/// A text of exactly this width: cut, or filled up with blanks.
pub fn fill(text: &str, exactly: usize) -> String {
    let text = cut(text, exactly);
    let blanks = exactly.saturating_sub(width(&text));
    text + &" ".repeat(blanks)
}

/// A text in the middle of this width.
pub fn centre(text: &str, exactly: usize) -> String {
    let text = cut(text, exactly);
    let blanks = exactly.saturating_sub(width(&text));
    format!("{}{text}{}", " ".repeat(blanks / 2), " ".repeat(blanks - blanks / 2))
}

/// Texts of their own style in lines of at most this width, never broken within one.
pub fn flow(parts: &[(String, Style)], most: usize, gap: usize) -> Vec<Vec<(String, Style)>> {
    let mut lines: Vec<(usize, Vec<(String, Style)>)> = vec![(0, Vec::new())];
    for (text, style) in parts {
        let wide = width(text);
        if lines.last().is_some_and(|(used, _)| *used > 0 && used + gap + wide > most) {
            lines.push((0, Vec::new()));
        }
        if let Some((used, line)) = lines.last_mut() {
            *used += wide + if *used > 0 { gap } else { 0 };
            line.push((cut(text, most), *style));
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_wrapped_between_words() {
        assert_eq!(wrap("Vezměte si území z první řady.", 12), ["Vezměte si", "území z", "první řady."]);
        assert_eq!(wrap("abcdefgh ij", 5), ["abcde", "fgh", "ij"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(wrap("", 5), [""]);
        for most in 0..30 {
            assert!(
                wrap("Fährtenleser: Wähle ein Land einer der Reihen", most)
                    .iter()
                    .all(|line| width(line) <= most.max(1))
            );
        }
    }

    #[test]
    fn what_does_not_fit_is_cut_and_marked() {
        assert_eq!(cut("Průzkumník", 10), "Průzkumník");
        assert_eq!(cut("Průzkumník", 6), "Průzk…");
        assert_eq!(cut("a b", 3), "a b");
        assert_eq!(cut("ab", 0), "");
        assert_eq!((fill("ab", 4), fill("abcd", 3), centre("ab", 5)), ("ab  ".into(), "ab…".into(), " ab  ".into()));
    }
}
