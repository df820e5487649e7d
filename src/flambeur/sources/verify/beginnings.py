"""Checking how a table began: agreement, names, commitments, list and nonces."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from flambeur.core.codec import read_as
from flambeur.core.fair.agreement import Agreement, Beginning
from flambeur.core.fair.beginning import (
    agreement_hash,
    commitment_of,
    key_of,
    list_hash,
    name_hash,
    promise_of,
)
from flambeur.core.fair.signer import to_sign
from flambeur.core.fair.writing import Begun
from flambeur.sources.signatures import is_signed
from flambeur.sources.verify.verdict import Verdict


class Start(NamedTuple):
    """One beginning: what was agreed and what became of it, and both hashes."""

    line: int
    agreement: Agreement
    beginning: Beginning
    agreed: bytes
    """`A` of the specification."""
    listed: bytes
    """`L` of the specification."""

    def key(self, seed: bytes) -> bytes:
        """Make the key of all dice."""
        nonces = [bytes.fromhex(nonce or "") for nonce in self.beginning.nonces]
        return key_of(seed, self.agreed, self.listed, nonces, self.agreement.dice)


def starts_of(beginnings: Sequence[Begun]) -> list[Start]:
    """Compute the hashes of all beginnings."""
    starts = []
    for index, (written, beginning) in enumerate(beginnings):
        agreed = agreement_hash(written)
        agreement = read_as(written, Agreement)
        listed = list_hash(agreed, beginning.list)
        starts.append(Start(2 * index + 1, agreement, beginning, agreed, listed))
    return starts


def check_starts(starts: Sequence[Start], verdict: Verdict) -> None:
    """Check every beginning, and that each follows from the one before.

    Each that was broken off has a silent seat; it stood in the first list and gives nothing any
    more. So a table cannot begin anew more often than there were commitments in the first list.
    """
    silent: set[int] = set()
    for index, start in enumerate(starts):
        _check_agreement(start, starts[:index], verdict)
        _check_names(start, starts[0], verdict)
        _check_list(start, starts[0], silent, verdict)
        _check_nonces(start, verdict)
        _check_signature(start, verdict)
        silent |= set(start.beginning.silent)


def _check_agreement(start: Start, before: Sequence[Start], verdict: Verdict) -> None:
    if start.agreement.beginning != len(before):
        verdict.blame(start.line, "agreement", f"this is beginning {len(before)}")
    if any(_lasting(start.agreement) != _lasting(other.agreement) for other in before):
        verdict.blame(start.line, "agreement", "something else was agreed before")
    if start.agreement.promise in [other.agreement.promise for other in before]:
        verdict.blame(start.line, "promise", "a table that begins anew draws another seed")
    seed = start.beginning.seed
    if seed is not None and promise_of(bytes.fromhex(seed)) != start.agreement.promise:
        verdict.blame(start.line + 1, "promise", "this seed was not promised")


def _lasting(agreement: Agreement) -> Agreement:
    """Leave out what is new whenever a table begins."""
    seats = tuple(replace(seat, name="") for seat in agreement.seats)
    return replace(agreement, beginning=0, promise=None, seats=seats)


def _check_names(start: Start, first: Start, verdict: Verdict) -> None:
    beginning = start.beginning
    for seat, (name, salt) in enumerate(zip(beginning.names, beginning.salts, strict=True)):
        if name is None or salt is None:
            continue
        before = first.beginning.names[seat : seat + 1]
        if name_hash(bytes.fromhex(salt), name) != start.agreement.seats[seat].name:
            verdict.blame(start.line + 1, "name", f"{name} was not agreed for seat {seat}")
        elif before not in ((name,), (None,)):
            verdict.blame(start.line + 1, "name", f"another name stood at seat {seat} before")


def _check_list(start: Start, first: Start, silent: set[int], verdict: Verdict) -> None:
    for seat, commitment in enumerate(start.beginning.list):
        if commitment is None:
            continue
        if start.agreement.seats[seat].kind == "bot":
            verdict.blame(start.line + 1, "list", f"a bot gives nothing, at seat {seat}")
        if start.agreement.dice == "day":
            verdict.blame(start.line + 1, "list", "nobody at a table adds to the dice of a day")
        if seat in silent:
            verdict.blame(start.line + 1, "list", f"seat {seat} was silent before")
        elif first.beginning.list[seat] is None:
            verdict.blame(start.line + 1, "list", f"seat {seat} was not in the first list")


def _check_nonces(start: Start, verdict: Verdict) -> None:
    beginning = start.beginning
    missing = []
    for seat, (listed, nonce) in enumerate(zip(beginning.list, beginning.nonces, strict=True)):
        if nonce is None:
            missing += [seat] if listed is not None else []
        elif commitment_of(start.agreed, seat, bytes.fromhex(nonce)) != listed:
            verdict.blame(start.line + 1, "nonce", f"this nonce of seat {seat} is not in the list")
    if missing != list(beginning.silent):
        verdict.blame(start.line + 1, "nonce", f"the nonces of seats {missing} are missing")
    if (beginning.seed is None) == bool(beginning.silent):
        verdict.blame(start.line + 1, "nonce", "a table begins anew if somebody is silent")


def _check_signature(start: Start, verdict: Verdict) -> None:
    signer, signature = start.agreement.signer, start.beginning.signature
    if (signer is None) != (signature is None):
        verdict.blame(start.line + 1, "signature", "the list is signed if somebody signs, else not")
    elif signer is not None and signature is not None and verdict.signatures == "checked":
        message = to_sign("flambeur/2/listed", start.listed)
        if not is_signed(signer, message, signature):
            verdict.blame(start.line + 1, "signature", "the list was not signed like this")
