//! The numbered clauses of a game's rules, found by their ids.

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

    /// The whole text of a section, by its number.
    pub fn section(&self, number: &str) -> Option<&'static str> {
        let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let start = self.text.find(&format!("\n## {number} ")).filter(|_| plain)? + 1;
        let rest = &self.text[start..];
        let end = rest[3..].find("\n## ").map_or(rest.len(), |end| end + 4);
        Some(&rest[..end])
    }
}

/// The id at the beginning of a clause, and what follows it.
fn leading_id(paragraph: &'static str) -> Option<(&'static str, &'static str)> {
    let (id, said) = paragraph.strip_prefix('[')?.split_once("] ")?;
    let (letters, number) = id.split_once('-')?;
    let well_formed = letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && number.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    well_formed.then_some((id, said))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Rules\n\n## 1 Start\n\nText.\n\n[XX-1.1] First.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAside.\n\n\
                        | no | clause's |\n\n## 12 Later\n\n[XX-12.1] (ruling) Last, see [XX-1.1].\n";

    #[test]
    fn a_clause_takes_the_table_directly_under_it_and_nothing_else() {
        let clauses = Clauses::read(TEXT);
        assert_eq!(clauses.all().len(), 2);
        assert_eq!(clauses.all()[0].text, "First.\n\n| a | b |\n|---|---|\n| 1 | 2 |");
        assert_eq!(clauses.all()[1].text, "(ruling) Last, see [XX-1.1].");
        assert_eq!((clauses.all()[0].section, clauses.all()[1].section), ("1 Start", "12 Later"));
    }

    #[test]
    fn clauses_and_sections_are_found() {
        let clauses = Clauses::read(TEXT);
        for wanted in ["XX-12.1", "xx-12.1", "[XX-12.1]", "12.1"] {
            assert_eq!(clauses.find(wanted), Some(1), "{wanted}");
        }
        assert_eq!(clauses.find("12"), None);
        assert!(clauses.section("12").is_some_and(|text| text.starts_with("## 12 Later") && text.ends_with("].\n")));
        assert!(clauses.section("1").is_some_and(|text| text.ends_with("clause's |\n\n")));
        assert_eq!((clauses.section("2"), clauses.section("")), (None, None));
    }
}
