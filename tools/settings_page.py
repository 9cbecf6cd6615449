"""Write docs/guide/settings.md from server/settings.py: `python tools/settings_page.py [--check]`.

What a setting is for is said in its comment there, so there is one place to say it.
"""

from __future__ import annotations

import dataclasses
import json
import re
import sys
from pathlib import Path

from quarterdeck.server.settings import Settings
from quarterdeck.server.settings_read import CHOICES, PREFIX, SECRET

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/guide/settings.md"
SOURCE = ROOT / "src/quarterdeck/server/settings.py"
HEAD = """# Settings

Written by `tools/settings_page.py` from `src/quarterdeck/server/settings.py`.
The defaults are for people playing; a host needs few of these. They stand in one file,

```toml
# quarterdeck.toml: quarterdeck serve --config quarterdeck.toml
host = "0.0.0.0"
port = 80
public_url = "https://games.example.org"
database = "postgresql://quarterdeck@/quarterdeck"
keep_days = 365
smtp_host = "mail.example.org"
smtp_user = "games"
smtp_password_file = "/etc/quarterdeck/mail-password"
mail_from = "Quarterdeck <games@example.org>"
```

or in the environment (`QUARTERDECK_PORT=80`). The command line goes before the environment, the
environment before the file. `QUARTERDECK_CONFIG` names the file where `--config` does not. What is
wrong is named, and nothing starts. A secret may be in a file of its own: its name with `_file`
after it, here and in the environment (`QUARTERDECK_SMTP_PASSWORD_FILE`).

| setting | in the environment | default | what it is |
|---|---|---|---|
"""


def comments() -> dict[str, str]:
    """By field, what settings.py says of it."""
    lines = SOURCE.read_text(encoding="utf-8").splitlines()
    found = (re.match(r"    (\w+): \w+ = .*?  # (.*)$", line) for line in lines)
    return {one[1]: one[2] for one in found if one}


def shown(value: object) -> str:
    return f"`{json.dumps(value)}`"


def page() -> str:
    """The whole page."""
    said = comments()
    rows = []
    for field in dataclasses.fields(Settings):
        what = said[field.name].replace("|", "\\|")
        if field.name in SECRET:
            what += f"; also `{field.name}_file`"
        assert all(choice in what for choice in CHOICES.get(field.name, ())), field.name
        variable = PREFIX + field.name.upper()
        rows.append(f"| `{field.name}` | `{variable}` | {shown(field.default)} | {what} |")
    return HEAD + "\n".join(rows) + "\n"


def main() -> None:
    text = page()
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PAGE.relative_to(ROOT)} is not what tools/settings_page.py writes")


if __name__ == "__main__":
    main()
