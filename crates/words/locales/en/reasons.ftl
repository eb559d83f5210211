# Why a choice is the best one, as the adviser says it.
reason-title = Why
reason-over = Better than “{ $other }” – { $reasons }.
reason-price = In return, { $reasons }.
reason-alike = Nothing that can be counted sets it apart from “{ $other }”.
reason-step = { $what } ({ $who })
reason-line = Expected next: { $steps } ({ $share }% of the lines).
reason-answer = The best answer found against it: { $what } ({ $who }), which leaves { $chance }%.

# Turning points of a finished game.
turning-played = { $who }: “{ $what }”.
turning-better = Better was “{ $what }”: the other choice cost { $cost } { $cost ->
    [one] percentage point
   *[other] percentage points
}.
turning-sound = No better choice was found.
course-seen-by = As { $who } could know it
course-seen-by-all = As everybody could know it
