# Rádce.
advice-ask = Rada
advice-choices = Nejlepší možnosti
advice-chances = Šance na výhru
advice-best = nejlepší
advice-alike = stejně dobré
advice-lesser = o něco horší
advice-worse = zřetelně horší
advice-percent = { $chance } %
advice-note = Co si myslí bot, který neví víc než ty. Průběh partie později ukáže stejné šance.
problem-no-advice = Rádce mluví jen ve hrách proti botům.
problem-advice-busy = Rádce ještě přemýšlí o tvé minulé otázce.

# Průběh skončené hry.
course-title = Šance na výhru
course-making = Právě se počítají.
course-look = Podívat se znovu
course-turnings = Zlomové okamžiky
course-none = Hru nezvrátil žádný jednotlivý tah.
course-turn = Tah { $at }
course-change = { $who }: { $from } → { $to }

# Programy, které sedí u stolu.
sitter-bot-own = program { $name }
level-own = program

# Rádce v terminálu.
term-advice-thinking = Rádce přemýšlí…
term-advice-none = Rádce mluví jen ve hrách proti botům, když jsi na řadě.
term-advice-choice = { $number }. { $choice }: { $chance }, { $verdict }
term-advice-chance = { $who }: { $chance }

# Průběh hry v terminálu.
term-course-moments = Šance na výhru po tolika rozhodnutích: { $moments }
term-course-hint = G ukáže, jak se šance na výhru vyvíjely.
term-course-none = Jak se šance na výhru vyvíjely, se ukáže po skončení hry.
term-course-replay = Jak se šance na výhru vyvíjely: { $command }
term-key-course = G = po hře: jak se vyvíjely šance na výhru
term-close-course = ←→ okamžiky · ↑↓ zlomy · Enter stůl v té chvíli · Esc zavře
