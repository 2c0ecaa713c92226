## Namen

product = Tilewright
game-castle = Die Burg
game-classic = Klassik
language-en = Englisch
language-nl = Niederländisch
language-de = Deutsch

## Wörter der Spiele

word-castle-tile = Burgkarte
word-landscape-tile = Landschaftskarte
word-start-tile = Startkarte
word-tile = Karte
word-stack = Stapel
word-supply = Vorrat
word-score = Punktestand
word-keep = Palas
word-wall-tile = Mauerplättchen
word-wall-tiles = Mauerplättchen
word-castle-wall = Burgmauer
word-start-space = Startfeld
word-corner-tower = Eckturm
word-scoring-track = Zählleiste
word-score-marker = Zählfigur
word-largest-empty-area = größte zusammenhängende freie Fläche
word-landscape = Landschaft
word-feature = Bauwerk
word-area = Teil
word-cell = Feld
word-square = Platz
word-fountain = Brunnen
word-market = Markt
word-coat-of-arms = Wappen
word-crossing = Kreuzung
word-follower = Gefolgsmann
word-followers = Gefolgsleute
word-turn = Zug
word-move = Zug
word-round = Runde
word-majority = Mehrheit
word-tie = Gleichstand
word-points = Punkte
word-final-scoring = Schlusswertung
word-player = Spieler
word-players = Spieler
word-seat = Platz
word-spectator = Zuschauer
word-computer-player = Computergegner
word-position = Stellung
word-record = Aufzeichnung
word-yes = ja
word-no = nein
word-none = keine

## Bauwerke nach ihrer Art. Formen: Nominativ, Akkusativ (kind-a-object), nach „auf“ (kind-on-this).

kind = { $kind ->
    [path] Weg
    [tower] Turm
    [house] Haus
    [court] Hof
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
    [garden] Garten
    [river] Fluss
   *[other] { $kind }
}
kind-a = { $kind ->
    [path] ein Weg
    [tower] ein Turm
    [house] ein Haus
    [court] ein Hof
    [city] eine Stadt
    [road] eine Straße
    [field] eine Wiese
    [monastery] ein Kloster
    [garden] ein Garten
    [river] ein Fluss
   *[other] { $kind }
}
kind-a-object = { $kind ->
    [path] einen Weg
    [tower] einen Turm
    [house] ein Haus
    [court] einen Hof
    [city] eine Stadt
    [road] eine Straße
    [field] eine Wiese
    [monastery] ein Kloster
    [garden] einen Garten
    [river] einen Fluss
   *[other] { $kind }
}
kind-the = { $kind ->
    [path] der Weg
    [tower] der Turm
    [house] das Haus
    [court] der Hof
    [city] die Stadt
    [road] die Straße
    [field] die Wiese
    [monastery] das Kloster
    [garden] der Garten
    [river] der Fluss
   *[other] { $kind }
}
kind-this = { $kind ->
    [path] dieser Weg
    [tower] dieser Turm
    [house] dieses Haus
    [court] dieser Hof
    [city] diese Stadt
    [road] diese Straße
    [field] diese Wiese
    [monastery] dieses Kloster
    [garden] dieser Garten
    [river] dieser Fluss
   *[other] { $kind }
}
kind-on-this = { $kind ->
    [path] auf diesem Weg
    [tower] auf diesem Turm
    [house] auf diesem Haus
    [court] auf diesem Hof
    [city] auf dieser Stadt
    [road] auf dieser Straße
    [field] auf dieser Wiese
    [monastery] auf diesem Kloster
    [garden] auf diesem Garten
    [river] auf diesem Fluss
   *[other] { $kind }
}
kind-on-the = { $kind ->
    [path] auf dem Weg
    [tower] auf dem Turm
    [house] auf dem Haus
    [court] auf dem Hof
    [city] auf der Stadt
    [road] auf der Straße
    [field] auf der Wiese
    [monastery] auf dem Kloster
    [garden] auf dem Garten
    [river] auf dem Fluss
   *[other] { $kind }
}
kind-onto-the = { $kind ->
    [path] auf den Weg
    [tower] auf den Turm
    [house] auf das Haus
    [court] auf den Hof
    [city] auf die Stadt
    [road] auf die Straße
    [field] auf die Wiese
    [monastery] auf das Kloster
    [garden] auf den Garten
    [river] auf den Fluss
   *[other] { $kind }
}
kind-from-the = { $kind ->
    [path] vom Weg
    [tower] vom Turm
    [house] vom Haus
    [court] vom Hof
    [city] von der Stadt
    [road] von der Straße
    [field] von der Wiese
    [monastery] vom Kloster
    [garden] vom Garten
    [river] vom Fluss
   *[other] { $kind }
}
kind-completed = { $kind ->
    [path] fertiger Weg
    [tower] fertiger Turm
    [house] fertiges Haus
    [court] Hof
    [city] fertige Stadt
    [road] fertige Straße
    [field] Wiese
    [monastery] fertiges Kloster
    [garden] fertiger Garten
    [river] Fluss
   *[other] { $kind }
}
kind-incomplete = { $kind ->
    [path] nicht fertiger Weg
    [tower] nicht fertiger Turm
    [house] nicht fertiges Haus
    [court] Hof
    [city] nicht fertige Stadt
    [road] nicht fertige Straße
    [field] Wiese
    [monastery] nicht fertiges Kloster
    [garden] nicht fertiger Garten
    [river] Fluss
   *[other] { $kind }
}

## Wo ein Teil auf seiner Karte liegt, so wie sie gedreht ist, `alone`, wenn er der einzige seiner Art ist; wo eine Karte liegt

place = { $place ->
    [top] {" "}oben
    [top-right] {" "}oben rechts
    [right] {" "}rechts
    [bottom-right] {" "}unten rechts
    [bottom] {" "}unten
    [bottom-left] {" "}unten links
    [left] {" "}links
    [top-left] {" "}oben links
    [middle] {" "}in der Mitte
   *[alone] {""}
}
cell-name = Spalte { $x }, Zeile { $y }
at-cell = bei { cell-name }
in-cell = in { cell-name }

## Woher die Punkte kommen

source-path = Wege
source-tower = Türme
source-house = Häuser
source-court = Höfe
source-keep = Palas
source-wall-tiles = Mauerplättchen
source-city = Städte
source-road = Straßen
source-monastery = Klöster
source-garden = Gärten
source-field = Wiesen
source-total = Summe

## Gefolgsleute, nach der Art des Bauwerks, auf dem sie stehen

follower = { $kind ->
    [path] Herold
    [tower] Ritter
    [house] Knappe
    [court] Händler
    [city] Ritter
    [road] Wegelagerer
    [field] Bauer
    [monastery] Mönch
    [garden] Abt
   *[other] Gefolgsmann
}
follower-a-object = { $kind ->
    [path] einen Herold
    [tower] einen Ritter
    [house] einen Knappen
    [court] einen Händler
    [city] einen Ritter
    [road] einen Wegelagerer
    [field] einen Bauern
    [monastery] einen Mönch
    [garden] einen Abt
   *[other] einen Gefolgsmann
}
followers = { $kind ->
    [path] { $count ->
        [one] 1 Herold
       *[other] { $count } Herolde
    }
    [tower] { $count ->
        [one] 1 Ritter
       *[other] { $count } Ritter
    }
    [house] { $count ->
        [one] 1 Knappe
       *[other] { $count } Knappen
    }
    [court] { $count ->
        [one] 1 Händler
       *[other] { $count } Händler
    }
    [city] { $count ->
        [one] 1 Ritter
       *[other] { $count } Ritter
    }
    [road] { $count ->
        [one] 1 Wegelagerer
       *[other] { $count } Wegelagerer
    }
    [field] { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
    [monastery] { $count ->
        [one] 1 Mönch
       *[other] { $count } Mönche
    }
    [garden] { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
   *[other] { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
}

## Phasen, Seiten, Drehung, Anzahlen

phase-deal = ziehen
phase-place = Karte anlegen
phase-follower = Gefolgsmann
phase-score = Wertung
phase-extra_turn = noch ein Zug
phase-over = Spiel zu Ende

side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[other] { $side }
}
side-at = { $side ->
    [north] Oben
    [east] Rechts
    [south] Unten
    [west] Links
   *[other] { $side }
}
rotation = { $rotation ->
    [0] nicht gedreht
   *[other] um { $rotation }° gedreht
}
rotated = { $rotation ->
    [0] {""}
   *[other] , um { $rotation }° gedreht
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tiles = { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}
cells = { $cells ->
    [one] 1 leeres Feld
   *[other] { $cells } leere Felder
}
markets = { $markets ->
    [one] 1 Markt
   *[other] { $markets } Märkte
}
shields = { $shields ->
    [one] 1 Wappen
   *[other] { $shields } Wappen
}
cities = { $cities ->
    [one] 1 fertige Stadt
   *[other] { $cities } fertige Städte
}
list-last = { $first } und { $last }

## Mauerplättchen der Burg

wall-tile = Mauerplättchen { $number }
wall-tile-1 = noch ein ganzer Zug
wall-tile-2 = ein fertiger Turm zählt 4 Punkte je Karte
wall-tile-3 = ein fertiges Haus zählt 2 Punkte je Karte
wall-tile-4 = am Ende: die Karten eines nicht fertigen Weges
wall-tile-5 = am Ende: 2 Punkte je Karte für einen nicht fertigen Turm
wall-tile-6 = am Ende: 1 Punkt je Karte für ein nicht fertiges Haus
wall-tile-7 = am Ende: 4 statt 3 Punkte für jeden Markt eines Hofes
wall-tile-8 = am Ende: dein Palas ist 2 Karten größer
wall-tile-9 = am Ende: 5 Punkte
wall-tile-hidden = verdeckt

## Wie jeder Computergegner spielt

player-style-novice = Baut, was naheliegt, und übersieht { $game ->
    [castle] den Palas
   *[other] die Wiesen
}.
player-style-casual = Kennt alles, was Punkte bringt, und nimmt, was gut aussieht.
player-style-club = Wägt ab, was noch fertig werden oder zusammenwachsen kann und wie viele Gefolgsleute übrig sind, schaut aber nie über den eigenen Zug hinaus.
player-style-expert = Wägt ab wie ein Clubspieler und denkt bei den besten Möglichkeiten einen Zug weiter.
player-style-master = Probiert die besten Möglichkeiten an vielen denkbaren Fortsetzungen aus; im Spiel zu zweit rechnet er die letzten Karten genau durch, wenn die Zeit reicht.
player-style-greedy = Nimmt, was nach einer einfachen Rechnung gerade am meisten bringt.
player-style-random = Wählt blindlings aus allem, was erlaubt ist.
