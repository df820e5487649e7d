"""Today's Ten on the server: days are made and opened, questions asked, and closed days told."""
