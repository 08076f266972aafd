# What everything on the table is for, in a sentence each.

what-face-arrow = Take an arrow from the pile, at once, after the roll it came in.
what-face-dynamite = Can’t be rolled again; three of them end the rolling and cost you 1 life.
what-face-one = Costs the player next to you, left or right, 1 life.
what-face-two = Costs a player two places away, left or right, 1 life.
what-face-beer = Gives 1 life to you or to any other player.
what-face-gatling = Three of them: you return all your arrows, and everybody else loses 1 life.
what-face-broken-arrow = Put back one arrow of any player, at once; not the Chief’s.
what-face-bullet = You lose 1 life, at once.
what-face-double-one = Two shots at players next to you, each at whom you like.
what-face-double-two = Two shots at players two places away, each at whom you like.
what-face-double-gatling = Counts as two Gatlings.
what-face-double-beer = Two Beers, each for whom you like.

what-die-base = Arrow, Dynamite, 1, 2, Beer and Gatling, once each.
what-die-loudmouth = A risky die in place of a base die: Arrow, Dynamite, Bullet, and a double 1, 2 and Gatling.
what-die-coward = A careful die in place of a base die: Arrow, Dynamite, Broken arrow, 1, Beer and double Beer.

what-role-sheriff = { goal-sheriff }
what-role-deputy = { goal-deputy }
what-role-outlaw = { goal-outlaw }
what-role-renegade = { goal-renegade }
what-role-bear = { goal-bear }
what-role-good = { goal-good }
what-role-doctor = { goal-doctor }
what-role-judge = { goal-judge }
what-role-gambler = { goal-gambler }
what-role-bad = { goal-bad }
what-role-ugly = { goal-ugly }
what-role-right-hand = { goal-right-hand }
what-role-left-hand = { goal-left-hand }

what-character-bart-cassidy = { power-bart-cassidy }
what-character-black-jack = { power-black-jack }
what-character-calamity-janet = { power-calamity-janet }
what-character-el-gringo = { power-el-gringo }
what-character-jesse-jones = { power-jesse-jones }
what-character-jourdonnais = { power-jourdonnais }
what-character-kit-carlson = { power-kit-carlson }
what-character-lucky-duke = { power-lucky-duke }
what-character-paul-regret = { power-paul-regret }
what-character-pedro-ramirez = { power-pedro-ramirez }
what-character-rose-doolan = { power-rose-doolan }
what-character-sid-ketchum = { power-sid-ketchum }
what-character-slab-the-killer = { power-slab-the-killer }
what-character-suzy-lafayette = { power-suzy-lafayette }
what-character-vulture-sam = { power-vulture-sam }
what-character-willy-the-kid = { power-willy-the-kid }
what-character-jose-delgado = { power-jose-delgado }
what-character-tequila-joe = { power-tequila-joe }
what-character-apache-kid = { power-apache-kid }
what-character-bill-noface = { power-bill-noface }
what-character-vera-custer = { power-vera-custer }
what-character-fuente = { power-fuente }
what-character-doc-holyday = { power-doc-holyday }
what-character-molly-stark = { power-molly-stark }

token-arrow = Arrow
what-token-arrow = Costs 1 life when the Indians attack: that is, when the last arrow leaves the pile.
token-chief = The Chief’s Arrow
what-token-chief = Counts as two arrows, and spares its holder in an attack if nobody else has as many.
token-life = Life
what-token-life = Without any you are out; Beer brings it back, but never above what you began with.
token-ghost = Ghost token
what-token-ghost = Fixes a die of whoever gets it, for the first roll of their next turn.
