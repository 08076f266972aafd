title = Colt Express
about = Bandits rob a moving train. Everybody plans on one common pile; then the plans collide, and the Marshal is on board.
howto = You are a bandit robbing a train, and whoever is richest after five rounds wins. In each round everybody first plans: you take turns laying action cards on one common pile, or draw cards instead. Then the pile is turned over, and the cards are carried out in the same order, whether they still make sense or not. Every Bullet you receive clogs your deck, so keep away from guns and from the Marshal. With three or more players, the best shooter gets 1,000 dollars at the end.

option-expert = Expert variant
option-expert-about = You keep cards from round to round and have a discard pile of your own, so hands can be planned further ahead.
option-bandits = Bandits
option-bandits-about = Each bandit has an ability of its own; this says how the players come by theirs.
option-bandits-picked = picked one after another
option-bandits-dealt = dealt at random
option-teams = Teams of two
option-teams-about = With two players each leads two bandits; this says how the teams are made.
option-teams-drafted = drafted
option-teams-suggested = the suggested ones: Tuco and Cheyenne against Django and Doc
option-wagons = Wagons
option-wagons-about = The wagons differ in their loot; this says which ones make up the train, and in which order.
option-wagons-dealt = dealt at random
option-wagons-chosen = chosen by the host

# ---- names. Attributes are forms that sentences need.

bandit-ghost = Ghost
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-tuco = Tuco
bandit-django = Django
bandit-doc = Doc

action-move = Move
action-floor = Floor Change
action-fire = Fire
action-robbery = Robbery
action-punch = Punch
action-marshal = Marshal

loot-purse = Purse
    .a = a Purse
loot-jewel = Jewel
    .a = a Jewel
loot-strongbox = Strongbox
    .a = a Strongbox

wagon-w1 = the mail wagon
wagon-w2 = the second-class wagon
wagon-w3 = the buffet wagon
wagon-w4 = the first-class wagon
wagon-w5 = the saloon wagon
wagon-w6 = the jeweller’s wagon

car-locomotive = the Locomotive
car-car-1 = car 1
car-car-2 = car 2
car-car-3 = car 3
car-car-4 = car 4
car-car-5 = car 5
car-car-6 = car 6

place-locomotive-inside = inside the Locomotive
    .the = the Locomotive
place-locomotive-roof = on the roof of the Locomotive
    .the = the roof of the Locomotive
place-car-1-inside = inside car 1
    .the = car 1
place-car-1-roof = on the roof of car 1
    .the = the roof of car 1
place-car-2-inside = inside car 2
    .the = car 2
place-car-2-roof = on the roof of car 2
    .the = the roof of car 2
place-car-3-inside = inside car 3
    .the = car 3
place-car-3-roof = on the roof of car 3
    .the = the roof of car 3
place-car-4-inside = inside car 4
    .the = car 4
place-car-4-roof = on the roof of car 4
    .the = the roof of car 4
place-car-5-inside = inside car 5
    .the = car 5
place-car-5-roof = on the roof of car 5
    .the = the roof of car 5
place-car-6-inside = inside car 6
    .the = car 6
place-car-6-roof = on the roof of car 6
    .the = the roof of car 6

direction-forward = forward
direction-back = back

turn-standard = a standard turn
turn-tunnel = a Tunnel: cards are played face-down
turn-speeding = Speeding-up: everybody has two goes
turn-switching = Switching: it goes counter-clockwise

happening-angry-marshal = Angry Marshal
happening-swivel-arm = Swivel Arm
happening-braking = Braking
happening-take-it-all = Take It All!
happening-rebellion = Passengers’ Rebellion
happening-pickpocketing = Pickpocketing
happening-marshals-revenge = Marshal’s Revenge
happening-hostage = Hostage-Taking of the Conductor
happening-no-event = none

roundcard-angry-marshal = Angry Marshal
roundcard-swivel-arm = Swivel Arm
roundcard-braking = Braking
roundcard-take-it-all = Take It All!
roundcard-rebellion = Passengers’ Rebellion
roundcard-tunnel = The Tunnel
roundcard-bridge = The Bridge
roundcard-pickpocketing = the Station: Pickpocketing
roundcard-marshals-revenge = the Station: Marshal’s Revenge
roundcard-hostage = the Station: Hostage-Taking of the Conductor

# ---- questions

ask-bandit = Who will you be?
ask-draft = Which bandit joins your team?
ask-wagon = Which wagon shall be { $car }?
ask-team-marshal = Whose Marshal card goes into your team’s deck?
ask-caboose = Which of your bandits starts in the Caboose? The other stands one car ahead.
ask-plan = Your go, { $turn }. Play a card on the common pile, or draw.
ask-plan-draw = Your go, { $turn }. You have no Action card in hand: you must draw.
ask-plan-play = Your go, { $turn }. There is nothing left to draw: play a card on the common pile.
ask-speeding = Speeding-up: your go { $go } of 2. Play a card on the common pile, or draw.
ask-speeding-draw = Speeding-up: your go { $go } of 2. You have no Action card in hand: you must draw.
ask-speeding-play = Speeding-up: your go { $go } of 2. There is nothing left to draw: play a card on the common pile.
ask-hide = Your first go of the round. Ghost may play his card face-down.
ask-keep = Schemin’ is over. Which cards of { $bandit } will you keep for the next round? The others, and all Bullets, are discarded.
ask-keep-team = Schemin’ is over. Which cards of { $one } and { $two } will you keep for the next round? The others, and all Bullets, are discarded.
ask-move = { $bandit } must move. Where to?
ask-marshal = { $bandit } lures the Marshal away. Which way?
ask-fire = { $bandit } fires. At whom?
ask-rob = { $bandit } robs. Which token?
ask-punch = { $bandit } punches. Whom?
ask-loot = What shall { $target } lose?
ask-take = { $target } loses a Purse. Shall Cheyenne take it?
ask-shove = Which way is { $target } knocked?
ask-pickpocket = { $bandit } is alone here and may take a Purse. Which one?

# ---- guide: what a question is about, for somebody's first game

guide-bandit = Every bandit has one ability that nobody else has. For a first game Doc, who holds more cards, and Belle, who is hard to hit, are easy to play.
guide-team-marshal = Your team has only one Marshal card. If it is Ghost’s, he can hide it in the first turn of a round.
guide-wagon = You put the train together from the front. Wagons with much loot near the Locomotive keep the Marshal in the middle of the crowd.
guide-caboose = Both of your bandits start at the end of the train, one car apart. The one in the Caboose has a longer way to the front.
guide-plan = You only choose what to do; where and to whom you decide when the card is carried out. Think of what others have played before you, or draw cards if your hand is poor.
guide-keep = What you keep is in your hand next round, and you draw fewer new cards. Keep what you are sure to need; Bullets are discarded in any case, and come back when the discard pile is shuffled.
guide-move = Inside you go to the next car, on the roofs up to three cars. Mind the Marshal: entering his car costs you a Bullet and puts you on the roof.
guide-marshal = The Marshal shoots every bandit inside the car he enters and drives them onto its roof. Send him where others stand, or away from your loot.
guide-target = The one you hit gets one of your Bullets, a dead card in the deck. With three or more players, whoever has fired the most gets 1,000 dollars at the end.
guide-token = Take what lies at your place. A Jewel is worth 500 and a Strongbox 1,000; a Purse holds 250 to 500, which you see only once you have it.
guide-punched = Your victim loses some loot and is knocked into the next car. Pick the one who carries the most.
guide-knocked-off = What falls stays lying here, where you can rob it later. A Strongbox is worth more than a Jewel, a Jewel at least as much as a Purse.
guide-take = Only Cheyenne can do this: the Purse comes straight to you instead of falling to the floor. There is seldom a reason not to.
guide-shove = You choose where your victim lands. Knocked into the Marshal’s car, the victim gets a Bullet, too.
guide-pickpocket = You are alone here, so one Purse is free for the taking. You may refuse, but taking it costs nothing.

# ---- choices

choice-bandit = { $bandit }
choice-draft = { $bandit }
choice-wagon =
    Couple { $wagon } ({ $purses ->
        [0] { $jewels ->
            [one] { $jewels } Jewel
           *[other] { $jewels } Jewels
        }
        [one] { $purses } Purse{ $jewels ->
            [0] {""}
            [one] {" "}and { $jewels } Jewel
           *[other] {" "}and { $jewels } Jewels
        }
       *[other] { $purses } Purses{ $jewels ->
            [0] {""}
            [one] {" "}and { $jewels } Jewel
           *[other] {" "}and { $jewels } Jewels
        }
    })
choice-team-marshal = { $bandit }’s
choice-caboose = { $bandit }
choice-play = Play { $action }
choice-play-of = Play { $action } for { $bandit }
choice-play-down = Play { $action } face-down
choice-play-down-of = Play { $action } for { $bandit } face-down
choice-hide = Play { $action } face-down, as only Ghost can
choice-draw =
    { $cards ->
        [one] Draw { $cards } card
       *[other] Draw { $cards } cards
    }
choice-keep =
    { $cards ->
        [0] Keep nothing
        [one] Keep { $cards } card
       *[other] Keep { $cards } cards
    }{ $move ->
        [0] {""}
        [one] {" "}· Move
       *[other] {" "}· Move ×{ $move }
    }{ $floor ->
        [0] {""}
        [one] {" "}· Floor Change
       *[other] {" "}· Floor Change ×{ $floor }
    }{ $fire ->
        [0] {""}
        [one] {" "}· Fire
       *[other] {" "}· Fire ×{ $fire }
    }{ $robbery ->
        [0] {""}
        [one] {" "}· Robbery
       *[other] {" "}· Robbery ×{ $robbery }
    }{ $punch ->
        [0] {""}
       *[other] {" "}· Punch
    }{ $marshal ->
        [0] {""}
       *[other] {" "}· Marshal
    }
choice-keep-team =
    { $cards ->
        [0] Keep nothing
        [one] Keep { $cards } card
       *[other] Keep { $cards } cards
    }{ $move ->
        [0] {""}
       *[other] {" "}· Move ({ $one })
    }{ $floor ->
        [0] {""}
       *[other] {" "}· Floor Change ({ $one })
    }{ $fire ->
        [0] {""}
       *[other] {" "}· Fire ({ $one })
    }{ $robbery ->
        [0] {""}
       *[other] {" "}· Robbery ({ $one })
    }{ $punch ->
        [0] {""}
       *[other] {" "}· Punch ({ $one })
    }{ $marshal ->
        [0] {""}
       *[other] {" "}· Marshal ({ $one })
    }{ $move2 ->
        [0] {""}
       *[other] {" "}· Move ({ $two })
    }{ $floor2 ->
        [0] {""}
       *[other] {" "}· Floor Change ({ $two })
    }{ $fire2 ->
        [0] {""}
       *[other] {" "}· Fire ({ $two })
    }{ $robbery2 ->
        [0] {""}
       *[other] {" "}· Robbery ({ $two })
    }{ $punch2 ->
        [0] {""}
       *[other] {" "}· Punch ({ $two })
    }{ $marshal2 ->
        [0] {""}
       *[other] {" "}· Marshal ({ $two })
    }
choice-move = Go to { $goal_the }
choice-run = Run to { $goal_the }
choice-marshal = Move him { $direction }, to { $goal }
choice-fire = { $target }, { $place }
choice-rob-purse = Take Purse no. { $number }, value unknown
choice-rob-known-purse = Take Purse no. { $number }, worth { $value } dollars
choice-rob = Take { $loot_a }, worth { $value } dollars
choice-punch = { $target }
choice-loot = Knock off { $loot_a }
choice-leave = No, let it fall
choice-take = Yes, take it
choice-shove = Knock { $direction }, to { $goal_the }
choice-refuse = Take no Purse

# ---- refusals

why-taken = { $bandit } is taken already.
why-taken-in-draft = { $bandit } is in a team already.
why-wagon-used = Already part of the train: { $wagon }.
why-not-yours = { $bandit } is not in your team.
why-not-in-hand = You have no { $action } card in hand.
why-not-in-team-hand = You have no { $action } card of { $bandit } in hand.
why-not-your-colour = You can’t play a card of { $bandit }: play your own.
why-nothing-to-draw = There is nothing left to draw: you must play a card.
why-nothing-at-all = Deck and discard pile are empty: you must play a card.
why-no-hiding = Only Ghost can hide a card, and only in the first turn of a round.
why-not-held = You can keep only cards that you have in hand.
why-must-move = A Move must change the car.
why-off-the-train = Nobody can leave the train.
why-one-car-inside = Inside the train one moves to the next car only; { $car } is too far.
why-three-roofs = On the roofs one moves three cars at most; { $car } is too far.
why-marshal-at-end = The Marshal can’t leave the train in that direction.
why-not-playing = { $target } is not on this train.
why-not-oneself = { $target } is the one who fires.
why-same-car = { $target } is in the same car, and nobody shoots within a car but Tuco, through the roof.
why-next-car-only = Inside the train one hits only the next car; { $target } is too far.
why-out-of-sight = { $target } is out of sight: somebody stands between.
why-other-level = { $target } is on the other level.
why-charmed = Nobody harms { $target } while there is anybody else to harm.
why-token-not-here = That { $loot } does not lie here.
why-alike = Every { $loot } here is as good as another: take the one that is offered.
why-not-itself = { $target } is the one who punches.
why-same-place = { $target } stands right here, where not even Tuco fires.
why-not-here = { $target } is not here.
why-has-none = { $target } has no { $loot }.
why-shove-at-end = { $target } can’t be knocked off the train.
why-no-purse-here = That Purse does not lie here.

# ---- events

event-picks-first = { $seat } is drawn at random to pick first.
event-picked = { $seat } picks { $bandit }.
event-dealt = { $seat } is dealt { $bandit } at random.
event-drafts-first = { $seat } is drawn at random to draft first: one bandit, then two for the other team, then one more.
event-drafted = { $bandit } joins the team of { $seat }.
event-team-dealt = { $seat } is dealt the team of { $one } and { $two } at random.
event-team-marshal = The Marshal card of { $seat }’s team is that of { $bandit }.
event-wagon =
    Coupled as { $car }: { $wagon }, with { $purses ->
        [0] { $jewels ->
            [one] { $jewels } Jewel
           *[other] { $jewels } Jewels
        }
        [one] { $purses } Purse{ $jewels ->
            [0] {""}
            [one] {" "}and { $jewels } Jewel
           *[other] {" "}and { $jewels } Jewels
        }
       *[other] { $purses } Purses{ $jewels ->
            [0] {""}
            [one] {" "}and { $jewels } Jewel
           *[other] {" "}and { $jewels } Jewels
        }
    }.
event-wagon-dealt =
    Dealt at random as { $car }: { $wagon }, with { $purses ->
        [0] { $jewels ->
            [one] { $jewels } Jewel
           *[other] { $jewels } Jewels
        }
        [one] { $purses } Purse{ $jewels ->
            [0] {""}
            [one] {" "}and { $jewels } Jewel
           *[other] {" "}and { $jewels } Jewels
        }
       *[other] { $purses } Purses{ $jewels ->
            [0] {""}
            [one] {" "}and { $jewels } Jewel
           *[other] {" "}and { $jewels } Jewels
        }
    }.
event-first-player = { $seat } is drawn at random as First Player.
event-first-player-of-two = { $seat } is drawn at random as First Player of round 1.
event-starts = { $bandit } starts { $place }.
event-team-starts = { $bandit } starts { $place }.
event-hand =
    { $seat } shuffles their deck and draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for the round.
event-hand-filled =
    { $cards ->
        [0] { $seat } has a full hand and draws nothing.
        [one] { $seat } fills up their hand and draws { $cards } card.
       *[other] { $seat } fills up their hand and draws { $cards } cards.
    }
event-drew =
    { $seat } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-you-drew = You draw { $action } ({ $bandit }).
event-you-drew-bullets =
    You draw { $cards ->
        [one] a Bullet
       *[other] { $cards } Bullets
    }.
event-reshuffled =
    { $seat } shuffles their discard pile: { $cards ->
        [one] { $cards } card becomes
       *[other] { $cards } cards become
    } their new deck.
event-round = Round { $round }: { $card }
event-turn = Turn { $number } is { $turn }.
event-played = { $seat } plays { $action } for { $bandit }.
event-played-down = { $seat } plays a card face-down.
event-hid = { $seat } lets Ghost hide his card.
event-you-played = Your hidden card is { $action } ({ $bandit }).
event-kept =
    { $seat } keeps { $kept ->
        [0] no card
        [one] { $kept } card
       *[other] { $kept } cards
    } and discards { $discarded ->
        [0] none
       *[other] { $discarded }
    }.
event-stealing = Stealin’! The pile is turned over.
event-turned-up = The hidden card of { $seat } is turned up: { $action } for { $bandit }.
event-resolved = { $bandit }: { $action }.
event-moved = { $bandit } goes from { $start_the } to { $goal_the }.
event-ran = { $bandit } runs from { $start_the } to { $goal_the }.
event-climbed = { $bandit } changes floors and is now { $goal }.
event-marshal-moved = The Marshal moves to { $goal }.
event-met =
    The Marshal shoots { $bandit }, who flees and is now { $goal }; { $left ->
        [0] there are no Neutral Bullets left
        [one] { $left } Neutral Bullet is left
       *[other] { $left } Neutral Bullets are left
    }.
event-fled = { $bandit } flees from the Marshal and is now { $goal }; there are no Neutral Bullets left.
event-supply-ended = Too few Neutral Bullets are left: the supply leaves the game.
event-fired =
    { $bandit } shoots { $target } and has { $left ->
        [0] no Bullets
        [one] { $left } Bullet
       *[other] { $left } Bullets
    } left.
event-no-target = { $bandit } has nobody to shoot at.
event-no-bullets = { $bandit } pulls the trigger: click. No Bullets left.
event-pushed = Thrown one car { $direction } by the shot, { $target } is now { $goal }.
event-not-pushed = The train ends there: the shot does not move { $target }.
event-robbed = { $bandit } takes { $loot_a } { $place }.
event-robbed-purse = { $bandit } takes Purse no. { $number } of { $purses } { $place }.
event-nothing-to-rob = { $bandit } finds nothing to rob { $place }.
event-you-found = The Purse holds { $value } dollars.
event-punched = { $bandit } punches { $target }.
event-nobody-to-punch = { $bandit } punches the air: nobody is here.
event-dropped = { $target } drops { $loot_a } { $place }.
event-dropped-blind = { $target } drops one of { $purses } Purses, drawn blind, { $place }.
event-snatched = { $bandit } snatches a Purse from { $target }.
event-snatched-blind = { $bandit } snatches one of { $target }’s { $purses } Purses, drawn blind.
event-you-lost = The Purse you lose held { $value } dollars.
event-shoved = { $target } is knocked away and is now { $goal }.
event-event = Event: { $happening }
event-no-change = Nothing changes for anybody.
event-unharmed = There are no Neutral Bullets left: nobody is hit.
event-roof-shot =
    The Marshal shoots { $bandit } through the roof; { $left ->
        [0] there are no Neutral Bullets left
        [one] { $left } Neutral Bullet is left
       *[other] { $left } Neutral Bullets are left
    }.
event-marshal-rages = Angry, the Marshal moves on to { $goal }.
event-marshal-stays = The Marshal is in the Caboose already and stays.
event-swept = { $bandit } is swept along and is now { $goal }.
event-braked = { $bandit } slides forward and is now { $goal }.
event-strongbox = The second Strongbox is put down in { $car }, beside the Marshal.
event-rebels-hit =
    The passengers shoot { $bandit }; { $left ->
        [0] there are no Neutral Bullets left
        [one] { $left } Neutral Bullet is left
       *[other] { $left } Neutral Bullets are left
    }.
event-pickpocketed = { $bandit } pockets a Purse { $place }.
event-pickpocketed-one = { $bandit } pockets Purse no. { $number } of { $purses } { $place }.
event-left-alone = { $bandit } takes nothing { $place }.
event-purse-lost = The Marshal takes the least valuable Purse from { $bandit }.
event-ransom = { $bandit } gets a ransom of 250 dollars.
event-new-first-player = { $seat } is First Player now.
event-players-alternate = The players take turns: { $seat } is First Player now.
event-counted = { $seat } counts { $loot_a } of { $bandit }: { $value } dollars.
event-ransom-counted = { $seat } counts the ransom of { $bandit }: { $dollars } dollars.
event-gunslinger = { $seat } is Gunslinger and gets 1,000 dollars: nobody has fewer Bullets left to fire ({ $left }).
event-wealth =
    { $seat } has { $dollars } dollars and took { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    }.
event-won = { $seat } wins with { $dollars } dollars.
event-won-tie =
    { $seat } wins with { $dollars } dollars and the fewest Bullets taken among those as rich: { $bullets }.
event-shared-2 =
    { $a } and { $b } share the victory with { $dollars } dollars and { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    } taken each.
event-shared-3 =
    { $a }, { $b } and { $c } share the victory with { $dollars } dollars and { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    } taken each.
event-shared-4 =
    { $a }, { $b }, { $c } and { $d } share the victory with { $dollars } dollars and { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    } taken each.
event-shared-5 =
    { $a }, { $b }, { $c }, { $d } and { $e } share the victory with { $dollars } dollars and { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    } taken each.
event-shared-6 =
    { $a }, { $b }, { $c }, { $d }, { $e } and { $f } share the victory with { $dollars } dollars and { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    } taken each.
event-team-wealth =
    The team of { $seat } has { $dollars } dollars and took { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    }.
event-team-won = The team of { $seat } wins with { $dollars } dollars.
event-team-won-tie = Both teams have { $dollars } dollars; that of { $seat } wins with fewer Bullets taken: { $bullets }.
event-team-shared =
    Both teams share the victory with { $dollars } dollars and { $bullets ->
        [0] no Bullets
        [one] { $bullets } Bullet
       *[other] { $bullets } Bullets
    } taken each.

# ---- the board in the browser

board-train = The train, from the Locomotive to the Caboose
board-roof = Roof
board-inside = Inside
board-locomotive = Locomotive
board-caboose = Caboose
board-marshal = The Marshal
board-place = { $place }: { $things }
board-nobody = nobody and nothing
board-yours = { $bandit } (yours)
board-of = { $bandit } ({ $player })
board-loot-unknown = { $loot } of unknown value
board-loot-worth = { $loot } worth { $value } dollars
board-loot-of = Loot of { $bandit }
board-times = { $thing } ×{ $count }
board-pile = The common pile
board-pile-empty = No card has been played yet.
board-card = { $action } for { $bandit }
board-hidden-card = a face-down card of { $player }
board-hidden-yours = { $card }, face-down: only you know it
board-done = { $card }, done
board-now = { $card }, now
board-round = Round { $round } of 5
board-turns = The turns of this round
board-turn-standard = Standard
board-turn-tunnel = Tunnel
board-turn-speeding = Speeding-up
board-turn-switching = Switching
board-event-angry-marshal = At the end: the Marshal shoots everybody on the roof above him, then moves one car back.
board-event-swivel-arm = At the end: everybody on a roof is swept to the roof of the Caboose.
board-event-braking = At the end: everybody on a roof slides one car forward.
board-event-take-it-all = At the end: the second Strongbox is put down beside the Marshal.
board-event-rebellion = At the end: the passengers shoot everybody inside the train.
board-event-pickpocketing = At the end: whoever is alone in a place may take a Purse lying there.
board-event-marshals-revenge = At the end: everybody on the roof above the Marshal loses their least valuable Purse.
board-event-hostage = At the end: everybody in or on the Locomotive gets 250 dollars.
board-event-no-event = Nothing happens at the end of this round.
board-neutral = Neutral Bullets: { $bullets }
board-strongbox-aside = A second Strongbox stands aside.
board-bullet = Bullet
board-bullets-left = Bullets left: { $bullets } of 6
board-bullets-in-hand = Bullets: { $bullets }
board-hand = Hand
board-deck = Deck
board-discard = Discarded
board-wounds = Bullets taken
board-first = First Player
board-gunslinger = Gunslinger
board-gang = The bandits and their loot
board-your-hand = Your hand
board-your-deck =
    { $cards ->
        [one] Your deck: { $cards } card
       *[other] Your deck: { $cards } cards
    }
board-deck-size = Deck: { $cards }
board-your-discard = Your discard pile:
board-hide = { $card }, face-down
board-hide-short = face-down
board-keep-which = Which cards to keep
board-keep =
    { $cards ->
        [0] Keep nothing
        [one] Keep { $cards } card
       *[other] Keep { $cards } cards
    }
board-wagons = Wagons to choose from
board-wanted = Wanted
board-skill-ghost = May play the first card of a round face-down.
board-skill-belle = Is neither shot nor punched while somebody else can be.
board-skill-cheyenne = May take the Purse that she punches out of somebody’s hands.
board-skill-tuco = Shoots through the roof, up or down, in the same car.
board-skill-django = Whoever he shoots is thrown one car away from him.
board-skill-doc = Begins every round with seven cards instead of six.
board-result = The reckoning
board-player = Player
board-sum-0 = Purses
board-sum-1 = Jewels
board-sum-2 = Strongboxes
board-ransom = Ransom
board-wealth = Dollars
board-winner = Winner:
