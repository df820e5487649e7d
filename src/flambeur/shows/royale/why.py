"""Why a decision of Royale is the best: casinos, the big die, machines, and passing."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Pass
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.protocol.lines import Line, Phrase, line
from flambeur.protocol.review import Described, Weighed
from flambeur.shows.royale.lines import RoyaleLines
from flambeur.shows.royale.scene import Scene, changed, weight_of
from flambeur.shows.royale.tiles import SHOWS
from flambeur.shows.royale.turn_offers import shown
from flambeur.shows.vegas.fortunes import guarding
from flambeur.shows.vegas.people import colours_of
from flambeur.shows.vegas.why import Change, keeping, placing, spending
from flambeur.shows.why import reasons

SHORT: dict[Move, Phrase] = {Pass(): line("royale-why-passing")}
Laid = tuple[int, int, int]
"""A casino, and the small and big dice that are placed there."""


def royale_why(
    view: View[Any], options: Sequence[Weighed], chosen: int | None = None
) -> tuple[Line, ...]:
    """Say why a decision is the best, and why the chosen one falls behind."""
    assert isinstance(view.turn, Choice)  # noqa: S101 - asked of a decision only
    table, seat = view.state, view.turn.seat
    scene = Scene(table, seat, table.stack[-1], colours_of(table))

    def facts(move: Move, other: Move, said: Described) -> Sequence[Phrase]:
        laid = _laid(scene, move)
        if laid is not None:
            is_best = move == options[0].move
            dice = _dice(scene, laid, _laid(scene, other), best=is_best)
            lead = guarding(table, seat, options) if is_best else []
            return [*_placed(scene, laid), *dice, *lead]
        if isinstance(move, Pass):
            return [line("royale-why-pass", count=_held(scene))]
        return said.brings

    return reasons(RoyaleLines(table), view, options, chosen, facts, SHORT)


def _laid(scene: Scene, move: Move) -> Laid | None:
    """Tell which dice a move puts where, if it places any."""
    match move:
        case Place(face=face):
            return face, *shown(scene, face)
        case PlayPower(casino=casino, big=big):
            return casino, int(not big), int(big)
    return None


def _placed(scene: Scene, laid: Laid) -> list[Phrase]:
    """Tell what a placement means at its casino, and what its machine does."""
    casino, small, big = laid
    at, gain = scene.table.casinos[casino - 1], weight_of(small, big)
    before = at.weights()
    after = changed(before, scene.seat, gain)
    found = placing(Change(scene.table, scene.seat, at.bills, before, after))
    twice: list[Phrase] = [line("royale-why-big")] if big else []
    tile = at.tile
    then = [] if tile is None else SHOWS[tile.id].placing(scene, tile, gain)
    return [*found, *twice, *then]


def _dice(scene: Scene, laid: Laid, other: Laid | None, *, best: bool) -> list[Phrase]:
    """Compare how many dice two placements take."""
    if other is None:
        return []
    own, others = sum(laid[1:]), sum(other[1:])
    return keeping(own, others, _held(scene)) if best else spending(own, others)


def _held(scene: Scene) -> int:
    player = scene.table.players[scene.seat]
    return player.dice + player.big
