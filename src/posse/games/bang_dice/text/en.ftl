title = BANG! The Dice Game
about = Sheriff, Outlaws and Renegades shoot it out with dice, and only the Sheriff shows his face. With the five modules of Old Saloon.
howto = The Sheriff and the Deputies want to get rid of all Outlaws and Renegades, the Outlaws want the Sheriff dead, and a Renegade wants to be the last one alive. Only the Sheriff’s role is open, so watch who shoots whom; three players have no Sheriff and show their roles: the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy, and who shoots the prey wins. On your turn you roll five dice, up to three times, and keep what you like; Dynamite can’t be rolled again. Arrows act at once, and when the last one leaves the pile the Indians attack everybody. Then you shoot your neighbours, hand out Beers and perhaps fire the Gatling; who has no life left is out, but still wins with the team.

option-saloon-dice = The Loudmouth and the Coward (Module 1)
option-saloon-dice-about = Each turn you may swap one base die for the risky Loudmouth or the careful Coward.
option-chief-arrow = The Indian Chief’s Arrow (Module 2)
option-chief-arrow-about = A tenth arrow that counts as two and spares its holder in an attack if nobody else has as many arrows.
option-roles = Roles (Module 3)
option-roles-about = Special roles have an ability that works once, at the moment its owner reveals the card.
option-roles-base = base roles
option-roles-special = special roles only
option-roles-mixed = base and special roles mixed
option-new-characters = New characters (Module 4)
option-new-characters-about = Eight more characters, shuffled with the sixteen of the base game; three of them need Module 1 or 2.
option-ghost = The Ghost (Module 5)
option-ghost-about = The first player to be eliminated stays as the Ghost and gives tokens that fix other players’ dice.

# ---- names

face-arrow = Arrow
face-dynamite = Dynamite
face-one = Bull’s Eye 1
face-two = Bull’s Eye 2
face-beer = Beer
face-gatling = Gatling
face-broken-arrow = Broken arrow
face-bullet = Bullet
face-double-one = double Bull’s Eye 1
face-double-two = double Bull’s Eye 2
face-double-gatling = double Gatling
face-double-beer = double Beer

die-base = base die
die-loudmouth = Loudmouth
die-coward = Coward

role-sheriff = Sheriff
    .a = the Sheriff
role-deputy = Deputy
    .a = a Deputy
role-outlaw = Outlaw
    .a = an Outlaw
role-renegade = Renegade
    .a = a Renegade
role-bear = Bear
    .a = the Bear (Sheriff)
role-good = The Good
    .a = The Good (Deputy)
role-doctor = Doctor
    .a = the Doctor (Deputy)
role-judge = Judge
    .a = the Judge (Deputy)
role-gambler = Gambler
    .a = the Gambler (Outlaw)
role-bad = The Bad
    .a = The Bad (Outlaw)
role-ugly = The Ugly
    .a = The Ugly (Outlaw)
role-right-hand = Right Hand of the Devil
    .a = the Right Hand of the Devil (Renegade)
role-left-hand = Left Hand of the Devil
    .a = the Left Hand of the Devil (Renegade)

character-bart-cassidy = Bart Cassidy
character-black-jack = Black Jack
character-calamity-janet = Calamity Janet
character-el-gringo = El Gringo
character-jesse-jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit-carlson = Kit Carlson
character-lucky-duke = Lucky Duke
character-paul-regret = Paul Regret
character-pedro-ramirez = Pedro Ramirez
character-rose-doolan = Rose Doolan
character-sid-ketchum = Sid Ketchum
character-slab-the-killer = Slab the Killer
character-suzy-lafayette = Suzy Lafayette
character-vulture-sam = Vulture Sam
character-willy-the-kid = Willy the Kid
character-jose-delgado = José Delgado
character-tequila-joe = Tequila Joe
character-apache-kid = Apache Kid
character-bill-noface = Bill Noface
character-vera-custer = Vera Custer
character-fuente = Elena Fuente
character-doc-holyday = Doc Holyday
character-molly-stark = Molly Stark

cause-indians = the Indians
cause-dynamite = Dynamite
cause-shots = shots
cause-gatling = the Gatling
cause-bullet = a Bullet

# ---- what a character can do, in one sentence

power-bart-cassidy = Instead of losing life to a 1, a 2 or the Gatling, may take arrows, one for each point, but never the last one.
power-black-jack = May re-roll Dynamite, unless three or more show.
power-calamity-janet = May use a 1 as a 2, and a 2 as a 1.
power-el-gringo = Whoever makes him lose life with shots or the Gatling takes an arrow.
power-jesse-jones = With 4 life points or fewer, a Beer he drinks himself counts double.
power-jourdonnais = Never loses more than 1 life point in an Indian attack.
power-kit-carlson = For each Gatling symbol, may discard an arrow of any player.
power-lucky-duke = Has one more re-roll.
power-paul-regret = Never loses life to the Gatling.
power-pedro-ramirez = For each life point he loses, may discard one of his arrows.
power-rose-doolan = May use a 1 at a distance of 1 or 2, and a 2 at a distance of 2 or 3.
power-sid-ketchum = At the start of his turn, a player of his choice gains 1 life point.
power-slab-the-killer = Once a turn, may spend a Beer so that one shot costs 2 life points.
power-suzy-lafayette = If her final dice show no 1 and no 2, gains 2 life points.
power-vulture-sam = Each time another player is eliminated, gains 2 life points.
power-willy-the-kid = Needs only two Gatling symbols to fire the Gatling.
power-jose-delgado = May add the Loudmouth as a sixth die.
power-tequila-joe = May add the Coward as a sixth die.
power-apache-kid = For an Arrow he rolls, may take the Chief’s Arrow from whoever holds it.
power-bill-noface = His Arrows act only once, after his last roll.
power-vera-custer = When she is hit by 1s and 2s, loses 1 life point less.
power-fuente = Once in each roll, may hand an arrow that she rolled to another player.
power-doc-holyday = If he uses three or more 1s and 2s in his turn, gains 2 life points.
power-molly-stark = When another player must lose life, may lose it in that player’s place.

# ---- what a role wants, or can do once

goal-sheriff = Wants all Outlaws and Renegades gone.
goal-deputy = Wants all Outlaws and Renegades gone, and the Sheriff alive.
goal-outlaw = Wants the Sheriff dead.
goal-renegade = Wants to be the last one alive.
goal-bear = A Sheriff with 3 extra life points instead of 2.
goal-good = A Deputy who may, at the start of his turn, become the Sheriff; the Sheriff becomes a Deputy.
goal-doctor = A Deputy who may, after any roll, turn one die to another face.
goal-judge = A Deputy who may take all effect from another role that is revealed.
goal-gambler = An Outlaw who may, after anybody’s last roll, have all dice rolled once more.
goal-bad = An Outlaw who may prevent another player from gaining life.
goal-ugly = An Outlaw who may, at the start of his turn, make two players exchange all their arrows.
goal-right-hand = A Renegade who may, at the end of his turn, take another one.
goal-left-hand = A Renegade who may keep a player who is at 0 in the game with 2 life points.

# ---- questions

ask-saloon-die = Your turn. Will you take one of the Saloon dice?
ask-heal = As Sid Ketchum you heal somebody at the start of your turn. Whom?
ask-reroll =
    Which dice will you roll again? { $left ->
        [one] One re-roll is left.
       *[other] { $left } re-rolls are left.
    }
ask-break-arrow = Broken arrow: whose arrow goes back to the pile?
ask-aim-one = Whom does a Bull’s Eye 1 hit? Still to assign: { $left }.
ask-aim-two = Whom does a Bull’s Eye 2 hit? Still to assign: { $left }.
ask-give-beer = Who gets a Beer? Still to give: { $left }.
ask-discard = As Kit Carlson you may discard an arrow, anybody’s, for each Gatling symbol. Symbols left: { $left }. Whose arrow?
ask-ghost-face = Which of your two dice becomes a token?
ask-haunt = To whom do you give the token: { $face }?
ask-take-arrow = Which arrow do you take? Still to take: { $left }.
ask-give-arrow = As Elena Fuente you may hand on this arrow. To whom?
ask-swap =
    As Bart Cassidy you may take arrows instead of losing life. You are about to lose { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    }. Will you take an arrow and lose 1 less?
ask-take-over =
    { $victim } is about to lose { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } to { $cause }. Will you, as Molly Stark, take the loss?
ask-drop =
    You have lost life. As Pedro Ramirez you may discard { $left ->
        [one] an arrow
       *[other] up to { $left } arrows
    } for it.
ask-return-all = You stay in the game. Will you return all your arrows to the pile?
ask-turn-die = As the Doctor you turn one die. Which one, and to which face?
ask-exchange = As The Ugly you make two players exchange all their arrows. Which two?
ask-save = As the Left Hand of the Devil you keep one player in the game. Whom?
ask-good = Your turn starts. Will you reveal The Good?
ask-ugly = Your turn starts. Will you reveal The Ugly?
ask-doctor = A die can be turned before it acts. Will you reveal the Doctor?
ask-judge = { $seat } has revealed a role: { $role }. Will you reveal the Judge?
ask-gambler = { $roller } has made the last roll of this turn. Will you reveal the Gambler?
ask-gambler-self = You have made the last roll of this turn. Will you reveal the Gambler?
ask-bad =
    { $gainer } is about to gain { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    }. Will you reveal The Bad?
ask-bad-self =
    You are about to gain { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    }. Will you reveal The Bad?
ask-right-hand = Your turn ends. Will you reveal the Right Hand of the Devil?
ask-left-hand-1 = { $a } is about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-2 = { $a } and { $b } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-3 = { $a }, { $b } and { $c } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-4 = { $a }, { $b }, { $c } and { $d } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-5 = { $a }, { $b }, { $c }, { $d } and { $e } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } and { $h } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-1 = You are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-2 = You and { $a } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-3 = You, { $a } and { $b } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-4 = You, { $a }, { $b } and { $c } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-5 = You, { $a }, { $b }, { $c } and { $d } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-6 = You, { $a }, { $b }, { $c }, { $d } and { $e } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-7 = You, { $a }, { $b }, { $c }, { $d }, { $e } and { $f } are about to be eliminated. Will you reveal the Left Hand of the Devil?
ask-left-hand-self-8 = You, { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g } are about to be eliminated. Will you reveal the Left Hand of the Devil?

# ---- for a first game: what a question is about

guide-saloon-die = The Loudmouth hits twice as hard but may cost you life; the Coward heals, and can take arrows away. Five base dice are never wrong.
guide-heal = Somebody gains 1 life point, and it may be you. On a player with full life it is wasted.
guide-reroll = Choose the dice to roll again and keep the rest. Dynamite stays where it is, three of them cost you life, and each new Arrow acts at once.
guide-break-arrow = One arrow goes back to the pile, also one of yours. It makes the next Indian attack milder for one player and a little later for all.
guide-aim = The player you choose will lose 1 life point when all shots are assigned. Whom you shoot tells the others whose side you are on.
guide-give-beer = One player gains 1 life point, up to the maximum. Whom you help tells as much as whom you shoot.
guide-discard = You may take one arrow for each Gatling symbol off anybody, yourself included. Your own arrows are what the Indians would make you pay for.
guide-ghost-reroll = Choose which of your two dice to roll again; Dynamite stays where it is. Their faces do nothing to anybody, they only say which token you can give.
guide-ghost-face = The symbol you choose becomes a token that fixes a die of another player. Two equal dice fix two dice.
guide-haunt = That player’s next turn begins with the die already set to your symbol. A present can help or hurt.
guide-take-arrow = The Chief’s Arrow counts as two, but spares you in an attack if you alone have the most. Taking the last arrow brings the Indians.
guide-give-arrow = You may hand this arrow to somebody else, once per roll. Watch the pile: the last arrow starts an attack, and it counts with whoever holds it then.
guide-swap = Each arrow you take saves you 1 life point now. The arrows cost you later, if the Indians come before you get rid of them.
guide-take-over = You may lose this life in the other player’s place. You get nothing for it but a living ally.
guide-drop = For each life point you lose you may discard one of your arrows. There is hardly ever a reason not to.
guide-return-all = You stay in the game with 2 life points. Without arrows the next attack can’t harm you.
guide-turn-die = Choose a die and the face it shall show; it then counts as if it had been rolled so.
guide-exchange = These two players swap all their arrows. Give many arrows to an enemy before the pile runs out.
guide-save = The player you choose stays with 2 life points; the others at 0 are out. You can do this only once.
guide-good = If you are The Good, you can become the Sheriff now, and the Sheriff becomes your Deputy: that helps when the Sheriff is nearly dead. If you are not, pass; everybody who might be is asked.
guide-ugly = If you are The Ugly, you can make two players swap their arrows now, once in the game. If you are not, pass; everybody who might be is asked.
guide-doctor = If you are the Doctor, you can turn one die that has not acted yet, once in the game. If you are not, pass; everybody who might be is asked.
guide-judge = If you are the Judge, you can stop the ability that was just shown, once in the game. If you are not, pass; everybody who might be is asked.
guide-gambler = If you are the Gambler, you can have all these dice rolled once more, and that result stands; it works once in the game. If you are not, pass; everybody who might be is asked.
guide-bad = If you are The Bad, you can take this gain away, once in the game, but everybody will know your side. If you are not, pass; everybody who might be is asked.
guide-right-hand = If you are the Right Hand of the Devil, you can take another whole turn now, once in the game. If you are not, pass; everybody who might be is asked.
guide-left-hand = If you are the Left Hand of the Devil, you can keep one player who is at 0 in the game, yourself included, but only once. If you are not, pass; everybody who might be is asked.

# ---- choices

choice-base-only = Five base dice
choice-with-die =
    { $dice ->
        [6] Add the { $die } as a sixth die
       *[other] Take the { $die }
    }
choice-heal = Heal { $seat }
choice-stop-rolling = Stop: keep all dice
choice-roll-1 = Roll again: { $a }
choice-roll-2 = Roll again: { $a }, { $b }
choice-roll-3 = Roll again: { $a }, { $b }, { $c }
choice-roll-4 = Roll again: { $a }, { $b }, { $c }, { $d }
choice-roll-5 = Roll again: { $a }, { $b }, { $c }, { $d }, { $e }
choice-roll-saloon-1 = Roll again: { $die } ({ $face })
choice-roll-saloon-2 = Roll again: { $a }, { $die } ({ $face })
choice-roll-saloon-3 = Roll again: { $a }, { $b }, { $die } ({ $face })
choice-roll-saloon-4 = Roll again: { $a }, { $b }, { $c }, { $die } ({ $face })
choice-roll-saloon-5 = Roll again: { $a }, { $b }, { $c }, { $d }, { $die } ({ $face })
choice-roll-saloon-6 = Roll again: { $a }, { $b }, { $c }, { $d }, { $e }, { $die } ({ $face })
choice-break-arrow =
    An arrow of { $seat }, who has { $arrows ->
        [one] one
       *[other] { $arrows }
    }
choice-shoot = Shoot { $seat }
choice-shoot-twice = Shoot { $seat } and spend a Beer: 2 hits instead of 1
choice-drink = A Beer for { $seat } ({ $life } of { $most })
choice-discard = Discard an arrow of { $seat }
choice-discard-chief = Discard the Chief’s Arrow of { $seat }
choice-discard-none = Discard no arrow
choice-enough = Discard no more
choice-ghost-face = { $face }
choice-haunt = Give it to { $seat }
choice-take-ordinary = An ordinary arrow
choice-take-chief = The Chief’s Arrow from the pile
choice-steal-chief = Take the Chief’s Arrow from { $seat }
choice-keep-arrow = Keep it
choice-give-arrow = Give it to { $seat }
choice-swap = Take an arrow and lose 1 less
choice-swap-chief = Take the Chief’s Arrow and lose 1 less
choice-lose-life =
    Take no arrow and lose { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    }
choice-let-it-be = No: { $victim } loses it
choice-take-over =
    Yes: you lose { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } in place of { $victim }
choice-drop = Discard an arrow
choice-drop-chief = Discard the Chief’s Arrow
choice-keep-arrows = No, keep the arrows
choice-return-arrows = Yes, return all the arrows
choice-pass = Pass
choice-good = Reveal The Good: become the Sheriff
choice-turn-die = Turn die { $number } from { $from } to { $to }
choice-exchange = { $one } and { $two } exchange their arrows
choice-save = { $seat } stays in the game
choice-ugly = Reveal The Ugly: two players exchange their arrows
choice-doctor = Reveal the Doctor: turn a die
choice-judge = Reveal the Judge: that ability has no effect
choice-gambler = Reveal the Gambler: all dice are rolled once more
choice-bad = Reveal The Bad: nothing is gained here
choice-right-hand = Reveal the Right Hand of the Devil: take another turn
choice-left-hand = Reveal the Left Hand of the Devil: keep a player in the game

# ---- refusals

why-no-such-player = There are only { $seats } players at this table.
why-out = { $seat } has been eliminated.
why-no-such-die = There are only { $dice } dice in this turn.
why-locked = A die that shows Dynamite is locked and can’t be rolled again.
why-not-yourself = You can’t shoot at yourself.
why-out-of-reach-one = { $seat } is out of reach of a Bull’s Eye 1.
why-out-of-reach-two = { $seat } is out of reach of a Bull’s Eye 2.
why-no-doubling = Only Slab the Killer can double a shot, once a turn and with a Beer.
why-no-ordinary-arrow = { $seat } has no arrow that could be broken.
why-no-arrow-there = { $seat } has no arrow to discard.
why-nobody-has-chief = Nobody holds the Chief’s Arrow.
why-chief-not-in-pile = The Chief’s Arrow is not in the pile.
why-no-arrow-in-pile = There is no ordinary arrow in the pile.
why-no-theft = Only Apache Kid can take the Chief’s Arrow from another player, when he rolls an Arrow.
why-give-to-others = An arrow that is handed on goes to another player.
why-no-chief-to-swap = The Chief’s Arrow is not in the pile, so it can’t be taken instead of a life point.
why-only-the-chief = { $seat } has no ordinary arrow, only the Chief’s Arrow.
why-no-one-to-rob = No other player holds the Chief’s Arrow.
why-no-such-token = You have no such arrow.
why-not-on-the-dice = None of the Ghost’s dice shows { $face }.
why-not-your-role = This is the moment of another role ({ $role }): you can only pass.
why-nothing-to-reveal = Your role ({ $role }) could do nothing now.
why-no-such-face = The { $die } has no face with { $face }.
why-shows-it-already = This die already shows { $face }.
why-acted-already = This { $face } has acted already: the Doctor comes too late.
why-nothing-to-exchange = Neither { $one } nor { $two } has an arrow to exchange.
why-not-dying = { $seat } is not about to be eliminated.

# ---- events

event-role-dealt = { $seat } is { $role_a }, and nobody else knows it.
event-sheriff = { $seat } is { $role_a } and plays first.
event-open-role = { $seat } is { $role_a }.
event-hunting = { $seat } hunts { $other }.
event-character = { $seat } plays { $character } with { $life } life points.
event-turn = { $seat } begins a turn.
event-saloon-die = { $seat } takes the { $die } in place of a base die.
event-sixth-loudmouth = { $seat } adds the Loudmouth as a sixth die.
event-sixth-coward = { $seat } adds the Coward as a sixth die.
event-healed = { $seat }, as Sid Ketchum, heals { $other }.
event-healed-self = { $seat }, as Sid Ketchum, takes the healing for themselves.
event-set-by-token =
    The Ghost’s gift sets { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of { $seat } to { $face }.
event-rolled-1 = { $seat } rolls { $a }.
event-rolled-2 = { $seat } rolls { $a } and { $b }.
event-rolled-3 = { $seat } rolls { $a }, { $b } and { $c }.
event-rolled-4 = { $seat } rolls { $a }, { $b }, { $c } and { $d }.
event-rolled-5 = { $seat } rolls { $a }, { $b }, { $c }, { $d } and { $e }.
event-rolled-saloon-1 = { $seat } rolls { $face } ({ $die }).
event-rolled-saloon-2 = { $seat } rolls { $a } and { $face } ({ $die }).
event-rolled-saloon-3 = { $seat } rolls { $a }, { $b } and { $face } ({ $die }).
event-rolled-saloon-4 = { $seat } rolls { $a }, { $b }, { $c } and { $face } ({ $die }).
event-rolled-saloon-5 = { $seat } rolls { $a }, { $b }, { $c }, { $d } and { $face } ({ $die }).
event-rolled-saloon-6 = { $seat } rolls { $a }, { $b }, { $c }, { $d }, { $e } and { $face } ({ $die }).
event-kept-1 = { $seat } keeps { $a }; the rest is rolled again.
event-kept-2 = { $seat } keeps { $a } and { $b }; the rest is rolled again.
event-kept-3 = { $seat } keeps { $a }, { $b } and { $c }; the rest is rolled again.
event-kept-4 = { $seat } keeps { $a }, { $b }, { $c } and { $d }; the rest is rolled again.
event-kept-5 = { $seat } keeps { $a }, { $b }, { $c }, { $d } and { $e }; the rest is rolled again.
event-kept-saloon-1 = { $seat } keeps { $face } ({ $die }); the rest is rolled again.
event-kept-saloon-2 = { $seat } keeps { $a } and { $face } ({ $die }); the rest is rolled again.
event-kept-saloon-3 = { $seat } keeps { $a }, { $b } and { $face } ({ $die }); the rest is rolled again.
event-kept-saloon-4 = { $seat } keeps { $a }, { $b }, { $c } and { $face } ({ $die }); the rest is rolled again.
event-kept-saloon-5 = { $seat } keeps { $a }, { $b }, { $c }, { $d } and { $face } ({ $die }); the rest is rolled again.
event-all-again =
    { $seat } rolls { $dice ->
        [2] both dice
       *[other] all { $dice } dice
    } again.
event-final-2 = The final dice of { $seat }: { $a } and { $b }.
event-final-5 = The final dice of { $seat }: { $a }, { $b }, { $c }, { $d } and { $e }.
event-final-saloon-5 = The final dice of { $seat }: { $a }, { $b }, { $c }, { $d } and { $face } ({ $die }).
event-final-saloon-6 = The final dice of { $seat }: { $a }, { $b }, { $c }, { $d }, { $e } and { $face } ({ $die }).
event-stopped = { $seat } keeps all dice and stops rolling.
event-arrow = { $seat } takes an arrow.
event-chief = { $seat } takes the Chief’s Arrow.
event-chief-stolen = { $seat } takes the Chief’s Arrow away from { $other }.
event-arrow-given = { $seat } hands the arrow on to { $other }.
event-chief-given = { $seat } hands the Chief’s Arrow on to { $other }.
event-indians = The last arrow has left the pile: the Indians attack!
event-arrows-back = All arrows go back to the pile.
event-arrow-broken = { $seat } breaks an arrow of { $other }: it goes back to the pile.
event-own-broken = { $seat } breaks an arrow of their own: it goes back to the pile.
event-nothing-to-break = { $seat } rolled a Broken arrow, but nobody has an arrow that it could break.
event-dynamite = { $seat } has three or more Dynamite: it explodes.
event-aimed = { $seat } shoots at { $other }: { $face }.
event-aimed-twice = { $seat } spends a Beer and shoots at { $other } with double force: { $face }.
event-beer = { $seat } gives a Beer to { $other }.
event-beer-self = { $seat } drinks a Beer.
event-gatling =
    { $seat } fires the Gatling{ $arrows ->
        [0] {""}
        [one] {" "}and gets rid of one arrow
       *[other] {" "}and gets rid of { $arrows } arrows
    }.
event-discarded = { $seat } discards an arrow of { $other }.
event-discarded-chief = { $seat } discards the Chief’s Arrow of { $other }.
event-discarded-own = { $seat } discards an arrow of their own.
event-discarded-own-chief = { $seat } holds the Chief’s Arrow and discards it.
event-spared-chief = { $seat } has the Chief’s Arrow and the most arrows, and so loses nothing in this attack.
event-spared-jourdonnais =
    { $seat } is Jourdonnais and loses no more than { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } to Indians.
event-spared-paul = { $seat } is Paul Regret and loses nothing to a Gatling.
event-spared-vera =
    { $seat } is Vera Custer and loses 1 life point less: { $points ->
        [0] none at all
       *[other] only { $points }
    }.
event-swapped = { $seat }, as Bart Cassidy, takes an arrow instead of losing a life point.
event-swapped-chief = { $seat }, as Bart Cassidy, takes the Chief’s Arrow instead of losing a life point.
event-taken-over =
    { $seat } steps in for { $victim } and takes over a loss of { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    }.
event-lost-indians =
    { $seat } loses { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } to the Indians and has { $left } left.
event-lost-dynamite =
    { $seat } loses { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } to the Dynamite and has { $left } left.
event-lost-shots =
    { $seat } is hit, loses { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } and has { $left } left.
event-lost-gatling =
    { $seat } loses { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } to the Gatling and has { $left } left.
event-lost-bullet =
    { $seat } loses { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } to the Bullet and has { $left } left.
event-dropped = { $seat }, as Pedro Ramirez, discards an arrow of their own.
event-dropped-chief = { $seat }, as Pedro Ramirez, discards the Chief’s Arrow.
event-gringo = { $other } has hurt { $seat }, who is El Gringo, and must take an arrow for it.
event-gained-beer =
    { $seat } gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } and has { $left }.
event-gained-sid =
    { $seat } gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } from Sid Ketchum and has { $left }.
event-gained-suzy =
    { $seat } is Suzy Lafayette, has no shots on the dice, gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } and has { $left }.
event-gained-sam =
    { $seat } is Vulture Sam, gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } from a death and has { $left }.
event-gained-doc =
    { $seat } is Doc Holyday, gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } for three or more shots and has { $left }.
event-gained-jesse =
    { $seat } is Jesse Jones and had 4 life points or less: the Beer counts double. { $seat } gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } and has { $left }.
event-wasted-beer = { $seat } can have no more life: the Beer is wasted.
event-wasted-sid = { $seat } can have no more life: the healing is wasted.
event-wasted-suzy = { $seat } is Suzy Lafayette and has no shots on the dice, but can have no more life.
event-wasted-sam = { $seat } is Vulture Sam and somebody has died, but { $seat } can have no more life.
event-wasted-doc = { $seat } is Doc Holyday and has fired three or more shots, but can have no more life.
event-eliminated = { $seat }, who was { $role_a }, is eliminated.
event-eliminated-as = { $seat } is eliminated as { $side_a } (role card: { $role }).
event-revealed = { $seat } reveals a role: { $role_a }.
event-judge = { $seat } passes judgement: the ability of { $other } ({ $role }) has no effect.
event-turned = { $seat } turns die { $number } from { $from } to { $to }.
event-gambler = { $seat } is not content: { $roller } must roll all dice once more.
event-gambler-self = { $seat } is not content and rolls all dice once more.
event-cancelled = { $seat } prevents it: { $other } gains nothing.
event-saved =
    { $seat } makes a deal with the Devil: { $other } stays in the game with { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }.
event-saved-self =
    { $seat } makes a deal with the Devil and stays in the game with { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }.
event-returned-all = { $seat } returns all arrows to the pile.
event-new-sheriff = { $seat } is the new Sheriff, and { $old } is a Deputy from now on.
event-exchanged = { $seat } makes { $one } and { $two } exchange all their arrows.
event-exchanged-own = { $seat } exchanges all arrows with { $other }.
event-another-turn = { $seat } takes another turn at once.
event-ghost = { $seat } comes back as the Ghost.
event-ghost-side = The Ghost Renegade { $seat } now plays as { $role_a }.
event-ghost-turn = The Ghost { $seat } haunts the saloon.
event-token = The Ghost { $seat } gives { $other } the token { $face }.
event-token-double = The Ghost { $seat } gives { $other } the tokens { $face } and x2.
event-tokens-back = What the Ghost has given goes back to the Ghost.
event-renegade-wins = { $seat } is the last one standing: the Renegade wins.
event-outlaws-win = The Sheriff is dead: the Outlaws win.
event-law-wins = All Outlaws and Renegades are gone: the Sheriff and the Deputies win.
event-hunter-wins = { $seat } has hunted { $other } down and wins.
event-last-one-wins = { $seat } is the last one standing and wins.
event-draw = Nobody is left: the game is a draw.
event-won = { $seat } wins as { $role_a }.
event-won-as = { $seat } wins as { $side_a } (role card: { $role }).
event-beaten = { $seat } loses as { $role_a }.
event-beaten-as = { $seat } loses as { $side_a } (role card: { $role }).

# ---- the board in the browser

board-players = Players, clockwise
board-table = On the table
board-turn = turn
board-won = won
board-out = out
board-ghost = Ghost
board-reach-one = in reach of a 1
board-reach-two = in reach of a 2
board-life = life { $life } of { $most }
board-arrows =
    { $n ->
        [one] { $n } arrow
       *[other] { $n } arrows
    }
board-chief = the Chief’s Arrow
board-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
board-losing = −{ $n }: { $cause }
board-role-hidden = role face down
board-role-yours = { $role }, face down
board-token = token: { $face } × { $n }
board-dice = Dice
board-die = Die { $number }: { $face }
board-unrolled = not rolled yet
board-fresh = just rolled
board-kept = kept
board-rerolls =
    { $n ->
        [one] One re-roll is left.
       *[other] { $n } re-rolls are left.
    }
board-pile = Pile
board-to-take = { $n } to take
board-lurking = May lie face down
board-victory-renegade = The Renegade is the last one standing and wins.
board-victory-outlaws = The Sheriff is dead: the Outlaws win.
board-victory-law = All Outlaws and Renegades are gone: the Sheriff and the Deputies win.
board-victory-hunter = The prey was hunted down.
board-victory-last-one = Only one is left, and wins.
board-victory-draw = Nobody is left: a draw.
board-dice-of = Dice of { $name }
board-roll-again = Roll again
board-keep = Kept
board-locked = locked
board-spent = spent
board-roll =
    { $n ->
        [0] Roll
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
board-stop = Stop
board-click-dice = Click the dice to roll again.
board-answers = Answers
board-base-dice = Five base dice
board-double-shot = Spend a Beer: 2 hits
board-faces = Faces
board-role-of = Role of { $name }: { $role }
board-result = The showdown
board-player = Player
board-character = Character
board-role = Role
board-life-left = Life
board-winner = winner
board-side = plays as { $role }
board-alive = alive
board-bang = Bang!
board-gatling = Gatling!
board-attack = Indians!
board-tokens = The Ghost’s tokens
board-twice = x2
