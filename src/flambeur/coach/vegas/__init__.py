"""Vegas judged: luck by the network, choices by rollouts, the last turns of a round exactly."""
