"""The bare contracts say what a game, a frame or a distribution still has to bring."""

from collections.abc import Callable

import pytest

from flambeur.core.chance import Distribution
from flambeur.core.errors import IllegalMove
from flambeur.core.frame import Frame, Step
from flambeur.core.secret import Guarded
from flambeur.core.state import State, after, turn
from flambeur.games.vegas import CLASSICS, Place

BARE: list[Callable[[], object]] = [
    lambda: Distribution().size,
    lambda: Distribution().sample(list),
    lambda: Distribution().outcomes(),
    lambda: 1 in Distribution(),
    lambda: Frame().turn(None),
    lambda: Frame().play(None, None),
    lambda: Step().run(None),
    lambda: State(stack=[]).copy(),
    lambda: State(stack=[]).over(),
    lambda: Guarded().closed(),
]


@pytest.mark.parametrize("call", BARE)
def test_nothing_is_taken_for_granted(call: Callable[[], object]) -> None:
    """What a part must bring itself has no default."""
    with pytest.raises(NotImplementedError):
        call()


def test_after_checks_and_copies() -> None:
    """Looking ahead refuses what is illegal and leaves the state alone."""
    state = CLASSICS[0].start(2)
    before = CLASSICS[0].save(state)
    with pytest.raises(IllegalMove, match=r"not legal$"):
        after(state, Place(1))
    awaited = turn(state)
    assert before == CLASSICS[0].save(state)
    assert awaited == turn(state.copy())
