# Co říkají příkazy terminálu.

rules-in-english = Články pravidel jsou jen anglicky; v pochybnostech rozhodují ony.
rules-guide = Z průvodce: { $title }
rules-guide-how = Co k oddílu říká průvodce, najdeš pod ním: { $command }
options-default = výchozí: { $value }
options-any = libovolný text
options-players = počet hráčů: { $least } až { $most }
config-none = nenastaveno
config-is-set = { $key } má teď hodnotu { $value }.
config-is-unset = { $key } už nemá žádnou hodnotu.
config-language = jazyk všeho, co hráči čtou
config-bots = boti her v terminálu
config-plain = řádky textu místo kreslené obrazovky
config-brief = stručné řádky textu
config-data = složka se stoly a hrami
