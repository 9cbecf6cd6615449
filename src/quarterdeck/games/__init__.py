"""The five games; each folder knows itself and ``kit``, never its neighbours."""
