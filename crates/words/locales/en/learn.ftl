# Lessons, and a newcomer's first game.

learn-title = Learn by playing
learn-lead = Short lessons on the real board, two or three minutes each. Leave whenever you like; we remember where you were.
learn-game-title = Lessons: { $game }
learn-all = All lessons
learn-guide = I would rather read
learn-new = new
learn-begun = begun
learn-done = done
learn-first-game = Your first game
learn-first-game-hint = A short game against easy bots. The adviser tells you at every turn what to do, and why.
learn-nav = Learn

lesson-label = Lesson
lesson-place = Lesson { $number } of { $count }
lesson-steps = { $done } of { $steps } steps
lesson-next = Next
lesson-back = One step back
lesson-again = From the start
lesson-leave = Leave
lesson-go-on = The next lesson
lesson-done = Well done! That was this lesson.
lesson-wrong = That is allowed in a real game. Here, try what is lit up.
lesson-read-first = One moment: read on with “Next”, then it is your turn.
lesson-sound = The lesson is sound: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.

welcome-title = First time here?
welcome-lead = Learn it in three minutes, by playing. Or jump right in: every card tells you what it does.
welcome-learn = Learn it in three minutes
welcome-play = Play now
welcome-once = We will not ask again. The lessons stay on the first page.

mentor-title = The adviser
mentor-would = I would: { $choice }
mentor-thinking = The adviser is thinking…
mentor-off = Without advice
