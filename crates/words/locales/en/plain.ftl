# Play by ear: the terminal without a drawn screen. No brackets, no signs, no abbreviations.

plain-hint = Type the number of a choice. For what can be asked, type help.
plain-sits = { $who }, { $sitter }
plain-players = Players: { $players }.
plain-for = { $who }: { $prompt }
plain-step = { $path }: { $ask }
plain-step-verb = what do you do?
plain-step-figure = which figure?
plain-step-card = which card?
plain-step-other = and which other one?
plain-step-place = where?
plain-step-from = where from?
plain-step-to = where to?
plain-step-group = with whom?
plain-step-number = how many?
plain-step-dice = with which dice?
plain-step-player = who?
plain-more-choices = And { $count } more choices: type more.
plain-so-far = So far: { $what }
plain-since = Since your last turn: { $what }
plain-earlier = { $count ->
    [one] One more thing before; more tells it.
   *[other] { $count } more things before; more tells them.
}
plain-unknown = Neither a choice nor a command here: { $line }. Possible is:
plain-warn-ask = Choose it again or type yes to do it all the same; an empty line tells the choices.
plain-undo-ask = Others have decided or something was revealed since. Take all of that back? Type yes or no.
plain-offer-answer = Go on with it? Type yes to go on, no to begin a new one.
plain-handover = Press Enter when you sit before the screen.
plain-now-brief = From now on you hear the short form. More tells the rest.
plain-now-full = From now on you hear everything.
plain-where = These can be asked after: { $names }.
plain-cards = { $count ->
    [one] 1 card. For one of them, type card and its name; for all of them, type more.
   *[other] { $count } cards. For one of them, type card and its name; for all of them, type more.
}
plain-no-such-card = No card is called that.
plain-no-hand = You hold no cards.
plain-no-score = Nobody has points yet.
plain-no-fight = Nobody fights now.
plain-standing = To answer this for good, type { $typed }: { $label }.
plain-standing-left = You have left this answer.
plain-place = Place { $rank }: { $who }, { $sitter }, points { $score }.
plain-record = To hear the game again: meadhall replay { $path }

plain-help-choice = To choose, type a number, or a name from the list. An empty line tells the choices again; undo goes one step back, or takes your last decision back.
plain-help-look = To look: hand, table, score, who fights, where with a place or a player, card with a name, log with a number.
plain-help-change = More tells the last answer whole, again repeats it. Brief and full set how much you hear.
plain-help-settings = Lang en, lang cs and lang de change the language. Standing tells which answers the table can give for you. Written tells the choices as they are written. Hash tells the hash of the seed.
plain-help-leave = To leave: quit. The game is saved after every decision.
plain-help-advice = Advice tells what a bot thinks of your decision.
plain-help-written = Choices may be typed as they are written ({ $choice }), and clauses of the rules can be read: rules { $clause }.

plain-nothing = nothing
plain-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# What can be typed besides the English words.
plain-command-help = help
plain-command-more = more
plain-command-again = again
plain-command-choices = choices
plain-command-hand = hand
plain-command-table = table
plain-command-score = score
plain-command-where = where
plain-command-cards = cards
plain-command-card = card
plain-command-fight = who fights
plain-command-log = log
plain-command-undo = undo
plain-command-brief = brief
plain-command-full = full
plain-command-written = written
plain-command-advice = advice
plain-command-course = course
plain-command-rules = rules
plain-command-hash = hash
plain-command-lang = language
plain-command-standing = standing
plain-command-quit = quit

# Signs and abbreviations as words.
plain-plus = plus
plain-minus = minus
plain-up-to = to
plain-times = times
plain-or = or
plain-percent = percent
plain-abbreviation-points = VP
plain-points = { $count ->
    [one] victory point
   *[other] victory points
}
plain-abbreviation-strength = STR
plain-strength = strength
