"""Who has how many dice at a casino, who cancels, and who takes what."""

from collections.abc import Collection, Sequence

from flambeur.games.vegas.events import CasinoPaid, Win
from flambeur.protocol.lines import Casino, Line, Money, Phrase, commas, dots, every, line


class Payouts:
    """Tells how casinos stand and how they pay."""

    def __init__(self, colours: Sequence[Phrase], players: int, *, bank: bool = False) -> None:
        """Take the colours, how many are somebody's, and whether a bank takes what nobody wins."""
        self._colours, self._players = colours, players
        self._where = line("royale-to-bank" if bank else "vegas-under-pile")

    def paid(self, event: CasinoPaid) -> Line:
        """Tell how a casino is settled, in one sentence."""
        nobody = self._imaginary(event)
        parts: list[Phrase] = [
            *(self._take(win, first=place == 0) for place, win in enumerate(event.wins)),
            *nobody,
        ]
        if event.unpaid:
            parts.append(self._unpaid(event.unpaid))
        parts += self._returned(event, len(nobody))
        result = commas(parts) if parts else line("vegas-no-result")
        # Who takes something comes first: a line belongs to the first one it names.
        return line(
            "vegas-say-paid",
            casino=Casino(event.casino),
            result=result,
            dice=self.standing(event.dice, event.tied),
        )

    def standing(
        self, dice: Sequence[int], tied: Collection[int], big: Collection[int] = ()
    ) -> Phrase:
        """Tell who has how many dice, the most first; who cancels stands together."""
        groups: list[Phrase] = []
        for count in sorted(set(dice), reverse=True):
            colours = [colour for colour, held in enumerate(dice) if held == count > 0]
            counts: list[Phrase] = [
                line(
                    "royale-count-big" if colour in big else "vegas-count",
                    name=self._colours[colour],
                    count=count,
                )
                for colour in colours
            ]
            if colours and colours[0] in tied:
                groups.append(line("vegas-cancel", names=every(counts)))
            else:
                groups += counts
        return dots(groups) if groups else line("vegas-no-dice")

    def money(self, bills: Sequence[int]) -> Phrase:
        """List bills, the highest first."""
        if not bills:
            return line("vegas-bills", count=0)
        return commas([Money(bill) for bill in sorted(bills, reverse=True)])

    def _take(self, win: Win, *, first: bool) -> Line:
        bill = self._bill(win.bill.value)
        name = self._colours[win.colour]
        if first:
            return line("vegas-take", name=name, bill=bill)
        return line("vegas-take-next", name=name, bill=bill)

    def _bill(self, value: int | None) -> Phrase:
        return line("vegas-a-bill") if value is None else Money(value)

    def _imaginary(self, event: CasinoPaid) -> list[Phrase]:
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
            line(
                "vegas-neutral-take" if colour == self._players else "royale-grey-take",
                bill=self._bill(bill),
                where=self._where,
            )
            for colour, bill in zip(winners, bills, strict=False)
        ]

    def _unpaid(self, colours: Sequence[int]) -> Line:
        names = every([self._colours[colour] for colour in colours])
        return line("vegas-unpaid", count=len(colours), names=names)

    def _returned(self, event: CasinoPaid, skipped: int) -> list[Phrase]:
        count = event.returned.size() - skipped
        if not count:
            return []
        if event.returned.value is None:
            return [line("vegas-returned-hidden", count=count, where=self._where)]
        bills = every([Money(bill) for bill in event.returned.value[skipped:]])
        return [line("vegas-returned", count=count, bills=bills, where=self._where)]
