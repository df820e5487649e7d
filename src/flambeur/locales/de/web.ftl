### Der Browser: Seiten, Tische, Einstellungen. Die Abschnitte der Spiele stehen am Ende.

## Die Seite

web-title = Flambeur: Würfelspiele mit Freunden
web-nothing = Unter dieser Adresse gibt es nichts.
web-home = Zur Startseite
web-loading = Die Würfel kommen…

## Startseite

web-hero-first = Freunde her.
web-hero-second = Verspiel dein
web-hero-last = Glück.
web-lead = Würfelspiele im Browser. Kein Konto, keine Installation: einmal tippen, und dein erster Wurf liegt auf dem Tisch.
web-play-now = Losspielen
web-host = Tisch eröffnen
web-join = Zu Freunden
web-solo = Solo
web-night = Spieleabend
web-night-text = Ein Raum für den ganzen Abend: deine Freunde, ein Code, alle Spiele.
web-practice = Üben
web-practice-text = Ein Wurf, eine Wahl, und was jede wert wäre.
web-today = Die Zehn von heute
web-today-text = Zehn Entscheidungen am Tag, für alle dieselben.
web-night-back = Zurück zum Spieleabend
web-night-guest = Gast { $number }
web-solo-title = Ein Spiel allein
web-solo-open = Solo spielen
web-fair-line = Jeden Wurf kann jeder am Tisch nachrechnen.
web-here-before = Ich war schon hier: Link einfügen
web-how = Spielregeln
web-bots-link = Bot schreiben
web-check-dice = Würfel prüfen
web-language = Sprache
web-settings = Einstellungen
web-door-vegas = Die meisten Würfel holen das Geld. Gleichstand holt nichts.
  .short = Gleichstand: nichts
  .time = 30 Min.
web-door-royale = Vegas mit sechzehn kleinen Maschinen und einem großen Würfel.
  .short = Sechzehn Maschinen
  .time = 45 Min.
web-door-strike = Wirf in die Arena. Gleiche behältst du, daneben zahlst du.
  .short = Werfen und behalten
  .time = 15 Min.
web-door-easycome = Nimm drei Preise und halte sie eine Runde lang.
  .short = Drei Preise halten
  .time = 15 Min.
web-players-range = { $least } bis { $most } Spieler
web-open-tables = Offene Tische
web-guest = Du
web-guest-names = Igel Luchs Amsel Dachs Spatz Otter Ahorn Lerche Kiebitz Marder Eule Ginster

## Namen der Spiele

web-game-vegas = Vegas
web-game-royale = Royale
web-game-strike = Strike
web-game-easycome = Easy Come

## Eröffnen und dazukommen

web-host-title = Ein Tisch für deine Freunde
web-host-game = Spiel
web-host-chairs = Stühle
web-host-pace = Zeit für einen Zug
web-pace-live = { $seconds } Sekunden
web-pace-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  }
web-host-public = Fremde dürfen dazukommen: Der Tisch steht auf der Startseite.
web-host-bots = Bots
web-host-bots-none = Keine, die Stühle sind für Freunde
web-host-bots-fill = Auf allen anderen Stühlen: { $level }
web-host-hints = Alle dürfen den Trainer um Tipps bitten; die Partie zählt nicht für die Wertung.
web-host-options = Hausregeln
web-host-open = Tisch eröffnen
web-edition = Ausgabe
web-edition-royale = mit Plättchen
web-edition-royale-base = ohne Plättchen
web-join-label = Link oder Code des Tisches
web-join-hint = Zwölf Buchstaben und Ziffern, wie im Link.
web-join-go = Zum Tisch
web-join-wrong = Das ist kein Code eines Tisches.
web-value-hidden = verdeckt
web-value-open = offen
web-value-reshuffle = jedes Plättchen
web-value-no-repeat-side = nur die andere Seite
web-value-no-repeat-tile = nur neue
web-value-chip-supply-none = unbegrenzt
web-value-none = keine
web-value-reserve-bottom = unter den Stapel
web-value-bank = an die Bank
web-value-free-pass = passen, ohne zu zahlen
web-value-chip-first = erst ein Chip
web-value-reroll = noch ein Wurf
web-value-by-count = nach der Zahl
web-value-free-choice = nach Wahl
web-value-every-turn = in jedem Zug
web-value-once = einmal
web-value-after-payout = nach den Kasinos
web-value-before-payout = vor den Kasinos
web-value-strict = streng
web-value-exact = genau
web-value-fine-chips-choose = dürfen dazu
web-value-fine-chips-last = nur wenn Scheine fehlen
web-value-physics = echte Physik
web-value-abstract = Tabelle der Chancen
web-value-single = eine Runde
web-value-match = ein Match
web-value-choice = wählen
web-value-end-turn = Zug endet
web-value-throw-all = alle werfen
web-value-bot = ein Bot spielt weiter
web-value-out = raus
web-value-random = ausgelost
web-value-rolloff = die Würfel entscheiden
web-value-normal = normal
web-value-hard = schwer
web-value-expert = Experte
web-value-master = Meister
web-value-solo-own-dice-none = wie die Stufe es will
web-value-solo-preplaced-none = wie die Stufe es will
web-value-yes = ja
web-value-no = nein

## Vor dem Spiel

web-lobby-title = { $game }: Wer spielt mit?
web-lobby-hint = Schick den Link herum. Wer ihn öffnet, kann sich setzen, ganz ohne Konto.
web-lobby-seat = Platz { $seat }
web-lobby-free = Frei
web-lobby-sit = Hier sitzen
web-lobby-stand = Aufstehen
web-lobby-clear = Platz räumen
web-lobby-name = Dein Name
web-lobby-name-hint = Bis zu 24 Buchstaben; deine Freunde sehen ihn auf den Würfeln.
web-lobby-start = Spiel beginnen
web-alone-title = Du bist allein an diesem Tisch
web-alone-bots =
  { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
  }
web-alone-solo = Solo spielen
web-alone-wait = Auf die anderen warten
web-alone-note = Solo spielst du allein: Wer später kommt, kann nur zuschauen.
web-lobby-start-more = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
  }
web-lobby-wait = { $name } beginnt, sobald alle sitzen.
web-lobby-wait-host = Wer den Tisch eröffnet hat, beginnt, sobald alle sitzen.
web-lobby-looking = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
web-lobby-host = eröffnet
web-lobby-you = du
web-lobby-rules = Hausregeln an diesem Tisch
web-lobby-usual = Die üblichen Regeln.
web-lobby-hints = Hier sind Tipps erlaubt; die Partie wird nicht gewertet.
web-bot-uniform = Zufall
  .about = Macht irgendeinen Zug.
web-bot-novice = Anfänger
  .about = Spielt wie am ersten Abend, mit den Fehlern, die dazugehören.
web-bot-casual = Freizeitspieler
  .about = Nimmt, was sofort am meisten bringt. Gute Gesellschaft für einen Abend.
web-bot-strong = Könner
  .about = Spielt im Kopf Hunderte Partien durch, bevor er zieht.
web-bot-champion = Meister
  .about = Der beste Spieler des Hauses. Besiege ihn, und erzähl es allen.
web-level-add = Bot dazusetzen
web-level-title = Wie gut soll der Bot sein?
web-level-heat = Stärke { $level } von { $levels }
web-share-copy = Link kopieren
web-share-copied = Kopiert
web-share-title = Der Link zu diesem Tisch
web-share-qr = QR-Code mit dem Link zu diesem Tisch
web-share-hint = Wer den Link hat, kann zuschauen; vor dem Beginn kann man sich setzen.
web-share-send = Teilen

## Der Tisch

web-menu = Menü
web-menu-back = Zur Startseite
web-tool-link = Link und QR-Code
web-tool-log = Verlauf
web-tool-rules = Regeln
web-tool-forward = Vorspulen, bis du gefragt wirst
web-tool-sound-on = Ton ist an
web-tool-sound-off = Ton ist aus
web-tool-theme-night = Nacht
web-tool-theme-terrace = Terrasse
web-tool-hand-left = Knöpfe nach links
web-tool-hand-right = Knöpfe nach rechts
web-players = Spieler
web-turn-yours = Du bist dran
web-turn-of =
  { $who ->
    [you] Du spielst
   *[other] { $name } ist dran
  }
web-turn-bot = { $name }, ein Bot, überlegt
web-turn-dice = Die Würfel fallen
web-turn-over = Das Spiel ist aus
web-turn-payout = Auszahlung, { $casino } von { $casinos }
web-turn-hidden = ● Du bist dran – Flambeur
web-clock = Restzeit: { $time }
web-note-bot = Bot
web-note-away = ein Bot vertritt
web-note-resigned = weg, ein Bot spielt
web-note-took = für { $bot }
web-note-handed = eingesprungen
web-tray-waiting = { $name } entscheidet.
web-tray-watching = Du schaust zu.
web-looking-on = Du schaust zu: Dieses Spiel läuft schon.
web-take =
  { $kind ->
    [bots] Einen Bot ablösen
   *[any] Einen Platz übernehmen
  }
web-take-one = Für { $bot } spielen
web-take-title =
  { $kind ->
    [bots] Für welchen Bot spielst du?
   *[any] Für wen spielst du?
  }
web-take-hint = Du spielst mit allem weiter, was dort liegt, und der Platz gehört dir auch in der nächsten Partie.
web-took =
  { $who ->
    [you] Du spielst jetzt für { $bot }.
   *[other] { $name } spielt jetzt für { $bot }.
  }
web-seek-one = Um den Platz von { $name } bitten
web-seek-note = ist weg, der Gastgeber entscheidet
web-seek-asked = { $name } bittet um den Platz von { $away }, für den gerade ein Bot spielt.
web-seek-hand = Übergeben
web-seek-keep = Lieber warten
web-seek-waiting = Du hast um den Platz von { $name } gebeten. Der Gastgeber entscheidet.
web-seek-kept = Der Gastgeber wartet lieber auf { $name }.
web-seek-back = { $name } ist wieder da und spielt weiter.
web-handed =
  { $who ->
    [you] Der Platz gehört dir: Du spielst für { $away } weiter.
    [same] { $name } spielt weiter, in einem anderen Browser.
   *[other] { $name } spielt für { $away } weiter.
  }
web-handed-yours = Du schaust zu: Während du weg warst, ging dein Platz an { $name }.
web-missed = Während du weg warst
web-tray-sending = Unterwegs…
web-tray-choose = So spielen
web-tray-back = Zurück
web-tray-key-enter = Enter
web-tray-pick =
  { $once ->
    [yes] Einmal tippen spielt den Zug sofort.
   *[no] Einmal tippen zeigt, was ein Zug bringt; noch einmal tippen spielt ihn.
  }
web-confirm = Bestätigen: { $what }
web-confirm-first = Wähle zuerst
web-log-title = Am Tisch
web-log-empty = Noch ist nichts passiert.
web-log-played-on = Hier geht es an einer Stelle einer anderen Partie weiter.
web-log-look = Den Tisch zu diesem Zeitpunkt ansehen
web-past-title = Ein früherer Moment
web-past-place = { $place } von { $count }
web-past-older = Einen Moment zurück
web-past-newer = Einen Moment weiter
web-past-walk = Momente des Spiels
web-past-now = Zurück ins Jetzt
web-past-turn = Du bist dran
web-past-first = Hier begann die Partie.
web-past-on = Ab hier weiterspielen
web-past-on-how = Gegen Bots, ohne Wertung, mit neuen Würfeln
web-react = Etwas sagen
web-react-cheer = Schöner Wurf
web-react-laugh = Ha
web-react-wow = Oho
web-react-ouch = Autsch
web-react-think = Ich überlege
web-react-thanks = Danke
web-react-hurry = Lass dir Zeit, aber schnell
web-react-wave = Hallo
web-leave-word = Gehen
web-leave-line = ein Bot spielt für dich weiter. Komm jederzeit zurück.
web-close = Schließen

## Der Beginn und der Beleg

web-begin = Die Würfel werden vereinbart.
web-begin-anew = Jemand hat nicht geantwortet. Die Würfel werden neu vereinbart.
web-begin-days = Die Würfel werden vereinbart. Das Spiel beginnt, sobald alle vorbeigeschaut haben.
web-tool-receipt = Beleg
web-receipt-title = Was vereinbart ist
web-receipt-none = Noch ist nichts vereinbart. Wenn das Spiel beginnt, wird hier alles festgehalten.
web-receipt-old = Dieser Tisch begann, bevor alles Vereinbarte festgehalten wurde. Seine Würfel lassen sich nachrechnen, aber dir sind sie nicht bewiesen.
web-receipt-who = Wer spielt
web-receipt-gave = hat eine geheime Zahl zu den Würfeln beigetragen
web-receipt-gave-not = hat nichts zu den Würfeln beigetragen
web-receipt-bot = Bot, { $level }
web-receipt-rules = Nach welchen Regeln
web-receipt-anew = { $count ->
    [one] Der Tisch hat einmal neu begonnen, weil jemand nicht geantwortet hat: { $names }.
   *[other] Der Tisch hat { $count } Mal neu begonnen, weil jemand nicht geantwortet hat: { $names }.
  }
web-receipt-means = Was das heißt
web-receipt-own = Deine eigene geheime Zahl steckt in den Würfeln. Also konnte niemand sie aussuchen: weder wer diesen Server betreibt noch wer mitspielt noch beide zusammen.
web-receipt-own-anew = Deine eigene geheime Zahl steckt in den Würfeln. Also konnte niemand sie aussuchen, außer indem ein Beginn abgebrochen wurde; wie oft das geschah, steht oben.
web-receipt-not-own = Von dir steckt keine Zahl in den Würfeln. Dir sind sie nicht bewiesen.
web-receipt-know = Wer den Server betreibt, kann kommende Würfel kennen und könnte sie jemandem am Tisch verraten. Das schließt kein Beleg aus.
web-receipt-lost = Der Server hat Züge verloren und gibt es zu. Sie fehlen auch in deiner Kopie.
web-receipt-lines = { $count ->
    [one] Dein Browser hat die eine Zeile, die dieses Spiel bisher hat, kopiert. Am Ende vergleicht er seine Kopie mit der Aufzeichnung.
   *[other] Dein Browser hat alle { $count } Zeilen, die dieses Spiel bisher hat, kopiert. Am Ende vergleicht er seine Kopie mit der Aufzeichnung.
  }
web-receipt-save = Meine Kopie sichern
web-alarm = Was der Server sagt, widerspricht deiner eigenen Kopie.
web-alarm-save = Beweis sichern
web-alarm-agreement = Vereinbart ist nicht das, was dir gezeigt wurde.
web-alarm-promise = Der geheime Startwert ist nicht der versprochene.
web-alarm-names = Ein Name ist nicht der vereinbarte.
web-alarm-list = Die Liste der Zahlen wurde geändert.
web-alarm-nonce = Eine geheime Zahl ist nicht die versprochene.
web-alarm-signature = Eine Unterschrift ist falsch.
web-alarm-key = Der Server unterschreibt mit einem Schlüssel, zu dem er nicht steht.
web-alarm-line = Eine Zeile des Spiels wurde nachträglich geändert.
web-alarm-chain = Die Zeilen passen nicht zu dem, was der Server unterschrieben hat.
web-alarm-dice = Würfel zeigen nicht, was sie zeigen müssen.
web-alarm-record = Die Aufzeichnung ist nicht zu lesen.
web-judged-checking = Die Aufzeichnung wird mit deiner eigenen Kopie verglichen.
web-judged-agrees = Deine eigene Kopie stimmt überein: Niemand konnte die Würfel aussuchen.
web-judged-anew = { $count ->
    [one] Deine eigene Kopie stimmt überein. Der Tisch hat einmal neu begonnen; davon abgesehen konnte niemand die Würfel aussuchen.
   *[other] Deine eigene Kopie stimmt überein. Der Tisch hat { $count } Mal neu begonnen; davon abgesehen konnte niemand die Würfel aussuchen.
  }
web-judged-unproven = Diese Würfel sind dir nicht bewiesen.
web-judged-contradicts = Die Aufzeichnung widerspricht deiner eigenen Kopie.
web-judged-unreachable = Die Aufzeichnung ist gerade nicht zu bekommen. Deine eigene Kopie bleibt erhalten.

## Die Leitung zum Server

web-line-connecting = Verbindung zum Tisch…
web-line-lost = Die Leitung ist weg. Neuer Versuch läuft; deine Züge sind aufgehoben.
web-line-moving = Der Server zieht um. Einen Moment, nichts geht verloren.
web-line-sending = Wird gesendet…
web-away-line = Ein Bot spielt für dich.
web-away-back = Ich bin zurück
web-notify = Sag mir, wenn ich dran bin
web-refused-move-illegal = Dieser Zug geht hier nicht.
web-refused-move-stale = Der Tisch ist schon weiter. Schau noch einmal.
web-refused-move-not-your-turn = Jemand anderes ist dran.
web-refused-seat-taken = Da sitzt schon jemand.
web-refused-seat-name = Hier heißt schon jemand zum Verwechseln ähnlich. Wähle bitte einen anderen Namen.
web-refused-request-name = So kann niemand heißen. Nimm Buchstaben einer Schrift, Ziffern und einfache Emojis.
web-refused-table-full = Alle Plätze sind besetzt.
web-refused-table-unknown = Diesen Tisch gibt es nicht. Der Link ist falsch oder sehr alt.
web-refused-table-host = Das darf nur, wer den Tisch eröffnet hat.
web-refused-table-hints = An diesem Tisch gibt es keine Tipps.
web-refused-table-sealed = Andere sehen diesen Tisch, wenn sein Tag vorbei ist.
web-refused-person-forbidden = Dafür musst du gerade deinen Passkey benutzt haben.
web-refused-passkey-none = Du hast die Frage deines Geräts abgelehnt, oder es hat keinen Passkey für hier.
web-refused-passkey-known = Auf diesem Gerät ist schon ein Passkey dieses Kontos.
web-refused-table-restless = An diesem Tisch gab es zu viel Kommen, Gehen oder Fragen.
web-refused-table-phase = Das geht an dieser Stelle der Partie nicht.
web-refused-request-too-many = Zu schnell. Warte eine Sekunde und versuche es noch einmal.
web-refused-request-address = An diese Adresse dürfen wir nichts schicken. Nimm eine, die alle erreichen können, mit https.
web-refused-push-none = Dein Browser hat keinen Push-Dienst, oder er ist ausgeschaltet. Solange diese Seite offen ist, erfährst du es; für alles andere gib uns eine andere Adresse.
web-refused-line-lost = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-refused-server-unavailable = Der Server erreicht gerade seine Datenbank nicht. Versuch es gleich noch einmal.
web-refused-server-busy = { $seconds ->
    [one] Der Server ist überlastet. Versuch es in einer Sekunde noch einmal.
   *[other] Der Server ist überlastet. Versuch es in { $seconds } Sekunden noch einmal.
  }
web-refused-game-option = Diese Hausregeln passen nicht zusammen.
web-refused-lesson-other = Erst der Zug, den die Hand zeigt. Nach dieser Runde ist jeder Zug deiner.
web-refused-position-bad = Das ist keine Stellung, die man spielen kann.
web-refused-position-today = Das ist eine der Zehn von heute. Was hier am besten ist, steht hier, wenn der Tag vorbei ist.
web-refused-day-over = Diese Zehn sind vorbei. Die neuen sind schon da.
web-refused-other = Das hat nicht geklappt ({ $code }).

## Gehen, vorschlagen

web-dialog-leave = Den Tisch verlassen?
web-dialog-leave-text = Ein Bot spielt für dich weiter, niemand muss warten. Über denselben Link kommst du jederzeit zurück.
web-dialog-leave-do = Erst einmal gehen
web-dialog-resign = Aufgeben
web-dialog-resign-text = Endgültig: Ein Bot spielt deinen Platz zu Ende, und du kannst nicht dorthin zurück.
web-dialog-propose-abandon = Vorschlagen, das Spiel zu beenden
web-dialog-propose-takeback = Bitten, meinen letzten Zug zurückzunehmen
web-dialog-asked-abandon = { $name } möchte das Spiel beenden.
web-dialog-asked-takeback = { $name } möchte den letzten Zug zurücknehmen.
web-dialog-asked-waiting = Die anderen müssen noch antworten.
web-dialog-yes = Einverstanden
web-dialog-no = Nein
web-dialog-stay = Bleiben

## Das Ende

web-final-won = Du gewinnst.
web-final-other = { $name } gewinnt.
web-final-rivals = Die Rivalen gewinnen.
web-final-shared = Geteilter Sieg: { $names }.
web-final-abandoned = Das Spiel wurde beendet.
web-final-expired = An diesen Tisch kam niemand zurück.
web-final-place = Platz { $rank }
web-final-prizes = { $prizes ->
    [one] { $prizes } Preis
   *[other] { $prizes } Preise
  }
web-final-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
web-final-ahead = { $name } folgt, { $gap } dahinter.
web-final-rematch = Noch eine Partie
web-final-replay = Züge durchgehen
web-final-review = Partie auswerten
web-final-check = Würfel prüfen
web-final-share = Teilen
web-final-record = Partie aufheben
web-final-table = Zurück zum Tisch
web-final-all-rivals = Alle Rivalen
web-final-short = Dir fehlten { $gap }.
web-final-more = { $gap } mehr als alle Rivalen zusammen.
web-board-par =
  { $how ->
    [above] { $gap } über Par. Ein Meister kam auf { $par }.
    [below] { $gap } unter Par. Ein Meister kam auf { $par }.
   *[even] Genau Par: Auch ein Meister kam auf { $par }.
  }
web-board-rank = Platz { $rank } von { $people }, die dieses Brett gespielt haben.
web-board-none = Dieser Versuch zählt nicht.
web-board-waiting = Ein Meister spielt dasselbe Brett …
web-board-unknown = Worauf ein Meister hier kam, lässt sich gerade nicht sagen.
web-board-sealed = Heute haben alle diese Würfel. Ihr Nachweis, die Aufzeichnung und die Auswertung kommen, wenn der Tag vorbei ist.
web-merit-title = Glück und Können
web-merit-unit = Punkte Gewinnchance
web-merit-luck = Glück
web-merit-skill = Können
web-merit-line = { $name }: Glück { $luck }, Können { $skill } Punkte Gewinnchance
web-merit-alone = { $name }: Glück { $luck } Punkte Gewinnchance
web-merit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
web-merit-how-luck = { $sign ->
    [more] Die Würfel gaben { $points } Gewinnchance mehr, als Würfel im Schnitt geben.
    [less] Die Würfel gaben { $points } Gewinnchance weniger, als Würfel im Schnitt geben.
   *[even] Die Würfel gaben, was Würfel im Schnitt geben.
  }
web-merit-how-skill = { $sign ->
    [more] Die Züge verschenkten { $points } weniger als die der anderen im Schnitt.
    [less] Die Züge verschenkten { $points } mehr als die der anderen im Schnitt.
   *[even] Die Züge verschenkten so viel wie die der anderen im Schnitt.
  }
web-merit-best = Bester Zug
web-merit-costliest = Teuerster Zug
web-merit-best-worth = { $points } vor dem nächstbesten Zug
web-merit-costliest-worth = { $points } Gewinnchance verschenkt
web-again-wanted = { $count ->
    [one] { $names } will noch eine Partie.
   *[other] { $names } wollen noch eine Partie.
  }
web-again-join = Mit { $name } spielen
web-again-waiting = Warten auf { $names }.
web-again-soon = In { $seconds } s geht es los.
web-again-starting = Die nächste Partie beginnt.
web-again-now = Ohne Warten beginnen
web-again-begun = Die nächste Partie läuft, und ein Bot spielt für dich.
web-again-next = Zur nächsten Partie
web-again-watch = Nächste Partie ansehen
web-replay-title = Die Züge, einer nach dem anderen

## Spiele ohne eigene Zeichnung

web-plain-board = Der Tisch
web-plain-common = Auf dem Tisch
web-plain-hidden = { $count ->
    [one] verdeckt
   *[other] { $count } verdeckt
  }
web-plain-kind = Was tust du?
web-plain-picked = Was du gewählt hast
web-plain-change = { $what }, ändern
web-plain-left = { $count ->
    [one] Ein Zug bleibt übrig.
   *[other] { $count } Züge sind möglich.
  }

## Auswertung

web-review-title = Auswertung
web-review-lead = Jeder Wurf und jede Wahl dieser Partie, noch einmal angesehen: was Glück war und was Können.
web-review-back = Zurück zum Tisch
web-review-waiting = In der Schlange. Der Trainer setzt sich gleich an deine Partie.
web-review-running = Der Trainer geht die Partie durch.
web-review-wait-hint = Das dauert ein paar Sekunden, bei langen Partien bis zu einer Minute. Du kannst die Seite schließen und wiederkommen.
web-review-failed = Diese Partie konnte nicht ausgewertet werden.
web-review-again = Noch einmal
web-review-curve = Gewinnchance
web-review-curve-of = Gewinnchance, Zug um Zug: { $names }
web-review-scrub = Durch die Partie gehen
web-review-earlier = Der Moment davor
web-review-later = Der nächste Moment
web-review-hint = Geh die Kurve entlang, oder tippe unten auf einen Moment.
web-review-start = Anfang
web-review-end = Ende
web-review-exact = Alle Chancen hier sind exakt.
web-review-error = Die Chancen sind geschätzt, üblicherweise auf { $error } genau.
web-review-players = Glück und Können
web-review-luck = Glück
web-review-loss = Verschenkt
web-review-adjusted = Ohne Glück
web-review-verdict = { $ending ->
    [won] { $luck ->
        [kind] Gewonnen, und die Würfel halfen mit.
        [cruel] Gewonnen gegen die Würfel.
       *[fair] Gewonnen mit gewöhnlichen Würfeln.
      }
    [shared] { $luck ->
        [kind] Geteilter Sieg, und die Würfel halfen mit.
        [cruel] Geteilter Sieg gegen die Würfel.
       *[fair] Geteilter Sieg mit gewöhnlichen Würfeln.
      }
   *[lost] { $luck ->
        [kind] Verloren, obwohl die Würfel halfen.
        [cruel] Verloren, und die Würfel waren grausam.
       *[fair] Verloren mit gewöhnlichen Würfeln.
      }
  }
web-review-sound = { $all ->
    [0] Nichts zu wählen.
    [one] { $good } von einem Zug war der beste oder gut.
   *[other] { $good } von { $all } Zügen waren die besten oder gut.
  }
web-review-how = So liest man das
web-review-how-luck = Was die Würfel über ihren Durchschnitt hinaus gegeben haben. Über viele Partien ergibt das null.
web-review-how-loss = Was bessere Züge gewonnen hätten.
web-review-how-adjusted = Das Ergebnis ohne das Glück: der Anteil am Sieg, den das Spiel verdient hat.
web-review-turning = Wendepunkte
web-review-turning-none = Kein einzelner Moment hat diese Partie entschieden.
web-review-moments = Moment für Moment
web-review-all = Alle am Tisch
web-review-whose = Wessen Momente
web-review-kind = Welche Momente
web-review-kind-key = Schlüsselmomente
web-review-kind-all = Alle
web-review-kind-choice = Züge
web-review-kind-chance = Würfel
web-review-kind-wrong = Fehler
web-review-nothing = Hier gibt es nichts zu sehen. Ein gutes Zeichen.
web-review-grade-best = Bester Zug
web-review-grade-fine = Gut
web-review-grade-slip = Ungenau
web-review-grade-mistake = Fehler
web-review-grade-blunder = Patzer
web-review-lucky = Glück
web-review-unlucky = Pech
web-review-played = gespielt
web-review-better = besser
web-review-money = { $money } erwartet
web-review-unnamed = Ein anderer Zug

## Tipps

web-hint = Tipp
web-hint-title = Was der Trainer täte
web-hint-thinking = Der Trainer sieht sich deine Würfel an …
web-hint-best = am besten
web-hint-win = { $win } Gewinnchance
web-hint-error = Die Chancen sind geschätzt, auf etwa { $error } genau.
web-hint-exact = Die Chancen sind exakt.

## What if?

web-what-if = Was wäre, wenn?
web-what-if-seat = Spieler { $seat }
web-what-if-asks = { $name } muss wählen
web-what-if-odds = Wie oft jede Möglichkeit gewinnt
web-what-if-none = Die Chancen dieser Wahl kennt niemand.
web-what-if-copy = Adresse kopieren
web-what-if-thinking = Der Trainer sieht sich den Tisch an …

## Regeln

web-rules-title = Spielregeln
web-rules-none = Dieses Spiel bringt keine Regeln zum Lesen mit.

## Würfel prüfen

web-verify-title = Würfel prüfen
web-verify-lead = Vor dem ersten Wurf hat der Tisch einen geheimen Startwert versprochen, und die Spieler haben eigene geheime Zahlen beigetragen. Nach dem Spiel ist alles bekannt: Dein Browser rechnet jeden Wurf nach.
web-verify-seats = Wer zu den Würfeln beigetragen hat
web-verify-check-promise = Der Startwert ist der versprochene.
  .bad = Der Startwert ist nicht der versprochene.
web-verify-check-names = Die Namen sind die vereinbarten.
  .bad = Ein Name ist nicht der vereinbarte.
web-verify-check-commitments = Jede geheime Zahl ist die, auf die sich jemand festgelegt hatte.
  .bad = Eine geheime Zahl ist nicht die, auf die sich jemand festgelegt hatte.
web-verify-check-anew = Der Tisch hat ordnungsgemäß begonnen, { $count ->
    [0] gleich beim ersten Mal
    [one] und einmal neu
   *[other] und { $count } Mal neu
  }.
  .bad = Die Anfänge des Tisches folgen nicht aufeinander.
web-verify-check-chain = Alle Zeilen sind die, die der Server versiegelt hat.
  .bad = Die Zeilen sind nicht die, die der Server versiegelt hat.
web-verify-check-signatures = Alle Unterschriften stimmen.
  .bad = Eine Unterschrift ist falsch.
web-verify-withheld = { $count ->
    [one] Ein Name wurde vergessen und wird nicht gezeigt.
   *[other] { $count } Namen wurden vergessen und werden nicht gezeigt.
  }
web-verify-twice = Ein Ergebnis hat keinen eigenen Platz.
web-verify-played-on = Diese Partie begann an einer Stelle einer anderen. Was dort verdeckt lag, hat der Schlüssel neu verteilt. Der Befehl flambeur verify rechnet es nach, diese Seite kann es nicht.
web-verify-rules = Hier nicht geprüft, weil es die Regeln braucht: ob jeder Wurf an seinem Platz fällig, jeder Zug erlaubt und das Ergebnis richtig war. Das tut der Befehl flambeur verify.
web-verify-code = Der Code des Tisches
web-verify-run = Nachrechnen
web-verify-hash = Das Versprechen
web-verify-hash-good = Der Startwert gehört zu dem Hash, der vor dem Spiel veröffentlicht wurde.
web-verify-hash-bad = Der Startwert gehört nicht zu dem Hash. Diesen Würfeln ist nicht zu trauen.
web-verify-nonces = Was die Spieler beigetragen haben
web-verify-seed = Der Startwert
web-verify-rolls = { $count ->
    [one] Ein Ergebnis ist nachgerechnet und stimmt.
   *[other] { $count } Ergebnisse sind nachgerechnet und stimmen.
  }
web-verify-wrong = { $count ->
    [one] Ein Ergebnis ist nicht das, was der Startwert ergibt.
   *[other] { $count } Ergebnisse sind nicht das, was der Startwert ergibt.
  }
web-verify-skipped = { $count ->
    [one] Ein Wurf braucht den Simulator: flambeur verify rechnet ihn nach.
   *[other] { $count } Würfe brauchen den Simulator: flambeur verify rechnet sie nach.
  }
web-verify-running = Das Spiel läuft noch. Der Startwert kommt am Ende; der Hash steht schon da.
web-verify-outcome = Ergebnis { $n }
web-verify-same = stimmt
web-verify-differs = weicht ab
web-verify-unchecked = hier nicht berechnet

## Einstellungen

web-settings-title = Einstellungen
web-settings-name = Dein Name an Tischen
web-settings-sound = Ton
web-settings-theme = Licht
web-settings-theme-night = Nacht
web-settings-theme-terrace = Terrasse bei Tag
web-settings-speed = Tempo
web-settings-speed-text = Sofort heißt: ohne Bewegung.
web-settings-speed-calm = Ruhig
web-settings-speed-normal = Normal
web-settings-speed-brisk = Flott
web-settings-speed-instant = Sofort
web-settings-slow = Langsamer, wenn es darauf ankommt
web-settings-slow-text = Auszahlungen und was ein Spiel entscheidet laufen nie schneller als normal.
web-settings-vibrates = Vibration
web-settings-awake = Bildschirm anlassen
web-settings-awake-text = Solange gespielt wird.
web-settings-one-tap = Einmal tippen spielt
web-settings-one-tap-text = In jedem Spiel. Sonst zeigt das erste Tippen, was ein Zug bringt, und das zweite spielt ihn.
web-settings-left-hand = Für die linke Hand
web-settings-left-hand-text = Liegt das Telefon quer, stehen Würfel und Knöpfe links.
web-settings-tips = Tipps für den Anfang
web-settings-tips-text = Wer ein Spiel noch nicht kennt, lernt es zuerst, und neue Maschinen stellen sich vor.
web-settings-hide = Namen von Fremden verbergen
web-settings-hide-text = Andere am Tisch bekommen Namen von uns. Bots behalten ihre.
web-settings-aloud = Vorlesen
web-settings-aloud-text = Die Stimme dieses Geräts sagt die Überschriften.
web-settings-notify = Mitteilungen
web-settings-notify-text = Wo und wann du erfährst, dass du dran bist.

## Datenschutz

web-privacy = Datenschutz
  .about = Was gespeichert wird, wie lange, und wie du vergessen wirst.
web-notices = Wessen Arbeit in diesen Seiten steckt
web-privacy-lead = Du spielst hier ohne E-Mail-Adresse, ohne Passwort und ohne Tracker. Das bleibt auf dem Tisch, und so lange.
web-privacy-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
web-privacy-years = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahre
  }
web-privacy-tables = Tische von Gästen
  .text = Die Namen, die dort eingegeben wurden, jeder Zug und jeder Wurf: damit das Spiel weitergehen, noch einmal angesehen und nachgeprüft werden kann.
  .since = nach dem Spiel
web-privacy-accounts = Konten
  .text = Dein Name, die öffentliche Hälfte deiner Passkeys, deine Wertungen und der Tag deines letzten Besuchs. Ein Tisch, an dem ein Konto saß, bleibt so lange wie das Konto.
  .since = nach dem letzten Besuch
web-privacy-bots = Bots mit Token
  .text = Der Name des Bots, seine Wertungen und ein Fingerabdruck seines Tokens, nie das Token selbst.
  .since = nach dem letzten Einsatz
web-privacy-cookie = Ein Cookie
  .text = Es sagt, dass du du bist, damit dein Platz deiner bleibt. Ohne geht hier nichts, also gibt es nichts zuzustimmen. Sprache, Licht, Ton, welche Spiele du schon gespielt hast und die Belege deiner letzten zwanzig Tische behält nur dein Browser.
  .since = in deinem Browser
web-privacy-see = Wer was sieht
  .table = Wer am Tisch sitzt oder den Link hat: deinen Namen dort und was du spielst. Öffentliche Tische und die Wertungen von Konten sehen alle.
  .host = Wer diesen Server betreibt: alles, was gespeichert ist, und die Sicherungen davon.
  .told = Wenn du willst, dass man dir Bescheid gibt, wird aufbewahrt, wohin, in welcher Sprache und Zeitzone, bis du es zurücknimmst, dich abmeldest oder wegbleibst. Wer eine Nachricht weiterreicht, kann sie nicht lesen.
web-privacy-not = Was es hier nicht gibt
  .text = Keine Werbung, keine Tracker, nichts von fremden Seiten. Deine Netzwerkadresse wird zum Schutz vor Überlastung nur im Arbeitsspeicher gezählt und nie aufgeschrieben.
web-privacy-yours = Es gehört dir
  .id = Hier bist du { $id }. Gib das an, wenn du dem Betreiber schreibst.
web-privacy-export = Alles herunterladen
web-privacy-forget = Vergessen werden
  .ask = Vergessen werden?
  .goes = Deine Liste der Tische, deine Wertungen, dein Übungsstapel, Passkeys, Bots und Tokens verschwinden sofort und endgültig. In laufenden Spielen spielt ein Bot für dich weiter.
  .stays = Das Log jedes Tisches bleibt, mit dem Namen, den du dort eingegeben hast: Es belegt den anderen das Spiel. Saß dort kein Konto, verschwindet es { $time } nach dem Spiel. Die Nummer, unter der wir dich kannten, bleibt { $cookie } als ungültig vermerkt, damit kein altes Cookie mehr gilt.
  .yes = Vergiss mich
  .done = Erledigt. Dieser Browser ist jetzt ein neuer Gast.

## Vegas

web-vegas-colour-1 = Rot
web-vegas-colour-2 = Blau
web-vegas-colour-3 = Grün
web-vegas-colour-4 = Lila
web-vegas-colour-neutral = Neutral
web-vegas-nobody = Noch niemand
web-vegas-nobody-came = Hier war niemand.
web-vegas-front = Kasino { $casino }: { $bills }. Würfel: { $dice }.
web-vegas-front-empty = Kasino { $casino }: { $bills }. Keine Würfel.
web-vegas-look-at = Kasino { $casino }: sehen, was deine Würfel dort bewirken
web-vegas-would = { $standing ->
    [leads] Du liegst vorn
    [follows] Du kommst auf Platz { $place }
    [ties] Gleichstand
    [unpaid] Kein Schein mehr für dich
   *[absent] Keiner deiner Würfel
  }
web-vegas-hint = { $standing ->
    [unpaid] kein Schein
   *[absent] nicht deine
  }
web-vegas-choose = Wähle eine Augenzahl
web-vegas-choose-how =
  { $once ->
    [yes] Alle Würfel mit dieser Zahl kommen auf ihr Kasino. Einmal tippen spielt.
   *[no] Alle Würfel mit dieser Zahl kommen auf ihr Kasino. Der erste Tipp zeigt, was das bewirkt.
  }
web-vegas-chooses = { $name } wählt eine Augenzahl
web-vegas-place = Auf die { $casino } setzen
web-vegas-back = Zurück
web-vegas-to-pile = unter den Stapel
web-vegas-skip = Zum Überspringen irgendwo tippen
web-vegas-go-on = Weiter
web-vegas-left = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
  }
web-vegas-bills = { $count ->
    [one] { $count } Schein
   *[other] { $count } Scheine
  }
web-vegas-balance = Wäre die Runde jetzt zu Ende
web-vegas-balance-you = Du
web-vegas-balance-rivals = Alle Gegner

## Royale

web-royale-grey = Grau
web-royale-closed = Geschlossen
web-royale-counts = zählt 2
web-royale-pass = Passen (1 Chip)
web-royale-roll = Würfeln
web-royale-chips = { $count ->
    [0] Keine Chips
    [one] { $count } Chip
   *[other] { $count } Chips
  }
web-royale-rule-of = { $tile }: die Regel
web-royale-new = Neue Maschine
web-royale-new-is = Eine neue Maschine: { $tile }
web-royale-met = Verstanden
web-royale-all = Alle sechzehn Maschinen
web-royale-fold = Den Tisch ansehen
web-royale-unfold = Zurück zur Wahl
web-royale-equal = Noch eine { $total } verliert: { $count } von { $throws }.
web-royale-row-put = { $size ->
    [big] Großen legen
   *[small] Würfel legen
  }
web-royale-row-back = { $size ->
    [big] Großen zurück
   *[small] Würfel zurück
  }
web-royale-row-grey = { $count ->
    [one] { $count } grauer
   *[other] { $count } graue
  }
web-royale-row-chip = Für einen Chip
web-royale-row-cash = Für Geld
web-royale-row-action = Für einen Zug
web-royale-box = Kiste { $number }
web-royale-token = { $worth }: in Kiste { $number }
web-royale-split-hint = Ein Tipp legt einen Marker in die andere Kiste. Niemand sieht, was wo liegt.
web-royale-split-do = Beide Kisten schließen

## Easy Come

web-easycome-prize-four-kind = Vier Gleiche
web-easycome-prize-two-pairs = Zwei Paare
web-easycome-prize-triple-odd = Ungerader Drilling
web-easycome-prize-triple-even = Gerader Drilling
web-easycome-prize-sum-7 = Sieben
web-easycome-prize-sum-13 = Dreizehn
web-easycome-prize-sum-le-3 = Niedrig
web-easycome-prize-sum-ge-17 = Hoch
web-easycome-prize-straight = Straße
web-easycome-need-pair = noch ein Paar
web-easycome-need-exact = Summe = { $total }
web-easycome-need-most = Summe ≤ { $total }
web-easycome-need-least = Summe ≥ { $total }
web-easycome-need-dice =
  { $count ->
    [one] { $count } Würfel fehlt
   *[other] { $count } Würfel fehlen
  }
web-easycome-take = zu nehmen
web-easycome-steal = zu stehlen
web-easycome-out = zu weit weg
web-easycome-closed = gesperrt
web-easycome-yours = deiner
web-easycome-you = Du
web-easycome-bot-plays = ein Bot spielt
web-easycome-prizes =
  { $count ->
    [0] kein Preis
    [one] ein Preis
    [2] zwei Preise
    [3] drei Preise
   *[other] { $count } Preise
  }
web-easycome-survive =
  { $left ->
    [one] Zug zu überstehen
   *[other] Züge zu überstehen
  }
web-easycome-free = Frei auf dem Tisch
web-easycome-closed-centre = Gesperrt: nur stehlen
web-easycome-dice = Deine Würfel
web-easycome-kept = behalten
web-easycome-keep = bleibt
web-easycome-roll = rollt
web-easycome-tap = behalten?
web-easycome-brings = Für „{ $prize }“: { $need }.
web-easycome-robs = Für „{ $prize }“ von { $name }: { $need }.
web-easycome-hopeless = Damit ist kein Preis erreichbar.
web-easycome-else-wins = Sonst gewinnt { $name } am Ende deines Zuges.
web-easycome-roll-others =
  { $count ->
    [one] Letzten Würfel werfen
   *[other] Die anderen { $count } werfen
  }
web-easycome-end = Zug beenden
web-easycome-chance = { $ways } von { $rolls }
web-easycome-do-take = „{ $prize }“ nehmen
web-easycome-do-steal = { $name } „{ $prize }“ wegnehmen
web-easycome-let-go = Darauf verzichten
web-easycome-back = Zurück
web-easycome-hint = Tippe auf Würfel, die bleiben.

## Strike

web-strike-arena = Die Arena
web-strike-you = Du
web-strike-yours = dir
web-strike-out = ausgeschieden
web-strike-last-one = der letzte
web-strike-bot-plays = ein Bot spielt
web-strike-points =
  { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
web-strike-reserve =
  { $count ->
    [one] { $name }: { $count } Würfel
   *[other] { $name }: { $count } Würfel
  }
web-strike-die = Würfel mit { $face }
web-strike-pull = Zurückziehen, loslassen.
web-strike-pick = Zielen, dann werfen.
web-strike-again = Nichts gleich: weiter oder Schluss.
web-strike-again-empty = Die Arena ist leer: noch ein Wurf oder Schluss.
web-strike-all-at-once =
  { $count ->
    [one] Wirf deinen letzten Würfel.
   *[other] Wirf alle { $count } auf einmal.
  }
web-strike-throws =
  { $who ->
    [you] Du wirfst.
   *[other] { $name } wirft.
  }
web-strike-hint = Zwei gleiche nach dem Wurf gehören dir.
web-strike-grand-hint = Die Arena ist leer: Was gleich ist, kommt zu dir zurück.
web-strike-aim = Ziel
web-strike-middle = Mitte
web-strike-how = Stärke
web-strike-soft = Sanft
web-strike-normal = Normal
web-strike-hard = Hart
web-strike-throw = Werfen
web-strike-throw-all = Alle werfen
web-strike-watch = Wurf noch einmal sehen
web-strike-key-space = Leertaste
web-strike-push = Schieb Würfel, bevor du wirfst.
web-strike-regroup = Schieben
web-strike-stop = Schluss
web-strike-leave = Gehen
web-strike-do = Machen
web-strike-back = Zurück
web-strike-which = Welcher Würfel
web-strike-where = Wohin
web-strike-together = Zusammen
web-strike-apart = Auseinander
web-strike-lay = Hier ablegen
web-strike-place-1 = vorne links
web-strike-place-2 = vorne
web-strike-place-3 = vorne rechts
web-strike-place-4 = links
web-strike-place-5 = Mitte
web-strike-place-6 = rechts
web-strike-place-7 = hinten links
web-strike-place-8 = hinten
web-strike-place-9 = hinten rechts

## Lernen

web-lesson-learn = In einer Minute lernen
web-lesson-skip = Überspringen
web-lesson-never = Nie wieder Tipps
web-lesson-here = Tipp erst an, was die Hand zeigt. Nach dieser Runde ist jeder Zug deiner.
web-lesson-end = Jetzt weißt du, wie es geht
web-lesson-end-text = Der Rest kommt beim Spielen. Ab hier hat niemand die Würfel vorbereitet.
web-lesson-real = Jetzt richtig
web-lesson-back = Zurück an deinen Tisch
web-lesson-dice = Die Würfel einer ersten Partie sind vorbereitet, damit du siehst, worauf es ankommt. Über sie wird nichts versprochen, und nichts davon zählt.
web-example-try = Probier es aus
web-example-go = Mein Zug
web-example-back = Zurück zu den Regeln
web-example-again = Noch einmal

## Ein Gerät, das herumgeht

web-shared-devices = Geräte
web-shared-own = Jeder an seinem Gerät
web-shared-one = An einem Gerät
web-shared-who = Wer spielt mit?
web-shared-player = Spieler { $number }
web-shared-add = Noch jemand
web-shared-remove = { $name } entfernen
web-shared-level = Spielstärke
web-shared-start = Spiel starten
web-shared-give = Weitergeben an { $name }
web-shared-why = { $name } trifft eine Wahl, die sonst niemand sehen darf.
web-shared-am = Ich bin { $name }
web-shared-hold = Gedrückt halten: dein Geld
web-shared-leave = Das Spiel wartet auf diesem Gerät auf euch. Ihr findet es auf der Startseite.
web-shared-takeback = Den letzten Zug zurücknehmen
web-shared-stop = Das Spiel beenden
