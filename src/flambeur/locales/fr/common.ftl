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
