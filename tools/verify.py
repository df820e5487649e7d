#!/usr/bin/env python3
"""Check a record of Flambeur (format 2), or a day, with this file and Python 3.9 or later alone.

Written from docs/reference/fair-dice.md and days.md; the names here are those of these pages. It
does not know the rules of any game, and prints what it therefore did not check.
Exit codes: 0 what was checked is right, 1 something is wrong, 2 it cannot be told.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

TERMS = ["flambeur", "dice", "table", "signer", "game", "options", "terms"]
AGREEMENT = [*TERMS[:3], "beginning", "promise", *TERMS[3:], "seats"]
PLAYED_ON = [*AGREEMENT, "start"]
BEGINNING = ["names", "salts", "list", "signature", "nonces"]
BROKEN = [*BEGINNING, "silent", "seed"]
PLACE = re.compile(r"([a-z0-9_-]+/[a-z0-9_-]+/[a-z0-9_-]+)/(0|[1-9][0-9]*)")
PHYSICS = ("release", "flight")
Json = dict[str, Any]


class Wrong(Exception):
    """Something in the record contradicts the specification."""


class CannotTell(Exception):
    """The record is not one that can be judged here."""


def demand(holds: bool, reason: str) -> None:
    """Refuse the record unless something holds."""
    if not holds:
        raise Wrong(reason)


# Writing and hashing


def lp(*parts: bytes | str | int) -> bytes:
    """Write every part with its length in front."""
    rows = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return b"".join(len(row).to_bytes(4, "big") + row for row in rows)


def H(tag: str, *parts: bytes | str | int) -> bytes:
    """Hash a row of parts."""
    return hashlib.sha256(lp(tag, *parts)).digest()


def M(key: bytes, tag: str, *parts: bytes | str | int) -> bytes:
    """Hash a row of parts with a key."""
    return hmac.new(key, lp(tag, *parts), hashlib.sha256).digest()


def unhex(text: str, size: int = 32) -> bytes:
    """Read bytes, which are written in one way only."""
    demand(re.fullmatch(rf"[0-9a-f]{{{2 * size}}}", text) is not None, f"not {size} bytes: {text}")
    return bytes.fromhex(text)


def written(value: object) -> bytes:
    """Write JSON in the one way in which it is hashed."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def read(line: bytes) -> Json:
    """Read a line that is written in the one way."""
    value: Json = json.loads(line.decode())
    demand(isinstance(value, dict) and written(value) == line, "not written in the canonical way")
    return value


# Ed25519 (RFC 8032, section 5.1.7), on points as X, Y, Z, T with x = X/Z, y = Y/Z, xy = T/Z

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
Point = tuple[int, int, int, int]


def add(a: Point, b: Point) -> Point:
    """Add two points."""
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    g, h = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    w, x, y, z = f - e, h - g, h + g, f + e
    return w * x % P, y * z % P, x * y % P, w * z % P


def times(number: int, point: Point) -> Point:
    """Add a point to itself so many times."""
    total: Point = (0, 1, 1, 0)
    while number:
        if number & 1:
            total = add(total, point)
        point, number = add(point, point), number >> 1
    return total


def point_of(data: bytes) -> Point | None:
    """Read a point: its y, and the lowest bit of its x at the top."""
    y, odd = int.from_bytes(data, "little") & (2**255 - 1), data[31] >> 7
    squared = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(squared, (P + 3) // 8, P)
    if x * x % P != squared:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or x * x % P != squared or (x == 0 and odd):
        return None
    x = x if x & 1 == odd else P - x
    return x, y, 1, x * y % P


def bytes_of(point: Point) -> bytes:
    """Write a point."""
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little")) or (0, 1, 1, 0)


def signed(public: bytes, signature: bytes, message: bytes) -> bool:
    """Tell whether this is the signature of a message."""
    point, s = point_of(public), int.from_bytes(signature[32:], "little")
    if point is None or s >= ORDER:
        return False
    mixed = hashlib.sha512(signature[:32] + public + message).digest()
    minus: Point = (P - point[0], point[1], 1, P - point[3])
    k = int.from_bytes(mixed, "little") % ORDER
    return bytes_of(add(times(s, BASE), times(k, minus))) == signature[:32]


def check_signature(signer: str | None, signature: str | None, *parts: bytes | str | int) -> None:
    """Refuse a signature that is not the signer's; where nobody signs there is none."""
    if signer is None or signature is None:
        return demand(signer is signature, "a signature without a signer, or none of the signer")
    holds = signed(unhex(signer), unhex(signature, 64), lp(*parts))
    return demand(holds, f"the signature for {parts[0]!r} is not the signer's")


# The beginning


class Begun(NamedTuple):
    """One agreement with what became of it."""

    text: bytes
    agreed: Json
    begun: Json
    A: bytes
    L: bytes

    def listed(self) -> set[int]:
        """Tell which seats have a commitment."""
        return {seat for seat, commitment in enumerate(self.begun["list"]) if commitment}


def check_beginning(text: bytes, line: bytes, before: list[Begun]) -> Begun:
    """Check an agreement, its names, its list and its nonces."""
    agreed, begun = read(text), read(line)
    check_agreement(agreed, before)
    demand(list(begun) in (BEGINNING, BROKEN), "the fields of a beginning")
    A = H("flambeur/2/agreement", text)
    L = H("flambeur/2/list", A, written(begun["list"]))
    found = Begun(text, agreed, begun, A, L)
    check_nonces(found)
    check_signature(agreed["signer"], begun["signature"], "flambeur/2/listed", L)
    if "seed" in begun:
        check_promise(agreed, begun["seed"])
    if before:
        may = before[-1].listed() - set(before[-1].begun["silent"])
        demand(found.listed() <= may, "a seat is listed that was silent, or not listed before")
    return found


def check_agreement(agreed: Json, before: list[Begun]) -> None:
    """Check what was agreed, and that beginning anew changed nothing of it."""
    fields = list(agreed) in (AGREEMENT, PLAYED_ON)
    demand(fields and agreed["flambeur"] == 2, "the fields of an agreement")
    demand(isinstance(agreed.get("start", {}), dict), "where the game begins")
    demand(agreed["dice"] in ("table", "local", "practice", "day"), "the kind of dice")
    demand(agreed["beginning"] == len(before), "beginnings are not counted right")
    for seat in agreed["seats"]:
        demand(seat["kind"] in ("person", "bot") and len(unhex(seat["name"])) == 32, "a seat")
    if before:
        for field in (*TERMS, "start"):
            demand(
                agreed.get(field) == before[0].agreed.get(field), f"beginning anew changed {field}"
            )
        promises = [agreed["promise"], *(begun.agreed["promise"] for begun in before)]
        demand(len(set(promises)) == len(promises), "begun anew with the same seed")
        kinds, old = ([{**s, "name": ""} for s in a["seats"]] for a in (agreed, before[0].agreed))
        demand(kinds == old, "beginning anew changed the seats")


def check_nonces(found: Begun) -> None:
    """Check names against their hashes, and nonces against their commitments."""
    seats, begun = found.agreed["seats"], found.begun
    rows = [begun[field] for field in ("names", "salts", "list", "nonces")]
    demand({len(row) for row in rows} == {len(seats)}, "not one entry for each seat")
    silent = []
    for seat, (name, salt, commitment, nonce) in enumerate(zip(*rows)):
        demand(
            (name is None) == (salt is None), f"seat {seat}: a name and its salt belong together"
        )
        if name is not None:
            expected = H("flambeur/2/name", unhex(salt, 16), name).hex()
            demand(expected == seats[seat]["name"], f"seat {seat} was agreed under another name")
        demand(commitment is None or seats[seat]["kind"] == "person", "a bot gives a nonce")
        by_day = found.agreed["dice"] == "day"
        demand(commitment is None or not by_day, "somebody at the table adds to the dice of a day")
        if commitment is None:
            demand(nonce is None, f"seat {seat} has a nonce and no commitment")
        elif nonce is None:
            silent.append(seat)
        else:
            expected = H("flambeur/2/commit", found.A, seat, unhex(nonce)).hex()
            demand(expected == commitment, f"seat {seat} revealed another nonce than it listed")
    demand(begun.get("silent", []) == silent, "who was silent")
    demand("silent" not in begun or bool(silent), "begun anew without a reason")


def check_promise(agreed: Json, seed: str) -> None:
    """Check a seed against the promise."""
    promise = H("flambeur/2/promise", unhex(seed)).hex()
    demand(agreed["promise"] == promise, "the seed is not the one that was promised")


def check_board(agreed: Json, key: str, proof: Json | None) -> None:
    """Check that the key of a table is the one of the day that it names."""
    day = agreed["terms"]["day"]
    if proof is None:
        raise CannotTell(f"the proof of {day} is missing: save /api/days/{day}/proof for --day")
    named = (proof["day"], proof["promise"]) == (day, agreed["promise"])
    demand(named, "the proof is that of another day")
    board = M(check_day(proof)[0], "flambeur/day/board")
    demand(board.hex() == key, "the key is not that of the board of the day")


# Outcomes


class Row:
    """The numbers of one stream at one place."""

    def __init__(self, dice: bytes, place: str, stream: str) -> None:
        self.dice, self.place, self.stream = dice, place, stream
        self.blocks, self.bytes = 0, b""

    def below(self, bound: int) -> int:
        """Take the next number below a bound."""
        width = max(1, ((bound - 1).bit_length() + 7) // 8)
        limit = 256**width // bound * bound
        while True:
            while len(self.bytes) < width:
                self.bytes += M(self.dice, "flambeur/2/block", self.place, self.stream, self.blocks)
                self.blocks += 1
            x, self.bytes = int.from_bytes(self.bytes[:width], "big"), self.bytes[width:]
            if x < limit:
                return x % bound


def outcome_of(dice: bytes, place: str, of: Json, size: int) -> Json:
    """Compute what chance brings at a place; `size` is how long what stands there is."""
    kind, own = of["type"], Row(dice, place, "own")
    if kind == "dice":
        groups, faces = of["groups"], of.get("faces", 6)
        streams = of.get("streams", ["own", "neutral", "big"])
        demand(max(groups) < size and len(groups) <= len(streams), "not that many dice")
        rows = [Row(dice, place, stream) for stream in streams]
        shown = [sorted(r.below(faces) + 1 for _ in range(n)) for r, n in zip(rows, groups)]
        return {"type": "rolled", "dice": shown}
    if kind == "value_dice":
        demand(of["count"] < size, "not that many dice")
        return {"type": "rolled", "dice": [sorted(own.below(6) for _ in range(of["count"]))]}
    if kind == "shuffle":
        cards = list(of["cards"])
        for last in range(len(cards) - 1, 0, -1):
            other = own.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return {"type": "shuffled", "cards": cards}
    if kind == "pick":
        return {"type": "picked", "index": own.below(of["count"])}
    demand(kind == "cast", f"an unknown kind of outcome: {kind}")
    rows_of = {die: Row(dice, place, f"die-{die}") for die in of["thrown"]}
    landed = [lies(rows_of[die], die, of["out"]) for die in of["thrown"]]
    for die, face, hit in of["old"]:
        row = Row(dice, place, f"die-{die}")
        stays = row.below(1_000_000) >= hit
        here = {"die": die, "at": "in", "face": face}
        landed.append(here if stays else lies(row, die, of["out_hit"]))
    return {"type": "landed", "dice": sorted(landed, key=lambda reading: reading["die"])}


def lies(row: Row, die: int, out: int) -> Json:
    """Tell how a thrown or disturbed die of Strike ends."""
    if row.below(1_000_000) < out:
        return {"die": die, "at": "outside"}
    return {"die": die, "at": "in", "face": row.below(6) + 1}


# The lines of the game


class Lines:
    """The lines of the game so far: chained, and every outcome computed again."""

    def __init__(self, beginnings: list[Begun], seed: bytes) -> None:
        last, head = beginnings[-1], bytes(32)
        nonces = [unhex(nonce) if nonce else b"" for nonce in last.begun["nonces"]]
        for begun in beginnings:
            head = H("flambeur/2/begun", head, begun.A, begun.L)
        key = M(seed, "flambeur/2/key", last.A, last.L, *nonces)
        self.dice = M(seed if last.agreed["dice"] == "day" else key, "flambeur/2/dice")
        self.seed, self.last, self.seats = seed, last, range(len(last.agreed["seats"]))
        self.heads, self.shown = [head], [b""]
        self.sealed: list[int] = []
        self.counts: dict[str, int] = {}
        self.movable: int | None = None
        self.bots = {n for n, seat in enumerate(last.agreed["seats"]) if seat["kind"] == "bot"}
        self.away: set[int] = set()
        self.ended = False
        self.drawn, self.thrown = 0, 0

    def check(self, line: bytes) -> None:
        """Check the next line."""
        value = read(line)
        if "sealed" in value:
            return self.check_seal(value)
        demand(not self.ended, "there is something after the end")
        self.chain(value)
        if "mark" in value:
            return self.check_mark(value)
        if "ending" in value:
            return self.check_ending(value)
        return self.check_entry(value)

    def chain(self, value: Json) -> None:
        """Add a link; what is hidden is veiled by a salt."""
        n, veil = len(self.heads), b""
        if "hidden" in value:
            salt = M(self.seed, "flambeur/2/salt", n)
            veil = H("flambeur/2/hidden", salt, written(value["hidden"]))
        public = written({field: item for field, item in value.items() if field != "hidden"})
        self.shown.append(hashlib.sha256(public).digest())
        self.heads.append(H("flambeur/2/line", self.heads[-1], self.shown[-1], veil))

    def check_seal(self, value: Json) -> None:
        """Check the signature under all lines so far."""
        n, head = len(self.heads) - 1, self.heads[-1]
        demand(list(value) == ["sealed", "head", "signature"], "the fields of a seal")
        demand(value["sealed"] == n and n not in self.sealed, "a seal for another number of lines")
        demand(value["head"] == head.hex(), "the lines are not those that were sealed")
        signer, parts = self.last.agreed["signer"], ("flambeur/2/seal", self.last.A, n, head)
        check_signature(signer, value["signature"], *parts)
        self.sealed.append(n)

    def check_mark(self, value: Json) -> None:
        """Check what was noted; only the last move can be taken back, by its seat."""
        demand(list(value) == ["mark", "seat"] and value["seat"] in self.seats, "a mark")
        if value["mark"] == "takeback":
            demand(self.movable == value["seat"], "there is no move of this seat to take back")
            self.movable = None
        elif value["mark"] == "taken":
            demand(value["seat"] in self.bots, "only the place of a bot is taken, and once")
            self.bots.remove(value["seat"])
        elif value["mark"] == "handed":
            demand(value["seat"] in self.away, "only a place of somebody who is away is handed on")
            self.away.remove(value["seat"])
        elif value["mark"] == "away":
            self.away |= {value["seat"]} - self.bots
        else:
            demand(value["mark"] in ("back", "resigned"), "an unknown mark")
            self.away.discard(value["seat"])

    def check_ending(self, value: Json) -> None:
        """Check how it ended; whether ranks and scores are right only the rules can tell."""
        self.ended, fields = True, ["ending"]
        if value["ending"] == "finished":
            fields += ["ranks", "scores"]
            sizes = {len(value["ranks"]), len(value["scores"])}
            demand(sizes == {len(self.seats)}, "not one rank and score for each seat")
        demand(value["ending"] in ("finished", "abandoned", "expired"), "an unknown ending")
        demand(list(value) == fields, "the fields of an ending")

    def check_entry(self, value: Json) -> None:
        """Check a move, or what chance brought."""
        who, what = ["seat"] if "seat" in value else [], value.get("move", value.get("hidden"))
        of = [] if who else ["place", "of"]
        fields = [*who, "audience", *of, "hidden"] if "audience" in value else [*who, "move", *of]
        demand(list(value) == fields and isinstance(what, dict), "the fields of a line")
        self.movable = value.get("seat")
        if who:
            demand(value["seat"] in self.seats, "a move of nobody")
            return
        where, _, k = value["place"].rpartition("/")
        demand(PLACE.fullmatch(value["place"]) is not None, "not a place")
        demand(int(k) == self.counts.get(where, 0), "a place is skipped, or comes twice")
        self.counts[where] = int(k) + 1
        if value["of"]["type"] in PHYSICS:
            self.thrown += 1
            return
        expected = outcome_of(self.dice, value["place"], value["of"], len(written(what)))
        demand(written(expected) == written(what), f"the dice give {written(expected).decode()}")
        self.drawn += 1


def check_receipt(receipt: Json, beginnings: list[Begun], lines: Lines) -> None:
    """Compare what a client has kept with the record."""
    A, signer, seat = lines.last.A, lines.last.agreed["signer"], receipt["seat"]
    demand(receipt["receipt"] == 2, "not a receipt of this kind")
    demand(receipt["signer"] == signer, "another server signed the record")
    texts = {begun.text: begun for begun in beginnings}
    for kept in receipt["beginnings"]:
        begun = texts.get(kept["agreement"].encode())
        if begun is None:
            raise Wrong("the record has not the agreement that was seen")
        if kept["list"] is not None:
            demand(kept["list"] == begun.begun["list"], "the list is not the one that was seen")
            check_signature(signer, kept["signature"], "flambeur/2/listed", begun.L)
        if kept["nonce"] is not None and begun.begun["list"][seat] is not None:
            commitment = H("flambeur/2/commit", begun.A, seat, unhex(kept["nonce"])).hex()
            demand(
                begun.begun["list"][seat] == commitment, "this client committed to another nonce"
            )
    for n, seen in receipt["lines"].items():
        holds = int(n) < len(lines.shown) and lines.shown[int(n)].hex() == seen
        demand(holds, f"line {n} of the game is not the one that was seen")
    for tag, field in (("flambeur/2/seal", "seals"), ("flambeur/2/shortened", "shortened")):
        for seal in receipt[field]:
            n, head = seal["sealed"], unhex(seal["head"])
            check_signature(signer, seal["signature"], tag, A, n, head)
            demand(lines.heads[n : n + 1] == [head], f"the server sealed {n} lines that differ")


# The whole record

MALFORMED = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def check(
    data: bytes, key: str | None, receipt: Json | None, proof: Json | None = None
) -> list[str]:
    """Check a record, and tell what was checked and what was not."""
    at, lines = 0, data.split(b"\n")
    beginnings: list[Begun] = []
    try:
        if not lines[0].startswith(b'{"flambeur":2,'):
            raise CannotTell("this is not a record of format 2")
        demand(lines.pop() == b"", "the last line is not ended")
        while not beginnings or "seed" in beginnings[-1].begun:
            beginnings.append(check_beginning(lines[at], lines[at + 1], beginnings))
            signer = beginnings[-1].agreed["signer"]
            demand(key in (None, signer), f"the server's key is {signer}")
            at += 2
        if beginnings[-1].agreed["promise"] is None:
            raise CannotTell("nothing was promised: these dice prove nothing")
        seed = read(lines[-1]).get("seed")
        if seed is None:
            raise CannotTell("the seed is not open: the game has not ended, or lines are missing")
        if beginnings[-1].agreed["dice"] == "day":
            check_board(beginnings[-1].agreed, seed, proof)
        else:
            check_promise(beginnings[-1].agreed, seed)
        game = Lines(beginnings, unhex(seed))
        while at < len(lines) - 1:
            game.check(lines[at])
            at += 1
        demand(list(read(lines[-1])) == ["seed"] and game.ended, "the end is missing")
        sealed = signer is None or game.sealed[-1:] == [len(game.heads) - 1]
        demand(sealed, "the end is not sealed")
        if receipt is not None:
            check_receipt(receipt, beginnings, game)
    except Wrong as reason:
        raise Wrong(f"line {at + 1}: {reason}") from reason
    except MALFORMED as error:
        raise Wrong(f"line {at + 1} cannot be read: {error!r}") from error
    return [*told(beginnings, game, receipt, proof)]


def told(
    beginnings: list[Begun], game: Lines, receipt: Json | None, proof: Json | None
) -> Iterator[str]:
    """Say what was checked, and what was not."""
    last, agreed = beginnings[-1], beginnings[-1].agreed
    withheld, seats = last.begun["names"].count(None), sorted(last.listed())
    yield f"{agreed['dice']} dice of {agreed['game']} at {agreed['table']}"
    yield f"checked: the agreement and {len(game.seats)} names, {withheld} of them withheld"
    if agreed["dice"] == "day" and proof is not None:
        yield f"checked: the key, with the promise and {len(proof['nonces'])} nonces of its day"
    else:
        yield f"checked: promise, list and key, with nonces of the seats {seats}"
    yield f"checked: {len(beginnings) - 1} restarts"
    yield f"checked: {game.drawn} outcomes, each computed again for its place"
    yield f"checked: {len(game.heads) - 1} chained lines and {len(game.sealed)} seals"
    yield f"checked: signatures of {agreed['signer']}" if agreed["signer"] else "nobody signed"
    if receipt is not None:
        yield "checked: all that the receipt holds"
    yield "NOT checked: places, what was drawn of, legality, result: only with the rules"
    if "start" in agreed:
        yield "NOT checked: what lay hidden where this game goes on from: only with the rules"
    if game.thrown:
        yield f"NOT checked: {game.thrown} throws in real physics: only with the simulator"
    if receipt is None:
        yield "NOT checked: whether players saw the same lines: only with a receipt"
    if not seats and not (agreed["dice"] == "day" and proof is not None and proof["nonces"]):
        yield "NOT proven: that nobody could choose the dice; the key holds no nonce"


# A day of Today's Ten


def check_day(proof: Json) -> tuple[bytes, list[str]]:
    """Compute a closed day again; give its key, and say what was checked."""
    if proof["flambeur_day"] != 1:
        raise CannotTell("this is another format of days")
    if "seed" not in proof:
        raise CannotTell("the day has not closed yet: its seed is not told")
    day, seed, lines = proof["day"], unhex(proof["seed"]), proof["pool"]
    before = unhex(proof["before"]) if proof.get("before") else b""
    salts = [M(seed, "flambeur/day/salt", place) for place in range(len(lines))]
    marks = [H("flambeur/day/position", *row) for row in zip(salts, lines)]
    demand([mark.hex() for mark in marks] == proof["marks"], "a position is not the one promised")
    promise = H("flambeur/day/promise", day, before, H("flambeur/day/seed", seed), *marks)
    demand(promise.hex() == proof["promise"], "the day is not the one that was promised")
    nonces = sorted({unhex(nonce) for nonce in proof["nonces"]})
    key = M(seed, "flambeur/day/key", day, *nonces)
    ranks = sorted((M(key, "flambeur/day/question", place), place) for place in range(len(lines)))
    demand([place for _, place in ranks[:10]] == proof["questions"], "other questions follow")
    return key, [*told_of_day(proof, promise, len(nonces))]


def told_of_day(proof: Json, promise: bytes, nonces: int) -> Iterator[str]:
    """Say what was checked of a day, and what was not."""
    yield f"the day {proof['day']}, promised as {promise.hex()}"
    yield f"checked: {len(proof['pool'])} positions that were promised with their odds"
    yield f"checked: the key, made from the seed and {nonces} nonces"
    yield f"checked: the ten that were asked, positions {proof['questions']}"
    yield "NOT checked: whether the odds are right: only with the rules and the judge"
    if not nonces:
        yield "NOT proven: that the server did not choose the day; nobody added to it"


def main() -> int:
    """Check a file and print the verdict."""
    parser = argparse.ArgumentParser(description="Check a record of Flambeur, or a day.")
    parser.add_argument("record", help="a file, or - for what is piped in")
    parser.add_argument("--key", metavar="HEX", help="the server's public key that is demanded")
    parser.add_argument("--receipt", type=Path, help="what a client saved")
    parser.add_argument("--day", type=Path, help="the proof of the day whose board was played")
    given = parser.parse_args()
    try:
        data = sys.stdin.buffer.read() if given.record == "-" else Path(given.record).read_bytes()
        receipt = json.loads(given.receipt.read_bytes()) if given.receipt else None
        proof = json.loads(given.day.read_bytes()) if given.day else None
        is_day = data.startswith(b'{"flambeur_day"')
        found = check_day(json.loads(data))[1] if is_day else check(data, given.key, receipt, proof)
        print("\n".join([*found, "what was checked is right"]))
    except Wrong as reason:
        print(f"WRONG: {reason}")
        return 1
    except (CannotTell, OSError, ValueError) as reason:
        print(f"cannot be told: {reason}")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
