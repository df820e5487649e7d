"""The picture of Easy Come says what the sentences say, as data."""

from typing import Any, get_args

import pytest
from msgspec import UNSET

from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.core.state import play
from flambeur.core.turn import Choice, Over
from flambeur.core.view import View, view_of
from flambeur.games.easycome import GAME, EasyComeOptions
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Prize
from flambeur.games.easycome.table import Table
from flambeur.protocol.messages import Language
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.picture import (
    EasyComePicture,
    Need,
    Outlook,
    easycome_mine,
    easycome_picture,
)
from flambeur.shows.easycome.reach import nearest
from flambeur.sources.plain import SeededSource
from flambeur.words.catalogues import Words
from flambeur.words.speaker import Speaker


def _table(seats: int = 3, **owned: int) -> Table:
    """Start with seat 0, and hand out prizes before the first roll."""
    table = GAME.start(seats, EasyComeOptions(first_player=0))
    for prize, seat in owned.items():
        table.owners[NUMBERS[Prize(prize)]] = seat
    return table


def _rolled(table: Table, *dice: int) -> Table:
    play(table, Rolled((dice,)))
    return table


def _picture(table: Table) -> EasyComePicture:
    return easycome_picture(view_of(GAME.id, table, None))


def _outlooks(table: Table, seat: int = 0) -> tuple[Outlook, ...]:
    return easycome_mine(view_of(GAME.id, table, seat), seat).outlooks


def _card(picture: EasyComePicture, prize: Prize) -> Any:
    return picture.prizes[str(NUMBERS[prize])]


def test_nothing_is_near_before_the_roll() -> None:
    """Cards lie idle until somebody has dice to decide on."""
    picture = _picture(_table())
    assert {"idle"} == {card.stands for card in picture.prizes.values()}
    assert (UNSET, (), ()) == (picture.roller, picture.kept, picture.rolled)


def test_every_prize_shows_what_it_asks() -> None:
    """A card shows a total or dice that satisfy it, and never both."""
    for card in _picture(_table()).prizes.values():
        assert bool(card.sign) != bool(card.example)


def test_cards_tell_how_they_stand() -> None:
    """A prize is to take, near, out of reach or one's own."""
    picture = _picture(_rolled(_table(SUM_13=1, STRAIGHT=0), 1, 3, 4, 5))
    assert ("now", 1) == (_card(picture, Prize.SUM_13).stands, _card(picture, Prize.SUM_13).owner)
    assert "own" == _card(picture, Prize.STRAIGHT).stands
    high = _card(picture, Prize.SUM_GE_17)
    assert ("near", Need(1, "rolls", ((5,),), ways=1)) == (high.stands, high.need)


def test_the_last_die_brings_what_the_picture_says() -> None:
    """With 5 4 4 aside and one die to roll, 17 or more wants a 4 or a 5."""
    table = _rolled(_table(), 0, 4, 4, 5)
    outlook = next(o for o in _outlooks(table) if o.keep == (4, 4, 5))
    hopes = {hope.prize: hope.need for hope in outlook.hopes}
    assert ((4,), (5,)) == hopes[Prize.SUM_GE_17].rolls
    assert (1, 6) == (outlook.dice, outlook.rolls)
    assert {(0,), (4,), (5,)} == {roll for need in hopes.values() for roll in need.rolls}
    assert 3 == outlook.ways


def test_keeping_all_ends_the_turn() -> None:
    """All four dice aside leave nothing to hope for."""
    outlook = next(o for o in _outlooks(_rolled(_table(), 0, 1, 4, 5)) if len(o.keep) == 4)
    assert (0, 0, ()) == (outlook.dice, outlook.ways, outlook.hopes)


def test_every_keep_has_its_outlook_and_others_see_none() -> None:
    """Outlooks belong to the one who decides; the cards are for everybody."""
    table = _rolled(_table(), 0, 1, 4, 5)
    view = view_of(GAME.id, table, 0)
    assert isinstance(view.turn, Choice)
    keeps = [move.dice for move in view.turn.moves if isinstance(move, Keep)]
    assert keeps == [outlook.keep for outlook in _outlooks(table)]
    assert () == _outlooks(table, 1)


def test_a_crown_counts_down_for_everybody() -> None:
    """Three prizes make a crown with two turns to survive, then one: the last chance."""
    table = _rolled(_table(SUM_7=0, STRAIGHT=0), 2, 2, 2, 2)
    play(table, Claim(Prize.FOUR_KIND))
    left = []
    for _ in range(2):
        crown = _picture(table).crowns[0]
        left.append((crown.seat, crown.left, crown.of))
        assert (crown.left == 1) == (_picture(table).ripe == (0,))
        _rolled(table, 0, 0, 3, 5)
        play(table, Keep((0, 0, 3, 5)))
    assert [(0, 2, 2), (0, 1, 2)] == left
    assert () == _picture(table).ripe


def test_a_challenge_closes_the_centre() -> None:
    """Of two players the other may only rob."""
    table = _rolled(_table(2, SUM_7=0, STRAIGHT=0), 2, 2, 2, 2)
    play(table, Claim(Prize.FOUR_KIND))
    picture = _picture(_rolled(table, 1, 1, 4, 4))
    assert 1 == picture.challenge
    assert "closed" == _card(picture, Prize.TWO_PAIRS).stands
    assert all(hope.prize != Prize.TWO_PAIRS for o in _outlooks(table, 1) for hope in o.hopes)


def _phrase(words: Words, need: Need) -> str:
    """Say a need as a client does."""
    match need.kind:
        case "rolls":
            *head, last = [phrases.dice(roll) for roll in need.rolls]
            return words("easycome-or", head=words.commas(head), last=last) if head else last
        case "pair":
            return words("easycome-need-pair")
        case "dice":
            return ""
    keys = {"exact": "total", "most": "most", "least": "least"}
    return words(f"easycome-need-{keys[need.kind]}", total=need.total)


@pytest.mark.parametrize("seed", range(6))
def test_needs_say_the_same_as_the_sentences(seed: int) -> None:
    """In whole games every need is worded as the terminal words it, and what is offered is lit."""
    words = Words("en")
    source, number = SeededSource(seed), 0
    table = GAME.start(2 + seed % 3, EasyComeOptions())
    while not isinstance((view := _view(table)).turn, Over):
        picture = easycome_picture(view)
        assert isinstance(picture, EasyComePicture)
        if isinstance(view.turn, Choice):
            _check(picture, view, words)
        play(table, _move(view, source, number))
        number += 1


def _check(picture: EasyComePicture, view: View[Table], words: Words) -> None:
    assert isinstance(view.turn, Choice)
    claims = {move.prize for move in view.turn.moves if isinstance(move, Claim)}
    assert claims == {card.prize for card in picture.prizes.values() if card.stands == "now"}
    for card in picture.prizes.values():
        if card.need is not UNSET:
            found = nearest(picture.kept, picture.rolled, card.prize)
            said = phrases.missing(card.prize, found)
            text = "" if said is None else Speaker(words, ()).say(said)
            assert text == _phrase(words, card.need)


def _view(table: Table) -> View[Table]:
    return view_of(GAME.id, table, table.active)


def _move(view: View[Table], source: SeededSource, number: int) -> Move:
    """Claim what can be claimed, else keep some dice; dice fall by the seed."""
    if isinstance(view.turn, Choice):
        moves = view.turn.moves
        return moves[0] if isinstance(moves[0], Claim) else moves[number % len(moves)]
    assert not isinstance(view.turn, Over)
    return source.settle(view.turn.distribution)


def test_all_prizes_come_in_the_order_of_the_rules() -> None:
    """Boards can rely on the place of a prize."""
    assert PRIZES == tuple(card.prize for card in _picture(_table()).prizes.values())


@pytest.mark.parametrize("language", get_args(Language))
def test_cards_bear_the_names_that_sentences_use(language: Language) -> None:
    """One thing has one name: the browser's catalogue calls the prizes as the tellers do."""
    spoken = Words(language)
    for prize in PRIZES:
        name = prize.value.lower().replace("_", "-")
        assert spoken(f"easycome-prize-{name}") == spoken(f"web-easycome-prize-{name}")
