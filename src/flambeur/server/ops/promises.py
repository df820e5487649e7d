"""Checking how a table began: what was agreed and revealed must follow from its secret."""

from flambeur.core.codec import read_as
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import commitment_of, name_hash, promise_of
from flambeur.server.play.secrets_of import salt_of, seed_of
from flambeur.server.play.table import Table
from flambeur.sources.fair import commit


def promise_at_opening(table: Table) -> str:
    """Tell what must have been promised when the table was opened; a day promised it before."""
    if table.board is not None:
        return table.card.hash
    return commit(table.seed) if table.scheme == 1 else promise_of(seed_of(table.seed, 0))


def check_agreement(table: Table, text: str) -> None:
    """Hold an agreement against the table: its promise, and who sits there."""
    agreement, number = read_as(text, Agreement), len(table.attempts)
    if table.scheme == 1 or table.position is not None:
        raise FlambeurError("there was nothing to agree on here")
    if (agreement.table, agreement.beginning) != (table.id, number):
        raise FlambeurError("this was agreed elsewhere")
    promise = promise_of(seed_of(table.seed, number)) if table.board is None else table.card.hash
    if agreement.promise != promise:
        raise FlambeurError("the seed is not the one that was promised")
    salts = [salt_of(table.seed, number, seat) for seat in range(len(agreement.seats))]
    names = [name_hash(salt, name) for salt, name in zip(salts, table.names(), strict=True)]
    if names != [seat.name for seat in agreement.seats]:
        raise FlambeurError("others sit here than those who agreed")


def check_nonce(table: Table, seat: int, nonce: str) -> None:
    """Hold a nonce against its commitment."""
    begun = table.attempt
    if begun is None or begun.listed is None:
        raise FlambeurError("a nonce comes after the list")
    if begun.commitments[seat] != commitment_of(begun.agreed, seat, bytes.fromhex(nonce)):
        raise FlambeurError("the nonce is not the one of the commitment")
