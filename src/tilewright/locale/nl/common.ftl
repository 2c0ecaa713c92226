## Namen

product = Tilewright
game-castle = De Burcht
game-classic = Klassiek
language-en = Engels
language-nl = Nederlands
language-de = Duits

## Woorden van de spellen

word-castle-tile = burchttegel
word-landscape-tile = landschapstegel
word-start-tile = starttegel
word-tile = tegel
word-stack = stapel
word-supply = voorraad
word-score = score
word-keep = paleis
word-wall-tile = muurfiche
word-wall-tiles = muurfiches
word-castle-wall = burchtmuur
word-start-space = startveld
word-corner-tower = hoektoren
word-scoring-track = scorespoor
word-score-marker = scorefiguur
word-largest-empty-area = grootste aaneengesloten lege gebied
word-landscape = landschap
word-feature = bouwwerk
word-area = deel
word-cell = vak
word-square = plein
word-fountain = waterput
word-market = markt
word-coat-of-arms = wapenschild
word-crossing = kruising
word-follower = horige
word-followers = horigen
word-turn = beurt
word-move = zet
word-round = ronde
word-majority = meerderheid
word-tie = gelijke stand
word-points = punten
word-final-scoring = eindtelling
word-player = speler
word-players = spelers
word-seat = plaats
word-spectator = toeschouwer
word-computer-player = computerspeler
word-position = stelling
word-record = partij
word-yes = ja
word-no = nee
word-none = geen

## Bouwwerken naar hun soort

kind = { $kind ->
    [path] weg
    [tower] toren
    [house] huis
    [court] hof
    [city] stad
    [road] straat
    [field] weide
    [monastery] klooster
    [garden] tuin
    [river] rivier
   *[other] { $kind }
}
kind-a = { $kind ->
    [path] een weg
    [tower] een toren
    [house] een huis
    [court] een hof
    [city] een stad
    [road] een straat
    [field] een weide
    [monastery] een klooster
    [garden] een tuin
    [river] een rivier
   *[other] { $kind }
}
kind-a-object = { $kind ->
    [path] een weg
    [tower] een toren
    [house] een huis
    [court] een hof
    [city] een stad
    [road] een straat
    [field] een weide
    [monastery] een klooster
    [garden] een tuin
    [river] een rivier
   *[other] { $kind }
}
kind-the = { $kind ->
    [path] de weg
    [tower] de toren
    [house] het huis
    [court] het hof
    [city] de stad
    [road] de straat
    [field] de weide
    [monastery] het klooster
    [garden] de tuin
    [river] de rivier
   *[other] { $kind }
}
kind-this = { $kind ->
    [path] deze weg
    [tower] deze toren
    [house] dit huis
    [court] dit hof
    [city] deze stad
    [road] deze straat
    [field] deze weide
    [monastery] dit klooster
    [garden] deze tuin
    [river] deze rivier
   *[other] { $kind }
}
kind-on-this = { $kind ->
    [path] op deze weg
    [tower] op deze toren
    [house] op dit huis
    [court] op dit hof
    [city] op deze stad
    [road] op deze straat
    [field] op deze weide
    [monastery] op dit klooster
    [garden] op deze tuin
    [river] op deze rivier
   *[other] { $kind }
}
kind-on-the = { $kind ->
    [path] op de weg
    [tower] op de toren
    [house] op het huis
    [court] op het hof
    [city] op de stad
    [road] op de straat
    [field] op de weide
    [monastery] op het klooster
    [garden] op de tuin
    [river] op de rivier
   *[other] { $kind }
}
kind-onto-the = { $kind ->
    [path] op de weg
    [tower] op de toren
    [house] op het huis
    [court] op het hof
    [city] op de stad
    [road] op de straat
    [field] op de weide
    [monastery] op het klooster
    [garden] op de tuin
    [river] op de rivier
   *[other] { $kind }
}
kind-from-the = { $kind ->
    [path] van de weg
    [tower] van de toren
    [house] van het huis
    [court] van het hof
    [city] van de stad
    [road] van de straat
    [field] van de weide
    [monastery] van het klooster
    [garden] van de tuin
    [river] van de rivier
   *[other] { $kind }
}
kind-completed = { $kind ->
    [path] afgebouwde weg
    [tower] afgebouwde toren
    [house] afgebouwd huis
    [court] hof
    [city] afgebouwde stad
    [road] afgebouwde straat
    [field] weide
    [monastery] afgebouwd klooster
    [garden] afgebouwde tuin
    [river] rivier
   *[other] { $kind }
}
kind-incomplete = { $kind ->
    [path] niet afgebouwde weg
    [tower] niet afgebouwde toren
    [house] niet afgebouwd huis
    [court] hof
    [city] niet afgebouwde stad
    [road] niet afgebouwde straat
    [field] weide
    [monastery] niet afgebouwd klooster
    [garden] niet afgebouwde tuin
    [river] rivier
   *[other] { $kind }
}

## Waar een deel op zijn tegel ligt, zoals die gedraaid is, `alone` als het het enige van zijn soort is; waar een tegel ligt

place = { $place ->
    [top] {" "}bovenaan
    [top-right] {" "}rechtsboven
    [right] {" "}rechts
    [bottom-right] {" "}rechtsonder
    [bottom] {" "}onderaan
    [bottom-left] {" "}linksonder
    [left] {" "}links
    [top-left] {" "}linksboven
    [middle] {" "}in het midden
   *[alone] {""}
}
cell-name = kolom { $x }, rij { $y }
at-cell = bij { cell-name }
in-cell = in { cell-name }

## Waar de punten vandaan komen

source-path = Wegen
source-tower = Torens
source-house = Huizen
source-court = Hoven
source-keep = Paleis
source-wall-tiles = Muurfiches
source-city = Steden
source-road = Straten
source-monastery = Kloosters
source-garden = Tuinen
source-field = Weiden
source-total = Totaal

## Horigen, naar het soort bouwwerk waarop ze staan

follower = { $kind ->
    [path] heraut
    [tower] ridder
    [house] schildknaap
    [court] koopman
    [city] ridder
    [road] struikrover
    [field] boer
    [monastery] monnik
    [garden] abt
   *[other] horige
}
follower-a-object = { $kind ->
    [path] een heraut
    [tower] een ridder
    [house] een schildknaap
    [court] een koopman
    [city] een ridder
    [road] een struikrover
    [field] een boer
    [monastery] een monnik
    [garden] een abt
   *[other] een horige
}
followers = { $kind ->
    [path] { $count ->
        [one] 1 heraut
       *[other] { $count } herauten
    }
    [tower] { $count ->
        [one] 1 ridder
       *[other] { $count } ridders
    }
    [house] { $count ->
        [one] 1 schildknaap
       *[other] { $count } schildknapen
    }
    [court] { $count ->
        [one] 1 koopman
       *[other] { $count } kooplieden
    }
    [city] { $count ->
        [one] 1 ridder
       *[other] { $count } ridders
    }
    [road] { $count ->
        [one] 1 struikrover
       *[other] { $count } struikrovers
    }
    [field] { $count ->
        [one] 1 boer
       *[other] { $count } boeren
    }
    [monastery] { $count ->
        [one] 1 monnik
       *[other] { $count } monniken
    }
    [garden] { $count ->
        [one] 1 abt
       *[other] { $count } abten
    }
   *[other] { $count ->
        [one] 1 horige
       *[other] { $count } horigen
    }
}

## Fasen, zijden, draaiing, aantallen

phase-deal = trekken
phase-place = tegel aanleggen
phase-follower = horige
phase-score = punten tellen
phase-extra_turn = nog een beurt
phase-over = spel afgelopen

side = { $side ->
    [north] noord
    [east] oost
    [south] zuid
    [west] west
   *[other] { $side }
}
side-at = { $side ->
    [north] Bovenaan
    [east] Rechts
    [south] Onderaan
    [west] Links
   *[other] { $side }
}
rotation = { $rotation ->
    [0] niet gedraaid
   *[other] { $rotation }° gedraaid
}
rotated = { $rotation ->
    [0] {""}
   *[other] , { $rotation }° gedraaid
}
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
tiles = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
}
cells = { $cells ->
    [one] 1 leeg vak
   *[other] { $cells } lege vakken
}
markets = { $markets ->
    [one] 1 markt
   *[other] { $markets } markten
}
shields = { $shields ->
    [one] 1 wapenschild
   *[other] { $shields } wapenschilden
}
cities = { $cities ->
    [one] 1 afgebouwde stad
   *[other] { $cities } afgebouwde steden
}
list-last = { $first } en { $last }

## Muurfiches van De Burcht

wall-tile = muurfiche { $number }
wall-tile-1 = nog een volledige beurt
wall-tile-2 = één afgebouwde toren telt 4 punten per tegel
wall-tile-3 = één afgebouwd huis telt 2 punten per tegel
wall-tile-4 = aan het einde: de tegels van één niet afgebouwde weg
wall-tile-5 = aan het einde: 2 punten per tegel voor één niet afgebouwde toren
wall-tile-6 = aan het einde: 1 punt per tegel voor één niet afgebouwd huis
wall-tile-7 = aan het einde: 4 in plaats van 3 punten voor elke markt van één hof
wall-tile-8 = aan het einde: je paleis is 2 tegels groter
wall-tile-9 = aan het einde: 5 punten
wall-tile-hidden = gedekt

## Hoe elke computerspeler speelt

player-style-novice = Bouwt wat voor de hand ligt, en ziet { $game ->
    [castle] het paleis
   *[other] de weiden
} over het hoofd.
player-style-casual = Kent alles wat punten oplevert, en neemt wat er goed uitziet.
player-style-club = Weegt af wat nog afgebouwd kan worden of kan samengroeien en hoeveel horigen er over zijn, maar kijkt nooit verder dan de eigen beurt.
player-style-expert = Weegt af als een clubspeler, en kijkt bij de beste keuzes een beurt verder.
player-style-master = Probeert de beste keuzes uit tegen veel mogelijke vervolgen; in een spel voor twee rekent hij de laatste tegels precies uit als de tijd dat toelaat.
player-style-greedy = Neemt wat volgens een eenvoudige rekensom nu het meeste oplevert.
player-style-random = Kiest blindelings uit alles wat mag.
