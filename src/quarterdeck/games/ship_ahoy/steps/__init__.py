"""The steps of Ship Ahoy, as its rulebook orders a turn."""
