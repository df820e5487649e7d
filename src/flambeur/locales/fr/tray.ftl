### Le téléphone à côté d'une télévision.

tray-shake = Secouez, puis versez.
tray-throw = À vous de lancer.
tray-in-cup =
  { $count ->
    [one] Un dé est dans le gobelet. Il tombe sur la télé.
   *[other] { $count } dés sont dans le gobelet. Ils tombent sur la télé.
  }
tray-allow = Touchez le gobelet : secouer lancera aussi les dés.
tray-roll = Lancer
tray-bills =
  { $count ->
    [0] Pas encore de billet
    [one] Votre billet
   *[other] Vos { $count } billets
  }
tray-hold = Maintenez pour voir
tray-let-go = Relâchez pour cacher
tray-fist = Dans votre poing : { $count }
tray-box = Boîte { $number } : { $money }
tray-turn = C’est à { $name }.
tray-bot = Un bot joue pour { $name }.
tray-look = Regardez la télé.
tray-standing =
  { $standing ->
    [leads] En tête : { $money }
    [follows]
      { $place ->
        [2] Deuxième : { $money }
        [3] Troisième : { $money }
       *[other] Pour vous : { $money }
      }
    [ties] Égalité avec { $names }
    [unpaid] Plus de billet
   *[absent] Pas à vous
  }
tray-pull = Posez le doigt sur le dé, tirez en arrière, lâchez. Il vole sur la télé.
