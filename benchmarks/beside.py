"""boardgame.io's server with tic-tac-toe, measured as `load.py` measures ours.

It is installed into build/peer by npm, and never a dependency. Its clients are sockets that speak
its protocol and keep nothing but the last state: its own client library would take as much of the
machine as the server. Its matches are in its memory only.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any


def peer(tables: int, seconds: float, warm_up: float) -> dict[str, Any]:
    """So many matches of two, a move a second each."""
    here = Path(__file__).resolve().parent
    folder = here.parent / "build" / "peer"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (here / "peer").iterdir():
        shutil.copy(file, folder / file.name)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(
            ["npm", "install", *quiet], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
    server = subprocess.Popen(
        ["node", "server.cjs"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    client = None
    try:
        assert server.stdout is not None
        port = server.stdout.readline().decode().strip()
        wish = [str(x) for x in (port, tables, seconds, warm_up)]
        client = subprocess.Popen(
            ["node", "client.cjs", *wish], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert client.stdout is not None
        client.stdout.readline()
        cpu = cpu_seconds(server.pid)
        told: dict[str, Any] = json.loads(client.stdout.readline())
        spent = cpu_seconds(server.pid) - cpu
        told["server_cpu_ms_per_move"] = round(1000 * spent / max(1, told["moves"]), 2)
        told["moves_per_second"] = round(told["moves"] / seconds, 1)
        return told
    finally:
        for process in (client, server):
            if process is not None:
                process.kill()
                process.wait()


def cpu_seconds(pid: int) -> float:
    """What a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
