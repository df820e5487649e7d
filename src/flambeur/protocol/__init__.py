"""The words on the wire: what clients say, what the server answers, and every refusal."""
