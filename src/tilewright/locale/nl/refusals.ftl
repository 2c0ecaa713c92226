## Waarom een actie niet mag. Sleutel: refusal-<code>. Eén duidelijke zin: wat is er mis, en wat zou goed zijn.

refusal-with-rule = { $reason } (regel { $rule })

refusal-game-over = Het spel is afgelopen; er kan niets meer gespeeld worden.
refusal-wrong-phase = { $phase ->
    [deal] Dit kan nu niet: eerst moet de volgende tegel getrokken worden.
    [place] Dit kan nu niet: eerst moet de getrokken tegel aangelegd worden.
    [follower] Dit kan nu niet: kies eerst een horige voor de zojuist aangelegde tegel, of geen.
    [score] Dit kan nu niet: kies eerst welk afgebouwd bouwwerk nu geteld wordt.
    [extra_turn] Dit kan nu niet: beslis eerst of je muurfiche 1 gebruikt voor nog een beurt.
    [reserve] Dit is niet het moment: eerst moet een van de twee overige tegels gereserveerd worden.
   *[over] Dit kan nu niet: het spel is afgelopen.
}
refusal-unknown-tile = Er is geen tegel “{ $tile }” in deze tegelset.
refusal-wrong-tile = De getrokken tegel is { $drawn }, dus { $tile } kan nu niet aangelegd worden.
refusal-bad-rotation = Een tegel kan niet { $rotation } graden gedraaid worden; kies 0, 90, 180 of 270.
refusal-outside-the-wall = In { cell-name } is geen vak binnen de burchtmuur.
refusal-cell-occupied = In { cell-name } ligt al een tegel; kies een leeg vak.
refusal-touches-nothing = In { cell-name } zou de tegel nergens aan grenzen; hij moet met een hele zijde aan een gelegde tegel of een startveld liggen.
refusal-touches-no-tile = In { cell-name } zou de tegel nergens aan grenzen; hij moet met een hele zijde aan een gelegde tegel liggen.
refusal-path-not-continued = { side-at } komt een weg binnen, maar de tegel heeft daar { kind-a-object }; een weg moet doorlopen.
refusal-path-blocked = { side-at } heeft de tegel een weg, maar de buurtegel heeft daar { kind-a-object }; een weg mag alleen aan een weg grenzen.
refusal-start-space-path = { side-at } ligt een startveld met een weg, maar de tegel heeft daar { kind-a-object }; een weg moet doorlopen.
refusal-start-space-no-path = { side-at } heeft de tegel een weg, maar het startveld daar is { kind-a }; een weg mag alleen aan een weg grenzen.
refusal-edges-differ = { side-at } heeft de tegel { $mine ->
    [city] een stad
    [road] een straat
    [river] een rivier
   *[field] een weide
} en de buurtegel { $theirs ->
    [city] een stad
    [road] een straat
    [river] een rivier
   *[field] een weide
}; beide zijden moeten gelijk zijn.
refusal-beyond-boundary = In { cell-name } zou het landschap groter worden dan { $width } kolommen bij { $height } rijen; kies een vak daarbinnen.
refusal-area-unknown = Tegel { $tile } heeft geen deel “{ $area }”; kies een deel van de zojuist aangelegde tegel.
refusal-supply-empty = Je hebt geen horige in je voorraad.
refusal-feature-occupied = Je kunt daar geen horige zetten: { kind-on-this } staat al een { follower } van { $player }.
refusal-no-farmers = Je kunt geen horige op een weide zetten: dit spel wordt zonder boeren gespeeld.
refusal-garden-for-abbots = Je kunt daar geen horige zetten: op een tuin mag alleen een abt staan.
refusal-river-not-claimed = Je kunt daar geen horige zetten: op de rivier mag niemand staan.
refusal-no-abbots = Dit spel wordt zonder abten gespeeld.
refusal-abbot-elsewhere = Je abt kan daar niet staan; een abt staat alleen op een klooster of een tuin.
refusal-abbot-not-in-supply = Je abt is niet in je voorraad.
refusal-abbot-not-placed = Je abt staat nergens, dus je kunt hem niet terughalen.
refusal-abbot-completed = Je abt staat op wat deze tegel afbouwt; dat wordt geteld en hij komt toch terug.
refusal-river-first = Eerst komt de Rivier en het meer als laatste, dus { $tile } kan nog niet worden getrokken.
refusal-river-not-continued = De rivier moet { in-cell } verder, met een rivierkant naar het { side }en.
refusal-river-ended = De rivier heeft geen open einde, dus er kan geen riviertegel worden gelegd.
refusal-river-blocked = { side-at } zou de rivier tegen een andere tegel lopen; zij moet open blijven.
refusal-river-u-turn = Twee bochten van de rivier naast elkaar kunnen niet naar dezelfde kant gaan.
refusal-river-open = In { cell-name } is de rivier open; daar kan nooit een andere tegel komen.
refusal-no-draft = Dit spel wordt zonder keuzetegels gespeeld, er is dus geen tegel te reserveren.
refusal-not-in-hand = Je hebt geen tegel { $tile } in je hand; kies er een die je hebt.
refusal-not-shown = Er ligt geen tegel { $tile } open; kies er een die daar ligt.
refusal-drew-count = Hier komen er { $expected } tegels in de hand, niet { $found }.
refusal-shown-count = Hier liggen { $expected } tegels open, de gereserveerde meegeteld, niet { $found } van deze.
refusal-no-redraws = In dit spel wordt niet opnieuw getrokken: een getrokken tegel die past, moet aangelegd worden.
refusal-redraw-river = Een riviertegel mag niet worden geweigerd; hij moet aangelegd worden.
refusal-redrawn-already = Je hebt in deze beurt al een tegel geweigerd; deze moet aangelegd worden.
refusal-redraws-spent = Je mag niet meer opnieuw trekken; deze tegel moet aangelegd worden.
refusal-redraw-stack-empty = De stapel is leeg, er is dus geen andere tegel te trekken; deze moet aangelegd worden.
refusal-feature-unknown = Er is geen “{ $area }” op { $x },{ $y }; noem een bouwwerk met een vak en een deel van de tegel daar.
refusal-not-pending = “{ $area }” op { $x },{ $y } wacht niet op telling; kies een bouwwerk dat deze tegel heeft afgebouwd en dat één speler wint.
refusal-own-first = “{ $area }” op { $x },{ $y } is van je tegenstander; tel eerst de bouwwerken die jij wint.
refusal-cannot-double-kind = { $kind ->
    [path] Een weg kan niet verdubbeld worden; muurfiche 2 verdubbelt een toren, muurfiche 3 een huis.
    [tower] Deze toren kan niet verdubbeld worden; daarvoor is muurfiche 2 nodig.
    [house] Dit huis kan niet verdubbeld worden; daarvoor is muurfiche 3 nodig.
   *[other] Dit kan niet verdubbeld worden; muurfiche 2 verdubbelt een toren, muurfiche 3 een huis.
}
refusal-double-not-yours = { $player } krijgt de punten voor dit bouwwerk, dus geen muurfiche kan het verdubbelen: muurfiches worden alleen in de beurt van hun bezitter gebruikt.
refusal-no-usable-wall-tile = Je hebt muurfiche { $number } niet.
refusal-wall-tile-fresh = Je hebt muurfiche { $number } in deze beurt gewonnen; je kunt het vanaf je volgende beurt gebruiken.
refusal-no-extra-turn = Je hebt muurfiche 1 niet, dus je kunt geen extra beurt nemen.
refusal-stack-empty = De stapel is leeg, dus muurfiche 1 geeft geen beurt meer.
refusal-scoring-not-chosen = In Klassiek worden alle afgebouwde bouwwerken tegelijk geteld; er valt niets te kiezen.
refusal-no-extra-turns = In Klassiek zijn er geen extra beurten; de spelers zijn om de beurt.
refusal-deal-not-due = { $phase ->
    [place] Er kan nu geen tegel getrokken worden: eerst moet de getrokken tegel aangelegd worden.
    [over] Er kan nu geen tegel getrokken worden: het spel is afgelopen.
   *[other] Er kan nu geen tegel getrokken worden: de beurt is nog niet voorbij.
}
refusal-undo-nothing = Er is niets om ongedaan te maken.
refusal-undo-revealed = Dit kan niet ongedaan gemaakt worden: er is iets bekend geworden dat verborgen was.
refusal-order-fixed = De volgorde maakt nu niet uit en wordt dus niet gekozen: “{ $area }” op { $x },{ $y } komt eerst.
refusal-other-name = Een bouwwerk heet naar zijn eerste deel: noem dit “{ $area }” op { $x },{ $y }.
refusal-too-far = { $x },{ $y } ligt te ver weg voor een afgedwongen tegel: kolommen en rijen van het landschap mogen samen hoogstens 85 worden.

## Waarom een vastgelegde partij niet te spelen is zoals zij er staat.

refusal-not-your-turn = Dit is een zet van { $player }, maar { $expected } is aan de beurt.
refusal-tile-used-up = Elke tegel { $tile } is al getrokken.
refusal-discard-fits = Tegel { $tile } gaat uit het spel, maar kan aangelegd worden.
refusal-must-discard = Tegel { $tile } past nergens; hij moet uit het spel.
refusal-scored-missing = “scored” noemt “{ $area }” op { $x },{ $y } niet, en dat verzette een scorefiguur.
refusal-scored-extra = “scored” noemt “{ $area }” op { $x },{ $y }, en dat verzette geen scorefiguur.
refusal-scored-order = “scored” noemt “{ $area }” op { $x },{ $y } niet in de juiste volgorde.
refusal-scored-needed = “scored” ontbreekt, maar hier moest een volgorde of een verdubbeling gekozen worden.
refusal-wall-tile-missing = De zet pakt het muurfiche van toren { $number }, maar “wall_tiles” noemt het niet.
