# Lekce a první hra nováčka.

learn-title = Uč se hrou
learn-lead = Krátké lekce na skutečném herním plánu, každá na dvě až tři minuty. Odejít můžeš kdykoli; pamatujeme si, kde pokračovat.
learn-game-title = Lekce: { $game }
learn-all = Všechny lekce
learn-guide = Raději si to přečtu
learn-new = nová
learn-begun = rozehraná
learn-done = hotovo
learn-first-game = Tvoje první hra
learn-first-game-hint = Krátká hra proti lehkým botům. Rádce ti v každém tahu řekne, co udělat a proč.
learn-nav = Lekce

lesson-label = Lekce
lesson-place = Lekce { $number } z { $count }
lesson-steps = Kroky: { $done } z { $steps }
lesson-next = Dál
lesson-back = O krok zpět
lesson-again = Od začátku
lesson-leave = Odejít
lesson-go-on = Další lekce
lesson-done = Výborně! Tahle lekce je za tebou.
lesson-wrong = Ve skutečné hře se to smí. Teď zkus to, co svítí.
lesson-read-first = Okamžik: čti dál tlačítkem „Dál“, pak přijdeš na řadu.
lesson-sound = Lekce je v pořádku. Kroky: { $steps }.

welcome-title = Jsi tu poprvé?
welcome-lead = Nauč se to za tři minuty, hrou. Nebo začni rovnou: každá karta ti řekne, co umí.
welcome-learn = Naučit se to za tři minuty
welcome-play = Hrát hned
welcome-once = Víckrát se ptát nebudeme. Lekce najdeš na první stránce.

mentor-title = Rádce
mentor-would = Moje rada: { $choice }
mentor-thinking = Rádce přemýšlí…
mentor-off = Bez rad
