"""What can be said about a record."""

from typing import Literal

import msgspec

from flambeur.core.fair.agreement import Kind as Dice
from flambeur.sources.physics.report import ThrowReport, Word

Kind = Literal[
    "unreadable",
    "no-seed",
    "no-commitment",
    "commitment",
    "agreement",
    "promise",
    "name",
    "list",
    "nonce",
    "signature",
    "order",
    "place",
    "drawn-of",
    "outcome",
    "move",
    "seal",
    "result",
]


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be, and on which line."""

    line: int
    kind: Kind
    outcome: int | None = None
    """Which outcome of chance it is, counted from 1."""
    expected: str = ""
    """The whole line, as the seed wants it."""
    reason: str = ""


class Verdict(msgspec.Struct):
    """What was found, and how many outcomes were computed again."""

    findings: list[Finding]
    outcomes: int = 0
    seed: str = ""
    throws: ThrowReport = msgspec.field(default_factory=ThrowReport)
    """What is said about computed throws; those that cannot be told here are not counted above."""
    dice: Dice | Literal["scheme-1"] = "scheme-1"
    restarts: int = 0
    """How often the table began anew."""
    played_on: bool = False
    """The game begins at a moment of another one, of which the record tells nothing."""
    gave: dict[int, str | None] = {}
    """The seats whose nonces are in the key, and the names there, if they are not withheld."""
    signer: str | None = None
    """The public key that all signatures are of; whose it is nobody can tell from a record."""
    signatures: Literal["none", "checked", "unchecked"] = "none"
    """Whether somebody signed, and whether that could be checked here."""

    @property
    def honest(self) -> bool:
        """Tell whether everything that was checked is as it should be."""
        return not self.findings

    @property
    def complete(self) -> bool:
        """Tell whether everything could be checked here."""
        # What was promised of a day is checked with its proof, which a record does not hold.
        return self.throws.complete and self.signatures != "unchecked" and self.dice != "day"

    def blame(self, line: int, kind: Kind, reason: str) -> None:
        """Note what is not as it should be."""
        self.findings.append(Finding(line, kind, reason=reason))

    def note(self, word: Word, line: int) -> None:
        """Count a throw; as an outcome, if it could be computed again."""
        self.throws.note(word, line)
        self.outcomes += word not in ("elsewhere", "unchecked")
