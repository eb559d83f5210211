# Vyprávěná hra: kroky, tempo, velké chvíle.

story-label = Co se děje
story-since = Od tvého tahu: { $what }
story-meanwhile = Mezitím: { $what }
story-undone = Rozhodnutí bylo vzato zpět.
story-tell = Ukázat krok za krokem
story-back = Co se právě stalo?
story-next = Další krok
story-newest = Přeskočit na současný stav
story-my-turn = K tvému tahu
story-pause = Pozastavit
story-pace = Tempo
story-pace-now = Hned
story-pace-brisk = Svižně
story-pace-calm = Klidně
story-scenes = Velké chvíle
story-go-on = Pokračovat
