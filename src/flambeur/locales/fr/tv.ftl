# Ce qu’un téléviseur dit d’une soirée jeux.
tv-join = Jouer ou regarder :
tv-scan = À scanner avec le téléphone
tv-or = ou ouvrir { $address } et saisir
tv-nobody = Qui joue ? Scannez le code, sans appli ni compte.
tv-people =
    { $count ->
        [one] Une personne est là
       *[other] { $count } personnes sont là
    }
tv-vote = À quoi joue-t-on ?
tv-no-votes = Votez sur le téléphone
tv-starts = { $name } lance la partie sur le téléphone
tv-turn = À { $name } de jouer
tv-cup = { $name } a les dés dans le gobelet
tv-considers = { $name } réfléchit
tv-sound = Une touche de la télécommande pour le son
tv-lost = Pas de connexion. Nouvel essai…
tv-no-night = Aucune soirée jeux n’a le code { $code }
tv-no-night-help = Vérifiez les lettres sur les téléphones, ou ouvrez { $address } pour une nouvelle soirée
tv-won =
    { $who ->
        [one] { $names } gagne { $game }
       *[other] { $names } se partagent { $game }
    }
tv-next = Prochaine fois : { $date }
tv-tips =
    { $count ->
        [one] Un pronostic est donné
       *[other] { $count } pronostics sont donnés
    }
