# Ahoy in English.
# Arguments: $seat is a player's name, $you is "yes" when that player is the reader; $card, $plan, $figure,
# $action, $tile, $suit, $grid, $source and the like are names with forms of their own.

ahoy = Ahoy
ahoy-tagline = One sea, three crews, no common rules
ahoy-blurb = The Squadron keeps order, the Union wants its home back, the Smugglers sell to both – on a sea that grows tile by tile.

## Suits, tiles, terrain

suit-0 = Parrot
suit-1 = Skull
suit-2 = Swords
suit-3 = Tree
suit-4 = Compass
suit-5 = Fish

tile-0 = Great Fish Island
tile-1 = Little Fish Island
tile-2 = Great Swords Island
tile-3 = Little Swords Island
tile-4 = Great Compass Island
tile-5 = Little Compass Island
tile-6 = Great Skull Island
tile-7 = Little Skull Island
tile-8 = Great Tree Island
tile-9 = Little Tree Island
tile-10 = Great Parrot Island
tile-11 = Little Parrot Island

terrain-0 = open sea
    .title = Open sea
    .text = Nothing happens here.
terrain-1 = Fog
    .title = Fog
    .text = No battle ever takes place here.
terrain-2 = Wreckage
    .title = Wreckage
    .text = Any figure that moves here takes 1 damage, even on its way through.
terrain-3 = Harbor
    .title = Harbor
    .text = When your Flagship anchors: repair up to 2 damage, or bring a placed die to your Cannons.
terrain-4 = Strong Current
    .title = Strong Current
    .text = Any figure that moves here is carried on one space along the arrow, for free.
terrain-5 = Island
    .title = Island
    .text = With your Flagship here you recruit crew of the Island’s suit, and do what your faction does on Islands.

direction-0 = north
    .title = North
direction-1 = east
    .title = East
direction-2 = south
    .title = South
direction-3 = west
    .title = West

## Factions and figures

role-squadron = Squadron
role-union = Union
role-smuggler = Smuggler
faction-0 = Squadron
    .full = Bluefin Squadron
    .text = Gains Fame each round for the regions it controls with Patrols and Strongholds.
    .hard = Good for a first game
faction-1 = Union
    .full = Mollusk Union
    .text = Gains Fame each round for the regions it controls with Comrades and ships.
    .hard = Demanding
faction-2 = Smuggler
    .full = Smuggler
    .text = Gains Fame by delivering cargo, and at the end for pledges to the two big factions.
    .hard = Medium

figure-0 = Flagship
figure-1 = Flagship
figure-2 = Flagship
figure-3 = Flagship
figure-4 = Patrol
figure-5 = Patrol
figure-6 = Patrol
figure-7 = Patrol
figure-8 = Patrol
figure-9 = Patrol
figure-10 = Patrol
figure-11 = Patrol
figure-12 = Patrol
figure-13 = Patrol
figure-14 = Stronghold
figure-15 = Stronghold
figure-16 = Stronghold
figure-17 = Cutter
figure-18 = Gunship

piece-flagship = Flagship
    .text = Never leaves the map. Damage goes on empty slots of its owner’s board and crew. Squadron: 2 control; Union: 1; Smugglers: none.
piece-patrol = Patrol
    .text = 1 control in its region. Fights with the Squadron’s Cannons. One damage and it is gone.
piece-stronghold = Stronghold
    .text = 2 control. Always loaded, +2 in battle. Enemies here cannot recruit, smuggle or deliver. One damage and it is gone.
piece-cutter = Cutter
    .text = 1 control, and the Comrades on its region’s Island count double. Never loaded. One damage and it is gone.
piece-gunship = Gunship
    .text = 1 control. Always loaded, +3 in battle. Gone when both its slots are damaged.
piece-comrade = Comrade
    .text = 1 control for the Union on its Island. Cannot fight or be fought.

## Actions that take a die

action-0 = Sail
    .text = Move your Flagship 1 or 2 spaces.
    .text0 = Move your Flagship 1 or 2 spaces. Where it anchors you may place a Patrol.
    .text1 = Move your Flagship 1 or 2 spaces. Anchored at an Island: place 2 Ready Comrades there, or gain 2.
    .text2 = Move your Flagship 1 or 2 spaces.
action-1 = Tailwind
    .text = You may move your Flagship directly to any space whose printed die matches the one you place.
    .text0 = You may move your Flagship directly to a space whose printed die matches. Where it anchors you may place a Patrol.
    .text1 = You may move your Flagship directly to any space whose printed die matches the one you place.
    .text2 = You may move your Flagship directly to any space whose printed die matches the one you place.
action-2 = Cannons
    .text = Your Cannons are loaded until the round ends. In battle you may lower this die to add to your roll.
    .text0 = A 5 or a 6: your Cannons are loaded until the round ends. In a battle you may lower one of these dice to add to your roll.
action-3 = Repair
    .text = Take up to 2 damage off your board and crew. This slot cannot be damaged.
action-4 = Order
    .text = Up to 4 different Patrols move 1 space each. They may explore and battle.
action-5 = Bombard
    .text = All Comrades on the Island of your Flagship’s region go back to the Union’s supply.
action-6 = Deploy
    .text = Place a Patrol in your Flagship’s space or one beside it. No battle, no terrain.
action-7 = Assemble
    .text = Place 4 Ready Comrades on the Island of your Flagship’s region.
action-8 = Inspire
    .text = Place 1 Ready Comrade each on up to 4 different Islands.
action-9 = Rally
    .text = With your Flagship at an Island: gain 4 Ready Comrades.
action-10 = Full Sail
    .text = Move your Flagship 1 space or more, up to the value of the die.
action-11 = Negotiate
    .text = At an Island: recruit any Market card for nothing; a second one if you send a Comrade away from there.
action-12 = Shipwright
    .text = Take all damage off your board and crew.
action-13 = Convincing Comrade
    .text = Move up to 2 Comrades from one Island to another.
action-14 = Convincing Official
    .text = Up to 2 Patrols move 1 or 2 spaces each, without battle.
action-15 = Sailor
    .text = Move your Flagship 1 to 3 spaces.
action-16 = Trawler
    .text = Move your Flagship 1 or 2 spaces; you may take the Treasure of every space you enter.
action-17 = Cutter
    .text = The Cutter sails 1 to 3 spaces, and where it anchors at an Island you place 2 Ready Comrades or gain 2; or it flies to a Tailwind of the die’s value.
action-18 = Gunship
    .text = The Gunship sails 1 or 2 spaces, and where it anchors at an Island you place 2 Ready Comrades or gain 2; or it flies to a Tailwind of the die’s value.

effect-0 = Repair up to 2 damage
effect-1 = A placed die to the Cannons
effect-2 = Take the Treasure
effect-3 = Merchant: 1 gold
effect-4 = Place a Patrol
effect-5 = Place 2 Ready Comrades
effect-6 = Gain 2 Ready Comrades
effect-7 = Take everything

spoils-0 = 1 damage and steal 1 gold
spoils-1 = 2 damage
spoils-2 = 1 damage and a Comrade off the Island
spoils-3 = 1 damage and a Comrade onto the Island
spoils-4 = 1 damage and steal 1 gold
spoils-5 = 1 damage
spoils-6 = 1 damage and move 1 or 2 spaces
spoils-7 = 1 damage and a reward
spoils-8 = 1 damage

delta-0 = +1
delta-1 = −1
delta-2 = +2
delta-3 = −2

source-0 = Treasure
source-1 = Merchant
source-2 = Diver
source-3 = Documentarian
source-4 = Elder
source-5 = Cutpurse
source-6 = Reward
source-7 = Delivery
source-8 = Control
source-9 = Changing a die
source-10 = Recruiting
source-11 = Aeronauts
source-12 = Whispering Wind
source-13 = Gold into Fame
source-14 = Trawler

## Market cards: the crew, its power, the cargo

card-0 = Aeronauts
    .text = Action: at an Island, pay 1 gold to move directly to the other Island of that suit.
    .cargo = Feathers
card-1 = Middleman
    .text = Each gold you spend on a die changes it by 1 or 2.
    .cargo = Coins
card-2 = Documentarian
    .text = End of your turn: 1 gold if an enemy Flagship is in your Flagship’s region.
    .cargo = Paintings
card-3 = Elder
    .text = End of your turn: 1 gold if no slot of your board and crew is damaged.
    .cargo = Linen
card-4 = Sea Witch
    .text = When your Flagship moves off the map, it may come back in at the opposite edge instead of exploring.
    .cargo = Tinctures
card-5 = Buccaneer
    .text = When you win a battle, you may put this card away to put away 2 crew of the loser.
    .cargo = Gems
card-6 = Mystic
    .text = Action, once a turn: take 1 damage on your board to deal 1 to any figure in your Flagship’s region.
    .cargo = Herbs
card-7 = Gunner
    .text = When your Flagship wins a battle, it deals 1 more damage.
    .cargo = Furs
card-8 = Gunner’s Mate
    .text = When a die comes to your Cannons, your Flagship may battle one space of its region without moving.
    .cargo = Weapons
card-9 = Powder Monkey
    .text = When you repair, you may deal 1 damage to any figure in your Flagship’s region.
    .cargo = Lead
card-10 = Fighters
    .text = +1 in every battle.
    .cargo = Explosives
card-11 = Cutpurse
    .text = 2 gold for every battle you win.
    .cargo = Fancy Hat
card-12 = Shipwright
    .text = Any die: take all damage off your board and crew.
    .cargo = Nails
card-13 = Emissary
    .text = When you attack, you may hand the defender 1 gold instead of fighting, and sail on.
    .cargo = Lace
card-14 = Grogmaster
    .text = Once in each battle of your Flagship: take 1 damage to roll again.
    .cargo = Wine
card-15 = Convincing Comrade
    .text = Any die: move up to 2 Comrades from one Island to another.
    .cargo = Shells
card-16 = Convincing Comrade
    .text = Any die: move up to 2 Comrades from one Island to another.
    .cargo = Shells
card-17 = Convincing Official
    .text = Any die: up to 2 Patrols move 1 or 2 spaces each, without battle.
    .cargo = Odd Meat
card-18 = Convincing Official
    .text = Any die: up to 2 Patrols move 1 or 2 spaces each, without battle.
    .cargo = Munition
card-19 = Naive Noble
    .text = Action: put this card away to take a crew or cargo from a player whose Flagship is in your region.
    .cargo = Incense
card-20 = Sailor
    .text = Any die: move your Flagship 1 to 3 spaces.
    .cargo = Tea
card-21 = Battering Beakhead
    .text = When you damage an enemy figure that survives, you may push it 1 space.
    .cargo = Brandy
card-22 = Ghastly Gust
    .text = Action: put this card away to move your Flagship directly to any space.
    .cargo = Glass
card-23 = Whispering Wind
    .text = Action, once a turn: pay 2 gold to move your Flagship directly to any Tailwind space.
    .cargo = Maps
card-24 = Trawler
    .text = Any die: move your Flagship 1 or 2 spaces; you may take the Treasure of every space you enter.
    .cargo = Fish Nets
card-25 = Barrelman
    .text = When your Flagship enters Fog, it may move on 1 space in any direction, as by a current.
    .cargo = Rare Wood
card-26 = Pilot
    .text = Your Flagship may ignore the damage of Wreckage.
    .cargo = Iron
card-27 = Sea Dog
    .text = Your Flagship may ignore a Strong Current, or follow it in another direction.
    .cargo = Ropes
card-28 = Diver
    .text = 1 more gold from the Treasure of a Wreckage where your Flagship anchors.
    .cargo = Jewelry
card-29 = Merchant
    .text = 1 gold when your Flagship anchors at a Harbor.
    .cargo = Books

cargo-0 = { card-0.cargo }
cargo-1 = { card-1.cargo }
cargo-2 = { card-2.cargo }
cargo-3 = { card-3.cargo }
cargo-4 = { card-4.cargo }
cargo-5 = { card-5.cargo }
cargo-6 = { card-6.cargo }
cargo-7 = { card-7.cargo }
cargo-8 = { card-8.cargo }
cargo-9 = { card-9.cargo }
cargo-10 = { card-10.cargo }
cargo-11 = { card-11.cargo }
cargo-12 = { card-12.cargo }
cargo-13 = { card-13.cargo }
cargo-14 = { card-14.cargo }
cargo-15 = { card-15.cargo }
cargo-16 = { card-16.cargo }
cargo-17 = { card-17.cargo }
cargo-18 = { card-18.cargo }
cargo-19 = { card-19.cargo }
cargo-20 = { card-20.cargo }
cargo-21 = { card-21.cargo }
cargo-22 = { card-22.cargo }
cargo-23 = { card-23.cargo }
cargo-24 = { card-24.cargo }
cargo-25 = { card-25.cargo }
cargo-26 = { card-26.cargo }
cargo-27 = { card-27.cargo }
cargo-28 = { card-28.cargo }
cargo-29 = { card-29.cargo }

## Plans

plan-0 = Cutter
    .text = Action: take 2 Comrades off one Island and place the Cutter there. Its slot takes any die: sail 1 to 3 spaces, with Comrades at an Island as for Sail, or Tailwind. Doubles the Comrades of its region.
    .when = Action
plan-1 = Gunship
    .text = Action: take 2 Comrades off one Island and place the Gunship there. Its slots take a 4 and a 6: sail 1 or 2 spaces, with Comrades at an Island as for Sail, or Tailwind. Always loaded, +3.
    .when = Action
plan-2 = Close Call
    .text = At the start of a battle of yours: there is no battle, and the mover may move on.
    .when = Battle
plan-3 = Dynamic Entry
    .text = Action: your Cannons die goes up by 2. Then your Flagship may move directly to any Tailwind space.
    .when = Action
plan-4 = Enlist
    .text = Action: choose an Island with Comrades and recruit any Market cards of its suit for nothing.
    .when = Action
plan-5 = Evacuation
    .text = Action: all Comrades of one Island go to other Islands, split as you like.
    .when = Action
plan-6 = Secret Weapon
    .text = At the start of a battle of yours: roll two dice and add them. If you win, 1 more damage.
    .when = Battle
plan-7 = Sneak Attack
    .text = Action: take up to 2 Patrols off a region whose Island has Comrades.
    .when = Action
plan-8 = Weapon Cache
    .text = At the start of a battle of yours: add the number of your Ready Comrades.
    .when = Battle

## The Smugglers’ rewards, row by row

reward-0 = Turn up to 5 gold into Fame
    .short = 5 gold → 5 Fame
reward-1 = Move up to 2 spaces
    .short = Move 2
reward-2 = 2 Fame
    .short = 2 Fame
reward-3 = Recruit any Market card for nothing
    .short = Recruit 1
reward-4 = 4 Fame, and your region’s wealth rises by 1
    .short = 4 Fame, wealth +1
reward-5 = Recruit any Market card for nothing
    .short = Recruit 1
reward-6 = Move directly to any Tailwind space
    .short = Free Tailwind
reward-7 = 1 gold
    .short = 1 gold
reward-8 = 1 Fame
    .short = 1 Fame
reward-9 = Repair everything
    .short = Repair all
reward-10 = 2 gold
    .short = 2 gold
reward-11 = 1 Fame
    .short = 1 Fame
reward-12 = Nothing: here the markers start
    .short = Start
reward-13 = Draw a region tile and add it at any edge of the map
    .short = Add a tile
reward-14 = 2 Fame
    .short = 2 Fame
reward-15 = Move directly to any Tailwind space
    .short = Free Tailwind
reward-16 = Move up to 2 spaces without battle
    .short = Move 2, no battle
reward-17 = Recruit any Market card for nothing
    .short = Recruit 1
reward-18 = 2 gold
    .short = 2 gold
reward-19 = Move up to 2 spaces
    .short = Move 2
reward-20 = 3 Fame
    .short = 3 Fame
reward-21 = 2 gold
    .short = 2 gold
reward-22 = 2 Fame
    .short = 2 Fame
reward-23 = 1 gold
    .short = 1 gold
reward-24 = Repair everything, 1 Fame for each damage repaired
    .short = Repair all, 1 Fame each

grid-0 = { reward-0 }
    .short = { reward-0.short }
grid-1 = { reward-1 }
    .short = { reward-1.short }
grid-2 = { reward-2 }
    .short = { reward-2.short }
grid-3 = { reward-3 }
    .short = { reward-3.short }
grid-4 = { reward-4 }
    .short = { reward-4.short }
grid-5 = { reward-5 }
    .short = { reward-5.short }
grid-6 = { reward-6 }
    .short = { reward-6.short }
grid-7 = { reward-7 }
    .short = { reward-7.short }
grid-8 = { reward-8 }
    .short = { reward-8.short }
grid-9 = { reward-9 }
    .short = { reward-9.short }
grid-10 = { reward-10 }
    .short = { reward-10.short }
grid-11 = { reward-11 }
    .short = { reward-11.short }
grid-12 = { reward-12 }
    .short = { reward-12.short }
grid-13 = { reward-13 }
    .short = { reward-13.short }
grid-14 = { reward-14 }
    .short = { reward-14.short }
grid-15 = { reward-15 }
    .short = { reward-15.short }
grid-16 = { reward-16 }
    .short = { reward-16.short }
grid-17 = { reward-17 }
    .short = { reward-17.short }
grid-18 = { reward-18 }
    .short = { reward-18.short }
grid-19 = { reward-19 }
    .short = { reward-19.short }
grid-20 = { reward-20 }
    .short = { reward-20.short }
grid-21 = { reward-21 }
    .short = { reward-21.short }
grid-22 = { reward-22 }
    .short = { reward-22.short }
grid-23 = { reward-23 }
    .short = { reward-23.short }
grid-24 = { reward-24 }
    .short = { reward-24.short }

## What happened

event-removed = Not in this game: { $card }.
event-dealt = New in the Market: { $card }.
    .part = new in the Market: { $card }
event-mapped = { $tile } is on the map.
event-pledges = { $you ->
    [yes] { $pile ->
        [0] Your first pledge marker stands for the Squadron, the second for the Union. Only you know.
       *[other] Your first pledge marker stands for the Union, the second for the Squadron. Only you know.
    }
   *[no] { $seat } lays out two pledge markers face down.
}
event-drew_plan = { $you ->
    [yes] You draw a plan: { $plan }.
   *[no] { $seat } draws a plan.
}
    .part = { $you ->
        [yes] draws { $plan }
       *[no] draws a plan
    }
event-started = { $you ->
    [yes] Your Flagship sets out from { $tile }.
   *[no] { $seat }’s Flagship sets out from { $tile }.
}
    .part = Flagship starts at { $tile }
event-round_began = { $you ->
    [yes] Round { $round }. You go first.
   *[no] Round { $round }. { $seat } goes first.
}
event-turn_began = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
event-changed = { $you ->
    [yes] You turn a { $value } into a { $value2 }.
   *[no] { $seat } turns a { $value } into a { $value2 }.
}
    .part = { $value } made a { $value2 }
event-placed = { $you ->
    [yes] You place a { $value }: { $action }.
   *[no] { $seat } places a { $value }: { $action }.
}
    .part = { $action } { $value }
event-reloaded = { $you ->
    [yes] In the Harbor you bring a { $value } to your Cannons.
   *[no] In the Harbor { $seat } brings a { $value } to the Cannons.
}
    .part = { $value } to the Cannons
event-set_aside = { $you ->
    [yes] You set a { $value } aside: it fits nowhere.
   *[no] { $seat } sets a { $value } aside: it fits nowhere.
}
    .part = { $value } set aside
event-moved = { $you ->
    [yes] { $way ->
        [1] The current carries your { $figure } on.
        [2] Your { $figure } runs before the wind, straight to its goal.
        [3] Sea Witch: your { $figure } comes back in at the other edge.
        [4] Your { $figure } is pushed a space.
        [5] Your { $figure } sails into new waters.
       *[other] Your { $figure } moves on.
    }
   *[no] { $way ->
        [1] The current carries { $seat }’s { $figure } on.
        [2] { $seat }’s { $figure } runs before the wind, straight to its goal.
        [3] Sea Witch: { $seat }’s { $figure } comes back in at the other edge.
        [4] { $seat }’s { $figure } is pushed a space.
        [5] { $seat }’s { $figure } sails into new waters.
       *[other] { $seat }’s { $figure } moves on.
    }
}
    .part = { $figure } to { $ashore ->
        [1] { $tile }
       *[other] { $terrain } by { $tile }
    }
event-drew_tile = { $you ->
    [yes] You discover { $tile }.
   *[no] { $seat } discovers { $tile }.
}
    .part = discovers { $tile }
event-laid = The map has a new region.
    .part = lays it out
event-wrecked = { $you ->
    [yes] Your { $figure } runs into Wreckage.
   *[no] { $seat }’s { $figure } runs into Wreckage.
}
    .part = { $figure } runs into Wreckage
event-ignored = { $you ->
    [yes] { $card }: nothing holds your Flagship up.
   *[no] { $card }: nothing holds { $seat }’s Flagship up.
}
    .part = { $card } spares the Flagship
event-earned = { $you ->
    [yes] { $source }: { $gold } gold for you.
   *[no] { $source }: { $gold } gold for { $seat }.
}
    .part = { $source } +{ $gold } gold
event-paid = { $you ->
    [yes] { $source }: you pay { $gold } gold.
   *[no] { $source }: { $seat } pays { $gold } gold.
}
    .part = { $source } −{ $gold } gold
event-famed = { $you ->
    [yes] { $source }: { $fame } Fame for you.
   *[no] { $source }: { $fame } Fame for { $seat }.
}
    .part = { $source } +{ $fame } Fame
event-wealth = { $tile } is worth { $value } Fame now.
    .part = { $tile } worth { $value }
event-stationed = { $you ->
    [yes] You place a { $figure }.
   *[no] { $seat } places a { $figure }.
}
    .part = { $figure } placed at { $ashore ->
        [1] { $tile }
       *[other] { $terrain } by { $tile }
    }
event-built = { $you ->
    [yes] You make a Stronghold of two Patrols on { $tile }.
   *[no] { $seat } makes a Stronghold of two Patrols on { $tile }.
}
    .part = Stronghold on { $tile }
event-landed = { $count ->
    [one] A Comrade goes ashore on { $tile }.
   *[other] { $count } Comrades go ashore on { $tile }.
}
    .part = { $count ->
        [one] a Comrade
       *[other] { $count } Comrades
    } ashore on { $tile }
event-readied = { $you ->
    [yes] { $count ->
        [one] You gain a Ready Comrade.
       *[other] You gain { $count } Ready Comrades.
    }
   *[no] { $count ->
        [one] { $seat } gains a Ready Comrade.
       *[other] { $seat } gains { $count } Ready Comrades.
    }
}
    .part = { $count ->
        [one] a Ready Comrade
       *[other] { $count } Ready Comrades
    }
event-driven_off = { $you ->
    [yes] { $count ->
        [one] You send a Comrade off { $tile }.
       *[other] You send { $count } Comrades off { $tile }.
    }
   *[no] { $count ->
        [one] { $seat } sends a Comrade off { $tile }.
       *[other] { $seat } sends { $count } Comrades off { $tile }.
    }
}
    .part = { $count ->
        [one] a Comrade
       *[other] { $count } Comrades
    } driven off { $tile }
event-shifted = { $you ->
    [yes] { $count ->
        [one] You bring a Comrade from { $tile } to { $tile2 }.
       *[other] You bring { $count } Comrades from { $tile } to { $tile2 }.
    }
   *[no] { $count ->
        [one] { $seat } brings a Comrade from { $tile } to { $tile2 }.
       *[other] { $seat } brings { $count } Comrades from { $tile } to { $tile2 }.
    }
}
    .part = { $count ->
        [one] a Comrade
       *[other] { $count } Comrades
    } from { $tile } to { $tile2 }
event-scored = { $you ->
    [yes] You control { $tile }: { $fame } Fame.
   *[no] { $seat } controls { $tile }: { $fame } Fame.
}
event-wiped = { $you ->
    [yes] You have the Market cleared: three new cards.
   *[no] { $seat } has the Market cleared: three new cards.
}
    .part = Market cleared
event-conceded = { $you ->
    [yes] You strike your colours.
   *[no] { $seat } strikes the colours.
}
event-ended = { $reason ->
    [2] The game is conceded.
   *[other] Somebody has 30 Fame or more: the game is over.
}
event-showed_pledges = { $you ->
    [yes] { $pile ->
        [0] Your first pledge was to the Squadron, the second to the Union.
       *[other] Your first pledge was to the Union, the second to the Squadron.
    }
   *[no] { $pile ->
        [0] { $seat }’s first pledge was to the Squadron, the second to the Union.
       *[other] { $seat }’s first pledge was to the Union, the second to the Squadron.
    }
}
event-pledge_scored = { $you ->
    [yes] Your { $card_cargo } for the { $faction }: { $fame } Fame.
   *[no] { $seat }’s { $card_cargo } for the { $faction }: { $fame } Fame.
}
event-showed_plan = { $you ->
    [yes] You still held a plan: { $plan }.
   *[no] { $seat } still held a plan: { $plan }.
}
event-battle = { $you ->
    [yes] Battle! Your { $figure } attacks { $seat2 }’s { $figure2 }.
   *[no] { $you2 ->
        [yes] Battle! { $seat }’s { $figure } attacks your { $figure2 }.
       *[no] Battle! { $seat }’s { $figure } attacks { $seat2 }’s { $figure2 }.
    }
}
    .part = attacks { $you2 ->
        [yes] your { $figure2 }
       *[no] { $seat2 }’s { $figure2 }
    }
event-bribed = { $you ->
    [yes] Your Emissary hands { $seat2 } 1 gold, and the Cannons stay silent.
   *[no] { $you2 ->
        [yes] { $seat }’s Emissary hands you 1 gold, and the Cannons stay silent.
       *[no] { $seat }’s Emissary hands { $seat2 } 1 gold, and the Cannons stay silent.
    }
}
    .part = Emissary pays { $you2 ->
        [yes] you
       *[no] { $seat2 }
    } 1 gold: no battle
event-played = { $you ->
    [yes] You play a plan: { $plan }!
   *[no] { $seat } plays a plan: { $plan }!
}
    .part = plan: { $plan }
event-lowered = { $you ->
    [yes] You fire: +{ $amount }, your Cannons are at { $value } now.
   *[no] { $seat } fires: +{ $amount }, the Cannons are at { $value } now.
}
    .part = fires +{ $amount }
event-battle_rolled = { $you ->
    [yes] You roll { $value } for your { $figure }.
   *[no] { $seat } rolls { $value } for the { $figure }.
}
    .part = rolls { $value }
event-rerolled = { $you ->
    [yes] Grog all round: you roll again.
   *[no] Grog all round: { $seat } rolls again.
}
    .part = rolls again
event-totals = { $total } against { $total2 }.
    .part = { $total } against { $total2 }
event-avoided = { $you ->
    [yes] There is no battle between you and { $seat2 }.
   *[no] { $you2 ->
        [yes] There is no battle between { $seat } and you.
       *[no] There is no battle between { $seat } and { $seat2 }.
    }
}
    .part = no battle with { $you2 ->
        [yes] you
       *[no] { $seat2 }
    }
event-won = { $you ->
    [yes] You win: your { $figure } beats { $seat2 }’s { $figure2 }.
   *[no] { $you2 ->
        [yes] { $seat } wins: the { $figure } beats your { $figure2 }.
       *[no] { $seat } wins: the { $figure } beats { $seat2 }’s { $figure2 }.
    }
}
    .part = wins against { $you2 ->
        [yes] you
       *[no] { $seat2 }
    }
event-victory = { $you ->
    [yes] You choose: { $spoils }.
   *[no] { $seat } chooses: { $spoils }.
}
    .part = chooses { $spoils }
event-harmed = { $you ->
    [yes] { $same ->
        [yes] Your { $figure } takes 1 damage ({ $action }).
       *[no] You deal 1 damage to { $seat2 }’s { $figure } ({ $action }).
    }
   *[no] { $you2 ->
        [yes] { $seat } deals 1 damage to your { $figure } ({ $action }).
       *[no] { $same ->
            [yes] { $seat }’s { $figure } takes 1 damage ({ $action }).
           *[no] { $seat } deals 1 damage to { $seat2 }’s { $figure } ({ $action }).
        }
    }
}
    .part = 1 damage for { $you2 ->
        [yes] you
       *[no] { $seat2 }
    } ({ $action })
event-unharmed = { $you ->
    [yes] Your { $figure } has no slot left to be damaged.
   *[no] { $seat }’s { $figure } has no slot left to be damaged.
}
    .part = no slot left to damage ({ $figure })
event-destroyed = { $you ->
    [yes] { $same ->
        [yes] You lose your { $figure }.
       *[no] You destroy { $seat2 }’s { $figure }.
    }
   *[no] { $you2 ->
        [yes] { $seat } destroys your { $figure }!
       *[no] { $same ->
            [yes] { $seat } loses the { $figure }.
           *[no] { $seat } destroys { $seat2 }’s { $figure }.
        }
    }
}
    .part = { $figure } of { $you2 ->
        [yes] you
       *[no] { $seat2 }
    } destroyed
event-stole = { $you ->
    [yes] You steal { $gold } gold from { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } steals { $gold } gold from you!
       *[no] { $seat } steals { $gold } gold from { $seat2 }.
    }
}
    .part = { $gold } gold stolen from { $you2 ->
        [yes] you
       *[no] { $seat2 }
    }
event-mended = { $you ->
    [yes] You repair: { $action }.
   *[no] { $seat } repairs: { $action }.
}
    .part = repairs { $action }
event-recruited = { $you ->
    [yes] You recruit: { $card }.
   *[no] { $seat } recruits: { $card }.
}
    .part = recruits { $card }
event-hired = { $you ->
    [yes] You place a { $value } and recruit: { $card }.
   *[no] { $seat } places a { $value } and recruits: { $card }.
}
    .part = recruits { $card } with a { $value }
event-smuggled = { $you ->
    [yes] You take cargo aboard: { $card_cargo }.
   *[no] { $seat } takes cargo aboard: { $card_cargo }.
}
    .part = takes { $card_cargo } aboard
event-delivered = { $you ->
    [yes] You deliver { $card_cargo } to { $tile }.
   *[no] { $seat } delivers { $card_cargo } to { $tile }.
}
    .part = delivers { $card_cargo } to { $tile }
event-marked = { $you ->
    [yes] You move your reward marker to “{ $grid2_short }”.
   *[no] { $seat } moves the reward marker to “{ $grid2_short }”.
}
    .part = reward marker to “{ $grid2_short }”
event-rewarded = { $you ->
    [yes] Your reward: { $grid_short }.
   *[no] { $seat }’s reward: { $grid_short }.
}
    .part = reward: { $grid_short }
event-pledged = { $you ->
    [yes] { $pile ->
        [0] You put { $card_cargo } under your first pledge marker.
       *[other] You put { $card_cargo } under your second pledge marker.
    }
   *[no] { $pile ->
        [0] { $seat } puts { $card_cargo } under the first pledge marker.
       *[other] { $seat } puts { $card_cargo } under the second pledge marker.
    }
}
    .part = pledges { $card_cargo }
event-boxed = { $you ->
    [yes] You put away { $card } ({ $card_cargo }).
   *[no] { $seat } puts away { $card } ({ $card_cargo }).
}
    .part = puts away { $card }
event-used = { $you ->
    [yes] You use your crew: { $card }.
   *[no] { $seat } uses crew: { $card }.
}
    .part = uses { $card }
event-took = { $you ->
    [yes] { $form ->
        [1] Naive Noble: you take { $card_cargo } from { $seat2 } as cargo.
       *[other] Naive Noble: you take { $card } from { $seat2 } as crew.
    }
   *[no] { $you2 ->
        [yes] { $form ->
            [1] Naive Noble: { $seat } takes { $card_cargo } from you as cargo!
           *[other] Naive Noble: { $seat } takes { $card } from you as crew!
        }
       *[no] { $form ->
            [1] Naive Noble: { $seat } takes { $card_cargo } from { $seat2 } as cargo.
           *[other] Naive Noble: { $seat } takes { $card } from { $seat2 } as crew.
        }
    }
}
    .part = takes a card from { $you2 ->
        [yes] you
       *[no] { $seat2 }
    }
event-launched = { $you ->
    [yes] Your { $figure } puts to sea from { $tile }.
   *[no] { $seat }’s { $figure } puts to sea from { $tile }.
}
    .part = { $figure } puts to sea from { $tile }
event-struck = { $you ->
    [yes] Sneak Attack: you take a { $figure } off the map.
   *[no] Sneak Attack: { $seat } takes a { $figure } off the map.
}
    .part = takes a { $figure } off the map
event-aimed = { $you ->
    [yes] Gunner’s Mate: your Flagship fires from afar.
   *[no] Gunner’s Mate: { $seat }’s Flagship fires from afar.
}
    .part = fires from afar
event-boosted = { $you ->
    [yes] Your Cannons go up to { $value }.
   *[no] { $seat }’s Cannons go up to { $value }.
}
    .part = Cannons up to { $value }

## Questions: the sea

ask-place-flagship = { $you ->
    [yes] Where does your Flagship start?
   *[no] { $seat } chooses where to start.
}
ask-place-flagship-hint = { $you ->
    [yes] The Squadron and the Union start on an Island, Smugglers anywhere else.
   *[no] On an Island, or at sea for Smugglers.
}
ask-turn = { $you ->
    [yes] { $count ->
        [one] Your turn: place a die.
       *[other] Your turn: place { $count } dice.
    }
   *[no] { $count ->
        [one] { $seat } has a die to place.
       *[other] { $seat } has { $count } dice to place.
    }
}
ask-turn-hint = { $you ->
    [yes] Pick a die, then its slot. In between: whatever needs no die, such as recruiting for gold.
   *[no] Actions without a die are possible too.
}
ask-turn-end = { $you ->
    [yes] All dice are placed: end your turn?
   *[no] { $seat } may still act without dice.
}
ask-turn-end-hint = { $you ->
    [yes] Whatever needs no die you can still do now.
   *[no] Whatever needs no die can still be done.
}
ask-place-die = { $you ->
    [yes] Where does the { $value } go?
   *[no] { $seat } places a { $value }.
}
ask-place-die-hint = { $you ->
    [yes] On an empty slot it fits. 1 gold changes it by 1.
   *[no] On an empty slot it fits.
}
ask-place-die-crew = { $you ->
    [yes] Where does the { $value } go?
   *[no] { $seat } places a { $value }.
}
ask-place-die-crew-hint = { $you ->
    [yes] On an empty slot it fits, or on a Market card that costs a die. 1 gold changes it by 1.
   *[no] On an empty slot it fits, or on a Market card.
}
ask-load = { $you ->
    [yes] The { $value } to your Cannons?
   *[no] { $seat } brings a { $value } to the Cannons.
}
ask-load-hint = { $you ->
    [yes] Choose the Cannons slot. 1 gold changes the die by 1.
   *[no] Harbor: a placed die comes to the Cannons.
}
ask-build = { $you ->
    [yes] Make a Stronghold of two Patrols?
   *[no] { $seat } may build Strongholds.
}
ask-build-hint = { $you ->
    [yes] Two Patrols on one Island go back to the supply, a Stronghold comes there.
   *[no] Two Patrols on one Island become one.
}
ask-trip = { $you ->
    [yes] { $count ->
        [one] Move your { $figure } where?
       *[other] Move your { $figure }: up to { $count } spaces.
    }
   *[no] { $count ->
        [one] { $seat } moves the { $figure }.
       *[other] { $seat } moves the { $figure }.
    }
}
ask-trip-hint = { $you ->
    [yes] Off the edge of the map you explore. Enemies and terrain come into play in every space.
   *[no] Every space may mean battle or terrain.
}
ask-trip-on = { $you ->
    [yes] { $count ->
        [one] Move on, or anchor here? One more space.
       *[other] Move on, or anchor here? Up to { $count } more spaces.
    }
   *[no] { $count ->
        [one] { $seat } may move the { $figure } on.
       *[other] { $seat } may move the { $figure } on.
    }
}
ask-trip-on-hint = { $you ->
    [yes] Harbor and Treasure work only where your Flagship anchors.
   *[no] Or anchor here.
}
ask-place-tile = { $you ->
    [yes] You have found { $tile }. How does it lie?
   *[no] { $seat } has found { $tile }.
}
ask-place-tile-hint = { $you ->
    [yes] One of its four spaces must cover the marked one. Drag it, tap it to turn it; Islands never lie side by side.
   *[no] It may be turned; Islands never lie side by side.
}
ask-wreck = { $you ->
    [yes] Wreckage! Does your Pilot steer around it?
   *[no] { $seat }’s Pilot may steer around the Wreckage.
}
ask-wreck-hint = { $you ->
    [yes] Without the Pilot you take 1 damage.
   *[no] Otherwise it is 1 damage.
}
ask-current = { $you ->
    [yes] A Strong Current: where to?
   *[no] { $seat } meets a Strong Current.
}
ask-current-hint = { $you ->
    [yes] Your crew lets you choose the direction, or stay.
   *[no] The crew gives a choice.
}
ask-fog = { $you ->
    [yes] Fog: does your Barrelman lead you on?
   *[no] { $seat }’s Barrelman looks through the Fog.
}
ask-fog-hint = { $you ->
    [yes] One space in any direction, as by a current, or stay.
   *[no] One space in any direction, or none.
}
ask-trawl = { $you ->
    [yes] Haul in the Treasure: { $gold } gold?
   *[no] { $seat }’s Trawler may haul in { $gold } gold.
}
ask-trawl-hint = { $you ->
    [yes] Once for each space you enter, without anchoring.
   *[no] Once for each space entered.
}
ask-anchor = { $you ->
    [yes] Your { $figure } anchors: what will you do?
   *[no] { $seat }’s { $figure } anchors.
}
ask-anchor-hint = { $you ->
    [yes] One thing after the other; all are optional.
   *[no] Harbor, Treasure, Patrol or Comrades.
}
ask-effect-order = { $you ->
    [yes] { $seat2 } anchors: what comes first?
   *[no] { $seat } decides what comes first.
}
ask-effect-order-hint = { $you ->
    [yes] It is your turn, so the order is yours to choose.
   *[no] Whose turn it is decides the order.
}
ask-harbor-die = { $you ->
    [yes] Which die goes to your Cannons?
   *[no] { $seat } brings a die to the Cannons.
}
ask-harbor-die-hint = { $you ->
    [yes] Any die you have placed; its slot is free again.
   *[no] Harbor.
}
ask-fly = { $you ->
    [yes] Move your { $figure } directly where?
   *[no] { $seat } may move the { $figure } directly.
}
ask-fly-hint = { $you ->
    [yes] Straight there, whatever lies between; battle and terrain count where you arrive.
   *[no] Whatever lies between does not matter.
}
ask-ship = { $you ->
    [yes] Your { $figure }: sail, or run before the wind?
   *[no] { $seat } moves the { $figure }.
}
ask-ship-hint = { $you ->
    [yes] Sail space by space and anchor at an Island for Comrades, or go directly to a Tailwind of the die’s value. It does not mind Wreckage.
   *[no] By sail, or by Tailwind.
}
ask-order = { $you ->
    [yes] { $count ->
        [one] Order: move a Patrol 1 space.
       *[other] Order: move a Patrol 1 space, up to { $count } different ones.
    }
   *[no] { $count ->
        [one] { $seat } gives orders to Patrols.
       *[other] { $seat } gives orders to Patrols.
    }
}
ask-order-hint = { $you ->
    [yes] They may explore and battle.
   *[no] Up to four Patrols, 1 space each.
}
ask-official = { $you ->
    [yes] { $count ->
        [one] Convincing Official: which Patrol goes where?
       *[other] Convincing Official: up to { $count } Patrols, 1 or 2 spaces each.
    }
   *[no] { $count ->
        [one] { $seat } talks to the Patrols.
       *[other] { $seat } talks to the Patrols.
    }
}
ask-official-hint = { $you ->
    [yes] They ignore battle, not Wreckage and currents.
   *[no] Without battle.
}
ask-deploy = { $you ->
    [yes] Deploy: where does the Patrol go?
   *[no] { $seat } deploys a Patrol.
}
ask-deploy-hint = { $you ->
    [yes] To your Flagship, or a space beside it.
   *[no] To the Flagship, or beside it.
}
ask-inspire = { $you ->
    [yes] { $count ->
        [one] Inspire: a Comrade on one more Island?
       *[other] Inspire: a Comrade each on up to { $count } Islands.
    }
   *[no] { $count ->
        [one] { $seat } inspires the Islands.
       *[other] { $seat } inspires the Islands.
    }
}
ask-inspire-hint = { $you ->
    [yes] A different Island each time.
   *[no] A different Island each time.
}
ask-convince = { $you ->
    [yes] Convincing Comrade: who goes where?
   *[no] { $seat } talks to the Comrades.
}
ask-convince-hint = { $you ->
    [yes] Up to 2 Comrades from one Island to one other.
   *[no] Up to 2 Comrades move.
}
ask-raise-wealth = { $you ->
    [yes] Which region grows richer?
   *[no] { $seat } makes a region richer.
}
ask-raise-wealth-hint = { $you ->
    [yes] You went first this round: raise one region’s wealth by 1.
   *[no] By 1, as whoever went first must.
}
ask-wipe-market = { $you ->
    [yes] Clear the Market?
   *[no] { $seat } may clear the Market.
}
ask-wipe-market-hint = { $you ->
    [yes] All its cards leave the game and new ones come.
   *[no] All its cards would leave the game.
}

## Choices: the sea

do-start = { $terrain ->
    [Island] { $tile }
   *[other] { $terrain_title } off { $tile }
}
do-pick = Place the { $value }
do-aside = Set the { $value } aside
do-end = End the turn
do-concede = Concede the game
do-change = { $delta } for 1 gold
do-place = { $action }
do-reload = { $action ->
    [-1] The { $value } that paid for crew
   *[other] The { $value } on { $action }
}
do-build = Stronghold on { $tile }
do-step = { $direction_title }
do-explore = Explore: { $direction }
do-jump = Sea Witch: off the map { $direction }, in again opposite
do-stop = Anchor here
do-lay = Lay the tile: place { $count }
do-pass = Do without
do-ignore = { $card }: ignore it
do-suffer = Take the damage
do-stay = Stay here
do-gain = { $effect }
do-fly = { $terrain ->
    [Island] { $tile }
   *[other] { $terrain_title } off { $tile }
}
do-sail = Sail
do-march = { $figure }: { $direction }
do-put = { $terrain ->
    [Island] { $tile }
   *[other] { $terrain_title } off { $tile }
}
do-shift = { $count ->
    [one] 1 Comrade to { $tile2 }
   *[other] { $count } Comrades to { $tile2 }
}
do-shift-all = All { $count } to { $tile2 }
do-raise = { $tile } to { $value }
do-wipe = Clear the Market
do-keep = Leave the Market as it is
gain-gold = { $gold ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $gold }
} gold
gain-fame = +{ $fame } Fame
gain-fame-gold = +{ $fame } Fame, { $gold ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $gold }
} gold
why-gold = { $source } { $gold ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $gold }
}
why-fame = { $source } +{ $fame }

## Refusals: the sea

no-start-now = First choose where your Flagship starts.
no-start-at-sea = Smugglers start on any space that is not an Island.
no-start-on-island = You start on an Island that is still free.
no-turn-now = It is your turn: place dice, act without dice, or end it.
no-concede = Conceding is for two players only.
no-dice-first = { $count ->
    [one] You still have a die to place before your turn ends.
   *[other] You still have { $count } dice to place before your turn ends.
}
no-dice-done = You have placed all dice of this turn.
no-such-die = You have no such die to place.
no-equal-die = Take the first one of these equal dice.
no-other-die = You have another die in hand.
no-fits-nowhere = That die fits no empty slot, not even with your gold.
no-aside = Only when none of your dice fits an empty slot, one is set aside.
no-place-now = First choose the slot for your die.
no-gold = That costs { $gold } gold, and you do not have so much.
no-change-by = Each gold changes a die by 1; only a Middleman makes it 2.
no-die-range = A die stays between 1 and 6.
no-such-slot = There is no such slot.
no-slot-damaged = That slot is damaged: repair it first.
no-slot-taken = A die lies on that slot already.
no-equal-slot = Take the first free one of these equal slots.
no-does-not-fit = { $action } takes a { $value }; yours is a { $value2 }, and you lack the { $gold } gold to change it.
no-fits-for-gold = { $action } takes a { $value }; yours is a { $value2 }. { $gold ->
    [one] 1 gold changes it.
   *[other] { $gold } gold change it.
}
no-pick-first = First take your { $value } in hand, then press this slot.
no-step-by-step = { $count ->
    [one] One space at a time: press a lit space beside you. 1 is left.
   *[other] One space at a time: press a lit space beside you. { $count } are left.
}
no-reload-now = First choose the die that goes to your Cannons.
no-die-there = No die lies there.
no-cannons-for-it = No empty Cannons slot takes that die.
no-build-now = First decide about Strongholds.
no-stronghold-left = All three Strongholds are on the map.
no-two-patrols = A Stronghold takes two Patrols on one Island.
no-move-now = First finish moving: go on, or anchor.
no-move-first = You must move at least one space.
no-jump = The Sea Witch cannot help you there.
no-sandbar = A Sandbar bars the way.
no-room = You cannot leave the map there: there is no room for a tile, or no tile is left.
no-explore-for-others = Only the Squadron itself explores with its Patrols.
no-pilot-now = First decide: the Pilot, or the damage.
no-current-now = First decide where the current takes you.
no-decline-current = A Strong Current cannot be refused without a Sea Dog.
no-lay-now = First put the new tile down.
no-islands-touch = Turned like that, two Islands would lie side by side.
no-overlap = There the tile would lie on top of another.
no-trawl-now = First decide about the Treasure.
no-anchor-now = First finish anchoring.
no-order-now = First choose which effect comes next.
no-effect-now = That would change nothing now.
no-effect-here = There is nothing of that kind to gain here.
no-fly-now = First choose where to go directly, or decline.
no-such-space = There is no such space on the map.
no-stay-there = You are there already.
no-wind-there = No Tailwind of that value blows there.
no-ship-now = First choose: sail, Tailwind, or stay.
no-way-out = There is no way to sail from there.
no-march-now = First move a Patrol, or be done.
no-such-patrol = There is no such Patrol on the map.
no-moved-already = That Patrol has moved already.
no-way-there = That Patrol cannot go that way.
no-put-now = First choose where it is placed.
no-near-flagship = It must be your Flagship’s space or one beside it on the map.
no-ready-comrades = No Comrade is Ready.
no-island-there = That is no Island on the map.
no-island-again = Each Island gets one Comrade only.
no-shift-now = First choose which Comrades move, or decline.
no-another-island = They must go to another Island.
no-comrades-there = There are not so many Comrades there.
no-raise-now = First raise a region’s wealth.
no-such-region = There is no such region on the map.
no-wealthier = That region’s wealth is 6 already: choose another.
no-wipe-now = First decide about the Market.

## The count

tally-fame = Fame of the game
tally-pledge = { $card_cargo }, pledged to the { $faction }
tally-gold = Gold: { $gold } (breaks ties only)
end-fame = Somebody reached 30 Fame.
end-conceded = The game was conceded.

## Questions: battles, damage, crew, cargo, plans

ask-battles = { $you ->
    [yes] Your { $figure } has several enemies here: whom first?
   *[no] { $seat } chooses an enemy.
}
ask-battles-hint = { $you ->
    [yes] You battle them one by one, in the order you like.
   *[no] One by one.
}
ask-emissary = { $you ->
    [yes] Battle with { $seat2 }’s { $figure }, or send your Emissary?
   *[no] { $seat } may send the Emissary.
}
ask-emissary-hint = { $you ->
    [yes] For 1 gold, which { $seat2 } gets, there is no battle and you may move on.
   *[no] For 1 gold there is no battle.
}
ask-plan-battle = { $you ->
    [yes] Play a plan?
   *[no] { $seat } may play a plan before the battle.
}
ask-plan-battle-hint = { $you ->
    [yes] Now or not at all. “Pass this turn” answers for all battles of this turn.
   *[no] A moment, please.
}
ask-plan-battle-held = { $you ->
    [yes] You pass every battle of this turn.
   *[no] { $seat } may play a plan before the battle.
}
ask-plan-battle-held-hint = { $you ->
    [yes] The battle goes on by itself.
   *[no] A moment, please.
}
ask-lower = { $you ->
    [yes] Battle with { $seat2 }: lower your Cannons die?
   *[no] { $seat } takes aim.
}
ask-lower-hint = { $you ->
    [yes] What you lower it by is added to your roll. A 1 still keeps you loaded.
   *[no] A lowered Cannons die adds to the roll.
}
ask-grog = { $you ->
    [yes] You rolled { $value }. Grog, and roll again?
   *[no] { $seat } may roll again with the Grogmaster.
}
ask-grog-hint = { $you ->
    [yes] It costs 1 damage, and the new roll counts.
   *[no] For 1 damage.
}
ask-victory = { $you ->
    [yes] You beat { $seat2 }’s { $figure }: what do you take?
   *[no] { $seat } chooses the spoils.
}
ask-victory-hint = { $you ->
    [yes] One option, or none.
   *[no] One option, or none.
}
ask-hurt = { $you ->
    [yes] { $same ->
        [yes] Damage! Which slot of yours takes it?
       *[no] Damage { $seat2 }’s { $figure }: which slot?
    }
   *[no] { $same ->
        [yes] { $seat } takes damage.
       *[no] { $seat } deals damage.
    }
}
ask-hurt-hint = { $you ->
    [yes] Any empty slot that is not dashed. No die goes there until it is repaired.
   *[no] On an empty slot.
}
ask-beakhead = { $you ->
    [yes] Push { $seat2 }’s { $figure } a space?
   *[no] { $seat } may push the { $figure }.
}
ask-beakhead-hint = { $you ->
    [yes] Not off the map, not across a Sandbar. Wreckage and currents work.
   *[no] Battering Beakhead.
}
ask-buccaneer = { $you ->
    [yes] { $count ->
        [one] Put away a card of { $seat2 }’s crew?
       *[other] Put away up to { $count } cards of { $seat2 }’s crew?
    }
   *[no] { $count ->
        [one] { $seat } eyes { $seat2 }’s crew.
       *[other] { $seat } eyes { $seat2 }’s crew.
    }
}
ask-buccaneer-hint = { $you ->
    [yes] Your Buccaneer leaves the game too.
   *[no] Buccaneer.
}
ask-gunners-mate = { $you ->
    [yes] Gunner’s Mate: fire at a space of your region?
   *[no] { $seat } may fire from afar.
}
ask-gunners-mate-hint = { $you ->
    [yes] Your Flagship battles every enemy there as if it had moved there, but stays.
   *[no] Gunner’s Mate.
}
ask-repair = { $you ->
    [yes] { $count ->
        [one] Repair 1 damage: which?
        [2] Repair up to 2 damage: which?
       *[other] Repair: which damage goes?
    }
   *[no] { $seat } repairs.
}
ask-repair-hint = { $you ->
    [yes] Any damaged slot of your board and crew.
   *[no] Damage comes off board and crew.
}
ask-hit = { $you ->
    [yes] { $card }: which figure takes 1 damage?
   *[no] { $seat } aims at a figure.
}
ask-hit-hint = { $you ->
    [yes] Any figure in your Flagship’s region.
   *[no] { $card }.
}
ask-recruit-free = { $you ->
    [yes] Recruit a Market card for nothing?
   *[no] { $seat } may recruit for nothing.
}
ask-recruit-free-hint = { $you ->
    [yes] Price and suit do not matter.
   *[no] Price and suit do not matter.
}
ask-negotiate = { $you ->
    [yes] Negotiate: recruit which Market card for nothing?
   *[no] { $seat } negotiates.
}
ask-negotiate-hint = { $you ->
    [yes] Price and suit do not matter.
   *[no] Price and suit do not matter.
}
ask-negotiate-again = { $you ->
    [yes] Negotiate: recruit a second card?
   *[no] { $seat } may recruit a second card.
}
ask-negotiate-again-hint = { $you ->
    [yes] It costs one Comrade of this Island, who goes back to the Union’s supply.
   *[no] It costs a Comrade of the Island.
}
ask-jettison = { $you ->
    [yes] Too much cargo: what goes overboard?
   *[no] { $seat } must drop cargo.
}
ask-jettison-hint = { $you ->
    [yes] You have room for 2. What you drop leaves the game.
   *[no] There is room for 2.
}
ask-marker = { $you ->
    [yes] Your reward: where does the white marker go?
   *[no] { $seat } moves the reward marker.
}
ask-marker-hint = { $you ->
    [yes] One space up, down, left or right, not where the black one lies.
   *[no] One space on the grid.
}
ask-reward = { $you ->
    [yes] Take the reward: { $grid }?
   *[no] { $seat } may take a reward: { $grid_short }.
}
ask-reward-hint = { $you ->
    [yes] You may do without it.
   *[no] It may be declined.
}
ask-pledge-cargo = { $you ->
    [yes] Pledge { $card_cargo }: under which marker?
   *[no] { $seat } pledges { $card_cargo }.
}
ask-pledge-cargo-hint = { $you ->
    [yes] At the end it brings 1 Fame for each region of its own suit that this faction controls. Nobody else knows whose marker it is.
   *[no] Nobody else knows whose marker it is.
}
ask-add-tile = { $you ->
    [yes] Where does a new region tile go?
   *[no] { $seat } adds a region tile.
}
ask-add-tile-hint = { $you ->
    [yes] At any edge of the map with room for it.
   *[no] At any edge with room.
}
ask-add-tile-drawn = { $you ->
    [yes] You have drawn { $tile }. At which edge?
   *[no] { $seat } has drawn { $tile } and adds it.
}
ask-add-tile-drawn-hint = { $you ->
    [yes] At any edge of the map with room for it. Then you turn it as you like.
   *[no] At any edge with room.
}
ask-noble = { $you ->
    [yes] Naive Noble: which card do you take?
   *[no] { $seat } sends the Naive Noble.
}
ask-noble-hint = { $you ->
    [yes] Crew or cargo of a player whose Flagship is in your region.
   *[no] A card of somebody in the region.
}
ask-play-ship = { $you ->
    [yes] Your { $figure }: at which Island does it put to sea?
   *[no] { $seat } brings the { $figure } into play.
}
ask-play-ship-hint = { $you ->
    [yes] Two Comrades of that Island go back to the supply.
   *[no] For two Comrades of an Island.
}
ask-enlist = { $you ->
    [yes] Enlist: on which Island?
   *[no] { $seat } enlists crew.
}
ask-enlist-hint = { $you ->
    [yes] One with Comrades and without a Stronghold. You recruit Market cards of its suit for nothing.
   *[no] On an Island with Comrades.
}
ask-enlist-crew = { $you ->
    [yes] Enlist: which cards of { $suit } join you?
   *[no] { $seat } enlists crew of { $suit }.
}
ask-enlist-crew-hint = { $you ->
    [yes] As many as you like, for nothing. Then the Market is refilled.
   *[no] For nothing.
}
ask-evacuate = { $you ->
    [yes] Evacuation: from which Island?
   *[no] { $seat } evacuates an Island.
}
ask-evacuate-hint = { $you ->
    [yes] All its Comrades go to other Islands.
   *[no] All its Comrades go to other Islands.
}
ask-evacuate-to = { $you ->
    [yes] { $count ->
        [one] Evacuation of { $tile }: where does the last Comrade go?
       *[other] Evacuation of { $tile }: where do the { $count } Comrades go?
    }
   *[no] { $seat } evacuates { $tile }.
}
ask-evacuate-to-hint = { $you ->
    [yes] Choose an Island, then how many go there. Nobody stays.
   *[no] Nobody stays.
}
ask-sneak = { $you ->
    [yes] Sneak Attack: in which region?
   *[no] { $seat } plans a sneak attack.
}
ask-sneak-hint = { $you ->
    [yes] One with Comrades on its Island and Patrols in it.
   *[no] Where Comrades are.
}
ask-sneak-patrol = { $you ->
    [yes] { $count ->
        [one] Sneak Attack at { $tile }: one more Patrol?
       *[other] Sneak Attack at { $tile }: up to { $count } Patrols.
    }
   *[no] { $count ->
        [one] { $seat } strikes at { $tile }.
       *[other] { $seat } strikes at { $tile }.
    }
}
ask-sneak-patrol-hint = { $you ->
    [yes] They go back to the Squadron’s supply.
   *[no] They go back to the supply.
}

## Choices: battles, damage, crew, cargo, plans

do-engage = { $seat }’s { $figure }
do-bribe = Send the Emissary: 1 gold
do-hold = Pass this turn
do-pass-battle = Pass this battle
do-lower = Lower by { $amount }
do-reroll = Take 1 damage, roll again
do-win = { $spoils }
do-harm = Damage { $action }
do-push = Push it { $direction }
do-discard = { $card } ({ $card_cargo })
do-aim = { $terrain ->
    [Island] { $tile }
   *[other] { $terrain_title } off { $tile }
}
do-mend = Repair { $action }
do-hit = { $you ->
    [yes] Your { $figure }
   *[no] { $seat }’s { $figure }
}
do-recruit = Recruit: { $card }
do-hire = Recruit with a { $value }: { $card }
do-smuggle = Smuggle { $card_cargo }, for { $suit }
do-deliver = Deliver { $card_cargo }
do-play = Play { $plan }
do-use = Use: { $card }
do-mark = { $grid_short }
do-reward = Take it: { $grid_short }
do-sell = { $amount } gold for { $amount } Fame
do-pledge = { $pile ->
    [0] First marker
   *[other] Second marker
}
do-edge = Tile to the { $direction }
do-crew = { $card }, as crew
do-cargo = { $card_cargo }, as cargo
do-isle = { $tile }
do-strike = { $seat }’s { $figure }

## Refusals: battles, damage, crew, cargo, plans

no-first-alike = Take the first of these equal ones.
no-engage-now = First choose the enemy you battle.
no-such-enemy = There is no battle with that figure here.
no-bribe-now = First decide about the Emissary.
no-plan-now = First decide whether you play a plan.
no-plans-held = You pass every battle of this turn.
no-not-in-hand = You do not hold that plan.
no-plan-in-battle = { $plan } is not for battles: play it as an action in your turn.
no-plan-only-battle = { $plan } is played at the start of a battle.
no-lower-now = First decide whether you lower your Cannons die.
no-cannons-there = That is no Cannons slot of yours.
no-cannons-die = No die lies on those Cannons.
no-lower-so = { $amount ->
    [0] That die is a 1 and cannot be lowered.
   *[other] That die can be lowered by { $amount } at most; it stays at 1 or more.
}
no-reroll-now = First decide about the Grogmaster.
no-win-now = First choose what your victory brings.
no-union-ship = That option is for a win over a ship of the Union.
no-harm-now = First choose the slot that is damaged.
no-slot-empty = Only an empty slot can be damaged.
no-harm-there = That slot cannot be damaged.
no-push-now = First decide about the Battering Beakhead.
no-push-sandbar = You cannot push across a Sandbar.
no-push-off = You cannot push a figure off the map.
no-buccaneer-now = First decide about the Buccaneer.
no-second-crew = The Buccaneer has gone: choose the second card too.
no-losers-crew = That card is not in { $seat }’s crew.
no-aim-now = First decide about the Gunner’s Mate.
no-not-this-region = That is not in your Flagship’s region.
no-battle-in-fog = There is no battle in Fog.
no-enemy-there = There is nobody to battle there.
no-mend-now = First choose what you repair, or be done.
no-damage-there = There is no damage on that slot.
no-hit-now = First choose the figure that takes the damage.
no-hit-paid = You have paid with a damage of your own: now choose a figure.
no-recruit-now = First decide what you recruit, or decline.
no-noble-now = First choose the card the Naive Noble brings you.
no-noble-card = No such card: it must belong to a player whose Flagship is in your Flagship’s region.
no-smuggler = Only Smugglers carry cargo.
no-jettison-now = First drop cargo: you have room for 2.
no-your-cargo = That is no cargo of yours.
no-mark-now = First move your white reward marker.
no-black-marker = The black marker lies there.
no-not-beside = The marker goes one space up, down, left or right.
no-reward-now = First take the reward, or decline.
no-so-much-gold = You can turn 1 to 5 gold into Fame, and only gold you have.
no-such-reward = That is not the reward here.
no-pledge-now = First put the cargo under a pledge marker.
no-edge-now = First choose the edge where the new tile goes.
no-edge-there = No tile can be added there.
no-not-in-market = That card is not in the Market.
no-stronghold-bars = A Stronghold stands on that Island: no enemy recruits, smuggles or delivers there.
no-at-island = Your Flagship must be at an Island for that.
no-island-suit = That needs an Island of the suit { $suit }.
no-costs-die = That crew is paid with a die: choose one.
no-costs-gold = That crew is paid with { $gold } gold, not with a die.
no-your-crew = That card is not in your crew.
no-crew-action = { $card } has no action of that kind.
no-once-a-turn = { $card } works once a turn, and it has.
no-room-for-damage = You have no empty slot on your board to take the damage.
no-other-island = The other Island of this suit is not on the map.
no-union = Plans are the Union’s.
no-two-comrades = That takes two Comrades on one Island.
no-isle-now = First choose an Island.
no-isle-first = First choose the Island.
no-isle-chosen = The Island is chosen already.
no-such-island = There is no such Island on the map.
no-comrade-there = There is no Comrade on that Island.
no-none-kept-back = Nobody stays behind: choose another Island.
no-island-done = That Island has got its Comrades already.
no-so-many = { $count ->
    [one] 1 Comrade is left to bring away.
   *[other] 1 to { $count } Comrades can go there.
}
no-market-suit = No such card of that suit is in the Market.
no-enlist-now = First finish enlisting.
no-patrol-there = There is no Patrol to strike there.
no-sneak-now = First finish the sneak attack.

## On the screen: the map

face-map = Map: arrows pan, plus and minus zoom, 0 shows all
face-chart = Chart
face-board = Board
face-market = Market
face-zoom-in = Nearer
face-zoom-out = Farther
face-zoom-all = The whole map
face-two-fingers = Two fingers move the map
face-tile-move = Other place
face-tile-turn = Turn
face-tile-lay = Put it here
face-tile = The new tile
face-tile-text = Drag it to another place, tap it to turn it. It must cover the marked space, and its Island may not lie beside another Island.
face-tile-way = Reaching { $out }, Island in the { $island }
face-place-north-west = north-west
face-place-north-east = north-east
face-place-south-west = south-west
face-place-south-east = south-east
face-edge = Beyond the map
face-edge-text = Unknown waters: a new tile comes here. Exploring ends the movement.
face-tile-drawn = Drawn: { $tile }. Its place is still to be chosen.
face-figure-of = { $you ->
    [yes] Your { $figure }
   *[no] { $name }’s { $figure }
}
face-space-near = { $terrain } by { $island }
face-many = { $count } × { $what }
face-current-to = Carries { $direction }.
face-treasure = Treasure: { $gold } gold for a Flagship that anchors.
face-tailwind = Tailwind { $value }: can be reached directly with that die.
face-sandbar = Sandbar to the { $direction }.
face-region = Region of { $island }, wealth { $value }
face-control = Control: Squadron { $squadron }, Union { $union }.
face-control-nobody = Nobody would score it now.
face-control-by = The { $faction } would gain { $fame } Fame for it now.
face-side-title = Market, control and Fame
face-more-there = More to choose in the { $direction }
face-subtitle = round { $round }
face-subtitle-start = setting out
face-fame = { $fame } Fame
face-tiles-left = { $count ->
    [0] No tile left to discover
    [one] 1 tile to discover
   *[other] { $count } tiles to discover
}

## On the screen: boards, Market, battles

face-dice = Dice
face-dice-none = All dice placed
face-placed = { $all ->
    [0] Turn
   *[other] { $count } of { $all } dice placed
}
face-die = A { $value }
face-die-rule = Pick it up, then choose a slot it fits, or crew that costs a die. 1 gold changes it by 1.
face-die-spent = A { $value }, spent for this round
face-die-placed = This die is placed
face-gold = { $gold } gold
face-gold-rule = Changes dice, by 1 each, and pays for crew. At the end it breaks ties.
face-patrols = Patrols in supply
face-strongholds = Strongholds in supply
face-ready = Ready Comrades
face-supply-patrols = { $count ->
    [one] 1 Patrol in supply
   *[other] { $count } Patrols in supply
}
face-supply-patrols-rule = One may be placed where the Squadron’s Flagship anchors after Sail or Tailwind.
face-supply-strongholds = { $count ->
    [one] 1 Stronghold in supply
   *[other] { $count } Strongholds in supply
}
face-supply-strongholds-rule = At the end of the Squadron’s turn two Patrols on one Island can become one.
face-supply-ready = { $count ->
    [one] 1 Ready Comrade
   *[other] { $count } Ready Comrades
}
face-supply-ready-rule = All Comrades that are placed come from here. Sail and Rally bring new ones.
face-plans = plans
face-preset = In battle
face-preset-ask = Ask me
face-preset-battle = Pass next battle
face-preset-turn = Pass this turn
face-preset-rule = Answers for you, always after the same pause. The others only see that the Union may respond.
face-preset-soon = Passing …
face-first = First
face-first-title = First player: { $name }
face-first-rule = Begins this round. When the round ends, the card passes clockwise.
face-plans-held = { $count ->
    [one] 1 plan in hand
   *[other] { $count } plans in hand
}
face-plans-rule = { $count ->
    [0] No plan is left to draw.
    [one] 1 plan is left to draw; two come every round.
   *[other] { $count } plans are left to draw; two come every round.
}
face-plans-gone = Played: { $plans }.
face-plans-all = There are: { $plans }.
face-cargo-empty = Empty hold
face-no-crew = No crew yet
face-crew-of = Sails with { $name }.
face-recruit-gold = At a { $suit } Island it costs { $gold } gold to recruit.
face-recruit-die = At a { $suit } Island it costs any die to recruit.
face-cost-gold = Costs { $gold } gold
face-cost-die = Costs a die
face-cargo-rule = As cargo: { $cargo }, to be delivered to a { $suit } Island.
face-cargo-suit = Once pledged it counts { $suit } regions.
face-slot-empty = Empty.
face-slot-taken = A { $value } lies here.
face-slot-damaged = Damaged: takes no die until it is repaired.
face-slot-cost = The die this crew costs.
face-slot-dashed = A dashed slot cannot be damaged.
face-takes = Takes a { $value }.
face-takes-even = Takes a 2, 4 or 6.
face-takes-any = Takes any die.
face-rewards = Rewards
face-grid-white = The white marker is here: it moves to a space beside it, and that reward is yours.
face-grid-black = The black marker is here, where the white one was. The white one cannot move here.
face-grid-rule = Every delivery moves the white marker one space, not diagonally.
face-pile = Pledge { $number }
face-pledged-to = Pledged to the { $faction }
face-pile-hidden = One is for the Squadron, one for the Union. Only the owner knows which.
face-pile-rule = At the end each cargo gives 1 Fame for each region of its suit that this faction controls.
face-pile-empty = No cargo yet.
face-deck = { $count ->
    [0] No card left
    [one] 1 card left
   *[other] { $count } cards left
}
face-track = Fame
face-track-seat = { $name }: { $fame } Fame, +{ $due } if the round ended now
face-control-title = Control
face-region-row = { $island }: wealth { $wealth }, Squadron { $squadron }, Union { $union } – { $has ->
    [yes] { $name } would score it
   *[no] nobody would score it
}
face-round-end = Round { $round } is scored
face-nobody = nobody
face-target = { $name }’s board
face-loaded = loaded
face-unloaded = not loaded
face-lower-slot = Lower the { $value }:
face-odds = The chance to win.
face-odds-between = The chance to win, by how far the other side lowers.
face-battle-at = Battle near { $island }
face-battle-side = { $attacks ->
    [yes] { $name } attacks: { $figure }, { $total }
   *[no] { $name } defends: { $figure }, { $total }
}
face-attacks = attacks
face-defends = defends
face-battle-waits = { $name } decides …
face-union-may-respond = The Union may respond: { $name } decides …
face-add-roll = Roll
face-add-cannons = Cannons
face-add-stronghold = Stronghold
face-add-gunship = Gunship
face-add-fighters = Fighters
face-add-cache = Weapon Cache
face-add-none = no Cannons
face-note-dice = { $count ->
    [0] no dice left
    [one] 1 die left
   *[other] { $count } dice left
}
face-note-cargo = { $count ->
    [0] no cargo
   *[other] { $count } cargo
}
face-note-due = +{ $fame } at round’s end
face-note-crew = { $count } crew
face-count-fame = Fame of the game
face-count-pledges = Pledges
face-count-ties = Gold breaks ties
face-concede = Give up …
face-concede-sure = Really give up? The other player wins at once.
face-concede-no = Play on
face-won-with = { $score } Fame
face-keys-turn = Turn the tile that is to be laid
face-keys-place = Its next place
face-keys-all = All numbers on the map, while it is held
face-keys-zoom = The map nearer, farther, as a whole

## Guided first game

guide-welcome = Welcome aboard! This sea is ruled by Fame: as soon as somebody has 30 when a round ends, most Fame wins. You get it for regions: when the round ends, whoever has more control in a region gains its wealth. You lead the Squadron, Mate the Union. Your Flagship and your first Patrol start on Great Parrot Island: press it.
guide-die = You have rolled five dice, and each is one action. A turn is two of them. Sail takes any die and moves your Flagship 1 or 2 spaces. Press the 1, then the lit Sail slot.
guide-explore = There is more out there than these two regions. Sail off the map, to the north: a new region comes up. Exploring ends the movement.
guide-lay = Great Swords Island! You could turn and shift the tile, as long as it covers the space you sail to and no two Islands lie side by side. This way it lies well: the Island will be one space from your ship. Put it down.
guide-wreckage = You have run into Wreckage. It deals 1 damage, and damage blocks an empty slot of your board until you repair it. You have two Tailwind slots: spare one of them.
guide-anchor = Where your Flagship stops, it anchors. This space has Treasure: take the 2 gold. And whenever the Squadron has sailed it may leave a Patrol, worth 1 control in its region: place one.
guide-island = Now the second die. Put the 2 on Sail, go east to Great Swords Island and anchor there: one space is enough. Leave a Patrol here as well.
guide-crew = At an Island you may recruit crew of its suit from the Market. That takes no die. The Fighters add 1 to your total in every battle: recruit them for 2 gold. Then end your turn.
guide-mate-lands = Mate answers. Two Strong Currents each carry the Union’s Flagship on by a space, for free, and so it reaches Great Parrot Island. Two Comrades go ashore. They count 1 control each and the ship 1: three against your one Patrol.
guide-cannons = You will not stand for that! First load your Cannons: they want a 5 or a 6. Until the round ends your ships then fight every enemy ship whose space they enter. Press the 6, then the Cannons slot.
guide-attack = And now at them! Put the 5 on Sail, go south, then west to Great Parrot Island.
guide-mate-plans = Battle! The Union has secret plans in hand, and some are made for this moment. Mate plays none.
guide-lower = Each side rolls one die, and the higher total wins; a tie goes to the attacker, that is you. Before, you may lower your Cannons die and add just that much. Lower the 6 by 3. The Fighters give 1 more.
guide-victory = You rolled 2, and with 3 from the Cannons and 1 from the Fighters that is 6. Mate has 5: you win! Choose 1 damage and steal 1 gold. Then put the damage on Mate’s Assemble, which brings four Comrades ashore at once.
guide-stronghold = You have anchored: place a Patrol, then end your turn. Two Patrols on one Island can now become a Stronghold: as strong as both, always loaded, and no enemy recruits there. Build it.
guide-mate-assembles = Mate repairs the slot with an even die and uses it at once: four more Comrades. Six of them and the ship make 7 control. Your Flagship and the Stronghold count 2 each, that is 4.
guide-gold = One die is left; only the Squadron has a fifth. Bombard drives all Comrades off this Island, but it wants a 4. For 1 gold you change a die by 1: press the 3, then +1, then Bombard. Then end your turn.
guide-scored = The round ends, and every region is scored. Parrot: 4 to 1 for you. Swords: your two Patrols, and nobody else. Tree: Mate’s two Comrades. Each region’s wealth is 1, so you have 2 Fame, Mate has 1. In a game for two, whoever began now makes a region richer: choose Parrot, your best.
guide-farewell = In the next round all dice are rolled again, and Mate begins. You know the heart of it. A Harbor repairs or loads Cannons, a Tailwind takes you straight to a space with your die’s number, and nobody fights in Fog. The other crews play differently: the Union lives by Comrades and secret plans, Smugglers by cargo and by pledges to whoever will rule. Play for real!
guide-union-welcome = Welcome to the Union! When a round ends, whoever has more control in a region gains its wealth as Fame; once somebody has 30, most Fame wins. Your Comrades count 1 each, on Islands, and your ships 1 each. Your Flagship and two Comrades begin on Little Parrot Island. Mate leads the Squadron.
guide-union-mate-comes = The Squadron goes first, and sails into your region. Its Flagship counts 2, each of its Patrols 1. Behind it, at Compass, two Patrols stay.
guide-union-assemble = You have four dice and place two a turn. Your strength is numbers: Assemble wants a 1 and puts four Ready Comrades on the Island of your Flagship’s region. Press the 1, then the lit slot.
guide-union-sail = Six Comrades ashore, but only two Ready ones left. A Sail that ends at an Island gets you more. Put the 3 on Sail, go north to the Harbor and back south to your Island.
guide-union-ready = Two Comrades may land here now, or two from the supply become Ready. Take the Ready ones: soon you will see why. Then end your turn.
guide-union-mate-loads = Mate loads Cannons with a 6 and lands a Patrol. One die is left to the Squadron, and it is a 4: with that it can Bombard, which drives all Comrades off your Island!
guide-union-plan = But you have plans: secret cards, two at the start and two more each round. The Gunship is a second ship. It costs two Comrades of one Island and is launched there: press the card.
guide-union-gunship = The Gunship’s Cannons are always loaded, and it adds 3 in every battle. It takes a 4 or a 6: put the 6 on it and choose Sail. Then go north, and west into Mate’s Flagship.
guide-union-battle = Battle! Some plans are made for this moment. The Weapon Cache adds 1 for each Ready Comrade, and you have four: play it.
guide-union-mate-lowers = Both may lower a die on their Cannons and add just that much. You have none there; Mate lowers the 6 by 3.
guide-union-victory = You rolled 2, with the Gunship’s 3 and the Cache’s 4 that is 9. Mate has 6: you win! Choose 1 damage and a Comrade for the Island here. Put the damage on Bombard: nothing can be placed on a damaged slot.
guide-union-explore = Your last die, the 5, goes on Sail. Off the map lie new regions, and your Flagship alone counts 1 in an empty one: sail east, lay the tile as it is, and end your turn.
guide-union-mate-flees = No Bombard for Mate. The 4 has to go on Sail: back to the Harbor, where the damage can be repaired.
guide-union-scored = The round is scored. Parrot: five Comrades and the Gunship against one Patrol, yours. Swords: your Flagship, yours. Compass is Mate’s. Wealth is 1 everywhere, so you have 2 Fame, Mate 1. In a game for two, whoever began now makes a region richer: Mate takes Compass.
guide-union-farewell = Now you draw two more plans. Do not forget: Inspire puts a Comrade on up to four Islands at once, Rally makes four Ready, and the Cutter, your other ship, doubles the Comrades in its region. Spread out where the Squadron is not. Play for real!
guide-smuggler-welcome = Welcome, Smuggler! Regions are for the others to fight over. You gain Fame for cargo: 2 for each piece that you deliver, and more by rewards and pledges. Once somebody has 30 when a round ends, most Fame wins. Mate leads the Squadron, Cook the Union.
guide-smuggler-start = You may start on any space that is no Island. At Compass there is cargo to be had, so start beside it: press the lit space.
guide-smuggler-mate = The Squadron takes hold of Compass: a Flagship, three Patrols. Ships fight only where Cannons are loaded, and none are: you pass them freely.
guide-smuggler-sail = You have four dice and place two a turn. First to the Island: put the 1 on Sail, go west one space and stop there.
guide-smuggler-smuggle = Look at the Market. Every card is crew, or cargo for you. The card with the Compass holds Tea, for Parrot: an Island of that suit wants it. Smuggling is free and takes no die: smuggle the Tea.
guide-smuggler-full-sail = You carry two pieces at most, and where they go is lit on the map. Full Sail takes you as far as the die says: put a 5 on it. Then east, south, twice east, and south to Little Parrot Island.
guide-smuggler-deliver = There it is wanted: deliver the Tea. That is 2 Fame, and the region’s wealth rises by 1, for whoever controls it.
guide-smuggler-mark = Each delivery also moves the white marker by one space of your rewards, never back at once, and you get what is there. Go to the left, where 1 Fame lies, and take it.
guide-smuggler-pledge = Last, the pledge. Only you know which pile is the Squadron’s. At the end each cargo there is worth 1 Fame for every region of its own suit that the Squadron controls. Tea has the Compass, where Mate is strong: pledge it to the Squadron.
guide-smuggler-again = And on with business! Parrot’s card holds Tinctures, for Compass. Smuggle them, then end your turn.
guide-smuggler-cook = The Union answers with four more Comrades at Parrot, and readies others. Your Tinctures have the suit of Parrot: worth remembering.
guide-smuggler-mate-again = Mate takes the Tailwind to a space with a 4, leaves a Patrol there, and sails back to the Harbor.
guide-smuggler-tailwind = You can do that too. The Tailwind takes any die, and the ship goes straight to any space with that number. Put the 5 on it and press the lit Wreckage beside Compass.
guide-smuggler-wreck = Wreckage costs 1 damage, which blocks an empty slot of your board until it is repaired: take it on Cannons. In return there is Treasure: take the gold.
guide-smuggler-home = One space to go: put the 2 on Sail, go north to Great Compass Island and stop there. Then deliver the Tinctures.
guide-smuggler-second = 2 Fame more. The marker goes on to the left: take the 2 gold. And pledge the Tinctures to the Union, which rules at Parrot. Then end your turn.
guide-smuggler-last-dice = The others place their last dice, and the round is scored. Thanks to your deliveries both regions have wealth 2: 2 Fame for Mate, 2 for Cook. You have 5, and your two pledges would bring 2 more.
guide-smuggler-farewell = Gold buys you crew at Islands, and Negotiate gets you any card of the Market for nothing. Loaded Cannons win you damage and rewards too. Keep an eye on who will rule where when it ends: that is what your pledges are worth. Play for real!

## Pictures of the rules
figure-whose = { $figure } ({ $faction })
figure-comrade = Comrade
figure-gold = gold
figure-fame = Fame
figure-damage = damage
figure-treasure = Treasure

## What a choice risks

odds = { $percent }% to win
odds-between = { $percent } to { $percent2 }% to win
risk-aside = This die is lost for the round.
risk-battle = Battle with { $seat }: dice decide.
risk-wreck = Wreckage: your { $figure } takes 1 damage.
risk-harmed = Your { $figure } takes 1 damage.
risk-destroyed = You lose your { $figure }.
risk-boxed = You lose { $card } ({ $card_cargo }) for good.
risk-fame = { $fame } Fame for { $seat }.
risk-gold = { $gold } gold for { $seat }.

## What a look back and a hint name as a reason

source-fame = Fame
source-pledge = pledges
source-gold = gold
source-control = control of regions
source-cargo = cargo on its way
source-rewards = the next reward
source-crew = crew
source-unharmed = an unharmed board
source-dice = dice in hand
source-cannons = loaded Cannons
source-strongholds = Strongholds
source-comrades = Comrades
source-plans = plans in hand
source-ships = Cutter and Gunship
source-bombard = the threat to Bombard
source-battle = the battle
