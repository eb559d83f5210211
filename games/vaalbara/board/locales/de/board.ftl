# The board of Vaalbara, where pages of other games say it otherwise.

help-title = Karten auf einen Blick
end-place = { $place }. Platz, { $vp } SP
score-title = Woher die Punkte kommen
score-player = Spieler
