# Why a choice is better than another: what comes of both, in how many of the lines played out or how much of it.
reason-land = { $thing } taken: { $here }% instead of { $there }%
reason-points = VP ({ $thing }): about { $here } instead of { $there }
reason-kinds = VP for different lands: about { $here } instead of { $there }
reason-stolen = VP lost to others: about { $here } instead of { $there }
