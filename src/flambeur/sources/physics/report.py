"""What can be said about the throws of a record; it needs no simulator."""

from typing import Literal, NamedTuple

import msgspec

from flambeur.games.strike.landed import Landed

Word = Literal["same", "differing", "elsewhere", "stand-in", "excused", "unchecked"]


class Judgement(NamedTuple):
    """What a throw is called, and what the simulator gives here, if it gives anything."""

    word: Word
    landed: Landed | None = None


class ThrowReport(msgspec.Struct):
    """What was found; lines are counted from 1."""

    same: int = 0
    """Computed again, and the same in every bit."""
    differing: list[int] = []
    """Computed again on the same platform, and not the same: the record is wrong."""
    elsewhere: list[int] = []
    """Made on another platform or version: this machine cannot tell."""
    stand_ins: list[int] = []
    """The abstract form stood in, although the throw can be computed here."""
    unchecked: list[int] = []
    """Not computed again, because the simulator is not installed."""

    @property
    def honest(self) -> bool:
        """Tell whether nothing speaks against the record."""
        return not self.differing and not self.stand_ins

    @property
    def complete(self) -> bool:
        """Tell whether every throw could be checked here."""
        return self.honest and not self.elsewhere and not self.unchecked

    def note(self, word: Word, line: int) -> None:
        """Count one throw."""
        match word:
            case "same" | "excused":
                self.same += 1
            case "differing":
                self.differing.append(line)
            case "elsewhere":
                self.elsewhere.append(line)
            case "stand-in":
                self.stand_ins.append(line)
            case "unchecked":
                self.unchecked.append(line)
