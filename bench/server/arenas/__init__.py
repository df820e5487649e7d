"""What drills are played in: servers with whatever a fault needs around them."""
