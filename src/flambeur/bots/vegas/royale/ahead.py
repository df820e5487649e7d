"""Looking ahead in Royale through the real rules: after a move, and after a payout."""

from flambeur.core.parts import Move
from flambeur.core.state import play, settle
from flambeur.games.vegas.royale.fines import ChooseChips, PayFine
from flambeur.games.vegas.royale.round import AfterPayout, PayCasino
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.g1_black_box import BlackBox


def after(table: RoyaleTable, move: Move) -> RoyaleTable:
    """Play a move on a copy."""
    following = table.copy()
    play(following, move)
    return following


def paid_out(table: RoyaleTable) -> RoyaleTable:
    """Pay all casinos and tiles as they stand; the Black Box is left closed.

    A payout that waits for a fine goes on from there, and nobody loses change.
    """
    paid = table.copy()
    for casino in paid.casinos:
        if isinstance(casino.tile, BlackBox):
            casino.tile = None
    if not _fine(paid):
        paid.stack.clear()
        paid.follow(*map(PayCasino, range(1, len(paid.casinos) + 1)), AfterPayout())
        settle(paid)
    while fine := _fine(paid):
        play(paid, PayFine(fine.chips))
    return paid


def _fine(table: RoyaleTable) -> ChooseChips | None:
    """Find the fine that a table waits for."""
    frame = table.stack[-1] if table.stack else None
    return frame if isinstance(frame, ChooseChips) else None
