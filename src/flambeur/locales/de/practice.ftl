### Üben: Themen, die Antwort auf eine Stellung, und wann sie wiederkommt.

practice-title = Üben
practice-lead = Eine echte Stellung, ein echter Wurf. Entscheide dich und sieh, was jede Wahl wert ist.
practice-topic = Üben: { $topic }
practice-change = Thema wechseln
practice-commit = Das ist meine Antwort
practice-next = Weiter
practice-best = am besten
practice-yours = deine Antwort
practice-option = { $what }: { $win }

## Topics

practice-own = Meine Fehler
practice-own-text = Was dich in deinen Partien am meisten gekostet hat.
practice-own-none = Fehler aus deinen analysierten Partien kommen von selbst hierher.
practice-theme-tie = Gleichstände
  .topic = Gleichstände
practice-theme-tie-text = Herbeiführen, auflösen oder meiden.
practice-theme-lead = In Führung gehen
  .topic = in Führung gehen
practice-theme-lead-text = Wo deine Würfel am meisten wert sind.
practice-theme-last-dice = Die letzten Würfel
  .topic = die letzten Würfel
practice-theme-last-dice-text = Wenn die Hand fast leer ist.
practice-theme-big-die = Der große Würfel
  .topic = der große Würfel
practice-theme-big-die-text = Er zählt doppelt: jetzt setzen oder behalten.
practice-theme-pass = Passen
  .topic = Passen
practice-theme-pass-text = Ein Chip für einen besseren Wurf.
practice-theme-machine = Automaten
  .topic = Automaten
practice-theme-machine-text = Was die Automaten von dir wollen.
practice-theme-hold = Würfel behalten
  .topic = Würfel behalten
practice-theme-hold-text = Welche liegen bleiben, welche rollen.
practice-theme-claim = Preise nehmen
  .topic = Preise nehmen
practice-theme-claim-text = Nehmen, stehlen oder auf mehr hoffen.
practice-theme-stop = Aufhören
  .topic = Aufhören
practice-theme-stop-text = Noch einmal werfen oder es gut sein lassen.
practice-theme-throw = Würfe
  .topic = Würfe
practice-theme-throw-text = Wo der Würfel landen soll.
practice-theme-own = Meine Fehler
  .topic = meine Fehler
practice-due = { $count ->
    [one] { $count } ist fällig
   *[other] { $count } sind fällig
  }
practice-seen = { $seen } von { $count }
practice-count = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
  }

## Answers

practice-right = Richtig. Besser geht es nicht.
practice-even = Richtig: so gut wie das Beste.
practice-close = { $points ->
    [one] Fast: { $points } Punkt weniger.
   *[other] Fast: { $points } Punkte weniger.
  }
practice-wrong = { $points ->
    [one] Das nicht: { $points } Punkt weniger.
   *[other] Das nicht: { $points } Punkte weniger.
  }
practice-back = { $unit ->
    [minutes] Kommt in { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
      } wieder.
    [hours] Kommt in { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
      } wieder.
   *[days] Kommt in { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
      } wieder.
  }
practice-again = Diese Stellung kennst du schon.
practice-from-game = Aus einer Partie von dir.
practice-done = Hier ist im Moment nichts mehr zu tun.
practice-done-text = Ein anderes Thema, oder eine Partie.
practice-joined = { $count ->
    [one] { $count } Fehler liegt in deinem Stapel
   *[other] { $count } Fehler liegen in deinem Stapel
  }
