### Spiele ohne eigenen Text.

plain-question = Was tust du?
plain-help = Dieses Spiel hat keinen eigenen Text: Züge, Ereignisse und Tisch heißen wie in seinen Regeln.
plain-heading = { $game }, Runde { $round }
