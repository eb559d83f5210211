# Talk at a table.
talk-title = Talk
talk-of-players = At the table
talk-of-watchers = Among those who watch
talk-nothing = Nothing has been said yet.
talk-field = Say something to the table
talk-field-watchers = Say something to the others who watch
talk-say = Say it
talk-palette = Phrases and signs
talk-manners = Peace and quiet
talk-hint = Everybody reads phrases and signs in her own language. Players hear those who watch only after the game. You turn all talk off in the settings.
talk-about-line = About this line of { $who }
talk-mute = Mute { $who } at this table
talk-hear-all = Hear everybody again
talk-report = Report
talk-close = Close the talk at this table
talk-open = Open the talk again
talk-is-closed = The host has closed the talk at this table.
talk-phrase-closed = has closed the talk.
talk-phrase-opened = has opened the talk again.
talk-phrase-hello = Hello!
talk-phrase-luck = Good luck!
talk-phrase-nice = Nice move!
talk-phrase-thanks = Thank you!
talk-phrase-oops = Oh no!
talk-phrase-sorry = Sorry!
talk-phrase-moment = One moment, please.
talk-phrase-later = I have to go; I will play on later.
talk-phrase-yes = Yes.
talk-phrase-no = No.
talk-phrase-well-played = Well played!
talk-phrase-again = Shall we play again?
talk-sign-smile = smile
talk-sign-gasp = astonishment
talk-sign-tear = tears
talk-sign-thumb = thumbs up
talk-sign-heart = heart
talk-sign-horn = drinking horn: cheers!
talk-sign-axe = axe: to battle!
talk-sign-hourglass = hourglass: still thinking
problem-talk-empty = There is nothing to say.
problem-talk-long = A line has at most 300 characters.
problem-talk-closed = The host has closed the talk at this table.
problem-talk-fast = That was a lot of talk. Wait a moment before you say more.

# Telling whoever runs the hall.
report-title = It is reported
report-made = Thank you. Whoever runs this hall will read it, together with the lines around it.
report-reason = What is wrong?
report-whom = Who?

# Tables to join.
home-watch = Tables to watch
filter-game = Game
filter-lang = Language
filter-level = For whom
filter-pace = Pace
filter-any = any
filter-show = Show
filter-none = No table on show fits. Ask for less, or open one yourself.
level-for-new = newcomers welcome
level-for-skilled = for experienced players
new-lang = Language at the table
new-any-lang = any language
new-level = For whom
new-any-level = for everybody

# Pages of whoever runs the hall.
house-label = About this hall
house-imprint = Imprint
house-conduct = Rules of conduct
house-privacy = Privacy

# A table on a big screen.
screen-way = On a big screen
screen-scan = Point a phone’s camera here to sit down.
screen-scan-seat = Sit down by phone
screen-closed = Seats are given by the host: open this screen from her page, and the codes for phones appear.

# The terminal: which tables wait.
waiting-none = No table waits for you at { $hall }.
waiting-count = { $count ->
    [one] One table waits for you at { $hall }:
   *[other] { $count } tables wait for you at { $hall }:
}
waiting-turn = your turn
waiting-called = you are asked to play
waiting-connected = This terminal is one of your devices at { $hall } now. You can sign it out on your page “You and your devices”.
waiting-disconnected = This terminal does not know { $hall } any more.
waiting-nowhere = This terminal knows no hall yet. On your page “You and your devices” take a link for another device, and give it to: { $command }
waiting-play = { $count ->
    [one] One table waits for you at { $hall }; { $command } tells which.
   *[other] { $count } tables wait for you at { $hall }; { $command } tells which.
}
link-terminal = For the terminal of this or another machine, which then tells which tables wait for you:
