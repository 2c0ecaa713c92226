## Opties van de spellen: option-<naam> de naam, -help één regel, -<waarde> wat de waarde betekent. Hier geen invulplekken.

option-corner_timing = Wanneer een muurfiche gepakt wordt
option-corner_timing-help = Wanneer pakt een scorefiguur op een hoektoren het muurfiche?
option-corner_timing-each_score = meteen, na elke telling (standaard)
option-corner_timing-end_of_turn = alleen waar het scorefiguur na alle tellingen van de beurt staat
option-won_extra_turn = Zojuist gewonnen muurfiche 1
option-won_extra_turn-help = Vanaf wanneer kan een muurfiche 1 gebruikt worden?
option-won_extra_turn-at_once = ook aan het einde van de beurt waarin het gewonnen is (standaard)
option-won_extra_turn-next_turn = vanaf de volgende beurt van de bezitter
option-incomplete_fountain_path = Muurfiche 4 bij een waterput
option-incomplete_fountain_path-help = Hoeveel punten per tegel geeft muurfiche 4 voor een niet afgebouwde weg met een waterput?
option-incomplete_fountain_path-2 = 2 punten per tegel (standaard)
option-incomplete_fountain_path-1 = 1 punt per tegel
option-empty_start_spaces = Leeg gebied bij startvelden
option-empty_start_spaces-help = Telt een startveld waarvan het vak leeg is mee voor het grootste aaneengesloten lege gebied?
option-empty_start_spaces-false = nee (standaard)
option-empty_start_spaces-true = ja, elk telt 1 bij het gebied van zijn vak op
option-small_city = Stad van twee tegels
option-small_city-help = Hoeveel punten geeft een afgebouwde stad van twee tegels?
option-small_city-4 = 4 punten, zoals elke stad: 2 per tegel en 2 per wapenschild (standaard)
option-small_city-2 = 2 punten: 1 per tegel en 1 per wapenschild
option-field_scoring = Telling van weiden
option-field_scoring-help = Hoe tellen weiden aan het einde?
option-field_scoring-third = elke weide op zichzelf: 3 punten voor elke afgebouwde stad die eraan grenst (standaard)
option-field_scoring-second = een speler krijgt één keer 3 punten voor elke afgebouwde stad aan weiden met de meerderheid
option-field_scoring-first = elke afgebouwde stad op zichzelf: 4 punten voor de meeste boeren eromheen
option-farmers = Boeren
option-farmers-help = Zijn er boeren, en worden weiden geteld?
option-farmers-true = ja (standaard)
option-farmers-false = nee: geen horige op weiden, weiden geven geen punten
option-unplaceable = Tegels die nergens passen
option-unplaceable-help = Wat gebeurt er met een getrokken tegel die nergens past?
option-unplaceable-remove = hij gaat uit het spel en er wordt opnieuw getrokken (standaard)

## Commando's: help-<commando>, hun parameters: help-<commando>-<parameter>, parameters van meer commando's: help-any-<parameter>.

help-tilewright = Speel en bestudeer twee legspellen: De Burcht en Klassiek.
help-play = Speel een spel in de terminal.
help-play-players = Wie er spelen, met komma’s: human, random, greedy.
help-play-names = Namen van de spelers, met komma’s.
help-play-resume = Hervat het open spel in dit bestand.
help-play-save = Bewaar het spel onder deze naam als je stopt.
help-play-first = Wie begint: een plaats, of random.
help-play-plain = Geen kleuren en niet opnieuw tekenen, regel voor regel.
help-replay = Speel vastgelegde partijen na, om ze te tonen of te controleren.
help-replay-files = Partijen: .json of .jsonl, al dan niet met gzip; - leest de standaardinvoer.
help-replay-check = Vergelijk elke partij met wat zij verwacht: één regel per partij.
help-validate = Controleer een tegelset of een bord en noem elke fout.
help-validate-files = TOML-bestanden van tegelsets of borden.
help-draw = Teken een tegel, een set, een partijverslag of een stelling als afbeelding.
help-draw-tile = Eén tegel van een uitgebrachte set, of van --tile-set.
help-draw-set = Alle tegels van een set: castle, classic of een TOML-bestand.
help-draw-record = Een opgetekende partij, aan het eind of na --move.
help-draw-move = Na deze zet van de partij; 0 is vóór de eerste.
help-draw-position = Een stelling.
help-draw-theme = day (dag) of night (nacht).
help-draw-size = Hoeveel pixels een tegel breed is.
help-draw-output = Schrijf naar dit bestand: SVG, of PNG als de naam op .png eindigt.
help-bench = Meet de snelheid van het spelmechaniek.
help-bench-seconds = Ongeveer hoeveel seconden per meting.
help-rules = Toon de spelregels van een spel, of één regel.
help-rules-game = castle of classic.
help-rules-rule = De code van één regel, zoals T3.
help-doctor = Controleer of deze machine alles heeft wat nodig is.
help-doctor-warm = Compileer het spelmechaniek nu.
help-any-game = castle of classic.
help-any-option = Een optie van het spel, als NAAM=WAARDE; herhaalbaar.
help-any-seed = Een startgetal: een geheel getal of 64 hexadecimale cijfers.
help-any-tile-set = Een tegelset: een uitgegeven set of een TOML-bestand.
help-any-board = Een bord van De Burcht: een uitgegeven bord of een TOML-bestand.
help-any-lang = Taal: en, nl of de.
help-any-json = Geef één JSON-document.
help-any-force = Overschrijf een bestand dat al bestaat.
help-any-version = Toon de versie.
help-any-help = Toon deze hulp.

# headings of the help
help-heading-usage = Gebruik:
help-heading-arguments = Argumenten:
help-heading-options = Opties:
help-heading-commands = Opdrachten:
help-serve = Bied de tafel aan browsers aan.
help-serve-host = Het adres om op te luisteren (127.0.0.1: alleen deze machine).
help-serve-port = De poort om op te luisteren; is die in gebruik, dan de volgende die vrij is (8750).
help-serve-data = De map waarin spellen worden bewaard.
help-serve-open = Open er een browser op.
