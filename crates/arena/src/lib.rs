//! Many games at once: benchmarks and tournaments.
