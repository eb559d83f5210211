//! From one type of number to another where something may be lost: a position counts in bytes, bots reckon in single
//! precision.

/// So many, as a byte; what does not fit becomes 255. Nothing on a table is that many, and a number that only a damaged store
/// could hold must not wrap around to a small one.
///
/// ```
/// use meadhall_engine::byte;
///
/// assert_eq!(byte([7, 8, 9].len()), 3);
/// assert_eq!(byte(0b1011_u16.count_ones()), 3);
/// assert_eq!(byte(1_000_u64), u8::MAX);
/// ```
#[inline]
pub fn byte(count: impl TryInto<u8>) -> u8 {
    count.try_into().unwrap_or(u8::MAX)
}

/// A number as bots reckon with it: rounded to single precision.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "rounding is what is meant")]
pub const fn single(number: f64) -> f32 {
    number as f32
}

/// A number rounded down; below 0 it becomes 0.
///
/// ```
/// use meadhall_engine::whole;
///
/// assert_eq!((whole(2.9), whole(-1.0)), (2, 0));
/// ```
#[inline]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounding down is what is meant")]
pub const fn whole(number: f32) -> usize {
    number as usize
}

/// A share from 0 to 1 as a whole number of percent.
///
/// ```
/// use meadhall_engine::percent;
///
/// assert_eq!(percent(0.376), 38);
/// ```
#[expect(clippy::cast_possible_truncation, reason = "it is rounded, and lies between 0 and 100")]
pub fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
