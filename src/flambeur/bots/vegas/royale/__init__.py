"""Play in Royale with tiles: what tiles have promised, what they will bring, and looking ahead."""
