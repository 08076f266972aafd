# What everything on the table is for, in a sentence each.

what-gun-messenger = Its die shows 1 2 2 3 3 4.
what-gun-winchester = Its die shows 1 1 2 2 3 3.
what-gun-colt = Its die shows 0 1 1 2 2 3.
what-gun-derringer = Its die shows 0 0 1 1 2 2.
what-gun-pepperbox = Its die shows 0 0 0 1 1 2.

what-die-messenger = Shows 1 2 2 3 3 4.
what-die-winchester = Shows 1 1 2 2 3 3.
what-die-colt = Shows 0 1 1 2 2 3.
what-die-derringer = Shows 0 0 1 1 2 2.
what-die-pepperbox = Shows 0 0 0 1 1 2.
what-die-negative = A Pepperbox die that is subtracted from your total in the Final Showdown.

what-pips-zero = Adds nothing.
what-pips-one = Adds 1 to your total.
what-pips-two = Adds 2 to your total.
what-pips-three = Adds 3 to your total.
what-pips-four = Adds 4 to your total.

what-item-horse-white = Move your star to another establishment with a free place; with the Horse Thief option it also lets you join somebody else’s Robbery.
what-item-horse-brown = Move your star to another establishment with a free place.
what-item-duster = Draw four cards, then discard three.
what-item-stetson = Look at two Safes of other players; with two or three players at one.
what-item-holster = Lend it in somebody else’s fight: its gun’s die is added to one side. With two or three players it is attached to a Safe or a character to defend it.

what-safe-gold-1 = Counts 1 for your establishment at the end.
what-safe-gold-2 = Counts 2 for your establishment at the end.
what-safe-gold-3 = Counts 3 for your establishment at the end.
what-safe-gold-4 = Counts 4 for your establishment at the end.
what-safe-gold-5 = Counts 5 for your establishment at the end.
what-safe-messenger = In the Final Showdown its owner rolls this die (1 2 2 3 3 4) in every bout.
what-safe-winchester = In the Final Showdown its owner rolls this die (1 1 2 2 3 3) in every bout.
what-safe-colt = In the Final Showdown its owner rolls this die (0 1 1 2 2 3) in every bout.
what-safe-derringer = In the Final Showdown its owner rolls this die (0 0 1 1 2 2) in every bout.
what-safe-pepperbox = In the Final Showdown its owner rolls this die (0 0 0 1 1 2) in every bout.
what-safe-badge-1 = Called as number 1 in the Badge Round: its owner takes one more turn.
what-safe-badge-2 = Called as number 2 in the Badge Round: its owner takes one more turn.
what-safe-badge-3 = Called as number 3 in the Badge Round: its owner takes one more turn.
what-safe-badge-4 = Called as number 4 in the Badge Round: its owner takes one more turn.
what-safe-badge-5 = Called as number 5 in the Badge Round: its owner takes one more turn.
what-safe-sarsaparilla = Its owner doesn’t use the strongest Showdown Gun.
what-safe-cash = Its owner reaches the Final Showdown whatever the gold says.
what-safe-dagger = Before the count its owner chooses: 1 gold less and one more Pepperbox, or 1 gold more and a Pepperbox that is subtracted.
what-safe-explosives = Before the count its owner blows up a face-down Safe of somebody else.
what-safe-poker = Before the count its owner rolls a gun from the hand, then the Colt’s die: on 0 or 1 that much gold is lost, on 2 or 3 it is won.

what-house-gem = An establishment: who has a star here shares its gold.
what-house-bella = An establishment: who has a star here shares its gold.
what-house-grand = An establishment: who has a star here shares its gold; it is not used with two or three players.

what-character-swearengen = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-calamity = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-leroy = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-johnson = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-alice = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-smith = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-bullock = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-star = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.
what-character-hickok = Characters have no powers: the star tells which establishment you are in, the card whether you were hit.

token-star = Star
what-token-star = Shows in which establishment you are, and so whose gold counts for you.
token-safe = Safe
what-token-safe = Holds gold, a Showdown Gun or a Badge, face down; you may keep three until the Badge Round.
token-badge = Badge
what-token-badge = Gives its owner one more turn when it is called in the Badge Round.
token-showdown-gun = Showdown Gun
what-token-showdown-gun = Adds its die to every roll of its owner in the Final Showdown.
token-stranger = The Stranger
what-token-stranger = Plays along with two players: has a star and Safes, but no hand.
