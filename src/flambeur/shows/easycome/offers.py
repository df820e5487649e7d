"""A choice before it is made: whose prize it takes, or what the other dice can bring."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Values
from flambeur.games.easycome.table import THREE, Table
from flambeur.protocol.lines import Phrase, Seat, line
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.reach import reach
from flambeur.shows.easycome.standing import dice_of
from flambeur.shows.offer import Offer

SHOWN = 3
"""So many prizes are named for dice to be rolled, the likeliest first."""
MANY = 3
"""So many dice can show so much that only the prizes are named."""
MORE = "…"
BY_DICE = "+"
"""With this sign, dice can be typed as they are: `+55` keeps two fives."""


Description = tuple[Phrase, tuple[Phrase, ...]]
"""What a move is, and what it would bring."""


class Offers:
    """Describes the legal moves of a decision."""

    def of(self, table: Table, moves: Sequence[Move]) -> list[Offer]:
        """Describe each move: prizes first, then dice to keep, the fewest first."""
        return [self._offer(table, move, str(key)) for key, move in enumerate(moves, 1)]

    def _offer(self, table: Table, move: Move, key: str) -> Offer:
        match move:
            case Claim():
                return Offer(key, move, *self._claim(table, move))
            case Keep(dice=dice):
                typed = BY_DICE + "".join(map(str, dice))
                return Offer(key, move, *self._keep(table, dice), also=(typed,))
        raise TypeError(f"no words for {type(move).__name__}")

    def _claim(self, table: Table, move: Claim) -> Description:
        prize, robbed = phrases.quoted(move.prize), table.owners[NUMBERS[move.prize]]
        count = table.owners.count(table.active) + 1
        outcome: list[Phrase] = [line("easycome-offer-count", count=count)]
        if count == THREE and not about_to_win(table, robbed):
            survive = line("easycome-survive", left=table.need)
            outcome = [line("easycome-offer-third", survive=survive)]
        if robbed is None:
            what = line("easycome-offer-take", prize=prize)
        else:
            name = Seat(robbed)
            what = line("easycome-offer-rob", prize=prize, name=name)
            if table.holds[robbed] is not None:
                outcome.append(line("easycome-offer-breaks"))
        return what, (*outcome, *self._too_late(table, robbed))

    def _keep(self, table: Table, dice: Values) -> Description:
        on_table = dice_of(table)
        assert on_table is not None  # noqa: S101 - dice are kept after a roll only
        kept = tuple(sorted(on_table.kept + dice))
        shown, count = phrases.dice(dice), DICE - len(kept)
        if not count:
            what = line("easycome-offer-end", dice=shown)
            return what, tuple(self._too_late(table, None))
        what = line("easycome-offer-keep", dice=shown, count=count)
        return what, tuple(self._chances(table, kept))

    def _chances(self, table: Table, kept: Values) -> list[Phrase]:
        """Tell what the dice to be rolled must show, for the likeliest prizes."""
        open_to = [prize for prize in PRIZES if table.may_claim(prize)]
        found = [(prize, ways) for prize in open_to if (ways := reach(kept, prize)).rolls]
        found.sort(key=lambda pair: -pair[1].ways)
        chances: list[Phrase] = []
        for prize, ways in found[:SHOWN]:
            name = phrases.prize(prize)
            need = phrases.missing(prize, ways) if ways.dice < MANY else None
            if need is None:
                chances.append(name)
            else:
                chances.append(line("easycome-with", prize=name, need=need))
        if len(found) > SHOWN:
            chances.append(MORE)
        return chances or [line("easycome-offer-none")]

    def _too_late(self, table: Table, robbed: int | None) -> list[Phrase]:
        """Name who wins at the end of this turn all the same."""
        return [
            line("easycome-offer-too-late", name=Seat(seat)) for seat in about_to_win(table, robbed)
        ]


def about_to_win(table: Table, robbed: int | None = None) -> list[int]:
    """List who wins when this turn is over, unless it is the one who is robbed."""
    return [
        seat
        for seat, count in enumerate(table.holds)
        if count is not None and count + 1 >= table.need and seat != robbed
    ]
