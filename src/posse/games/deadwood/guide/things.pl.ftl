# Do czego służy wszystko na stole, po jednym zdaniu.

what-building-town-hall = { board-does-annex }: { board-annex-town-hall }
what-building-sheriffs-office = { board-does-annex }: { board-annex-sheriffs-office } { board-does-control }: { board-control-sheriffs-office }
what-building-church = { board-does-annex }: { board-annex-church } { board-does-special }: { board-special-church }
what-building-saloon = { board-does-annex }: { board-annex-saloon }
what-building-gunsmith = { board-does-annex }: { board-annex-gunsmith }
what-building-bank = { board-does-annex }: { board-annex-bank }
what-building-blacksmith = { board-does-annex }: { board-annex-blacksmith }
what-building-casino = { board-does-annex }: { board-annex-casino }
what-building-general-store = { board-does-annex }: { board-annex-general-store }
what-building-hotel = { board-does-annex }: { board-annex-hotel } { board-does-control }: { board-control-hotel }
what-building-laundry = { board-does-annex }: { board-annex-laundry } { board-does-control }: { board-control-laundry }
what-building-stage-depot = { board-does-annex }: { board-annex-stage-depot } { board-does-control }: { board-control-stage-depot }
what-building-undertaker = { board-does-annex }: { board-annex-undertaker } { board-does-control }: { board-control-undertaker } { board-does-special }: { board-special-undertaker }
what-building-new-gunsmith = { board-does-annex }: { board-annex-gunsmith }
what-building-new-blacksmith = { board-does-annex }: { board-annex-blacksmith }
what-building-gold-mine = { board-does-annex }: { board-annex-gold-mine }
what-building-new-general-store = { board-does-annex }: { board-annex-general-store }
what-building-new-laundry = { board-does-annex }: { board-annex-laundry } { board-does-control }: { board-control-laundry }
what-building-new-saloon = { board-does-annex }: { board-annex-saloon }
what-building-fortune-teller = { board-does-annex }: { board-annex-fortune-teller }
what-building-courthouse = { board-does-annex }: { board-annex-courthouse }
what-building-grifter = { board-does-annex }: { board-annex-grifter }
what-building-newspaper = { board-does-annex }: { board-annex-newspaper }
what-building-dance-hall = { board-does-annex }: { board-annex-dance-hall }
what-building-telegraph-office = { board-does-annex }: { board-annex-telegraph-office }

what-site-railroad = Budynek pod nimi znika, a każdy obok może jeszcze raz zająć swój.
what-site-station = Ostatni żeton: każdy obok może zająć budynek dwa razy i gra się kończy.
what-site-open = Tu można postawić nowy budynek.

what-rank-greenhorn = Siła 1: jedna kość w strzelaninie. Zatrudniasz go za darmo.
what-rank-gunslinger = Siła 2: dwie kości w strzelaninie. Zatrudniasz go za 1 dolara.
what-rank-boss = Siła 3: trzy kości w strzelaninie. Zatrudniasz go za 3 dolary.

what-pips-one = Pudło.
what-pips-two = Pudło.
what-pips-three = Pudło.
what-pips-four = Rana; druga zabija.
what-pips-five = Rana; druga zabija.
what-pips-six = Zabija od razu.

token-poster = List gończy
what-token-poster = Na końcu gry płacisz za niego karę, za każdy następny większą; przynosi go każdy atak.
token-cartridge = Nabój
what-token-cartridge = Zużywasz go w strzelaninie na jedną kość więcej.
token-pony = Rumak
what-token-pony = Obrońca oddaje go, żeby zamiast walczyć uciec do Opuszczonej kopalni.
token-sheriff = Szeryf
what-token-sheriff = Na trzech działkach wokół niego nikogo się nie atakuje, a przyjście tam kosztuje 1 dolara dla tego, kto trzyma Biuro.
token-pool = Pula przestępstwa
what-token-pool = Listy gończe, które biorą atakujący; gdy się skończą, kończy się gra.
token-mine = Opuszczona kopalnia
what-token-mine = Czekają tu kowboje, którzy uciekli, zostali zatrudnieni albo stracili budynek; zabiera ich stamtąd powrót na ranczo.
token-boot-hill = Wzgórze umarłych
what-token-boot-hill = Tu leżą zabici, do końca gry.
