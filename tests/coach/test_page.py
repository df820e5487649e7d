"""The page is one file that needs nothing else, in every language."""

import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from flambeur import Match
from flambeur.cli.records import teller_at
from flambeur.core.fair.record import Record
from flambeur.core.match import resume
from flambeur.families import find
from flambeur.protocol.review import Review
from flambeur.shows.review.moments import Story, tell
from flambeur.shows.review.page import Page
from flambeur.shows.review.summary import Summary
from flambeur.sources import NoSource
from flambeur.words.catalogues import LANGUAGES, Words
from tests.coach.games import played, reviewed


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """Play a game of Easy Come."""
    return played("easycome", 2, 2)


@pytest.fixture(scope="module")
def found(match: Match[Any]) -> Review:
    """Review it."""
    return reviewed(match.record.dump())


@pytest.fixture(scope="module")
def story(match: Match[Any], found: Review) -> Story:
    """Tell it in English."""
    return tell(teller_at(Words("en"), match), match, found)


def test_every_judged_moment_is_told(story: Story, found: Review) -> None:
    """No choice and no luck is left out, and none is told twice."""
    versions = [version for moment in story.moments for version in moment.versions]
    judged = [choice.version for choice in found.decisions]
    judged += [luck.version for luck in found.lucks]
    assert sorted(set(judged)) == sorted(versions)


def test_a_roll_and_its_choice_are_one_moment(story: Story) -> None:
    """What was rolled stands above what could be chosen."""
    joined = [moment for moment in story.moments if moment.luck and moment.choice]
    assert joined
    for moment in joined:
        assert "rolls" in moment.text
        assert 1 == sum(line.chosen for line in moment.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(language: str, match: Match[Any], found: Review) -> None:
    """There is no script and no address in it, and one line for each player."""
    words = Words(language)
    page = Page(words, found, tell(teller_at(words, match), match, found)).html()
    assert f'<html lang="{language}">' in page
    assert "<script" not in page
    assert [] == re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|url\((?!#)|@import", page)
    chart = page.partition('class="drawing"')[2].partition("</svg>")[0]
    assert 2 == chart.count('<path class="player')
    assert [] == [way for way in re.findall(r' d="([^"]*)"', chart) if "nan" in way]


def test_names_cannot_break_the_page(match: Match[Any], found: Review) -> None:
    """A name is text, whatever it contains."""
    words, again = Words("en"), resume(match.record.dump(), find, NoSource())
    assert isinstance(again.record, Record)
    again.record.header = replace(again.record.header, seats=("<b>Ana</b>", 'B"en&'))
    page = Page(words, found, tell(teller_at(words, again), again, found)).html()
    assert "<b>Ana</b>" not in page
    assert "&lt;b&gt;Ana&lt;/b&gt;" in page


def test_the_summary(story: Story, found: Review) -> None:
    """Both players, their luck, and the turning points stand in a few lines."""
    text = "\n".join(
        line for _, lines in Summary(Words("en"), found, story).parts() for line in lines
    )
    for seat in found.seats:
        assert f"{seat.name}: luck " in text
    assert "All win chances are exact." in text


def test_names_are_text(match: Match[Any]) -> None:
    """A name that is a piece of a page, or of a program, is shown letter by letter."""
    first, second, rest = match.record.dump().split(b"\n", 2)
    beginning = msgspec.json.decode(second)
    beginning["names"][0] = "<script>x</script>"
    record = b"\n".join([first, msgspec.json.encode(beginning), rest])
    words, found = Words("en"), reviewed(record)
    again = resume(record, find, NoSource())
    page = Page(words, found, tell(teller_at(words, again), again, found)).html()
    assert "<script" not in page
    assert "&lt;script&gt;x" in page
