# The board of Vaalbara, where pages of other games say it otherwise.

help-title = Cards at a glance
end-place = { $place ->
    [1] 1st, { $vp } VP
    [2] 2nd, { $vp } VP
    [3] 3rd, { $vp } VP
   *[other] { $place }th, { $vp } VP
}
score-title = Where the points came from
score-player = Player
