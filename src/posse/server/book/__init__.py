"""What is written down. A table is nothing but its lines; lines are only ever added.

ledger      the lines of a table
store       the database: its key decides who was first; schema, upgrade and migrations beside it; addresses
leases      which node is alive, looks after a table, wants to hear of it
news        what nodes hear of each other through it
pulse       whether it lives, and how late this process is
guests      names, cookies and personal links
"""
