"""The classic editions of 2012 and 2018, with neutral dice and the solo game."""
