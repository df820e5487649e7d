"""Choices of Strike before they are made, what can be typed, and the table in lines and drawn."""

import io
from functools import cache

import pytest
from rich.console import Console, RenderableType

from flambeur.core.state import turn
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.games.strike import StrikeOptions, Table
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.cast import cast
from flambeur.games.strike.moves import Leave, Regroup, Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.styles import STYLES
from flambeur.shows.clean import LONGEST
from flambeur.shows.strike.places import PLACES
from flambeur.shows.strike.teller import StrikeTeller
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker
from tests.games.strike.play import table_of

NAMES = ("Ana", "Ben", "Carla")
LONG = tuple(f"{name:W<{LONGEST}}" for name in NAMES)
PHYSICS = StrikeOptions()
LYING = {0: 4, 1: 2, 2: 6}


@cache
def words_of(language: str) -> Words:
    """Read a language once."""
    return Words(language)


def teller(language: str = "en", names: tuple[str, ...] = NAMES) -> StrikeTeller:
    """Tell about a table of three."""
    return StrikeTeller(Speaker(words_of(language), names), table_of((9, 9, 9), LYING))


def seen(table: Table, seat: int | None = 0) -> View[Table]:
    """Show the table to a seat."""
    return view_of("strike@1", table, seat)


def abstract(*, first: bool = False) -> Table:
    """Lay out 2, 4 and 6 in an arena without places."""
    return table_of((7, 1, 0), LYING, first=first, alive=(True, True, False))


def physical(*, first: bool = False) -> Table:
    """Lay out the same from left to right."""
    return table_of((7, 1, 0), LYING, first=first, alive=(True, True, False), options=PHYSICS)


def typed(table: Table, answer: str, language: str = "en") -> object:
    """Type something, as Ana."""
    found = teller(language).typed(seen(table), answer)
    return found.replace("\u00a0", " ") if isinstance(found, str) else found


def texts(table: Table) -> list[str]:
    """List what can be chosen, with the keys."""
    return [f"{offer.key} {teller().text(offer)}" for offer in teller().offers(seen(table))]


def drawn(drawing: RenderableType, width: int) -> str:
    """Draw on a terminal of this width."""
    stream = io.StringIO()
    Console(file=stream, width=width, highlight=False, markup=False).print(drawing)
    return stream.getvalue()


def test_chances_are_told_without_places() -> None:
    """In the abstract form every style says how often a throw at all dice takes some."""
    table = abstract()
    odds = {
        style: round(100 * odds_of(cast((9,), table.arena, style, (0, 1, 2))).match)
        for style in STYLES
    }
    assert [
        f"1 Throw softly: {odds['soft']}% to take dice",
        f"2 Throw normally: {odds['normal']}% to take dice",
        f"3 Throw hard: {odds['hard']}% to take dice",
        "0 Stop",
    ] == texts(table)


def test_dice_can_be_pushed_where_they_have_places() -> None:
    """Before the first throw there is no stopping."""
    assert ["1", "2", "3", "4", "5"] == [text[0] for text in texts(physical(first=True))]


def test_an_empty_arena_asks_for_all_dice() -> None:
    """There is nothing to push and no stopping, but a style to choose."""
    table = table_of((7, 9), {}, options=PHYSICS)
    assert 3 == len(texts(table))
    assert "1 Throw all 7 dice softly: hardly anything flies out" == texts(table)[0]
    assert "throw all your 7 dice" in teller().question(seen(table))[0]
    assert launch_at((0, 0), "hard", everything=True) == typed(table, "3 46")
    last = table_of((1, 9), {})
    assert "2 Throw your last die normally: 0% to take dice" == texts(last)[1]
    assert Throw("normal", all=True) == typed(last, "")


def test_an_arena_emptied_by_oneself_leaves_a_choice() -> None:
    """Stopping hands the Grand Lancer on."""
    table = table_of((3, 9), {}, first=False)
    assert "0 Stop, and leave the Grand Lancer to the next player" == texts(table)[-1]
    assert ["The arena is empty: throw one more die, or stop."] == teller().question(seen(table))
    assert Throw("hard") == typed(table, "3")


def test_leaving_is_offered_where_it_was_agreed() -> None:
    """Nobody leaves by mistake."""
    agreed = table_of((3, 9), LYING, options=StrikeOptions(form="abstract", leavers="out"))
    assert "9 Leave for good, all your dice are lost" in texts(agreed)
    assert Leave() == typed(agreed, "leave")
    assert typed(abstract(), "9") is None


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("", Throw("normal", (0, 1, 2))),
        ("1", Throw("soft", (0, 1, 2))),
        ("3 46", Throw("hard", (0, 2))),
        ("3 6 4", Throw("hard", (0, 2))),
        ("346", Throw("hard", (0, 2))),
        ("HARD 2", Throw("hard", (1,))),
        ("2 +", Throw("normal")),
        ("soft middle", Throw("soft")),
        ("0", Stop()),
        ("stop", Stop()),
    ],
)
def test_dice_are_named_by_what_they_show(answer: str, move: object) -> None:
    """A key or a word, then the dice to aim at; Enter alone throws at all."""
    assert move == typed(abstract(), answer)


@pytest.mark.parametrize(
    ("answer", "target"),
    [("", (-30_000, 0)), ("2 46", (-30_000, 0)), ("2 2", (-30_000, 0)), ("2 6", (0, 0))],
)
def test_a_hand_aims_between_the_dice(answer: str, target: tuple[int, int]) -> None:
    """In the arena the point between the dice is aimed at."""
    assert launch_at(target, "normal") == typed(physical(), answer)


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "hard 4"), ("fr", "fort 4"), ("ru", "сильно 4"), ("de", "hart 4")],
)
def test_words_are_those_of_the_language(language: str, answer: str) -> None:
    """Nobody has to type English."""
    assert Throw("hard", (0,)) == typed(abstract(), answer, language)


def places(move: object) -> dict[int, tuple[int, int]]:
    """Tell where dice are pushed to."""
    assert isinstance(move, Regroup)
    return {placement.die: (placement.x, placement.y) for placement in move.placements}


def test_dice_are_pushed_together_and_apart() -> None:
    """Named dice meet in the middle, and the others make room."""
    table = physical()
    pushed = places(typed(table, "4 46"))
    assert (0, 0) == pushed[0]
    assert (17_000, 0) == pushed[2]
    assert PLACES[7] == pushed[1]
    apart = places(typed(table, "5"))
    assert [PLACES[7], PLACES[3], PLACES[9]] == [apart[die] for die in (0, 1, 2)]
    assert {2: PLACES[9]} == places(typed(table, "5 69"))
    assert {2: PLACES[9]} == places(typed(table, "apart 6 9"))


def test_dice_make_room_for_each_other() -> None:
    """A place that is taken is no reason to refuse; the move stays legal."""
    table = physical()
    for answer in ("5 45", "5 25", "5 65", "4 2", "4", "5"):
        move = typed(table, answer)
        if isinstance(move, Regroup):
            awaited = turn(table)
            assert isinstance(awaited, Choice)
            assert any(move in form for form in awaited.forms)
    assert "The dice lie like that already." == typed(physical(), "5 65")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("2 3", "No die in the arena shows 3."),
        ("4 3", "No die in the arena shows 3."),
        ("5 39", "No die in the arena shows 3."),
        ("2 x", "x means nothing here."),
        ("2 ²", "² means nothing here."),
        ("0 4", "4 means nothing here."),
        ("5 4", "4 does not work. Name a die and a place"),
        ("5 40", "40 does not work. Name a die and a place"),
        ("5 4٣", "4٣ does not work."),
        ("1" * 5_000, "No die in the arena shows 1."),
        ("2 " + "x" * 5_000, "xxxxxxxxxxxxxxxxxxx… means nothing here."),
        ("5 " + "4" * 5_000, "4444444444444444444… does not work."),
    ],
)
def test_what_cannot_be_done_is_said(answer: str, sentence: str) -> None:
    """A wrong name is answered with a sentence."""
    assert str(typed(physical(), answer)).startswith(sentence)


def test_what_the_rules_forbid_is_said() -> None:
    """Stopping too early, and pushing what has no place or is not there."""
    assert "You cannot stop now: you have to throw first." == typed(physical(first=True), "0")
    assert str(typed(abstract(), "4")).startswith("Dice have no places here.")
    assert "there is nothing to push." in str(typed(table_of((3, 9), {}, options=PHYSICS), "4"))


@pytest.mark.parametrize("answer", ["?", "q", "l", "77", "²", "-1", "9" * 5_000])
def test_other_keys_mean_what_they_always_mean(answer: str) -> None:
    """What is no command of this game is left to the keys."""
    assert typed(physical(), answer) is None


def test_plain_lines() -> None:
    """The arena with what lies where, and what everybody has."""
    lines = [line.replace("\u00a0", " ") for line in teller().lines(seen(physical()))]
    assert [
        "3 dice in the arena · none lost",
        "In the arena: 2 in the middle, 4 left, 6 in the middle.",
        "Ana: 7 dice.",
        "Ben: 1 die.",
        "Carla: out.",
    ] == lines
    assert "In the arena: 2 4 6." == teller().lines(seen(abstract()))[1].replace("\u00a0", " ")
    assert "The arena is empty." == teller().lines(seen(table_of((3, 9, 9), {})))[1]


def test_a_match_shows_points() -> None:
    """Rounds and points stand there only if there are several rounds."""
    match = StrikeOptions(form="abstract", rounds="match")
    view = seen(table_of((3, 9, 9), LYING, options=match))
    assert teller().heading(view).startswith("Round 1 of 3 · ")
    assert "You have 3 dice, 0 points." == teller().money(view, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
@pytest.mark.parametrize("width", [40, 48, 60, 72, 80, 100, 120])
def test_the_drawing_fits(language: str, names: tuple[str, ...], width: int) -> None:
    """Nothing is wider than the terminal, and no die and no player is missing."""
    speaker = teller(language, names)
    for table in (physical(), abstract(), physical(first=True)):
        view = seen(table)
        shown = drawn(speaker.drawing(view, width), width)
        assert all(f"[{face}]" in shown for face in LYING.values())
        assert all(name[:3] in shown for name in names)
        shown += drawn(speaker.tray(speaker.offers(view), width), width)
        shown += drawn(speaker.story(speaker.lines(view), width), width)
        shown += drawn(speaker.coloured(" ".join(speaker.question(view)), width), width)
        assert max(map(len, shown.splitlines())) <= width


def test_a_terminal_of_24_lines_is_enough() -> None:
    """Drawing, question, offers, title and prompt fit on one screen."""
    for language in LANGUAGES:
        speaker, view = teller(language), seen(physical())
        shown = drawn(speaker.drawing(view, 80), 80)
        shown += drawn(speaker.tray(speaker.offers(view), 80), 80)
        shown += drawn(speaker.coloured(" ".join(speaker.question(view)), 80), 80)
        assert len(shown.splitlines()) <= 21


def test_a_table_after_the_end() -> None:
    """Where nobody decides, the table can still be shown."""
    table = physical()
    table.stack.clear()
    shown = drawn(teller().drawing(seen(table, None), 80), 80)
    assert "▶" not in shown
    assert "" == teller().roll(seen(table, None))
    empty = table_of((3, 9, 9), {})
    assert "Arena  empty" in drawn(teller().drawing(seen(empty), 80), 80)
