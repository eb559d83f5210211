# Play in the terminal.
term-you = you
term-person = person
term-bot = bot, { $level }
term-you-are = you are
term-sits = { $who }: { $sitter }
term-commitment = Hash of the secret part of the seed: { $hash }
term-refused = Not possible: { $why }
term-unknown = “{ $line }” is neither a choice nor a command here.
term-legal = Possible: { $choices }
term-no-such-clause = There is no such clause. Try: rules { $clause }
term-no-such-lang = There are en, cs and de.
term-saved = The game is saved. Go on with: { $command }
term-record = The record of the game: { $path } (tell it with meadhall replay, check it with meadhall verify)
term-over = The game is over.
term-place = { $place }. { $who } ({ $sitter }), points: { $score }
term-places = Result
term-unfinished = An older game is unfinished. Go on with it by: { $command }

term-offer = There is an unfinished game: { $stage }.
term-offer-go-on = Go on with it
term-offer-new = Begin a new game
term-offer-keys = ↑↓ Enter · q quit

term-handover = It is { $who }’s turn. The others look away.
term-handover-title = Change places
term-handover-key = Press Enter when you sit here.

term-undo = Undo
term-undo-nothing = There is nothing to take back.
term-undo-question = Others have decided or something was revealed since your last decision. Take all of that back? Bots always agree; people at this terminal should be asked.
term-undo-kept = Everything stays as it is.
term-undone = Taken back.
term-yes-no = y yes · n no

term-standing = Standing answers
term-standing-about = The table answers this question for you whenever it is asked.
term-standing-off = ask me every time
term-standing-done = Noted.


term-choices = Your choice (1–{ $count })
term-waiting = Waiting
term-log = Log
term-cards = Cards
term-table = The table
term-help = Keys
term-close = Esc closes
term-close-scroll = ↑↓ scroll · Esc closes
term-close-clause = ←→ other clauses · Esc closes
term-close-standing = Enter on/off · Esc closes
term-key-move = ↑ ↓ j k = move the cursor (PgUp, PgDn, Home, End go further)
term-key-enter = Enter = make the chosen choice; in the log, look up the clause of the line
term-key-digits = 1–9 = choose by number; several digits make one number
term-key-letter = a–z = choose by the first letter
term-key-tab = Tab = between choices and log
term-key-rules = R = the clause behind the question or the refusal
term-key-table = V = the whole table in words
term-key-undo = u = take back your last decision
term-key-standing = S = answers that the table gives for you
term-key-type = : = type a choice as it is written ({ $choice }) or a command (rules { $clause })
term-key-lang = L = another language
term-key-quit = q, Ctrl-C = leave; the game is saved after every decision
term-too-small = Please make the window larger: it needs { $width } × { $height } at least and has { $now-width } × { $now-height }.
