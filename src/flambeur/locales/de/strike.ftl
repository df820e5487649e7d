### Strike: was geschieht, wie der Tisch steht, was man wählen kann.

## Was geschieht

strike-say-starter =
  { $name-who ->
    [you] Das Los fällt auf dich.
   *[other] Das Los fällt auf { $name }.
  }
strike-say-begin =
  { $name-who ->
    [you] In der Arena liegt eine { $face }. Du beginnst.
   *[other] In der Arena liegt eine { $face }. { $name } beginnt.
  }
strike-say-round =
  { $name-who ->
    [you] Runde { $number } von { $rounds }: In der Arena liegt eine { $face }. Du beginnst.
   *[other] Runde { $number } von { $rounds }: In der Arena liegt eine { $face }. { $name } beginnt.
  }
strike-say-on-turn =
  { $name-who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
  }
strike-say-grand =
  { $name-who ->
    [you] Die Arena ist leer: Du musst alle Würfel werfen.
   *[other] Die Arena ist leer: { $name } muss alle Würfel werfen.
  }
strike-say-regrouped =
  { $name-who ->
    [you] Du schiebst Würfel zurecht.
   *[other] { $name } schiebt Würfel zurecht.
  }
strike-say-settled = Die Würfel liegen still: { $dice }.
strike-say-rerolled = Ein schiefer Würfel wird noch einmal gewürfelt und zeigt { $face }.
strike-say-lost = Ein Würfel ist aus dem Spiel.
strike-say-cleared =
  { $name-who ->
    [you] Du hinterlässt eine leere Arena.
   *[other] { $name } hinterlässt eine leere Arena.
  }
strike-say-choice =
  { $name-who ->
    [you] Du darfst noch einmal werfen oder aufhören.
   *[other] { $name } darf noch einmal werfen oder aufhören.
  }
strike-say-stopped =
  { $name-who ->
    [you] Du hörst auf.
   *[other] { $name } hört auf.
  }
strike-say-left =
  { $name-who ->
    [you] Du verlässt den Tisch, und deine Würfel sind aus dem Spiel.
   *[other] { $name } verlässt den Tisch, und die Würfel von { $name } sind aus dem Spiel.
  }
strike-say-over =
  { $name-who ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $name } ist zu Ende.
  }
strike-say-out =
  { $name-who ->
    [you] Du hast keine Würfel mehr und scheidest aus.
   *[other] { $name } hat keine Würfel mehr und scheidet aus.
  }
strike-say-out-points =
  { $name-who ->
    [you] Du hast keine Würfel mehr und scheidest aus: { $points }.
   *[other] { $name } hat keine Würfel mehr und scheidet aus: { $points }.
  }
strike-say-last =
  { $name-who ->
    [you] Nur du hast noch Würfel.
   *[other] Nur { $name } hat noch Würfel.
  }
strike-say-won =
  { $names-who ->
    [you]
      { $count ->
        [one] Du gewinnst.
       *[other] { $names-you } teilt euch den Sieg.
      }
   *[other]
      { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
      }
  }
strike-say-totals = Punkte: { $totals }. { $result }
strike-total =
  { $name-who ->
    [you] du { $points }
   *[other] { $name } { $points }
  }
strike-say-does =
  { $name-who ->
    [you] Du { $done }.
   *[other] { $name } { $done }.
  }

## Ein Wurf, Stück für Stück

strike-sentence = { $text }.
strike-threw =
  { $name-who ->
    [you] Du { $throw }: { $result }
   *[other] { $name } { $throw }: { $result }
  }
strike-came = { $throw } → { $result }
strike-regroups =
  { $doer-who ->
    [you] schiebst Würfel zurecht
   *[other] schiebt Würfel zurecht
  }
strike-throws-soft =
  { $doer-who ->
    [you] wirfst sanft
   *[other] wirft sanft
  }
strike-throws-normal =
  { $doer-who ->
    [you] wirfst
   *[other] wirft
  }
strike-throws-hard =
  { $doer-who ->
    [you] wirfst hart
   *[other] wirft hart
  }
strike-throws-all-soft =
  { $doer-who ->
    [you] wirfst alle Würfel sanft
   *[other] wirft alle Würfel sanft
  }
strike-throws-all-normal =
  { $doer-who ->
    [you] wirfst alle Würfel
   *[other] wirft alle Würfel
  }
strike-throws-all-hard =
  { $doer-who ->
    [you] wirfst alle Würfel hart
   *[other] wirft alle Würfel hart
  }
strike-throws-at = { $throw } auf { $dice }
strike-lands =
  { $count ->
    [one] { $dice } landet
   *[other] { $dice } landen
  }
strike-lost-x =
  { $count ->
    [one] X, der Würfel ist verloren
   *[other] { $count } X, diese Würfel sind verloren
  }
strike-lost-outside =
  { $count ->
    [one] der Würfel fliegt hinaus
   *[other] { $count } Würfel fliegen hinaus
  }
strike-lost-rim =
  { $count ->
    [one] der Würfel bleibt auf dem Rand, verloren
   *[other] { $count } Würfel bleiben auf dem Rand, verloren
  }
strike-hit-turned = die { $face } wird zur { $new }
strike-hit-x = die { $face } wird zum X, verloren
strike-hit-outside = die { $face } fliegt hinaus
strike-hit-rim = die { $face } landet auf dem Rand, verloren
strike-rerolled = ein schiefer Würfel wird neu gewürfelt und zeigt { $face }
strike-rerolled-x = ein schiefer Würfel wird neu gewürfelt, zeigt X und ist verloren
strike-emptied = die Arena ist leer
strike-takes =
  { $doer-who ->
    [you] nimmst { $dice }
   *[other] nimmt { $dice }
  }
strike-stops =
  { $doer-who ->
    [you] hörst auf
   *[other] hört auf
  }

## Der Tisch

strike-round = Runde { $number } von { $rounds }
strike-arena = Arena
strike-empty = leer
strike-in-arena =
  { $count ->
    [0] die Arena ist leer
    [one] { $count } Würfel in der Arena
   *[other] { $count } Würfel in der Arena
  }
strike-out-of-game =
  { $count ->
    [0] keiner verloren
   *[other] { $count } verloren
  }
strike-dice =
  { $count ->
    [0] keine Würfel
    [one] { $count } Würfel
   *[other] { $count } Würfel
  }
strike-out = ausgeschieden
strike-points =
  { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
strike-table-empty = Die Arena ist leer.
strike-table-arena = In der Arena: { $dice }.
strike-table-die = { $face } { $place }
strike-table-player = { $name }: { $note }.
strike-own = Du hast { $note }.
strike-place-1 = vorne links
strike-place-2 = vorne
strike-place-3 = vorne rechts
strike-place-4 = links
strike-place-5 = in der Mitte
strike-place-6 = rechts
strike-place-7 = hinten links
strike-place-8 = hinten
strike-place-9 = hinten rechts

## Was man wählen kann

strike-ask-first = Du musst einen Würfel werfen.
strike-ask-again = Nichts ist gleich: Wirf noch einmal oder hör auf.
strike-ask-aim = Enter ist 2; gezielt: 2 { $dice }
strike-ask-all =
  { $count ->
    [one] Die Arena ist leer: Wirf deinen letzten Würfel.
   *[other] Die Arena ist leer: Wirf alle { $count } Würfel auf einmal.
  }
strike-ask-empty = Die Arena ist leer: Wirf noch einen Würfel oder hör auf.
strike-offer-soft = Sanft werfen
strike-offer-normal = Normal werfen
strike-offer-hard = Hart werfen
strike-offer-all-soft =
  { $count ->
    [one] Deinen letzten Würfel sanft werfen
   *[other] Alle { $count } Würfel sanft werfen
  }
strike-offer-all-normal =
  { $count ->
    [one] Deinen letzten Würfel normal werfen
   *[other] Alle { $count } Würfel normal werfen
  }
strike-offer-all-hard =
  { $count ->
    [one] Deinen letzten Würfel hart werfen
   *[other] Alle { $count } Würfel hart werfen
  }
strike-offer-hand-soft = bewegt wenig, verliert fast nichts
strike-offer-hand-normal = kann andere umstoßen
strike-offer-hand-hard = stößt am meisten um, verliert am meisten
strike-offer-alone-soft = fast nichts fliegt hinaus
strike-offer-alone-normal = wenig fliegt hinaus
strike-offer-alone-hard = viel fliegt hinaus
strike-offer-chance = zu { $chance } % nimmst du Würfel
strike-offer-together = Die Würfel in der Mitte zusammenschieben
strike-offer-apart = Die Würfel auseinanderschieben
strike-offer-leave = Endgültig gehen, alle deine Würfel sind verloren
strike-offer-stop = Aufhören
strike-offer-stop-empty = Aufhören und dem Nächsten den großen Wurf überlassen

## Wörter, die man statt der Tasten tippen kann

strike-type-soft = sanft
strike-type-normal = normal werfen
strike-type-hard = hart
strike-type-together = zusammen
strike-type-apart = auseinander
strike-type-stop = stopp stop aufhören
strike-type-leave = gehen
strike-type-middle = mitte

## Was nicht geht

strike-no-aim = { $typed } bedeutet hier nichts. Nenne Würfel nach der Zahl, die sie zeigen, oder + für die Mitte.
strike-no-die = Kein Würfel in der Arena zeigt { $face }.
strike-no-place = { $typed } geht nicht. Nenne einen Würfel und einen Platz von 1 bis 9, wie in 5 49.
strike-no-places = Würfel haben hier keine Plätze. Nenne die Würfel, auf die du zielst, wie in 2 46.
strike-no-change = Die Würfel liegen schon so.
strike-no-must-throw = Aufhören geht jetzt nicht: Du musst erst werfen.
strike-no-nothing-to-regroup = Die Arena ist leer, es gibt nichts zu schieben.

## Was vor dir liegt

strike-help-turn =
  Wirf einen Würfel in die Arena. Sind danach Zahlen gleich, nimmst du alle diese Würfel, und dein
  Zug ist zu Ende. Wenn nicht, wirf noch einmal oder hör auf. Wer am Ende des eigenen Zuges keine
  Würfel hat, scheidet aus. Wer als Letzter Würfel hat, gewinnt.
strike-help-lost =
  Würfel, die X zeigen, hinausfliegen oder auf dem Rand bleiben, sind aus dem Spiel. Wer den Zug vor
  leerer Arena beginnt, wirft alle Würfel auf einmal und behält nur die gleichen: der große Wurf.
strike-help-throw =
  1, 2 und 3 werfen auf alle Würfel in der Arena. Um auf einige zu zielen, schreib ihre Zahlen dazu:
  3 46 wirft hart auf die 4 und die 6, und 2 + wirft auf die Mitte. Wörter gehen auch: hart 46, stopp.
strike-help-styles =
  Ein sanfter Wurf lässt die anderen fast so, wie sie liegen. Ein harter stößt am meisten um, und
  dabei fliegen die meisten Würfel hinaus.
strike-help-push =
  4 schiebt alle Würfel zusammen, 4 46 nur die 4 und die 6, die anderen auseinander. 5 schiebt alle
  auseinander, und 5 49 schiebt die 4 auf Platz 9. Die Plätze liegen wie auf dem Ziffernblock: 7
  hinten links, 5 in der Mitte, 3 vorne rechts.
strike-help-abstract =
  Hier sagt eine Tabelle der Chancen, wie ein Wurf ausgeht. Würfel, auf die du zielst, kippen öfter,
  und mit 2 + zielst du auf keinen.
strike-help-drawing =
  Die Zeichnung zeigt die Arena von oben, und du wirfst von unten. Eine Zahl in Klammern ist ein
  Würfel, + ist die Mitte, ░ ist die Wand.

## Die erste Partie

strike-lesson-aim = Ziel auf einen Würfel
strike-lesson-aim-text = Ein Würfel liegt in der Arena. Triffst du ihn, rutscht er weg oder kippt um.
strike-lesson-throw = Wirf einen hinein
strike-lesson-throw-text = Zwei Gleiche nach dem Wurf, und beide gehören dir. Ein X ist verloren.
strike-lesson-push = Schieb sie zurecht
strike-lesson-push-text = Vor jedem Wurf darfst du Würfel schieben. Ihre Zahlen bleiben.
strike-lesson-together = Dicht zusammen
strike-lesson-together-text = So trifft ein Wurf gleich mehrere.
strike-lesson-hit = Mitten hinein
strike-lesson-hit-text = Auch was du umwirfst, zählt: Gleiche gehören dir, ein X ist verloren.
strike-lesson-again = Noch nichts Gleiches
strike-lesson-again-text = Dein Zug geht weiter. Je mehr Würfel dort liegen, desto eher sind zwei gleich.
strike-lesson-stop = Oder lass es gut sein
strike-lesson-stop-text = Wer keine Würfel mehr hat, ist raus. Hör auf, und die anderen sind dran.

## Beispiele aus den Regeln

strike-example-turn = Eine 2, eine 3 und eine 5
strike-example-turn-text = Sie liegen in der Arena. Schieb sie zusammen, wenn du magst, und wirf dann einen Würfel dagegen. Was danach gleich ist, gehört dir.
strike-example-turn-equal = Gleiche Zahlen gehören dir
strike-example-turn-equal-text = Alle Würfel einer Zahl, die mindestens zweimal dalag, sind in deinem Vorrat, egal wer sie geworfen hat. Dein Zug ist vorbei, als Nächstes wirft { $name }.
strike-example-turn-different = Nichts ist gleich
strike-example-turn-different-text = Alle Zahlen in der Arena sind verschieden, also nimmst du nichts. Jetzt könntest du noch einen Würfel werfen oder aufhören.
strike-example-turn-lost = Ein Würfel ist weg
strike-example-turn-lost-text = Ein Würfel, der X zeigt oder nicht in der Arena bleibt, ist aus dem Spiel. Dein Zug endet damit nicht: Du könntest noch einmal werfen oder aufhören.

## Warum ein Zug der beste ist

strike-why-lose = zu { $chance } % verlierst du den Würfel
strike-why-last = nimmst du mit deinem letzten Würfel nichts, bist du draußen
strike-why-keep =
  { $count ->
    [one] du behältst deinen letzten Würfel
   *[other] du behältst deine { $count } Würfel
  }
strike-why-left =
  { $count ->
    [one] { $name } muss auf { $count } Würfel werfen
   *[other] { $name } muss auf { $count } Würfel werfen
  }
strike-why-empty = { $name } muss alle Würfel werfen
