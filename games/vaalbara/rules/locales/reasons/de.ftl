# Warum eine Wahl besser ist als eine andere: was aus beiden wird, in wie vielen durchgespielten Verläufen oder wie viel davon.
reason-land = { $thing } genommen: { $here } % statt { $there } %
reason-points = SP ({ $thing }): etwa { $here } statt { $there }
reason-kinds = SP für verschiedene Landschaften: etwa { $here } statt { $there }
reason-stolen = an andere verlorene SP: etwa { $here } statt { $there }
