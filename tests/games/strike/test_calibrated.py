"""The measured table of styles, and the vectors that follow from it [S37, S40]."""

import json

import msgspec
import pytest

from bench import calibrate
from flambeur.games.strike.styles import MILLION, STYLES, Style
from tests.games.strike.abstract import check_draws, check_odds
from tests.games.strike.calibrated import (
    DESIGNED,
    FILE,
    ORIGINAL,
    Vector,
    corrected,
    draws,
    odds,
)

SMALL = [name for name, v in ORIGINAL.items() if v["kind"] == "throw_prob" and v["k"] <= 3]
"""Those whose ends are soon gone through."""
FINE = 100
"""Chances are written with four digits."""


def whole(share: calibrate.Share) -> int:
    """Round a share to four digits, and write it in millionths."""
    return round(share.value * MILLION / FINE) * FINE


@pytest.mark.clause("S37", "S40")
@pytest.mark.parametrize("style", STYLES)
def test_the_table_is_the_measured_one(style: str) -> None:
    """Every chance of the abstract form is what the arena gave, within its bands."""
    row = calibrate.row_of(style, calibrate.read())
    a, b, c, d, e = map(whole, row.hit)
    measured = Style(
        (a, b, c, d, e), *map(whole, (row.stray, row.out_thrown, row.out_hit, row.out_grand))
    )
    assert measured == STYLES[style]
    assert calibrate.accepted(row)


@pytest.mark.clause("S37")
def test_enough_was_measured() -> None:
    """Each of the 21 cells has 2,000 throws, and 99.9 % of them came to rest in time."""
    tallies = calibrate.read()
    assert 21 == len(tallies)
    assert all(tally.throws >= calibrate.ENOUGH for tally in tallies)
    assert sum(tally.late for tally in tallies) <= 0.001 * sum(tally.throws for tally in tallies)


@pytest.mark.clause("S37")
def test_measuring() -> None:
    """A cell counts the thrown dice and those that lay there; the same cell gives the same."""
    tally = calibrate.measure("hard", 2, 5)
    assert (5, 5, 10) == (tally.throws, tally.thrown, tally.old)
    assert tally == calibrate.measure("hard", 2, 5)
    assert 45 == calibrate.measure("hard", calibrate.GRAND, 5).thrown


def test_table_in_the_documentation() -> None:
    """The page of the arena shows what was measured last."""
    page = calibrate.RESULTS.parents[2] / "docs/reference/arena.md"
    assert calibrate.page(calibrate.read()) in page.read_text("utf-8")


@pytest.mark.clause("S43")
@pytest.mark.parametrize("name", SMALL)
def test_the_formula_gives_the_original_vectors(name: str) -> None:
    """With the designed table the formula gives the vectors as they were written."""
    vector = ORIGINAL[name]
    found = odds(DESIGNED[vector["style"]], vector["k"], vector["targets"])
    assert vector["expect"] == pytest.approx(found, abs=1e-9)


@pytest.mark.clause("S42")
def test_draws_give_the_original_vectors() -> None:
    """With the designed table the draws are those of the vectors, so none was chosen anew."""
    for name, new in draws(DESIGNED).items():
        assert ORIGINAL[name]["u"] == pytest.approx(new["u"])
        assert ORIGINAL[name]["expect"] == new["expect"]


def test_what_was_corrected() -> None:
    """The file names 37 vectors with the value before and after, for the table that is played."""
    file = json.loads(FILE.read_text())
    tables = msgspec.json.decode(msgspec.json.encode({"old": DESIGNED, "new": STYLES}))
    assert tables == file["tables"]
    assert 37 == len(file["vectors"])
    for change in file["vectors"]:
        assert change["old"].items() <= ORIGINAL[change["id"]].items()


@pytest.mark.clause("S42")
@pytest.mark.parametrize("vector", corrected("draws"), ids=lambda vector: vector["id"])
def test_draws(vector: Vector) -> None:
    """The draws meet the measured chances as they met the designed ones."""
    check_draws(vector)


@pytest.mark.clause("S43")
@pytest.mark.parametrize("vector", corrected("throw_prob"), ids=lambda vector: vector["id"])
def test_odds(vector: Vector) -> None:
    """One die at k different dice, with the measured table."""
    check_odds(vector)
