# Do czego służy wszystko na stole, po jednym zdaniu.

what-bandit-ghost = { board-skill-ghost }
what-bandit-belle = { board-skill-belle }
what-bandit-cheyenne = { board-skill-cheyenne }
what-bandit-tuco = { board-skill-tuco }
what-bandit-django = { board-skill-django }
what-bandit-doc = { board-skill-doc }

what-action-move = W środku: do sąsiedniego wagonu. Na dachu: o jeden, dwa lub trzy wagony po dachach.
what-action-floor = Ze środka na dach tego samego wagonu albo z powrotem.
what-action-fire = Daj komuś w zasięgu jeden ze swoich Pocisków: w środku w sąsiednim wagonie, na dachu wzdłuż dachów; nigdy we własnym wagonie.
what-action-robbery = Weź jeden Łup leżący tam, gdzie stoi twój Bandyta.
what-action-punch = Ktoś stojący tam gdzie ty upuszcza wybrany przez ciebie rodzaj Łupu i wylatuje do sąsiedniego wagonu.
what-action-marshal = Przesuń Szeryfa o jeden wagon; kto jest w środku, dostaje Neutralny Pocisk i ucieka na dach.

what-loot-purse = Wart od 250 do 500 dolarów; zajrzeć może tylko właściciel.
what-loot-jewel = Wart 500 dolarów.
what-loot-strongbox = Warta 1000 dolarów.

title-turn-standard = Zwykła tura
what-turn-standard = Każdy planuje raz, zgodnie z ruchem wskazówek zegara, karty odkryte.
title-turn-tunnel = Tunel
what-turn-tunnel = Każdy planuje raz, a karty zagrywa się zakryte.
title-turn-speeding = Przyspieszenie
what-turn-speeding = Każdy planuje dwa razy z rzędu, karty odkryte.
title-turn-switching = Zamiana
what-turn-switching = Każdy planuje raz, od pierwszego gracza przeciwnie do ruchu wskazówek zegara.

what-happening-angry-marshal = { board-event-angry-marshal }
what-happening-swivel-arm = { board-event-swivel-arm }
what-happening-braking = { board-event-braking }
what-happening-take-it-all = { board-event-take-it-all }
what-happening-rebellion = { board-event-rebellion }
what-happening-pickpocketing = { board-event-pickpocketing }
what-happening-marshals-revenge = { board-event-marshals-revenge }
what-happening-hostage = { board-event-hostage }
what-happening-no-event = { board-event-no-event }

what-roundcard-angry-marshal = { board-event-angry-marshal }
what-roundcard-swivel-arm = { board-event-swivel-arm }
what-roundcard-braking = { board-event-braking }
what-roundcard-take-it-all = { board-event-take-it-all }
what-roundcard-rebellion = { board-event-rebellion }
what-roundcard-tunnel = { board-event-no-event }
what-roundcard-bridge = { board-event-no-event }
what-roundcard-pickpocketing = { board-event-pickpocketing }
what-roundcard-marshals-revenge = { board-event-marshals-revenge }
what-roundcard-hostage = { board-event-hostage }

token-marshal = Szeryf
what-token-marshal = Kto jest w środku jego wagonu, dostaje Neutralny Pocisk i ucieka na dach.
token-bullet = Pocisk
what-token-bullet = Martwa karta w talii trafionego: nie da się jej zagrać i zostaje do końca gry.
token-neutral-bullet = Neutralny Pocisk
what-token-neutral-bullet = Pocisk od Szeryfa lub z Wydarzenia; nikomu nie liczy się jako strzał.
token-locomotive = Lokomotywa
what-token-locomotive = Pierwszy wagon: tu zaczyna Szeryf z Walizką.
token-caboose = Brankard
what-token-caboose = Ostatni wagon Pociągu.
