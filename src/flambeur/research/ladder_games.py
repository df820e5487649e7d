"""Games among bots: who sat where, how it ended, and how long they thought."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from flambeur.bots import Bot
from flambeur.bots.files import weights_in
from flambeur.core.game import Options
from flambeur.core.match import Match
from flambeur.core.turn import Choice, Over
from flambeur.families import LadderTable, family_of, find
from flambeur.sources import SeededSource

Guests = Mapping[str, tuple[Options, Mapping[str, Callable[[str], Bot]]]]
"""By game: the options they need, and by name how each is made at a seed."""


class Kind(msgspec.Struct, frozen=True):
    """A way to play that has a ladder of its own."""

    game: str
    seats: int
    guests: str = ""
    """The module of bots from elsewhere that play too; its `GUESTS` names them."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays: the levels, the best first, then the guests."""
        visitors = tuple(guests_of(self.guests)[self.game][1]) if self.guests else ()
        return (*reversed(family_of(self.game).levels), *visitors)

    @property
    def table(self) -> LadderTable:
        """Find what its family says about the ladder."""
        return next(table for table in family_of(self.game).ladder if table.game == self.game)

    def options(self) -> Options:
        """Tell by which options."""
        if self.guests:
            return guests_of(self.guests)[self.game][0]
        return msgspec.convert(self.table.options, find(self.game).options)

    def bot(self, name: str, seed: str) -> Bot:
        """Make a level, by the weights of a folder if asked (`champion@FOLDER`), or a guest."""
        family = family_of(self.game)
        level, _, folder = name.partition("@")
        if level not in family.names:
            return guests_of(self.guests)[self.game][1][name](seed)
        with weights_in(Path(folder)) if folder else nullcontext():
            return family.bot(level, self.game, seed)


class Played(msgspec.Struct, frozen=True):
    """A finished game, all by seat."""

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]
    """Processor seconds for each move, where there was a choice."""

    def won(self) -> tuple[int, ...]:
        """Rank those who have won before all others; in no game is a second place worth more."""
        return tuple(min(rank, 2) for rank in self.ranks)

    def shares(self) -> list[float]:
        """Tell who has won; those who share first place share the win."""
        return [(rank == 1) / self.ranks.count(1) for rank in self.ranks]


def guests_of(module: str) -> Guests:
    """Find the bots that a module brings."""
    guests: Guests = import_module(module).GUESTS
    return guests


def play_out(match: Match[Any], bots: Sequence[Bot]) -> Over:
    """Let bots play a match to its end, each behind the view of its seat."""
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        match.submit(awaited.seat, bots[awaited.seat].choose(match.view(awaited.seat)))
    assert isinstance(awaited, Over)  # noqa: S101 - chance is settled
    return awaited


def play_game(kind: Kind, names: Sequence[str], seed: str) -> Played:
    """Play one game; the seed decides the dice and whatever the bots choose at random."""
    match = Match(find(kind.game), names, kind.options(), SeededSource(seed))
    bots = [kind.bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    times: list[list[float]] = [[] for _ in names]
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        seat, view = awaited.seat, match.view(awaited.seat)
        start = process_time()
        move = bots[seat].choose(view)
        if len(awaited.moves) > 1:
            times[seat].append(process_time() - start)
        match.submit(seat, move)
    assert isinstance(awaited, Over)  # noqa: S101 - chance is settled
    return Played(tuple(names), awaited.ranks, awaited.scores, tuple(map(tuple, times)))


@cache
def warm_up(kind: Kind, names: tuple[str, ...]) -> None:
    """Let everybody play once in this process, so that no loading or compiling is timed."""
    for first in range(0, len(names), kind.seats):
        table = [names[(first + seat) % len(names)] for seat in range(kind.seats)]
        play_game(kind, table, "warm")
