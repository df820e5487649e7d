"""Names for losses by their size, and which moments turned the game."""

from collections.abc import Iterable, Sequence

from flambeur.protocol.doubt import doubt_of
from flambeur.protocol.review import Decision, Grade, Luck, Weighed

SIZES: tuple[tuple[float, Grade], ...] = ((0.02, "fine"), (0.05, "slip"), (0.1, "mistake"))
"""A loss below this share of the win has this name; a larger one is a blunder."""
NOTHING = 0.0005
"""What is not even a tenth of a percent is no loss."""
SURE = 1.0
"""A difference of so many standard errors is taken as real."""
TURNS = 5
"""So many turning points at most."""
TURN = 0.03
"""A change below this share of the win turns nothing."""


def judged(version: int, seat: int, options: Sequence[Weighed], chosen: int) -> Decision:
    """Grade a choice; `chosen` is the place among the options as they are given."""
    ranked = sorted(options, key=lambda option: (-option.win, -option.money))
    best, made = ranked[0], options[chosen]
    loss = max(0.0, best.win - made.win)
    doubt = SURE * doubt_of(best, made)
    exact = not any(option.error for option in options)
    place = next(place for place, option in enumerate(ranked) if option is made)
    return Decision(version, seat, tuple(ranked), place, loss, grade(loss, doubt), exact)


def grade(loss: float, doubt: float = 0.0) -> Grade:
    """Name a loss; what may be mere error of the estimate is no worse than fine."""
    if loss <= NOTHING:
        return "best"
    if loss <= doubt:
        return "fine"
    return next((name for size, name in SIZES if loss < size), "blunder")


def turning_points(decisions: Iterable[Decision], lucks: Iterable[Luck]) -> tuple[int, ...]:
    """Find the moments that moved the win chances most, by luck or by a loss."""
    sizes = {luck.version: moved(luck) for luck in lucks}
    sizes |= {choice.version: choice.loss for choice in decisions if choice.grade != "fine"}
    largest = sorted(sizes, key=lambda version: -sizes[version])[:TURNS]
    return tuple(sorted(version for version in largest if sizes[version] >= TURN))


def moved(luck: Luck) -> float:
    """Tell how much the win chance of the seat that it meant most to has changed."""
    return max(map(abs, luck.win))
