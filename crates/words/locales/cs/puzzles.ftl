# Hlavolamy.
puzzles-title = Hlavolamy
puzzles-about = Pozice z odehraných partií. Jedna volba je zjevně nejlepší, a není to ta, která se na první pohled nabízí.
puzzles-solved = Vyřešeno: { $solved } z { $count }
puzzle = Hlavolam
puzzle-done = (vyřešeno)
puzzle-place = Hlavolam { $number } z { $count }
puzzle-ask = Najdi nejlepší volbu.
puzzle-right = To je ono: „{ $what }“, šance { $chance } %.
puzzle-answer = Nejlepší volba: „{ $what }“, šance { $chance } %.
puzzle-tempting = „{ $what }“ láká, ale zbývá jen { $chance } %. Existuje něco lepšího.
puzzle-wrong = Existuje něco lepšího než „{ $what }“.
puzzle-show = Ukázat řešení
puzzle-next = Další hlavolam
puzzle-again = Podívat se znovu
puzzle-all = Všechny hlavolamy
