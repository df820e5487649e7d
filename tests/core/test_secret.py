"""One redaction for everything; secrets open for their audience only."""

import msgspec
import pytest

from flambeur.core.codec import Codec, encode
from flambeur.core.errors import StillHidden
from flambeur.core.parts import Named
from flambeur.core.secret import Secret, redact


class Hand(msgspec.Struct, frozen=True):
    """A hand of cards and a name."""

    name: str
    cards: Secret[tuple[int, ...]]


def test_audience() -> None:
    """The audience sees the value, others nothing but the length of a row."""
    hand = Hand("Ana", Secret((3, 1), (0,)))
    assert hand is redact(hand, 0)
    for seat in (1, None):
        seen = redact(hand, seat)
        assert seen.cards.value is None
        assert 2 == seen.cards.size() == hand.cards.size()
        with pytest.raises(StillHidden):
            seen.cards.look()


def test_a_single_value_shows_nothing() -> None:
    """Of a hidden number not even a length is left."""
    assert Secret(None, (0,)) == redact(Secret(3, (0,)), 1)


def test_nobody_and_everybody() -> None:
    """`()` is nobody, `None` is everybody."""
    assert redact(Secret((1,), ()), 0).value is None
    assert (1,) == redact(Secret((1,), None), None).value
    assert (1,) == redact(Secret((1,), ()).shown_to(None), None).value


def test_what_fades_is_open_while_live() -> None:
    """A fading secret is shown to all while it happens, and to its audience for ever."""
    secret = Secret(5, (1,), fades=True)
    assert 5 == redact(secret, 0, live=True).value
    assert redact(secret, 0).value is None
    assert 5 == redact(secret, 1).value


def test_nested_and_rows() -> None:
    """Secrets are found in rows of structs, and secrets inside secrets too."""
    hands = [Hand("Ana", Secret((1,), (0,))), Hand("Ben", Secret((2,), (1,)))]
    seen = redact(hands, 0)
    assert (1,) == seen[0].cards.value
    assert seen[1].cards.value is None
    inner = Secret((Secret(7, (1,)),), (0,))
    assert redact(inner, 0).look()[0].value is None
    assert (2,) == hands[1].cards.value, "the original is untouched"


def test_closing_twice_keeps_the_count() -> None:
    """A closed secret can be closed again."""
    once = redact(Secret((1, 2, 3), ()), 0)
    assert once == redact(once, 1)


class Box(Named):
    """Something big that is saved by its name."""

    def __init__(self, name: str) -> None:
        """Take the name."""
        self.name = name


class Shelf(msgspec.Struct):
    """A shelf with a box."""

    box: Box


def test_named_objects_are_saved_by_name() -> None:
    """Only the name is written; reading puts the object back, or refuses an unknown name."""
    box = Box("blue")
    assert b'{"box":"blue"}' == encode(Shelf(box))
    codec = Codec((), (box,))
    assert box is codec.decode(b'{"box":"blue"}', Shelf).box
    with pytest.raises(msgspec.ValidationError, match="unknown name 'red'"):
        codec.decode(b'{"box":"red"}', Shelf)


def test_unknown_types_are_not_written() -> None:
    """What has no name and is no data is refused."""
    with pytest.raises(NotImplementedError, match="object cannot be written down"):
        encode(object())
