"""Nine places in the arena, numbered as on a keypad, and dice pushed to them [S7, S31]."""

from collections.abc import Iterable, Sequence

from flambeur.bots.strike.hand import GROUP
from flambeur.games.strike.floor import Lying, put, tidy
from flambeur.games.strike.moves import Placement, Regroup

PLACES = {
    7: (-55_000, 38_000),
    8: (0, 52_000),
    9: (55_000, 38_000),
    4: (-80_000, 0),
    5: (0, 0),
    6: (80_000, 0),
    1: (-55_000, -38_000),
    2: (0, -52_000),
    3: (55_000, -38_000),
}
"""The far side is above, as in the drawing; 5 is the middle."""
ASIDE = (7, 3, 9, 1, 5)
"""Where dice go that are pushed apart."""


def place_of(lying: Lying) -> int:
    """Tell which of the places a die is nearest to."""

    def distance(place: int) -> int:
        x, y = PLACES[place]
        return (lying.x - x) ** 2 + (lying.y - y) ** 2

    return min(PLACES, key=distance)


def middle_of(dice: Sequence[Lying]) -> tuple[int, int]:
    """Find the point between some dice; without any, it is the middle of the floor."""
    if not dice:
        return 0, 0
    return sum(die.x for die in dice) // len(dice), sum(die.y for die in dice) // len(dice)


def gathered(arena: Sequence[Lying], dice: Iterable[int]) -> Regroup:
    """Push some dice together in the middle and all others apart."""
    chosen = set(dice)
    group, aside = iter(GROUP), iter(ASIDE)
    spots = [next(group) if lying.die in chosen else PLACES[next(aside)] for lying in arena]
    return _pushed(
        arena,
        [Placement(lying.die, *spot, 0) for lying, spot in zip(arena, spots, strict=True)],
    )


def moved(arena: Sequence[Lying], die: int, place: int) -> Regroup:
    """Push one die to a place; if another one lies there, they make room."""
    return _pushed(arena, [Placement(die, *PLACES[place], 0)])


def _pushed(arena: Sequence[Lying], placements: Sequence[Placement]) -> Regroup:
    """List only what changes, and let no dice overlap."""
    after = {lying.die: lying for lying in tidy(put(arena, placements))}
    return Regroup(
        tuple(
            Placement(new.die, new.x, new.y, new.yaw)
            for old in arena
            if (new := after[old.die]) != old
        )
    )
