"""A record that was changed is refused, whatever was changed."""

from functools import cache

import pytest

from flambeur.families import find
from flambeur.games.vegas.royale.options import RoyaleOptions
from tests.fair.changes import (
    AGAINST_THE_PAGE,
    BY_THE_OPERATOR,
    CHANGES,
    FITTING,
    TEXTS,
    Change,
    a_face,
    a_nonce,
    a_nonce_without_a_commitment,
    an_invented_heir,
    an_invented_newcomer,
    another_move,
)
from tests.fair.factory import SIGNING, Made, Ways, make, public_of, secret
from tests.fair.forging import (
    by_another_server,
    rechain,
    recommit,
    redraw,
    resign,
    rows_of,
    written,
)
from tests.fair.verdicts import agree, refused, refused_by_the_rules, run_tool

KEY = public_of(SIGNING)
NOT_CHECKED = "NOT checked: places, what was drawn of, legality, result: only with the rules"


@cache
def made() -> Made:
    """Make a record that holds everything: a restart, secrets, marks, a takeback, a bot."""
    options = RoyaleOptions(tiles=("A1", "G1"))
    return make(find("vegas/royale"), 3, options, "tampering 2", Ways(silent=(0,)))


def test_the_record_is_right() -> None:
    """Without a change the record is right, and holds everything that is changed below."""
    agree("unchanged", made().data)
    assert 0 == run_tool(made().data, "--key", KEY)[0]
    assert written(rows_of(made().data)) == made().data
    for part in (b'"takeback"', b'"away"', b'"hide"', b'"split"', b'"silent"', b'"level"'):
        assert part in made().data


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_change(change: Change) -> None:
    """A record with one change is refused."""
    rows = rows_of(made().data)
    change(rows)
    refused(written(rows), KEY)


@pytest.mark.parametrize("change", FITTING, ids=lambda change: change.__name__)
def test_a_change_with_all_hashes_made_to_fit(change: Change) -> None:
    """It is refused even if dice, commitments and chain were made to fit: nobody can sign."""
    rows = rows_of(made().data)
    change(rows)
    recommit(rows)
    if change not in (a_face, another_move):
        redraw(rows)
    rechain(rows)
    assert made().data != written(rows)
    refused(written(rows), KEY)


@pytest.mark.parametrize("title", TEXTS)
def test_another_way_to_write_it(title: str) -> None:
    """A record has one way to be written."""
    data = TEXTS[title](made().data)
    assert made().data != data
    refused(data, KEY)


def test_signed_by_somebody_else() -> None:
    """A record that is forged whole is right for whoever does not know the server's key."""
    rows = rows_of(made().data)
    by_another_server(rows, secret("somebody else"))
    redraw(rows)
    rechain(rows)
    resign(rows, secret("somebody else"))
    assert 0 == run_tool(written(rows))[0]
    assert 1 == run_tool(written(rows), "--key", KEY)[0]


def by_the_operator(change: Change) -> bytes:
    """Change a record as somebody can who holds seed and keys: all hashes and signatures fit."""
    rows = rows_of(made().data)
    change(rows)
    if change not in (a_nonce, a_nonce_without_a_commitment):
        recommit(rows)
    if change not in (a_face, another_move):
        redraw(rows)
    rechain(rows)
    resign(rows, SIGNING)
    assert made().data != written(rows)
    return written(rows)


@pytest.mark.parametrize("change", BY_THE_OPERATOR, ids=lambda change: change.__name__)
def test_only_the_rules_can_tell(change: Change) -> None:
    """What a server forges against the rules only the rules refuse; one file says so."""
    data = by_the_operator(change)
    code, printed = run_tool(data, "--key", KEY)
    assert 0 == code, printed
    assert NOT_CHECKED in printed
    refused_by_the_rules(data)


@pytest.mark.parametrize("change", AGAINST_THE_PAGE, ids=lambda change: change.__name__)
def test_even_the_operator_cannot(change: Change) -> None:
    """Some things are refused without the rules, although everything is signed."""
    refused(by_the_operator(change), KEY)


def test_a_newcomer() -> None:
    """That a person took the place of a bot can stand in a record, once, where a server says so."""
    data = by_the_operator(an_invented_newcomer)
    agree("taken", data)
    assert 0 == run_tool(data, "--key", KEY)[0]


def test_an_heir() -> None:
    """That another person plays for one who was away can stand in a record."""
    data = by_the_operator(an_invented_heir)
    agree("handed", data)
    assert 0 == run_tool(data, "--key", KEY)[0]
