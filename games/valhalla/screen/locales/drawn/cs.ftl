# Kreslený plán Valhally.

drawn-va-sign-sword = Me
drawn-va-sign-axe = Se
drawn-va-sign-spear = Ko
drawn-va-sign-bow = Lu
drawn-va-sign-shield = Št
drawn-va-legend = (síla/sláva zbraně): Me meč Se sekera Ko kopí Lu luk Št štít, 2= stejné
drawn-va-legend-warrior = Medvěd 7 (5/1 2Me Se) je bojovník se silou 5 a slávou 1, který potřebuje dva meče a sekeru: Me meč, Se sekera, Ko kopí, Lu luk, Št štít.
drawn-va-legend-weapons = 2? dvě libovolné zbraně, 2= dvě stejné, 3= tři stejné, 2=2= dva páry, 3≠ tři různé.
drawn-va-legend-marks = * je aktivován, + má kartu Týrova hněvu, ♔ je král, ▶ má rozhodnout. Štíty 3+1 jsou vlastní a ukořistěné.
drawn-va-warrior = { $name } (síla { $strength }, sláva { $glory }; { $weapons })
drawn-va-monster = { $monster }, úroveň { $level }, karta { $card } ze 6. Síla { $strength }, Valhalla nejvýše { $most }.
drawn-va-symbols = Symboly k zakrytí: { $open }; zakryté: { $covered }. Klany: { $clans }.
drawn-va-head-glory = Sláva
drawn-va-head-shields = Štíty
drawn-va-head-cards = Ruka
drawn-va-jarl = Tvůj jarl
