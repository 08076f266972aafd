title = Deadwood
about = The railroad is coming. Send your gang to town, take over its buildings, and be the richest when the law arrives.
howto = You lead a gang of cowboys in a lawless town, and whoever has the most money at the end wins. In your turn you either send one cowboy from your Ranch to a building, or take cowboys back to the Ranch. At a building you may annex it, that is, use its ability once; if an opponent’s cowboy is there, you have to shoot it out first. Every attack brings you a wanted poster, and posters cost more and more money at the end. The game is over when the Train Station is built, when the posters run out, or when a gang has no living cowboy left.

option-wipeout = Out of cowboys
option-wipeout-about = The game also ends when living cowboys run out: those of any one player, as the publisher’s original rulebook says, or those of all, as the Polish one says, and then (our ruling) whoever is left alone has three more turns.
option-wipeout-any = when any one player has none left
option-wipeout-all = when nobody has one left (Polish rulebook)
option-turn-limit = Longest game
option-turn-limit-about = After so many turns, counted for all players together, the game ends and the money decides.
option-turn-limit-none = no limit

# ---- names

building-town-hall = Town Hall
building-sheriffs-office = Sheriff’s Office
building-church = Church
building-saloon = Saloon
building-gunsmith = Gunsmith
building-bank = Bank
building-blacksmith = Blacksmith
building-casino = Casino
building-general-store = General Store
building-hotel = Hotel
building-laundry = Laundry
building-stage-depot = Stage Depot
building-undertaker = Undertaker
building-new-gunsmith = New Gunsmith
building-new-blacksmith = New Blacksmith
building-gold-mine = Gold Mine
building-new-general-store = New General Store
building-new-laundry = New Laundry
building-new-saloon = New Saloon
building-fortune-teller = Fortune Teller
building-courthouse = Courthouse
building-grifter = Grifter
building-newspaper = Newspaper
building-dance-hall = Dance Hall
building-telegraph-office = Telegraph Office

site-town-hall = Town Hall
site-sheriffs-office = Sheriff’s Office
site-church = Church
site-saloon = Saloon
site-gunsmith = Gunsmith
site-bank = Bank
site-blacksmith = Blacksmith
site-casino = Casino
site-general-store = General Store
site-hotel = Hotel
site-laundry = Laundry
site-stage-depot = Stage Depot
site-undertaker = Undertaker
site-new-gunsmith = New Gunsmith
site-new-blacksmith = New Blacksmith
site-gold-mine = Gold Mine
site-new-general-store = New General Store
site-new-laundry = New Laundry
site-new-saloon = New Saloon
site-fortune-teller = Fortune Teller
site-courthouse = Courthouse
site-grifter = Grifter
site-newspaper = Newspaper
site-dance-hall = Dance Hall
site-telegraph-office = Telegraph Office
site-railroad = railroad
site-station = Train Station
site-open = open plot

plot-a1 = A1
plot-a2 = A2
plot-a3 = A3
plot-a4 = A4
plot-a5 = A5
plot-a6 = A6
plot-a7 = A7
plot-b1 = B1
plot-b2 = B2
plot-b3 = B3
plot-b4 = B4
plot-b5 = B5
plot-b6 = B6
plot-c1 = C1
plot-c2 = C2
plot-c3 = C3
plot-c4 = C4
plot-c5 = C5
plot-d1 = D1
plot-d2 = D2
plot-d3 = D3
plot-d4 = D4
plot-e1 = E1
plot-e2 = E2
plot-e3 = E3
plot-f1 = F1
plot-f2 = F2

rank-greenhorn = Greenhorn
rank-gunslinger = Gunslinger
rank-boss = Trail Boss

pips-one = 1
pips-two = 2
pips-three = 3
pips-four = 4
pips-five = 5
pips-six = 6

# ---- questions

ask-turn = Your turn: send a cowboy to town, or take cowboys back to your Ranch.
ask-turn-town = Your turn: send a cowboy to town.
ask-turn-ranch = Your turn: nobody is on your Ranch, so take one or more cowboys back to it.
ask-home = Whom else do you take back to the Ranch?
ask-annex = Your cowboy is at the { $building }. Do you annex it?
ask-annex-railroad = The railroad comes past the { $building }. Do you annex it?
ask-annex-station =
    The Train Station lies beside the { $building }: you may annex your building { $left ->
        [one] once more
       *[other] twice
    }. Do you annex it now?
ask-flee = { $seat }’s { $rank } attacks your { $own } at the { $building }. Do you skedaddle?
ask-attacker-loads = Your { $own } faces a { $rank } at the { $building }. Do you use a cartridge?
ask-defender-loads =
    The attacker has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. Do you use a cartridge for your { $own } at the { $building }?
ask-confess = How many wanted posters do you return to the box? At most { $most }.
ask-hire = Whom do you hire?
ask-sheriff = Where do you post the Sheriff?
ask-track = Where do you lay railroad tile number { $number }?
ask-station = Where do you build the Train Station?
ask-order = Whose building comes next along the new tile?
ask-build = Place a new building on an open plot beside a building.
ask-build-at-depot = Place the new building on an open plot beside a building.
ask-move-from = Which of your other cowboys do you move?
ask-move-to = Where does your { $rank } from the { $building } go?
ask-casino = From whom do you take a dollar?
ask-stack = From which stack do you draw a building?
ask-look = Which stack do you look through?
ask-arrange = Stack { $stack }: which tile shall lie at place { $place } from the top?
ask-court =
    The court is sitting: pay { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    } for your posters, or take one more poster?
ask-grift =
    Whom do you lure to the Abandoned Mine? { $left ->
        [one] One cowboy is still to go.
        [2] Two cowboys are to go, one by one.
       *[other] { $left } cowboys are to go, one by one.
    }
ask-news = Who gets the wanted poster?
ask-dance = Which cowboy goes home from the dance? At most { $left } more.
ask-telegraph =
    The Crime Pool holds { $pool ->
        [one] { $pool } poster
       *[other] { $pool } posters
    }. What do you wire?
ask-champion = The Final Shootout: whom do you enter?
ask-volley = How many cartridges do you use?
ask-target = At whom do you shoot?
ask-share =
    You have { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } left, aimed at { $target }. How many of them go to { $seat } instead?

# ---- guide: what a question is about, for somebody's first game

guide-turn = Send one cowboy to a building to use its ability, or bring any number of them home. When your Ranch is empty you can only bring somebody home, so plan ahead.
guide-home = You may take as many home as you like in this one turn. Each one who leaves gives up his building.
guide-annex = To annex is to use the building’s ability once, now. It is nearly always good, but look first: the Bank, for one, brings a wanted poster.
guide-flee = Running costs a pony and the building, but your cowboy lives. If you stay, a 6 kills him, and so do two wounds (4 or 5).
guide-load = A cartridge is one more die in this shootout. More dice than the other means rolling first, alone.
guide-confess = Posters cost money at the end, each one more than the one before. Return as many as you can.
guide-hire = A new cowboy starts at the Abandoned Mine, so he must come home before he can act. The dearer he is, the more dice he rolls.
guide-sheriff = Nobody can be attacked on the three plots around the Sheriff, and while you hold his Office the others pay you a dollar to go there. Put him beside your own cowboys, or where the others want to be.
guide-track = The line grows by one row with each tile and tears down whatever stands in its way. Cowboys next to the new tile may annex their building once more, next to the Train Station twice.
guide-order = Everybody next to the new tile may annex once more, next to the Train Station twice, and you say who is next. The order matters when one of them changes what is left for another.
guide-build = The tile must lie next to a building. On the lower plots the railroad may tear it down later.
guide-move-from = The General Store lets another of your cowboys walk from one building to another. You may also leave everybody in place.
guide-move-to = He arrives as if sent from the Ranch: he may annex, or must fight if somebody is there. The Sheriff’s rules hold for him, too.
guide-casino = You take one dollar from one player. The richest is a good choice.
guide-stack = You draw the top tile of this stack and build it. Stack 1 holds the simplest buildings, stack 3 the trickiest.
guide-look = You may look at all tiles of one stack and put them in an order you like. Only you will know it.
guide-arrange = You lay the stack from the top down. The top tile is the next one to be built.
guide-court = Paying now gets rid of no poster, but taking one makes the fine at the end bigger. The more posters you have, the dearer the next one is.
guide-grift = Two cowboys of others go to the Abandoned Mine, without a fight. Pick those on buildings you want, or strong ones from a Ranch.
guide-news = One player gets a wanted poster, which costs money at the end. Give it to whoever is ahead.
guide-dance = Your cowboys may go home without costing you a turn. Those at the Abandoned Mine gain the most.
guide-telegraph = The game ends when the Crime Pool is empty. Fill it if you need time, drain it if you are ahead.
guide-champion = There is a tie, and one cowboy of each tied player shoots it out. Enter your strongest: his strength is the number of his dice.
guide-volley = Each cartridge is one more die now. This is the last fight of the game, so there is nothing to save them for.
guide-target = All of your dice go to this enemy unless you divide your first roll. Only the last one standing wins.
guide-share = Only your first roll may be divided among enemies. One die each seldom kills; several at one enemy often do.

# ---- choices

choice-send = Send a { $rank } to the { $building }
choice-send-fee = Send a { $rank } to the { $building }, for a dollar to { $seat }
choice-attack = Attack { $seat }’s { $other } at the { $building } with a { $rank }
choice-home = Take the { $rank } home from the { $building }
choice-home-mine = Take a { $rank } home from the Abandoned Mine
choice-done = Nobody else
choice-dance-home = Let the { $rank } at the { $building } go home
choice-dance-home-mine = Let a { $rank } at the Abandoned Mine go home
choice-dance-done = Nobody else goes home
choice-not-annex = Leave it
choice-annex = Annex the { $building }
choice-stand = Stand and fight
choice-flee = Skedaddle: give up a pony and run to the Abandoned Mine
choice-no-load =
    No cartridge: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
choice-load =
    Use a cartridge: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
choice-confess =
    Return { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    }
choice-hire =
    Hire a { $rank } { $price ->
        [0] for nothing
        [one] for { $price } dollar
       *[other] for { $price } dollars
    }
choice-no-hire = Hire nobody
choice-sheriff = Between { $one } ({ $a }), { $two } ({ $b }) and { $three } ({ $c })
choice-keep-sheriff = Leave him between { $one } ({ $a }), { $two } ({ $b }) and { $three } ({ $c })
choice-track = Lay it on { $plot }
choice-track-over = Lay it on { $plot } and tear down the { $building }
choice-station = Build it on { $plot }
choice-station-over = Build it on { $plot } and tear down the { $building }
choice-order = The { $building }, for { $seat }
choice-build = Build the { $building } on { $plot }
choice-move-from = Move the { $rank } from the { $building }
choice-walk = Move the { $rank } to the { $building }
choice-walk-fee = Move the { $rank } to the { $building }, for a dollar to { $seat }
choice-walk-attack = Move the { $rank } to the { $building } and attack { $seat }’s { $other }
choice-no-move = Move nobody
choice-casino =
    { $seat }, who has { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    }
choice-stack =
    Stack { $stack } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
choice-look =
    Look through stack { $stack } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
choice-no-look = Don’t look
choice-arrange = The { $building }
choice-arrange-rest = Leave the rest as it lies
choice-court-pay =
    Pay { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }
choice-court-poster = Take a wanted poster
choice-grift = { $seat }’s { $rank } from the { $building }
choice-grift-ranch = A { $rank } from { $seat }’s Ranch
choice-news =
    { $seat }, who has { $posters ->
        [0] no poster
        [one] { $posters } poster
       *[other] { $posters } posters
    }
choice-news-self = You yourself
choice-telegraph-in =
    Call the law off: { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    } from the box to the Crime Pool
choice-telegraph-out =
    Call the law in: { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    } from the Crime Pool to the box
choice-champion = Enter a { $rank }
choice-volley =
    { $cartridges ->
        [0] No cartridge
        [one] { $cartridges } cartridge
       *[other] { $cartridges } cartridges
    }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
choice-target =
    { $seat }’s { $rank }, { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
choice-share =
    { $dice ->
        [0] None
        [one] { $dice } die
       *[other] { $dice } dice
    } at { $seat }

choice-send-astray = Send a { $rank } to { $plot } ({ $site })
choice-walk-astray = Move the { $rank } to { $plot } ({ $site })
choice-nobody-dances = Let whoever is on { $plot } go home
choice-nobody-home = Take whoever is on { $plot } home
choice-nobody-next = Whoever is on { $plot }
choice-no-tile = A tile of stack { $stack } on { $plot }
choice-nobody-moves = Move whoever is on { $plot }
choice-nobody-grifted = Whoever is on { $plot }
choice-nobody-in-church = Whoever of { $seat }’s gang is in the Church
choice-no-player = { $seat }

# ---- refusals

why-none-on-ranch = You have no { $rank } on your Ranch.
why-no-building = There is no building on { $plot } ({ $site }).
why-station = Nobody can enter the Train Station on { $plot }.
why-own-there = One of your own cowboys is at the { $building } already.
why-sheriff-forbids = The Sheriff protects { $seat }’s cowboy at the { $building }.
why-no-dollar = The Sheriff watches the { $building }: that costs a dollar for { $seat }, and you have none.
why-none-of-yours = You have no cowboy on { $plot } to take home.
why-none-at-mine = You have no { $rank } at the Abandoned Mine.
why-none-to-dance = You have no cowboy on { $plot } who could go home.
why-none-at-mine-to-dance = You have no { $rank } at the Abandoned Mine who could go home.
why-too-many-posters = You may return at most { $most } here.
why-first-poster = Whoever annexes the Church returns at least one poster.
why-none-to-hire = No { $rank } of yours is left to hire.
why-too-dear =
    A { $rank } costs { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }, more than you have.
why-bare-corner = There is no building on { $one }, { $two } or { $three } to protect.
why-not-on-the-line = The railroad can’t go on over { $plot }: it must continue the line.
why-line-begins = The railroad can’t begin on { $plot }: it enters the town on F1 or F2.
why-station-not-on-the-line = The Train Station can’t stand on { $plot }: it must continue the line.
why-not-owed = Nobody on { $plot } has an annex to come from this tile.
why-not-owed-church = { $seat } has no cowboy in the Church with an annex to come from this tile.
why-order-in-church = In the Church, name the player whose cowboy is next.
why-no-tile = You hold no tile from stack { $stack }.
why-no-tile-at-depot = The tile you drew is not from stack { $stack }.
why-not-open = { $plot } is not open ({ $site }).
why-not-beside-building = No building stands next to { $plot }.
why-not-movable = The General Store can’t move anybody from { $plot }: it moves another cowboy of yours who is on a building.
why-not-from-yourself = The dollar must come from an opponent.
why-no-money = { $seat } has no money.
why-empty-stack = Stack { $stack } is empty.
why-teller-empty-stack = There is nothing to see in stack { $stack }.
why-not-left-in-stack = The { $building } is not among the tiles left to arrange.
why-nobody-to-grift = No opponent has a cowboy there.
why-own-mark = The Grifter lures away only cowboys of opponents.
why-no-mark-on-ranch = { $seat } has no { $rank } on the Ranch.
why-no-mark-in-church = { $seat } has no cowboy in the Church.
why-marks-in-church = In the Church, name the player whose cowboy you lure away.
why-no-such-player = There are only { $players } players at this table.
why-no-champion = You have no living { $rank }.
why-not-so-many-cartridges =
    You have only { $cartridges ->
        [one] { $cartridges } cartridge
       *[other] { $cartridges } cartridges
    }.
why-not-at-yourself = You can’t shoot at your own cowboy.
why-not-tied = { $seat } takes no part in this shootout.
why-already-dead = { $seat }’s cowboy is dead already.
why-not-so-many-dice = You can’t give { $dice } of these dice to that enemy.

# ---- events: setup, turns, arrivals

event-start-building = The { $building } stands on { $plot }.
event-start-roll = { $seat } rolls { $die } for the first turn.
event-start-roll-again = { $seat } is tied, rolls again, and gets { $die }.
event-first-player = { $seat } begins.
event-must-go-home = { $seat } has nobody on the Ranch and must take a cowboy home.
event-home = { $seat } takes a { $rank } home from the { $building }.
event-home-mine = { $seat } takes a { $rank } home from the Abandoned Mine.
event-sent = { $seat } sends a { $rank } to the { $building }.
event-moved = { $seat } moves the { $rank } from the { $start } to the { $goal }.
event-fee = The Sheriff is watching: { $seat } pays a dollar to { $other }.
event-declined = { $seat } does not annex the { $building }.

# ---- events: shootout

event-shootout = Shootout at the { $building }: { $seat }’s { $rank } against { $other }’s { $victim }.
event-wanted = { $seat } takes a wanted poster for the attack.
event-pool-was-empty = The Crime Pool is empty: no poster for { $seat }.
event-fled = { $seat } gives up a pony: the { $rank } skedaddles to the Abandoned Mine.
event-loaded = { $seat } uses a cartridge.
event-took-dice =
    { $seat } takes { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $other } { $against }.
event-opened-fire-1 = { $seat } opens fire on { $other } with one die: { $a }.
event-opened-fire-2 = { $seat } opens fire on { $other } with two dice: { $a } and { $b }.
event-opened-fire-3 = { $seat } opens fire on { $other } with three dice: { $a }, { $b } and { $c }.
event-exchanged-fire = { $seat } rolls { $a }, { $other } rolls { $b }.
event-nobody-hit = Nobody is hit.
event-wounded = { $seat }’s { $rank } is wounded.
event-wounded-twice = { $seat }’s { $rank } has two wounds.
event-hit-by-six = A six: { $seat }’s { $rank } is hit fatally.
event-died = { $seat }’s { $rank } dies and goes to Boot Hill.
event-out-of-cowboys = { $seat } has no living cowboy left and takes no more turns.
event-driven-off = Both cowboys live: the attacker, { $seat }’s { $rank }, goes to the Abandoned Mine.
event-undertaker-paid =
    The Undertaker brings { $seat } { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    }.
event-undertaker-survivor = The shootout was at the Undertaker: { $seat } earns a dollar for surviving it.

# ---- events: buildings

event-church =
    { $seat } annexes the Church and { $posters ->
        [0] has no poster to return
        [one] returns { $posters } poster to the box
       *[other] returns { $posters } posters to the box
    }.
event-saloon =
    { $seat } annexes the { $building } and hires a { $rank } { $price ->
        [0] for nothing
        [one] for { $price } dollar
       *[other] for { $price } dollars
    }.
event-saloon-nobody = { $seat } annexes the { $building } and hires nobody.
event-sheriff = { $seat } annexes the Sheriff’s Office and posts the Sheriff between { $one }, { $two } and { $three }.
event-sheriff-stays = { $seat } annexes the Sheriff’s Office; the Sheriff stays where he is.
event-town-hall =
    { $seat } annexes the Town Hall and { $posters ->
        [0] has no poster to return
       *[other] returns a poster to the box
    }.
event-drawn = { $seat } draws the { $building } from stack { $stack }.
event-drawn-at-depot = { $seat } draws the { $building } from stack { $stack } at the Stage Depot.
event-built = { $seat } builds the { $building } on { $plot }.
event-no-plot = There is no plot for the { $building }: it goes under stack { $stack }.
event-no-plot-at-depot = There is no plot for the { $building }: it goes under stack { $stack }.
event-no-more-tiles = The Train Station stands: nobody can reach a new building any more, so none is drawn.
event-store = { $seat } annexes the { $building } and takes a dollar.
event-gunsmith =
    { $seat } annexes the { $building }: a dollar and { $cartridges ->
        [0] no cartridge, since none is left
        [one] { $cartridges } cartridge
       *[other] { $cartridges } cartridges
    }.
event-bank =
    { $seat } annexes the Bank: 5 dollars and { $posters ->
        [0] no poster, since the Crime Pool is empty
       *[other] a wanted poster
    }.
event-blacksmith =
    { $seat } annexes the { $building }: a dollar and { $ponies ->
        [0] no pony, since none is left
       *[other] a pony
    }.
event-casino = { $seat } annexes the Casino and takes a dollar from { $other }.
event-casino-nothing = { $seat } annexes the Casino, but nobody else has any money.
event-hotel = { $seat } annexes the Hotel: 2 dollars.
event-laundry = { $seat } annexes the { $building }: a dollar.
event-depot = { $seat } annexes the Stage Depot: 2 dollars.
event-undertaker = { $seat } annexes the Undertaker: a dollar.
event-gold =
    { $seat } annexes the Gold Mine and rolls { $die }: { $money ->
        [0] nothing
        [one] { $money } dollar
       *[other] { $money } dollars
    }.
event-teller = { $seat } annexes the Fortune Teller: a dollar.
event-teller-looks = { $seat } looks through stack { $stack }.
event-teller-sees = At place { $place } from the top lies the { $building }.
event-teller-puts = You put the { $building } at place { $place } from the top.
event-court = { $seat } annexes the Courthouse: everybody has to answer for their posters.
event-court-paid =
    { $seat } pays { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    } to the court.
event-court-took = { $seat } takes a poster instead of paying.
event-court-can-not-pay =
    { $seat } can’t pay { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    } and must take a poster.
event-court-nothing =
    { $seat } can’t pay { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }, and there is no poster left to take: nothing happens.
event-grifter = { $seat } annexes the Grifter: a dollar.
event-grifted = { $seat }’s { $rank } is lured away from the { $building } to the Abandoned Mine.
event-grifted-ranch = { $seat }’s { $rank } is lured away from the Ranch to the Abandoned Mine.
event-newspaper = { $seat } annexes the Newspaper: a dollar.
event-news = { $seat } is in the news and gets a wanted poster.
event-dance = { $seat } annexes the Dance Hall: a dollar.
event-danced-home = { $seat }’s { $rank } goes home from the { $building }.
event-danced-home-mine = { $seat }’s { $rank } goes home from the Abandoned Mine.
event-telegraph = { $seat } annexes the Telegraph Office: a dollar.
event-pool-filled =
    The law is called off: { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    } from the box to the Crime Pool.
event-pool-drained =
    The law is called in: { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    } from the Crime Pool to the box.

# ---- events: railroad

event-track = { $seat } lays railroad tile number { $number } on { $plot }.
event-station = { $seat } builds the Train Station on { $plot }.
event-destroyed = The { $building } is torn down for the railroad and goes under stack { $stack }.
event-to-the-mine = { $seat }’s { $rank } loses the building and goes to the Abandoned Mine.
event-hotel-paid =
    The Hotel earns { $seat } { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    }.
event-next-in-order = The railroad passes the { $building }: { $seat } may annex it.
event-next-at-station = The Train Station lies beside the { $building }: { $seat } may annex it twice.

# ---- events: the end

event-pool-empty = The Crime Pool ran out of posters in this turn: the cavalry comes, and the game is over.
event-station-open = The railroad has reached Deadwood: the game is over.
event-wiped-out = Nobody has a living cowboy left: the game is over.
event-gang-wiped-out = { $seat } has no living cowboy left: the game is over.
event-last-gang =
    Only { $seat } has living cowboys and has { $turns ->
        [one] one more turn
        [2] two more turns
        [3] three more turns
       *[other] { $turns } more turns
    }.
event-survived =
    { $seat } has had { $turns ->
        [one] one turn
        [3] three turns
       *[other] { $turns } turns
    } with no other gang left: the game is over.
event-time-up =
    Time is up after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
event-brought =
    { $seat } has { $money ->
        [0] no money
        [one] { $money } dollar
       *[other] { $money } dollars
    } when the game ends.
event-depot-paid = No Train Station was built: the Stage Depot brings { $seat } 10 dollars.
event-not-fined =
    { $seat } has no poster, pays no fine, and ends with { $money ->
        [0] nothing
        [one] { $money } dollar
       *[other] { $money } dollars
    }.
event-fined =
    { $seat } pays { $fine ->
        [one] { $fine } dollar
       *[other] { $fine } dollars
    } for { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    } and ends with { $money ->
        [0] nothing
        [one] { $money } dollar
       *[other] { $money } dollars
    }.
event-fined-all =
    { $seat } owes { $fine ->
        [one] { $fine } dollar
       *[other] { $fine } dollars
    } for { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    }, has { $money ->
        [0] no money
        [one] only { $money } dollar
       *[other] only { $money } dollars
    }, and ends with nothing.
event-tied =
    There is a tie at { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    }: The Final Shootout decides.
event-tied-again =
    Among the others there is a tie at { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    }: they meet in another Final Shootout.
event-entered = { $seat } enters a { $rank }.
event-no-one-to-enter = { $seat } has no living cowboy to enter.
event-volley =
    { $seat } uses { $cartridges ->
        [0] no cartridge
        [one] { $cartridges } cartridge
       *[other] { $cartridges } cartridges
    } and takes { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
event-aimed = { $seat } aims at { $other }’s cowboy.
event-shared-out =
    { $seat } points { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } at { $other }’s cowboy.
event-fired-1 = { $seat } rolls { $a } at { $other }’s cowboy.
event-fired-2 = { $seat } rolls { $a } and { $b } at { $other }’s cowboy.
event-fired-3 = { $seat } rolls { $a }, { $b } and { $c } at { $other }’s cowboy.
event-fired-4 = { $seat } rolls { $a }, { $b }, { $c } and { $d } at { $other }’s cowboy.
event-fired-5 = { $seat } rolls { $a }, { $b }, { $c }, { $d } and { $e } at { $other }’s cowboy.
event-fired-6 = { $seat } rolls { $a }, { $b }, { $c }, { $d }, { $e } and { $f } at { $other }’s cowboy.
event-fired-7 = { $seat } rolls { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g } at { $other }’s cowboy.
event-fired-8 = { $seat } rolls { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } and { $h } at { $other }’s cowboy.
event-take-dice-again = The dice are spent and the shootout goes on: everybody still standing takes dice for the cowboy’s strength again.
event-fell = { $seat }’s { $rank } dies.
event-all-dead = Nobody has survived The Final Shootout.
event-won =
    { $seat } is the richest with { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    } and wins.
event-won-of-the-rest =
    { $seat } is the richest of those who took no part, with { $money ->
        [one] { $money } dollar
       *[other] { $money } dollars
    }, and wins.
event-won-shootout = { $seat } is the last one standing and wins.
event-everybody-loses = Everybody loses: the cavalry rides into an empty town.

# ---- the board in the browser

board-town = The town
board-players = Ranches
board-turn = turn
board-won = won
board-money =
    { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
    }
board-posters =
    { $n ->
        [one] { $n } poster
       *[other] { $n } posters
    }
board-cartridges =
    { $n ->
        [one] { $n } cartridge
       *[other] { $n } cartridges
    }
board-ponies =
    { $n ->
        [one] { $n } pony
       *[other] { $n } ponies
    }
board-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
board-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
board-supply = Supply
board-dice-first-turn = Roll for the first turn
board-dice-shootout = Dice of the last shootout
board-dice-gold = Die at the Gold Mine
board-dice-final-shootout = Dice of The Final Shootout
board-dice-rolled = { $player } rolls { $face }
board-last-turns =
    { $n ->
        [one] last turn
       *[other] { $n } last turns
    }
board-account-money = money { $n }
board-account-premium = Stage Depot +{ $n }
board-account-fine = fine −{ $n }
board-pool = Crime Pool { $n }
board-box = box { $n }
board-boot-hill = Boot Hill
board-mine = Abandoned Mine
board-nobody = nobody
board-ranch = Ranch
board-hire = to hire
board-cowboy = { $rank } of { $player }
board-protected = protected by the Sheriff
board-owed = annex due
board-sheriff = The Sheriff stands between { $plots }
board-corner = Between { $plots }
board-stacks = New buildings
board-stack =
    Stack { $number }: { $n ->
        [0] empty
        [one] { $n } tile
       *[other] { $n } tiles
    }
board-stack-holds = It holds, in some order: { $tiles }
board-stack-order = From the top: { $tiles }
board-stack-x = On top, by the X on its back: { $tile }
board-stack-bottom = At the bottom, upwards: { $tiles }
board-stack-known = { $player } knows its order
board-order = Stack { $number }, from the top; only you know it
board-drawn = To be built now
board-shootout = Shootout: { $building }
board-final = The Final Shootout
board-aims = aims at { $player }
board-plots = Plots
board-staked = The next tile of the railroad comes here, or beside.
board-railroad = Railroad: { $n } of 4 tiles laid
board-pool-head = Crime Pool
board-fine =
    { $n ->
        [one] { $n } dollar of fine for the posters
       *[other] { $n } dollars of fine for the posters
    }
board-worth =
    { $n ->
        [0] worth nothing if the game ended now
        [one] worth { $n } dollar if the game ended now
       *[other] worth { $n } dollars if the game ended now
    }
board-result = The reckoning
board-player = Player
board-column-money = Money
board-column-posters = Posters
board-column-fine = Fine
board-column-total = In the end

# what is printed on the buildings
board-does-annex = Annex
board-does-control = While you hold it
board-does-special = Special
board-annex-town-hall = Return a poster to the box, lay the next railroad tile, then build a new building from each stack.
board-annex-sheriffs-office = Post the Sheriff on any corner beside a building.
board-control-sheriffs-office = Others pay you $1 to come to the three plots around the Sheriff.
board-annex-church = Return a poster to the box.
board-special-church = No shootouts; a cowboy of each gang may be here.
board-annex-saloon = You may hire a cowboy: Greenhorn $0, Gunslinger $1, Trail Boss $3. He starts at the Abandoned Mine.
board-annex-gunsmith = Take $1 and two cartridges.
board-annex-bank = Take $5 and a wanted poster.
board-annex-blacksmith = Take $1 and a pony.
board-annex-casino = Take $1 from another player.
board-annex-general-store = Take $1. Then you may move another cowboy of yours from one building to another, where he may annex, or must fight.
board-annex-hotel = Take $2.
board-control-hotel = $2 for each railroad tile that is laid, $4 for the Train Station.
board-annex-laundry = Take $1.
board-control-laundry = At the Church you may return one more poster.
board-annex-stage-depot = Take $2. Then draw a tile from a stack of your choice and build it.
board-control-stage-depot = $10 if the game ends without the Train Station.
board-annex-undertaker = Take $1.
board-control-undertaker = $1 for every cowboy who is killed.
board-special-undertaker = In a shootout here, the dollar goes to whoever survives it.
board-annex-gold-mine = Roll a die. 1 or 2: nothing, 3: $1, 4: $2, 5: $3, 6: $5.
board-annex-fortune-teller = Take $1. Then you may look through a stack and put it in any order.
board-annex-courthouse = Every player pays $1 for each of their posters, or takes one more.
board-annex-grifter = Take $1. Then send two cowboys of others from buildings or Ranches to the Abandoned Mine.
board-annex-newspaper = Take $1. Then give a poster from the Crime Pool to any player.
board-annex-dance-hall = Take $1. Then up to two of your cowboys may go home to the Ranch.
board-annex-telegraph-office = Take $1. Then move two posters from the box to the Crime Pool, or the other way.
board-special-station = The railroad is here: the game ends after this turn.

# on narrow signs
board-short-town-hall = Town Hall
board-short-sheriffs-office = Sheriff’s Office
board-short-church = Church
board-short-saloon = Saloon
board-short-gunsmith = Gun­smith
board-short-bank = Bank
board-short-blacksmith = Black­smith
board-short-casino = Casino
board-short-general-store = General Store
board-short-hotel = Hotel
board-short-laundry = Laundry
board-short-stage-depot = Stage Depot
board-short-undertaker = Under­taker
board-short-new-gunsmith = New Gun­smith
board-short-new-blacksmith = New Black­smith
board-short-gold-mine = Gold Mine
board-short-new-general-store = New General Store
board-short-new-laundry = New Laundry
board-short-new-saloon = New Saloon
board-short-fortune-teller = Fortune Teller
board-short-courthouse = Court­house
board-short-grifter = Grifter
board-short-newspaper = News­paper
board-short-dance-hall = Dance Hall
board-short-telegraph-office = Tele­graph Office
board-short-railroad = Rail
board-short-station = Station
board-short-mine = Mine
board-short-boot-hill = Boot Hill
