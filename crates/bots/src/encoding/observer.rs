//! Who is told an observation: one code names the numbers and gives their values, so that the two cannot disagree.

/// Is told the numbers of an observation, one after another.
pub trait Observer {
    /// So many numbers, each with a name; `fill` puts those that are not 0.
    fn block(&mut self, len: usize, name: impl Fn(usize) -> String, fill: impl FnOnce(&mut [i8]));

    /// One number.
    #[inline]
    fn number(&mut self, name: impl Fn() -> String, value: impl TryInto<i8>) {
        self.block(1, |_| name(), |row| row[0] = tiny(value));
    }

    /// A number that may be past 127: what does not fit into the first of two goes into the second.
    #[inline]
    fn large(&mut self, name: impl Fn() -> String, value: u16) {
        let more = |n| if n == 0 { name() } else { format!("{} past 127", name()) };
        self.block(2, more, |row| {
            row[0] = tiny(value);
            row[1] = tiny(value.saturating_sub(127));
        });
    }

    /// One of so many as a row of flags; none if there is no index.
    #[inline]
    fn one_of(&mut self, len: usize, name: impl Fn(usize) -> String, index: Option<usize>) {
        self.block(len, name, |row| {
            if let Some(flag) = index.and_then(|index| row.get_mut(index)) {
                *flag = 1;
            }
        });
    }
}

/// A count as a number of an observation; what does not fit becomes the greatest.
#[inline]
pub fn tiny(value: impl TryInto<i8>) -> i8 {
    value.try_into().unwrap_or(i8::MAX)
}

/// Writes the values into a row of zeros.
#[derive(Debug)]
pub struct Values<'a> {
    rest: &'a mut [i8],
}

impl<'a> Values<'a> {
    /// Into this row.
    #[inline]
    pub fn new(row: &'a mut [i8]) -> Values<'a> {
        Values { rest: row }
    }

    /// How many numbers of the row were not told.
    pub fn left(&self) -> usize {
        self.rest.len()
    }
}

impl Observer for Values<'_> {
    #[inline]
    fn block(&mut self, len: usize, _: impl Fn(usize) -> String, fill: impl FnOnce(&mut [i8])) {
        let rest = std::mem::take(&mut self.rest);
        // A row that is too short takes nothing more: nobody writes past its end.
        if let Some((block, rest)) = rest.split_at_mut_checked(len) {
            fill(block);
            self.rest = rest;
        }
    }
}

/// Collects the names.
#[derive(Debug, Default)]
pub struct Names(pub Vec<String>);

impl Observer for Names {
    fn block(&mut self, len: usize, name: impl Fn(usize) -> String, _: impl FnOnce(&mut [i8])) {
        self.0.extend((0..len).map(name));
    }
}

/// Counts the numbers.
#[derive(Debug, Default)]
pub struct Count(pub usize);

impl Observer for Count {
    fn block(&mut self, len: usize, _: impl Fn(usize) -> String, _: impl FnOnce(&mut [i8])) {
        self.0 += len;
    }
}
