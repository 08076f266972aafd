"""What is sent to one socket: how much may wait for it, and how it is told goodbye."""

from __future__ import annotations

from posse.server.bounds.limits import QUEUE
from posse.server.door.sockets import Socket
from posse.server.node.house import House

TOO_SLOW = 4008
SIGNED_OUT = 4010
TOO_MANY = 4429


class Outgoing:
    """The half of a connection that sends."""

    def __init__(self, house: House, socket: Socket) -> None:
        self.house = house
        self.socket = socket
        self.postbag = house.postbag
        self.is_cut = False
        self._out: list[bytes] = []
        self._size = 0
        self._kept = 0
        """Bytes that the other end had not taken when something was last sent."""

    def send(self, message: bytes) -> None:
        """Send soon. Who reads too slowly is cut, and resumes when it comes back."""
        if self.is_cut:
            return
        if not self._out:
            # An update and the `done` that follows it should travel together.
            self.postbag.add(self.flush)
        self._out.append(message)
        self._size += len(message)
        if self._size > QUEUE:
            self.cut_off()

    def waiting(self) -> int:
        """Bytes that were sent and not taken yet."""
        return self.socket.waiting()

    def flush(self) -> None:
        """All that waits goes out as one frame."""
        if not self._out:
            return
        out, self._out, self._size = self._out, [], 0
        kept = self._kept
        if kept and self.waiting() > QUEUE:
            self.cut_off()
            return
        self.socket.send(b"[" + b",".join(out) + b"]")
        self._kept = self.waiting()
        if kept or self._kept:
            self._reads_slowly()

    def _reads_slowly(self) -> None:
        """Not all has been taken, or had not been: it is counted, and perhaps somebody has to go."""
        raise NotImplementedError

    def cut_off(self) -> None:
        """Goodbye, at once: what waits for who reads too slowly is forgotten."""
        if not self.is_cut:
            self.is_cut = True
            self._out = []
            self.house.metrics.cut += 1
            self.socket.drop(TOO_SLOW)

    def end(self) -> None:
        """The session is over. Who has another one by now (a new name, say) comes back with that."""
        self.flush()
        self.socket.close(SIGNED_OUT)

    def make_way(self) -> None:
        """Somebody else needs the place."""
        self.flush()
        self.socket.close(TOO_MANY)
