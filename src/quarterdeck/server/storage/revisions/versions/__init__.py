"""One file for each version of the schema, named by its number: ``r0003_<what>.py``.

It says ``revision = "0003"``, ``down_revision = "0002"``, and does in ``upgrade()`` what the change
of the tables needs, with Alembic's ``op``; what was there before must go on to work, for older
servers may still run on it. It imports no tables of ours: those will change, what it does will not.
A column that is added has a ``server_default``, or may be NULL. SQLite changes a column within
``op.batch_alter_table``. A revision that people may have run is never changed again.
"""
