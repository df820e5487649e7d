### Seiten um die Person, die spielt: Partien, Form, Schlüssel und Nachrichten.

me-title = Meine Partien

me-along = Meinen Platz mitnehmen
me-along-about = Das andere Handy, der Laptop, die App statt des Messengers: Ein Link macht dich dort zur selben Person.
me-along-show = Link und QR-Code zeigen
me-along-how = Öffne ihn im anderen Browser, und du spielst dort weiter, mit deinem Platz und deinen Partien.
me-along-once = Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, ist du: Behalte ihn für dich.
me-along-qr = QR-Code mit dem Link zu deinem Platz
me-along-old = Die zehn Minuten sind um, dieser Link gilt nicht mehr.
me-along-new = Neuen Link machen
me-along-here = Gleich sitzt du hier, mit demselben Platz und denselben Partien. Wo du herkommst, bleibt alles, wie es ist.
me-along-as = Hier als { $name } weiterspielen
me-along-go = Hier weiterspielen
me-along-leaves = { $count ->
    [one] Dieser Browser ist bisher jemand anderes mit einer Partie; die ist von hier aus dann nicht mehr zu erreichen.
   *[other] Dieser Browser ist bisher jemand anderes mit { $count } Partien; die sind von hier aus dann nicht mehr zu erreichen.
}
me-along-leaves-account = Dieser Browser ist bisher { $name }; zurück kommt { $name } danach mit einem Passkey.
me-along-same = Dieser Browser bist schon du.
me-along-void = Dieser Link ist schon benutzt oder zu alt. Mach dort, wo du sitzt, einen neuen: „Meinen Platz mitnehmen“ im Menü.

me-keep = Meine Partien behalten
me-keep-text = Mit dem Passkey deines Handys oder Laptops: kein Passwort, keine Mail. Jetzt leben sie nur in diesem Browser.
me-keep-go = Mit Passkey behalten
me-keep-come = Ich habe schon Partien: anmelden
me-keep-name = Andere sehen ihn in den Bestenlisten.
me-keep-missing = Unter dieser Adresse macht dein Browser keine Passkeys, dafür braucht es https. „Meinen Platz mitnehmen“ geht auch hier.
me-keep-kept = Deine Partien bleiben
me-keep-kept-text = { $name }, dein Passkey bringt dich in jedem Browser zu ihnen zurück.
me-keep-key = Passkey { $number }
me-keep-key-name = Name dieses Passkeys
me-keep-key-used = Zuletzt benutzt am { $day }
me-keep-key-made = Gemacht am { $day }
me-keep-key-remove = „{ $name }“ entfernen
me-keep-more = Noch ein Passkey
me-keep-leave = Überall abmelden
me-keep-yours = Alles holen oder vergessen werden
me-keep-skill = { $count ->
    [one] sehr wahrscheinlich { $low } bis { $high }, nach einer Partie
   *[other] sehr wahrscheinlich { $low } bis { $high }, nach { $count } Partien
}
me-keep-skill-text = Deine Stärke gegen andere: Wer neu ist, beginnt bei 25. Je mehr du spielst, desto genauer wird es.
