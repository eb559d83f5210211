# Rádce.
advice-ask = Rada
advice-choices = Nejlepší možnosti
advice-chances = Šance na výhru
advice-best = nejlepší
advice-alike = stejně dobré
advice-lesser = o něco horší
advice-worse = zřetelně horší
advice-percent = { $chance } %
advice-note = Co si po vteřině přemýšlení myslí bot, který neví víc než vy.
problem-no-advice = Rádce mluví jen ve hrách proti botům.
problem-advice-busy = Rádce ještě přemýšlí o vaší minulé otázce.

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
term-advice-thinking = Rádce přemýšlí …
term-advice-none = Rádce mluví jen ve hrách proti botům, když jste na tahu.
term-advice-choice = { $number }. { $choice }: { $chance }, { $verdict }
term-advice-chance = { $who }: { $chance }
term-key-advice = A = co si o vašem rozhodnutí myslí bot, ve hrách proti botům
term-help-advice = Rada ve hrách proti botům: advice.
