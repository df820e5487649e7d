### Regeln von Vegas, ausgegeben von „flambeur rules vegas“.

rules-vegas-title = Vegas: die Regeln

rules-vegas-aim =
  Sechs Kasinos, vier Runden und Geld auf jedem Tisch. Setze deine Würfel dorthin, wo du mehr hast
  als die anderen, und nimm die besten Scheine mit nach Hause. Wer nach der vierten Runde das meiste
  Geld hat, gewinnt.
  .title = Ziel des Spiels

rules-vegas-setup =
  Zwei bis fünf Leute spielen mit je acht Würfeln einer Farbe. Die sechs Kasinos haben hier keine
  Namen, nur ihre Nummern von 1 bis 6. Alle Scheine werden gemischt und bilden einen verdeckten
  Stapel. Kasino für Kasino werden Scheine aufgedeckt, bis dort mindestens 50.000 $ liegen: genau
  50.000 $ reichen, 40.000 $ nicht. Wer anfängt, wird ausgelost, außer der Gastgeber bestimmt
  jemanden.
  .title = Vorbereitung

rules-vegas-turn =
  Wirf einmal alle Würfel, die du noch hast. Wähle eine der gewürfelten Zahlen und setze alle Würfel
  mit dieser Zahl auf das Kasino mit der gleichen Nummer: wirklich alle, nicht nur einige. Die
  übrigen Würfel behältst du für deinen nächsten Zug. Passen darfst du nicht, so verlockend es wäre.
  Gespielt wird im Uhrzeigersinn; wer keine Würfel mehr hat, wird übersprungen, und wer als Letzter
  noch welche hat, macht allein weiter.
  .title = Dein Zug
  .try = Du wirfst vier Dreien und eine Fünf. Was muss ins Kasino?

rules-vegas-payout =
  Sind alle Würfel gesetzt, zahlen die Kasinos von 1 bis 6 aus. Zuerst die Gleichstände: Wer in einem
  Kasino ebenso viele Würfel hat wie jemand anderes, geht dort leer aus. Von den Übrigen nimmt, wer
  die meisten Würfel hat, den höchsten Schein, der Nächste den höchsten, der dann noch da ist, und
  so weiter, höchstens einen pro Kopf. Reichen die Scheine nicht, bekommen die Letzten nichts;
  bleiben Scheine übrig, kommen sie unter den Stapel. Ein Beispiel mit 80.000 $, 30.000 $ und
  10.000 $ in einem Kasino:
  Ana 5 · Ben 3 und Carla 3 heben sich auf · Denny 1: Ana nimmt 80.000 $, Denny 30.000 $, und
  10.000 $ kommen wieder unter den Stapel.
  .title = Auszahlung
  .try = Du könntest mit drei Würfeln gleichziehen. Wer nimmt dann den zweiten Schein?

rules-vegas-rounds =
  Ein Spiel hat vier Runden. Nach jeder Auszahlung nehmen alle ihre Würfel zurück, und die leeren
  Kasinos werden wie am Anfang gefüllt. Der Stapel wird nicht neu gemischt; was darunter gelandet
  ist, kommt also selten wieder. Der erste Zug wandert im Uhrzeigersinn einen Platz weiter, egal was
  passiert ist.
  .title = Runden

rules-vegas-end =
  Das Spiel endet mit der Auszahlung der vierten Runde. Das meiste Geld gewinnt. Bei gleich viel Geld
  entscheidet die größere Zahl der Scheine; ist auch die gleich, wird der Sieg geteilt. Für die
  weiteren Plätze gilt dasselbe.
  .title = Spielende

rules-vegas-hidden =
  Gewonnene Scheine liegen verdeckt vor dir. Deine eigenen und ihre Summe siehst du immer; die
  anderen, auch Zuschauer, sehen nur, wie viele es sind. Ausgezahlt wird vor aller Augen, ein gutes
  Gedächtnis ist also erlaubt. Die Reihenfolge des Stapels sieht niemand, nie. Am Ende wird alles
  Geld aufgedeckt. Wenn du lieber offen spielst, zeigt eine Option das Geld aller die ganze Zeit.
  .title = Verdecktes Geld

rules-vegas-neutral =
  Eine Option für zwei bis vier. Zu zweit bekommt jeder vier neutrale Würfel dazu, zu dritt oder zu
  viert zwei. Du wirfst sie zusammen mit deinen, und alle Würfel der gewählten Zahl werden gesetzt,
  eigene wie neutrale. Bei der Auszahlung zählen die neutralen Würfel eines Kasinos als ein gedachter
  Mitspieler, der Gleichstände bildet und Scheine nimmt wie alle anderen; diese Scheine kommen unter
  den Stapel. Zu dritt bleiben zwei Würfel übrig: Wer die Runde beginnt, wirft sie vor dem ersten
  Zug, und jeder kommt auf das Kasino mit seiner Zahl.
  .title = Neutrale Würfel
  .try = Fünf Würfel, zwei davon neutral. Welche zählen für dich?

rules-vegas-solo =
  Allein spielst du eine Farbe gegen die vier anderen. Zuerst werden alle acht Würfel eines Gegners
  geworfen und nach ihren Zahlen gesetzt. Danach wirfst du in jedem Zug einen Würfel von jeder Farbe,
  die noch welche hat, wählst eine Zahl, setzt alle Würfel mit dieser Zahl und legst die anderen
  zurück, bis alles gesetzt ist. Bei der Auszahlung steht jede Farbe für sich und behält, was sie
  gewinnt. Du gewinnst, wenn du mehr Geld hast als alle vier Gegner zusammen; Gleichstand ist
  verloren. Ein Spiel dauert eine Runde, auf Wunsch bis zu vier, in vier Stufen: normal, schwer (zwei
  Gegner werden zu Beginn gesetzt), Experte (du hast zwei bis sieben Würfel) und Meister (du hast
  einen).
  .title = Allein spielen

rules-vegas-editions =
  Es gibt zwei Sätze Scheine, beide von 10.000 $ bis 90.000 $. Der Satz von 2018, der ohne weitere
  Angabe gilt, hat 48 Scheine im Wert von 2.230.000 $; der von 2012 hat 54 im Wert von 2.500.000 $.
  Sonst ist das Spiel gleich. Das Solospiel kam 2018 dazu, geht aber mit beiden Sätzen.
  .title = Ausgaben
