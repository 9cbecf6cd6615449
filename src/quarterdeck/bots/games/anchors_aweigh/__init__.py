"""How bots play Anchors Aweigh!"""
