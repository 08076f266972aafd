# What the table itself says, in any game.
why-game-over = The game is over.
why-no-such-seat = There is no such seat; the table has { $seats } of them.
why-no-such-choice = There is no such choice; this game numbers its choices from 0 to { $total }, the last not included.
why-not-asked = The table is not waiting for you.
why-answered = You have already chosen.
why-stale = That was an answer to an earlier question.
why-other-question = That answers another question than the one you are asked.
why-not-offered = That can't be chosen now.
