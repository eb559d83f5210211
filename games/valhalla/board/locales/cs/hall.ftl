# What can be done, the ranks of Glory, and how a battle is told.
vh-deeds = Co můžeš udělat
vh-deed-add = Přidat bojovníka
vh-deed-add-text = { $count ->
    [one] Z ruky se může přidat jeden.
    [few] Z ruky se mohou přidat { $count }.
   *[other] Z ruky se jich může přidat { $count }.
}
vh-deed-add-none = Žádný bojovník z ruky se do družiny přidat nemůže.
vh-deed-add-two = Přidat dva bojovníky
vh-deed-add-two-text = Dva s málo zbraněmi najednou.
vh-deed-add-two-none = Žádní dva bojovníci z ruky nemají dost málo zbraní.
vh-deed-recall = Povolat zpět
vh-deed-recall-text = Bojovník z odkládacího balíčku se přidá do družiny.
vh-deed-attack = Zaútočit
vh-deed-attack-text = Tvoje družina: síla { $strength }, když se aktivují všichni.
vh-deed-attack-none = Bez bojovníka v družině útočit nejde.
vh-deed-draw = Dobrat karty
vh-deed-draw-text = Z balíčku; jednu z nich odložíš.
vh-deed-draw-none = Balíček je prázdný.
vh-might = { $count ->
    [0] bez bojovníků
    [one] { $count } bojovník, síla { $strength }
    [few] { $count } bojovníci, síla { $strength }
   *[other] { $count } bojovníků, síla { $strength }
}
vh-might-title = Síla družiny, když se aktivují všichni bojovníci
vh-ranks-shields = { $own ->
    [one] { $own } štít
    [few] { $own } štíty
   *[other] { $own } štítů
}, ukořistěno { $captured }
vh-last-result = Minulá bitva: { $result }
vh-other-order = …navrch ta druhá

# On a card the signs beside them say that these are weapons.
weapons-exact = { $dice }
vh-warrior-numbers = { $clan }, síla { $strength }, sláva { $glory }.

# A battle as a scene.
vh-scene-rerolls = { $count ->
    [one] jednou znovu hozeno
    [few] { $count }× znovu hozeno
   *[other] { $count }× znovu hozeno
}
vh-scene-nobody = nikdo neaktivován
vh-scene-glory = sláva +{ $glory }
vh-scene-after = Co z toho vzešlo
vh-scene-none = Do Valhally nešel nikdo.
vh-scene-details = Celý průběh

# Who is before whom with equal glory.
vh-tie-trophies = Sláva je stejná: rozhoduje více ukořistěných štítů. { $who }: { $own }, { $other }: { $others }.
vh-tie-shields = Sláva i počet ukořistěných štítů jsou stejné: rozhoduje více vlastních štítů. { $who }: { $own }, { $other }: { $others }.
vh-tie-shared = Stejná sláva i štíty: o místo se dělí { $who }.
