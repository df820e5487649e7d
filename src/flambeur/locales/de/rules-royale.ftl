### Regeln von Vegas Royale.

rules-royale-title = Vegas Royale: die Regeln

rules-royale-aim =
  Drei Runden, sechs Kasinos mit je zwei Scheinen und Maschinen, die die Regeln verbiegen. Setze
  deine Würfel dorthin, wo du mehr zählst als die anderen, und nimm die Scheine mit nach Hause.
  Wer nach der dritten Runde am reichsten ist, Chips eingerechnet, gewinnt.
  .title = Ziel des Spiels

rules-royale-setup =
  Zwei bis fünf Leute spielen mit je sieben kleinen Würfeln und einem großen Würfel einer Farbe;
  überall, wo Würfel verglichen werden, zählt der große doppelt. Jede Runde werden sechs Paare von
  Scheinen zu 30.000 $ bis 100.000 $ aufgedeckt: Das reichste kommt zu Kasino 6, das ärmste zu
  Kasino 1. Alle bekommen zwei Chips; wer einen behält, hat dafür am Ende 10.000 $. Mit Maschinen
  bleiben 24 Scheine für die späteren Runden liegen, und die anderen 54 bilden offen die Bank, die
  Belohnungen zahlt. Sind zwei Paare gleich viel wert, kommt das mit dem teureren Schein an das
  höhere Kasino. Wer beginnt, entscheidet das Los.
  .title = Vorbereitung

rules-royale-turn =
  Wirf alle Würfel, die du noch hast, wähle eine der gewürfelten Zahlen und setze alle Würfel mit
  dieser Zahl, auch den großen, auf das Kasino mit der gleichen Nummer. Die übrigen Würfel
  behältst du. Liegt an diesem Kasino eine Maschine, wirkt sie, sobald deine Würfel liegen. Gespielt
  wird im Uhrzeigersinn; wer keine Würfel mehr hat, wird übersprungen.
  .title = Dein Zug

rules-royale-pass =
  Dein Wurf gefällt dir nicht? Zahle einen Chip und nimm alle Würfel zurück: Dein Zug ist vorbei,
  und keine Maschine wirkt. Ohne Chip musst du setzen.
  .title = Passen
  .try = Ein Wurf, der dir wenig hilft: setzen oder einen Chip zahlen?

rules-royale-payout =
  Hat niemand mehr Würfel, zahlen die Kasinos von 1 bis 6 aus. Gleich Starke heben sich auf; von
  den Übrigen nimmt der Stärkste den höheren Schein und der Zweite den niedrigeren. Was niemand
  gewinnt, kommt unter den Stapel und ist aus dem Spiel. Ein Beispiel: Drei kleine Würfel und der
  große zählen 5 und schlagen vier kleine. Gewonnene Scheine liegen verdeckt vor dir: Die anderen
  sehen, wie viele es sind, nicht wie viel sie wert sind.
  .title = Auszahlung

rules-royale-rounds =
  Ein Spiel hat drei Runden. Dazwischen nehmen alle ihre Würfel zurück, bekommen zwei weitere
  Chips und behalten die übrigen; neue Scheine und Maschinen werden ausgelegt. Wer an Kasino 6 den
  höheren Schein genommen hat, beginnt die nächste Runde; hat dort niemand gewonnen, entscheidet
  Kasino 5, dann 4 und so weiter.
  .title = Runden

rules-royale-end =
  Zähle nach der dritten Auszahlung deine Scheine und 10.000 $ für jeden Chip zusammen. Die
  höchste Summe gewinnt. Bei gleicher Summe entscheidet die größere Zahl von Scheinen und Chips
  zusammen; ist auch die gleich, wird der Sieg geteilt.
  .title = Spielende

rules-royale-neutral =
  Zu zweit spielt eine neutrale Farbe mit: Zu Beginn jeder Runde werden ihre acht Würfel einmal
  geworfen und nach ihren Zahlen gesetzt. Sie bilden Gleichstände und gewinnen wie alle anderen,
  aber ihre Scheine kommen unter den Stapel. Eine Maschine lösen sie nie aus.
  .title = Zu zweit

rules-royale-tiles =
  Jede Runde werden drei von acht zweiseitigen Maschinen gezogen und an die Kasinos 1, 2 und 3
  gelegt; Optionen ändern, wie viele oder welche. Wer Würfel an das Kasino einer Maschine setzt, löst
  sie einmal aus, egal mit wie vielen Würfeln. Geld kommt aus der Bank; statt 10.000 $ oder
  20.000 $ gibt es einen oder zwei Chips. Fehlen der Bank die passenden Scheine, verspricht sie
  den Betrag, und das Versprechen zählt wie ein Schein.
  .title = Maschinen

rules-royale-a1 =
  Verstecke einen, zwei oder drei Spielsteine in der Faust; links von dir wird geraten, wie viele
  es sind. Ist der Tipp richtig, bekommst du nichts. Ist er falsch, bringt ein Stein zwei Chips,
  zwei bringen 30.000 $, drei bringen 40.000 $.
  .title = A1 Glücksfaust
  .hook = Täusche, wer links von dir sitzt.

rules-royale-a2 =
  Wirf beide schwarzen Würfel. Eine Summe von 7 oder ein Pasch gewinnt den Jackpot, der dann
  wieder bei 30.000 $ beginnt. Alles andere lässt ihn um 10.000 $ wachsen, bis höchstens 80.000 $.
  .title = A2 Jackpot
  .hook = Eine 7 oder ein Pasch gewinnt den Jackpot.

rules-royale-b1 =
  Vor der Auszahlung wirft, wer hier den höheren Schein nehmen würde, beide schwarzen Würfel.
  Keiner, einer oder beide dürfen auf die Kasinos mit ihren Zahlen, und sie zählen für diese
  Auszahlung wie eigene Würfel. Ein geschlossenes Kasino nimmt keinen auf; liegen die neutralen
  oder grauen Würfel vorn, wirft niemand.
  .title = B1 Prime Time
  .hook = Führe hier, und schwarze Würfel helfen dir.

rules-royale-b2 =
  Wirf beide schwarzen Würfel, dann hör auf oder wette, dass die nächste Summe höher oder
  niedriger wird. Jede gewonnene Wette bringt dich eine Stufe hinauf: nichts, ein Chip, 30.000 $,
  40.000 $, 60.000 $. Auf jeder Stufe darfst du aufhören und kassieren, und 60.000 $ werden sofort
  gezahlt. Verlierst du eine Wette, und eine gleiche Summe verliert auch, gehst du leer aus.
  .title = B2 Fifty-fifty
  .hook = Steig so hoch, wie du dich traust.

rules-royale-c1 =
  Wer als Erster hier setzt und dabei auf fünf oder mehr kommt, nimmt den Spielstein; der große
  Würfel zählt doppelt. Niemand kann ihn wegnehmen, und bei der Auszahlung ist er 100.000 $ wert.
  .title = C1 High Five
  .hook = Zähle hier vor allen anderen fünf.

rules-royale-c2 =
  Hier zu setzen löst nichts aus, aber wegbleiben ist gefährlich: Wer hier am Ende der Runde am
  wenigsten zählt, und sei es null, zahlt nach der Auszahlung 50.000 $. Alle mit dem niedrigsten
  Wert zahlen. Zuerst gehen die Scheine, Chips nur, wenn sie nicht reichen. Wechselgeld unter
  30.000 $ gibt die Bank nicht; kostet dich das Geld, rettest du es mit ein oder zwei Chips dazu.
  Das entscheidest du; in der letzten Runde kommen sie von selbst dazu.
  .title = C2 Pechsträhne
  .hook = Wer hier am wenigsten zählt, zahlt.

rules-royale-d1 =
  Du bekommst 10.000 $ für jedes Kasino, in dem ein Würfel von dir liegt, dieses eingeschlossen,
  auch wenn Meine Wahl die Maschine auslöst und hier kein Würfel von dir liegt. Ein oder zwei
  Kasinos zahlen in Chips, drei bis sechs in Geld.
  .title = D1 Zahltag
  .hook = In je mehr Kasinos du liegst, desto mehr bringt es.
  .try = Du liegst in zwei Kasinos und wirfst eine Eins. Was zahlt die Maschine?

rules-royale-d2 =
  Zählst du hier mehr als alle anderen, neutrale und graue Würfel eingeschlossen, nimm den
  Spielstein. Solange du ihn hast, darfst du, statt zu würfeln, einen deiner Würfel auf eine
  beliebige Zahl drehen und setzen; die Maschine dort wird ausgelöst. Sobald du nicht mehr klar vorn
  liegst, geht der Spielstein auf die Maschine zurück.
  .title = D2 Überzahl
  .hook = Führe hier und dreh einen Würfel, wie du willst.

rules-royale-e1 =
  Wer als Erster hier setzt, muss ein anderes Kasino schließen; wer später kommt, darf stattdessen
  ein anderes schließen. Kein Würfel kommt in ein geschlossenes Kasino oder heraus, aber es zahlt
  wie immer. Jedes Schließen bringt, was als Nächstes kommt: zwei Chips, nichts, 30.000 $, nichts,
  ein Chip, nichts und wieder von vorn. Zeigen alle deine Würfel das geschlossene Kasino, passt du
  umsonst. Solange es geschlossen ist, kann auch Meine Wahl seine Maschine nicht auslösen.
  .title = E1 Kein Zutritt!
  .hook = Schließ ein anderes Kasino.

rules-royale-e2 =
  Alle Gegner müssen einen Würfel ihrer Wahl aus der Hand an die Bar geben, außer sie haben keinen
  oder schon zwei dort. Du nimmst alle eigenen Würfel von der Bar zurück. Würfel an der Bar werden
  nicht geworfen und zählen nirgends.
  .title = E2 Knockout?
  .hook = Schick von allen anderen einen Würfel an die Bar.

rules-royale-f1 =
  Neun graue Würfel liegen hier in Gruppen zu 1, 1, 2, 2 und 3. Nimm eine ganze Gruppe und lege
  sie in ein beliebiges offenes Kasino. Grau spielt mit wie eine weitere Person: Es bildet
  Gleichstände und gewinnt, aber seine Scheine kommen unter den Stapel.
  .title = F1 Blockade!
  .hook = Stell graue Würfel dahin, wo sie stören.

rules-royale-f2 =
  Die Runde beginnt mit einem grauen Würfel in jedem der Kasinos 1 bis 3 und zweien in jedem der
  Kasinos 4 bis 6. Du darfst einen wegnehmen und damit ein freies Feld bedecken: einen Chip (zwei
  Felder), 30.000 $ (drei) oder eine Aktion (vier). Mit der Aktion legst du einen deiner Würfel in
  ein beliebiges Kasino, ohne dort etwas auszulösen, oder nimmst einen zurück.
  .title = F2 Handicap
  .hook = Nimm einen grauen Würfel weg und werde belohnt.

rules-royale-g1 =
  Hat dieses Kasino gezahlt, teilt der linke Nachbar des Siegers sechs Spielsteine in zwei
  verdeckte Stapel: 60.000 $, zweimal 20.000 $ und drei leere. Der Sieger wählt blind einen Stapel
  und bekommt, was darin ist; 20.000 $ gibt es als zwei Chips. Hier zu setzen löst nichts aus.
  .title = G1 Blackbox
  .hook = Gewinne hier und wähle einen von zwei verdeckten Stapeln.

rules-royale-g2 =
  Du darfst beliebig viele deiner Würfel von diesem Kasino auf die Maschine schieben, und zwar
  endgültig. Bei der Auszahlung ist die Maschine ein weiteres Kasino: Gleichstände heben sich auf,
  der Stärkste bekommt 60.000 $, der Zweite 30.000 $.
  .title = G2 Zwei in einem
  .hook = Schieb Würfel hierher und gewinne ein zweites Mal.

rules-royale-h1 =
  Du darfst einen Würfel dieses Wurfs, übrig geblieben oder gerade hier gesetzt, auf dem Feld mit
  seiner Zahl parken. Ein Würfel, der schon dort liegt, wandert in das Kasino mit dieser Zahl. Die
  Maschine dort löst er damit nicht aus. Bei der Auszahlung bringt jeder geparkte Würfel einmal
  sein Feld: einen Chip, zwei Chips, 30.000 $, 40.000 $, 50.000 $ oder 60.000 $.
  .title = H1 Prachtwürfel
  .hook = Park einen Würfel: Er verdient bei der Auszahlung.

rules-royale-h2 =
  Wirf beide schwarzen Würfel und wähle eine der beiden Zahlen. 1 bringt einen Chip, 2 zwei Chips,
  3 bringt 30.000 $; 4 löst eine andere Maschine aus; 5 lässt dich einen deiner Würfel in ein
  beliebiges Kasino legen oder einen zurücknehmen; 6 legt einen deiner Würfel auf das goldene Feld.
  Ein Würfel, der schon dort liegt, geht an seinen Besitzer zurück. Ein Würfel, der mit der 5
  gelegt wird, löst keine Maschine aus. Bei der Auszahlung bringt der goldene Würfel 60.000 $.
  .title = H2 Meine Wahl
  .hook = Wirf zwei Würfel und such dir eine Belohnung aus.
