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

## Why an option is the best: what it is, what the table says of it, how it compares

why-best = Best: { $what } – { $facts }. { $compared }.
why-best-facts = Best: { $what } – { $facts }.
why-best-bare = Best: { $what }. { $compared }.
why-yours = Yours: { $what } – { $facts }. { $compared }.
why-yours-bare = Yours: { $what }. { $compared }.
why-even = Yours cannot be told apart from the best.
why-only = There is nothing else to choose
why-ahead =
  { $count ->
    [0] It wins about as often as the next best ({ $other })
    [one] It wins { $count } more game in 100 than the next best ({ $other })
   *[other] It wins { $count } more games in 100 than the next best ({ $other })
  }
why-behind =
  { $count ->
    [0] It wins a little less often than the best
    [one] It wins { $count } game in 100 less than the best
   *[other] It wins { $count } games in 100 less than the best
  }
why-also-more = { $text } and brings { $money } more on average
why-also-less = { $text } and brings { $money } less on average
why-though-more = { $text }, although it brings { $money } more on average
why-though-less = { $text }, although it brings { $money } less on average
