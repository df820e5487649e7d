"""The rules of a night, each by itself: votes, seats, points and codes."""

import re

import pytest

from flambeur.families import find
from flambeur.protocol.card import Outcome, Place
from flambeur.protocol.night import PlayedGame, Title
from flambeur.server.nights.codes import HURT, LETTERS, hurts, new_code, readings
from flambeur.server.nights.feats import Played
from flambeur.server.nights.night import Guest, Room
from flambeur.server.nights.scoring import score
from flambeur.server.nights.seating import begin
from flambeur.server.nights.steps import Began
from flambeur.server.nights.taking import after
from flambeur.server.nights.titles import KINDS, titles_of
from flambeur.server.nights.voting import leading
from tests.server.nights.cards import card

SEED = "5eed" * 16
PEOPLE = ("ana", "ben", "cleo", "dan", "eva")


def room(*people: str, now: float = 0.0) -> Room:
    """Make a night where these people are."""
    guests = {
        person: Guest(person, person.title(), number, now)
        for number, person in enumerate(people, 1)
    }
    return Room("night", SEED, "KRTM", host=people[0], guests=guests)


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ({}, None),
        ({"ana": "vegas", "ben": "strike", "cleo": "strike"}, "strike"),
        ({"ana": "vegas", "ben": "strike"}, "strike"),
        ({"ana": "vegas", "ben": "strike", "cleo": "easycome", "dan": "vegas"}, "vegas"),
        ({"ana": "vegas", "ben": "strike", "cleo": "vegas", "dan": "strike"}, "vegas"),
    ],
)
def test_the_last_one_breaks_a_tie(votes: dict[str, str], expected: str | None) -> None:
    """The game with most votes leads; among equals, whoever has fewest points decides."""
    assert expected == leading(votes, ["cleo", "ben", "ana", "dan"])


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 2, 3, 4, 5), (5, 3, 2, 1, 0)),
        ((1, 1, 3, 3, 5), (5, 5, 2, 2, 0)),
        ((2, 1, 2, 2), (3, 5, 3, 3)),
        ((2, 1), (3, 5)),
    ],
)
def test_places_bring_points(ranks: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """5 3 2 1 0 at any number of players; who shares a place gets the higher points."""
    places = [Place(person.title(), person) for person in PEOPLE[: len(ranks)]]
    ended = score("t", places, Outcome("finished", ranks, ranks), set(), {})
    assert expected == tuple(ended.points.values())


def test_a_bot_scores_for_nobody() -> None:
    """A seat that a bot decided for scores 0, but its person has won for those who said so."""
    places = [Place("Ana", "ana"), Place("Ben", "ben"), Place("Ardo", bot="casual")]
    outcome = Outcome("finished", (1, 2, 3), (3, 2, 1))
    tips = {"cleo": "ana", "dan": "ben", "ben": "ana"}
    ended = score("t", places, outcome, {0}, tips)
    assert {"ana": 0, "ben": 3} == ended.points
    assert ("ana",) == ended.bots
    assert {"cleo": 1, "dan": 0} == ended.tips


def seated(began: Began) -> list[str | None]:
    """List who sits."""
    return [seat.person for seat in began.seats]


def test_who_sat_out_is_seated_first() -> None:
    """Of five at four chairs one sits out, each in turn, and colours stay."""
    night, game = room(*PEOPLE), find("easycome")
    out: list[str] = []
    for _ in range(5):
        began = begin(night, game, 0, "ana", 1.0)
        assert [PEOPLE.index(str(seat.person)) for seat in began.seats] == [
            seat.colour for seat in began.seats
        ]
        out += began.late
        night = after(night, began)
    assert ["eva", "dan", "cleo", "ben", "ana"] == out


def test_bots_fill_up() -> None:
    """A game gets as many bots as it needs, and those that are wanted, in free colours."""
    alone = begin(room("ana"), find("vegas"), 0, "ana", 1.0)
    assert ["ana", None] == seated(alone)
    more = begin(room("ana", "ben"), find("vegas"), 2, "ana", 1.0)
    assert ["ana", "ben", None, None] == seated(more)
    assert 4 == len({seat.colour for seat in more.seats})
    assert 4 == len({seat.name for seat in more.seats})
    assert 4 == len(begin(room("ana"), find("easycome"), 9, "ana", 1.0).seats)


def test_a_chair_is_kept_for_those_who_are_away_for_a_moment() -> None:
    """Who left the page a minute ago is played for by a bot; who is gone for long is not."""
    night = room("ana", "ben", "cleo", now=1000.0)
    gone = {
        "ben": Guest("ben", "Ben", 2, 1000.0, here=False),
        "cleo": Guest("cleo", "Cleo", 3, 100.0, here=False),
    }
    away = Room("night", SEED, "KRTM", host="ana", guests=night.guests | gone)
    began = begin(away, find("vegas"), 0, "ana", 1060.0)
    assert [("ana", False), ("ben", True)] == [(seat.person, seat.away) for seat in began.seats]


def test_nobody_is_called_nothing_at_a_table() -> None:
    """Who gave no name is called by their number there."""
    nameless = Guest("ana", "", 1, 0.0)
    night = Room("night", SEED, "KRTM", host="ana", guests={"ana": nameless})
    assert "#1" == begin(night, find("vegas"), 0, "ana", 1.0).seats[0].name


def test_codes_hurt_nobody() -> None:
    """Codes have four letters that are not mixed up, and hold none of the parts that hurt."""
    codes = {new_code() for _ in range(2000)}
    assert all(re.fullmatch(f"[{LETTERS}]{{4}}", code) for code in codes)
    assert not set(LETTERS) & set("AEIOUQY")
    assert [] == [code for code in codes if hurts(code)]
    assert len(codes) > 1900
    assert all(hurts(f"{part}XXXX"[:4]) for part in HURT)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("KRTM", ["KRTM"]),
        ("krtm", ["KRTM"]),
        (" k r-t m ", ["KRTM"]),
        ("лкеь", ["KRTM"]),
        ("ТРСМ", ["TPCM", "NHCV"]),
        ("ТРСХ", ["TPCX"]),
        ("KRT", []),
        ("KRTMX", []),
        ("КRIО", []),
        ("", []),
    ],
)
def test_cyrillic_is_understood(typed: str, expected: list[str]) -> None:
    """By the look of the letters, and by the keys on which they lie."""
    assert expected == readings(typed)


def test_everybody_gets_a_title_of_their_own() -> None:
    """Each title is true of whoever gets it; who is best at nothing has played."""
    feats = {"ties": {"ana": 4, "ben": 1}, "bills": {"ana": 9, "ben": 9}, "dice": {"ana": 5}}
    game = Played(card("t", ("ana", "ben", "cleo"), (1, 2, 3)), frozenset(), feats)
    told = PlayedGame("t", "vegas/2018@1", {"ana": 5, "ben": 3, "cleo": 2}, {"eva": 0})
    titles = titles_of(("ana", "ben", "cleo", "eva"), (told,), (game,))
    assert (
        Title("ana", "ties", 4),
        Title("ben", "bills", 9),
        Title("cleo", "played", 1),
        Title("eva", "came", 0),
    ) == titles
    assert {"ties", "bills"} <= set(KINDS)
