//! What there is to see of a seat in a position, as numbers that a judge can weigh.

/// Features about one seat: numbers by their place in a list that is the same for every position of a game. Most are 0 in
/// most positions, and only the others are kept.
#[derive(Clone, Debug, Default)]
pub struct Features {
    seen: Vec<(u16, f32)>,
    next: u16,
    names: Option<Vec<String>>,
}

impl Features {
    /// Features that also take down what each number is called.
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

    /// The first number.
    pub(crate) fn first(&self) -> f32 {
        self.seen.first().filter(|(n, _)| *n == 0).map_or(0.0, |(_, value)| *value)
    }

    /// What each number is called.
    pub fn names(self) -> Vec<String> {
        self.names.unwrap_or_default()
    }

    /// The next number. It should be about 1 where it matters.
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

    /// So many numbers, of which one is 1: which of several things is so. None of them if it is past the last.
    #[inline]
    pub fn which(&mut self, name: &'static str, which: usize, of: usize) {
        if which < of {
            self.seen.push((self.next + which as u16, 1.0));
        }
        self.skip(name, of);
    }

    /// So many numbers, of which one is this: something that means something else in each of several cases.
    #[inline]
    pub fn number(&mut self, name: &'static str, which: usize, of: usize, value: f32) {
        if which < of && value != 0.0 {
            self.seen.push((self.next + which as u16, value));
        }
        self.skip(name, of);
    }

    /// So many numbers, of which the first are 1: how many there are, at most so many.
    #[inline]
    pub fn count(&mut self, name: &'static str, count: usize, most: usize) {
        for n in 0..count.min(most) {
            self.seen.push((self.next + n as u16, 1.0));
        }
        self.skip(name, most);
    }

    /// So many numbers, each of which is raised by every thing that is there.
    #[inline]
    pub fn each(&mut self, name: &'static str, there: impl Iterator<Item = usize>, of: usize) {
        for which in there.filter(|&which| which < of) {
            self.seen.push((self.next + which as u16, 1.0));
        }
        self.skip(name, of);
    }

    /// So many numbers in a row; 0 where there are fewer.
    #[inline]
    pub fn row(&mut self, name: &'static str, values: impl Iterator<Item = f32>, of: usize) {
        for (n, value) in values.enumerate().take(of).filter(|(_, value)| *value != 0.0) {
            self.seen.push((self.next + n as u16, value));
        }
        self.skip(name, of);
    }

    fn skip(&mut self, name: &'static str, count: usize) {
        self.next += count as u16;
        if let Some(names) = &mut self.names {
            names.extend((0..count).map(|n| format!("{name} {n}")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_place_and_its_name() {
        let write = |features: &mut Features, lands: usize| {
            features.put("lead", 0.5);
            features.put("debt", 0.0);
            features.which("round", 2, 3);
            features.count("lands", lands, 2);
            features.each("cards", [1, 0, 9].into_iter(), 2);
            features.row("odds", [0.0, 0.5].into_iter(), 3);
        };
        let mut features = Features::naming();
        write(&mut features, 1);
        assert_eq!(features.values(), [(0, 0.5), (4, 1.0), (5, 1.0), (8, 1.0), (7, 1.0), (10, 0.5)]);
        assert_eq!(features.first(), 0.5);
        features.clear();
        assert_eq!(features.first(), 0.0);
        write(&mut features, 5);
        assert_eq!(features.values()[1..4], [(4, 1.0), (5, 1.0), (6, 1.0)]);
        let mut named = Features::naming();
        write(&mut named, 0);
        let names = named.names();
        assert_eq!(names.len(), 12);
        assert_eq!([&names[0], &names[4], &names[8], &names[11]], ["lead", "round 2", "cards 1", "odds 2"]);
    }
}
