"""The days whose boards are played."""

from flambeur.protocol.refusals import NotFound
from flambeur.server.boards.keeping import Promised


class NoDays:
    """A server that asks nobody anything."""

    async def board_for(self, day: str, person: str) -> Promised:
        """Refuse."""
        raise NotFound(f"there is no board on {day} for {person}")
