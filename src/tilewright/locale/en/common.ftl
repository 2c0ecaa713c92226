## Names

product = Tilewright
game-castle = The Castle
game-classic = Classic
language-en = English
language-nl = Dutch
language-de = German

## Words of the games

word-castle-tile = castle tile
word-landscape-tile = landscape tile
word-start-tile = start tile
word-tile = tile
word-stack = stack
word-supply = supply
word-score = score
word-keep = keep
word-wall-tile = wall tile
word-wall-tiles = wall tiles
word-castle-wall = castle wall
word-start-space = start space
word-corner-tower = corner tower
word-scoring-track = scoring track
word-score-marker = score marker
word-largest-empty-area = largest connected empty area
word-landscape = landscape
word-feature = feature
word-area = area
word-cell = cell
word-square = square
word-fountain = fountain
word-market = market
word-coat-of-arms = coat of arms
word-crossing = crossing
word-follower = follower
word-followers = followers
word-turn = turn
word-move = move
word-round = round
word-majority = majority
word-tie = tie
word-points = points
word-final-scoring = final scoring
word-player = player
word-players = players
word-seat = seat
word-spectator = spectator
word-computer-player = computer player
word-position = position
word-record = record
word-yes = yes
word-no = no
word-none = none

## Features, by their kind. Forms: as a subject or an object, after "on".

kind = { $kind ->
    [path] path
    [tower] tower
    [house] house
    [court] court
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [garden] garden
    [river] river
   *[other] { $kind }
}
kind-a = { $kind ->
    [path] a path
    [tower] a tower
    [house] a house
    [court] a court
    [city] a city
    [road] a road
    [field] a field
    [monastery] a monastery
    [garden] a garden
    [river] a river
   *[other] { $kind }
}
kind-a-object = { $kind ->
    [path] a path
    [tower] a tower
    [house] a house
    [court] a court
    [city] a city
    [road] a road
    [field] a field
    [monastery] a monastery
    [garden] a garden
    [river] a river
   *[other] { $kind }
}
kind-the = { $kind ->
    [path] the path
    [tower] the tower
    [house] the house
    [court] the court
    [city] the city
    [road] the road
    [field] the field
    [monastery] the monastery
    [garden] the garden
    [river] the river
   *[other] { $kind }
}
kind-this = { $kind ->
    [path] this path
    [tower] this tower
    [house] this house
    [court] this court
    [city] this city
    [road] this road
    [field] this field
    [monastery] this monastery
    [garden] this garden
    [river] this river
   *[other] { $kind }
}
kind-on-this = { $kind ->
    [path] on this path
    [tower] on this tower
    [house] on this house
    [court] on this court
    [city] on this city
    [road] on this road
    [field] on this field
    [monastery] on this monastery
    [garden] on this garden
    [river] on this river
   *[other] { $kind }
}
kind-on-the = { $kind ->
    [path] on the path
    [tower] on the tower
    [house] on the house
    [court] on the court
    [city] on the city
    [road] on the road
    [field] on the field
    [monastery] on the monastery
    [garden] on the garden
    [river] on the river
   *[other] { $kind }
}
kind-onto-the = { $kind ->
    [path] on the path
    [tower] on the tower
    [house] on the house
    [court] on the court
    [city] on the city
    [road] on the road
    [field] on the field
    [monastery] on the monastery
    [garden] on the garden
    [river] on the river
   *[other] { $kind }
}
kind-from-the = { $kind ->
    [path] from the path
    [tower] from the tower
    [house] from the house
    [court] from the court
    [city] from the city
    [road] from the road
    [field] from the field
    [monastery] from the monastery
    [garden] from the garden
    [river] from the river
   *[other] { $kind }
}
kind-completed = { $kind ->
    [path] completed path
    [tower] completed tower
    [house] completed house
    [court] court
    [city] completed city
    [road] completed road
    [field] field
    [monastery] completed monastery
    [garden] completed garden
    [river] river
   *[other] { $kind }
}
kind-incomplete = { $kind ->
    [path] incomplete path
    [tower] incomplete tower
    [house] incomplete house
    [court] court
    [city] incomplete city
    [road] incomplete road
    [field] field
    [monastery] incomplete monastery
    [garden] incomplete garden
    [river] river
   *[other] { $kind }
}

## Where an area lies on its tile as that is turned, `alone` where it is the only one of its kind; where a tile lies

place = { $place ->
    [top] {" "}at the top
    [top-right] {" "}at the top right
    [right] {" "}on the right
    [bottom-right] {" "}at the bottom right
    [bottom] {" "}at the bottom
    [bottom-left] {" "}at the bottom left
    [left] {" "}on the left
    [top-left] {" "}at the top left
    [middle] {" "}in the middle
   *[alone] {""}
}
cell-name = column { $x }, row { $y }
at-cell = at { cell-name }
in-cell = in { cell-name }

## Where points come from (rows of the breakdown)

source-path = Paths
source-tower = Towers
source-house = Houses
source-court = Courts
source-keep = Keep
source-wall-tiles = Wall tiles
source-city = Cities
source-road = Roads
source-monastery = Monasteries
source-garden = Gardens
source-field = Fields
source-total = Total

## Followers, by the kind of feature they stand on

follower = { $kind ->
    [path] herald
    [tower] knight
    [house] squire
    [court] merchant
    [city] knight
    [road] highwayman
    [field] farmer
    [monastery] monk
    [garden] abbot
   *[other] follower
}
follower-a-object = { $kind ->
    [path] a herald
    [tower] a knight
    [house] a squire
    [court] a merchant
    [city] a knight
    [road] a highwayman
    [field] a farmer
    [monastery] a monk
    [garden] an abbot
   *[other] a follower
}
followers = { $kind ->
    [path] { $count ->
        [one] 1 herald
       *[other] { $count } heralds
    }
    [tower] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
    [house] { $count ->
        [one] 1 squire
       *[other] { $count } squires
    }
    [court] { $count ->
        [one] 1 merchant
       *[other] { $count } merchants
    }
    [city] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
    [road] { $count ->
        [one] 1 highwayman
       *[other] { $count } highwaymen
    }
    [field] { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
    [monastery] { $count ->
        [one] 1 monk
       *[other] { $count } monks
    }
    [garden] { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
   *[other] { $count ->
        [one] 1 follower
       *[other] { $count } followers
    }
}

## Phases, sides, rotation, counts

phase-deal = draw
phase-place = place the tile
phase-follower = follower
phase-score = scoring
phase-extra_turn = another turn
phase-over = game over

side = { $side ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[other] { $side }
}
side-at = { $side ->
    [north] At the top
    [east] On the right
    [south] At the bottom
    [west] On the left
   *[other] { $side }
}
rotation = { $rotation ->
    [0] not turned
   *[other] turned { $rotation }°
}
rotated = { $rotation ->
    [0] {""}
   *[other] , turned { $rotation }°
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
cells = { $cells ->
    [one] 1 empty cell
   *[other] { $cells } empty cells
}
markets = { $markets ->
    [one] 1 market
   *[other] { $markets } markets
}
shields = { $shields ->
    [one] 1 coat of arms
   *[other] { $shields } coats of arms
}
cities = { $cities ->
    [one] 1 completed city
   *[other] { $cities } completed cities
}
list-last = { $first } and { $last }

## Wall tiles of The Castle

wall-tile = wall tile { $number }
wall-tile-1 = another complete turn
wall-tile-2 = one completed tower counts 4 points a tile
wall-tile-3 = one completed house counts 2 points a tile
wall-tile-4 = at the end: the tiles of one incomplete path
wall-tile-5 = at the end: 2 points a tile for one incomplete tower
wall-tile-6 = at the end: 1 point a tile for one incomplete house
wall-tile-7 = at the end: 4 points instead of 3 for each market of one court
wall-tile-8 = at the end: your keep is 2 tiles larger
wall-tile-9 = at the end: 5 points
wall-tile-hidden = face down

## How each computer player plays

player-style-novice = Builds what lies before it, and overlooks { $game ->
    [castle] the keep
   *[other] the fields
}.
player-style-casual = Knows all that scores, and takes what looks good.
player-style-club = Weighs what may still be completed or joined and how many followers are left, but never looks beyond its turn.
player-style-expert = Weighs like a club player, and looks one turn further at its best choices.
player-style-master = Tries its best choices against many possible futures; in a game of two it works the last tiles out exactly where there is time.
player-style-greedy = Takes whatever a simple sum says brings most at once.
player-style-random = Picks blindly from all that the rules permit.
