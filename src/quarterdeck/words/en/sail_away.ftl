# Sail Away in English.
# Arguments: $seat is a player's name, $you is "yes" when that player is the reader; $ship, $island,
# $card, $ability, $resource and $crate are names with forms of their own.

sail_away = Sail Away
sail_away-tagline = Fill islands, load ships, pay off the pirates
sail_away-blurb = Put crates on islands everybody wants, carry what they yield to your ships and send them to sea – while pirates sit on your goods.

## Resources, crates, places

resource-0 = cotton
    .space = cotton
resource-1 = vanilla
    .space = vanilla
resource-2 = sugar cane
    .space = sugar cane
resource-3 = bananas
    .space = banana
resource-4 = coconuts
    .space = coconut
resource-5 = cocoa
    .space = cocoa
resource-6 = 2 coins
    .space = 2-coin
resource-7 = 3 coins
    .space = 3-coin

crate-0 = standard crate
crate-1 = pirate crate

island-0 = Cotton Island
island-1 = Vanilla Island
island-2 = Sugar Island
island-3 = Banana Island
island-4 = Coconut Island
island-5 = Cocoa Island
island-6 = Pelican Island
island-7 = Heron Island
island-8 = Gull Island
island-9 = Tern Island
island-10 = Cormorant Island
island-11 = Albatross Island
island-12 = Treasure Island

ship-0 = Amity
ship-1 = Beatrice
ship-2 = Calypso
ship-3 = Dorothea
ship-4 = Esmeralda
ship-5 = Fortuna
ship-6 = Gazelle
ship-7 = Halcyon
ship-8 = Isadora
ship-9 = Jacaranda
ship-10 = Katrina
ship-11 = Lorelei
ship-12 = Marigold
ship-13 = Nerissa
ship-14 = Ophelia
ship-15 = Paloma
ship-16 = Quetzal
ship-17 = Rosalind
ship-18 = Sabrina
ship-19 = Tamarind
ship-20 = Undine
ship-21 = Valeria
ship-22 = Winifred
ship-23 = Xanthe
ship-24 = Aurora
ship-25 = Bonaventure
ship-26 = Concordia
ship-27 = Diadem
ship-28 = Endeavour
ship-29 = Felicity
ship-30 = Galatea
ship-31 = Hispaniola
ship-32 = Invincible
ship-33 = Jupiter
ship-34 = Kingfisher
ship-35 = Leviathan

## Pirate action cards

card-0 = Forced Sale
    .rule = Pay another player 1 coin and move a standard crate from one of their ships to a free hold of the same resource on one of yours.
card-1 = Smuggled Goods
    .rule = Move one of your crates straight from an island to a matching free hold. It must lie bare on its space, and not on Treasure Island.
card-2 = Dirty Deeds
    .rule = Use any one launch ability, armed or not, used or not. Nothing is used up.
card-3 = Landlubber
    .rule = Exchange what stands on two spaces of islands, or shift it to an empty one. If that fills an island, you claim it.
card-4 = Insurance Fraud
    .rule = Discard any unlaunched ship, your own too. Its owner takes 2 coins for each crate on it and chooses a new ship.
card-5 = Unfair Trade
    .rule = Swap one of your unlaunched ships with an opponent’s. The crates stay aboard.
card-6 = Dockmaster’s Fees
    .rule = As long as your crate lies here: 1 coin whenever anybody launches a ship.
card-7 = Mapmaker’s Fees
    .rule = As long as your crate lies here: 1 coin whenever anybody claims an island.

## Launch abilities

ability-0 = One more crate
    .rule = Place one more crate this turn. It still wants a card of its own, or 2 coins.
ability-1 = Straight aboard
    .rule = Put a crate from your supply in any free hold of your ships, whatever the resource.
ability-2 = Lay claim
    .rule = Put a free claim post on any island in play: it is claimed as it lies.
ability-3 = Pirate hunter
    .rule = Send one pirate crate home from a pirate action card.
ability-4 = Two more crates
    .rule = The standard and the pirate crate waiting here join your supply.

source-0 = Sold
source-1 = Treasure
source-2 = Reward
source-3 = Smuggled cargo
source-4 = Insurance
source-5 = Dockmaster’s Fees
source-6 = Mapmaker’s Fees
source-7 = Second crate on a card
source-8 = Clearing a card

## What happened

event-first = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-objective = The public objective is { $resource }: 10 points for whoever has most of it.
event-secret = { $you ->
    [yes] Your secret objective is { $resource }: 1 point for each on your launched ships.
   *[no] { $seat } takes a secret objective.
}
event-island = { $island } comes into play.
    .part = new: { $island }
event-card = The pirates offer { $card }.
event-kept = { $you ->
    [yes] You keep the { $ship }, the { $ship2 } and the { $ship3 }.
   *[no] { $seat } keeps the { $ship }, the { $ship2 } and the { $ship3 }.
}
    .part = keeps { $ship }, { $ship2 } and { $ship3 }
event-docked = The { $ship } is incoming.
    .part = incoming: { $ship }
event-recalled = { $you ->
    [yes] Your supply is empty: you take a { $crate } off the { $ship }.
   *[no] { $seat }’s supply is empty: a { $crate } comes off the { $ship }.
}
    .part = takes a { $crate } off the { $ship }
event-retook = { $you ->
    [yes] Your supply is empty: you take a { $crate } back from { $island }.
   *[no] { $seat } takes a { $crate } back from { $island }.
}
    .part = takes a { $crate } back from { $island }
event-withdrew = { $you ->
    [yes] Your supply is empty: you take a pirate crate back from { $card }.
   *[no] { $seat } takes a pirate crate back from { $card }.
}
    .part = takes a pirate crate back from { $card }
event-nothing_to_place = { $you ->
    [yes] You have nothing to place.
   *[no] { $seat } has nothing to place.
}
    .part = nothing to place
event-placed = { $you ->
    [yes] You place a { $crate } on the { $resource_space } space of { $island }.
   *[no] { $seat } places a { $crate } on the { $resource_space } space of { $island }.
}
    .part = { $crate } on { $island } ({ $resource })
event-topped = { $you ->
    [yes] You put a pirate crate on { $seat2 }’s { $resource_space } crate on { $island }.
   *[no] { $you2 ->
        [yes] { $seat } puts a pirate crate on your { $resource_space } crate on { $island }!
       *[no] { $seat } puts a pirate crate on { $seat2 }’s { $resource_space } crate on { $island }.
    }
}
    .part = pirate crate on { $you2 ->
        [yes] your crate
       *[no] { $seat2 }’s crate
    } on { $island } ({ $resource })
event-boarded = { $you ->
    [yes] You put a pirate crate on { $card }.
   *[no] { $seat } puts a pirate crate on { $card }.
}
    .part = pirate crate on { $card }
event-cleared = { $you ->
    [yes] You clear { $card }: all crates on it go home.
   *[no] { $seat } clears { $card }: all crates on it go home.
}
    .part = clears { $card }
event-used = { $you ->
    [yes] You use your launch ability “{ $ability }”.
   *[no] { $seat } uses the launch ability “{ $ability }”.
}
    .part = ability “{ $ability }”
event-joined = { $you ->
    [yes] The two waiting crates join your supply.
   *[no] The two waiting crates join { $seat }’s supply.
}
    .part = two waiting crates join
event-loaded = { $you ->
    [yes] You put a { $crate } straight in the { $resource_space } hold of the { $ship }.
   *[no] { $seat } puts a { $crate } straight in the { $resource_space } hold of the { $ship }.
}
    .part = { $crate } straight aboard the { $ship } ({ $resource })
event-claimed = { $you ->
    [yes] You claim { $island }.
   *[no] { $seat } claims { $island }.
}
    .part = claims { $island }
event-sent = { $you ->
    [yes] { $same ->
        [yes] You send your own pirate crate home from { $card }.
       *[no] You send { $seat2 }’s pirate crate home from { $card }.
    }
   *[no] { $you2 ->
        [yes] { $seat } sends your pirate crate home from { $card }.
       *[no] { $same ->
            [yes] { $seat } sends their own pirate crate home from { $card }.
           *[no] { $seat } sends { $seat2 }’s pirate crate home from { $card }.
        }
    }
}
    .part = sends a pirate crate home from { $card }
event-declined = { $you ->
    [yes] You do without { $card }.
   *[no] { $seat } does without { $card }.
}
    .part = without { $card }
event-bought = { $you ->
    [yes] Forced Sale: for 1 coin you take { $resource } off { $seat2 }’s { $ship } into your { $ship2 }.
   *[no] { $you2 ->
        [yes] Forced Sale: for 1 coin { $seat } takes { $resource } off your { $ship } into the { $ship2 }.
       *[no] Forced Sale: for 1 coin { $seat } takes { $resource } off { $seat2 }’s { $ship } into the { $ship2 }.
    }
}
    .part = takes { $resource } off { $you2 ->
        [yes] you
       *[no] { $seat2 }
    } for 1 coin
event-smuggled = { $you ->
    [yes] You smuggle { $resource } from { $island } aboard the { $ship }.
   *[no] { $seat } smuggles { $resource } from { $island } aboard the { $ship }.
}
    .part = smuggles { $resource } from { $island } aboard the { $ship }
event-deed = { $you ->
    [yes] Dirty Deeds: you use “{ $ability }”.
   *[no] Dirty Deeds: { $seat } uses “{ $ability }”.
}
    .part = Dirty Deeds: “{ $ability }”
event-shifted = { $you ->
    [yes] Landlubber: you shift what stood on { $island } to an empty space of { $island2 }.
   *[no] Landlubber: { $seat } shifts what stood on { $island } to an empty space of { $island2 }.
}
    .part = moves a stack from { $island } to { $island2 }
event-exchanged = { $you ->
    [yes] Landlubber: you exchange what stands on { $island } and on { $island2 }.
   *[no] Landlubber: { $seat } exchanges what stands on { $island } and on { $island2 }.
}
    .part = exchanges stacks of { $island } and { $island2 }
event-scuttled = { $you ->
    [yes] { $same ->
        [yes] Insurance Fraud: you discard your own { $ship }.
       *[no] Insurance Fraud: you discard { $seat2 }’s { $ship }.
    }
   *[no] { $you2 ->
        [yes] Insurance Fraud: { $seat } discards your { $ship }!
       *[no] { $same ->
            [yes] Insurance Fraud: { $seat } discards their own { $ship }.
           *[no] Insurance Fraud: { $seat } discards { $seat2 }’s { $ship }.
        }
    }
}
    .part = { $same ->
        [yes] discards the own { $ship }
       *[no] discards { $you2 ->
            [yes] your { $ship }
           *[no] { $seat2 }’s { $ship }
        }
    }
event-traded = { $you ->
    [yes] Unfair Trade: your { $ship } for { $seat2 }’s { $ship2 }.
   *[no] { $you2 ->
        [yes] Unfair Trade: { $seat } swaps the { $ship } for your { $ship2 }!
       *[no] Unfair Trade: { $seat } swaps the { $ship } for { $seat2 }’s { $ship2 }.
    }
}
    .part = swaps the { $ship } for { $you2 ->
        [yes] your { $ship2 }
       *[no] { $seat2 }’s { $ship2 }
    }
event-resolving = { $island } is unloaded.
    .part = { $island } is unloaded
event-ransomed = { $you ->
    [yes] You pay { $seat2 } 2 coins and keep the { $resource_space } space.
   *[no] { $you2 ->
        [yes] { $seat } pays you 2 coins and keeps the { $resource_space } space.
       *[no] { $seat } pays { $seat2 } 2 coins and keeps the { $resource_space } space.
    }
}
    .part = pays { $you2 ->
        [yes] you
       *[no] { $seat2 }
    } 2 coins for the { $resource } space
event-gave_up = { $you ->
    [yes] You leave the { $resource_space } space to { $seat2 }’s pirates.
   *[no] { $you2 ->
        [yes] { $seat } leaves the { $resource_space } space to your pirates.
       *[no] { $seat } leaves the { $resource_space } space to { $seat2 }’s pirates.
    }
}
    .part = leaves the { $resource } space to { $you2 ->
        [yes] you
       *[no] { $seat2 }
    }
event-stowed = { $you ->
    [yes] You load { $resource } on the { $ship }.
   *[no] { $seat } loads { $resource } on the { $ship }.
}
    .part = { $resource } aboard the { $ship }
event-sold = { $you ->
    [yes] You sell the { $resource }.
   *[no] { $seat } sells the { $resource }.
}
    .part = sells { $resource }
event-fetched = { $you ->
    [yes] You fetch { $coins } coins from Treasure Island.
   *[no] { $seat } fetches { $coins } coins from Treasure Island.
}
    .part = { $coins } coins from Treasure Island
event-launched = { $you ->
    [yes] You launch the { $ship }: { $points } points. ({ $count } launched)
   *[no] { $seat } launches the { $ship }: { $points } points. ({ $count } launched)
}
    .part = launches the { $ship }: { $points } points
event-waited = { $you ->
    [yes] You hold the { $ship } back.
   *[no] { $seat } holds the { $ship } back.
}
    .part = holds the { $ship } back
event-armed = Armed: “{ $ability }”.
    .part = armed “{ $ability }”
event-took = { $you ->
    [yes] You take the { $ship }.
   *[no] { $seat } takes the { $ship }.
}
    .part = takes the { $ship }
event-no_ship_left = There is no incoming ship to take.
    .part = no ship to take
event-earned = { $coins ->
    [one] { $source }: 1 coin for { $you ->
        [yes] you
       *[no] { $seat }
    }.
   *[other] { $source }: { $coins } coins for { $you ->
        [yes] you
       *[no] { $seat }
    }.
}
    .part = { $source } +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-paid = { $coins ->
    [one] { $source }: costs 1 coin.
   *[other] { $source }: costs { $coins } coins.
}
    .part = { $source } −{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-reshuffled_islands = The discarded islands make a new deck.
    .part = islands shuffled anew
event-reshuffled_ships = The discarded ships make a new deck.
    .part = ships shuffled anew
event-last_round = { $you ->
    [yes] You have launched { $count } ships: everybody else has one last turn.
   *[no] { $seat } has launched { $count } ships: everybody else has one last turn.
}
event-ended = { $reason ->
    [2] Nobody could place a crate for a whole round. Time to count.
   *[other] The last turns are taken. Time to count.
}
event-showed = { $you ->
    [yes] Your secret objective was { $resource }.
   *[no] { $seat }’s secret objective was { $resource }.
}

## Questions

ask-keep = { $you ->
    [yes] { $count ->
        [one] Keep one more ship: which?
       *[other] Keep { $count } of these ships.
    }
   *[no] { $seat } is choosing ships.
}
ask-keep-hint = { $you ->
    [yes] Everybody chooses in secret, at the same time. The others go back into the deck.
   *[no] Everybody chooses at the same time.
}
ask-recall = { $you ->
    [yes] Your supply is empty: take a crate off one of your ships.
   *[no] { $seat } must take a crate off a ship.
}
ask-recall-hint = { $you ->
    [yes] At least one, and at least one must be placed this turn.
   *[no] The supply is empty.
}
ask-recall-more = { $you ->
    [yes] Take another crate off your ships?
   *[no] { $seat } may take more crates off the ships.
}
ask-recall-more-hint = { $you ->
    [yes] Or leave it at that and go on.
   *[no] The supply was empty.
}
ask-retake = { $you ->
    [yes] You have no crate left: take one back.
   *[no] { $seat } must take a crate back.
}
ask-retake-hint = { $you ->
    [yes] From an island, if nothing lies on it, or from a pirate action card.
   *[no] The supply and the ships are empty.
}
ask-place = { $you ->
    [yes] Your turn: place a crate.
   *[no] { $seat } is placing crates.
}
ask-place-hint = { $you ->
    [yes] { $count ->
        [one] One crate this turn.
       *[other] Up to { $count } crates this turn, at least one, each on a card of its own.
    }
   *[no] { $count ->
        [one] One crate this turn.
       *[other] Up to { $count } crates this turn.
    }
}
ask-place-more = { $you ->
    [yes] { $count ->
        [one] Place another crate, or be done.
       *[other] Place up to { $count } more crates, or be done.
    }
   *[no] { $seat } may place another crate.
}
ask-place-more-hint = { $you ->
    [yes] On a card you have used this turn it costs 2 coins.
   *[no] A card used already costs 2 coins.
}
ask-finish = { $you ->
    [yes] Use an ability, clear a card, or be done.
   *[no] { $seat } may still use an ability or clear a card.
}
ask-finish-hint = { $you ->
    [yes] There is no crate to place now.
   *[no] No crate is left to place.
}
ask-load = { $you ->
    [yes] Straight aboard: which crate, into which hold?
   *[no] { $seat } puts a crate straight aboard.
}
ask-load-hint = { $you ->
    [yes] Any free hold of your ships, whatever the resource.
   *[no] Into any free hold.
}
ask-claim = { $you ->
    [yes] Claim which island?
   *[no] { $seat } claims an island.
}
ask-claim-hint = { $you ->
    [yes] It is claimed as it lies; empty spaces give nothing.
   *[no] Even one with empty spaces.
}
ask-send = { $you ->
    [yes] Send which pirate crate home?
   *[no] { $seat } sends a pirate crate home.
}
ask-send-hint = { $you ->
    [yes] From a pirate action card to its owner’s supply.
   *[no] From a pirate action card.
}
ask-deed = { $you ->
    [yes] Dirty Deeds: which ability?
   *[no] { $seat } does dirty deeds.
}
ask-deed-hint = { $you ->
    [yes] Any of the five, armed or not; nothing is used up.
   *[no] Any one launch ability.
}
ask-buy = { $you ->
    [yes] Forced Sale: which crate do you take?
   *[no] { $seat } looks over the others’ ships.
}
ask-buy-hint = { $you ->
    [yes] It costs 1 coin, which its ship’s owner gets.
   *[no] Forced Sale.
}
ask-smuggle = { $you ->
    [yes] Smuggled Goods: which of your crates?
   *[no] { $seat } is smuggling.
}
ask-smuggle-hint = { $you ->
    [yes] Straight from the island to a matching hold.
   *[no] Smuggled Goods.
}
ask-stow = { $you ->
    [yes] Into which hold with the { $resource }?
   *[no] { $seat } stows { $resource }.
}
ask-stow-hint = { $you ->
    [yes] More than one of your ships wants it.
   *[no] More than one ship wants it.
}
ask-lift = { $you ->
    [yes] Landlubber: what do you move?
   *[no] { $seat } moves something on the islands.
}
ask-lift-hint = { $you ->
    [yes] Anything that stands on an island, whoever owns it. A stack moves whole.
   *[no] Landlubber.
}
ask-shift = { $you ->
    [yes] From the { $resource_space } space of { $island } – to where?
   *[no] { $seat } moves what stands on { $island }.
}
ask-shift-hint = { $you ->
    [yes] To an empty space, or change places with something.
   *[no] Landlubber.
}
ask-scuttle = { $you ->
    [yes] Insurance Fraud: which ship goes?
   *[no] { $seat } thinks of a ship to discard.
}
ask-scuttle-hint = { $you ->
    [yes] Its owner gets 2 coins for each crate on it and chooses a new ship.
   *[no] Insurance Fraud.
}
ask-trade = { $you ->
    [yes] Unfair Trade: which ship of yours for which of theirs?
   *[no] { $seat } thinks of swapping ships.
}
ask-trade-hint = { $you ->
    [yes] Crates stay aboard and count for the new owner.
   *[no] Unfair Trade.
}
ask-resolve = { $you ->
    [yes] Which claimed island comes first?
   *[no] { $seat } chooses which island comes first.
}
ask-resolve-hint = { $you ->
    [yes] Islands are unloaded one after another.
   *[no] Islands are unloaded one after another.
}
ask-free = { $you ->
    [yes] Pirates lie on your crate on { $island }: pay, or leave it to them?
   *[no] { $seat } must pay the pirates on { $island }, or give way.
}
ask-free-hint = { $you ->
    [yes] For 2 coins the pirate crate goes home; otherwise yours does.
   *[no] 2 coins to the pirates’ owner.
}
ask-unload = { $you ->
    [yes] Your { $crate } on { $island }: where with the { $resource }?
   *[no] { $seat } unloads { $resource } from { $island }.
}
ask-unload-hint = { $you ->
    [yes] Into a matching hold, or home for 1 coin.
   *[no] Aboard, or home for 1 coin.
}
ask-launch = { $you ->
    [yes] Launch the { $ship }, or wait for { $resource }?
   *[no] { $seat } may launch the { $ship }.
}
ask-launch-hint = { $you ->
    [yes] With the smuggler’s hold filled she brings 5 coins more.
   *[no] Her smuggler’s hold is still empty.
}
ask-launch-next = { $you ->
    [yes] Which ship do you launch next?
   *[no] { $seat } launches ships.
}
ask-launch-next-hint = { $you ->
    [yes] One after the other, in the order you like. A full ship must sail; one that lacks only its smuggler’s goods may wait.
   *[no] One after the other.
}
ask-arm = { $you ->
    [yes] Which slot for the { $ship }?
   *[no] { $seat } chooses a slot for the { $ship }.
}
ask-arm-hint = { $you ->
    [yes] Its ability is yours from your next turn on, once.
   *[no] The slot’s ability can be used once.
}
ask-replace = { $you ->
    [yes] Choose a new ship.
   *[no] { $seat } chooses a new ship.
}
ask-replace-hint = { $you ->
    [yes] One of the incoming ships; the row is refilled at once.
   *[no] One of the incoming ships.
}

## Choices

do-keep = Keep the { $ship }
do-recall = Take a { $crate } off the { $ship } ({ $resource })
do-retake = Take a { $crate } back from { $island } ({ $resource })
do-withdraw = Pirate crate back from { $card }
do-enough = That is enough
do-place = Standard crate on { $resource }, { $island }
do-pirate = Pirate crate on { $resource }, { $island }
do-top = Pirate crate on { $seat }’s crate: { $resource }, { $island }
do-board = Pirate crate on { $card }
do-clear = Clear { $card } for 4 coins
do-use = { $ability }
do-done = Done placing
do-load = Into the { $ship }: { $resource } ({ $crate })
do-reload = From { $ship } ({ $resource }) to { $ship2 } ({ $resource2 })
do-claim = Claim { $island }
do-send = { $seat }’s crate on { $card }
do-deed = { $ability }
do-decline = Do without
do-buy = Take { $resource } off { $seat }’s { $ship }
do-smuggle = Smuggle { $resource } from { $island } ({ $crate })
do-stow = Into the { $ship }: { $resource }
do-sell = Home for 1 coin
do-lift = { $island }: { $resource }
do-shift = To { $island }: { $resource }
do-exchange = Change places with { $island }: { $resource }
do-scuttle = { $seat }’s { $ship }
do-trade = { $ship } for { $seat }’s { $ship2 }
do-resolve = { $island }
do-ransom = Pay 2 coins to { $seat } ({ $resource_space } space)
do-yield = Leave it to { $seat } ({ $resource_space } space)
do-launch = Launch the { $ship }
do-wait = Hold the { $ship } back
do-wait-all = Hold them all back
do-arm = { $ability }
do-take = Take the { $ship }
gain-coins = { $coins ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $coins }
}
gain-nothing = ±0
gain-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
gain-claim = Claim
why-source = { $source } { $coins ->
    [-4] −4
    [-2] −2
   *[other] +{ $coins }
}
why-seat-pays = { $seat } pays { $coins }
why-pays-seat = { $coins } to { $seat }
why-claims = Claims { $island }
why-launches = Launches the { $ship }: { $points } points

## Refusals

no-keep-three = First choose the three ships you keep.
no-not-dealt = You were not dealt that ship.
no-picked-already = You have picked that ship already.
no-recall-first = Your supply is empty: first take a crate back.
no-ships-first = First your crates come off your own ships.
no-not-your-crate = There is no crate of yours to take there.
no-place-now = This is the placing step: place crates, use abilities, or be done.
no-place-one = You must place at least one crate.
no-all-placed = You have placed all { $count } crates of this turn.
no-crate-left = You have no { $crate } left in your supply.
no-such-space = There is no such space on the table.
no-such-card = There is no such pirate action card in play.
no-such-hold = There is no such hold.
no-such-ship = There is no such ship.
no-closed = That island is claimed: it is closed until it is unloaded.
no-space-taken = That space is taken; a standard crate needs an empty one.
no-take-the-first = Take the first empty one of these equal spaces.
no-topped-already = A pirate crate already lies on that crate.
no-not-on-pirates = A pirate crate never goes on another pirate crate.
no-not-on-own = A pirate crate never goes on a crate of your own.
no-same-card = Another crate on the same card costs { $coins } coins, and you do not have them.
no-card-full = Both spaces of that card are taken.
no-empty-card = No crate lies on that card.
no-coins = That costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and you do not have so much.
no-not-armed = No ship is tucked into that slot: its ability is not armed.
no-used-up = That ability has been used; each works once a game.
no-hold-free = None of your ships has a free hold.
no-keep-one-to-place = You need your last crate for placing: at least one must be placed.
no-post-free = You have no free claim post, or no island is left to claim.
no-pirates-there = There is no such pirate crate on that card.
no-none-waiting = The two waiting crates are in play already.
no-load-now = First put the crate straight aboard.
no-hold-taken = That hold is taken, or an equal one comes first.
no-supply-first = As long as your supply has crates, take one from there.
no-claim-now = First choose the island you claim.
no-send-now = First choose the pirate crate that goes home.
no-deed-now = First choose an ability, or do without.
no-buy-now = First choose a crate to take, or do without.
no-another-player = It must be another player’s.
no-standard-there = There is no standard crate in that hold; pirate crates cannot be taken.
no-fitting-hold = None of your ships has a free hold for that resource.
no-smuggle-now = First choose a crate to smuggle, or do without.
no-not-treasure = Nothing is smuggled from Treasure Island.
no-bare-crate = It must be a crate of yours, directly on the space and with nothing on it.
no-stow-now = First choose the hold for the crate.
no-does-not-fit = That hold does not take this resource, or is taken.
no-lift-now = First choose what to move, or do without.
no-shift-now = First choose where it goes.
no-empty-space = Nothing stands on that space.
no-another-space = Choose another space than the one it comes from.
no-scuttle-now = First choose a ship to discard, or do without.
no-trade-now = First choose two ships to swap, or do without.
no-resolve-now = First choose which claimed island comes next.
no-not-claimed = That island is not claimed.
no-postless-first = Islands without a claim post come first.
no-free-now = First settle with the pirates on your crates.
no-not-your-stack = No pirates lie on a crate of yours there.
no-unload-now = First unload: into a matching hold, or home for 1 coin.
no-launch-now = First decide: launch the ship or hold it back.
no-full-ship-waits = A full ship does not wait: launch it first.
no-not-that-ship = It is another ship that is asked about.
no-arm-now = First choose a slot for the launched ship.
no-slot-taken = A ship is tucked into that slot already.
no-take-now = First choose one of the incoming ships.

## The count

tally-ship = { $ship }
tally-coins = Coins
tally-public = Public objective: most { $resource } ({ $count })
tally-public-not = Public objective: { $count } × { $resource }
tally-secret = Secret objective: { $count } × { $resource }
end-five-ships = Somebody launched five ships, and all others had their last turn.
end-locked = Nobody could place a crate for a whole round.

# web

face-subtitle = round { $round }
face-subtitle-last = round { $round } · last turns
face-subtitle-choosing = choosing ships
face-side-title = Decks and launched ships
face-sea = Sea
face-harbour = { $seat }’s harbour
face-harbour-short = Harbour
face-incoming = Incoming ships
face-claimed = Claimed
face-kept = Kept
face-choosing = Everybody is choosing three of six ships.
face-lasting = lasting
face-used-card = Used this turn: another crate here costs 2 coins.
face-button-clear = Clear a card for 4 coins
face-slot-armed = ready
face-slot-used = used
face-slot-empty-rule = Not armed: launch a ship into this slot first.
face-slot-armed-rule = Armed: may be used once, when placing crates.
face-slot-used-rule = Used up. The ship still counts at the end.
face-public-short = public
face-secret-short = secret
face-public-title = Public objective: { $resource }
face-public-rule = 10 points for the one player with the most spaces of this resource on launched ships. On a tie nobody has them.
face-public-most = most { $resource }
face-public-has = { $count } on launched ships
face-secret-title = Your secret objective: { $resource }
face-secret-rule = 1 point for each such space on launched ships, filled or not: { $count } now.
face-secret-hidden = A secret objective
face-secret-rule-other = 1 point for each matching space on launched ships. Shown at the end.
face-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
face-coins-rule = Each is 1 point at the end. A second crate on one card costs 2, clearing a pirate action card 4.
face-empty = empty
face-space = { $resource }, { $island }
face-space-rule = When the island is claimed, a crate here brings { $resource } to a matching hold, or 1 coin.
face-space-treasure = When the island is claimed, a crate here fetches { $coins } coins.
face-stack-rule = When the island is claimed, the lower crate’s owner pays the pirates 2 coins, or takes it home and leaves them the space.
face-wanted = One of your ships has an open hold for it.
face-topped = On top: { $crate }
face-crate-of = { $you ->
    [yes] your { $crate }
   *[no] { $name }’s { $crate }
}
face-crew = { $card }, space { $space }: { $crate }
face-island-rule = Whoever fills the last space claims it and takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} after unloading.
face-island-claimed = Claimed by { $name }, marked with a post. Closed until it is unloaded.
face-island-claimed-postless = Claimed by { $name } without a post: it is unloaded first.
face-ship-title = { $ship }, { $points } points
face-holds = Holds: { $holds }
face-holds-smuggler = Holds: { $holds }; smuggler’s hold: { $resource }
face-smuggler-rule = The smuggler’s hold may stay empty. Launched with it filled, she brings 5 coins.
face-lading = { $filled } of { $needed } holds filled.
face-hold = { $resource } hold of the { $ship }
face-hold-smuggler = Smuggler’s hold of the { $ship }: { $resource }
face-hold-open = open
face-berth-empty = An empty berth
face-berth-rule = There was no incoming ship to take.
face-incoming-rule = Incoming: whoever launches a ship takes one of these three.
face-keep-rule = Keep three of your six ships; the others go back into the deck.
face-card-once = Works once, when a pirate crate is put here. The crate stays.
face-clear-rule = For 4 coins, on your turn, all crates on it go home.
face-standard-rule = Goes on an empty space of an island.
face-pirate-rule = Goes on an empty space, on another player’s standard crate, or on a pirate action card.
face-supply = { $count } left in the supply.
face-supply-label = { $crate }: { $count } in the supply
face-islands = islands
face-ships = ships
face-islands-left = { $count } islands in the deck
face-ships-left = { $count } ships in the deck
face-launched = { $count } of 5 ships launched
face-points-launched = Points of launched ships
face-note-launched = { $count ->
    [0] No ship launched
    [one] 1 ship launched, { $points } points
   *[other] { $count } ships launched, { $points } points
}
face-note-near = one hold to go
face-note-ready = ready to launch
face-note-choosing = { $count } of 3 ships chosen
face-float-launch = Launched! +{ $points }
face-float-end = Last turns!
face-count-ships = Launched ships
face-count-coins = Coins
face-count-public = Public objective
face-count-secret = Secret objectives
face-won-with = { $score ->
    [one] 1 point
   *[other] { $score } points
}

## Guided first game

guide-welcome = Welcome to the harbour! Ships are what you score here: fill all holds of one and she sails. You have been dealt six and keep three. Begin small: the Amity wants only cotton and vanilla. Press her.
guide-public = At the top lies the public objective: vanilla. Whoever has most of it on launched ships gets 10 points at the end. The Beatrice has a vanilla hold too: keep her.
guide-secret = And you have an objective that only you can see: cotton, 1 point for each cotton hold on your launched ships. The Aurora has two of them, and two for vanilla. She takes long to fill, but she is worth 10 points.
guide-mate-keeps = Mate chose at the same time, in secret. Now all ships are turned up, and three more are on their way: whoever launches a ship takes one of those.
guide-mate-begins = Mate goes first and puts two crates on Cotton Island, on sugar cane and on cotton. You place one or two crates a turn, each on a card of its own. A second crate on the same card costs 2 coins, and Mate has paid.
guide-place = Your turn. You want cotton for the Amity: take one of your standard crates and put it on the lit space of Cotton Island.
guide-on-top = Pirate crates can do more: they may lie on top of somebody else’s crate. The Beatrice wants sugar cane, so cover Mate’s! It is the same island again, so it costs you 2 coins.
guide-mate-strikes-back = Mate takes a vanilla space, and covers your cotton in return. A crate with pirates on it must be paid for when the island is unloaded.
guide-card = One space of Cotton Island is left, and it will be yours. Before that, put your other pirate crate on Mapmaker’s Fees: as long as it lies there you get 1 coin whenever anybody claims an island.
guide-claim = Now fill the last space, vanilla. Whoever does that claims the island, and it is unloaded. The first coin of your card comes with it.
guide-ransom = First the pirates. Mate’s crate lies on your cotton. Pay Mate 2 coins and it goes home; or give way, and the space is Mate’s. The Amity needs the cotton: pay.
guide-mate-yields = And your pirates lie on Mate’s sugar cane. Mate could pay you now, but would rather keep the coins. So Mate’s crate goes home, and your pirate crate has the space.
guide-unload = Time to unload. Each of your crates goes to a matching free hold, or home for 1 coin. The cotton goes aboard the Amity.
guide-unload-vanilla = The vanilla too: then the Amity is full.
guide-unload-pirates = Pirate crates carry goods like any other. Load the sugar cane on the Beatrice.
guide-mate-unloads = Mate unloads as well: cotton and vanilla. A claimed island serves everybody who has crates there. And the Amity is full: she sails, you score 4 points, and her crates come home to you.
guide-launch = A launched ship goes to one of your five slots, and each slot has an ability to be used once, from your next turn on. Choose “Straight aboard”.
guide-new-ship = A new ship takes her place. The Nerissa has two vanilla holds, good for the public objective. Take her.
guide-mate-smuggles = You got 2 coins for your claim, and a new island has come up. Now watch Mate: a crate on Sugar Island, then a pirate crate on Smuggled Goods, and the sugar cane is aboard at once. The Gazelle could sail, but Mate waits: with the smuggler’s hold filled too she brings 5 coins.
guide-treasure = Your turn again. Treasure Island has coins instead of goods: when it is claimed, a crate here fetches 3. Put one there.
guide-ability = Between two crates you may use an ability. The Beatrice lacks only vanilla: use “Straight aboard”.
guide-load = Put a standard crate in the vanilla hold of the Beatrice. It needs no island at all.
guide-farewell = The Beatrice is full and sails when your turn ends. So it goes on until somebody has launched five ships; then the others have one last turn. Count the points of your launched ships, 1 for each coin, 10 for the public objective if you alone have most, and 1 for each space of your secret one. Most points win. You know enough: play for real!

## Pictures of the rules
figure-post = claim post
figure-coin = coin

## What a choice risks

risk-last-round = This begins the end: everybody else has one last turn.
risk-gives-up = The space goes to { $seat }’s pirates; your crate comes home empty.
risk-scuttles = You lose your own { $ship }.
risk-ransom = 2 of your coins go to { $seat }.
risk-others = { $coins ->
    [one] 1 coin for { $seat }.
   *[other] { $coins } coins for { $seat }.
}

## What a look back and a hint name as a reason

source-ship = ships
source-coins = coins
source-public = public objectives
source-public-not = public objectives
source-secret = secret objectives
