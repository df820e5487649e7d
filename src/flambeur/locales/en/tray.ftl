### The phone beside a television.

tray-shake = Shake, then tip.
tray-throw = Your roll.
tray-in-cup =
  { $count ->
    [one] One die is in the cup. It falls on the TV.
   *[other] { $count } dice are in the cup. They fall on the TV.
  }
tray-allow = Tap the cup, and shaking rolls, too.
tray-roll = Roll
tray-bills =
  { $count ->
    [0] No bills yet
    [one] Your bill
   *[other] Your { $count } bills
  }
tray-hold = Hold to see
tray-let-go = Let go to hide
tray-fist = In your fist: { $count }
tray-box = Box { $number }: { $money }
tray-turn = { $name } is up.
tray-bot = A bot plays for { $name }.
tray-look = Look at the TV.
tray-standing =
  { $standing ->
    [leads] You lead: { $money }
    [follows]
      { $place ->
        [2] Second: { $money }
        [3] Third: { $money }
       *[other] You get { $money }
      }
    [ties] Tied with { $names }
    [unpaid] No bill left
   *[absent] Not yours
  }
tray-pull = Put a finger on the die, pull back, let go. It flies on the TV.
