"""Reasons in a game without words of its own: how the options compare."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.view import View
from flambeur.protocol.lines import Line
from flambeur.protocol.review import Weighed
from flambeur.shows.plain.lines import PlainLines
from flambeur.shows.why import reasons


def plain_why(
    view: View[Any], options: Sequence[Weighed], chosen: int | None = None
) -> tuple[Line, ...]:
    """Say how much more often the best option wins."""
    return reasons(PlainLines(view.state), view, options, chosen)
