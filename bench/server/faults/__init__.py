"""The faults of the drills, a file for each kind; each returns once everything runs again."""
