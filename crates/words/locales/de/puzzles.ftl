# Rätsel.
puzzles-title = Rätsel
puzzles-about = Stellungen aus gespielten Partien. Eine Wahl ist klar die beste, und es ist nicht die, die auf den ersten Blick am besten aussieht.
puzzles-solved = Gelöst: { $solved } von { $count }
puzzle = Rätsel
puzzle-done = (gelöst)
puzzle-place = Rätsel { $number } von { $count }
puzzle-ask = Finde die beste Wahl.
puzzle-right = Das ist es: „{ $what }“ lässt eine Chance von { $chance } %.
puzzle-answer = Die beste Wahl ist „{ $what }“: Sie lässt eine Chance von { $chance } %.
puzzle-tempting = „{ $what }“ lockt, lässt aber nur { $chance } %. Es gibt etwas Besseres.
puzzle-wrong = Es gibt etwas Besseres als „{ $what }“.
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal ansehen
puzzle-all = Alle Rätsel
