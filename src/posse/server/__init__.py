"""The table over the network. It knows no game; it finds them in the catalog.

The way of a choice, through the rooms:

door/sockets -> door/connection -> table/requests -> table/live -> book/store -> table/looks -> door/connection
a frame         a message          becomes lines     folded        written       for each         out
                                                                   down          pair of eyes

wire     what is said: every message of the socket (asks: in, tells: out); letters: what HTTP takes and gives
errors   what can't be done, and why, in the reader's language
bounds   how much there is of anything: limits, connections by address and time
book     what is written down: lines, store, guests
table    one table: its rules of conduct, people around it, what it does by itself
node     one process: all its tables, bots, lists, the operator's hands
door     where people come in: HTTP, sockets, what each message does
serve    the command
client   the other end, for programs and tests; programs: somebody's program on a seat

A room looks only into those above it in this list (and all into config, the settings); nobody looks in a circle
(tests/test_arrows.py).
"""
