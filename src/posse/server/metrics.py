"""What /metrics tells, in the words of Prometheus. No names, no tables, no guests."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One set a server, so that several in one process (tests) don't share theirs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.choices = Counter("posse_choices", "Choices played", registry=registry)
        self.late = Counter("posse_late", "Entries for which another node was first", registry=registry)
        self.messages = Counter("posse_messages", "Messages from clients", registry=registry)
        self.errors = Counter("posse_errors", "Requests refused, by reason", ["reason"], registry=registry)
        self.connections = Gauge("posse_connections", "Open sockets", registry=registry)
        self.cut = Counter("posse_cut", "Connections cut because they read too slowly", registry=registry)
        self.tables = Gauge("posse_tables", "Tables in memory", registry=registry)
        self.batches = Gauge("posse_batches", "Transactions that wrote entries", registry=registry)
        self.entries = Gauge("posse_entries", "Entries written", registry=registry)
        self.seconds = Histogram(
            "posse_request_seconds",
            "From a client's message to its answer, written down",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )

    def page(self) -> bytes:
        """The page for Prometheus."""
        return generate_latest(self.registry)
