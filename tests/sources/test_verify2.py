"""Records of format 2: honest ones pass, and whatever is changed in them is found."""

import json
from functools import cache
from typing import Any

import pytest

from flambeur import Choice, Match, find
from flambeur.core.game import Options
from flambeur.games.vegas import CLASSICS
from flambeur.games.vegas.classic.options import Solo, VegasOptions
from flambeur.sources import LocalSource, SeededSource
from flambeur.sources.verify import Verdict, verify
from tests.sources.verifying import found, joined, lines_of, played, watched

SEED, NONCE = "5eed" * 16, bytes(range(32))
VARIANTS: dict[str, tuple[int, Options | None]] = {
    "alone, master": (1, VegasOptions(solo=Solo("master", rounds=2))),
    "two": (2, None),
    "three, neutral": (3, VegasOptions(neutral_variant=True, money_visibility="open")),
    "five": (5, None),
}
FIRST = 3
"""The first line after agreement and beginning."""


@cache
def record(
    seats: int = 2, options: Options | None = None, name: str = "vegas", luck: int | None = None
) -> bytes:
    """Play a game to its end, with the first legal moves or with random ones."""
    source = LocalSource(bytes.fromhex(SEED), NONCE, "practice")
    return played(source, seats, options, name, luck).record.dump()


def outcomes_in(data: bytes) -> list[int]:
    """List the lines that chance wrote, counted from 1."""
    return [number for number, line in enumerate(lines_of(data), 1) if b'"place":"' in line]


def with_line(number: int, line: bytes) -> bytes:
    """Put another line in the place of one, counted from 1; -1 is the last."""
    lines = lines_of(record())
    lines[number - 1 if number > 0 else number] = line
    return joined(lines)


def edited(number: int, **changes: Any) -> bytes:
    """Change fields in a line."""
    values = json.loads(lines_of(record())[number - 1 if number > 0 else number])
    return with_line(number, json.dumps({**values, **changes}, separators=(",", ":")).encode())


LAST = len(lines_of(record()))
ROLLS = outcomes_in(record())
WATCHED = watched(ROLLS)
FIRST_MOVE = ROLLS[2] + 1


@pytest.mark.parametrize("luck", [None, 1])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", [game.id for game in CLASSICS])
def test_honest_records(name: str, variant: str, luck: int | None) -> None:
    """An honest record passes, and every outcome in it was computed again."""
    seats, options = VARIANTS[variant]
    data = record(seats, options, name, luck)
    expected = Verdict([], len(outcomes_in(data)), SEED, dice="practice", gave={0: "ada"})
    assert expected == verify(data, find)


def test_editing_alone_changes_nothing() -> None:
    """The tools of these tests write a record as it was when they change nothing."""
    assert [record()] * 4 == [edited(1), edited(2), edited(-1), joined(lines_of(record()))]


@pytest.mark.parametrize("line", WATCHED)
def test_any_byte_of_an_outcome(line: int) -> None:
    """Whichever byte of an outcome is changed, exactly this line is found."""
    original = lines_of(record())[line - 1]
    for place, byte in enumerate(original):
        for other in {byte ^ 1, ord(" "), 0xFF} - {byte}:
            changed = original[:place] + bytes([other]) + original[place + 1 :]
            ((where, kind),) = found(with_line(line, changed))
            assert line == where, changed
            assert kind in ("outcome", "place", "drawn-of"), changed


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ((b'"move":', b'"move": '), "outcome"),
        ((b'"type":"rolled",', b""), "outcome"),
        ((b'"rolled","dice":[[', b'"rolled","dice":[[1,'), "outcome"),
        ((b'{"move"', b'{"seat":0,"move"'), "outcome"),
        ((b"]}}", b']},"why":1}'), "outcome"),
        ((b"]}}", b"]}}\r"), "outcome"),
        ((b'"roll/1/', b'"roll/2/'), "place"),
        ((b'"roll/1/', b'"role/1/'), "place"),
        ((b'"groups":[8]', b'"groups":[9]'), "drawn-of"),
        ((b'"groups":[8]', b'"groups":[8],"faces":8'), "drawn-of"),
        ((b'"groups":[8]', b'"groups":[8],"faces":6'), "outcome"),
    ],
)
def test_one_way_to_write_an_outcome(change: tuple[bytes, bytes], kind: str) -> None:
    """An outcome written in another way, or named after another place, is found."""
    line = WATCHED[3]
    changed = lines_of(record())[line - 1].replace(*change)
    assert changed != lines_of(record())[line - 1]
    assert [(line, kind)] == found(with_line(line, changed))


def test_a_finding_tells_what_was_expected() -> None:
    """A finding names the line, which outcome it is, and the line that the key wants."""
    line = WATCHED[3]
    original = lines_of(record())[line - 1]
    (finding,) = verify(with_line(line, b'{"move":{}}'), find).findings
    assert (line, 4, original.decode()) == (finding.line, finding.outcome, finding.expected)


@pytest.mark.parametrize(
    ("line", "change", "finding"),
    [
        (-1, {"seed": "5eee" * 16}, (LAST, "promise")),
        (-1, {"seed": SEED.upper()}, (LAST, "unreadable")),
        (-1, {"seed": SEED[2:]}, (LAST, "unreadable")),
        (-1, {"seed": None}, (LAST, "unreadable")),
        (-1, {"more": 1}, (LAST, "unreadable")),
        (1, {"promise": "00" * 32}, (2, "nonce")),
        (1, {"promise": None}, (1, "no-commitment")),
        (1, {"table": "other"}, (2, "nonce")),
        (1, {"terms": {"pace": "fast"}}, (2, "nonce")),
        (1, {"game": "vegas/2012@1"}, (2, "nonce")),
        (1, {"beginning": 1}, (1, "agreement")),
        (1, {"signer": "ab" * 32}, (2, "nonce")),
        (1, {"dice": "fair"}, (1, "unreadable")),
        (1, {"game": "chess"}, (1, "unreadable")),
        (1, {"game": "vegas/2018@99"}, (1, "unreadable")),
        (1, {"flambeur": 3}, (1, "unreadable")),
        (1, {"options": {}}, (1, "unreadable")),
        (1, {"seats": []}, (2, "unreadable")),
        (2, {"names": ["ada", "bob"]}, (2, "name")),
        (2, {"names": ["ada", None]}, (2, "unreadable")),
        (2, {"salts": ["00" * 16, "00" * 16]}, (2, "name")),
        (2, {"list": ["00" * 32, None]}, (2, "nonce")),
        (2, {"list": [None, None]}, (2, "nonce")),
        (2, {"nonces": ["00" * 32, None]}, (2, "nonce")),
        (2, {"nonces": [NONCE.hex(), NONCE.hex()]}, (2, "nonce")),
        (2, {"nonces": [None, None]}, (2, "nonce")),
        (2, {"nonces": [NONCE.hex()]}, (2, "unreadable")),
        (2, {"signature": "ab" * 64}, (2, "signature")),
        (2, {"silent": [1]}, (2, "nonce")),
        (2, {"seed": SEED}, (3, "unreadable")),
        (-2, {"ranks": [2, 2]}, (LAST - 1, "result")),
        (-2, {"scores": [0, 0]}, (LAST - 1, "result")),
        (-2, {"ending": "abandoned"}, (LAST - 1, "result")),
    ],
)
def test_changed_ends(line: int, change: dict[str, Any], finding: tuple[int, str]) -> None:
    """A line before or after the game that was changed is found there, or where it is needed."""
    assert finding == found(edited(line, **change))[0]


def test_names_may_be_withheld() -> None:
    """Without a name and its salt the record verifies all the same."""
    salts = json.loads(lines_of(record())[1])["salts"]
    verdict = verify(edited(2, names=[None, "ben"], salts=[None, salts[1]]), find)
    assert ([], {0: None}) == (verdict.findings, verdict.gave)


@pytest.mark.parametrize("end", [b" ", b"\r", b'{"x":1}'])
@pytest.mark.parametrize("line", [1, 2, FIRST_MOVE, LAST - 1, LAST])
def test_one_way_to_write_the_other_lines(line: int, end: bytes) -> None:
    """Not only outcomes, every line has one way to be written."""
    changed = lines_of(record())[line - 1] + end
    assert (line, "unreadable") == found(with_line(line, changed))[0]


def moved(seat: int, face: int) -> bytes:
    """Write a placement."""
    return b'{"seat":%d,"move":{"type":"place","face":%d}}' % (seat, face)


def test_an_illegal_placement() -> None:
    """A placement of a face that was not rolled, or by another seat, is found on its line."""
    number = next(n for n in ROLLS[2:] if len(set(dice_on(n))) < 6)
    seat, face = placed_on(number + 1)
    missing = min(set(range(1, 7)) - set(dice_on(number)))
    changes = [moved(seat, missing), moved(1 - seat, face), b'{"seat":%d}' % seat]
    kinds = [[(number + 1, "move")]] * 3
    assert kinds == [found(with_line(number + 1, changed)) for changed in changes]


def dice_on(line: int) -> list[int]:
    """Tell the faces rolled on a line."""
    (dice,) = json.loads(lines_of(record())[line - 1])["move"]["dice"]
    return list(dice)


def placed_on(line: int) -> tuple[int, int]:
    """Tell who placed which face on a line."""
    entry = json.loads(lines_of(record())[line - 1])
    return entry["seat"], entry["move"]["face"]


def test_an_unreadable_placement() -> None:
    """A placement that cannot be read is found on its line."""
    changes = [b"", b"x", b"\xff", b'{"seat":0,"move":{"type":"jump"}}']
    kinds = [[(FIRST_MOVE, "unreadable")]] * 4
    assert kinds == [found(with_line(FIRST_MOVE, changed)) for changed in changes]


@pytest.mark.parametrize("size", range(0, len(record()) - 1, 61))
def test_truncated(size: int) -> None:
    """A record that breaks off is not honest, wherever it breaks off."""
    assert found(record()[:size])


def test_no_seed() -> None:
    """Without the last line there is no seed, and so no receipt."""
    assert [(LAST - 1, "no-seed")] == found(joined(lines_of(record())[:-1]))
    assert [(LAST + 1, "no-seed")] == found(record() + b"\n")


def test_every_line_is_needed_once() -> None:
    """A record in which a line is missing, doubled or swapped with the next is not honest."""
    lines = lines_of(record())
    for place in range(len(lines)):
        before, line, behind = lines[:place], lines[place], lines[place + 1 :]
        assert found(joined([*before, *behind])), place
        assert found(joined([*before, line, line, *behind])), place
        if behind:
            assert found(joined([*before, behind[0], line, *behind[1:]])), place


@pytest.mark.parametrize(
    ("more", "kind"),
    [
        (b'{"mark":"away","seat":9}', "order"),
        (b'{"mark":"takeback","seat":0}', "order"),
        (b'{"ending":"expired"}', "order"),
        (b'{"sealed":1,"head":"%b","signature":"%b"}' % (b"ab" * 32, b"ab" * 64), "seal"),
    ],
)
def test_lines_that_cannot_stand_there(more: bytes, kind: str) -> None:
    """Marks of nobody, a second end, seals where nobody signs and early seeds are found."""
    lines = lines_of(record())
    assert (LAST, kind) == found(joined([*lines[:-1], more, lines[-1]]))[0]
    assert (LAST - 1, "order") == found(joined([*lines[:-2], lines[-1], *lines[-2:]]))[0]


def test_a_move_that_was_taken_back() -> None:
    """A move that is taken back was not made, and can be made again."""
    lines = lines_of(record())
    last_move = lines[-3]
    seat = json.loads(last_move)["seat"]
    back = b'{"mark":"takeback","seat":%d}' % seat
    assert [(LAST, "result")] == found(joined([*lines[:-2], back, *lines[-2:]]))
    assert [] == found(joined([*lines[:-2], back, last_move, *lines[-2:]]))
    assert (LAST, "order") == found(joined([*lines[:-2], back, back, *lines[-2:]]))[0]


def test_marks_change_nothing() -> None:
    """Who was away, came back or resigned stands in a record that verifies."""
    lines = lines_of(record())
    for mark in (b"away", b"back", b"resigned"):
        line = b'{"mark":"%b","seat":1}' % mark
        assert [] == found(joined([*lines[:FIRST], line, *lines[FIRST:]]))


def test_a_game_that_was_left() -> None:
    """A game that ended before its end has a seed, and its dice are checked as far as they go."""
    match = Match(find("vegas"), ["a", "b"], None, LocalSource(bytes.fromhex(SEED), NONCE))
    match.settle()
    match.abandon()
    verdict = verify(match.record.dump(), find)
    assert ([], 3, "local") == (verdict.findings, verdict.outcomes, verdict.dice)


@pytest.mark.parametrize(
    "data",
    [
        b'{"flambeur":2,}',
        b'{"flambeur":2,"game":"\xff"}',
        b'{"flambeur":2,"options":{"a":' + b"[" * 100_000,
        lines_of(record())[0],
    ],
    ids=range(4),
)
def test_garbage(data: bytes) -> None:
    """Whatever is no record at all is refused at its first line, without an accident."""
    assert [(1, "unreadable")] == found(data)


def test_a_plain_record_has_no_receipt() -> None:
    """A game with other dice than fair ones cannot be checked, and the verdict says so."""
    match = Match(find("vegas"), ["a", "b"], None, SeededSource(1))
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        match.submit(awaited.seat, awaited.moves[0])
    assert [(1, "no-commitment")] == found(match.record.dump())


def test_dice_that_were_not_from_the_key() -> None:
    """A table that promises fair dice and rolls others is found out at the first outcome."""

    class Liar(LocalSource):
        """Begins with one nonce and rolls with another."""

        def settle(self, distribution: Any, spot: Any) -> Any:
            self.key = bytes(32)
            return super().settle(distribution, spot)

    match = Match(find("vegas"), ["a", "b"], None, Liar(bytes.fromhex(SEED), NONCE))
    match.settle()
    match.abandon()
    assert (FIRST, "outcome") == found(match.record.dump())[0]
