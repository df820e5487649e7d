### Seiten um die Person, die spielt: Partien, Form, Schlüssel und Nachrichten.

me-title = Meine Partien

## Wie gut jemand wählt.

me-form-game = Spiel
me-form-like = { $level ->
    [novice] Du wählst wie ein Anfänger
    [casual] Du wählst wie ein Freizeitspieler
    [strong] Du wählst wie ein Könner
   *[champion] Du wählst wie ein Meister
}
me-form-number = { $value } von 100
me-form-missing = { $count ->
    [1] Noch eine Partie, dann wissen wir es.
    [2] Noch zwei Partien, dann wissen wir es.
    [3] Noch drei Partien, dann wissen wir es.
    [4] Noch vier Partien, dann wissen wir es.
    [5] Noch fünf Partien, dann wissen wir es.
    [6] Noch sechs Partien, dann wissen wir es.
    [7] Noch sieben Partien, dann wissen wir es.
    [8] Noch acht Partien, dann wissen wir es.
    [9] Noch neun Partien, dann wissen wir es.
    [10] Noch zehn Partien, dann wissen wir es.
   *[other] Noch { $count } Partien, dann wissen wir es.
}
me-form-unknown = { $game ->
    [none] Dann steht hier, wie gut du wählst. Glück zählt dabei nicht.
   *[other] Dann steht hier, wie gut du bei { $game } wählst. Glück zählt dabei nicht.
}
me-form-told = In den letzten { $games } Partien: { $value } von 100{ $way ->
    [more] , { $change } mehr als vor { $ago ->
        [one] einer Partie
       *[other] { $ago } Partien
    }
    [less] , { $change } weniger als vor { $ago ->
        [one] einer Partie
       *[other] { $ago } Partien
    }
   *[even] { "" }
}. Glück zählt dabei nicht.
me-form-formula = Die Zahl ist 100 × (1 − verschenkte Gewinnchance ÷ Gewinnchance, die eine zufällige Wahl verschenkt hätte), über alle Entscheidungen, auf die es ankommt.
me-form-doubt = Verschenkt hast du bei jeder { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Gewinnchance; die wahre Zahl liegt sehr wahrscheinlich zwischen { $low } und { $high }.
me-form-past = Die letzten { $count } Partien
me-form-past-spoken = Von { $from } auf { $to } von 100.
