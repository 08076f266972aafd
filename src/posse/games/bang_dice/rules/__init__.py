"""The rules, one file a chapter: setup, turn, rolling, arrows, resolution, loss, gain, victory, reveal, ghost."""
