"""Data sets of games on the disk: records and decisions as Parquet, with a card."""
