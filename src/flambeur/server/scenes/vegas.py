"""The scene of classic Vegas: how every casino stands, and what each offered face would change."""

from collections.abc import Iterator, Sequence
from typing import Literal

from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Casino, Table
from flambeur.protocol.wire import Wire
from flambeur.text.vegas.offers import placed_by

Standing = Literal["leads", "follows", "ties", "unpaid", "absent"]


class Stack(Wire, frozen=True, omit_defaults=False):
    """The dice of one colour at a casino."""

    colour: int
    dice: int
    weight: int
    """What the dice count for."""
    tied: bool
    bill: int | None
    """What the colour would take if the round ended now."""


class Front(Wire, frozen=True, omit_defaults=False):
    """A casino: its bills, the dearest first, and its stacks as a ranking."""

    bills: tuple[int, ...]
    stacks: tuple[Stack, ...]


class Holder(Wire, frozen=True, omit_defaults=False):
    """A colour with what it holds; money is there if this viewer may see it."""

    dice: int
    neutral: int
    hand: int
    """The dice a round starts with, neutral ones included."""
    bills: int
    money: int | None
    leads: bool
    """Nobody has more, and everybody may know it."""


class Shown(Wire, frozen=True, omit_defaults=False):
    """The roll on the table: colour and face of every die."""

    seat: int
    dice: tuple[tuple[int, int], ...]


class Outlook(Wire, frozen=True, omit_defaults=False):
    """What an offered face would bring if the round ended after it."""

    casino: int
    placed: tuple[tuple[int, int], ...]
    """Number by colour."""
    stacks: tuple[Stack, ...]
    standing: Standing
    place: int
    """Among those who do not tie; 0 for one who does, or has no dice there."""
    bill: int | None


class Balance(Wire, frozen=True, omit_defaults=False):
    """The solo player against all rivals, if the round ended now."""

    own: int
    rivals: int


class VegasScene(Wire, frozen=True, omit_defaults=False):
    """A table of classic Vegas, concluded from a view."""

    round: int
    rounds: int
    seats: int
    """Colours from this one on are rivals; the neutral one comes after all holders."""
    starter: int | None
    casinos: tuple[Front, ...]
    holders: tuple[Holder, ...]
    roll: Shown | None
    outlooks: tuple[Outlook, ...]
    balance: Balance | None


def vegas_scene(view: View[ClassicTable]) -> VegasScene:
    """Draw conclusions from what a viewer may see."""
    table = view.state
    return VegasScene(
        round=table.round,
        rounds=table.rounds,
        seats=table.seats,
        starter=table.leader if table.round and not table.is_solo else None,
        casinos=tuple(_front(casino) for casino in table.casinos),
        holders=tuple(_holders(table)),
        roll=_roll(table),
        outlooks=tuple(_outlooks(view)),
        balance=_balance(table),
    )


def ranking(casino: Casino, placed: Sequence[tuple[int, int]] = ()) -> tuple[Stack, ...]:
    """Rank the stacks of a casino, after more dice were placed there."""
    more = dict(placed)
    dice = [count + more.get(colour, 0) for colour, count in enumerate(casino.dice)]
    weights = [weight + more.get(colour, 0) for colour, weight in enumerate(casino.weights())]
    result = settle(weights, casino.bills)
    takes = dict(result.wins)
    order = sorted(range(len(dice)), key=lambda colour: -weights[colour])
    return tuple(
        Stack(colour, dice[colour], weights[colour], colour in result.tied, takes.get(colour))
        for colour in order
        if weights[colour]
    )


def _front(casino: Casino) -> Front:
    return Front(tuple(sorted(casino.bills, reverse=True)), ranking(casino))


def _holders(table: Table) -> Iterator[Holder]:
    seen = [None if p.bills.value is None else p.money for p in table.players]
    most = None
    if all(player.bills.audience is None for player in table.players):
        most = max(money or 0 for money in seen)
    for player, hand, money in zip(table.players, table.hands, seen, strict=True):
        yield Holder(
            dice=player.dice,
            neutral=player.neutral,
            hand=hand.dice + hand.neutral,
            bills=player.bills.size(),
            money=money,
            leads=bool(most) and money == most,
        )


def _roll(table: Table) -> Shown | None:
    match table.stack[-1] if table.stack else None:
        case Choose(seat=seat, own=own, neutral=neutral):
            dice = [(seat, face) for face in own] + [(table.neutral, face) for face in neutral]
            return Shown(seat, tuple(dice))
        case ChooseColours(colours=colours, faces=faces) as choice:
            return Shown(choice.turn(table).seat, tuple(zip(colours, faces, strict=True)))
    return None


def _outlooks(view: View[ClassicTable]) -> Iterator[Outlook]:
    if isinstance(view.turn, Choice):
        for move in view.turn.moves:
            if isinstance(move, Place):
                yield _outlook(view.state, view.turn.seat, move.face)


def _outlook(table: Table, seat: int, face: int) -> Outlook:
    placed = placed_by(table, face)
    stacks = ranking(table.casinos[face - 1], placed)
    return Outlook(face, placed, stacks, *standing(stacks, seat))


def standing(stacks: Sequence[Stack], seat: int) -> tuple[Standing, int, int | None]:
    """Tell how a seat stands in a ranking, its place, and the bill it would take."""
    mine = next((stack for stack in stacks if stack.colour == seat), None)
    if mine is None:
        return "absent", 0, None
    if mine.tied:
        return "ties", 0, None
    place = [stack for stack in stacks if not stack.tied].index(mine) + 1
    if mine.bill is None:
        return "unpaid", place, None
    return "leads" if place == 1 else "follows", place, mine.bill


def _balance(table: Table) -> Balance | None:
    if not table.is_solo:
        return None
    money = [player.money for player in table.players]
    for casino in table.casinos:
        for colour, bill in settle(casino.weights(), casino.bills).wins:
            money[colour] += bill
    return Balance(money[0], sum(money[1:]))
