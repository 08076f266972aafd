title = Deadwood 1876
about = Steal the Safes of a gold-rush town with your friends, then face those friends in the Final Showdown.

option-sarsaparilla = Mystery Safe: Bad Sarsaparilla
option-cash = Mystery Safe: Cash
option-dagger = Mystery Safe: Dagger
option-explosives = Mystery Safe: Explosives
option-poker = Mystery Safe: Poker Deck
option-peace = Peace-lovin’ team victory
option-fair_share = Fair share team victory
option-horse_thief = Horse Thief

# ---- names

gun-messenger = Messenger
gun-winchester = Winchester
gun-colt = Colt
gun-derringer = Derringer
gun-pepperbox = Pepperbox

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
safe-messenger = Showdown Gun: Messenger
safe-winchester = Showdown Gun: Winchester
safe-colt = Showdown Gun: Colt
safe-derringer = Showdown Gun: Derringer
safe-pepperbox = Showdown Gun: Pepperbox
safe-badge-1 = Badge: Deputy Sheriff
safe-badge-2 = Badge: Sheriff
safe-badge-3 = Badge: Town Marshal
safe-badge-4 = Badge: Deputy U.S. Marshal
safe-badge-5 = Badge: U.S. Marshal
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
ask-look =
    Your Stetson lets you look at { $left ->
        [one] one Safe
       *[other] { $left } Safes
    }. Which one?
ask-look-again = And the second Safe?
ask-attach = Where do you attach the Holster with the { $gun }?
ask-defend-safe = { $attacker } comes for your Safe no. { $place } with a { $gun }. Which card do you defend it with?
ask-defend-star = { $attacker } challenges you with a { $gun }. Which card do you answer with?
ask-defend-stranger = { $attacker } attacks the Stranger with a { $gun }, and you must defend. Which card do you lay?
ask-thief =
    { $attacker } robs { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }. Do you join as a Horse Thief?
ask-help-attacker =
    { $attacker } fights { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }. Do you offer { $attacker } a Holster?
ask-help-defender =
    { $attacker } fights { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }. Do you offer a Holster to the defender?
ask-take = You must use exactly one of the Holsters offered to you. Whose?
ask-send =
    You have beaten { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } in your own establishment. Where must the loser go?
ask-give = That is your fourth Safe. Which one do you give away?
ask-give-to = Who gets it?
ask-heist = Heist! The Safe holds { $safe }. Which card do you roll for it?
ask-dagger = You reveal the Dagger. What shall it be?
ask-blow-up = You reveal the Explosives. Which Safe do you blow up?
ask-poker = You reveal the Poker Deck. Which gun do you play it with?
ask-bout = Final Showdown, bout { $number }. Which card do you lay?
ask-bout-stranger = Final Showdown, bout { $number }: you are the Stranger. Which card do you lay?

# ---- choices

choice-be = { $character }
choice-pass-safe = No. { $place }: { $safe }
choice-use-item = Use the { $item } (on the { $gun } card)
choice-use-robbery = Rob somebody with the { $gun } ({ $item } card)
choice-use-duel = Challenge somebody with the { $gun } ({ $item } card)
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
choice-nothing = Nothing
choice-join = Join with the white Horse and its { $gun }
choice-offer = Offer the Holster with the { $gun }
choice-accept = { $giver }’s Holster with the { $gun }
choice-dagger-gun = 1 gold less, and a Pepperbox in the Final Showdown
choice-dagger-gold = 1 gold more, and a Pepperbox against you in the Final Showdown

# ---- refusals

why-not-in-hand = You hold no { $gun } with a { $item }.
why-horse-nowhere = No other establishment has a free place, so the Horse has nowhere to go.
why-holster-out-of-turn = With four players or more a Holster can’t be your turn; you can use the gun on it.
why-holster-no-place = Every Safe and every character has a Holster already.
why-no-safe-left = Nobody else has a face-down Safe.
why-no-owner = Nobody sits there.
why-no-safe-there =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } has no face-down Safe no. { $place }.
why-not-your-own = You can only rob a Safe of another owner.
why-not-blown-up = The Explosives remove a face-down Safe of another owner; there is none.
why-own-safe = You can look at your own Safes at any time; choose one of another owner.
why-yourself = You can’t challenge yourself.
why-giver = You can’t give the Safe to yourself.
why-looked-at = You have just looked at that Safe; choose another one.
why-full = There is no free place: { $house }.
why-same-house = Your star must move to another establishment than this one: { $house }.
why-sent-nowhere = The loser must go to another establishment than this one: { $house }.
why-closed = This establishment is closed with two or three players: { $house }.
why-occupied = There is a Holster already, or nothing to attach one to.
why-taken = That character is taken: { $character }.
why-no-holster = You have no Holster with a { $gun } to offer.
why-no-white-horse = You have no white Horse with a { $gun }.
why-no-offer = That player offers you no Holster.
why-not-fewest =
    The Safe goes to an owner with the fewest Safes, and { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    } has more than another.
why-no-place = You have no Safe no. { $place }.

# ---- events

event-chose-character = { $seat } is { $character }.
event-star-placed = { $seat }’s star goes to the { $house }.
event-dealt = { $seat } is dealt two Safes: { $one } and { $two }.
event-passed-on = { $seat } passes a Safe to { $to }: { $safe }.
event-row = { $seat } now has two Safes: { $one } and { $two }.
event-rolled-black = { $seat } rolls the black die: { $pips }.
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
event-defends-stranger = { $seat } defends for the Stranger with a { $gun } ({ $item }).
event-joined = { $seat } rides in on a white Horse and joins the Robbery with a { $gun }.
event-offered-attacker = { $seat } offers the attacker a Holster with a { $gun }.
event-offered-defender = { $seat } offers the defender a Holster with a { $gun }.
event-accepted = { $seat } uses the Holster of { $giver }: a { $gun } more.
event-guarded = The attached Holster joins the defence: a { $gun } more.
event-rolled =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $total }.
event-tied = A tie: they roll again.
event-tied-with-thief = A tie for the highest roll: those who are tied roll again.
event-robbed =
    { $seat } takes the Safe from { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }.
event-stolen = { $seat } rides off with the Safe of { $whom }.
event-gained = { $seat } looks into the Safe: { $safe }.
event-kept =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } keeps the Safe.
event-swapped =
    { $seat } wins the Duel and changes places with { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }: { $seat } goes to the { $here }, the loser to the { $there }.
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
event-shuffled = { $seat } shuffles the row.
event-gave =
    { $seat } has four Safes and gives no. { $place } to { $stranger ->
        [1] the Stranger
       *[other] { $whom }
    }.
event-received = { $seat } looks at the Safe received: { $safe }.
event-heist-begins = A Heist! The Safe in the middle holds { $safe }.
event-heist-card = { $seat } shows a { $gun } ({ $item }).
event-heist-roll = { $seat } rolls { $pips }.
event-heist-tied = A tie for the highest roll: those players roll again.
event-heist-won = { $seat } wins the Heist and takes the Safe: { $safe }.
event-badges-called = The Badge Round begins: the Badges are called in order, and there is no limit of Safes any more.
event-badge-shown = { $seat } shows a Badge and has an extra turn. { $safe }.
event-badge-missing = Nobody shows this one. { $safe }.
event-star-shown = { $seat } reveals a starred Safe: { $safe }.
event-dagger-drawn = { $seat } makes the Dagger a Pepperbox for the Final Showdown and loses 1 gold.
event-dagger-sold = { $seat } gains 1 gold by the Dagger and will subtract a Pepperbox in the Final Showdown.
event-blew-up =
    { $seat } blows up { $stranger ->
        [1] the Stranger’s
       *[other] { $whom }’s
    } Safe no. { $place }: { $safe }.
event-nothing-to-blow-up = { $seat } finds nothing to blow up.
event-poker-roll = { $seat } plays poker with a { $gun } ({ $item }): { $pips }, and the red die shows { $red }.
event-poker-won = { $seat } wins at poker. Gold: +{ $gold }.
event-poker-lost = { $seat } loses at poker. Gold: −{ $gold }.
event-safe-open =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } opens a Safe: { $safe }.
event-house-gold = Gold in the { $house }: { $gold }.
event-advances =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } advances to the Final Showdown.
event-advances-by-cash =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } advances to the Final Showdown by Cash.
event-stranger-leaves = All three advance: the Stranger leaves, and the two players fight.
event-acts = { $seat } is the Stranger in the Final Showdown.
event-bout-card = { $seat } shows a { $gun } ({ $item }).
event-bout-total =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } rolls { $total } in all.
event-bout-tied = A tie for the lowest roll: they roll again.
event-hit =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } is hit.
event-out =
    { $stranger ->
        [1] The Stranger
       *[other] { $whom }
    } is hit again, and out.
event-hands-back = All cards are played: whoever is alive takes the hand back, and everybody knows it now.
event-peace = Not one Showdown Gun among those who advance: they share the victory in peace.
event-peace-alone = Not one Showdown Gun between { $seat } and the Stranger: { $seat } wins the game in peace.
event-fair = Everyone who advances has gold: they share it fairly.
event-wins-alone = { $seat } alone advances and wins the game.
event-wins = { $seat } wins the game. Yee-haw!
event-wins-as-stranger = { $seat } wins the game as the Stranger. Yee-haw!
event-shares = { $seat } shares the victory.
event-nobody-wins = The Stranger alone advances: nobody wins.

# ---- the board in the browser

board-table = The table
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
board-notes = What you know of Safes
board-note = { $safe }: one of { $where }
board-heist = Heist
board-bout = Final Showdown, bout { $number }
board-laid = On the table
board-duel = Duel
board-robbery = Robbery
board-attacks = attacks
board-defends = defends
board-defends-safe = defends Safe no. { $number }
board-thief = Horse Thief
board-offers = offers a Holster
board-hand = Your hand
