"""How databases of older versions are brought forward: Alembic's place (see upgrade.py)."""
