"""The scene of Royale: classic Vegas with big dice, chips, closed doors and tiles."""

from collections.abc import Iterable, Iterator
from typing import Any

from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.adjust import PutDie, ReturnDie
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.b1_prime_time import AddDice
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.games.vegas.royale.tiles.f1_block_it import Block
from flambeur.games.vegas.royale.tiles.f2_handicap import TakeGrey
from flambeur.games.vegas.royale.tiles.g2_double_down import ChooseDice, MoveDice
from flambeur.games.vegas.royale.tiles.h1_nice_dice import Park
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.games.vegas.table import Casino
from flambeur.protocol.wire import Wire
from flambeur.server.scenes.drawn import tiles_of
from flambeur.server.scenes.tiles import TileScene
from flambeur.server.scenes.vegas import (
    Front,
    Holder,
    Outlook,
    Shown,
    Stack,
    ranking,
    standing,
)
from flambeur.text.royale.purse import purse


class RoyaleStack(Stack, frozen=True, omit_defaults=False):
    """The dice of one colour at a casino, big and black ones apart."""

    big: int
    black: int


class RoyaleFront(Front, frozen=True, omit_defaults=False):
    """A casino; into a closed one no die goes, and none comes out."""

    stacks: tuple[RoyaleStack, ...]
    closed: bool


class RoyaleHolder(Holder, frozen=True, omit_defaults=False):
    """A colour with what it holds; promises of the bank are among its bills."""

    big: int
    chips: int


class RoyaleShown(Shown, frozen=True, omit_defaults=False):
    """The roll on the table; the faces of big dice stand apart."""

    big: tuple[int, ...]


class RoyaleOutlook(Outlook, frozen=True, omit_defaults=False):
    """What an offered move would change at one casino."""

    stacks: tuple[RoyaleStack, ...]
    move: Any
    big: int
    """Big dice that come with the placed ones."""


class RoyaleScene(Wire, frozen=True, omit_defaults=False):
    """A table of Royale, concluded from a view."""

    round: int
    rounds: int
    seats: int
    starter: int | None
    casinos: tuple[RoyaleFront, ...]
    holders: tuple[RoyaleHolder, ...]
    roll: RoyaleShown | None
    outlooks: tuple[RoyaleOutlook, ...]
    tiles: tuple[TileScene, ...]
    balance: None = None
    """Nobody plays Royale alone."""


def royale_scene(view: View[RoyaleTable]) -> RoyaleScene:
    """Draw conclusions from what a viewer may see."""
    table = view.state
    return RoyaleScene(
        round=table.round,
        rounds=table.rounds,
        seats=table.seats,
        starter=table.leader if table.round else None,
        casinos=tuple(_front(table, number) for number in range(1, len(table.casinos) + 1)),
        holders=tuple(_holders(table)),
        roll=_roll(table),
        outlooks=tuple(_outlooks(view)),
        tiles=tiles_of(view),
    )


def _front(table: RoyaleTable, number: int) -> RoyaleFront:
    casino = table.casinos[number - 1]
    bills = tuple(sorted(casino.bills, reverse=True))
    return RoyaleFront(bills=bills, stacks=_stacks(casino), closed=table.is_closed(number))


def _stacks(casino: Casino) -> tuple[RoyaleStack, ...]:
    return tuple(
        RoyaleStack(
            stack.colour,
            stack.dice,
            stack.weight,
            stack.tied,
            stack.bill,
            big=casino.big.count(stack.colour),
            black=casino.extra.count(stack.colour),
        )
        for stack in ranking(casino)
    )


def _holders(table: RoyaleTable) -> Iterator[RoyaleHolder]:
    purses = [purse(table, colour) for colour in range(table.seats)]
    open_to_all = all(player.bills.audience is None for player in table.players)
    totals = [table.worth(seat) for seat in range(table.seats)] if open_to_all else []
    for seat, player in enumerate(table.players):
        count, money = purses[seat]
        hand = table.hands[seat]
        yield RoyaleHolder(
            dice=player.dice,
            neutral=0,
            hand=hand.dice,
            bills=count,
            money=money,
            leads=bool(count) and open_to_all and totals[seat] == max(totals),
            big=player.big,
            chips=player.chips,
        )


def _roll(table: RoyaleTable) -> RoyaleShown | None:
    match table.stack[-1] if table.stack else None:
        case PlaceOrPass(seat=seat, small=small, big=big):
            return RoyaleShown(seat, tuple((seat, face) for face in small), big)
    return None


def _outlooks(view: View[RoyaleTable]) -> Iterator[RoyaleOutlook]:
    if isinstance(view.turn, Choice):
        for move in view.turn.moves:
            for change in changes(view.state, view.turn.seat, move):
                yield _outlook(view.state, view.turn.seat, move, change)


class Change(Wire, frozen=True):
    """Dice that would come to a casino, or leave it."""

    casino: int
    colour: int
    dice: int = 0
    big: int = 0
    black: int = 0


def changes(table: RoyaleTable, seat: int, move: Move) -> Iterable[Change]:
    """List what a move would change at casinos; what its tile does then is not foreseen."""
    frame = table.stack[-1]
    match move:
        case Place(face=face) if isinstance(frame, PlaceOrPass):
            return [Change(face, seat, frame.small.count(face), frame.big.count(face))]
        case PlayPower(casino=at, big=big) | PutDie(casino=at, big=big):
            return [Change(at, seat, int(not big), int(big))]
        case ReturnDie(casino=at, big=big):
            return [Change(at, seat, -int(not big), -int(big))]
        case Block() | TakeGrey():
            grey = move.size if isinstance(move, Block) else -1
            return [Change(move.casino, table.grey, grey)]
        case MoveDice(dice=dice, big=big) if isinstance(frame, ChooseDice) and (dice or big):
            return [Change(frame.casino, seat, -dice, -big)]
        case AddDice(faces=faces):
            return [Change(face, seat, black=faces.count(face)) for face in dict.fromkeys(faces)]
        case Park(face=face, big=big) if table.last is not None and table.last.face == face:
            return [Change(face, seat, -int(not big), -int(big))]
    return ()


def _outlook(table: RoyaleTable, seat: int, move: Move, change: Change) -> RoyaleOutlook:
    casino = table.casinos[change.casino - 1].copy()
    casino.dice[change.colour] += change.dice
    if change.big > 0:
        casino.big += (change.colour,)
    elif change.big:
        casino.big = tuple(colour for colour in casino.big if colour != change.colour)
    casino.extra += (change.colour,) * change.black
    stacks = _stacks(casino)
    how, place, bill = standing(stacks, seat)
    placed = ((change.colour, change.dice + change.black),)
    return RoyaleOutlook(
        casino=change.casino,
        placed=placed,
        stacks=stacks,
        standing=how,
        place=place,
        bill=bill,
        move=move,
        big=change.big,
    )
