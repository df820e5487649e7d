"""What everybody may see of the hands of the one in turn; nothing of it is kept."""

import msgspec
from msgspec import UNSET

from flambeur.core.turn import Choice
from flambeur.protocol.messages import Gesture, Gestured
from flambeur.server.play.deciding import read_move
from flambeur.server.play.table import Table


def shown_of(gesture: Gesture, table: Table, person: str) -> Gestured | None:
    """Tell what the others see of a gesture: nothing if it comes too late or at a hidden choice."""
    turn = _turn_of(person, table)
    if turn is None or gesture.version != table.version:
        return None
    told = Gestured(table.id, gesture.version, turn.seat, gesture.kind)
    match gesture.kind:
        case "consider":
            return _considered(gesture, table, turn, told)
        case "aim":
            # Only what is aimed has moves that are told by their bounds.
            aim = {"angle": gesture.angle, "strength": gesture.strength}
            return msgspec.structs.replace(told, **aim) if turn.forms else None
        case _:
            return told


def _turn_of(person: str, table: Table) -> Choice | None:
    """Find what this person has to choose now, if they choose themselves."""
    seat = table.awaited()
    if seat is None or table.position is None or table.is_played_by_bot(seat):
        return None
    place, turn = table.card.places[seat], table.position.turn
    mine = place is not None and place.person == person
    return turn if mine and isinstance(turn, Choice) else None


def _considered(gesture: Gesture, table: Table, turn: Choice, told: Gestured) -> Gestured | None:
    """Tell the move that is looked at, if it may be played and everybody will see it then."""
    if turn.audience is not None:
        return None
    if gesture.move is UNSET:
        return told
    move = read_move(table, gesture.move)
    assert table.position is not None  # noqa: S101 - somebody is awaited
    table.position.awaits(turn.seat, move, gesture.version)
    return msgspec.structs.replace(told, move=move)
