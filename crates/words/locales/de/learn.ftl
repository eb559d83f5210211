# Lektionen und das erste Spiel.

learn-title = Lernen durch Spielen
learn-lead = Kurze Lektionen auf dem echten Spielplan, jede zwei bis drei Minuten. Du kannst jederzeit gehen; wir merken uns, wo du warst.
learn-game-title = Lektionen: { $game }
learn-all = Alle Lektionen
learn-guide = Ich lese lieber
learn-new = neu
learn-begun = begonnen
learn-done = fertig
learn-first-game = Dein erstes Spiel
learn-first-game-hint = Ein kurzes Spiel gegen leichte Bots. Der Ratgeber sagt dir in jedem Zug, was du tun kannst und warum.
learn-nav = Lektionen

lesson-label = Lektion
lesson-place = Lektion { $number } von { $count }
lesson-steps = { $done } von { $steps } Schritten
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-again = Von vorn
lesson-leave = Verlassen
lesson-go-on = Die nächste Lektion
lesson-done = Gut gemacht! Diese Lektion ist geschafft.
lesson-wrong = Im echten Spiel ist das erlaubt. Versuch hier, was leuchtet.
lesson-read-first = Einen Augenblick: Lies mit „Weiter“ zu Ende, dann bist du dran.
lesson-sound = Die Lektion ist in Ordnung: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.

welcome-title = Zum ersten Mal hier?
welcome-lead = Lern es in drei Minuten, beim Spielen. Oder leg gleich los: Jede Karte sagt dir, was sie kann.
welcome-learn = In drei Minuten lernen
welcome-play = Gleich spielen
welcome-once = Wir fragen nicht noch einmal. Die Lektionen findest du auf der ersten Seite.

mentor-title = Der Ratgeber
mentor-would = Mein Rat: { $choice }
mentor-thinking = Der Ratgeber überlegt …
mentor-off = Ohne Rat
