"""Which show belongs to which edition of Vegas."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.view import View
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Line
from flambeur.protocol.review import Weighed
from flambeur.protocol.wire import Wire
from flambeur.shows.lasts import Lasts
from flambeur.shows.lesson import Lesson
from flambeur.shows.lines import Lines
from flambeur.shows.royale.examples import EXAMPLES as ROYALE_EXAMPLES
from flambeur.shows.royale.lasts import LASTS as ROYALE_LASTS
from flambeur.shows.royale.lesson import LESSON as ROYALE_LESSON
from flambeur.shows.royale.lines import RoyaleLines
from flambeur.shows.royale.picture import RoyalePicture, royale_mine, royale_picture
from flambeur.shows.royale.why import royale_why
from flambeur.shows.vegas.examples import EXAMPLES
from flambeur.shows.vegas.lasts import LASTS as VEGAS_LASTS
from flambeur.shows.vegas.lesson import LESSON
from flambeur.shows.vegas.lines import VegasLines
from flambeur.shows.vegas.picture import VegasPicture, vegas_mine, vegas_picture
from flambeur.shows.vegas.why import vegas_why


def lines_of_edition(table: Table) -> Lines:
    """Make what says the edition that this table is of."""
    return RoyaleLines(table) if isinstance(table, RoyaleTable) else VegasLines(table)


def picture_of_edition(view: View[Any]) -> VegasPicture | RoyalePicture:
    """Draw the edition that this view is of."""
    return royale_picture(view) if isinstance(view.state, RoyaleTable) else vegas_picture(view)


def mine_of_edition(view: View[Any], seat: int) -> Wire:
    """Draw what a seat sees beyond everybody, in the edition that this view is of."""
    mine = royale_mine if isinstance(view.state, RoyaleTable) else vegas_mine
    return mine(view, seat)


def why_of_edition(
    view: View[Any], options: Sequence[Weighed], chosen: int | None = None
) -> tuple[Line, ...]:
    """Say why an option is the best, in the edition that this view is of."""
    why = royale_why if isinstance(view.state, RoyaleTable) else vegas_why
    return why(view, options, chosen)


LASTS: Lasts = {**VEGAS_LASTS, **ROYALE_LASTS}
"""How long events are shown, whatever the edition."""

LESSONS = {"2018": LESSON, "royale": ROYALE_LESSON}


def lesson_of_edition(edition: str) -> Lesson | None:
    """Find the lesson of an edition: the newest ones have theirs."""
    return LESSONS.get(edition)


EXAMPLES_OF = {"2018": EXAMPLES, "royale": ROYALE_EXAMPLES}


def examples_of_edition(edition: str) -> dict[str, Lesson]:
    """Find the examples of an edition, by the chapters of its rules."""
    return EXAMPLES_OF.get(edition, {})
