"""Secrets never leave: what each seat is sent, looked at byte by byte [V11, V15.9]."""

import msgspec
import pytest

from flambeur.core.chance import Shuffle
from flambeur.core.codec import encode
from flambeur.core.errors import IllegalMove
from flambeur.core.match import Match
from flambeur.core.parts import Event
from flambeur.core.record import Entry
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.games.vegas import Place, Solo, VegasOptions
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.editions import classic
from flambeur.games.vegas.events import BillsDealt, CasinoPaid, RoundStarted
from flambeur.sources import LocalSource
from flambeur.sources.fair import new_seed
from tests.games.vegas.play import random_match

# Every bill has a value of its own, so that any leak shows in the bytes.
MARKED = Classic(
    classic("marked", [(value * 1_000 + 777, 1) for value in range(10, 100, 2)]), version=1
)
OPEN = VegasOptions(money_visibility="open")

Seat = int | None
everybody: tuple[Seat, ...] = (0, 1, 2, None)


def marks(bills: tuple[int, ...]) -> set[bytes]:
    """Write bills as they would show up in a message."""
    return {str(bill).encode() for bill in bills}


def leaks(message: bytes, bills: set[bytes]) -> set[bytes]:
    """Tell which of these bills stand in a message."""
    return {bill for bill in bills if bill in message}


def foreign(table: ClassicTable, seat: Seat) -> set[bytes]:
    """List the bills that lie face down in front of others."""
    hands = [player.bills.look() for other, player in enumerate(table.players) if other != seat]
    return set().union(*(marks(bills) for bills in hands))


def line(entry: Entry) -> bytes:
    """Write an entry; that the box is shuffled, in the order of the rules, is no secret."""
    box = entry.of == Shuffle(MARKED.edition.pile)
    return encode(msgspec.structs.replace(entry, of=None) if box else entry)


@pytest.mark.clause("V11.3", "V11.4", "V11.5", "V15.9", "A14")
@pytest.mark.parametrize("seed", range(5))
def test_no_message_holds_a_secret(seed: int) -> None:
    """Views, histories and redacted records hold neither the pile nor foreign money."""
    for match in random_match(3, seed=seed, game=MARKED):
        if not match.state.stack:
            break
        for seat in everybody:
            secrets = marks(match.state.pile.look()) | foreign(match.state, seat)
            view = msgspec.structs.replace(match.view(seat, since=0), memory=msgspec.UNSET)
            assert set() == leaks(encode(view), secrets)
            record = b"".join(line(redact(entry, seat)) for entry in match.record.entries)
            assert set() == leaks(record, secrets)


@pytest.mark.clause("V11.5")
@pytest.mark.parametrize("options", [VegasOptions(), OPEN])
def test_nothing_live_holds_the_pile(options: VegasOptions) -> None:
    """Not even what is told while it happens holds a bill that is still in the pile."""
    version = 0
    for match in random_match(3, options, game=MARKED):
        for seat in everybody:
            told = encode(match.events(seat, version, live=True))
            unseen = marks(match.state.pile.look()) - _returned(match)
            assert set() == leaks(told, unseen)
            assert set() == leaks(encode(match.view(seat)), marks(match.state.pile.look()))
        version = match.version


def _returned(match: Match[ClassicTable]) -> set[bytes]:
    """List bills that everybody saw going under the pile."""
    return set().union(
        *(
            marks(event.returned.look())
            for event in match.events(None, 0, live=True)
            if isinstance(event, CasinoPaid)
        )
    )


@pytest.mark.clause("V11.5")
def test_no_message_holds_the_seed() -> None:
    """The seed of the dice is in no view, event, entry or refusal while the game runs."""
    seed = new_seed()
    match = Match(MARKED, ["A", "B", "C"], None, LocalSource(bytes.fromhex(seed), bytes(32)))
    match.settle()
    while isinstance(choice := match.turn, Choice):
        assert seed.encode() not in match.record.dump()
        for seat in everybody:
            assert seed.encode() not in encode(match.view(seat, since=0))
        with pytest.raises(IllegalMove) as refusal:
            match.submit(choice.seat, Place(7))
        secrets = marks(match.state.pile.look()) | foreign(match.state, choice.seat)
        assert set() == leaks(str(refusal.value).encode(), secrets)
        assert seed not in str(refusal.value)
        match.submit(choice.seat, choice.moves[0])
    assert seed.encode() in match.record.dump()


@pytest.mark.clause("V11.1")
def test_the_rest_is_public() -> None:
    """Dice, rolls, casinos, options, round, leader and the sizes of hidden rows are for all."""
    for match in random_match(3, seed=1):
        for seat in everybody:
            seen = match.view(seat).state
            assert match.state.casinos == seen.casinos
            assert match.state.stack == seen.stack
            assert match.state.pile.size() == seen.pile.size()
            assert (match.state.round, match.state.leader) == (seen.round, seen.leader)
            for player, shown in zip(match.state.players, seen.players, strict=True):
                assert (player.dice, player.neutral) == (shown.dice, shown.neutral)
                assert player.bills.size() == shown.bills.size()


@pytest.mark.clause("V11.2", "V11.3")
def test_own_money_is_seen_by_its_owner_only() -> None:
    """A player sees the own bills and total; others see their number."""
    won = 0
    for match in random_match(2, seed=2):
        for seat in (0, 1):
            hands = match.view(seat).state.players
            assert match.state.players[seat].money == hands[seat].money
            if match.state.stack:
                assert hands[1 - seat].bills.value is None
                won += hands[1 - seat].bills.size()
    assert won


@pytest.mark.clause("V11.6")
def test_open_money() -> None:
    """With open money everybody sees all won bills, and the history never fades."""
    for match in random_match(3, OPEN, seed=3):
        for seat in everybody:
            assert match.state.players == match.view(seat).state.players
            assert match.events(seat, 0) == match.events(seat, 0, live=True)


@pytest.mark.clause("V11.7")
def test_everything_won_is_revealed_at_the_end() -> None:
    """When the game is over, all bills and all payouts are open to everybody; the pile is not."""
    *_, match = random_match(3, seed=4)
    for seat in everybody:
        view = match.view(seat, since=0)
        assert match.state.players == view.state.players
        assert view.state.pile.value is None
        assert match.events(None, 0, live=True) == view.events


@pytest.mark.clause("V11.8", "A14")
def test_payouts_fade_with_the_next_deal() -> None:
    """A payout is shown live to all; after the next deal others learn the numbers only."""
    faded, version, rounds = False, 0, 0
    for match in random_match(3, seed=5):
        live = match.events(1, version, live=True)
        version = match.version
        assert all(_open(event) for event in live)
        rounds = max(rounds, match.state.round)
        told = match.events(1, 0)
        for event in _before_last_round(told):
            if not match.state.stack:
                continue
            if isinstance(event, BillsDealt):
                assert event.bills.value is None
            if isinstance(event, CasinoPaid):
                faded = True
                assert event.returned.value is None
                for win in event.wins:
                    assert (win.bill.value is not None) == (win.colour == 1)
    assert faded


def _before_last_round(events: tuple[Event, ...]) -> tuple[Event, ...]:
    starts = [place for place, event in enumerate(events) if isinstance(event, RoundStarted)]
    return events[: starts[-1]] if starts else ()


def _open(event: Event) -> bool:
    if isinstance(event, CasinoPaid):
        return event.returned.value is not None and all(
            win.bill.value is not None for win in event.wins
        )
    return not isinstance(event, BillsDealt) or event.bills.value is not None


@pytest.mark.clause("V11.9")
def test_solo_hides_the_pile_only() -> None:
    """A solo game shows everything but the pile, to spectators too."""
    for match in random_match(1, VegasOptions(solo=Solo(rounds=4))):
        seen = match.view(None, since=0)
        assert match.state.players == seen.state.players
        assert seen.state.pile.value is None
        assert all(_open(event) for event in seen.events)
