### Pages around the one who plays: games, form, keys and notices.

me-title = My games

me-along = Take my seat along
me-along-about = Your other phone, the laptop, an app instead of a messenger: a link makes you the same person there.
me-along-show = Show link and QR code
me-along-how = Open it in the other browser, and you go on playing there, with your seat and your games.
me-along-once = It works once, for ten minutes. It makes whoever opens it you, so keep it to yourself.
me-along-qr = QR code with the link to your seat
me-along-old = Ten minutes are over: this link is void.
me-along-new = Make another link
me-along-here = You sit here in a moment, with the same seat and the same games. Where you come from, everything stays as it is.
me-along-as = Continue as { $name } here
me-along-go = Continue here
me-along-leaves = { $count ->
    [one] This browser is somebody else so far, with one game, which cannot be reached from here afterwards.
   *[other] This browser is somebody else so far, with { $count } games, which cannot be reached from here afterwards.
}
me-along-leaves-account = This browser is { $name } so far; afterwards a passkey brings { $name } back.
me-along-same = This browser is you already.
me-along-void = This link was used already, or is too old. Make a new one where you sit: “Take my seat along” in the menu.

me-keep = Keep my games
me-keep-text = With the passkey of your phone or laptop: no password, no mail. Now they live only in this browser.
me-keep-go = Keep with a passkey
me-keep-come = I have games kept: sign in
me-keep-name = Others see it in lists of the best.
me-keep-missing = Over this address your browser makes no passkeys; they need https. “Take my seat along” works here, too.
me-keep-kept = Your games are kept
me-keep-kept-text = { $name }, your passkey brings you back to them in any browser.
me-keep-key = Passkey { $number }
me-keep-key-name = Name of this passkey
me-keep-key-used = Last used { $day }
me-keep-key-made = Made { $day }
me-keep-key-remove = Remove “{ $name }”
me-keep-more = One more passkey
me-keep-leave = Sign out everywhere
me-keep-yours = Get everything or be forgotten
me-keep-skill = { $count ->
    [one] most likely { $low } to { $high }, after one game
   *[other] most likely { $low } to { $high }, after { $count } games
}
me-keep-skill-text = Your strength against others: whoever is new begins at 25. The more you play, the narrower it gets.
