"""What /metrics tells, in the words of Prometheus. No names, no tables, no guests.

Counting is adding to a number; only when somebody asks are the numbers put into Prometheus's form.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Seconds:
    """How long something took, by classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """So many took no longer than that."""
        names = [*(str(bound) for bound in BOUNDS), "+Inf"]
        return [(name, float(sum(self.counts[: place + 1]))) for place, name in enumerate(names)]


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.choices = 0
        self.late = 0
        self.messages = 0
        self.cut = 0
        self.connections = 0
        self.tables = 0
        self.batches = 0
        self.entries = 0
        self.notices = 0
        self.errors: Counter[str] = Counter()
        self.seconds = Seconds()
        self.lag = Seconds()
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """The numbers in Prometheus's form."""
        yield CounterMetricFamily("posse_choices", "Choices played", self.choices)
        yield CounterMetricFamily("posse_late", "Entries for which another node was first", self.late)
        yield CounterMetricFamily("posse_messages", "Messages from clients", self.messages)
        yield CounterMetricFamily("posse_cut", "Connections cut because they read too slowly", self.cut)
        yield CounterMetricFamily("posse_batches", "Transactions that wrote entries", self.batches)
        yield CounterMetricFamily("posse_entries", "Entries written", self.entries)
        yield CounterMetricFamily("posse_notices", "Notices to other nodes about entries", self.notices)
        yield GaugeMetricFamily("posse_connections", "Open sockets", self.connections)
        yield GaugeMetricFamily("posse_tables", "Tables in memory", self.tables)
        errors = CounterMetricFamily("posse_errors", "Requests refused, by reason", labels=["reason"])
        for reason, count in self.errors.items():
            errors.add_metric([reason], count)
        yield errors
        yield HistogramMetricFamily(
            "posse_request_seconds",
            "From a client's message to its answer, written down",
            self.seconds.buckets(),
            self.seconds.total,
        )
        yield HistogramMetricFamily(
            "posse_lag_seconds",
            "How late the loop comes to its work, looked at twenty times a second",
            self.lag.buckets(),
            self.lag.total,
        )

    def page(self) -> bytes:
        """The page for Prometheus."""
        return generate_latest(self._registry)
