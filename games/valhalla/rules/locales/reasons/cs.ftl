# Proč je jedna volba lepší než jiná: co z obou vzejde, v kolika přehraných průbězích nebo kolik toho je.
reason-won = vyhraná bitva: { $here } % místo { $there } %
reason-lost = prohraná bitva: { $here } % místo { $there } %
reason-beat = nestvůra odražena nebo poražena: { $here } % místo { $there } %
reason-beaten = porážka od nestvůry: { $here } % místo { $there } %
reason-glory = sláva získaná ve Valhalle: asi { $here } místo { $there }
reason-captured = ukořistěný štít: { $here } % místo { $there } %
reason-shield-lost = ztracený štít: { $here } % místo { $there } %
reason-mission = splněno („{ $thing }“): { $here } % místo { $there } %
reason-crowned = získaná koruna: { $here } % místo { $there } %
reason-joined = nové posily družiny: asi { $here } místo { $there }
reason-drawn = dobrané karty: asi { $here } místo { $there }
reason-attacked = útok na tebe: { $here } % místo { $there } %
reason-discarded = odložené karty: asi { $here } místo { $there }
