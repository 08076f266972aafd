# Do czego służy wszystko na stole, po jednym zdaniu.

what-face-arrow = Weź strzałę ze stosu, od razu, po rzucie, w którym wypadła.
what-face-dynamite = Nie można go przerzucić; trzy kończą rzucanie i kosztują cię 1 punkt życia.
what-face-one = Zabiera 1 punkt życia sąsiadowi z lewej lub prawej.
what-face-two = Zabiera 1 punkt życia graczowi o dwa miejsca dalej, w lewo lub w prawo.
what-face-beer = Daje 1 punkt życia tobie albo dowolnemu innemu graczowi.
what-face-gatling = Trzy takie: odkładasz wszystkie swoje strzały, a każdy inny traci 1 punkt życia.
what-face-broken-arrow = Odłóż od razu jedną strzałę dowolnego gracza; nie strzałę Wodza Indian.
what-face-bullet = Od razu tracisz 1 punkt życia.
what-face-double-one = Dwa strzały do sąsiadów, każdy do kogo chcesz.
what-face-double-two = Dwa strzały o dwa miejsca dalej, każdy do kogo chcesz.
what-face-double-gatling = Liczy się jako dwa Gatlingi.
what-face-double-beer = Dwa Piwka, każde dla kogo chcesz.

what-die-base = Strzała, Dynamit, „1”, „2”, Piwko i Gatling, każde raz.
what-die-loudmouth = Ryzykowna kostka zamiast podstawowej: strzała, Dynamit, Kula oraz podwójne „1”, „2” i Gatling.
what-die-coward = Ostrożna kostka zamiast podstawowej: strzała, Dynamit, Złamana strzała, „1”, Piwko i podwójne Piwko.

what-role-sheriff = { goal-sheriff }
what-role-deputy = { goal-deputy }
what-role-outlaw = { goal-outlaw }
what-role-renegade = { goal-renegade }
what-role-bear = { goal-bear }
what-role-good = { goal-good }
what-role-doctor = { goal-doctor }
what-role-judge = { goal-judge }
what-role-gambler = { goal-gambler }
what-role-bad = { goal-bad }
what-role-ugly = { goal-ugly }
what-role-right-hand = { goal-right-hand }
what-role-left-hand = { goal-left-hand }

what-character-bart-cassidy = { power-bart-cassidy }
what-character-black-jack = { power-black-jack }
what-character-calamity-janet = { power-calamity-janet }
what-character-el-gringo = { power-el-gringo }
what-character-jesse-jones = { power-jesse-jones }
what-character-jourdonnais = { power-jourdonnais }
what-character-kit-carlson = { power-kit-carlson }
what-character-lucky-duke = { power-lucky-duke }
what-character-paul-regret = { power-paul-regret }
what-character-pedro-ramirez = { power-pedro-ramirez }
what-character-rose-doolan = { power-rose-doolan }
what-character-sid-ketchum = { power-sid-ketchum }
what-character-slab-the-killer = { power-slab-the-killer }
what-character-suzy-lafayette = { power-suzy-lafayette }
what-character-vulture-sam = { power-vulture-sam }
what-character-willy-the-kid = { power-willy-the-kid }
what-character-jose-delgado = { power-jose-delgado }
what-character-tequila-joe = { power-tequila-joe }
what-character-apache-kid = { power-apache-kid }
what-character-bill-noface = { power-bill-noface }
what-character-vera-custer = { power-vera-custer }
what-character-fuente = { power-fuente }
what-character-doc-holyday = { power-doc-holyday }
what-character-molly-stark = { power-molly-stark }

token-arrow = Strzała
what-token-arrow = Kosztuje 1 punkt życia, gdy zaatakują Indianie, czyli gdy ze stosu zniknie ostatnia strzała.
token-chief = Strzała Wodza Indian
what-token-chief = Liczy się za dwie strzały i chroni posiadacza w ataku, jeśli nikt inny nie ma tylu strzał.
token-life = Życie
what-token-life = Bez życia odpadasz; Piwko je przywraca, ale nigdy ponad początkową liczbę.
token-ghost = Żeton Zjawy
what-token-ghost = Ustawia kostkę tego, kto go dostanie, na pierwszy rzut jego następnej tury.
