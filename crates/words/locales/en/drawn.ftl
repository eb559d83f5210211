# The drawn terminal: the keys of the footer, the story, filters, the card browser.

drawn-step = Step { $step } of { $steps }. { $what }
drawn-paused = Paused
drawn-filtered = “{ $filter }”: { $shown } of { $count }
drawn-over = N plays again, G shows how the chances went.
drawn-no-card = No card fits. Backspace or Esc shows more.
drawn-typing-keys = Tab completes · Enter · Esc
drawn-filter-keys = Enter keeps · Esc shows all
drawn-close-cards = ↑↓ scroll · / search · Esc closes
drawn-close-advice = Enter takes the first · Esc closes
drawn-warning-keys = y do it all the same · Enter back

drawn-foot-choose = Enter choose
drawn-foot-now = Enter to now
drawn-foot-filter = / filter
drawn-foot-type = : type
drawn-foot-advice = A advice
drawn-foot-cards = C cards
drawn-foot-table = V table
drawn-foot-rules = R rule
drawn-foot-back = ← back
drawn-foot-on = → on
drawn-foot-log = Tab log
drawn-foot-undo = u undo
drawn-foot-lang = L language
drawn-foot-standing = S for good
drawn-foot-help = ? help
drawn-foot-quit = q quit
drawn-foot-pause = Space pause
drawn-foot-go-on = Space go on
drawn-foot-skip = > skip
drawn-foot-rematch = N play again
drawn-foot-chart = G chances

drawn-key-filter = / = show only the choices with these words; Esc shows all again
drawn-key-mouse = mouse = pick a choice, press it again to make it; wheel, keys of the last line (with Shift: mark text)
drawn-key-complete = Tab = while typing: complete what is typed, and show how it can go on
drawn-key-advice = A = what a bot thinks of your decision; Enter then makes its first choice
drawn-key-cards = C = what the cards do, beginning with the one under the cursor; / searches them
drawn-key-step = ← → = what has happened, step by step; < back to your last turn, > skip to your next one
drawn-key-pause = Space, P = let the others wait, or go on; P how fast they play
drawn-key-rematch = N = after the game: the same players again
