//! The rules of a game as numbered clauses, in English, found by their ids.

use std::ops::Range;

/// One clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its id, such as `VB-5.8`.
    pub id: &'static str,
    /// The heading of its section, such as `5 Resolution`.
    pub section: &'static str,
    /// What it says, a table under it included.
    pub text: String,
}

/// All clauses of a game.
pub struct Clauses {
    text: &'static str,
    clauses: Vec<Clause>,
}

impl Clauses {
    /// Reads the clauses out of the rules.
    pub fn read(text: &'static str) -> Clauses {
        let mut clauses: Vec<Clause> = Vec::new();
        let (mut section, mut open) = ("", false);
        for paragraph in text.split("\n\n").map(|paragraph| paragraph.trim_matches('\n')) {
            if let Some(heading) = paragraph.strip_prefix("## ") {
                section = heading;
                open = false;
            } else if let Some((id, said)) = leading_id(paragraph) {
                clauses.push(Clause { id, section, text: said.to_owned() });
                open = true;
            } else if let Some(clause) = clauses.last_mut().filter(|_| open && paragraph.starts_with('|')) {
                clause.text.push_str("\n\n");
                clause.text.push_str(paragraph);
            } else {
                open = false;
            }
        }
        Clauses { text, clauses }
    }

    /// The rules as they are written.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// All of them, in their order.
    pub fn all(&self) -> &[Clause] {
        &self.clauses
    }

    /// The place of a clause among all, by its id; the brackets, the game's letters and capitals may be left out.
    pub fn find(&self, wanted: &str) -> Option<usize> {
        let wanted = wanted.trim().trim_matches(['[', ']']).to_ascii_uppercase();
        let is = |clause: &Clause| clause.id == wanted || clause.id.split_once('-').is_some_and(|(_, n)| n == wanted);
        self.clauses.iter().position(is)
    }

    /// The clauses of a section, by its number.
    pub fn of_section(&self, number: &str) -> impl Iterator<Item = &Clause> {
        let prefix = format!("{number}.");
        self.clauses.iter().filter(move |clause| clause.id.split_once('-').is_some_and(|(_, n)| n.starts_with(&prefix)))
    }

    /// The whole text of a section, by its number.
    pub fn section(&self, number: &str) -> Option<&'static str> {
        let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let begins = |mark: &str| self.text.find(&format!("\n## {number}{mark} "));
        let start = begins("").or_else(|| begins(".")).filter(|_| plain)? + 1;
        let rest = &self.text[start..];
        let end = rest[3..].find("\n## ").map_or(rest.len(), |end| end + 4);
        Some(&rest[..end])
    }
}

/// The id at the beginning of a clause, and what follows it: `[VB-3.2] A round ...`.
pub fn leading_id(text: &str) -> Option<(&str, &str)> {
    let (id, said) = text.strip_prefix('[')?.split_once("] ")?;
    (next_id(id)? == (0..id.len())).then_some((id, said))
}

/// Where the next id of a clause, such as `VB-3.2`, stands in a text.
pub fn next_id(text: &str) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    (0..bytes.len()).find_map(|start| {
        let head = bytes.get(start..start + 3)?;
        if !(head[0].is_ascii_uppercase() && head[1].is_ascii_uppercase() && head[2] == b'-') {
            return None;
        }
        let section = start + 3 + digits(start + 3);
        if section == start + 3 || bytes.get(section) != Some(&b'.') {
            return None;
        }
        let end = section + 1 + digits(section + 1);
        (end > section + 1).then_some(start..end)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Rules\n\n## 1 Start\n\nText.\n\n[XX-1.1] First.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAside.\n\n\
                        | no | clause's |\n\n## 12. Later\n\n[XX-12.1] (ruling) Last, see [XX-1.1].\n";

    #[test]
    fn a_clause_takes_the_table_directly_under_it_and_nothing_else() {
        let clauses = Clauses::read(TEXT);
        assert_eq!(clauses.all().len(), 2);
        assert_eq!(clauses.all()[0].text, "First.\n\n| a | b |\n|---|---|\n| 1 | 2 |");
        assert_eq!(clauses.all()[1].text, "(ruling) Last, see [XX-1.1].");
        assert_eq!((clauses.all()[0].section, clauses.all()[1].section), ("1 Start", "12. Later"));
    }

    #[test]
    fn clauses_and_sections_are_found() {
        let clauses = Clauses::read(TEXT);
        for wanted in ["XX-12.1", "xx-12.1", "[XX-12.1]", "12.1"] {
            assert_eq!(clauses.find(wanted), Some(1), "{wanted}");
        }
        assert_eq!(clauses.find("12"), None);
        assert!(clauses.section("12").is_some_and(|text| text.starts_with("## 12. Later") && text.ends_with("].\n")));
        assert!(clauses.section("1").is_some_and(|text| text.ends_with("clause's |\n\n")));
        assert_eq!((clauses.section("2"), clauses.section("")), (None, None));
        let of_section = |number| clauses.of_section(number).map(|clause| clause.id).collect::<Vec<_>>();
        assert_eq!((of_section("1"), of_section("12"), of_section("2")), (vec!["XX-1.1"], vec!["XX-12.1"], vec![]));
    }

    #[test]
    fn ids_are_found_in_a_text() {
        assert_eq!(next_id("see VB-3.12, then"), Some(4..11));
        assert_eq!(next_id("V-3.1 and vb-3.1 and VB-3. and VB-.1"), None);
        assert_eq!(leading_id("[BR-13.2] End: [BR-1.1]"), Some(("BR-13.2", "End: [BR-1.1]")));
        assert_eq!(leading_id("See [BR-13.2] there"), None);
    }
}
