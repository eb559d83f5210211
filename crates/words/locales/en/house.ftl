# Words that pages and terminal share.
list-join = { $first }, { $rest }
list-last = { $first } and { $last }
level-easy = easy
level-normal = normal
level-hard = hard
seat-number = Seat { $number }

name-default = Guest
bot-name-1 = Astrid
bot-name-2 = Bjarke
bot-name-3 = Dagny
bot-name-4 = Eyvind
bot-name-5 = Frida
bot-name-6 = Gunnar

problem-not-found = There is nothing at this address.
problem-forbidden = That seat or table is not yours.
problem-foreign-origin = This request does not come from a page of this server.
problem-stale = You have decided this already; the page was out of date.
problem-not-in-play = That is not possible now: the game has not begun, or is over.
problem-spent = This invitation has been taken or renewed. Ask the host for a new one.
problem-malformed = This request cannot be understood.
problem-option = This does not fit.
problem-wrong-method = This page cannot be asked for in this way.
problem-too-large = This request is too large.
problem-refused = That is not possible:
problem-too-fast = That was very fast. Wait a moment and try again.
problem-too-many-tables = You have many open tables. Finish one before you open another.
problem-too-many-streams = You have this table open too often. Close some of its pages.
problem-nothing-to-undo = There is nothing to take back.
problem-disk-full = The disk of the server is full. Nothing is lost; make room and try again.
problem-locked = Another program is using the database of the server, so nothing has changed. Try again in a moment.
problem-storage = The server could not write this down, so nothing has changed. Try again.
problem-no-action = This is no choice of the game.

serve-ready = Meadhall is open at { $address } – press Ctrl-C to close it.
