# The told game: steps, pace, great moments.

story-label = What happens
story-since = Since your turn: { $what }
story-meanwhile = Meanwhile: { $what }
story-undone = A decision was taken back.
story-tell = Show it step by step
story-back = What just happened?
story-next = Next step
story-newest = Skip to now
story-my-turn = To your turn
story-pause = Pause
story-pace = Pace
story-pace-now = At once
story-pace-brisk = Brisk
story-pace-calm = Calm
story-scenes = Great moments
story-go-on = Go on
