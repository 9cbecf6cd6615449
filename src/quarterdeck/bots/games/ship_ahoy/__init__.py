"""How bots play Ship Ahoy."""
