# Do czego służy wszystko na stole, po jednym zdaniu.

what-gang-butchers = Ich znak to tasak.
what-gang-dragons = Ich znak to rogaty łeb.
what-gang-dandies = Ich znak to cylinder z wąsami.
what-gang-ladies = Ich znak to wachlarz.
what-gang-toughs = Ich znak to kastet.
what-gang-rats = Ich znak to szczur.
what-gang-reapers = Ich znak to kosa z kłosem.
what-gang-rascals = Ich znak to koniczyna.

what-row-base = Nie daje punktów; luki uzupełnia się tu z talii.
what-row-second = Nie daje punktów; przepędzić stąd można każdą kartą wpływów.
what-row-third = Nie daje punktów; przepędzić stąd można każdą kartą wpływów.
what-row-heart = 1 punkt za każdą kartę; gdy wejdzie tu pierwsza, gracze ujawniają sojusze.
what-row-no-mans-land = 2 punkty za każdą kartę; gdy wejdzie tu pierwsza, gracze jeszcze raz ujawniają sojusze.
what-row-top = 3 punkty; gdy ktoś go zajmie, nikt już nie awansuje.

token-alliance = Sojusz
what-token-alliance = Jeden z trzech gangów, które wspierasz: na koniec jego karty w trzech górnych rzędach dają ci punkty.
token-influence = Karta wpływów
what-token-influence = Zużywasz ją, żeby przepędzić kartę; na ofiarę z trzech górnych rzędów musi być z gangu, który przepędza.
token-boss = Szef
what-token-boss = Zwykła karta swojego gangu; szefowie tylko pierwsi wchodzą do gry.
