"""What a position looks like, so that nobody tells the odds of one that is asked today."""

from flambeur.core.codec import encode
from flambeur.core.state import State


def look_of(state: State) -> bytes | None:
    """Write what lies at the casinos and who chooses among which dice, if somebody does.

    Money and rounds are left out: who asks with a little more of it asks for the same answer.
    """
    # No game is loaded before somebody plays it, and whoever has a position of it does.
    from flambeur.games.vegas.classic.turn import Choose  # noqa: PLC0415 - see above
    from flambeur.games.vegas.table import Table  # noqa: PLC0415 - see above

    frame = state.stack[-1] if state.stack else None
    if not isinstance(state, Table) or not isinstance(frame, Choose):
        return None
    casinos = [(sorted(one.bills), one.dice) for one in state.casinos]
    hands = [(player.dice, player.neutral) for player in state.players]
    return encode((casinos, hands, frame.seat, sorted(frame.own), sorted(frame.neutral)))
