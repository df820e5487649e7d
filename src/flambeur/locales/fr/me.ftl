### Les pages autour de la personne qui joue : parties, forme, clés et messages.

me-title = Mes parties
