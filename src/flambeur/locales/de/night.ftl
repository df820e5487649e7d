### Die Seiten eines Spieleabends: der Weg hinein, der Raum und sein Ende.

night-unknown = Diesen Spieleabend gibt es nicht. Der Link ist vielleicht falsch oder sehr alt.

## Der Weg hinein

night-door-alone = Noch ist niemand da.
night-door-here = { $count ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
  }
night-door-playing = Gerade läuft { $game }. Du übernimmst sofort den Platz eines Bots oder bist ab dem nächsten Spiel dabei.
night-door-name = Dein Name, wenn du magst
night-door-sit = Platz nehmen
night-door-watch = Nur zuschauen
night-watching = Du schaust nur zu.

## Der Raum

night-leads = { $who ->
    [you] Du führst an diesem Abend
    [one] { $names } führt an diesem Abend
   *[other] { $names } führen an diesem Abend
  }
night-welcome = Wer spielt heute?
night-people = Wer da ist
night-here = da
night-away = gleich zurück
night-host = lädt ein
night-code = Code { $code }
night-code-stays = Der Code bleibt den ganzen Abend gleich.
night-code-new = Der alte Code war vergeben: Das ist der neue.
night-code-none = Solange niemand spielt, ruht der Code. Der Link bleibt gleich.
night-qr = QR-Code mit dem Link zu diesem Spieleabend
night-share = Der Link zu diesem Spieleabend
night-share-hint = Ein Link für den ganzen Abend, und für den nächsten.
night-next = Das nächste Spiel
night-votes = { $count ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $count } Stimmen
  }
night-voted = { $count ->
    [0] Noch hat niemand gewählt.
    [1] Eine Stimme von { $all } ist da.
   *[other] { $count } von { $all } haben gewählt.
  }
night-bot-for = { $count ->
    [one] Für { $names } spielt ein Bot, bis der Platz wieder besetzt ist.
   *[other] Für { $names } spielen Bots, bis die Plätze wieder besetzt sind.
  }
night-start = { $game } starten
night-wait = { $name } startet das Spiel.
night-wait-nobody = Sobald jemand Platz nimmt, kann es losgehen.
night-bots = { $count ->
    [0] Keine Bots
    [one] Ein Bot
   *[other] { $count } Bots
  }
night-bots-more = Ein Bot mehr
night-bots-fewer = Ein Bot weniger
night-after = { $count ->
    [1] Nach einem Spiel
    [2] Nach zwei Spielen
    [3] Nach drei Spielen
    [4] Nach vier Spielen
    [5] Nach fünf Spielen
   *[other] Nach { $count } Spielen
  }
night-before = Der Stand des Abends
night-scoring = Nach Plätzen 5, 3, 2, 1 und 0 Punkte. Wer aussetzt, nennt für einen Punkt, wer gewinnt.
night-by-bot = Mehr als die Hälfte eines Spiels hat ein Bot gespielt: Es brachte nichts ein.
night-new-host = { $who ->
    [you] { $away } war weg: Jetzt leitest du den Abend.
   *[other] { $away } war weg: Jetzt leitet { $host } den Abend.
  }
night-rename = Meinen Namen ändern
night-leave = Den Abend verlassen
night-close = Den Abend beenden
night-close-sure = Der Stand bleibt, mit etwas über jeden von euch. Alle dieses Abends können ihn später fortsetzen.
night-break = Dieses Spiel beenden: Niemand bekommt Punkte
night-tv = Auf dem Fernseher
night-tv-how = Öffne am Fernseher { $address }.

## Während gespielt wird

night-in-next = Du bist ab dem nächsten Spiel dabei.
night-tip = Wer gewinnt? Ein Punkt, wenn du recht hast.
night-tipped = Du sagst: { $name }.

## Das Ende

night-won = { $who ->
    [you] Du hast den Abend gewonnen
    [one] { $names } hat den Abend gewonnen
   *[other] { $names } haben den Abend zusammen gewonnen
  }
night-over = Der Abend ist zu Ende
night-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
night-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
  }
night-luck = Glück { $luck }
night-skill = Können { $skill }
night-reviewing = Glück und Können stehen hier, wenn alle Spiele durchgesehen sind.
night-measure = Glück und Können in Punkten der Gewinnchance, aus allen Spielen zusammen.
night-again = Das nächste Mal
night-date = Wann es weitergeht
night-date-open = Noch kein Termin.
night-date-remove = Kein Termin
night-coming = { $count ->
    [0] Noch hat niemand zugesagt.
    [one] { $names } ist dabei.
   *[other] { $names } sind dabei.
  }
night-in = Ich bin dabei
night-calendar = In meinen Kalender
night-continue = Den Abend fortsetzen

## Mit einem Code

night-join = Der Code des Tisches
night-join-hint = Vier Buchstaben, vom Fernseher oder von Freunden
night-join-none = Kein Tisch hat diesen Code. Vergleiche noch einmal Buchstabe für Buchstabe.
night-join-slow = { $seconds ->
    [one] Zu viele Versuche. In einer Sekunde geht es wieder.
   *[other] Zu viele Versuche. In { $seconds } Sekunden geht es wieder.
  }
night-join-whose = { $count ->
    [0] Ein Tisch, an dem gerade niemand sitzt?
   *[other] Der Tisch von { $names }?
  }
night-join-gathering = Gerade wird ein Spiel gewählt.
night-join-playing = Gerade läuft { $game }.
night-join-closed = Dieser Abend ist zu Ende. Du kannst ihn fortsetzen.
night-join-go = Zum Tisch
night-join-yes = Ja, genau der
night-join-other = Ein anderer Code
night-join-link = Kein Code? Mit einem Link oder an einen offenen Tisch
