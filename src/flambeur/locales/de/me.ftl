### Seiten um die Person, die spielt: Partien, Form, Schlüssel und Nachrichten.

me-title = Meine Partien

## Wo ich dran bin

me-up = { $count ->
    [1] Du bist an einem Tisch dran
    [2] Du bist an zwei Tischen dran
    [3] Du bist an drei Tischen dran
    [4] Du bist an vier Tischen dran
    [5] Du bist an fünf Tischen dran
   *[other] Du bist an { $count } Tischen dran
  }
me-up-play = Spielen
me-up-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
  }
me-going = Deine Partien laufen
me-on = Läuft auch noch
me-new = Eine neue Partie
me-round = Runde { $round }
me-round-of = Runde { $round } von { $rounds }
me-since = { $unit ->
    [minutes] { $count ->
        [0] gerade eben
        [one] seit einer Minute
       *[other] seit { $count } Minuten
      }
    [hours] { $count ->
        [one] seit einer Stunde
       *[other] seit { $count } Stunden
      }
   *[days] { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] weniger als eine Minute
        [one] noch eine Minute
       *[other] noch { $count } Minuten
      }
    [hours] { $count ->
        [one] noch eine Stunde
       *[other] noch { $count } Stunden
      }
   *[days] { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
      }
  }
me-awaits = { $name } ist am Zug
me-away = ein Bot spielt für dich
me-resigned = ein Bot spielt für dich zu Ende
me-open = Noch sind Stühle frei
me-beginning = Gleich geht es los

## Wer spielt

me-with = { $game } mit { $names }
me-with-bots = { $game } mit Bots
me-alone = { $game } allein
me-many = { $count ->
    [5] { $game } zu fünft
    [6] { $game } zu sechst
    [7] { $game } zu siebt
    [8] { $game } zu acht
   *[other] { $game }, { $count } am Tisch
  }

## Partien, die vorbei sind

me-list = { $first }, { $second }
me-victory = Sieg
me-shared = Geteilter Sieg
me-rivals = Die Rivalen waren zusammen stärker
me-place = { $rank ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Platz { $rank }
  }
me-merits = Glück { $luck }, Können { $skill }
me-merits-alone = Glück { $luck }
me-running = Noch auf dem Tisch
me-all = Alle { $count } Partien
me-older = Ältere Partien
me-none = Noch keine Partie zu Ende gespielt
me-none-hint = Die erste steht dann hier, mit Ergebnis, Glück und Können.
me-failed = Deine Partien sind gerade nicht zu holen.
me-along = Meinen Platz mitnehmen
me-along-about = Das andere Handy, der Laptop, die App statt des Messengers: Ein Link macht dich dort zur selben Person.
me-along-show = Link und QR-Code zeigen
me-along-how = Öffne ihn im anderen Browser, und du spielst dort weiter, mit deinem Platz und deinen Partien.
me-along-once = Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, ist du: Behalte ihn für dich.
me-along-qr = QR-Code mit dem Link zu deinem Platz
me-along-old = Die zehn Minuten sind um, dieser Link gilt nicht mehr.
me-along-new = Neuen Link machen
me-along-here = Gleich sitzt du hier, mit demselben Platz und denselben Partien. Wo du herkommst, bleibt alles, wie es ist.
me-along-as = Hier als { $name } weiterspielen
me-along-go = Hier weiterspielen
me-along-leaves = { $count ->
    [one] Dieser Browser ist bisher jemand anderes mit einer Partie; die ist von hier aus dann nicht mehr zu erreichen.
   *[other] Dieser Browser ist bisher jemand anderes mit { $count } Partien; die sind von hier aus dann nicht mehr zu erreichen.
}
me-along-leaves-account = Dieser Browser ist bisher { $name }; zurück kommt { $name } danach mit einem Passkey.
me-along-same = Dieser Browser bist schon du.
me-along-void = Dieser Link ist schon benutzt oder zu alt. Mach dort, wo du sitzt, einen neuen: „Meinen Platz mitnehmen“ im Menü.

me-keep = Meine Partien behalten
me-keep-text = Mit dem Passkey deines Handys oder Laptops: kein Passwort, keine Mail. Jetzt leben sie nur in diesem Browser.
me-keep-go = Mit Passkey behalten
me-keep-come = Ich habe schon Partien: anmelden
me-keep-name = Andere sehen ihn in den Bestenlisten.
me-keep-missing = Unter dieser Adresse macht dein Browser keine Passkeys, dafür braucht es https. „Meinen Platz mitnehmen“ geht auch hier.
me-keep-kept = Deine Partien bleiben
me-keep-kept-text = { $name }, dein Passkey bringt dich in jedem Browser zu ihnen zurück.
me-keep-key = Passkey { $number }
me-keep-key-name = Name dieses Passkeys
me-keep-key-used = Zuletzt benutzt am { $day }
me-keep-key-made = Gemacht am { $day }
me-keep-key-remove = „{ $name }“ entfernen
me-keep-more = Noch ein Passkey
me-keep-leave = Überall abmelden
me-keep-yours = Alles holen oder vergessen werden
me-keep-skill = { $count ->
    [one] sehr wahrscheinlich { $low } bis { $high }, nach einer Partie
   *[other] sehr wahrscheinlich { $low } bis { $high }, nach { $count } Partien
}
me-keep-skill-text = Deine Stärke gegen andere: Wer neu ist, beginnt bei 25. Je mehr du spielst, desto genauer wird es.
## Wie gut jemand wählt.

me-form-game = Spiel
me-form-like = { $level ->
    [novice] Du wählst wie ein Anfänger
    [casual] Du wählst wie ein Freizeitspieler
    [strong] Du wählst wie ein Könner
   *[champion] Du wählst wie ein Meister
}
me-form-number = { $value } von 100
me-form-missing = { $count ->
    [1] Noch eine Partie, dann wissen wir es.
    [2] Noch zwei Partien, dann wissen wir es.
    [3] Noch drei Partien, dann wissen wir es.
    [4] Noch vier Partien, dann wissen wir es.
    [5] Noch fünf Partien, dann wissen wir es.
    [6] Noch sechs Partien, dann wissen wir es.
    [7] Noch sieben Partien, dann wissen wir es.
    [8] Noch acht Partien, dann wissen wir es.
    [9] Noch neun Partien, dann wissen wir es.
    [10] Noch zehn Partien, dann wissen wir es.
   *[other] Noch { $count } Partien, dann wissen wir es.
}
me-form-unknown = { $game ->
    [none] Dann steht hier, wie gut du wählst. Glück zählt dabei nicht.
   *[other] Dann steht hier, wie gut du bei { $game } wählst. Glück zählt dabei nicht.
}
me-form-told = In den letzten { $games } Partien: { $value } von 100{ $way ->
    [more] , { $change } mehr als vor { $ago ->
        [one] einer Partie
       *[other] { $ago } Partien
    }
    [less] , { $change } weniger als vor { $ago ->
        [one] einer Partie
       *[other] { $ago } Partien
    }
   *[even] { "" }
}. Glück zählt dabei nicht.
me-form-formula = Die Zahl ist 100 × (1 − verschenkte Gewinnchance ÷ Gewinnchance, die eine zufällige Wahl verschenkt hätte), über alle Entscheidungen, auf die es ankommt.
me-form-doubt = Verschenkt hast du bei jeder { $given } Punkte Gewinnchance; die wahre Zahl liegt sehr wahrscheinlich zwischen { $low } und { $high }.
me-form-past = Die letzten { $count } Partien
me-form-past-spoken = Von { $from } auf { $to } von 100.

## Wann und wo man es erfährt.

me-turn = Du bist dran
me-turn-text = Wir sagen es dir, auch wenn diese Seite geschlossen ist.
me-turn-here = Auf diesem Gerät melden
me-turn-open = Bisher nur, solange diese Seite offen ist, auch verdeckt.
me-turn-closed = Auch wenn sie geschlossen ist
me-turn-insecure = Unter dieser Adresse zeigt dein Browser keine Mitteilungen, dafür braucht es https. Ist diese Seite offen, rufen dich ein Ton und ihr Titel; ist sie geschlossen, tun es ntfy oder ein Webhook.
me-turn-blocked = Dieser Browser blockiert unsere Mitteilungen. Tippe auf das Zeichen neben der Adresse der Seite, dann auf „Benachrichtigungen“, und erlaube sie.
me-turn-none = Dieser Browser zeigt keine Mitteilungen. Öffne Flambeur im Browser deines Handys, oder gib uns eine andere Adresse.
me-turn-install = Ein iPhone oder iPad zeigt Mitteilungen nur von Apps auf dem Home-Bildschirm. Drei Schritte, und Flambeur ist eine.
me-turn-how = Zeig mir, wie
me-turn-days = Tageweise: eine Nachricht pro Zug, und höchstens eine pro Stunde über alle Tische.
me-turn-live = Live: eine Nachricht, wenn du einen ganzen Zug verpasst hast, und keine weitere, bis du wieder da warst.
me-turn-quiet = Keine von 22 bis 8 Uhr bei dir, keine, solange diese Seite offen ist, keine von stummen Tischen.
me-turn-places = Hier erfährst du es
me-turn-this = Dieser Browser
me-turn-way = { $way ->
    [ntfy] ntfy
    [webhook] Webhook
   *[push] Ein anderer Browser
}
me-turn-since = { $host }, seit { $day }
me-turn-remove = Entfernen: { $name }
me-turn-more = Eine andere Adresse
me-turn-more-ntfy = Die Adresse eines Themas bei ntfy, etwa https://ntfy.sh/mein-geheimes-wort. Wer das Wort kennt, liest mit: Nimm eins, das niemand errät.
me-turn-more-webhook = Wir schicken JSON mit Titel, Text und Link dorthin. Bei Discord hängst du /slack an die Adresse des Webhooks.
me-turn-address = Adresse
me-turn-add = Dort melden
me-turn-mute = Diesen Tisch stumm schalten
me-turn-unmute = Diesen Tisch wieder hören

## Die App auf dem Home-Bildschirm eines iPhones

me-install = Flambeur auf dem Home-Bildschirm
me-install-share = Tippe in der Leiste des Browsers auf „Teilen“.
me-install-add = Wähle „Zum Home-Bildschirm“.
me-install-open = Kopiere hier deinen Link, öffne Flambeur vom Home-Bildschirm aus und füge ihn dort ein. So bist du dieselbe Person, mit allen Partien.
me-paste = Meinen Link einfügen
me-paste-how = Kopiere deinen Link dort, wo du bisher gespielt hast, unter „Meinen Platz mitnehmen“, und füge ihn hier ein.
me-paste-link = Dein Link
me-paste-wrong = Das ist kein Link zu einem Platz. Er endet mit # und vielen Buchstaben.
me-device = { $game } an einem Gerät
me-device-won = Sieg: { $names }
