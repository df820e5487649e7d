"""The first turn of Strike: aim, throw, push dice, and know when to stop. These dice really fly."""

from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import Act
from flambeur.protocol.lines import Tip, line
from flambeur.shows.lesson import Beat, Lesson
from flambeur.shows.strike.places import gathered


def tip(title: str, tap: str, light: str) -> Tip:
    """Point at something."""
    return Tip(line(f"strike-lesson-{title}"), line(f"strike-lesson-{title}-text"), tap, light)


FIRST, APART, TOGETHER, ALONE, LAST = range(5)
BEATS = (
    Beat(None, (tip("aim", "target", "arena"), tip("throw", "throw", "arena"))),
    Beat(None, (tip("push", "regroup", "arena"), tip("together", "together", "arena"))),
    Beat(None, (tip("hit", "throw", "arena"),)),
    Beat(None, (tip("again", "throw", "arena"),)),
    # Whoever has emptied the arena may have to go on.
    Beat(None, (tip("stop", "stop", "arena"), tip("again", "throw", "arena"))),
)
"""By the number of throws so far; before the second one, by how the dice lie."""


def guide(table: Table) -> int | None:
    """Tell which of them fits: how a throw ends nobody knows; with the turn the lesson is over."""
    act = table.stack[-1]
    if not isinstance(act, Act) or act.seat != 0:
        return None
    if table.throws == 1:
        return _second(table)
    return FIRST if table.throws == 0 else LAST


def _second(table: Table) -> int:
    """Have several dice pushed together before they are thrown at [S7]."""
    dice = [lying.die for lying in table.arena]
    if len(dice) <= 1:
        return ALONE
    return APART if gathered(table.arena, dice).placements else TOGETHER


LESSON = Lesson(
    rivals=("casual",),
    options={"starter": 0, "start_face": 4},
    beats=BEATS,
    guide=guide,
)


def lesson(_: str) -> Lesson:
    """Give the one lesson there is: the game has one edition."""
    return LESSON
