"""What a person may do at a table: each act becomes a step of the log, or is refused."""

import msgspec

from flambeur.core.codec import encode
from flambeur.core.errors import BadOption, Finished, Stale
from flambeur.core.fair.signer import Signer
from flambeur.core.parts import Move
from flambeur.core.record import UNREADABLE
from flambeur.families import names_for
from flambeur.protocol.acts import (
    Act,
    Answer,
    Back,
    Commit,
    Hand,
    Play,
    Propose,
    Rematch,
    Resign,
    Reveal,
    SeatBot,
    Seek,
    Sit,
    Stand,
    Start,
    Take,
)
from flambeur.protocol.card import Proposal
from flambeur.protocol.refusals import (
    BadRequest,
    NothingAsked,
    NotSeated,
    Restless,
    SeatTaken,
    TableFull,
    WrongPhase,
)
from flambeur.server.play.beginning import Decision, commit, reveal, start
from flambeur.server.play.chance import draw_all
from flambeur.server.play.coming import check_host, come
from flambeur.server.play.lesson import check_taught
from flambeur.server.play.names import free_name, name_bot
from flambeur.server.play.steps import (
    Answered,
    Moved,
    Proposed,
    Rejoined,
    Resigned,
    Returned,
    Sat,
    Stood,
)
from flambeur.server.play.table import Table
from flambeur.server.play.takeback import may_take_back
from flambeur.server.play.taking import Ahead, play_entries
from flambeur.sources.fair import new_nonce

SITS = 10
"""So often one person may sit down at one table."""
BOT_SITS = 60
"""So often bots may be seated at one table."""
BEFORE = 400
"""Steps before a game begins, whoever takes them; a log that is read in a moment."""
PROPOSALS = 20
"""So often one player may ask the others for something in one game."""


def decide(act: Act, table: Table, person: str, signer: Signer) -> Decision:
    """Turn an act into a step; a refusal changes nothing."""
    match act:
        case Sit() | SeatBot() | Stand() | Start():
            if table.card.phase != "open":
                raise WrongPhase("the game has begun")
            return _arrange(act, table, person, signer)
        case Commit():
            return commit(act, table, person), None
        case Reveal():
            return reveal(act, table, person), None
        case Rematch():
            return _join_again(act, table, person), None
        case _:
            if isinstance(act, Play) and act.version != table.version:
                raise Stale(act.version, table.version)
            if table.card.phase == "over":
                raise Finished("the game is over")
            if table.card.phase != "playing":
                raise WrongPhase("the game has not begun")
            if isinstance(act, Take | Seek | Hand):
                return come(act, table, person), None
            return _take_part(act, table, _seat(table, person))


def _arrange(
    act: Sit | SeatBot | Stand | Start, table: Table, person: str, signer: Signer
) -> Decision:
    """Do what is done before the game."""
    if table.seq >= BEFORE and not isinstance(act, Start):
        raise Restless("too many came and went here: start the game, or open another table")
    if table.card.shared and not isinstance(act, Start):
        raise WrongPhase("who plays on one device was said when the table was opened")
    match act:
        case Sit():
            return _sit(act, table, person), None
        case SeatBot():
            return _seat_bot(act, table, person), None
        case Stand():
            return _stand(act, table, person), None
        case Start():
            check_host(table, person)
            return start(table, signer)


def _take_part(act: Play | Back | Resign | Propose | Answer, table: Table, seat: int) -> Decision:
    """Do what is done while the game is played."""
    match act:
        case Play():
            return play(table, seat, act)
        case Back():
            return _back(table, seat), None
        case Resign():
            return Resigned(seat), None
        case Propose(what=what):
            return _propose(what, table, seat), None
        case Answer():
            return _answer(table, seat, act), None


def _sit(act: Sit, table: Table, person: str) -> Sat:
    if table.seat_of(person) is not None:
        raise SeatTaken("you sit here already")
    if table.sat.get(person, 0) >= SITS:
        raise Restless(f"you sat down here {SITS} times already")
    seat = _free_seat(table, act.seat)
    name = free_name(act.name, table.names())
    return Sat(seat, name, _nonce(table), person=person, gives=act.gives)


def _seat_bot(act: SeatBot, table: Table, person: str) -> Sat:
    check_host(table, person)
    if act.bot not in names_for(table.card.game):
        raise BadOption(f"there is no bot {act.bot!r} for {table.card.game}")
    if table.sat.get(None, 0) >= BOT_SITS:
        raise Restless(f"bots sat down here {BOT_SITS} times already")
    seat = _free_seat(table, act.seat)
    return Sat(seat, name_bot(table.id, seat, table.names()), _nonce(table), bot=act.bot)


def _nonce(table: Table) -> str:
    """Draw what a seat adds to dice of scheme 1, at a table that was opened before scheme 2."""
    return new_nonce() if table.scheme == 1 else ""


def _stand(act: Stand, table: Table, person: str) -> Stood:
    mine = table.seat_of(person)
    seat = mine if act.seat is None else act.seat
    if seat is None:
        raise NotSeated("you do not sit here")
    if cleared := seat != mine:
        check_host(table, person)
    if seat >= len(table.card.places) or table.card.places[seat] is None:
        raise NotSeated("nobody sits there")
    return Stood(seat, cleared)


def play(table: Table, seat: int, act: Play) -> Decision:
    """Make a move for a seat on a copy of the game, and let chance answer."""
    assert table.position is not None  # noqa: S101 - the caller saw that the game is running
    move = read_move(table, act.move)
    entry = table.position.awaits(seat, move, act.version)
    check_taught(table, move)
    ahead = play_entries(table.position.copy(), (entry,))
    entries, events = draw_all(table, ahead.position)
    return Moved((entry, *entries)), Ahead(ahead.position, [*ahead.events, *events])


def read_move(table: Table, move: msgspec.Raw) -> Move:
    """Read a move of the game that is played here."""
    try:
        return table.game.codec.decode(bytes(move), Move)
    except (*UNREADABLE, ValueError) as error:
        raise BadRequest("this is no move of the game") from error


def play_move(table: Table, seat: int, move: Move, version: int) -> Decision:
    """Make a move that a bot has chosen, unless nobody waits for it any more."""
    if table.awaited() != seat or not table.is_played_by_bot(seat):
        raise WrongPhase("no bot is awaited here")
    return play(table, seat, Play(version, msgspec.Raw(encode(move))))


def _back(table: Table, seat: int) -> Returned:
    place = table.card.places[seat]
    if place is None or not place.away:
        raise WrongPhase("no bot stands in for you")
    return Returned(seat)


def _propose(what: Proposal, table: Table, seat: int) -> Proposed:
    if table.card.asked is not None:
        raise NothingAsked("something else is proposed already")
    if table.proposed.get(seat, 0) >= PROPOSALS:
        raise Restless(f"you asked the others {PROPOSALS} times already")
    if what == "takeback" and table.board is not None:
        raise NothingAsked("no move is taken back at the board of a day")
    last = table.before.turn if table.before else None
    if what == "takeback" and (
        getattr(last, "seat", None) not in table.seats_with(seat)
        or not may_take_back(table.before, table.position)
    ):
        raise NothingAsked("a move cannot be taken back past a roll, a reveal or another's move")
    return Proposed(seat, what)


def _answer(table: Table, seat: int, act: Answer) -> Answered:
    asked = table.card.asked
    if asked is None or (seat in asked.agreed and act.yes):
        raise NothingAsked("there is nothing to agree to")
    if act.to not in (None, asked.seq):
        raise NothingAsked("something else is proposed now")
    return Answered(seat, act.yes)


def _join_again(act: Rematch, table: Table, person: str) -> Rejoined:
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated("you did not play here")
    if table.card.phase != "over" or table.position is None:
        raise WrongPhase("no game has come to its end here")
    if table.card.night is not None:
        raise WrongPhase("the next game begins at the night")
    if table.card.rematch is not None:
        raise WrongPhase("the next game has begun")
    if seat in table.card.again and not act.now:
        raise WrongPhase("you have joined already")
    return Rejoined(seat, act.now)


def _seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    place = None if seat is None else table.card.places[seat]
    if seat is None or place is None or place.resigned:
        raise NotSeated("you do not play here")
    return seat


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [seat for seat, place in enumerate(table.card.places) if place is None]
    if not free:
        raise TableFull("every place is taken")
    if wanted is not None and wanted not in free:
        raise SeatTaken("this place is taken")
    return free[0] if wanted is None else wanted
