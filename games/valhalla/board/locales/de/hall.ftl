# What can be done, the ranks of Glory, and how a battle is told.
vh-deeds = Was du tun kannst
vh-deed-add = Krieger aufnehmen
vh-deed-add-text = { $count ->
    [one] Einer deiner Hand kann dazu.
   *[other] { $count } deiner Hand können dazu.
}
vh-deed-add-none = Kein Krieger deiner Hand kann ins Gefolge.
vh-deed-add-two = Zwei Krieger aufnehmen
vh-deed-add-two-text = Zwei mit wenigen Waffen auf einmal.
vh-deed-add-two-none = Keine zwei Krieger deiner Hand haben wenige genug Waffen.
vh-deed-recall = Krieger zurückrufen
vh-deed-recall-text = Vom Ablagestapel ins Gefolge.
vh-deed-attack = Angreifen
vh-deed-attack-text = Dein Gefolge: Stärke { $strength }, wenn alle aktiviert werden.
vh-deed-attack-none = Ohne Krieger im Gefolge kannst du nicht angreifen.
vh-deed-draw = Karten ziehen
vh-deed-draw-text = Vom Stapel; eine davon legst du ab.
vh-deed-draw-none = Der Stapel ist leer.
vh-might = { $count ->
    [0] kein Krieger
    [one] { $count } Krieger, Stärke { $strength }
   *[other] { $count } Krieger, Stärke { $strength }
}
vh-might-title = Stärke des Gefolges, wenn alle Krieger aktiviert werden
vh-ranks-shields = { $own ->
    [one] { $own } Schild
   *[other] { $own } Schilde
}, { $captured } erbeutet
vh-last-result = Voriger Kampf: { $result }
vh-other-order = … die andere obenauf

# On a card the signs beside them say that these are weapons.
weapons-exact = { $dice }
vh-warrior-numbers = { $clan }, Stärke { $strength }, Ruhm { $glory }.

# A battle as a scene.
vh-scene-rerolls = { $count ->
    [one] einmal neu geworfen
   *[other] { $count }-mal neu geworfen
}
vh-scene-nobody = niemand aktiviert
vh-scene-glory = +{ $glory } Ruhm
vh-scene-after = Was daraus wurde
vh-scene-none = Niemand ging nach Walhall.
vh-scene-details = Alles, was geschah

# Who is before whom with equal glory.
vh-tie-trophies = Gleich viel Ruhm: Mehr erbeutete Schilde entscheiden. { $who }: { $own }, { $other }: { $others }.
vh-tie-shields = Gleich viel Ruhm und gleich viele erbeutete Schilde: Mehr eigene Schilde entscheiden. { $who }: { $own }, { $other }: { $others }.
vh-tie-shared = Gleich an Ruhm und Schilden: { $who } teilen sich den Platz.
