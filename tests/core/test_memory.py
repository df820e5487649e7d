"""What seats remember: what each saw while it happened, and nothing else."""

from typing import Any, ClassVar

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from flambeur.core.codec import encode
from flambeur.core.match import Match
from flambeur.core.memory import Memories, Memory
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.turn import Choice
from flambeur.families import every_game, find, make_bot
from flambeur.games._template.game import Dare
from flambeur.games._template.table import CardDealt, Table
from flambeur.sources import SeededSource

SEATS = 3


class Cards(Memory, frozen=True):
    """Remembers every card it is told, hidden ones too if it could."""

    events: ClassVar[tuple[type[Event], ...]] = (CardDealt,)
    cards: tuple[int | None, ...] = ()

    def after(self, event: CardDealt) -> "Cards":
        """Note the card."""
        return replace(self, cards=(*self.cards, event.card.value))


class Noted(Dare):
    """The template's game, at which everybody takes notes."""

    memory = Cards

    def memories(self, state: Table) -> Memories:
        """Begin with nothing."""
        return (Cards(),) * len(state.players)


def dealt() -> Position[Table]:
    """Deal the cards."""
    game = Noted()
    position = Position(game, game.start(SEATS))
    entry = position.draw(SeededSource(1))
    assert entry is not None
    position.enter(entry)
    return position


def test_a_seat_remembers_what_it_saw_and_no_more() -> None:
    """Everybody was dealt a card, and knows their own."""
    position = dealt()
    hands = [player.hand.look()[0] for player in position.state.players]
    for seat in range(SEATS):
        known = tuple(card if seat == at else None for at, card in enumerate(hands))
        assert Cards(known) == position.memory(seat) == position.view(seat).memory


def test_spectators_remember_nothing() -> None:
    """They come and go; nor does anybody at a game without anything to remember."""
    assert UNSET is dealt().view(None).memory
    game = Dare()
    assert UNSET is Position(game, game.start(SEATS)).view(0).memory


def test_a_copy_has_a_memory_of_its_own() -> None:
    """What is played ahead, and perhaps taken back, is not remembered here."""
    game = Noted()
    position = Position(game, game.start(SEATS))
    ahead = position.copy()
    entry = ahead.draw(SeededSource(1))
    assert entry is not None
    ahead.enter(entry)
    assert (Cards(),) * SEATS == position.memories
    assert ahead.memories == ahead.copy().memories != position.memories


@pytest.mark.parametrize("game", [game.name for game in every_game() if game.memory])
def test_a_memory_follows_from_what_was_sent(game: str) -> None:
    """Folded from events as each seat was sent them, without what it may not see, it is the same.

    So nothing in it depends on anything hidden.
    """
    rules = find(game)
    match: Match[Any] = Match(rules, ["a", "b", "c"], None, SeededSource(2))
    bot, told = make_bot("uniform", game, 2), 0
    folded = list(match.opening().memories)
    assert folded
    match.settle()
    while isinstance(choice := match.turn, Choice):
        for seat, memory in enumerate(folded):
            sent = match.events(seat, told, live=True)
            events = rules.codec.decode(encode(sent), tuple[Event, ...])
            for event in events:
                if isinstance(event, memory.events):
                    folded[seat] = folded[seat].after(event)
            assert encode(folded[seat]) == encode(match.view(seat).memory)
        told = match.version
        match.submit(choice.seat, bot.choose(match.view(choice.seat)))
    assert folded != list(match.opening().memories)
