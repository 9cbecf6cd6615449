"""Ask the public list of known holes (osv.dev) for all that is pinned here: `make audit`.

What was found ends it with 1. Where nobody can be asked it says so and ends with 0, so that a
machine without a network is not red; with --must it ends with 2 then. QUARTERDECK_OSV is another
list's address.
A hole that does not concern us is named in KNOWN, with the reason.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LIST = "https://api.osv.dev"
AT_ONCE = 500
PATIENCE_S = 30
KNOWN: dict[str, str] = {}  # its number -> why it does not concern us

Package = tuple[str, str, str]  # ecosystem, name, version


def pinned() -> list[Package]:
    """Every version that is installed by make, from both worlds."""
    found: set[Package] = set()
    for file in (ROOT / "requirements").glob("*.txt"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([A-Za-z0-9._-]+)==([^\s;\\]+)", line):
                found.add(("PyPI", match[1], match[2]))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for place, about in lock["packages"].items():
        if place and "version" in about:
            found.add(("npm", place.rpartition("node_modules/")[2], about["version"]))
    return sorted(found)


def ask(address: str, packages: list[Package]) -> list[tuple[Package, str]]:
    """Which of these have holes, and their numbers; OSError: nobody answers."""
    out = []
    for begin in range(0, len(packages), AT_ONCE):
        part = packages[begin : begin + AT_ONCE]
        queries = [
            {"package": {"ecosystem": kind, "name": name}, "version": version}
            for kind, name, version in part
        ]
        request = urllib.request.Request(
            f"{address}/v1/querybatch",
            json.dumps({"queries": queries}).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            told: dict[str, Any] = json.load(answer)
        for package, result in zip(part, told["results"], strict=True):
            out += [(package, hole["id"]) for hole in result.get("vulns", [])]
    return out


def main() -> int:
    packages = pinned()
    address = os.environ.get("QUARTERDECK_OSV", LIST)
    try:
        holes = ask(address, packages)
    except (OSError, ValueError, KeyError) as error:
        print(f"NOT AUDITED: {address} does not answer ({error})", file=sys.stderr)
        return 2 if "--must" in sys.argv[1:] else 0
    open_ones = [(package, id) for package, id in holes if id not in KNOWN]
    for (kind, name, version), id in open_ones:
        print(f"{kind} {name} {version}: {id}, https://osv.dev/vulnerability/{id}")
    print(f"{len(packages)} packages, {len(open_ones)} known holes", file=sys.stderr)
    return 1 if open_ones else 0


if __name__ == "__main__":
    sys.exit(main())
