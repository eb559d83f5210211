# Warum eine Wahl besser ist als eine andere: was aus beiden wird, in wie vielen durchgespielten Verläufen oder wie viel davon.
reason-pillage = { $thing } geplündert: { $here } % statt { $there } %
reason-battle = eine Schlacht gewonnen: { $here } % statt { $there } %
reason-quest = Aufgabe „{ $thing }“ erfüllt: { $here } % statt { $there } %
reason-quest-failed = Aufgabe „{ $thing }“ nicht erfüllt: { $here } % statt { $there } %
reason-raised = { $thing } erhöht: { $here } % statt { $there } %
reason-glory = Ruhm ({ $thing }): etwa { $here } statt { $there }
reason-fallen = eigene Figuren verloren: etwa { $here } statt { $there }
reason-rage = Kosten: { $here } Wut statt { $there }
