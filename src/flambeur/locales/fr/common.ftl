### Les mots de tous les jeux et de toutes les commandes.

money = { NUMBER($amount, maximumFractionDigits: 0) } $
list-comma = { $head }, { $last }
list-and = { $head } et { $last }
list-you = vous
offer-brings = { $what } : { $outcome }

## Noms par défaut : une personne seule au clavier, plusieurs, et les robots par genre.

name-alone = Humain
name-you = Vous
name-human = Ana Ben Carla Denny Eva
name-novice = Candide Alice Pinocchio Perceval Simplet
name-casual = Midas Crésus Scrooge Plutus Harpagon
name-strong = Sherlock Athéna Ulysse Portia Merlin
name-champion = Pascal Fermat Huygens Bernoulli Cardan
name-uniform = Fortuna Zéphyr Kismet Caprice Bohème
name-bot = { $name } (robot { $kind })

## Pourquoi un choix est le meilleur : ce qu’il est, ce qu’en dit la table, ce qu’il vaut à côté

why-best = Le mieux : { $what } – { $facts }. { $compared }.
why-best-facts = Le mieux : { $what } – { $facts }.
why-best-bare = Le mieux : { $what }. { $compared }.
why-yours = Votre choix : { $what } – { $facts }. { $compared }.
why-yours-bare = Votre choix : { $what }. { $compared }.
why-even = Votre choix ne se distingue pas du meilleur.
why-only = Il n’y a pas d’autre choix
why-ahead =
  { $count ->
    [0] Cela gagne à peu près aussi souvent que le choix suivant ({ $other })
    [one] Cela gagne { $count } partie sur 100 de plus que le choix suivant ({ $other })
   *[other] Cela gagne { $count } parties sur 100 de plus que le choix suivant ({ $other })
  }
why-behind =
  { $count ->
    [0] Cela gagne un peu moins souvent que le meilleur choix
    [one] Cela gagne { $count } partie sur 100 de moins que le meilleur choix
   *[other] Cela gagne { $count } parties sur 100 de moins que le meilleur choix
  }
why-also-more = { $text } et rapporte en moyenne { $money } de plus
why-also-less = { $text } et rapporte en moyenne { $money } de moins
why-though-more = { $text }, même si cela rapporte en moyenne { $money } de plus
why-though-less = { $text }, même si cela rapporte en moyenne { $money } de moins
