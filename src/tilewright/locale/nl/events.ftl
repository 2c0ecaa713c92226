## Regels van het spelverslag: wat er gebeurde. Punten en hun redenen staan in de catalogus "rules".

event-started = { $game } begint: { $players }.
event-first-player = { $player } begint.
event-seed-commitment = Vingerafdruk van de verborgen volgorde: { $digest } (de SHA-256 van het startgetal dat aan het einde getoond wordt; zo kan niemand de volgorde onderweg veranderen)
event-seed = Startgetal van dit spel: { $seed }
event-drawn = { $player } trekt een tegel.
event-gone = Een tegel die { $player } trok, past nergens en gaat uit het spel; er wordt opnieuw getrokken.
event-gone-held = Een tegel past nergens, zoals alle tegels ernaast, en gaat uit het spel.
event-drew = { $count ->
    [one] { $player } trekt een tegel.
   *[other] { $player } trekt { $count } tegels.
}
event-reserved = { $player } reserveert een tegel.
event-under-draft = De laatste tegel blijft over en gaat gedekt onder de stapel.
event-under = De tegel past nergens en gaat gedekt onder de stapel; { $player } trekt opnieuw.
event-redrawn = { $player } weigert de tegel en trekt opnieuw; die gaat gedekt onder de stapel.
event-turn-lapsed = Er is geen tegel meer: de beurt van { $player } vervalt.
event-placed = { $player } legt de tegel aan { in-cell }{ rotated }.
event-follower = { $player } zet { follower-a-object } { kind-onto-the }{ place }.
event-no-follower = { $player } plaatst geen horige.
event-abbot = { $player } zet de abt { kind-onto-the }{ place }.
event-recall-abbot = { $player } haalt de abt terug { kind-from-the } { at-cell }.
event-abbot-returned = De abt van { $player } gaat terug naar de voorraad.
event-completed = Afgebouwd: { kind-the }, { tiles }.
event-returned = { $count ->
    [one] De { follower } van { $player } gaat terug naar de voorraad.
   *[other] { followers } van { $player } gaan terug naar de voorraad.
}
event-marker = Scorefiguur van { $player }: van { $before } naar { $after }.
event-lap = De scorefiguur van { $player } loopt voorbij 99 en wordt neergelegd (samen { points }).
event-wall-tile-used = { $player } gebruikt muurfiche { $number }.
event-extra-turn = { $player } gebruikt muurfiche 1 en neemt nog een beurt.
event-wall-removed = { $count ->
    [0] Er ligt geen muurfiche meer op de muur.
    [one] 1 muurfiche ligt nog op de muur en gaat uit het spel.
   *[other] { $count } muurfiches liggen nog op de muur en gaan uit het spel.
}
event-last-tile = De laatste tegel ligt; het spel eindigt na deze beurt.
event-final-scoring = Eindtelling
event-final-scores = Eindstand: { $scores }
event-winner = { $player } wint met { points }.
event-draw = Gelijke stand: beide spelers hebben { points }.
event-shared = Gedeelde overwinning van { $players } met { points }.
event-tie-break = { $name ->
    [followers_on_landscape] De gelijke stand wordt beslist door de horigen in het landschap: { $counts }.
    [completed_cities] De gelijke stand wordt beslist door de voltooide steden die punten gaven: { $counts }.
   *[followers_in_supply] De gelijke stand wordt beslist door de horigen in de voorraad: { $counts }.
}
event-undone = { $player } maakt de laatste beslissing ongedaan.
