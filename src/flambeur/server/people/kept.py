"""For how long things are kept here: the one list that the page shows and the sweep follows."""

from flambeur.protocol.people import Kept
from flambeur.server.people.session import AGE
from flambeur.server.settings import Settings

DAY = 24 * 3600


def kept_for(settings: Settings) -> Kept:
    """Tell for how many days this server keeps things."""
    return Kept(
        tables=settings.keep_tables,
        accounts=settings.keep_accounts,
        bots=settings.keep_bots,
        cookie=AGE // DAY,
    )
