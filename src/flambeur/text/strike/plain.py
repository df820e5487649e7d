"""The table of Strike in short plain lines, for pipes and screen readers."""

from collections.abc import Sequence

from flambeur.games.strike.table import Table
from flambeur.text.strike.phrases import Phrases, face
from flambeur.text.strike.places import place_of
from flambeur.text.words import Words


class Plain:
    """Writes the table down."""

    def __init__(self, words: Words, names: Sequence[str], phrases: Phrases) -> None:
        """Take the words and the names."""
        self._words, self._names, self._phrases = words, names, phrases

    def lines(self, table: Table) -> list[str]:
        """Describe a table: how far it is, the arena, the players."""
        players = [
            self._words("strike-table-player", name=name, note=self.note(table, seat))
            for seat, name in enumerate(self._names)
        ]
        return [self.heading(table), self.arena(table), *players]

    def heading(self, table: Table) -> str:
        """Tell how far the game is."""
        parts = []
        if table.rounds > 1:
            parts.append(self._words("strike-round", number=table.round, rounds=table.rounds))
        parts.append(self._words("strike-in-arena", count=len(table.arena)))
        parts.append(self._words("strike-out-of-game", count=len(table.lost)))
        return " · ".join(parts)

    def arena(self, table: Table) -> str:
        """Tell what lies in the arena, and where if that matters."""
        if not table.arena:
            return self._words("strike-table-empty")
        if not table.is_physical:
            faces = (lying.face for lying in table.arena)
            return self._words("strike-table-arena", dice=self._phrases.dice(faces))
        dice = [
            self._words(
                "strike-table-die",
                face=face(lying.face),
                place=self._words(f"strike-place-{place_of(lying)}"),
            )
            for lying in sorted(table.arena, key=lambda lying: lying.face)
        ]
        return self._words("strike-table-arena", dice=self._words.commas(dice))

    def note(self, table: Table, seat: int) -> str:
        """Tell how many dice a player has, and the points in a match."""
        dice = self._words("strike-dice", count=len(table.reserves[seat]))
        parts = [dice if table.alive[seat] else self._words("strike-out")]
        if table.rounds > 1:
            parts.append(self._words("strike-points", count=table.points[seat]))
        return self._words.commas(parts)
