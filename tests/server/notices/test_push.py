"""A push is encrypted for one browser and signed by the server, as the standards have it."""

from cryptography.hazmat.primitives.asymmetric import ec

from bench.notices.browser import Browser, sender_of, unwritten, written
from bench.notices.service import Arrived
from flambeur.core.codec import encode
from flambeur.protocol.notices import Message
from flambeur.server.notices.push import encrypt, is_point, new_key, public_of, seal, sign

MESSAGE = Message("Your turn", "With Ana", "turn", "/t/abc", 1)


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A: the same keys and salt give the same bytes."""
    number = int.from_bytes(unwritten("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        unwritten(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        unwritten("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(number, ec.SECP256R1()),
        unwritten("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert written(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_browser_reads_it() -> None:
    """What is encrypted for a browser is read there; the same message is never the same bytes."""
    browser = Browser("http://push.example/ann")
    told = browser.subscription("Europe/Berlin")
    bodies = [encrypt(encode(MESSAGE), told["p256dh"], told["auth"]) for _ in range(2)]
    assert bodies[0] != bodies[1]
    assert [MESSAGE, MESSAGE] == [browser.read(Arrived("ann", {}, body)) for body in bodies]


def test_the_server_signs() -> None:
    """A push service can tell who sends."""
    private, claims = new_key(), {"aud": "https://push.example", "sub": "https://play.example"}
    arrived = Arrived("", {"authorization": sign(private, claims)}, b"")
    assert claims == sender_of(arrived, public_of(private))


def test_points() -> None:
    """Only a point of the curve is taken for a key."""
    key = Browser("").subscription("UTC")["p256dh"]
    assert is_point(key)
    assert not is_point(key[:-2] + "AA")
    assert not is_point("A" * 87)
