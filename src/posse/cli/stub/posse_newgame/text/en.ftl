title = New Game
about = Five cards, five rounds: lay the highest card, but no higher than you must.
howto = Whoever wins most of the five rounds wins the game. In each round all lay a card at the same time, and the highest card wins. What the others hold you don't know, and some cards are not in play.

# ---- names

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-13 = 13
card-14 = 14
card-15 = 15
card-16 = 16
card-17 = 17
card-18 = 18
card-19 = 19
card-20 = 20
card-21 = 21
card-22 = 22
card-23 = 23
card-24 = 24
card-25 = 25
card-26 = 26
card-27 = 27
card-28 = 28
card-29 = 29
card-30 = 30

# ---- questions

ask-card = Which card do you lay?

guide-card = Everybody lays a card at the same time, and the highest wins the round. Keep high cards for rounds that you can win only with them.

# ---- choices

choice-card = Lay the { $card }

# ---- refusals

why-not-yours = The { $card } is not in your hand.

# ---- what happens

event-dealt = Everybody gets { $n } cards.
event-laid = { $seat } lays the { $card }.
event-won = { $seat } wins the round.
