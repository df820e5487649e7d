"""A poster says what everybody may know of a table, in four languages, and stays small."""

import re
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import msgspec
import pytest

from flambeur.families import every_family
from flambeur.protocol.card import Place
from flambeur.server.thought.rendering import render
from flambeur.shows.poster.drawing import draw, draw_moment
from flambeur.shows.poster.letters import cut, known, width
from flambeur.shows.poster.looks import initials_of
from flambeur.shows.poster.said import Merits, said
from flambeur.words.catalogues import LANGUAGES, Words
from tests.shows.poster.posters import KINDS, card, won

MOST = 200_000
"""Bytes that messengers still load."""
GAMES = Path(__file__).parents[3] / "web" / "src" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_poster_is_large_to_the_eye_and_small_to_the_line(kind: str, language: str) -> None:
    """Every kind is 1200 x 630 and below the limit, with the longest names too."""
    shown, score = KINDS[kind]
    made = render(draw(shown, Words(language), score))
    assert (1200, 630) == unpack(">II", made[16:24])
    assert len(made) < MOST


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Vegas 2018: Ana waits for 2 more"),
        ("de", "Vegas 2018: Ana wartet noch auf 2 Leute"),
        ("fr", "Vegas 2018\u00a0: Ana attend encore 2 personnes"),
        ("ru", "Vegas 2018: Ana ждёт ещё 2 игроков"),
    ],
)
def test_an_invitation_says_who_waits(language: str, expected: str) -> None:
    """The host waits for as many as there are free chairs."""
    invited = said(card("open", "Ana", None, "Ben", None), Words(language), "money")
    assert expected == invited.title
    assert invited.text.startswith("Ana, Ben.")


def test_the_headline_follows_the_game() -> None:
    """From free chairs to who has won, each state of a table has its words."""
    words = Words("en")
    tables = {
        "2 chairs are free": card("open", None, None),
        "Everybody is here": card("open", "Ana", "Ben"),
        "The game has begun": card("playing", "Ana", "Ben"),
        "Ben wins": card("over", "Ana", "Ben", outcome=won(10_000, 20_000)),
        "A shared win": card("over", "Ana", "Ben", outcome=won(10_000, 10_000)),
        "The game was stopped": KINDS["stopped"][0],
    }
    assert list(tables) == [said(shown, words, "money").headline for shown in tables.values()]


def test_a_result_names_everybody_and_lights_the_winner() -> None:
    """Names and scores are on the podium, the best one in the colour of fire."""
    drawn = draw(card("over", "Ana", "Ben", outcome=won(10_000, 20_000)), Words("en"), "money")
    texts = {e.text: e.get("fill") for e in ET.fromstring(drawn).iter() if e.text}  # noqa: S314 - our own drawing
    assert {"Ana", "Ben", "$10,000", "$20,000"} <= set(texts)
    assert texts["$20,000"] != texts["$10,000"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_our_own_words_can_all_be_drawn(kind: str, language: str) -> None:
    """No letter and no space of the four languages is missing in our fonts."""
    shown, score = KINDS[kind]
    places = tuple(place and Place("Ana", person=place.person) for place in shown.places)
    shown = msgspec.structs.replace(shown, places=places)
    spoken = said(shown, Words(language), score)
    assert not [text for text in msgspec.structs.astuple(spoken) if "…" in known(text)]


def test_markup_in_a_name_is_text() -> None:
    """What somebody calls themselves is written, never obeyed."""
    name = '"><script>&'
    drawn = draw(card("open", name, None), Words("en"), "money")
    root = ET.fromstring(drawn)  # noqa: S314 - our own drawing
    assert name in {element.text for element in root.iter()}
    assert not [element for element in root.iter() if "script" in element.tag]
    render(drawn)


def test_nothing_but_what_is_shown_is_drawn() -> None:
    """The promise of the dice, the options and who somebody is are not on a poster."""
    shown = card("playing", "Ana", "Ben")
    drawn = draw(shown, Words("en"), "money")
    assert not any(hidden in drawn for hidden in (shown.hash, shown.table, "p0", "p1"))


def test_letters_that_our_fonts_lack_are_left_out() -> None:
    """A name in another script is cut; one that is too long is cut where it has room."""
    assert "…a…" == known("名前a名")
    assert width(cut("W" * 99, "onest", 24, 100), "onest", 24) <= 100


def test_initials_are_those_of_the_browser() -> None:
    """The cases that the browser is tested with give the same letters."""
    assert ["A", "N", "B"] == initials_of(["Ana", "Anna", "Ben"])
    assert ["1", "2", "?"] == initials_of(["Bot 1", "Bot 2", "…"])


def test_scores_are_what_the_browser_calls_them() -> None:
    """A family and the page that draws it agree on what its scores are."""
    for family in every_family():
        drawn = (GAMES / family.name / "index.ts").read_text("utf-8")
        assert [family.score] == re.findall(r"\bscore: \"(\w+)\"", drawn)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Luck +24, skill \u22123. Best move: Ana rolls."),
        ("de", "Glück +24, Können \u22123. Bester Zug: Ana rolls."),
        ("fr", "Chance +24, adresse \u22123. Meilleur coup\u00a0: Ana rolls."),
        ("ru", "Везение +24, умение \u22123. Лучший ход: Ana rolls."),
    ],
)
def test_how_it_was_won(language: str, told: str) -> None:
    """Luck and skill are told in points, with the best move."""
    shown = card("over", "Ana", "Ben", outcome=won(10_000, 20_000))
    spoken = said(shown, Words(language), "money", Merits(0.24, -0.03, "Ana rolls."))
    assert spoken.line.endswith(told)


def test_a_moment_does_not_tell_the_end() -> None:
    """What happened then stands on it, and nobody has won yet."""
    shown = card("over", "Ana", "Ben", outcome=won(10_000, 20_000))
    drawn = draw_moment(shown, Words("en"), "money", ["Ana rolls 1 2 3.", "Ben waits."])
    assert "Ana rolls" in drawn
    assert "Ben waits." in drawn
    assert "20,000" not in drawn
    assert "A moment" in draw_moment(shown, Words("en"), "money", [])
