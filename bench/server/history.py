"""What players saw and were promised during the drills."""

from collections import defaultdict
from collections.abc import Callable
from time import monotonic

import msgspec

from bench.server.messages import PARTS, Update
from bench.server.player import Asked, Player, Recorder


class Ack(msgspec.Struct, frozen=True, gc=False):
    """Something the server said is committed."""

    key: str
    """As it stands in the log: with the person in front."""
    seq: int


class Seen(msgspec.Struct, frozen=True, gc=False):
    """An update as it came to a viewer; of the contents only hashes are kept."""

    since: int
    seq: int
    seat: int | None
    version: int
    view: int
    events: int
    asked: bool = False
    """It answers a viewer who came or came back; secrets seen in passing are covered there."""


class TableHistory(msgspec.Struct, gc=False):
    """All that is known of a table from outside."""

    acks: list[Ack] = msgspec.field(default_factory=list)
    seen: dict[int, list[Seen]] = msgspec.field(default_factory=dict)
    """What each viewer saw, in the order in which it came."""

    def snapshot(self) -> "TableHistory":
        """Keep what there is now: a log that is read later must have all of it."""
        seen = {viewer: list(those) for viewer, those in self.seen.items()}
        return TableHistory(list(self.acks), seen)


class History(Recorder):
    """Notes everything, table by table."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.tables: defaultdict[str, TableHistory] = defaultdict(TableHistory)
        self.complaints: list[str] = []
        self.acks = self.delays = 0
        self.on_giving: Callable[[Player, str], None] = lambda *_: None
        """Called before a part of the dice leaves, and when it is committed."""
        self._news: dict[int, list[float]] = defaultdict(list)

    def sent(self, player: Player, asked: Asked) -> None:
        """Notice that somebody gives their part."""
        if asked.gives:
            self.on_giving(player, f"before a {asked.gives}")

    def acknowledged(self, player: Player, asked: Asked, seq: int) -> None:
        """Note a promise."""
        self.tables[asked.table].acks.append(Ack(f"{player.person}:{asked.key}", seq))
        self.acks += 1
        if asked.gives:
            self.on_giving(player, f"after a {asked.gives}")

    def delayed(self, player: Player, asked: Asked) -> None:
        """Note that something has to wait."""
        self.delays += 1

    def refused(self, player: Player, asked: Asked | None, code: str) -> None:
        """Note a refusal: nobody here asks for anything that could be refused."""
        self.complaints.append(f"{asked.table if asked else player.table}: refused, {code}")

    def updated(self, player: Player, update: Update, raw: bytes) -> None:
        """Note what a viewer was told."""
        parts = PARTS.decode(raw)
        version = update.view.version if update.view is not None else 0
        view, events = hash(bytes(parts.view)), hash(bytes(parts.events))
        seen = Seen(
            update.since, update.seq, update.seat, version, view, events, asked=player.looking
        )
        self.tables[update.table].seen.setdefault(id(player), []).append(seen)
        if update.seq > update.since or player.seq == 0:
            self._news[id(player)].append(monotonic())

    def news_after(self, viewer: Player, moment: float) -> int:
        """Count how often a viewer learned something new after a moment."""
        news = [at for at in self._news[id(viewer)] if at > moment]
        self._news[id(viewer)] = news
        return len(news)
