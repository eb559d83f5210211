# Hovor u stolu.
talk-title = Hovor
talk-of-players = U stolu
talk-of-watchers = Mezi diváky
talk-nothing = Zatím nikdo nic neřekl.
talk-field = Řekni něco u stolu
talk-field-watchers = Řekni něco ostatním divákům
talk-say = Říct
talk-palette = Věty a znamení
talk-manners = Klid u stolu
talk-hint = Věty a znamení čte každý ve svém jazyce. Diváky hráči uslyší až po hře. Veškerý hovor vypneš v nastavení.
talk-about-line = K tomuto řádku ({ $who })
talk-mute = U tohoto stolu už neslyšet: { $who }
talk-hear-all = Slyšet zase všechny
talk-report = Nahlásit
talk-close = Ukončit hovor u tohoto stolu
talk-open = Hovor znovu otevřít
talk-is-closed = U tohoto stolu je hovor ukončen; rozhodl tak hostitel.
talk-phrase-closed = – hovor je ukončen.
talk-phrase-opened = – hovor je znovu otevřen.
talk-phrase-hello = Zdravím!
talk-phrase-luck = Hodně štěstí!
talk-phrase-nice = Pěkný tah!
talk-phrase-thanks = Díky!
talk-phrase-oops = Ach ne!
talk-phrase-sorry = Promiň!
talk-phrase-moment = Moment, prosím.
talk-phrase-later = Musím jít, dohraji později.
talk-phrase-yes = Ano.
talk-phrase-no = Ne.
talk-phrase-well-played = Skvělá hra!
talk-phrase-again = Zahrajeme si znovu?
talk-sign-smile = úsměv
talk-sign-gasp = úžas
talk-sign-tear = slzy
talk-sign-thumb = palec nahoru
talk-sign-heart = srdce
talk-sign-horn = roh s medovinou: na zdraví!
talk-sign-axe = sekera: do boje!
talk-sign-hourglass = přesýpací hodiny: ještě přemýšlím
problem-talk-empty = Není co říct.
problem-talk-long = Řádek má nejvýš 300 znaků.
problem-talk-closed = Hovor u tohoto stolu je ukončen; rozhodl tak hostitel.
problem-talk-fast = To bylo hodně řečí najednou. Chvíli počkej, než řekneš víc.

# Hlášení správci síně.
report-title = Nahlášeno
report-made = Děkujeme. Správce síně si to přečte i s okolními řádky.
report-reason = Co je špatně?
report-whom = Kdo?

# Stoly, ke kterým se dá přisednout.
home-watch = Stoly pro diváky
filter-game = Hra
filter-lang = Jazyk
filter-level = Pro koho
filter-pace = Tempo
filter-any = cokoli
filter-show = Ukázat
filter-none = Žádný nabízený stůl tomu neodpovídá. Slev z požadavků, nebo otevři vlastní.
level-for-new = vhodný pro nováčky
level-for-skilled = pro zkušené
new-lang = Jazyk u stolu
new-any-lang = jakýkoli jazyk
new-level = Pro koho
new-any-level = pro všechny

# Stránky správce síně.
house-label = O této síni
house-imprint = Provozovatel
house-conduct = Pravidla chování
house-privacy = Ochrana soukromí

# Stůl na velké obrazovce.
screen-way = Na velké obrazovce
screen-scan = Namiř sem fotoaparát telefonu a posaď se.
screen-scan-seat = Posaď se s telefonem
screen-closed = Místa rozděluje hostitel: otevři tuto obrazovku z jeho stránky a objeví se kódy pro telefony.

# Terminál: které stoly čekají.
waiting-none = V síni { $hall } na tebe nečeká žádný stůl.
waiting-count = { $count ->
    [one] V síni { $hall } na tebe čeká jeden stůl:
    [few] V síni { $hall } na tebe čekají { $count } stoly:
   *[other] V síni { $hall } na tebe čeká { $count } stolů:
}
waiting-turn = jsi na řadě
waiting-called = zvou tě ke hře
waiting-connected = Tento terminál je teď jedním z tvých zařízení v síni { $hall }. Odhlásíš ho na své stránce „Ty a tvá zařízení“.
waiting-disconnected = Tento terminál už síň { $hall } nezná.
waiting-nowhere = Tento terminál zatím nezná žádnou síň. Na své stránce „Ty a tvá zařízení“ si nech ukázat odkaz pro jiné zařízení a předej ho příkazu: { $command }
waiting-play = { $count ->
    [one] V síni { $hall } na tebe čeká jeden stůl; který, řekne { $command }.
    [few] V síni { $hall } na tebe čekají { $count } stoly; které, řekne { $command }.
   *[other] V síni { $hall } na tebe čeká { $count } stolů; které, řekne { $command }.
}
link-terminal = Pro terminál tohoto nebo jiného počítače, který pak řekne, které stoly na tebe čekají:
