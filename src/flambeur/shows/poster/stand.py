"""Who sits at a table, each on a stand: the higher, the better they did."""

import msgspec

from flambeur.protocol.card import Card
from flambeur.shows.poster.letters import fitted, write
from flambeur.shows.poster.looks import initials_of, look_of
from flambeur.shows.poster.pieces import badge, chair, chips, flame, placed
from flambeur.shows.poster.said import Result, results_of, worth
from flambeur.words.catalogues import Words

MOST = 5
"""So many stands have room."""
LEFT, RIGHT, FLOOR = 636, 1148, 630
GAP, WIDEST = 12, 124
LOW, HIGH, EVEN = 150, 300, 190
"""How high the lowest and the highest stand are, and all if nobody has won yet."""
PILE = 8
"""Chips of whoever has most."""
IVORY, LIT, FREE, DIM = "#F8EEDC", "#FFC53A", "#58D5FF", "#C3B2CE"


class Seat(msgspec.Struct, frozen=True):
    """Somebody on a stand, or a free chair."""

    number: int
    name: str | None
    below: str = ""
    share: float = 0
    """From 0 to 1: what they have of the best result."""
    won: bool = False
    chips: int = 0


def stand(card: Card, words: Words, score: str) -> str:
    """Draw all stands, side by side."""
    seats = _seats(card, words, score)
    wide = min(WIDEST, (RIGHT - LEFT + GAP) / len(seats) - GAP)
    start = RIGHT - len(seats) * (wide + GAP) + GAP
    initials = initials_of([place.name if place else "" for place in card.places])
    over = bool(results_of(card))
    drawn = ""
    for place, seat in enumerate(seats):
        middle = start + place * (wide + GAP) + wide / 2
        top = FLOOR - (LOW + (HIGH - LOW) * seat.share if over else EVEN)
        drawn += _base(middle, top, wide, seat)
        sign = chair() if seat.name is None else _badge(card, seat, initials)
        drawn += placed(sign, middle - 36, top - 36, 72 / 64)
        drawn += _told(middle, top, wide, seat, words)
    return drawn


def _seats(card: Card, words: Words, score: str) -> list[Seat]:
    results = results_of(card)[:MOST]
    if not results:
        return [Seat(at, p.name if p else None) for at, p in enumerate(card.places)][:MOST]
    best = max(1, *(result.score for result in results))
    return [_ended(result, words, score, best, len(results)) for result in _middle(results)]


def _middle(results: list[Result]) -> list[Result]:
    """Put the first between the others, as on a podium."""
    return [*results[1::2][::-1], *results[::2]]


def _ended(result: Result, words: Words, score: str, best: int, seats: int) -> Seat:
    share = max(0, result.score) / best
    if score != "money":
        share = (seats - result.rank + 1) / seats
    pile = max(1, round(share * PILE)) if score == "money" and result.score > 0 else 0
    below = worth(result, words, score)
    return Seat(result.seat, result.name, below, share, result.rank == 1, pile)


def _badge(card: Card, seat: Seat, initials: list[str]) -> str:
    return badge(look_of(seat.number, len(card.places)), initials[seat.number])


def _base(middle: float, top: float, wide: float, seat: Seat) -> str:
    """Draw the stand, with what was won behind the badge."""
    x, fill = middle - wide / 2, "#7A2A4A" if seat.name is not None else "#3A2A55"
    lit = placed(flame(), middle, top - 62 - 19 * seat.chips, 1.75) if seat.won else ""
    return (
        lit
        + placed(chips(seat.chips, wide * 0.78), middle, top - 22)
        + f'<rect x="{x:g}" y="{top:g}" width="{wide:g}" height="400" rx="16" fill="{fill}"/>'
        f'<rect x="{x:g}" y="{top + 5:g}" width="{wide:g}" height="400" rx="14" '
        'fill="url(#lacquer)"/>'
        f'<circle cx="{middle:g}" cy="{top:g}" r="41" fill="#3A0F27"/>'
    )


def _told(middle: float, top: float, wide: float, seat: Seat, words: Words) -> str:
    """Write the name, and what was won."""
    room = wide - 10
    if seat.name is None:
        size, (free,) = fitted(words("poster-free"), "onest", (22, 20, 18, 16), room, 1)
        return write(free, middle, top + 70, font="onest", size=size, fill=FREE, anchor="middle")
    size, (name,) = fitted(seat.name, "onest", (24, 22, 20, 18), room, 1)
    told = write(name, middle, top + 72, font="onest", size=size, fill=IVORY, anchor="middle")
    if seat.below:
        size, (below,) = fitted(seat.below, "unbounded", range(21, 9, -1), room, 1)
        fill = LIT if seat.won else DIM
        told += write(
            below, middle, top + 102, font="unbounded", size=size, fill=fill, anchor="middle"
        )
    return told
