# Slova společná stránkám a terminálu.
list-join = { $first }, { $rest }
list-last = { $first } a { $last }
level-easy = lehký
level-normal = střední
level-hard = těžký
seat-number = Místo { $number }

name-default = Host
bot-name-1 = Astrid
bot-name-2 = Bjarke
bot-name-3 = Dagny
bot-name-4 = Eyvind
bot-name-5 = Frida
bot-name-6 = Gunnar

problem-not-found = Na této adrese nic není.
problem-forbidden = Toto místo nebo stůl nepatří tobě.
problem-foreign-origin = Tento požadavek nepřichází ze stránky tohoto serveru.
problem-stale = O tom už je rozhodnuto; stránka byla zastaralá.
problem-not-in-play = To teď nejde: hra ještě nezačala, nebo už skončila.
problem-spent = Tato pozvánka už byla použita nebo obnovena. Požádej hostitele o novou.
problem-malformed = Tomuto požadavku nelze rozumět.
problem-option = To nejde dohromady.
problem-wrong-method = Tuto stránku takhle žádat nejde.
problem-too-large = Tento požadavek je příliš velký.
problem-refused = To není možné:
problem-too-fast = To bylo příliš rychlé. Chvíli počkej a zkus to znovu.
problem-too-many-tables = Máš otevřeno mnoho stolů. Než otevřeš další, některý dohraj.
problem-too-many-streams = Tento stůl máš otevřený příliš mnohokrát. Zavři některou z jeho stránek.
problem-nothing-to-undo = Není co vzít zpět.
problem-disk-full = Disk serveru je plný. Nic se neztratilo; uvolni místo a zkus to znovu.
problem-locked = Databázi serveru právě používá jiný program, a tak se nic nezměnilo. Zkus to za chvíli znovu.
problem-storage = Server to nemohl zapsat, a tak se nic nezměnilo. Zkus to znovu.
problem-no-action = Taková volba ve hře není.

serve-ready = Meadhall je otevřen na { $address } – zavři jej stiskem Ctrl-C.
