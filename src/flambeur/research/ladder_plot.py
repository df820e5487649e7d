"""Ladders as one drawing in SVG: a panel for each game, a group of rows for each table."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor

import msgspec

WIDTH, PANEL, GAP, INSIDE = 1000, 488, 24, 20
HEAD, TITLE, ROW, GROUP, AXIS = 84, 60, 20, 18, 34
SEATS_AT, NAMES_AT, LEFT, RIGHT = 20, 112, 210, 430
"""Where the words and the scale stand in a panel, from its left edge."""
TICKS = (1, 2, 5, 10, 20, 50)
MOST_TICKS = 6
CAP = 4

STYLE = """
svg { --ground: #160c21; --panel: #21132f; --line: #46305c; --text: #f8eedc; --soft: #c3b2ce;
  --champion: #ffb02e; --strong: #58d5ff; --casual: #7fe0b5; --novice: #c99bff; --guest: #ff7d8e; }
@media (prefers-color-scheme: light) {
  svg { --ground: #f6ead7; --panel: #fff9ee; --line: #d9c3a3; --text: #2a1436; --soft: #6a5373;
    --champion: #b45309; --strong: #0b5f86; --casual: #2c6b2a; --novice: #7446b4;
    --guest: #b3163c; } }
text { font: 13px system-ui, sans-serif; fill: var(--text); }
.head { font-size: 24px; font-weight: 700; } .title { font-size: 17px; font-weight: 700; }
.seats { font-weight: 700; } .soft { fill: var(--soft); font-size: 12px; }
.end { text-anchor: end; } .mid { text-anchor: middle; }
.ground { fill: var(--ground); } .panel { fill: var(--panel); }
.grid { stroke: var(--line); } .mark { fill: currentColor; }
.hair { stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
.champion { color: var(--champion); } .strong { color: var(--strong); }
.casual { color: var(--casual); } .novice { color: var(--novice); } .guest { color: var(--guest); }
"""


class Mark(msgspec.Struct, frozen=True):
    """A rating with its interval; `kind` gives its colour."""

    name: str
    kind: str
    rating: float
    low: float
    high: float


class Group(msgspec.Struct, frozen=True):
    """The ratings of one kind of table, with a title."""

    title: str
    marks: tuple[Mark, ...]


class Panel(msgspec.Struct, frozen=True):
    """One game."""

    title: str
    groups: tuple[Group, ...]

    @property
    def height(self) -> int:
        """How tall it is drawn."""
        rows = sum(len(group.marks) for group in self.groups)
        return TITLE + ROW * rows + GROUP * (len(self.groups) - 1) + AXIS


def draw(title: str, axis: str, panels: Sequence[Panel]) -> str:
    """Draw the panels in two columns under a title; `axis` says what the scale means."""
    bottoms, pieces = [HEAD, HEAD], []
    for panel in panels:
        column = bottoms.index(min(bottoms))
        x = column * (PANEL + GAP)
        pieces.append(f'<g transform="translate({x} {bottoms[column]})">{_panel(panel)}</g>')
        bottoms[column] += panel.height + GAP
    width = WIDTH if len(panels) > 1 else PANEL
    height = max(bottoms)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{GAP} 0 {width + 2 * GAP} {height}"'
        f' role="img"><title>{escape(title)}</title><style>{STYLE}</style>'
        f'<rect class="ground" x="-{GAP}" width="{width + 2 * GAP}" height="{height}"/>'
        f"{_text('head', 0, 42, title)}{_text('soft', 0, 66, axis)}{''.join(pieces)}</svg>\n"
    )


def _panel(panel: Panel) -> str:
    low, high, ticks = _scale([mark for group in panel.groups for mark in group.marks])

    def across(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    bottom = panel.height - AXIS
    pieces = [f'<rect class="panel" width="{PANEL}" height="{panel.height}" rx="18"/>']
    pieces.append(_text("title", INSIDE, 34, panel.title))
    for tick in ticks:
        x = across(tick)
        pieces.append(_line("grid", x, TITLE - 8, x, bottom))
        pieces.append(_text("soft mid", x, bottom + 20, str(tick)))
    y = TITLE
    for group in panel.groups:
        pieces.append(_text("seats", SEATS_AT, y + 10, group.title))
        for mark in group.marks:
            pieces.append(_mark(mark, y + ROW / 2 - 4, across))
            y += ROW
        y += GROUP
    return "".join(pieces)


def _mark(mark: Mark, y: float, across: Callable[[float], float]) -> str:
    low, high, at = across(mark.low), across(mark.high), across(mark.rating)
    return (
        f'{_text("", NAMES_AT, y + 4, mark.name)}<g class="{mark.kind}">'
        f"{_line('hair', low, y, high, y)}"
        f"{_line('hair', low, y - CAP, low, y + CAP)}{_line('hair', high, y - CAP, high, y + CAP)}"
        f'<circle class="mark" cx="{at:.1f}" cy="{y:.1f}" r="5"/></g>'
        f"{_text('soft end', PANEL - INSIDE, y + 4, f'{mark.rating:.1f}')}"
    )


def _scale(marks: Sequence[Mark]) -> tuple[int, int, range]:
    """Find round ends around all intervals, and few ticks between them."""
    lowest, highest = min(mark.low for mark in marks), max(mark.high for mark in marks)
    step = next((step for step in TICKS if highest - lowest <= step * (MOST_TICKS - 1)), TICKS[-1])
    low, high = step * floor(lowest / step), step * ceil(highest / step)
    high = max(high, low + step)
    return low, high, range(low, high + 1, step)


def _text(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'
