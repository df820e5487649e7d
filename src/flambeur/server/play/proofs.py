"""What clients are given to hold against the record: its lines as they come, seals, receipts."""

from itertools import product
from typing import NamedTuple

from flambeur.core.fair.agreement import Sealed
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.hashing import number
from flambeur.core.fair.lines import Line
from flambeur.core.fair.signer import Signer, to_sign
from flambeur.protocol.acts import Reveal
from flambeur.protocol.messages import Seal
from flambeur.server.play.attempt import Attempt
from flambeur.server.play.sealing import is_sealed
from flambeur.server.play.table import Table


class Proof(NamedTuple):
    """The new lines of a record, and a signature under all so far."""

    line: int = 0
    """How many lines came before."""
    lines: tuple[str, ...] = ()
    seal: Seal | None = None


NOTHING = Proof()


def proof_of(table: Table, signer: Signer) -> Proof:
    """Tell what the last step added to the record, and seal it at the end of a round."""
    if table.chain is None:
        return NOTHING
    seal = seal_of(table, table.chain, signer) if table.ends_round else None
    return Proof(table.chain.count - len(table.lines), public(table.lines), seal)


def public(lines: tuple[Line, ...]) -> tuple[str, ...]:
    """Write what everybody may know of lines, exactly as it is hashed."""
    return tuple([line.public.decode() for line in lines])


def seal_of(table: Table, chain: Chain, signer: Signer, *, shortened: bool = False) -> Seal | None:
    """Sign all lines of a game up to a link; it must be committed.

    The link depends on what is hidden in them, so it is told by no table that is sealed.
    """
    if is_sealed(table.card):
        return None
    signed = sealed(table, chain, signer, "shortened" if shortened else "seal")
    if signed is None:
        return None
    return Seal(signed.sealed, signed.head, signed.signature, shortened)


def sealed(table: Table, chain: Chain, signer: Signer, tag: str = "seal") -> Sealed | None:
    """Make the line of a record that holds a seal; none where nobody signs."""
    begun = table.attempts[-1]
    message = to_sign(f"flambeur/2/{tag}", begun.agreed, number(chain.count), chain.head)
    signature = signer.sign(begun.signer, message)
    return None if signature is None else Sealed(chain.count, chain.head.hex(), signature)


def receipt_of(table: Table, person: str, act: Reveal, signer: Signer) -> str | None:
    """Sign that somebody's nonce has come."""
    for begun, seat in product(table.attempts, table.seats_of(person)):
        if _holds(begun, seat, act):
            parts = (bytes.fromhex(act.list), number(seat), bytes.fromhex(act.nonce))
            return signer.sign(begun.signer, to_sign("flambeur/2/revealed", *parts))
    return None


def _holds(begun: Attempt, seat: int, act: Reveal) -> bool:
    return begun.listed == bytes.fromhex(act.list) and begun.nonces[seat] == act.nonce
