## Das Spiel im Browser

# die Startseite
web-lead = Zwei Legespiele mit allen Regeln: gegeneinander an einem Gerät, mit Freunden über einen Link oder gegen den Computer.
web-legal = Tilewright steht mit den Autoren und Verlagen keines Spiels in Verbindung; Karten, Spielplan und Regeltexte sind eigene.
web-language = Sprache
web-theme-light = Helle Farben
web-theme-dark = Dunkle Farben
web-look = Bilder
web-look-help = Hoher Kontrast ändert die ganze Seite; schematisch zeigt, was auf jeder Karte ist, und sonst nichts.
web-look-painted = gemalt
web-look-contrast = hoher Kontrast
web-look-schematic = schematisch
web-new-game = Ein neues Spiel
web-choose-game = Welches Spiel?
web-about-castle = Baue innerhalb der Burgmauer; jeder Punkt bringt deine Zählfigur auf ihr voran, und auf den Türmen liegen Mauerplättchen.
web-about-classic = Baue Städte, Straßen, Klöster und Wiesen in offener Landschaft.
web-player-count = { $count } Spieler
web-player-range = { $least } bis { $most } Spieler
web-seats = Wer spielt?
web-seat-player = Spieler { $number }: wer
web-seat-name = Spieler { $number }: Name
web-seat-add = Spieler hinzufügen
web-seat-remove = Spieler { $number } entfernen
web-player-you = du
web-player-here = noch jemand an diesem Gerät
web-player-link = Freund oder Freundin über einen Link
web-player-novice = Computer: Anfänger
web-player-casual = Computer: Hobbyspieler
web-player-club = Computer: Clubspieler
web-player-expert = Computer: Experte
web-player-master = Computer: Meister
web-player-greedy = Computer: gierig
web-player-random = Computer: zufällig
web-name-here = Spieler { $number }
web-name-link = Freund
web-name-novice = Anfänger
web-name-casual = Hobbyspieler
web-name-club = Clubspieler
web-name-expert = Experte
web-name-master = Meister
web-name-greedy = Gierig
web-name-random = Zufall
web-options = Optionen
web-option-barred = { $name }:
web-option-seats = nur mit { $count } Spielern
web-option-beside = nicht zusammen mit „{ $name }“
web-own-seed = Die nächste Partie wird aus der Startzahl gegeben, mit der dieser Server gestartet wurde.
web-own-tiles = Gespielt wird mit dem Kartensatz „{ $name }“, mit dem dieser Server gestartet wurde.
web-own-board = Gespielt wird auf dem Spielplan „{ $name }“, mit dem dieser Server gestartet wurde.
web-list-up = { $name }: früher
web-list-down = { $name }: später
web-size-on = begrenzt
web-size-width = Spalten
web-size-height = Zeilen
web-option-boundary-help = Muss die Landschaft in ein Rechteck aus so vielen Spalten und Zeilen passen?
web-option-tie_break-help = Was entscheidet bei Gleichstand um den ersten Platz, in dieser Reihenfolge? Nichts gewählt: ein gemeinsamer Sieg.
web-size-of = { $width } Spalten, { $height } Zeilen
web-start = Spiel beginnen
web-unreachable = Der Server antwortet nicht. Läuft er?
web-my-games = Deine Spiele
web-my-games-all = Alle { $count } zeigen
web-game-open = { $player } ist am Zug
web-game-finished = beendet
web-game-forget = Spiel von { $players } von dieser Liste nehmen
web-game-forget-sure = Dieser Browser hat dann keinen Schlüssel mehr für seinen Platz in diesem Spiel und kann es nicht fortsetzen.
web-game-forget-yes = Spiel vergessen
web-game-forget-no = Behalten
web-lost = Unter dieser Adresse ist nichts.
web-to-start = Zur Startseite
web-rules = Spielregeln
web-rules-of = Spielregeln: { $game }
web-rules-contents = Inhalt
web-rules-all = Alle Spielregeln (in neuem Tab)
web-rules-tab = Spielregeln (in neuem Tab)

# der Link eines Freundes
web-join-title = Du bist zu einem Spiel eingeladen
web-join-by = { $host } lädt dich zu einem Spiel ein: { $game }.
web-join-to = Du bist zu einem Spiel eingeladen: { $game }.
web-join-your-seat = dein Platz
web-join-options = Was anders ist als üblich
web-join-help = Unter welchem Namen spielst du? Der Platz gehört an diesem Gerät dir.
web-your-name = Dein Name
web-join = Platz nehmen
web-no-seat = An diesem Gerät hast du keinen Platz an diesem Tisch.

# der Tisch
web-joining = Du setzt dich an den Tisch …
web-board = Spielplan
web-board-tiles = Die Karten, wie sie liegen
web-board-pieces = Gefolgsleute und Zählfiguren
web-points-won = +{ $points }
web-board-choices = Was du auf dem Spielplan wählen kannst
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Ganzen Spielplan zeigen oder das, worum es geht
web-panels = Mehr zum Spiel
web-turn = Zug
web-players = Spieler
web-log = Verlauf
web-motive = Warum?
web-motive-of = Warum hat { $player } diese Karte hierher gelegt?
web-motive-gains = Gewinn in Punkten: { $reasons }
web-motive-against = Gegenüber der nächstbesten Wahl: { $reasons }
web-tiles = Karten
web-track = Leiste
web-you = du
web-laps = { $laps ->
    [one] 1 Runde und { $number }
   *[other] { $laps } Runden und { $number }
}
web-present = ist da
web-away = ist gerade weg
web-not-joined = ist noch nicht da
web-link = Link für diesen Platz
web-link-copy = Link für diesen Platz kopieren
web-link-copied = Link kopiert
web-link-not-copied = Nicht kopiert: markiere den Link oben und kopiere ihn selbst.
web-link-alone = Der Link öffnet sich nur auf diesem Rechner; um andere einzulassen, starte den Server mit { $words }.
web-watch-link = Link zum Zuschauen kopieren
web-remaining-kind = { $areas }: noch { $count }
web-wall-tile = Mauerplättchen { $number }: { $effect }
web-wall-tile-used = Mauerplättchen { $number }, eingesetzt: { $effect }
web-gone = Aus dem Spiel
web-rule = Regel { $rule }
web-close = Schließen
web-lost-connection = Die Verbindung ist weg, deine Züge nicht. Neuer Versuch …
web-again = Neuer Versuch …
web-preferences = Einstellungen
web-ends-itself = Meinen Zug von selbst beenden
web-ends-itself-help = Nur wenn nichts gewertet oder genommen wurde, was du noch zurücknehmen kannst; sonst wirst du gefragt.
web-pace = Tempo der Computergegner
web-pace-help = Wie lange du siehst, was sie tun, bevor das Nächste kommt; das Spiel wartet nicht darauf.
web-pace-off = alles auf einmal
web-pace-short = kurz
web-pace-long = lang
web-moves = Was geschieht, als Bewegung zeigen
web-moves-help = Karten landen, abgeschlossene Bauwerke leuchten auf, Punkte fliegen dorthin, wo sie zählen. Du musst nie darauf warten, und nichts bewegt sich, wenn dein Gerät um weniger Bewegung bittet.
web-catch-up = Den Rest sofort zeigen

# wer am Zug ist, was gefragt wird
web-wait = { $player } ist am Zug
web-your-turn = Du bist am Zug
web-draws = { $player } zieht
web-wait-join = Warten auf { $player }: schick den Link
web-ask-place = { $player }, leg die Karte an
web-ask-follower = { $player }, einen Gefolgsmann?
web-ask-reserve = { $player }, reserviere eine Karte
web-ask-score = { $player }, wähle, was als Nächstes gewertet wird
web-ask-extra_turn = { $player }, noch ein Zug?
web-ask-end_turn = { $player }, Zug beenden?
web-hand = Karte auf der Hand: { $areas }
web-unfit = sie passt gerade nirgends
web-choose-tile = Wähle die Karte, die du anlegst
web-redraw = Diese Karte ablehnen und eine andere ziehen (noch { $left })
web-redraws = { $left ->
    [0] kein neues Ziehen mehr
    [one] noch 1-mal neu ziehen
   *[other] noch { $left }-mal neu ziehen
}
web-reserve = Karten zum Reservieren
web-reserve-help = Die reservierte Karte, oder eine andere, legst du in deinem nächsten Zug an; die übrige kommt verdeckt unter den Stapel.
web-reserved = für den nächsten Zug reserviert
web-face-down = eine verdeckte Karte
web-curtain = { $player } ist am Zug und hat verdeckte Karten. Gib den Bildschirm weiter.
web-curtain-lift = Ich bin { $player }: meine Karten zeigen
web-drawn = Karte: { $areas }
web-kinds = { $count ->
    [one] { kind }
   *[other] { $count } × { kind }
}
web-rotations = Passende Drehungen
web-rotate = Karte drehen
web-place-help = Wähle ein markiertes Feld: Dort passt die Karte, wie sie liegt, auf einem gestrichelten nach dem Drehen. Noch ein Klick dreht sie; ein anderes leeres Feld sagt, warum sie dort nicht passt. Auf ein durchkreuztes passt keine Karte mehr, die noch kommt.
web-fits-not = Die Karte passt hier in keiner Drehung; so wie sie jetzt liegt:
web-misfit = { cell-name }: die Karte passt hier nicht; warum?
web-dead = { cell-name }: keine Karte, die noch kommt, passt hier; warum diese nicht?
web-cell = { cell-name }, { $count ->
    [one] 1 Drehung passt
   *[other] { $count } Drehungen passen
}
web-cell-chosen = { cell-name }, gewählt, { rotation }
web-confirm = Hier anlegen
web-feature = { kind }{ place }, { tiles }
web-worth-complete = fertig, { points }
web-worth-end = { points }, wie es jetzt liegt
web-worth-open = jetzt { $now }, fertig { $then }
web-standing = dort: { $list }
web-paid = für { $players }
web-paid-nobody = Gleichstand
web-follower-as = Als { follower }
web-abbot-as = Als Abt
web-abbot-in-supply = der Abt ist im Vorrat
web-abbot-out = der Abt steht in der Landschaft
web-recall-abbot = Den Abt { kind-from-the } { at-cell } zurückholen
web-no-follower = Kein Gefolgsmann
web-score-plain = { kind } { at-cell }, { tiles }: { points }
web-score-double = { kind } { at-cell }, { tiles }: { points }, durch ein Mauerplättchen verdoppelt
web-score-for = für { $player }
web-score-keep = der Palas kommt dorthin ({ tiles })
web-extra-turn = Noch ein Zug?
web-extra-turn-help = Mauerplättchen 1 gibt noch einen ganzen Zug und kommt aus dem Spiel.
web-extra-turn-yes = Noch einen Zug machen
web-extra-turn-no = Mauerplättchen behalten
web-end-turn = Zug beenden
web-undo = Zurücknehmen
web-undone = Die letzte Entscheidung wurde zurückgenommen.
web-show-end = Ergebnis zeigen
web-rematch = Noch einmal spielen
web-see-board = Spielplan ansehen

# was abgelehnt wurde
web-refused = Das wurde abgelehnt ({ $code }).

# die Tasten
web-keys = Tasten
web-key-board = zum Spielplan
web-key-cells = von Feld zu Feld
web-key-rotate = Karte drehen (mit Umschalt: andersherum)
web-key-pick = diese Karte der Hand nehmen
web-key-confirm = Karte anlegen; gewählte Schaltfläche drücken
web-key-cancel = Karte auf die Hand zurücknehmen
web-key-why = fragen, warum die Karte auf einem Feld nicht passt
web-key-undo = zurücknehmen
web-key-end = Zug beenden
web-key-pan = Spielplan verschieben
web-key-zoom = näher, weiter weg
web-key-fit = ganzen Spielplan zeigen
web-key-ask = zur Frage
web-key-help = diese Liste
