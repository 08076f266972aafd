"""All attacks at once, for some seconds. The real bar, a tenth of a second for 99 of 100, is the soak's: it needs a
machine that has nothing else to do.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.attacks import Sizes
from tests.server.siege import Siege, above, share, stronghold


def test_honest_tables_do_not_notice(tmp_path: Path) -> None:
    """Nothing of theirs is refused or lost. Every second choice is acknowledged in a tenth of a second, or, on a busy
    machine, not much later than in quiet or than the clients themselves wake up; and the server's loop never stands
    still for long. One socket that freezes everybody, as there was one, breaks both by seconds."""
    with stronghold(tmp_path) as server:
        siege = Siege(server, Sizes())
        asyncio.run(asyncio.wait_for(siege.run(8, 6, 0, 14), 150))
    assert not siege.faults, str(siege)
    quiet, under = siege.phases.values()
    assert len(under.took) > 50, str(siege)
    assert share(under.took, 50) < max(0.1, 10 * share(quiet.took, 50), 5 * share(under.theirs, 99)), str(siege)
    late = sum(count for bound, count in above(under.loop) if bound == 0.25)
    assert late <= 0.05 * under.loop[-1][1] + 1, str(siege)
