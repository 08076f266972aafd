"""The rules of Colt Express, one file a chapter of the rulebook."""
