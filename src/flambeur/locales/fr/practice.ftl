### S’entraîner : les thèmes, la réponse à une position, et quand elle revient.

practice-title = S’entraîner
practice-lead = Une vraie position, un vrai lancer. Choisissez, et voyez ce que vaut chaque choix.
practice-topic = S’entraîner : { $topic }
practice-change = Changer de thème
practice-commit = C’est ma réponse
practice-next = Continuer
practice-best = le meilleur
practice-yours = votre réponse
practice-option = { $what } : { $win }

## Topics

practice-own = Mes erreurs
practice-own-text = Ce qui vous a coûté le plus dans vos parties.
practice-own-none = Les erreurs de vos parties analysées viennent ici d’elles-mêmes.
practice-theme-tie = Les égalités
  .topic = les égalités
practice-theme-tie-text = Les créer, les briser ou les éviter.
practice-theme-lead = Prendre la tête
  .topic = prendre la tête
practice-theme-lead-text = Là où vos dés valent le plus.
practice-theme-last-dice = Les derniers dés
  .topic = les derniers dés
practice-theme-last-dice-text = Quand la main est presque vide.
practice-theme-big-die = Le gros dé
  .topic = le gros dé
practice-theme-big-die-text = Il compte double : le poser ou le garder.
practice-theme-pass = Passer
  .topic = passer
practice-theme-pass-text = Un jeton pour un meilleur lancer.
practice-theme-machine = Les machines
  .topic = les machines
practice-theme-machine-text = Ce que les machines vous demandent.
practice-theme-hold = Garder des dés
  .topic = garder des dés
practice-theme-hold-text = Lesquels restent, lesquels roulent.
practice-theme-claim = Prendre un prix
  .topic = prendre un prix
practice-theme-claim-text = Le prendre, le voler ou espérer mieux.
practice-theme-stop = S’arrêter
  .topic = s’arrêter
practice-theme-stop-text = Lancer encore, ou en rester là.
practice-theme-throw = Les lancers
  .topic = les lancers
practice-theme-throw-text = Où le dé doit tomber.
practice-theme-own = Mes erreurs
  .topic = mes erreurs
practice-due = { $count ->
    [one] { $count } à revoir
   *[other] { $count } à revoir
  }
practice-seen = { $seen } sur { $count }
practice-count = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }

## Answers

practice-right = Juste. Rien de mieux.
practice-even = Juste : aussi bon que le meilleur.
practice-close = { $points ->
    [one] Presque : { $points } point de moins.
   *[other] Presque : { $points } points de moins.
  }
practice-wrong = { $points ->
    [one] Pas celui-ci : { $points } point de moins.
   *[other] Pas celui-ci : { $points } points de moins.
  }
practice-back = { $unit ->
    [minutes] Revient dans { $count ->
        [one] une minute
       *[other] { $count } minutes
      }.
    [hours] Revient dans { $count ->
        [one] une heure
       *[other] { $count } heures
      }.
   *[days] Revient dans { $count ->
        [one] un jour
       *[other] { $count } jours
      }.
  }
practice-again = Vous connaissez déjà cette position.
practice-from-game = Tirée d’une de vos parties.
practice-done = Il n’y a plus rien ici pour l’instant.
practice-done-text = Un autre thème, ou une partie.
practice-joined = { $count ->
    [one] { $count } erreur est dans votre paquet
   *[other] { $count } erreurs sont dans votre paquet
  }
