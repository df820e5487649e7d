### Wörter für alle Spiele und alle Befehle.

money = { NUMBER($amount, maximumFractionDigits: 0) } $
list-comma = { $head }, { $last }
list-and = { $head } und { $last }

## Namen für alle, die keinen nennen: allein an der Tastatur, zu mehreren, und die Bots nach Art.

name-alone = Mensch
name-human = Ana Ben Carla Denny Eva
name-greedy = Krösus Scrooge Plutos Harpagon Midas
name-uniform = Fortuna Zephir Laune Ohnesorg Wanda
name-expert = Pascal Fermat Huygens Bernoulli Cardano
name-bot = { $name } (Bot { $kind })
