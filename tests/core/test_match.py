"""A match: refusals are precise and change nothing; records are read with care."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from flambeur import Choice, Match, Over, find, resume
from flambeur.core.chance import Picked
from flambeur.core.codec import encode
from flambeur.core.errors import (
    BadOption,
    BadRecord,
    Finished,
    FlambeurError,
    IllegalMove,
    NotYourTurn,
    Stale,
    UnknownGame,
)
from flambeur.core.match import load
from flambeur.games.vegas import CLASSICS, Place, VegasOptions
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.sources import NoSource, ScriptedSource, SeededSource
from tests.games.vegas.play import random_match

GAME = CLASSICS[0]


def new_match(seats: int = 3, seed: int = 0) -> Match[ClassicTable]:
    """Start a match that waits for its first choice."""
    return next(random_match(seats, seed=seed))


def finished_match() -> Match[ClassicTable]:
    """Play a match to its end."""
    *_, match = random_match(3)
    return match


def awaited(match: Match[ClassicTable]) -> Choice:
    """Tell the choice a match waits for."""
    assert isinstance(match.turn, Choice)
    return match.turn


def test_refusals_change_nothing() -> None:
    """An illegal move, a wrong seat and a stale version are told apart; the table stays."""
    match = new_match()
    before = match.record.dump()
    seat, moves = awaited(match).seat, awaited(match).moves
    with pytest.raises(NotYourTurn) as turn:
        match.submit((seat + 1) % 3, moves[0])
    assert (turn.value.awaited, "move/not-your-turn") == (seat, turn.value.code)
    with pytest.raises(Stale) as stale:
        match.submit(seat, moves[0], version=match.version - 1)
    assert (match.version, match.version - 1) == (stale.value.current, stale.value.given)
    with pytest.raises(
        IllegalMove, match=r"Place\(face=9\) is not legal at: vegas/2018@1"
    ) as illegal:
        match.submit(seat, Place(9))
    assert ("move/illegal", seat) == (illegal.value.code, illegal.value.seat)
    assert before == match.record.dump()
    match.submit(seat, moves[0], match.version)
    assert before != match.record.dump()


def test_finished() -> None:
    """After the end nothing can be played."""
    match = finished_match()
    with pytest.raises(Finished):
        match.submit(0, Place(1))
    assert isinstance(match.turn, Over)


def test_source_must_bring_possible_outcomes() -> None:
    """An outcome that cannot happen is not taken, whatever the source says."""

    class Wrong(SeededSource):
        def settle(self, distribution: object, spot: object = None) -> Picked:
            return Picked(99)

    with pytest.raises(IllegalMove):
        Match(GAME, ["A", "B"], None, Wrong(0)).settle()
    with pytest.raises(FlambeurError, match="the script says"):
        Match(GAME, ["A", "B"], None, ScriptedSource([Picked(0)])).settle()


def test_resume_in_the_middle_and_go_on() -> None:
    """A match taken up from its record goes on as if nothing had happened."""
    for match in random_match(2, seed=4):
        data = match.record.dump()
        twin = resume(data, find, SeededSource(1))
        assert twin.state == match.state
        assert twin.view(0, since=0) == match.view(0, since=0)
        if match.version > 60:
            break
    choice = awaited(match)
    twin.submit(choice.seat, choice.moves[0], match.version)
    assert twin.record.entries[: match.version] == match.record.entries


def test_record_cut_before_chance() -> None:
    """A record that ends before a roll is taken up, and the roll is made when play goes on."""
    match = new_match()
    choice = awaited(match)
    lines = match.record.dump().splitlines(keepends=True)
    twin = resume(b"".join(lines[:-1]), find, SeededSource(5))
    assert match.version - 1 == twin.version
    twin.settle()
    assert isinstance(twin.turn, Choice)
    assert choice.seat == twin.turn.seat


def test_same_state_in_a_fresh_process(tmp_path: Path) -> None:
    """A record replays to the same state, byte for byte, in another process."""
    match = finished_match()
    file = tmp_path / "game.jsonl"
    file.write_bytes(match.record.dump())
    program = (
        "import sys, pathlib, flambeur\n"
        "from flambeur.sources import NoSource\n"
        "data = pathlib.Path(sys.argv[1]).read_bytes()\n"
        "match = flambeur.resume(data, flambeur.find, NoSource())\n"
        "sys.stdout.buffer.write(match.game.save(match.state))\n"
    )
    done = subprocess.run([sys.executable, "-c", program, file], capture_output=True, check=True)
    assert GAME.save(match.state) == done.stdout


Change = Callable[[list[bytes]], None]


def replacing(line: int, old: bytes, new: bytes) -> Change:
    """Change a line of a record."""

    def change(lines: list[bytes]) -> None:
        assert old in lines[line]
        lines[line] = lines[line].replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "line", "named"),
    [
        (replacing(0, b"vegas/2018@1", b"vegas/2018@7"), 1, "vegas/2018@7"),
        (replacing(0, b"vegas/2018@1", b"poker@1"), 1, "poker@1"),
        (replacing(0, b'"flambeur":2', b'"flambeur":9'), 1, "format 9"),
        (replacing(0, b'"beginning":0', b'"beginning": 0'), 1, "not written as records are"),
        (replacing(0, b'"promise":null', b'"promise":"AB"'), 1, "promise"),
        (replacing(1, b'"names":["P0",', b'"names":['), 2, "one of each for every seat"),
        (replacing(1, b'"names":["P0"', b'"names":[null'), 2, "withheld with its salt"),
        (replacing(0, b'"neutral_variant"', b'"neutral_varian"'), 1, "neutral_varian"),
        (replacing(0, b'"neutral_variant":false,', b""), 1, "'neutral_variant' is missing"),
        (replacing(0, b'"hidden"', b'"hiden"'), 1, "hiden"),
        (replacing(0, b'"neutral_variant":false', b'"neutral_variant":1'), 1, "neutral_variant"),
        (replacing(0, b'"seats"', b'"chairs"'), 1, "chairs"),
        (replacing(0, b'{"fl', b"{fl"), 1, "malformed"),
        (replacing(5, b'"place"', b'"plaice"'), 6, "plaice"),
        (replacing(5, b'"face"', b'"fice"'), 6, "fice"),
        (replacing(5, b'"seat"', b'"sit"'), 6, "sit"),
        (replacing(5, b'"type":"place",', b""), 6, "unknown move None"),
        (replacing(5, b'"face":', b'"face":10'), 6, "cannot be played"),
        (replacing(5, b"}}", b'},"audience":[0]}'), 6, "not written as records are"),
        (replacing(2, b'"audience":[],', b'"audience":[0],'), 3, "others to see"),
        (replacing(4, b'"rolled"', b'"r\xffled"'), 5, "utf-8"),
        (replacing(4, b'"rolled"', b'"picked"'), 5, "dice"),
        (replacing(-1, b'"ranks":[', b'"ranks":[9,'), -1, "result"),
    ],
)
def test_damaged_records_are_refused(change: Change, line: int, named: str) -> None:
    """A record with something unknown or wrong in it is refused by its line and what is wrong."""
    lines = finished_match().record.dump().splitlines(keepends=True)
    change(lines)
    with pytest.raises(BadRecord) as refused:
        resume(b"".join(lines), find, NoSource())
    assert (line if line > 0 else len(lines)) == refused.value.line
    assert named in str(refused.value)


def test_other_refusals_of_records() -> None:
    """Empty records, results too early and moves too late are refused."""
    lines = finished_match().record.dump().splitlines(keepends=True)
    with pytest.raises(BadRecord, match="line 1: the record is empty"):
        load(b"", find)
    with pytest.raises(BadRecord, match="the game is not over"):
        resume(b"".join([*lines[:9], lines[-1]]), find, NoSource())
    with pytest.raises(BadRecord, match=f"line {len(lines)}: .* cannot be played"):
        resume(b"".join([*lines[:-1], lines[5], lines[-1]]), find, NoSource())
    with pytest.raises(BadRecord, match="line 1: the record ends before the game begins"):
        resume(lines[0], find, NoSource())
    alone = Match(GAME, ["P0"], None, SeededSource(1)).record.dump()
    agreed = b'"solo":{"level":"normal","own_dice":8,"preplaced":1,"rounds":1}'
    with pytest.raises(BadRecord, match="the options do not go together"):
        resume(alone.replace(agreed, b'"solo":null'), find, NoSource())


def test_nested_options_are_complete_too() -> None:
    """A solo record without one of the solo options is refused by that option."""
    *_, match = random_match(1)
    data = match.record.dump().replace(b',"rounds":1', b"", 1)
    with pytest.raises(BadRecord, match="'rounds' is missing"):
        resume(data, find, NoSource())


def test_reading_has_no_source() -> None:
    """Whoever only reads a record cannot roll."""
    begun = b"".join(new_match().record.dump().splitlines(keepends=True)[:2])
    match = resume(begun, find, NoSource())
    with pytest.raises(FlambeurError, match="no source"):
        match.settle()


def extended(*more: bytes, cut: int = 0) -> bytes:
    """Add lines to the record of a game that has just begun, perhaps without its last ones."""
    lines = new_match().record.dump().splitlines()
    return b"".join(line + b"\n" for line in (*lines[: len(lines) - cut], *more))


def test_marks() -> None:
    """Who was away stands in the record, and what was taken back was not played."""
    match = new_match()
    seat, move = awaited(match).seat, awaited(match).moves[0]
    lines = (
        b'{"mark":"away","seat":1}',
        b'{"seat":%d,"move":%b}' % (seat, encode(move)),
        b'{"mark":"back","seat":1}',
        b'{"mark":"takeback","seat":%d}' % seat,
        b'{"mark":"resigned","seat":2}',
    )
    data = extended(*lines)
    twin = resume(data, find, NoSource())
    assert (match.state, match.version) == (twin.state, twin.version)
    assert (match.record.entries, data) == (twin.record.entries, twin.record.dump())
    assert match.version + 1 == resume(extended(*lines[:2]), find, NoSource()).version


@pytest.mark.parametrize(
    ("more", "named"),
    [
        ((b'{"mark":"away","seat":3}',), "nobody sits at seat 3"),
        ((b'{"mark":"gone","seat":1}',), "gone"),
        ((b'{"mark":"takeback","seat":0}',), "no move to be taken back"),
        ((b'{"seed":"%b"}' % (b"ab" * 32),), "open before the end"),
        ((b'{"seed":"AB"}',), "seed"),
        ((b'{"ending":"lost"}',), "lost"),
        ((b'{"ending":"finished","ranks":[1,2,3],"scores":[3,2,1]}',), "not over"),
        ((b'{"ending":"expired"}', b'{"mark":"away","seat":1}'), "the game has ended"),
        ((b'{"ending":"expired"}', b'{"ending":"expired"}'), "the game has ended"),
        ((b'{"ending":"expired","scores":[],"ranks":[]}',), "not written as records are"),
        ((b'{"sealed":1,"head":"","signature":""}',), "head"),
        ((b'{"hidden":1}',), "hidden"),
        ((b"",), "truncated"),
    ],
)
def test_lines_that_cannot_stand_there(more: tuple[bytes, ...], named: str) -> None:
    """A line that is unknown, or stands where it cannot, is refused by its number."""
    data = extended(*more)
    with pytest.raises(BadRecord, match=named) as refused:
        resume(data, find, NoSource())
    assert len(data.splitlines()) == refused.value.line


def test_abandoned() -> None:
    """A game that was left says so, and is read as far as it was played."""
    match = new_match()
    match.abandon()
    data = match.record.dump()
    assert data.endswith(b'\n{"ending":"abandoned"}\n')
    twin = resume(data, find, NoSource())
    assert (data, match.state, match.version) == (twin.record.dump(), twin.state, twin.version)


def test_withheld_names() -> None:
    """A name that was forgotten is read as a number, and stays forgotten."""
    data = new_match().record.dump()
    salt = b'"%b"' % (b"00" * 16)
    data = data.replace(b'"P1"', b"null").replace(b",".join([salt] * 2), salt + b",null", 1)
    match = resume(data, find, NoSource())
    assert ("P0", "Player 2", "P2") == match.record.header.seats
    assert data == match.record.dump()


def test_an_earlier_version() -> None:
    """A record is read up to a version, as if it had ended there."""
    for match in random_match(2, seed=4):
        if match.version > 20:
            break
    twin = resume(finished(match).record.dump(), find, NoSource(), match.version)
    assert (match.state, match.record.dump()) == (twin.state, twin.record.dump())


def finished(match: Match[ClassicTable]) -> Match[ClassicTable]:
    """Play on from a copy of a match to its end."""
    twin = resume(match.record.dump(), find, SeededSource(1))
    while isinstance(choice := twin.turn, Choice):
        twin.submit(choice.seat, choice.moves[0])
    return twin


def test_find() -> None:
    """A game is found by family, edition and version; anything else is refused by name."""
    assert "vegas/2018@1" == find("vegas").id == find("vegas/2018").id
    assert "vegas/2012@1" == find("vegas/2012@1").id
    with pytest.raises(UnknownGame, match=r"'vegas@2'; there are vegas/2018@1"):
        find("vegas@2")


def test_options_that_are_not_known() -> None:
    """Options are read in full; what is unknown is refused by name."""
    full = msgspec.to_builtins(VegasOptions())
    assert VegasOptions() == GAME.read_options(full)
    with pytest.raises(BadOption, match="tiles"):
        GAME.read_options({**full, "tiles": 3})


class LaterOptions(VegasOptions, frozen=True):
    """Options of which one came later."""

    moon: bool = True
    before: ClassVar[Mapping[str, object]] = {"moon": False}


class LaterGame(Classic):
    """A game with these options."""

    options = LaterOptions


def test_options_that_came_later() -> None:
    """A record without them is read as before, and one played as before does not name them."""
    game, old = LaterGame(GAME.edition, 1), msgspec.to_builtins(VegasOptions())
    read = game.read_options(old)
    assert LaterOptions(moon=False) == read
    assert old == game.write_options(read)
    assert {**old, "moon": True} == game.write_options(LaterOptions())
    assert LaterOptions() == game.read_options({**old, "moon": True})
    del old["neutral_variant"]
    with pytest.raises(BadOption, match="'neutral_variant' is missing"):
        game.read_options(old)


def test_moves_of_different_kinds_differ() -> None:
    """Moves are tagged: the same numbers in another kind of move are another move."""
    assert 2 == len({Place(1), Picked(1)})
    assert b'{"type":"place","face":1}' == encode(Place(1))
