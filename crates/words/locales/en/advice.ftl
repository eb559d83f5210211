# The adviser.
advice-ask = Advice
advice-choices = The best choices
advice-chances = Chance to win
advice-best = the best
advice-alike = just as good
advice-lesser = a little worse
advice-worse = clearly worse
advice-percent = { $chance }%
advice-note = What a bot thinks that knows no more than you. The course of the game shows the same chances later.
problem-no-advice = The adviser speaks only in games against bots.
problem-advice-busy = The adviser is still thinking about your last question.

# The course of a finished game.
course-title = Chances to win
course-making = They are being worked out.
course-look = Look again
course-turnings = Turning points
course-none = No single move turned this game.
course-turn = Move { $at }
course-change = { $who }: { $from } → { $to }

# Programs that sit at a table.
sitter-bot-own = program { $name }
level-own = a program

# The adviser in the terminal.
term-advice-thinking = The adviser is thinking…
term-advice-none = The adviser speaks only in games against bots, when it is your turn.
term-advice-choice = { $number }. { $choice }: { $chance }, { $verdict }
term-advice-chance = { $who }: { $chance }

# The course of a game in the terminal.
term-course-moments = Chances to win after so many decisions: { $moments }
term-course-hint = G shows how the chances to win went.
term-course-none = How the chances to win went is shown when the game is over.
term-course-replay = How the chances to win went: { $command }
term-key-course = G = after the game: how the chances to win went
term-close-course = ←→ moments · ↑↓ turning points · Enter the table then · Esc closes
