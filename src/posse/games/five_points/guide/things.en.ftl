# What everything on the table is for, in a sentence each.

what-gang-butchers = Their sign is a cleaver.
what-gang-dragons = Their sign is a horned head.
what-gang-dandies = Their sign is a top hat with a moustache.
what-gang-ladies = Their sign is a fan.
what-gang-toughs = Their sign is a knuckleduster.
what-gang-rats = Their sign is a rat.
what-gang-reapers = Their sign is a scythe with an ear of corn.
what-gang-rascals = Their sign is a shamrock.

what-row-base = Worth nothing; gaps here are filled from the deck.
what-row-second = Worth nothing; any influence card can banish from here.
what-row-third = Worth nothing; any influence card can banish from here.
what-row-heart = 1 point for each card; the first card to enter makes players show an alliance.
what-row-no-mans-land = 2 points for each card; the first card to enter makes players show an alliance once more.
what-row-top = 3 points; when it is taken, nothing climbs any more.

token-alliance = Alliance
what-token-alliance = One of the three gangs you back: at the end their cards in the three top rows score for you.
token-influence = Influence card
what-token-influence = Spent to banish a card; for a victim in the three top rows it must be of the gang that banishes.
token-boss = Boss
what-token-boss = A card of its gang like any other; bosses only come into play first.
