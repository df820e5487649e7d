"""What bots play by, and what they leave to chance."""

from pathlib import Path

from flambeur.bots.fingerprint import PACKAGES, _files, fingerprint
from flambeur.core.fair.bots import luck
from flambeur.families import every_game


def test_what_bots_play_by_has_a_short_name() -> None:
    """A fingerprint is sixteen hexadecimal digits."""
    assert 16 == len(bytes.fromhex(fingerprint())) * 2


def test_what_bots_remember_counts() -> None:
    """A bot that remembers something else may choose otherwise."""
    memories = [game.memory for game in every_game() if game.memory]
    assert {"games"} == {memory.__module__.split(".")[1] for memory in memories}
    assert "games" in PACKAGES


def test_programs_and_numbers_count_and_leftovers_do_not(tmp_path: Path) -> None:
    """Programs and data are found in every folder; what a compiler leaves there is not."""
    for name in ("a.py", "data/b.bin", "data/c.json", "d.pyc", "__pycache__/e.nbi"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())

    found = _files(tmp_path, "bots")

    assert ["bots/a.py", "bots/data/b.bin", "bots/data/c.json"] == sorted(name for name, _ in found)


def test_what_bots_leave_to_chance_follows_from_the_key() -> None:
    """The seed of a choice is the one of the specification."""
    expected = "e42b3ab74e9970d33ec57e1749b52e3bc5758a36f8b6ad7c95e564542834e5b6"
    assert expected == luck(bytes(32), 1, 7)
