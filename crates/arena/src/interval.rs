//! How far a share can be trusted.

/// The 95 % interval of Wilson for a share of `hits` (which may be fractions: shared victories) among `trials`.
pub fn wilson(hits: f64, trials: usize) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = trials as f64;
    let share = hits / n;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(40.0, 100);
        assert!((low - 0.309_4).abs() < 1e-4 && (high - 0.498_0).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        let (low, high) = wilson(0.0, 20);
        assert!(low == 0.0 && (high - 0.161_1).abs() < 1e-4, "{high}");
    }
}
