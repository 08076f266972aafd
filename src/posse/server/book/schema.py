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
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("door", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("keys_by_guest", "guest"),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
