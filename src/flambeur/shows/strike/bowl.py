"""The arena seen from above, drawn with characters."""

from collections.abc import Sequence
from itertools import product

from flambeur.games.strike.floor import Lying
from flambeur.games.strike.scene import FLOOR, LIP

ROWS = 11
COLUMNS = 43
WALL, MIDDLE = "░", "+"
DIE = "[{}]"
WIDE, DEEP = (axis + LIP for axis in FLOOR)
SHIFTS = sorted(
    product(range(-2, 3), range(-3, 4)), key=lambda shift: (shift[0] ** 2, shift[1] ** 2)
)
"""Where else a die is drawn if its place is taken, the nearest first."""


def bowl(arena: Sequence[Lying], columns: int) -> list[str]:
    """Draw wall, floor and dice; the far side is above, and the dice bear their faces."""
    cells = [[_ground(row, column, columns) for column in range(columns)] for row in range(ROWS)]
    row, column = _cell(0, 0, columns)
    cells[row][column] = MIDDLE
    for lying in sorted(arena, key=lambda lying: (-lying.y, lying.x)):
        _lay(cells, lying, columns)
    return ["".join(line).rstrip() for line in cells]


def _ground(row: int, column: int, columns: int) -> str:
    """Tell what a cell shows without dice."""
    x = ((2 * column + 1) / columns - 1) * WIDE
    y = (1 - (2 * row + 1) / ROWS) * DEEP
    if (x / FLOOR[0]) ** 2 + (y / FLOOR[1]) ** 2 <= 1:
        return " "
    return WALL if (x / WIDE) ** 2 + (y / DEEP) ** 2 <= 1 else "\N{NO-BREAK SPACE}"


def _cell(x: int, y: int, columns: int) -> tuple[int, int]:
    row = int((DEEP - y) * ROWS / (2 * DEEP))
    column = int((x + WIDE) * columns / (2 * WIDE))
    return min(max(row, 0), ROWS - 1), min(max(column, 0), columns - 1)


def _lay(cells: list[list[str]], lying: Lying, columns: int) -> None:
    """Draw a die at its place, or beside it where another one is drawn already."""
    row, column = _cell(lying.x, lying.y, columns)
    for down, right in SHIFTS:
        line, left = row + down, column + right - 1
        if _is_free(cells, line, left):
            cells[line][left : left + 3] = DIE.format(lying.face)
            return


def _is_free(cells: list[list[str]], row: int, left: int) -> bool:
    inside = 0 <= row < ROWS and 0 <= left <= len(cells[0]) - 3
    return inside and all(cell in (" ", MIDDLE, WALL) for cell in cells[row][left : left + 3])
