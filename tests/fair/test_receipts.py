"""Whoever kept a receipt sees that a record is not of the game that was played."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fair.changes import nth
from tests.fair.factory import SIGNING, secret, sign
from tests.fair.forging import by_another_server, rechain, redraw, resign, rows_of, written
from tests.fair.receipts import Json, receipt_of, saved
from tests.fair.test_tampering import made
from tests.fair.verdicts import run_tool
from tools import verify


def compared(tmp_path: Path, data: bytes, receipt: Json) -> tuple[int, str]:
    """Compare a record with a receipt."""
    path = tmp_path / "receipt.json"
    path.write_bytes(saved(receipt))
    return run_tool(data, "--receipt", str(path))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_receipt_fits(tmp_path: Path, seat: int) -> None:
    """What each client has kept fits the record."""
    code, printed = compared(tmp_path, made().data, receipt_of(made().data, seat))
    assert 0 == code, printed
    assert "checked: all that the receipt holds" in printed


def another_line(receipt: Json) -> None:
    """Another line was seen."""
    receipt["lines"]["7"] = "00" * 32


def a_line_that_was_lost(receipt: Json) -> None:
    """A line was seen that is not there any more."""
    receipt["lines"]["9999"] = "00" * 32


def another_agreement(receipt: Json) -> None:
    """Another pace was seen."""
    begun = receipt["beginnings"][-1]
    begun["agreement"] = begun["agreement"].replace("live", "days")


def another_list(receipt: Json) -> None:
    """Another list was seen."""
    receipt["beginnings"][-1]["list"][0] = "00" * 32


def another_nonce(receipt: Json) -> None:
    """This client committed to another nonce."""
    receipt["beginnings"][-1]["nonce"] = "00" * 32


def another_signer(receipt: Json) -> None:
    """Another key was seen first."""
    receipt["signer"] = "00" * 32


def another_seal(receipt: Json) -> None:
    """The server sealed other lines, and this can be shown."""
    agreed = verify.H("flambeur/2/agreement", receipt["beginnings"][-1]["agreement"])
    signature = sign(SIGNING, "seal", agreed, b"3", bytes(32))
    receipt["seals"][0] = {"sealed": 3, "head": "00" * 32, "signature": signature}


@pytest.mark.parametrize(
    "change",
    [
        *(another_line, a_line_that_was_lost, another_agreement, another_list),
        *(another_nonce, another_signer, another_seal),
    ],
)
def test_a_receipt_contradicts(tmp_path: Path, change: Callable[[Json], None]) -> None:
    """A record that differs from what a client saw is refused."""
    receipt = receipt_of(made().data, 1)
    change(receipt)
    code, printed = compared(tmp_path, made().data, receipt)
    assert 1 == code, printed


def test_a_server_that_lost_lines(tmp_path: Path) -> None:
    """What the server owned up to losing is no forgery."""
    receipt = receipt_of(made().data, 1)
    kept = receipt["seals"][0]
    agreed = verify.H("flambeur/2/agreement", receipt["beginnings"][-1]["agreement"])
    head = bytes.fromhex(kept["head"])
    signature = sign(SIGNING, "shortened", agreed, str(kept["sealed"]).encode(), head)
    receipt["shortened"] = [{**kept, "signature": signature}]
    assert 0 == compared(tmp_path, made().data, receipt)[0]
    receipt["shortened"] = [kept]
    assert 1 == compared(tmp_path, made().data, receipt)[0]


def test_what_the_operator_cannot_hide_from_a_receipt(tmp_path: Path) -> None:
    """A record that was rewritten and signed again is right, but for who kept a receipt."""
    rows = rows_of(made().data)
    del rows[nth(rows, 3, "seat", "move")]
    rechain(rows)
    resign(rows, SIGNING)
    assert 0 == run_tool(written(rows))[0]
    assert 1 == compared(tmp_path, written(rows), receipt_of(made().data, 1))[0]


def test_another_server(tmp_path: Path) -> None:
    """Whoever kept a receipt needs no key to see that another server signed."""
    rows = rows_of(made().data)
    by_another_server(rows, secret("somebody else"))
    redraw(rows)
    rechain(rows)
    resign(rows, secret("somebody else"))
    assert 1 == compared(tmp_path, written(rows), receipt_of(made().data, 1))[0]
