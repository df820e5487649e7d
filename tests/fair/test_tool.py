"""The verifier of one file."""

import ast
import json
from pathlib import Path

import pytest

from flambeur.families import find
from flambeur.games.easycome import EasyComeOptions
from flambeur.sources.verify import verify as rules_verify
from tests.fair.factory import SIGNING, Ways, make, public_of, sign
from tests.fair.receipts import Json
from tests.fair.test_tampering import made
from tests.fair.verdicts import TOOL, run_tool
from tools import verify

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fair2.json").read_bytes())
DAY = json.loads((Path(__file__).parents[1] / "vectors" / "days.json").read_bytes())
every_table = pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda v: v["title"])


@every_table
def test_outcomes(vector: Json) -> None:
    """It computes every kind of outcome as the vectors say."""
    dice = bytes.fromhex(vector["dice"])
    for case in vector["outcomes"]:
        expected = case["outcome"]
        size = len(verify.written(expected))
        assert expected == verify.outcome_of(dice, case["place"], case["of"], size)


@every_table
def test_signatures(vector: Json) -> None:
    """It accepts the signatures of the vectors, and none with one bit changed anywhere."""
    public, signature = bytes.fromhex(vector["signer"]), bytes.fromhex(vector["listed"])
    message = verify.lp("flambeur/2/listed", bytes.fromhex(vector["beginnings"][-1]["L"]))
    assert verify.signed(public, signature, message)
    for at in range(0, 64, 7):
        assert not verify.signed(public, flipped(signature, at), message)
        assert not verify.signed(public, signature, flipped(message, at % len(message)))
        assert not verify.signed(flipped(public, at % 32), signature, message)


def flipped(data: bytes, at: int) -> bytes:
    """Change one bit."""
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def test_one_way_to_sign() -> None:
    """A signature that is made larger by the order of the group is refused, as are odd points."""
    message = verify.lp("flambeur/2/listed", bytes(32))
    text = sign(SIGNING, "listed", bytes(32))
    assert text is not None
    signature, public = bytes.fromhex(text), bytes.fromhex(public_of(SIGNING))
    larger = int.from_bytes(signature[32:], "little") + verify.ORDER
    assert verify.signed(public, signature, message)
    assert not verify.signed(public, signature[:32] + larger.to_bytes(32, "little"), message)
    assert verify.point_of(b"\xff" * 32) is None
    assert verify.point_of((2).to_bytes(32, "little")) is None


def test_it_stands_alone() -> None:
    """It needs Python 3.9 and the standard library only."""
    tree = ast.parse(TOOL.read_text("utf-8"), feature_version=(3, 9))
    imported = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    standard = {"argparse", "collections", "hashlib", "hmac", "json", "pathlib", "re", "sys"}
    assert standard | {"__future__", "typing"} == imported


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"", "format 2"), (b"hello\n", "format 2"), (b'{"flambeur":1,"game":"x"}\n', "format 2")],
)
def test_other_files(data: bytes, reason: str) -> None:
    """Of anything but a record of format 2 it says that it cannot tell."""
    code, printed = run_tool(data)
    assert 2 == code
    assert reason in printed


def test_a_game_that_goes_on() -> None:
    """Without a seed it cannot tell."""
    data = b"".join(line + b"\n" for line in made().lines[:-1])
    code, printed = run_tool(data)
    assert 2 == code
    assert "the seed is not open" in printed


def test_the_board_of_a_day(tmp_path: Path) -> None:
    """Its key is the one that the vectors of days have, whatever the table."""
    data, proof = (Path(__file__).parent / "board.jsonl").read_bytes(), tmp_path / "proof.json"
    proof.write_text(json.dumps(DAY | {"flambeur_day": 1}), "utf-8")
    code, printed = run_tool(data, "--day", str(proof))
    assert 0 == code, printed
    assert DAY["board"] in data.splitlines()[-1].decode()
    assert [] == rules_verify(data, find).findings


def test_nobody_gave_a_nonce() -> None:
    """It says that nothing keeps the server from having chosen the dice."""
    ways = Ways(persons=1, nonces=(), signed=False)
    code, printed = run_tool(make(find("easycome"), 2, EasyComeOptions(), "easy", ways).data)
    assert 0 == code
    assert "NOT proven: that nobody could choose the dice" in printed
    assert "nobody signed" in printed


def test_whatever_bytes_there_are() -> None:
    """A record in which any byte was changed is refused, never met with a crash."""
    data = made().data
    for at in range(0, len(data), 397):
        with pytest.raises((verify.Wrong, verify.CannotTell)):
            verify.check(flipped(data, at), None, None)
