//! Players that think: random, greedy, search. Generic over a game.
