"""How a novice errs in Vegas: by many dice, by a dear bill, by a tie that was not seen."""

from collections.abc import Callable

from flambeur.bots.bot import moves_of
from flambeur.bots.novice import Mistakes
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import OWN, ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.games.vegas.table import Table


def places_the_most_dice(view: View[Table], sensible: Move) -> Move | None:
    """Place the face that shows most often; many dice look strong."""
    return _most(view, sensible, lambda place: _dice(view.state, place.face))


def follows_the_dearest_bill(view: View[Table], sensible: Move) -> Move | None:
    """Go where the dearest bill lies, whoever is ahead there."""
    casinos = view.state.casinos
    return _most(view, sensible, lambda place: max(casinos[place.face - 1].bills, default=0))


def overlooks_ties(view: View[Table], sensible: Move) -> Move | None:
    """Take it that equal numbers of dice win, and go where that would pay most."""
    return _most(view, sensible, lambda place: _hoped_for(view, place.face))


def _most(view: View[Table], sensible: Move, charm: Callable[[Place], int]) -> Move | None:
    """Find the placement with the most charm; other decisions leave a novice cool."""
    if not isinstance(sensible, Place):
        return None
    return max((move for move in moves_of(view) if isinstance(move, Place)), key=charm)


def _dice(table: Table, face: int) -> int:
    """Count the own dice of a face, a big one twice."""
    match table.stack[-1]:
        case Choose(own=own):
            return own.count(face)
        case PlaceOrPass(small=small, big=big):
            return small.count(face) + 2 * big.count(face)
        case ChooseColours(colours=colours, faces=faces):
            return sum(
                colour == OWN and shown == face
                for colour, shown in zip(colours, faces, strict=True)
            )
    raise ValueError("nobody is choosing a face")


def _hoped_for(view: View[Table], face: int) -> int:
    """Tell which bill would be won if ties were."""
    table, seat = view.state, view.seat
    assert seat is not None  # noqa: S101 - spectators are never asked
    casino = table.casinos[face - 1]
    weights = casino.weights()
    own = weights[seat] + _dice(table, face)
    ahead = sum(count > own for colour, count in enumerate(weights) if colour != seat)
    bills = sorted(casino.bills, reverse=True)
    return bills[ahead] if own and ahead < len(bills) else 0


MISTAKES: Mistakes = {
    places_the_most_dice: 0.3,
    follows_the_dearest_bill: 0.25,
    overlooks_ties: 0.15,
}
"""How often each of them is made where it tempts."""
