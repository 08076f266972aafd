# A first game with a guide: what is said at each step of script.toml, and why another choice is not the one that is meant.

lesson-aim = Nobody owns a card here: you only know which three gangs you secretly back, the Ladies, the Reapers and the Dandies. At the end each of their cards in the three top rows brings you points, and nobody else knows whom to stop.

lesson-climb = On your turn any card may climb one row, slantwise, if a card stands beside it on that side. Let your Reapers climb from Bayard Street to Chatham Square: your Ladies beside them hold them up.
lesson-climb-side = That would work as well, but up there the Reapers would have the Catchers below them, not your Ladies. Gaps are filled from below, so climb where your own gangs stand: to Chatham Square.
lesson-climb-ladies = The Ladies are yours, too, so that is no bad move. But the next card of the deck, which fills the gap, is a Reaper: let the Reapers climb, and it lands beside the Ladies.
lesson-climb-early = Influence cards never come back, and high up there is nobody to banish yet. Keep them, and let a card climb.
lesson-climb-else = It is allowed to lift any card, but this gang is not yours: you would work for somebody else. Your gangs have a heart on the board.

lesson-support = Buck lifted the Rascals and Cora the Catchers; perhaps they back them, perhaps they bluff. The Rascals now stand beside your Reapers and hold them up: climb on to Cow Bay.
lesson-support-side = Up there the Catchers would be the neighbours who follow you. It is allowed, but let us go where the Rascals opened the way: to Cow Bay.
lesson-support-early = Not yet: nothing of value can be banished, and a spent card is gone for good.
lesson-support-else = That helps others more than you. Your Reapers at Chatham Square are already one row up: take them further.

lesson-gap = Whoever climbs leaves a gap, and you decide which of the two cards below moves up into it. Take your Ladies: that is a second step up in the same turn.
lesson-gap-else = The Reapers are yours, too, but one of them is already high up. Two gangs on the way up are harder to stop than one.

lesson-answer = There it is: Buck spent an influence card, his Rascals banished your Reapers from the game, and moved up. You do the same: spend the Butchers’ card, because you don’t back them.
lesson-answer-dear = Keep that one. In the three top rows only a card of the gang that does the banishing will do, so cards of gangs that are going up are worth more; low down any card does.
lesson-answer-later = The next card into the row that scores comes from Cow Bay or Bandit’s Roost, and none of yours is there. Answer Buck first: spend the Butchers’ card.

lesson-agent = Influence means: you tell any card in the pyramid to banish one of its neighbours. Let your Ladies at Chatham Square do it, right below the Rascals.
lesson-agent-else = It need not be your own gang, but whoever stands right below the victim can move up into its place. That should be your Ladies at Chatham Square.

lesson-victim = Now choose the victim: the Rascals at Cow Bay, who cost you your Reapers. The card leaves the game for good.
lesson-victim-own = Those are your own Reapers! Better to leave them where they are.
lesson-victim-rats = The Catchers would do as well, but then the Rascals stay the highest, and Buck has shown how much he likes them. Strike at Cow Bay.
lesson-victim-else = That card lies low and harms nobody yet. Strike at the Rascals at Cow Bay: their place is the one you want.

lesson-rise = The gap at Cow Bay is yours to fill. Move the Ladies up: they banished, and now they take the place.
lesson-rise-else = The Toughs would thank you, and so would whoever backs them. Send your own Ladies.

lesson-below = A gap runs down row by row, until the top card of the deck fills the base. Here again: your Reapers.
lesson-below-else = The Rascals would only get back on the stairs. Take the Reapers, who are yours.

lesson-heart = Buck and Cora have built on below, and your Ladies stand beside the Catchers: that is support enough. Step into the Heart of the District, the first row that scores; I shall fill the gaps behind them with your gangs.
lesson-heart-rats = That would carry the Catchers up, and you don’t back them. From Cow Bay your Ladies can go to the same place.
lesson-heart-early = You can banish later. The first place in the Heart is free now, and anybody could take it.
lesson-heart-else = A climb low down can wait: the first place in the Heart is free now. Take your Ladies from Cow Bay to Cross Street.

lesson-show = The first card in the Heart makes you show an ally, and the others, too, except the one who played just before you. Show the Ladies: everybody has seen you lift them anyway.
lesson-show-else = Nobody suspects that gang yet. What stays secret can’t be attacked: show the Ladies, who gave themselves away.

lesson-score = The Ladies at Cross Street are worth 1 point to you; the row above gives 2, the throne 3. Once the throne is taken nothing climbs any more: you banish or pass, and when all have passed, most points win. Now play on by yourself!
