"""What the host reads and the phones in the room scan."""

import io

import segno
from rich.text import Text

from flambeur.cli.nearby import Way
from flambeur.cli.screen import Screen
from flambeur.words.catalogues import Words

BRIGHT = "#ffffff on #000000"
"""Bright parts are drawn: it scans in dark terminals, in bright ones, and without colours."""


def invite(words: Words, screen: Screen, way: Way) -> None:
    """Tell where to go, or that phones cannot."""
    if way.barrier:
        screen.say(words(f"serve-{way.barrier}", link=way.link), "bold yellow")
        return
    screen.say(words("serve-welcome", link=way.link), "bold")
    _draw(screen, way.link)
    if way.others:
        screen.say(words("serve-others", links=" ".join(way.others)))
    screen.say(words("serve-near"))


def _draw(screen: Screen, link: str) -> None:
    """Draw a code, since phones do not like to type; half of one is worse than none."""
    drawn = code(link)
    if not screen.plain and len(drawn.split("\n")[0]) <= screen.width:
        screen.draw(Text(drawn, BRIGHT))


def code(link: str) -> str:
    """Draw a link in half blocks, two rows of its code in each line."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
