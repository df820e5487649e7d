"""Dice of one owner in one place [R2.1, R2.2]."""

from dataclasses import dataclass


@dataclass
class Group:
    """So many small, big and black dice."""

    small: int = 0
    big: int = 0
    black: int = 0

    @property
    def weight(self) -> int:
        """Count them for a majority: a big die counts twice."""
        return self.small + 2 * self.big + self.black

    @property
    def pieces(self) -> int:
        """Count them one by one."""
        return self.small + self.big + self.black

    @property
    def kinds(self) -> list[bool]:
        """List the kinds a player can choose from: small is False, big is True."""
        return [big for big in (False, True) if (self.big if big else self.small)]

    def add(self, small: int, big: int) -> None:
        """Add small and big dice, or take some away."""
        self.small += small
        self.big += big

    def add_die(self, *, big: bool) -> None:
        """Add one die."""
        self.add(not big, big)

    def take_die(self, *, big: bool) -> None:
        """Take one die away."""
        self.add(-(not big), -big)

    def told(self) -> tuple[int, int, int]:
        """Tell the three numbers."""
        return self.small, self.big, self.black
