# Clocks: how much time a table gives, what is left, nights and days off, what happens when a clock has fallen.

clock-title = Time to think
clock-choice-none = No clock
clock-choice-live = Live, with a clock
clock-choice-fast = By correspondence, fast: 72 h, 12 h more for each decision, up to 120 h
clock-choice-slow = By correspondence, slow: 72 h, 36 h more for each decision, up to 240 h
clock-choice-own = By correspondence, with figures of my own
clock-field-minutes = Minutes at the start
clock-field-seconds = Seconds more for each decision
clock-field-hours = Hours at the start
clock-field-more = Hours more for each decision
clock-field-most = Hours at most
clock-hint = The clock runs while a decision is awaited. By correspondence it stands still in everybody’s own night and on days off.
clock-wrong = The figures of the clock do not fit: everybody begins with something, each decision adds something, and the most is at least as much as the start.

clock-none = no clock
clock-live-figures = live, { $minutes } min and { $seconds } s more for each decision
clock-fast-figures = by correspondence, fast: { $hours } h, { $more } h more for each decision, up to { $most } h
clock-slow-figures = by correspondence, slow: { $hours } h, { $more } h more for each decision, up to { $most } h
clock-own-figures = by correspondence: { $hours } h, { $more } h more for each decision, up to { $most } h
clock-short-live = live, with a clock
clock-short-correspondence = by correspondence

clock-days = { $one } d { $two } h
clock-hours = { $one } h { $two } min
clock-minutes = { $one } min { $two } s
clock-fallen = time is up
clock-left = Time left:
clock-rests = stands still for now
clock-menu-rest = Set your night and your days off

fall-other = { $who }: time is up. What shall happen?
fall-watched = { $who }: time is up. The others choose what shall happen.
fall-own = Your time is up. You can still decide. Until then the others may wait, let a bot play, or end the game together.
fall-wait = Wait
fall-bot = Let a bot play
fall-bot-until = More than half of the others have to want it. The bot plays until { $who } comes back.
fall-level = Level of the bot
fall-end = End the game as it stands
fall-end-hint = All of the others have to want it. The points of now decide, and the game cannot be gone on with.
fall-end-sure = Yes, end it as it stands
fall-back = Take my choice back
fall-chose-wait = { $who }: wait
fall-chose-bot = { $who }: a bot ({ $level })
fall-chose-end = { $who }: end the game
fall-bot-plays = A bot ({ $level }) plays for { $who }, as chosen by { $by }.
fall-ended = The game was ended as it stood: time was up for { $who }, and { $by } chose to end it.
table-ended = ended as it stood

rest-title = Night and days off
rest-lead = At tables by correspondence your clock stands still in your night and on your days off. The others see that it stands still, not why.
rest-zone = Time zone
rest-zone-choose = Choose your time zone
rest-from = Night begins
rest-to = Night ends
rest-night-hint = At most ten hours; leave both empty for none. It can be changed three times in seven days.
rest-save = Save
rest-days = Days off
rest-days-left = { $year }: { $taken } of { $all } days off are taken.
rest-day-from = First day
rest-day-to = Last day
rest-take = Take off
rest-give-back = Give back
rest-day-now = today
rest-days-hint = From today on, and until the end of next year. What has begun cannot be given back.
rest-zone-first = Save your time zone first.
rest-bad-night = A night has a beginning and an end and lasts ten hours at most.
rest-bad-zone = This time zone is not known here.
rest-bad-day = Days off lie between today and the end of next year; a day that has begun stays off.
rest-too-many-days = There are { $all } days off in a year.
rest-too-many-nights = The night can be changed three times in seven days. Try again later.

profile-timeouts = Time ran out:
profile-timeouts-count = { $count ->
    [one] once
   *[other] { $count } times
} in { $games ->
    [one] one game with a clock
   *[other] { $games } games with a clock
}
