"""The parts from which the load and the fault drills are made."""
