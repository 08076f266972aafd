"""The database as it is now. Migrations bring any older one here; `tests/server/test_store.py` holds both together."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("summary", Text, nullable=False),
    # Caches, brought up to date a moment later: which seats are asked (as bits), and entries counted in.
    Column("waiting", Integer, nullable=False, server_default="0"),
    Column("minded", Boolean, nullable=False, server_default=false()),
    Column("entries", Integer, nullable=False, server_default="0"),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_host", "host", "status"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), nullable=False),
    Index("seats_by_guest", "guest"),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("settings", Text, nullable=False, server_default=""),
    Column("called", BigInteger, nullable=False, server_default="0"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("door", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    # Of sessions: what kind of device, since when, and when it was last used.
    Column("device", String(40), nullable=False, server_default=""),
    Column("made", BigInteger, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index("keys_by_guest", "guest"),
)

# What lets a guest in from any device that keeps it (WebAuthn): the public half, good at one site only.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("credential", Text, nullable=False),
    Column("site", String(255), nullable=False),
    Column("public", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("door", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_guest", "guest"),
    Index("passkeys_by_credential", "credential", unique=True),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

# How guests want to be called when it is their turn: a browser, an e-mail address, a channel.
WAYS = Table(
    "ways",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("ways_by_guest", "guest"),
    Index("ways_by_address", "kind", "address"),
)

# Whose turn it is, of those who can be called; a cache of what the lines say, but for `called`.
TURNS = Table(
    "turns",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("turn", String(24), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("called", BigInteger, nullable=False, server_default="0"),
    Index("turns_by_called", "called", "seen"),
)

# Messages that have not arrived yet.
CALLS = Table(
    "calls",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("way", String(24), nullable=False),
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("calls_by_due", "due"),
)

# Of several nodes: who is alive until when (milliseconds, by the database's clock), who looks after which table, and
# who has which table before them and wants to hear of it.

NODES = Table(
    "nodes",
    METADATA,
    Column("node", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

HOMES = Table(
    "homes",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("node", String(16), nullable=False),
)

WATCHED = Table(
    "watched",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("node", String(16), primary_key=True),
)

# How games ended: facts, written once when they do (`annals`); forgotten with the table.

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("live", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("length", BigInteger, nullable=False),
    Column("choices", Integer, nullable=False),
    Index("results_by_kind", "kind", "game", "ended"),
)

PLAYS = Table(
    "plays",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(24), nullable=False),
    Column("role", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Index("plays_by_guest", "guest"),
)

# Moments of replays that somebody wants to find again.
MOMENTS = Table(
    "moments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("upto", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("note", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("moments_by_guest", "guest"),
)

# Who plays with whom: friends (a row each way), invitations to tables, groups that meet again and again.

FRIENDS = Table(
    "friends",
    METADATA,
    Column("guest", String(24), primary_key=True),
    Column("friend", String(24), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Index("friends_by_friend", "friend"),
)

INVITES = Table(
    "invites",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("asker", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("invites_by_guest", "guest"),
)

GROUPS = Table(
    "groups",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("group_id", String(24), ForeignKey("groups.id"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Index("members_by_guest", "guest"),
)

# Tournaments: who runs them or plays in them, and who sat at which table in which round (at none: a bye).

CUPS = Table(
    "cups",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("cups_by_state", "state"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("cup_id", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("runs", Boolean, nullable=False),
    Column("plays", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("entrants_by_guest", "guest"),
)

PAIRS = Table(
    "pairs",
    METADATA,
    Column("cup_id", String(24), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Index("pairs_by_guest", "guest"),
)

# Where guests stand besides: what is theirs alone goes with them, what is a fact about others, too, loses their name.
THEIR_OWN = (
    MOMENTS.c.guest,
    FRIENDS.c.guest,
    FRIENDS.c.friend,
    INVITES.c.guest,
    INVITES.c.asker,
    MEMBERS.c.guest,
    ENTRANTS.c.guest,
)
WITH_OTHERS = ((PLAYS.c.guest, PLAYS.c.name), (PAIRS.c.guest, PAIRS.c.name))
