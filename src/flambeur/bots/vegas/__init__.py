"""Players of Vegas: greedy, by rollouts, and by a network that rollouts sharpen."""
