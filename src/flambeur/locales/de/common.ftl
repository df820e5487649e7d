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

## Warum eine Wahl die beste ist: was sie ist, was der Tisch dazu sagt, wie sie sich vergleicht

why-best = Am besten: { $what } – { $facts }. { $compared }.
why-best-facts = Am besten: { $what } – { $facts }.
why-best-bare = Am besten: { $what }. { $compared }.
why-yours = Deine Wahl: { $what } – { $facts }. { $compared }.
why-yours-bare = Deine Wahl: { $what }. { $compared }.
why-even = Deine Wahl lässt sich von der besten nicht unterscheiden.
why-only = Etwas anderes steht nicht zur Wahl
why-ahead =
  { $count ->
    [0] Das gewinnt etwa so oft wie das Nächstbeste ({ $other })
    [one] Das gewinnt { $count } von 100 Partien mehr als das Nächstbeste ({ $other })
   *[other] Das gewinnt { $count } von 100 Partien mehr als das Nächstbeste ({ $other })
  }
why-behind =
  { $count ->
    [0] Das gewinnt etwas seltener als das Beste
    [one] Das gewinnt { $count } von 100 Partien weniger als das Beste
   *[other] Das gewinnt { $count } von 100 Partien weniger als das Beste
  }
why-also-more = { $text } und bringt im Schnitt { $money } mehr
why-also-less = { $text } und bringt im Schnitt { $money } weniger
why-though-more = { $text }, obwohl es im Schnitt { $money } mehr bringt
why-though-less = { $text }, obwohl es im Schnitt { $money } weniger bringt
