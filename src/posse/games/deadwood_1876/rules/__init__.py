"""The rules of Deadwood 1876, one file a chapter."""
