# Captain Flip in English.
# Arguments: $seat is a player's name, $you is "yes" when that player is the reader,
# $character a name, $column and $row count from 1.

captain_flip = Captain Flip
captain_flip-tagline = Draw, flip, place – and mind the Gunners
captain_flip-blurb = Recruit a crew tile by tile. Each has a second side nobody knows: keep what you see, or flip and live with it.
option-board = Adventure board
option-board-A = The pirate ship
option-board-A-hint = The one to begin with: coins on top of some columns, the Treasure Map on another.
option-board-B = The Kraken
option-board-B-hint = A race: whoever is first on top of a column gets more than all who come later.
option-board-C = The raft
option-board-C-hint = Two columns pay at the end: one if all its characters are alike, one if all are different.
option-board-D = The desert island
option-board-D-hint = Coins for columns you have completed and for many kinds in one; and a space that costs a coin.

## Characters

character-0 = Cartographer
    .the = the Cartographer
    .a = a Cartographer
    .rule = Now: take the Treasure Map.
character-1 = Navigator
    .the = the Navigator
    .a = a Navigator
    .rule = Now: 2 coins for each Cartographer showing on your board.
character-2 = Parrot
    .the = the Parrot
    .a = a Parrot
    .rule = Now: draw and play another tile. At the end: lose 1 coin.
character-3 = Cook
    .the = the Cook
    .a = a Cook
    .rule = Now: 1 coin for each character in its row, itself included.
character-4 = Swabby
    .the = the Swabby
    .a = a Swabby
    .rule = At the end: Swabbies in 1, 2, 3, 4 or 5 columns are worth 1, 4, 9, 16 or 25 coins.
character-5 = Gunner
    .the = the Gunner
    .a = a Gunner
    .rule = Now: 5 coins. At the end: three Gunners aboard and you have lost.
character-6 = Carpenter
    .the = the Carpenter
    .a = a Carpenter
    .rule = At the end: 3 coins if no Gunner is in its row or its column.
character-7 = Monkey
    .the = the Monkey
    .a = a Monkey
    .rule = Now: 1 coin, then flip a tile next to it; what it shows takes effect.
character-8 = Lookout
    .the = the Lookout
    .a = a Lookout
    .rule = At the end: 4 coins if nobody stands above it in its column.

source-0 = Cartographer
source-1 = Navigator
source-2 = Parrot
source-3 = Cook
source-4 = Swabby
source-5 = Gunner
source-6 = Carpenter
source-7 = Monkey
source-8 = Lookout
source-9 = Space bonus
source-10 = Treasure Map
treasure-map = Treasure Map

## What happened

event-flag_given = { $you ->
    [yes] You hold the pirate flag and go first.
   *[no] { $seat } holds the pirate flag and goes first.
}
event-turn_began = { $you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { $seat } to play.
}
event-drew = { $you ->
    [yes] You draw { $character_a }.
   *[no] { $seat } draws { $character_a }.
}
    .part = draws { $character_a }
event-kept = { $you ->
    [yes] You keep { $character_the }.
   *[no] { $seat } keeps { $character_the }.
}
event-flipped = { $you ->
    [yes] You flip { $character_the }: it becomes { $character2_a }.
   *[no] { $seat } flips { $character_the }: it becomes { $character2_a }.
}
    .part = flips it to { $character2_a }
event-placed = { $you ->
    [yes] You place { $character_the } in column { $column }.
   *[no] { $seat } places { $character_the } in column { $column }.
}
    .part = { $character } to column { $column }
event-paid = { $coins ->
    [one] Costs 1 coin.
   *[other] Costs { $coins } coins.
}
    .part = −{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-earned = { $coins ->
    [0] { $source }: no coins.
    [one] { $source }: 1 coin.
   *[other] { $source }: { $coins } coins.
}
    .part = { $coins ->
        [0] { $source }: no coins
       *[other] { $source } +{ $coins }
    }
event-took_map = { $you ->
    [yes] { $has2 ->
        [yes] { $you2 ->
            [yes] You keep the Treasure Map.
           *[no] You take the Treasure Map from { $seat2 }.
        }
       *[no] You take the Treasure Map.
    }
   *[no] { $has2 ->
        [yes] { $same ->
            [yes] { $seat } keeps the Treasure Map.
           *[no] { $you2 ->
                [yes] { $seat } takes the Treasure Map from you!
               *[no] { $seat } takes the Treasure Map from { $seat2 }.
            }
        }
       *[no] { $seat } takes the Treasure Map.
    }
}
    .part = has the Treasure Map
event-turned = { $you ->
    [yes] Your Monkey flips { $character_the } in column { $column }: it becomes { $character2_a }.
   *[no] { $seat }’s Monkey flips { $character_the } in column { $column }: it becomes { $character2_a }.
}
    .part = the Monkey turns { $character } into { $character2 } (column { $column })
event-completed = Column { $column } is full ({ $count ->
    [5] all five
   *[other] { $count } of 4
}).
    .part = column { $column } full
event-triggered = { $you ->
    [yes] Your fourth column is full: this is the last round!
   *[no] { $seat } has four full columns: this is the last round!
}
    .part = fourth full column: last round!
event-skipped = { $reason ->
    [1] The bag is empty: nothing is drawn.
   *[other] { $you ->
        [yes] No space is open to you: nothing is drawn.
       *[no] No space is open to { $seat }: nothing is drawn.
    }
}
    .part = nothing to draw
event-ended = The round is finished. Time to count.

## Questions

ask-keep-or-flip = { $you ->
    [yes] Your turn: keep { $character_the }, or flip it?
   *[no] { $seat } has drawn { $character_a }: keep or flip?
}
ask-keep-or-flip-hint = { $you ->
    [yes] Choose a lit space to keep it, or flip to the side nobody has seen. A flipped tile must be played.
   *[no] The other side is still a secret.
}
ask-place = { $you ->
    [yes] Place { $character_the }: which column?
   *[no] { $seat } is placing { $character_the }.
}
ask-place-hint = { $you ->
    [yes] It has been flipped, so it stays on this side. It takes the lowest empty space.
   *[no] It was flipped and must be played.
}
ask-monkey = { $you ->
    [yes] Your Monkey flips a tile next to it: which one?
   *[no] { $seat }’s Monkey picks a tile to flip.
}
ask-monkey-hint = { $you ->
    [yes] What the flipped tile shows takes effect at once.
   *[no] What it shows takes effect at once.
}

## Choices

do-flip = Flip it
do-keep = Keep { $character_the }
do-place = { $character } in column { $column }
do-turn = Flip { $character_the } in column { $column }
gain-coins = { $coins ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $coins }
}
gain-nothing = 0
gain-later = later
gain-draw = { $coins ->
    [0] draw
    [-1] −1, draw
   *[other] +{ $coins }, draw
}
gain-unseen = ?
why-character = { $character } { $coins }
why-bonus = bonus { $coins }
why-map = takes the map: 1 coin at the end of each turn
why-pays = costs { $coins }
why-draw = plays another tile
why-flip = then flips a neighbour
why-later = counts at the end
why-column = column full
why-ends = starts the last round

## Refusals

no-keep-or-flip-first = First decide: keep the tile or flip it.
no-place-it-now = This tile has to be placed on its side showing: choose a column.
no-such-column = There is no such column on the board.
no-column-full = Column { $column } is full.
no-costs-a-coin = That space costs 1 coin, and you have none.
no-monkey-must-flip = The Monkey flips one of its neighbours first.
no-not-next-to-monkey = That space is not next to the Monkey.
no-empty-space = There is no tile on that space to flip.

## The count

tally-coins = Coins collected
tally-swabby = { $count ->
    [one] Swabby in a first column
    [2] Swabby in a second column
    [3] Swabby in a third column
    [4] Swabby in a fourth column
   *[other] Swabby in all five columns
}
tally-carpenter = Carpenter, no Gunner near
tally-carpenter-spoiled = Carpenter beside a Gunner
tally-lookout = Lookout with a free view
tally-lookout-blocked = Lookout, view blocked
tally-same = Raft: all the same
tally-different = Raft: all different
tally-parrots = { $count ->
    [one] One hungry Parrot
   *[other] { $count } hungry Parrots
}
tally-exploded = { $count } Gunners: the ship blows up!
end-fourth-column = Somebody filled a fourth column and the round was finished.
face-won-with = { $score ->
    [one] 1 coin
   *[other] { $score } coins
}

## Guided first game

guide-welcome = Welcome aboard! This ship is yours: five columns to fill from below. You have drawn a Swabby. Every tile has a second side that nobody knows. Keep this one: Swabbies in different columns are worth more and more at the end. Press the lit space in column 1.
guide-mate-gunner = Now Mate plays. Mate’s Gunner brings 5 coins at once. Three Gunners on one ship, though, and it blows up.
guide-cook = A Cook, with a yellow band: it acts now. It pays 1 coin for everybody in its row. Put it next to your Swabby and the row has two: that is the +2 you see.
guide-mate-map = Mate’s Cartographer takes the Treasure Map. Whoever holds it when their turn ends gets 1 coin.
guide-flip = A Navigator pays for Cartographers on your ship, and you have none. So flip the tile: you must play whatever it becomes.
guide-flipped = A Cartographer! It takes the Treasure Map from Mate. Place it in column 5.
guide-mate-lookout = A Lookout, with a grey band, counts at the end: 4 coins if nobody stands above it.
guide-parrot = A Parrot lets you play another tile at once, but costs a coin at the end. Put it on top of column 1: that column is then full.
guide-gunner = And here is the other tile: a Gunner. 5 coins now, and one Gunner is no danger. Place it in column 5.
guide-mate-swabby = Mate starts on the short column 4. Its two spaces hang above the deck.
guide-monkey = The Monkey gives 1 coin and then flips a tile next to it: side by side, above or below. Place it in column 2.
guide-monkey-flip = Pick the Parrot, and see who sits on its back.
guide-mate-takes-map = The Parrot has become a Lookout on top of its column: worth 4 at the end. But Mate is after the map again…
guide-bonus = Top spaces can pay a bonus. In column 2 it is the Treasure Map: take it back with this Swabby.
guide-mate-two-gunners = Mate’s second Gunner. One more and it is over for Mate.
guide-navigator = A Navigator: 2 coins for your Cartographer. On top of column 5 there are 3 more. Together +5!
guide-mate-carpenter = A Carpenter wants no Gunner in its row or column; then it is worth 3 at the end.
guide-last-parrot = Three columns are full. A Parrot in column 4, then one more tile, and it is four.
guide-fourth-column = A Swabby in a third column makes nine coins in all. And it fills your fourth column: the round is finished, then all is counted.
guide-mate-gambles = Mate is behind and gambles…
guide-mate-explodes = A third Gunner! Mate must play it.
guide-farewell = That was the whole game. See how the crew is counted, column by column. Then play for real: the bots will not be so kind.

# web

face-subtitle = { $board } · round { $round }
face-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
face-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
face-sides-seen = Sides seen so far
face-seen-of = { $character }: { $count } of { $total } sides seen
face-bag-title = The bag
face-bag-rule = 72 tiles, two different characters on each, sixteen sides of every character. Nobody knows what comes next.
face-bag-note = Counted from what lies open, what was turned over, and the tile in hand.
face-coins-rule = Whoever has most when all is counted wins.
face-rail-coins = Coins
face-rail-map = Map
face-rail-flag = First
face-rail-columns = Columns
face-rail-gunners = Gunners
face-rail-bag = In the bag
face-columns-title = Full columns
face-columns-done = { $count ->
    [one] 1 column full; the fourth ends the game
   *[other] { $count } columns full; the fourth ends the game
}
face-gunners = { $count ->
    [0] No Gunner aboard
    [one] 1 Gunner aboard; three lose the game
    [2] 2 Gunners aboard: one more loses the game
   *[other] { $count } Gunners aboard: lost, unless one is flipped away
}
face-note-columns = { $count ->
    [0] no column full
    [one] 1 column full
   *[other] { $count } columns full
}
face-note-gunners = { $count ->
    [one] 1 Gunner
   *[other] { $count } Gunners
}
face-note-map = holds the Treasure Map
face-note-ends = ends the game
face-column-crew = Column { $column }: { $names }
face-board-empty = An empty board
face-space = Column { $column }, row { $row }
face-name-empty = Column { $column }, row { $row }: empty
face-name-tile-seen = Column { $column }, row { $row }: { $character }, showing; { $other } on its back
face-name-tile-unseen = Column { $column }, row { $row }: { $character }, showing; back not seen
face-name-hand = In hand: { $character }
face-name-hand-empty = No tile in hand
face-band-now = Yellow band: acts now.
face-band-end = Grey band: counts at the end.
face-band-both = Yellow and grey band: acts now, and again at the end.
face-back-seen = On its other side: { $character }.
face-back-unseen = Nobody has seen its other side.
face-worth-now = Counts { $coins } as the board lies now.
face-worth-parrot = Costs 1 coin at the end if it still shows.
face-worth-carpenter-row = Counts nothing now: there is a Gunner in its row.
face-worth-carpenter-column = Counts nothing now: there is a Gunner in its column.
face-worth-carpenter-both = Counts nothing now: there are Gunners in its row and its column.
face-worth-lookout-none = Counts nothing now: somebody stands above it.
face-worth-swabby = { $count ->
    [one] In 1 column: together 1 coin now. In a second column: { $next }.
    [5] In all 5 columns: together { $coins } coins.
   *[other] In { $count } columns: together { $coins } coins now. One column more: { $next }.
}
face-worth-gunner = { $count ->
    [one] The only Gunner on this board.
    [2] Two Gunners on this board: a third loses the game.
   *[other] { $count } Gunners on this board: lost, if it stays that way.
}
face-worth-cook = { $count ->
    [one] Nobody else is in its row now.
   *[other] Its row holds { $count } characters now.
}
face-worth-navigator = { $count ->
    [0] No Cartographer shows on this board now.
    [one] 1 Cartographer shows on this board now.
   *[other] { $count } Cartographers show on this board now.
}
face-bonus-none = A plain space: no bonus.
face-bonus-coins = Top space: { $coins } coins when you place here.
face-bonus-map = Top space: take the Treasure Map when you place here.
face-bonus-first = Top space: { $first } coins for the first player to place here, { $later } for everyone later. Nobody has yet.
face-bonus-later = Top space: the first player has taken { $first } coins here; now it gives { $later }.
face-bonus-same = Counts at the end: { $coins } coins if the column is full and all its characters are the same.
face-bonus-different = Counts at the end: { $coins } coins if the column is full and all its characters are different.
face-bonus-columns = Top space: { $coins } coins for each column you have filled, this one too.
face-bonus-kinds = Top space: 1 coin for each kind of character in this column.
face-bonus-cost = Placing here costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; without a coin it is closed.
face-map-title = Treasure Map
face-map-rule = Whoever holds it at the end of their own turn takes 1 coin. It also breaks a tie at the end.
face-map-nobody = Nobody has it yet.
face-map-held = { $you ->
    [yes] You hold it.
   *[no] { $name } holds it.
}
face-flag-title = Pirate flag
face-flag-rule = Goes first in every round. After a fourth column is full, the round is finished: all have had as many turns.
face-float-column = Column full!
face-float-end = Last round!
face-count-begin = What was collected during the game.
face-count-coins = Coins
face-count-column = Column { $column }
face-count-after = At the very end
face-won-map = { $you ->
    [yes] You win, by the Treasure Map!
   *[no] { $name } wins, by the Treasure Map.
}
face-won-map-why = { $you ->
    [yes] Others have as many coins, and you hold the map: that breaks the tie.
   *[no] Others have as many coins, and { $name } holds the map: that breaks the tie.
}
face-exploded = { $you ->
    [yes] Three Gunners: your ship blows up. You are out, whatever your coins.
   *[no] Three Gunners: { $name }’s ship blows up. Out, whatever the coins.
}

## What a choice risks

risk-exploded = { $count } Gunners: if they are there at the end, you lose the game!
risk-last-round = The last round begins, and { $seat } is { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ahead of you.
risk-carpenter = { $count ->
    [one] Spoils a Carpenter: 3 coins less at the end.
   *[other] Spoils { $count } Carpenters: 3 coins less for each at the end.
}
risk-lookout = Covers your Lookout: { $coins } coins less at the end.

## What a look back and a hint name as a reason

source-coins = coins
source-swabby = Swabbies
source-carpenter = Carpenters
source-carpenter-spoiled = Carpenters
source-lookout = Lookouts
source-lookout-blocked = Lookouts
source-same = the raft, all the same
source-different = the raft, all different
source-parrots = Parrots
source-exploded = Gunners
