### Vegas: was geschieht, wie der Tisch steht, was zur Wahl steht.

## Farben ohne Spieler

vegas-rival-1 = Rot
vegas-rival-2 = Blau
vegas-rival-3 = Grün
vegas-rival-4 = Lila
vegas-neutral = Neutral

## Würfel und Scheine

vegas-dice =
  { $count ->
    [0] keine Würfel
    [one] { $count } Würfel
   *[other] { $count } Würfel
  }
vegas-neutral-dice =
  { $count ->
    [one] { $count } neutralen Würfel
   *[other] { $count } neutrale Würfel
  }
vegas-bills =
  { $count ->
    [0] keine Scheine
    [one] { $count } Schein
   *[other] { $count } Scheine
  }
vegas-pile =
  { $count ->
    [0] keine Scheine im Stapel
    [one] { $count } Schein im Stapel
   *[other] { $count } Scheine im Stapel
  }
vegas-count =
  { $name-who ->
    [you] du { $count }
   *[other] { $name } { $count }
  }
vegas-roll-neutral = neutral { $neutral }
vegas-roll-both = { $own }, neutral { $neutral }

## Was geschieht

vegas-say-leader =
  { $name-who ->
    [you] Die Auslosung: Du beginnst.
   *[other] Die Auslosung: { $name } beginnt.
  }
vegas-say-round =
  { $name-who ->
    [you] Runde { $round } von { $rounds }: Du beginnst.
   *[other] Runde { $round } von { $rounds }: { $name } beginnt.
  }
vegas-say-round-solo = Runde { $round } von { $rounds }.
vegas-say-dealt = Scheine auf den Kasinos: { $casinos }.
vegas-say-dealt-hidden = Jedes Kasino bekommt seine Scheine.
vegas-dealt-casino = { $casino }: { $bills }
vegas-say-loose = Die übrigen neutralen Würfel zeigen { $dice } und kommen auf diese Kasinos.
vegas-say-rival = { $name } setzt alle Würfel auf einmal: { $dice }.
vegas-say-rolled =
  { $name-who ->
    [you] Du würfelst { $dice }.
   *[other] { $name } würfelt { $dice }.
  }
vegas-say-turn =
  { $name-who ->
    [you] Du würfelst { $dice } und setzt { $placed } auf Kasino { $casino }.
   *[other] { $name } würfelt { $dice } und setzt { $placed } auf Kasino { $casino }.
  }
vegas-say-placed =
  { $name-who ->
    [you] Du setzt { $placed } auf Kasino { $casino }.
   *[other] { $name } setzt { $placed } auf Kasino { $casino }.
  }
vegas-say-colours = Die Würfel zeigen { $dice }.
vegas-say-placed-solo =
  { $names-who ->
    [you]
      { $count ->
        [one] Kasino { $casino } bekommt { $count } Würfel: { $names-you }.
       *[other] Kasino { $casino } bekommt { $count } Würfel: { $names-you }.
      }
   *[other]
      { $count ->
        [one] Kasino { $casino } bekommt { $count } Würfel: { $names }.
       *[other] Kasino { $casino } bekommt { $count } Würfel: { $names }.
      }
  }

## Die Auszahlung

vegas-say-paid = Kasino { $casino }: { $dice } → { $result }.
vegas-no-dice = keine Würfel
vegas-cancel = { $names } heben sich auf
vegas-take =
  { $name-who ->
    [you] du nimmst { $bill }
   *[other] { $name } nimmt { $bill }
  }
vegas-take-next =
  { $name-who ->
    [you] du { $bill }
   *[other] { $name } { $bill }
  }
vegas-a-bill = einen Schein
vegas-under-pile = unter den Stapel
vegas-neutral-take = die neutralen Würfel schicken { $bill } { $where }
vegas-unpaid =
  { $names-who ->
    [you]
      { $count ->
        [one] { $names-you } ohne Schein
       *[other] { $names-you } ohne Scheine
      }
   *[other]
      { $count ->
        [one] kein Schein mehr für { $names }
       *[other] keine Scheine mehr für { $names }
      }
  }
vegas-returned =
  { $count ->
    [one] { $bills } kommen { $where }
   *[other] { $bills } kommen { $where }
  }
vegas-returned-hidden =
  { $count ->
    [one] { $count } Schein kommt { $where }
   *[other] { $count } Scheine kommen { $where }
  }
vegas-no-result = niemand nimmt etwas

## Das Ende

vegas-say-rank =
  { $name-who ->
    [you] { $rank }. Du: { $money }, { $bills }.
   *[other] { $rank }. { $name }: { $money }, { $bills }.
  }
vegas-say-winner =
  { $name-who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
  }
vegas-say-shared =
  { $names-who ->
    [you] { $names-you } teilt euch den Sieg.
   *[other] { $names } teilen sich den Sieg.
  }
vegas-say-solo-won =
  { $name-who ->
    [you] Du hast { $own }, die Gegner zusammen { $rivals }: Du gewinnst.
   *[other] { $name } hat { $own }, die Gegner zusammen { $rivals }: { $name } gewinnt.
  }
vegas-say-solo-lost =
  { $name-who ->
    [you] Du hast { $own }, die Gegner zusammen { $rivals }: Die Gegner gewinnen.
   *[other] { $name } hat { $own }, die Gegner zusammen { $rivals }: Die Gegner gewinnen.
  }

## Der Tisch

vegas-round = Runde { $round } von { $rounds }
vegas-starter =
  { $name-who ->
    [you] du beginnst
   *[other] { $name } beginnt
  }
vegas-table-casino = Kasino { $casino }: { $bills }. Würfel: { $dice }.
vegas-table-casino-empty = Kasino { $casino }: { $bills }. Keine Würfel.
vegas-table-player = { $name } hat { $holds }.
vegas-balance = Wäre die Runde jetzt zu Ende: { $name } { $own }, die Gegner { $rivals }.
vegas-own-money = Du hast { $money }, { $bills }.

## Was zur Wahl steht

vegas-choose = Wähle eine Zahl. Wäre die Runde jetzt zu Ende:
vegas-offer-place = { $dice } auf Kasino { $casino }
vegas-offer-more = { $dice } auf Kasino { $casino }, { $total } insgesamt
vegas-offer-solo =
  { $names-who ->
    [you] { $names-you } auf Kasino { $casino }
   *[other] { $names } auf Kasino { $casino }
  }
vegas-offer-absent = keiner deiner Würfel dort
vegas-offer-tie =
  { $names-who ->
    [you]
      { $count ->
        [one] Gleichstand mit dir, beide gehen leer aus
       *[other] Gleichstand ({ $names-you }), alle gehen leer aus
      }
   *[other]
      { $count ->
        [one] Gleichstand mit { $names }, beide gehen leer aus
       *[other] Gleichstand mit { $names }, alle gehen leer aus
      }
  }
vegas-offer-lead = du führst und nimmst { $bill }
vegas-offer-follow =
  { $place ->
    [2] zweiter Platz, du nimmst { $bill }
    [3] dritter Platz, du nimmst { $bill }
    [4] vierter Platz, du nimmst { $bill }
   *[other] fünfter Platz, du nimmst { $bill }
  }
vegas-offer-unpaid =
  { $place ->
    [2] zweiter Platz, kein Schein mehr da
    [3] dritter Platz, kein Schein mehr da
    [4] vierter Platz, kein Schein mehr da
    [5] fünfter Platz, kein Schein mehr da
   *[other] letzter Platz, kein Schein mehr da
  }
vegas-shift-up =
  { $name-who ->
    [you] du steigst auf { $bill }
   *[other] { $name } steigt auf { $bill }
  }
vegas-shift-down =
  { $name-who ->
    [you] du fällst auf { $bill }
   *[other] { $name } fällt auf { $bill }
  }
vegas-shift-out =
  { $name-who ->
    [you] du bekommst nichts
   *[other] { $name } geht leer aus
  }

## Was vor dir liegt

vegas-help-turn =
  Du hast alle deine Würfel geworfen. Wähle eine Zahl: Alle Würfel, die sie zeigen, kommen auf das
  Kasino mit dieser Nummer und bleiben dort bis zur Auszahlung. Die anderen wirfst du im nächsten
  Zug wieder.
vegas-help-payout =
  Sind alle Würfel gesetzt, zahlt jedes Kasino aus. Gleich viele Würfel heben sich auf und bekommen
  nichts; von den Übrigen nehmen die meisten Würfel den höchsten Schein, die nächsten den nächsten.
vegas-help-neutral =
  Die neutralen Würfel gehören niemandem. Sie werden mit deinen gesetzt, heben sich mit anderen auf
  wie alle, und was sie gewinnen, kommt unter den Stapel.
vegas-help-solo =
  Du hast einen Würfel von jeder Farbe geworfen, die noch welche hat. Wähle eine Zahl: Alle Würfel,
  die sie zeigen, werden gesetzt, deine und fremde, die anderen gehen zurück. Zum Sieg brauchst du
  mehr als alle Gegner zusammen.
vegas-help-drawing =
  In der Zeichnung steht jeder Schein neben den Würfeln, die ihn jetzt nähmen; = heißt, sie heben
  sich auf, – heißt, kein Schein ist übrig, und ◆ steht bei dem, der die Runde begonnen hat.

## Die erste Partie

vegas-lesson-dice = Deine acht Würfel
vegas-lesson-dice-text = Wähl eine Zahl: Alle deine Würfel mit dieser Zahl gehen zusammen in dieses Kasino.
vegas-lesson-most = Meiste Würfel, größter Schein
vegas-lesson-most-text = Mit vier Würfeln führst du: { $amount } für dich. Das blaue Licht zeigt es, bevor du es tust.
vegas-lesson-equal = Gleich viele heißt: nichts
vegas-lesson-equal-text = { $one } und { $other } haben je drei Würfel: Sie heben sich auf. Deine zwei genügen.
vegas-lesson-free = Zwei schlagen sechs
vegas-lesson-free-text = Solange die beiden sich aufheben, gehören die { $amount } dir.
vegas-lesson-last = Jeder Würfel muss weg
vegas-lesson-last-text = Das sind deine letzten zwei. Wenn alle Würfel liegen, zahlen die Kasinos aus.
vegas-lesson-risk = Noch ist nichts sicher
vegas-lesson-risk-text = Wer noch Würfel hat, kann dich überholen oder mit dir gleichziehen. Schau hin.

## Beispiele aus den Regeln

vegas-example-turn = Vier Dreien und eine Fünf
vegas-example-turn-text = Mitten in der Runde wirfst du deine letzten fünf Würfel. Wähl eine Zahl und sieh, was du setzen musst.
vegas-example-turn-all = Alle vier, nicht weniger
vegas-example-turn-all-text = Alle vier Dreien liegen in Kasino 3; weniger war nicht erlaubt. Ein Würfel bleibt dir, nur mit ihm würfelst du im nächsten Zug.
vegas-example-turn-one = Nur die Fünf
vegas-example-turn-one-text = Die Fünf liegt in Kasino 5. Die Dreien bleiben in deiner Hand: Im nächsten Zug würfelst du mit allen vier noch einmal.
vegas-example-payout = Zwei Würfel, dann wird ausgezahlt
vegas-example-payout-text = In Kasino 4 hat { $most } fünf Würfel, { $equal } drei, du zwei und { $least } einen. Ziehst du gleich?
vegas-example-payout-equal = Gleich viele heben sich auf
vegas-example-payout-equal-text = Du und { $equal } hattet in Kasino 4 je drei Würfel: nichts für euch beide. { $most } nimmt { $first }, und { $least } bekommt mit einem einzigen Würfel { $second }. { $third } kommen unter den Stapel.
vegas-example-payout-third = Niemand gleich, jeder ein Schein
vegas-example-payout-third-text = In Kasino 4 nimmt { $most } { $first }, { $equal } { $second }, und deine zwei Würfel bringen { $third }. Mit einem mehr hättet ihr euch aufgehoben, du und { $equal }: { $second } für { $least }.
vegas-example-neutral = Zwei Farben in einem Wurf
vegas-example-neutral-text = Zwei Einsen und eine Fünf sind deine, eine Eins und eine Sechs neutral. Alle Würfel der gewählten Zahl werden gesetzt, auch neutrale.
vegas-example-neutral-together = Drei Einsen, zwei davon deine
vegas-example-neutral-together-text = Deine zwei Einsen und die neutrale liegen in Kasino 1. Du zählst dort zwei; der neutrale Würfel zählt für sich, als spielte noch jemand mit.
vegas-example-neutral-own = Nur deine Fünf
vegas-example-neutral-own-text = Deine Fünf liegt in Kasino 5. Beide neutralen Würfel hast du noch in der Hand: Auch sie musst du setzen.
vegas-example-neutral-neutral = Ein Würfel, der dich keinen kostet
vegas-example-neutral-neutral-text = Die neutrale Sechs liegt in Kasino 6, deine eigenen Würfel hast du alle noch. Bei der Auszahlung kann sie mit jemandem gleichziehen oder einen Schein nehmen; der kommt unter den Stapel.

## Warum ein Zug der beste ist

vegas-why-parted = du bist nicht mehr gleichauf mit { $names } und nimmst { $bill }
vegas-why-alone = dort ist sonst niemand, also nimmst du { $bill }
vegas-why-lead = du gehst in Führung und nimmst { $bill }
vegas-why-guard =
  { $count ->
    [one] du führst weiter um { $bill }, mit { $count } Würfel Vorsprung
   *[other] du führst weiter um { $bill }, mit { $count } Würfeln Vorsprung
  }
vegas-why-costs = { $name } verliert { $bill }
vegas-why-rival = { $name } hat von den anderen am meisten Geld
vegas-why-ahead = du hast schon am meisten Geld
vegas-why-keeps =
  { $count ->
    [one] { $count } Würfel bleibt für später
   *[other] { $count } Würfel bleiben für später
  }
vegas-why-spends =
  { $count ->
    [one] das braucht { $count } Würfel, das Beste nur { $least }
   *[other] das braucht { $count } Würfel, das Beste nur { $least }
  }
