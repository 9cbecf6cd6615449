"""The steps of Anchors Aweigh!, one class each."""
