"""What choices were worth: for who plays, after each of them; for who looks back, over a whole game.

`after.py` compares a choice with the one that a good bot would have taken, from what its seat could see. `course.py`
follows the chances of all seats through a game that is over, from its true positions. Both know no game: they play
on to the end, many times (`stakes.py`), and count who wins, in which place, with how many points.
"""

from __future__ import annotations

from posse.coach.after import Coaching, Follows, coach
from posse.coach.course import Course, Point, Turn, chances, learnt
from posse.coach.stakes import Stakes, Styles

__all__ = ["Coaching", "Course", "Follows", "Point", "Stakes", "Styles", "Turn", "chances", "coach", "learnt"]
