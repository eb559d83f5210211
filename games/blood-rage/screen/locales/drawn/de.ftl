# Das gezeichnete Spielfeld von Blood Rage.

drawn-br-some-leader = { $count ->
    [one] Anführer
   *[other] { $count } Anführer
}
drawn-br-some-warrior = { $count ->
    [one] Krieger
   *[other] { $count } Krieger
}
drawn-br-some-ship = { $count ->
    [one] Schiff
   *[other] { $count } Schiffe
}
drawn-br-some-mystic = { $count ->
    [one] Mystiker
   *[other] { $count } Mystiker
}
drawn-br-supported = Unterstützung aus dem Fjord
drawn-br-force = { $clan } { $strength }: { $figures }
drawn-br-nobody = Niemand ist dort.
drawn-br-place = { $place }, Region { $region }, { $fjord }.
drawn-br-strengths = Stärke: { $forces }.
drawn-br-afloat = { $clan }: { $figures }
drawn-br-reward-glory = 5 Ruhm
drawn-br-reward-all = alle Werte
drawn-br-head-glory = Ruhm
drawn-br-head-rage = Wut
drawn-br-head-axes = Äxte
drawn-br-head-horns = Hörn.
drawn-br-head-cards = Kart.
drawn-br-legend = A Anführer k Krieger S Schiff M Mystiker =6 Stärke ≈ Fjord × geplündert † fällt
drawn-br-legend-words = 0/3 besetzte und alle Dörfer  × geplündert  † fällt  ▶ entscheidet  – gepasst
drawn-br-legend-figures = Figuren: A Anführer, k Krieger, S Schiff, M Mystiker; Monster mit den ersten Buchstaben ihres Namens. 2k sind zwei Krieger.
drawn-br-legend-strength = Wol A 2k=5 ist der Wolf-Clan mit einem Anführer und zwei Kriegern und Stärke 5. ≈ heißt, dass auch Schiffe im Fjord daneben zählen: Rab ≈=2 hat in der Provinz selbst niemanden.
drawn-br-legend-place = Gimle, Alfheim 1/5 Wut † ist die Provinz, ihre Region, besetzte und alle Dörfer und die Belohnung einer Plünderung; × ist geplündert, † geht im Ragnarök dieses Zeitalters unter, +++ erhöht alle drei Werte, +5 ist Ruhm. NW, NO, SO, SW sind die Fjorde; jeder steht vor den zwei Provinzen, die er unterstützt.
drawn-br-legend-clans = Wut 4/6 ist übrige Wut und der Wert Wut, Hörn. 2/4 Figuren auf dem Spielfeld und der Wert Hörner, Kart. 5+1 Handkarten und angenommene Aufgaben. ▶ muss entscheiden, – hat gepasst.
drawn-br-sheet-figures = Im Vorrat: { $reserve }. In Walhall: { $dead }.
drawn-br-sheet-upgrades = Aufrüstungen: { $upgrades }.
