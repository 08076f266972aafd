# What the server says when something can't be done.
no-such-table = There is no such table.
no-such-seat = The table has no such seat.
no-such-game = There is no such game.
no-such-bot = There is no bot of that level.
no-such-phrase = There is no such phrase.
no-such-kind = The game has no such kind of question.
no-such-page = There is nothing at this address.
bad-table = The table can't be set like that.
bad-message = That is not a message of this protocol.
bad-origin = Pages from elsewhere may not talk to this server.
bad-order = That order can't be given.
bad-moment = There is no such moment in this game, or it may not be shown yet.
too-large = That message is too large; at most { $bytes } bytes.
too-fast = Too fast: wait a moment.
too-many-tables = You already have { $most } tables open.
too-many-watched = You look at too many tables at once.
too-many-watchers = This table is full of onlookers.
too-many-said = The chat of this table is full.
name-wanted = Please give a name of 1 to { $most } characters.
text-wanted = Please say something, in at most { $most } characters.
wrong-password = That is not this server's password.
sign-in = Tell the server your name first.
old-link = This link is not valid any more.
not-yours = That is not your seat.
not-host = Only the host of the table may do that.
not-watching = Nobody may watch this table.
not-asked = You are not asked anything.
not-begun = The game has not begun.
not-over = Only when the game is over.
begun = The game has already begun.
over = The game is over.
closed = This table is closed.
outdated = The rules of this game have changed since; it can be read, not played on.
paused = The game is paused.
not-paused = The game is not paused.
seat-taken = Somebody sits there already.
seat-free = Nobody sits there.
seats-free = There { $free ->
    [one] is one free seat
   *[other] are { $free } free seats
  } left.
stale = That was an answer to an earlier question.
bot-plays = A bot plays this seat at the moment.
nothing-to-undo = There is nothing to take back.
undo-later = Not at this moment; try again a little later.
proposal-open = Another proposal is open.
no-proposal = That proposal is not open any more.
not-asked-vote = You are not asked.
conceded = You have already conceded.
try-again = The server could not write that down; try again.

# Ready phrases of the chat.
say-hello = Howdy!
say-good-luck = Good luck, everyone!
say-thanks = Thank you!
say-well-played = Well played!
say-nice-move = Nice move!
say-oops = Oops!
say-thinking = I’m thinking …
say-your-turn = It’s your turn!
say-hurry = Come on, before the train leaves!
say-sorry = Sorry!
say-back-soon = I’ll be right back.
say-i-am-back = I’m back.
say-rematch = Another game?
say-goodbye = So long!
say-revenge = You’ll pay for that!
