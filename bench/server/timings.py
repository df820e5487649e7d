"""How long moves take, from the players' side."""

from array import array
from time import perf_counter

import msgspec

from bench.server.messages import Update
from bench.server.player import Asked, Player, Recorder


class Timings(Recorder):
    """Measures moves between `start` and `stop`; what is done before and after does not count."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.acks, self.deliveries = array("d"), array("d")
        self.bytes, self.updates, self.refusals = 0, 0, 0
        self.measuring = False
        self._sent: dict[str, tuple[int, Player, float]] = {}

    def sent(self, player: Player, asked: Asked) -> None:
        """Remember when a move went out, and from where in the log."""
        if asked.version >= 0:
            self._sent[asked.table] = (player.seq, player, asked.at)

    def acknowledged(self, player: Player, asked: Asked, seq: int) -> None:
        """Measure how long a move took to be committed."""
        if self.measuring and asked.version >= 0:
            self.acks.append(perf_counter() - asked.at)

    def refused(self, player: Player, asked: Asked | None, code: str) -> None:
        """Count a refusal; there should be none."""
        self.refusals += 1

    def delayed(self, player: Player, asked: Asked) -> None:
        """Count what has to be asked again; a limit may be the reason."""
        self.refusals += self.measuring

    def updated(self, player: Player, update: Update, raw: bytes) -> None:
        """Measure how long a move took to reach the others."""
        if not self.measuring:
            return
        self.updates += 1
        self.bytes += len(raw)
        since, mover, at = self._sent.get(update.table, (-1, player, 0.0))
        if update.since == since and mover is not player:
            self.deliveries.append(perf_counter() - at)


class Spread(msgspec.Struct, frozen=True):
    """The middle and the far end of many times, in milliseconds."""

    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.p50:.1f} / {self.p99:.1f} ms"


def spread(times: "array[float]") -> Spread:
    """Find the middle and the far end."""
    ordered = sorted(times) or [0.0]
    last = len(ordered) - 1
    return Spread(ordered[last // 2] * 1000, ordered[int(last * 0.99)] * 1000)
