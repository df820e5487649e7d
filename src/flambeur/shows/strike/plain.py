"""The table of Strike in short plain lines, for pipes and screen readers."""

from flambeur.games.strike.table import Table
from flambeur.shows.strike import phrases
from flambeur.shows.strike.heading import heading
from flambeur.shows.strike.phrases import face
from flambeur.shows.strike.places import place_of
from flambeur.words.speaker import Speaker


class Plain:
    """Writes the table down."""

    def __init__(self, speaker: Speaker) -> None:
        """Take the words and the names."""
        self._say, self._words, self._names = speaker.say, speaker.words, speaker.names

    def lines(self, table: Table) -> list[str]:
        """Describe a table: how far it is, the arena, the players."""
        players = [
            self._words("strike-table-player", name=name, note=self.note(table, seat))
            for seat, name in enumerate(self._names)
        ]
        return [self._say(heading(table)), self.arena(table), *players]

    def arena(self, table: Table) -> str:
        """Tell what lies in the arena, and where if that matters."""
        if not table.arena:
            return self._words("strike-table-empty")
        if not table.is_physical:
            faces = (lying.face for lying in table.arena)
            return self._words("strike-table-arena", dice=phrases.dice(faces))
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
