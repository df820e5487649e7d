"""How a game begins: agreed, committed to, listed, revealed (docs/reference/fair-dice.md)."""

import msgspec
from msgspec import UNSET

from flambeur.core.codec import encode, read_as
from flambeur.core.fair.agreement import FORMAT, AgreedSeat, Agreement, Kind
from flambeur.core.fair.beginning import commitment_of, name_hash, promise_of
from flambeur.core.fair.signer import Signer, to_sign
from flambeur.families import family_of
from flambeur.protocol.acts import Commit, Reveal
from flambeur.protocol.card import Place
from flambeur.protocol.refusals import (
    DiceGiven,
    NotSeated,
    OtherDice,
    Unavailable,
    WrongNonce,
    WrongPhase,
)
from flambeur.server.play.attempt import Attempt
from flambeur.server.play.chance import draw_all
from flambeur.server.play.secrets_of import salt_of, seed_of
from flambeur.server.play.steps import Agreed, Began, Gave, Listed, Revealed, Step
from flambeur.server.play.table import Table
from flambeur.server.play.taking import Ahead, after

Decision = tuple[Step, Ahead | None]


def start(table: Table, signer: Signer) -> Decision:
    """Freeze what is agreed, for the first time or anew; if nobody gives a nonce, begin."""
    if table.scheme == 1:
        return begin(table)
    agreed = Agreed(encode(agree(table, signer)).decode())
    if table.givers():
        return agreed, None
    listed, _ = list_them(after(table, agreed)[0], signer)
    step = Began((), agreed.agreement, listed.signature)
    began, ahead = begin(prepared(table, step))
    return msgspec.structs.replace(step, entries=began.entries), ahead


def agree(table: Table, signer: Signer) -> Agreement:
    """Write down everything that is agreed by those who sit."""
    card, number = table.card, len(table.attempts)
    if table.attempt is not None:
        return _again(table, table.attempt.agreement, number)
    places = [place for place in card.places if place is not None]
    data = family_of(card.game).fingerprint()
    options = table.game.agree(len(places), table.options)
    return Agreement(
        flambeur=FORMAT,
        dice=_kind(table),
        table=table.id,
        beginning=number,
        promise=_promise(table),
        signer=signer.public,
        game=card.game,
        options=table.game.write_options(options),
        terms={
            "pace": {"kind": card.pace.kind, "seconds": card.pace.seconds},
            "hints": card.hints,
            **({"lesson": True} if card.lesson else {}),
            **({} if table.board is None else {"day": table.board.day}),
        },
        seats=tuple(
            _seat(place, salt_of(table.seed, number, seat), data)
            for seat, place in enumerate(places)
        ),
        start=UNSET if table.start is None else table.start,
    )


def _kind(table: Table) -> Kind:
    if table.board is not None:
        return "day"
    return "practice" if table.card.lesson else "table"


def _promise(table: Table) -> str | None:
    """Tell what is promised: by the day, by the table, or of prepared dice nothing."""
    if table.board is not None:
        return table.card.hash
    return None if table.card.lesson else promise_of(seed_of(table.seed, 0))


def _again(table: Table, before: bytes, number: int) -> Agreement:
    """Agree on the same once more, with another seed and other salts."""
    agreement = read_as(before, Agreement)
    seats = [
        msgspec.structs.replace(agreed, name=name_hash(salt_of(table.seed, number, seat), name))
        for seat, (agreed, name) in enumerate(zip(agreement.seats, table.names(), strict=True))
    ]
    promise = promise_of(seed_of(table.seed, number))
    return msgspec.structs.replace(agreement, beginning=number, promise=promise, seats=tuple(seats))


def _seat(place: Place, salt: bytes, data: str | None) -> AgreedSeat:
    name = name_hash(salt, place.name)
    if place.bot is None:
        return AgreedSeat(name, "person")
    return AgreedSeat(name, "bot", place.bot, data)


def commit(act: Commit, table: Table, person: str) -> Gave:
    """Take somebody's commitment, the first one for their seat."""
    seat, begun = _taking_part(table, person)
    if begun.listed is not None:
        raise WrongPhase("the list is frozen")
    if act.agreement != begun.agreed.hex():
        raise OtherDice("this is for another agreement")
    if seat not in begun.welcome or begun.commitments[seat] is not None:
        raise DiceGiven("your seat has given its part, or gives none any more")
    return Gave(seat, act.commitment)


def reveal(act: Reveal, table: Table, person: str) -> Revealed:
    """Take somebody's nonce, if it is the one they committed themselves to."""
    seat, begun = _taking_part(table, person)
    if begun.listed is None:
        raise WrongPhase("the list is not frozen yet")
    if act.list != begun.listed.hex():
        raise OtherDice("this is for another list")
    if begun.nonces[seat] is not None:
        raise DiceGiven("your seat has given its part")
    if begun.commitments[seat] != commitment_of(begun.agreed, seat, bytes.fromhex(act.nonce)):
        raise WrongNonce("this is not what your seat committed itself to")
    return Revealed(seat, act.nonce)


def list_them(table: Table, signer: Signer) -> tuple[Listed, None]:
    """Freeze the list of commitments, and sign it."""
    begun = table.attempt
    assert begun is not None  # noqa: S101 - the caller saw that it was agreed
    listed = begun.freeze(None).listed
    assert listed is not None  # noqa: S101 - it was just frozen
    signature = signer.sign(begun.signer, to_sign("flambeur/2/listed", listed))
    if signature is None and begun.signer is not None:
        raise Unavailable("the key of this table is not known here yet")
    return Listed(signature), None


def begin(table: Table) -> tuple[Began, Ahead]:
    """Let the game start with those who sit: the key of its dice follows from here."""
    position = table.begin()
    entries, events = draw_all(table, position)
    return Began(tuple(entries)), Ahead(position, events)


def prepared(table: Table, step: Began) -> Table:
    """Find the table as it was when chance spoke first: all was agreed and listed."""
    if not step.agreement:
        return table
    agreed, _ = after(table, Agreed(step.agreement))
    return after(agreed, Listed(step.signature))[0]


def _taking_part(table: Table, person: str) -> tuple[int, Attempt]:
    seat, begun = table.seat_of(person), table.attempt
    if table.card.phase != "beginning" or begun is None:
        raise WrongPhase("the table is not beginning")
    if seat is None:
        raise NotSeated("you do not play here")
    return seat, begun
