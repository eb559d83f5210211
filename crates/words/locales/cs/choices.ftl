# Volby u stolu: na co se stůl zeptá, než něco propadne, a seznam všech voleb.
warning-back = Ne, hrát dál
choices-all = Všechny možnosti na samostatné stránce
choices-title = Všechny možnosti ({ $count })
choices-back = Zpět ke stolu
