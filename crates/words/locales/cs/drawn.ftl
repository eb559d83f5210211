# Kreslený terminál: klávesy posledního řádku, vyprávění, filtry, prohlížeč karet.

drawn-step = Krok { $step } z { $steps }. { $what }
drawn-paused = Pozastaveno
drawn-filtered = „{ $filter }“: { $shown } z { $count }
drawn-over = N hrát znovu, G ukáže, jak se vyvíjely šance.
drawn-no-card = Neodpovídá žádná karta. Backspace nebo Esc ukáže víc.
drawn-typing-keys = Tab doplní · Enter · Esc
drawn-filter-keys = Enter ponechá · Esc ukáže vše
drawn-close-cards = ↑↓ posun · / hledat · Esc zavře
drawn-close-advice = Enter vezme první · Esc zavře
drawn-warning-keys = a přesto provést · Enter zpět

drawn-foot-choose = Enter volba
drawn-foot-now = Enter na konec
drawn-foot-filter = / filtr
drawn-foot-type = : psát
drawn-foot-advice = A rada
drawn-foot-cards = C karty
drawn-foot-table = V stůl
drawn-foot-rules = R článek
drawn-foot-back = ← zpět
drawn-foot-on = → dál
drawn-foot-log = Tab průběh
drawn-foot-undo = u vrátit
drawn-foot-lang = L jazyk
drawn-foot-standing = S natrvalo
drawn-foot-help = ? nápověda
drawn-foot-quit = q konec
drawn-foot-pause = Mezerník stát
drawn-foot-go-on = Mezerník dál
drawn-foot-skip = > přeskočit
drawn-foot-rematch = N hrát znovu
drawn-foot-chart = G šance

drawn-key-filter = / = ukázat jen volby s těmito slovy; Esc ukáže zase všechny
drawn-key-mouse = myš = ukázat na volbu, dalším stiskem ji potvrdit; kolečko; klávesy posledního řádku (se Shiftem: označit text)
drawn-key-complete = Tab = při psaní: doplnit napsané a ukázat, jak může pokračovat
drawn-key-advice = A = co si o tvém rozhodnutí myslí bot; Enter pak provede jeho první volbu
drawn-key-cards = C = co karty dělají, od té pod kurzorem; / v nich hledá
drawn-key-step = ← → = co se stalo, krok za krokem; < zpět k tvému poslednímu tahu, > přeskočit k dalšímu
drawn-key-pause = mezerník, P = ostatní počkají, nebo hrají dál; P jak rychle
drawn-key-rematch = N = po hře: znovu se stejnými hráči
