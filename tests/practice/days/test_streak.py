"""Matches of days in a row: one missed day in seven is bridged, two start a new box."""

import pytest

from flambeur.practice.days.streak import box_of

SIGNS = {"burnt": "!", "bridged": "-", "missed": " ", "unlit": "?"}


@pytest.mark.parametrize(
    ("played", "matches", "length", "best"),
    [
        ("", "", 0, 0),
        ("?", "?", 0, 0),
        ("x", "!", 1, 1),
        ("xxx?", "!!!?", 3, 3),
        ("xx.?", "!!-?", 2, 2),
        ("xx.x", "!!-!", 3, 3),
        ("xx..?", "!!- ?", 0, 2),
        ("xx..x", "!!- !", 1, 2),
        (".xx", " !!", 2, 2),
        ("x.xxxxxx.x", "!-!!!!!!-!", 8, 8),
        ("x.xxxxx.x", "!-!!!!! !", 1, 6),
        ("xxxx..x.x", "!!!!- ! !", 1, 4),
    ],
)
def test_boxes(played: str, matches: str, length: int, best: int) -> None:
    """A cross is a day with ten answers, a dot one without, a question mark is today."""
    days = [f"2030-01-{number:02}" for number in range(1, len(played) + 1)]
    burnt = [day for day, sign in zip(days, played, strict=True) if sign == "x"]
    today = days[-1] if days else "2030-01-01"
    box = box_of(days, burnt, today)
    assert (matches, length, best) == (
        "".join(SIGNS[match] for match in box.matches),
        box.length,
        box.best,
    )
