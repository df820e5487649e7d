"""Records of format 1: honest ones pass, and whatever is changed in them is found."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from flambeur import Choice, Match, Over, find
from flambeur.core.format1 import FORMAT, Commitment, End1, Header1, Record1
from flambeur.core.game import Options
from flambeur.games.vegas import CLASSICS
from flambeur.games.vegas.classic.options import Solo, VegasOptions
from flambeur.sources import FairSource
from flambeur.sources.verify import Verdict, verify
from tests.sources.verifying import found, joined, lines_of, played, watched

SEED = "5eed" * 16
NEWLINE = ord("\n")
VARIANTS: dict[str, tuple[int, Options | None]] = {
    "alone": (1, None),
    "alone, master": (1, VegasOptions(solo=Solo("master", rounds=2))),
    "two": (2, None),
    "three": (3, VegasOptions(first_leader=2)),
    "three, neutral": (3, VegasOptions(neutral_variant=True, money_visibility="open")),
    "five": (5, None),
}


@cache
def record(
    seats: int = 2, options: Options | None = None, name: str = "vegas", luck: int | None = None
) -> bytes:
    """Play a fair game to its end, with the first legal moves or with random ones."""
    source = FairSource(SEED, "table9", [f"nonce{seat}" for seat in range(seats)])
    return written(played(source, seats, options, name, luck), source.commitment)


def written(match: Match[Any], promised: Commitment | None) -> bytes:
    """Write a finished match as it was written in format 1."""
    header, over = match.record.header, match.turn
    assert isinstance(over, Over)
    first = Header1(FORMAT, header.game, header.options, header.seats, promised)
    return Record1(first, match.record.entries, End1(over.ranks, over.scores, SEED)).dump()


def outcomes_in(data: bytes) -> list[int]:
    """List the lines that chance wrote, counted from 1."""
    body = enumerate(lines_of(data)[1:-1], 2)
    return [number for number, line in body if b'"seat"' not in line]


def with_line(number: int, line: bytes, data: bytes | None = None) -> bytes:
    """Put another line in the place of one, counted from 1."""
    lines = lines_of(data or record())
    lines[number - 1] = line
    return joined(lines)


def edited(number: int, **changes: Any) -> bytes:
    """Change fields in a line; -1 is the last line, and a change to `fair` is a change inside."""
    number = number if number > 0 else len(lines_of(record())) + 1 + number
    values = json.loads(lines_of(record())[number - 1])
    fair = {**values.get("fair", {}), **changes.pop("inside_fair", {})}
    values = {**values, **({"fair": fair} if fair else {}), **changes}
    return with_line(number, json.dumps(values, separators=(",", ":")).encode())


LAST = len(lines_of(record()))
ROLLS = outcomes_in(record())
WATCHED = watched(ROLLS)


@pytest.mark.parametrize("luck", [None, 1, 2])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", [game.id for game in CLASSICS])
def test_honest_records(name: str, variant: str, luck: int | None) -> None:
    """An honest record passes, and every outcome in it was computed again."""
    seats, options = VARIANTS[variant]
    data = record(seats, options, name, luck)
    assert Verdict([], len(outcomes_in(data)), SEED) == verify(data, find)


def test_editing_alone_changes_nothing() -> None:
    """The tools of these tests write a record as it was when they change nothing."""
    assert [record()] * 3 == [edited(1), edited(-1), joined(lines_of(record()))]
    assert b'"shuffled"' in lines_of(record())[WATCHED[0] - 1]


@pytest.mark.parametrize("line", WATCHED)
def test_any_byte_of_an_outcome(line: int) -> None:
    """Whichever byte of an outcome is changed, exactly this line is found."""
    original = lines_of(record())[line - 1]
    for place, byte in enumerate(original):
        for other in {byte ^ 1, ord(" "), 0xFF} - {byte}:
            changed = original[:place] + bytes([other]) + original[place + 1 :]
            assert [(line, "outcome")] == found(with_line(line, changed)), changed


@pytest.mark.parametrize("line", WATCHED)
def test_any_byte_becomes_a_newline(line: int) -> None:
    """An outcome that is cut in two lines is found where it begins."""
    original = lines_of(record())[line - 1]
    for place in range(len(original)):
        changed = original[:place] + b"\n" + original[place + 1 :]
        assert (line, "outcome") == found(with_line(line, changed))[0], changed


@pytest.mark.parametrize("line", WATCHED)
def test_the_newline_becomes_a_byte(line: int) -> None:
    """An outcome that runs into the next line is found."""
    lines = lines_of(record())
    lines[line - 1 : line + 1] = [lines[line - 1] + b" " + lines[line]]
    assert (line, "outcome") == found(joined(lines))[0]


@pytest.mark.parametrize(
    "change",
    [
        (b'"move":', b'"move": '),
        (b'"type":"rolled",', b""),
        (b'"dice"', b'"d\\u0069ce"'),
        (b'{"move"', b'{"seat":null,"move"'),
        (b'{"move"', b'{"seat":0,"move"'),
        (b"]]}}", b']]},"audience":null}'),
        (b"]]}}", b']]},"audience":[0]}'),
        (b"]]}}", b']]},"why":1}'),
        (b"]]}}", b"]]}}\r"),
        (b"]]}}", b"]]}} "),
        (b'{"move"', b'{"move":{"type":"picked","index":0},"move"'),
    ],
)
def test_one_way_to_write_an_outcome(change: tuple[bytes, bytes]) -> None:
    """An outcome written in another way, with the same meaning or not, is found."""
    line = WATCHED[3]
    changed = lines_of(record())[line - 1].replace(*change)
    assert [(line, "outcome")] == found(with_line(line, changed))


def test_a_finding_tells_what_was_expected() -> None:
    """A finding names the line, which outcome it is, and the line that the seed wants."""
    line = WATCHED[3]
    original = lines_of(record())[line - 1]
    (finding,) = verify(with_line(line, b'{"move":{}}'), find).findings
    assert (line, 4, original.decode()) == (finding.line, finding.outcome, finding.expected)


def test_two_changed_outcomes() -> None:
    """Every changed outcome is found, not only the first."""
    data = with_line(WATCHED[0], b"x", with_line(WATCHED[4], b"y"))
    assert [(WATCHED[0], "outcome"), (WATCHED[4], "outcome")] == found(data)


@pytest.mark.parametrize(
    ("line", "change", "finding"),
    [
        (-1, {"seed": "5eee" * 16}, (LAST, "commitment")),
        (-1, {"seed": SEED.upper()}, (LAST, "unreadable")),
        (-1, {"seed": SEED[2:]}, (LAST, "unreadable")),
        (-1, {"seed": "no seed"}, (LAST, "unreadable")),
        (-1, {"seed": 7}, (LAST, "unreadable")),
        (-1, {"seed": None}, (LAST, "no-seed")),
        (-1, {"more": 1}, (LAST, "unreadable")),
        (1, {"inside_fair": {"hash": "0" * 64}}, (LAST, "commitment")),
        (1, {"inside_fair": {"hash": ""}}, (LAST, "commitment")),
        (1, {"inside_fair": {"table": "table|9"}}, (1, "unreadable")),
        (1, {"inside_fair": {"nonces": ["nonce0", ""]}}, (1, "unreadable")),
        (1, {"inside_fair": {"more": 1}}, (1, "unreadable")),
        (1, {"fair": None}, (1, "no-commitment")),
        (1, {"game": "chess"}, (1, "unreadable")),
        (1, {"game": "vegas/2018@99"}, (1, "unreadable")),
        (1, {"flambeur": 2}, (1, "unreadable")),
        (1, {"flambeur": 3}, (1, "unreadable")),
        (1, {"options": {}}, (1, "unreadable")),
        (1, {"seats": []}, (1, "unreadable")),
        (1, {"seats": ["a"] * 6}, (1, "unreadable")),
        (-1, {"ranks": [2, 2]}, (LAST, "result")),
        (-1, {"scores": [0, 0]}, (LAST, "result")),
        (-1, {"ranks": []}, (LAST, "result")),
    ],
)
def test_changed_ends(line: int, change: dict[str, Any], finding: tuple[int, str]) -> None:
    """A first or last line that was changed is found there."""
    assert [finding] == found(edited(line, **change))


@pytest.mark.parametrize(
    "change",
    [
        {"inside_fair": {"table": "table8"}},
        {"inside_fair": {"nonces": ["nonce0", "nonce2"]}},
        {"inside_fair": {"nonces": ["nonce1", "nonce0"]}},
        {"inside_fair": {"nonces": ["nonce0"]}},
        {"inside_fair": {"nonces": []}},
        {"game": "vegas/2012@1"},
    ],
)
def test_changed_ingredients(change: dict[str, Any]) -> None:
    """With another table, nonce or pile of bills the outcomes do not fit, from the first on."""
    assert (2, "outcome") == found(edited(1, **change))[0]


def test_more_seats() -> None:
    """With one more player at the table the outcomes do not fit."""
    assert found(edited(1, seats=["a", "b", "c"]))


@pytest.mark.parametrize("end", [b" ", b"\r", b'{"x":1}'])
@pytest.mark.parametrize("line", [1, ROLLS[2] + 1, LAST])
def test_one_way_to_write_the_other_lines(line: int, end: bytes) -> None:
    """Not only outcomes, every line has one way to be written."""
    changed = lines_of(record())[line - 1] + end
    assert [(line, "unreadable")] == found(with_line(line, changed))


def placement(data: bytes, line: int) -> tuple[list[int], int, int]:
    """Tell the faces rolled, and who placed which of them on this line."""
    lines = lines_of(data)
    (dice,) = json.loads(lines[line - 2])["move"]["dice"]
    entry = json.loads(lines[line - 1])
    return dice, entry["seat"], entry["move"]["face"]


def placed(seat: int, face: int) -> bytes:
    """Write a placement."""
    return b'{"seat":%d,"move":{"type":"place","face":%d}}' % (seat, face)


def test_an_illegal_placement() -> None:
    """A placement of a face that was not rolled, or by another seat, is found on its line."""
    line = next(n + 1 for n in ROLLS[2:] if len(set(placement(record(), n + 1)[0])) < 6)
    dice, seat, face = placement(record(), line)
    missing = min(set(range(1, 7)) - set(dice))
    changes = [
        placed(seat, missing),
        placed(1 - seat, face),
        placed(seat, 7),
        b'{"seat":%d}' % seat,
    ]
    assert [[(line, "move")]] * 4 == [found(with_line(line, changed)) for changed in changes]


def test_an_unreadable_placement() -> None:
    """A placement that cannot be read is found on its line."""
    line = ROLLS[2] + 1
    changes = [b"", b"x", b"\xff", b'{"seat":0,"move":{"type":"jump"}}', b'{"seat":"\xff"}']
    assert [[(line, "unreadable")]] * 5 == [found(with_line(line, x)) for x in changes]


def test_another_legal_placement() -> None:
    """A placement of another number of dice is found where this player rolls again."""
    line = ROLLS[2] + 1
    dice, seat, face = placement(record(), line)
    other = next(n for n in dice if dice.count(n) != dice.count(face))
    again = next(n for n in ROLLS[3:] if placement(record(), n + 1)[1] == seat)
    assert (again, "outcome") == found(with_line(line, placed(seat, other)))[0]


@pytest.mark.parametrize("size", range(0, len(record()) - 1, 37))
def test_truncated(size: int) -> None:
    """A record that breaks off is not honest, wherever it breaks off."""
    assert found(record()[:size])


def test_truncated_at_the_end() -> None:
    """The last line must be whole; only its newline may be missing."""
    assert [False, True] == [not found(record()[:-2]), not found(record()[:-1])]


def test_no_end_line() -> None:
    """Without the last line there is no seed, and so no receipt."""
    assert [(LAST - 1, "no-seed")] == found(joined(lines_of(record())[:-1]))


def test_every_line_is_needed_once() -> None:
    """A record in which a line is missing, doubled or swapped with the next is not honest."""
    lines = lines_of(record())
    for place in range(len(lines)):
        before, line, behind = lines[:place], lines[place], lines[place + 1 :]
        assert found(joined([*before, *behind])), place
        assert found(joined([*before, line, line, *behind])), place
        if behind:
            assert found(joined([*before, behind[0], line, *behind[1:]])), place


def test_more_lines_than_the_game_has() -> None:
    """A line after the last move is found, and so is one after the end."""
    lines = lines_of(record())
    more = joined([*lines[:-1], lines[ROLLS[2] - 1], lines[-1]])
    assert [(LAST, "move")] == found(more)
    assert [(LAST + 1, "no-seed")] == found(record() + b"\n")


def test_no_text() -> None:
    """A byte that no text can hold is never overlooked, wherever it stands."""
    data = record()
    for place in range(0, len(data), 13):
        assert found(data[:place] + b"\xff" + data[place + 1 :]), place


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\n\n",
        b"garbage",
        b"\xff\xfe\x00",
        b"{}",
        b"[]",
        b"null",
        b'{"ranks":[1],"scores":[1],"seed":null}',
        b'{"flambeur":1,"game":"\xff"}',
        b'{"flambeur":1,"options":{"a":' + b"[" * 100_000,
        Random(1).randbytes(2000) + b"\n",
    ],
    ids=range(12),
)
def test_garbage(data: bytes) -> None:
    """Whatever is no record at all is refused at its first line, without an accident."""
    assert [(1, "unreadable")] == found(data)


def test_a_plain_record_has_no_receipt() -> None:
    """A game with other dice than fair ones cannot be checked, and the verdict says so."""
    assert [(1, "no-commitment")] == found(edited(1, fair=None))


def test_dice_that_were_not_from_the_seed() -> None:
    """A table that promises fair dice and rolls others is found out at the first outcome."""
    rolled = FairSource("00" * 32, "table9", ["nonce0", "nonce1"])
    promised = FairSource(SEED, "table9", ["nonce0", "nonce1"]).commitment
    match = Match(find("vegas"), ["a", "b"], None, rolled)
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        match.submit(awaited.seat, awaited.moves[0])
    assert (2, "outcome") == found(written(match, promised))[0]
