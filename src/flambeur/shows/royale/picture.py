"""The picture of Royale: classic Vegas with big dice, chips, closed doors and tiles."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import UNSET, UnsetType

from flambeur.core.parts import Move
from flambeur.core.turn import Choice, Over
from flambeur.core.view import View
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.adjust import PutDie, ReturnDie
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.games.vegas.table import Casino
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Wire
from flambeur.shows.picture import given, numbered
from flambeur.shows.royale.asking import ASKS
from flambeur.shows.royale.change import Change, one_die
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.purse import purse
from flambeur.shows.royale.scene import Scene
from flambeur.shows.royale.tiles import SHOWS, AnyTile
from flambeur.shows.royale.tiles.g1_black_box import piles_of
from flambeur.shows.royale.turn_offers import shown
from flambeur.shows.vegas.heading import heading
from flambeur.shows.vegas.people import colours_of
from flambeur.shows.vegas.picture import (
    Front,
    Holder,
    Outlook,
    Shown,
    Stack,
    dearest,
    ranking,
    standing,
)


class RoyaleStack(Stack, frozen=True, kw_only=True):
    """The dice of one colour at a casino, big and black ones apart."""

    big: int = 0
    black: int = 0


class RoyaleFront(Front, frozen=True, kw_only=True):
    """A casino; into a closed one no die goes, and none comes out."""

    stacks: tuple[RoyaleStack, ...]
    closed: bool = False


class RoyaleHolder(Holder, frozen=True, kw_only=True):
    """A colour with what it holds; promises of the bank are among its bills."""

    big: int
    chips: int


class RoyaleShown(Shown, frozen=True, kw_only=True):
    """The roll on the table; the faces of big dice stand apart."""

    big: tuple[int, ...]


class RoyaleOutlook(Outlook, frozen=True, kw_only=True):
    """What an offered move would change at one casino."""

    stacks: tuple[RoyaleStack, ...]
    move: Move
    big: int
    """Big dice that come with the placed ones."""


class RoyaleMine(Wire, frozen=True, kw_only=True):
    """What only one seat sees: what lies face down, and what its choices would bring."""

    won: tuple[int, ...] | UnsetType = UNSET
    money: int | UnsetType = UNSET
    fist: int | UnsetType = UNSET
    """The tokens in the fist of Lucky Punch."""
    piles: tuple[tuple[int, ...], ...] = ()
    """The tokens in the piles of Black Box."""
    outlooks: tuple[RoyaleOutlook, ...] = ()


class RoyalePicture(Wire, frozen=True, kw_only=True, tag="royale"):
    """A table of Royale."""

    heading: Phrase
    """How far the game is."""
    round: int
    rounds: int
    seats: int
    casinos: dict[str, RoyaleFront]
    """By number."""
    holders: dict[str, RoyaleHolder]
    """By seat."""
    tiles: dict[str, AnyTile]
    """By casino."""
    starter: int | UnsetType = UNSET
    roll: RoyaleShown | UnsetType = UNSET
    over: bool = False
    mine: RoyaleMine | UnsetType = UNSET


def royale_picture(view: View[RoyaleTable]) -> RoyalePicture:
    """Draw what everybody may see."""
    table = view.state
    return RoyalePicture(
        heading=heading(view.state),
        round=table.round,
        rounds=table.rounds,
        seats=table.seats,
        casinos={str(number): _front(table, number) for number in range(1, 1 + len(table.casinos))},
        holders=numbered(_holders(table)),
        tiles=_tiles(view),
        starter=table.leader if table.round else UNSET,
        roll=_roll(table),
        over=isinstance(view.turn, Over),
    )


def royale_mine(view: View[RoyaleTable], seat: int) -> RoyaleMine:
    """Draw what a seat may see beyond that."""
    table, hides = view.state, view.state.players[seat].bills.audience is not None
    frame = table.stack[-1] if table.stack else None
    fist = frame.hidden.value if isinstance(frame, GuessTokens) else None
    piles = tuple(pile.value for pile in piles_of(frame) if pile.value is not None)
    return RoyaleMine(
        won=dearest(table.players[seat].bills.look()) if hides else UNSET,
        money=given(purse(table, seat)[1]) if hides else UNSET,
        fist=given(fist),
        piles=piles,
        outlooks=tuple(_outlooks(view)),
    )


def _front(table: RoyaleTable, number: int) -> RoyaleFront:
    casino, closed = table.casinos[number - 1], table.is_closed(number)
    return RoyaleFront(bills=dearest(casino.bills), stacks=_stacks(casino), closed=closed)


def _stacks(casino: Casino) -> tuple[RoyaleStack, ...]:
    return _stacked(tuple(casino.dice), casino.big, casino.extra, casino.bills)


@lru_cache(maxsize=4096)
def _stacked(
    dice: tuple[int, ...], big: tuple[int, ...], black: tuple[int, ...], bills: tuple[int, ...]
) -> tuple[RoyaleStack, ...]:
    """Rank stacks; a casino stays as it is for many moves, and what is offered comes to pass."""
    return tuple(
        RoyaleStack(
            colour=stack.colour,
            dice=stack.dice,
            weight=stack.weight,
            tied=stack.tied,
            bill=stack.bill,
            big=big.count(stack.colour),
            black=black.count(stack.colour),
        )
        for stack in ranking(Casino(bills, list(dice), big, black))
    )


def _holders(table: RoyaleTable) -> Iterator[RoyaleHolder]:
    purses = [purse(table, seat) for seat in range(table.seats)]
    is_open = all(money is not None for _, money in purses)
    totals = [table.worth(seat) for seat in range(table.seats)] if is_open else []
    for seat, player in enumerate(table.players):
        count, money = purses[seat]
        bills = player.bills.value
        yield RoyaleHolder(
            dice=player.dice,
            neutral=0,
            hand=table.hands[seat].dice,
            bills=count,
            won=UNSET if bills is None else dearest(bills),
            money=given(money),
            leads=bool(count) and is_open and totals[seat] == max(totals),
            big=player.big,
            chips=player.chips,
        )


def _roll(table: RoyaleTable) -> RoyaleShown | UnsetType:
    match table.stack[-1] if table.stack else None:
        case PlaceOrPass(seat=seat, small=small, big=big):
            return RoyaleShown(seat=seat, dice=tuple((seat, face) for face in small), big=big)
    return UNSET


def _tiles(view: View[RoyaleTable]) -> dict[str, AnyTile]:
    moment = Moment(view)
    return {str(tile.casino): SHOWS[tile.id].draw(moment, tile) for tile in view.state.tiles}


def _outlooks(view: View[RoyaleTable]) -> Iterator[RoyaleOutlook]:
    if isinstance(view.turn, Choice):
        seat, colours = view.turn.seat, colours_of(view.state)
        scene = Scene(view.state, seat, view.state.stack[-1], colours)
        for move in view.turn.moves:
            for change in changes(scene, move):
                yield _outlook(view.state, seat, move, change)


def changes(scene: Scene, move: Move) -> Iterable[Change]:
    """List what a move would change at casinos; what its tile does then is not foreseen."""
    match move:
        case Place(face=face):
            return [Change(face, scene.seat, *shown(scene, face))]
        case PutDie(casino=at, big=big):
            return [one_die(at, scene.seat, 1, big=big)]
        case ReturnDie(casino=at, big=big):
            return [one_die(at, scene.seat, -1, big=big)]
    tile = ASKS.get(type(move))
    return () if tile is None else SHOWS[tile].changes(scene, move)


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
