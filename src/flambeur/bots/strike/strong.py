"""Strong play in Strike: stops by the solved game of pure dice, and throws for a match."""

from functools import lru_cache

from flambeur.bots.bot import moves_of
from flambeur.bots.strike.hand import carry_out, throws
from flambeur.bots.strike.pure import MOST, NUMBERS, solve
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.moves import Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.table import Table


class StrongStrike:
    """Knows when to stop if dice neither miss nor knock over, and how a match is likeliest."""

    def choose(self, view: View[Table]) -> Move:
        """Stop if the solved game of pure dice says so; else throw for the likeliest match."""
        table = view.state
        if Stop() in moves_of(view) and not _goes_on(table, table.active):
            return Stop()
        return carry_out(view, max(throws(view), key=lambda throw: _worth(table, throw)))


def _goes_on(table: Table, seat: int) -> bool:
    """Ask the solved game of two, against the strongest of the others."""
    others = [len(table.reserves[other]) for other in range(table.seats) if other != seat]
    own = len(table.reserves[seat])
    other = max(1, min(max(others), MOST - NUMBERS - own))
    key = (len(table.arena), min(own, MOST - NUMBERS - 1), other)
    return key[0] > 0 and solve().should_throw(key)


def _worth(table: Table, throw: Throw) -> float:
    """Tell how likely dice are taken; which ones are aimed at is all the same."""
    count = len(table.reserves[table.active]) if throw.all else 1
    return _match(len(table.arena), len(throw.targets), throw.style, count, grand=throw.all)


@lru_cache(maxsize=1_024)
def _match(old: int, targets: int, style: str, count: int, *, grand: bool) -> float:
    arena = [Lying(number, 2 + number) for number in range(old)]
    thrown = tuple(range(old, old + count))
    odds = odds_of(cast(thrown, arena, style, tuple(range(targets)), grand=grand))
    return float(odds.match)
