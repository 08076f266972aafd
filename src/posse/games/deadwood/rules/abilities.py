"""The abilities of all kinds of buildings, in the order of the rulebook (DW-180..253)."""

from __future__ import annotations

from posse.games.deadwood.rules.annex import ABILITIES as ABILITIES
from posse.games.deadwood.rules.buildings_1 import (
    bank,
    blacksmith,
    casino,
    general_store,
    gunsmith,
    hotel,
    laundry,
    stage_depot,
    undertaker,
)
from posse.games.deadwood.rules.buildings_2 import gold_mine
from posse.games.deadwood.rules.buildings_3 import (
    courthouse,
    dance_hall,
    fortune_teller,
    grifter,
    newspaper,
    telegraph_office,
)
from posse.games.deadwood.rules.buildings_x import church, saloon, sheriffs_office, town_hall

# In the order of `components.KINDS_OF_BUILDINGS`.
ABILITIES.extend(
    [
        town_hall, sheriffs_office, church, saloon,
        gunsmith, bank, blacksmith, casino, general_store, hotel, laundry, stage_depot, undertaker,
        gold_mine,
        fortune_teller, courthouse, grifter, newspaper, dance_hall, telegraph_office,
    ]
)  # fmt: skip
