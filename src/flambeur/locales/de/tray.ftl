### Das Telefon neben einem Fernseher.

tray-shake = Schütteln, dann kippen.
tray-throw = Dein Wurf.
tray-in-cup =
  { $count ->
    [one] Ein Würfel ist im Becher. Er fällt auf dem Fernseher.
   *[other] { $count } Würfel sind im Becher. Sie fallen auf dem Fernseher.
  }
tray-allow = Tippe auf den Becher, dann würfelt auch Schütteln.
tray-roll = Würfeln
tray-bills =
  { $count ->
    [0] Noch keine Scheine
    [one] Dein Schein
   *[other] Deine { $count } Scheine
  }
tray-hold = Zum Ansehen gedrückt halten
tray-let-go = Loslassen verdeckt wieder
tray-fist = In deiner Faust: { $count }
tray-box = Kiste { $number }: { $money }
tray-turn = { $name } ist dran.
tray-bot = Für { $name } spielt ein Bot.
tray-look = Schau auf den Fernseher.
tray-standing =
  { $standing ->
    [leads] Du führst: { $money }
    [follows] Platz { $place }: { $money }
    [ties] Gleichstand mit { $names }
    [unpaid] Kein Schein mehr
   *[absent] Nicht deine
  }
tray-pull = Finger auf den Würfel, zurückziehen, loslassen. Er fliegt auf dem Fernseher.
