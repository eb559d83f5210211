# Proč je volba nejlepší, jak to říká rádce.
reason-title = Proč
reason-over = Lepší než „{ $other }“ – { $reasons }.
reason-price = Zato { $reasons }.
reason-alike = Od volby „{ $other }“ se neliší ničím, co by se dalo spočítat.
reason-step = { $what } ({ $who })
reason-line = Očekává se: { $steps } ({ $share } % průběhů).
reason-answer = Nejlepší nalezená odpověď: { $what } ({ $who }), zbývá { $chance } %.

# Zlomové okamžiky dohrané partie.
turning-played = { $who }: „{ $what }“.
turning-better = Lepší bylo „{ $what }“: jiná volba stála { $cost } { $cost ->
    [one] procentní bod
    [few] procentní body
    [many] procentního bodu
   *[other] procentních bodů
}.
turning-sound = Lepší volba se nenašla.
course-seen-by = Co se dalo vědět ({ $who })
course-seen-by-all = Co mohli vědět všichni
