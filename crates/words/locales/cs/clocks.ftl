# Hodiny: kolik času stůl dává, kolik ho zbývá, noc a dny volna, co se stane, když čas vyprší.

clock-title = Čas na rozmyšlenou
clock-choice-none = Bez hodin
clock-choice-live = Naživo, s hodinami
clock-choice-fast = Korespondenčně, rychle: 72 h, za každé rozhodnutí 12 h navíc, nejvýše 120 h
clock-choice-slow = Korespondenčně, pomalu: 72 h, za každé rozhodnutí 36 h navíc, nejvýše 240 h
clock-choice-own = Korespondenčně, s vlastními čísly
clock-field-minutes = Minut na začátku
clock-field-seconds = Sekund navíc za každé rozhodnutí
clock-field-hours = Hodin na začátku
clock-field-more = Hodin navíc za každé rozhodnutí
clock-field-most = Hodin nejvýše
clock-hint = Hodiny běží, dokud se čeká na rozhodnutí. Při korespondenční hře stojí každému v jeho noci a ve dnech volna.
clock-wrong = Čísla hodin k sobě nejdou: každý něčím začíná, každé rozhodnutí něco přidá a strop je aspoň tak velký jako začátek.

clock-none = bez hodin
clock-live-figures = naživo, { $minutes } min a za každé rozhodnutí { $seconds } s navíc
clock-fast-figures = korespondenčně, rychle: { $hours } h, za každé rozhodnutí { $more } h navíc, nejvýše { $most } h
clock-slow-figures = korespondenčně, pomalu: { $hours } h, za každé rozhodnutí { $more } h navíc, nejvýše { $most } h
clock-own-figures = korespondenčně: { $hours } h, za každé rozhodnutí { $more } h navíc, nejvýše { $most } h
clock-short-live = naživo, s hodinami
clock-short-correspondence = korespondenčně

clock-days = { $one } d { $two } h
clock-hours = { $one } h { $two } min
clock-minutes = { $one } min { $two } s
clock-fallen = čas vypršel
clock-left = Zbývající čas:
clock-rests = teď stojí
clock-menu-rest = Nastavit noc a dny volna

fall-other = { $who }: čas vypršel. Co teď?
fall-watched = { $who }: čas vypršel. Ostatní volí, co bude dál.
fall-own = Tvůj čas vypršel. Rozhodnout se můžeš i teď. Do té doby mohou ostatní čekat, nechat hrát bota, nebo hru společně ukončit.
fall-wait = Počkat
fall-bot = Nechat hrát bota
fall-bot-until = Musí to chtít víc než polovina ostatních. Návrat ke hře je kdykoli možný: { $who }.
fall-level = Úroveň bota
fall-end = Ukončit hru za současného stavu
fall-end-hint = Musí to chtít všichni ostatní. Rozhodnou body, které jsou na stole teď, a ve hře už nepůjde pokračovat.
fall-end-sure = Ano, ukončit za současného stavu
fall-back = Vzít svou volbu zpět
fall-chose-wait = { $who }: počkat
fall-chose-bot = { $who }: bot ({ $level })
fall-chose-end = { $who }: ukončit hru
fall-bot-plays = Hraje bot ({ $level }) za: { $who }. Tak volí: { $by }.
fall-ended = Hra skončila za současného stavu. Čas vypršel: { $who }. Pro ukončení: { $by }.
table-ended = konec za současného stavu

rest-title = Noc a dny volna
rest-lead = U korespondenčních stolů tvé hodiny stojí v noci a ve dnech volna. Ostatní vidí, že stojí, ne proč.
rest-zone = Časové pásmo
rest-zone-choose = Zvol své časové pásmo
rest-from = Noc začíná
rest-to = Noc končí
rest-night-hint = Nejvýše deset hodin; bez noci nech obojí prázdné. Změnit ji jde třikrát za sedm dní.
rest-save = Uložit
rest-days = Dny volna
rest-days-left = Dny volna v roce { $year }: využito { $taken } z { $all }.
rest-day-from = První den
rest-day-to = Poslední den
rest-take = Vzít si volno
rest-give-back = Vrátit
rest-day-now = dnes
rest-days-hint = Od dneška do konce příštího roku. Co už začalo, vrátit nejde.
rest-zone-first = Nejdřív ulož své časové pásmo.
rest-bad-night = Noc má začátek a konec a trvá nejvýše deset hodin.
rest-bad-zone = Tohle časové pásmo tu není známé.
rest-bad-day = Dny volna leží mezi dneškem a koncem příštího roku; den, který začal, zůstává volný.
rest-too-many-days = Dnů volna je { $all } za rok.
rest-too-many-nights = Noc jde změnit třikrát za sedm dní. Zkus to později.

profile-timeouts = Čas vypršel:
profile-timeouts-count = { $count ->
    [one] jednou
   *[other] { $count }krát
} v { $games ->
    [one] jedné hře s hodinami
   *[other] { $games } hrách s hodinami
}
