# Lidé: jak se tě síň dozví na jiném zařízení nebo po ztrátě cookie. Nikdo nemusí.
me-way = Ty a tvá zařízení
me-title = Ty v této síni
me-name-and-emblem = Jméno a znak
me-motif = Na štítu
me-colour = Jeho barva
me-save = Uložit
me-profile = Moje stránka, jak ji vidí ostatní
me-known-title = Aby tě síň znovu poznala
me-guest-lead = Ke hře nikdo nepotřebuje účet. Tento prohlížeč tě zná podle cookie. Pokud si chceš nechat svá místa i na jiném zařízení nebo po ztrátě cookie, vyber si některou z těchto cest: zabere minutu a e-mail není potřeba.
me-known-lead = Síň tě zná. Čím víc cest k tobě vede, tím méně vadí ztracené zařízení.
motif-wolf = Vlk
motif-raven = Havran
motif-ship = Loď
motif-axe = Sekera
motif-tree = Jasan
motif-hammer = Kladivo
motif-horn = Roh
motif-sun = Slunce
shield-red = Červená
shield-blue = Modrá
shield-green = Zelená
shield-ochre = Okrová
shield-purple = Fialová
shield-iron = Železná
way-none = Zatím tě znají jen přihlášené prohlížeče. Vytvoř si přístupový klíč nebo záchranný kód, ať se dostaneš zpět i bez nich.
way-passkey = Přístupový klíč
way-passkey-hint = Uchová ho tvůj telefon, počítač nebo bezpečnostní klíč. Ke vstupu pak stačí otisk prstu nebo PIN zařízení.
way-passkey-make = Vytvořit přístupový klíč
way-code = Záchranný kód
way-code-hint = Dvacet pět písmen a číslic k opsání. Ukážou se jen jednou.
way-code-made = Máš ho od
way-code-make = Vytvořit záchranný kód
way-code-again = Nahradit novým
way-link = Přenést má místa na jiné zařízení
way-link-hint = Odkaz a QR kód na jedno použití, platí deset minut.
way-link-make = Ukázat odkaz a QR kód
way-sign-in = Už tě tu známe?
passkey-since = od
passkey-remove = Odebrat
passkey-refused = Akce byla zrušena. Nic se nezměnilo.
passkey-failed = Toto zařízení to nedokázalo. Záchranný kód nebo odkaz funguje všude.
devices-title = Tvé prohlížeče
device-this = tento
device-seen = naposledy použit
device-remove = Odhlásit tam
sign-out = Odhlásit zde
sign-out-everywhere = Odhlásit všude
sign-out-unsafe = Když se odhlásíš z jediného prohlížeče a nemáš přístupový klíč ani kód, tvá místa už nikdo nevrátí.
data-title = Co je o tobě uloženo
data-hint = Tvé jméno a znak, tvé prohlížeče a přístupové klíče, tvá místa a tvá rozhodnutí na nich. K nikomu jinému se nedostane nic kromě jména u tvých míst.
data-download = Stáhnout všechno
delete-title = Smazat mě
delete-lead = Smaže se tvé jméno, tvé prohlížeče, přístupové klíče i kód. Dohrané hry zůstanou, ale bez tvého jména. V rozehraných hrách za tebe dohraje bot, aby ostatní mohli pokračovat. Nedá se to vzít zpět.
delete-sure = Ano, smazat to všechno
delete-go = Nadobro mě smazat
sign-in-title = Přihlásit se
sign-in-passkey = Použít přístupový klíč
sign-in-or = nebo
sign-in-go = Přihlásit se
sign-in-link-hint = Nemáš kód po ruce? Na zařízení, které tě zná, otevři „Ty a tvá zařízení“ a nech si ukázat odkaz.
code-title = Tvůj záchranný kód
code-lead = Opiš si ho hned: ukáže se jen tentokrát.
code-copy = Zkopírovat
code-hint = Kdo ho má, vystupuje jako ty. Server si z něj ukládá jen otisk, takže ti ho už nikdo nepřečte. Případný dřívější kód přestal platit.
code-done = Mám ho opsaný
code-back = Zpět
link-lead = Namiř na něj fotoaparát telefonu, nebo tam odkaz otevři.
link-only-here = Do této síně se dá vstoupit jen z tohoto počítače, takže telefon odkaz neotevře. Správce síně pustí ostatní dovnitř takto: meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback
link-qr = Odkaz jako QR kód
link-label = Odkaz pro druhé zařízení
link-hint = Funguje jednou a jen deset minut. Kdo ho otevře, vystupuje jako ty, tak si ho nech pro sebe.
bring-title = Jsi to ty?
bring-lead = Tento prohlížeč bude patřit tomuto člověku: stejné jméno, stejná místa, stejné stoly.
bring-own = { $count ->
    [one] Vzít s sebou stůl z tohoto prohlížeče
    [few] Vzít s sebou { $count } stoly z tohoto prohlížeče
   *[other] Vzít s sebou { $count } stolů z tohoto prohlížeče
}
bring-own-hint = Vezmi je s sebou, jen pokud jsi to opravdu ty. Jinak tu zůstanou a nikdo už na nich nezahraje.
bring-go = Ano, to jsem já
bring-no = Ne, nechat všechno, jak je
profile-since = V této síni od
profile-none = Zatím žádné hry.
profile-games = Hry
profile-game = Hra
profile-played = Dohrané
profile-won = Vyhrané
profile-playing = Rozehrané
profile-pace = Obvyklá doba na rozhodnutí:
profile-last = Poslední hry
profile-place = { $place }. místo
pace-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
pace-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
pace-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
pace-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
date = { $day }. { $month }. { $year }
table-called = Zvou tě ke hře
lobby-called = Toto místo je pro tebe.
problem-too-many-tries = Pokusů bylo příliš mnoho. Chvíli počkej a zkus to znovu.
problem-wrong-code = Tento kód nesedí. Podívej se na něj ještě jednou; na pomlčkách a malých písmenech nezáleží.
problem-passkey = Tento přístupový klíč nesedí.
problem-link = Tento odkaz už byl použit, nebo jeho deset minut uplynulo. Nech si na druhém zařízení ukázat nový.
lobby-fill = Posadit bota
lobby-fill-level = Jak dobře bot hraje
lobby-take-away = Odebrat toto místo
lobby-cancel = Zrušit tento stůl
lobby-cancel-hint = Stůl zmizí všem, kdo u něj sedí, a jeho pozvánky přestanou platit.
invite-qr = Jako QR kód
invite-only-here = Do této síně se dá vstoupit jen z tohoto počítače, takže přátelé jinde tyto odkazy neotevřou. Správce síně pustí ostatní dovnitř takto: meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback
