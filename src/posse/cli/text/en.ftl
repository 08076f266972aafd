# The words of the terminal itself. Those of a game are in the game's own folder.

# ---- before the first choice

cli-for-players = { $fewest } to { $most } players
cli-which-game = Which game? Its number or name:
cli-seat-person = { $seat }. { $name }, at this keyboard
cli-seat-bot = { $seat }. { $name }, a bot ({ $bot })
cli-sealed = All luck follows from a seed, sealed from now on: { $commitment }…
cli-sealed-in-full = The seal on the seed (SHA-256): { $commitment }
cli-saving =
    The game is written to { $file } ({ $choices ->
        [0] no choice yet
        [one] one choice so far
       *[other] { $choices } choices so far
    }).
cli-help-is-near = Answer by number or in words. Type ? for help.

# ---- learning by playing

cli-lesson-about = A first game with a guide, in { $steps } steps. It is the same for everybody: its seal is fixed, and the others play what the lesson needs. Type undo to go back a step.
cli-lesson-step = Step { $step } of { $steps }
cli-lesson-go-on = Enter to go on:
cli-lesson-play-on = Enter to play on by yourself:
cli-lesson-try = Try it anyway, to see what comes of it? (yes, or Enter to choose again)
cli-lesson-tried = That is what comes of it. Enter takes it back:
cli-lesson-first = This is the first step.
cli-lesson-over = The lesson is over: from here on you play freely, against easy bots and with new luck.
cli-lesson-left =
    You can go on where you were:
    { $posse } learn { $game } --step { $step }

# ---- at the table

cli-prompt =
    { $name }, { $count ->
        [1] Enter
       *[other] 1–{ $count }
    } or ?:
cli-not-understood =
    “{ $typed }” is no answer here. { $count ->
        [1] Press Enter for the only answer there is, or type ? for help.
       *[other] Type a number from 1 to { $count }, some words of one answer, or ? for help.
    }
cli-fits-several = “{ $typed }” fits several answers. Which one?
cli-is-allowed = You may choose that: { $number }  { $sentence }
cli-not-offered = These can’t be chosen now. Type a number, or why and the number, to learn the reason:
cli-all-offered = Everything that this question knows is offered.
cli-why-what = Why what? Type why and a number up to { $total }, or words; all lists what is not offered.
cli-hint = A marshal would take { $number }: { $sentence }
cli-hint-expects = From 0 (lost) to 100 (won) it expects { $best } of that, and { $other } of the next best, { $number }: { $sentence }
cli-coach = The marshal would have chosen otherwise: { $sentence }
cli-coach-yours = You chose: { $sentence }
cli-coach-won = wins
cli-coach-more = More often comes: { $sentence } ({ $better }, not { $mine })
cli-coach-less = Less often comes: { $sentence } ({ $better }, not { $mine })
cli-coach-how = Your choice → the better one, from { $games } games played on after either, in worlds that look the same to you.
cli-coach-on = A marshal looks at your choices from now on, and says at your next question if another one was clearly better.
cli-coach-off = The marshal keeps silent.
cli-curtain = Pass the keyboard to { $name }.
cli-curtain-undo = ({ $name } may still type undo here.)
cli-press-enter = { $name }, press Enter when nobody else can see the screen:

cli-undone = { $name } takes the last choice back.
cli-nothing-to-undo = { $name } has not chosen anything yet that could be taken back.
cli-undo-agree = { $name }: { $asker } would like to take the last choice back, though something has come to light or somebody has chosen since. Do you agree?
cli-undo-refused = The choice stands: not everybody agrees to take it back.
cli-bots-agree = The bots don’t mind.
cli-yes-no = (y/n)
cli-yes = y yes
cli-no = n no

cli-save-where = Where to? Type save and the name of a file.
cli-save-exists = { $file } exists already; choose another name.
cli-save-failed = { $file } can’t be written: { $problem }
cli-saved =
    The game is kept in { $file }. Go on with:
    { $posse } play --save { $file }
cli-nothing-to-save = Nothing was chosen yet, so nothing is lost.

# What one can type; several words for one command stand side by side.
cli-command-help = ? h
cli-command-what = ? what
cli-command-log = l
cli-command-rules = rule
cli-command-all = a
cli-command-why = whynot
cli-command-hint = tip
cli-command-coach = coach
cli-command-undo = u
cli-command-save = s
cli-command-quit = q exit

cli-help =
    { $count ->
        [1] There is only one answer: Enter gives it.
       *[other] Type the number of an answer (1 to { $count }), or words that occur in just one.
    }
    Enter         { $count ->
        [1] the only answer
       *[other] the table once more
    }
    log           everything that happened, as far as you may know it
    rules         the chapters of the rules; also: rules 3 (a chapter),
                  rules { $clause } (a clause), rules { $word } (clauses with that word)
    ? WORD        what something on the table is for
    all           the answers that are not offered
    why 17        why number 17 is not offered
    hint          what a marshal would do, and why
    coach         be told, after your choices, when another one was clearly
                  better; or no longer
    undo          take your last choice back; if something came to light since,
                  the others must agree
    save FILE     write the game into a file, now and after each choice
    quit          stop for today; nothing is lost

# A word for which to look in the rules of each game.
cli-word-five-points = boss
cli-word-colt-express = marshal
cli-word-deadwood = railroad
cli-word-bang-dice = arrow
cli-word-deadwood-1876 = holster

# ---- the end

cli-place = place
cli-player = player
cli-score = score
cli-seed-was =
    The seed was { $seed }, its salt
    { $salt }; the SHA-256 of both, as promised, is
    { $commitment }.
cli-check-with = Check every card and die: { $posse } replay { $file } --check
cli-check-needs-file = A game played with --save FILE can be checked and replayed afterwards.

# ---- replay

cli-moment = moment { $number } of { $last }
cli-replay-prompt = Enter or n: next, p: back, a number: go there, c: chances, q: quit.
cli-replay-help = Type Enter or n, p, a number from 0 to { $last }, c, or q.
cli-chances-command = chances
cli-chances-wait = Games are played on from every moment; that takes up to a minute …
cli-chances-nothing = Nothing was played yet.
cli-chances = Chances to win, from the beginning to choice { $choices }
cli-chances-how = How often each player wins when bots play on from the true position, hidden cards and all, with new luck.
cli-turns = Turning points, by what they changed in percent
cli-turns-none = No single choice turned this game: it was decided little by little.
cli-no-such-moment = There are the moments 0 to { $last }.
cli-other-version = This record was made by version { $version } of the rules; these are version { $current }. So the table can’t be shown, only what was written down.
cli-check-good =
    The record is true: { $choices ->
        [one] its one choice and all luck follow
       *[other] its { $choices } choices and all luck follow
    } from the seed that was promised ({ $commitment }).
cli-check-luck =
    { $players ->
        [0] No player added to the luck: whoever ran the table could know the dice beforehand, but not change them.
        [one] One player added to the luck a number that was pledged before the seal.
       *[other] { $players } players added to the luck, each a number that was pledged before the seal.
    }
cli-check-withheld = Seat { $seat } ({ $name }) pledged a number and did not show it: whoever knew all numbers could choose between two deals.
cli-check-seals =
    { $seals ->
       *[other] The luck was sealed { $seals } times before the game began: ask why.
    }
cli-check-branch =
    It goes on from another record: { $copied ->
        [one] one choice and its luck were copied from there.
       *[other] { $copied } choices and their luck were copied from there.
    }
cli-check-failed = The record is NOT true: { $problem }

# ---- simulation

cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $seats } seats ({ $bots }), seed { $seed }
cli-decisions = Decisions per game: { $mean } on average, { $fewest } to { $most }
cli-ties = Shared victories: { $ties } ({ $share }%)
cli-shares = A victory shared by k players counts 1/k for each. Intervals: Wilson, 95%. Last columns: how often in which place.
cli-speed =
    { $speed } games/s ({ $seconds } s, { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    })
cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-interval = 95%
cli-mean-score = score

# ---- tournaments

cli-cup =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } with { $seats } seats, seed { $seed }
cli-cup-player = player
cli-cup-rating = rating
cli-cup-wins = wins
cli-cup-interval = 95%
cli-cup-fair = ×fair
cli-cup-ms = ms
cli-cup-p99 = p99
cli-cup-beats = row beats column
cli-cup-certain = The order is certain (at most 5% risk to be wrong anywhere).
cli-cup-open = The order is not certain yet.
cli-cup-legend =
    In a round every player sits once on every seat, with the same luck. A seat wins if the game gives it the first place, in games of sides with its side. ×fair: wins over those of equals. Rating: openskill, ±2 sigma. Intervals: bootstrap over rounds, 95%. ms: a choice among several options takes so long, and 99 of 100 no longer than p99.
cli-cup-speed =
    { $new ->
        [one] One new game
       *[other] { $new } new games
    } in { $seconds } s ({ $jobs ->
        [one] one process
       *[other] { $jobs } processes
    })
cli-ladder-above = one of these
cli-ladder-below = among others all
cli-ladder-games = games
cli-ladder-times = wins ×
cli-ladder-file = Written down in { $file }.
cli-cup-file = All games are in { $file }; the same command goes on there.

# ---- data

cli-exported =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $folder }: games.parquet and choices.parquet.
cli-reported =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $file }; open it in a browser.
cli-left-out =
    { $games ->
        [one] One game was not played to its end and is
       *[other] { $games } games were not played to their end and are
    } left out.

# ---- what if?

cli-whatif =
    { $games ->
        [one] One game
       *[other] { $games } games
    } as it is and as many changed, { $seats } seats ({ $bots }), seed { $seed }
cli-whatif-changed = Changed: { $name } = { $value }
cli-whatif-knobs = What can be changed, between what, and what it is now:
cli-whatif-nothing = This game names nothing that could be changed.
cli-whatif-what = what
cli-whatif-usual = as it is
cli-whatif-new = changed
cli-whatif-difference = difference
cli-whatif-interval = 95%
cli-whatif-legend = Shares: of the seats that have it, those that win. The difference is sure (*) where its interval leaves 0 out: bootstrap over seeds, each drawn with both of its games. Of twenty differences that are none, one is marked all the same.
cli-whatif-turns = turns
cli-whatif-decisions = decisions
cli-whatif-choices = choices
cli-whatif-winners = winning seats
cli-whatif-order = plays as number { $n }

# ---- rules

cli-no-rulebook = This game has no written rules here yet.
cli-no-such-clause = No clause fits “{ $clause }”.
cli-rules-how = rules 3 shows a chapter, rules { $clause } a clause, rules and a word all clauses with that word.
cli-mark-ruling = Our ruling: { $why }
cli-mark-picture = From a picture: { $why }
cli-mark-doubtful = Doubtful: { $why }
cli-note = (a note: it explains, and no test could show it)
cli-no-tests = There are no tests here: coverage can only be seen in the source checkout.
cli-is-note = { $clause } is a note and needs no test
cli-has-no-test = { $clause } has no test: { $text }
cli-unknown-clause = { $clause } is named by a test, but no rulebook has it

# ---- the drawing of The Five Points. A card has room for 8 letters, a street for 9.

cli-gang-butchers = Butchers
cli-gang-dragons = Dragons
cli-gang-dandies = Dandies
cli-gang-ladies = Ladies
cli-gang-toughs = Toughs
cli-gang-rats = Catchers
cli-gang-reapers = Reapers
cli-gang-rascals = Rascals
cli-spot-pell-street = Pell
cli-spot-pearl-street = Pearl
cli-spot-bayard-street = Bayard
cli-spot-elm-street = Elm
cli-spot-franklin-street = Franklin
cli-spot-leonard-street = Leonard
cli-spot-park-street = Park
cli-spot-mott-street = Mott
cli-spot-chatham-square = Chatham
cli-spot-paradise-square = Paradise
cli-spot-centre-street = Centre
cli-spot-mulberry-bend = Mulberry
cli-spot-bandits-roost = Bandit’s
cli-spot-cow-bay = Cow Bay
cli-spot-bottle-alley = Bottle
cli-spot-orange-street = Orange
cli-spot-cross-street = Cross
cli-spot-anthony-street = Anthony
cli-spot-old-brewery = Brewery
cli-spot-bowery-theatre = Bowery
cli-spot-lord-of-the-underworld = Throne
cli-row-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-vacant = vacant
cli-players-corner = players ▮influence, shown
cli-passed = out
cli-deck =
    { $cards ->
        [one] deck: { $cards } card
       *[other] deck: { $cards } cards
    }
cli-deck-bosses =
    { $bosses ->
        [one] { $bosses } boss ★
       *[other] { $bosses } bosses ★
    }
cli-deck-empty = no deck
cli-spent = Spent ({ $cards })
cli-banished = Banished ({ $cards })
cli-shown = (shown)
cli-your-alliances = Your alliances:
cli-your-influence = Your influence:
cli-legend-five-points =
    A card shows its place (A1 is the left end of the base), its gang and its
    street. A double frame and ★ mark a boss, ♥ your own alliances, a heavy frame
    the vacancy or the card that you use; dotted places are empty.
    ▸ has to choose, ▮4 holds four influence cards.

# ---- the drawing of Colt Express. Short names of actions have up to 7 letters.

cli-action-move = Move
cli-action-floor = Floor
cli-action-fire = Fire
cli-action-robbery = Robbery
cli-action-punch = Punch
cli-action-marshal = Marshal
cli-train-waits = The train is not ready yet.
cli-round-card = Round { $round } of 5: { $card }
cli-neutral = Neutral Bullets: { $bullets }
cli-locomotive = Loco
cli-caboose = Cab.
cli-marshal = Marshal
cli-pile = Pile:
cli-columns = player|1|▮cards|✚|bandit|Bullets|loot
cli-your-hand = Your hand:
cli-your-discard = Your discard pile:
cli-bullet = Bullet
cli-legend-colt-express =
    The train runs to the left: the Locomotive first, the Caboose last. Above a
    car stands who is on its roof; two letters are a bandit, in capitals your own.
    $ is a Purse (its value, if you know it), ◆ a Jewel, ▣ a Strongbox.
    Turns: ○ standard, ▬ Tunnel, » Speeding-up, ⇄ Switching; [ ] is the present one.
    On the pile ▒▒ lies face-down, ( ) is your own hidden card, ✓ is resolved.
    ▸ has to choose, 1 is the First Player, ▮6/4 six cards in hand and four in the
    deck (experts: and in the discard pile), ✚ Bullets received, • Bullets left.

# ---- the drawing of Deadwood. A plot has room for 10 letters.

cli-building-town-hall = Town Hall
cli-building-sheriffs-office = Sh. Office
cli-building-church = Church
cli-building-saloon = Saloon
cli-building-gunsmith = Gunsmith
cli-building-bank = Bank
cli-building-blacksmith = Blacksmith
cli-building-casino = Casino
cli-building-general-store = Gen. Store
cli-building-hotel = Hotel
cli-building-laundry = Laundry
cli-building-stage-depot = Depot
cli-building-undertaker = Undertaker
cli-building-new-gunsmith = N.Gunsmith
cli-building-new-blacksmith = N.Blacksm.
cli-building-gold-mine = Gold Mine
cli-building-new-general-store = New Store
cli-building-new-laundry = N. Laundry
cli-building-new-saloon = New Saloon
cli-building-fortune-teller = Fortune T.
cli-building-courthouse = Courthouse
cli-building-grifter = Grifter
cli-building-newspaper = Newspaper
cli-building-dance-hall = Dance Hall
cli-building-telegraph-office = Telegraph
cli-dw-rail = railroad
cli-dw-station = STATION
cli-dw-boot-hill = † Boot Hill
cli-dw-mine = Abandoned Mine
cli-dw-pool = Crime Pool: { $pool }
cli-dw-box = posters in the box: { $box }
cli-dw-sheriff = ★ the Sheriff’s corner
cli-dw-header = {"   "}gang            dollars  wanted  cartridges  ponies  on the Ranch  to hire
cli-dw-stacks = Stacks of new buildings: 1 ({ $one }), 2 ({ $two }), 3 ({ $three })
cli-dw-order = You know stack { $stack }, from the top: { $tiles }
cli-dw-top = On top of stack { $stack }, by the X on its back: { $tiles }
cli-dw-bottom = Under stack { $stack }, from the bottom up: { $tiles }
cli-dw-drawn = To be built now: { $tiles }
cli-dw-shootout = Shootout ({ $building }):
cli-dw-final = The Final Shootout
cli-dw-last-turns =
    Only one gang has living cowboys: { $turns ->
        [one] one turn is left.
       *[other] { $turns } turns are left.
    }
cli-dw-dice-first-turn = Rolled for the first turn:
cli-dw-dice-shootout = Dice of the last shootout:
cli-dw-dice-gold = Rolled at the Gold Mine:
cli-dw-dice-final-shootout = Dice of The Final Shootout:
cli-dw-account = { $money } + Stage Depot { $premium } − fine { $fine } = { $total } dollars
cli-legend-deadwood =
    A plot shows its place (A1 is the upper left), its building and who is there:
    the gang’s sign ● ▲ ■ ◆ ♥, the cowboy’s strength, his owner’s name. ★ marks the
    Sheriff’s corner and the three plots he protects; » an annex that the railroad
    still owes. ▸ has to choose. Boot Hill and the Mine list strengths by gang.

# ---- the drawing of BANG! The Dice Game

cli-bang-pile = Pile
cli-bang-rerolls =
    { $left ->
        [one] { $left } re-roll left
       *[other] { $left } re-rolls left
    }
cli-bang-ghost = Ghost
cli-bang-token = Before { $player } lies a token of the Ghost: { $face }
cli-legend-bang-dice =
    The circle goes clockwise: above to the right, below to the left. A double
    frame has the turn, ▸ has to choose, ★ is the Sheriff, † is out, ☁ the Ghost.
    ♥ is life, ↟ an arrow, ⚑ the Chief’s Arrow, ✹ a hit that is aimed; ⌖1 and ⌖2
    can be hit with a 1, with a 2. A role with ? is known to you alone.
    A heavy die is locked, a double one is the Loudmouth (L) or the Coward (C),
    • was rolled just now. (1) and (2) are Bull’s Eyes, c[_] is a Beer, »──▷ an
    Arrow, »─╱─▷ a Broken arrow, ▐██▌~* Dynamite, ╞≡≡▷ a Gatling, ◖█▶ a Bullet.
    Type rules and a name (rules slab) to read what a character or a role can do.

# ---- the drawing of Deadwood 1876

cli-d76-round = Round { $round } of { $rounds }
cli-d76-deck = { " " } deck { $deck }, discarded { $pile }
cli-d76-heist = { " " } Heists { $stack }
cli-d76-badges = Badges { $badges }
cli-d76-stranger = Stranger
cli-d76-shows = shows
cli-d76-gold = gold { $gold }
cli-d76-won = won
cli-d76-note = { $safe }: one of { $where }
cli-d76-bout = Final Showdown, bout { $number }
cli-d76-duel = Duel:
cli-d76-robbery = Robbery:
cli-d76-offer = { " " }({ $giver } offers { $to } a { $gun })
cli-d76-dice = Last roll:
cli-d76-hand = Your hand:
cli-legend-deadwood-1876 =
    A line for each owner: ▮4 is a hand of four cards, then the row of Safes.
    {"["}▒▒] is a Safe you don’t know, [$3] gold, [Co] a Showdown Gun, [#1] a Badge,
    {"["}$3?] one that it may be (the lines below tell all it could be), [▒▒+Co] one
    with a Holster attached; ° was seen by somebody else. ✗ is a hit, ★ a star.
    ▸ has to choose.

# ---- learning

cli-train = { $seconds } s: { $games } games; undecided { $undecided }, surprised { $surprise }, against its past { $past }
cli-train-on = Going on in { $folder }, after { $games } games.
cli-train-done = The weights and their card are in { $folder }.
cli-train-curves = Its curves are in { $file }.
