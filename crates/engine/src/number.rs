//! Small numbers: a position counts in bytes.

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
