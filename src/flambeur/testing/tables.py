"""Scripted dice and a table builder, for tests that start in the middle of a game."""

from collections.abc import Mapping, Sequence

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame
from flambeur.core.source import Source
from flambeur.games.vegas.classic.options import VegasOptions
from flambeur.games.vegas.classic.round import Payout
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.editions import CLASSICS
from flambeur.games.vegas.round import EndRound
from flambeur.sources.scripted import ScriptedSource


def rolled(text: str) -> Rolled:
    """Write a roll as digits, groups apart by `+`: `1135+26` is four own dice and two neutral."""
    return Rolled(tuple(tuple(sorted(map(int, group))) for group in text.split("+")))


def script(*rolls: str, then: Source | None = None) -> ScriptedSource:
    """Make dice that show these rolls, one after the other."""
    return ScriptedSource(map(rolled, rolls), then)


def vegas_table(
    *frames: Frame,
    seats: int = 2,
    options: VegasOptions | None = None,
    bills: Mapping[int, Sequence[int]] | None = None,
    pile: Sequence[int] = (),
    dice: Mapping[int, Sequence[int]] | None = None,
    game: Classic = CLASSICS[0],
) -> ClassicTable:
    """Build a table in the last round: bills and dice by casino, then what is awaited.

    `dice` lists the dice on a casino by colour, neutral dice last.
    """
    table = game.start(seats, options)
    table.round = table.rounds
    table.pile_up(pile)
    for face, notes in (bills or {}).items():
        table.fund(face - 1, tuple(notes))
    for face, counts in (dice or {}).items():
        for colour, count in enumerate(counts):
            table.put(face, colour, count)
    table.stack.clear()
    table.follow(*frames, Payout(), EndRound())
    return table
