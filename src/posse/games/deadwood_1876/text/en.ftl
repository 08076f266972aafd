title = Deadwood 1876
about = Steal the Safes of a gold-rush town with your friends, then face those friends in the Final Showdown.
howto = Get into the establishment that ends up with the most gold, then be the last one alive in the Final Showdown against your own partners. On your turn you play one card: its item, or its gun for a Robbery (to take a Safe) or a Duel (to move stars). Between rounds there is a Heist, and the highest roll gets one more Safe. Safes hold gold for your establishment, guns for the Showdown, or Badges that give you an extra turn. So you need the right company, and the better guns when that company falls out.

option-sarsaparilla = Mystery Safe: Bad Sarsaparilla
option-sarsaparilla-about = A Safe that takes the strongest Showdown Gun away from its owner.
option-cash = Mystery Safe: Cash
option-cash-about = A Safe whose owner reaches the Final Showdown whatever the gold says.
option-dagger = Mystery Safe: Dagger
option-dagger-about = A Safe that gives its owner a small gun for 1 gold, or 1 gold for a handicap in the Final Showdown.
option-explosives = Mystery Safe: Explosives
option-explosives-about = A Safe whose owner blows up a Safe of somebody else just before the gold is counted.
option-poker = Mystery Safe: Poker Deck
option-poker-about = A Safe whose owner gambles for gold just before it is counted, and may lose some.
option-peace = Peace-lovin’ team victory
option-peace-about = If those who advance have no Showdown Gun to use, they share the victory without a fight.
option-fair-share = Fair share team victory
option-fair-share-about = If each of those who advance has gold of their own, they share the victory without a fight.
option-horse-thief = Horse Thief
option-horse-thief-about = Players with a white Horse may join somebody else’s Robbery and ride away with the Safe.

# ---- names

gun-messenger = Messenger
gun-winchester = Winchester
gun-colt = Colt
gun-derringer = Derringer
gun-pepperbox = Pepperbox
die-messenger = { gun-messenger }
die-winchester = { gun-winchester }
die-colt = { gun-colt }
die-derringer = { gun-derringer }
die-pepperbox = { gun-pepperbox }
die-negative = negative Pepperbox
pips-zero = 0
pips-one = 1
pips-two = 2
pips-three = 3
pips-four = 4

item-horse-white = white Horse
item-horse-brown = brown Horse
item-duster = Duster
item-stetson = Stetson
item-holster = Holster

safe-gold-1 = Gold 1
safe-gold-2 = Gold 2
safe-gold-3 = Gold 3
safe-gold-4 = Gold 4
safe-gold-5 = Gold 5
safe-messenger = Messenger (Showdown Gun)
safe-winchester = Winchester (Showdown Gun)
safe-colt = Colt (Showdown Gun)
safe-derringer = Derringer (Showdown Gun)
safe-pepperbox = Pepperbox (Showdown Gun)
safe-badge-1 = Deputy Sheriff (Badge 1)
safe-badge-2 = Sheriff (Badge 2)
safe-badge-3 = Town Marshal (Badge 3)
safe-badge-4 = Deputy U.S. Marshal (Badge 4)
safe-badge-5 = U.S. Marshal (Badge 5)
safe-sarsaparilla = Bad Sarsaparilla
safe-cash = Cash
safe-dagger = Dagger
safe-explosives = Explosives
safe-poker = Poker Deck

house-gem = Gem Theatre
house-bella = Bella Union
house-grand = Grand Central Hotel

character-swearengen = Al Swearengen, entrepreneur
character-calamity = Calamity Jane, cowgirl
character-leroy = Kitty Leroy, trick shooter
character-johnson = Mollie Johnson, hustler
character-alice = Poker Alice, gambler
character-smith = Reverend H.W. Smith, reverend
character-bullock = Seth Bullock, sheriff
character-star = Solomon Star, mayor
character-hickok = Wild Bill Hickok, frontiersman

# ---- questions

ask-character = Who are you?
ask-stranger = You bring the Stranger to your establishment. Who is it?
ask-pass-on = Pass one of your two Safes to your left neighbour.
ask-turn = Your turn: play one card, for its item or for its gun.
ask-rob = You lay a { $gun }. Which Safe do you rob?
ask-challenge = You lay a { $gun }. Whom do you challenge to a Duel?
ask-ride = Where does your Horse take you?
ask-discard =
    Your hand is too big: discard { $left ->
        [one] one more card
       *[other] { $left } more cards
    }.
ask-look = Your Stetson lets you look at two Safes. Which one first?
ask-look-once = Your Stetson lets you look at one Safe. Which one?
ask-look-again = And the second Safe?
ask-attach = Where do you attach the Holster with the { $gun }?
ask-defend-safe = { $attacker } comes for your Safe no. { $place } with a { $gun }. Which card do you defend it with?
ask-defend-star = { $attacker } challenges you with a { $gun }. Which card do you answer with?
ask-defend-stranger-safe = { $attacker } comes for the Stranger’s Safe no. { $place } with a { $gun }, and you must defend it. Which card do you lay?
ask-defend-stranger-star = { $attacker } challenges the Stranger with a { $gun }, and you must answer for the Stranger. Which card do you lay?
ask-thief = { $attacker } ({ $gun }) robs { $whom } ({ $defence }). Do you join as a Horse Thief?
ask-help = { $attacker } ({ $gun }) fights { $whom } ({ $defence }). Do you offer one of them a Holster?
ask-help-defender = { $attacker } now has { $gun } and { $help } against { $whom } ({ $defence }). Do you offer { $whom } a Holster?
ask-take = You must use exactly one of the Holsters offered to you. Whose?
ask-send =
    You have beaten { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } in your own establishment. Where do you send the loser?
ask-give = That is your fourth Safe. Which one do you give away?
ask-give-to = Who gets it?
ask-heist = Heist! In the Safe: { $safe }. Which card do you play for it?
ask-dagger = You reveal the Dagger. What shall it be?
ask-blow-up = You reveal the Explosives. Which Safe do you blow up?
ask-poker = You reveal the Poker Deck. Which card do you play?
ask-bout = Final Showdown, bout { $number }. Which card do you lay?
ask-bout-stranger = Final Showdown, bout { $number }: you play the Stranger. Which card do you lay?

# ---- for a first game: what a question is about

guide-character = All characters play alike: take the one you like.
guide-stranger = All characters play alike. The Stranger comes to your establishment and counts for its gold.
guide-pass-on = You keep one Safe, and your left neighbour gets the other one. You will still know what is in it, if not where it lies.
guide-turn = Play one card: its item, or its gun to rob a Safe or to challenge somebody. Think of where your star shall be in the end, and of what you want to have in your Safes.
guide-rob = If your roll is the highest, this Safe is yours; if not, you gain nothing. Gold of a partner in your establishment counts for your side anyway, but guns and Badges are personal.
guide-challenge = If you win against somebody elsewhere, your stars change places; a partner in your own establishment is sent away. So it is a way into the rich establishment, or to make others leave it.
guide-ride = Your star moves there, and the players there become your partners. Go where you expect the most gold.
guide-discard = Choose what you need least; nobody else will see it. Strong guns win Robberies and Heists, and some are worth keeping for the Final Showdown.
guide-look = You alone will see what is in this Safe; all see which one you looked at. Safes that were just won or fought over are often worth a look.
guide-attach = The Holster will add its gun to the next defence of this Safe or this character. It is used up in that fight, whoever wins.
guide-defend = You must lay one card, and its gun is your die. Don’t waste a strong gun on a Safe that is worth nothing to you.
guide-thief = With a white Horse you can join and roll for the Safe yourself. Everybody else is asked too, with such a card or without: “No” is a good answer.
guide-help = Your Holster would add its die to that roll, and you draw a new card if it is used. Everybody is asked, with a Holster or without: “No” is a good answer.
guide-help-defender = The attacker has help, and this is the last moment to help the defender. Your Holster would add its die, and you draw a new card if it is used.
guide-take = You must use exactly one of these Holsters; the others go back. The stronger gun is the better one.
guide-send = You won against a partner, who must now leave. Send this star where it helps your rivals least.
guide-give = Three Safes are the limit, so one of the four must go. You will still know what is in it.
guide-give-to = The Safe goes to one of those with the fewest Safes. A partner in your establishment keeps its gold on your side.
guide-heist = Everybody rolls the gun they choose, and the highest takes the Safe that all can see. If you don’t need it, play a weak card.
guide-dagger = Choose: a gun more and 1 gold less, or 1 gold more and a handicap in the fight. Ask yourself whether gold or the fight decides your game.
guide-blow-up = This Safe leaves the game before anything is counted. Hit gold of the establishment you must beat, or a gun you would have to face.
guide-poker = The die of this card is what you win or lose, each as likely as not. A strong gun plays for more, a weak one is safer.
guide-bout = Everybody rolls the card they choose and all their Showdown Guns; the lowest is hit, and two hits put a player out. Cards played do not come back before all are used, so spread your strong ones.

# ---- choices

choice-be = { $character }
choice-pass-safe = No. { $place }: { $safe }
choice-use-item = Use the { $item } (on the { $gun } card)
choice-use-robbery = Rob somebody with the { $gun } ({ $item } card)
choice-use-duel = Challenge somebody to a Duel with the { $gun } ({ $item } card)
choice-unknown-safe =
    { $stranger ->
        [1] The Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }
choice-known-safe =
    { $stranger ->
        [1] The Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }: { $safe }
choice-own-safe = Your own Safe no. { $place }: { $safe }
choice-owner =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    }
choice-own-character = Your own character card
choice-on-character =
    { $stranger ->
        [1] The Stranger’s
       *[other] { $whom }’s
    } character card
choice-house = { $house }
choice-card = { $gun } ({ $item })
choice-nothing = No
choice-join = Join with the white Horse and its { $gun }
choice-offer-attacker = Offer { $to }, the attacker, the Holster with the { $gun }
choice-offer-defender = Offer { $to }, the defender, the Holster with the { $gun }
choice-accept = { $giver }’s Holster with the { $gun }
choice-dagger-gun = 1 gold less, and a Pepperbox in the Final Showdown
choice-dagger-gold = 1 gold more, and a negative Pepperbox (its roll is subtracted) in the Final Showdown

# ---- refusals

why-not-in-hand = You hold no { $gun } with a { $item }.
why-horse-nowhere = No other establishment has a free place, so the Horse has nowhere to go.
why-holster-out-of-turn = With four players or more a Holster can’t be played as an item in your turn; you can use the gun on it.
why-holster-no-place = Every Safe and every character has a Holster already.
why-no-safe-left = Nobody else has a face-down Safe.
why-no-owner = Nobody sits there.
why-no-safe-there =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } has no face-down Safe no. { $place }.
why-not-your-own = You can only rob a Safe of another owner.
why-not-blown-up = The Explosives remove a face-down Safe of another owner; there is none in that place.
why-own-safe = You can look at your own Safes at any time; choose one of another owner.
why-yourself = You can’t challenge yourself.
why-giver = You can’t give the Safe to yourself.
why-looked-at = You have just looked at that Safe; choose another one.
why-full = The { $house } has no free place.
why-same-house = Your star is in the { $house } already; it must go somewhere else.
why-sent-nowhere = The loser must leave the { $house }.
why-closed = With two or three players the { $house } is closed.
why-occupied = There is a Holster already.
why-taken = That character is taken: { $character }.
why-no-holster = You have no Holster with a { $gun } to offer.
why-no-white-horse = You have no white Horse with a { $gun }.
why-no-offer = That player offers you no Holster.
why-not-fewest =
    The Safe goes to an owner with the fewest Safes, and { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } has more than somebody else.
why-no-place = You have no Safe no. { $place }.

# ---- events

event-chose-character = { $seat } is { $character }.
event-star-placed = { $seat }’s star goes to the { $house }.
event-drew = { $seat } draws a { $gun } with a { $item }.
event-dealt = { $seat } is dealt two Safes: { $one } and { $two }.
event-dealt-alike = { $seat } is dealt two Safes of the same kind: { $safe }.
event-passed-on = { $seat } passes a Safe to { $to }: { $safe }.
event-row = { $seat } now has two Safes: { $one } and { $two }.
event-row-alike = { $seat } now has two Safes of the same kind: { $safe }.
event-rolled-black = { $seat } rolls the black die: { $pips }.
event-black-tied = A tie for the highest roll: those who are tied roll again.
event-rolled-for-stranger = { $seat } rolls the black die to bring the Stranger: { $pips }.
event-black-tied-for-stranger = A tie: both roll again.
event-came = { $seat } brings the Stranger to the { $house }: { $character }.
event-starts = { $seat } begins.
event-reshuffled =
    The deck is empty: { $cards ->
        [one] one card of the discard pile becomes
       *[other] { $cards } cards of the discard pile become
    } the new deck.
event-rode = { $seat } takes the { $item } (on a { $gun } card) to the { $house }.
event-changed-hand = { $seat } plays a Duster (on a { $gun } card), draws four cards and will discard three.
event-discarded = { $seat } discards a { $gun } with a { $item }.
event-tipped = { $seat } plays a Stetson (on a { $gun } card).
event-tipped-once = { $seat } plays a Stetson (on a { $gun } card) to look at one Safe.
event-looked =
    { $seat } looks at { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }.
event-saw =
    { $seat } sees { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }: { $safe }.
event-attached =
    { $seat } attaches a Holster with a { $gun } to { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }.
event-attached-own = { $seat } attaches a Holster with a { $gun } to a Safe of their own, no. { $place }.
event-attached-character =
    { $seat } attaches a Holster with a { $gun } to { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } character card.
event-attached-self = { $seat } attaches a Holster with a { $gun } to their own character card.
event-robs =
    { $seat } lays a { $gun } ({ $item }) before { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }: a Robbery!
event-challenges =
    { $seat } lays a { $gun } ({ $item }) before { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }: a Duel!
event-defends = { $seat } defends with a { $gun } ({ $item }).
event-answers = { $seat } answers with a { $gun } ({ $item }).
event-defends-stranger = { $seat } defends for the Stranger with a { $gun } ({ $item }).
event-joined = { $seat } rides in on a white Horse and joins the Robbery with a { $gun }.
event-offered-attacker = { $seat } offers { $to }, the attacker, a Holster with a { $gun }.
event-offered-defender = { $seat } offers { $to }, the defender, a Holster with a { $gun }.
event-accepted = { $seat } uses { $giver }’s Holster: a { $gun } more.
event-guarded = The attached Holster joins the defence: a { $gun } more.
event-rolled-1 =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $pips } ({ $die }).
event-rolled-2 =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $total }: { $die } { $pips }, { $die2 } { $pips2 }.
event-tied = A tie: both roll again.
event-tied-with-thief = A tie for the highest roll: those who are tied roll again.
event-robbed =
    { $seat } takes the Safe from { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }.
event-stolen = { $seat } rides off with { $whom }’s Safe.
event-gained = { $seat } looks into the new Safe: { $safe }.
event-gained-as-thief = { $seat } looks into the stolen Safe: { $safe }.
event-kept =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } keeps the Safe.
event-swapped =
    { $seat } wins the Duel, and the stars change places: { $seat } goes to the { $here }, { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } to the { $there }.
event-sent =
    { $seat } wins the Duel and sends { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } to the { $house }.
event-no-room =
    The Duel is won, but { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } stays: no other establishment has a free place.
event-stood =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } wins the Duel, and nothing changes.
event-shuffled = { $seat }’s Safes are shuffled.
event-gave =
    { $seat } has four Safes and gives no. { $place } to { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }.
event-received = { $seat } looks at the Safe received: { $safe }.
event-heist-begins = A Heist! In the Safe: { $safe }.
event-heist-card = { $seat } shows a { $gun } ({ $item }).
event-heist-roll = { $seat } rolls { $pips } ({ $die }).
event-heist-tied = A tie for the highest roll: those who are tied roll again.
event-heist-won = { $seat } wins the Heist and takes the Safe: { $safe }.
event-badges-called = The Badge Round begins: the Badges are called in order, and there is no limit of Safes any more.
event-badge-shown = { $seat } reveals a Badge and takes an extra turn: { $safe }.
event-badge-missing = No player has this Badge, and it is skipped: { $safe }.
event-star-shown = { $seat } reveals a starred Safe: { $safe }.
event-dagger-drawn = { $seat } makes the Dagger a Pepperbox for the Final Showdown and loses 1 gold.
event-dagger-sold = { $seat } gains 1 gold by the Dagger and will subtract a Pepperbox in the Final Showdown.
event-blew-up =
    { $seat } blows up { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }: { $safe }.
event-nothing-to-blow-up = { $seat } finds nothing to blow up.
event-poker-played = { $seat } plays poker with a { $gun } ({ $item }).
event-poker-roll = { $seat } rolls { $pips } ({ $die }).
event-red-roll = The red die shows { $pips }.
event-poker-won =
    { $gold ->
        [0] { $seat } wins at poker, but the stake was 0.
       *[other] { $seat } wins { $gold } gold at poker.
    }
event-poker-lost =
    { $gold ->
        [0] { $seat } loses at poker, but the stake was 0.
       *[other] { $seat } loses { $gold } gold at poker.
    }
event-safe-open =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } opens a Safe: { $safe }.
event-counted =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } counts { $gold } gold: { $safe }.
event-own-gold =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } has { $gold ->
        [0] no gold
       *[other] { $gold } gold in all
    }.
event-house-gold = Gold in the { $house }: { $gold }.
event-gold-tied = A tie for the most gold: of the tied establishments the one with the fewest stars advances.
event-gold-tied-again = A tie for the most gold: the tied establishments with the fewest stars advance together.
event-advances =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } advances to the Final Showdown.
event-advances-by-cash =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } advances to the Final Showdown thanks to Cash.
event-stranger-leaves = All three advance: the Stranger leaves, and only the two players remain.
event-spoiled =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } has the Bad Sarsaparilla and can’t use their best Showdown Gun: { $gun }.
event-acts = { $seat } plays the Stranger in the Final Showdown.
event-bout-card = { $seat } shows a { $gun } ({ $item }).
event-bout-roll-1 =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $pips } ({ $die }).
event-bout-roll-2 =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $total }: { $die } { $pips }, { $die2 } { $pips2 }.
event-bout-roll-3 =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $total }: { $die } { $pips }, { $die2 } { $pips2 }, { $die3 } { $pips3 }.
event-bout-roll-4 =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $total }: { $die } { $pips }, { $die2 } { $pips2 }, { $die3 } { $pips3 }, { $die4 } { $pips4 }.
event-bout-tied = A tie for the lowest roll: those who are tied roll again.
event-hit = { $seat } is hit.
event-out = { $seat } is hit again, and out.
event-stranger-hit = The Stranger is hit.
event-stranger-out = The Stranger is hit again, and out.
event-hands-back = All cards are played: those still alive take their hands back, and from now on everybody knows them.
event-peace = Nobody who advances has a Showdown Gun to use: they share the victory without a fight.
event-peace-alone = Neither { $seat } nor the Stranger has a Showdown Gun to use: { $seat } wins the game without a fight.
event-fair = Everyone who advances has gold of their own: they share the victory.
event-wins-alone = { $seat } alone advances and wins the game.
event-wins-alone-of-two = { $seat } advances without opponent and without the Stranger, and wins the game.
event-wins = { $seat } wins the game. Yee-haw!
event-wins-as-stranger = { $seat } wins the game as the Stranger. Yee-haw!
event-shares = { $seat } shares the victory.
event-nobody-wins = The Stranger alone advances: nobody wins.

# ---- the board in the browser

board-players = Owners
board-houses = Establishments
board-stranger = Stranger
board-turn = turn
board-won = won
board-fights = Final Showdown
board-round = Round { $round } of { $rounds }
board-heists =
    Heist stack: { $n ->
        [0] empty
        [one] { $n } Safe
       *[other] { $n } Safes
    }
board-deck = Deck: { $n }
board-pile = Discarded: { $n }
board-top = on top: { $card }
board-badges = Badges
board-badge-waiting = not called yet
board-badge-shown = shown
board-badge-missing = missing
board-gone = Blown up: { $safe }
board-places =
    { $stars } of { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-gold = gold { $n }
board-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
board-shows = in hand: { $cards }
board-safe = { $player }’s Safe no. { $number }
board-unknown = not known to you
board-maybe = could be: { $safes }
board-with-holster = with a Holster: { $gun }
board-seen = seen by { $players }
board-open = { $safe }, turned up
board-heist = Heist
board-bout = Final Showdown, bout { $number }
board-laid = On the table
board-duel = Duel
board-robbery = Robbery
board-attacks = attacks
board-defends = defends
board-thief = Horse Thief
board-offers = offers a Holster to { $player }
board-dice = Last roll
board-total = rolled { $n }
board-hand = Your hand
board-street = The street
board-characters = Who one can be
board-faces = die { $faces } (on average { $mean })
board-chances = Chances to win against: { $chances }.
board-gun-half = { $gun }, the gun on the card { $card }: { $faces }
board-item-half = { $item }, the item on the card { $card }
board-use-robbery = Rob a Safe
board-use-duel = Challenge somebody to a Duel
board-face-down =
    { $n ->
        [one] { $n } card lies face down
       *[other] { $n } cards lie face down
    }
board-showdown = Final Showdown
board-own-gun = { $gun } out of a Safe
board-result = The reckoning
board-safes = Safes
board-gold-short = Gold
board-stayed = did not advance
board-out = out
board-wins = Wins with a chance of { $percent }%.
