# What the server says when something can't be done.
no-such-table = There is no such table.
no-such-seat = The table has no such seat.
no-such-game = There is no such game.
no-such-bot = There is no bot of that level.
no-such-phrase = There is no such phrase.
no-such-kind = The game has no such kind of question.
no-such-page = There is nothing at this address.
wrong-method = That can't be done at this address: see docs/protocol.md.
broken = Something went wrong in the server; its log says what.
bad-table = The table can't be set like that.
bad-message = That is not a message of this protocol.
operator-only = Only the operator of this server may see that.
bad-origin = Pages from elsewhere may not talk to this server.
bad-host = This server does not go by the name in that address. Its operator can add it: posse serve --name, see docs/hosting.md.
not-json = What is sent here must be JSON and say so: Content-Type: application/json.
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
muted = The host asks you to be quiet here.
kicked = The host has sent you away from this table.
nobody-there = There is nobody whom that could be about.
not-watching = Nobody may watch this table.
no-hints = There are no hints at this table.
hint-running = A hint for you is already being thought about.
coach-busy = The coach still thinks about your last choices.
no-advice = No bot had the time to think about it; ask again in a moment.
not-asked = You are not asked anything.
not-begun = The game has not begun.
not-over = Only when the game is over.
begun = The game has already begun.
over = The game is over.
sealed = The luck of this table is sealed already.
not-sealed = The luck of this table is not sealed yet.
bad-pledge = A pledge is the SHA-256 of 16 bytes: 64 hexadecimal digits.
bad-nonce = That is not the number that was pledged.
closed = This table is closed.
outdated = The rules of this game have changed since; it can be read, not played on.
unreadable = This table can’t be read; the server’s log says why. Nothing you can do brings it back, but its operator may.
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
book-full = There is no more room for that in the book of this table; the game can be played to its end.
undo-later = Not at this moment; try again a little later.
undo-luck = A die has fallen or cards were shuffled since; that can’t be taken back.
undo-takeover = A bot has taken over a seat since; what was before that can’t be taken back.
absent = Somebody who is away would have to agree to that, and no bot agrees for them.
proposal-open = Another proposal is open.
no-proposal = That proposal is not open any more.
not-asked-vote = You are not asked.
not-late = A bot can be called for somebody whose turn it is and who keeps the others waiting too long.
conceded = You have already conceded.
no-mail = This server sends no mail: its operator has not set that up.
no-hooks = This server sends nothing to channels: its operator has not said at which address it is found.
bad-mail = That is no e-mail address.
bad-way = Nothing can be sent there. Give the address of a webhook at Discord or Slack, or of a topic at ntfy.
too-many-ways = You can be called in { $most } ways at most.
too-many-moments = You can keep { $most } moments at most.
too-many-cups = You can run { $most } tournaments at a time.
no-such-cup = There is no such tournament.
cup-begun = This tournament has begun.
cup-full = { $most } are in already.
cup-few = { $fewest } have to enter at least.
cup-seats = Who sits where is drawn: nobody changes seats in a tournament.
too-many-friends = { $most } friends are enough for anybody.
too-many-groups = You can belong to { $most } groups at most.
too-many-members = A group has { $most } members at most.
no-such-group = There is no such group, or you don’t belong to it.
not-friends = Only friends can be asked to a table.
rated-one-seat = At a rated table everybody has one seat.
rated-no-undo = At a rated table nothing is taken back.
not-shown = This guest shows nothing of what they did.
no-passkeys = Passkeys need a name and a safe line: open this server by its name over HTTPS, or on its own machine as localhost.
bad-passkey = That passkey is not known here, or it answered too late; try again.
too-many-passkeys = You can have { $most } passkeys at most.
not-your-name = That is not your name; nothing was deleted.
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

# What a link says of itself in a messenger.
share-open = { $game }: take a seat
share-open-about = { $free ->
    [0] Every seat is taken: { $names }
    [one] One seat is free. At the table: { $names }
   *[other] { $free } seats are free. At the table: { $names }
  }
share-table = { $game }, a game to watch
share-replay = { $game }, looked at again
share-cup = A tournament: { $game }
