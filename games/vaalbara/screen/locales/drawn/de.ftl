# Das gezeichnete Spielfeld von Vaalbara.

drawn-vb-legend-cards = Karten 5+3 sind Handkarten und Karten im Stapel. Die Zahl vor einem Charakter ist seine Initiative.
drawn-vb-legend-pays = +4 ist, was ein Land dir jetzt einbrächte; +1–6, wo das offen ist.
drawn-vb-legend-marks = ▶ ist am Zug, ✓ war schon am Zug, ■ hat einen Charakter gewählt, … noch nicht.
