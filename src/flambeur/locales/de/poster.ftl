### Was ein Link zu einem Tisch zeigt, bevor ihn jemand öffnet: ein paar Worte und ein Plakat.

poster-title = { $game }: { $said }
poster-waits = { $count ->
    [one] { $name } wartet auf dich
   *[other] { $name } wartet noch auf { $count } Leute
  }
poster-chairs = { $count ->
    [one] Ein Stuhl ist frei
   *[other] { $count } Stühle sind frei
  }
poster-full = Alle sind da
poster-begun = Das Spiel läuft
poster-wins = { $name } gewinnt
poster-shares = Geteilter Sieg
poster-rivals = Die Rivalen gewinnen
poster-stopped = Das Spiel wurde beendet
poster-moment = Ein Moment aus dem Spiel

poster-sit = Setz dich dazu
poster-watch = Schau zu
poster-free = frei

poster-line-open = { $game }. Link öffnen und hinsetzen: nichts zu installieren, kein Konto.
poster-line-playing = { $game }. Schau zu, löse einen Bot ab oder warte aufs nächste Spiel.
poster-line-over = { $game }. Sieh Zug für Zug, wie es lief.
poster-merits = { $game }. Glück { $luck }, Können { $skill }.
poster-best = Bester Zug: { $move }
poster-there = { $names }. { $line }
poster-result = { $name } { $worth }
poster-place = Platz { $rank }
poster-prizes = { $count ->
    [one] { $count } Preis
   *[other] { $count } Preise
  }
poster-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
