"""Choices before they are made: the styles of a throw with their chances, pushing, stopping."""

from collections.abc import Sequence
from functools import lru_cache

from flambeur.core.parts import Move
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.moves import Leave, Regroup, Stop
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.table import Table
from flambeur.protocol.lines import Line, line
from flambeur.shows.offer import Offer
from flambeur.shows.strike.commands import KEYS
from flambeur.shows.strike.hand import is_grand, thrown_at
from flambeur.shows.strike.places import gathered


class Offers:
    """Describes what a seat can do."""

    def of(self, table: Table, moves: Sequence[Move]) -> list[Offer]:
        """Describe throws at all dice, pushing dice, and stopping."""
        offers = [self._throw(table, style) for style in STYLES]
        if table.is_physical and table.arena:
            dice = [lying.die for lying in table.arena]
            offers += [
                self._push("together", gathered(table.arena, dice)),
                self._push("apart", gathered(table.arena, [])),
            ]
        if Leave() in moves:
            offers.append(Offer(KEYS["leave"], Leave(), line("strike-offer-leave")))
        if Stop() in moves:
            offers.append(Offer(KEYS["stop"], Stop(), self._stop(table)))
        return offers

    def _throw(self, table: Table, style: str) -> Offer:
        grand, count = is_grand(table), len(table.reserves[table.active])
        what = line(f"strike-offer-{style}")
        if grand:
            what = line(f"strike-offer-all-{style}", count=count)
        if not table.is_physical:
            chance = _chance(style, len(table.arena), count if grand else 1)
            note = line("strike-offer-chance", chance=chance)
        elif table.arena:
            note = line(f"strike-offer-hand-{style}")
        else:
            note = line(f"strike-offer-alone-{style}")
        move = thrown_at(table, style, table.arena)
        return Offer(KEYS[style], move, what, (note,))

    def _push(self, verb: str, move: Regroup) -> Offer:
        return Offer(KEYS[verb], move, line(f"strike-offer-{verb}"))

    def _stop(self, table: Table) -> Line:
        if table.arena:
            return line("strike-offer-stop")
        return line("strike-offer-stop-empty")


@lru_cache(maxsize=256)
def _chance(style: str, lying: int, thrown: int) -> int:
    """Tell in how many of a hundred throws dice are taken; which numbers lie there is no matter."""
    arena = [Lying(number, 2 + number) for number in range(lying)]
    hand = tuple(range(lying, lying + thrown))
    grand = not lying and thrown > 1
    odds = odds_of(cast(hand, arena, style, tuple(range(lying)), grand=grand))
    return round(100 * odds.match)
