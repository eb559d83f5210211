# Why a choice is better than another: what comes of both, in how many of the lines played out or how much of it.
reason-won = a battle won: { $here }% instead of { $there }%
reason-lost = a battle lost: { $here }% instead of { $there }%
reason-beat = the monster held off or beaten: { $here }% instead of { $there }%
reason-beaten = a defeat by the monster: { $here }% instead of { $there }%
reason-glory = glory won in Valhalla: about { $here } instead of { $there }
reason-captured = a shield captured: { $here }% instead of { $there }%
reason-shield-lost = a shield lost: { $here }% instead of { $there }%
reason-mission = “{ $thing }” fulfilled: { $here }% instead of { $there }%
reason-crowned = the crown won: { $here }% instead of { $there }%
reason-joined = warriors joining the band: about { $here } instead of { $there }
reason-drawn = cards drawn: about { $here } instead of { $there }
reason-attacked = an attack on you: { $here }% instead of { $there }%
reason-discarded = cards discarded: about { $here } instead of { $there }
