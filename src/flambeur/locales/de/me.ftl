### Seiten um die Person, die spielt: Partien, Form, Schlüssel und Nachrichten.

me-title = Meine Partien

## Wo ich dran bin

me-up = { $count ->
    [1] Du bist an einem Tisch dran
    [2] Du bist an zwei Tischen dran
    [3] Du bist an drei Tischen dran
    [4] Du bist an vier Tischen dran
    [5] Du bist an fünf Tischen dran
   *[other] Du bist an { $count } Tischen dran
  }
me-up-play = Spielen
me-up-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
  }
me-going = Deine Partien laufen
me-on = Läuft auch noch
me-new = Eine neue Partie
me-round = Runde { $round }
me-since = { $unit ->
    [minutes] { $count ->
        [0] gerade eben
        [one] seit einer Minute
       *[other] seit { $count } Minuten
      }
    [hours] { $count ->
        [one] seit einer Stunde
       *[other] seit { $count } Stunden
      }
   *[days] { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] weniger als eine Minute
        [one] noch eine Minute
       *[other] noch { $count } Minuten
      }
    [hours] { $count ->
        [one] noch eine Stunde
       *[other] noch { $count } Stunden
      }
   *[days] { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
      }
  }
me-awaits = { $name } ist am Zug
me-away = ein Bot spielt für dich
me-resigned = ein Bot spielt für dich zu Ende
me-open = Noch sind Stühle frei
me-beginning = Gleich geht es los

## Wer spielt

me-with = { $game } mit { $names }
me-with-bots = { $game } mit Bots
me-alone = { $game } allein
me-many = { $count ->
    [5] { $game } zu fünft
    [6] { $game } zu sechst
    [7] { $game } zu siebt
    [8] { $game } zu acht
   *[other] { $game }, { $count } am Tisch
  }

## Partien, die vorbei sind

me-list = { $first }, { $second }
me-victory = Sieg
me-shared = Geteilter Sieg
me-rivals = Die Rivalen waren zusammen stärker
me-place = { $rank ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Platz { $rank }
  }
me-merits = Glück { $luck }, Können { $skill }
me-merits-alone = Glück { $luck }
me-running = Noch auf dem Tisch
me-all = Alle { $count } Partien
me-older = Ältere Partien
me-none = Noch keine Partie zu Ende gespielt
me-none-hint = Die erste steht dann hier, mit Ergebnis, Glück und Können.
me-failed = Deine Partien sind gerade nicht zu holen.
