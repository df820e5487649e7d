"""What there is to draw of a game without a scene of its own: its table in plain lines."""

from typing import Any

from flambeur.core.view import View
from flambeur.protocol.wire import Wire
from flambeur.text.data import Saying


class PlainScene(Wire, frozen=True, omit_defaults=False, tag="plain"):
    """The table as it is written down, in the words of its data; seats are numbers."""

    lines: tuple[str, ...]


def plain_scene(view: View[Any]) -> PlainScene:
    """Write down what a viewer may see."""
    return PlainScene(tuple(Saying(()).state(view.state)))
