"""The table in the terminal: play, replay, simulate, read the rules."""
