### Regeln von Easy Come, ausgegeben von „flambeur rules easycome“.

rules-easycome-title = Easy Come: die Regeln

rules-easycome-aim =
  Neun Preise liegen auf dem Tisch, und nichts, was du gewinnst, ist sicher. Wer als Erstes drei
  Preise besitzt und alle drei behält, während die anderen danach greifen, gewinnt.
  .title = Ziel des Spiels

rules-easycome-setup =
  Zwei bis vier Leute spielen mit vier Würfeln, die 0 bis 5 zeigen. Alle neun Preise liegen zu Beginn
  in der Mitte. Alle werfen einmal die vier Würfel, und die höchste Summe beginnt; bei Gleichstand
  wird noch einmal geworfen. Ihr könnt auch festlegen, wer anfängt.
  .title = Vorbereitung

rules-easycome-turn =
  Wirf alle vier Würfel. Passen sie zu einem Preis, darfst du ihn nehmen, und dein Zug ist zu Ende.
  Wenn nicht, oder wenn du etwas Besseres willst, lege mindestens einen der gerade geworfenen Würfel
  zur Seite und wirf die übrigen noch einmal. Was zur Seite liegt, bleibt bis zum Ende des Zuges, wie
  es ist. Ein Preis, den du auslässt, ist weg, außer spätere Würfel passen wieder zu ihm. Liegen alle
  vier Würfel zur Seite, endet dein Zug ohne Preis. Mehr als einen Preis pro Zug gibt es nicht.
  .title = Dein Zug
  .try = Du wirfst 0, 2, 2 und 5. Was legst du zur Seite?

rules-easycome-prizes =
  Es zählen immer alle vier Würfel, die zur Seite gelegten und die gerade geworfenen.
  Vier Gleiche: vier Würfel mit derselben Zahl.
  Zwei Paare: zwei Würfel mit einer Zahl und zwei mit einer anderen.
  Ungerader Drilling: drei mit einer ungeraden Zahl und einer mit einer anderen ungeraden.
  Gerader Drilling: drei mit einer geraden Zahl und einer mit einer anderen geraden; 0 ist gerade.
  Sieben: Summe genau 7.
  Dreizehn: Summe genau 13.
  Niedrig: Summe höchstens 3.
  Hoch: Summe mindestens 17.
  Straße: vier Zahlen in Folge, zum Beispiel 1, 2, 3 und 4.
  Vier Gleiche sind nie zwei Paare und nie ein Drilling.
  .title = Die Preise

rules-easycome-steal =
  Einen Preis gewinnst du aus der Mitte oder von jemandem, der ihn schon hat. Passen deine Würfel zu
  einem fremden Preis, nimm ihn dir; einen Ausgleich gibt es nicht. Einen Preis, der dir gehört,
  kannst du nicht noch einmal gewinnen.
  .title = Wegnehmen
  .try = Deine Würfel passen zu einem Preis in der Mitte und zu einem, den jemand hat. Welchen nimmst du?

rules-easycome-hold =
  Der dritte Preis gewinnt nicht sofort. Du musst alle drei noch haben, wenn die nächsten zwei
  Mitspieler am Zug waren. Nimmt dir jemand einen davon weg, ist es mit dem Zählen vorbei; mit deinem
  nächsten dritten Preis beginnt es von vorn. Die anderen dürfen in dieser Zeit jeden Preis nehmen,
  nicht nur deine. Haben mehrere drei Preise, ist zuerst dran, wer sie zuerst hatte.
  .title = Drei Preise behalten

rules-easycome-two =
  Zu zweit hat, wer gegen drei Preise spielt, bis zu zwei Züge hintereinander, um einen davon zu
  holen. In diesen Zügen ist die Mitte geschlossen: Nur die drei Preise zählen. Misslingen beide,
  gewinnt, wer die drei Preise hat. Gelingt einer, geht es mit offener Mitte beim anderen weiter; hat
  der Dieb damit selbst drei Preise, ist der Spieß sofort umgedreht.
  .title = Zu zweit

rules-easycome-four =
  Zu viert kommt der Vierte nicht mehr an die Reihe, bevor drei Preise gewinnen. Wem das zu hart ist,
  der spielt mit voller Runde: Dann haben alle drei Gegner einen Zug.
  .title = Zu viert

rules-easycome-end =
  Das Spiel endet, sobald drei Preise lange genug behalten wurden. Es gewinnt immer genau eine
  Person, ein Unentschieden gibt es nicht.
  .title = Spielende
