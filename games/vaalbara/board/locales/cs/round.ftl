# The end of a round as a scene.
vb-scene-round = Konec { $round }. kola
vb-scene-last = Konec posledního kola
vb-scene-order = V pořadí iniciativy: kdo kolik získal a za co.
vb-scene-tied = stejná postava: rozhodla znamení
