"""The ladder: tables are mixed and repeatable, ratings follow results, and levels come in order."""

from collections import Counter
from random import Random
from xml.etree import ElementTree as ET

import pytest

from flambeur.bots import LEVELS
from flambeur.families import every_family
from flambeur.research.crew import crew_of
from flambeur.research.ladder import Ladder, climb, kinds, play_some, seated
from flambeur.research.ladder_games import Kind, Played, play_game
from flambeur.research.ladder_plot import LEFT, RIGHT, Group, Mark, Panel, draw
from flambeur.research.ladder_ratings import interval, rate, resample

DUEL = Kind("easycome", 2)
GAMES = 60


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    """A small ladder of Easy Come."""
    with crew_of(1) as crew:
        return climb(DUEL, GAMES, 1, crew)


def results(played: list[Played]) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Games without their times, which differ."""
    return [(game.names, game.ranks) for game in played]


@pytest.mark.parametrize(("seats", "most"), [(2, 1), (4, 2), (5, 3)])
def test_tables_are_mixed(seats: int, most: int) -> None:
    """At least two levels sit at a table, and none much too often; every seat sees all of them."""
    random = Random(1)
    tables = [seated(LEVELS, seats, random) for _ in range(200)]
    assert most == max(max(Counter(table).values()) for table in tables)
    assert 2 <= min(len(set(table)) for table in tables)
    for seat in range(seats):
        assert set(LEVELS) == {table[seat] for table in tables}


def test_games_are_repeatable() -> None:
    """A game depends on its seed and number only, not on what was played before in the process."""
    first = results(play_some(DUEL, 1, 0, 6))
    assert first[3:] == results(play_some(DUEL, 1, 3, 3))
    assert first != results(play_some(DUEL, 2, 0, 6))


def test_two_workers_play_the_same_games() -> None:
    """Processes that are started afresh play the same games, and hand them over in order."""
    rows = [(DUEL, 1, 0, 2), (DUEL, 1, 2, 2)]
    with crew_of(2) as crew:
        parts = list(crew(play_some, rows))
    assert results(play_some(DUEL, 1, 0, 4)) == results([game for part in parts for game in part])


def test_every_choice_is_timed() -> None:
    """Times are kept for each seat, and none is without a choice to think about."""
    game = play_game(Kind("strike", 3), ["casual", "champion", "novice"], "1")
    assert 3 == len(game.times)
    assert any(game.times)
    assert all(time >= 0 for row in game.times for time in row)


def test_shared_wins() -> None:
    """Those who share first place share the win; all others have lost alike."""
    game = Played(("a", "b", "c", "d"), (1, 3, 1, 4), (9, 1, 9, 0), ((), (), (), ()))
    assert [0.5, 0, 0.5, 0] == game.shares()
    assert (1, 2, 1, 2) == game.won()


def test_ratings_follow_the_results() -> None:
    """Who always wins is rated above who always loses; equal results give equal ratings."""
    games = [(("good", "bad", "good"), (1, 3, 2)), (("bad", "good", "bad"), (3, 1, 2))] * 20
    good, bad = rate(["good", "bad"], games)
    assert good > 25 > bad
    assert pytest.approx(50) == good + bad
    one, other = rate(["one", "other"], [(("one", "other"), (1, 1))] * 10)
    assert pytest.approx(25) == one
    assert pytest.approx(25) == other


def test_intervals_narrow_with_more_games() -> None:
    """Resampled ratings spread less when there are more games, and lie around the rating."""
    random = Random(1)
    games = [(("a", "b"), (1, 2) if random.random() < 0.6 else (2, 1)) for _ in range(240)]
    widths = []
    for number in (40, 240):
        low, high = interval([row[0] for row in resample(["a", "b"], games[:number], "1", 40)])
        widths.append(high - low)
    assert widths[1] < 0.7 * widths[0]
    assert low < rate(["a", "b"], games)[0] < high


def test_interval() -> None:
    """An interval leaves out the same number at either end."""
    assert (5, 194) == interval([*range(200)])


def test_levels_come_in_order(ladder: Ladder) -> None:
    """The champion is rated over the novice, everybody is there, and all games are counted."""
    ratings = {one.name: one.rating for one in ladder.standings}
    assert set(LEVELS) == set(ratings)
    assert ratings["novice"] < ratings["champion"]
    assert [*ratings.values()] == sorted(ratings.values(), reverse=True)
    assert GAMES == ladder.games
    for one in ladder.standings:
        assert one.low < one.high
        assert 0 <= one.wins <= 1
        assert 0 <= one.median <= one.longest


def test_overlaps_are_named(ladder: Ladder) -> None:
    """Exactly the neighbours whose intervals overlap are named as close."""
    pairs = zip(ladder.standings, ladder.standings[1:], strict=False)
    expected = [(a.name, b.name) for a, b in pairs if a.low <= b.high]
    assert expected == [(close.better, close.worse) for close in ladder.close]
    assert all(0 <= close.ahead <= 1 for close in ladder.close)


def test_kinds() -> None:
    """Every game has a ladder for each number of players; `only` leaves the others out."""
    tables = [table for family in every_family() for table in family.ladder]
    assert [(table.game, seats) for table in tables for seats in table.games] == [
        (kind.game, kind.seats) for kind in kinds()
    ]
    assert [2, 3, 4] == [kind.seats for kind in kinds("easycome")]


def test_drawing() -> None:
    """The drawing is sound XML, holds every name, and intervals lie inside their panel."""
    marks = (Mark("champion", "champion", 31.2, 30.5, 32.1), Mark("<me>", "guest", 18, 17, 19.5))
    panels = [Panel("Vegas", (Group("2 players", marks), Group("3 players", marks))) for _ in "ab"]
    root = ET.fromstring(draw("Ladder", "rating", panels))  # noqa: S314 - our own drawing
    space = "{http://www.w3.org/2000/svg}"
    texts = [text.text for text in root.iter(f"{space}text")]
    assert 4 == texts.count("<me>")
    assert 4 == texts.count("31.2")
    spots = [float(circle.attrib["cx"]) for circle in root.iter(f"{space}circle")]
    assert 8 == len(spots)
    assert all(LEFT <= spot <= RIGHT for spot in spots)
