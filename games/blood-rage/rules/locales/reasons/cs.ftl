# Proč je jedna volba lepší než jiná: co z obou vzejde, v kolika přehraných průbězích nebo kolik toho je.
reason-pillage = vypleněno ({ $thing }): { $here } % místo { $there } %
reason-battle = vyhraná bitva: { $here } % místo { $there } %
reason-quest = splněný úkol „{ $thing }“: { $here } % místo { $there } %
reason-quest-failed = nesplněný úkol „{ $thing }“: { $here } % místo { $there } %
reason-raised = { $thing } stoupá: { $here } % místo { $there } %
reason-glory = sláva ({ $thing }): asi { $here } místo { $there }
reason-fallen = ztracené vlastní figurky: asi { $here } místo { $there }
reason-rage = cena: zuřivost { $here } místo { $there }
