"""All positions of the two-player game at the start of a turn, seen from the player on turn [E32].

Prizes are bits. Replacing every die v by 5 - v swaps some prizes and changes no chance, so a
position and its mirror image are worth the same, and only one of the two is kept.
"""

from itertools import combinations
from typing import NamedTuple

from flambeur.bots.easycome.turns import NO_PRIZE
from flambeur.games.easycome.prizes import NUMBERS, Prize

THREE = 3
MIRRORED = {
    Prize.TRIPLE_ODD: Prize.TRIPLE_EVEN,
    Prize.SUM_7: Prize.SUM_13,
    Prize.SUM_LE_3: Prize.SUM_GE_17,
}


class Position(NamedTuple):
    """Whose prizes are whose, and whether this is the first or second challenge turn (or 0)."""

    challenge: int
    mine: int
    theirs: int


class Link(NamedTuple):
    """How a turn can end, and the position after it, by its place in `POSITIONS`."""

    end: int
    """The number of the prize won, or `NO_PRIZE`."""
    place: int | None
    """`None` if the game is lost then."""
    passes: bool
    """Whether the other player is on turn then."""


def after(position: Position, end: int) -> Position | None:
    """Tell the position after a turn that ends so, seen from whoever is on turn then [E20 to E23].

    It is the other player's turn, unless a first challenge turn fails; `None` is the end.
    """
    challenge, mine, theirs = position
    if end != NO_PRIZE:
        mine, theirs = mine | 1 << end, theirs & ~(1 << end)
        return Position(int(mine.bit_count() == THREE), theirs, mine)
    if challenge == 0:
        return Position(0, theirs, mine)
    return Position(2, mine, theirs) if challenge == 1 else None


def claimable(position: Position) -> int:
    """Tell which prizes can be won: not one's own, and in a challenge only the holder's [E21]."""
    return position.theirs if position.challenge else ~position.mine & (1 << NO_PRIZE) - 1


def mirrored(position: Position) -> Position:
    """Look at the position in the mirror."""
    return Position(position.challenge, _mirror(position.mine), _mirror(position.theirs))


def _mirror(prizes: int) -> int:
    return sum(1 << SWAP[number] for number in range(NO_PRIZE) if prizes >> number & 1)


SWAP = list(range(NO_PRIZE))
for one, other in MIRRORED.items():
    SWAP[NUMBERS[one]], SWAP[NUMBERS[other]] = NUMBERS[other], NUMBERS[one]


def _sets(prizes: int, sizes: range) -> list[int]:
    """List the subsets of these sizes."""
    members = [1 << number for number in range(NO_PRIZE) if prizes >> number & 1]
    return [sum(chosen) for size in sizes for chosen in combinations(members, size)]


def _everything() -> list[Position]:
    """List all 5,119 positions: at most two prizes each, or three with a hold."""
    every = (1 << NO_PRIZE) - 1
    return [
        Position(challenge, mine, theirs)
        for challenge in range(3)
        for theirs in _sets(every, range(THREE, THREE + 1) if challenge else range(THREE))
        for mine in _sets(every & ~theirs, range(THREE))
    ]


EVERYTHING = _everything()
POSITIONS = [position for position in EVERYTHING if position <= mirrored(position)]
"""One of each pair of mirror images; the order is that of the data file."""
PLACES = {position: place for place, position in enumerate(POSITIONS)}
PLACES |= {mirrored(position): place for position, place in PLACES.items()}
"""The place of every position, or of its mirror image."""


def _links(position: Position) -> tuple[Link, ...]:
    ends = [end for end in range(NO_PRIZE) if claimable(position) >> end & 1]
    return tuple(_link(position, end) for end in (*ends, NO_PRIZE))


def _link(position: Position, end: int) -> Link:
    following = after(position, end)
    place = None if following is None else PLACES[following]
    return Link(end, place, passes=end != NO_PRIZE or position.challenge == 0)


LINKS = [_links(position) for position in POSITIONS]
"""By place, all the ways a turn can end there."""
