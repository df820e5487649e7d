"""The win chances of all players as one drawing, in SVG."""

from collections.abc import Sequence
from html import escape

from flambeur.protocol.review import Point, Review
from flambeur.shows.review.moments import Story

WIDTH, HEIGHT = 1000, 400
"""Units of the drawing; it is stretched to whatever room there is."""
DASHES = ("", "14 6", "4 6", "18 5 4 5", "8 4")
"""By seat, so that a line is never told by its colour alone."""
LEVELS = (0, 25, 50, 75, 100)


class Curve:
    """Draws the lines, and knows where a version and a share lie."""

    def __init__(self, review: Review, story: Story) -> None:
        """Take the points."""
        self._points, self._story = review.curve, story
        self._last = max(1, review.curve[-1].version)

    def svg(self, label: str) -> str:
        """Draw everything but the words, which stand over the drawing."""
        seats = range(len(self._story.names))
        levels = [_line("level", 0, _y(level / 100), WIDTH, _y(level / 100)) for level in LEVELS]
        rounds = [
            _line("round", x, 0, x, HEIGHT)
            for x in (self.across(version) * WIDTH for version in self._story.rounds)
        ]
        paths = [self._path(seat) for seat in seats]
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img"'
            f' aria-label="{escape(label)}">{"".join((*levels, *rounds, *paths))}</svg>'
        )

    def across(self, version: int) -> float:
        """Tell how far from the left a version lies, from 0 to 1."""
        return version / self._last

    def down(self, version: int, seat: int) -> float:
        """Tell how far from the top a seat stands at a version, from 0 to 1."""
        before = [point for point in self._points if point.version <= version]
        return 1 - _clipped(before[-1].win[seat])

    def _path(self, seat: int) -> str:
        dash = DASHES[seat % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        return f'<path class="player s{seat}"{dashed} d="{self._way(self._points, seat)}"/>'

    def _way(self, points: Sequence[Point], seat: int) -> str:
        spots = [
            f"{self.across(point.version) * WIDTH:.1f} {_y(point.win[seat]):.1f}"
            for point in points
        ]
        return "M" + "L".join(spots)


def key(seat: int) -> str:
    """Draw a piece of a seat's line, for the names below the drawing."""
    dash = DASHES[seat % len(DASHES)]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        '<svg class="key" viewBox="0 0 44 8" aria-hidden="true">'
        f'<path class="player s{seat}"{dashed} d="M0 4L44 4"/></svg>'
    )


def _line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<path class="{kind}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'


def _y(share: float) -> float:
    return HEIGHT * (1 - _clipped(share))


def _clipped(share: float) -> float:
    return min(1.0, max(0.0, share))
