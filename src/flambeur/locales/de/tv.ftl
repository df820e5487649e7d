# Was ein Fernseher von einem Spieleabend sagt.
tv-join = Mitspielen oder zusehen:
tv-scan = Mit dem Handy scannen
tv-or = oder { $address } öffnen und eingeben:
tv-nobody = Wer ist dabei? Code scannen, ohne App, ohne Konto.
tv-people =
    { $count ->
        [one] Eine Person ist da
       *[other] { $count } sind da
    }
tv-vote = Was spielen wir?
tv-no-votes = Stimmt auf dem Handy ab
tv-starts = { $name } startet das Spiel am Handy
tv-turn = { $name } ist dran
tv-cup = { $name } hat die Würfel im Becher
tv-considers = { $name } überlegt
tv-sound = Für Ton eine beliebige Taste der Fernbedienung drücken
tv-lost = Keine Verbindung. Neuer Versuch …
tv-no-night = Es gibt keinen Spieleabend mit dem Code { $code }
tv-no-night-help = Vergleicht die Buchstaben mit den Handys, oder öffnet { $address } für einen neuen Abend
tv-won =
    { $who ->
        [one] { $names } gewinnt { $game }
       *[other] { $names } teilen sich { $game }
    }
tv-next = Nächstes Mal: { $date }
tv-tips =
    { $count ->
        [one] Ein Tipp auf den Sieg ist abgegeben
       *[other] { $count } Tipps auf den Sieg sind abgegeben
    }
