"""The table over the network: lobby, tables, store, wire. It knows no game; it finds them in the catalog.

ledger      what is written down about a table, line by line; a table is nothing but its lines
sitting     a table folded from its lines: who sits, what was agreed, the game
store       the database: lines are only ever added, and its key decides who was first
tables      a table with people around it: what is asked of it, written down, and shown to each
minding     what a table does by itself: reaction windows, bots, clocks
windows     standing orders, and who may be answered for
bots        bots think in other processes, with a time budget
guests      names, cookies and personal links
presence    who is at which table, over all nodes
house       all tables of this process, and news from the other nodes
wire        every message of the socket (asks: in, tells: out); letters: what HTTP takes and gives
outlook     what a seat may want to know before it answers; hints
sockets     WebSockets, as uvicorn hosts them
connection  a guest's socket: limits, and what each message does
opening     what an operator can get wrong, told before the house is open; admin: what they do to one that is
app         the routes; serve starts them; client is the other end
"""
