### Easy Come: was geschieht, wie der Tisch steht, was zur Wahl steht.

## Die Preise, und was sie von den vier Würfeln verlangen

easycome-prize-four-kind = Vier Gleiche
easycome-prize-two-pairs = Zwei Paare
easycome-prize-triple-odd = Ungerader Drilling
easycome-prize-triple-even = Gerader Drilling
easycome-prize-sum-7 = Sieben
easycome-prize-sum-13 = Dreizehn
easycome-prize-sum-le-3 = Niedrig
easycome-prize-sum-ge-17 = Hoch
easycome-prize-straight = Straße
easycome-asks-four-kind = alle Würfel gleich
easycome-asks-two-pairs = zwei verschiedene Paare
easycome-asks-triple-odd = drei gleiche, alle ungerade
easycome-asks-triple-even = drei gleiche, alle gerade
easycome-asks-sum-7 = Summe 7
easycome-asks-sum-13 = Summe 13
easycome-asks-sum-le-3 = Summe 3 oder weniger
easycome-asks-sum-ge-17 = Summe 17 oder mehr
easycome-asks-straight = vier in einer Reihe
easycome-quoted = „{ $prize }“
easycome-prizes =
  { $count ->
    [0] keine Preise
    [one] { $count } Preis
   *[other] { $count } Preise
  }

## Was geschieht

easycome-say-order = Der Wurf um den ersten Zug: { $rolls }.
easycome-say-order-again = Gleichstand, noch einmal: { $rolls }.
easycome-order =
  { $name-who ->
    [you] du { $dice } macht { $total }
   *[other] { $name } { $dice } macht { $total }
  }
easycome-say-first =
  { $name-who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
  }
easycome-say-on-turn =
  { $name-who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
  }
easycome-say-challenge =
  { $name-who ->
    [you] Angriffszug { $number } von 2: Du musst rauben, die Mitte ist geschlossen.
   *[other] Angriffszug { $number } von 2: { $name } muss rauben, die Mitte ist geschlossen.
  }
easycome-say-turn =
  { $name-who ->
    [you] Du { $done } → { $result }.
   *[other] { $name } { $done } → { $result }.
  }
easycome-say-done =
  { $name-who ->
    [you] Du { $done }.
   *[other] { $name } { $done }.
  }
easycome-then = { $head }; { $last }
easycome-rolls =
  { $doer-who ->
    [you] würfelst { $dice }
   *[other] würfelt { $dice }
  }
easycome-keeps =
  { $doer-who ->
    [you] behältst { $dice }
   *[other] behält { $dice }
  }
easycome-leaves =
  { $doer-who ->
    [you] lässt { $prizes } liegen
   *[other] lässt { $prizes } liegen
  }
easycome-takes =
  { $doer-who ->
    [you] nimmst { $prize } aus der Mitte
   *[other] nimmt { $prize } aus der Mitte
  }
easycome-robs =
  { $doer-who ->
    [you] nimmst { $prize } von { $name }
   *[other]
      { $name-who ->
        [you] nimmt { $prize } von dir
       *[other] nimmt { $prize } von { $name }
      }
  }
easycome-nothing =
  { $doer-who ->
    [you] gehst leer aus
   *[other] geht leer aus
  }
easycome-say-over =
  { $name-who ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $name } ist zu Ende.
  }
easycome-survive =
  { $left ->
    [one] noch { $left } Zug zu überstehen
   *[other] noch { $left } Züge zu überstehen
  }
easycome-say-hold =
  { $name-who ->
    [you] Du hältst drei Preise: { $survive }.
   *[other] { $name } hält drei Preise: { $survive }.
  }
easycome-say-survived =
  { $name-who ->
    [you] Du hältst noch immer drei Preise, und das war der letzte Zug zu überstehen.
   *[other] { $name } hält noch immer drei Preise, und das war der letzte Zug zu überstehen.
  }
easycome-say-broken =
  { $name-who ->
    [you] Du hast nur noch zwei Preise, und der Sieg muss warten.
   *[other] { $name } hat nur noch zwei Preise, und der Sieg muss warten.
  }
easycome-say-won =
  { $name-who ->
    [you] Du behältst { $prizes } und gewinnst.
   *[other] { $name } behält { $prizes } und gewinnt.
  }

## Der Tisch

easycome-turn = Zug { $number }
easycome-centre =
  { $count ->
    [0] keine Preise in der Mitte
    [one] { $count } Preis in der Mitte
   *[other] { $count } Preise in der Mitte
  }
easycome-challenge = Angriffszug { $number } von 2
easycome-in-centre = Mitte
easycome-table-prize = { $prize } ({ $asks }): { $where }.
easycome-table-near = { $where }, { $near }
easycome-table-player = { $name } hat { $prizes }.
easycome-table-holder = { $name } hält drei Preise, { $prizes }: { $survive }.
easycome-table-bare = { $name } hat keine Preise.
easycome-table-dice = Gewürfelt: { $rolled }.
easycome-table-dice-aside = Gewürfelt: { $rolled }. Beiseite: { $kept }.
easycome-rolled = Gewürfelt
easycome-aside = Beiseite
easycome-roll = { $name } würfelt { $dice }.
easycome-roll-on =
  { $name-who ->
    [you] Du würfelst { $dice }, beiseite liegen { $kept }.
   *[other] { $name } würfelt { $dice }, beiseite liegen { $kept }.
  }
easycome-own = Du hast { $prizes }.
easycome-own-nothing = Du hast noch keine Preise.

## Wie nah ein Preis ist

easycome-near-now = zu haben
easycome-near-need = braucht { $need }
easycome-near-dice =
  { $count ->
    [one] { $count } Würfel fehlt
   *[other] { $count } Würfel fehlen
  }
easycome-near-out = außer Reichweite
easycome-near-closed = geschlossen
easycome-need-pair = ein anderes Paar
easycome-need-total = Summe { $total }
easycome-need-most = Summe { $total } oder weniger
easycome-need-least = Summe { $total } oder mehr
easycome-or = { $head } oder { $last }
easycome-with = { $prize } ({ $need })

## Was zur Wahl steht

easycome-choose = Nimm einen Preis, oder behalte Würfel und wirf die anderen.
easycome-choose-keep = Behalte mindestens einen Würfel und wirf die anderen.
easycome-choose-last = Nimm einen Preis, oder lass ihn liegen.
easycome-last-chance =
  { $name-who ->
    [you] Wirst du in diesem Zug nicht beraubt, gewinnst du.
   *[other] Raubst du { $name } in diesem Zug nichts, gewinnt { $name }.
  }
easycome-offer-take = { $prize } aus der Mitte nehmen
easycome-offer-rob =
  { $name-who ->
    [you] { $prize } von dir nehmen
   *[other] { $prize } von { $name } nehmen
  }
easycome-offer-count =
  { $count ->
    [1] dein erster Preis
    [2] dein zweiter Preis
   *[other] dein dritter Preis
  }
easycome-offer-third = dein dritter Preis, { $survive }
easycome-offer-breaks = und das Zählen ist vorbei
easycome-offer-too-late =
  { $name-who ->
    [you] du gewinnst trotzdem
   *[other] { $name } gewinnt trotzdem
  }
easycome-offer-keep =
  { $count ->
    [one] { $dice } behalten, { $count } Würfel werfen
   *[other] { $dice } behalten, { $count } Würfel werfen
  }
easycome-offer-end = { $dice } behalten, den Zug ohne Preis beenden
easycome-offer-none = kein Preis in Reichweite

## Was vor dir liegt

easycome-help-turn =
  Ergeben deine vier Würfel einen Preis, darfst du ihn nehmen, aus der Mitte oder von dem, der ihn
  hat, und dein Zug ist zu Ende. Sonst behalte mindestens einen Würfel des letzten Wurfs und wirf die
  anderen. Behaltene Würfel bleiben liegen, bis der Zug endet; was du liegen lässt, musst du neu
  würfeln.
easycome-help-prizes =
  Alle vier Würfel zählen, die beiseite liegen und die eben gefallenen. Sie zeigen 0 bis 5, und 0 ist
  gerade. Die Drillinge wollen drei gleiche und einen vierten, der anders ist, alle ungerade oder
  alle gerade. Was du schon hast, kannst du nicht noch einmal gewinnen.
easycome-help-hold =
  { $count ->
    [one] Mit drei Preisen gewinnst du, wenn sie { $count } Zug der anderen überstehen.
   *[other] Mit drei Preisen gewinnst du, wenn sie { $count } Züge der anderen überstehen.
  } Verlierst du einen, zählt es wieder von vorn.
easycome-help-two =
  Mit drei Preisen gewinnst du, wenn dir niemand in zwei Zügen einen davon raubt. In diesen
  Angriffszügen ist die Mitte geschlossen.
easycome-help-keys =
  Statt einer Nummer kannst du + und die Würfel tippen, die du behältst: +55 behält zwei Fünfen.
  In Klammern steht, was die anderen Würfel zeigen müssen.
easycome-help-drawing =
  In der Zeichnung steht ★ bei einem Preis, der zu haben ist, ■ für einen Preis, den jemand hat, und
  ♛ bei dem, der drei hält und nur noch durchhalten muss.

## Die erste Partie

easycome-lesson-pair = Behalte, was zusammenpasst
easycome-lesson-pair-text = Zwei Gleiche sind ein guter Anfang. Tipp beide Zweien an.
easycome-lesson-rest = Würfle die anderen
easycome-lesson-rest-text = Noch ein Paar, und der helle Preis gehört dir. Du würfelst, bis es passt oder kein Würfel übrig ist.
easycome-lesson-fits = Zwei Paare
easycome-lesson-fits-text = Deine vier Würfel passen: Diesen Preis kannst du nehmen.
easycome-lesson-three = Drei Preise gewinnen
easycome-lesson-three-text = Ein Preis je Zug. Wenn du ihn nimmst, ist dein Zug vorbei.
easycome-lesson-steal = Wie gewonnen, so zerronnen
easycome-lesson-steal-text = Deine Würfel zeigen zusammen höchstens 3: Du kannst { $name } diesen Preis stehlen.
easycome-lesson-hold = Halte drei fest
easycome-lesson-hold-text = Wer drei Preise hat, muss sie zwei Züge lang behalten. Die anderen werden sie holen wollen.

## Beispiele aus den Regeln

easycome-example-turn = 0, 2, 2 und 5
easycome-example-turn-text = Leg zur Seite, was ein Preis werden kann, mindestens einen Würfel, und wirf die anderen noch einmal.
easycome-example-turn-even = Drei Zweien und eine Vier
easycome-example-turn-even-text = Drei gleiche und alle vier gerade: Der Preis gehört dir, und dein Zug ist vorbei. Was zur Seite lag, blieb, wie es war.
easycome-example-turn-other = Dein eigener Weg zum Preis
easycome-example-turn-other-text = Sobald alle vier Würfel zu einem Preis passen, darfst du ihn nehmen, und dein Zug ist vorbei.
easycome-example-turn-nothing = Diesmal kein Preis
easycome-example-turn-nothing-text = Alle vier Würfel liegen zur Seite. Nach jedem Wurf muss mindestens ein neuer dazu, darum hat ein Zug höchstens vier Würfe.
easycome-example-steal = Ein Wurf, zwei Preise
easycome-example-steal-text = Deine Würfel passen zu „Zwei Paare“ in der Mitte und zu „Niedrig“, das { $name } hat. Nimm eins, oder würfle weiter.
easycome-example-steal-rival = Gestohlen
easycome-example-steal-rival-text = „Niedrig“ gehört jetzt dir, und { $name } bekommt nichts dafür. „Zwei Paare“ bleibt in der Mitte: ein Preis je Zug.
easycome-example-steal-centre = Aus der Mitte
easycome-example-steal-centre-text = Du hast einen Preis, und { $name } hat „Niedrig“ noch. Wer zusammen höchstens 3 wirft, darf es stehlen.
easycome-example-steal-nothing = Beide ausgelassen
easycome-example-steal-nothing-text = Ein Preis, den du auslässt, ist weg, außer spätere Würfel passen wieder. In diesem Zug hast du keinen, und { $name } behält „Niedrig“.

## Warum ein Zug der beste ist

easycome-why-leaves = du lässt vorerst liegen: { $prizes }
easycome-why-chance = der nächste Wurf bringt in { $count } von 100 Fällen einen Preis
easycome-why-stops = { $name } hält er in { $count } von 100 Fällen auf
