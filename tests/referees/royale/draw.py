"""Drawing the tiles of a round [R9]."""

from collections.abc import Iterable

from tests.referees.words import Steps, roll, shuffle

BOARDS = "ABCDEFGH"
OTHER = {"1": "2", "2": "1"}


def draw(count: int, used: Iterable[str], reuse: str) -> Steps[list[str]]:
    """Mix the boards, let each fall on a side, and take the first; prefer fresh ones [R9.2]."""
    order = yield from shuffle(range(len(BOARDS)))
    sides = yield from roll(*(1 for _ in BOARDS), faces=2)
    fallen = [f"{BOARDS[n]}{side}" for n, (side,) in zip(order, sides, strict=True)]
    if reuse == "reshuffle":
        return fallen[:count]
    seen = {*used}
    turned = [_fresher(tile, seen) for tile in fallen]
    staleness = _by_side if reuse == "no_repeat_side" else _by_tile
    return sorted(turned, key=lambda tile: staleness(tile, seen))[:count]


def _fresher(tile: str, seen: set[str]) -> str:
    """Turn a board over if only its other side is still unused [R9.4]."""
    other = tile[0] + OTHER[tile[1]]
    return other if tile in seen and other not in seen else tile


def _by_side(tile: str, seen: set[str]) -> int:
    return int(tile in seen)


def _by_tile(tile: str, seen: set[str]) -> int:
    """Tell a fresh board, then an unused side of a used one, then the rest [R9.4]."""
    board = any(other[0] == tile[0] for other in seen)
    return int(board) + int(tile in seen)
