### Was jemand an einem Spieleabend war, wie es die Protokolle der Spiele erzählen, und der Termin im Kalender.

night-title-ties = Die meisten Gleichstände aufgelöst: { $count }
night-title-spoiler = Am häufigsten den nahen Sieg verhindert: { $count }
night-title-sweeper = Am häufigsten die Arena geleert: { $count }
night-title-robber = Die meisten Preise geraubt: { $count }
night-title-payout = Der größte einzelne Schein: { NUMBER($count, maximumFractionDigits: 0) } $
night-title-dice = Die meisten Würfel an einem Kasino: { $count }
night-title-taker = Die meisten Würfel zurückgeholt: { $count }
night-title-bills = Die meisten Scheine: { $count }
night-title-tips = Der beste Blick fürs Gewinnen: { $count }
night-title-second = Am häufigsten auf dem zweiten Platz: { $count }
night-title-careful = Wusste am besten, wann es reicht: { $count }
night-title-cancelled = Am häufigsten im Gleichstand: { $count }
night-title-robbed = Die meisten Preise verloren: { $count }
night-title-won = Die meisten Spiele gewonnen: { $count }
night-title-played = { $count ->
    [one] Bei einem Spiel dabei
   *[other] Bei { $count } Spielen dabei
  }
night-title-came = Zum Zuschauen gekommen
night-ics = Spieleabend
night-ics-with = Spieleabend mit { $names }
