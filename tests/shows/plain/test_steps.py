"""Many moves of a game without a text are chosen step by step."""

from typing import Any

from flambeur.core.parts import Data, Move
from flambeur.shows.offer import Offer
from flambeur.shows.plain.data import part
from flambeur.shows.plain.steps import FEW, grouped
from flambeur.words.catalogues import Words
from flambeur.words.speaker import Speaker


class Place(Data, Move, frozen=True):
    """Put a stone on a cell."""

    cell: tuple[int, int]
    colour: str
    double: bool


class Give(Data, Move, frozen=True):
    """Give points to somebody."""

    seat: int
    points: int


class Pass(Data, Move, frozen=True):
    """Do nothing."""


SPEAKER = Speaker(Words("en"), ("Ana", "Ben", "Cem"))
PLACES = [
    Place((row, column), colour, double)
    for row in range(8)
    for column in range(8)
    for colour in ("red", "dark_blue")
    for double in (False, True)
]
GIVES = [Give(seat, points) for seat in (1, 2) for points in range(1, 6)]
MOVES: list[Move] = [*PLACES, *GIVES, Pass()]


def offers_of(moves: list[Any]) -> list[Offer]:
    """Number moves as a teller does."""
    return [Offer(str(number), move, part(move)) for number, move in enumerate(moves, 1)]


def texts(offers: list[Offer]) -> list[str]:
    """List what is shown."""
    return [f"{offer.key}) {SPEAKER.say(offer.what)}" for offer in offers]


def further(offers: list[Offer], place: int) -> list[Offer]:
    """Take one of them."""
    return grouped(offers[place].further)


def test_few_are_listed() -> None:
    """What fits on a screen is not cut into steps."""
    offers = offers_of(GIVES[:FEW])
    assert offers == grouped(offers)


def test_the_kind_comes_first() -> None:
    """Kinds are offered before their fields; one that is a move already leads nowhere else."""
    kinds = grouped(offers_of(MOVES))
    assert ["1) Place …", "2) Give …", "3) Pass"] == texts(kinds)
    assert [256, 10, 0] == [len(kind.further) for kind in kinds]
    assert Pass() == kinds[2].move


def test_field_by_field() -> None:
    """Rows inside a field are decided one by one, and a seat is called by its name."""
    kinds = grouped(offers_of(MOVES))
    assert ["1) Seat: Ben …", "2) Seat: Cem …"] == texts(further(kinds, 1))
    rows = further(kinds, 0)
    assert "4) Cell 1: 3 …" == texts(rows)[3]
    columns = further(rows, 3)
    assert "2) Cell 2: 1 …" == texts(columns)[1]
    last = further(columns, 1)
    assert "Place: cell 3 1, colour dark blue, double yes" == SPEAKER.say(last[3].what)
    assert Place((3, 1), "dark_blue", double=True) == last[3].move


def test_every_move_is_reached_in_few_steps() -> None:
    """Whoever follows all branches finds every move once, and no list is long."""
    found: list[Move] = []

    def follow(offers: list[Offer]) -> None:
        assert len(offers) <= 2 * FEW
        for offer in offers:
            if offer.further:
                follow(grouped(offer.further))
            else:
                found.append(offer.move)

    follow(grouped(offers_of(MOVES)))
    assert MOVES == found


def test_words() -> None:
    """Names of the rules are said in words where there are some, else with spaces."""
    move = Place((3, 1), "dark_blue", double=True)
    german = Speaker(Words("de"), ("Ana", "Ben"))
    assert "Setzen: Feld 3 1, Farbe dark blue, double ja" == german.say(part(move))
