# Why a choice is better than another: what comes of both, in how many of the lines played out or how much of it.
reason-pillage = { $thing } pillaged: { $here }% instead of { $there }%
reason-battle = a battle won: { $here }% instead of { $there }%
reason-quest = quest “{ $thing }” fulfilled: { $here }% instead of { $there }%
reason-quest-failed = quest “{ $thing }” failed: { $here }% instead of { $there }%
reason-raised = { $thing } raised: { $here }% instead of { $there }%
reason-glory = Glory ({ $thing }): about { $here } instead of { $there }
reason-fallen = own figures lost: about { $here } instead of { $there }
reason-rage = it costs { $here } Rage instead of { $there }
