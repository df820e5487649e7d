### Der Trainer: was Glück war, was Können war, welcher Zug besser war.

## Der Befehl

help-review = Ein beendetes Spiel noch einmal ansehen: Glück, Entscheidungen, Wendepunkte.
help-html = Die Auswertung als Seite in diese neue Datei schreiben.
help-json = Die Auswertung als JSON ausgeben, für Programme.

review-looking = { $file } wird ausgewertet. Ein langes Spiel kann eine Minute dauern.
review-written = Die Seite steht in { $file }.
review-open = { $file }: Dieses Spiel ist nicht zu Ende; nur beendete Spiele werden ausgewertet.
review-nobody = Niemand beurteilt { $game }, es kann also nicht besprochen werden.

## Zahlen

coach-decimal-mark = ,
coach-percent = { $number } %

## Was gespielt wurde

coach-game-vegas-2018 = Vegas 2018
coach-game-vegas-2012 = Vegas 2012
coach-game-vegas-royale = Vegas Royale
coach-game-vegas-royale-base = Vegas Royale ohne Maschinen
coach-game-easycome = Easy Come
coach-game-strike = Strike

## Das ganze Spiel

coach-title = { $game }, noch einmal angesehen
coach-won =
  { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
  }
coach-won-nobody = Niemand hat gewonnen.
coach-verdict = { $lucky } hatte das meiste Glück ({ $luck }). Bei gleichem Glück läge { $best } vorn.
coach-verdict-same = { $lucky } hatte das meiste Glück ({ $luck }) und lag auch ohne vorn.
coach-verdict-even = Niemand hatte Glück. { $best } hat am besten entschieden.
coach-verdict-solo = Die Würfel haben die Gewinnchance um { $luck } verändert.
coach-exact = Alle Gewinnchancen sind exakt.
coach-error = Gewinnchancen sind Schätzungen; ein typischer Fehler ist { $error }.

## Spieler

coach-players = Glück und Entscheidungen
coach-player = { $name }: Glück { $luck } · Entscheidungen { $choices } · ohne Glück { $adjusted }
coach-luck-money = { $luck }, { $money }
coach-column-luck = Glück
coach-column-choices = Entscheidungen
coach-column-adjusted = Ohne Glück
coach-player-won = gewonnen
coach-player-shared = Sieg geteilt
coach-player-lost = nicht gewonnen

coach-count-best =
  { $count ->
    [one] { $count } bester Zug
   *[other] { $count } beste Züge
  }
coach-count-fine =
  { $count ->
    [one] { $count } guter
   *[other] { $count } gute
  }
coach-count-slip =
  { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
  }
coach-count-mistake = { $count } Fehler
coach-count-blunder =
  { $count ->
    [one] { $count } Patzer
   *[other] { $count } Patzer
  }
coach-grade-best = Bester Zug
coach-grade-fine = Gut
coach-grade-slip = Ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Patzer

## Momente

coach-turning = Wendepunkte
coach-losses = Was am meisten gekostet hat
coach-entry = { $version }.
coach-change = { $name } { $change }
coach-luck = Glück: { $changes }.
coach-option = { $move } ({ $win })
coach-chosen = { $grade }: { $made }.
coach-better = { $grade }, kostet { $loss }: { $made }. Besser: { $best }.

## Die Seite

coach-page-title = { $game } · Auswertung
coach-curve = Gewinnchancen
coach-curve-text = Die Gewinnchance jedes Spielers, vom ersten Wurf bis zum letzten. Die Nummern sind Wendepunkte.
coach-round = Runde { $round }
coach-every = Alle Momente
coach-filter-all = Alle
coach-filter-losses = Nur Verluste
coach-chosen-mark = gewählt
coach-how = So liest man das
coach-how-luck = Glück ist, was ein Wurf mehr gebracht hat, als Würfe im Schnitt bringen. Über viele Spiele gleicht es sich aus.
coach-how-choices = Entscheidungen zeigen, was bessere Züge gewonnen hätten. Mehr als 0 kann hier niemand haben.
coach-how-adjusted = „Ohne Glück“ ist das Ergebnis abzüglich des Glücks: der Anteil am Sieg, den das eigene Spiel verdient hat.
