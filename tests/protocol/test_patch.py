"""A patch leads from one picture to the next, whatever they are."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from flambeur.protocol.patch import diff, merge

NAMES = st.sampled_from(["mine", "seats", "0", "1", "2", "roll"])
PLAIN = st.recursive(
    st.integers(0, 3) | st.text(max_size=2) | st.lists(st.integers(0, 2), max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
PICTURES = st.dictionaries(NAMES, PLAIN, max_size=5)


@given(PICTURES, PICTURES)
def test_law(old: dict[str, Any], new: dict[str, Any]) -> None:
    """What a patch was made for is what it makes."""
    assert new == merge(old, diff(old, new))


@given(PICTURES)
def test_nothing_new(picture: dict[str, Any]) -> None:
    """Between equal pictures there is nothing to say."""
    assert {} == diff(picture, picture)


def test_what_it_says() -> None:
    """A patch speaks of what changed, by its path; what is gone is null, and arrays are whole."""
    old = {"seats": {"0": {"dice": 8, "bills": [1]}, "1": {"dice": 8}}, "roll": {"seat": 0}}
    new = {"seats": {"0": {"dice": 6, "bills": [1]}, "1": {"dice": 8}}, "order": [1, 0]}
    expected = {"roll": None, "seats": {"0": {"dice": 6}}, "order": [1, 0]}
    assert expected == diff(old, new)


def test_old_is_left_alone() -> None:
    """A patch changes no picture that was there before, and shares what stays as it is."""
    old: dict[str, Any] = {"seats": {"0": {"dice": 8}, "1": {"dice": 7}}, "roll": {"seat": 0}}
    new = merge(old, {"seats": {"0": {"dice": 6}}, "roll": None})
    assert {"seats": {"0": {"dice": 8}, "1": {"dice": 7}}, "roll": {"seat": 0}} == old
    assert new["seats"]["1"] is old["seats"]["1"]
