# The board of Vaalbara, where pages of other games say it otherwise.

help-title = Přehled karet
end-place = { $place }. místo, { $vp } VB
score-title = Odkud jsou body
score-player = Hráč
