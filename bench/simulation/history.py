"""What happened in one run, in words for people and in facts for the checker."""

from zlib import crc32

from bench.server.history import Ack, Seen, TableHistory
from bench.server.messages import PARTS, Update
from bench.simulation.loop import SimLoop
from flambeur.protocol.acts import Answer, Play
from flambeur.protocol.messages import Do
from flambeur.server.play.heard import Heard


class SimHistory:
    """Notes everything, in order; the same seed gives the same lines, byte for byte."""

    def __init__(self, loop: SimLoop) -> None:
        """Take whose time it is."""
        self._loop = loop
        self.lines: list[str] = []
        self.table = TableHistory()
        self.wrong: list[str] = []
        """Violations that were seen while they happened."""
        self.final: dict[str, str] = {}
        """Keys of moves and answers that were refused for good, with the reason."""
        self._told: dict[tuple[str, int], bytes] = {}

    def note(self, who: str, what: str) -> None:
        """Write a line."""
        self.lines.append(f"{self._loop.now:8.3f} {who:9} {what}")

    def acknowledged(self, person: str, key: str, seq: int) -> None:
        """Note a promise."""
        self.table.acks.append(Ack(f"{person}:{key}", seq))
        self.note(person, f"{key} is done, at {seq}")

    def refused(self, person: str, do: Do, code: str) -> None:
        """Note that somebody gives up; what names no moment may come late and fit then."""
        if isinstance(do.act, Play) or (isinstance(do.act, Answer) and do.act.to is not None):
            self.final[f"{person}:{do.key}"] = code
        self.note(person, f"{do.key} is refused: {code}")

    def updated(self, number: int, update: Update, raw: bytes, *, asked: bool) -> None:
        """Note what a viewer was told."""
        parts = PARTS.decode(raw)
        version = update.view.version if update.view is not None else 0
        view, events = crc32(bytes(parts.view)), crc32(bytes(parts.events))
        seen = Seen(update.since, update.seq, update.seat, version, view, events, asked=asked)
        self.table.seen.setdefault(number, []).append(seen)
        self.note(
            f"p{number}", f"sees {update.since} to {update.seq}, version {version}, {view:08x}"
        )

    def overheard(self, subject: str, heard: Heard) -> None:
        """Note what a worker tells the others: of each place there is one story."""
        if self._told.setdefault((subject, heard.seq), heard.body) != heard.body:
            self.wrong.append(f"two different steps were told at {heard.seq}")
