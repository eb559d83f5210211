# Der Ratgeber.
advice-ask = Rat
advice-choices = Die besten Möglichkeiten
advice-chances = Gewinnchance
advice-best = am besten
advice-alike = genauso gut
advice-lesser = etwas schlechter
advice-worse = deutlich schlechter
advice-percent = { $chance } %
advice-note = Was ein Bot denkt, der nicht mehr weiß als du. Der Verlauf der Partie zeigt später dieselben Chancen.
problem-no-advice = Der Ratgeber spricht nur in Partien gegen Bots.
problem-advice-busy = Der Ratgeber denkt noch über deine letzte Frage nach.

# Der Verlauf einer beendeten Partie.
course-title = Gewinnchancen
course-making = Sie werden gerade berechnet.
course-look = Noch einmal nachsehen
course-turnings = Wendepunkte
course-none = Kein einzelner Zug brachte die Wende.
course-turn = Zug { $at }
course-change = { $who }: { $from } → { $to }

# Programme, die an einem Tisch sitzen.
sitter-bot-own = Programm { $name }
level-own = ein Programm

# Der Ratgeber im Terminal.
term-advice-thinking = Der Ratgeber denkt nach …
term-advice-none = Der Ratgeber spricht nur in Partien gegen Bots, wenn du am Zug bist.
term-advice-choice = { $number }. { $choice }: { $chance }, { $verdict }
term-advice-chance = { $who }: { $chance }

# Der Verlauf einer Partie im Terminal.
term-course-moments = Gewinnchancen nach so vielen Entscheidungen: { $moments }
term-course-hint = G zeigt, wie sich die Gewinnchancen entwickelt haben.
term-course-none = Wie sich die Gewinnchancen entwickelt haben, ist nach dem Ende der Partie zu sehen.
term-course-replay = Wie sich die Gewinnchancen entwickelt haben: { $command }
term-key-course = G = nach der Partie: wie sich die Gewinnchancen entwickelt haben
term-close-course = ←→ Momente · ↑↓ Wendepunkte · Enter der Tisch damals · Esc schließt
