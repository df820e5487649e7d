"""What a drawing of Strike needs: where dice lie, who has how many, and throws ready to be made."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from types import SimpleNamespace
from typing import Any

from msgspec import UNSET, UnsetType

from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.strike import scene
from flambeur.games.strike.aim import GRAVITY, HEIGHT, PACE
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.forms import AnyLaunch
from flambeur.games.strike.moves import Launch, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.table import Table
from flambeur.games.strike.trig import sincos
from flambeur.games.strike.turns import BASE, times
from flambeur.protocol.lines import Phrase
from flambeur.protocol.wire import Wire
from flambeur.shows.picture import numbered
from flambeur.shows.strike.hand import is_first, is_grand, thrown_at
from flambeur.shows.strike.heading import heading
from flambeur.shows.strike.places import PLACES, place_of

WHOLE = 32_767
"""What 1 is written as in a turn, as in a trajectory."""
FINE = 3
"""Digits of a chance."""


class Bowl(Wire, frozen=True):
    """The measures of the arena, in thousandths of a millimetre."""

    floor: tuple[int, int]
    lip: int
    height: int
    rim: int
    edge: int
    margin: int
    gap: int


class DieAt(Wire, frozen=True):
    """A die in the arena as it is drawn: its face, its place and how it is turned."""

    die: int
    face: int
    x: int
    y: int
    yaw: int
    turn: tuple[int, int, int, int]
    place: int
    """The nearest of nine places, numbered as on a keypad; 0 where dice have no places."""


class Reserve(Wire, frozen=True):
    """What a seat has left."""

    seat: int
    dice: int
    alive: bool
    points: int


class Chances(Wire, frozen=True):
    """What a throw of the abstract form leads to: shares of 1, and dice on average."""

    match: float
    taken: float
    empty: float
    lost: float


class ReadyThrow(Wire, frozen=True):
    """A throw in a style at these dice; at none is at the middle."""

    style: str
    dice: tuple[int, ...]
    move: Launch | Throw
    chances: Chances | UnsetType = UNSET


class Place(Wire, frozen=True):
    """One of the nine places that can be named, numbered as on a keypad."""

    number: int
    x: int
    y: int


class Style(Wire, frozen=True):
    """How quick and how steep a hand throws in a style."""

    name: str
    speed: int
    pitch: int


class Hand(Wire, frozen=True):
    """The bounds of a throw by hand, and what its path follows from."""

    all: bool
    reach: int
    height: tuple[int, int]
    pitch: tuple[int, int]
    speed: int
    release: int
    """How high above the floor a hand lets go that throws in one of the styles."""
    gravity: int
    styles: tuple[Style, ...]


NAMED = tuple(Place(number, x, y) for number, (x, y) in PLACES.items())
BOWL = Bowl(
    floor=scene.FLOOR,
    lip=scene.LIP,
    height=scene.HEIGHT,
    rim=scene.RIM,
    edge=scene.EDGE,
    margin=scene.MARGIN,
    gap=scene.GAP,
)


class StrikeMine(Wire, frozen=True):
    """What only the one who decides is shown."""

    throws: tuple[ReadyThrow, ...] = ()
    places: tuple[Place, ...] = ()
    """Where dice can be pushed without a finger, if it is free."""
    hand: Hand | UnsetType = UNSET


class StrikePicture(Wire, frozen=True, kw_only=True, tag="strike"):
    """The arena as it is drawn."""

    heading: Phrase
    """How far the game is."""
    physical: bool
    bowl: Bowl
    dice: dict[str, DieAt]
    """By number."""
    reserves: dict[str, Reserve]
    """By seat."""
    lost: int
    round: int
    rounds: int
    grand: bool
    """All dice of the reserve have to be thrown at once."""
    first: bool
    """It is the first throw of the turn, so stopping is not possible yet."""
    mine: StrikeMine | UnsetType = UNSET


def strike_picture(view: View[Table]) -> StrikePicture:
    """Draw what everybody may see; nothing on this table is hidden."""
    table = view.state
    acting = bool(table.stack) and isinstance(view.turn, Choice)
    return StrikePicture(
        heading=heading(view.state),
        physical=table.is_physical,
        bowl=BOWL,
        dice={str(one.die): _drawn(one, physical=table.is_physical) for one in table.arena},
        reserves=numbered(_reserve(table, seat) for seat in range(table.seats)),
        lost=len(table.lost),
        round=table.round,
        rounds=table.rounds,
        grand=acting and is_grand(table),
        first=acting and is_first(table),
    )


def strike_mine(view: View[Table], seat: int) -> StrikeMine:
    """Draw the throws that are ready for the one who decides."""
    table = view.state
    if not isinstance(view.turn, Choice) or view.turn.seat != seat:
        return StrikeMine()
    throws = tuple(_throws(table))
    return (
        StrikeMine(throws, NAMED, _hand(is_grand(table)))
        if table.is_physical
        else StrikeMine(throws)
    )


def turn_of(face: int, yaw: int) -> tuple[int, int, int, int]:
    """Turn a die so that a face is up, then about the vertical."""
    sine, cosine = sincos(yaw // 2)
    w, x, y, z = times((cosine, 0.0, 0.0, sine), BASE[face])
    return round(w * WHOLE), round(x * WHOLE), round(y * WHOLE), round(z * WHOLE)


def _drawn(lying: Lying, *, physical: bool) -> DieAt:
    turn = turn_of(lying.face, lying.yaw)
    place = place_of(lying) if physical else 0
    return DieAt(lying.die, lying.face, lying.x, lying.y, lying.yaw, turn, place)


def _reserve(table: Table, seat: int) -> Reserve:
    return Reserve(seat, len(table.reserves[seat]), table.alive[seat], table.points[seat])


def _throws(table: Table) -> Iterator[ReadyThrow]:
    """Make a throw of every style at every group of dice, so that nobody needs a steady hand."""
    groups = [()] if is_grand(table) else _groups(table.arena)
    for style in STYLES:
        for group in groups:
            dice = tuple(lying.die for lying in group)
            chances = UNSET if table.is_physical else _chances(table, style, len(group))
            yield ReadyThrow(style, dice, thrown_at(table, style, group), chances)


def _groups(arena: tuple[Lying, ...]) -> list[tuple[Lying, ...]]:
    sizes = range(len(arena) + 1)
    return [group for size in sizes for group in combinations(arena, size)]


def _chances(table: Table, style: str, targets: int) -> Chances:
    grand = is_grand(table)
    return _odds(
        style, len(table.arena), targets, len(table.reserves[table.active]) if grand else 1
    )


@lru_cache(maxsize=512)
def _odds(style: str, lying: int, targets: int, thrown: int) -> Chances:
    """Look up the odds; all numbers in the arena differ, so which they are is no matter."""
    arena = [Lying(number, 2 + number) for number in range(lying)]
    hand = tuple(range(lying, lying + thrown))
    exact = cast(hand, arena, style, tuple(range(targets)), grand=thrown > 1).odds()
    # With exact fractions this takes many times as long, and only three digits are shown.
    rough = tuple(
        (die, {face: float(share) for face, share in odds.items()}) for die, odds in exact
    )
    stand_in: Any = SimpleNamespace(odds=lambda: rough)
    odds = odds_of(stand_in)
    match, taken, empty, lost = (
        round(float(part), FINE) for part in (odds.match, odds.taken, odds.empty, odds.lost)
    )
    return Chances(match, taken, empty, lost)


@lru_cache(maxsize=2)
def _hand(grand: bool) -> Hand:  # noqa: FBT001 - a key of the cache
    bounds = AnyLaunch(grand)
    styles = tuple(Style(name, speed, pitch) for name, (speed, pitch) in PACE.items())
    return Hand(
        all=grand,
        reach=bounds.reach,
        height=bounds.height,
        pitch=bounds.pitch,
        speed=bounds.speed,
        release=HEIGHT,
        gravity=GRAVITY,
        styles=styles,
    )
