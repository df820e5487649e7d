"""Where phones reach a server: told only if they can."""

import socket
from pathlib import Path

import pytest

from flambeur.cli import nearby
from flambeur.cli.nearby import Way, find_way
from flambeur.server.ops.environment import Serving

EVERYWHERE = Serving().host
OWN = nearby._own
"""As the system answers it."""


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """No container, and a machine with a home network and a private one."""
    monkeypatch.setattr(nearby, "INSIDE", ())
    own = {"192.0.2.1": "192.168.7.20", "10.0.0.1": "10.0.0.4", "192.168.1.1": None}
    monkeypatch.setattr(nearby, "_own", lambda target: own.get(target, "192.168.7.20"))


def test_all_addresses_mean_one_for_each_network() -> None:
    """The way out comes first, and no address twice."""
    expected = Way("http://192.168.7.20:8000/", ("http://10.0.0.4:8000/",))
    assert expected == find_way(EVERYWHERE, 8000, ())


def test_a_chosen_address_is_told_as_it_is() -> None:
    """Whoever names an address knows it; those with colons stand in brackets."""
    assert Way("http://192.0.2.7:80/") == find_way("192.0.2.7", 80, ())
    assert Way("http://[2001:db8::1]:80/") == find_way("2001:db8::1", 80, ())


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.3.4", "::1", "localhost"])
def test_phones_cannot_come_to_an_address_of_this_machine_alone(host: str) -> None:
    """A server that listens for its own machine only says so."""
    assert "local" == find_way(host, 8000, ()).barrier


def test_phones_cannot_come_where_there_is_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a network reaches itself."""
    monkeypatch.setattr(nearby, "_own", lambda _: None)
    assert Way("http://127.0.0.1:8000/", barrier="nowhere") == find_way(EVERYWHERE, 8000, ())
    monkeypatch.setattr(nearby, "_own", lambda _: "127.0.0.1")
    assert Way("http://127.0.0.1:8000/", barrier="nowhere") == find_way(EVERYWHERE, 8000, ())


def test_phones_cannot_come_into_a_container(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address of a container is one behind its machine; only an operator knows the other."""
    monkeypatch.setattr(nearby, "INSIDE", (tmp_path,))
    assert Way("http://192.168.7.20:8000/", barrier="inside") == find_way(EVERYWHERE, 8000, ())
    known = ["http://192.168.1.20:8000", "https://dice.example"]
    assert Way("http://192.168.1.20:8000/") == find_way(EVERYWHERE, 8000, known)


def test_the_own_address_is_one_of_this_machine() -> None:
    """By the address that the system names for a way this machine can be listened at."""
    address = OWN("127.0.0.1")
    with socket.socket() as door:
        door.bind((address, 0))
        assert address == door.getsockname()[0]


def test_no_way_has_no_address() -> None:
    """An address that nobody can have leads nowhere."""
    assert OWN("255.255.255.255") is None
