"""The judge of Royale with tiles: dice on casinos as without them, tiles by a look ahead."""

from collections.abc import Sequence

import msgspec

from flambeur.bots.vegas.royale.ahead import after
from flambeur.bots.vegas.royale.bluff import is_bluff
from flambeur.coach.judge import Shares, Worth
from flambeur.coach.vegas.judge import VegasJudge
from flambeur.coach.vegas.tiled import DEPTH, Tiled
from flambeur.core.parts import Move
from flambeur.core.state import settle
from flambeur.games.vegas.round import NextTurn
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollHand
from flambeur.protocol.review import Weighed

ERROR = 0.05
"""How far win chances may be off while tiles lie on the table: taken, not measured."""
LOOK = 0.02
"""The same for comparing moves by what tiles do."""


class RoyaleJudge:
    """Adds to the judge of the base what tiles have paid, and what they would pay now."""

    pays = True
    error = ERROR

    def __init__(self, table: RoyaleTable, *, quick: bool = False) -> None:
        """Take a table of the edition, and how much time there is."""
        self._base = VegasJudge(table, quick=quick)
        self._tiled = Tiled()

    def worth(self, state: RoyaleTable) -> Worth:
        """Tell the win chances, and what everybody will have after this round's payout."""
        base = self._base.worth(state)
        if not state.tiles:
            return base
        return _bounded(base.plus(self._tiled.of(state).less(self._base.now(state))))

    def luck(self, state: RoyaleTable, outcome: Move) -> Worth:
        """Judge throws by what they do, and hand rolls by what tiles pay now and no more."""
        match state.stack[-1]:
            case Throw(seat=seat):
                came = self._tiled.ahead(after(state, outcome), seat, DEPTH - 1)
                return came.less(self._tiled.ahead(state, seat))
            case RollHand() if state.tiles:
                gifts = self._tiled.of(state).less(self._base.now(state)).money
                return self._base.luck(_given(state, gifts), outcome)
        return self._base.luck(state, outcome)

    def options(self, state: RoyaleTable, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Value each move; what others must guess is not judged."""
        if is_bluff(tuple(moves)):
            return []
        if isinstance(state.stack[-1], PlaceOrPass):
            return self._placements(state, seat, moves)
        looked = [self._tiled.ahead(after(state, move), seat) for move in moves]
        return [
            Weighed(move, value.win[seat], value.money[seat], LOOK)
            for move, value in zip(moves, looked, strict=True)
        ]

    def _placements(self, table: RoyaleTable, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Roll out without tiles, but with the money that tiles will bring after each move."""
        rollouts = self._base.rollouts
        if not table.tiles:
            return rollouts.options(table, moves)
        bare = _bare(table)
        options = []
        for move in moves:
            tiled = self._tiled.ahead(_held(table, seat, move), seat)
            gifts = tiled.less(self._base.now(_held(bare, seat, move))).money
            option = rollouts.option(table, move, gifts)
            error = (option.error**2 + LOOK**2) ** 0.5
            options.append(msgspec.structs.replace(option, error=error))
        return options


def _given(table: RoyaleTable, gifts: Shares) -> RoyaleTable:
    """Give every seat an amount, which may be a fine."""
    given = table.copy()
    for seat, gift in enumerate(gifts):
        given.pay(seat, round(gift))
    return given


def _held(table: RoyaleTable, seat: int, move: Move) -> RoyaleTable:
    """Make a move and what its tile does, but let nothing follow, not even the payout."""
    held = table.copy()
    frame = held.stack.pop()
    held.stack = [RollHand(seat)]
    frame.play(held, move)
    held.stack = [waiting for waiting in held.stack if not isinstance(waiting, NextTurn)]
    settle(held)
    return held


def _bare(table: RoyaleTable) -> RoyaleTable:
    """Take all tiles away."""
    bare = table.copy()
    for casino in bare.casinos:
        casino.tile = None
    return bare


def _bounded(worth: Worth) -> Worth:
    """Keep win chances between 0 and 1, and let them sum to 1."""
    win = [min(1.0, max(0.0, share)) for share in worth.win]
    return Worth(tuple(share / sum(win) for share in win), worth.money)
