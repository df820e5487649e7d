"""What a player types: a key or a word for what to do, then the dice it is about."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.legal import refusal
from flambeur.games.strike.moves import Leave, Regroup, Stop
from flambeur.games.strike.table import Table
from flambeur.shows.clean import short
from flambeur.shows.strike.bowl import MIDDLE
from flambeur.shows.strike.hand import is_grand, thrown_at
from flambeur.shows.strike.places import PLACES, gathered, moved
from flambeur.words.catalogues import Words

KEYS = {
    "soft": "1",
    "normal": "2",
    "hard": "3",
    "together": "4",
    "apart": "5",
    "leave": "9",
    "stop": "0",
}
"""The key of everything a player can do; dice are named by the numbers they show."""
USUAL = "normal"
"""How dice are thrown if only Enter is pressed."""
PAIR = 2


class Commands:
    """Understands what is typed, or says why it cannot be done."""

    def __init__(self, words: Words) -> None:
        """Read the words of a language."""
        self._words = words
        self._verbs = {key: verb for verb, key in KEYS.items()}
        for verb in KEYS:
            for word in words(f"strike-type-{verb}").split():
                self._verbs[word] = verb
        self._middle = (MIDDLE, *words("strike-type-middle").split())

    def read(self, table: Table, answer: str) -> Move | str | None:
        """Find the move, or a sentence why not; nothing if it is no command of this game."""
        verb, names = self._split(answer)
        if verb is None:
            return None
        found = self._move(table, verb, names)
        if found is None or isinstance(found, str):
            return found
        why = refusal(table, table.active, found)
        return self._no(why) if why else found

    def _split(self, answer: str) -> tuple[str | None, list[str]]:
        """Cut an answer into what to do and what with; `246` is short for `2 46`."""
        if not answer.strip():
            return USUAL, []
        head, *names = answer.casefold().split()
        if head.isdigit() and head[1:]:
            head, names = head[0], [head[1:], *names]
        return self._verbs.get(head), names

    def _move(self, table: Table, verb: str, names: Sequence[str]) -> Move | str | None:
        match verb:
            case "together" | "apart":
                return self._regroup(table, verb, names)
            case "leave" if table.options.leavers != "out":
                return None
            case "stop" | "leave" if names:
                return self._unclear(names)
            case "stop":
                return Stop()
            case "leave":
                return Leave()
        dice = self._dice(table, names)
        return dice if isinstance(dice, str) else thrown_at(table, verb, dice)

    def _regroup(self, table: Table, verb: str, names: Sequence[str]) -> Move | str:
        if not table.is_physical:
            return self._words("strike-no-places")
        if not table.arena:
            return self._no("nothing_to_regroup")
        if verb == "apart" and names:
            move = self._one(table, "".join(names))
        else:
            dice = self._dice(table, names) if verb == "together" else []
            if isinstance(dice, str):
                return dice
            move = gathered(table.arena, [lying.die for lying in dice])
        return self._words("strike-no-change") if move == Regroup(()) else move

    def _one(self, table: Table, typed: str) -> Regroup | str:
        """Read a die and a place: `49` pushes the 4 to place 9."""
        if len(typed) != PAIR or not typed.isascii() or not typed.isdigit():
            return self._words("strike-no-place", typed=short(typed))
        dice = self._dice(table, [typed[0]])
        if isinstance(dice, str):
            return dice
        place = int(typed[1])
        if place not in PLACES:
            return self._words("strike-no-place", typed=short(typed))
        return moved(table.arena, dice[0].die, place)

    def _dice(self, table: Table, names: Sequence[str]) -> list[Lying] | str:
        """Find dice by what they show; without a name, all are meant."""
        if not names:
            return list(table.arena)
        if len(names) == 1 and names[0] in self._middle:
            return []
        typed = "".join(names)
        if not typed.isascii() or not typed.isdigit():
            return self._unclear(names)
        if is_grand(table):
            return []
        shown = {str(lying.face): lying for lying in table.arena}
        for number in typed:
            if number not in shown:
                return self._words("strike-no-die", face=number)
        return [lying for lying in table.arena if str(lying.face) in typed]

    def _unclear(self, names: Sequence[str]) -> str:
        return self._words("strike-no-aim", typed=short(" ".join(names)))

    def _no(self, why: str) -> str:
        return self._words(f"strike-no-{why.replace('_', '-')}")
