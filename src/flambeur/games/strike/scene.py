"""The measures of arena, die and throw, in thousandths of mm, m/s, rad/s and degrees [S30]."""

VERSION = 1
"""Raised by every change of a measure, here or in the arena of the simulator."""

FLOOR = (100_000, 72_000)
"""The semi-axes of the floor."""
LIP = 14_000
"""How much wider the wall is at its lip than at the floor."""
HEIGHT = 50_000
"""How high the lip is."""
RIM = 14_000
"""How wide the ring outside the lip is."""
EDGE = 16_000
MARGIN = 1_000
"""What a die that is put down keeps from the wall."""
GAP = 200
"""What two dice that are put down keep from each other."""
TURN = 360_000
"""Once around, in thousandths of a degree."""

REACH = 250_000
LOW, HIGH = 65_000, 250_000
FASTEST = 3_500
FLATTEST, STEEPEST = 5_000, 90_000
MOST_SPIN = 60_000
AXIS = 1_000
"""The largest component of the axis of a spin."""

AIM_NOISE = 1_500
"""Standard deviation of azimuth and pitch."""
SPEED_NOISE = 40
"""The same for the speed, in thousandths of it."""
SPIN_NOISE = 100
"""The same for the spin, in thousandths of it."""
SPACING = 20_000
"""Between the dice of a Grand Lancer as they leave the hand."""
PLACE_NOISE = 2_000
GRAND_SPIN = 15_000
"""Standard deviation of each component of the spins of a Grand Lancer."""
