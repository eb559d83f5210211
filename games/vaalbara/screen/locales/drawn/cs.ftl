# Kreslený plán Vaalbary.

drawn-vb-legend-cards = Karty 5+3 jsou karty v ruce a v balíčku. Číslo před postavou je její iniciativa.
drawn-vb-legend-pays = +4 je, co by ti území teď přineslo; +1–6, kde to není jisté.
drawn-vb-legend-marks = ▶ je na řadě, ✓ má odehráno, ■ má vybranou postavu, tři tečky: ještě ne.
