"""Every table there is: what a new database gets, and what one of our version has."""

from __future__ import annotations

from quarterdeck.server.storage import (
    account_schema,
    notice_schema,
    people_schema,
    talk_schema,
)
from quarterdeck.server.storage.schema import META

__all__ = ["META", "PARTS"]

# Each of them has put its tables into META; a new one joins them here.
PARTS = (account_schema, notice_schema, people_schema, talk_schema)
