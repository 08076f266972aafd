# The words of reports.

study-title = What the games tell
study-how = Everything here was counted from whole games, each played again choice by choice. A seat has won if the game gives it the first place, alone or with others; in games of sides, with its side.
study-sure = Thin lines over bars are 95% intervals (Wilson); where several seats of one game share a thing, games are counted, not seats. The dashed line is what each would win if all were equal.
study-left-out =
    { $games ->
        [one] One game was not played to its end and is
       *[other] { $games } games were not played to their end and are
    } left out.
study-contents = Contents
study-table = { $game }, { $seats } players
study-games-played =
    { $games ->
        [one] One game.
       *[other] { $games } games.
    }
study-options = Options: { $options }.
study-shared = In { $share } of them several seats won together.
study-nobody = In { $share } nobody won.
study-as-table = As a table
study-seat-n = Seat { $seat }
study-nth =
    { $n ->
        [1] Begins
       *[other] Plays as number { $n }
    }
study-further =
    { $n ->
        [0] Oneself
        [one] One seat further
       *[other] { $n } seats further
    }

# ---- figures

study-by-seat = Wins by seat
study-by-seat-about = Does it matter where one sits?
study-by-order = Wins by the order of play
study-by-order-about = Is it good to begin?
study-by-player = Wins by player
study-by-player-about = All seats of each player together.
study-by-gang = Wins by alliance
study-by-gang-about = The gangs that were dealt to a seat as its alliances; each seat has three.
study-by-bandit = Wins by bandit
study-by-bandit-about = Which bandit a seat plays.
study-by-character = Wins by character
study-by-character-about = Which character a seat plays.
study-by-role = Wins by role
study-by-role-about = The role a seat had at the end.
study-lengths = How long games are
study-lengths-about = Half of the games lie between the quarters, nine of ten between the outer marks.
study-length-turns = Turns
study-length-turns-about = How many games take so many turns.
study-length-turns-axis = turns
study-length-decisions = Decisions
study-length-decisions-about = Choices among several options, all players together.
study-length-decisions-axis = decisions
study-length-minutes = Minutes
study-length-minutes-about = Live tables at a server, without the time it was closed.
study-length-minutes-axis = minutes
study-leads = How early the winner is known
study-leads-about = Looked at in { $games } games: from ten moments of each, the true cards being known, it was played on at random sixteen times. Who wins most of these leads.
study-changes = Changes of the lead
study-changes-about = How often the lead was with somebody else at the next of ten moments.
study-changes-axis = changes
study-out = When players are out
study-out-about = Seats that were eliminated, by how much of the game had been played.
study-out-axis = percent of the game
study-out-who = Who is out
study-out-who-about = How often those who had it were eliminated.
study-choices = Choices
study-choices-about = How often each kind of choice is taken when it is offered, and how often its seat wins after it and after taking something else. The picture shows those that are offered most.
study-map-advanced = Where cards advance
study-map-advanced-about = Times a game that a player moved a card up to this spot.
study-map-banished = Where cards are banished
study-map-banished-about = Times a game that a card was banished from this spot.
study-map-moved = Where bandits go
study-map-moved-about = Times a game that a bandit came to this place.
study-map-robbed = Where loot is taken
study-map-robbed-about = Robberies a game at this place.
study-map-sent = Where cowboys go
study-map-sent-about = Times a game that a cowboy was sent or moved to this plot.
study-map-shot = Where shots are fired
study-map-shot-about = Shootouts a game on this plot.
study-map-aimed = At whom one shoots
study-map-aimed-about = Hits a game, by how many seats further clockwise the target sits.
study-map-beer = To whom one gives Beer
study-map-beer-about = Beers for others a game, by how many seats further clockwise they sit.
study-map-came = Where players begin
study-map-came-about = Times a game that somebody began in this house.
study-map-rode = Where players go
study-map-rode-about = Times a game that somebody rode or was sent to this house.

# ---- columns

study-who = who
study-seats-held = seats
study-wins = wins
study-share = share
study-low = from
study-high = to
study-length = length in
study-n-turns = turns
study-n-decisions = decisions
study-n-choices = choices
study-n-minutes = minutes
study-mean = mean
study-least = least
study-q05 = 5%
study-q25 = 25%
study-median = median
study-q75 = 75%
study-q95 = 95%
study-most = most
study-from = from
study-to = to
study-games = games
study-played = played
study-winners-chance = the winner’s chance
study-winner-leads = the winner leads
study-winner-known = the winner leads from here to the end
study-seats-out = seats out
study-choice = choice
study-question = question
study-offered = offered
study-taken = taken
study-after = wins after it
study-otherwise = wins after another
study-where = where
study-times = times
study-per-game = a game

# ---- tournaments

study-cup = Tournament { $file }
study-cup-about = { $games } games in { $rounds } rounds; in a round every player sits once on every seat, with the same luck. Rating: openskill, ±2 sigma. Intervals: bootstrap over rounds, 95%. Over fair: wins over those of equals.
study-cross = Who beats whom
study-beats = row beats column
study-rating = rating
study-fair = over fair
study-ms = ms a choice
study-p99 = p99

# ---- what if?

study-whatif = What if?
study-whatif-lengths = How long games are
study-whatif-lengths-about = As it is, and changed. The interval is that of the difference.
study-whatif-shares = Who wins
study-whatif-shares-about = How much each share of wins has changed, with its 95% interval: bootstrap over seeds, each drawn with both of its games. Of twenty that have not changed, one looks as if it had.
study-what = what
study-usual = as it is
study-changed = changed
study-difference = difference
study-usual-n = as it is
study-changed-n = changed
study-difference-n = difference
study-low-n = from
study-high-n = to

# ---- learning

study-curves = How a net has learnt
study-curves-about = One point every few seconds of training; each stands for the games since the last.
study-curve-games = games
study-curve-against-past = Against its past
study-curve-against-past-about = Wins at tables with earlier states of the same net, over what equals would win: above the line it has learnt something.
study-curve-against-past-axis = times as often
study-curve-undecided = Undecided
study-curve-undecided-about = How evenly it spreads its choices (entropy, in nats): at first it takes anything, later it knows what it wants.
study-curve-undecided-axis = nats
study-curve-surprise = Surprised
study-curve-surprise-about = How far off its hopes were (mean square): a game is worth 0 to 1 to a seat.
study-curve-surprise-axis = mean square
