"""What a hand does with an aim: the same for both forms of the game."""

from collections.abc import Sequence

from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.moves import Launch, Throw
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import Act, grand_due
from flambeur.shows.strike.places import middle_of


def is_grand(table: Table) -> bool:
    """Tell whether the seat on turn has to throw all its dice [S17]."""
    frame = table.stack[-1]
    return isinstance(frame, Act) and grand_due(table, frame)


def is_first(table: Table) -> bool:
    """Tell whether the seat on turn has not thrown yet [S6]."""
    frame = table.stack[-1]
    return isinstance(frame, Act) and frame.first


def thrown_at(table: Table, style: str, dice: Sequence[Lying]) -> Launch | Throw:
    """Throw in a style at some dice; at none is at the middle, or at nothing in particular."""
    grand = is_grand(table)
    if table.is_physical:
        return launch_at(middle_of(dice), style, everything=grand)
    return Throw(style, tuple(lying.die for lying in dice), all=grand)
