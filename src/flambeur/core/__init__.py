"""What any turn game is: no input, no output, no clock and no dice of its own."""
