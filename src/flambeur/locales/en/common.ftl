### Words that every game and every command uses.

money = ${ NUMBER($amount, maximumFractionDigits: 0) }
list-comma = { $head }, { $last }
list-and = { $head } and { $last }

## Names of players who give none: alone at the keyboard, together, and the bots by kind.

name-alone = Human
name-human = Ana Ben Carla Denny Eva
name-greedy = Midas Croesus Scrooge Plutus Harpagon
name-uniform = Fortuna Zephyr Kismet Whim Lark
name-expert = Pascal Fermat Huygens Bernoulli Cardano
name-bot = { $name } (bot { $kind })
