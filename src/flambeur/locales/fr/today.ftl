### Les dix du jour : dix décisions par jour, leur résultat, et les jours passés.

today-welcome = Dix décisions, trois à cinq minutes. Les mêmes pour tout le monde ici.
today-number = Nº { $number }
today-begin = Commencer
today-go-on = Reprendre à la question { $place } sur 10
today-see = Voir le résultat
today-light = { $count ->
    [0] Allumer la première allumette
   *[other] Allumer l’allumette suivante
  }
today-next = Les dix suivantes : { $when }
today-alone = promises par le serveur seul
today-over = Cette journée s’est terminée entre-temps, ses allumettes restent telles quelles. Voici les dix nouvelles.
today-question = Question { $place } sur 10
today-cells = { $full } pleines, { $half } à moitié, { $empty } vides
today-close = Retour à la première page
today-to-result = Vers le résultat

## The result

today-score = { $score } sur 10
today-like = { $level ->
    [novice] Comme un bot débutant.
    [casual] Comme un bot amateur.
    [strong] Comme un bot solide.
   *[champion] Comme un bot champion.
  }
today-better = Mieux que { $share } des autres aujourd’hui.
today-beside = À côté des bots
today-you = Vous
today-share = À partager, sans rien dévoiler
today-ten = Revoir les dix
today-board = La même table, pour le plaisir.
today-board-text = Une partie de Vegas contre trois bots solides, avec les dés que tout le monde a aujourd’hui. Le par : la somme d’un champion.
today-board-play = Jouer la table
today-practise = S’entraîner encore
today-earlier = Jours passés

## The streak

today-streak = { $count ->
    [0] Une boîte neuve.
    [one] Un jour.
   *[other] { $count } jours de suite.
  }
today-streak-text = Une allumette par jour.
today-streak-best = { $best ->
    [one] Une allumette. On ouvre une boîte neuve.
   *[other] { $best } allumettes. On ouvre une boîte neuve.
  }
today-match = { $day } : { $match ->
    [burnt] brûlée
    [lit] allumée
    [bridged] jour rattrapé
    [missed] pas d’allumette
   *[unlit] pas encore allumée
  }

## No questions

today-none = Pas de questions ici aujourd’hui
today-none-text = Ce serveur n’en pose pas. L’entraînement a des milliers de positions.
today-soon = Les dix premières arrivent
today-soon-text = On les cherche en ce moment. Revenez dans quelques minutes.

## Days that are over

today-days = Jours passés
today-days-none = Aucune journée n’est encore passée
today-days-none-text = Quand celle d’aujourd’hui sera finie, ses dix questions seront ici, avec toutes les réponses.
today-absent = pas joué
today-people = { $count ->
    [one] Une personne a donné ses dix réponses.
   *[other] { $count } personnes ont donné leurs dix réponses.
  }
today-best = C’est la meilleure réponse. Vous n’en avez pas donné.
today-check = Vérifier cette journée
today-check-text = Ce qui a été promis, ce qui s’y est ajouté et comment dix en ont été tirées : un fichier pour le vérificateur.
today-to-day = Retour à la journée
