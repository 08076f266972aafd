"""Studies: many games by many players, and what they tell (extra `studies`).

players      who can sit down: bots by name, or a class in somebody's file
matches      a plan, its line-ups, and a game played by one of them
crew         the work shared out among processes, its results in order; cluster: among the machines of a Ray cluster
results      the file of a tournament, to which games are only added
tournament   from a plan and a file to more games, until the order is certain
stories      whole games, from wherever they are, played again; parquet: the same as data
counts       what is counted about games; boards: what to look at in each
figures      tables of that; plots: drawn; page: all of it as one HTML page, its words in text/
changes      what can be changed about a game; changed: that game in a process of its own; whatif: both compared
standings    wins and fair shares, who beats whom, intervals, time a choice; ratings: the same by openskill
"""

from __future__ import annotations


class BadStudy(Exception):
    """What people can get wrong about a study: told in one sentence."""
