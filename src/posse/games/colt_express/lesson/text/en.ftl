# A first game with a guide: what is said at each step of script.toml, and why another choice is not the one that is meant.

lesson-aim = You are Cheyenne, in the last car of a train full of loot, with Django beside you and Doc one car ahead. After five rounds the richest bandit wins, and a round has two halves: first everybody plans, then the plans come true.

lesson-plan = To plan, lay a card on the common pile; where and against whom, you decide only when it is carried out. There is a Jewel on the floor beside you: play Robbery.
lesson-plan-draw = Drawing three cards is for poor hands, and yours is good. Whoever draws does nothing in this turn: play Robbery.
lesson-plan-fire = You can’t shoot somebody in your own car, and Doc may have moved on by then. First the loot: play Robbery.
lesson-plan-else = That would carry you, or the Marshal, about before you have anything in your pockets. Your car is full of loot: play Robbery.

lesson-tunnel = Doc will move, and Django has played Punch: that smells of trouble. In the tunnel cards lie face-down, so nobody sees yours: play the second Robbery, for wherever you are by then.
lesson-tunnel-draw = You have what you need in your hand. Use the dark of the tunnel: play Robbery.
lesson-tunnel-else = Not a bad idea, but loot wins this game, and nobody can see in the tunnel that you grab twice. Play Robbery.

lesson-gun = Out in the open again. Play Fire: each Bullet that hits becomes a useless card in the victim’s deck, and the one who has fired the most gets 1,000 dollars at the end.
lesson-gun-draw = Doc may like to draw, but you have a loaded gun. Play Fire.
lesson-gun-else = You may well need that later. Now play Fire: with Django so close, somebody will be in your sights.

lesson-law = Last turn of planning. The Marshal card moves the lawman by one car: whoever he finds inside gets a Bullet and flees onto the roof, and Doc is running towards him.
lesson-law-else = That would carry you towards the others, or leave the turn unused. The Marshal does your work from afar: play that card.

lesson-rob = Stealin’ begins: the pile is carried out in the order in which it was played, and yours comes first. Take the Jewel: it is worth 500 for sure, a Purse 250 to 500.
lesson-rob-else = You see what is in a Purse only once you have it, and it never holds more than 500. The Jewel always does: take it.

lesson-plans = There went the plan: Django punched you, the Jewel fell to the floor, and you landed in car 2. But your hidden Robbery is still on the pile, and it happens where you stand now: take the Jewel here.
lesson-plans-else = A Purse may hold as little as 250. The Jewel is 500, and it makes up for the one you lost.

lesson-shot = Django has picked up your Jewel. You fire: from inside a car you hit the next one, so Doc in car 1 and Django in car 3 are both in reach; aim at Django!
lesson-shot-else = The Marshal is about to deal with Doc anyway: your last card brings him there. Shoot Django, who has your Jewel.

lesson-score = The Marshal drove Doc onto the roof, the swivel arm swept everybody up there to the last car, and round 2 begins with Buck. After five rounds Purses, Jewels and Strongboxes are counted, and the best shooter gets 1,000 dollars more. Now play on by yourself!
