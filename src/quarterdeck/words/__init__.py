"""Every sentence, by language: Fluent catalogues that Python and the browser share."""
