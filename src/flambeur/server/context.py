"""What one worker consists of, put together once."""

from functools import partial

import msgspec

from flambeur.server.boards.days import OpenBoards
from flambeur.server.boards.keeping import Boards
from flambeur.server.bus.contract import Bus
from flambeur.server.days.answering import Days
from flambeur.server.days.making import LOOK as DAY_LOOK
from flambeur.server.days.making import DayMaker
from flambeur.server.days.past import PastDays
from flambeur.server.limits import Limits
from flambeur.server.lines import CHANGED, SWEEP, Lines
from flambeur.server.nights.desk import NightDesk
from flambeur.server.nights.keeping import NightKeeper
from flambeur.server.notices.sending import open_sender
from flambeur.server.notices.worker import EVERY, HERE_EVERY, Notices
from flambeur.server.ops.leaving import Leaving
from flambeur.server.ops.rounds import Rounds
from flambeur.server.people.forgetting import sweep
from flambeur.server.people.kept import kept_for
from flambeur.server.people.keys import READ_EVERY, news_key
from flambeur.server.people.ratings import Ratings
from flambeur.server.people.seen import Seen
from flambeur.server.people.session import Sessions
from flambeur.server.play.bots import BotWorker
from flambeur.server.play.chores import Chores
from flambeur.server.play.desk import Desk
from flambeur.server.play.gone import drop_gone
from flambeur.server.play.lobby import Lobby
from flambeur.server.play.slots import Slots
from flambeur.server.play.table import Table
from flambeur.server.practice import dealing
from flambeur.server.practice.deck import Decks
from flambeur.server.settings import Settings
from flambeur.server.signing import Signing
from flambeur.server.store.contract import Store
from flambeur.server.thought.kernels import Kernels
from flambeur.server.thought.minds import Minds
from flambeur.server.thought.posters import Posters
from flambeur.server.thought.reviews import Reviews
from flambeur.server.thought.spare import LOOK, SpareTime

THINKING = 2
"""Processes of one worker in which strong bots think and hints are found."""
MINUTE = 60.0
FORGETTING = 600.0
"""Seconds between two looks at what was kept long enough."""


class Context(msgspec.Struct, frozen=True):
    """Handed to everybody who serves a request."""

    settings: Settings
    store: Store
    bus: Bus
    desk: Desk
    lobby: Lobby
    sessions: Sessions
    limits: Limits
    chores: Chores
    nights: NightDesk
    keeper: NightKeeper
    bots: BotWorker
    minds: Minds
    kernels: Kernels
    reviews: Reviews
    decks: Decks
    boards: Boards
    days: Days
    past_days: PastDays
    posters: Posters
    lines: Lines
    seen: Seen
    notices: Notices
    signing: Signing
    leaving: Leaving = msgspec.field(default_factory=Leaving)
    rounds: Rounds = msgspec.field(default_factory=Rounds)


async def open_context(settings: Settings, store: Store, bus: Bus) -> Context:
    """Connect everything and begin to work."""
    await store.open()
    sessions = await Sessions.open(store, secure=settings.secure)
    await bus.open(await news_key(store))
    signing = await Signing.open(store)
    desk = Desk(store, bus, Slots(store, settings.cache), signing)
    minds = Minds(THINKING)
    bots = BotWorker(desk, minds)
    lines = Lines(store, sessions)
    nights = NightDesk(store, bus)
    ratings = Ratings(store)
    lobby = Lobby(desk)
    days = Days(store)
    boards = Boards(desk, lobby, minds, OpenBoards(store, days))

    async def finish(table: Table) -> None:
        """Rate the players of a finished game, and score it at its night or its day."""
        await ratings.rate(table)
        await boards.note(table)
        await keeper.end_game(table)

    chores = Chores(desk, finish, bots)
    reviews = Reviews(store, bus, minds)
    keeper = NightKeeper(nights, desk, chores.soon, reviews.ask)
    sender = await open_sender(store, inside=settings.notify_inside)
    context = Context(
        settings=settings,
        store=store,
        bus=bus,
        desk=desk,
        lobby=lobby,
        sessions=sessions,
        limits=Limits(settings),
        chores=chores,
        nights=nights,
        keeper=keeper,
        bots=bots,
        minds=minds,
        kernels=Kernels(minds),
        reviews=reviews,
        decks=Decks(store),
        boards=boards,
        days=days,
        past_days=PastDays(store),
        posters=Posters(minds),
        lines=lines,
        seen=Seen(store),
        notices=Notices(desk, sender, lines.people),
        signing=signing,
    )
    context.chores.start()
    context.keeper.start()
    context.leaving.first(context.lines.drain)
    await bus.subscribe(CHANGED.format("*"), context.lines.hear)
    _make_rounds(context)
    if settings.bots:
        await context.bots.open()
        await context.reviews.open()
        maker = DayMaker(store, minds)
        context.rounds.every(DAY_LOOK, maker.look)
        _use_spare_time(context, maker)
        context.rounds.every(dealing.SWEEP, dealing.Dealing(store, minds).sweep)
    return context


def _make_rounds(context: Context) -> None:
    """Do now and then what every worker does."""
    every, kept = context.rounds.every, kept_for(context.settings)
    every(SWEEP, context.lines.sweep)
    every(READ_EVERY, context.signing.read)
    every(MINUTE, context.seen.write)
    every(HERE_EVERY, context.notices.note_here)
    every(EVERY, context.notices.sweep)
    every(MINUTE, partial(drop_gone, context.desk))
    every(MINUTE, context.nights.drop_gone)
    every(FORGETTING, partial(sweep, context.store, kept))


def _use_spare_time(context: Context, maker: DayMaker) -> None:
    """Let days be made and games be reviewed while nobody thinks here, if the operator likes."""
    thinking = context.bots, context.minds, context.reviews

    def busy() -> bool:
        return any(one.busy for one in thinking)

    if seconds := context.settings.idle_reviews:
        spare = SpareTime(context.store, context.reviews, maker.plan, busy, seconds)
        context.rounds.every(LOOK, spare.look)


async def close_context(context: Context) -> None:
    """Finish what was begun and let go."""
    await context.rounds.close()
    await context.keeper.close()
    await context.chores.close()
    await context.bots.close()
    await context.reviews.close()
    await context.kernels.close()
    context.minds.close()
    await context.desk.writer.drain()
    await context.bus.close()
    await context.store.close()
