### Words that every game and every command uses.

money = ${ NUMBER($amount, maximumFractionDigits: 0) }
list-comma = { $head }, { $last }
list-and = { $head } and { $last }
list-you = you
offer-brings = { $what }: { $outcome }

## Names of players who give none: alone at the keyboard, together, and the bots by kind.

name-alone = Human
name-you = You
name-human = Ana Ben Carla Denny Eva
name-novice = Candide Alice Pinocchio Percival Simplicius
name-casual = Midas Croesus Scrooge Plutus Harpagon
name-strong = Sherlock Athena Odysseus Portia Merlin
name-champion = Pascal Fermat Huygens Bernoulli Cardano
name-uniform = Fortuna Zephyr Kismet Whim Lark
name-bot = { $name } (bot { $kind })
