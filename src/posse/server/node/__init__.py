"""One process: all its tables, and what they share.

house       the tables, found, made, and kept up to date with other nodes
presence    who is at which table, over all nodes; crowd: all open sockets here, and who goes first
lists       of tables: the lobby's, and a guest's own
bots        the queue of those who wait for a bot to think; workers: the processes in which they do
sweeping    what is done every few seconds; pruning: forgetting; hours: the house's clock
opening     what an operator can get wrong, told before the house is open; admin: what they do to one that is
metrics     numbers for Prometheus; logs
"""
