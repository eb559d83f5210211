# Warum eine Wahl die beste ist, wie der Berater es sagt.
reason-title = Warum
reason-over = Besser als „{ $other }“ – { $reasons }.
reason-price = Dafür { $reasons }.
reason-alike = Von „{ $other }“ unterscheidet sie nichts, was sich zählen lässt.
reason-step = { $what } ({ $who })
reason-line = Erwartet wird: { $steps } ({ $share } % der Verläufe).
reason-answer = Die beste gefundene Antwort darauf: { $what } ({ $who }), es bleiben { $chance } %.

# Wendepunkte einer beendeten Partie.
turning-played = { $who }: „{ $what }“.
turning-better = Besser war „{ $what }“: Die andere Wahl kostete { $cost } { $cost ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
}.
turning-sound = Eine bessere Wahl fand sich nicht.
course-seen-by = Wie { $who } es wissen konnte
course-seen-by-all = Wie alle es wissen konnten
