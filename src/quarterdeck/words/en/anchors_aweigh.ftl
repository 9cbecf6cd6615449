# Anchors Aweigh! in English.
# Arguments: $seat is a player's name, $you is "yes" when that player is the reader; $front (what is printed on
# a tile; its .kind forms leave the starfish out, which means nothing on the voyage), $asset, $colour, $card, $type, $space and $place are names, some with forms of their own.

anchors_aweigh = Anchors Aweigh!
anchors_aweigh-tagline = All hands load at once, and one of you calls it
anchors_aweigh-blurb = Everybody grabs from one pile, with one hand and in real time. Then the ships sail, and you find out what you should have packed.

## Setting up

option-pace = Loading
option-pace-live = Live
option-pace-live-hint = In real time: everybody reaches at once, and of two hands the earlier start has the tile.
option-pace-beat = In beats
option-pace-beat-hint = Without haste: every beat all choose one reach in secret, then they are carried out together.
option-reach = A reach takes
option-reach-200 = 0.2 s
option-reach-200-hint = Brisk: for quick hands. Every act of a hand takes so long, for people and bots alike. Live loading only.
option-reach-400 = 0.4 s
option-reach-400-hint = Every act of a hand takes so long, for people and bots alike. Live loading only.
option-reach-800 = 0.8 s
option-reach-800-hint = Calm: more time to look and think. Every act of a hand takes so long, for people and bots alike. Live loading only.
option-limit = Time to load
option-limit-none = No limit
option-limit-none-hint = Loading lasts until every ship is full.
option-limit-3 = 3 min
option-limit-3-hint = When the time is out, empty spaces are filled by chance. Live loading only.
option-limit-5 = 5 min
option-limit-5-hint = When the time is out, empty spaces are filled by chance. Live loading only.
option-monkeys = Meddlesome Monkey
option-monkeys-no = No
option-monkeys-no-hint = Nobody has a handicap.
option-monkeys-yes = Yes
option-monkeys-yes-hint = Old hands may take a monkey aboard at the start. It blocks a space all game. Three of you at most.
option-rough = Rough Seas
option-rough-no = No
option-rough-no-hint = The basic game.
option-rough-yes = Yes
option-rough-yes-hint = For three or four, without Meddlesome Monkey: starfish tiles leave before the voyage, monkeys are wild, two alike may be exchanged.
option-ocean = Adventure cards
option-ocean-standard = Standard
option-ocean-standard-hint = 13 a round: 5 discovery, 2 trade, 3 pirates, 3 contract.
option-ocean-own = Open Ocean: our own
option-ocean-own-hint = Choose how many of each type, and particular cards if you like: 13 in all, at least one of each.
option-ocean-random = Open Ocean: by chance
option-ocean-random-hint = 13 by chance, at least one of each type. What comes is seen when loading begins.
option-discovery = Discovery cards
option-trade = Trade cards
option-pirates = Pirates cards
option-contract = Contract cards
option-discovery-hint = Assets are spent for cargo or coins.
option-trade-hint = One cargo becomes two.
option-pirates-hint = Fight with cannons, swords and sailors, or flee.
option-contract-hint = Cargo is delivered for coins, at the end of the voyage.
option-cards = Particular cards
option-cards-hint = They are among the 13 in both rounds; the rest comes by chance.
deck-title = Your 13 cards
deck-chosen = { $chosen } chosen, { $chance } by chance
deck-by-chance = by chance, of { $count }
deck-fewer = { $name }: one fewer
deck-more = { $name }: one more
deck-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
deck-whole = The deck is complete.
deck-full = All 13 are chosen: take one away first.
deck-show = Choose particular cards …
deck-hide = Hide the cards
deck-how = Press a card to have it in both rounds. What you do not choose comes by chance.
deck-none = Choose none

## Assets, cargo, places

asset-0 = cannon
    .a = a cannon
    .the = the cannon
    .many = cannons
    .text = Fights pirates.
asset-1 = sword
    .a = a sword
    .the = the sword
    .many = swords
    .text = Fights pirates.
asset-2 = sailor
    .a = a sailor
    .the = the sailor
    .many = sailors
    .text = Fights pirates.
asset-3 = shovel
    .a = a shovel
    .the = the shovel
    .many = shovels
    .text = Wanted by discoveries.
asset-4 = spyglass
    .a = a spyglass
    .the = the spyglass
    .many = spyglasses
    .text = Wanted by discoveries.
asset-5 = rope
    .a = a rope
    .the = the rope
    .many = ropes
    .text = Wanted by discoveries.
asset-6 = compass
    .a = a compass
    .the = the compass
    .many = compasses
    .text = Wanted by discoveries.
asset-7 = map
    .a = a map
    .the = the map
    .many = maps
    .text = Wanted by discoveries.
asset-8 = storage
    .a = a storage tile
    .the = the storage tile
    .many = storage tiles
    .text = Completes no card. On the voyage it carries two cargo tokens.
asset-9 = monkey
    .a = a monkey
    .the = the monkey
    .many = monkeys
    .text = Of no use: it only fills a space. In Rough Seas it is spent as any one asset.

front--1 = a face-down tile
    .a = a face-down tile
    .the = the face-down tile
    .kind = a face-down tile
    .kind_a = a face-down tile
    .kind_the = the face-down tile
front-0 = cannon
    .a = a cannon
    .the = the cannon
    .kind = cannon
    .kind_a = a cannon
    .kind_the = the cannon
front-1 = cannon with starfish
    .a = a cannon with starfish
    .the = the cannon with starfish
    .kind = cannon
    .kind_a = a cannon
    .kind_the = the cannon
front-2 = sword
    .a = a sword
    .the = the sword
    .kind = sword
    .kind_a = a sword
    .kind_the = the sword
front-3 = sword with starfish
    .a = a sword with starfish
    .the = the sword with starfish
    .kind = sword
    .kind_a = a sword
    .kind_the = the sword
front-4 = sailor
    .a = a sailor
    .the = the sailor
    .kind = sailor
    .kind_a = a sailor
    .kind_the = the sailor
front-5 = sailor with starfish
    .a = a sailor with starfish
    .the = the sailor with starfish
    .kind = sailor
    .kind_a = a sailor
    .kind_the = the sailor
front-6 = shovel
    .a = a shovel
    .the = the shovel
    .kind = shovel
    .kind_a = a shovel
    .kind_the = the shovel
front-7 = shovel with starfish
    .a = a shovel with starfish
    .the = the shovel with starfish
    .kind = shovel
    .kind_a = a shovel
    .kind_the = the shovel
front-8 = spyglass
    .a = a spyglass
    .the = the spyglass
    .kind = spyglass
    .kind_a = a spyglass
    .kind_the = the spyglass
front-9 = spyglass with starfish
    .a = a spyglass with starfish
    .the = the spyglass with starfish
    .kind = spyglass
    .kind_a = a spyglass
    .kind_the = the spyglass
front-10 = rope
    .a = a rope
    .the = the rope
    .kind = rope
    .kind_a = a rope
    .kind_the = the rope
front-11 = rope with starfish
    .a = a rope with starfish
    .the = the rope with starfish
    .kind = rope
    .kind_a = a rope
    .kind_the = the rope
front-12 = compass
    .a = a compass
    .the = the compass
    .kind = compass
    .kind_a = a compass
    .kind_the = the compass
front-13 = compass with starfish
    .a = a compass with starfish
    .the = the compass with starfish
    .kind = compass
    .kind_a = a compass
    .kind_the = the compass
front-14 = map
    .a = a map
    .the = the map
    .kind = map
    .kind_a = a map
    .kind_the = the map
front-15 = map with starfish
    .a = a map with starfish
    .the = the map with starfish
    .kind = map
    .kind_a = a map
    .kind_the = the map
front-16 = storage
    .a = a storage tile
    .the = the storage tile
    .kind = storage
    .kind_a = a storage tile
    .kind_the = the storage tile
front-17 = storage with starfish
    .a = a storage tile with starfish
    .the = the storage tile with starfish
    .kind = storage
    .kind_a = a storage tile
    .kind_the = the storage tile
front-18 = monkey
    .a = a monkey
    .the = the monkey
    .kind = monkey
    .kind_a = a monkey
    .kind_the = the monkey

colour-0 = blue
    .cargo = blue cargo
    .many = blue cargo
colour-1 = white
    .cargo = white cargo
    .many = white cargo
colour-2 = orange
    .cargo = orange cargo
    .many = orange cargo
colour-3 = purple
    .cargo = purple cargo
    .many = purple cargo
colour-4 = any colour
    .cargo = cargo of any colour
    .many = cargo of any colour

space--1 = beside the ship
space-0 = space 1 above deck
space-1 = space 2 above deck
space-2 = space 3 above deck
space-3 = space 4 above deck
space-4 = space 5 above deck
space-5 = space 6 above deck
space-6 = space 7 above deck
space-7 = space 8 above deck
space-8 = space 1 below deck
space-9 = space 2 below deck
space-10 = space 3 below deck
space-11 = space 4 below deck
space-12 = cargo space 1 below deck
space-13 = cargo space 2 below deck

place-0 = { space-0 }
place-1 = { space-1 }
place-2 = { space-2 }
place-3 = { space-3 }
place-4 = { space-4 }
place-5 = { space-5 }
place-6 = { space-6 }
place-7 = { space-7 }
place-8 = { space-8 }
place-9 = { space-9 }
place-10 = { space-10 }
place-11 = { space-11 }
place-12 = { space-12 }
place-13 = { space-13 }
place-14 = the storage tile on space 1 above deck
place-15 = the storage tile on space 2 above deck
place-16 = the storage tile on space 3 above deck
place-17 = the storage tile on space 4 above deck
place-18 = the storage tile on space 5 above deck
place-19 = the storage tile on space 6 above deck
place-20 = the storage tile on space 7 above deck
place-21 = the storage tile on space 8 above deck
place-22 = the storage tile on space 1 below deck
place-23 = the storage tile on space 2 below deck
place-24 = the storage tile on space 3 below deck
place-25 = the storage tile on space 4 below deck
place-28 = { place-14 }
place-29 = { place-15 }
place-30 = { place-16 }
place-31 = { place-17 }
place-32 = { place-18 }
place-33 = { place-19 }
place-34 = { place-20 }
place-35 = { place-21 }
place-36 = { place-22 }
place-37 = { place-23 }
place-38 = { place-24 }
place-39 = { place-25 }

act-0 = flip
act-1 = take
act-2 = place
act-3 = put back
act-4 = take cargo
act-5 = discard
act-6 = wait

## Adventure cards: what they ask and what they give

type-0 = Discovery
    .card = discovery card
    .text = Spend the assets it asks for and take the reward, or let it pass. Everybody chooses at once.
type-1 = Trade
    .card = trade card
    .text = Pay the cargo it asks for and take the reward, or let it pass. Everybody chooses at once.
type-2 = Pirates
    .card = pirates card
    .text = Encounter or flee: you say so before the card is turned up. Who encounters spends the assets and takes the reward, or loses 2 coins and 1 cargo.
type-3 = Contract
    .card = contract card
    .text = Goes to the bottom of the deck unseen and comes last. Then pay the cargo it asks for and take the coins, or let it pass.

card-0 = shovel + spyglass → blue + white
card-1 = shovel + rope → orange + purple
card-2 = shovel + compass → 2 white
card-3 = shovel + map → 2 purple
card-4 = spyglass + rope → blue + orange
card-5 = spyglass + compass → white + purple
card-6 = spyglass + map → 2 blue
card-7 = rope + compass → 2 orange
card-8 = rope + map → 4 coins
card-9 = compass + map → 4 coins
card-10 = shovel → blue
card-11 = spyglass → white
card-12 = rope → orange
card-13 = compass → purple
card-14 = map → 2 coins
card-15 = 2 shovels → 3 blue
card-16 = 2 spyglasses → 3 white
card-17 = 2 ropes → 3 orange
card-18 = 2 compasses → 3 purple
card-19 = 2 maps → 5 coins
card-20 = blue → 2 white
card-21 = white → 2 orange
card-22 = orange → 2 purple
card-23 = purple → 2 blue
card-24 = blue → orange + purple
card-25 = white → purple + blue
card-26 = orange → blue + white
card-27 = purple → white + orange
card-28 = cannon + sword → 5 coins
card-29 = cannon + sailor → 5 coins
card-30 = sword + sailor → 5 coins
card-31 = 2 cannons → 3 of any colour
card-32 = 2 swords → 3 of any colour
card-33 = 2 sailors → 3 of any colour
card-34 = 2 cannons + sword → 7 coins
card-35 = 2 swords + sailor → 7 coins
card-36 = 2 sailors + cannon → 7 coins
card-37 = cannon + sword + sailor → 8 coins
card-38 = cannon + sword + sailor → 4 of any colour
card-39 = cannon + sword + sailor → 4 of any colour
card-40 = 3 blue → 6 coins
card-41 = 3 white → 6 coins
card-42 = 3 orange → 6 coins
card-43 = 3 purple → 6 coins
card-44 = 2 blue + white → 5 coins
card-45 = 2 white + orange → 5 coins
card-46 = 2 orange + purple → 5 coins
card-47 = 2 purple + blue → 5 coins
card-48 = blue + white + orange → 5 coins
card-49 = white + orange + purple → 5 coins
card-50 = orange + purple + blue → 5 coins
card-51 = purple + blue + white → 5 coins

## What happened: loading

event-meddled = { $you ->
    [yes] You take a Meddlesome Monkey aboard.
   *[no] { $seat } takes a Meddlesome Monkey aboard.
}
    .part = takes a Meddlesome Monkey
event-poured = The tiles are poured into one pile: { $count } of them lie face up.
event-cards = All aboard! The 13 adventure cards lie face up.
event-loading_began = Round { $round }: all hands load!
event-flipped = { $you ->
    [yes] You turn up { $front_a }.
   *[no] { $seat } turns up { $front_a }.
}
    .part = turns up { $front_a }
event-took = { $you ->
    [yes] You take { $front_a }.
   *[no] { $seat } takes { $front_a }.
}
    .part = takes { $front_a }
event-drew = { $you ->
    [yes] You take a face-down tile: { $front_a }.
   *[no] { $seat } takes a face-down tile.
}
    .part = takes a face-down tile
event-placed = { $you ->
    [yes] You put { $front_the } above deck.
   *[no] { $seat } puts { $front_a } above deck.
}
    .part = puts { $front_a } above deck
event-hid = { $you ->
    [yes] You put { $front_the } below deck.
   *[no] { $seat } puts a tile below deck.
}
    .part = puts a tile below deck
event-put_back = { $you ->
    [yes] You put { $front_the } back on the pile.
   *[no] { $seat } puts { $front_a } back on the pile.
}
    .part = puts { $front_a } back
event-loaded = { $you ->
    [yes] You load 1 { $colour_cargo }.
   *[no] { $seat } loads 1 { $colour_cargo }.
}
    .part = loads 1 { $colour_cargo }
event-discarded = { $you ->
    [yes] You discard { $front_the }.
   *[no] { $seat } discards { $front_a }.
}
    .part = discards { $front_a }
event-missed = { $has2 ->
    [no] { $you ->
        [yes] Your hand comes back empty.
       *[no] { $seat }’s hand comes back empty.
    }
   *[yes] { $you ->
        [yes] { $seat2 } was quicker: your hand comes back empty.
       *[no] { $you2 ->
            [yes] You were quicker than { $seat }.
           *[no] { $seat2 } was quicker than { $seat }.
        }
    }
}
event-full = { $you ->
    [yes] Your ship is fully loaded.
   *[no] { $seat }’s ship is fully loaded.
}
    .part = ship fully loaded
event-captain = { $you ->
    [yes] “Anchors aweigh!” You are the captain. The cards are gathered face down.
   *[no] “Anchors aweigh!” { $seat } is the captain. The cards are gathered face down.
}
event-time_up = The time is out. What is still empty is filled by chance.
event-loading_ended = Every ship is loaded. The voyage begins.
event-washed = { $you ->
    [yes] You lose { $front_the }: starfish tiles leave before the voyage.
   *[no] { $seat } loses { $front_a }.
}
    .part = loses { $front_a }

## What happened: the voyage

event-drawn = Next card: { $type }.
event-bottomed = { $count ->
    [one] A contract goes to the bottom of the deck, unseen.
   *[other] A contract goes to the bottom of the deck, unseen: { $count } lie there.
}
event-declared = { $encounter ->
    [1] { $you ->
        [yes] You encounter the pirates.
       *[no] { $seat } encounters the pirates.
    }
   *[0] { $you ->
        [yes] You flee.
       *[no] { $seat } flees.
    }
}
    .part = { $encounter ->
        [1] encounters the pirates
       *[other] flees
    }
event-turned = { $type }: { $card }.
event-resolved = { $you ->
    [yes] You resolve the card.
   *[no] { $seat } resolves the card.
}
    .part = resolves the card
event-passed = { $you ->
    [yes] You do not resolve the card.
   *[no] { $seat } does not resolve the card.
}
    .part = lets the card pass
event-spent = { $you ->
    [yes] You spend { $front_kind_a }.
   *[no] { $seat } spends { $front_kind_a }.
}
    .part = spends { $front_kind_a }
event-used_parrot = { $you ->
    [yes] Your parrot stands for { $asset_a }.
   *[no] { $seat }’s parrot stands for { $asset_a }.
}
    .part = parrot for { $asset_a }
event-paid_cargo = { $you ->
    [yes] You pay 1 { $colour_cargo }.
   *[no] { $seat } pays 1 { $colour_cargo }.
}
    .part = pays 1 { $colour_cargo }
event-fined = { $coins ->
    [0] { $you ->
        [yes] The pirates find no coins on you.
       *[no] The pirates find no coins on { $seat }.
    }
    [one] { $you ->
        [yes] The pirates take 1 coin from you.
       *[no] The pirates take 1 coin from { $seat }.
    }
   *[other] { $you ->
        [yes] The pirates take { $coins } coins from you.
       *[no] The pirates take { $coins } coins from { $seat }.
    }
}
    .part = −{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-robbed = { $you ->
    [yes] The pirates take 1 { $colour_cargo } from you.
   *[no] The pirates take 1 { $colour_cargo } from { $seat }.
}
    .part = loses 1 { $colour_cargo }
event-earned = { $source ->
    [1] { $coins ->
        [one] { $you ->
            [yes] You sell your cargo for 1 coin.
           *[no] { $seat } sells cargo for 1 coin.
        }
       *[other] { $you ->
            [yes] You sell your cargo for { $coins } coins.
           *[no] { $seat } sells cargo for { $coins } coins.
        }
    }
   *[0] { $coins ->
        [one] { $you ->
            [yes] You take 1 coin.
           *[no] { $seat } takes 1 coin.
        }
       *[other] { $you ->
            [yes] You take { $coins } coins.
           *[no] { $seat } takes { $coins } coins.
        }
    }
}
    .part = +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-gained = { $you ->
    [yes] You take 1 { $colour_cargo }.
   *[no] { $seat } takes 1 { $colour_cargo }.
}
    .part = +1 { $colour_cargo }
event-left_behind = { $you ->
    [yes] You leave 1 { $colour_cargo } behind.
   *[no] { $seat } leaves 1 { $colour_cargo } behind.
}
    .part = leaves 1 { $colour_cargo } behind
event-short = { $you ->
    [yes] There is not enough { $colour_cargo }: you may take another colour.
   *[no] There is not enough { $colour_cargo }: { $seat } may take another colour.
}
    .part = not enough { $colour_cargo }
event-tossed = { $you ->
    [yes] You throw { $front_kind_the } overboard.
   *[no] { $seat } throws { $front_kind_a } overboard.
}
    .part = { $front_kind_a } overboard
event-tossed_cargo = { $you ->
    [yes] You throw 1 { $colour_cargo } overboard.
   *[no] { $seat } throws 1 { $colour_cargo } overboard.
}
    .part = 1 { $colour_cargo } overboard
event-exchanged = { $you ->
    [yes] You return { $front_kind_a } for an exchange.
   *[no] { $seat } returns { $front_kind_a } for an exchange.
}
    .part = returns { $front_kind_a }
event-round_ended = Round { $round } is over: back in port.
event-unloaded = { $count ->
    [0] { $you ->
        [yes] You have no asset left to return.
       *[no] { $seat } has no asset left to return.
    }
    [one] { $you ->
        [yes] 1 asset of yours goes back to the pile.
       *[no] 1 asset of { $seat } goes back to the pile.
    }
   *[other] { $you ->
        [yes] { $count } assets of yours go back to the pile.
       *[no] { $count } assets of { $seat } go back to the pile.
    }
}
    .part = { $count ->
        [one] returns 1 tile
       *[other] returns { $count } tiles
    }
event-chest = { $you ->
    [yes] 10 of your coins become a treasure chest ({ $space }).
   *[no] 10 of { $seat }’s coins become a treasure chest ({ $space }).
}
    .part = 10 coins become a treasure chest
event-parrot = { $you ->
    [yes] You have the least and take a parrot.
   *[no] { $seat } has the least and takes a parrot.
}
    .part = takes a parrot
event-ended = Both voyages are made. Now count coins and chests.

## Questions: loading

ask-monkey = { $you ->
    [yes] Take a Meddlesome Monkey aboard?
   *[no] { $seat } thinks about a Meddlesome Monkey.
}
ask-monkey-hint = { $you ->
    [yes] A handicap for old hands: it blocks a space of your choice all game. Or sail without.
   *[no] A handicap, freely chosen.
}
ask-load = { $you ->
    [yes] Load your ship!
   *[no] { $seat } is loading.
}
ask-load-hint = { $you ->
    [yes] Flip or take a tile, or take cargo. One at a time.
   *[no] Tiles from the pile, and two cargo.
}
ask-place = { $you ->
    [yes] You hold { $front_a }: where does it go?
   *[no] { $seat } holds a tile.
}
ask-place-hint = { $you ->
    [yes] Above deck, below deck, or back on the pile. Once aboard it stays.
   *[no] Aboard, or back on the pile.
}
ask-full = { $you ->
    [yes] Your ship is full. Swap a tile with starfish, or wait?
   *[no] { $seat } may swap a tile with starfish.
}
ask-full-hint = { $you ->
    [yes] Tiles with starfish leave before the voyage, without replacement.
   *[no] The ship is full.
}
do-flip = Flip the tile
do-take = Take { $front_a }
do-place = Put { $front_the } on { $space }
do-put-back = Put { $front_the } back
do-cargo = Load { $colour_cargo }
do-discard = Discard { $front_the } ({ $space })
do-wait = Wait
do-monkey = Monkey on { $space }
do-decline = Sail without a monkey

## Questions: the voyage

ask-declare = { $you ->
    [yes] Pirates! Encounter or flee?
   *[no] { $seat } decides about the pirates.
}
ask-declare-hint = { $you ->
    [yes] Who encounters them and does not pay the assets loses 2 coins and 1 cargo.
   *[no] The card is still face down.
}
ask-choose = { $you ->
    [yes] { $card }: resolve it?
   *[no] { $seat } chooses.
}
ask-choose-hint = { $you ->
    [yes] All choose in secret. Before that you may throw things overboard or move cargo.
   *[no] All choose in secret, then everything is shown.
}
ask-pirates = { $you ->
    [yes] { $card }: fight, or pay the penalty?
   *[no] { $seat } faces the pirates.
}
ask-pirates-hint = { $you ->
    [yes] The penalty is 2 coins and 1 cargo of your choice, or what you have of it. Assets and chests are safe.
   *[no] All choose in secret, then everything is shown.
}
ask-gain = { $you ->
    [yes] Which colour do you take?
   *[no] { $seat } chooses a colour.
}
ask-gain-hint = { $you ->
    [yes] Any that is left in the supply.
   *[no] Any that is left in the supply.
}
ask-stow = { $you ->
    [yes] Where does the { $colour_cargo } go?
   *[no] { $seat } stows { $colour_cargo }.
}
ask-stow-hint = { $you ->
    [yes] On any open space or on a storage tile. You may throw things overboard first, or leave it behind.
   *[no] On an open space or a storage tile.
}
ask-pair = { $you ->
    [yes] And the other tile like { $front_kind_the }?
   *[no] { $seat } returns two tiles alike.
}
ask-pair-hint = { $you ->
    [yes] Rough Seas: two tiles with the same asset for one from the pile.
   *[no] For one from the pile.
}
ask-grab = { $you ->
    [yes] Which tile do you take for them?
   *[no] { $seat } takes a tile from the pile.
}
ask-grab-hint = { $you ->
    [yes] Any in the pile, face up or face down.
   *[no] Any in the pile.
}
ask-chest = { $you ->
    [yes] Where does the treasure chest go?
   *[no] { $seat } stores a treasure chest.
}
ask-chest-hint = { $you ->
    [yes] On an open space above deck. It stays there: this space takes nothing else in round two.
   *[no] On an open space above deck.
}
do-encounter = Encounter
do-flee = Flee
do-pass = Let it pass
do-penalty = Pay the penalty
do-resolve = Resolve: { $card }
do-pay = Pay with these
do-lose = Penalty: 2 coins and { $colour_cargo }
do-gain = Take { $colour_cargo }
do-stow = To { $place }
do-replace = { $colour ->
    [-1] Overboard with { $front_kind_the }, to make room
   *[other] Overboard with { $colour_cargo }, to make room
}
do-leave = Leave the { $colour_cargo } behind
do-toss = Throw { $front_kind_the } overboard
do-toss-cargo = Throw { $colour_cargo } overboard
do-lift = Move the { $colour_cargo } to { $place }
do-pair = Exchange two: { $front_kind }
do-grab = Take { $front_kind_a }
do-chest = To { $space }

## Refusals

no-monkey-now = First decide about the Meddlesome Monkey.
no-monkey-left = All three monkeys are taken.
no-cargo-only = That space takes cargo only.
no-such-space = There is no such space.
no-such-tile = There is no such tile.
no-space-taken = That space is taken.
no-loading-now = That cannot be done while loading.
no-tile-gone = Too late: that tile is gone.
no-face-up = A tile that lies face up is not turned again.
no-hand-full = You hold a tile: first place it or put it back.
no-hand-empty = Your hand is empty.
no-hand-busy = Your hand is still on its way.
no-room-aboard = There is no open space for an asset.
no-cargo-aboard = Both cargo spaces are filled.
no-ship-full = Your ship is full: it only swaps tiles with starfish.
no-supply = There is no { $colour_cargo } left in the supply.
no-starfish = No tile with starfish lies there.
no-starfish-here = At this table starfish mean nothing: what lies aboard stays.
no-wait = Only a full ship waits.
no-clock = The clock does that by itself.
no-choose-now = First answer the card that lies there.
no-declare-now = First say whether you encounter the pirates or flee.
no-not-able = You do not have all that the card asks for.
no-one-way = There is only one way to pay: resolve the card.
no-committed = You have met these pirates: nothing moves aboard until they are dealt with.
no-penalty-cargo = You have cargo: choose which one the pirates get.
no-nothing-there = Nothing lies there.
no-no-cargo-there = No cargo lies there.
no-place-taken = That space is taken.
no-there-is-room = There is room left: stow it there.
no-same-colour = That is the same colour: nothing would change.
no-storage-full = Two cargo lie on that storage tile already.
no-no-storage = There is no storage tile.
no-stow-now = First stow the cargo in your hand, or leave it behind.
no-gain-now = First choose the colour of your reward.
no-handicap = The Meddlesome Monkey stays where it is.
no-chest = A treasure chest stays where it is.
no-calm-seas = Tiles are exchanged in Rough Seas only.
no-pair = That takes two tiles with the same asset.
no-exchange-now = First finish the exchange.
no-chest-now = First choose a space for the treasure chest.
no-above-deck = A treasure chest goes above deck.

## The count

tally-chests = { $count ->
    [one] 1 treasure chest
   *[other] { $count } treasure chests
}
tally-coins = Coins
end-two-rounds = Two rounds are played.

## Face: the race for the pile (web1)

face-subtitle-start = setting up
face-subtitle-loading = round { $round }, loading
face-subtitle-travel = round { $round }, the voyage
face-heap = The pile: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $down } of them face down
face-cards = The 13 adventure cards of this round
face-card-back = An adventure card, face down
face-tile-gone = No tile here any more
face-hand = The hand of { $name }
face-flip = Flip
face-explain-down = Take it and only you see what it is, or flip it for all to see: right-click, Shift and click, F, or a long press.
face-explain-supply = { $count } left. While loading, two cargo of any colours go on the two cargo-only spaces.
face-cargo-left = { $cargo }, { $count } left
face-key-cargo = Take { $cargo } (key { $key })
face-missing = Still to load: { $spaces ->
    [0] { $cargo ->
        [one] 1 cargo
       *[other] { $cargo } cargo
    }
    [one] { $cargo ->
        [0] 1 space
        [one] 1 space, 1 cargo
       *[other] 1 space, { $cargo } cargo
    }
   *[other] { $cargo ->
        [0] { $spaces } spaces
        [one] { $spaces } spaces, 1 cargo
       *[other] { $spaces } spaces, { $cargo } cargo
    }
}
face-full = Full: all 14 spaces
face-full-captain = Full, and captain
face-bar-racing = The crews are loading their ships.
face-bar-full = Your ship is full. The others go on loading.
face-quicker = { $name } was quicker
face-gone-already = Already gone
face-then-take = Next: that tile, as soon as your hand is free.
face-then-flip = Next: turn that tile, as soon as your hand is free.
face-then-place = Next: put it there, as soon as you hold it.
face-then-put_back = Next: put it back, as soon as you hold it.
face-then-cargo = Next: that cargo, as soon as your hand is free.
face-then-discard = Next: off with it, as soon as your hand is free.
face-ready = Ready!
face-ready-title = { $round ->
    [1] All hands ready?
   *[other] Round { $round }: all hands ready?
}
face-ready-so-far = So far, in coins:
face-ready-how = When everybody is ready it counts 3, 2, 1, the cards are turned up, and all load at once.
face-ready-is = ready
face-ready-not = not ready yet
face-ready-waits = Waiting for { $names }.
face-get-ready = Get ready: one hand, one tile at a time
face-time-left = Time left: { $time }
face-call-title = Anchors aweigh!
face-call-you = Your ship is full first: you are the captain. The cards are turned down.
face-call-by = { $name } is the captain. The cards are turned down.
face-put-back = Put back
face-turning = Flip
face-again-discard = Once more, and the tile with the starfish goes back.
face-stars-hint = Tiles with a starfish on your ship may be thrown back: choose them twice.
face-small-table = Show the whole table
face-full-table = Show the race on the whole screen
face-zoom-out = Whole pile
face-deck = Put it:
face-deck-ask = Ask
    .hint = You choose the space for every tile.
face-deck-above = Above
    .hint = A tile you take face up goes on the first open space above deck by itself. Key A puts what you hold there.
face-deck-below = Below
    .hint = A tile you take face up goes on the first open space below deck by itself. Key B puts what you hold there.
face-beat = Beat { $beat }, { $name } first.
face-beat-waits = You have chosen; the others have not yet.
face-button-flip = Flip it
face-button-discard = Throw it back
face-won-with = { $score ->
    [one] 1 coin
   *[other] { $score } coins
}
face-keys-flip = Turn over the tile that has the focus
face-keys-decks = What is in hand goes on deck, or below
face-keys-cargo = Take cargo of that colour
face-keys-back = Put back what is in hand

## Guided first game

guide-welcome = All aboard! Everybody loads from this one pile, all at once and with one hand each. Today nobody hurries you. Thirteen cards lie round the pile, today ten contracts among them, so that you soon see one: left what a card asks for, right what it gives. One asks for a shovel and a spyglass. The lit tile lies face down: press it, then “Flip it”.
guide-take = A shovel, and now everybody sees it. Press it to take it, before Mate does. Then put it on the lit space above deck.
guide-below = The spyglass lies face up already. Put it below deck: there the others see only that a space is filled. And think first: what is aboard stays where it is.
guide-race = Another card asks for a cannon and a sword, for pirates. But look, Mate’s hand is on its way to that sword! Of two hands the one that set out first has the tile. Try it all the same.
guide-missed = Too late: your hand comes back empty. Every reach takes the same time, for you as for Mate, so clicking faster gains nothing. There is another sword. Take it aboard, and the cannon too.
guide-unseen = A tile may also be taken without being turned up. Then only you know what it is. Take the lit one.
guide-starfish = A starfish! When two play, such tiles are lost before the voyage begins. Put it back on the pile, where it now lies face up.
guide-cargo = Two of your spaces below deck are for cargo only, and they must be filled too. The trade card asks for blue: take two blue.
guide-storage = Storage completes no card, but on the voyage it holds two cargo. Take one below deck.
guide-rest = You sail with a full ship only, so fill the rest with what is lit. And look at the cards once more: as soon as one ship is full, nobody sees them any longer.
guide-captain = “Anchors aweigh!” Your ship is full first, so you are the captain, and the cards lie face down. Mate has to finish from memory.
guide-voyage = The voyage begins, and Mate’s starfish tiles are lost. On top lay a contract: those go to the bottom unseen. Then a discovery, shovel and spyglass for blue and white cargo. All choose in secret. Resolve it!
guide-stow = What you spent lies on the pile, and its spaces are open. Put the blue cargo above deck, the white on your storage.
guide-pirates = Pirates! Encounter or flee: you have to say so before their card is turned up. Fleeing costs nothing and brings nothing. But you remember: cannon and sword. Encounter them!
guide-fight = Mate is brave too. Cannon and sword for 5 coins: resolve it.
guide-mate-robbed = Mate has a sword, but no cannon, and pays the penalty: 2 coins and 1 cargo. Mate has no coins, so the cargo is all they get.
guide-trade = A trade: 2 white for 1 blue. Resolve it, then stow the cargo.
guide-contract = Now only contracts are left, and they are turned up one by one. Three white for 6 coins, and you have three: resolve it.
guide-farewell = That makes 11 coins! After the last card all cargo left is sold for 1 coin each and all tiles go back. Every ten coins become a chest that takes a space above deck in round two. After two rounds the richest wins. A usual voyage has 5 discoveries, 2 trades, 3 pirates and 3 contracts, and the others do not wait for you. Play for real!

## Face: ships, voyage, count (web2)

face-above = Above deck, for everyone to see
face-below = Below deck, behind the screen: only you see what lies here
face-below-hidden = Below deck, behind the screen: only its owner sees what lies there
face-captain = Captain
face-open = open
face-space-mixed = Takes one asset or one cargo.
face-space-cargo = Takes cargo only.
face-hidden = Hidden
face-hidden-rule = Something lies here. What it is only its owner sees, until it is used.
face-cargo-rule = Pays for trades and contracts. What is left after the voyage is sold for 1 coin each.
face-chest = Treasure chest
face-chest-rule = Worth 10 coins. It stays on its space to the end, pirates cannot take it, and nothing else fits there.
face-beside = { $count ->
    [one] 1 chest lies beside the ship.
   *[other] { $count } chests lie beside the ship.
}
face-starfish = With starfish: it can be swapped while loading and leaves the ship before the voyage.
face-monkey-fixed = The Meddlesome Monkey: it stays here all game.
face-monkey-wild = Rough Seas: it may be spent as any one asset a card asks for.
face-monkey-title = Meddlesome Monkey
face-monkey-rule = A handicap for old hands: choose a space of your ship and a monkey sits there all game, or sail without.
face-load = It carries: { $goods }.
face-grey-rule = Grey cargo is of any colour you choose.
face-voyage = { $number ->
    [0] The voyage
   *[other] Card { $number } of 13
}
face-voyage-ahead = to come, in unknown order
face-deck-rule = The back of a card tells its type. Contracts go to the bottom and come last.
face-bottom = { $count ->
    [one] 1 contract waits at the bottom.
   *[other] { $count } contracts wait at the bottom.
}
face-parrot = Parrot
face-parrot-rule = On this voyage it stands once for any one asset a card asks for. Worth nothing at the end.
face-worth = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
face-worth-is = { $coins } in coins and { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} worth 10 each.
face-coins-rule = Coins take no space. After a voyage every { $each } become a chest.
face-note-loading = { $count } of 14 loaded
face-note-parrot = has a parrot
face-note-chests = { $count ->
    [0] no chest yet
    [one] 1 chest
   *[other] { $count } chests
}
face-decides = is choosing
face-did-seal = has chosen
face-did-encounter = encounters
face-did-flee = flees
face-did-resolve = resolves it
face-did-pass = lets it pass
face-did-penalty = pays the penalty
face-last = The card before:
face-last-nobody = The card before: nobody resolved it.
face-call = { $name } is the captain. Anchors aweigh!
face-supply = Cargo supply
face-pile = { $count } tiles in the pile
face-port = Back in port after voyage { $round }
face-port-last = Home from the last voyage
face-port-sold = { $coins ->
    [one] sold cargo for 1
   *[other] sold cargo for { $coins }
}
face-port-hint = Assets go back to the pile. Every 10 coins become a chest; whoever has the least takes a parrot.
face-port-hint-last = Coins and chests together: the most wins.
face-button-tidy = Tidy the ship…
face-button-toss = Throw overboard
face-button-lift = Move cargo
face-button-pair = Exchange two alike
face-count-chests = Treasure chests
face-count-coins = Coins
face-count-end = Two voyages, and this is what they brought
face-side-title = Aboard
face-side-asked = Aboard / asked by the 13 cards. Once the captain calls, only your memory tells what they ask.
face-side-aboard = What lies aboard, as far as you see it.

## Pictures of the rules
figure-coin = coin
figure-chest = treasure chest
figure-parrot = parrot
figure-captain = captain
figure-ship = ship

## What a choice risks

risk-penalty = { $coins ->
    [one] You lose 1 coin.
   *[other] You lose { $coins } coins.
}
risk-encounter = No way back: who cannot pay these pirates loses { $coins } coins and 1 cargo.
risk-left-behind = You lose 1 { $colour_cargo }.
risk-overboard = Overboard is overboard: it does not come back.

## What a look back and a hint name as a reason

source-chests = treasure chests
source-coins = coins
