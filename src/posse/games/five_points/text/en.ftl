title = The Five Points: Gangs of New York
about = Cards climb a pyramid of streets. Nobody owns them; you only know which three gangs you secretly back.
howto = At the end you score for every card of your three secret gangs in the top three rows of the pyramid. On your turn you let any card climb one row, or spend an influence card to banish a card; a card from below fills the gap. All cards can be used by everybody, so help your gangs without showing whom you back. Once a card has reached the top nothing climbs any more, and on your turn you banish a card or pass for good. When all have passed, most points win, then most influence cards left.

# ---- names. Attributes are forms that sentences need: at where.

gang-butchers = Sicilian Butchers
gang-dragons = Broadway Dragons
gang-dandies = Underworld Dandies
gang-ladies = Suburb Ladies
gang-toughs = Five Points Toughs
gang-rats = Rat Catchers
gang-reapers = Ebony Reapers
gang-rascals = St Patrick’s Rascals

spot-pell-street = Pell Street
    .at = at Pell Street
spot-pearl-street = Pearl Street
    .at = at Pearl Street
spot-bayard-street = Bayard Street
    .at = at Bayard Street
spot-elm-street = Elm Street
    .at = at Elm Street
spot-franklin-street = Franklin Street
    .at = at Franklin Street
spot-leonard-street = Leonard Street
    .at = at Leonard Street
spot-park-street = Park Street
    .at = at Park Street
spot-mott-street = Mott Street
    .at = at Mott Street
spot-chatham-square = Chatham Square
    .at = at Chatham Square
spot-paradise-square = Paradise Square
    .at = at Paradise Square
spot-centre-street = Centre Street
    .at = at Centre Street
spot-mulberry-bend = Mulberry Bend
    .at = at Mulberry Bend
spot-bandits-roost = Bandit’s Roost
    .at = at Bandit’s Roost
spot-cow-bay = Cow Bay
    .at = at Cow Bay
spot-bottle-alley = Bottle Alley
    .at = at Bottle Alley
spot-orange-street = Orange Street
    .at = at Orange Street
spot-cross-street = Cross Street
    .at = at Cross Street
spot-anthony-street = Anthony Street
    .at = at Anthony Street
spot-old-brewery = the Old Brewery
    .at = at the Old Brewery
spot-bowery-theatre = the Bowery Theatre
    .at = at the Bowery Theatre
spot-lord-of-the-underworld = the throne of the Underworld
    .at = on the throne of the Underworld

row-base = the base
row-second = the second row
row-third = the third row
row-heart = the Heart of the District
row-no-mans-land = No Man’s Land
row-top = the throne of the Underworld

# ---- questions

ask-turn = Your turn: let a card advance, or use an influence card to banish one.
ask-advance = Your turn: let a card advance.
ask-crowned = Your turn: use an influence card to banish a card, or pass for good.
ask-agent = You use an influence card of the { $card }. Which card in the pyramid will you influence?
ask-victim = Whom shall the { $agent } { $at_at } banish?
ask-refill = A place is free: { $goal }. Which card moves up into it?
ask-reveal = You must show one of your alliances. Which one?

# ---- for a first game: what a question is about

guide-turn = Lift a gang you back towards the three top rows, where cards score 1, 2 and 3 points. Influence cards never come back, so ask yourself whether it is too early to spend one.
guide-agent = Choose the card that does the banishing; its victim is one of its neighbours, and if only one is in reach, that one goes at once. For a victim in the top three rows it must be of the same gang as your influence card.
guide-victim = The card you choose leaves the game, and a card from below takes its place, or in the base the top card of the deck. See who would move up before you decide.
guide-refill = One of the two cards below moves up, and the gap it leaves is filled the same way. A step up for your gang is worth as much as an advance.
guide-reveal = Everybody will see this alliance for the rest of the game, and it still scores. Keep secret the gang that others could hurt most.

# ---- choices

choice-advance = Advance the { $gang } from { $start } to { $goal }
choice-advance-nobody = Advance from { $start } to { $goal }
choice-influence = Use an influence card of the { $gang }
choice-pass = Pass for the rest of the game
choice-agent = The { $gang } { $spot_at }
choice-agent-and-victim = The { $gang } { $spot_at } banish the { $victim } { $goal_at }
choice-agent-reaching-2 = The { $gang } { $spot_at } (in reach: { $a } and { $b })
choice-agent-reaching-3 = The { $gang } { $spot_at } (in reach: { $a }, { $b } and { $c })
choice-agent-reaching-4 = The { $gang } { $spot_at } (in reach: { $a }, { $b }, { $c } and { $d })
choice-agent-reaching-5 = The { $gang } { $spot_at } (in reach: { $a }, { $b }, { $c }, { $d } and { $e })
choice-agent-reaching-6 = The { $gang } { $spot_at } (in reach: { $a }, { $b }, { $c }, { $d }, { $e } and { $f })
choice-victim = Banish the { $gang } { $spot_at }
choice-nobody-at = Whoever is { $spot_at }
choice-refill = The { $gang } from { $start }
choice-reveal = Show the { $gang }

# ---- refusals

why-occupied = Nobody can advance to { $goal }: the { $gang } are there.
why-no-support = An advance to { $goal } needs support: there is no card { $missing_at }.
why-nobody-there = There is no card { $start_at }.
why-complete = The pyramid is complete: no card can advance any more.
why-no-influence = You hold no influence card of the { $gang }.
why-no-passing-yet = You can’t pass before there is a Lord of the Underworld.
why-no-agent = There is no card { $spot_at } to influence.
why-agent-not-matching = From up there the { $agent } can banish somebody only with an influence card of their own gang, not of the { $card }.
why-no-victim = There is no card { $spot_at } to banish.
why-not-itself = The card { $spot_at } can’t banish itself.
why-no-neighbour = The card { $spot_at } is no neighbour of the one { $agent_at }.
why-victim-protected = The card { $spot_at } lies in the three top rows: it can be banished only with an influence card of the gang that banishes it, so of the { $agent }, not of the { $card }.
why-no-alliance = The { $gang } are not among your alliances.
why-shown-already = The { $gang } lie face up already; show another alliance.

# ---- events

event-first-player = { $seat } is drawn at random to begin.
event-dealt = { $seat } is secretly allied with the { $one }, the { $two } and the { $three }.
event-dealt-influence-4 = { $seat } is dealt influence cards of the { $a }, the { $b }, the { $c } and the { $d }.
event-dealt-influence-5 = { $seat } is dealt influence cards of the { $a }, the { $b }, the { $c }, the { $d } and the { $e }.
event-base-laid = Six bosses from the shuffled deck are the base, from left to right: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }.
event-advanced = { $seat } lets the { $gang } advance from { $start } to { $goal }.
event-filled = { $seat } moves the { $gang } up from { $start } to { $goal }.
event-drawn = The { $gang } come from the deck to { $goal }.
event-reshuffled =
    The deck is empty: the { $cards ->
        [one] spent influence card is shuffled and becomes
       *[other] { $cards } spent influence cards are shuffled and become
    } the new deck.
event-banished = { $seat } spends an influence card of the { $card }: the { $agent } { $at_at } banish the { $victim } from { $goal }.
event-first-in-row = For the first time a gang has reached { $row }: now alliances must be shown.
event-spared = { $seat } sits on the right of the active player and shows nothing.
event-shown = { $seat } shows an alliance with the { $gang }.
event-crowned = One of the { $gang } is crowned Lord of the Underworld! From now on players may pass.
event-new-lord = One of the { $gang } is the new Lord of the Underworld.
event-passed =
    { $seat } passes and keeps { $influence ->
        [one] { $influence } influence card
       *[other] { $influence } influence cards
    }.
event-out-of-influence = { $seat } has no influence cards left and passes.
event-all-shown = { $seat } was allied with the { $one }, the { $two } and the { $three }.
event-points-for =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the { $gang } { $spot_at }.
event-scored =
    { $seat } has { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } and { $influence ->
        [0] no influence cards
        [one] { $influence } influence card
       *[other] { $influence } influence cards
    } left.
event-won =
    { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-won-tie =
    { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the most influence cards left among those with as many points: { $influence }.
event-shared-2 =
    { $a } and { $b } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $influence ->
        [0] no influence cards
        [one] { $influence } influence card
       *[other] { $influence } influence cards
    } each.
event-shared-3 =
    { $a }, { $b } and { $c } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $influence ->
        [0] no influence cards
        [one] { $influence } influence card
       *[other] { $influence } influence cards
    } each.
event-shared-4 =
    { $a }, { $b }, { $c } and { $d } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $influence ->
        [0] no influence cards
        [one] { $influence } influence card
       *[other] { $influence } influence cards
    } each.

# ---- the board in the browser

board-pyramid = The pyramid of streets
board-people = Players
board-boss = boss of the { $gang }
board-nobody = nobody yet
board-vacant = free, somebody must move up
board-free = free
board-ally = your ally
board-agent = banishes a neighbour
board-worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-influence-left =
    { $cards ->
        [one] { $cards } influence card
       *[other] { $cards } influence cards
    }
board-shows = allied with: { $gangs }
board-first-player = plays first
board-first = first
board-passed = has passed
board-passed-stamp = passed
board-deck-name = The deck
board-deck =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
board-deck-top = on top: { $card }
board-deck-bosses =
    { $bosses ->
        [one] { $bosses } boss among them
       *[other] { $bosses } bosses among them
    }
board-deck-empty = The deck is empty
board-empty = empty
board-reshuffled = made of spent cards
board-spent-name = Influence cards spent
board-spent = Influence spent: { $cards }
board-banished-name = The banished
board-banished = Banished: { $cards }
board-alliances = Your alliances
board-influence = Your influence
board-no-influence = No influence cards left.
board-hidden = secret
board-shown = shown
board-using = in use
board-gang-butchers = Butchers
board-gang-dragons = Dragons
board-gang-dandies = Dandies
board-gang-ladies = Ladies
board-gang-toughs = Toughs
board-gang-rats = Catchers
board-gang-reapers = Reapers
board-gang-rascals = Rascals
board-spot-pell-street = Pell St
board-spot-pearl-street = Pearl St
board-spot-bayard-street = Bayard St
board-spot-elm-street = Elm St
board-spot-franklin-street = Franklin St
board-spot-leonard-street = Leonard St
board-spot-park-street = Park St
board-spot-mott-street = Mott St
board-spot-chatham-square = Chatham Sq
board-spot-paradise-square = Paradise Sq
board-spot-centre-street = Centre St
board-spot-mulberry-bend = Mulberry
board-spot-bandits-roost = Roost
board-spot-cow-bay = Cow Bay
board-spot-bottle-alley = Bottle Alley
board-spot-orange-street = Orange St
board-spot-cross-street = Cross St
board-spot-anthony-street = Anthony St
board-spot-old-brewery = Brewery
board-spot-bowery-theatre = Bowery
board-spot-lord-of-the-underworld = Throne
