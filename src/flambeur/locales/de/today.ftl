### Die Zehn von heute: zehn Entscheidungen am Tag, was daraus wurde, und die Tage davor.

today-welcome = Zehn Entscheidungen, drei bis fünf Minuten. Für alle hier dieselben.
today-number = Nr. { $number }
today-begin = Anfangen
today-go-on = Weiter mit Frage { $place } von 10
today-see = Ergebnis ansehen
today-light = { $count ->
    [0] Das erste Streichholz anzünden
   *[other] Das nächste Streichholz anzünden
  }
today-next = Die nächsten zehn: { $when }
today-alone = vom Server allein versprochen
today-over = Dieser Tag ist inzwischen zu Ende, seine Streichhölzer bleiben, wie sie sind. Hier sind die neuen zehn.
today-question = Frage { $place } von 10
today-cells = { $full } voll, { $half } halb, { $empty } leer
today-close = Zurück zur ersten Seite
today-to-result = Zum Ergebnis

## The result

today-score = { $score } von 10
today-like = { $level ->
    [novice] Wie ein Anfänger.
    [casual] Wie ein Freizeitspieler.
    [strong] Wie ein Könner.
   *[champion] Wie ein Meister.
  }
today-better = Besser als { $share } von heute.
today-beside = Neben den Bots
today-you = Du
today-share = Zum Teilen, ohne etwas zu verraten
today-ten = Die zehn ansehen
today-board = Dasselbe Brett, zum Spaß.
today-board-text = Eine Partie Vegas gegen drei Könner, mit den Würfeln, die heute alle haben. Par ist, was ein Meister damit holt.
today-board-play = Das Brett spielen
today-practise = Weiter üben
today-earlier = Frühere Tage

## The streak

today-streak = { $count ->
    [0] Eine neue Schachtel.
    [one] Ein Tag.
   *[other] { $count } Tage in Folge.
  }
today-streak-text = Ein Streichholz für jeden Tag.
today-streak-best = { $best ->
    [one] Ein Streichholz. Die Schachtel beginnt neu.
   *[other] { $best } Streichhölzer. Die Schachtel beginnt neu.
  }
today-match = { $day }: { $match ->
    [burnt] abgebrannt
    [lit] brennt
    [bridged] überbrückt
    [missed] kein Streichholz
   *[unlit] noch nicht angezündet
  }

## No questions

today-none = Heute gibt es hier keine Fragen
today-none-text = Dieser Server stellt keine. Zum Üben gibt es Tausende Stellungen.
today-soon = Die ersten zehn sind unterwegs
today-soon-text = Sie werden gerade gesucht. Schau in ein paar Minuten wieder vorbei.

## Days that are over

today-days = Frühere Tage
today-days-none = Noch ist kein Tag vorbei
today-days-none-text = Wenn der heutige zu Ende ist, stehen seine zehn Fragen hier, mit allen Antworten.
today-absent = nicht gespielt
today-people = { $count ->
    [one] Eine Person hat alle zehn Antworten gegeben.
   *[other] { $count } Leute haben alle zehn Antworten gegeben.
  }
today-best = Das ist die beste Antwort. Von dir gibt es keine.
today-check = Diesen Tag prüfen
today-check-text = Was versprochen wurde, was dazukam und wie daraus zehn gewählt wurden: eine Datei für das Prüfprogramm.
today-to-day = Zurück zum Tag
