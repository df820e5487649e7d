### Seiten um die Person, die spielt: Partien, Form, Schlüssel und Nachrichten.

me-title = Meine Partien
