# The end of a round as a scene.
vb-scene-round = Round { $round } is over
vb-scene-last = The last round is over
vb-scene-order = In the order of initiative: who got what, and for what.
vb-scene-tied = the same character: the omens decided
