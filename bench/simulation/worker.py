"""One worker: the real desk, chores, bots, lobby and ratings on a simulated store and bus."""

from functools import cache
from typing import TYPE_CHECKING, cast

from bench.simulation.line import Line
from bench.simulation.node import Node, context_of
from flambeur.server.people.ratings import Ratings
from flambeur.server.play.bots import BotWorker
from flambeur.server.play.chores import Chores
from flambeur.server.play.lobby import Lobby
from flambeur.server.store.contract import Store
from flambeur.server.thought.minds import Minds

if TYPE_CHECKING:
    from bench.simulation.world import World


class Worker:
    """Lives, dies and comes back; nothing outlives a crash but what the database has."""

    def __init__(self, world: "World", number: int) -> None:
        """Take where it works."""
        self._world, self._number = world, number
        self.node = Node(number)
        self.lines: list[Line] = []
        self.start()

    def start(self) -> None:
        """Begin anew, with an empty memory."""
        self.node = Node(self._number)
        self.context = context_of(self.node)
        self.context.run(self._build)

    def _build(self) -> None:
        world, bugs = self._world, self._world.bugs
        # Only as much of a store is simulated as tables and ratings need.
        store = cast("Store", bugs.store(world.database, world.loop, self.node))
        self.desk = bugs.desk(store, world.bus(self.node))
        self.lobby = Lobby(self.desk)
        bots = BotWorker(self.desk, _minds())
        Chores(self.desk, Ratings(store).rate, bots).start()
        world.loop.create_task(bots.open())

    def crash(self) -> None:
        """Vanish between two awaits; whoever had a line here notices it later."""
        self.node.alive = False
        self._world.air.forget(self.node)
        lines, self.lines = self.lines, []
        for line in lines:
            line.lose()


@cache
def _minds() -> Minds:
    """Have no process for thinking: the bots here think for a moment only."""
    return Minds(0)
