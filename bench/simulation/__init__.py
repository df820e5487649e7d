"""Workers, database, bus and clients under one seeded scheduler: one seed, one history."""
