"""A worker that was held up for a while, and people whose pages were open all the time."""

import time

from flambeur.server.nights.steps import Went
from flambeur.server.store.contract import Store
from tests.server.nights.evenings import gather, see
from tests.server.play.tables import worker


async def test_whoever_was_taken_for_gone_is_back_with_the_next_beat(store: Store) -> None:
    """Where everybody was missed at once, their open pages bring them back."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        await context.nights.commit(night, lambda _: Went(("ana", "ben"), time.time()), "held-up")
        assert [] == (await see(context, night)).present()
        await context.keeper.note_here()
        assert ["ana", "ben"] == [guest.person for guest in (await see(context, night)).present()]
