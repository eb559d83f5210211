# Das gezeichnete Spielfeld von Valhalla.

drawn-va-sign-sword = Sw
drawn-va-sign-axe = Ax
drawn-va-sign-spear = Sp
drawn-va-sign-bow = Bo
drawn-va-sign-shield = Sd
drawn-va-legend = (Stärke/Ruhm Waffen): Sw Schwert Ax Axt Sp Speer Bo Bogen Sd Schild, 2= gleiche
drawn-va-legend-warrior = Bär 7 (5/1 2Sw Ax) ist ein Krieger mit Stärke 5 und Ruhm 1, der zwei Schwerter und eine Axt braucht: Sw Schwert, Ax Axt, Sp Speer, Bo Bogen, Sd Schild.
drawn-va-legend-weapons = 2? zwei beliebige Waffen, 2= zwei gleiche, 3= drei gleiche, 2=2= zwei Paare, 3≠ drei verschiedene.
drawn-va-legend-marks = * ist aktiviert, + hat eine Karte von Tyrs Zorn, ♔ ist König, ▶ muss entscheiden. Schilde 3+1 sind eigene und erbeutete.
drawn-va-warrior = { $name } (Stärke { $strength }, Ruhm { $glory }; { $weapons })
drawn-va-monster = { $monster }, Stufe { $level }, Karte: { $card } von 6. Stärke { $strength }, Walhall höchstens { $most }.
drawn-va-symbols = Zu belegende Symbole: { $open }; belegt: { $covered }. Clans: { $clans }.
drawn-va-head-glory = Ruhm
drawn-va-head-shields = Schilde
drawn-va-head-cards = Hand
drawn-va-jarl = Dein Jarl
