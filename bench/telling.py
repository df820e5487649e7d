"""What sentences and pictures cost a worker for a move, and how many bytes a viewer gets.

Whole games are told to all who sit there, in this process, without a network or a database:
without a language, and with one, but with nothing, only sentences or only pictures made for it; the
differences are what those cost. It is processor time, for each move the smallest of several
repeats, calibrated by a yardstick that is looked at in between. Garbage is not collected meanwhile.
What is remembered from one repeat to the next would be remembered by a worker, too.
"""

import argparse
import asyncio
import gc
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import process_time
from unittest.mock import patch

import msgspec

from bench.server.crowd import spoken
from bench.server.payload import Payload
from bench.server.played import NAMES, Move, play_game
from bench.server.report import line
from bench.yardstick import NORM, look
from flambeur.protocol.messages import Language
from flambeur.server.bus.local import LocalBus
from flambeur.server.play import fan
from flambeur.server.play.desk import Desk
from flambeur.server.play.slots import Slot
from flambeur.server.play.taking import after
from flambeur.server.play.telling import Telling
from flambeur.server.signing import NAME, Signing
from flambeur.server.store.sqlite.store import SqliteStore

GAMES = (("vegas/2018", 3), ("vegas/royale", 4))
LEFT = 60.0
"""Seconds that players have for a move."""
SOMETIMES = 10
"""After so many moves somebody comes and watches."""
EACH = "a viewer and move"
KEY = "11" * 32
"""Signs for these tables; their dice depend on it, and are the same in every run."""


class Ear:
    """A viewer who only listens."""

    def __init__(self, person: str, language: Language | None) -> None:
        """Take who it is, and in which language they are told."""
        self.person, self.language = person, language
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.heard.append(message)


MAKERS: dict[str, tuple[object, str, object]] = {
    "words": (Telling, "told", None),
    "pictures": (fan.News, "_seen", {}),
}
"""Who makes what, and what there is instead without it."""


class Way(msgspec.Struct, frozen=True):
    """One way to tell a game."""

    worded: bool
    skipped: tuple[str, ...] = ()
    """What is not made for viewers with a language."""

    @contextmanager
    def made(self) -> Iterator[None]:
        """Skip what is not made here."""
        with ExitStack() as stack:
            for name in self.skipped:
                where, maker, nothing = MAKERS[name]
                stack.enter_context(patch.object(where, maker, lambda *_, _it=nothing, **__: _it))
            yield


BARE, NOTHING = Way(worded=False), Way(worded=True, skipped=("words", "pictures"))
WORDS, PICTURES = Way(worded=True, skipped=("pictures",)), Way(worded=True, skipped=("words",))
WAYS = (BARE, NOTHING, WORDS, PICTURES)


class Told(msgspec.Struct):
    """One game: what its moves cost in each way, and what the yardstick showed."""

    seconds: dict[Way, list[float]]
    yardstick: float

    def least(self, other: "Told") -> "Told":
        """Keep the smallest of both."""
        both = {way: zip(self.seconds[way], other.seconds[way], strict=True) for way in WAYS}
        seconds = {way: list(map(min, pairs)) for way, pairs in both.items()}
        return Told(seconds, min(self.yardstick, other.yardstick))


class Bench:
    """Tells games of one kind at a desk."""

    def __init__(self, desk: Desk, game: str, seats: int) -> None:
        """Take where, and what is played by how many."""
        self._desk, self._game, self._seats = desk, game, seats
        self.plain, self.worded, self.wholes = Payload(), Payload(), Payload()

    def tell(self, number: int) -> Told:
        """Tell one game in every way."""
        moves = {worded: self._play(number, worded=worded) for worded in (False, True)}
        seconds = {way: self._spend(way, moves[way.worded], number) for way in WAYS}
        return Told(seconds, look())

    def weigh(self, number: int) -> None:
        """Look at what the viewers of one game get."""
        for worded, payload in ((False, self.plain), (True, self.worded)):
            moves, ears = self._play(number, worded=worded), self._ears(number, worded=worded)
            self._run(moves, ears)
            for ear in ears:
                for update in ear.heard:
                    payload.add(update)
        for move in moves[::SOMETIMES]:
            now = fan.whole(move.table, LEFT)
            for ear in ears:
                self.wholes.add(now.for_person(ear.person, worded=ear.language is not None))

    def _play(self, number: int, *, worded: bool) -> list[Move]:
        signer = self._desk.signer
        return play_game(self._game, self._seats, number, signer, chained=worded)

    def _ears(self, number: int, *, worded: bool) -> list[Ear]:
        people = enumerate(NAMES[: self._seats], number)
        return [Ear(person, spoken(place) if worded else None) for place, person in people]

    def _spend(self, way: Way, moves: list[Move], number: int) -> list[float]:
        ears = self._ears(number, worded=way.worded)
        gc.collect()
        gc.disable()
        with way.made():
            seconds = self._run(moves, ears)
        gc.enable()
        return seconds

    def _run(self, moves: list[Move], ears: list[Ear]) -> list[float]:
        """Let a table go on as it does once a move is committed, and tell how long each took."""
        slot, seconds = Slot(moves[0].table, LEFT), []
        slot.viewers.update(ears)
        for move in moves:
            start = process_time()
            following, events = after(move.table, move.step, move.ahead)
            self._desk._tell(slot, following, events, LEFT)  # noqa: SLF001 - the one way to advance
            seconds.append(process_time() - start)
        return seconds


def measure(desk: Desk, game: str, seats: int, games: int, repeats: int) -> list[str]:
    """Tell so many games so often, and write what was found."""
    bench = Bench(desk, game, seats)
    found = [bench.tell(number) for number in range(games)]
    for _ in range(1, repeats):
        found = [told.least(bench.tell(number)) for number, told in enumerate(found)]
    for number in range(games):
        bench.weigh(number)
    moves = sum(len(told.seconds[BARE]) for told in found)
    head = f"{game}, {seats} seats, {games} games, {moves} moves, smallest of {repeats}"
    return [head, *_costs(found, moves), *_bytes(bench)]


def _costs(found: list[Told], moves: int) -> list[str]:
    yardstick = sum(told.yardstick for told in found) / len(found)
    scale = 1e6 / moves * NORM / yardstick
    took = {way: scale * sum(sum(told.seconds[way]) for told in found) for way in WAYS}
    rows = {
        "without a language": took[BARE],
        "lines of the record": took[NOTHING] - took[BARE],
        "words": took[WORDS] - took[NOTHING],
        "pictures": took[PICTURES] - took[NOTHING],
        "with a language, all of this": took[WORDS] + took[PICTURES] - took[NOTHING],
    }
    costs = [line(name, f"{us:7.0f} us a move, calibrated") for name, us in rows.items()]
    return [*costs, line("yardstick", f"{yardstick:7.0f} us   (calibrated to {NORM:.0f})")]


def _bytes(bench: Bench) -> list[str]:
    means = bench.worded.means()
    rows = [
        line(f"bytes, {part}", f"{size:7.0f} a viewer and move") for part, size in means.items()
    ]
    plain, whole = bench.plain.means()["all"], bench.wholes.means()["all"]
    return [
        *rows,
        line("bytes without a language", f"{plain:7.0f} {EACH}"),
        line("bytes of a table as it stands", f"{whole:7.0f} a viewer who comes"),
    ]


async def open_desk() -> Desk:
    """Make a desk with a key that is the same in every run."""
    store = SqliteStore(":memory:")
    await store.open()
    await store.shared_secret(NAME, KEY)
    desk = Desk(store, LocalBus(), signer=await Signing.open(store))
    await store.close()
    return desk


def main(arguments: list[str] | None = None) -> None:
    """Measure all kinds of games and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.telling", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each kind")
    parser.add_argument("--repeats", type=int, default=5, help="how often each is told")
    wish = parser.parse_args(arguments)
    desk = asyncio.run(open_desk())
    for game, seats in GAMES:
        print(*measure(desk, game, seats, wish.games, wish.repeats), sep="\n", flush=True)


if __name__ == "__main__":
    main()
