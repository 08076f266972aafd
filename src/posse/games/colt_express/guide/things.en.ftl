# What everything on the table is for, in a sentence each.

what-bandit-ghost = { board-skill-ghost }
what-bandit-belle = { board-skill-belle }
what-bandit-cheyenne = { board-skill-cheyenne }
what-bandit-tuco = { board-skill-tuco }
what-bandit-django = { board-skill-django }
what-bandit-doc = { board-skill-doc }

what-action-move = Inside: to the next car. On a roof: one, two or three cars along the roofs.
what-action-floor = From inside up to the roof of the same car, or down again.
what-action-fire = Give somebody in sight one of your Bullets: inside in the next car, on a roof along the roofs; never in your own car.
what-action-robbery = Take one piece of loot that lies where your bandit stands.
what-action-punch = Somebody where you stand drops a piece of loot of your choice and is thrown into the next car.
what-action-marshal = Move the Marshal one car forward or back; whoever is inside takes a neutral Bullet and flees to the roof.

what-loot-purse = Worth 250 to 500 dollars; only its owner may look.
what-loot-jewel = Worth 500 dollars.
what-loot-strongbox = Worth 1,000 dollars.

title-turn-standard = Standard turn
what-turn-standard = One go each, clockwise, cards face up.
title-turn-tunnel = Tunnel
what-turn-tunnel = One go each, and the cards are played face down.
title-turn-speeding = Speeding-up
what-turn-speeding = Everybody has two goes in a row, cards face up.
title-turn-switching = Switching
what-turn-switching = One go each, counter-clockwise from the First Player.

what-happening-angry-marshal = { board-event-angry-marshal }
what-happening-swivel-arm = { board-event-swivel-arm }
what-happening-braking = { board-event-braking }
what-happening-take-it-all = { board-event-take-it-all }
what-happening-rebellion = { board-event-rebellion }
what-happening-pickpocketing = { board-event-pickpocketing }
what-happening-marshals-revenge = { board-event-marshals-revenge }
what-happening-hostage = { board-event-hostage }
what-happening-no-event = { board-event-no-event }

what-roundcard-angry-marshal = { board-event-angry-marshal }
what-roundcard-swivel-arm = { board-event-swivel-arm }
what-roundcard-braking = { board-event-braking }
what-roundcard-take-it-all = { board-event-take-it-all }
what-roundcard-rebellion = { board-event-rebellion }
what-roundcard-tunnel = { board-event-no-event }
what-roundcard-bridge = { board-event-no-event }
what-roundcard-pickpocketing = { board-event-pickpocketing }
what-roundcard-marshals-revenge = { board-event-marshals-revenge }
what-roundcard-hostage = { board-event-hostage }

token-marshal = The Marshal
what-token-marshal = Whoever is inside his car takes a neutral Bullet and flees to the roof.
token-bullet = Bullet
what-token-bullet = A dead card in the deck of whoever was hit: it can’t be played and stays to the end.
token-neutral-bullet = Neutral Bullet
what-token-neutral-bullet = A Bullet from the Marshal or an event; it counts for nobody as a shot.
token-locomotive = Locomotive
what-token-locomotive = The first car: here the Marshal begins, with a Strongbox.
token-caboose = Caboose
what-token-caboose = The last car of the train.
