"""The picture of classic Vegas: how casinos stand, and what each offered face would change."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import UNSET, UnsetType

from flambeur.core.turn import Choice, Over
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Casino, Table
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Wire
from flambeur.shows.picture import given, numbered
from flambeur.shows.vegas.heading import heading
from flambeur.shows.vegas.offers import placed_by

Standing = Literal["leads", "follows", "ties", "unpaid", "absent"]


class Stack(Wire, frozen=True, kw_only=True):
    """The dice of one colour at a casino."""

    colour: int
    dice: int
    weight: int
    """What the dice count for."""
    tied: bool = False
    bill: int | UnsetType = UNSET
    """What the colour would take if the round ended now."""


class Front(Wire, frozen=True, kw_only=True):
    """A casino: its bills, the dearest first, and its stacks as a ranking."""

    bills: tuple[int, ...]
    stacks: tuple[Stack, ...]


class Holder(Wire, frozen=True, kw_only=True):
    """A colour with what it holds; what that is worth is there if everybody may know it."""

    dice: int
    neutral: int
    hand: int
    """The dice a round starts with, neutral ones included."""
    bills: int
    won: tuple[int, ...] | UnsetType = UNSET
    """The bills themselves, the dearest first."""
    money: int | UnsetType = UNSET
    leads: bool = False
    """Nobody has more, and everybody may know it."""


class Shown(Wire, frozen=True, kw_only=True):
    """The roll on the table: colour and face of every die."""

    seat: int
    dice: tuple[tuple[int, int], ...]


class Outlook(Wire, frozen=True, kw_only=True):
    """What an offered face would bring if the round ended after it."""

    casino: int
    placed: tuple[tuple[int, int], ...]
    """Number by colour."""
    stacks: tuple[Stack, ...]
    standing: Standing
    place: int
    """Among those who do not tie; 0 for one who does, or has no dice there."""
    bill: int | UnsetType = UNSET


class Balance(Wire, frozen=True):
    """The solo player against all rivals, if the round ended now."""

    own: int
    rivals: int


class VegasMine(Wire, frozen=True, kw_only=True):
    """What only one seat sees: bills that lie face down, and what its choices would bring."""

    won: tuple[int, ...] | UnsetType = UNSET
    money: int | UnsetType = UNSET
    outlooks: tuple[Outlook, ...] = ()


class VegasPicture(Wire, frozen=True, kw_only=True, tag="vegas"):
    """A table of classic Vegas."""

    heading: Phrase
    """How far the game is."""
    round: int
    rounds: int
    seats: int
    """Colours from this one on are rivals; the neutral one comes after all holders."""
    casinos: dict[str, Front]
    """By number."""
    holders: dict[str, Holder]
    """By colour."""
    starter: int | UnsetType = UNSET
    roll: Shown | UnsetType = UNSET
    balance: Balance | UnsetType = UNSET
    over: bool = False
    mine: VegasMine | UnsetType = UNSET


def vegas_picture(view: View[ClassicTable]) -> VegasPicture:
    """Draw what everybody may see."""
    table = view.state
    return VegasPicture(
        heading=heading(view.state),
        round=table.round,
        rounds=table.rounds,
        seats=table.seats,
        casinos=numbered(map(_front, table.casinos), 1),
        holders=numbered(_holders(table)),
        starter=table.leader if table.round and not table.is_solo else UNSET,
        roll=_roll(table),
        balance=_balance(table),
        over=isinstance(view.turn, Over),
    )


def vegas_mine(view: View[ClassicTable], seat: int) -> VegasMine:
    """Draw what a seat may see beyond that."""
    bills, outlooks = view.state.players[seat].bills, tuple(_outlooks(view))
    if bills.audience is None:
        return VegasMine(outlooks=outlooks)
    return VegasMine(won=dearest(bills.look()), money=sum(bills.look()), outlooks=outlooks)


def ranking(casino: Casino, placed: Sequence[tuple[int, int]] = ()) -> tuple[Stack, ...]:
    """Rank the stacks of a casino, after more dice were placed there."""
    return _ranked(*_after(casino, placed))


Lot = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Dice by colour, what they count for, and bills: all that a payout depends on."""


def _after(casino: Casino, placed: Sequence[tuple[int, int]] = ()) -> Lot:
    dice, weights = list(casino.dice), list(casino.weights())
    for colour, more in placed:
        dice[colour] += more
        weights[colour] += more
    return tuple(dice), tuple(weights), casino.bills


@lru_cache(maxsize=4096)
def _ranked(
    dice: tuple[int, ...], weights: tuple[int, ...], bills: tuple[int, ...]
) -> tuple[Stack, ...]:
    """Rank stacks; a casino stays as it is for many moves, and what is offered comes to pass."""
    result = settle(weights, bills)
    takes = dict(result.wins)
    there = [colour for colour, weight in enumerate(weights) if weight]
    there.sort(key=weights.__getitem__, reverse=True)
    return tuple(
        [
            Stack(
                colour=colour,
                dice=dice[colour],
                weight=weights[colour],
                tied=colour in result.tied,
                bill=takes.get(colour, UNSET),
            )
            for colour in there
        ]
    )


def dearest(bills: Iterable[int]) -> tuple[int, ...]:
    """Sort bills, the dearest first."""
    return tuple(sorted(bills, reverse=True))


def _front(casino: Casino) -> Front:
    return _fronted(*_after(casino))


@lru_cache(maxsize=4096)
def _fronted(dice: tuple[int, ...], weights: tuple[int, ...], bills: tuple[int, ...]) -> Front:
    return Front(bills=dearest(bills), stacks=_ranked(dice, weights, bills))


def _holders(table: Table) -> Iterator[Holder]:
    won = [player.bills.value for player in table.players]
    most = max((sum(bills or ()) for bills in won), default=0) if None not in won else 0
    for player, hand, bills in zip(table.players, table.hands, won, strict=True):
        money = None if bills is None else sum(bills)
        yield Holder(
            dice=player.dice,
            neutral=player.neutral,
            hand=hand.dice + hand.neutral,
            bills=player.bills.size(),
            won=UNSET if bills is None else dearest(bills),
            money=given(money),
            leads=bool(most) and money == most,
        )


def _roll(table: Table) -> Shown | UnsetType:
    match table.stack[-1] if table.stack else None:
        case Choose(seat=seat, own=own, neutral=neutral):
            dice = [(seat, face) for face in own] + [(table.neutral, face) for face in neutral]
            return Shown(seat=seat, dice=tuple(dice))
        case ChooseColours(colours=colours, faces=faces) as choice:
            seat = choice.turn(table).seat
            return Shown(seat=seat, dice=tuple(zip(colours, faces, strict=True)))
    return UNSET


def _outlooks(view: View[ClassicTable]) -> Iterator[Outlook]:
    if isinstance(view.turn, Choice):
        for move in view.turn.moves:
            if isinstance(move, Place):
                yield _outlook(view.state, view.turn.seat, move.face)


def _outlook(table: Table, seat: int, face: int) -> Outlook:
    placed = placed_by(table, face)
    return _foreseen(face, placed, seat, _after(table.casinos[face - 1], placed))


@lru_cache(maxsize=4096)
def _foreseen(face: int, placed: tuple[tuple[int, int], ...], seat: int, lot: Lot) -> Outlook:
    stacks = _ranked(*lot)
    how, place, bill = standing(stacks, seat)
    return Outlook(casino=face, placed=placed, stacks=stacks, standing=how, place=place, bill=bill)


def standing(stacks: Sequence[Stack], seat: int) -> tuple[Standing, int, int | UnsetType]:
    """Tell how a seat stands in a ranking, its place, and the bill it would take."""
    mine = next((stack for stack in stacks if stack.colour == seat), None)
    if mine is None:
        return "absent", 0, UNSET
    if mine.tied:
        return "ties", 0, UNSET
    place = [stack for stack in stacks if not stack.tied].index(mine) + 1
    if mine.bill is UNSET:
        return "unpaid", place, UNSET
    return "leads" if place == 1 else "follows", place, mine.bill


def _balance(table: Table) -> Balance | UnsetType:
    if not table.is_solo:
        return UNSET
    money = [player.money for player in table.players]
    for casino in table.casinos:
        for colour, bill in settle(casino.weights(), casino.bills).wins:
            money[colour] += bill
    return Balance(money[0], sum(money[1:]))
