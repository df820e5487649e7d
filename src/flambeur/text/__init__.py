"""Every word a person reads, in their language, and the table drawn for a terminal."""
