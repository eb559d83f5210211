# The drawn board of Vaalbara.

drawn-vb-legend-cards = Cards 5+3 are cards in hand and in the pile. The number before a character is its initiative.
drawn-vb-legend-pays = +4 is what a land would pay you now; +1–6 where that is open.
drawn-vb-legend-marks = ▶ acts, ✓ has acted, ■ has chosen a character, three dots: not yet.
