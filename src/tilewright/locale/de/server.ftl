## The table in a browser: requests and frames that are refused, goodbyes, what the command serve says.

error-invitation-unknown = Diese Einladung ist hier nicht bekannt; bitte um einen neuen Link.
error-invitation-used = Jemand hat diese Einladung schon benutzt; jede gilt für einen Gast.
error-token-unknown = Zu diesem Schlüssel gehört keine Partie; vielleicht wurde sie auf einem anderen Server gespielt.
error-not-found = Unter dieser Adresse ist nichts.
error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-body-type = Eine Anfrage muss JSON enthalten: Content-Type: application/json.
error-body-too-large = Die Anfrage ist zu groß; höchstens { $limit } Bytes werden gelesen.
error-body-form = Die Anfrage hat nicht die Form, die docs/protocol.md beschreibt.
error-origin = Eine Seite eines anderen Hosts darf danach nicht fragen.
error-theme-unknown = Es gibt kein Thema „{ $theme }“; wähle aus: { $known }.
error-requests-too-many = Zu viele Anfragen von hier; warte einen Augenblick.
error-not-kept = Die Partie konnte nicht gespeichert werden, es hat sich also nichts geändert; das Protokoll des Servers sagt, warum.
error-not-read = Die Partie konnte nicht gelesen werden; das Protokoll des Servers sagt, warum.
error-database-full = Die Platte ist voll, also konnte in { $file } nichts gespeichert werden; schaffe dort Platz und versuche es noch einmal.
error-database-read-only = { $file } darf nur gelesen werden, also konnte nichts gespeichert werden; lass den Server hineinschreiben und versuche es noch einmal.
error-database-damaged = { $file } ist beschädigt oder keine Datei mit Partien; beende den Server und lege eine Kopie zurück, oder nenne mit --data einen anderen Ordner.
error-database-locked = Ein anderes Programm hält { $file } fest; beende es und versuche es noch einmal.
error-database-failing = Die Platte meldet einen Fehler bei { $file }; prüfe sie und versuche es noch einmal.
error-cannot-open = Diese Partie wurde mit einer anderen Version gespielt und kann hier nicht geöffnet werden.
error-set-missing = Diese Partie wird mit { $part ->
    [board] dem Spielplan „{ $name }“ gespielt, ohne den dieser Server gestartet wurde; starte ihn neu mit --board
   *[tiles] dem Kartensatz „{ $name }“ gespielt, ohne den dieser Server gestartet wurde; starte ihn neu mit --tile-set
} und der Datei.
error-server-fault = Im Server ging etwas schief, und es hat sich nichts geändert; sein Protokoll sagt, was.

refusal-stale = Der Tisch ist schon weiter; das war für einen früheren Augenblick gedacht.
refusal-not-your-seat = Das hast du nicht zu entscheiden: dieser Platz gehört dir nicht.
refusal-bad-message = Der Tisch hat das nicht verstanden.
refusal-unknown-type = Der Tisch kennt solche Nachrichten nicht.
refusal-too-many = Zu viele Nachrichten auf einmal; warte einen Augenblick.

bye-bad-hello = Der Tisch hat die Begrüßung nicht verstanden; lade die Seite neu.
bye-wrong-protocol = Diese Seite und der Server haben verschiedene Versionen; lade die Seite neu.
bye-unknown-token = Dieser Link öffnet hier keinen Platz; vielleicht wurde die Partie auf einem anderen Server gespielt.
bye-tokens-differ = Diese Schlüssel gehören zu verschiedenen Partien.
bye-bad-frame = Der Tisch hat das nicht verstanden; lade die Seite neu.
bye-frame-too-large = Diese Nachricht war zu groß für den Tisch.
bye-too-many = Zu viele Nachrichten auf einmal; der Tisch hat die Verbindung geschlossen.
bye-too-slow = Die Verbindung ist zu langsam, um der Partie zu folgen.
bye-cannot-open = Diese Partie wurde mit einer anderen Version gespielt und kann hier nicht geöffnet werden.
bye-set-missing = Diese Partie wird mit { $part ->
    [board] dem Spielplan „{ $name }“ gespielt, ohne den dieser Server gestartet wurde; starte ihn neu mit --board
   *[tiles] dem Kartensatz „{ $name }“ gespielt, ohne den dieser Server gestartet wurde; starte ihn neu mit --tile-set
} und der Datei.
bye-not-stored = Die Partie konnte nicht gespeichert werden; was nicht bestätigt wurde, ist verloren.
bye-not-read = { error-not-read }
bye-database-full = { error-database-full }
bye-database-read-only = { error-database-read-only }
bye-database-damaged = { error-database-damaged }
bye-database-locked = { error-database-locked }
bye-database-failing = { error-database-failing }
bye-shutting-down = Der Server wird beendet; die Partie bleibt gespeichert.

page-unbuilt = Der Server läuft, aber seine Seiten sind nicht gebaut; rufe „make setup“ auf und starte ihn neu.

serve-address = Tilewright ist unter { $address } (Strg-C beendet es; Partien werden in { $folder } gespeichert).
serve-local = Nur dieser Rechner kommt herein; um andere Geräte in deinem Netz einzulassen, starte es mit { $words }
serve-reach = { $addresses ->
    [none] Es wurde keine Netzadresse dieses Rechners gefunden, also kommt noch kein anderes Gerät herein.
   *[other] Andere Geräte in deinem Netz kommen herein unter { $addresses }
}
serve-port-taken = Port { $port } ist belegt; stattdessen wird { $other } genommen.
serve-no-browser = Hier gibt es keinen Browser zum Öffnen; gehe selbst zu { $address }.
serve-ended = Der Server ist beendet; { $kept ->
    [all] alle Partien sind gespeichert.
   *[other] nicht alles, was gespielt wurde, konnte gespeichert werden.
}
serve-trouble = Nicht alles konnte gelesen und gespeichert werden. { $cause ->
    [full] { error-database-full }
    [read-only] { error-database-read-only }
    [damaged] { error-database-damaged }
    [locked] { error-database-locked }
    [failing] { error-database-failing }
   *[other] Die Zeilen darüber sagen, warum.
}

error-host-empty = Die Adresse nach --host ist leer; nenne eine dieses Rechners, oder 0.0.0.0 für alle.
error-data-empty = Der Ordner nach --data ist leer; nenne einen, oder lass die Option weg für den üblichen.
error-port-value = „{ $text }“ ist kein Port; gib eine ganze Zahl von 0 bis 65535 an.
error-port-none = Ab { $port } ist kein Port frei; nenne mit --port einen anderen.
error-address-unusable = Der Server kann nicht unter { $host } lauschen ({ $why }); nenne mit --host eine Adresse dieses Rechners.
error-data-folder = { $cause ->
    [full] { error-database-full }
    [read-only] { error-database-read-only }
    [damaged] { error-database-damaged }
    [locked] { error-database-locked }
    [failing] { error-database-failing }
   *[other] Partien können nicht in { $folder } gespeichert werden ({ $why }); nenne mit --data einen Ordner, in dem du schreiben darfst.
}
error-data-later = Die Spiele in { $folder } hat eine spätere Version von Tilewright gespeichert; nimm diese, oder nenne mit --data einen anderen Ordner.
error-data-in-use = { $address ->
    [none] Ein anderer Server, der gerade startet oder endet, speichert seine Partien in { $folder }; warte einen Moment
   *[other] Der Server auf { $address } speichert seine Partien in { $folder }; geh dorthin
} oder nenne mit --data einen anderen Ordner.
