"""What happens when time runs out: the quietest move there is [S51]."""

from flambeur.core.parts import Move
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import Act, grand_due

SECONDS = 45
"""For each decision, unless the table says otherwise."""


def timeout_move(table: Table) -> Move:
    """Stop if that is allowed; else throw softly at the middle, without regrouping."""
    frame = table.stack[-1]
    assert isinstance(frame, Act)  # noqa: S101 - the clock runs for decisions only
    grand = grand_due(table, frame)
    if not frame.first and not grand:
        return Stop()
    return (
        launch_at((0, 0), "soft", everything=grand)
        if table.is_physical
        else Throw("soft", all=grand)
    )
