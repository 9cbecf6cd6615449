"""Ship Ahoy, for 2 to 4 players."""

from quarterdeck.games.ship_ahoy.game import ShipAhoy

GAME = ShipAhoy()
