## Foute invoer. Sleutel: error-<code>. Eén duidelijke zin: wat is er mis, wat zou goed zijn.

set-part = { $part ->
    [board] bord
   *[tiles] tegelset
}

error-in-file = { $file }: { $what }
error-in-line = { $file }, regel { NUMBER($line, useGrouping: 0) }: { $what }

# opties
error-option-form = “{ $text }” is geen optie; schrijf NAAM=WAARDE.
error-option-unknown = { game-named } heeft geen optie “{ $name }”; de opties zijn: { $known }.
error-option-foreign = { game-named } heeft geen optie “{ $name }”; die hoort bij het andere spel.
error-option-value = De optie { $name } kan niet “{ $value }” zijn; toegestaan zijn: { $allowed }.
error-option-excluded = De opties { $name } en { $other } sluiten elkaar uit (regel { $rule }); kies er één.
error-option-seats = De optie { $name } is voor { $seats } spelers, niet voor { $found } (regel { $rule }).
error-preset-unknown = Er is geen spelvorm “{ $name }”; de spelvormen zijn: { $known }.
error-preset-foreign = { game-named } heeft geen spelvorm “{ $name }”; die hoort bij het andere spel.
game-named = { $game ->
    [castle] { game-castle }
    [classic] { game-classic }
   *[other] { $game }
}

# opzet
error-game-unknown = Er is geen spel “{ $game }”; kies castle of classic.
error-seed = “{ $value }” is geen startgetal; geef een geheel getal vanaf 0 of 64 hexadecimale cijfers.
error-player-name = De naam van speler { $number } moet 1 tot { $most } afdrukbare tekens op één regel hebben.
error-player-name-twice = Speler { $other } en speler { $number } heten allebei “{ $name }”; geef ieder een eigen naam.
error-player-count = { $found ->
    [one] { game-named } kan niet met 1 speler gespeeld worden; het aantal is { player-range }.
   *[other] { game-named } kan niet met { $found } spelers gespeeld worden; het aantal is { player-range }.
}
player-range = { $least ->
    [2] { $most ->
        [2] precies 2
       *[other] 2 tot { $most }
    }
   *[other] { $least } tot { $most }
}
error-set-unknown = { $part ->
    [board] Er is hier geen uitgegeven bord “{ $name }”; geef het bestand met --board.
   *[tiles] Er is hier geen uitgegeven tegelset “{ $name }”; geef het bestand met --tile-set.
}
error-set-other = Het spel is gespeeld met { $part ->
    [board] het bord
   *[tiles] de tegelset
} “{ $name }”, maar het gegeven bestand is “{ $found }”.
error-set-digest = Het bestand van { $part ->
    [board] het bord
   *[tiles] de tegelset
} “{ $name }” is niet dat waarmee het spel gespeeld is: de inhoud verschilt.
error-set-game = De tegelset “{ $name }” is niet voor { game-named }.
error-set-without-river = De tegelset { $name } heeft geen Rivier.
error-set-too-large = Deze tegelset of dit bord is te groot: { $found } { size-of }, hoogstens { $limit } zijn mogelijk.
size-of = { $what ->
    [tiles] tegels
    [kinds] soorten tegels
    [areas] delen
    [cells] vakken
    [starts] startvelden
    [towers] torens
    [grid] vakken met de muur eromheen
   *[other] onderdelen
}

# alles in JSON
error-not-utf8 = Dit is geen UTF-8-tekst (byte { NUMBER($byte, useGrouping: 0) }).
error-not-json = Dit is geen JSON (byte { NUMBER($byte, useGrouping: 0) }).
error-cut-short = Het bestand is afgebroken: het eindigt midden in het JSON-document.
error-too-deep = Het JSON-document is te diep genest; er mogen hoogstens 50 lijsten of objecten in elkaar liggen.
error-number-too-large = Het JSON-document bevat een te groot getal; getallen moeten kleiner zijn dan 1e308.
error-half-character = Bij byte { NUMBER($byte, useGrouping: 0) } staat een half teken (een losse surrogate); schrijf het hele teken.
error-key-twice = De sleutel “{ $key }” staat twee keer in één object; laat er één weg.
error-wrong-format = Dit is geen { $expected }-bestand: "format": "{ $expected }" ontbreekt.
error-other-format = Dit is een “{ $found }”-bestand; hier is een “{ $expected }”-bestand nodig.
error-wrong-version = Dit bestand heeft versie { $found }; deze uitgave leest versie { $expected }.
error-unknown-key = { $path } is geen bekende sleutel; eigen sleutels moeten met x_ beginnen.
error-foreign-key = { $path } hoort niet bij { game-named }.
error-missing-key = { $path } ontbreekt.
error-needless-key = { $path } heeft geen zin naast { $beside }; laat een van beide weg.
error-wrong-type = { $path } moet { $expected ->
    [number] een geheel getal
    [text] een tekst
    [list] een lijst
    [object] een object
    [flag] true of false
   *[other] { $expected }
} zijn, niet { $found ->
    [number] een getal
    [fraction] een getal met een punt
    [text] een tekst
    [list] een lijst
    [object] een object
    [flag] true of false
    [nothing] niets (null)
   *[other] { $found }
}.
error-out-of-range = { $path } is { $found } en ligt buiten het bereik; toegestaan is { limits }.
limits = { $limits ->
    [hex64] een tekst van 64 hexadecimale cijfers
   *[other] { $limits }
}
error-wrong-length = { $path } heeft { $found } elementen; het moeten er { $expected } zijn.
error-wrong-value = { $path } kan niet { $value } zijn; toegestaan is: { $allowed }.
error-no-such-seat = { $path }: er is geen plaats { $seat }; er zijn { $seats } plaatsen, geteld vanaf 0.
error-wall-tile-thrice = { $path }: muurfiche { $number } komt meer dan twee keer voor; er zijn er twee van elk.

# wat een partij zegt
error-tile-unknown = { $path }: er is geen tegel “{ $tile }” in deze tegelset.
error-tile-too-often = { $path }: tegel { $tile } komt te vaak voor; de tegelset heeft er { $count }.
error-tower-unknown = { $path }: geen hoektoren met een muurfiche begint met { $number }.
error-status-finished = Volgens het bestand is het spel afgelopen, maar { $left ->
    [one] er moet nog 1 tegel getrokken worden.
   *[other] er moeten nog { $left } tegels getrokken worden.
}
error-status-open = Volgens het bestand is het spel nog bezig, maar het is afgelopen.
error-seed-commitment = seed_commitment is niet de SHA-256 van het startgetal.
error-seed-differs = { $path }: het startgetal geeft hier { $expected }, het bestand zegt { $found }.
error-drawn-when-over = Het bestand noemt een getrokken tegel, maar er valt niets aan te leggen.
error-drawn-fits-nowhere = { $tile } is als getrokken tegel genoemd, maar past nergens.
error-record-differs = De partij kan niet verder gespeeld worden bij zet { $move }: { $what }
error-record-claims = Bij zet { $move } zegt de partij { $what } { $expected }; volgens de regels is het { $found }.
error-record-claims-end = Aan het einde zegt de partij { $what } { $expected }; volgens de regels is het { $found }.
error-not-resumable = Een spel met de status “{ $status }” kan niet hervat worden; alleen een open spel kan dat.

# wat een stelling zegt
error-start-tile = De eerste van de tegels moet de starttegel { $tile } op 0,0 zijn, niet gedraaid.
error-tower-twice = { $path }: toren { $number } is twee keer genoemd.
error-cell-unknown = { $path }: er is geen vak { $x },{ $y }.
error-cell-twice = { $path }: op het vak { $x },{ $y } liggen twee tegels.
error-area-unknown = { $path }: daar ligt geen tegel met een deel “{ $area }”.
error-follower-twice = { $path }: op { $area } op { $x },{ $y } staan twee horigen.
error-follower-home = { $path }: de horige op { $area } op { $x },{ $y } staat op een afgebouwd bouwwerk; hij hoort terug in de voorraad.
error-river-first = { $path }: eerst komt de Rivier en het meer als laatste, dus tegel { $tile } kan er nog niet zijn.
error-notation = Regel { $line }: “{ $text }” staat niet in de notatie van spellen.
error-jcz-form = Dit is geen bewaard spel van JCloisterZone: { $path } is niet wat het moet zijn.
error-jcz-unknown = { $path } = { $value } heeft hier geen tegenhanger.
error-follower-misplaced = { $path }: zo iemand mag in dit spel niet op “{ $area }” staan.
error-followers-too-many = Plaats { $seat } heeft meer dan { $most } horigen op het bord.
error-wall-count = Op torens, in bezit en gebruikt zijn samen { $found } muurfiches; het moeten er { $expected } zijn.
error-phase-differs = De stelling kan niet in de fase “{ $phase }” zijn.
error-no-record = Dit spel begon vanuit een stelling; er is dus geen partij om op te slaan.

# bestanden
error-file-missing = Er is geen bestand { $file }.
error-file-exists = { $file } bestaat al; gebruik --force om het te overschrijven, of kies een andere naam.
error-not-writable = { $file } kan niet geschreven worden ({ $why }); kies een map waarin je mag schrijven.
error-not-readable = { $file } kan niet gelezen worden: { $why }.
error-file-unreadable = Het bestand { $file } kan niet gebruikt worden: { $why }.
error-not-gzip = { $file } eindigt op .gz, maar is niet met gzip ingepakt.
error-gzip-damaged = { $file } is beschadigd: het is geen geldige gzip.
error-gzip-cut-short = { $file } is afgebroken: de gzip-gegevens eindigen te vroeg.
error-too-large = { $file } is groter dan { $limit }.
error-out-of-memory = { $file } is te groot voor het geheugen van deze computer; geef een kleiner bestand.
error-too-many-moves = De partij heeft { $found } zetten; er worden er hoogstens { $limit } gelezen.
error-folder = { $file } is een map; hier is een bestand nodig.
error-not-a-file = { $file } is een apparaat, een pijp of een socket; noem een gewoon bestand.
error-empty = { $file } is leeg.

# de opdrachtregel
error-unknown-language = Er is geen taal “{ $language }”; kies uit: { $known }.
error-player-unknown = Er is geen speler “{ $name }”; kies uit: { $known }.
error-players-form = “{ $text }” noemt geen spelers; schrijf ze met komma’s, bijvoorbeeld { $example }.
error-names-form = “{ $text }” geeft geen { $expected } namen; schrijf er één per speler, met komma’s.
error-players-one-game = { $found ->
    [one] Er is 1 speler genoemd, maar de partij heeft er { $expected }.
   *[other] Er zijn { $found } spelers genoemd, maar de partij heeft er { $expected }.
}
error-board-needless = Klassiek heeft geen bord; laat --board weg.
error-rule-unknown = { game-named } heeft geen regel “{ $rule }”.
error-value-of = { $name } kan niet “{ $value }” zijn; toegestaan is: { $allowed }.
error-no-command = Er is geen commando “{ $name }”; zie tilewright --help.
error-argument-extra = “{ $text }” is één argument te veel.
error-command-missing = Er ontbreekt een commando; zie tilewright --help.
error-no-such-option = Er is geen optie { $name }; --help noemt die er zijn.
error-missing-part = { $name } ontbreekt op deze machine; “tilewright doctor” zegt meer.
error-input-ended = De invoer hield op voordat het spel afgelopen was.
error-interrupted = Afgebroken.
error-unexpected = Er ging iets mis binnen Tilewright ({ $what }); meld het alsjeblieft.

## Fouten in een tegelset of bord. Sleutel: fault-<code>; bestand en tegel staan voor de zin.

faults-more = { $count ->
    [one] (en nog 1 fout in { $file })
   *[other] (en nog { $count } fouten in { $file })
}

fault-expected = { $expected ->
    [number] een geheel getal
    [text] een tekst
    [flag] true of false
    [texts] een lijst van teksten
    [pair] twee gehele getallen
    [pairs] een lijst van paren gehele getallen
    [tables] een lijst van tabellen
   *[other] { $expected }
}
fault-part = { $part ->
    [whole-file] het bestand
    [whole-tile] de tegel
    [garden-copy] de tuinkopie
    [corner-tower] de toren
    [wall-side] de muurzijde
    [start-space] het startveld
   *[other] { $part }
}
fault-reason = { $reason ->
    [twice] een sleutel of tabel staat er twee keer
    [open] een tekst, lijst of tabel is niet afgesloten
    [equals] na een sleutel volgt niet = met een waarde
    [value] een waarde ontbreekt of is niet te lezen; teksten staan tussen aanhalingstekens
    [escape] een tekst heeft een backslash voor een verkeerd teken
    [character] hier staat iets wat hier niet hoort
    [deep] het is te diep genest
    [number] een getal heeft te veel cijfers
   *[other] { $reason }
}

# het bestand
fault-file-unreadable = het bestand kan niet gelezen worden: { $reason }
fault-not-utf8 = het bestand is geen UTF-8-tekst (byte { $position })
fault-not-toml = het bestand is geen geldige TOML op regel { $line }, kolom { $column }: { fault-reason }
fault-not-a-set = het bestand heeft geen tegels ([[tile]]) en geen rijen van een bord
fault-unknown-key = de sleutel { $key } is niet bekend in { fault-part }
fault-missing-key = de sleutel { $key } ontbreekt in { fault-part }
fault-wrong-type = { $key } in { fault-part } moet { fault-expected } zijn
fault-wrong-format = formaat { $found } kan niet gelezen worden; dit programma leest formaat { $expected }
fault-wrong-game = game kan hier niet { $found } zijn; het moet castle of classic zijn, voor een bord castle
fault-wrong-half-order = half_order moet Nw Ne En Es Se Sw Ws Wn zijn
fault-bad-id = { $id } is geen bruikbare id in { fault-part }: alleen letters, cijfers en . _ + -, hoogstens 64
fault-too-small = { $key } in { fault-part } is { $found }, het moet minstens { $least } zijn
fault-too-large = { $key } in { fault-part } is { $found }, het mag hoogstens { $most } zijn
fault-too-many = { $key } in { fault-part } heeft { $number } elementen, het mogen er hoogstens { $most } zijn

# een tegel
fault-duplicate-tile = de id { $id } hoort bij twee tegels
fault-duplicate-area = de id { $area } is voor twee delen gebruikt
fault-no-areas = de tegel heeft geen deel
fault-unknown-area-kind = { $area } is van de soort { $kind }, die niet bij { $game } hoort
fault-misplaced-key = { $area }: de sleutel { $key } hoort niet bij { kind-a }
fault-edges-missing = { $area }: edges ontbreekt (een lege lijst betekent helemaal binnen de tegel)
fault-halves-missing = { $area }: halves ontbreekt (een lege lijst betekent helemaal binnen de tegel)
fault-unknown-edge = { $area }: { $name } is geen zijde; de zijden zijn N E S W
fault-unknown-half = { $area }: { $name } is geen halve zijde; de halve zijden zijn Nw Ne En Es Se Sw Ws Wn
fault-named-twice = { $area }: { $name } is twee keer genoemd
fault-edge-owned-twice = de zijde { $edge } hoort bij zowel { $area } als { $other }
fault-half-owned-twice = de halve zijde { $half } hoort bij zowel { $area } als { $other }
fault-half-without-owner = de halve zijde { $half } hoort nergens bij
fault-edge-split = naar de zijde { $edge } loopt geen weg of straat, dus { $area } en { $other } kunnen haar niet delen
fault-areas-cross = { $area } en { $other } kruisen elkaar
fault-not-separated = niets scheidt { $area } en { $other }, twee delen van dezelfde soort ({ kind })
fault-path-stops-nowhere = { $area } heeft een eind dat nergens stopt (zijden: { $edges }, ends: { $ends })
fault-road-stops-nowhere = { $area } eindigt binnen de tegel, maar daar is geen kruising, klooster of stad
fault-unknown-ends = { $area }: ends is { $found }; het moet none, square, building of square+building zijn
fault-at-missing = { $area } eindigt bij een gebouw, maar at noemt het niet
fault-at-unneeded = { $area } eindigt niet bij een gebouw, dus at moet weg
fault-at-unknown = { $area }: at noemt { $name }, en dat is geen deel van deze tegel
fault-at-wrong-kind = { $area }: at noemt { $name }, { kind-a }; een weg eindigt bij een huis of een toren
fault-city-unknown = { $area }: cities noemt { $name }, en dat is geen stad van deze tegel
fault-square-missing = { $area } eindigt bij een plein, maar de tegel heeft er geen (square = true ontbreekt)
fault-square-too-few = een plein verbindt twee of meer wegen; aantal hier: { $number }
fault-equal-kinds = de tegel is gedraaid gelijk aan { $other }

# een hele set
fault-no-tiles = het bestand heeft geen tegel van het basisspel
fault-tiles-number = met de set kan gespeeld worden, maar ze heeft { $number } tegels; een hele set van De Burcht heeft er { $wanted }
fault-copies-number = count is { $number }; in De Burcht is er van elke tegel één
fault-start-number = { $number } soorten zijn als start gemerkt; een set van Klassiek heeft één starttegel
fault-start-unneeded = De Burcht heeft geen starttegel, dus start moet weg
fault-garden-of-unknown = de tuinkopie is van { $of }, en dat is geen tegel van dit bestand
fault-garden-id = de tuinkopie van { $of } moet de id { $wanted } hebben
fault-garden-number = { $number } kopieën van { $of } hebben een tuin, maar er zijn er maar { $copies }
fault-garden-areas = een tuinkopie voegt één tuin toe

# een bord
fault-rows-ragged = de rij heeft { $length } tekens, de eerste rij heeft er { $wanted }
fault-rows-character = de rij heeft het teken { $found }; alleen # (een vak) en . (geen vak) zijn toegestaan
fault-no-cells = het bord heeft geen vak
fault-cells-off = cells zegt { $stated }, de rijen hebben er { $number }
fault-cells-number = op het bord kan gespeeld worden, maar het heeft { $number } vakken; het gedrukte bord heeft er { $wanted }
fault-interior-split = de vakken hangen niet samen: { $x },{ $y } is niet te bereiken
fault-outline-split = de omtrek is niet één gesloten lijn (een gat, of vakken die elkaar alleen bij een hoek raken)
fault-towers-number = er zijn { $number } torens; een bord heeft er { $wanted }
fault-tower-off-corner = er is geen hoek van de omtrek op { $x },{ $y }
fault-tower-twice = er staan twee torens op { $x },{ $y }
fault-corner-without-tower = de hoek van de omtrek op { $x },{ $y } heeft geen toren
fault-tower-bend = inward klopt niet: de omtrek buigt op { $x },{ $y } { $bend ->
    [inward] naar binnen
   *[outward] naar buiten
}
fault-tower-numbers = een toren heeft twee opeenvolgende getallen, niet { $first } en { $second }
fault-tower-wall-tile = wall_tile klopt niet: alleen op de toren 0/1 ligt geen muurfiche
fault-walls-number = { $number } rechte zijden en { $towers } torens: elke toren staat voor één zijde
fault-wall-off-outline = de zijde volgt de omtrek niet; die loopt hier { $wanted }
fault-wall-length = length zegt { $stated }, de zijde heeft { $number } vakken
fault-track-length = het spoor heeft { $number } velden, het moeten er { $wanted } zijn
fault-track-gap = het getal { $number } van het spoor staat op geen toren of zijde
fault-track-twice = het getal { $number } van het spoor komt twee keer voor
fault-track-off = het getal { $number } ligt buiten het spoor, dat van 0 tot { $last } loopt
fault-track-order = de zijde moet van { $first } tot { $last } lopen, tussen haar twee torens
fault-seam-numbers = een naad ligt tussen twee opeenvolgende getallen van het spoor, niet { $first } en { $second }
fault-seam-cuts-tower = de naad { $first }|{ $second } snijdt een toren
fault-start-off-board = het startveld ligt op { $x },{ $y }, en dat is geen vak
fault-start-off-wall = aan de kant { $side } van { $x },{ $y } is geen muur
fault-start-twice = aan de kant { $side } van { $x },{ $y } liggen twee startvelden
fault-start-feature = { $found } is niet bekend; het moet path, tower, house of court zijn
fault-start-markets = alleen een hof kan markten hebben, { $feature } niet
fault-starts-number = op het bord kan gespeeld worden, maar het heeft { $number } startvelden; het gedrukte bord heeft er { $wanted }
fault-no-start = er is geen startveld, dus er kan geen tegel gelegd worden
