"""Who has how many dice at a casino, who cancels, and who takes what."""

from collections.abc import Collection, Sequence

from flambeur.games.vegas.events import CasinoPaid, Win
from flambeur.text.vegas.people import People
from flambeur.text.words import Words


class Payouts:
    """Tells how casinos stand and how they pay."""

    def __init__(self, words: Words, people: People, *, bank: bool = False) -> None:
        """Take the words, the names, and whether a bank takes what nobody wins."""
        self._words = words
        self._names = people.names
        self._players = people.players
        self._where = words("royale-to-bank" if bank else "vegas-under-pile")

    def paid(self, event: CasinoPaid) -> str:
        """Tell how a casino is settled, in one sentence."""
        nobody = self._imaginary(event)
        parts = [self._take(win, first=place == 0) for place, win in enumerate(event.wins)] + nobody
        if event.unpaid:
            parts.append(self._unpaid(event.unpaid))
        parts += self._returned(event, len(nobody))
        result = self._words.commas(parts) if parts else self._words("vegas-no-result")
        return self._words(
            "vegas-say-paid",
            casino=event.casino,
            dice=self.standing(event.dice, event.tied),
            result=result,
        )

    def standing(
        self, dice: Sequence[int], tied: Collection[int], big: Collection[int] = ()
    ) -> str:
        """Tell who has how many dice, the most first; who cancels stands together."""
        groups = []
        for count in sorted(set(dice), reverse=True):
            colours = [colour for colour, held in enumerate(dice) if held == count > 0]
            counts = [
                self._words(
                    "royale-count-big" if colour in big else "vegas-count",
                    name=self._names[colour],
                    count=count,
                )
                for colour in colours
            ]
            if colours and colours[0] in tied:
                groups.append(self._words("vegas-cancel", names=self._words.every(counts)))
            else:
                groups += counts
        return " · ".join(groups) or self._words("vegas-no-dice")

    def money(self, bills: Sequence[int]) -> str:
        """List bills, the highest first."""
        if not bills:
            return self._words("vegas-bills", count=0)
        return self._words.commas([self._words.money(bill) for bill in sorted(bills, reverse=True)])

    def _take(self, win: Win, *, first: bool) -> str:
        bill = self._bill(win.bill.value)
        name = self._names[win.colour]
        if first:
            return self._words("vegas-take", name=name, bill=bill)
        return self._words("vegas-take-next", name=name, bill=bill)

    def _bill(self, value: int | None) -> str:
        return self._words("vegas-a-bill") if value is None else self._words.money(value)

    def _imaginary(self, event: CasinoPaid) -> list[str]:
        """Tell what colours without a player take: the first bills returned, the last first."""
        out = {*event.tied, *event.unpaid}
        winners = [
            colour
            for colour in range(self._players, len(event.dice))
            if event.dice[colour] and colour not in out
        ]
        winners.sort(key=lambda colour: event.dice[colour])
        bills = event.returned.value or (None,) * len(winners)
        return [
            self._words(
                "vegas-neutral-take" if colour == self._players else "royale-grey-take",
                bill=self._bill(bill),
                where=self._where,
            )
            for colour, bill in zip(winners, bills, strict=False)
        ]

    def _unpaid(self, colours: Sequence[int]) -> str:
        names = self._words.every([self._names[colour] for colour in colours])
        return self._words("vegas-unpaid", count=len(colours), names=names)

    def _returned(self, event: CasinoPaid, skipped: int) -> list[str]:
        count = event.returned.size() - skipped
        if not count:
            return []
        if event.returned.value is None:
            return [self._words("vegas-returned-hidden", count=count, where=self._where)]
        bills = [self._words.money(bill) for bill in event.returned.value[skipped:]]
        every = self._words.every(bills)
        return [self._words("vegas-returned", count=count, bills=every, where=self._where)]
