"""`python -m quarterdeck` is the same as `quarterdeck`."""

from quarterdeck.cli import main

main()
