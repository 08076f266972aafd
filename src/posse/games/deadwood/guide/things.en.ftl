# What everything on the table is for, in a sentence each.

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

what-site-railroad = Where it comes a building is gone, and everybody beside it may annex once more.
what-site-station = The last tile: everybody beside it may annex twice, and the game ends.
what-site-open = Here a new building can be put up.

what-rank-greenhorn = Strength 1: one die in a shootout. Hired for nothing.
what-rank-gunslinger = Strength 2: two dice in a shootout. Hired for $1.
what-rank-boss = Strength 3: three dice in a shootout. Hired for $3.

what-pips-one = Missed.
what-pips-two = Missed.
what-pips-three = Missed.
what-pips-four = A wound; the second one kills.
what-pips-five = A wound; the second one kills.
what-pips-six = Kills at once.

token-poster = Wanted poster
what-token-poster = Costs a fine at the end, each one more than the last; every attack brings one.
token-cartridge = Cartridge
what-token-cartridge = Spent in a shootout for one more die.
token-pony = Pony
what-token-pony = Spent by a defender to ride off to the Abandoned Mine instead of fighting.
token-sheriff = The Sheriff
what-token-sheriff = On the three plots around him nobody is attacked, and coming there costs $1 for whoever holds his Office.
token-pool = Crime Pool
what-token-pool = The posters that attackers take; when it is empty, the game ends.
token-mine = Abandoned Mine
what-token-mine = Cowboys who fled, were hired or lost their building wait here; Head Back to the Ranch brings them home.
token-boot-hill = Boot Hill
what-token-boot-hill = Here lie the dead, for the rest of the game.
