"""What a drawing of Easy Come needs: how near every prize is, now and after each choice."""

from functools import lru_cache
from typing import Literal

from msgspec import UNSET, UnsetType

from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.moves import Keep
from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Prize, Values
from flambeur.games.easycome.table import THREE, Table
from flambeur.games.easycome.turn import Choose
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Wire
from flambeur.shows.easycome.heading import heading
from flambeur.shows.easycome.offers import about_to_win
from flambeur.shows.easycome.phrases import EXACT, LEAST, LISTED, LISTED_SUMS, MOST
from flambeur.shows.easycome.reach import FACES, Reach, nearest, reach
from flambeur.shows.easycome.standing import dice_of, is_at_hand
from flambeur.shows.picture import given, numbered

Stands = Literal["idle", "own", "now", "near", "out", "closed"]
Kind = Literal["rolls", "pair", "exact", "most", "least", "dice"]
SIGNS = {
    Prize.SUM_7: "7",
    Prize.SUM_13: "13",
    Prize.SUM_LE_3: "≤ 3",
    Prize.SUM_GE_17: "17+",
}
"""What stands on a prize that asks for a total."""
EXAMPLES: dict[Prize, Values] = {
    Prize.FOUR_KIND: (2, 2, 2, 2),
    Prize.TWO_PAIRS: (1, 1, 4, 4),
    Prize.TRIPLE_ODD: (3, 3, 3, 1),
    Prize.TRIPLE_EVEN: (4, 4, 4, 2),
    Prize.STRAIGHT: (1, 2, 3, 4),
}
"""What is drawn on a prize that asks for dice that go together."""
PAIR = 2


class Need(Wire, frozen=True):
    """What the dice that are still to be rolled must show for a prize."""

    dice: int
    kind: Kind
    """How to say it: as a list of rolls, as any other pair, as a total, or only how many dice."""
    rolls: tuple[Values, ...] = ()
    total: int = 0
    ways: int = 0
    """So many of all rolls bring it, with dice told apart."""


class PrizeCard(Wire, frozen=True, kw_only=True):
    """A prize as a card: what is drawn on it, whose it is, and how near it is to the roller."""

    prize: Prize
    owner: int | UnsetType = UNSET
    sign: str
    example: Values
    stands: Stands
    need: Need | UnsetType = UNSET


class Hope(Wire, frozen=True):
    """A prize that dice may bring, if some are kept now."""

    prize: Prize
    need: Need


class Outlook(Wire, frozen=True):
    """What keeping these dice leads to."""

    keep: Values
    dice: int
    """So many are rolled then; none is the end of the turn."""
    rolls: int
    """So many rolls are possible, with dice told apart."""
    ways: int
    """So many of them bring any prize."""
    hopes: tuple[Hope, ...]
    """The likeliest first."""


class Crown(Wire, frozen=True):
    """Somebody who holds three prizes, and how many turns they still have to survive."""

    seat: int
    left: int
    of: int


class EasyComeMine(Wire, frozen=True):
    """What only the one who decides is shown."""

    outlooks: tuple[Outlook, ...] = ()


class EasyComePicture(Wire, frozen=True, kw_only=True, tag="easycome"):
    """The table as it is drawn."""

    heading: Phrase
    """How far the game is."""
    prizes: dict[str, PrizeCard]
    """By number, as they lie on the table."""
    roller: int | UnsetType = UNSET
    """Whose dice lie on the table."""
    number: int
    """Which roll of the turn it is."""
    kept: Values
    rolled: Values
    crowns: tuple[Crown, ...]
    three: int
    """So many prizes make a crown."""
    challenge: int | UnsetType = UNSET
    ripe: tuple[int, ...]
    """Who wins at the end of this turn unless robbed."""
    mine: EasyComeMine | UnsetType = UNSET


def easycome_picture(view: View[Table]) -> EasyComePicture:
    """Draw what everybody may see; nothing on this table is hidden."""
    table, dice = view.state, dice_of(view.state)
    top = table.stack[-1] if table.stack else None
    return EasyComePicture(
        heading=heading(view.state),
        prizes=numbered(_card(table, prize) for prize in PRIZES),
        roller=UNSET if dice is None else table.active,
        number=top.number if isinstance(top, Choose) else 0,
        kept=dice.kept if dice else (),
        rolled=dice.rolled if dice else (),
        crowns=_crowns(table),
        three=THREE,
        challenge=given(table.challenge),
        ripe=tuple(about_to_win(table)) if table.winner is None else (),
    )


def easycome_mine(view: View[Table], seat: int) -> EasyComeMine:  # noqa: ARG001 - the view is theirs
    """Draw what the choices of a seat would bring."""
    return EasyComeMine(_outlooks(view))


def _crowns(table: Table) -> tuple[Crown, ...]:
    return tuple(
        Crown(seat, max(0, table.need - count), table.need)
        for seat, count in enumerate(table.holds)
        if count is not None
    )


def _card(table: Table, prize: Prize) -> PrizeCard:
    stands, need = _standing(table, prize)
    return PrizeCard(
        prize=prize,
        owner=given(table.owners[NUMBERS[prize]]),
        sign=SIGNS.get(prize, ""),
        example=EXAMPLES.get(prize, ()),
        stands=stands,
        need=need,
    )


def _standing(table: Table, prize: Prize) -> tuple[Stands, Need | UnsetType]:
    """Tell the same as the words do: to take now, so many dice away, or out of reach."""
    dice = dice_of(table)
    if dice is None:
        return "idle", UNSET
    if table.owners[NUMBERS[prize]] == table.active:
        return "own", UNSET
    if not table.may_claim(prize):
        return "closed", UNSET
    if is_at_hand(table, prize):
        return "now", UNSET
    found = nearest(dice.kept, dice.rolled, prize)
    return ("near", _need(prize, found)) if found.rolls else ("out", UNSET)


@lru_cache(maxsize=4096)
def _need(prize: Prize, found: Reach) -> Need:
    """Choose how to say what is missing, as the sentences do."""
    kind, total = _total(prize, found)
    if len(found.rolls) * found.dice <= (LISTED_SUMS if total is not None else LISTED):
        return Need(found.dice, "rolls", found.rolls, ways=found.ways)
    if prize is Prize.TWO_PAIRS and found.dice == PAIR:
        return Need(found.dice, "pair", ways=found.ways)
    return Need(found.dice, kind, total=total or 0, ways=found.ways)


def _total(prize: Prize, found: Reach) -> tuple[Kind, int | None]:
    if found.dice > 1:
        match prize:
            case Prize.SUM_7 | Prize.SUM_13:
                return "exact", EXACT[prize] - found.aside
            case Prize.SUM_LE_3:
                return "most", MOST - found.aside
            case Prize.SUM_GE_17:
                return "least", LEAST - found.aside
    return "dice", None


def _outlooks(view: View[Table]) -> tuple[Outlook, ...]:
    """Look ahead for the one who decides, one outlook for each legal choice of dice."""
    if not isinstance(view.turn, Choice):
        return ()
    open_to = tuple(prize for prize in PRIZES if view.state.may_claim(prize))
    dice = dice_of(view.state)
    kept = dice.kept if dice else ()
    return tuple(
        _outlook(kept, move.dice, open_to) for move in view.turn.moves if isinstance(move, Keep)
    )


@lru_cache(maxsize=1024)
def _outlook(kept: Values, more: Values, open_to: tuple[Prize, ...]) -> Outlook:
    aside = tuple(sorted(kept + more))
    left = DICE - len(aside)
    if not left:
        return Outlook(more, 0, 1, 0, ())
    found = [(prize, ways) for prize in open_to if (ways := reach(aside, prize)).rolls]
    found.sort(key=lambda pair: -pair[1].ways)
    good = tuple(sorted({roll for _, ways in found for roll in ways.rolls}))
    hopes = tuple(Hope(prize, _need(prize, ways)) for prize, ways in found)
    return Outlook(more, left, len(FACES) ** left, Reach(left, good).ways, hopes)
