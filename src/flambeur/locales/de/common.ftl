### Wörter für alle Spiele und alle Befehle.

money = { NUMBER($amount, maximumFractionDigits: 0) } $
list-comma = { $head }, { $last }
list-and = { $head } und { $last }
list-you = du
offer-brings = { $what }: { $outcome }

## Namen für alle, die keinen nennen: allein an der Tastatur, zu mehreren, und die Bots nach Art.

name-alone = Mensch
name-you = Du
name-human = Ana Ben Carla Denny Eva
name-novice = Candide Alice Pinocchio Parzival Simplicius
name-casual = Krösus Scrooge Plutos Harpagon Midas
name-strong = Sherlock Athene Odysseus Portia Merlin
name-champion = Pascal Fermat Huygens Bernoulli Cardano
name-uniform = Fortuna Zephir Laune Ohnesorg Wanda
name-bot = { $name } (Bot { $kind })
