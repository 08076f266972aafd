"""The catalog of the server's tests: the real games, and the made-up one, which has windows and ballots."""

from __future__ import annotations

from posse.games import CATALOG as REAL
from posse.kernel.catalog import Catalog
from tests.kernel.standoff import STANDOFF

CATALOG = Catalog(*REAL, STANDOFF)
