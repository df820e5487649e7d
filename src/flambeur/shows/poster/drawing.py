"""The poster of a table: 1200 x 630, as messengers show it."""

import msgspec

from flambeur.protocol.card import Card
from flambeur.shows.poster.letters import MORE, fitted, write
from flambeur.shows.poster.looks import SEATS
from flambeur.shows.poster.pieces import DEFINED, die, logo, placed
from flambeur.shows.poster.said import Merits, Said, said, said_of_moment
from flambeur.shows.poster.stand import stand
from flambeur.words.catalogues import Words

WIDTH, HEIGHT = 1200, 630
LEFT, TEXT = 64, 540
IVORY, QUIET, LIT = "#F8EEDC", "#C3B2CE", "#FFB02E"
GLOWS = (
    '<radialGradient id="warm" gradientUnits="userSpaceOnUse" cx="888" cy="390" r="560">'
    '<stop offset="0" stop-color="#FF6B4A" stop-opacity=".36"/>'
    '<stop offset="1" stop-color="#FF6B4A" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="wine" gradientUnits="userSpaceOnUse" cx="0" cy="630" r="420">'
    '<stop offset="0" stop-color="#4B1430" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="#4B1430" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="lacquer" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
    'stop-color="#4B1430"/><stop offset="1" stop-color="#2C0A1C"/></linearGradient>'
)
# A glow takes long to draw, so each covers no more than it lights.
GROUND = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#160C21"/>'
    f'<rect x="328" width="{WIDTH - 328}" height="{HEIGHT}" fill="url(#warm)"/>'
    '<rect y="210" width="420" height="420" fill="url(#wine)"/>'
)


def draw(card: Card, words: Words, score: str, merits: Merits | None = None) -> str:
    """Draw the poster of a table as SVG, from its card and, after the game, its review."""
    return _drawn(card, words, score, said(card, words, score, merits))


def draw_moment(card: Card, words: Words, score: str, told: list[str]) -> str:
    """Draw the poster of one moment, with what was told then; how it ended is not on it."""
    then = msgspec.structs.replace(card, phase="playing", outcome=None)
    return _drawn(then, words, score, said_of_moment(card, words, told))


def _drawn(card: Card, words: Words, score: str, spoken: Said) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<defs>{DEFINED}{GLOWS}</defs>{GROUND}{_brand()}{_words(spoken)}"
        f"{_dice(over=card.phase == 'over')}{stand(card, words, score)}</svg>"
    )


def _brand() -> str:
    name = write("Flambeur", 134, 96, font="unbounded", size=32, fill=IVORY)
    return placed(logo(), LEFT - 4, 52, 0.94) + name


def _words(spoken: Said) -> str:
    """Write the headline, what is lit, and a line below."""
    size, lines = _headline(spoken.headline)
    y, drawn = 138.0, ""
    for line in lines:
        y += size * 1.08
        drawn += write(line, LEFT, y, font="unbounded", size=size, fill=IVORY)
    if spoken.call:
        small, called = fitted(spoken.call, "unbounded", range(size, 30, -2), TEXT, 1)
        y += small * 1.12
        drawn += write(called[0], LEFT, y, font="unbounded", size=small, fill=LIT)
    size, lines = fitted(spoken.line, "onest", (30, 28, 26), TEXT - 20, 3)
    y += 20
    for line in lines:
        y += size * 1.3
        drawn += write(line, LEFT, y, font="onest", size=size, fill=QUIET)
    return drawn


def _headline(text: str) -> tuple[int, list[str]]:
    """Break the headline into two lines, or into three if a name is long."""
    size, lines = fitted(text, "unbounded", range(66, 43, -2), TEXT, 2)
    return fitted(text, "unbounded", (44,), TEXT, 3) if lines[-1].endswith(MORE) else (size, lines)


def _dice(*, over: bool) -> str:
    """Put two dice where there is room: small ones below a result, else large over the seats."""
    brass, cherry = SEATS[2], SEATS[0]
    if over:
        left, right = (LEFT + 2, 538, 0.66, -6), (LEFT + 58, 532, 0.66, 7)
    else:
        left, right = (722, 146, 2.1, -13), (902, 106, 2.1, 11)
    return placed(die(6, brass), *left) + placed(die(5, cherry), *right)
