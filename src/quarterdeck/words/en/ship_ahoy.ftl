# Ship Ahoy in English.
# Arguments: $seat is a player's name, $you is "yes" when that player is the reader; $piece and $tile are names with
# the forms .the and .The, $harbour is a colour.

ship_ahoy = Ship Ahoy
ship_ahoy-tagline = A real cannon, a rope and a steady hand
ship_ahoy-blurb = Aim, fire, and see what falls. Then sail round the mountains along a knotted rope and board what is left – until one fleet is gone.

## Setting up

option-table = Table
option-table-full = Big
option-table-full-hint = A metre from harbour to harbour.
option-table-small = Small
option-table-small-hint = 70 cm from harbour to harbour: easier shots, quicker boarding.
option-rules = Rules
option-rules-basic = Basic
option-rules-basic-hint = What is toppled is destroyed.
option-rules-advanced = Advanced
option-rules-advanced-hint = What is toppled lies flat until its owner's turn ends: board it before.
option-teams = Teams
option-teams-no = Each for themselves
option-teams-no-hint = Everybody else is an enemy.
option-teams-yes = Two against two
option-teams-yes-hint = Four players; partners sit opposite and count together.
option-rounds = Rounds at most
option-rounds-hint = Then it is over, even if every fleet still sails. Sixty are more than most games need.
option-switches = Scenarios
option-treasure = Treasure Island
option-treasure-worth = 3 points
option-treasure-no = No
option-treasure-no-hint = A mountain stands in the middle.
option-treasure-yes = Yes
option-treasure-yes-hint = An island with a chest in the middle: sail there, take it and hold it until the end.
option-pirate = Pirate Ship
option-pirate-worth = 1 point
option-pirate-no = No
option-pirate-no-hint = Only the players' ships sail.
option-pirate-yes = Yes
option-pirate-yes-hint = Anybody may fire from it, or spend knots on it and board with it. What it boards is lost to all; sunk, it is a trophy itself.
option-monster = Sea Monster
option-monster-worth = nobody’s trophy
option-monster-no = No
option-monster-no-hint = Nothing stirs in the middle.
option-monster-yes = Yes
option-monster-yes-hint = In the middle instead of the mountain: spend knots on it and attack with it. Two topplings kill it.
option-wind = Heavy Wind
option-wind-worth = 1 knot a turn
option-wind-no = No
option-wind-no-hint = No wind.
option-wind-yes = Yes
option-wind-yes-hint = A knot more for whoever has a ship near the wind tile.
option-merchant = Merchant
option-merchant-worth = 2 points a barrel
option-merchant-no = No
option-merchant-no-hint = No cargo.
option-merchant-yes = Yes
option-merchant-yes-hint = A barrel in each harbour: bring it to the harbour of its colour.
option-kraken = Kraken
option-kraken-worth = no points
option-kraken-no = No
option-kraken-no-hint = The sea is calm.
option-kraken-yes = Yes
option-kraken-yes-hint = It lurks under the surface and holds every ship above it.

## Pieces, tiles, colours

piece-0 = red ship 1
    .the = the red ship 1
    .The = The red ship 1
piece-1 = red ship 2
    .the = the red ship 2
    .The = The red ship 2
piece-2 = red ship 3
    .the = the red ship 3
    .The = The red ship 3
piece-3 = teal ship 1
    .the = the teal ship 1
    .The = The teal ship 1
piece-4 = teal ship 2
    .the = the teal ship 2
    .The = The teal ship 2
piece-5 = teal ship 3
    .the = the teal ship 3
    .The = The teal ship 3
piece-6 = golden ship 1
    .the = the golden ship 1
    .The = The golden ship 1
piece-7 = golden ship 2
    .the = the golden ship 2
    .The = The golden ship 2
piece-8 = golden ship 3
    .the = the golden ship 3
    .The = The golden ship 3
piece-9 = violet ship 1
    .the = the violet ship 1
    .The = The violet ship 1
piece-10 = violet ship 2
    .the = the violet ship 2
    .The = The violet ship 2
piece-11 = violet ship 3
    .the = the violet ship 3
    .The = The violet ship 3
piece-12 = red tower
    .the = the red tower
    .The = The red tower
piece-13 = teal tower
    .the = the teal tower
    .The = The teal tower
piece-14 = golden tower
    .the = the golden tower
    .The = The golden tower
piece-15 = violet tower
    .the = the violet tower
    .The = The violet tower
piece-16 = pirate ship
    .the = the pirate ship
    .The = The pirate ship
piece-17 = sea monster
    .the = the sea monster
    .The = The sea monster
piece-18 = tile
    .the = the tile
    .The = The tile
tile-0 = tile
    .the = the tile
    .The = The tile
tile-1 = wind tile
    .the = the wind tile
    .The = The wind tile
tile-2 = kraken
    .the = the kraken
    .The = The kraken
harbour-0 = red
    .port = Red harbour
harbour-1 = teal
    .port = Teal harbour
harbour-2 = golden
    .port = Golden harbour
harbour-3 = violet
    .port = Violet harbour
face-port-one = Three ships and a tower
face-port-two = Two harbours at opposite corners: six ships and two towers
face-port-team = Three ships and a tower; your partner sits opposite

## What happens

event-begins = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-barrel_dealt = In the { $harbour } harbour lies a barrel for the { $harbour2 } one.
event-round_began = Round { $round }.
event-held = { $you ->
    [yes] You hold your fire.
   *[no] { $seat } holds fire.
}
    .part = holds fire
event-fired = { $you ->
    [yes] You fire from { $piece_the }.
   *[no] { $seat } fires from { $piece_the }.
}
    .part = fires from { $piece_the }
event-landed = { $count ->
    [0] Nothing falls.
    [one] One piece falls.
   *[other] { $count } pieces fall.
}
    .part = { $count ->
        [0] nothing falls
        [one] one piece falls
       *[other] { $count } pieces fall
    }
event-toppled = { $piece_The } lies flat.
    .part = { $piece_the } lies flat
event-destroyed = { $piece_The } is destroyed: a trophy.
    .part = { $piece_the } destroyed: a trophy
event-stood_up = { $piece_The } is stood up again.
    .part = { $piece_the } stood up again
event-monster_hit = { $damage ->
    [1] The sea monster topples, and rises wounded.
   *[other] The sea monster topples again, and sinks.
}
    .part = the sea monster is hit
event-parted = { $piece_The } and { $piece2_the } have been driven apart: their combat is over.
    .part = { $piece_the } and { $piece2_the } driven apart
event-rolled = { $you ->
    [yes] You roll { $knots }{ $extra ->
        [0] .
       *[other] , and the wind gives one knot more.
    }
   *[no] { $seat } rolls { $knots }{ $extra ->
        [0] .
       *[other] , and the wind gives one knot more.
    }
}
    .part = rolls { $knots ->
        [one] 1 knot
       *[other] { $knots } knots
    }
event-sailed = { $you ->
    [yes] You move { $piece_the } by { $knots ->
        [one] one knot
       *[other] { $knots } knots
    }.
   *[no] { $seat } moves { $piece_the } by { $knots ->
        [one] one knot
       *[other] { $knots } knots
    }.
}
    .part = { $piece_the } sails { $knots ->
        [one] 1 knot
       *[other] { $knots } knots
    }
event-tile_moved = { $you ->
    [yes] You move { $tile_the } by { $knots ->
        [one] one knot
       *[other] { $knots } knots
    }.
   *[no] { $seat } moves { $tile_the } by { $knots ->
        [one] one knot
       *[other] { $knots } knots
    }.
}
    .part = moves { $tile_the }
event-chest_taken = { $piece_The } has the chest.
    .part = { $piece_the } has the chest
event-chest_back = The chest goes back to the island.
    .part = the chest goes back
event-loaded = { $piece_The } loads the barrel for the { $harbour } harbour.
    .part = { $piece_the } loads the { $harbour } barrel
event-delivered = { $piece_The } delivers the barrel to the { $harbour } harbour: 2 points.
    .part = { $piece_the } delivers the { $harbour } barrel: 2 points
event-barrel_back = The { $harbour } barrel goes back to the harbour it came from.
    .part = the { $harbour } barrel goes back
event-barrel_lies = The { $harbour } barrel drifts where the ship was.
    .part = the { $harbour } barrel drifts
event-fought = { $you ->
    [yes] You attack { $piece2_the } with { $piece_the }.
   *[no] { $seat } attacks { $piece2_the } with { $piece_the }.
}
    .part = { $piece_the } attacks { $piece2_the }
event-kraken_fought = { $you ->
    [yes] Your crew of { $piece_the } hacks at the kraken.
   *[no] { $seat }’s crew of { $piece_the } hacks at the kraken.
}
    .part = { $piece_the } hacks at the kraken
event-flag = A flag!
    .part = a flag
event-swords = Crossed swords.
    .part = crossed swords
event-locked = { $piece_The } and { $piece2_the } are locked in close combat.
    .part = { $piece_the } and { $piece2_the } locked in combat
event-captured = { $you ->
    [yes] { $piece2_The } surrenders to you: a trophy.
   *[no] { $piece2_The } surrenders to { $seat }: a trophy.
}
    .part = { $piece2_the } captured: a trophy
event-swallowed = { $piece2_The } falls to { $piece_the } and is lost to all.
    .part = { $piece2_the } is lost
event-kraken_let_go = The kraken lets go.
    .part = the kraken lets go
event-raised = { $piece_The } stands upright again.
    .part = { $piece_the } stands again
event-out = { $you ->
    [yes] You have neither ship nor tower left.
   *[no] { $seat } has neither ship nor tower left.
}
event-ended = The game is over.

## Why not

no-shoot-first = First the shot: fire or hold your fire.
no-such-piece = There is no such piece.
no-off-table = That is off the table.
no-such-aim = The cannon cannot be aimed like that.
no-too-weak = Too weak: the ball would not leave the barrel. Try again.
no-tile-shoots = The cannon goes next to one of your ships or towers.
no-never-shoots = { $piece_The } never shoots.
no-not-yours = { $piece_The } is not yours.
no-flat-shoots = { $piece_The } lies flat and cannot shoot.
no-locked-shoots = { $piece_The } is in close combat and cannot shoot.
no-laden-attacks = { $piece_The } carries a barrel and cannot attack.
no-cannon-far = The cannon must stand next to { $piece_the }: closer than 6.3 cm.
no-cannon-in-piece = { $piece_The } is in the way of the cannon.
no-cannon-in-mountain = A mountain is in the way of the cannon.
no-land-off = { $piece_The } cannot come to rest off the table.
no-land-overlap = { $piece_The } cannot come to rest inside something else.
no-move-now = Now you move: roll, sail, load or be done.
no-rolled-already = The number die is rolled once a turn.
no-nothing-moves = Nothing of yours can move.
no-roll-first = Roll the number die first.
no-not-your-ship = That is not a ship of yours.
no-cannot-load = { $piece_The } cannot load now: it lies flat or is in close combat.
no-laden-already = { $piece_The } carries a barrel already.
no-barrel-here = There is no barrel where { $piece_the } is.
no-other-barrel = That barrel is not where { $piece_the } is.
no-not-in-game = { $piece_The } is not on the table.
no-tower-moves = Towers do not move.
no-flat-moves = { $piece_The } lies flat and cannot move.
no-locked-moves = { $piece_The } is in close combat and cannot move.
no-entangled = The kraken holds { $piece_the }.
no-not-from-there = The rope must start where { $piece_the } stands.
no-wind-moved = The wind tile is moved once a turn.
no-wind-straight = The wind tile is moved in a straight line.
no-rope-short = That takes { $knots } knots, and { $left } may be used.
no-path-edge = Too close to the edge of the table.
no-path-piece = { $piece_The } is in the way.
no-path-mountain = A mountain is in the way.
no-end-edge = There it would hang over the edge.
no-end-mountain = There it would touch a mountain.
no-end-piece = There it would touch { $piece_the }.
no-kraken-harbour = The kraken does not go under the { $harbour } harbour.
no-only-kraken = Now you may move the kraken, or leave it.
no-fight-now = Now it is close combat: attack or finish.
no-roll-combats = { $count ->
    [one] One running combat must be rolled for first.
   *[other] { $count } running combats must be rolled for first.
}
no-attacked-already = { $piece_The } has begun an attack this turn.
no-tile-attacks = The tile does not attack.
no-flat-attacks = { $piece_The } lies flat and cannot attack.
no-spend-a-knot = To attack with { $piece_the } you must have spent a knot on it this turn.
no-tile-target = That cannot be attacked.
no-kraken-far = The kraken is not near { $piece_the }.
no-monster-target = The sea monster cannot be boarded: shoot it.
no-pirate-target = { $piece_The } does not attack the pirate ship.
no-own-target = { $piece_The } is your own.
no-partner-target = { $piece_The } is your partner’s.
no-not-next-to = { $piece_The } and { $piece2_the } are not next to each other: the gap must be less than 6.3 cm.
no-rolled-for = The combat with { $piece_the } has been rolled for this turn.

## Questions

ask-shoot = { $you ->
    [yes] Your shot
   *[no] { $seat } aims
}
ask-shoot-hint = { $you ->
    [yes] Choose one of your ships or your tower, put the cannon next to it, aim and fire.
   *[no] One shot, or none.
}
ask-shoot-pirate-hint = { $you ->
    [yes] Choose one of your ships, your tower or the pirate ship, put the cannon next to it, aim and fire.
   *[no] One shot, or none.
}
ask-roll = { $you ->
    [yes] Roll for knots
   *[no] { $seat } rolls for knots
}
ask-roll-hint = { $you ->
    [yes] The die says how many knots your fleet may sail. You may also stay where you are.
   *[no] Then the fleet moves.
}
ask-sail = { $you ->
    [yes] { $extra ->
        [0] { $knots ->
            [one] One knot
           *[other] { $knots } knots
        }
       *[other] { $knots ->
            [0] One knot of wind
            [one] One knot and one of wind
           *[other] { $knots } knots and one of wind
        }
    } to sail
   *[no] { $seat } sails
}
ask-sail-hint = { $you ->
    [yes] Draw a path from a ship; divide the knots as you like.
   *[no] Knots are divided as one likes.
}
ask-load = { $you ->
    [yes] Load a barrel?
   *[no] { $seat } may load
}
ask-load-hint = { $you ->
    [yes] A ship with a barrel cannot attack until it is delivered.
   *[no] A ship in a harbour may load its barrel.
}
ask-fight = { $you ->
    [yes] Attack?
   *[no] { $seat } may attack
}
ask-fight-hint = { $you ->
    [yes] Choose a piece of yours, then an enemy next to it. Each may begin one attack.
   *[no] Pieces next to an enemy may attack.
}
ask-combats = { $you ->
    [yes] Running combats: { $count }
   *[no] { $seat } rolls for running combats
}
ask-combats-hint = { $you ->
    [yes] Tap the crossed swords to roll: every running combat comes before new attacks.
   *[no] They come before new attacks.
}
ask-kraken = { $you ->
    [yes] Move the kraken?
   *[no] { $seat } may move the kraken
}
ask-kraken-hint = { $you ->
    [yes] Up to 3 knots, under anything but harbours.
   *[no] Up to 3 knots.
}
ask-salvage = { $you ->
    [yes] Take the { $harbour } barrel?
   *[no] { $seat } may take the barrel
}
ask-salvage-hint = { $you ->
    [yes] Then { $piece_the } carries it and cannot attack until it is delivered. Left, it drifts on the spot.
   *[no] Left, it drifts on the spot.
}

## Choices

do-shoot = Fire from { $piece_the }
do-hold = Hold fire
do-roll = Roll
do-sail = Move { $piece_the }
do-move-tile = Move { $tile_the }
do-load = { $piece_The }: load the { $harbour } barrel
do-done = Done moving
do-fight = { $piece_The } attacks { $piece2_the }
do-go-on = { $piece_The } fights on against { $piece2_the }
do-capture = { $piece_The } captures { $piece2_the }
do-fight-kraken = { $piece_The } against the kraken
do-finish = No more attacks
do-take = Take the { $harbour } barrel
do-leave = Leave it
gain-points = +{ $points }
gain-lost = lost to all
why-trophy = { $piece_The }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tally-trophy = Trophy: { $piece }
tally-barrel = Barrel to the { $harbour } harbour
tally-chest = The chest
tally-nothing = No trophy
tally-out = Nothing left: lost
end-out = A player has neither ship nor tower left.
end-limit = The last round has been played.
end-out-towers = A player has neither ship nor tower left. Tied on points, captured towers decide.
end-limit-towers = The last round has been played. Tied on points, captured towers decide.

## The table in the browser

face-subtitle = round { $round } of { $limit }
face-side-title = Steps, fleet and trophies
face-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
face-note-left = { $count ->
    [one] 1 piece left
   *[other] { $count } pieces left
}
face-partner = your team
face-note-out = nothing left
face-note-locked = { $count } in combat
face-note-flat = { $count } flat
face-steps = Steps of a turn
face-step-shoot = Shoot
face-step-move = Move
face-step-fight = Fight
face-knots-left = { $knots ->
    [one] 1 knot left
   *[other] { $knots } knots left
}
face-table = The table. Q and E turn it, R and F tilt it, plus and minus zoom, V looks from above.
face-view = View
face-view-top = From above
face-view-turn = Turn the table
face-view-near = Nearer
face-view-far = Farther
face-view-reset = The whole table
face-view-again = The last shot once more
face-name-ship = { $you ->
    [yes] your { $name }
   *[no] { $seat }’s { $name }
}
face-name-tower = { $you ->
    [yes] your { $name }
   *[no] { $seat }’s { $name }
}
face-piece = { $piece_The }
face-button-fire = Fire!
face-button-sail = Set sail
face-button-load = Load a barrel
face-aim = The cannon
face-aim-keys = Aiming. Arrow keys turn and raise the cannon, plus and minus change the pull, with Shift in small steps. A and D walk it round, T takes the next target. Enter fires.
face-aim-move = Put the cannon elsewhere
face-aim-direction = Direction
face-aim-elevation = Elevation
face-aim-pull = Pull
face-aim-left = A little to the left
face-aim-right = A little to the right
face-aim-higher = A little higher
face-aim-lower = A little lower
face-aim-weaker = A little weaker
face-aim-stronger = A little stronger
face-aim-next = Next target
face-aim-round-left = The cannon round to the left
face-aim-round-right = The cannon round to the right
face-aim-fine = Fine
face-aim-fine-hint = Direction, elevation and pull in numbers
face-aim-how = Pull the cannon back to load it, let go to fire. Drag the sea to turn and raise it.
face-aim-flies = Flies { $cm } cm.
face-aim-passes = { $piece } is { $far } cm away: the ball would pass { $high } cm high there.
face-aim-own = Careful, your own side: { $piece } stands in the way.
face-aim-short = { $piece } is { $far } cm away: the ball would come down after { $cm } cm.
face-no-rope = Lay the rope from the ship first.
face-no-more-rope = The rope ends here.
face-rope = The rope
face-rope-keys = Laying the rope. Arrow keys lay a quarter of a knot, with Shift less. Backspace takes it up, A and D turn the ship. Enter sets sail.
face-rope-begin = { $knots ->
    [one] Draw from the ship: one knot of rope.
   *[other] Draw from the ship: { $knots } knots of rope.
}
face-rope-trace = { $knots ->
    [one] Draw from the ship: one knot of rope. The dots are only a proposal.
   *[other] Draw from the ship: { $knots } knots of rope. The dots are only a proposal.
}
face-rope-uses = { $cm } cm: { $knots ->
    [one] 1 knot
   *[other] { $knots } knots
} of { $reach }
face-rope-left = { $knots ->
    [one] 1 knot of rope left
   *[other] { $knots } knots of rope left
}
face-rope-chest = takes the chest
face-rope-brings = delivers its barrel
face-rope-load = take the barrel aboard
face-rope-barrels = Which barrel to take aboard
face-rope-back = Take up
face-rope-turn = Turn the ship
face-rope-turn-left = Turn the ship to the left
face-rope-turn-right = Turn the ship to the right
face-rule-ship = Shoots, sails and boards. Whoever takes it has 1 point.
face-rule-tower = Shoots and boards, but never moves. Whoever takes it has 2 points.
face-rule-pirate = Anybody may fire from it, or spend knots on it and then attack with it. It is worth 1 point itself.
face-rule-pirate-boards = Anybody may spend knots on it and then attack with it. It is worth 1 point itself.
face-rule-monster = Anybody may spend knots on it and then attack with it. Toppled { $damage } of 2 times.
face-rule-kraken = Holds every ship above it. Anybody may spend knots on it.
face-rule-wind = A ship within 30 cm of it has a knot more.
face-rule-barrel = 2 points for bringing it to the harbour of its colour.
face-state-flat = Lies flat: can be captured without a roll.
face-state-locked = In close combat with { $names }.
face-state-barrel = Carries the { $harbour } barrel: it cannot attack.
face-state-chest = Holds the chest: 3 points at the end.
face-trophy = Trophy: { $name }
face-barrel = { $harbour } barrel
face-worth-one = 1 point at the end.
face-worth-two = 2 points at the end.
face-float-sunk = toppled!
face-float-taken = boarded!
face-float-lost = lost!
face-count-trophies = Trophies
face-count-scenario = Chest and barrels
face-roll-combat = Roll for this combat
face-goal-chest-lies = The chest is still on the island.
face-goal-chest-held = { $you ->
    [yes] You hold the chest.
   *[no] { $seat } holds the chest.
}
face-goal-pirate-free = Nobody has sunk it yet.
face-goal-pirate-flat = It lies flat: board it!
face-goal-pirate-taken = { $you ->
    [yes] You have it.
   *[no] { $seat } has it.
}
face-goal-pirate-lost = It is lost to all.
face-goal-monster = Toppled { $damage } of 2 times.
face-goal-monster-dead = It is dead.
face-goal-wind = Ships near it: { $list }
face-goal-wind-none = No ship is near it.
face-goal-barrels = Delivered: { $list }
face-goal-kraken = It holds: { $list }
face-goal-kraken-none = It holds nobody.
face-range = Practice range
face-range-lead = Three balls a target, each target farther away. The sooner it falls, the more it counts.
face-range-name = The range
face-range-target = Target { $n }
face-range-balls = Balls
face-range-score = Score
face-range-best = Best
face-range-flies = The ball is in the air.
face-range-hit = { $ball ->
    [1] Down with the first ball!
    [2] Down with the second ball.
   *[other] Down with the last ball.
} { $cm } cm: +{ $points }.
face-range-touched = Touched, but it stands.
face-range-miss = Missed: it stands.
face-range-again = Again
face-range-over = It stands after three balls. You have { $points } points.
face-range-record = It stands after three balls. { $points } points: your best so far!
face-range-trouble = The cannon did not fire. The ball is still yours: try again.
face-won-with = { $score ->
    [one] 1 point
   *[other] { $score } points
}
face-keys-camera = Walk around the table, look from higher or lower
face-keys-zoom = Nearer, farther; with the cannon: harder, softer
face-keys-top = From above and back
face-keys-reset = The view as it was
face-keys-aim = Aim, or lay rope; with Shift in small steps
face-keys-walk = Go around the ship, or turn her
face-keys-target = The next target

## The guided first game

guide-welcome = Welcome aboard! Red and gold are yours. A turn begins with one shot. Press the lit red ship: the cannon stands beside it and points at a teal ship. Pull the cannon back to load it: the farther, the harder; the mark beside it says how far is right. Drag the sea to turn and raise it. Your hand sways a little: wait for the right moment and let go! Near enough will do here.
guide-roll = Hit, and over it goes: a teal ship, your first trophy. A ship is 1 point, a tower 2. The ball flew as it would on a real table; the cannon strays a little each time, so nobody hits always. Now you move: roll the number die.
guide-rope = Three knots, 10 cm each. You may divide them among your ships; now give all three to the lit red ship. Press it and trace the dots with the rope, three knots long towards the teal harbour, then set sail. The rope may curve, but not go through mountains or pieces.
guide-mate-shoots = Mate fires the cannon beside the teal tower, and hits! But your ship only slides: what is hit and stays upright is not lost. It remains where it was pushed, and as it was turned.
guide-mate-attacks = Mate rolled 3 and came alongside. The gap is smaller than a ship is high (6.3 cm): that is “next to”, and so Mate may attack. The symbol die decides. A flag, and your ship surrenders; crossed swords, and the fight goes on.
guide-locked = Crossed swords! Both ships are locked: they cannot move or shoot until it is decided. But you may fire from any other ship or tower. Press the lit golden ship and shoot at the violet ship across the water.
guide-stands = It sways and stays up. At this distance every second shot ends like that: half a metre is good, a metre is luck. Hit a ship in the upper half, and rather from the side. Sail closer, and you hit more; but so does the enemy. Roll again.
guide-stay = One knot. You need not use it, and the locked ship could not anyway. The mountains stop balls too: behind one your ships are safe. Leave it at that: done moving.
guide-fight = Last comes close combat. A running fight must be rolled for on your turn, and this time you are the attacker: you can win, but not lose. Press the crossed swords between the two ships.
guide-farewell = A flag! The teal ship is your second trophy. So it goes on: shoot, move, fight, until somebody has neither ship nor tower left. Then most points win. There is more to discover: the advanced rules, where what falls can be raised again, and six scenarios with treasure, pirates, a monster, wind, barrels and a kraken. For a steadier hand there is the practice range. You know enough: play for real!

## Pictures of the rules
figure-table = { $seats } players
figure-knots = { $knots ->
    [one] { $knots } knot
   *[other] { $knots } knots
}
figure-flag = flag
figure-swords = crossed swords

## What a choice risks

risk-swallowed = { $piece_The } is lost to all: nobody gets a trophy.
risk-leaves = You give the barrel away: it drifts for whoever comes.
risk-knots = { $knots ->
    [one] 1 knot is left and lapses.
   *[other] { $knots } knots are left and lapse.
}
risk-out = You have neither ship nor tower left after that.

## What a look back and a hint name as a reason

source-trophy = trophies
source-barrel = barrels
source-chest = the chest
source-nothing = trophies
source-out = the end
why-target = at { $piece_the }: { $n } of 100 such shots topple it
why-as-good = { $piece_the } is as good a target: { $n } of 100
why-prey = it comes next to { $piece_the }
why-duel = who rolls first wins { $n } of 100 such fights
