"""One run: everything that takes part, from its first step to its verdict."""

from random import Random

from bench.simulation.bugs import NONE, Bugs
from bench.simulation.bus import Air, SimBus
from bench.simulation.client import Client
from bench.simulation.database import Database
from bench.simulation.faults import strike
from bench.simulation.history import SimHistory
from bench.simulation.loop import SimLoop
from bench.simulation.node import Node
from bench.simulation.plan import Fault, Plan
from bench.simulation.player import Newcomer, Player
from bench.simulation.worker import Worker
from flambeur.server.play.reading import read_table
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Stored

LIMIT = 300.0
"""Simulated seconds after which a table that is not over counts as stuck."""
LOOK = 0.5


class World:
    """All that a plan needs."""

    def __init__(self, plan: Plan, bugs: Bugs = NONE) -> None:
        """Put everything in its place; nothing runs yet."""
        self.plan, self.bugs = plan, bugs
        self.loop = SimLoop(Random(plan.seed))
        self.history = SimHistory(self.loop)
        self.database = Database(self.loop)
        self.air = Air(self.loop, plan.loss)
        self.air.overheard = self.history.overheard
        self.moves = self.broken = 0
        self.faults: list[Fault] = []
        """Those that have struck."""
        self.workers: list[Worker] = []
        self.clients: list[Client] = []
        self._coming = list(plan.faults)

    def bus(self, node: Node) -> SimBus:
        """Give a worker its bus."""
        return SimBus(self.air, node)

    def worker(self, fault: Fault) -> Worker:
        """Find whom a fault hits."""
        return self.workers[fault.target % len(self.workers)]

    def run(self) -> None:
        """Let it happen."""
        self.loop.call_soon(self._begin)
        self.loop.alarm = self._strike
        self._set_alarm()
        self.loop.run()

    def _begin(self) -> None:
        plan = self.plan
        self.workers += [Worker(self, number) for number in range(plan.workers)]
        players = [Player(self, number) for number in range(plan.players)]
        watching = Newcomer if plan.takes else Client
        watchers = [watching(self, plan.players + number) for number in range(plan.watchers)]
        self.clients += [*players, *watchers]
        self.loop.create_task(players[0].host())
        self._look()

    def _set_alarm(self) -> None:
        self.loop.next_alarm = self._coming[0].step if self._coming else -1

    def _strike(self) -> None:
        while self._coming and self._coming[0].step <= self.loop.steps:
            fault = self._coming.pop(0)
            self.faults.append(fault)
            strike(self, fault)
        self._set_alarm()

    def _look(self) -> None:
        """Stop when all is over and everybody knows."""
        if self.loop.now > LIMIT or self.at_rest():
            self.loop.stop()
        else:
            self.loop.call_later(LOOK, self._look)

    def next_game(self) -> Stored | None:
        """Find the table where they play again, once its game has begun."""
        first = self._read(self.clients[0].table)
        last = None if first is None else first.card.rematch
        begun = None if last is None else self._read(last)
        if last is None or begun is None or begun.position is None:
            return None
        return self.database.state.load(last, self.loop.now)

    def _read(self, table: str) -> Table | None:
        """Read a table; of a log that a planted bug has spoilt the verdict tells."""
        stored = self.database.state.load(table, self.loop.now)
        try:
            return None if stored is None else read_table(stored)
        except Exception:  # noqa: BLE001 - a spoilt log may fail in any way
            return None

    def at_rest(self) -> bool:
        """Tell whether nothing is left to do, and everybody has seen all."""
        table = self.database.state.tables.get(self.clients[0].table)
        if table is None or self.broken or table.deadline is not None:
            return False
        if self.plan.again and self.next_game() is None:
            return False
        return all(client.over_at == len(table.rows) for client in self.clients)
