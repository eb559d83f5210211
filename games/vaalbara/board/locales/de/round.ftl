# The end of a round as a scene.
vb-scene-round = Ende der { $round }. Runde
vb-scene-last = Ende der letzten Runde
vb-scene-order = In der Reihenfolge der Initiative: wer was bekam und wofür.
vb-scene-tied = gleicher Charakter: Die Omen entschieden
