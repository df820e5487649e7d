### Die Befehlszeile: Hilfe, Fragen, Antworten, Absagen.

## Hilfe

help-intro =
  Würfelspiele im Terminal. So fängst du an: flambeur play vegas

help-play = Spielen, mit Freunden an der Tastatur und Bots auf den anderen Plätzen.
help-replay = Ein aufgezeichnetes Spiel noch einmal erzählen, Zug um Zug.
help-show = Den Tisch eines aufgezeichneten Spiels oder einer Stellung zeigen.
help-train = Üben: eine Stellung, deine Wahl, und was jede Möglichkeit wert ist.
help-verify = Prüfen, ob die Würfel eines aufgezeichneten Spiels aus dem festgelegten Startwert folgen.
help-games = Die Spiele zeigen, die es hier gibt.
help-rules = Die Regeln eines Spiels lesen.
help-more =
  Jeder Befehl erklärt sich selbst: flambeur play --help
  Andere Sprachen: --lang en, --lang fr, --lang ru
help-usage = Aufruf:
help-subjects = Worum es geht
help-choices = Was du wählen kannst
help-general = Überall
help-options = Optionen der Ausgaben { $editions }
help-options-game = Optionen von { $game }
help-help = Diese Hilfe zeigen.
help-lang = Die Sprache aller Texte.
help-game = Das Spiel: vegas, easycome oder strike.
help-file = Ein aufgezeichnetes Spiel.
help-moment = Ein aufgezeichnetes Spiel oder eine Stellung in einer Zeile.
help-odds = Sagen, wie oft jede Möglichkeit für den gewinnt, der wählen muss.
help-verify-bots = Auch die Entscheidungen der Bots wiederholen, soweit sie nach dem spielen, was hier installiert ist.
help-seats = Wer spielt, mit Namen, wenn du magst: human (ein Mensch) oder ein Bot: novice (irrt sich wie wir), casual (nimmt, was am besten aussieht), strong (rechnet voraus), champion (der beste, den es gibt) oder uniform (denkt nicht nach). Ohne Angabe ein Mensch und drei casual; ein human allein spielt solo.
help-own-name = Dein Name; bei mehreren Leuten der des ersten Platzes.
help-edition = Die Ausgabe des Spiels: 2018 und 2012 sind das klassische Spiel; royale bringt große Würfel, Chips und Maschinen; royale-base spielt ohne Maschinen. Bei strike hat 2012 31 Würfel und 2020 26.
help-record = Das Spiel Zug um Zug in diese neue Datei schreiben.
help-seed = Wiederholbare Würfel, zum Üben und Testen: Der gleiche Startwert gibt am gleichen Tisch die gleichen Würfe.
help-nonce = Was du zu den Würfeln beiträgst: ein beliebiger Text, der gehasht wird, oder 64 hexadezimale Ziffern.
help-plain = Einfache Zeilen ohne Rahmen und Farben, für Bildschirmleser.
help-pause = Vor jeder Zeile so lange warten.
help-train-game = Das Spiel: vegas, royale, easycome oder strike; alle, wenn du nichts sagst.
help-topic = Was du üben willst: tie, lead, last-dice, big-die, pass, machine, hold, claim, stop oder throw.
help-train-seed = Eine feste Reihenfolge neuer Stellungen: Dieselbe Zahl gibt dieselben.
help-seat = Zeigen, was dieser Platz sehen darf, gezählt ab 1.
help-at = Der Tisch nach so vielen Einträgen der Aufzeichnung.

## Optionen von Vegas

option-plain = Eine Option aus den Regeln dieses Spiels.
option-neutral-variant = Zu zweit bis zu viert werden auch neutrale Würfel geworfen, die niemandem gehören.
option-first-leader = Der Platz, der die erste Runde beginnt, gezählt ab 1.
option-money-visibility = Ob das gewonnene Geld aller verdeckt oder offen liegt.
option-solo-level = Wie schwer das Solospiel ist.
option-solo-own-dice = Deine Würfel im Solospiel, 2 bis 7 auf der Stufe expert.
option-solo-preplaced = Wie viele Gegner vor Beginn des Solospiels gesetzt werden, 1 oder 2.
option-solo-rounds = Wie viele Runden das Solospiel hat, 1 bis 4.

## Optionen von Royale

option-start-player = Der Platz, der die erste Runde beginnt, gezählt ab 1.
option-tiles-per-round = Wie viele Maschinen jede Runde liegen, 0 bis 6; ohne Angabe 3.
option-tile-reuse = Ob eine Maschine in einer späteren Runde wiederkommen darf: immer, nur auf der anderen Seite oder nur, wenn keine neue mehr da ist.
option-tiles = Jede Runde genau diese Maschinen legen, ab Kasino 1, statt sie zu ziehen.
option-chip-supply = Mit 20 gehen die Chips aus, wenn die Schachtel leer ist; sonst reichen sie immer.
option-unclaimed-cards = Wohin Scheine kommen, die niemand gewinnt: unter den Stapel oder in die Bank.
option-all-faces-closed = Was geschieht, wenn alle Würfel das geschlossene Kasino zeigen: passen, ohne zu zahlen, für einen Chip passen, falls vorhanden, oder noch einmal würfeln.
option-closed-blocks-activation = Meine Wahl darf auch die Maschine eines geschlossenen Kasinos auslösen.
option-lucky-punch-reward = Die Glücksfaust zahlt nach der versteckten Zahl oder lässt dich die Belohnung wählen.
option-power-play-reuse = Der Spielstein der Überzahl gilt in jedem Zug oder kommt nach einmal zurück.
option-bad-luck-timing = Die Strafe der Pechsträhne wird nach allen Kasinos gezahlt oder davor.
option-fine-change = Wechselgeld, für das es keinen Schein gibt, verfällt (strict) oder bleibt die Bank schuldig (exact).
option-start-fallback = Wer die nächste Runde beginnt, wenn Würfel ohne Spieler den besten Schein nehmen: der Beste an diesem Kasino oder jemand vom nächsten.
option-open-money = Alles gewonnene Geld liegt offen.
option-pay-day-counts-activated = Löst Meine Wahl den Zahltag aus, zählen nur Kasinos, in denen ein Würfel von dir liegt.
option-fine-chips = Bei der Strafe der Pechsträhne dürfen Chips zu Scheinen, deren Wechselgeld sonst verfällt (choose), oder sie werden nur gezahlt, wenn Scheine fehlen (last).

## Optionen von Easy Come

option-variant-full-round = Zu viert: Drei Preise müssen die Züge aller anderen überstehen, nicht nur die von zweien.
option-first-player = Der Platz, der den ersten Zug hat, von 1 an gezählt; bei rolloff entscheiden die Würfel.

## Optionen von Strike

option-edition = Die Ausgabe der Schachtel; sie bestimmt, wie viele Würfel es gibt.
option-form = Würfe in einer Arena mit echter Physik (physics) oder nach einer Tabelle der Chancen (abstract).
option-rounds = Eine Runde (single) oder so viele Runden wie Leute, um Punkte (match).
option-starter = Der Platz, der die erste Runde beginnt, gezählt ab 1.
option-start-face = Was der erste Würfel in der Arena zeigt, 2 bis 6.
option-on-self-emptied = Wer die Arena ohne Gleiche leert: wählt (choice), beendet den Zug (end_turn) oder wirft alle Würfel (throw_all).
option-tilt-limit = Ab wie viel Grad ein schiefer Würfel neu gewürfelt wird, 10 bis 44; ohne Angabe 30.
option-leavers = Mit out darf man endgültig gehen, die eigenen Würfel sind verloren.

## Tasten außer den Ziffern

key-help = ? h
key-log = l
key-money = m
key-table = t
key-quit = q
key-yes = j ja y

## Spielen

play-welcome = Am Tisch: { $names }.
play-committed = Würfel festgelegt: { $hash }
play-repeatable = Diese Würfel sind wiederholbar (Startwert { $seed }): gut zum Üben, nicht für einen ehrlichen Abend.
play-no-physics = Der Simulator ist nicht installiert, darum sagt eine Tabelle der Chancen, wie Würfe ausgehen. Für Würfel, die wirklich fliegen: { $command }
play-record = Das Spiel wird nach { $file } geschrieben; prüfe die Würfel danach mit: flambeur verify { $file }
play-no-record = Mit --record FILE bleibt das Spiel erhalten, und alle können die Würfel danach prüfen.
play-turn = { $name }, du bist dran
play-turn-you = Du bist dran
play-decide = { $name }, du entscheidest
play-decide-you = Du entscheidest
play-prompt = Deine Wahl ({ $keys }, ? für Hilfe):
play-prompt-one = Deine Wahl (Enter oder { $key }, ? für Hilfe):
play-go-on = Weiter mit Enter:
play-back = Enter allein geht einen Schritt zurück.
play-unclear = Das steht hier nicht zur Wahl. Tippe { $keys } oder ? für Hilfe.
play-keys =
  Eine Ziffer wählt. ? erklärt, t zeigt noch einmal den Tisch, l die letzten Zeilen des Protokolls,
  m was du hast, q verlässt das Spiel.
play-secret = Jetzt kommt etwas Geheimes. Nur { $name } schaut. Weiter mit Enter:
play-look = Jetzt schaut nur { $name }. Enter zeigt das Geld:
play-hide = Enter verdeckt es:
play-leave = Das Spiel verlassen? Was aufgezeichnet ist, bleibt. (j/n):
play-left = Du verlässt den Tisch. Das Spiel endet hier.
play-kept = Die Aufzeichnung bis hierher ist in { $file }.
play-recorded = Die Aufzeichnung ist in { $file }. Prüfe die Würfel mit: flambeur verify { $file }

## Üben

train-prompt = Deine Wahl ({ $keys }, ? für Hilfe, q zum Gehen):
train-next = Enter für die nächste, q zum Gehen:
train-keys = Tippe die Taste deiner Wahl. t zeigt den Tisch noch einmal, q geht.
train-summary = { $right } von { $count } richtig.
train-back = Was falsch war, kommt wieder: flambeur train

## Aufzeichnungen

name-withheld = Spieler { $seat }
replay-open =
  { $count ->
    [one] Hier endet die Aufzeichnung nach { $count } Eintrag; das Spiel ist nicht zu Ende.
   *[other] Hier endet die Aufzeichnung nach { $count } Einträgen; das Spiel ist nicht zu Ende.
  }
show-awaited = { $name } muss wählen.
show-option = { $chance }: { $move }
odds-nobody = Niemand beurteilt { $game }, also kennt niemand die Chancen.
verify-yes =
  { $count ->
    [one] Ja. In { $file } folgt { $count } Zufallsereignis aus dem festgelegten Startwert.
   *[other] Ja. In { $file } folgen alle { $count } Zufallsereignisse aus dem festgelegten Startwert.
  }
verify-partly =
  { $count ->
    [one] Soweit es sich hier prüfen lässt, stimmt { $file }: { $count } Zufallsereignis folgt aus dem festgelegten Startwert.
   *[other] Soweit es sich hier prüfen lässt, stimmt { $file }: { $count } Zufallsereignisse folgen aus dem festgelegten Startwert.
  }
verify-elsewhere =
  { $count ->
    [one] { $count } Wurf, in Zeile { $line }, wurde von einem anderen Simulator oder auf einer anderen Art von Rechner berechnet; nur dort lässt er sich prüfen.
   *[other] { $count } Würfe, der erste in Zeile { $line }, wurden von einem anderen Simulator oder auf einer anderen Art von Rechner berechnet; nur dort lassen sie sich prüfen.
  }
verify-unchecked =
  { $count ->
    [one] { $count } Wurf, in Zeile { $line }, wurde nicht nachgerechnet, denn der Simulator ist nicht installiert: { $command }
   *[other] { $count } Würfe, der erste in Zeile { $line }, wurden nicht nachgerechnet, denn der Simulator ist nicht installiert: { $command }
  }
verify-no = Nein. { $file } stimmt nicht:
verify-unclear = { $file } lässt sich nicht prüfen:
verify-unreadable = Zeile { $line } ist nicht lesbar: { $reason }
verify-no-seed = Zeile { $line }: Die Aufzeichnung hat noch keinen Startwert. Prüfen lassen sich die Würfel nach Spielende.
verify-no-commitment = Zeile { $line }: Über diese Würfel wurde nichts versprochen, also ist nichts zu prüfen.
verify-commitment = Zeile { $line }: Dieser Startwert ist nicht der, der festgelegt wurde.
verify-agreement = Zeile { $line }: Die Abmachung passt nicht ({ $reason }).
verify-promise = Zeile { $line }: Der Startwert passt nicht zum Versprechen ({ $reason }).
verify-name = Zeile { $line }: Die Namen passen nicht zur Abmachung ({ $reason }).
verify-list = Zeile { $line }: So kann die Liste der Festlegungen nicht sein ({ $reason }).
verify-nonce = Zeile { $line }: Die Nonces passen nicht zur Liste ({ $reason }).
verify-signature = Zeile { $line }: Die Unterschrift ist falsch ({ $reason }).
verify-order = Zeile { $line } kann hier nicht stehen: { $reason }
verify-place = Zeile { $line }, Zufallsereignis { $outcome }, nennt einen anderen Ort. Dort steht { $stands }, der Schlüssel ergibt { $expected }
verify-drawn-of = Zeile { $line }, Zufallsereignis { $outcome }, wurde aus etwas anderem gezogen. Dort steht { $stands }, der Schlüssel ergibt { $expected }
verify-seal = Zeile { $line }: Das Siegel passt nicht zu den Zeilen davor ({ $reason }).
verify-outcome = Zeile { $line }, Zufallsereignis { $outcome }: falsch ({ $reason }). Dort steht { $stands }, der Startwert ergibt { $expected }
verify-move = Zeile { $line }: { $reason }
verify-result = Zeile { $line }: Das Ergebnis folgt nicht aus dem Spiel ({ $reason }).
verify-dice-table = Niemand konnte diese Würfel bestimmen. Das ist denen bewiesen, deren Nonce im Schlüssel ist: { $names }.
verify-dice-table-nobody = Von niemandem ist eine Nonce im Schlüssel; so ist niemandem bewiesen, dass diese Würfel nicht bestimmt wurden.
verify-dice-local = Diese Würfel entstanden an einem Ort: Sie folgen aus dem versprochenen Startwert, aber niemand sonst hat zugesehen.
verify-dice-practice = Diese Würfel sind zum Üben: Wer den Startwert kannte, kannte die Würfel.
verify-dice-day = Das sind die Würfel eines Tages, für alle dieselben. Ob der Schlüssel der versprochene ist, zeigt der Nachweis des Tages: tools/verify.py --day prüft ihn.
verify-dice-scheme-1 = Diese Aufzeichnung ist nach Schema 1, das weniger beweist: Wo Bots am Tisch saßen, konnte, wer ihn betrieb, mehrere Würfel ausprobieren.
verify-played-on = Dieses Spiel begann an einer Stelle eines anderen. Was von dort aus nicht zu sehen war, hat der Schlüssel neu verteilt; es wurde hier nachgerechnet.
verify-restarts =
  { $count ->
    [one] Der Tisch hat { $count } Mal neu begonnen, weil eine Nonce ausblieb.
   *[other] Der Tisch hat { $count } Mal neu begonnen, weil Nonces ausblieben.
  }
verify-signed = Die Unterschriften stimmen. Sie sind vom Schlüssel { $key }: Vergleiche ihn mit dem des Servers.
verify-unsigned = Die Unterschriften des Servers wurden nicht geprüft, denn ein Paket fehlt: { $command }
verify-bots =
  { $count ->
    [one] { $count } Entscheidung von Bots wurde wiederholt und ist die gleiche.
   *[other] { $count } Entscheidungen von Bots wurden wiederholt und sind die gleichen.
  }
verify-bots-skipped =
  { $count ->
    [one] { $count } Entscheidung von Bots wurde nicht wiederholt: Womit sie getroffen wurde, ist hier nicht installiert oder nicht bekannt.
   *[other] { $count } Entscheidungen von Bots wurden nicht wiederholt: Womit sie getroffen wurden, ist hier nicht installiert oder nicht bekannt.
  }
verify-bots-differing =
  { $count ->
    [one] { $count } Entscheidung von Bots, in Zeile { $line }, fällt beim Wiederholen anders aus.
   *[other] { $count } Entscheidungen von Bots, die erste in Zeile { $line }, fallen beim Wiederholen anders aus.
  }

## Absagen

error-language = Diese Sprache gibt es hier nicht. Wähle --lang en, fr, ru oder de.
error-command = Den Befehl { $command } gibt es nicht. Es gibt: { $commands }.
error-argument = Bei { $name } stimmt etwas nicht. Siehe --help.
error-extra = { $argument } bedeutet hier nichts. Siehe: flambeur { $command } --help
error-missing = { $name } fehlt. Siehe: flambeur { $command } --help
error-choice = { $value } steht nicht zur Wahl. Möglich: { $choices }.
error-number = { $value } ist keine Zahl ab { $least }.
error-range = { $value } ist keine Zahl von { $least } bis { $most }.
error-seconds = { $value } ist keine Pause von 0 bis { $most } Sekunden.
error-options = Diese Optionen gehen nicht: { $reason }
error-unfit = Die Option { $flag } gehört nicht zur Ausgabe { $edition }.
error-unfit-game = Die Option { $flag } gehört nicht zu { $game }.
rules-none = { $game } hat keine Regeln zum Lesen.
games-row = { $game }, { $least } bis { $most } Spieler; Bots: { $bots }
games-broken = { $game } ist installiert, kann aber nicht gespielt werden: { $reason }
error-seat-kind = Niemand heißt { $kind }. Ein Platz nimmt: { $kinds }.
error-seat-count =
  { $count ->
    [one] { $count } Platz geht nicht; das Spiel ist für { $least } bis { $most }.
   *[other] { $count } Plätze gehen nicht; das Spiel ist für { $least } bis { $most }.
  }
error-same-name = { $name } kommt zweimal vor. Gib jedem Platz einen eigenen Namen.
error-name = { $name } geht nicht als Name: höchstens { $longest } sichtbare Zeichen.
error-file = { $file } lässt sich nicht öffnen: { $reason }
error-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
error-record = { $file } ist nicht lesbar: { $reason }
error-position = Diese Stellung lässt sich nicht zeigen: { $reason }
error-version = Version { $version } gibt es nicht; die Aufzeichnung reicht bis { $last }.
error-seat = Platz { $seat } gibt es nicht; der letzte ist { $last }.
error-write = Die Aufzeichnung lässt sich nicht weiterschreiben: { $reason }
error-no-physics = Echte Physik braucht den Simulator. Installiere ihn mit { $command } oder spiele mit --form abstract.
