"""Today's Ten: what is asked on a day, what answers come to, and how many days are in a row."""
