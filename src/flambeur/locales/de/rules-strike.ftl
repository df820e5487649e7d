### Regeln von Strike, ausgegeben von „flambeur rules strike“.

rules-strike-title = Strike: die Regeln

rules-strike-aim =
  Wirf Würfel in die Arena, stoße andere um und nimm, was gleich ist. Wer keine Würfel mehr hat,
  scheidet aus. Wer als Letzter noch Würfel hat, gewinnt.
  .title = Ziel des Spiels

rules-strike-setup =
  Zwei bis fünf Leute spielen. Zu zweit hat jeder neun Würfel, zu dritt acht, zu viert sieben, zu
  fünft sechs. Ein Würfel zeigt X, 2, 3, 4, 5 und 6. Ein weiterer Würfel liegt in der Arena und
  zeigt irgendeine Zahl. Wer anfängt, wird ausgelost; dann geht es im Uhrzeigersinn weiter.
  .title = Vorbereitung

rules-strike-turn =
  Du musst einen Würfel aus deinem Vorrat werfen. Vor jedem Wurf darfst du die Würfel in der Arena
  zusammen- oder auseinanderschieben, solange keine Seite sich ändert und kein Würfel gestapelt oder
  gekippt wird. Liegt alles still, suche gleiche Zahlen. Gibt es welche, nimmst du alle Würfel dieser
  Zahlen, und dein Zug ist zu Ende. Gibt es keine, wirf noch einen Würfel oder hör auf. Gleiche
  Würfel liegen zu lassen ist nicht erlaubt.
  .title = Dein Zug
  .try = Eine 2, eine 3 und eine 5 liegen in der Arena. Was macht dein Wurf daraus?

rules-strike-hit =
  Dein Würfel darf in der Arena alles umstoßen; es zählt, was danach dort liegt. Ein Würfel, der
  danebengeht, hinausfliegt oder auf dem Rand liegen bleibt, ist aus dem Spiel, ebenso jeder Würfel
  mit X. Zwei X sind kein Paar. Ein Würfel, der zu schief steht, um ihn zu lesen, wird draußen noch
  einmal gewürfelt und zurückgelegt. Verlorene Würfel beenden den Zug nicht.
  .title = Treffer und Verluste

rules-strike-grand =
  Ist die Arena zu Beginn deines Zuges leer, wirfst du alle deine Würfel auf einmal: der große Wurf.
  Würfel mit gleichen Zahlen kommen zurück und sind dein neuer Vorrat, die anderen bleiben liegen.
  Ohne gleiche Zahlen bist du draußen. Leerst du die Arena selbst, ohne dass etwas gleich ist, wirf
  noch einen Würfel, oder hör auf und überlass den großen Wurf dem Nächsten.
  .title = Der große Wurf

rules-strike-end =
  Wer am Ende des eigenen Zuges keine Würfel hat, scheidet aus. Ein Paar mit dem letzten Würfel
  rettet dich noch. Sobald nur noch einer übrig ist, hat er gewonnen.
  .title = Spielende

rules-strike-match =
  Für ein längeres Spiel gibt es so viele Runden wie Leute, und jeder beginnt eine. Wer ausscheidet,
  bekommt einen Punkt für jeden, der noch dabei ist; der Sieger einer Runde bekommt keinen. Die
  kleinste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
  .title = Mehrere Runden
