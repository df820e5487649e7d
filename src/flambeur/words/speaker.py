"""Says phrases in one language, to one person or to nobody in particular."""

from collections.abc import Mapping, Sequence

from flambeur.protocol.lines import (
    Casino,
    Faces,
    Line,
    Listed,
    Money,
    Phrase,
    Seat,
    Tile,
    Word,
)
from flambeur.words.bundle import Value
from flambeur.words.catalogues import Words

DOT, SPACE = " · ", " "


class Speaker:
    """Puts phrases into words: seats by their names, and the one who listens as `you`."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None = None) -> None:
        """Take the language, the names by seat, and who listens."""
        self.words, self.names, self._you = words, tuple(names), you

    def say(self, phrase: Phrase) -> str:
        """Say a phrase."""
        match phrase:
            case Line(id=name, args=args):
                return self._line(name, args)
            case Listed(by=by, items=items):
                return self._join(by, [self.say(item) for item in items])
        return self._thing(phrase)

    def _thing(self, thing: Phrase) -> str:
        match thing:
            case Seat(seat=seat):
                return self.names[seat] if seat < len(self.names) else str(seat)
            case Money(amount=amount):
                return self.words.money(amount)
            case Faces(small=small, big=big):
                return SPACE.join([*map(str, small), *(f"[{face}]" for face in big)])
            case Casino(number=number):
                return str(number)
            case Tile(tile=tile, name=name):
                return self.words(name) if self.words.has(name) else tile
            case Word(name=name, first=first):
                return self._word(name, first=first)
        return str(thing)

    def _line(self, name: str, args: Mapping[str, Phrase]) -> str:
        if self.words.has(name):
            return self.words(name, **self._values(args))
        # A tile or a game of one's own need not have words for all that can be said.
        return SPACE.join([name.replace("-", " "), *map(self.say, args.values())])

    def offer(self, what: Phrase, brings: Sequence[Phrase]) -> str:
        """Say what can be done, and what it would bring, if anything."""
        said = self.say(what)
        if not brings:
            return said
        return self.words("offer-brings", what=said, outcome=DOT.join(map(self.say, brings)))

    def _values(self, args: Mapping[str, Phrase]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for name, phrase in args.items():
            if isinstance(phrase, int):
                # A count stays a number, since its plural is chosen by it.
                values[name] = phrase
                continue
            values[name] = self.say(phrase)
            people = phrase.items if isinstance(phrase, Listed) else (phrase,)
            listens = self._you is not None and Seat(self._you) in people
            values[f"{name}-who"] = "you" if listens else "other"
            if listens:
                values[f"{name}-you"] = self._with_you(people)
        return values

    def _with_you(self, people: Sequence[Phrase]) -> str:
        """List people of whom one listens: `you` comes last."""
        others = [self.say(one) for one in people if one != Seat(self._you or 0)]
        return self.words.every([*others, self.words("list-you")])

    def _word(self, name: str, *, first: bool) -> str:
        key = f"plain-word-{name.replace('_', '-')}"
        said = self.words(key) if self.words.has(key) else name.replace("_", " ")
        return said[:1].upper() + said[1:] if first else said

    def _join(self, by: str, items: Sequence[str]) -> str:
        match by:
            case "and":
                return self.words.every(items)
            case "comma":
                return self.words.commas(items)
        return (DOT if by == "dot" else SPACE).join(items)
