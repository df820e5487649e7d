### Die Bots messen: der Befehl bots.

## Hilfe

help-bots = Messen, wie gut die Bots spielen.
help-bots-job = Was zu tun ist: ladder spielt viele Partien an Tischen mit gemischten Stufen und wertet sie.
help-games-count = Wie viele Partien an jeder Art von Tisch, mindestens 10; ohne Angabe 400 bis 4000, je nach Spiel.
help-only = Nur die Rangleiter dieses Spiels.
help-guests = Ein Python-Modul mit eigenen Bots, die mitspielen, zum Beispiel bench.lasvegas_bots.
help-plot = Die Rangleiter in diese neue Datei zeichnen.
help-bots-workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.

## Die Rangleiter

ladder-title = Wie gut die Bots spielen
ladder-axis = Wertungen nach Plackett-Luce mit 95-%-Intervallen; im Mittel 25
ladder-seats = { $seats } Spieler
ladder-heading = { $table }, { $games } Partien
ladder-guests = { $game } mit Gästen
ladder-column-level = Stufe
ladder-column-rating = Wertung
ladder-column-interval = 95 %
ladder-column-wins = Siege
ladder-column-mean = ms, Mittel
ladder-column-median = Median
ladder-column-longest = längster
ladder-apart = Keine zwei benachbarten Intervalle überschneiden sich.
ladder-close = { $better } und { $worse } überschneiden sich; { $better } bleibt in { $share } der nachgezogenen Rangleitern vorn.
ladder-note = Gewertet wird nach Plackett-Luce danach, wer gewonnen hat, im Mittel 25. Die Intervalle kommen aus Rangleitern von Partien, die aus den gespielten zufällig nachgezogen sind. Siege zählen je besetztem Platz. Ein Zug wird in Prozessorzeit gemessen, wo es etwas zu wählen gab.
ladder-drawn = Die Zeichnung steht in { $file }.
ladder-missing = Die Rangleiter braucht weitere Pakete ({ $package } fehlt). Installieren mit { $command }
ladder-no-guests = { $module } bringt keine Gäste mit: { $reason }
