"""The things on a poster, drawn as the browser draws them."""

from flambeur.shows.poster.letters import known, write
from flambeur.shows.poster.looks import Look

BODY = (
    "M9 49V31C9 22 16 20 16 10C22 13 25.5 17.5 26 23C31 18 34 11 30.5 2C41.5 5.5 47 13.5 46 22.5"
    "C48 20.5 49.5 17.5 49.5 14C54 19 55 24.5 55 31V49A12 12 0 0 1 43 61H21A12 12 0 0 1 9 49Z"
)
INNER = (
    "M15 47V37C15 29 19 27 21 21C26 25 28 29 27 33C34 28 38 20 36.5 11C42 16 43 23 41 30"
    "C44 29 46.5 26.5 48 24C49.5 28 49 32 49 37V47A8 8 0 0 1 41 55H23A8 8 0 0 1 15 47Z"
)
FLAME = (
    "M0 14C-9 14-13 7-11 0C-10-4-7-6-6-10C-3-8-2-6-2-4C1-8 2-12 0-17C7-13 12-6 11 2C10 9 6 14 0 14Z"
)
FIRE = ((0, "#FFE27A"), (0.34, "#FFA62E"), (0.62, "#FF6B4A"), (1, "#E0264F"))
FIVE = ((21, 34), (43, 34), (32, 42.5), (21, 51), (43, 51))
FACES = {
    5: ((18, 18), (46, 18), (32, 32), (18, 46), (46, 46)),
    6: ((19, 16), (45, 16), (19, 32), (45, 32), (19, 48), (45, 48)),
}
LEAN = (-1.5, 2, 0, 1.5, -2)
"""How far the chips of a pile stand aside."""
DEFINED = (
    '<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1">'
    + "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in FIRE)
    + '</linearGradient><clipPath id="disc"><circle cx="32" cy="32" r="31"/></clipPath>'
    '<clipPath id="cube"><rect x="1" y="1" width="62" height="62" rx="14"/></clipPath>'
)
"""What the pieces refer to; it stands once at the top of a poster."""


def placed(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Put a drawing somewhere."""
    how = f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})"
    return f'<g transform="{how}">{drawing}</g>'


def logo() -> str:
    """Draw a die that burns, in a square of 64."""
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="4.3"/>' for x, y in FIVE)
    return (
        f'<path d="{BODY}" fill="url(#fire)"/><path d="{INNER}" fill="#FFF3CF" fill-opacity=".16"/>'
        f'<g fill="#FFF8E8">{pips}</g>'
    )


def flame() -> str:
    """Draw the flame of whoever leads, around its middle."""
    return (
        f'<path d="{FLAME}" fill="#FF8A3D"/>'
        f'<path d="{FLAME}" fill="#FFE27A" transform="translate(1 5) scale(.55)"/>'
    )


def badge(look: Look, initial: str) -> str:
    """Draw the mark of a player, in a square of 64."""
    letter = known(initial)
    return (
        f'<g clip-path="url(#disc)"><rect width="64" height="64" fill="{look.colour}"/>'
        f'{look.pattern}</g><g stroke="{look.colour}" stroke-width="7" stroke-linejoin="round" '
        f'paint-order="stroke">'
        + write(letter, 32, 44, font="onest", size=35, fill=look.on, anchor="middle")
        + "</g>"
    )


def chair() -> str:
    """Draw a free chair, in a square of 64: whoever comes is lit already."""
    return (
        '<circle cx="32" cy="32" r="29" fill="#58D5FF" fill-opacity=".1" stroke="#58D5FF" '
        'stroke-width="3.4" stroke-linecap="round" stroke-dasharray="8.2 7"/>'
        '<path d="M32 20v24M20 32h24" stroke="#58D5FF" stroke-width="5" stroke-linecap="round"/>'
    )


def die(face: int, look: Look) -> str:
    """Draw a die, 64 wide and 76 high."""
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="6.3"/>' for x, y in FACES[face])
    return (
        f'<rect x="1" y="13" width="62" height="62" rx="14" fill="{look.lip}"/>'
        f'<g clip-path="url(#cube)"><rect width="64" height="64" fill="{look.colour}"/>'
        f'{look.pattern}<path d="M4 20A16 16 0 0 1 20 3.5H46" fill="none" stroke="#fff" '
        'stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/></g>'
        f'<g fill="{look.on}">{pips}</g>'
    )


def chips(count: int, width: float) -> str:
    """Draw a pile of chips that stands on y = 0."""
    return "".join(
        placed(_chip(width), LEAN[place % len(LEAN)] - width / 2, -19 * (place + 1))
        for place in range(count)
    )


def _chip(width: float) -> str:
    """Draw a chip from the side."""
    teeth = "".join(
        f'<rect x="{width * at:g}" width="{width * 0.11:g}" height="17" fill="#FFF1CC"/>'
        for at in (0.12, 0.445, 0.77)
    )
    return (
        f'<rect y="3" width="{width:g}" height="17" rx="6" fill="#7A5212"/>'
        f'<rect width="{width:g}" height="17" rx="6" fill="#D9A441"/>{teeth}'
        f'<rect x="4" y="1.5" width="{width - 8:g}" height="3" rx="1.5" fill="#FFE9B0" '
        'fill-opacity=".6"/>'
    )
