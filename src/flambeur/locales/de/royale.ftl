### Vegas Royale: Maschinen, Chips und große Würfel in Worten.

## Die Maschinen

royale-tile-a1 = Glücksfaust
royale-tile-a2 = Jackpot
royale-tile-b1 = Prime Time
royale-tile-b2 = Fifty-fifty
royale-tile-c1 = High Five
royale-tile-c2 = Pechsträhne
royale-tile-d1 = Zahltag
royale-tile-d2 = Überzahl
royale-tile-e1 = Kein Zutritt
royale-tile-e2 = Knockout
royale-tile-f1 = Blockade
royale-tile-f2 = Handicap
royale-tile-g1 = Blackbox
royale-tile-g2 = Zwei in einem
royale-tile-h1 = Prachtwürfel
royale-tile-h2 = Meine Wahl

## Jede Maschine in einer Zeile, für die erste Begegnung

royale-rule = { $tile }: { $rule }
royale-rule-a1 = Verstecke 1, 2 oder 3 Spielsteine in der Faust. Rät der linke Platz falsch, bekommst du { $one }, { $two } oder { $three }.
royale-rule-a2 = Wirf beide schwarzen Würfel. Eine Summe von 7 oder ein Pasch gewinnt den Jackpot; sonst wächst er, von { $least } bis { $most }.
royale-rule-b1 = Vor der Auszahlung wirft, wer dieses Kasino anführt, beide schwarzen Würfel und darf sie auf die Kasinos setzen, die sie zeigen.
royale-rule-b2 = Wirf beide schwarzen Würfel, dann wette auf höher oder niedriger. Jede gewonnene Wette steigt, bis auf { $most }; eine verlorene kostet alles.
royale-rule-c1 = Wer hier beim Setzen als Erster 5 oder mehr zählt, nimmt den Spielstein; er bringt bei der Auszahlung { $amount }.
royale-rule-c2 = Wer am Ende der Runde hier am wenigsten zählt, zahlt { $amount }, auch ganz ohne Würfel.
royale-rule-d1 = Wer hier setzt, bekommt { $amount } für jedes Kasino mit einem eigenen Würfel.
royale-rule-d2 = Führst du dieses Kasino allein an, gehört dir der Spielstein. Mit ihm darfst du einen Würfel beliebig setzen, statt zu werfen.
royale-rule-e1 = Schließe ein anderes Kasino: Kein Würfel kommt hinein oder heraus. Den Spielstein zu versetzen bringt hin und wieder Chips oder { $amount }.
royale-rule-e2 = Alle anderen geben einen Würfel aus der Hand an die Bar, höchstens zwei. Deine eigenen kommen zurück.
royale-rule-f1 = Setze eine Gruppe grauer Würfel auf ein Kasino. Grau zählt wie ein Mitspieler, und was es gewinnt, gehört niemandem.
royale-rule-f2 = Nimm einen grauen Würfel von einem Kasino und decke damit ein Feld ab: einen Chip, { $amount } oder einen Zug mit einem deiner Würfel.
royale-rule-g1 = Wer hier gewinnt, nimmt bei der Auszahlung einen von zwei verdeckten Stapeln; wer links daneben sitzt, hat Spielsteine im Wert von { $amount } auf sie verteilt.
royale-rule-g2 = Verlege eigene Würfel vom Kasino auf die Maschine. Bei der Auszahlung bekommen die meisten hier { $most }, die nächsten { $least }.
royale-rule-h1 = Parke einen Würfel dieses Wurfs auf dem Feld seiner Zahl, für { $least } bis { $most } bei der Auszahlung. Ein Würfel, der dort liegt, rückt auf sein Kasino.
royale-rule-h2 = Wirf beide schwarzen Würfel und wähle ein Ergebnis: Chips, { $amount }, eine andere Maschine, einen Zug mit einem Würfel oder das goldene Feld für { $most }.

## Dinge

royale-grey = Grau
royale-big-die = den großen Würfel
royale-count-big = { $name } { $count } mit dem großen Würfel
royale-nothing = nichts
royale-chips =
  { $count ->
    [0] keine Chips
    [one] { $count } Chip
   *[other] { $count } Chips
  }
royale-chips-object =
  { $count ->
    [0] keine Chips
    [one] { $count } Chip
   *[other] { $count } Chips
  }
royale-bills-object =
  { $count ->
    [one] { $count } Schein
   *[other] { $count } Scheine
  }
royale-tokens =
  { $count ->
    [one] { $count } Spielstein
   *[other] { $count } Spielsteine
  }
royale-things =
  { $count ->
    [one] { $count } Schein oder Chip
   *[other] { $count } Scheine und Chips
  }

## Was geschieht

royale-say-chips-all = Alle bekommen { $chips }.
royale-say-chips = Die Chips werden knapp: { $chips }.
royale-say-tiles =
  { $count ->
    [one] Die Maschine dieser Runde: { $tiles }.
   *[other] Die Maschinen dieser Runde: { $tiles }.
  }
royale-laid = { $casino } { $tile }
royale-say-loose = Die neutralen Würfel zeigen { $dice } und kommen auf diese Kasinos.
royale-say-passed =
  { $name-who ->
    [you] Du zahlst 1 Chip und behältst alle Würfel.
   *[other] { $name } zahlt 1 Chip und behält alle Würfel.
  }
royale-say-turn-passed =
  { $name-who ->
    [you] Du würfelst { $dice }, zahlst 1 Chip und behältst alle Würfel.
   *[other] { $name } würfelt { $dice }, zahlt 1 Chip und behält alle Würfel.
  }
royale-say-barred =
  { $name-who ->
    [you] Das Kasino ist geschlossen: Du behältst alle Würfel.
   *[other] Das Kasino ist geschlossen: { $name } behält alle Würfel.
  }
royale-say-barred-chip =
  { $name-who ->
    [you] Das Kasino ist geschlossen: Du zahlst 1 Chip und behältst alle Würfel.
   *[other] Das Kasino ist geschlossen: { $name } zahlt 1 Chip und behält alle Würfel.
  }
royale-say-tile = { $tile }: { $text }.
royale-say-alone = { $text }.
royale-to-bank = in die Bank
royale-grey-take = die grauen Würfel schicken { $bill } { $where }

## Was eine Maschine tut

royale-do-power =
  { $name-who ->
    [you] du setzt { $placed } auf Kasino { $casino }, ohne zu würfeln
   *[other] { $name } setzt { $placed } auf Kasino { $casino }, ohne zu würfeln
  }
royale-do-activated =
  { $name-who ->
    [you] du löst sie aus
   *[other] { $name } löst sie aus
  }
royale-do-thrown =
  { $name-who ->
    [you] du wirfst { $dice }
   *[other] { $name } wirft { $dice }
  }
royale-do-thrown-total =
  { $name-who ->
    [you] du wirfst { $dice }, zusammen { $total }
   *[other] { $name } wirft { $dice }, zusammen { $total }
  }
royale-do-gets =
  { $name-who ->
    [you] du bekommst { $what }
   *[other] { $name } bekommt { $what }
  }
royale-do-owed =
  { $name-who ->
    [you] die Bank ist knapp und schuldet dir { $what }
   *[other] die Bank ist knapp und schuldet { $name } { $what }
  }
royale-do-no-chips =
  { $name-who ->
    [you] für dich sind keine Chips mehr da
   *[other] für { $name } sind keine Chips mehr da
  }
royale-do-jackpot = der Jackpot steht jetzt auf { $money }
royale-do-counter = der Zähler zeigt { $what }
royale-do-empty = der Zähler trifft ein leeres Feld
royale-do-token =
  { $name-who ->
    [you] du nimmst den Spielstein
   *[other] { $name } nimmt den Spielstein
  }
royale-do-token-money =
  { $name-who ->
    [you] du nimmst den Spielstein, bei der Auszahlung { $money } wert
   *[other] { $name } nimmt den Spielstein, bei der Auszahlung { $money } wert
  }
royale-do-token-back = der Spielstein geht auf die Maschine zurück
royale-do-closed =
  { $name-who ->
    [you] du schließt Kasino { $casino }
   *[other] { $name } schließt Kasino { $casino }
  }
royale-do-put =
  { $name-who ->
    [you] du setzt { $dice } auf Kasino { $casino }
   *[other] { $name } setzt { $dice } auf Kasino { $casino }
  }
royale-do-returned =
  { $name-who ->
    [you] du nimmst { $dice } von Kasino { $casino } zurück
   *[other] { $name } nimmt { $dice } von Kasino { $casino } zurück
  }
royale-do-prime =
  { $name-who ->
    [you] du setzt einen schwarzen Würfel auf Kasino { $casino }
   *[other] { $name } setzt einen schwarzen Würfel auf Kasino { $casino }
  }
royale-do-bar =
  { $name-who ->
    [you] du gibst { $dice } an die Bar
   *[other] { $name } gibt { $dice } an die Bar
  }
royale-do-freed =
  { $name-who ->
    [you] du nimmst { $dice } von der Bar zurück
   *[other] { $name } nimmt { $dice } von der Bar zurück
  }
royale-do-grey-in =
  { $count ->
    [one] { $count } grauer Würfel kommt auf Kasino { $casino }
   *[other] { $count } graue Würfel kommen auf Kasino { $casino }
  }
royale-do-grey-out = ein grauer Würfel verlässt Kasino { $casino }
royale-do-doubled =
  { $name-who ->
    [you] du verlegst { $dice } von Kasino { $casino } hierher
   *[other] { $name } verlegt { $dice } von Kasino { $casino } hierher
  }
royale-do-parked =
  { $name-who ->
    [you] du parkst { $dice } auf Feld { $space }
   *[other] { $name } parkt { $dice } auf Feld { $space }
  }
royale-do-pushed =
  { $name-who ->
    [you] du machst Platz, { $dice } auf Kasino { $casino }
   *[other] { $name } macht Platz, { $dice } auf Kasino { $casino }
  }
royale-do-gold =
  { $name-who ->
    [you] du legst { $dice } auf das goldene Feld
   *[other] { $name } legt { $dice } auf das goldene Feld
  }
royale-do-gold-back =
  { $name-who ->
    [you] du bekommst { $dice } vom goldenen Feld zurück
   *[other] { $name } bekommt { $dice } vom goldenen Feld zurück
  }
royale-do-fist =
  { $name-who ->
    [you] du schließt die Faust
   *[other] { $name } schließt die Faust
  }
royale-do-guessed =
  { $guesser-who ->
    [you] du rätst { $guess }, { $name } zeigt { $hidden }: richtig
   *[other]
      { $name-who ->
        [you] { $guesser } rät { $guess }, du zeigst { $hidden }: richtig
       *[other] { $guesser } rät { $guess }, { $name } zeigt { $hidden }: richtig
      }
  }
royale-do-missed =
  { $guesser-who ->
    [you] du rätst { $guess }, { $name } zeigt { $hidden }: falsch
   *[other]
      { $name-who ->
        [you] { $guesser } rät { $guess }, du zeigst { $hidden }: falsch
       *[other] { $guesser } rät { $guess }, { $name } zeigt { $hidden }: falsch
      }
  }
royale-do-bet-won =
  { $name-who ->
    [you]
      { $way ->
        [higher] du hast auf höher gewettet und gewinnst
       *[lower] du hast auf niedriger gewettet und gewinnst
      }
   *[other]
      { $way ->
        [higher] { $name } hat auf höher gewettet und gewinnt
       *[lower] { $name } hat auf niedriger gewettet und gewinnt
      }
  }
royale-do-bet-lost =
  { $name-who ->
    [you]
      { $way ->
        [higher] du hast auf höher gewettet und verlierst alles
       *[lower] du hast auf niedriger gewettet und verlierst alles
      }
   *[other]
      { $way ->
        [higher] { $name } hat auf höher gewettet und verliert alles
       *[lower] { $name } hat auf niedriger gewettet und verliert alles
      }
  }
royale-do-split =
  { $name-who ->
    [you] du legst zwei Stapel verdeckt hin, mit { $first } und { $second } Spielsteinen
   *[other] { $name } legt zwei Stapel verdeckt hin, mit { $first } und { $second } Spielsteinen
  }
royale-do-opened =
  { $name-who ->
    [you] du nimmst Stapel { $pile } mit { $taken }; im anderen liegen { $other }
   *[other] { $name } nimmt Stapel { $pile } mit { $taken }; im anderen liegen { $other }
  }
royale-do-noted =
  { $names-who ->
    [you]
      { $count ->
        [one] du zählst hier am wenigsten und schuldest { $money }
       *[other] { $names-you } zählt hier am wenigsten und schuldet je { $money }
      }
   *[other]
      { $count ->
        [one] { $names } zählt hier am wenigsten und schuldet { $money }
       *[other] { $names } zählen hier am wenigsten und schulden je { $money }
      }
  }
royale-do-fined =
  { $name-who ->
    [you] du zahlst { $money }, nämlich { $what }
   *[other] { $name } zahlt { $money }, nämlich { $what }
  }
royale-do-change =
  { $name-who ->
    [you] du zahlst { $money }, nämlich { $what } gegen { $change } zurück
   *[other] { $name } zahlt { $money }, nämlich { $what } gegen { $change } zurück
  }
royale-do-broke =
  { $name-who ->
    [you] du hast nichts zum Zahlen
   *[other] { $name } hat nichts zum Zahlen
  }

## Der Tisch

royale-closed = geschlossen
royale-table-closed = Geschlossen.
royale-table-tile = { $tile }: { $state }.
royale-table-tile-only = { $tile }.
royale-own-money = Du hast { $money }, { $bills } und { $chips }: { $total } insgesamt.
royale-state-jackpot = Jackpot: { $money }
royale-state-counter = Zähler: { $what }
royale-state-token = Spielstein: { $name }
royale-state-token-free = Spielstein frei
royale-state-next = als Nächstes: { $what }
royale-state-bar = Bar: { $dice }
royale-state-bar-empty = Bar leer
royale-state-clusters = graue Würfel: { $clusters }
royale-state-clusters-none = keine grauen Würfel mehr
royale-state-spaces = { $spaces }
royale-state-spaces-none = alles abgedeckt
royale-state-chip = Chip
royale-state-action = Würfelzug
royale-state-double = zahlt { $money }
royale-state-parked = geparkt: { $dice }
royale-state-parked-none = alle Felder frei
royale-state-gold = Gold: { $name }
royale-state-gold-none = goldenes Feld frei

## Was gefragt wird

royale-ask = { $tile }: { $question }
royale-ask-roll = Würfle, oder setze einen Würfel nach Wahl. Wäre die Runde jetzt zu Ende:
royale-ask-hide =
  { $name-who ->
    [you] Wie viele Spielsteine versteckst du? Du rätst.
   *[other] Wie viele Spielsteine versteckst du? { $name } rät.
  }
royale-ask-guess =
  { $name-who ->
    [you] Wie viele Spielsteine versteckst du?
   *[other] Wie viele Spielsteine versteckt { $name }?
  }
royale-ask-reward = Falsch geraten. Wähle deine Belohnung:
royale-ask-prime = Schwarze Würfel auf die Kasinos setzen, die sie zeigen? Wäre die Runde jetzt zu Ende:
royale-ask-bet = Deine Summe ist { $total }, der Zähler zeigt { $what }. Aufhören oder wetten?
royale-ask-fine = Die Bank kann nicht wechseln: { $lost } wären verloren. Chips dazulegen?
royale-ask-close = Welches Kasino schließt du?
royale-ask-bar = Einer deiner Würfel muss an die Bar. Welcher?
royale-ask-block = Welche grauen Würfel kommen wohin?
royale-ask-grey = Einen grauen Würfel nehmen, und wofür?
royale-ask-adjust = Bewege einen deiner Würfel, wenn du magst. Keine Maschine wird ausgelöst.
royale-ask-split =
  { $name-who ->
    [you] Teile die Spielsteine in zwei Stapel. Du nimmst einen, ohne hinzusehen.
   *[other] Teile die Spielsteine in zwei Stapel. { $name } nimmt einen, ohne hinzusehen.
  }
royale-ask-pile =
  { $name-who ->
    [you] Du hast zwei Stapel gelegt. Welchen nimmst du?
   *[other] { $name } hat zwei Stapel gelegt. Welchen nimmst du?
  }
royale-ask-double = Wie viele Würfel verlegst du auf die Maschine? Es gibt kein Zurück.
royale-ask-park = Einen Würfel bis zur Auszahlung parken?
royale-ask-result = Welches Ergebnis wählst du?
royale-ask-tile = Welche Maschine löst du aus?
royale-ask-gold = Welcher Würfel kommt auf das goldene Feld?

## Was zur Wahl steht

royale-offer-roll = { $dice } werfen
royale-offer-pass = passen: alle Würfel behalten und 1 Chip zahlen, übrig: { $chips }
royale-offer-count = { $dice } auf Kasino { $casino }, zählt { $total }
royale-offer-tile = dann { $tile }
royale-offer-tile-for = dann { $tile }, { $what }
royale-offer-token = du nimmst den Spielstein von { $tile }
royale-offer-token-lost =
  { $name-who ->
    [you] du verlierst den Spielstein von { $tile }
   *[other] { $name } verliert den Spielstein von { $tile }
  }
royale-offer-hide =
  { $count ->
    [one] { $count } Spielstein: { $what }, wenn falsch geraten wird
   *[other] { $count } Spielsteine: { $what }, wenn falsch geraten wird
  }
royale-offer-guess =
  { $name-who ->
    [you]
      { $count ->
        [one] { $count } Spielstein, brächte dir { $what }
       *[other] { $count } Spielsteine, brächten dir { $what }
      }
   *[other]
      { $count ->
        [one] { $count } Spielstein, brächte { $name } { $what }
       *[other] { $count } Spielsteine, brächten { $name } { $what }
      }
  }
royale-offer-add =
  { $count ->
    [one] einen schwarzen Würfel auf Kasino { $casino }
   *[other] beide schwarzen Würfel auf Kasino { $casino }
  }
royale-offer-add-both = { $first }; { $second }
royale-offer-add-none = keinen schwarzen Würfel
royale-offer-stop = aufhören und { $what } nehmen
royale-offer-stop-empty = aufhören und nichts nehmen
royale-offer-bet =
  { $way ->
    [higher] höher als { $total }
   *[lower] niedriger als { $total }
  }
royale-offer-bet-chance = { $count } von { $throws } Würfen
royale-offer-bet-outcome = steigen auf { $what } oder alles verlieren
royale-offer-fine-add = { $chips } dazulegen
royale-offer-fine-saved = { $money } in Scheinen bleiben dir
royale-offer-fine-keep = deine Chips behalten
royale-offer-fine-lost = { $money } verfallen
royale-offer-close = Kasino { $casino } schließen
royale-offer-keep = Kasino { $casino } geschlossen lassen
royale-offer-bar = { $dice } an die Bar
royale-offer-block =
  { $count ->
    [one] { $count } grauen Würfel auf Kasino { $casino }
   *[other] { $count } graue Würfel auf Kasino { $casino }
  }
royale-offer-grey = Kasino { $casino }, für { $what }
royale-offer-grey-action = Kasino { $casino }, für einen Würfelzug
royale-offer-grey-none = keinen grauen Würfel nehmen
royale-offer-return = { $dice } von Kasino { $casino } zurück
royale-offer-adjust-none = keinen Würfel bewegen
royale-offer-pile =
  { $count ->
    [one] Stapel { $pile }, { $count } Spielstein
   *[other] Stapel { $pile }, { $count } Spielsteine
  }
royale-offer-double = { $dice } auf die Maschine
royale-offer-double-here = auf Kasino { $casino }
royale-offer-double-none = keine Würfel verlegen
royale-offer-park = { $dice } auf Feld { $space }: { $what } bei der Auszahlung
royale-offer-pushed =
  { $name-who ->
    [you] du rückst auf Kasino { $casino }
   *[other] { $name } rückt auf Kasino { $casino }
  }
royale-offer-park-none = keinen Würfel parken
royale-offer-activate = eine andere Maschine auslösen
royale-offer-adjust = einen Würfel auf ein beliebiges Kasino setzen oder einen zurücknehmen
royale-offer-gold = einen Würfel auf das goldene Feld, { $what } bei der Auszahlung
royale-offer-void = nichts zu tun
royale-offer-gild = { $dice } auf das goldene Feld: { $what } bei der Auszahlung
royale-offer-gold-back =
  { $name-who ->
    [you] du bekommst einen Würfel zurück
   *[other] { $name } bekommt einen Würfel zurück
  }

## Was vor dir liegt

royale-help-turn =
  Du hast alle deine Würfel geworfen. Wähle eine Zahl: Alle Würfel, die sie zeigen, kommen auf das
  Kasino mit dieser Nummer, und seine Maschine wirkt. Oder zahle einen Chip, behalte alle Würfel und
  wirf sie im nächsten Zug wieder.
royale-help-adjust =
  Du darfst einen Würfel aus der Hand auf ein offenes Kasino setzen oder einen eigenen zurück in die
  Hand nehmen. Keine Maschine wird dabei ausgelöst.
royale-help-dice =
  Ein großer Würfel steht in eckigen Klammern und zählt 2. Mit einem Chip kannst du passen, oder er
  ist am Ende { $chip } wert.
royale-help-payout =
  Sind alle Würfel gesetzt, zahlt jedes Kasino zwei Scheine. Wer gleich viel zählt wie jemand
  anderes, geht leer aus; von den Übrigen nimmt der Erste den höheren Schein, der Zweite den anderen.
royale-help-neutral =
  Die neutralen Würfel gehören niemandem. Sie heben sich mit anderen auf wie alle, und was sie
  gewinnen, kommt unter den Stapel.
royale-help-bank = In der Bank liegen { $bills }.
royale-help-drawing =
  In der Zeichnung steht jeder Schein neben den Würfeln, die ihn jetzt nähmen; = heißt, sie heben
  sich auf, – heißt, kein Schein ist übrig, und ◆ steht bei dem, der die Runde begonnen hat. Eine
  Maschine steht am Fuß ihres Kasinos.

## Die erste Partie

royale-lesson-big = Ein großer Würfel
royale-lesson-big-text = Alle deine Würfel einer Zahl gehen zusammen in dieses Kasino. Der große zählt doppelt.
royale-lesson-two = Überall zwei Scheine
royale-lesson-two-text = Die meisten Würfel holen { $amount }, die zweitmeisten { $second }. Gleich viele holen nichts.
royale-lesson-chip = Ein schlechter Wurf
royale-lesson-chip-text = Davon hilft dir nichts. Für einen Chip behältst du alle Würfel in der Hand.
royale-lesson-again = Warte auf einen besseren
royale-lesson-again-text = Du bekommst zwei Chips in jeder Runde. Im nächsten Zug würfelst du mit allen noch einmal.
royale-lesson-neutral = Auch neutrale Würfel zählen
royale-lesson-neutral-text = Niemand spielt sie, aber zwei davon liegen hier. Deine drei sind mehr.
royale-lesson-worth = Der Chip hat sich gelohnt
royale-lesson-worth-text = { $amount } für dich. Später stehen Maschinen an den Kasinos, und jede hat ihre eigene Regel.

## Beispiele aus den Regeln

royale-example-pass = Setzen oder passen
royale-example-pass-text = Zwei Vieren und zwei Fünfen, aber in beiden Kasinos zählt schon jemand fünf. Für einen Chip behieltest du alle vier Würfel.
royale-example-pass-paid = Ein Chip für einen neuen Wurf
royale-example-pass-paid-text = Dein Zug ist vorbei. Du hast noch alle vier Würfel, wirfst sie im nächsten Zug wieder und hast noch einen Chip. Was du nicht brauchst, ist am Ende { $worth } wert.
royale-example-pass-placed = Gesetzt und keinen Chip bezahlt
royale-example-pass-placed-text = Dort zählt jemand mehr, aber auch der zweite Platz wird bezahlt. Du behältst beide Chips: Jeder kauft ein Passen oder ist am Ende { $worth } wert.
royale-example-d1 = Eine Eins am Zahltag
royale-example-d1-text = Du hast Würfel in den Kasinos 5 und 6 und wirfst eine Eins und eine Zwei. Die Maschine steht an Kasino 1.
royale-example-d1-paid = Bezahlt für drei Kasinos
royale-example-d1-paid-text = Mit dem Würfel in Kasino 1 liegst du in drei Kasinos: { $amount } auf der Stelle, als Schein. Für eines oder zwei hätte es Chips gegeben.
royale-example-d1-elsewhere = Kein Würfel dort, kein Geld
royale-example-d1-elsewhere-text = Nur Würfel, die du in Kasino 1 setzt, lösen diese Maschine aus. Die Eins hätte auf der Stelle { $amount } gebracht.
royale-example-d1-passed = Passen löst nichts aus
royale-example-d1-passed-text = Du hast einen Chip bezahlt und beide Würfel behalten; keine Maschine hat etwas getan. Die Eins hätte auf der Stelle { $amount } gebracht.

## Warum ein Zug der beste ist

royale-why-big = der große Würfel zählt doppelt
royale-why-passing = passen
royale-why-pass =
  { $count ->
    [one] für einen Chip behältst du { $count } Würfel für deinen nächsten Zug
   *[other] für einen Chip behältst du deine { $count } Würfel für deinen nächsten Zug
  }
