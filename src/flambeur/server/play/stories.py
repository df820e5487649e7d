"""What those who follow a table are told: a step, what they missed, or all of it."""

from flambeur.core.fair.signer import Signer
from flambeur.core.parts import Event
from flambeur.server.play.drawing import Drawing
from flambeur.server.play.fan import News, whole
from flambeur.server.play.proofs import NOTHING, Proof, proof_of, public, seal_of
from flambeur.server.play.reading import aside, past_since, read_table
from flambeur.server.play.slots import Slot
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store


def step_of(before: Table, slot: Slot, events: list[Event], signer: Signer) -> News:
    """Tell one step; what proves it is computed for those only who are told in words."""
    following = slot.table
    same = following.attempts is before.attempts and following.card.phase == before.card.phase
    begun = None if same or (now := following.begun()) == before.begun() else now
    card = None if following.card is before.card else following.card
    worded = any(viewer.language is not None for viewer in slot.viewers)
    proof = proof_of(following, signer) if worded else NOTHING
    news = News(following, before.seq, [events], card, slot.left).proven(begun, proof)
    kept, slot.drawing = slot.drawing, news.drawing if worded else None
    return news.following(kept if kept is not None and kept.table is before else Drawing(before))


async def past_of(store: Store, slot: Slot, since: int | None, signer: Signer) -> News:
    """Tell what happened after a place in the log, redacted as it was then."""
    if since is None or not 0 < since < slot.table.seq:
        return whole_of(slot, signer)
    stored = await store.load(slot.table.id)
    assert stored is not None  # noqa: S101 - the table is in memory, so it is in the store
    past = await aside(stored, past_since, stored, since, slot.table.seq)
    seal = None if past.sealed is None else seal_of(slot.table, past.sealed, signer)
    news = News(slot.table, since, past.steps, slot.table.card, slot.left, past.covered)
    return news.proven(slot.table.begun(), Proof(past.line, public(past.lines), seal)).named()


def whole_of(slot: Slot, signer: Signer, *, shortened: bool = False) -> News:
    """Tell a table as it stands; if lines were lost, this is signed."""
    table, chain = slot.table, slot.table.chain
    if chain is None:
        return whole(table, slot.left)
    seal = seal_of(table, chain, signer, shortened=True) if shortened else None
    return whole(table, slot.left, Proof(chain.count, (), seal))


async def keep_chain(store: Store, slot: Slot) -> None:
    """Keep the chain of the record from now on: those who are told in words are given lines.

    Tables of programs do without it, since it is made for every move.
    """
    if slot.table.chained:
        return
    chain = None
    if slot.table.position is not None:
        stored = await store.load(slot.table.id)
        assert stored is not None  # noqa: S101 - the table is in memory, so it is in the store
        twin = await aside(stored, read_table, stored, slot.table.seq, chained=True)
        chain = twin.chain
    slot.table = slot.table.keep_chain(chain)
