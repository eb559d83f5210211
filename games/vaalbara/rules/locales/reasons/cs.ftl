# Proč je jedna volba lepší než jiná: co z obou vzejde, v kolika přehraných průbězích nebo kolik toho je.
reason-land = { $thing } v tvé doméně navíc: { $here } % místo { $there } %
reason-points = VB ({ $thing }): asi { $here } místo { $there }
reason-kinds = VB za různé druhy území: asi { $here } místo { $there }
reason-stolen = VB ztracené ve prospěch ostatních: asi { $here } místo { $there }
