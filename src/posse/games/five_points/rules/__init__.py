"""The rules, one file a chapter: setup, turn, advance, banish, reveal, scoring."""
