"""The tests; `from tests.support import …` works from the project's root."""
