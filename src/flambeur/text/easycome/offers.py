"""A choice before it is made: whose prize it takes, or what the other dice can bring."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Values
from flambeur.games.easycome.table import THREE, Table
from flambeur.text.easycome.phrases import Phrases
from flambeur.text.easycome.reach import reach
from flambeur.text.easycome.standing import dice_of
from flambeur.text.offer import Offer
from flambeur.text.words import Words

SHOWN = 3
"""So many prizes are named for dice to be rolled, the likeliest first."""
MANY = 3
"""So many dice can show so much that only the prizes are named."""
MORE = "…"
BY_DICE = "+"
"""With this sign, dice can be typed as they are: `+55` keeps two fives."""


class Offers:
    """Describes the legal moves of a decision."""

    def __init__(self, words: Words, names: Sequence[str], phrases: Phrases) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = names
        self._phrases = phrases

    def of(self, table: Table, moves: Sequence[Move]) -> list[Offer]:
        """Describe each move: prizes first, then dice to keep, the fewest first."""
        return [self._offer(table, move, str(key)) for key, move in enumerate(moves, 1)]

    def _offer(self, table: Table, move: Move, key: str) -> Offer:
        match move:
            case Claim():
                return Offer(key, move, self._claim(table, move))
            case Keep(dice=dice):
                typed = BY_DICE + "".join(map(str, dice))
                return Offer(key, move, self._keep(table, dice), also=(typed,))
        raise TypeError(f"no words for {type(move).__name__}")

    def _claim(self, table: Table, move: Claim) -> str:
        prize, robbed = self._phrases.quoted(move.prize), table.owners[NUMBERS[move.prize]]
        count = table.owners.count(table.active) + 1
        outcome = [self._words("easycome-offer-count", count=count)]
        if count == THREE and not about_to_win(table, robbed):
            survive = self._words("easycome-survive", left=table.need)
            outcome = [self._words("easycome-offer-third", survive=survive)]
        if robbed is None:
            what = self._words("easycome-offer-take", prize=prize)
        else:
            name = self._names[robbed]
            what = self._words("easycome-offer-rob", prize=prize, name=name)
            if table.holds[robbed] is not None:
                outcome.append(self._words("easycome-offer-breaks"))
        return self._described(what, [*outcome, *self._too_late(table, robbed)])

    def _keep(self, table: Table, dice: Values) -> str:
        on_table = dice_of(table)
        assert on_table is not None  # noqa: S101 - dice are kept after a roll only
        kept = tuple(sorted(on_table.kept + dice))
        shown, count = self._phrases.dice(dice), DICE - len(kept)
        if not count:
            what = self._words("easycome-offer-end", dice=shown)
            return self._described(what, self._too_late(table, None))
        what = self._words("easycome-offer-keep", dice=shown, count=count)
        return self._described(what, self._chances(table, kept))

    def _chances(self, table: Table, kept: Values) -> list[str]:
        """Tell what the dice to be rolled must show, for the likeliest prizes."""
        open_to = [prize for prize in PRIZES if table.may_claim(prize)]
        found = [(prize, ways) for prize in open_to if (ways := reach(kept, prize)).rolls]
        found.sort(key=lambda pair: -pair[1].ways)
        chances = []
        for prize, ways in found[:SHOWN]:
            name = self._phrases.prize(prize)
            need = self._phrases.missing(prize, ways) if ways.dice < MANY else ""
            chances.append(self._words("easycome-with", prize=name, need=need) if need else name)
        if len(found) > SHOWN:
            chances.append(MORE)
        return chances or [self._words("easycome-offer-none")]

    def _too_late(self, table: Table, robbed: int | None) -> list[str]:
        """Name who wins at the end of this turn all the same."""
        return [
            self._words("easycome-offer-too-late", name=self._names[seat])
            for seat in about_to_win(table, robbed)
        ]

    def _described(self, what: str, outcome: Sequence[str]) -> str:
        if not outcome:
            return what
        return self._words("easycome-offer", what=what, outcome=" · ".join(outcome))


def about_to_win(table: Table, robbed: int | None = None) -> list[int]:
    """List who wins when this turn is over, unless it is the one who is robbed."""
    return [
        seat
        for seat, count in enumerate(table.holds)
        if count is not None and count + 1 >= table.need and seat != robbed
    ]
