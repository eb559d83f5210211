//! Features: what there is to see of a seat or a choice, as numbers that a model can weigh.

/// Features about one seat: numbers by their place in a list that is the same for every position of a game. Most are 0 in
/// most positions, and only the others are kept.
#[derive(Clone, Debug, Default)]
pub struct Features {
    seen: Vec<(u16, f32)>,
    next: u16,
    names: Option<Vec<String>>,
}

impl Features {
    /// Features that also take down what each is called.
    pub fn naming() -> Features {
        Features { names: Some(Vec::new()), ..Features::default() }
    }

    /// Begins anew.
    pub(crate) fn clear(&mut self) {
        self.seen.clear();
        self.next = 0;
    }

    /// The features that are not 0, with their places.
    pub fn values(&self) -> &[(u16, f32)] {
        &self.seen
    }

    /// The first feature.
    pub(crate) fn first(&self) -> f32 {
        self.seen.first().filter(|(n, _)| *n == 0).map_or(0.0, |(_, value)| *value)
    }

    /// What each feature is called.
    pub fn names(self) -> Vec<String> {
        self.names.unwrap_or_default()
    }

    /// The next feature. It should be about 1 where it matters.
    #[inline]
    pub fn put(&mut self, name: &'static str, value: f32) {
        if value != 0.0 {
            self.seen.push((self.next, value));
        }
        self.next += 1;
        if let Some(names) = &mut self.names {
            names.push(name.to_owned());
        }
    }

    /// So many features, of which one is 1: which of several things is so. None of them if it is past the last.
    #[inline]
    pub fn which(&mut self, name: &'static str, which: usize, of: usize) {
        self.which_named(name, which, of, |n| n.to_string());
    }

    /// The same for things that have names, such as cards.
    #[inline]
    pub fn which_named(&mut self, name: &'static str, which: usize, of: usize, label: impl Fn(usize) -> String) {
        self.number_named(name, which, of, 1.0, label);
    }

    /// So many features, of which one is this: something that means something else in each of several cases.
    #[inline]
    pub fn number(&mut self, name: &'static str, which: usize, of: usize, value: f32) {
        self.number_named(name, which, of, value, |n| n.to_string());
    }

    /// The same for cases that have names, such as cards.
    #[inline]
    pub fn number_named(
        &mut self,
        name: &'static str,
        which: usize,
        of: usize,
        value: f32,
        label: impl Fn(usize) -> String,
    ) {
        if which < of && value != 0.0 {
            self.seen.push((self.place(which), value));
        }
        self.skip(name, of, label);
    }

    /// So many features, of which the first are 1: how many there are, at most so many.
    #[inline]
    pub fn count(&mut self, name: &'static str, count: usize, most: usize) {
        for n in 0..count.min(most) {
            self.seen.push((self.place(n), 1.0));
        }
        self.skip(name, most, |n| n.to_string());
    }

    /// So many features, each of which is raised by every thing that is there.
    #[inline]
    pub fn each(&mut self, name: &'static str, there: impl Iterator<Item = usize>, of: usize) {
        self.each_named(name, there, of, |n| n.to_string());
    }

    /// The same for things that have names, such as cards.
    #[inline]
    pub fn each_named(
        &mut self,
        name: &'static str,
        there: impl Iterator<Item = usize>,
        of: usize,
        label: impl Fn(usize) -> String,
    ) {
        for which in there.filter(|&which| which < of) {
            self.seen.push((self.place(which), 1.0));
        }
        self.skip(name, of, label);
    }

    /// So many features in a row; 0 where there are fewer.
    #[inline]
    pub fn row(&mut self, name: &'static str, values: impl Iterator<Item = f32>, of: usize) {
        for (n, value) in values.enumerate().take(of).filter(|(_, value)| *value != 0.0) {
            self.seen.push((self.place(n), value));
        }
        self.skip(name, of, |n| n.to_string());
    }

    /// The place of the `n`-th of the features that are next.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a game has some thousand features; a list that does not fit is found by the laws of its weights"
    )]
    fn place(&self, n: usize) -> u16 {
        self.next.wrapping_add(n as u16)
    }

    #[inline]
    fn skip(&mut self, name: &'static str, count: usize, label: impl Fn(usize) -> String) {
        self.next = self.place(count);
        if let Some(names) = &mut self.names {
            names.extend((0..count).map(|n| format!("{name} {}", label(n))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_its_place_and_its_name() {
        let write = |features: &mut Features, lands: usize| {
            features.put("lead", 0.5);
            features.put("debt", 0.0);
            features.which("round", 2, 3);
            features.count("lands", lands, 2);
            features.each("cards", [1, 0, 9].into_iter(), 2);
            features.row("odds", [0.0, 0.5].into_iter(), 3);
            features.each_named("god", [1].into_iter(), 2, |n| ["odin", "thor"][n].to_owned());
        };
        let mut features = Features::naming();
        write(&mut features, 1);
        assert_eq!(features.values(), [(0, 0.5), (4, 1.0), (5, 1.0), (8, 1.0), (7, 1.0), (10, 0.5), (13, 1.0)]);
        assert_eq!(features.first(), 0.5);
        features.clear();
        assert_eq!(features.first(), 0.0);
        write(&mut features, 5);
        assert_eq!(features.values()[1..4], [(4, 1.0), (5, 1.0), (6, 1.0)]);
        let mut named = Features::naming();
        write(&mut named, 0);
        let names = named.names();
        assert_eq!(names.len(), 14);
        assert_eq!([&names[0], &names[4], &names[8], &names[11]], ["lead", "round 2", "cards 1", "odds 2"]);
        assert_eq!(names[13], "god thor");
    }
}
