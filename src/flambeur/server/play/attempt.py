"""One attempt to begin: what was agreed, and what clients have given to the dice so far."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Self

import msgspec

from flambeur.core.codec import read_as
from flambeur.core.fair.agreement import Agreement, Beginning, Kind
from flambeur.core.fair.beginning import agreement_hash, key_of, list_hash
from flambeur.protocol.messages import Begun

replace = msgspec.structs.replace


class Attempt(msgspec.Struct, frozen=True):
    """An agreement that waits for nonces, has become a game, or was broken off."""

    agreement: bytes
    agreed: bytes
    """The hash of the agreement: `A` of the scheme."""
    dice: Kind
    signer: str | None
    seed: str
    """In hexadecimal, as the logs of a server cross it out; at the board of a day its key."""
    names: tuple[str, ...]
    salts: tuple[str, ...]
    announced: AbstractSet[int]
    """Seats that are waited for."""
    welcome: AbstractSet[int]
    """Seats that may give a nonce."""
    commitments: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    listed: bytes | None = None
    """The hash of the list, once it is frozen: `L` of the scheme."""
    signature: str | None = None

    @property
    def awaited(self) -> AbstractSet[int]:
        """Tell who is waited for: before the list for commitments, then for nonces."""
        given = [seat for seat, one in enumerate(self.commitments) if one is not None]
        if self.listed is None:
            return self.announced - set(given)
        return {seat for seat in given if self.nonces[seat] is None}

    @property
    def complete(self) -> bool:
        """Tell whether the key follows: the list is frozen, and all of it was revealed."""
        return self.listed is not None and not self.awaited

    @property
    def revealed(self) -> AbstractSet[int]:
        """Tell who has shown a nonce."""
        return {seat for seat, nonce in enumerate(self.nonces) if nonce is not None}

    @property
    def key(self) -> bytes:
        """The key of all dice."""
        assert self.listed is not None  # noqa: S101 - dice come after the list
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in self.nonces]
        return key_of(bytes.fromhex(self.seed), self.agreed, self.listed, nonces, self.dice)

    def gave(self, seat: int, commitment: str) -> Self:
        """Take the commitment of a seat."""
        return replace(self, commitments=_put(self.commitments, seat, commitment))

    def freeze(self, signature: str | None) -> Self:
        """Freeze the list."""
        return replace(self, listed=list_hash(self.agreed, self.commitments), signature=signature)

    def reveal(self, seat: int, nonce: str) -> Self:
        """Take the nonce of a seat."""
        return replace(self, nonces=_put(self.nonces, seat, nonce))

    def told(self, *, broken: bool, over: bool) -> Begun:
        """Tell everybody how far it is; secrets only when they decide nothing any more."""
        return Begun(
            agreement=self.agreement.decode(),
            names=self.names,
            salts=self.salts,
            list=None if self.listed is None else self.commitments,
            signature=self.signature,
            nonces=self.nonces if broken or self.complete else None,
            silent=tuple(sorted(self.awaited)) if broken else (),
            seed=self.seed if broken or over else None,
        )

    def recorded(self, *, broken: bool) -> Beginning:
        """Write it for the record of a game that is over."""
        return Beginning(
            names=self.names,
            salts=self.salts,
            list=self.commitments,
            signature=self.signature,
            nonces=self.nonces,
            silent=tuple(sorted(self.awaited)) if broken else (),
            seed=self.seed if broken else None,
        )


def attempt(
    agreement: bytes,
    seed: str,
    names: tuple[str, ...],
    salts: tuple[str, ...],
    announced: Iterable[int],
    welcome: Iterable[int],
) -> Attempt:
    """Freeze an agreement; nobody has given anything yet."""
    nothing, read = (None,) * len(names), read_as(agreement, Agreement)
    return Attempt(
        agreement=agreement,
        agreed=agreement_hash(agreement),
        dice=read.dice,
        signer=read.signer,
        seed=seed,
        names=names,
        salts=salts,
        announced=frozenset(announced),
        welcome=frozenset(welcome),
        commitments=nothing,
        nonces=nothing,
    )


def _put(values: tuple[str | None, ...], seat: int, value: str) -> tuple[str | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
